import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makeOutgoing, settle, show, words } from "./page.js";
import { makeCoach, makeReview } from "../../village_widgets/components/coach.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const makeMove = (called, verdict = "") => ({
  move: called,
  plan: ["then"],
  at: `at:${called}`,
  verdict,
  why: "why",
  points: verdict && "33 points",
  lines: [["goods", "5.0"]],
  whisker: verdict ? [80, 10, 40, 90] : null,
});
const makeTold = (moves, more = {}) => ({
  moves,
  said: "said",
  percent: 10,
  looking: true,
  opens: false,
  ...more,
});
let answers;
let out;
let pointed;
let advice;

beforeEach(() => {
  out = makeOutgoing();
  pointed = [];
  answers = new Sheet(words, out.send);
  show(answers.root);
  advice = makeCoach(words, out.send, answers, (at) => pointed.push(at));
});

const findMoves = () => [...answers.root.querySelectorAll(".vc-coach-moves > li")];

test("the first answer opens the sheet; later ones change it in place and keep folds and focus", () => {
  advice.show(makeTold([makeMove("a"), makeMove("b")], { opens: true }));
  assert.ok(answers.isOpen && !answers.root.querySelector(".vc-whisker"));
  advice.show(makeTold([makeMove("a", "best"), makeMove("b", "equal")]));
  const [, second] = findMoves();
  second.querySelector("details").open = true;
  second.querySelector("summary").tabIndex = 0;
  second.querySelector("summary").focus();
  advice.show(makeTold([makeMove("b", "best"), makeMove("a", "equal"), makeMove("c", "worse")]));
  assert.deepEqual(
    findMoves().map((each) => each.querySelector("strong").textContent),
    ["b", "a", "c"],
  );
  assert.equal(findMoves()[0], second);
  assert.ok(second.querySelector("details").open && second.contains(document.activeElement));
  assert.equal(findMoves()[1].querySelector(".vc-span").getAttribute("d"), "M10 8H90M10 4V12M90 4V12");
});

test("one sentence comes first, and is what is announced; figures open on demand", () => {
  advice.show(makeTold([makeMove("a", "best")], { opens: true, headline: "a: it saves time." }));
  const [status] = answers.root.querySelectorAll("[role=status]");
  assert.equal(status.textContent, "a: it saves time.");
  assert.equal(answers.root.querySelector(".vc-coach").firstElementChild, status);
  assert.ok(!answers.root.querySelector(".vc-coach-said").hasAttribute("role"));
  const figures = findMoves()[0].querySelector("details");
  assert.ok(!figures.open && figures.contains(answers.root.querySelector(".vc-whisker")));
  advice.show(makeTold([makeMove("a", "best")], { headline: "" }));
  assert.equal(answers.root.querySelector(".vc-coach-said").getAttribute("role"), "status");
});

test("buttons that lead to the board name their moves", () => {
  advice.show(
    makeTold(
      [
        { ...makeMove("a"), at: "mill" },
        { ...makeMove("b"), at: "mill" },
      ],
      { opens: true },
    ),
  );
  assert.deepEqual(
    findMoves().map((each) => each.querySelector("button").getAttribute("aria-label")),
    ["show-board: a", "show-board: b"],
  );
});

test("entries under a pointer keep their order until it has left", (t) => {
  const later = [];
  t.mock.method(globalThis, "setTimeout", (go) => later.push(go));
  const listNames = () => findMoves().map((each) => each.querySelector("strong").textContent);
  const point = (type) => answers.root.querySelector(".vc-coach-moves").dispatchEvent(new Event(type));
  advice.show(makeTold([makeMove("a"), makeMove("b")], { opens: true }));
  point("pointerenter");
  advice.show(makeTold([makeMove("b", "best"), makeMove("c", "worse"), makeMove("a", "equal")]));
  assert.deepEqual(listNames(), ["a", "b", "c"]);
  assert.ok(findMoves()[1].textContent.includes("best"));
  point("pointerleave");
  assert.deepEqual(listNames(), ["a", "b", "c"]);
  for (const go of later.splice(0)) go();
  assert.deepEqual(listNames(), ["b", "c", "a"]);
});

