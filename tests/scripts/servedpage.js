// A served page without a server: tests tell it what its door and its process say.
import { afterEach, before, beforeEach, mock } from "node:test";
import { makeState, prepareConnections, Socket, timers } from "./hostpage.js";
import { settle } from "./page.js";

export const WIDGETS = "application/vnd.village.widgets+json";
let loaded = 0;
let listeners; // what the page listens to, to be taken away after the test
/** The server: its answer when the page looks for its process (null without a network), and what a page that
 * closes sends. */
export let server;

/** Prepare all tests of a file: each starts with an open page, whose only cell is still to come.
 * @param {string} cell what stands in its place */
export function prepareServedPages(cell = '<div class="coming" data-cell="0"></div>') {
  afterEach(async () => {
    // A page that is not set up by now would go on with what other tests show.
    document.getElementById("cells").innerHTML = '<p class="failed"></p>';
    await settlePage();
    for (const remove of listeners) remove();
    mock.restoreAll();
    delete navigator.sendBeacon;
  });
  prepareConnections();
  before(() => {
    globalThis.ended = [];
  });
  beforeEach(() => open(cell));
}

export const readState = () => document.body.dataset.state;
export const tell = (message) => Socket.all[0].onmessage({ data: JSON.stringify(message) });
/** Wait until promises and the observer of the page have settled. */
export async function settlePage() {
  for (let turn = 0; turn < 30; turn += 1) await settle();
}

/** Load the script of a served page, as each page does once. */
export async function loadPage() {
  await import(`../../village_widgets/host/page.js?${loaded++}`);
  await settlePage();
}

/** Open a page with one cell. */
async function open(cell) {
  document.documentElement.dataset.door = "voila/door/play.ipynb";
  document.body.dataset.base = "/";
  document.body.dataset.state = "setting-up";
  document.body.innerHTML = `<p id="place"></p><script id="jupyter-config-data">{"a":1}</script>
    <main id="cells">${cell}</main>
    <div id="lost" hidden><button>Again</button></div>`;
  server = { status: 200, beacons: [] };
  listeners = [];
  globalThis.fetch = async () => {
    const { status } = server;
    if (status === null) throw new TypeError("no network");
    return { ok: status === 200, status };
  };
  Object.assign(navigator, { sendBeacon: (address) => server.beacons.push(address) });
  for (const target of [globalThis, document]) {
    const { addEventListener } = target;
    mock.method(target, "addEventListener", (type, listener, ...more) => {
      listeners.push(() => target.removeEventListener(type, listener));
      return addEventListener.call(target, type, listener, ...more);
    });
  }
  mock.method(globalThis, "setInterval", (go, time) => timers.push([go, time]));
  await loadPage();
}

/** Let the server send the page's only cell, with one widget. */
export async function send() {
  const states = { m1: makeState("A") };
  const told = JSON.stringify({ root: "m1", states, bytes: {}, layouts: {} });
  tell({ is: "cell-output", cell: 0, html: `<div><script type="${WIDGETS}">${told}</script></div>` });
  tell({ is: "output-end" });
  await settlePage();
}
