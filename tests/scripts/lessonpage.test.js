import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CARD } from "./lessoncard.js";
import { listLabels, makeOutgoing, makeWording, show } from "./page.js";
import { Board } from "../../village_widgets/components/board.js";
import { Lesson } from "../../village_widgets/components/lesson.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { exchange } from "../../village_widgets/components/speaking.js";

const QUIZ = {
  ...CARD,
  kind: "quiz",
  at: "check",
  about: "",
  count: "1 of 2",
  question: "Who?",
  claims: ["Anna", "Bert"],
  right: 1,
};
let words;
let out;

beforeEach(() => {
  words = makeWording({});
  out = makeOutgoing();
  history.replaceState(null, "", "/05_market.ipynb");
});

/** Open a lesson: on a page of its own, or in a notebook of JupyterLab. */
function open(t, isOwn) {
  if (isOwn) document.body.dataset.voila = "";
  t.after(() => {
    delete document.body.dataset.voila;
    history.replaceState(null, "", "/");
    removeEventListener("popstate", lesson.follow);
  });
  const sheet = new Sheet(words, out.send);
  const lesson = new Lesson(words, out.send, sheet, new Board(words, () => {}));
  show(lesson.board.root, lesson.told, lesson.asked, lesson.scope, lesson.foot, sheet.root);
  return lesson;
}

test("the address of a page names the step; that of a notebook stays", (t) => {
  open(t, false).show(CARD);
  assert.equal(location.hash, "");
  open(t, true).show(CARD);
  assert.equal(location.hash, "#second");
});

test("a reader who goes back in the browser turns to the chapter before", (t) => {
  const lesson = open(t, true);
  const goTo = (address) => {
    history.replaceState(null, "", address);
    dispatchEvent(new Event("popstate"));
    return out.sent.splice(0);
  };
  assert.deepEqual(goTo("/04_farm.ipynb"), [], "nothing is shown yet");
  lesson.show(CARD);
  assert.deepEqual(goTo("/05_market.ipynb#first"), [], "the same chapter");
  assert.deepEqual(goTo("/"), [], "no chapter");
  assert.deepEqual(goTo("/04_farm.ipynb"), [{ do: "turn", to: "04_farm" }]);
});

test("in a notebook no way back in the browser turns to a chapter", (t) => {
  open(t, false).show(CARD);
  history.replaceState(null, "", "/04_farm.ipynb");
  dispatchEvent(new Event("popstate"));
  assert.deepEqual(out.sent, []);
});

test("the buttons of a lesson have the words of another language", (t) => {
  const lesson = open(t, false);
  lesson.show({ ...CARD, near: ["market"] });
  const german = { "lesson-whole-board": "Alles", "lesson-contents": "Inhalt", "lesson-reset": "Neu" };
  exchange(words, german);
  assert.deepEqual(
    [lesson.scope.textContent, lesson.foot.textContent.replace(/\s/g, "")],
    ["Alles", "InhaltNeu"],
  );
});

test("the whole board stays in view through a step, and the next one shows what it is about", (t) => {
  const lesson = open(t, false);
  const card = { ...CARD, near: ["market"] };
  lesson.show(card);
  lesson.scope.click();
  lesson.show({ ...card, state: "done", answer: "Yes." });
  assert.ok(lesson.showsAll);
  lesson.show({ ...card, at: "first", step: "The market" });
  assert.ok(!lesson.showsAll);
});

test("a chapter of one step has no row of steps, one of two has", (t) => {
  const lesson = open(t, false);
  const isHidden = (steps, checks) => {
    lesson.show({ ...CARD, steps, checks });
    return lesson.told.querySelector(".vc-steps").hidden;
  };
  const one = CARD.steps.slice(1);
  assert.deepEqual(
    [isHidden(one, false), isHidden(one, true), isHidden(CARD.steps, false)],
    [true, false, false],
  );
});

