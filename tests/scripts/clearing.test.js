import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { show } from "./page.js";
import { clearing } from "../../village_widgets/components/clearing.js";

const WINDOW = 800;
let revealed;
let clear;
let bars;

// An element that lies so many pixels below the window's upper edge and is so high.
function lying(name, top, height) {
  const made = document.createElement("div");
  made.id = name;
  made.getBoundingClientRect = () => ({ top, bottom: top + height, height });
  Object.defineProperty(made, "offsetHeight", { value: height });
  made.scrollIntoView = ({ block }) => revealed.push([name, block]);
  return made;
}

beforeEach(() => {
  window.innerHeight = WINDOW;
  revealed = [];
  bars = [lying("strip", 0, 60), lying("question", 600, 200), lying("sheet", 300, 500)];
  for (const bar of bars.slice(0, 2)) bar.style.position = "sticky";
  clear = clearing(...bars);
});

// What lies inside a panel of its own.
function inside(panel, top, height) {
  panel.append(lying("place", top, height));
  show(...bars, panel);
  return panel.firstElementChild;
}

test("what lies between the bars is left where it is", () => {
  clear.show(inside(lying("panel", 100, 300), 150, 40), document.getElementById("panel"));
  assert.deepEqual(revealed, []);
});

test("what lies under the question is brought out with its panel, and the window keeps its edges free", () => {
  const place = inside(lying("panel", 500, 300), 650, 40);
  assert.ok(!clear.isAnyClear([place]) && clear.covers());
  clear.show(place, place.parentElement);
  assert.deepEqual([revealed, document.documentElement.style.scrollPadding], [[["panel", "center"]], "68px 0 208px"]);
});

test("where a panel has no room above an open sheet the place itself is brought there", () => {
  const place = inside(lying("panel", 100, 300), 350, 40);
  bars[2].showPopover();
  clear.show(place, place.parentElement);
  assert.deepEqual([revealed, document.documentElement.style.scrollPadding], [[["place", "center"]], "68px 0 508px"]);
});

test("several places are clear if one of them is, also with the page scrolled back", () => {
  const places = [300, 100, 59].map((top) => inside(lying("panel", top, 300), top, 501));
  assert.ok(!clear.isAnyClear(places));
  assert.ok(!clear.isAnyClear([]));
  assert.ok(clear.isAnyClear([...places, inside(lying("panel", 60, 40), 60, 40)]));
  assert.ok(!clear.isAnyClear([inside(lying("panel", 60, 40), 60, 40)], -1));
});

test("bars that stand beside the board cover nothing", () => {
  for (const bar of bars) bar.style.position = "static";
  assert.ok(!clear.covers() && clear.isAnyClear([inside(lying("panel", 0, 700), 700, 90)]));
});
