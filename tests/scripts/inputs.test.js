import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listNames, show, words } from "./page.js";
import { Inputs } from "../../village_widgets/companion/inputs.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const SPEND = { do: "enter", choice: { time: 3 } };
const UNDO = { do: "undo" };
let did;
let inputs;
let isAsking;
let sheet;
let table;

beforeEach(() => {
  did = [];
  isAsking = false;
  table = {
    waiting: 0,
    list: [],
    enter: (input) => did.push(input),
    take: (token) => table.waiting > 0 && token !== "sent",
    settle: (...settled) => did.push(settled),
    receiveResults: () => did.push("results"),
  };
  const views = { isAsking: () => isAsking, releaseButtons: () => did.push("release") };
  sheet = new Sheet(words, () => {});
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
  isAsking = false;
  inputs.enter(table, SPEND);
  assert.deepEqual([inputs.take("sent"), inputs.take("a")], [false, true]);
  assert.deepEqual(
    did.filter((one) => one !== "draw"),
    [{ do: "redo", ahead: true }, { do: "redo" }, SPEND, "release"],
  );
});

test("a conflict is shown with the inputs behind it; in the lobby none is", () => {
  const conflict = { token: "a", mine: "3 hours", again: SPEND, meanwhile: [["Bert", ["2 hours"]]] };
  const makeWaiting = (token, behind) => ({ message: { ...SPEND, token }, said: token, sent: false, behind });
  table.list = [makeWaiting("b", "a"), makeWaiting("c", ""), makeWaiting("d", "a")];
  const seated = table;
  table = null;
  inputs.receive({ conflict });
  assert.ok(!sheet.isOpen);
  table = seated;
  inputs.receive({ conflict });
  const listed = listNames(sheet.root.querySelectorAll(".vc-behind button"));
  assert.deepEqual(listed, ["conflict-leave: 1, b", "conflict-leave: 2, d"]);
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
