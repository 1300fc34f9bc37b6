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

test("a piece is seen on its way if it lies open or has its own picture, and goes anywhere", () => {
  const part = document.createElement("div");
  const [open, hidden] = [{ shown: "cube" }, { shown: null }];
  const isSeen = (way, a, find = () => undefined, picture = "#cube") =>
    new Flight([picture, way, 1, ""], find, makeSpots({ a })).isSeen;
  assert.deepEqual(
    [
      isSeen(["a", "b"], open),
      isSeen(["a"], open),
      isSeen(["a", "b"], hidden),
      isSeen(["a", "b"], hidden, () => part, "part"),
    ],
    [true, false, false, true],
  );
});

test("a place on the way that is not on the board is left out; the end stays where it was", () => {
  const [from, to] = [{ shown: "cube" }, { shown: null }];
  const moved = makeFlight("", ["a", "over", "b"], "#cube", { a: from, b: to });
  moved.land(makeSpots());
  assert.deepEqual(moved.stops, [from, null, to]);
});

test("a picture is that of the board before, or else that of the changed board", () => {
  const [before, after] = ["before", "after"].map((name) => {
    const part = document.createElement("div");
    part.textContent = name;
    return part;
  });
  const looks = [before, undefined].map((found) => {
    const moved = new Flight(["part", ["a", "b"], 1, ""], () => found, makeSpots());
    moved.findLook(() => after);
    return moved.look.textContent;
  });
  assert.deepEqual(looks, ["before", "after"]);
});

test("a copy of a part has no name, no role, no place in the order of keys", () => {
  const part = document.createElement("i");
  for (const name of ["data-at", "data-part", "data-panel", "role", "tabindex", "aria-label", "fill"])
    part.setAttribute(name, "0");
  const { look } = new Flight(["part", ["a", "b"], 1, ""], () => part, makeSpots());
  assert.deepEqual(look.getAttributeNames(), ["fill"]);
});

test("an arc slows down at its top; a way of many places is even", () => {
  const listEasings = (points, arc) =>
    makeFlight()
      .makeFrames(points, 1, 1, arc, SEEN)
      .map(({ easing }) => easing);
  assert.deepEqual(listEasings([A, B], 0.1), ["ease-out", "ease-in", "ease-in"]);
  assert.deepEqual(new Set(listEasings([A, B, A, B], 0.1)), new Set(["ease-in-out"]));
  assert.deepEqual(new Set(listEasings([A, B], 0)), new Set(["ease-in-out"]));
});
