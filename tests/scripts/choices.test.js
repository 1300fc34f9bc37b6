import assert from "node:assert/strict";
import { test } from "node:test";
import { holdFrames, listLabels, makeOutgoing, noteFocusing, show, words } from "./page.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { Choices } from "../../village_widgets/components/choices.js";

const ROWS = [
  { target: "stall:0", label: "Serve", number: 1, ways: [["one ox", ["#ox"]]], pictures: ["#face"] },
  {
    target: "stall:0",
    label: "Serve",
    number: 0,
    ways: [
      ["one ox", []],
      ["two coins", []],
    ],
  },
  { target: "agenda", label: "Bless", beside: true },
  { target: "agenda", label: "Pass", beside: true, quiet: true },
];

function showRows(rows, tiles, signs) {
  const { sent, send } = makeOutgoing();
  const panel = makeElement(
    "div",
    { class: "vc-panel", "aria-label": "Market" },
    makeElement("i", { "data-at": "stall:0" }),
  );
  const lit = [];
  const board = {
    findTarget: (at) => panel.querySelector(`[data-at="${at}"]`) ?? undefined,
    light: (at) => lit.push(at),
  };
  const led = [];
  const list = new Choices(words, send, board, {
    showOnBoard: () => led.push("board"),
    showQuestion: () => led.push("question"),
  });
  show(makeElement("section", { class: "vc-agenda" }, list.root), panel);
  list.show(rows, 7, false, tiles, signs);
  return { list: list.root, sent, lit, led, show: (...state) => list.show(...state), choices: list };
}

test("a row with one price is picked at once, one with several asks how to pay", () => {
  const { list, sent } = showRows(ROWS);
  const [one, several] = list.querySelectorAll(".vc-rows button");
  one.click();
  several.click();
  assert.deepEqual(sent, [
    { do: "pick", row: 1, way: 0, v: 7 },
    { do: "row", row: 0, v: 7 },
  ]);
  assert.deepEqual(listLabels([one, several]), ["Serve one ox", "Serve one ox …"]);
  const aloud = [one, several].map((button) => button.getAttribute("aria-label"));
  assert.deepEqual(aloud, ["Serve, one ox", "Serve, one ox …"]);
  assert.equal(list.querySelector("summary").textContent, "all-choices:  4");
});

test("rows stand under the names of their panels, those beside the question apart", () => {
  const { list } = showRows(ROWS);
  assert.deepEqual(listLabels(list.querySelectorAll("h2")), ["Market"]);
  assert.deepEqual(listLabels(list.querySelectorAll(".vc-beside button")), ["Bless"]);
  assert.equal(list.querySelector(".vc-count").textContent, "4");
});

test("rows that no panel shows have no heading", () => {
  const { list } = showRows([{ target: "agenda", label: "Bless" }, ...ROWS]);
  assert.deepEqual(
    [list.querySelectorAll("[role=group]").length, listLabels(list.querySelectorAll("h2"))],
    [2, ["Market"]],
  );
});

test("the row that does nothing stands last, quietly", () => {
  const { list } = showRows(ROWS);
  assert.equal([...list.querySelectorAll("button.vc-row")].at(-1).textContent, "Pass");
  assert.deepEqual(listLabels(list.querySelectorAll(".vc-quiet.vc-row")), ["Pass"]);
  assert.equal(list.querySelector(".vc-quiet.vc-row").closest(".vc-beside"), null);
});

test("a choice and its price have pictures that screen readers skip", () => {
  const { list } = showRows(ROWS);
  const [row] = list.querySelectorAll(".vc-rows button");
  assert.deepEqual(
    [...row.querySelectorAll("use")].map((each) => each.getAttribute("href")),
    ["#face", "#ox"],
  );
  assert.ok([...row.querySelectorAll("svg")].every((each) => each.getAttribute("aria-hidden") === "true"));
});

