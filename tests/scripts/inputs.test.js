import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { show, words } from "./page.js";
import { Inputs } from "../../village_widgets/companion/inputs.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const UNDO = { do: "undo" };
let did;
let inputs;
let isAsking;
let table;

beforeEach(() => {
  did = [];
  isAsking = false;
  table = {
    waiting: 0,
    list: [],
    enter: (input) => did.push(input),
    take: () => table.waiting > 0,
    settle: (...settled) => did.push(settled),
    receiveResults: () => did.push("results"),
  };
  const views = { isAsking: () => isAsking, releaseButtons: () => did.push("release") };
  const sheet = new Sheet(words, () => {});
  inputs = new Inputs(
    words,
    sheet,
    () => table,
    () => views,
    () => did.push("draw"),
  );
  show(sheet.root);
});

test("an undo takes back what waits; without that, or of several lines, it is entered", () => {
  table.waiting = 1;
  inputs.enter(table, UNDO);
  assert.deepEqual(did.splice(0), ["release", "draw"]);
  inputs.enter(table, { ...UNDO, count: 2 });
  assert.deepEqual(did.splice(0), [{ ...UNDO, count: 2, ahead: true }, "draw"]);
  table.waiting = 0;
  inputs.enter(table, UNDO);
  assert.deepEqual(did, ["draw", UNDO, "draw"]);
});

test("undo and redo go ahead of what waits, unless the table asks something first", () => {
  table.waiting = 1;
  inputs.enter(table, { do: "redo" });
  isAsking = true;
  inputs.enter(table, { do: "redo" });
  assert.deepEqual(
    did.filter((one) => one !== "draw"),
    [{ do: "redo", ahead: true }, { do: "redo" }],
  );
});

test("what was settled or answered can be pressed again; in the lobby nothing is", () => {
  inputs.settle("a", null);
  inputs.receive({ answered: ["a"] });
  inputs.receive({});
  assert.deepEqual(did.splice(0), [["a", null], "release", "draw", "results", "release", "results"]);
  table = null;
  inputs.settle("a", null);
  assert.deepEqual([inputs.take(), did], [false, ["draw"]]);
});
