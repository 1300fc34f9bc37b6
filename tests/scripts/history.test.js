import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { labels, outgoing, show, words } from "./page.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { TableHistory } from "../../village_widgets/companion/history.js";

/** Make the entry with a number. */
const entry = (number, later, turn = "", undone = false) => ({
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
  out = outgoing();
  answers = new Sheet(words, out.send);
  show(answers.root);
  past = new TableHistory(words, out.send, answers);
});

const numbers = () => [...past.list.querySelectorAll("[data-line]")].map((line) => Number(line.dataset.line));
const named = (label) =>
  [...past.list.querySelectorAll("button"), ...past.news.querySelectorAll("button")].find(
    (one) => one.textContent === label,
  );

test("the newest stands first, and a turn of several entries is one line, the latest one open", () => {
  const counted = { ...entry(2, 3, "one"), count: "2 entries" };
  past.show([entry(1, 4, "one"), counted, entry(3, 2), entry(4, 1, "two"), entry(5, 0, "two")], 5);
  assert.deepEqual(numbers(), [5, 4, 3, 2, 1]);
  assert.deepEqual(
    [...past.list.querySelectorAll("details")].map((turn) => turn.open),
    [true, false],
  );
  assert.deepEqual(labels(past.list.querySelectorAll(".vc-past-said")), [
    "entry 4 entry 5",
    "entry 1 entry 2",
  ]);
  assert.deepEqual(labels(past.list.querySelectorAll("summary small")), ["", "2 entries"]);
});

test("going back asks first and counts from the shown list; going forth does not ask", () => {
  past.show([entry(1, 1), entry(2, 0), entry(3, -1, "", true)], 7);
  named("history-back").click();
  assert.deepEqual(out.sent, []);
  assert.equal(document.activeElement.textContent, "history-back-yes");
  document.activeElement.click();
  past.show([entry(1, 1), entry(2, 0), entry(3, -1, "", true)], 7);
  named("history-forth").click();
  assert.deepEqual(out.sent, [
    { do: "undo", count: 1, v: 7 },
    { do: "redo", count: 1, v: 7 },
  ]);
});

test("buttons of different entries have different names", () => {
  past.show(
    [
      { ...entry(1, 1), line: 1 },
      { ...entry(2, 0), line: 2 },
      { ...entry(3, -1), line: 0 },
    ],
    7,
  );
  assert.deepEqual(
    [...past.list.querySelectorAll("button")].map((one) => one.getAttribute("aria-label")),
    [
      "history-forth: 3, entry 3",
      "history-change: 2, entry 2",
      "history-back: 1, entry 1",
      "history-change: 1, entry 1",
    ],
  );
});

test("going back or forth to an entry takes all entries between", () => {
  past.show([entry(1, 2), entry(2, 1), entry(3, 0), entry(4, -1, "", true), entry(5, -2, "", true)], 7);
  const ofEntry = (number, label) =>
    [...past.list.querySelectorAll(`[data-line="${number}"] button`)].find(
      (one) => one.textContent === label,
    );
  ofEntry(1, "history-back").click();
  ofEntry(1, "history-back-yes").click();
  ofEntry(5, "history-forth").click();
  assert.deepEqual(out.sent, [
    { do: "undo", count: 2, v: 7 },
    { do: "redo", count: 2, v: 7 },
  ]);
});

test("while the player is asked whether they are sure, newer entries wait behind a button", () => {
  past.show([entry(1, 1), entry(2, 0)], 2);
  named("history-back").click();
  past.show([entry(1, 2), entry(2, 1), entry(3, 0)], 3);
  assert.deepEqual([numbers(), document.activeElement.textContent], [[2, 1], "history-back-yes"]);
  named("history-news").click();
  assert.deepEqual([numbers(), past.news.textContent, document.activeElement], [[3, 2, 1], "", past.list]);
  assert.equal(named("history-back-yes"), undefined);
});

test("the focus stays on its entry, also if that becomes a part of a turn", () => {
  past.show([entry(1, 0, "one")], 1);
  past.list.querySelector(".vc-past-change").focus();
  past.show([entry(1, 1, "one"), entry(2, 0, "one")], 2);
  assert.equal(document.activeElement.closest("li").dataset.line, "1");
  assert.ok(document.activeElement.matches(".vc-past-change"));
});

test("the result of a correction stands above the list until the table goes on", () => {
  past.show([entry(1, 0)], 1);
  past.showCorrected({ change: ["Anna has 3", "Anna has 5"], lines: [], differs: [["4 left", "6 left"]] });
  assert.deepEqual(
    [labels(past.news.querySelectorAll("del")), labels(past.news.querySelectorAll("ins"))],
    [
      ["3", "4"],
      ["5", "6"],
    ],
  );
  past.show([entry(1, 0)], 2);
  assert.equal(past.news.textContent, "");
});

test("the result of a correction is shown while the list waits, and stays when newer entries come", () => {
  past.show([entry(1, 1), entry(2, 0)], 2);
  named("history-back").click();
  past.show([entry(1, 1), entry(2, 0)], 3);
  past.showCorrected({ change: ["Anna has 3", "Anna has 5"], lines: [], differs: [] });
  assert.ok(past.news.querySelector(".vc-corrected") && named("history-news"));
  named("history-news").click();
  assert.ok(past.news.querySelector(".vc-corrected") && !named("history-news"));
});

test("a turn stays open or closed as left; at another table the latest one is open again", () => {
  const table = [entry(1, 3, "one"), entry(2, 2, "one"), entry(3, 1, "two"), entry(4, 0, "two")];
  const turns = () => [...past.list.querySelectorAll("details")];
  const open = () => turns().map((turn) => turn.open);
  past.show(table, 4);
  for (const turn of turns()) {
    turn.open = !turn.open;
    turn.dispatchEvent(new Event("toggle"));
  }
  past.show(table, 4);
  assert.deepEqual(open(), [false, true]);
  answers.close();
  past.forget();
  past.show(table, 4);
  assert.deepEqual(open(), [true, false]);
});
