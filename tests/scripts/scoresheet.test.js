import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { findButton, makeOutgoing, press, show, words } from "./page.js";
import { ScoreSheet } from "../../village_widgets/companion/scoresheet.js";

const makeChoice = (what, seat) => ({ type: "count", what, seat });
const makeCell = (count, told, what, seat) => [count, told, makeChoice(what, seat)];
const TALLY = {
  title: "Points",
  about: "",
  result: "Type them in.",
  reasons: [],
  done: { type: "done" },
  winners: [0],
  totals: [5, 3],
  players: [
    ["Anna", "red"],
    ["Bert", "blue"],
  ],
  ties: [],
  lines: [
    ["Coins", [makeCell(5, true, "coins", 0), makeCell(3, true, "coins", 1)], 0],
    ["Graves", [makeCell(0, false, "graves", 0), makeCell(0, false, "graves", 1)], 0],
  ],
};
const makeWithCoins = (count) => ({
  ...TALLY,
  totals: [count, 3],
  lines: [["Coins", [makeCell(count, true, "coins", 0), TALLY.lines[0][1][1]], 0], TALLY.lines[1]],
});
let sheet;
let out;

beforeEach(() => {
  out = makeOutgoing();
  sheet = new ScoreSheet(words, out.send);
  show(sheet.root);
  sheet.show(TALLY, true);
});

const findField = (label) => sheet.root.querySelector(`[aria-label="${label}"]`);
function type(label, text) {
  findField(label).focus();
  findField(label).value = text;
  findField(label).dispatchEvent(new Event("input"));
}

test("a corrected number is entered when the field is left, and only then", () => {
  type("Coins, Anna", "7");
  assert.deepEqual(out.sent, []);
  press(findField("Coins, Anna"), "Enter");
  assert.deepEqual(out.sent, [{ type: "count", what: "coins", seat: 0, count: 7 }]);
});

test("the keyboard goes on to the next empty number, and at last to the button that finishes", () => {
  const [coins] = TALLY.lines;
  const open = [
    ["Coins", [makeCell(null, false, "coins", 0), coins[1][1]], 0],
    ["Graves", [makeCell(null, false, "graves", 0), makeCell(0, false, "graves", 1)], 0],
  ];
  sheet.show({ ...TALLY, totals: [null, 3], winners: [], lines: open }, true);
  type("Coins, Anna", "7");
  press(findField("Coins, Anna"), "Enter");
  assert.equal(document.activeElement, findField("Graves, Anna"));
  type("Graves, Anna", "2");
  press(findField("Graves, Anna"), "Enter");
  assert.ok(document.activeElement.matches(".vc-tally-done"));
  assert.deepEqual(
    out.sent.map(({ count }) => count),
    [7, 2],
  );
});

test("a missing number is an empty field, asked for before the sheet is finished", () => {
  const [coins, graves] = TALLY.lines;
  const open = { ...TALLY, totals: [null, 3], winners: [] };
  sheet.show(
    { ...open, lines: [["Coins", [makeCell(null, false, "coins", 0), coins[1][1]], 0], graves] },
    true,
  );
  assert.equal(findField("Coins, Anna").value, "");
  assert.equal(sheet.root.querySelector(".vc-tally-total td").textContent, "…");
  sheet.root.querySelector(".vc-tally-done").click();
  assert.deepEqual([out.sent, document.activeElement], [[], findField("Coins, Anna")]);
  assert.equal(sheet.root.querySelector("[role=alert]").textContent, "tally-empty");
  type("Coins, Anna", "0");
  findField("Coins, Anna").blur();
  assert.deepEqual(out.sent, [{ type: "count", what: "coins", seat: 0, count: 0 }]);
  assert.equal(findField("Coins, Anna").getAttribute("aria-invalid"), "false");
});

test("an emptied field shows the known number again", () => {
  type("Coins, Anna", " ");
  findField("Coins, Anna").blur();
  assert.deepEqual([out.sent, findField("Coins, Anna").value], [[], "5"]);
});

test("other text stays as typed, marked, with a message", () => {
  type("Coins, Anna", "5x");
  findField("Coins, Anna").blur();
  assert.deepEqual(
    [out.sent, findField("Coins, Anna").value, findField("Coins, Anna").getAttribute("aria-invalid")],
    [[], "5x", "true"],
  );
  assert.equal(sheet.root.querySelector("[role=alert]").textContent, "tally-number");
});

