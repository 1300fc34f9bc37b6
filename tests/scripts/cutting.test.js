import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { findBand, planCuts } from "../../village_widgets/components/cutting.js";

let board;

/** Make a panel of a width and a height in units, that shows the part from `first` on, twice as large, with
 * the top of the window at its upper edge.
 * @param {string} name @param {[from: number, to: number][]} places parts of its height, in units
 * @param {number} high @param {number} first @param {number} wide */
function makePanel(name, places = [], high = 320, first = 0, wide = 360) {
  const panel = makeElement("div");
  panel.dataset.box = `0 0 ${wide} ${high}`;
  panel.setAttribute("viewBox", `0 ${first} ${wide} ${high - first}`);
  panel.getBoundingClientRect = () => ({ top: 100, width: 2 * wide });
  board.panels.set(name, panel);
  for (const [at, [from, to]] of places.entries()) {
    const place = makeElement("i");
    place.getBoundingClientRect = () => ({ top: 100 + 2 * (from - first), bottom: 100 + 2 * (to - first) });
    panel.append(place);
    board.targets.set(`${name}:${at}`, place);
  }
  return panel;
}

beforeEach(() => {
  board = { panels: new Map(), targets: new Map(), findTarget: (at) => board.targets.get(at) };
});

test("the band of a panel holds its named places with a little around them, within the panel", () => {
  const panel = makePanel("a", [
    [100, 120],
    [200, 210],
    [2, 20],
    [300, 318],
  ]);
  makePanel("b", [[40, 50]]);
  const find = (...named) => findBand(board, named, panel);
  assert.deepEqual(find("a:0"), [88, 132]);
  assert.deepEqual(find("a:0", "a:1", "b:0", "none"), [88, 222]);
  assert.deepEqual(
    [find("a:2"), find("a:3")],
    [
      [0, 32],
      [288, 320],
    ],
  );
  assert.deepEqual(
    [find("b:0"), find("a"), find("a", "a:1")],
    [
      [0, 72],
      [0, 112],
      [0, 222],
    ],
  );
});

test("the band of a panel that is cut already is the same", () => {
  const places = [
    [100, 120],
    [300, 318],
  ];
  const panel = makePanel("a", places, 320, 60);
  panel.setAttribute("viewBox", "0 60 360 90");
  const list = (...named) => named.map((at) => findBand(board, [at], panel));
  assert.deepEqual(list("a:0", "a:1", "a"), [
    [88, 132],
    [288, 320],
    [0, 112],
  ]);
});

/** Plan the cuts of panels; return them in order, and what is missing.
 * @param {string[]} named @param {HTMLElement[]} panels */
function plan(named, panels, columns, room, width = 360) {
  const { cuts, missing } = planCuts(board, named, { panels, columns, width }, room);
  return [panels.map((panel) => cuts.get(panel)), missing + 0]; // 0 in place of -0
}

test("a slice of each panel is the least; what it lacks is told in pixels, with the gaps between", () => {
  const panels = ["a", "b", "c"].map((name) => makePanel(name));
  const least = [0, 72];
  assert.deepEqual(plan([], panels, 1, 72 * 3 + 20), [[least, least, least], 0]);
  assert.deepEqual(plan([], panels, 1, 200), [[least, least, least], 36]);
  assert.deepEqual(plan([], panels, 1, 200, 720)[1], 72 * 3 * 2 + 20 - 200, "twice as large");
  assert.deepEqual(plan([], panels, 2, 72 * 2 + 10), [[least, least, least], 0], "in two rows");
});

test("the first rows get what room is left: first what is enough, then all", () => {
  const panels = ["a", "b", "c"].map((name) => makePanel(name));
  const readHeights = (room) => plan([], panels, 1, room + 20)[0].map(([, high]) => high);
  assert.deepEqual(readHeights(72 * 3 + 50), [122, 72, 72]);
  assert.deepEqual(readHeights(140 + 100 + 72), [140, 100, 72]);
  assert.deepEqual(readHeights(140 * 3 + 100), [240, 140, 140]);
  assert.deepEqual(readHeights(2000), [320, 320, 320]);
});

test("a cut lies around its band, within its panel, and a row is as high as its highest band", () => {
  const panels = [makePanel("a", [[112, 138]]), makePanel("b", [[300, 310]]), makePanel("c", [[50, 150]])];
  const named = ["a:0", "b:0", "c:0"];
  assert.deepEqual(plan(named, panels, 1, 72 * 2 + 124 + 20)[0], [
    [89, 72],
    [248, 72],
    [38, 124],
  ]);
  assert.deepEqual(plan(named, panels, 2, 72 + 124 + 10)[0], [
    [89, 72],
    [248, 72],
    [38, 124],
  ]);
  assert.deepEqual(plan(["a:0", "c:0"], [panels[0], panels[2]], 2, 124)[0], [
    [63, 124],
    [38, 124],
  ]);
});

test("a row whose band is higher than enough keeps it, and takes nothing from the others", () => {
  const panels = [makePanel("a", [[20, 220]]), makePanel("b")];
  assert.deepEqual(plan(["a:0"], panels, 1, 224 + 72 + 10)[0], [
    [8, 224],
    [0, 72],
  ]);
});

test("a low panel beside a high one is no higher than it is, and the first gives the scale", () => {
  const panels = [makePanel("a", [], 100), makePanel("b", [], 320, 0, 720)];
  assert.deepEqual(plan([], panels, 2, 1000)[0], [
    [0, 100],
    [0, 320],
  ]);
  assert.equal(plan([], panels, 2, 100)[1], -28);
});
