import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CARD } from "./lessoncard.js";
import { makeOutgoing, makeWording, show } from "./page.js";
import { Board } from "../../village_widgets/components/board.js";
import { Lesson } from "../../village_widgets/components/lesson.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { exchange } from "../../village_widgets/components/speaking.js";

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
});
