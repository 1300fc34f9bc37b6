// The script of a served page: from asking for a process to its end.
import assert from "node:assert/strict";
import { afterEach, before, beforeEach, mock, test } from "node:test";
import { prepareConnections, findLastSocket, pass, script, Socket, timers } from "./hostpage.js";
import { settle } from "./page.js";

const WIDGETS = "application/vnd.village.widgets+json";
const ANY = { _model_module: "anywidget", _model_name: "AnyModel", named: "A", script };
let loaded = 0;
let status; // the server's answer when the page looks for its process; null without a network
let beacons; // what a page that closes sends
let listeners; // what the page listens to, to be taken away after the test

prepareConnections();

before(() => {
  globalThis.ended = [];
  globalThis.ResizeObserver = class {
    observe() {}
  };
});

const readState = () => document.body.dataset.state;
const tell = (message) => Socket.all[0].onmessage({ data: JSON.stringify(message) });
/** Wait until promises and the observer of the page have settled. */
async function settlePage() {
  for (let turn = 0; turn < 30; turn += 1) await settle();
}

/** Open a page with one cell that is still to come. */
async function open() {
  document.documentElement.dataset.door = "voila/door/play.ipynb";
  document.body.dataset.base = "/";
  document.body.dataset.state = "setting-up";
  document.body.innerHTML = `<p id="place"></p><script id="jupyter-config-data">{"a":1}</script>
    <main id="cells"><div class="coming" data-cell="0"></div></main>
    <div id="lost" hidden><button>Again</button></div>`;
  [status, beacons, listeners] = [200, [], []];
  globalThis.fetch = async () => {
    if (status === null) throw new TypeError("no network");
    return { ok: status === 200, status };
  };
  Object.assign(navigator, { sendBeacon: (address) => beacons.push(address) });
  for (const target of [globalThis, document]) {
    const { addEventListener } = target;
    mock.method(target, "addEventListener", (type, listener, ...more) => {
      listeners.push(() => target.removeEventListener(type, listener));
      return addEventListener.call(target, type, listener, ...more);
    });
  }
  mock.method(globalThis, "setInterval", (go, time) => timers.push([go, time]));
  await import(`../../village_widgets/host/page.js?${loaded++}`);
  await settlePage();
}

beforeEach(open);
afterEach(() => {
  for (const remove of listeners) remove();
  mock.restoreAll();
  delete navigator.sendBeacon;
});

/** Let the server send the page's only cell, with one widget. */
async function send() {
  const states = { m1: ANY };
  const told = JSON.stringify({ root: "m1", states, bytes: {}, layouts: {} });
  tell({ is: "cell-output", cell: 0, html: `<div><script type="${WIDGETS}">${told}</script></div>` });
  tell({ is: "output-end" });
  await settlePage();
}

test("a page that has to wait shows its place, and sets up once its turn comes", async () => {
  assert.equal(findLastSocket().address, "ws://localhost/voila/door/play.ipynb");
  tell({ is: "queue-place", text: "You are next." });
  assert.deepEqual([readState(), document.getElementById("place").textContent], ["waiting", "You are next."]);
  tell({ is: "process-ready", kernel: "k1" });
  assert.equal(readState(), "setting-up");
  const config = JSON.parse(document.getElementById("jupyter-config-data").textContent);
  assert.deepEqual(config, { a: 1, kernelId: "k1" });
});

test("a page that waits for its place is not called slow for that", (t) => {
  const stopped = [];
  t.mock.method(globalThis, "clearTimeout", (timer) => stopped.push(timers[timer - 1]?.[1]));
  tell({ is: "queue-place", text: "You are next." });
  assert.deepEqual(stopped, [20_000]);
});

test("a page that sets up for long says so", () => {
  pass(20_000);
  assert.equal(readState(), "slow");
});

test("a page is ready once its cells have come and their widgets are drawn", async () => {
  tell({ is: "process-ready", kernel: "k1" });
  assert.equal(readState(), "setting-up");
  await send();
  assert.deepEqual([document.querySelector("#cells b")?.textContent, readState()], ["A", "ready"]);
});

test("a page with a failed cell says so", async () => {
  tell({ is: "process-ready", kernel: "k1" });
  tell({ is: "cell-output", cell: 0, html: '<p class="failed">Sorry</p>' });
  await settlePage();
  assert.equal(readState(), "failed");
});

/** Let the page look for its process, as it does after a while. */
async function look() {
  pass(20_000);
  await settlePage();
}

test("a page whose process is gone says so at once", async () => {
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  status = 404;
  await look();
  const notice = document.getElementById("lost");
  assert.deepEqual([notice.hidden, notice.querySelector("button").hidden], [false, false]);
  assert.equal(document.activeElement, notice.querySelector("button"));
});

test("a hidden page looks for its process once it is in sight again", async (t) => {
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  let hidden = true;
  t.mock.getter(document, "hidden", () => hidden);
  status = 404;
  await look();
  const notice = document.getElementById("lost");
  assert.equal(notice.hidden, true);
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  await settlePage();
  assert.equal(notice.hidden, false);
});

test("a page says after a second try that it has no connection, until it has one again", async () => {
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  status = null;
  dispatchEvent(new Event("offline"));
  await settlePage();
  const notice = document.getElementById("lost");
  assert.ok(notice.hidden, "one failed try may be a moment");
  await look();
  assert.deepEqual([notice.hidden, notice.querySelector("button").hidden], [false, true]);
  status = 200;
  dispatchEvent(new Event("online"));
  await settlePage();
  assert.ok(notice.hidden);
});

test("a page that closes ends its process", async () => {
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  dispatchEvent(new Event("pagehide"));
  assert.equal(beacons.length, 1);
  assert.match(beacons[0], /k1/);
});
