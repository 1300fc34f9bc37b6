import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CARD } from "./lessoncard.js";
import { findButton, listLabels, makeOutgoing, show, words } from "./page.js";
import { CardView, findState } from "../../village_widgets/components/card.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { makePlain } from "../../village_widgets/components/glossary.js";
import { renderInto } from "../../village_widgets/components/rendering.js";
import { nothing } from "../../village_widgets/vendor/lit-html.js";

let out;
let card;
let place;

beforeEach(() => {
  out = makeOutgoing();
  card = new CardView(words, out.send, { findPanel: () => null }, () => "", makePlain);
  place = makeElement("div");
  show(place);
});

test("a press with a key that opens another window leaves the next chapter to the browser", (t) => {
  document.body.dataset.voila = "voila";
  t.after(() => delete document.body.dataset.voila);
  renderInto(card.renderTurn(["06_travel", "Travel", true], "Travel", ""), place);
  const left = [];
  place.addEventListener("click", (event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  });
  for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
    const click = new Event("click", { bubbles: true, cancelable: true });
    place.querySelector("a").dispatchEvent(Object.assign(click, { [key]: true }));
  }
  assert.deepEqual([left, out.sent], [[true, true, true], []]);
});

/** Draw what a card asks, and return its buttons, links and all that is said, each as text. */
function draw(shown) {
  renderInto(card.renderAsked(shown), place);
  return {
    tools: listLabels(place.querySelectorAll("button, a, summary")),
    said: listLabels(place.querySelectorAll("p, strong")),
  };
}
const press = (label) => findButton(place, label).click();
const ONWARD = ["06_travel", "Next: Travel", false];

test("an end leads on to the next chapter, to new exercises and to its first step, if there are any", () => {
  const end = { ...CARD, kind: "end", again: [], can: [], result: "" };
  assert.deepEqual(draw({ ...end, checks: true, next: ONWARD }).tools, [
    "Next: Travel",
    "lesson-again",
    "lesson-repeat",
  ]);
  assert.deepEqual(draw({ ...end, steps: [] }).tools, []);
  assert.equal(card.renderMissed(end), nothing);
});

test("an end tells nothing of abilities, results or steps to read again that are not there", () => {
  const map = { game: "orchard", onward: ONWARD, places: [], picture: ["0 0 9 9", ""] };
  const tell = (more) => {
    renderInto(
      card.renderTold({ ...CARD, kind: "end", can: [], result: "", again: [], map, ...more }),
      place,
    );
    return ["ul.vc-can", "p.vc-result", "details.vc-reread"].map(
      (selector) => place.querySelector(selector) !== null,
    );
  };
  assert.deepEqual(tell({}), [false, false, false]);
  assert.deepEqual(tell({ can: [["Sell", []]], result: "2 of 3", again: [["05_market", "a", "A"]] }), [
    true,
    true,
    true,
  ]);
});

test("a task that is done leads on, past a prologue or, at the end of a chapter, to the next one", () => {
  const done = { ...CARD, state: "done", answer: "Yes." };
  assert.deepEqual(draw(done).tools, ["lesson-next", "lesson-back"]);
  press("lesson-next");
  press("lesson-back");
  assert.deepEqual(draw({ ...done, next: ONWARD }).tools, ["lesson-next", "lesson-back", "lesson-skip"]);
  assert.deepEqual(draw({ ...done, next: ONWARD, ends: true }).tools, ["Next: Travel", "lesson-back"]);
  assert.deepEqual(out.sent, [{ do: "next" }, { do: "undo" }]);
});

test("an answer stands out as right or wrong, and a wrong one leads back", () => {
  const findMain = () => listLabels(place.querySelectorAll(".vc-main"));
  draw({ ...CARD, state: "done", answer: "Yes." });
  assert.equal(place.querySelector(".vc-answer.vc-done p").textContent, "Yes.");
  assert.deepEqual(findMain(), ["lesson-next"]);
  draw({ ...CARD, state: "wrong", answer: "No." });
  assert.equal(place.querySelector(".vc-answer.vc-wrong p").textContent, "No.");
  assert.deepEqual(findMain(), ["lesson-back"]);
});

test("a task shows its hints, its chart and the way past a prologue", () => {
  const asked = draw({ ...CARD, hints: ["Look.", "Here."], more: true, chart: "Prices", next: ONWARD });
  assert.deepEqual(asked, {
    tools: ["lesson-hint-more", "Prices", "lesson-skip"],
    said: ["Take it.", "Look.", "Here."],
  });
  press("lesson-hint-more");
  press("Prices");
  assert.deepEqual(out.sent, [{ do: "hint" }, { do: "chart" }]);
  assert.deepEqual(draw({ ...CARD, hints: ["Look."] }).tools, [], "there are no more hints");
});

