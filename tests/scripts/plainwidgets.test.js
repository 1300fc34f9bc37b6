import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listLabels, pick, show } from "./page.js";
import dropdown from "../../village_widgets/anywhere/dropdown.js";
import markup from "../../village_widgets/anywhere/markup.js";

let el;
let model;

beforeEach(() => {
  el = document.createElement("div");
  show(el);
  globalThis.Option = document.defaultView.Option;
});

/** Make a model that holds a state, as Python's stand-in for widgets has it. */
function hold(state) {
  const heard = new Map();
  model = {
    state,
    saved: 0,
    get: (name) => state[name],
    set: (name, value) => {
      state[name] = value;
    },
    save_changes: () => {
      model.saved += 1;
    },
    on: (event, hear) => heard.set(event, hear),
    change: (name, value) => {
      state[name] = value;
      heard.get(`change:${name}`)();
    },
  };
  return model;
}

test("a choice among names shows its label and the chosen one, and tells Python what is chosen", () => {
  dropdown.render({ model: hold({ _names: ["one", "two"], index: 1, description: "Which?" }), el });
  const list = el.querySelector("label > select");
  assert.deepEqual(
    [listLabels(list.options), list.selectedIndex, el.textContent.startsWith("Which?")],
    [["one", "two"], 1, true],
  );
  pick(list, "one");
  assert.deepEqual([model.state.index, model.saved], [0, 1]);
  model.change("index", 1);
  assert.deepEqual([list.selectedIndex, model.saved], [1, 1], "what Python chooses is not told back");
});

test("a piece of HTML changes as Python changes it", () => {
  markup.render({ model: hold({ value: "<b>one</b>" }), el });
  assert.equal(el.querySelector("b").textContent, "one");
  model.change("value", "<i>two</i>");
  assert.equal(el.innerHTML, "<i>two</i>");
});
