import assert from "node:assert/strict";
import { test } from "node:test";
import { listLabels, show, words } from "./page.js";
import { makeCorrecting } from "../../village_widgets/companion/correcting.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const TIME = { type: "spend", seat: 1, why: "market", time: 1 };
const SOLD = { type: "sold", seat: 1, customer: 3 };
const EVERY = [
  [
    ["Bert", "blue"],
    [
      ["Market", [["Bert: 1 time, the market day", TIME]]],
      ["Sales", Array.from({ length: 9 }, (_, at) => [`Bert serves ${at}`, { ...SOLD, customer: at }])],
    ],
  ],
];

test("the entry itself can be added once more before it, but does not take its own place", () => {
  const sent = [];
  const answers = new Sheet(words, (message) => sent.push(message));
  show(answers.root);
  makeCorrecting(words, (message) => sent.push(message), answers).show(
    { line: 5, said: "Bert: 1 time, the market day", near: [], every: EVERY, gap: 5, forgotten: [] },
    9,
  );
  const [instead, before] = answers.root.querySelectorAll(".vc-chooser");
  const listHeadings = (one) => [...one.querySelectorAll("summary")].map((each) => each.textContent);
  assert.deepEqual([listHeadings(instead), listHeadings(before)], [["Sales"], ["Market", "Sales"]]);
  assert.equal(listLabels(before.querySelectorAll("button"))[0], "Bert: 1 time, the market day");
  before.querySelectorAll("details button")[0].click();
  assert.deepEqual(sent, [{ do: "correct", line: 5, answer: TIME, adds: true, v: 9 }]);
});

test("what was forgotten before a death is offered where it happened, and entered there", () => {
  const sent = [];
  const answers = new Sheet(words, (message) => sent.push(message));
  show(answers.root);
  const dead = [[null, [["", [["The “1” dies", { type: "bury" }]]]]]];
  makeCorrecting(words, (message) => sent.push(message), answers).show(
    { line: 5, said: "The “1” dies", near: [], every: dead, gap: 4, forgotten: EVERY },
    9,
  );
  answers.root.querySelectorAll(".vc-chooser")[1].querySelectorAll("details button")[0].click();
  assert.deepEqual(sent, [{ do: "correct", line: 4, answer: TIME, adds: true, v: 9 }]);
});

/** Show the answers that could replace Bert's entry: those of all players, and those `near` it. */
function showChoices(every, near = []) {
  const answers = new Sheet(words, () => {});
  show(answers.root);
  makeCorrecting(words, () => {}, answers).show(
    { line: 5, said: "Bert: 1 time", near, every, gap: 5, forgotten: [] },
    9,
  );
  return answers.root;
}

test("few answers are listed at once, many are folded by kind, and again when a player is pressed", () => {
  const [one] = showChoices([...EVERY, [null, [["", [["Nobody dies", SOLD]]]]]]).querySelectorAll(
    ".vc-chooser",
  );
  const findPlayers = () => [...one.querySelectorAll(".vc-whose button")];
  const listPressed = () => findPlayers().map((player) => player.ariaPressed);
  assert.deepEqual(
    [listLabels(findPlayers()), listPressed()],
    [
      ["Bert", "correct-nobody"],
      ["true", "false"],
    ],
  );
  assert.deepEqual(listLabels(one.querySelectorAll("summary")), ["Market", "Sales"]);
  one.querySelector("details").open = true;
  findPlayers()[1].click();
  assert.deepEqual(
    [listLabels(one.querySelectorAll(".vc-kinds button")), listPressed()],
    [["Nobody dies"], ["false", "true"]],
  );
  findPlayers()[0].focus();
  findPlayers()[0].click();
  assert.equal(document.activeElement, findPlayers()[0]);
  assert.deepEqual(
    [...one.querySelectorAll("details")].map((kind) => [kind.open, kind.getAttribute("name")]),
    [
      [false, "vc-kind"],
      [false, "vc-kind"],
    ],
  );
});

test("likely answers show the difference; the answers of one player need no choice of players", () => {
  const sheet = showChoices(EVERY, [["Bert: 2 time", TIME]]);
  assert.deepEqual(listLabels(sheet.querySelectorAll(".vc-correct-list b")).slice(0, 1), ["2"]);
  assert.equal(sheet.querySelector(".vc-whose"), null);
});

test("an entry that no longer fits can be left out, and sometimes entered anyway", () => {
  const sent = [];
  const answers = new Sheet(words, (message) => sent.push(message));
  show(answers.root);
  const page = makeCorrecting(words, (message) => sent.push(message), answers);
  const unfit = {
    line: 7,
    said: "Anna pays",
    why: "",
    asked: "",
    instead: [],
    again: { do: "correct", line: 5 },
  };
  page.decide({ ...unfit, anyway: false }, 9);
  assert.deepEqual(listLabels(answers.root.querySelectorAll("button")), ["unfit-leave", "close"]);
  page.decide({ ...unfit, why: "No coins", anyway: true }, 9);
  assert.deepEqual(listLabels(answers.root.querySelectorAll("p")), ["unfit-about", "Anna pays", "No coins"]);
  answers.root.querySelectorAll("button")[1].click();
  assert.deepEqual(sent, [{ do: "correct", line: 5, decided: [[7, "anyway", null]], v: 9 }]);
});
