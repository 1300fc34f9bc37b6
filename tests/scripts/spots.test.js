import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { show } from "./page.js";
import { Spots, listWithNumber } from "../../village_widgets/components/spots.js";

const SVG = "http://www.w3.org/2000/svg";
let named;
let spots;
let panel;

// An element of a drawing, at a place of the page.
function makeDrawn(tag, [left, top, width, height], attributes = {}) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.getBoundingClientRect = () => ({
    left,
    top,
    width,
    height,
    right: left + width,
    bottom: top + height,
  });
  return made;
}

beforeEach(() => {
  panel = makeDrawn("svg", [10, 20, 400, 400], { class: "vc-panel" });
  let measured = 0;
  panel.getScreenCTM = () => {
    measured += 1;
    assert.equal(measured, 1, "a panel is measured once");
    return { a: 2, d: 2, e: 10, f: 20 };
  };
  const stall = makeDrawn("g", [50, 60, 40, 20]);
  const corner = document.createElement("div");
  corner.getBoundingClientRect = () => ({ left: 10, top: 0 });
  panel.append(stall, makeDrawn("use", [60, 60, 20, 20], { href: "#ox" }));
  stall.append(makeDrawn("use", [50, 60, 10, 20], { href: "#coin" }));
  show(panel, corner);
  named = { stall, market: panel };
  window.innerHeight = 800;
  spots = new Spots({ find: (name) => named[name] }, corner);
});

test("a place is found in its panel's coordinates by its picture", () => {
  const { x, y, wide, high, shown } = spots.find("stall", "#coin");
  assert.deepEqual([x, y, wide, high], [22.5, 25, 5, 10]);
  assert.equal(shown, named.stall.firstElementChild);
  assert.equal(spots.find("stall", "#ox").shown, null);
  assert.equal(spots.find("nowhere", "#ox"), null);
});

test("a point on a panel has the picture that lies there, if one does", () => {
  const there = spots.find("market@30,25", "#ox");
  assert.deepEqual([there.x, there.y, there.wide, there.shown?.getAttribute("href")], [30, 25, 10, "#ox"]);
  const away = spots.find("market@100,25", "#ox");
  assert.deepEqual([away.x, away.y, away.wide, away.shown], [100, 25, 0, null]);
});

test("a stop out of view lies just beyond the window's edge, unless a close-up shows it", () => {
  const spot = { panel, x: 5, y: 900 };
  assert.deepEqual(spots.findOnPage(spot, true), { x: 10, y: 818 });
  assert.deepEqual(spots.findOnPage(spot), { x: 10, y: 1820 });
  assert.equal(spots.measureScale(spot), 2);
  spots.closeUp = { panel, matrix: { a: 1, d: 1, e: 100, f: -600 } };
  assert.deepEqual([spots.findOnPage(spot, true), spots.measureScale(spot)], [{ x: 95, y: 300 }, 1]);
});

test("a number that is written on a picture belongs to it", () => {
  const picture = makeDrawn("use", [0, 0, 20, 20]);
  const [on, beside] = [makeDrawn("text", [5, 5, 4, 4]), makeDrawn("text", [40, 5, 4, 4])];
  panel.append(picture, on);
  assert.deepEqual(listWithNumber(picture), [picture, on]);
  on.replaceWith(beside);
  assert.deepEqual(listWithNumber(picture), [picture]);
});

test("of several pictures at a place the last one counts, which lies on top", () => {
  const top = makeDrawn("use", [52, 60, 10, 20], { href: "#coin" });
  named.stall.append(top);
  assert.equal(spots.find("stall", "#coin").shown, top);
});

test("a stop above the window lies just beyond its upper edge", () => {
  assert.deepEqual(spots.findOnPage({ panel, x: 5, y: -300 }, true), { x: 10, y: -18 });
});

test("a close-up shows only its own panel", () => {
  spots.closeUp = { panel: makeDrawn("svg", [0, 0, 1, 1]), matrix: { a: 9, d: 9, e: 0, f: 0 } };
  assert.equal(spots.measureScale({ panel, x: 5, y: 5 }), 2);
});

test("a number below or above a picture is not written on it", () => {
  const picture = makeDrawn("use", [0, 20, 20, 20]);
  for (const top of [0, 50]) {
    panel.append(picture, makeDrawn("text", [5, top, 4, 4]));
    assert.deepEqual(listWithNumber(picture), [picture]);
  }
});
