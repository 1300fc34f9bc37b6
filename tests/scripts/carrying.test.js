import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { press, show, words } from "./page.js";
import { Board } from "../../village_widgets/components/board.js";
import { Carrying } from "../../village_widgets/components/carrying.js";

const drawTarget = (at) => `<g data-at="${at}" class="m"><rect class="h"></rect></g>`;
const PANELS = [
  ["crafts", "Crafts", "0 0 9 9", [["houses", drawTarget("building:mill") + drawTarget("building:smithy")]]],
  ["council", "Council", "0 0 9 9", [["steps", drawTarget("council:1") + drawTarget("council:2")]]],
  ["farm:0", "Anna's farm", "0 0 9 9", [["family", drawTarget("member:0")]]],
];
const ROWS = [
  { target: "building:smithy", piece: "member:0" },
  { target: "council:1", piece: "member:0" },
  { target: "council:1", piece: "member:0" },
  { target: "council:2" },
];
const MISPLACED = [["member:0", "building:mill"]];
let put;
let shown;
let hands;
let under;
let mine;
let later;
let waiting;

const HALF = 5; // pixels from the middle of a target or panel to its edges: jsdom has no layout
// Pixels from the left to the middle of each target and panel.
const SPOTS = {
  "member:0": 100,
  "building:smithy": 200,
  "building:mill": 300,
  "council:2": 400,
  crafts: 250,
  council: 450,
  "farm:0": 110,
};
const findPoint = (name) => ({ clientX: SPOTS[name], clientY: 200 });
const makeEvent = (type, place, more = {}) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    isPrimary: true,
    button: 0,
    pointerType: "mouse",
    ...findPoint(place),
    ...more,
  });
const findPiece = () => shown.findTarget("member:0");
const pressPiece = (more) => findPiece().dispatchEvent(makeEvent("pointerdown", "member:0", more));
const move = (place) => document.dispatchEvent(makeEvent("pointermove", place));
const release = (place) => document.dispatchEvent(makeEvent("pointerup", place));

beforeEach(() => {
  put = [];
  later = [];
  waiting = mock.method(globalThis, "setTimeout", (go) => later.push(go));
  shown = new Board(words, () => put.push("clicked"));
  const app = document.createElement("div");
  app.className = "vc-app";
  mine = document.createElement("ul");
  app.append(mine, shown.root);
  show(app);
  shown.setPanels(PANELS);
  shown.markOwn("farm:0");
  for (const [name, x] of Object.entries(SPOTS)) {
    const drawn = shown.find(name);
    drawn.getBoundingClientRect = () => ({ left: x - HALF, top: 195, width: 2 * HALF, height: 2 * HALF });
    drawn.getBBox = () => ({ x: 0, y: 0, width: 9, height: 9 });
    drawn.getScreenCTM = () => ({ a: 1 });
  }
  under = null;
  document.elementFromPoint = (x) =>
    under ?? shown.find(Object.keys(SPOTS).find((name) => Math.abs(SPOTS[name] - x) <= HALF));
  hands = new Carrying(shown, mine, (carried, place) => put.push([carried, place]));
  hands.show(ROWS, MISPLACED);
});

afterEach(() => {
  for (const go of later) go();
  waiting.mock.restore();
});

test("a piece is put on a permitted place, which is lit while it is carried", () => {
  pressPiece();
  move("building:smithy");
  assert.ok(
    shown.findTarget("building:smithy").matches(".vc-landing.vc-over") && findPiece().matches(".vc-lifted"),
  );
  assert.ok(!shown.findTarget("building:mill").matches(".vc-landing"));
  release("building:smithy");
  assert.deepEqual(put, [["member:0", "building:smithy"]]);
  assert.equal(document.querySelector(".vc-carried, .vc-lifted, .vc-landing, .vc-over"), null);
});

