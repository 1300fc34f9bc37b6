import assert from "node:assert/strict";
import { test } from "node:test";
import { labels, show, words } from "./page.js";
import { correcting } from "../../village_widgets/companion/correcting.js";
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
  correcting(words, (message) => sent.push(message), answers).show(
    { line: 5, said: "Bert: 1 time, the market day", near: [], every: EVERY, gap: 5, forgotten: [] },
    9,
  );
  const [instead, before] = answers.root.querySelectorAll(".vc-chooser");
  const headings = (one) => [...one.querySelectorAll("summary")].map((each) => each.textContent);
  assert.deepEqual([headings(instead), headings(before)], [["Sales"], ["Market", "Sales"]]);
  assert.equal(labels(before.querySelectorAll("button"))[0], "Bert: 1 time, the market day");
  before.querySelectorAll("details button")[0].click();
  assert.deepEqual(sent, [{ do: "correct", line: 5, answer: TIME, adds: true, v: 9 }]);
});

test("what was forgotten before a death is offered where it happened, and entered there", () => {
  const sent = [];
  const answers = new Sheet(words, (message) => sent.push(message));
  show(answers.root);
  const dead = [[null, [["", [["The “1” dies", { type: "bury" }]]]]]];
  correcting(words, (message) => sent.push(message), answers).show(
    { line: 5, said: "The “1” dies", near: [], every: dead, gap: 4, forgotten: EVERY },
    9,
  );
  answers.root.querySelectorAll(".vc-chooser")[1].querySelectorAll("details button")[0].click();
  assert.deepEqual(sent, [{ do: "correct", line: 4, answer: TIME, adds: true, v: 9 }]);
});
