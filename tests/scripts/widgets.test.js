import assert from "node:assert/strict";
import { mock, test } from "node:test";
import {
  ANY,
  any,
  BOX,
  bytes,
  CHART,
  drawn,
  numbers,
  open,
  refer,
  scriptOf,
  shown,
  update,
} from "./hostpage.js";
import { Model } from "../../village_widgets/host/model.js";
import { Widgets } from "../../village_widgets/host/widgets.js";

test("a model sends changes and custom messages with buffers, and receives both without its echo", () => {
  const sent = [];
  const told = [];
  const model = new Model({ a: 1, b: { c: 0 } }, (data, buffers = []) =>
    sent.push([data, buffers.map(numbers)]),
  );
  const listener = (...all) => told.push(all.filter((one) => one !== model));
  model.on("change:a change:b", listener);
  model.on("msg:custom", (content, buffers) => told.push([content, buffers.map(numbers)]));
  model.set("a", 2);
  model.save_changes();
  model.send({ do: "x" }, undefined, [bytes(7)]);
  assert.deepEqual(sent, [
    [{ method: "update", state: { a: 2 }, buffer_paths: [] }, []],
    [{ method: "custom", content: { do: "x" } }, [[7]]],
  ]);
  model.receive({ method: "custom", content: "hi" }, [bytes(1), bytes(2)]);
  model.receive({ method: "update", state: { b: { c: null } }, buffer_paths: [["b", "c"]] }, [bytes(3)]);
  model.receive({ method: "echo_update", state: { a: 9 } }, []);
  assert.deepEqual([model.get("a"), numbers(model.get("b").c)], [2, [3]]);
  assert.deepEqual(
    told.map(([first]) => first),
    [2, "hi", model.get("b")],
  );
  model.off("change:a", listener);
  model.off("change:b");
  model.set("a", 3);
  model.set("b", 3);
  assert.equal(told.length, 3);
});

/** Show a box with these widgets in it, and return it with the boxes that were given away. */
async function box(states) {
  const given = [];
  const el = document.createElement("div");
  globalThis.ended = [];
  const widgets = new Widgets(
    () => {},
    (boxes) => given.push(...boxes.map(([id]) => id)),
  );
  widgets.open(
    {
      root: "box",
      states: { box: { ...BOX, _dom_classes: ["page"], children: refer(...Object.keys(states)) }, ...states },
      bytes: { a: { bin: "AQI=" } },
      layouts: { box: { max_width: "9px" } },
    },
    el,
  );
  await drawn(...Object.values(states).flatMap(({ script }) => script ?? []));
  return { widgets, el, given };
}

test("a box shows the widgets in it, with their classes and the room that they take", async () => {
  const { el, given, widgets } = await box({ a: any("A"), b: any("B") });
  assert.deepEqual(shown(el), ["A", "B"]);
  assert.deepEqual(
    [el.className, el.style.maxWidth, el.firstElementChild.className, given],
    ["page", "9px", "any", []],
  );
  assert.ok(widgets.isKnownTo({ box: 1, a: 1, b: 1, more: 1 }) && !widgets.isKnownTo({ box: 1, a: 1 }));
});

test("new children of a box appear in place, old ones stay, removed ones are cleaned up", async () => {
  const { el, widgets } = await box({ a: any("A"), b: any("B") });
  const [, kept] = el.children;
  widgets.receive(open("c", any("C")));
  widgets.receive(update("box", { children: refer("c", "b") }));
  await drawn();
  assert.deepEqual([shown(el), el.children[1] === kept, globalThis.ended], [["C", "B"], true, ["A"]]);
});

test("a box with other children is closed, and so are empty ones; the others stay", async () => {
  const { el, widgets, given } = await box({
    a: any("A"),
    below: { ...BOX, children: [] },
    beside: { ...BOX, children: [] },
  });
  widgets.receive(open("chart", CHART));
  widgets.receive(update("below", { children: refer("chart") }));
  assert.deepEqual([given, shown(el)], [["below", "beside"], ["A"]]);
  widgets.receive(update("below", { children: [] }));
  assert.equal(given.length, 2, "once");
  widgets.receive(update("below", { children: refer("chart") }));
  widgets.receive(update("box", { children: refer("a", "below", "beside") })); // a view's state
  assert.deepEqual([given.length, shown(el), el.children.length], [2, ["A"], 3]);
});

test("widgets from the connection load a style from a file once", async () => {
  const { widgets } = await box({ a: any("A") });
  const links = () =>
    [...document.querySelectorAll("link")].map((link) => link.getAttribute("href").split("/").pop());
  for (const style of ["late.css", "again.css"]) widgets.receive(open("late", { ...any("B"), style }));
  widgets.receive(open("like it", { ...any("C"), style: "late.css" }));
  widgets.receive(open("other", { ...CHART, style: "IPY_MODEL_other" }));
  assert.deepEqual(links(), ["late.css"]);
});

test("binary values in a state that came with the page are binary in the model", async () => {
  let got;
  globalThis.look = (model) => {
    got = numbers(model.get("bin"));
  };
  await box({ a: { ...ANY, script: scriptOf("globalThis.look(model);") } });
  assert.deepEqual(got, [1, 2]);
});

test("a script that can't be loaded is reported to the console and on the page", async () => {
  const error = mock.method(console, "error", () => {});
  const { el } = await box({
    a: { ...ANY, _unshown: "It can't be shown.", script: "data:text/javascript,import" },
  });
  assert.deepEqual([el.textContent, error.mock.callCount()], ["It can't be shown.", 1]);
  error.mock.restore();
});
