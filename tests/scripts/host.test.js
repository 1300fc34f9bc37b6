import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { settled } from "./page.js";
import { Door } from "../../village_widgets/host/door.js";
import { Model } from "../../village_widgets/host/model.js";
import { Process } from "../../village_widgets/host/process.js";
import { brought, endStills, showStills, shownBy } from "../../village_widgets/host/stills.js";
import { Widgets } from "../../village_widgets/host/widgets.js";
import { pack, unpack } from "../../village_widgets/host/wire.js";

const bytes = (...numbers) => new DataView(Uint8Array.from(numbers).buffer);
const numbers = ({ buffer, byteOffset, byteLength }) => [...new Uint8Array(buffer, byteOffset, byteLength)];
const message = (type, content, buffers = []) => ({
  channel: "shell",
  header: { msg_id: "1", msg_type: type },
  parent_header: {},
  content,
  buffers,
});

// The way of messages

test("a message is unpacked as it was packed, its buffers in order, cut out of larger ones too", () => {
  const inside = new DataView(Uint8Array.from([9, 4, 5, 9]).buffer, 1, 2);
  const sent = message("comm_msg", { said: "Köhler ✓" }, [bytes(1, 2, 3), bytes(), inside]);
  const { buffers, ...got } = unpack(pack(sent).buffer);
  const { buffers: _, ...rest } = sent;
  assert.deepEqual(got, rest);
  assert.deepEqual(buffers.map(numbers), [[1, 2, 3], [], [4, 5]]);
});

test("the places stand in front, eight bytes each, the lowest first", () => {
  const packed = pack({ ...message("t", {}), header: {} });
  const first = new DataView(packed.buffer);
  const places = Array.from({ length: 7 }, (_, at) => Number(first.getBigUint64(8 * at, true)));
  assert.deepEqual(places, [6, 56, 61, 63, 65, 67, 69]);
  assert.equal(new TextDecoder().decode(packed.slice(56)), "shell{}{}{}{}");
});

// The process

