import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listLabels, listNames, makeOutgoing, show, words } from "./page.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { TableHistory } from "../../village_widgets/companion/history.js";

/** Make the entry with a number. */
const makeEntry = (number, later, turn = "", undone = false) => ({
  number,
  by: "Anna",
  at: 0,
  lines: [`entry ${number}`],
  undone,
  later,
  turn,
  line: number,
});
let out;
let past;
let answers;

beforeEach(() => {
  out = makeOutgoing();
  answers = new Sheet(words, out.send);
  show(answers.root);
  past = new TableHistory(words, out.send, answers);
});

const listNumbers = () =>
  [...past.list.querySelectorAll("[data-line]")].map((line) => Number(line.dataset.line));
const findButton = (label) =>
  [...past.list.querySelectorAll("button"), ...past.news.querySelectorAll("button")].find(
    (one) => one.textContent === label,
  );

test("the newest stands first, and a turn of several entries is one line, the latest one open", () => {
  const counted = { ...makeEntry(2, 3, "one"), count: "2 entries" };
  past.show(
    [makeEntry(1, 4, "one"), counted, makeEntry(3, 2), makeEntry(4, 1, "two"), makeEntry(5, 0, "two")],
    5,
  );
  assert.deepEqual(listNumbers(), [5, 4, 3, 2, 1]);
  assert.deepEqual(
    [...past.list.querySelectorAll("details")].map((turn) => turn.open),
    [true, false],
  );
  assert.deepEqual(listLabels(past.list.querySelectorAll(".vc-past-said")), [
    "entry 4 entry 5",
    "entry 1 entry 2",
  ]);
  assert.deepEqual(listLabels(past.list.querySelectorAll("summary small")), ["", "2 entries"]);
});

test("going back asks first and counts from the shown list; going forth does not ask", () => {
  past.show([makeEntry(1, 1), makeEntry(2, 0), makeEntry(3, -1, "", true)], 7);
  findButton("history-back").click();
  assert.deepEqual(out.sent, []);
  assert.equal(document.activeElement.textContent, "history-back-yes");
  document.activeElement.click();
  past.show([makeEntry(1, 1), makeEntry(2, 0), makeEntry(3, -1, "", true)], 7);
  findButton("history-forth").click();
  assert.deepEqual(out.sent, [
    { do: "undo", count: 1, v: 7 },
    { do: "redo", count: 1, v: 7 },
  ]);
});

test("buttons of different entries have different names", () => {
  past.show(
    [
      { ...makeEntry(1, 1), line: 1 },
      { ...makeEntry(2, 0), line: 2 },
      { ...makeEntry(3, -1), line: 0 },
    ],
    7,
  );
  assert.deepEqual(listNames(past.list.querySelectorAll("button")), [
    "history-forth: 3, entry 3",
    "history-change: 2, entry 2",
    "history-back: 1, entry 1",
    "history-change: 1, entry 1",
  ]);
});

test("going back or forth to an entry takes all entries between", () => {
  past.show(
    [
      makeEntry(1, 2),
      makeEntry(2, 1),
      makeEntry(3, 0),
      makeEntry(4, -1, "", true),
      makeEntry(5, -2, "", true),
    ],
    7,
  );
  const findEntryButton = (number, label) =>
    [...past.list.querySelectorAll(`[data-line="${number}"] button`)].find(
      (one) => one.textContent === label,
    );
  findEntryButton(1, "history-back").click();
  findEntryButton(1, "history-back-yes").click();
  findEntryButton(5, "history-forth").click();
  assert.deepEqual(out.sent, [
    { do: "undo", count: 2, v: 7 },
    { do: "redo", count: 2, v: 7 },
  ]);
});

test("while the player is asked whether they are sure, newer entries wait behind a button", () => {
  past.show([makeEntry(1, 1), makeEntry(2, 0)], 2);
  findButton("history-back").click();
  past.show([makeEntry(1, 2), makeEntry(2, 1), makeEntry(3, 0)], 3);
  assert.deepEqual([listNumbers(), document.activeElement.textContent], [[2, 1], "history-back-yes"]);
  findButton("history-news").click();
  assert.deepEqual(
    [listNumbers(), past.news.textContent, document.activeElement],
    [[3, 2, 1], "", past.list],
  );
  assert.equal(findButton("history-back-yes"), undefined);
});

test("the focus stays on its entry, also if that becomes a part of a turn", () => {
  past.show([makeEntry(1, 0, "one")], 1);
  past.list.querySelector(".vc-past-change").focus();
  past.show([makeEntry(1, 1, "one"), makeEntry(2, 0, "one")], 2);
  assert.equal(document.activeElement.closest("li").dataset.line, "1");
  assert.ok(document.activeElement.matches(".vc-past-change"));
});

test("the result of a correction stands above the list until the table goes on", () => {
  past.show([makeEntry(1, 0)], 1);
  past.showCorrected({ change: ["Anna has 3", "Anna has 5"], lines: [], differs: [["4 left", "6 left"]] });
  assert.deepEqual(
    [listLabels(past.news.querySelectorAll("del")), listLabels(past.news.querySelectorAll("ins"))],
    [
      ["3", "4"],
      ["5", "6"],
    ],
  );
  past.show([makeEntry(1, 0)], 2);
  assert.equal(past.news.textContent, "");
});

