// The layer on which pieces fly, without the steps that lead to it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { show } from "./page.js";
import { Stage } from "../../village_widgets/components/stage.js";

const { Element, SVGElement } = document.defaultView;
const CALM = { flight: 640, arc: 0, gap: 100 };

/** Draw a part of a panel, 10 units wide. */
function drawPart(panel, left) {
  const part = document.createElementNS("http://www.w3.org/2000/svg", "g");
  part.getBoundingClientRect = () => ({ left, top: 0, width: 10, height: 10 });
  panel.append(part);
  return part;
}

/** Let a movement be performed on a board with the places a and b and a piece at a; return the timing of
 * what flies. */
function perform(t, movement) {
  const timings = [];
  SVGElement.prototype.getBBox = () => ({ x: 0, y: 0, width: 10, height: 10 });
  Element.prototype.animate = function animate(_frames, timing) {
    if (this.matches(".vc-flying")) timings.push(timing);
    return { cancel() {} };
  };
  t.after(() => {
    delete SVGElement.prototype.getBBox;
    delete Element.prototype.animate;
  });
  const panel = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  panel.classList.add("vc-panel");
  panel.getScreenCTM = () => ({ a: 1, d: 1, e: 0, f: 0 });
  const named = { a: drawPart(panel, 0), b: drawPart(panel, 100), piece: drawPart(panel, 0) };
  const stage = new Stage({ root: panel, find: (name) => named[name] }, () => {});
  show(panel, stage.root);
  const flight = stage.leave(movement);
  stage.draw([flight]);
  flight.land(stage.spots);
  stage.expect([flight]);
  stage.start(stage.perform([flight], 300, CALM), () => {});
  return timings;
}

test("a piece lies where it starts until it flies, if it was seen there, and only then", (t) => {
  const readFill = (movement) => perform(t, movement).map(({ delay, fill }) => [delay, fill]);
  assert.deepEqual(readFill(["piece", ["a", "b"], 1, "wood"]), [[300, "backwards"]]);
  assert.deepEqual(readFill(["#cow", ["a", "b"], 1, "wood"]), [[300, "none"]]);
});

test("of pictures that shake in one place the next begins when the one before has been shaken out", (t) => {
  const delays = perform(t, ["piece", ["a"], 2, "wood"]).map(({ delay, duration }) => [delay, duration]);
  assert.deepEqual(delays, [
    [300, 500],
    [575, 500],
  ]);
});

test("dice lie where they start and where they have landed", (t) => {
  assert.deepEqual(
    perform(t, ["#die", ["a", "b"], 1, "dice"]).map(({ fill }) => fill),
    ["both"],
  );
});
