import assert from "node:assert/strict";
import { mock, test } from "node:test";
import {
  ANY,
  makeState,
  BOX,
  makeView,
  CHART,
  awaitDrawn,
  listNumbers,
  makeOpening,
  refer,
  makeScript,
  listShown,
  makeUpdate,
} from "./hostpage.js";
import { Model } from "../../village_widgets/host/model.js";
import { bring, BRINGING, Widgets } from "../../village_widgets/host/widgets.js";

test("a model sends changes and custom messages with buffers, and receives both without its echo", () => {
  const sent = [];
  const told = [];
  const model = new Model({ a: 1, b: { c: 0 } }, (data, buffers = []) =>
    sent.push([data, buffers.map(listNumbers)]),
  );
  const listen = (...all) => told.push(all.filter((one) => one !== model));
  model.on("change:a change:b", listen);
  model.on("msg:custom", (content, buffers) => told.push([content, buffers.map(listNumbers)]));
  model.set("a", 2);
  model.save_changes();
  model.send({ do: "x" }, undefined, [makeView(7)]);
  assert.deepEqual(sent, [
    [{ method: "update", state: { a: 2 }, buffer_paths: [] }, []],
    [{ method: "custom", content: { do: "x" } }, [[7]]],
  ]);
  model.receive({ method: "custom", content: "hi" }, [makeView(1), makeView(2)]);
  model.receive({ method: "update", state: { b: { c: null } }, buffer_paths: [["b", "c"]] }, [makeView(3)]);
  model.receive({ method: "echo_update", state: { a: 9 } }, []);
  assert.deepEqual([model.get("a"), listNumbers(model.get("b").c)], [2, [3]]);
  assert.deepEqual(
    told.map(([first]) => first),
    [2, "hi", model.get("b")],
  );
  model.off("change:a", listen);
  model.off("change:b");
  model.set("a", 3);
  model.set("b", 3);
  assert.equal(told.length, 3);
});

test("each save sends what was set since the save before, as it is now", () => {
  const sent = [];
  const model = new Model({ a: 0, b: 0, c: 0 }, ({ state }) => sent.push(state));
  const listSaved = () => {
    model.save_changes();
    return sent.splice(0);
  };
  model.set("a", 1);
  model.set("a", 2);
  model.set("b", 3);
  assert.deepEqual(listSaved(), [{ a: 2, b: 3 }]);
  model.receive({ method: "update", state: { a: 4, c: 5 } }, []);
  model.set("b", 6);
  assert.deepEqual(listSaved(), [{ b: 6 }], "neither what was sent nor what Python has set");
  model.set("a", 7);
  assert.deepEqual(listSaved(), [{ a: 7 }]);
});

test("a model tells of each field that changes and once of the change, and of no other field", () => {
  const told = [];
  const model = new Model({ a: 0, b: 0 }, () => {});
  const listeners = ["change:a", "change:b", "change"].map((event) => [event, () => told.push(event)]);
  for (const [event, listen] of listeners) model.on(event, listen);
  const listTold = (state) => {
    if (state) model.receive({ method: "update", state }, []);
    return told.splice(0);
  };
  assert.deepEqual(listTold({ a: 1, b: 2 }), ["change:a", "change:b", "change"]);
  assert.deepEqual(listTold({ a: 1, b: 3 }), ["change:b", "change"]);
  assert.deepEqual(listTold({ a: 1, b: 3 }), []);
  model.set("a", 4);
  assert.deepEqual(listTold(), ["change:a", "change"]);
  const both = () => told.push("both");
  model.on("change:a change:b", both);
  assert.deepEqual(listTold({ a: 5, b: 6 }), ["change:a", "both", "change:b", "both", "change"]);
  model.off("change:a change:b", both);
  assert.deepEqual(listTold({ a: 7, b: 8 }), ["change:a", "change:b", "change"]);
  model.off("change:a change");
  assert.deepEqual(listTold({ a: 9, b: 9 }), ["change:b"]);
});

test("who hears of one field of an update finds all of its fields in the model", () => {
  const model = new Model({ a: 0, b: 0 }, () => {});
  const found = [];
  model.on("change:a change:b", () => found.push([model.get("a"), model.get("b")]));
  model.receive({ method: "update", state: { a: 1, b: 2 } }, []);
  assert.deepEqual(found, [
    [1, 2],
    [1, 2],
  ]);
});

test("who begins to listen while a change is told hears of the next one", () => {
  const model = new Model({ a: 0 }, () => {});
  const heard = [];
  model.on("change:a", () => model.on("change:a", (_model, value) => heard.push(value)));
  model.set("a", 1);
  assert.deepEqual(heard, []);
  model.set("a", 2);
  assert.deepEqual(heard, [2]);
});

/** Show a box with these widgets in it, and return it with the boxes that were given away. */
async function renderBox(states) {
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
      layouts: { box: { max_width: "9px", grid_auto_columns: "1fr" } },
    },
    el,
  );
  await awaitDrawn(...Object.values(states).flatMap(({ script }) => script ?? []));
  return { widgets, el, given };
}

test("a box shows the widgets in it, with their classes and the room that they take", async () => {
  const { el, given, widgets } = await renderBox({ a: makeState("A"), b: makeState("B") });
  assert.deepEqual(listShown(el), ["A", "B"]);
  assert.deepEqual(
    [el.className, el.style.maxWidth, el.style.getPropertyValue("grid-auto-columns")],
    ["page", "9px", "1fr"],
  );
  assert.deepEqual([el.firstElementChild.className, given], ["any", []]);
  assert.ok(widgets.isKnownTo({ box: 1, a: 1, b: 1, more: 1 }) && !widgets.isKnownTo({ box: 1, a: 1 }));
});

