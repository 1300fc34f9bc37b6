import assert from "node:assert/strict";
import { test } from "node:test";
import { findButton, listLabels, makeOutgoing, show, words } from "./page.js";
import { makeCorrecting } from "../../village_widgets/companion/correcting.js";
import { makeChooser } from "../../village_widgets/companion/whose.js";
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

/** Open a page's way to correct an entry; return what it sends, its sheet, and a press of its buttons. */
function begin() {
  const { sent, send } = makeOutgoing();
  const answers = new Sheet(words, send);
  show(answers.root);
  const press = (label) => findButton(answers.root, label).click();
  return { sent, answers, press, page: makeCorrecting(words, send, answers) };
}
const ENTRY = { line: 5, said: "Bert: 1 time", near: [["Bert: 2 time", TIME]], every: EVERY, gap: 4 };

test("an entry gives way to a likely answer, to any other, or to none; the sheet closes each time", () => {
  const { sent, answers, press, page } = begin();
  const [least] = EVERY[0][1][1][1];
  for (const label of ["Bert: 2 time", least[0], "correct-leave"]) {
    page.show({ ...ENTRY, forgotten: [] }, 9);
    press(label);
    assert.equal(answers.isOpen, false, label);
  }
  assert.deepEqual(sent, [
    { do: "correct", line: 5, answer: TIME, v: 9 },
    { do: "correct", line: 5, answer: least[1], v: 9 },
    { do: "correct", line: 5, v: 9 },
  ]);
});

test("a dialog that corrects says which entry, and names its ways", () => {
  const { answers, page } = begin();
  page.show({ ...ENTRY, forgotten: [] }, 9);
  assert.deepEqual(listLabels(answers.root.querySelectorAll("h2, p")), [
    "correct",
    "correct-about",
    "Bert: 1 time",
  ]);
  assert.deepEqual(listLabels(answers.root.querySelectorAll(":scope > details > summary")), [
    "correct-others",
    "correct-adds",
  ]);
});

test("in another language both dialogs are asked for again, the second with what was decided", () => {
  const { sent, answers, page } = begin();
  page.show({ ...ENTRY, forgotten: [] }, 9);
  answers.again();
  const again = { do: "correct", line: 5, decided: [[6, "leave", null]] };
  page.decide({ line: 7, said: "Anna pays", why: "", asked: "", instead: [], again, anyway: false }, 9);
  answers.again();
  assert.deepEqual(sent, [
    { do: "alternatives", line: 5 },
    { ...again, v: 9 },
  ]);
});

test("each decision about a later entry joins the earlier ones: left out, or answered first", () => {
  const { sent, answers, press, page } = begin();
  const again = { do: "correct", line: 5, decided: [[6, "leave", null]] };
  const unfit = { line: 7, said: "Anna pays", why: "", asked: "Who dies?", again, anyway: false };
  const instead = [[["Anna", "red"], [["", [["Nobody", SOLD]]]]]];
  page.decide({ ...unfit, instead }, 9);
  assert.deepEqual(listLabels(answers.root.querySelectorAll("summary")), ["unfit-asked: Who dies?"]);
  press("Nobody");
  page.decide({ ...unfit, instead: [] }, 9);
  assert.equal(answers.root.querySelector("summary"), null, "there is nothing to answer first");
  press("unfit-leave");
  assert.deepEqual(
    sent.map(({ decided }) => decided),
    [
      [
        [6, "leave", null],
        [7, "first", SOLD],
      ],
      [
        [6, "leave", null],
        [7, "leave", null],
      ],
    ],
  );
});

test("many answers without a kind are listed, not folded", () => {
  const many = Array.from({ length: 9 }, (_, at) => [`Anna serves ${at}`, { ...SOLD, customer: at }]);
  const [one] = showChoices([
    [
      ["Anna", "red"],
      [
        ["", many],
        ["Market", [["Anna: 1 time", TIME]]],
      ],
    ],
  ]).querySelectorAll(".vc-chooser");
  assert.deepEqual(
    [listLabels(one.querySelectorAll("summary")), one.querySelectorAll(".vc-kinds > div button").length],
    [["Market"], 9],
  );
});

test("the page scrolls to answers that are unfolded, not to those that are folded again", (t) => {
  const [one] = showChoices(EVERY).querySelectorAll(".vc-chooser details");
  const scrolled = t.mock.method(one, "scrollIntoView", () => {});
  for (const open of [true, false]) {
    one.open = open;
    one.dispatchEvent(new Event("toggle"));
  }
  assert.equal(scrolled.mock.callCount(), 1);
});

test("eight answers of a player are listed without their kinds, nine are folded under them", () => {
  const taken = [];
  const open = (count) => {
    const answers = Array.from({ length: count }, (_, at) => [`answer ${at}`, at]);
    return makeChooser(words, [[["Bert", "blue"], [["Sales", answers]]]], (answer) => taken.push(answer));
  };
  const countFolded = (chooser) => chooser.querySelectorAll("details").length;
  assert.deepEqual([countFolded(open(8)), countFolded(open(9))], [0, 1]);
  open(8).querySelectorAll(".vc-kinds button")[7].click();
  assert.deepEqual(taken, [7]);
});
