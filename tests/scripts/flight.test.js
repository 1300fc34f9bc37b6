import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { Flight } from "../../village_widgets/components/flight.js";

const A = { x: 0, y: 100 };
const B = { x: 300, y: 500 };
const SEEN = { begins: true, ends: true };
const makeSpots = (found = {}) => ({ find: (place) => found[place] ?? null });
const makeFlight = (tone = "wood", way = ["a", "b"], picture = "#cube", found = {}) =>
  new Flight([picture, way, 1, tone], () => undefined, makeSpots(found));
const listOpacities = (frames) => frames.map(({ opacity }) => opacity);

test("a piece goes straight from place to place, in the size that it has at each", () => {
  const frames = makeFlight().makeFrames([A, B], 2, 0.5, 0, SEEN);
  assert.deepEqual(
    frames.map(({ transform }) => transform),
    ["translate(0px, 100px) scale(1) rotate(0deg)", "translate(300px, 500px) scale(2) rotate(0deg)"],
  );
});

test("a lively piece flies in an arc above the middle of its way; a solemn one does not", () => {
  const [, middle] = makeFlight().makeFrames([A, B], 1, 1, 0.1, SEEN);
  assert.match(middle.transform, /^translate\(150px, 250px\) scale\(1.15\)/);
  assert.equal(makeFlight("solemn").makeFrames([A, B], 1, 1, 0.1, SEEN).length, 2);
});

test("a piece that was or will be hidden is faint there", () => {
  assert.deepEqual(
    listOpacities(makeFlight().makeFrames([A, B], 1, 1, 0, { begins: false, ends: true })),
    [0.2, 1],
  );
  assert.deepEqual(
    listOpacities(makeFlight().makeFrames([A, A, B], 1, 1, 0, { begins: true, ends: false })),
    [1, 1, 0.2],
  );
});

test("dice turn on their way and lie straight at its end", () => {
  const turns = makeFlight("dice")
    .makeFrames([A, A, B], 1, 1, 0, SEEN)
    .map(({ transform }) => /rotate\((.*)deg\)/.exec(transform)[1]);
  assert.deepEqual(turns, ["-540", "-270", "0"]);
});

test("a flight passes the places that are on the board between its known ends", () => {
  const [from, to] = [{ shown: "cube" }, { shown: null }];
  const moved = makeFlight("", ["a", "over", "b"], "#cube", { a: from, b: to });
  assert.ok(moved.isSeen && !moved.stays);
  const over = { shown: null };
  moved.land(makeSpots({ over }));
  assert.deepEqual(moved.stops, [from, over, to]);
  assert.deepEqual([moved.makeKey(0), moved.makeKey(-1)], ["#cube a", "#cube b"]);
});

test("the copy of a part is only a picture: nothing points at it and nothing names it", () => {
  const part = document.createElement("div");
  part.innerHTML = '<i data-at="a" role="button" class="m vc-open">x</i><b class="vc-awaited">y</b>';
  const { look } = new Flight(["part", ["a", "b"], 1, ""], () => part, makeSpots());
  assert.equal(look.innerHTML, '<i>x</i><b class="">y</b>');
  assert.ok(part.querySelector("[data-at]"), "the part itself stays as it is");
});