test("new children of a box appear in place, old ones stay, removed ones are cleaned up", async () => {
  const { el, widgets } = await renderBox({ a: makeState("A"), b: makeState("B") });
  const [, kept] = el.children;
  const inserted = mock.method(el, "insertBefore");
  widgets.receive(makeOpening("c", makeState("C")));
  widgets.receive(makeUpdate("box", { children: refer("c", "b") }));
  await awaitDrawn();
  assert.deepEqual([listShown(el), el.children[1], globalThis.ended], [["C", "B"], kept, ["A"]]);
  assert.equal(inserted.mock.callCount(), 1, "what stays is not even put in its place again");
});

test("a widget that is told of twice keeps the model that it is shown with", async () => {
  const { widgets } = await renderBox({ a: makeState("A") });
  widgets.receive(makeOpening("a", makeState("again")));
  widgets.receive(makeUpdate("a", { named: "B" }));
  assert.equal(globalThis.models.at(-1).get("named"), "B");
});

test("a box with other children is closed, and so are empty ones; the others stay", async () => {
  const { el, widgets, given } = await renderBox({
    a: makeState("A"),
    below: { ...BOX, children: [] },
    beside: { ...BOX, children: [] },
  });
  widgets.receive(makeOpening("chart", CHART));
  widgets.receive(makeUpdate("below", { children: refer("chart") }));
  assert.deepEqual([given, listShown(el)], [["below", "beside"], ["A"]]);
  widgets.receive(makeUpdate("below", { children: [] }));
  assert.equal(given.length, 2, "once");
  widgets.receive(makeUpdate("below", { children: refer("chart") }));
  widgets.receive(makeUpdate("box", { children: refer("a", "below", "beside") })); // a view's state
  assert.deepEqual([given.length, listShown(el), el.children.length], [2, ["A"], 3]);
});

test("widgets from the connection load a style from a file once", async () => {
  const { widgets } = await renderBox({ a: makeState("A") });
  const listLinks = () =>
    [...document.querySelectorAll("link")].map((link) => link.getAttribute("href").split("/").pop());
  for (const style of ["late.css", "again.css"])
    widgets.receive(makeOpening("late", { ...makeState("B"), style }));
  widgets.receive(makeOpening("like it", { ...makeState("C"), style: "late.css" }));
  widgets.receive(makeOpening("other", { ...CHART, style: "IPY_MODEL_other" }));
  assert.deepEqual(listLinks(), ["late.css"]);
});

test("binary values in a state that came with the page are binary in the model", async () => {
  let got;
  globalThis.look = (model) => {
    got = listNumbers(model.get("bin"));
  };
  await renderBox({ a: { ...ANY, script: makeScript("globalThis.look(model);") } });
  assert.deepEqual(got, [1, 2]);
});

test("a script that can't be loaded is reported to the console and on the page", async () => {
  const error = mock.method(console, "error", () => {});
  const { el } = await renderBox({
    a: { ...ANY, _unshown: "It can't be shown.", script: "data:text/javascript,import" },
  });
  assert.deepEqual([el.textContent, error.mock.callCount()], ["It can't be shown.", 1]);
  assert.equal(el.firstElementChild.getAttribute("role"), "alert");
  error.mock.restore();
});

test("a widget's own style is on the page as long as the widget, and changes with it", async (t) => {
  t.after(() => document.head.replaceChildren());
  document.head.replaceChildren();
  const listStyles = () => [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
  const { widgets } = await renderBox({
    a: { ...makeState("A"), _css: "b { color: red }" },
    b: makeState("B"),
  });
  assert.deepEqual(listStyles(), ["b { color: red }"]);
  widgets.receive(makeUpdate("a", { _css: "b { color: blue }" }));
  assert.deepEqual(listStyles(), ["b { color: blue }"]);
  widgets.receive(makeUpdate("box", { children: refer("b") }));
  await awaitDrawn();
  widgets.receive(makeUpdate("a", { _css: "b { color: green }" }));
  assert.deepEqual(listStyles(), []);
});

test("a widget that the process has closed can't be shown again", async () => {
  const { widgets, given } = await renderBox({ a: makeState("A") });
  widgets.receive(makeOpening("c", makeState("C")));
  widgets.receive({ ...makeOpening("c", {}), header: { msg_id: "2", msg_type: "comm_close" } });
  widgets.receive(makeUpdate("box", { children: refer("a", "c") }));
  assert.deepEqual(given, ["box"]);
});

test("with a box that goes, all that it shows is cleaned up", async () => {
  const { widgets, el } = await renderBox({ a: makeState("A") });
  widgets.receive(makeOpening("c", makeState("C")));
  widgets.receive(makeOpening("more", { ...BOX, children: refer("c") }));
  widgets.receive(makeUpdate("box", { children: refer("a", "more") }));
  await awaitDrawn();
  assert.deepEqual(listShown(el), ["A", "C"]);
  widgets.receive(makeUpdate("box", { children: refer("a") }));
  await awaitDrawn();
  assert.deepEqual([listShown(el), globalThis.ended], [["A"], ["C"]]);
  widgets.receive(makeUpdate("more", { children: [] }));
  assert.ok(!widgets.isKnownTo({ box: 1 }) && widgets.isKnownTo({ box: 1, a: 1 }));
});

test("a place for a widget names it, and brings nothing else", () => {
  const place = bring("m1");
  assert.ok(place.matches(BRINGING));
  assert.deepEqual(JSON.parse(place.textContent), { root: "m1", states: {}, bytes: {}, layouts: {} });
});
