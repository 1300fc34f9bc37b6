// A lesson's panels on a page with a window: beside the text, or above a task that lies over the lower edge.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { show, words } from "./page.js";
import { Arrangement } from "../../village_widgets/components/arranging.js";
import { Board } from "../../village_widgets/components/board.js";
import { makeElement } from "../../village_widgets/components/element.js";

const KEYS = ["market", "church", "council", "farm:0"];
const STRIP = 40; // pixels of what the reader has, above the pinned board
let board;
let arrangement;
let page; // the layout that the fake page reports, in pixels
let asked;
let text;
let table;
let faded; // the panels that appear gently

const makeSubject = (named, more = {}) => ({ named, near: [], cuts: true, begins: false, ...more });
const readColumns = () => board.grid.style.gridTemplateColumns;
const listWith = (name) => KEYS.filter((key) => board.panels.get(key).matches(`.${name}`));
/** The upper edge and the height of what is shown of a panel, in whole units. */
const readCut = (key) => {
  const [, from, , high] = board.panels.get(key).getAttribute("viewBox").split(" ").map(Number);
  return [Math.round(from), Math.round(high)];
};
const readText = () => [text.style.maxHeight, text.style.overflowY, text.tabIndex, text.matches(".vc-long")];
const PLAIN = ["", "", -1, false];

beforeEach(() => {
  page = { wide: 720, scope: 30, top: 0, board: 100, text: 20, textHigh: 200, asked: 200, tools: 0 };
  Object.assign(globalThis, { innerWidth: 1024, innerHeight: 800 });
  mock.restoreAll();
  mock.method(document.documentElement, "getBoundingClientRect", () => ({ top: page.top }));
  board = new Board(words, () => {});
  board.setPanels(KEYS.map((key) => [key, key, "0 0 360 320", [["part", `<g data-at="on:${key}"></g>`]]]));
  board.markOwn("farm:0");
  faded = [];
  for (const [key, panel] of board.panels) {
    // Drawn half as large as its units, with a place in its middle that moves as the panel is cut.
    const measure = () => 50 + (200 - panel.getAttribute("viewBox").split(" ")[1]) / 2;
    panel.getBoundingClientRect = () => ({ top: 50, width: 180 });
    board.findTarget(`on:${key}`).getBoundingClientRect = () => ({ top: measure(), bottom: measure() + 20 });
    panel.animate = ({ opacity }) => faded.push([key, ...opacity]);
  }
  text = makeElement("div", { class: "vc-text" });
  asked = makeElement("div", {}, makeElement("div", { class: "vc-tools" }));
  const told = makeElement("section", {}, text);
  const scope = makeElement("button");
  table = makeElement("div", { class: "vc-table" }, told, board.root, asked);
  const define = (place, name, key) => Object.defineProperty(place, name, { get: () => page[key] });
  define(board.grid, "clientWidth", "wide");
  define(scope, "offsetHeight", "scope");
  define(text, "offsetHeight", "textHigh");
  define(asked, "offsetHeight", "asked");
  text.getBoundingClientRect = () => ({ top: page.text });
  board.root.getBoundingClientRect = () => ({
    top: page.board + (table.matches(".vc-pinned") ? STRIP : 0),
  });
  asked.firstElementChild.getBoundingClientRect = () => ({ bottom: page.tools });
  arrangement = new Arrangement(board, told, scope, () => asked);
  show(table);
});

afterEach(() => arrangement.clear());

/** Show only some panels, as the style sheet does. */
function showPanels(...keys) {
  for (const [key, panel] of board.panels) panel.toggleAttribute("hidden", !keys.includes(key));
}

/** Make a phone, where the task lies over the window's lower edge. */
function makePhone(more = {}) {
  asked.style.position = "sticky";
  Object.assign(page, { wide: 340, board: 220 }, more);
}

test("beside the text the task's panel is large, the reader's own beside it, others left out", () => {
  board.teach([], ["on:church"], false, true);
  arrangement.show(makeSubject(["on:church"]));
  assert.equal(readColumns(), "446px 264px");
  assert.deepEqual(listWith("vc-left"), ["market", "council"]);
  assert.deepEqual(
    KEYS.map((key) => board.panels.get(key).style.gridColumn),
    ["", "1", "", "2"],
  );
});

