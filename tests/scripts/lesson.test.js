import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CARD as STEP } from "./lessoncard.js";
import { findButton, listLabels, makeOutgoing, show, words } from "./page.js";
import { Board } from "../../village_widgets/components/board.js";
import { findState } from "../../village_widgets/components/card.js";
import { Lesson } from "../../village_widgets/components/lesson.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const CARD = {
  ...STEP,
  checks: true,
  rules: ["market_price"],
  text: "Buy at the [first stall](stall:0), it is cheap.\n\nSo it is taken first.",
  more: true,
};
const QUIZ = {
  ...CARD,
  kind: "quiz",
  at: "check",
  about: "",
  count: "1 of 3",
  question: "Who pays?",
  claims: ["Anna", "Bert"],
  right: 1,
  answer: "",
};
const END = {
  ...CARD,
  kind: "end",
  at: "check",
  step: "You can now:",
  can: [
    [
      "Sell at the market",
      [
        ["0 0 24 24", '<use href="#coin"/>'],
        ["0 0 90 60", "<path></path>"],
      ],
    ],
  ],
  result: "2 of 3",
  again: [
    ["05_market", "second", "Prices"],
    ["06_travel", "road", "Roads"],
  ],
  map: {
    game: "orchard",
    onward: ["06_travel", "", "Next: Travel (4 minutes)", ""],
    done: "",
    places: [
      {
        chapter: "05_market",
        title: "The market",
        about: "",
        done: 2,
        steps: 2,
        note: "",
        spot: [10, 20],
        advanced: false,
        score: ["2/3", "exercises: 2 of 3 right", false],
      },
      {
        chapter: "06_travel",
        title: "Travel",
        about: "",
        done: 0,
        steps: 2,
        note: "",
        spot: [50, 60],
        advanced: false,
      },
    ],
    picture: ["0 0 9 9", "<path></path>"],
    again: [],
  },
  next: ["06_travel", "Next: Travel (4 minutes)", false],
};
let card;
let out;
let revealed;

beforeEach(() => {
  out = makeOutgoing();
  revealed = [];
  const pictures = new Board(words, () => {});
  pictures.setPanels([["market", "Market", "0 0 9 9", [["stalls", '<g data-at="stall:0"></g>']]]]);
  pictures.markOwn("");
  const answers = new Sheet(words, out.send);
  card = new Lesson(words, out.send, answers, Object.assign(pictures, { reveal: (at) => revealed.push(at) }));
  show(pictures.root, card.told, card.asked, card.scope, card.foot, answers.root);
});

test("a step tells and asks; names in its text lead to the board", () => {
  card.show(CARD);
  assert.deepEqual(listLabels(card.told.querySelectorAll("h2, p")), [
    "Prices",
    "Buy at the first stall, it is cheap.",
    "So it is taken first.",
  ]);
  assert.equal(card.asked.querySelector(".vc-do").textContent, "Take it.");
  assert.equal(card.told.querySelector(".vc-unbroken").textContent, "first stall,", "no comma begins a line");
  card.told.querySelector(".vc-ref").click();
  assert.deepEqual(revealed, ["stall:0"]);
});

test("a button shows the whole board, and then again only what the task is about", (t) => {
  card.show({ ...CARD, near: ["market"] });
  const laid = [];
  t.mock.method(card.arrangement, "clear", () => laid.push("all"));
  t.mock.method(card.arrangement, "show", ({ near }) => laid.push(near));
  const readView = () => [
    card.board.root.matches(".vc-everything"),
    card.scope.hidden,
    card.scope.textContent,
  ];
  assert.deepEqual(readView(), [false, false, "lesson-whole-board"]);
  card.scope.click();
  assert.deepEqual(readView(), [true, false, "lesson-near-board"]);
  card.scope.click();
  assert.deepEqual(readView(), [false, false, "lesson-whole-board"]);
  assert.deepEqual(laid, ["all", ["market"]]);
});

test("another step is distinguished from the same one further on", () => {
  assert.equal(card.show(CARD), false, "the page has just been opened");
  assert.equal(card.show({ ...CARD, state: "done", answer: "Yes." }), false);
  assert.equal(card.show({ ...CARD, at: "first", step: "The market" }), true);
});

