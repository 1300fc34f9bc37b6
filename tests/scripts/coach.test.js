import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { outgoing, settled, show, words } from "./page.js";
import { makeCoach, makeReview } from "../../village_widgets/components/coach.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const move = (called, verdict = "") => ({
  move: called,
  plan: ["then"],
  at: `at:${called}`,
  verdict,
  why: "why",
  points: verdict && "33 points",
  lines: [["goods", "5.0"]],
  whisker: verdict ? [80, 10, 40, 90] : null,
});
const told = (moves, more = {}) => ({
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
  out = outgoing();
  pointed = [];
  answers = new Sheet(words, out.send);
  show(answers.root);
  advice = makeCoach(words, out.send, answers, (at) => pointed.push(at));
});

const list = () => [...answers.root.querySelectorAll(".vc-coach-moves > li")];

test("the first answer opens the sheet; later ones change it in place and keep folds and focus", () => {
  advice.show(told([move("a"), move("b")], { opens: true }));
  assert.ok(answers.isOpen && !answers.root.querySelector(".vc-whisker"));
  advice.show(told([move("a", "best"), move("b", "equal")]));
  const [, second] = list();
  second.querySelector("details").open = true;
  second.querySelector("summary").tabIndex = 0;
  second.querySelector("summary").focus();
  advice.show(told([move("b", "best"), move("a", "equal"), move("c", "worse")]));
  assert.deepEqual(
    list().map((each) => each.querySelector("strong").textContent),
    ["b", "a", "c"],
  );
  assert.equal(list()[0], second);
  assert.ok(second.querySelector("details").open && second.contains(document.activeElement));
  assert.equal(list()[1].querySelector(".vc-span").getAttribute("d"), "M10 8H90M10 4V12M90 4V12");
});

test("one sentence comes first, and is what is announced; figures open on demand", () => {
  advice.show(told([move("a", "best")], { opens: true, headline: "a: it saves time." }));
  const [status] = answers.root.querySelectorAll("[role=status]");
  assert.equal(status.textContent, "a: it saves time.");
  assert.equal(answers.root.querySelector(".vc-coach").firstElementChild, status);
  assert.ok(!answers.root.querySelector(".vc-coach-said").hasAttribute("role"));
  const figures = list()[0].querySelector("details");
  assert.ok(!figures.open && figures.contains(answers.root.querySelector(".vc-whisker")));
  advice.show(told([move("a", "best")], { headline: "" }));
  assert.equal(answers.root.querySelector(".vc-coach-said").getAttribute("role"), "status");
});

test("buttons that lead to the board name their moves", () => {
  advice.show(
    told(
      [
        { ...move("a"), at: "mill" },
        { ...move("b"), at: "mill" },
      ],
      { opens: true },
    ),
  );
  assert.deepEqual(
    list().map((each) => each.querySelector("button").getAttribute("aria-label")),
    ["show-board: a", "show-board: b"],
  );
});

test("entries under a pointer keep their order until it has left", (t) => {
  const later = [];
  t.mock.method(globalThis, "setTimeout", (go) => later.push(go));
  const names = () => list().map((each) => each.querySelector("strong").textContent);
  const point = (type) => answers.root.querySelector(".vc-coach-moves").dispatchEvent(new Event(type));
  advice.show(told([move("a"), move("b")], { opens: true }));
  point("pointerenter");
  advice.show(told([move("b", "best"), move("c", "worse"), move("a", "equal")]));
  assert.deepEqual(names(), ["a", "b", "c"]);
  assert.ok(list()[1].textContent.includes("best"));
  point("pointerleave");
  assert.deepEqual(names(), ["a", "b", "c"]);
  for (const go of later.splice(0)) go();
  assert.deepEqual(names(), ["b", "c", "a"]);
});

test("closing the sheet stops the coach once; later answers open nothing", () => {
  advice.show(told([move("a")], { opens: true }));
  answers.close();
  assert.deepEqual(out.sent, [{ do: "coach-leave" }]);
  advice.show(told([move("a", "best")]));
  assert.ok(!answers.isOpen);
  assert.equal(out.sent.length, 1);
});

test("a press that closes the sheet and asks again stops the old search first", async () => {
  advice.show(told([move("a")], { opens: true }));
  answers.root.hidePopover(); // a browser closes a popover when a finger touches the page beside it
  out.send({ do: "coach" });
  await settled();
  assert.deepEqual(
    out.sent.map((said) => said.do),
    ["coach-leave", "coach"],
  );
});

test("the way to the board closes the sheet and lights the place", () => {
  advice.show(told([move("a")], { opens: true }));
  list()[0].querySelector(".vc-button").click();
  assert.deepEqual([answers.isOpen, pointed], [false, ["at:a"]]);
});

test("another sheet stops the coach; an answer about an earlier decision says so", () => {
  advice.show(told([move("a")], { opens: true }));
  advice.overtake();
  assert.equal(answers.root.querySelector(".vc-coach-said").textContent, "coach-overtaken");
  advice.show(told([move("a")], { opens: true }));
  answers.tell("odds", "other");
  advice.show(told([move("a", "best")]));
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
  costly.show(told([], { opens: true }));
  costly.show(told([cost]));
  assert.equal(
    list()[0].textContent.replaceAll(/\n\s*/g, ""),
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
  costly.show(told([]));
  assert.equal(list().length, 1);
  list()[0].querySelector(".vc-button").click();
  assert.deepEqual([answers.isOpen, out.sent.at(-1)], [false, { do: "what-if", step: 7 }]);
});