test("a task that is new has the keyboard, the same one told again leaves it", (t) => {
  const lesson = open(t, false);
  const read = () => document.activeElement === lesson.asked;
  lesson.show(CARD);
  assert.equal(read(), false, "the page has just been opened");
  lesson.show({ ...CARD, at: "first" });
  assert.equal(read(), true);
  lesson.asked.blur();
  lesson.show({ ...CARD, at: "first" });
  assert.equal(read(), false);
  lesson.rename({ ...CARD, step: "Preise" });
  lesson.show({ ...CARD, step: "Preise" });
  assert.equal(read(), false, "another language");
  lesson.show({ ...CARD, kind: "game", at: "game", advice: [] });
  assert.equal(read(), false, "a game, whose question has it");
});

test("a rule is shown with its sources and the steps that teach it, which close the sheet", (t) => {
  const lesson = open(t, false);
  const { root } = lesson.sheet;
  const listCited = () => listLabels(root.querySelectorAll(".vc-cited"));
  lesson.show(CARD);
  const sources = [
    ["Old", ["page 3", "page 4"]],
    ["New", ["page 7"]],
  ];
  const taught = [
    ["05_market", "first", "The market"],
    ["06_travel", "road", "Roads"],
  ];
  lesson.showRules([["market_price", "Prices rise.", sources, taught]], "05_market");
  assert.deepEqual(
    [root.querySelector("h2").textContent, listLabels(root.querySelectorAll(".vc-rule"))],
    ["cited", ["Prices rise."]],
  );
  assert.deepEqual(listCited(), ["Old: page 3; page 4", "New: page 7", "lesson-taught"]);
  assert.equal(root.querySelector(".vc-again a").getAttribute("href"), "06_travel.ipynb#road");
  root.querySelector(".vc-again button").click();
  assert.deepEqual([out.sent, lesson.sheet.isOpen], [[{ do: "go", step: "first" }], false]);
  lesson.showRules([["market_price", "Prices rise.", sources.slice(0, 1), []]], "05_market");
  assert.deepEqual(listCited(), ["Old: page 3; page 4"], "no step teaches it");
});

test("a rule in a lesson leads to the rulebook at this rule of this game", (t) => {
  const lesson = open(t, false);
  const book = document.createElement("a");
  book.dataset.page = "rulebook";
  book.href = "rules.ipynb";
  document.body.append(book);
  lesson.sheet.game = "orchard";
  lesson.showRules([["market_price", "Prices rise.", [], []]], "05_market");
  const [link] = lesson.sheet.root.querySelectorAll("a");
  assert.equal(link.getAttribute("href"), "rules.ipynb#orchard.market_price");
});

test("the foot asks for the chapters; a step that is done has a tick, except the one shown", (t) => {
  const lesson = open(t, false);
  lesson.foot.firstElementChild.click();
  assert.deepEqual(out.sent, [{ do: "contents" }]);
  lesson.show({ ...CARD, steps: CARD.steps.map(([key, label]) => [key, label, true]) });
  assert.deepEqual(listLabels(lesson.told.querySelectorAll(".vc-step")), [
    "✓The market, lesson-done",
    "2Prices, lesson-now",
  ]);
});

test("the card that answers the choice of a step counts as another one", (t) => {
  const lesson = open(t, false);
  lesson.show(CARD);
  lesson.told.querySelector(".vc-step").click();
  assert.equal(lesson.show(CARD), true, "the reader asked for it");
  assert.equal(lesson.show(CARD), false);
});

test("each source of points is a task of its own", (t) => {
  const lesson = open(t, false);
  const taught = [];
  t.mock.method(lesson.board, "teach", (...told) => taught.push(told[3]));
  const card = { ...CARD, tally: [[], ""] };
  lesson.show(card);
  assert.deepEqual([lesson.show(card), lesson.show(CARD)], [true, false]);
  assert.deepEqual(taught, [true, true, false], "its places are shown anew");
});