test("each way to stop carrying takes back what carrying listened to", (t) => {
  const listening = new Set();
  const describeListener = (kind, call) => `${kind} ${call}`;
  const { addEventListener: add, removeEventListener: remove } = document;
  t.mock.method(document, "addEventListener", (kind, call, how) => {
    if (call !== undefined) listening.add(describeListener(kind, call));
    add.call(document, kind, call, how);
  });
  t.mock.method(document, "removeEventListener", (kind, call, how) => {
    listening.delete(describeListener(kind, call));
    remove.call(document, kind, call, how);
  });
  const ends = {
    release: () => release("council:2"),
    cancel: () => document.dispatchEvent(new Event("pointercancel")),
    escape: () => document.dispatchEvent(Object.assign(new Event("keydown"), { key: "Escape" })),
    state: () => hands.show(ROWS),
  };
  for (const [name, end] of Object.entries(ends)) {
    pressPiece();
    assert.equal(listening.size, 4, name);
    move("council:2");
    end();
    for (const go of later.splice(0)) go(); // a click that follows means nothing
    assert.deepEqual([...listening], [], name);
  }
});

test("a piece can be put on a refused place: the answer says why", () => {
  pressPiece();
  move("building:mill");
  release("building:mill");
  assert.deepEqual(put, [["member:0", "building:mill"]]);
});

test("beside a panel's only place a piece goes there; with several places it goes back", () => {
  pressPiece();
  move("council");
  release("council");
  pressPiece();
  move("crafts");
  release("crafts");
  assert.deepEqual(put, [["member:0", "council:1"]]);
});

test("a piece on the strip is put on one's own panel", () => {
  hands.show([
    { target: "building:mill", place: "farm:0" },
    { target: "agenda", piece: "member:0", place: "council:1" },
  ]);
  shown.findTarget("building:mill").dispatchEvent(makeEvent("pointerdown", "building:mill"));
  move("council");
  assert.ok(mine.matches(".vc-landing") && !mine.matches(".vc-over"));
  under = mine;
  release("council");
  assert.ok(!mine.matches(".vc-landing"));
  under = null;
  pressPiece();
  move("council");
  assert.ok(!mine.matches(".vc-landing"), "a member goes elsewhere");
  under = mine;
  release("council");
  assert.deepEqual(put, [["building:mill", "farm:0"]]);
});

test("a press that hardly moves stays a click; the end of a carry is not a click", () => {
  const click = mock.fn();
  document.addEventListener("click", click);
  pressPiece();
  release("member:0");
  findPiece().dispatchEvent(new Event("click", { bubbles: true }));
  pressPiece();
  move("building:smithy");
  release("building:smithy");
  findPiece().dispatchEvent(new Event("click", { bubbles: true }));
  document.removeEventListener("click", click);
  assert.equal(click.mock.callCount(), 1);
});

test("Escape, a place off the board and a table that has gone on put the piece back", () => {
  pressPiece();
  move("building:smithy");
  press(document.body, "Escape");
  release("building:smithy");
  pressPiece();
  move("building:smithy");
  under = document.body;
  release("building:smithy");
  under = null;
  pressPiece();
  move("building:smithy");
  hands.show([]);
  release("building:smithy");
  assert.deepEqual(put, []);
});

test("a finger that moves at once scrolls; one that rests first lifts the piece without scrolling", () => {
  const scroll = () => findPiece().dispatchEvent(makeEvent("touchmove", "member:0"));
  pressPiece({ pointerType: "touch" });
  assert.ok(scroll(), "not prevented");
  move("building:smithy");
  release("building:smithy");
  assert.deepEqual(put, []);
  pressPiece({ pointerType: "touch" });
  later.at(-1)();
  assert.ok(!scroll(), "prevented");
  move("building:smithy");
  release("building:smithy");
  assert.deepEqual(put, [["member:0", "building:smithy"]]);
});

test("a mouse lifts a piece once it has moved eight pixels, a finger once it has rested", () => {
  pressPiece();
  const nudge = (by) => {
    document.dispatchEvent(makeEvent("pointermove", "member:0", { clientX: 100 + by }));
    return findPiece().matches(".vc-lifted");
  };
  assert.deepEqual([nudge(7), nudge(8)], [false, true]);
  pressPiece({ pointerType: "touch" });
  assert.equal(waiting.mock.calls.at(-1).arguments[1], 350);
});

test("neither a second finger nor another button of the mouse carries", () => {
  for (const more of [{ isPrimary: false }, { button: 2 }]) {
    pressPiece(more);
    move("building:smithy");
    release("building:smithy");
  }
  assert.deepEqual(put, []);
});