test("a sheet with an impossible number is not entered: the focus goes there", () => {
  type("Coins, Bert", "1234");
  findField("Coins, Bert").blur();
  sheet.root.querySelector(".vc-tally-done").click();
  assert.deepEqual([out.sent, document.activeElement], [[], findField("Coins, Bert")]);
  type("Coins, Bert", "3");
  findField("Coins, Bert").blur();
  sheet.root.querySelector(".vc-tally-done").click();
  assert.deepEqual(out.sent, [{ type: "done" }]);
});

test("the finished sheet leads back to the numbers", () => {
  sheet.show({ ...TALLY, done: null, result: "Anna wins." }, true);
  findButton(sheet.root, "tally-back").click();
  assert.deepEqual(out.sent, [{ do: "undo" }]);
});

test("a number below a field's least is marked; one within its range is entered", () => {
  const enter = () => {
    type("Coins, Anna", "-3");
    findField("Coins, Anna").blur();
  };
  enter();
  assert.deepEqual([out.sent, findField("Coins, Anna").getAttribute("aria-invalid")], [[], "true"]);
  sheet.show(
    {
      ...TALLY,
      title: "Points, hunger too",
      lines: TALLY.lines.map(([label, cells]) => [label, cells, -10]),
    },
    true,
  );
  enter();
  assert.equal(out.sent[0].count, -3);
});

test("negative numbers have a real minus; a typed one may have either sign", () => {
  const makeCoins = (count) => {
    const cells = [makeCell(count, true, "coins", 0), makeCell(3, true, "coins", 1)];
    return { ...TALLY, totals: [count, 3], lines: [["Coins", cells, -20]] };
  };
  sheet.show(makeCoins(-10), true);
  assert.equal(findField("Coins, Anna").value, "−10");
  assert.equal(sheet.root.querySelector(".vc-tally-total td").textContent, "−10");
  for (const [typed, sent] of [
    ["-10", []],
    ["−10", []],
    ["−5", [-5]],
    ["-6", [-6]],
  ]) {
    out.sent.length = 0;
    type("Coins, Anna", typed);
    findField("Coins, Anna").blur();
    assert.deepEqual(
      out.sent.map(({ count }) => count),
      sent,
      typed,
    );
  }
  sheet.show({ ...makeCoins(-10), done: null }, true);
  assert.equal(sheet.root.querySelector("td:not(:empty)").textContent, "−10");
});

test("a half-typed number stays when another page enters one, which is shown", () => {
  type("Graves, Bert", "1");
  sheet.show(makeWithCoins(9), true);
  assert.deepEqual([findField("Graves, Bert").value, findField("Coins, Anna").value], ["1", "9"]);
  assert.equal(sheet.root.querySelector(".vc-tally-total td").textContent, "9");
});

test("an entered number stands until a newer one is known", () => {
  type("Coins, Anna", "7");
  findField("Coins, Anna").blur();
  assert.equal(findField("Coins, Anna").value, "7");
  sheet.show(TALLY, true);
  assert.equal(findField("Coins, Anna").value, "5");
});

test("a typed number that has become known gives way to newer ones", () => {
  for (const [typed, ...come] of [
    ["7", 7, 8],
    ["5", 8],
    ["5 ", 8],
  ]) {
    type("Coins, Anna", typed);
    for (const count of come) sheet.show(makeWithCoins(count), true);
    assert.equal(findField("Coins, Anna").value, "8");
    findField("Coins, Anna").blur();
    assert.deepEqual(out.sent, []);
    sheet.show(TALLY, true);
  }
});

test("a number typed for a tie is dropped when the tie is gone", () => {
  sheet.show(
    { ...TALLY, ties: [["Coins", [makeCell(1, false, "tie", 0), makeCell(1, false, "tie", 1)], 0]] },
    true,
  );
  const [, tie] = sheet.root.querySelectorAll('[aria-label="Coins, Bert"]');
  tie.focus();
  tie.value = "4";
  tie.dispatchEvent(new Event("input"));
  assert.deepEqual([findField("Coins, Bert").value, tie.value], ["3", "4"]);
  sheet.show(TALLY, true);
  assert.deepEqual([out.sent, sheet.root.querySelectorAll("input").length], [[], 4]);
});

