import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { show } from "./page.js";
import { drawSvg, makeElement } from "../../village_widgets/components/element.js";
import { Pieces } from "../../village_widgets/components/pieces.js";
import { Timeline } from "../../village_widgets/components/timeline.js";

const { SVGElement } = document.defaultView;
const PLACE = { shown: null, high: 30 };
let pieces;
let timeline;
let measured; // the number of pictures that were measured
let box;

beforeEach(() => {
  measured = 0;
  box = { x: 1, y: 2, width: 20, height: 10 };
  SVGElement.prototype.getBBox = () => {
    measured += 1;
    return box;
  };
  const root = makeElement("div");
  show(root);
  pieces = new Pieces(root);
  timeline = new Timeline(root);
});

after(() => delete SVGElement.prototype.getBBox);

const makeFlight = (more) => ({
  picture: "#cow",
  look: null,
  isShared: true,
  times: 1,
  stays: false,
  ...more,
});
/** Draw a flight's pictures and take the next one, on panels with two pixels for each unit. */
function take(flight, from = PLACE, to = PLACE) {
  pieces.draw(flight);
  const taken = pieces.take(flight, from, to, { measureScale: () => 2 }, timeline);
  timeline.start();
  return taken;
}

test("a shared picture is measured once and cut to its box", () => {
  const { piece, high, larger } = take(makeFlight());
  assert.equal(piece.querySelector("use").getAttribute("href"), "#cow");
  assert.equal(piece.getAttribute("viewBox"), "1 2 20 10");
  assert.deepEqual([high, larger], [20, 2]);
  assert.equal(take(makeFlight()).piece.getAttribute("viewBox"), "1 2 20 10");
  assert.equal(measured, 1);
});

test("a picture that is not laid out is measured again the next time", () => {
  box = { x: 0, y: 0, width: 0, height: 0 };
  assert.equal(take(makeFlight()).larger, 0);
  box = { x: 0, y: 0, width: 20, height: 10 };
  assert.equal(take(makeFlight()).larger, 2);
});

test("a piece is as high as where it lands, or else as where it lay", () => {
  const [low, tall] = [8, 40].map((high) => ({ shown: makeElement("i"), high }));
  const sizes = [
    [low, tall],
    [low, PLACE],
    [PLACE, tall],
  ].map(([from, to]) => take(makeFlight(), from, to).high);
  assert.deepEqual(sizes, [80, 16, 80]);
});

test("a part of the board is no higher than the smaller of its places", () => {
  const look = drawSvg("", {}, "g");
  const flight = makeFlight({ picture: "stall", look, isShared: false });
  const { piece, high } = take(flight, { ...PLACE, high: 12 }, PLACE);
  assert.deepEqual([high, piece.querySelectorAll("g").length], [24, 1]);
  assert.notEqual(piece.firstElementChild, look, "a copy");
});

test("without a picture a plain token flies; where only a place lights up nothing is drawn", () => {
  assert.ok(take(makeFlight({ picture: "", isShared: false })).piece.querySelector(".vc-token"));
  pieces.clear();
  pieces.draw(makeFlight({ picture: "", isShared: false, stays: true }));
  assert.equal(pieces.root.childElementCount, 0);
  pieces.draw(makeFlight({ look: makeElement("i"), stays: true, times: 9 }));
  assert.equal(pieces.root.childElementCount, 4);
});

test("what is cancelled rings no more, and begins no more", () => {
  const cancelled = [];
  const root = { animate: (frames) => ({ cancel: () => cancelled.push(frames) }) };
  const cut = new Timeline(root);
  cut.schedule(5, () => {});
  cut.animate(root, ["frame"], {});
  assert.equal(cut.isRunning, false, "nothing has begun");
  cut.start();
  assert.ok(cut.isRunning);
  cut.cancel();
  assert.deepEqual([cancelled, cut.isRunning], [[null, ["frame"]], false]);
  cut.start();
  assert.equal(cut.isRunning, false, "each change is made once");
});
