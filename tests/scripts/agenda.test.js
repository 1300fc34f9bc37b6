import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listLabels, makeOutgoing, show, words } from "./page.js";
import { LATER } from "./tablestate.js";
import { AgendaView } from "../../village_widgets/components/agenda.js";
import { Board } from "../../village_widgets/components/board.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const PLAYERS = [["Anna", "red", false]];
const SOLD = { step: 4, seat: 1, lines: ["Bert sells."] };
const PASSED = { step: 5, seat: 0, lines: ["Anna passes."] };
let agenda;
let out;
const find = (selector) => agenda.root.querySelector(selector);

beforeEach(() => {
  out = makeOutgoing();
  const board = new Board(words, () => {});
  const ways = { skip() {}, replay() {}, showOnBoard() {} };
  agenda = new AgendaView(words, out.send, new Sheet(words, out.send), board, ways);
  agenda.draw();
  show(agenda.root);
});

test("a game has all that is decided in a bar with a grip; a lesson has its task there", () => {
  assert.ok(find(".vc-deciding > .vc-grip") && find(".vc-deciding > .vc-choices"));
  agenda.task = makeElement("section", { class: "vc-task" });
  agenda.draw();
  assert.equal(agenda.root.firstElementChild, agenda.task);
  assert.deepEqual([find(".vc-deciding"), find(".vc-grip")], [null, null]);
});

test("what stands beneath comes before the news, and the other buttons beside the question", () => {
  agenda.beneath = [makeElement("p", { class: "vc-what-if" })];
  agenda.undoing = makeElement("div", { class: "vc-undoing" });
  agenda.draw();
  assert.deepEqual(
    [...find(".vc-beneath").children].map(({ className }) => className),
    ["vc-what-if", "vc-news"],
  );
  assert.ok(find(".vc-asking > .vc-undoing"));
});

test("further questions stand below the choices until a state brings others", () => {
  agenda.show({ ...LATER, asides: ["odds", "coach"] }, PLAYERS, false, false);
  agenda.show(LATER, PLAYERS, false, false);
  assert.deepEqual(listLabels(find(".vc-asides").children), ["odds", "coach"]);
  find(".vc-asides button").click();
  assert.deepEqual([out.sent, find(".vc-asides").hidden], [[{ do: "odds" }], false]);
  agenda.show({ ...LATER, asides: [] }, PLAYERS, false, false);
  assert.ok(find(".vc-asides").hidden);
});

test("another state is shown from its top, in the bar and in each of its parts", (t) => {
  t.mock.method(globalThis, "requestAnimationFrame", (draw) => draw());
  const scrolling = [agenda.root, ...agenda.root.children];
  for (const each of scrolling) each.scrollTop = 20;
  agenda.show(LATER, PLAYERS, false, false);
  assert.deepEqual(
    scrolling.map(({ scrollTop }) => scrollTop),
    [0, 0, 0],
  );
});

test("a state brings what covers it, and what draws are asked for in its version", () => {
  const drawn = {
    root: makeElement("div"),
    foot: makeElement("div"),
    show: (...told) => drawn.told.push(told),
  };
  drawn.told = [];
  agenda.drawn = drawn;
  const state = { ...LATER, cover: "Hand it to Bert." };
  agenda.show(state, PLAYERS, false, false);
  assert.deepEqual([find(".vc-cover").hidden, drawn.told], [false, [[state, LATER.v]]]);
  agenda.show(LATER, PLAYERS, false, false);
  assert.ok(find(".vc-cover").hidden);
});

test("the keyboard comes to the question without a jump of the page", (t) => {
  const focus = t.mock.method(agenda.root, "focus");
  agenda.choices.lead.showQuestion();
  assert.deepEqual(
    focus.mock.calls.map((call) => call.arguments),
    [[{ preventScroll: true }]],
  );
});

test("the choices are told their tiles and signs, and if they lie over the board", (t) => {
  const { mock } = t.mock.method(agenda.choices, "show", () => {});
  const [tiles, signs] = [["tile"], ["sign"]];
  for (const covers of [true, false]) agenda.show({ ...LATER, tiles, signs }, PLAYERS, covers, false);
  assert.deepEqual(
    mock.calls.map((call) => call.arguments),
    [true, false].map((covers) => [LATER.rows, LATER.v, covers, tiles, signs]),
  );
});

test("read aloud are a forced move and the question, or what covers it", () => {
  const state = { ...LATER, forced: "Nobody can sell.", soon: true };
  agenda.show(state, PLAYERS, false, false);
  assert.equal(agenda.say(state), "Nobody can sell. Anna: pick.");
  assert.equal(agenda.say({ ...state, cover: "Hand it to Bert." }), "Nobody can sell. Hand it to Bert.");
});

test("in another language the same news are told, and a move that was held is held", () => {
  const state = { ...LATER, forced: "Nobody can sell.", soon: true };
  agenda.show(state, PLAYERS, false, false);
  agenda.question.tell([SOLD], false);
  agenda.forced.hold();
  const resume = agenda.keep();
  assert.ok(agenda.choices.isRetold, "the same choices come again");
  agenda.show(state, PLAYERS, false, false);
  agenda.question.tell([], false);
  assert.ok(!agenda.forced.isHeld);
  resume([{ ...SOLD, lines: ["Bert verkauft."] }, PASSED]);
  assert.deepEqual(listLabels(find(".vc-news ul").children), ["Bert verkauft."]);
  assert.deepEqual([agenda.forced.isHeld, agenda.question.canReplay], [true, false], "but not shown again");
  agenda.show(state, PLAYERS, false, false);
  agenda.keep()([SOLD]);
  assert.ok(!agenda.forced.isHeld, "one that was not held goes on");
});