test("viewers have no fields, and a finished sheet has no fields for anyone", () => {
  sheet.show(TALLY, false);
  assert.equal(sheet.root.querySelector("input, .vc-tally-done"), null);
  sheet.show({ ...TALLY, done: null, result: "Anna wins." }, true);
  assert.equal(sheet.root.querySelector("input"), null);
  assert.equal(sheet.root.querySelector("th small").textContent, "tally-wins");
});

test("an impossible number that was left stays marked while other pages enter others", () => {
  type("Coins, Bert", "many");
  findField("Coins, Bert").blur();
  sheet.show(makeWithCoins(6), true);
  assert.deepEqual(
    [
      findField("Coins, Bert").value,
      findField("Coins, Bert").getAttribute("aria-invalid"),
      findField("Coins, Anna").value,
    ],
    ["many", "true", "6"],
  );
});

test("a finished sheet comes into view when it is opened, and when it is finished", (t) => {
  const scrolled = t.mock.method(Element.prototype, "scrollIntoView", () => {});
  const over = { ...TALLY, done: null };
  /** Show states of a sheet and return how often each has scrolled. */
  const listCounts = (...states) => {
    sheet.root.hidden = false;
    return states.map((state) => {
      sheet.show(state, false);
      return scrolled.mock.callCount();
    });
  };
  assert.deepEqual(listCounts(TALLY, over, over, TALLY, over), [0, 1, 1, 1, 2]);
  sheet = new ScoreSheet(words, out.send);
  show(sheet.root);
  assert.deepEqual(listCounts(over, over), [3, 3]);
});

const listCells = (...names) => names.map((name) => findField(name).getAttribute("aria-invalid"));

test("a field of spaces counts as empty where the keyboard goes, and as missing", () => {
  const [coins, graves] = TALLY.lines;
  const empty = ["Graves", [makeCell(null, false, "graves", 0), makeCell(null, false, "graves", 1)], 0];
  sheet.show({ ...TALLY, lines: [coins, empty], totals: [null, null], winners: [] }, true);
  type("Graves, Bert", " ");
  type("Graves, Anna", "1");
  press(findField("Graves, Anna"), "Enter");
  assert.equal(document.activeElement, findField("Graves, Bert"));
  sheet.root.querySelector(".vc-tally-done").click();
  assert.deepEqual(listCells("Graves, Anna", "Graves, Bert", "Coins, Anna"), ["false", "true", "false"]);
  assert.equal(findField("Graves, Bert").getAttribute("aria-describedby"), "vc-tally-wrong");
  sheet.show({ ...TALLY, lines: [coins, graves] }, true);
  assert.equal(sheet.root.querySelector("[role=alert]").hidden, true);
});

test("the last number is left where there is no button that finishes", () => {
  findField("Graves, Bert").focus();
  sheet.root.querySelector(".vc-tally-done").remove();
  press(findField("Graves, Bert"), "Enter");
  assert.ok(!sheet.root.contains(document.activeElement));
});

test("a key that goes on presses nothing, and other keys stay with the field", () => {
  findField("Coins, Anna").focus();
  assert.equal(press(findField("Coins, Anna"), "Enter"), false);
  findField("Coins, Anna").focus();
  assert.equal(press(findField("Coins, Anna"), "1"), true);
  assert.equal(document.activeElement, findField("Coins, Anna"));
});

test("a number that is marked is judged anew at each key, any other only when it is left", () => {
  type("Coins, Anna", "x");
  assert.deepEqual(listCells("Coins, Anna"), ["false"]);
  findField("Coins, Anna").blur();
  type("Coins, Anna", "4");
  assert.deepEqual(listCells("Coins, Anna"), ["false"]);
  assert.equal(sheet.root.querySelector("[role=alert]").hidden, true);
  type("Coins, Anna", "x");
  findField("Coins, Anna").blur();
  type("Coins, Anna", " ");
  assert.deepEqual(listCells("Coins, Anna"), ["false"], "spaces are no wrong number");
});

