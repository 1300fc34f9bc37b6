import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { findButton, listLabels, show, words } from "./page.js";
import { Toolbar } from "../../village_widgets/components/toolbar.js";

const BACK = { do: "load", game: "game.00000001" };
let sent;
let copy;
let tools;
const undo = () => tools.undoing.querySelector("button");

beforeEach(() => {
  sent = [];
  copy = { before: "", takeBack: () => BACK, fileName: "g.jsonl", text: "" };
  const sheet = /** @type {any} */ ({});
  tools = new Toolbar(
    words,
    (command) => sent.push(command),
    () => sent.push("new"),
    copy,
    () => [],
    sheet,
  );
  show(tools.root, tools.undoing);
});

test("undo takes back a decision, or the beginning of a game if another one was left for it", () => {
  tools.undo();
  copy.before = "game.00000001";
  tools.undo();
  tools.show({ canUndo: false });
  tools.undo();
  copy.before = "";
  tools.undo();
  assert.deepEqual(sent, [{ do: "undo" }, { do: "undo" }, BACK, { do: "undo" }]);
});

test("undo can be pressed while there is a decision or a game to come back to", () => {
  const states = [
    [true, ""],
    [true, "game.00000001"],
    [false, "game.00000001"],
    [false, ""],
  ].map(([canUndo, before]) => {
    copy.before = before;
    tools.show({ canUndo });
    return undo().disabled;
  });
  assert.deepEqual(states, [false, false, false, true]);
});

test("each button sends its command, and those of a watched game are there while programs play alone", () => {
  const listShown = () =>
    listLabels(tools.root.querySelectorAll(".vc-paces:not([hidden]) button:not([hidden])"));
  assert.deepEqual(listShown(), []);
  tools.show({ isWatching: true, isRunning: true });
  assert.deepEqual(listShown(), ["pause", "to-the-end"]);
  tools.show({ isRunning: false });
  assert.deepEqual(listShown(), ["go-on", "to-the-end"]);
  for (const button of tools.root.querySelectorAll(".vc-paces button")) button.click();
  for (const name of ["new", "charts"]) findButton(tools.root, name).click();
  assert.deepEqual(sent, [{ do: "pause" }, { do: "run" }, { do: "end" }, "new", { do: "charts" }]);
});

test("the button for charts tells whether they are shown, once there are some", () => {
  const read = () => findButton(tools.root, "charts").ariaPressed;
  const states = [undefined, true, false].map((showsCharts) => {
    tools.show({ showsCharts });
    return read();
  });
  assert.deepEqual(states, [null, "true", "false"]);
});

test("redo is there while something can be done again, and sends its command", () => {
  const redo = tools.undoing.querySelectorAll("button")[1];
  tools.show({ canRedo: false });
  assert.ok(redo.hidden);
  tools.show({ canRedo: true });
  assert.ok(!redo.hidden);
  redo.click();
  assert.deepEqual(sent, [{ do: "redo" }]);
});
