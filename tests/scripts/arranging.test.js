import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { show, words } from "./page.js";
import { Arrangement } from "../../village_widgets/components/arranging.js";
import { Board } from "../../village_widgets/components/board.js";
import { findBand, readBox } from "../../village_widgets/components/cutting.js";
import { makeElement } from "../../village_widgets/components/element.js";

const BOX = "0 0 360 320";
const KEYS = ["market", "church", "council", "farm:0"];
const COLUMN = 2 * 360; // pixels of the board's width
let board;
let arrangement;

const makeRect = (top, bottom) => () => ({ top, bottom, width: 360, height: bottom - top });
const findPanels = (...keys) => keys.map((key) => board.panels.get(key));
const readViewBox = (key) => board.panels.get(key).getAttribute("viewBox").split(" ").map(Number);

beforeEach(() => {
  board = new Board(words, () => {});
  board.setPanels(KEYS.map((key) => [key, key, BOX, [[`${key} part`, `<g data-at="on:${key}"></g>`]]]));
  board.markOwn("farm:0");
  Object.defineProperty(board.grid, "clientWidth", { value: COLUMN, configurable: true });
  for (const panel of board.panels.values()) panel.getBoundingClientRect = makeRect(0, 320);
  for (const key of KEYS) board.findTarget(`on:${key}`).getBoundingClientRect = makeRect(200, 240);
  const told = makeElement("section", {}, makeElement("div", { class: "vc-text" }));
  arrangement = new Arrangement(board, told, makeElement("button"), () => null);
  show(board.root, told);
});

test("panels are as large as the room allows, in the columns that fit best", () => {
  const { columns, width } = arrangement.fit(findPanels(...KEYS), 700);
  assert.deepEqual([columns, width], [2, 355]);
  assert.equal(arrangement.fit(findPanels("market"), 400).width, 450, "one panel takes all of the height");
  Object.defineProperty(board.grid, "clientWidth", { value: 2000, configurable: true });
  assert.equal(arrangement.fit(findPanels("market", "church"), 2000).columns, 1, "one above the other");
});

test("panels whose numbers could not be read do not fit", () => {
  assert.equal(arrangement.fit(findPanels(...KEYS), 400), null);
});

test("the task's panel is large, with two others beside it and not three", () => {
  board.teach([], ["church"], false, true);
  assert.equal(arrangement.layOutFeatured(findPanels("market", "church", "farm:0"), 600), true);
  const [main, beside] = findPanels("church", "market");
  assert.deepEqual(
    [main.style.gridColumn, main.style.gridRow, beside.style.gridColumn],
    ["1", "1 / span 2", "2"],
  );
  const [large, small] = board.grid.style.gridTemplateColumns.split(" ").map(Number.parseFloat);
  assert.ok(large > small && large + small < COLUMN);
  assert.equal(arrangement.layOutFeatured(findPanels(...KEYS), 600), false);
});

test("without room panels are cut to what is named, and whole again afterwards", () => {
  arrangement.subject = { named: ["on:market", "church"], near: [], cuts: true, begins: true };
  const missing = arrangement.cut({ panels: findPanels("market", "church"), columns: 1, width: 360 }, 260);
  assert.ok(missing <= 0);
  const [[, from, , high], [, first, , part]] = [readViewBox("market"), readViewBox("church")];
  assert.ok(from < 200 && from + high > 240, "the named place lies within the cut");
  assert.ok(first === 0 && part >= 320 / 3, "a panel that is named itself is seen from its title");
  assert.ok(high + part <= 260);
  assert.deepEqual(readBox(board.panels.get("market")), [0, 0, 360, 320]);
  arrangement.clear();
  assert.deepEqual(
    KEYS.map((key) => readViewBox(key).join(" ")),
    KEYS.map(() => BOX),
  );
});

test("what panels can't do without is reported as missing", () => {
  arrangement.subject = { named: ["on:market", "on:church"], near: [], cuts: true, begins: true };
  assert.ok(arrangement.cut({ panels: findPanels("market", "church"), columns: 1, width: 360 }, 100) > 0);
});

test("a large panel beside others needs room for all of them, and is no larger than can be used", () => {
  const pair = findPanels("market", "church");
  const readFeatured = (room, wide = COLUMN) => {
    Object.defineProperty(board.grid, "clientWidth", { value: wide, configurable: true });
    board.grid.style.gridTemplateColumns = "";
    const isDone = arrangement.layOutFeatured(pair, room);
    return isDone ? board.grid.style.gridTemplateColumns : isDone;
  };
  assert.deepEqual([readFeatured(234), readFeatured(235)], [false, "264px 264px"], "too low");
  assert.deepEqual([readFeatured(600, 537), readFeatured(600, 538)], [false, "264px 264px"], "too narrow");
  assert.equal(readFeatured(900, 1400), "640px 504px");
  assert.equal(arrangement.layOutFeatured(findPanels("market"), 900), false, "nothing stands beside it");
});

test("a panel is as small as can be read, and no smaller", () => {
  const [panel] = findPanels("market");
  assert.deepEqual([arrangement.fit([panel], 234), arrangement.fit([panel], 235).width], [null, 264]);
  assert.deepEqual(
    [arrangement.fit([panel], 350, 394), arrangement.fit([panel], 350, 393).width],
    [null, 393],
  );
});

test("of a panel its named places are seen, its upper part if it is named itself, else a slice", () => {
  const named = ["on:market", "church"];
  assert.deepEqual(
    findPanels("market", "church", "council").map((panel) => findBand(arrangement.board, named, panel)),
    [
      [188, 252],
      [0, 112],
      [0, 72],
    ],
  );
});

test("panels that must be cut stand in as many columns as can be read", () => {
  const countColumns = (wide) => {
    Object.defineProperty(board.grid, "clientWidth", { value: wide, configurable: true });
    return arrangement.squeeze(findPanels("market", "church", "council")).columns;
  };
  assert.deepEqual([200, 537, 538, 811, 812, 2000].map(countColumns), [1, 1, 2, 2, 3, 3]);
});
