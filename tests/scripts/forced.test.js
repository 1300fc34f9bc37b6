import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { listLabels, makeOutgoing, show, words } from "./page.js";
import { ForcedMove } from "../../village_widgets/components/forced.js";

const SOON = { forced: "Nobody can sell.", soon: true };
const PICK = { do: "pick", row: 0, way: 0, v: 7 };
let out;
let forced;
let sheet;
const listButtons = (place = forced.root) => listLabels(place.querySelectorAll("button"));
const press = (label, place = forced.root) =>
  [...place.querySelectorAll("button")].find((each) => each.textContent === label).click();

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  out = makeOutgoing();
  sheet = { isOpen: false };
  forced = new ForcedMove(words, out.send, sheet);
  show(forced.root, forced.done);
});

test("a forced move is made after a moment in which it can be read", () => {
  forced.show(SOON, true);
  assert.deepEqual([forced.root.hidden, listButtons()], [false, ["wait", "because", "undo"]]);
  forced.ripen(7, false);
  assert.ok(forced.root.hasAttribute("data-soon"));
  mock.timers.tick(2199);
  assert.deepEqual(out.sent, []);
  mock.timers.tick(1);
  assert.deepEqual(out.sent, [PICK]);
});

test("if nothing moves on the page there is no moment", () => {
  forced.show(SOON, true);
  forced.ripen(7, true);
  mock.timers.tick(0);
  assert.deepEqual([out.sent, forced.root.hasAttribute("data-soon")], [[PICK], false]);
});

test("while a sheet is open the moment lasts", () => {
  forced.show(SOON, true);
  sheet.isOpen = true;
  forced.ripen(7, false);
  mock.timers.tick(2200);
  assert.deepEqual(out.sent, []);
  sheet.isOpen = false;
  mock.timers.tick(2200);
  assert.deepEqual(out.sent, [PICK]);
});

test("a reader who waits or asks why makes the move later", () => {
  for (const [label, sent] of [
    ["wait", []],
    ["because", [{ do: "why", forced: true }]],
  ]) {
    out.sent.length = 0;
    forced.show(SOON, true);
    forced.ripen(7, false);
    press(label);
    mock.timers.tick(9999);
    assert.deepEqual([out.sent, listButtons()], [sent, ["because", "undo"]]);
  }
});

test("another state ends the moment", () => {
  forced.show(SOON, true);
  forced.ripen(7, false);
  forced.show({}, false);
  mock.timers.tick(9999);
  assert.deepEqual([out.sent, forced.root.hidden], [[], true]);
});

test("a move that was made is told below the next question, and can be undone if anything can", () => {
  forced.show({ forced: "All has been sold." }, true);
  assert.deepEqual([forced.root.hidden, forced.done.hidden], [true, false]);
  assert.equal(forced.done.querySelector("b").textContent, "forced-done");
  press("undo", forced.done);
  assert.deepEqual(out.sent, [{ do: "undo" }]);
  forced.show({ forced: "All has been sold." }, false);
  assert.deepEqual(listButtons(forced.done), ["because"]);
});