class Socket {
  static all = [];
  sent = [];
  readyState = 0;
  constructor(address, protocol) {
    Object.assign(this, { address, protocol });
    Socket.all.push(this);
  }
  send(packed) {
    this.sent.push(unpack(packed.buffer));
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
  say(said) {
    this.onmessage({ data: pack(said).buffer });
  }
}

let status;
let lost;
let heard;
let knows;
let timers;
let waiting;
const begun = () =>
  new Process("/up/", {
    receive: ({ content }) => heard.push(content.said),
    knows: () => knows,
    lost: () => {
      lost += 1;
    },
  });
const said = (socket) => socket.sent.map(({ content }) => content.said);
const last = () => Socket.all[Socket.all.length - 1];

beforeEach(() => {
  Socket.all = [];
  [status, lost, heard, knows] = [200, 0, [], true];
  globalThis.WebSocket = Socket;
  globalThis.fetch = async () => {
    if (!status) throw new TypeError("no network");
    return { status, ok: status === 200 };
  };
  timers = [];
  waiting = mock.method(globalThis, "setTimeout", (go, time) => timers.push([go, time]));
});
afterEach(() => waiting.mock.restore());

/** So many milliseconds have passed since something was to be done later. */
function pass(time) {
  for (const [go, due] of timers.splice(0)) {
    assert.ok(due <= time, `in ${due} ms`);
    go();
  }
}

test("messages sent before the process or its socket is ready arrive in order", () => {
  const process = begun();
  process.send("t", { said: 1 });
  assert.deepEqual([Socket.all.length, process.begun], [0, false]);
  process.begin("k");
  process.begin("k");
  assert.equal(Socket.all.length, 1, "once");
  process.send("t", { said: 2 });
  const socket = last();
  assert.match(socket.address, /^ws:\/\/localhost\/up\/api\/kernels\/k\/channels\?session_id=\w+&own=1$/);
  assert.equal(socket.protocol, "v1.kernel.websocket.jupyter.org");
  socket.open();
  process.send("t", { said: 3 });
  assert.deepEqual(said(socket), [1, 2, 3]);
  socket.say(message("t", { said: "back" }));
  assert.deepEqual(heard, ["back"]);
});

/** The page has lost its connection, and the server answers again. */
async function returned(process) {
  process.begin("k");
  const socket = last();
  socket.open();
  status = 0;
  socket.close();
  assert.equal(lost, 1);
  process.send("t", { said: 1 });
  pass(500);
  await settled();
  assert.equal(Socket.all.length, 1, "nobody answers");
  assert.deepEqual(
    timers.map(([, due]) => due),
    [1000],
    "later each time",
  );
  status = 200;
  pass(1000);
  await settled();
  assert.equal(last().address, socket.address, "the same session: what was said meanwhile is kept for it");
  last().open();
  process.send("t", { said: 2 });
  const [question, ...more] = last().sent;
  assert.deepEqual([question.header.msg_type, more], ["comm_info_request", []]);
  last().say({
    ...message("comm_info_reply", { comms: {} }),
    parent_header: { msg_id: question.header.msg_id },
  });
}

test("a lost connection is restored; waiting messages are sent once the process knows the page", async () => {
  const process = begun();
  await returned(process);
  assert.deepEqual(said(last()).slice(1), [1, 2]);
  assert.equal(await process.look(), "reached");
});

test("a process that has forgotten the page receives nothing more", async () => {
  knows = false;
  const process = begun();
  await returned(process);
  assert.equal(await process.look(), "gone");
  assert.throws(() => process.send("t", {}));
  assert.equal(last().sent.length, 1);
});

test("a process that the server restarts or no longer has is gone", async () => {
  const process = begun();
  process.begin("k");
  last().open();
  last().say(message("status", { execution_state: "busy" }));
  assert.equal(await process.look(), "reached");
  last().say(message("status", { execution_state: "restarting" }));
  assert.equal(await process.look(), "gone");
  assert.ok(lost > 0);
  const other = begun();
  other.begin("k");
  status = 404;
  assert.equal(await other.look(), "gone");
});

test("a closing page says goodbye once, with its token, if it has a process", () => {
  const beacons = [];
  navigator.sendBeacon = (address, data) => beacons.push([address, data.get("_xsrf")]);
  const process = begun();
  process.leave("t");
  process.begin("k");
  process.leave("t");
  process.leave("t");
  assert.deepEqual(beacons, [["/up/voila/api/shutdown/k", "t"]]);
});

// Models

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

// Widgets

const ANY = { _model_module: "anywidget", _model_name: "AnyModel" };
const BOX = { _model_module: "@jupyter-widgets/controls", _model_name: "VBoxModel" };
const CHART = { _model_module: "bqplot", _model_name: "FigureModel" };
const refer = (...ids) => ids.map((id) => `IPY_MODEL_${id}`);
const scriptOf = (body) =>
  `data:text/javascript,${encodeURIComponent(`export default { render({ model, el }) { ${body} } };`)}`;
const script = scriptOf(`
  (globalThis.models ??= []).push(model);
  const b = document.createElement("b");
  b.textContent = model.get("named");
  el.append(b);
  return () => globalThis.ended.push(model.get("named"));
`);
const any = (named) => ({ ...ANY, named, script, _dom_classes: ["any"] });
const open = (comm_id, state) =>
  message("comm_open", { comm_id, target_name: "jupyter.widget", data: { state } });
const update = (comm_id, state) => message("comm_msg", { comm_id, data: { method: "update", state } });

/** A box with these in it, shown; and what was given away of it. */
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
  await settled();
  await settled();
  return { widgets, el, given };
}
const shown = (el) => [...el.querySelectorAll("b")].map(({ textContent }) => textContent);