test("closing the sheet stops the coach once; later answers open nothing", () => {
  advice.show(makeTold([makeMove("a")], { opens: true }));
  answers.close();
  assert.deepEqual(out.sent, [{ do: "coach-leave" }]);
  advice.show(makeTold([makeMove("a", "best")]));
  assert.ok(!answers.isOpen);
  assert.equal(out.sent.length, 1);
});

test("a press that closes the sheet and asks again stops the old search first", async () => {
  advice.show(makeTold([makeMove("a")], { opens: true }));
  answers.root.hidePopover(); // a browser closes a popover when a finger touches the page beside it
  out.send({ do: "coach" });
  await settle();
  assert.deepEqual(
    out.sent.map((said) => said.do),
    ["coach-leave", "coach"],
  );
});

test("the way to the board closes the sheet and lights the place", () => {
  advice.show(makeTold([makeMove("a")], { opens: true }));
  findMoves()[0].querySelector(".vc-button").click();
  assert.deepEqual([answers.isOpen, pointed], [false, ["at:a"]]);
});

test("another sheet stops the coach; an answer about an earlier decision says so", () => {
  advice.show(makeTold([makeMove("a")], { opens: true }));
  advice.overtake();
  assert.equal(answers.root.querySelector(".vc-coach-said").textContent, "coach-overtaken");
  advice.show(makeTold([makeMove("a")], { opens: true }));
  answers.tell("odds", "other");
  advice.show(makeTold([makeMove("a", "best")]));
  assert.deepEqual(out.sent, [{ do: "coach-leave" }]);
});

test("a review can be stopped, and its findings stay", () => {
  const costly = makeReview(words, out.send, answers);
  const cost = {
    step: 7,
    when: "Ann, round 2",
    done: "did",
    verdict: "4 points less",
    better: "better",
    plan: ["then"],
    why: "More: goods.",
    figures: "4.0 ± 2.0 points less",
  };
  costly.show(makeTold([], { opens: true }));
  costly.show(makeTold([cost]));
  assert.equal(
    findMoves()[0].textContent.replaceAll(/\n\s*/g, ""),
    "Ann, round 24 points lessdidbetter→ thenMore: goods.costly-figures4.0 ± 2.0 points lesscostly-go",
  );
  const stop = answers.root.querySelector(".vc-coach-going button");
  stop.focus();
  stop.click();
  assert.deepEqual(out.sent, [{ do: "coach-leave" }]);
  assert.deepEqual(
    [answers.root.querySelector(".vc-coach-said").textContent, document.activeElement.tagName],
    ["coach-stopped", "H2"],
  );
  costly.show(makeTold([]));
  assert.equal(findMoves().length, 1);
  findMoves()[0].querySelector(".vc-button").click();
  assert.deepEqual([answers.isOpen, out.sent.at(-1)], [false, { do: "what-if", step: 7 }]);
});

test("entries are sorted a moment after the pointer has left, unless it is back by then", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const listNames = () => findMoves().map((each) => each.querySelector("strong").textContent);
  const point = (type) => answers.root.querySelector(".vc-coach-moves").dispatchEvent(new Event(type));
  advice.show(makeTold([makeMove("a"), makeMove("b")], { opens: true }));
  point("pointerenter");
  advice.show(makeTold([makeMove("b", "best"), makeMove("a", "equal")]));
  point("pointerleave");
  t.mock.timers.tick(399);
  point("pointerenter");
  t.mock.timers.tick(1);
  assert.deepEqual(listNames(), ["a", "b"]);
  point("pointerleave");
  t.mock.timers.tick(400);
  assert.deepEqual(listNames(), ["b", "a"]);
});

test("an answer that was complete stays when the table goes on", () => {
  advice.show(makeTold([makeMove("a", "best")], { opens: true, looking: false }));
  advice.overtake();
  assert.equal(answers.root.querySelector(".vc-coach-said").textContent, "said");
});