test("the best totals are marked, winners only once the sheet is finished; reasons open then", () => {
  const listBest = () => [...sheet.root.querySelectorAll(".vc-tally-total td")].map((one) => one.className);
  const findWhy = () => sheet.root.querySelector(".vc-tally-why");
  const readResult = () => sheet.root.querySelector(".vc-tally-result");
  assert.deepEqual([listBest(), sheet.root.querySelector("th small")], [["vc-tally-best", ""], null]);
  assert.deepEqual([findWhy().open, readResult().matches(".vc-tally-won")], [false, false]);
  sheet.show({ ...TALLY, done: null, result: "", reasons: ["Five is more."] }, true);
  assert.deepEqual([...sheet.root.querySelectorAll("th")].map((one) => one.textContent).slice(0, 2), [
    "Annatally-wins",
    "Bert",
  ]);
  assert.deepEqual(
    [findWhy().open, findWhy().querySelector("li").textContent, readResult().textContent],
    [true, "Five is more.", "waiting"],
  );
  assert.ok(readResult().matches(".vc-tally-won"));
});

test("what breaks ties stands below the totals, under its own head", () => {
  assert.equal(sheet.root.querySelector(".vc-tally-tie"), null);
  const ties = [["Houses", [makeCell(1, false, "houses", 0), makeCell(2, false, "houses", 1)], 0]];
  sheet.show({ ...TALLY, ties, done: null }, false);
  assert.deepEqual(
    [...sheet.root.querySelectorAll("tbody:last-child tr")].map((row) =>
      row.textContent.replaceAll(/\s+/g, " "),
    ),
    ["tally-tiestally-ties-about", "Houses12"],
  );
  assert.equal(sheet.root.querySelector(".vc-tally-tie th").colSpan, 3);
});

test("numbers that were told differ from those that follow from the table, and the sheet is printed", (t) => {
  const listTold = () => ["Coins, Anna", "Graves, Anna"].map((name) => findField(name).className);
  assert.deepEqual(listTold(), ["vc-told", ""]);
  assert.equal(
    sheet.root.querySelector(".vc-tally-legend").textContent.replaceAll(/\s+/g, " "),
    "tally-told tally-known",
  );
  let printed = 0;
  globalThis.print = () => {
    printed += 1;
  };
  t.after(() => delete globalThis.print);
  findButton(sheet.root, "tally-print").click();
  assert.equal(printed, 1);
});

const TIE = ["Left", [makeCell(1, false, "tie", 0), makeCell(1, false, "tie", 1)], 0];

test("an impossible number of a tie that is gone does not stand in the way", () => {
  sheet.show({ ...TALLY, ties: [TIE] }, true);
  type("Left, Anna", "x");
  findField("Left, Anna").blur();
  sheet.show(TALLY, true);
  sheet.root.querySelector(".vc-tally-done").click();
  assert.deepEqual(out.sent, [{ type: "done" }]);
});

test("a tie that comes back shows its known numbers", () => {
  sheet.show({ ...TALLY, ties: [TIE] }, true);
  type("Left, Anna", "4");
  sheet.show(TALLY, true);
  sheet.show({ ...TALLY, ties: [TIE] }, true);
  assert.equal(findField("Left, Anna").value, "1");
});

test("the result is announced when it changes", () => {
  assert.equal(sheet.root.querySelector(".vc-tally-result").getAttribute("role"), "status");
});

test("a number may have three digits", () => {
  type("Coins, Anna", "123");
  findField("Coins, Anna").blur();
  assert.deepEqual(
    out.sent.map(({ count }) => count),
    [123],
  );
});

test("the keyboard goes from the last number to the first empty one; typed ones are there", () => {
  const open = makeWithCoins(null);
  sheet.show({ ...open, winners: [] }, true);
  press(findField("Graves, Bert"), "Enter");
  assert.equal(document.activeElement, findField("Coins, Anna"));
  const graves = [makeCell(null, false, "graves", 0), makeCell(0, false, "graves", 1)];
  sheet.show({ ...open, winners: [], lines: [open.lines[0], ["Graves", graves, 0]] }, true);
  press(findField("Coins, Bert"), "Enter");
  assert.equal(document.activeElement, findField("Graves, Anna"), "the next one comes before the first");
  sheet.show({ ...open, winners: [] }, true);
  type("Coins, Anna", "7");
  sheet.root.querySelector(".vc-tally-done").click();
  assert.deepEqual(out.sent.at(-1), { type: "done" });
});