test("a box shows the widgets in it, with their classes and the room that they take", async () => {
  const { el, given, widgets } = await box({ a: any("A"), b: any("B") });
  assert.deepEqual(shown(el), ["A", "B"]);
  assert.deepEqual(
    [el.className, el.style.maxWidth, el.firstElementChild.className, given],
    ["page", "9px", "any", []],
  );
  assert.ok(widgets.knownTo({ box: 1, a: 1, b: 1, more: 1 }) && !widgets.knownTo({ box: 1, a: 1 }));
});

test("new children of a box appear in place, old ones stay, removed ones are cleaned up", async () => {
  const { el, widgets } = await box({ a: any("A"), b: any("B") });
  const [, kept] = el.children;
  widgets.receive(open("c", any("C")));
  widgets.receive(update("box", { children: refer("c", "b") }));
  await settled();
  await settled();
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
  widgets.receive(update("box", { children: refer("a", "below", "beside") })); // a view asked for its state
  assert.deepEqual([given.length, shown(el), el.children.length], [2, ["A"], 3]);
});

test("a widget from the connection loads its style from a file once", async () => {
  const { widgets } = await box({ a: any("A") });
  const links = () =>
    [...document.querySelectorAll("link[data-owner]")].map((link) => link.getAttribute("href"));
  for (const style of ["late.css", "again.css"]) widgets.receive(open("late", { ...any("B"), style }));
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

// Still pictures

const WIDGETS = JSON.stringify({
  root: "@0@",
  states: { "@0@": { ...BOX, children: refer("@1@") }, "@1@": any("A") },
  bytes: {},
  layouts: {},
});
const KEPT = `<link rel="stylesheet" href="a.css" data-owner="@1@">
  <div class="drawn"><script type="application/vnd.village.widgets+json">${WIDGETS}</script></div>`;

/** Show a page with still pictures; return its messages to the process and the boxes that it handed over. */
async function pictured(head = "") {
  document.head.innerHTML = head;
  document.body.innerHTML = `<main><template data-still="2">${KEPT}</template>
    <div class="coming" data-cell="2"></div><template data-still="3">${KEPT}</template></main>`;
  globalThis.ended = [];
  const told = [];
  showStills(
    (_type, content) => told.push(content),
    (boxes) => told.push(...boxes.map(([id]) => id)),
  );
  await settled();
  await settled();
  const [still, ...others] = document.querySelectorAll(".drawn");
  assert.equal(others.length, 0, "where what the cell shows has come already there is no picture");
  return {
    told,
    still,
    load: () => document.head.querySelector("link").dispatchEvent(new window.Event("load")),
  };
}

test("a cell's last output is shown at once as a still picture until another message comes", async () => {
  const { still, load } = await pictured();
  const state = () => [still.className, still.ariaBusy ?? still.getAttribute("aria-busy"), still.hidden];
  assert.deepEqual([shown(document), state()], [["A"], ["drawn still", "true", true]]);
  load();
  await settled();
  assert.deepEqual(state(), ["drawn still", "true", false], "once it has its style");
  assert.equal(shownBy(2, ["x", "y"]), KEPT.replaceAll("@0@", "x").replaceAll("@1@", "y"));
  endStills();
  await settled();
  assert.deepEqual(
    [document.querySelector(".drawn"), document.head.children.length, globalThis.ended],
    [null, 0, ["A"]],
  );
  assert.equal(brought(2, ["x", "y"]), null);
});

test("a still picture waits for the page's style, since its layout depends on it", async (t) => {
  t.mock.getter(document, "readyState", () => "interactive");
  const { still } = await pictured('<link rel="stylesheet" href="page.css">');
  const [page, picture] = document.querySelectorAll("link");
  for (const link of [picture, page]) {
    assert.equal(still.hidden, true);
    link.dispatchEvent(new window.Event("load"));
    await settled();
  }
  assert.equal(still.hidden, false);
  endStills();
});

test("a still picture becomes its widgets without moving, with the process's ids", async () => {
  const { told, still, load } = await pictured();
  const before = still.querySelector(".any");
  const moved = mock.fn();
  new window.MutationObserver(moved).observe(document.body, { childList: true, subtree: true });
  globalThis.models.at(-1).send("hello");
  assert.deepEqual(told, []);
  const { widgets, done } = brought(2, ["x", "y"]);
  load();
  await done;
  assert.equal(still.className, "drawn still", "until the page is set up");
  endStills();
  await settled();
  assert.deepEqual([still.querySelector(".any") === before, moved.mock.callCount()], [true, 0]);
  assert.deepEqual([still.className, still.getAttribute("aria-busy"), still.hidden], ["drawn", null, false]);
  assert.deepEqual(told, [
    { comm_id: "y", target_name: "jupyter.widget", data: { method: "custom", content: "hello" } },
  ]);
  assert.equal(document.head.querySelectorAll("link").length, 1);
  assert.deepEqual([widgets.knownTo({ x: 1, y: 1 }), widgets.knownTo({ x: 1 })], [true, false]);
  widgets.receive(open("z", any("Z")));
  widgets.receive(update("x", { children: refer("z", "y") }));
  await settled();
  await settled();
  assert.deepEqual([shown(still), still.contains(before)], [["Z", "A"], true]);
  widgets.receive(open("chart", CHART));
  widgets.receive(update("x", { children: refer("chart") }));
  assert.equal(told.at(-1), "x");
});

// The door

/** A page at the door, what it is told there, and how the server says it. */
function knocked() {
  const told = [];
  const note =
    (what) =>
    (...more) =>
      told.push([what, ...more]);
  new Door(
    "/up/voila/door/stone_age/a%20b.ipynb?stills=m1",
    "",
    Object.fromEntries(["waits", "enters", "shows", "stops"].map((what) => [what, note(what)])),
  );
  return { told, tell: (message) => last().onmessage({ data: JSON.stringify(message) }) };
}

test("a page receives its place, its process and its cells, and then the door may close", () => {
  const { told, tell } = knocked();
  assert.equal(last().address, "ws://localhost/up/voila/door/stone_age/a%20b.ipynb?stills=m1");
  tell({ is: "queue-place", text: "You are next." });
  tell({ is: "process-ready", kernel: "k" });
  tell({ is: "cell-output", cell: 1, html: "<p>" });
  tell({ is: "cell-output", cell: 2, html: "", ids: ["a"] });
  tell({ is: "output-end" });
  last().close();
  assert.deepEqual(told, [
    ["waits", "You are next."],
    ["enters", "k"],
    ["shows", 1, "<p>", []],
    ["shows", 2, "", ["a"]],
  ]);
  assert.equal(Socket.all.length, 1);
});

/** A connection that was opened before the page's script had come, with what was heard over it. */
function early(...heard) {
  const socket = new Socket("early");
  globalThis[Symbol.for("village-companion.door")] = {
    socket,
    heard: heard.map((message) => JSON.stringify(message)),
  };
  return socket;
}

test("the page takes over the door that its first lines opened, once, in any state", () => {
  const socket = early({ is: "process-ready", kernel: "k" });
  const { told, tell } = knocked();
  tell({ is: "output-end" });
  socket.close();
  assert.deepEqual([told, Socket.all.length], [[["enters", "k"]], 1]);
  early({ is: "queue-place", text: "You are next." }).readyState = 3;
  const lost = knocked();
  pass(500);
  assert.deepEqual([lost.told, Socket.all.length], [[["waits", "You are next."]], 3]);
});

test("a page that loses the connection while waiting tries again, later each time", () => {
  const { told, tell } = knocked();
  for (const [time, count] of [
    [500, 2],
    [1000, 3],
  ]) {
    last().close();
    assert.equal(Socket.all.length, count - 1);
    pass(time);
    assert.equal(Socket.all.length, count);
  }
  tell({ is: "process-ready", kernel: "k" });
  last().close();
  assert.deepEqual([told, Socket.all.length, timers], [[["enters", "k"], ["stops"]], 3, []]);
});