test("a new step has its text in view, another chapter and the end from the beginning", (t) => {
  const lesson = open(t, false);
  const scrolled = [];
  lesson.told.scrollIntoView = ({ block }) => scrolled.push(block);
  const showStep = (more) => {
    lesson.show({ ...CARD, ...more });
    return scrolled.splice(0);
  };
  assert.deepEqual(showStep({}), [], "the page has just been opened");
  assert.deepEqual(showStep({ at: "first" }), ["nearest"]);
  assert.deepEqual(showStep({ at: "first", state: "done" }), [], "the same step");
  assert.deepEqual(showStep({ chapter: "06_travel", at: "road" }), ["start"]);
  const end = { kind: "end", can: [], result: "", again: [], map: { places: [], onward: [] }, next: null };
  assert.deepEqual(showStep({ ...end, chapter: "06_travel", at: "check" }), ["start"]);
});

test("an answer to an exercise comes into view", (t) => {
  const lesson = open(t, false);
  const scrolled = [];
  const { prototype } = document.defaultView.Element;
  t.mock.method(prototype, "scrollIntoView", function () {
    scrolled.push(this.className);
  });
  const listAnswers = (more) => {
    scrolled.length = 0;
    lesson.show({ ...QUIZ, ...more });
    return scrolled.filter((name) => name.includes("vc-answer")).length;
  };
  assert.deepEqual(
    [listAnswers({}), listAnswers({ slip: 0, remark: "No." }), listAnswers({ picked: 1, solved: true })],
    [0, 1, 1],
  );
});

test("a question whose keyboard was on a button that is gone gets it back", (t) => {
  const lesson = open(t, false);
  const card = { ...CARD, more: true };
  lesson.show(card);
  lesson.asked.querySelector(".vc-tools button").focus();
  lesson.show(card);
  assert.equal(document.activeElement, lesson.asked);
});

test("a reset that is asked for in another language is asked for again", (t) => {
  const lesson = open(t, false);
  lesson.askReset();
  exchange(words, { "lesson-reset-sure": "Sicher?" });
  lesson.sheet.leaveOpen()();
  assert.equal(lesson.sheet.root.querySelector("p").textContent, "Sicher?");
});

test("a step that lays out pieces begins with its own numbers, not those of the one before", (t) => {
  const lesson = open(t, false);
  const laid = [{ called: "Coins", picture: "", at: "farm:0", count: 0, slip: "" }];
  const readNumber = () => lesson.asked.querySelector(".vc-sort b").textContent;
  lesson.show({ ...CARD, laid });
  lesson.asked.querySelectorAll(".vc-by")[1].click();
  assert.equal(readNumber(), "1");
  lesson.show({ ...CARD, at: "first", laid });
  assert.equal(readNumber(), "0");
});

test("an exercise that is answered has the keyboard on the way on, one that is not leaves it", (t) => {
  const lesson = open(t, false);
  lesson.show(QUIZ);
  assert.equal(document.activeElement, document.body);
  lesson.show({ ...QUIZ, picked: 1, solved: true });
  assert.equal(document.activeElement, lesson.asked.querySelector(".vc-main"));
});

test("the window keeps its title until another chapter begins", (t) => {
  document.title = "Market day · Village";
  const lesson = open(t, true);
  lesson.show(CARD);
  lesson.show({ ...CARD, at: "first" });
  assert.equal(document.title, "Market day · Village");
  lesson.show({ ...CARD, chapter: "06_travel", heading: "6 · Travel" });
  assert.equal(document.title, "Travel · Village");
});

test("in a notebook the window keeps its title in each chapter", (t) => {
  document.title = "market.ipynb";
  const lesson = open(t, false);
  lesson.show(CARD);
  lesson.show({ ...CARD, chapter: "06_travel", heading: "6 · Travel" });
  assert.equal(document.title, "market.ipynb");
});