test("a row lights up its place while the pointer is on it", () => {
  const { list, lit } = showRows(ROWS);
  const [row] = list.querySelectorAll(".vc-rows button");
  row.dispatchEvent(new Event("pointerenter"));
  row.dispatchEvent(new Event("pointerleave"));
  assert.deepEqual(lit.slice(-2), ["stall:0", ""]);
});

test("without rows there is no list, no row beside it and no way to the board", () => {
  const { list } = showRows([]);
  assert.ok(
    list.querySelector(".vc-list").hidden &&
      list.querySelector(".vc-where").hidden &&
      list.querySelector(".vc-beside").hidden,
  );
});

test("the list is drawn after the board is painted; a folded one when it is opened", (t) => {
  const frames = holdFrames(t);
  const { list } = showRows(ROWS);
  const countRows = () => list.querySelectorAll(".vc-rows button").length;
  assert.deepEqual(
    [countRows(), listLabels(list.querySelectorAll(".vc-beside button")), frames.length],
    [0, ["Bless"], 1],
  );
  frames[0].onfinish();
  assert.equal(countRows(), 2);
});

test("a keyboard in the list goes to the question when the list is drawn again", () => {
  const { list, led, show } = showRows(ROWS);
  list.querySelector(".vc-rows button").focus();
  show(ROWS, 8, false);
  assert.deepEqual(led, ["question"]);
});

test("a list that would lie over the board is folded until the reader opens it", () => {
  const { list, show } = showRows(ROWS);
  const isOpen = () => list.querySelector(".vc-list").open;
  assert.equal(isOpen(), true);
  show(ROWS, 8, true);
  assert.equal(isOpen(), false);
  show(ROWS, 9, false);
  assert.equal(isOpen(), false);
});

test("only choices that are all short stand in one line", () => {
  const look = (...labels) =>
    showRows(labels.map((label) => ({ target: "agenda", label, beside: true }))).list.querySelector(
      ".vc-beside",
    ).className;
  assert.deepEqual(
    [look("1", "22"), look("1", "Bless")].map((names) => names.includes("vc-short")),
    [true, false],
  );
});

const SIGNS = {
  forest: ["Forest", ["#wood"]],
  stable: ["Stable", ["#ox"]],
  field: ["Field", []],
};
const send = (pieces) => ({ target: "forest", label: `Send ${pieces}`, sign: "forest", pieces });
const LONG = [
  send(2),
  send(1),
  { target: "stall:0", label: "Train a 1 there", sign: "stable", rest: "Train a 1" },
  { target: "stall:0", label: "Train a 2 there", sign: "stable", rest: "Train a 2" },
  { target: "field", label: "Harvest the field", sign: "field" },
  { target: "stall:0", label: "Buy" },
];

test("a long list shows deeds first, then who can do one; a deed with one choice is done at once", () => {
  const { list, sent, lit } = showRows(LONG, false, SIGNS);
  const findSigns = () => [...list.querySelectorAll(".vc-groups .vc-sign")];
  assert.deepEqual(listLabels(findSigns()), ["Forest2", "Stable2", "Field", "Buy"]);
  assert.equal(list.querySelector(".vc-list").open, false, "all choices stay below, folded");
  findSigns()[1].dispatchEvent(new Event("pointerenter"));
  assert.equal(lit.at(-1), "stall:0");
  findSigns()[1].focus();
  findSigns()[1].click();
  assert.deepEqual(listLabels(list.querySelectorAll(".vc-members button")), ["Train a 1", "Train a 2"]);
  assert.equal(document.activeElement.getAttribute("aria-label"), "Stable: choices-back");
  list.querySelectorAll(".vc-members button")[1].click();
  document.activeElement.click();
  assert.equal(document.activeElement, findSigns()[1]);
  findSigns()[2].click();
  assert.deepEqual(
    sent.map(({ row }) => row),
    [3, 4],
  );
});

