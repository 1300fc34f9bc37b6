// The script of a served page: from asking for a process to its end.
import assert from "node:assert/strict";
import { afterEach, before, beforeEach, mock, test } from "node:test";
import { prepareConnections, findLastSocket, pass, script, Socket, timers } from "./hostpage.js";
import { noteReloads, settle } from "./page.js";

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

test("a page whose HTML is still coming begins when all of it is there", async (t) => {
  const before = Socket.all.length;
  t.mock.getter(document, "readyState", () => "loading");
  await import(`../../village_widgets/host/page.js?${loaded++}`);
  await settlePage();
  assert.equal(Socket.all.length, before);
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  await settlePage();
  assert.equal(Socket.all.length, before + 1);
});

test("a page that has no process yet looks for none", async () => {
  status = 404;
  dispatchEvent(new Event("online"));
  await settlePage();
  assert.equal(document.getElementById("lost").hidden, true);
});

test("a page is ready only once something is drawn in an output, if it has any", async () => {
  tell({ is: "process-ready", kernel: "k1" });
  tell({ is: "cell-output", cell: 0, html: '<div class="drawn"></div><div class="drawn"><i></i></div>' });
  await settlePage();
  assert.equal(readState(), "setting-up");
  const drawn = document.querySelector(".drawn i");
  Object.defineProperty(drawn, "offsetHeight", { value: 9 });
  drawn.parentElement.append("text");
  await settlePage();
  assert.equal(readState(), "ready");
});

test("a page that the browser shows from its memory loads again, as its process has ended", (t) => {
  const went = noteReloads(t);
  dispatchEvent(new Event("pageshow"));
  assert.deepEqual(went, []);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  assert.deepEqual(went, ["reload"]);
});

/** Open a page that knows its way back, with its process; return the list of the times it loads again. */
async function openReturning(t) {
  const went = noteReloads(t);
  document.body.dataset.returns = "";
  t.after(() => delete document.body.dataset.returns);
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  return went;
}

test("a page that knows its way back loads again once the server has lost its process", async (t) => {
  const went = await openReturning(t);
  status = 404;
  await look();
  assert.deepEqual(went, ["reload"]);
});

/** Let the page find that its server does not answer. */
async function loseServer() {
  status = null;
  dispatchEvent(new Event("offline"));
  await settlePage();
  await look();
}

test("a page that knows its way back waits for a server that does not answer", async (t) => {
  const went = await openReturning(t);
  await loseServer();
  assert.deepEqual([went, document.getElementById("lost").hidden], [[], false]);
  status = 404;
  await look();
  assert.deepEqual(went, ["reload"]);
});

test("a page that knows its way back stays if its process answers after all", async (t) => {
  const went = await openReturning(t);
  await loseServer();
  status = 200;
  await look();
  assert.deepEqual([went, document.getElementById("lost").hidden], [[], true]);
});

test("a page whose new load did not help rests before the next one", async (t) => {
  t.mock.method(performance, "getEntriesByType", () => [{ type: "reload" }]);
  let now = 19_999;
  t.mock.method(performance, "now", () => now);
  const went = await openReturning(t);
  delete document.body.dataset.reached;
  status = 404;
  await look();
  assert.deepEqual(went, []);
  now = 20_000;
  await look();
  assert.deepEqual(went, ["reload"]);
});

test("bars at the bottom stand above the notice of a lost process", async (t) => {
  const { ResizeObserver } = globalThis;
  t.after(() => Object.assign(globalThis, { ResizeObserver }));
  let measure;
  globalThis.ResizeObserver = class {
    constructor(act) {
      measure = act;
    }
    observe() {}
  };
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  Object.defineProperty(document.getElementById("lost"), "offsetHeight", { value: 48 });
  measure();
  assert.equal(document.body.style.getPropertyValue("--lost"), "48px");
});