test("what a task needs is shown beside the text, whether it is named or near", () => {
  arrangement.show(makeSubject(["on:market"], { near: ["church", "on:council"] }));
  assert.deepEqual([listWith("vc-left"), readColumns()], [[], "repeat(2, 355px)"]);
  arrangement.show(makeSubject(["farm:0"]));
  assert.deepEqual(
    [listWith("vc-left"), readColumns()],
    [["market", "church", "council"], "repeat(1, 640px)"],
    "no panel is wider",
  );
});

test("panels that find no room beside the text are cut, unless the card needs all of them", () => {
  globalThis.innerHeight = 500;
  const near = ["church", "council"];
  arrangement.show(makeSubject(["on:market"], { near }));
  assert.equal(readColumns(), "repeat(2, 355px)");
  assert.deepEqual(["farm:0", "market", "church", "council"].map(readCut), [
    [0, 205],
    [115, 205],
    [0, 140],
    [0, 140],
  ]);
  arrangement.show(makeSubject(["on:market"], { near, cuts: false }));
  assert.deepEqual([readColumns(), listWith("vc-cut")], ["repeat(2, 355px)", []]);
});

test("a long text beside the board scrolls in its own box if it pushes the answers out of the window", () => {
  const readShortened = (more, high = 500) => {
    globalThis.innerHeight = high;
    Object.assign(page, { top: 0, board: 100 }, more);
    arrangement.show(makeSubject(["on:market"]));
    return readText();
  };
  assert.deepEqual(readShortened({ tools: 480 }), PLAIN, "the answers are in the window");
  assert.deepEqual(readShortened({ tools: 481 }), ["199px", "auto", 0, true]);
  assert.deepEqual(readShortened({ tools: 900 }), ["90px", "auto", 0, true], "some lines stay");
  assert.deepEqual(readShortened({ tools: 400, top: -400, board: -300 }, 800), ["180px", "auto", 0, true]);
  assert.deepEqual(readShortened({ tools: 1100, board: 300 }, 800), ["170px", "auto", 0, true]);
  arrangement.clear();
  assert.deepEqual(readText(), PLAIN);
});

test("on a phone a panel is as large as leaves the page's beginning in view, or else its text", () => {
  showPanels("market");
  const readPlaced = (more) => {
    makePhone({ wide: 600, text: 60, ...more });
    arrangement.show(makeSubject([]));
    return readColumns();
  };
  assert.deepEqual([{ board: 240 }, { board: 140, top: -100 }, { board: 260, top: 0 }].map(readPlaced), [
    "repeat(1, 382px)",
    "repeat(1, 382px)",
    "repeat(1, 427px)",
  ]);
  assert.deepEqual([listWith("vc-cut"), table.matches(".vc-pinned")], [[], false]);
});

test("on a phone what the text names has the room, and a strip tells what the reader has", () => {
  makePhone();
  const readPinned = (named, ...keys) => {
    showPanels(...keys);
    arrangement.show(makeSubject(named));
    return [readColumns(), table.matches(".vc-pinned"), listWith("vc-cut")];
  };
  const whole = ["repeat(1, 340px)", true, []];
  assert.deepEqual(readPinned(["on:market"], "market", "church"), whole);
  assert.deepEqual(readPinned(["on:farm:0"], "market", "farm:0"), ["repeat(1, 340px)", false, []]);
  assert.equal(readPinned(["on:market", "on:farm:0"], "market", "farm:0")[1], false);
  board.panels.get("farm:0").style.setProperty("order", "2");
  assert.deepEqual(readPinned([], "market", "farm:0"), whole, "without a name the panel that is seen first");
});

test("on a phone panels that find no room are cut around what the text names, the first one less", () => {
  makePhone();
  showPanels("market", "church");
  const subject = makeSubject(["on:market", "on:church"]);
  arrangement.show(subject);
  assert.equal(readColumns(), "repeat(1, 340px)");
  assert.deepEqual(["market", "church"].map(readCut), [
    [111, 209],
    [150, 140],
  ]);
  assert.ok(table.matches(".vc-pinned"));
  arrangement.show({ ...subject, cuts: false });
  assert.deepEqual([listWith("vc-cut"), table.matches(".vc-pinned")], [[], true]);
  text.remove();
  arrangement.show({ ...subject, cuts: true });
  assert.deepEqual(listWith("vc-cut"), [], "a card without a text leaves room");
});

test("on a phone the strip makes way before the text is shortened", () => {
  makePhone({ board: 440 });
  showPanels("market", "church");
  const subject = makeSubject(["on:market", "on:church"]);
  arrangement.show(subject);
  assert.deepEqual(["market", "church"].map(readCut), [
    [177, 87],
    [184, 72],
  ]);
  assert.deepEqual([table.matches(".vc-pinned"), readText()], [false, PLAIN]);
  page.board = 540;
  arrangement.show(subject);
  assert.deepEqual([readColumns(), readText()], ["repeat(1, 340px)", ["114px", "auto", 0, true]]);
});