test("the way through the chapter shows the step, those that are done, and the exercises", () => {
  card.show(CARD);
  const steps = [...card.told.querySelectorAll(".vc-steps button")];
  assert.deepEqual(listLabels(steps), ["✓The market, lesson-done", "2Prices, lesson-now", "?lesson-checks"]);
  assert.deepEqual(
    steps.map((step) => step.getAttribute("aria-current")),
    [null, "step", null],
  );
  steps[0].click();
  assert.deepEqual(out.sent, [{ do: "go", step: "first" }]);
});

test("a hint can be asked for before the answer; afterwards the reader goes on or back", () => {
  const listTools = () => listLabels(card.asked.querySelectorAll(".vc-tools button"));
  card.show(CARD);
  assert.deepEqual(listTools(), ["lesson-hint"]);
  card.show({ ...CARD, hints: ["Look at the stalls."] });
  assert.deepEqual(listTools(), ["lesson-hint-more"]);
  card.show({ ...CARD, state: "wrong", answer: "It costs more." });
  assert.deepEqual(listTools(), ["lesson-back"]);
  card.show({ ...CARD, state: "done", answer: "Yes." });
  assert.deepEqual(listTools(), ["lesson-next", "lesson-back"]);
  assert.equal(document.activeElement.textContent, "lesson-next");
});

test("pieces are laid out sort by sort; presses count at once, and a wrong number is marked", () => {
  const makeLaid = (...slips) => [
    { called: "Coins", picture: "#vc-coin", at: "farm:0", count: 0, slip: slips[0] ?? "" },
    { called: "Customers", picture: "#vc-face", at: "market", count: 3, slip: slips[1] ?? "" },
  ];
  const listNumbers = () => listLabels(card.asked.querySelectorAll(".vc-sort b"));
  card.show({ ...CARD, laid: makeLaid() });
  assert.equal(findState({ ...CARD, laid: makeLaid() }), "lay");
  const [less, more] = card.asked.querySelectorAll(".vc-by");
  more.focus();
  more.click();
  more.click();
  less.click();
  assert.deepEqual(out.sent.splice(0), [
    { do: "lay", part: 0, count: 1 },
    { do: "lay", part: 0, count: 2 },
    { do: "lay", part: 0, count: 1 },
  ]);
  assert.deepEqual(listNumbers(), ["1", "3"]);
  card.show({ ...CARD, laid: makeLaid() });
  assert.deepEqual(listNumbers(), ["1", "3"], "an answer to an older press changes nothing");
  assert.equal(document.activeElement, more, "and the keyboard stays");
  card.asked.querySelectorAll(".vc-sort")[1].click();
  const typed = card.asked.querySelector("input");
  typed.value = "99";
  typed.dispatchEvent(new Event("change"));
  assert.deepEqual(out.sent.splice(0), [{ do: "lay", part: 1, count: 20 }]);
  card.show({ ...CARD, laid: makeLaid("too many"), remark: "One each." });
  assert.equal(listLabels(card.asked.querySelectorAll(".vc-slip"))[0], "Coins 1 too many");
  assert.equal(card.asked.querySelector(".vc-wrong p").textContent, "One each.");
  card.show({ ...CARD, state: "done", answer: "Yes." });
  card.show({ ...CARD, laid: makeLaid() });
  assert.deepEqual(listNumbers(), ["0", "3"], "taken back, the step begins again");
});

test("a sort that is chosen has its panel in view, unless all of it is already", () => {
  const part = { picture: "", at: "market", count: 0, slip: "" };
  card.show({
    ...CARD,
    laid: [
      { ...part, called: "Stalls" },
      { ...part, called: "Queue" },
    ],
  });
  const sheet = document.body.appendChild(
    Object.assign(document.createElement("div"), { className: "vc-agenda" }),
  );
  sheet.getBoundingClientRect = () => ({ left: 0, right: 100, top: 300, bottom: 600 });
  const panel = card.board.findPanel("market");
  const scrolled = [];
  panel.scrollIntoView = ({ block }) => scrolled.push(block);
  for (const bottom of [400, 250]) {
    panel.getBoundingClientRect = () => ({ left: 0, right: 100, top: 100, bottom });
    card.asked.querySelectorAll(".vc-sort")[1].click();
  }
  assert.deepEqual(scrolled, ["start"]);
  sheet.remove();
});