test("a piece that comes back to where it lay is put nowhere", () => {
  pressPiece();
  move("building:smithy");
  move("member:0");
  release("member:0");
  assert.deepEqual(put, []);
});

test("of pieces that lie on each other the smallest is carried", () => {
  shown.find("building:smithy").getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 400 });
  hands.show([
    { target: "council:2", piece: "building:smithy" },
    { target: "council:1", piece: "member:0" },
  ]);
  assert.equal(hands.findPiece(100, 200).piece, "member:0");
  assert.equal(hands.findPiece(300, 200).piece, "building:smithy");
});

test("a piece lies under a pointer as far as its edges, and no further", () => {
  const edges = [
    [95, 200],
    [105, 200],
    [100, 195],
    [100, 205],
  ];
  const beyond = [
    [94, 200],
    [106, 200],
    [100, 194],
    [100, 206],
  ];
  const listFound = (points) => points.map(([x, y]) => hands.findPiece(x, y)?.piece);
  assert.deepEqual(listFound(edges), Array(4).fill("member:0"));
  assert.deepEqual(listFound(beyond), Array(4).fill(undefined));
});

test("the page scrolls the faster the nearer a carried piece is to an edge, except over the strip", () => {
  const scrolled = [];
  globalThis.scrollBy = ({ top }) => scrolled.push(top);
  const carryTo = (clientY) => {
    document.dispatchEvent(makeEvent("pointermove", "council", { clientY }));
    document.dispatchEvent(new Event("pointercancel"));
  };
  for (const clientY of [72, 36, 0, innerHeight - 72, innerHeight - 36]) {
    pressPiece();
    carryTo(clientY);
  }
  assert.deepEqual(scrolled, [-7, -14, 7]);
  hands.show([{ target: "building:mill", place: "farm:0" }]);
  shown.findTarget("building:mill").dispatchEvent(makeEvent("pointerdown", "building:mill"));
  under = mine;
  carryTo(36);
  assert.equal(scrolled.length, 3);
});

test("a finger's second press rests anew, and what follows the pointer ends with the first", (t) => {
  const cancelled = [];
  t.mock.method(globalThis, "clearTimeout", (timer) => {
    later[timer - 1] = () => {};
  });
  t.mock.method(globalThis, "requestAnimationFrame", () => 7);
  t.mock.method(globalThis, "cancelAnimationFrame", (frame) => cancelled.push(frame));
  const first = later.length;
  pressPiece({ pointerType: "touch" });
  release("member:0");
  pressPiece({ pointerType: "touch" });
  later[first]();
  assert.ok(!findPiece().matches(".vc-lifted"));
  later[first + 1]();
  assert.ok(findPiece().matches(".vc-lifted"));
  release("member:0");
  assert.equal(cancelled.at(-1), 7);
});

test("a copy as large as the piece is carried; under a finger it is marked, and opens no menu", () => {
  const piece = findPiece();
  piece.setAttribute("transform", "translate(5 5)");
  piece.getScreenCTM = () => ({ a: 2 });
  const opensMenu = () =>
    shown.root.dispatchEvent(new Event("contextmenu", { bubbles: true, cancelable: true }));
  const readCopy = () => {
    const copy = document.querySelector(".vc-carried");
    const [width, height] = ["width", "height"].map((name) => copy.getAttribute(name));
    return [width, height, copy.querySelector("[transform], [data-at]"), copy.matches(".vc-touched")];
  };
  pressPiece();
  assert.ok(opensMenu());
  move("council");
  assert.deepEqual(readCopy(), ["18", "18", null, false]);
  pressPiece({ pointerType: "touch" });
  assert.ok(!opensMenu());
  later.at(-1)();
  assert.deepEqual(readCopy(), ["18", "18", null, true]);
});

test("Escape that ends a carry does nothing else; other keys do", () => {
  const keys = [];
  const hear = ({ key }) => keys.push(key);
  document.body.addEventListener("keydown", hear);
  pressPiece();
  press(document.body, "a");
  press(document.body, "Escape");
  press(document.body, "Escape");
  document.body.removeEventListener("keydown", hear);
  assert.deepEqual(keys, ["a", "Escape"]);
});

test("a piece that is not on the board lies under no pointer", () => {
  hands.show([{ target: "council:1", piece: "member:9" }]);
  assert.equal(hands.findPiece(100, 200), undefined);
});