test("on a phone too many panels for a short text become an overview, of three columns at most", () => {
  makePhone({ board: 540, textHigh: 160 });
  showPanels("market", "church");
  arrangement.show(makeSubject(["on:market", "on:church"]));
  assert.deepEqual([readColumns(), readText()], ["repeat(2, 165px)", PLAIN]);
  Object.assign(page, { board: 560, textHigh: 100 });
  showPanels(...KEYS);
  arrangement.show(makeSubject(KEYS.map((key) => `on:${key}`)));
  assert.deepEqual([readColumns(), readText()], ["repeat(3, 106px)", ["90px", "auto", 0, true]]);
});

test("a window of another size is laid out anew, but not when a phone's address line goes", () => {
  showPanels("market");
  arrangement.show(makeSubject(["on:market"]));
  const resize = (wide, high) => {
    page.wide = wide;
    Object.assign(globalThis, { innerHeight: high });
    dispatchEvent(new Event("resize"));
    return readColumns();
  };
  assert.deepEqual(
    [resize(500, 800 + 119), resize(500, 800 + 120), resize(400, 800 + 120 - 119)],
    ["repeat(1, 640px)", "repeat(1, 500px)", "repeat(1, 500px)"],
  );
  globalThis.innerWidth = 1023;
  assert.equal(resize(400, 920), "repeat(1, 400px)");
  arrangement.clear();
  globalThis.innerWidth = 1022;
  assert.equal(resize(300, 920), "", "the whole board stays as it is");
});

test("nothing is laid out for a card without a task, nor on a page that is not seen", () => {
  board.root.hidden = true;
  arrangement.show(makeSubject(["on:market"]));
  board.root.hidden = false;
  arrangement.findAsked = () => null;
  arrangement.show(makeSubject(["on:market"]));
  assert.deepEqual([readColumns(), listWith("vc-left"), arrangement.isOn], ["", [], false]);
});

test("a board that is shown whole again keeps nothing of a step's layout", () => {
  makePhone();
  showPanels("market", "church");
  arrangement.show(makeSubject(["on:market"]));
  arrangement.layOutFeatured([...board.panels.values()].slice(0, 2), 800);
  board.panels.get("market").classList.add("vc-left");
  arrangement.clear();
  const laid = [board.grid, ...board.panels.values()].map(({ style }) => [
    style.gridTemplateColumns,
    style.gridColumn,
    style.gridRow,
  ]);
  assert.deepEqual([laid.flat().join(""), listWith("vc-left"), table.matches(".vc-pinned")], ["", [], false]);
});

test("the step that is shown stands in the middle of the row of steps", () => {
  const measure = (place, offsetLeft, name, size) =>
    Object.defineProperties(place, { offsetLeft: { value: offsetLeft }, [name]: { value: size } });
  const step = makeElement("li", {}, makeElement("button", { "aria-current": "step" }));
  const row = makeElement("ol", {}, makeElement("li"), step);
  measure(row, 20, "clientWidth", 300);
  measure(step, 500, "offsetWidth", 40);
  text.before(row);
  arrangement.show(makeSubject(["on:market"]));
  assert.equal(row.scrollLeft, 350);
});

test("panels that another step brings appear gently, where the reader wants motion", (t) => {
  document.body.animate = () => {};
  t.after(() => delete document.body.animate);
  const listFaded = (begins, ...keys) => {
    showPanels(...keys);
    arrangement.show(makeSubject([], { near: KEYS, begins }));
    return faded.splice(0);
  };
  assert.deepEqual(listFaded(true, "market"), [], "the first step is there at once");
  assert.deepEqual(listFaded(true, "market", "church"), [["church", 0, 1]]);
  assert.deepEqual(listFaded(false, "market", "council"), [], "it is the same step");
  assert.deepEqual(listFaded(true, "council", "church"), [["church", 0, 1]]);
  const look = t.mock.method(globalThis, "matchMedia", () => ({ matches: true }));
  assert.deepEqual(listFaded(true, "market"), [], "the system asks for less motion");
  look.mock.restore();
  t.mock.getter(document, "hidden", () => true);
  assert.deepEqual(listFaded(true, "church"), [], "nothing moves on a hidden page");
});