test("numbers to look up: a card for this table, a sheet with a column for each number of players", () => {
  const makeCoins = (...numbers) => ["Coins", "#vc-coin", numbers];
  const one = { called: "For 3", heads: ["3"], lines: [makeCoins(1)], note: "" };
  const all = {
    called: "Sheet",
    heads: ["2", "3"],
    lines: [["Farms", "", []], makeCoins(1, 2)],
    note: "So.",
  };
  card.show({ ...CARD, card: one, sheet: all });
  assert.deepEqual(listLabels(card.asked.querySelectorAll(".vc-setup-card :is(strong, li)")), [
    "For 3",
    "Coins 1",
  ]);
  const rows = [...card.told.querySelectorAll(".vc-lookup tr")];
  assert.deepEqual(
    rows.map((row) => listLabels(row.querySelectorAll("th, td"))),
    [["lesson-sheet-piece", "2", "3"], ["Farms"], ["Coins", "1", "2"]],
  );
  card.show({ ...CARD, state: "done", answer: "Yes.", sheet: all });
  assert.equal(card.told.querySelectorAll(".vc-lookup").length, 1, "the sheet stays");
});

test("an exercise is answered once, and then shows the right answer", () => {
  card.show(QUIZ);
  const findClaims = () => [...card.asked.querySelectorAll(".vc-claim")];
  findClaims()[0].click();
  assert.deepEqual(out.sent, [{ do: "answer", claim: 0 }]);
  card.show({ ...QUIZ, picked: 0, solved: false, answer: "Bert does." });
  assert.deepEqual(listLabels(findClaims()), ["Anna ✗", "Bert ✓"]);
  assert.ok(findClaims()[0].matches(".vc-slip") && findClaims()[1].matches(".vc-right"));
  assert.ok(findClaims().every((claim) => claim.disabled));
  assert.equal(card.asked.querySelector(".vc-answer strong").textContent, "lesson-no");
});

test("a wrong first answer has a remark and leaves a second try", () => {
  card.show({ ...QUIZ, slip: 0, remark: "Anna paid last time." });
  const claims = [...card.asked.querySelectorAll(".vc-claim")];
  assert.deepEqual(listLabels(claims), ["Anna ✗", "Bert"], "the right one is not shown");
  assert.deepEqual(
    claims.map(({ disabled }) => disabled),
    [true, false],
  );
  assert.deepEqual(listLabels(card.asked.querySelectorAll(".vc-answer p")), [
    "Anna paid last time.",
    "lesson-try-again",
  ]);
  assert.equal(card.asked.querySelector(".vc-main"), null, "there is no way on yet");
  claims[1].click();
  assert.deepEqual(out.sent, [{ do: "answer", claim: 1 }]);
});

test("why: a reason, an example lit on the board while it is open, and the sources behind a press", () => {
  card.show({ ...CARD, state: "done", answer: "Yes.", why: "Prices rise.", example: ["gone", "stall:0"] });
  const why = card.asked.querySelector("details.vc-reason");
  const countLit = () => document.querySelectorAll(".vc-taught").length;
  assert.equal(why.querySelector("p").textContent, "Prices rise.");
  assert.equal(countLit(), 0);
  why.open = true;
  why.dispatchEvent(new Event("toggle"));
  assert.equal(countLit(), 1);
  const [example, written] = why.querySelectorAll(".vc-tools button");
  example.click();
  assert.deepEqual(revealed, ["stall:0"], "what is gone from the board is passed over");
  written.click();
  assert.deepEqual(out.sent, [{ do: "about", rules: ["market_price"] }]);
  why.open = false;
  why.dispatchEvent(new Event("toggle"));
  assert.equal(countLit(), 0);
});

test("a task has no answers to pick: the reader makes a move, which is then judged", () => {
  const task = { ...QUIZ, claims: [], right: -1, question: "Get a plow." };
  card.show(task);
  assert.equal(findState(task), "asked");
  assert.equal(card.asked.querySelector(".vc-claims"), null);
  const solved = { ...task, picked: 7, solved: true, answer: "Buy a plow." };
  card.show(solved);
  assert.equal(findState(solved), "quiz");
  assert.equal(card.asked.querySelector(".vc-answer strong").textContent, "lesson-yes");
});

