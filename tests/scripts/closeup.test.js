import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { show, words } from "./page.js";
import { Director } from "../../village_widgets/components/closeup.js";
import { drawSvg, makeElement } from "../../village_widgets/components/element.js";

let layout; // where the question lies, whether it covers the board, and the share of the panel in view
let panel;
let director;
/** The place of a close-up, in whole pixels, its scale and the first unit shown. */
const fit = (...there) => {
  const { left, top, wide, high, scale, from } = director.fit(panel, there);
  return [...[left, top, wide, high].map(Math.round), scale, from];
};

beforeEach(() => {
  globalThis.innerHeight = 1000;
  layout = { covers: false, asked: { left: 500, top: 100, width: 416 }, share: 0 };
  panel = drawSvg('<g id="around"><g id="first"></g><g id="second"></g></g>', { viewBox: "0 0 200 100" });
  const asked = makeElement("section");
  asked.getBoundingClientRect = () => layout.asked;
  const clear = { share: () => layout.share, isCovering: () => layout.covers };
  director = new Director(words, { panels: new Map([["farm", panel]]) }, clear, asked);
  show(panel, director.root);
});

test("beside the question a close-up is on its left, in the window, and no wider than it has to be", () => {
  assert.deepEqual(fit(), [52, 100, 440, 220, 2.2, 0]);
  layout.asked = { left: 416, top: -50, width: 300 };
  assert.deepEqual(fit(), [8, 8, 400, 200, 2, 0]);
});

test("a close-up above the question is in its middle, and no higher than its part of the window", () => {
  layout.covers = true;
  assert.deepEqual(fit(), [508, -108, 400, 200, 2, 0]);
  panel.setAttribute("viewBox", "0 0 100 300");
  assert.deepEqual(fit(0, 300), [645, -288, 127, 380, 380 / 300, 0]);
});

test("what a close-up cuts lies around what happens, within the panel", () => {
  layout.covers = true;
  panel.setAttribute("viewBox", "0 0 200 400");
  const readPart = (...there) => {
    const { from, high, scale } = director.fit(panel, there);
    return [from, high / scale];
  };
  assert.deepEqual(readPart(200), [105, 190]);
  assert.deepEqual(readPart(10), [0, 190], "not above its edge");
  assert.deepEqual(readPart(390), [210, 190], "not below its edge");
  assert.deepEqual(readPart(150, 250), [80, 240], "all of what happens is seen");
});

test("a panel has one close-up until all are put away, and none while most of it is in view", () => {
  const first = director.look("farm", []);
  assert.equal(director.look("farm", []), first);
  director.cut();
  assert.notEqual(director.look("farm", []), first);
  const listLooks = [0.71, 0.7].map((share) => {
    layout.share = share;
    return director.look("farm", []) !== null;
  });
  assert.deepEqual([listLooks, director.look("nowhere", [])], [[false, true], null]);
});

test("each part of the panel has its like in the picture, other things have none", () => {
  const closeUp = director.look("farm", []);
  const [first, second] = ["first", "second"].map((id) => document.getElementById(id));
  closeUp.draw();
  const around = closeUp.picture.firstElementChild;
  assert.deepEqual([closeUp.find(first), closeUp.find(second)], [...around.children]);
  assert.deepEqual(
    [closeUp.find(panel), closeUp.find(document.body), closeUp.find(null)],
    [closeUp.picture, undefined, undefined],
  );
  assert.equal(closeUp.root.textContent, "motion-skip");
});