test("of choices that differ in a number, the largest is meant until another is pressed", () => {
  const { list, sent } = showRows(LONG, false, SIGNS);
  list.querySelector(".vc-sign").click();
  const numbers = [...list.querySelectorAll(".vc-numbers button")];
  assert.deepEqual(listLabels(numbers), ["1", "2"]);
  const findMeant = () => list.querySelector(".vc-members .vc-row");
  assert.equal(findMeant().textContent, "Send 2");
  numbers[0].click();
  assert.deepEqual([findMeant().textContent, numbers[0].getAttribute("aria-pressed")], ["Send 1", "true"]);
  findMeant().click();
  assert.deepEqual(sent, [{ do: "pick", row: 1, way: 0, v: 7 }]);
});

test("choices that are told again in another language stay unfolded, with the number that was meant", () => {
  const { list, show, choices } = showRows(LONG, false, SIGNS);
  list.querySelector(".vc-sign").click();
  list.querySelector(".vc-numbers button").click();
  choices.isRetold = true;
  show(
    LONG.map((row) => ({ ...row, label: `${row.label}!` })),
    8,
    false,
  );
  assert.equal(list.querySelector(".vc-members .vc-row").textContent, "Send 1!");
  show(LONG, 9, false);
  assert.equal(list.querySelector(".vc-members"), null, "in a later version they are folded");
});

test("groups stay where they were, whichever choice comes first", () => {
  const { list, show } = showRows(LONG, false, SIGNS);
  const before = listLabels(list.querySelectorAll(".vc-sign"));
  show([...LONG].reverse(), 8, false, false, {});
  assert.deepEqual(listLabels(list.querySelectorAll(".vc-sign")), before);
});

test("only more than two choices are tiles", () => {
  const areTiles = (count) => showRows(ROWS.slice(0, count), true).list.querySelector(".vc-tiles") !== null;
  assert.deepEqual([areTiles(2), areTiles(3)], [false, true]);
});

test("labels of three letters are short, of four no longer", () => {
  const isShort = (label) =>
    showRows([{ target: "agenda", label, beside: true }]).list.querySelector(".vc-short") !== null;
  assert.deepEqual([isShort("abc"), isShort("abcd")], [true, false]);
});

test("a row that the keyboard reaches lights up its place, until it leaves", () => {
  const { list, lit } = showRows(ROWS);
  const [row] = list.querySelectorAll(".vc-rows button");
  row.focus();
  assert.equal(lit.at(-1), "stall:0");
  row.blur();
  assert.equal(lit.at(-1), "");
});

test("a note beside a choice is read aloud with it", () => {
  const { list } = showRows([{ target: "agenda", label: "Bless", note: "costly", beside: true }]);
  assert.match(list.querySelector(".vc-row").getAttribute("aria-label"), /^Bless.+costly$/);
});

test("groups that were to be drawn when the table went on are not drawn any more", (t) => {
  const frames = holdFrames(t);
  const { list, show } = showRows(LONG, false, SIGNS);
  show([ROWS[0]], 8, false);
  for (const { onfinish } of frames) onfinish?.();
  assert.equal(list.querySelector(".vc-sign"), null);
});

/** Open or close the list of all choices, as its reader does. */
function turn(list, isOpen) {
  const details = list.querySelector(".vc-list");
  details.open = isOpen;
  details.dispatchEvent(new Event("toggle"));
}

test("a list that the reader closes stays closed; one below groups opens and closes on its own", () => {
  const { list, show } = showRows(LONG, false, SIGNS);
  const details = list.querySelector(".vc-list");
  turn(list, true);
  assert.equal(list.querySelectorAll(".vc-rows button").length, LONG.length);
  turn(list, false);
  show(ROWS, 8, false);
  assert.ok(details.open);
  turn(list, false);
  show(ROWS, 9, false);
  assert.ok(!details.open);
});

