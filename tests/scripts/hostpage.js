// Messages to a host's page, and its connection without a network: for tests of the host's scripts.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock } from "node:test";
import { settle } from "./page.js";
import { pack, unpack } from "../../village_widgets/host/wire.js";

export const makeView = (...numbers) => new DataView(Uint8Array.from(numbers).buffer);
export const listNumbers = ({ buffer, byteOffset, byteLength }) => [
  ...new Uint8Array(buffer, byteOffset, byteLength),
];
export const makeMessage = (type, content, buffers = []) => ({
  channel: "shell",
  header: { msg_id: "1", msg_type: type },
  parent_header: {},
  content,
  buffers,
});

// The connection

export class Socket {
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

export const findLastSocket = () => Socket.all[Socket.all.length - 1];

/** The functions that are to be called later, each with its milliseconds. */
export let timers;

/** Prepare all tests of a file: each has sockets of its own, and its time stands still. */
export function prepareConnections() {
  let waiting;
  beforeEach(() => {
    Socket.all = [];
    globalThis.WebSocket = Socket;
    timers = [];
    waiting = mock.method(globalThis, "setTimeout", (go, time, ...more) =>
      timers.push([() => go(...more), time]),
    );
  });
  afterEach(() => waiting.mock.restore());
}

/** Call all functions that were to be called later; fail if one is due after more than `time` ms. */
export function pass(time) {
  for (const [go, due] of timers.splice(0)) {
    assert.ok(due <= time, `in ${due} ms`);
    go();
  }
}

// Widgets

const TURNS = 20;
export const ANY = { _model_module: "anywidget", _model_name: "AnyModel" };
export const BOX = { _model_module: "@jupyter-widgets/controls", _model_name: "VBoxModel" };
export const CHART = { _model_module: "bqplot", _model_name: "FigureModel" };
export const refer = (...ids) => ids.map((id) => `IPY_MODEL_${id}`);
export const makeScript = (body) =>
  `data:text/javascript,${encodeURIComponent(`export default { render({ model, el }) { ${body} } };`)}`;
export const script = makeScript(`
  (globalThis.models ??= []).push(model);
  const b = document.createElement("b");
  b.textContent = model.get("named");
  el.append(b);
  return () => globalThis.ended.push(model.get("named"));
`);
export const makeState = (named) => ({ ...ANY, named, script, _dom_classes: ["any"] });
export const makeOpening = (comm_id, state) =>
  makeMessage("comm_open", { comm_id, target_name: "jupyter.widget", data: { state } });
export const makeUpdate = (comm_id, state) =>
  makeMessage("comm_msg", { comm_id, data: { method: "update", state } });
export const listShown = (el) => [...el.querySelectorAll("b")].map(({ textContent }) => textContent);

/** Wait until opened widgets are drawn: until their scripts are loaded, these and the usual one, also for the
 * widgets, whose imports may take some turns of the event loop longer than the test's. */
export async function awaitDrawn(...scripts) {
  await Promise.allSettled([script, ...scripts].map((one) => import(one)));
  for (let turn = 0; turn < TURNS; turn += 1) await settle();
}