test("the result of a correction is shown while the list waits, and stays when newer entries come", () => {
  past.show([makeEntry(1, 1), makeEntry(2, 0)], 2);
  findButton("history-back").click();
  past.show([makeEntry(1, 1), makeEntry(2, 0)], 3);
  past.showCorrected({ change: ["Anna has 3", "Anna has 5"], lines: [], differs: [] });
  assert.ok(past.news.querySelector(".vc-corrected") && findButton("history-news"));
  findButton("history-news").click();
  assert.ok(past.news.querySelector(".vc-corrected") && !findButton("history-news"));
});

test("a turn stays open or closed as left; at another table the latest one is open again", () => {
  const table = [
    makeEntry(1, 3, "one"),
    makeEntry(2, 2, "one"),
    makeEntry(3, 1, "two"),
    makeEntry(4, 0, "two"),
  ];
  const findTurns = () => [...past.list.querySelectorAll("details")];
  const listOpen = () => findTurns().map((turn) => turn.open);
  past.show(table, 4);
  for (const turn of findTurns()) {
    turn.open = !turn.open;
    turn.dispatchEvent(new Event("toggle"));
  }
  past.show(table, 4);
  assert.deepEqual(listOpen(), [false, true]);
  answers.close();
  past.forget();
  past.show(table, 4);
  assert.deepEqual(listOpen(), [true, false]);
});

test("a history without entries says so", () => {
  past.show([], 0);
  assert.deepEqual(listLabels(past.list.querySelectorAll("li")), ["history-empty"]);
  assert.equal(answers.root.querySelector("p").textContent, "history-about");
});

test("an entry is struck through with its word when it was taken back, and names who made it when", (t) => {
  const noon = new Date(2026, 4, 3, 12, 30);
  t.mock.method(Date, "now", () => noon.getTime());
  const entries = [
    { ...makeEntry(1, 1), at: noon.getTime() / 1000 },
    { ...makeEntry(2, -1, "", true), by: "" },
  ];
  past.show(entries, 2);
  const [undone, held] = past.list.querySelectorAll("li");
  assert.deepEqual(
    [undone.className, listLabels(undone.querySelectorAll("s, bdi, small span, time"))],
    ["vc-undone", ["2", "", "history-undone", "entry 2"]],
  );
  assert.deepEqual(
    [held.className, listLabels(held.querySelectorAll("s, bdi, small span"))],
    ["", ["1", "Anna"]],
  );
  assert.match(held.querySelector("time").textContent, /12:30/);
});

test("only an entry of another day than today has its date, in the page's language", (t) => {
  const { lang } = document.documentElement;
  t.after(() => {
    document.documentElement.lang = lang;
  });
  document.documentElement.lang = "de";
  const times = [new Date(2024, 0, 5, 12, 30).getTime(), new Date().setHours(12, 30)];
  past.show(
    times.map((at, before) => ({ ...makeEntry(before + 1, 1 - before), at: at / 1000 })),
    2,
  );
  assert.deepEqual(listLabels(past.list.querySelectorAll("time")), ["12:30", "5. Jan., 12:30"]);
});

test("the summary of a turn tells what holds, not what was taken back", () => {
  past.show([makeEntry(1, 1, "one"), makeEntry(2, 0, "one"), makeEntry(3, -1, "one", true)], 3);
  assert.equal(past.list.querySelector(".vc-past-said").textContent, "entry 1 entry 2");
});

test("an entry is corrected by its line, and in another language the history is asked for again", () => {
  past.show([{ ...makeEntry(1, 0), line: 4 }], 1);
  findButton("history-change").click();
  answers.again();
  assert.deepEqual([out.sent, answers.isOpen], [[{ do: "alternatives", line: 4 }, { do: "history" }], false]);
});

test("a correction tells what it changes later, all that it brings, and can be taken back", () => {
  const change = ["Anna has 3", "Anna has 5"];
  past.show([makeEntry(1, 0)], 1);
  const listParts = () => listLabels(past.news.querySelectorAll("h3, .vc-about, summary, details p"));
  past.showCorrected({ change, lines: ["She pays 2", "She has 3"], differs: [] });
  assert.deepEqual(listParts(), [
    "✓ corrected",
    "corrected-same",
    "corrected-lines",
    "She pays 2",
    "She has 3",
  ]);
  past.showCorrected({ change, lines: [], differs: [["4 left", "6 left"]] });
  assert.deepEqual(listParts(), ["✓ corrected", "corrected-later"]);
  findButton("corrected-undo").click();
  assert.deepEqual(out.sent, [{ do: "undo" }]);
});

test("the result of a correction comes into view", (t) => {
  past.show([makeEntry(1, 0)], 1);
  const scrolled = t.mock.method(past.news, "scrollIntoView", () => {});
  past.showCorrected({ change: ["3", "5"], lines: [], differs: [] });
  assert.equal(scrolled.mock.callCount(), 1);
});