test("a single group is open at once, and has no way back", () => {
  const { list } = showRows([send(1), send(2)], false, SIGNS);
  assert.deepEqual(listLabels(list.querySelectorAll(".vc-numbers button")), ["1", "2"]);
  assert.ok(list.querySelector(".vc-groups button").hidden);
});

test("a group lights up its place only while the pointer or the keyboard is on it", () => {
  const { list, lit } = showRows(LONG, false, SIGNS);
  const stable = list.querySelectorAll(".vc-sign")[1];
  for (const event of ["pointerenter", "pointerleave", "focus", "blur"])
    stable.dispatchEvent(new Event(event));
  assert.deepEqual(lit.slice(-4), ["stall:0", "", "stall:0", ""]);
});

test("the keyboard goes with a group that opens, and back to it when it closes, without scrolling", (t) => {
  const { list } = showRows(LONG, false, SIGNS);
  const [, second] = list.querySelectorAll(".vc-sign");
  const groups = listLabels(list.querySelectorAll(".vc-sign"));
  const asked = noteFocusing(t);
  second.focus({ preventScroll: true });
  second.click();
  const back = list.querySelector(".vc-groups button");
  assert.equal(document.activeElement, back);
  back.click();
  assert.equal(document.activeElement.textContent, groups[1]);
  assert.deepEqual(asked, Array(3).fill({ preventScroll: true }));
});

test("the keyboard in a group goes to the first button when a single group is left", () => {
  const { list, show } = showRows(LONG, false, SIGNS);
  list.querySelectorAll(".vc-sign")[1].focus();
  document.activeElement.click();
  show([send(1), send(2)], 8, false, false, SIGNS);
  assert.equal(document.activeElement, list.querySelector(".vc-groups button"));
});

test("a group that is pressed with the keyboard elsewhere leaves it there", () => {
  const { list } = showRows(LONG, false, SIGNS);
  document.activeElement.blur();
  list.querySelectorAll(".vc-sign")[1].click();
  assert.equal(document.activeElement, document.body);
});

test("the choices of a group are named after it, and its way back says what it leads to", () => {
  const { list } = showRows(LONG, false, SIGNS);
  const [, second] = list.querySelectorAll(".vc-sign");
  const called = second.querySelector("span span").textContent;
  second.click();
  assert.equal(list.querySelector(".vc-members").getAttribute("aria-label"), called);
  assert.equal(list.querySelector(".vc-groups button").getAttribute("aria-label"), `${called}: choices-back`);
});

test("a keyboard in a list that is filled again stays there", () => {
  const { list, led, choices } = showRows(ROWS);
  const [row] = list.querySelectorAll(".vc-rows button");
  row.focus();
  choices.fill();
  assert.deepEqual([led, document.activeElement], [[], row]);
});

test("a keyboard in a list goes to the question when no choice stands in the list any more", () => {
  const { list, led, show } = showRows([]);
  show(LONG, 8, true, false, SIGNS);
  turn(list, true);
  list.querySelector(".vc-rows button").focus();
  show(ROWS.slice(2), 9, true);
  assert.deepEqual(led, ["question"]);
  assert.equal(list.querySelector(".vc-rows button"), null);
});

test("a folded list, too, is told again in another language, for a search in the page", () => {
  const { list, show, choices } = showRows(ROWS);
  turn(list, false);
  choices.isRetold = true;
  show([{ ...ROWS[0], label: "Serve!", ways: [] }], 8, false);
  assert.ok(!list.querySelector(".vc-list").open);
  assert.deepEqual(listLabels(list.querySelectorAll(".vc-rows button")), ["Serve!"]);
  show(ROWS, 9, false);
  assert.deepEqual(listLabels(list.querySelectorAll(".vc-rows button")), ["Serve!"], "until it is opened");
});

test("the rows of a panel are a group of its name, for screen readers too", () => {
  const { list } = showRows(ROWS);
  assert.equal(list.querySelector(".vc-rows [role=group]").getAttribute("aria-label"), "Market");
});