test("the next chapter opens on the same page if it can", () => {
  document.body.dataset.voila = "voila";
  const answers = new Sheet(words, out.send);
  const served = new Lesson(words, out.send, answers, new Board(words, () => {}));
  document.title = "The market · Village";
  served.show({ ...END, next: ["06_travel", "Travel", true] });
  served.asked.querySelector("a").click();
  assert.deepEqual(out.sent, [{ do: "turn", to: "06_travel" }]);
  served.show({ ...CARD, heading: "6 · Travel", chapter: "06_travel" });
  assert.equal(document.title, "Travel · Village");
  assert.equal(served.told.querySelector("h1").textContent, "6 · Travel");
  delete document.body.dataset.voila;
});

test("a chapter's end shows in pictures what its reader can do, the map, and the ways on", () => {
  card.show({ ...QUIZ, picked: 1, solved: true });
  assert.deepEqual(listLabels(card.asked.querySelectorAll(".vc-tools button")), ["lesson-next"]);
  assert.equal(card.show(END), true, "the reader has got on");
  const { told, asked } = card;
  assert.equal(told.querySelector("h2").textContent, "You can now:");
  assert.equal(told.querySelector(".vc-can li").textContent.trim(), "Sell at the market");
  assert.deepEqual(
    [...told.querySelectorAll(".vc-can svg")].map((svg) => svg.getAttribute("viewBox")),
    ["0 0 24 24", "0 0 90 60"],
  );
  assert.equal(told.querySelector(".vc-result").textContent, "2 of 3");
  const [done, next] = told.querySelectorAll(".vc-pin");
  assert.ok(done.matches(".vc-done") && next.matches(".vc-next"));
  assert.equal(told.querySelector(".vc-next-light").getAttribute("style"), "left:50%;top:60%");
  assert.deepEqual(listLabels(asked.querySelectorAll(".vc-tools > *")), [
    "Next: Travel (4 minutes)",
    "lesson-again",
    "lesson-repeat",
  ]);
  assert.equal(document.activeElement, asked.querySelector("a"), "the way on has the keyboard");
  for (const button of asked.querySelectorAll("button")) button.click();
  assert.deepEqual(out.sent, [{ do: "next" }, { do: "go", step: "first" }]);
  assert.deepEqual(
    [...told.querySelectorAll(".vc-again a")].map((link) => link.getAttribute("href")),
    ["06_travel.ipynb#road"],
  );
  told.querySelector(".vc-again button").click();
  assert.deepEqual(out.sent.at(-1), { do: "go", step: "second" });
});

test("the reset of a chapter is confirmed first, with the keyboard on the harmless answer", () => {
  card.foot.lastElementChild.click();
  assert.deepEqual(out.sent, []);
  assert.equal(document.activeElement.textContent, "close");
});

test("a yes starts the course over, and closes the question", () => {
  card.foot.lastElementChild.click();
  findButton(card.sheet.root, "lesson-reset-yes").click();
  assert.deepEqual([out.sent, card.sheet.isOpen], [[{ do: "reset" }], false]);
});

test("chapters for later stand below a heading of their own, which is missing without them", () => {
  const lines = [
    [2, false],
    [1, true],
  ].map(([done, advanced]) => ({
    chapter: `0${done}_it`,
    called: `${done}`,
    done,
    steps: 2,
    advanced,
  }));
  const readLists = () => ["h3", "ol"].map((name) => card.sheet.root.querySelectorAll(name).length);
  card.showContents(lines, "02_it");
  assert.deepEqual(readLists(), [1, 2]);
  const rows = [...card.sheet.root.querySelectorAll("li")];
  assert.deepEqual(listLabels(card.sheet.root.querySelectorAll("small")), ["2 / 2 ✓", "1 / 2"]);
  assert.deepEqual(
    rows.map((row) => row.querySelector("a").getAttribute("aria-current")),
    ["page", null],
  );
  card.showContents(lines.slice(0, 1), "02_it");
  assert.deepEqual(readLists(), [0, 1]);
});