test("an open answer is told again in another language, a closed one stays closed", () => {
  advice.show(makeTold([makeMove("a", "best"), makeMove("b", "worse")], { opens: true, looking: false }));
  const list = answers.root.querySelector(".vc-coach-moves");
  list.dispatchEvent(new Event("pointerenter"));
  advice.retell(
    makeTold([makeMove("z", "gut"), makeMove("y", "schlecht")], { said: "gesagt", looking: false }),
  );
  assert.deepEqual(
    findMoves().map((each) => each.querySelector("strong").textContent),
    ["z", "y"],
  );
  assert.equal(answers.root.querySelector(".vc-coach-said").textContent, "gesagt");
  answers.close();
  advice.retell(makeTold([makeMove("a")]));
  assert.deepEqual([answers.isOpen, out.sent], [false, []]);
});

test("a move shows its reasons and figures, and the rule and the place that it has", () => {
  const ruled = { ...makeMove("a", "best"), rule: "market_price" };
  const asked = [];
  answers.lookUp = (rule) => asked.push(rule);
  advice.show(makeTold([ruled, { ...makeMove("b"), at: "" }], { opens: true }));
  const [first, second] = findMoves();
  const readParts = (move, selector) => [...move.querySelectorAll(selector)].map((each) => each.textContent);
  assert.deepEqual(readParts(first, "details p, dt, dd"), ["why", "33 points", "goods", "5.0"]);
  assert.deepEqual(
    [first, second].map((move) => [
      move.querySelector(":scope > p").hidden,
      move.querySelector("details").hidden,
      move.querySelectorAll(":scope > button").length,
      move.querySelectorAll("details button").length,
    ]),
    [
      [true, false, 1, 1],
      [false, true, 0, 0],
    ],
  );
  first.querySelector("details button").click();
  assert.deepEqual(asked, ["market_price"]);
});

test("how to read bars is said once there are any; a search shows how far it is while it goes on", () => {
  const readNotes = () => [
    answers.root.querySelector(".vc-coach > small").hidden,
    answers.root.querySelector(".vc-coach-going").hidden,
    answers.root.querySelector("progress").value,
  ];
  advice.show(makeTold([makeMove("a")], { opens: true }));
  assert.deepEqual(readNotes(), [true, false, 10]);
  advice.show(makeTold([makeMove("a", "best"), makeMove("b")], { percent: 60 }));
  assert.deepEqual(readNotes(), [false, false, 60]);
  advice.show(makeTold([makeMove("a", "best")], { percent: 100, looking: false }));
  assert.deepEqual(readNotes(), [false, true, 100]);
});

test("a question asked again begins with new entries, in their own order", () => {
  advice.show(makeTold([makeMove("a", "best"), makeMove("b", "worse")], { opens: true, looking: false }));
  const [first] = findMoves();
  first.querySelector("details").open = true;
  answers.root.querySelector(".vc-coach-moves").dispatchEvent(new Event("pointerenter"));
  advice.show(makeTold([makeMove("b", "best"), makeMove("a", "worse")], { opens: true }));
  assert.deepEqual(
    findMoves().map((each) => [each.querySelector("strong").textContent, each.querySelector("details").open]),
    [
      ["b", false],
      ["a", false],
    ],
  );
});

test("a move that is no longer considered is gone, also under a pointer; a new question forgets that", () => {
  const listNames = () => findMoves().map((each) => each.querySelector("strong").textContent);
  advice.show(makeTold([makeMove("a"), makeMove("b")], { opens: true }));
  answers.root.querySelector(".vc-coach-moves").dispatchEvent(new Event("pointerenter"));
  advice.show(makeTold([makeMove("c"), makeMove("b")]));
  assert.deepEqual(listNames(), ["b", "c"]);
  advice.show(makeTold([makeMove("a"), makeMove("b")], { opens: true }));
  advice.show(makeTold([makeMove("b"), makeMove("a")]));
  assert.deepEqual(listNames(), ["b", "a"]);
});
