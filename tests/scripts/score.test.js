import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listLabels, press, show, words } from "./page.js";
import { ScoreTable } from "../../village_widgets/components/score.js";

const SEATED = [
  ["Anna", "red", false],
  ["Bert", "blue", false],
];
const SCORE = {
  players: ["Anna", "Bert"],
  lines: [
    ["Goods", [3, 2]],
    ["Coins", [0, 4]],
  ],
  totals: [3, 6],
  winners: [1],
  result: "Bert wins.",
  reasons: ["More coins."],
};
let ended;
let table;
const find = (selector) => table.root.querySelector(selector);

beforeEach(() => {
  ended = 0;
  table = new ScoreTable(words, () => {
    ended += 1;
  });
  show(table.root);
});

test("the score names players, categories, points and totals, who won and which rule decided", () => {
  table.show(SCORE, SEATED);
  assert.equal(
    find("table").textContent.replaceAll(/\s+/g, " ").trim(),
    "AnnaBertwinner Goods32Coins04 total36".replaceAll("  ", " "),
  );
  assert.deepEqual(
    [find(".vc-result").textContent, listLabels(table.root.querySelectorAll(".vc-cited li"))],
    ["Bert wins.", ["More coins."]],
  );
});

test("negative points have a real minus", () => {
  table.show({ ...SCORE, lines: [["Hunger", [-10, 0]]], totals: [-7, 6] }, SEATED);
  assert.deepEqual(listLabels(table.root.querySelectorAll("td")).slice(1), ["−10", "0", "−7", "6"]);
});

test("a player alone is not called the winner", () => {
  table.show({ ...SCORE, players: ["Anna"], lines: [], totals: [3], winners: [0] }, SEATED);
  assert.equal(find("small"), null);
});

test("the end is announced once, and again after it was undone", () => {
  table.show(SCORE, SEATED);
  table.show(SCORE, SEATED);
  assert.equal(ended, 1);
  table.show(undefined, SEATED);
  assert.ok(table.root.hidden);
  table.show(SCORE, SEATED);
  assert.equal(ended, 2);
});

test("the lines of the score come one after the other; the first press shows all of them", (t) => {
  const { prototype } = document.defaultView.Element;
  const delays = [];
  let finished = 0;
  const finish = () => {
    finished += 1;
  };
  prototype.animate = (_, { delay }) => {
    delays.push(delay);
    return { finish };
  };
  t.after(() => delete prototype.animate);
  t.mock.getter(document, "hidden", () => false);
  localStorage.clear();
  table.show(SCORE, SEATED);
  assert.deepEqual(delays.slice(0, 2), [0, 950]);
  press(document.body, "x");
  press(document.body, "x");
  assert.equal(finished, delays.length);
});

test("the lines come category by category, totals, result; at once with less motion", (t) => {
  const { prototype } = document.defaultView.Element;
  const shown = [];
  prototype.animate = function () {
    shown.push(
      this.localName === "tr" ? this.firstElementChild.textContent : this.className || this.localName,
    );
    return { finish() {} };
  };
  t.after(() => delete prototype.animate);
  t.mock.getter(document, "hidden", () => false);
  localStorage.clear();
  table.show(SCORE, SEATED);
  press(document.body, "x");
  assert.deepEqual(shown.splice(0), ["Goods", "Coins", "tfoot", "vc-result", "vc-cited", "small"]);
  table.show(undefined, SEATED);
  t.mock.method(globalThis, "matchMedia", () => ({ matches: true, addEventListener() {} }));
  table.show(SCORE, SEATED);
  assert.deepEqual(shown, []);
});
