import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { findButton, listLabels, makeOutgoing, makeWording, show, words } from "./page.js";
import { ForcedMove } from "../../village_widgets/components/forced.js";
import { exchange } from "../../village_widgets/components/speaking.js";

const SOON = { forced: "Nobody can sell.", soon: true };
const PICK = { do: "pick", row: 0, way: 0, v: 7 };
let out;
let forced;
let sheet;
const listButtons = (place = forced.root) => listLabels(place.querySelectorAll("button"));
const press = (label, place = forced.root) => findButton(place, label).click();

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
  assert.deepEqual([out.sent, forced.root.hidden, forced.done.hidden], [[], true, true]);
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

test("a forced move is said aloud as it stands; one that was made, with the note that it was", () => {
  forced.show(SOON, true);
  assert.equal(forced.said, "Nobody can sell.");
  forced.show({ forced: "All has been sold." }, true);
  assert.equal(forced.said, "forced-done All has been sold.");
  forced.show({}, true);
  assert.equal(forced.said, "");
});

test("another forced move after one that was held has its own moment, and only its own", () => {
  forced.show(SOON, true);
  forced.ripen(7, false);
  press("wait");
  assert.ok(!forced.root.hasAttribute("data-soon"));
  forced.show(SOON, false);
  assert.deepEqual(listButtons(), ["wait", "because"]);
  forced.ripen(8, false);
  mock.timers.tick(2200);
  assert.deepEqual(out.sent, [{ ...PICK, v: 8 }]);
});

test("a forced move is shown in another language without a new moment", () => {
  const spoken = makeWording({});
  const german = new ForcedMove(spoken, out.send, sheet);
  german.show(SOON, true);
  german.ripen(7, false);
  mock.timers.tick(2000);
  exchange(spoken, { wait: "Warten", because: "Warum" });
  assert.deepEqual(listButtons(german.root), ["Warten", "Warum", "undo"]);
  mock.timers.tick(200);
  assert.deepEqual(out.sent, [PICK]);
});

test("neither line takes room before there is a forced move", () => {
  const { root, done } = new ForcedMove(words, out.send, sheet);
  assert.deepEqual([root.hidden, done.hidden], [true, true]);
});