test("in a task about points a source is counted by a press in the text; elsewhere it is shown", () => {
  const did = [];
  for (const name of ["point", "reveal"]) card.board[name] = (at) => did.push(`${name} ${at}`);
  const tally = [[{ who: "Anna", colour: "red", parts: [3], total: 3, rest: 7 }], ""];
  const pressSource = (more) => {
    draw({ ...CARD, task: "Count the [church](church:0).", ...more });
    press("church");
    return place.querySelectorAll(".vc-race").length;
  };
  assert.deepEqual([pressSource({ tally }), pressSource({})], [1, 0]);
  assert.deepEqual(did, ["point church:0", "reveal church:0"]);
});

test("a reason without an example has only the way to its sources", () => {
  const why = { ...CARD, state: "done", answer: "Yes.", why: "So." };
  assert.deepEqual(draw(why).tools.slice(-2), ["lesson-why", "cited"]);
  assert.deepEqual(draw({ ...why, example: ["market"] }).tools.slice(-3), [
    "lesson-why",
    "lesson-example",
    "cited",
  ]);
});

test("numbers to look up have heads for several columns only, and a note if there is one", () => {
  const sheet = { called: "Sheet", heads: ["3"], lines: [["Coins", "", [1]]], note: "" };
  const readTable = (more) => {
    renderInto(card.renderSheet({ ...sheet, ...more }), place);
    return [listLabels(place.querySelectorAll("th")), listLabels(place.querySelectorAll("p"))];
  };
  assert.deepEqual(readTable(), [["Coins"], []]);
  assert.equal(place.querySelector("svg"), null, "a sort without a picture has its name alone");
  assert.deepEqual(readTable({ heads: ["2", "3"], lines: [["Farms", "", []]], note: "So." }), [
    ["lesson-sheet-piece", "2", "3", "Farms"],
    ["So."],
  ]);
  assert.equal(place.querySelector("tbody th").colSpan, 3, "a heading stands above all columns");
  renderInto(card.renderCard({ called: "For 3", lines: [["Coins", "", [1]]] }), place);
  assert.equal(place.querySelector("svg"), null);
});

test("advice in a game can be asked for and switched; a game that is over leads on", () => {
  const game = {
    ...CARD,
    kind: "game",
    advice: ["Sell.", "Or wait."],
    quiet: false,
    asks: true,
    over: false,
  };
  assert.deepEqual(draw(game), { tools: ["advice-ask", "advice-off"], said: ["Sell.", "Or wait."] });
  press("advice-ask");
  press("advice-off");
  assert.deepEqual(out.sent, [{ do: "advice" }, { do: "quiet" }]);
  assert.deepEqual(draw({ ...game, advice: [], quiet: true, asks: false }), {
    tools: ["advice-on"],
    said: [],
  });
  assert.equal(place.querySelector(".vc-answer"), null);
  assert.deepEqual(draw({ ...game, asks: false, over: true, next: ONWARD }).tools, ["Next: Travel"]);
});

test("before its steps an exercise tells what it is about, and which one it is", () => {
  const tell = (more) => {
    const quiz = { ...CARD, kind: "quiz", about: "Prices.", count: "1 of 3", ...more };
    renderInto(card.renderTold(quiz), place);
    return listLabels(place.querySelectorAll("p"));
  };
  assert.deepEqual(tell({}), ["1 of 3"]);
  assert.deepEqual(tell({ steps: [] }), ["Prices.", "1 of 3"]);
  assert.deepEqual(tell({ steps: [], count: "" }), ["Prices."]);
});

test("a card's state says what the board is for", () => {
  const quiz = { ...CARD, kind: "quiz", claims: [] };
  const cards = [
    { ...CARD, find: true },
    { ...CARD, laid: [{}] },
    { ...CARD, laid: [], state: "wrong" },
    quiz,
    { ...quiz, claims: ["A"] },
    { ...quiz, solved: false },
    { ...CARD, kind: "game" },
  ];
  assert.deepEqual(cards.map(findState), ["find", "lay", "wrong", "asked", "quiz", "quiz", "game"]);
});

test("while a reason is open the board points at its example, and no place is sought", () => {
  const taught = [];
  card.board.teach = (...what) => taught.push(what);
  draw({ ...CARD, why: "So.", example: ["stall:0"], lit: ["queue"], near: ["market"], rest: ["farm:0"] });
  const reason = place.querySelector("details");
  for (const open of [true, false]) {
    reason.open = open;
    reason.dispatchEvent(new Event("toggle"));
  }
  assert.deepEqual(taught, [
    [["queue", "stall:0"], ["market", "farm:0"], false],
    [["queue"], ["market", "farm:0"], false],
  ]);
});
