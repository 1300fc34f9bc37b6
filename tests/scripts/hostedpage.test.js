// The script of a served page: from asking for a process to its end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findLastSocket, pass, Socket, timers } from "./hostpage.js";
import { noteReloads } from "./page.js";
import { loadPage, prepareServedPages, readState, send, server, settlePage, tell } from "./servedpage.js";

prepareServedPages();

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

test("a page that has waited is called slow if it then sets up for long", () => {
  tell({ is: "queue-place", text: "You are next." });
  timers.splice(0);
  tell({ is: "process-ready", kernel: "k1" });
  pass(20_000);
  assert.equal(readState(), "slow");
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
  pass(20_000);
  assert.equal(readState(), "ready", "nothing is slow any more");
});

test("a page that has changed its language while it was set up tells it again then", async (t) => {
  const told = [];
  const note = ({ detail }) => told.push(detail.language);
  addEventListener("village:language", note);
  t.after(() => {
    document.documentElement.lang = "en";
    removeEventListener("village:language", note);
  });
  document.documentElement.lang = "ko";
  tell({ is: "process-ready", kernel: "k1" });
  assert.deepEqual(told, []);
  await send();
  assert.deepEqual(told, ["ko"]);
});

test("a page whose output breaks off while it is set up is called slow", () => {
  tell({ is: "process-ready", kernel: "k1" });
  Socket.all[0].close();
  assert.equal(readState(), "slow");
});

test("a page looks for its process soon after it is ready, and soon again after a failed try", async () => {
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  const listDue = () => timers.splice(0).map(([, time]) => time);
  assert.ok(listDue().includes(2_000));
  server.status = null;
  dispatchEvent(new Event("offline"));
  await settlePage();
  assert.deepEqual(listDue(), [2_000]);
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
  server.status = 404;
  await look();
  const notice = document.getElementById("lost");
  assert.deepEqual([notice.hidden, notice.querySelector("button").hidden], [false, false]);
  assert.equal(document.activeElement, notice.querySelector("button"));
});

test("a page looks for its process at once if one of its parts asks for that", async () => {
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  server.status = 404;
  document.dispatchEvent(new Event("village:look"));
  await settlePage();
  assert.equal(document.getElementById("lost").hidden, false);
});

test("a page has the cookie that the server wants to see before it ends a process", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page sets its cookie this way
  document.cookie = "_xsrf=; path=/; max-age=0";
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  assert.match(document.cookie, /\b_xsrf=[0-9a-f]{32}\b/);
});

test("a hidden page looks for its process once it is in sight again", async (t) => {
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  let hidden = true;
  t.mock.getter(document, "hidden", () => hidden);
  server.status = 404;
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
  server.status = null;
  dispatchEvent(new Event("offline"));
  await settlePage();
  const notice = document.getElementById("lost");
  assert.ok(notice.hidden, "one failed try may be a moment");
  await look();
  assert.deepEqual([notice.hidden, notice.querySelector("button").hidden], [false, true]);
  server.status = 200;
  dispatchEvent(new Event("online"));
  await settlePage();
  assert.ok(notice.hidden);
});

test("a notice of a lost process that goes leaves the keyboard where it is by then", async () => {
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  server.status = null;
  await look();
  await look();
  document.body.append(document.createElement("input"));
  document.querySelector("input").focus();
  await look();
  assert.equal(document.activeElement, document.querySelector("input"), "the notice is there already");
  server.status = 200;
  dispatchEvent(new Event("online"));
  await settlePage();
  assert.ok(document.getElementById("lost").hidden);
  assert.equal(document.activeElement, document.querySelector("input"));
});

test("a page that closes while it looks for its process says nothing of a loss", async (t) => {
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  const answers = [];
  t.mock.method(globalThis, "fetch", () => new Promise((answer) => answers.push(answer)));
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("pagehide"));
  for (const answer of answers) answer({ ok: false, status: 404 });
  await settlePage();
  assert.deepEqual([answers.length, document.getElementById("lost").hidden], [1, true]);
});

test("a page that closes ends its process", async () => {
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  dispatchEvent(new Event("pagehide"));
  assert.equal(server.beacons.length, 1);
  assert.match(server.beacons[0], /k1/);
});

test("a page whose HTML is still coming begins when all of it is there", async (t) => {
  const before = Socket.all.length;
  t.mock.getter(document, "readyState", () => "loading");
  await loadPage();
  assert.equal(Socket.all.length, before);
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  await settlePage();
  assert.equal(Socket.all.length, before + 1);
});

test("a page that has no process yet looks for none", async () => {
  server.status = 404;
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
  server.status = 404;
  await look();
  assert.deepEqual(went, ["reload"]);
});

/** Let the page find that its server does not answer. */
async function loseServer() {
  server.status = null;
  dispatchEvent(new Event("offline"));
  await settlePage();
  await look();
}

test("a page that knows its way back waits for a server that does not answer", async (t) => {
  const went = await openReturning(t);
  await loseServer();
  assert.deepEqual([went, document.getElementById("lost").hidden], [[], false]);
  server.status = 404;
  await look();
  assert.deepEqual(went, ["reload"]);
});

test("a page that knows its way back does not look for it while it is hidden", async (t) => {
  const went = await openReturning(t);
  await loseServer();
  let hidden = true;
  t.mock.getter(document, "hidden", () => hidden);
  server.status = 404;
  await look();
  assert.deepEqual(went, []);
  hidden = false;
  await look();
  assert.deepEqual(went, ["reload"]);
});

test("a page that knows its way back stays if its process answers after all", async (t) => {
  const went = await openReturning(t);
  await loseServer();
  server.status = 200;
  await look();
  assert.deepEqual([went, document.getElementById("lost").hidden], [[], true]);
});

test("a page that closes while it looks for its way back does not load again", async (t) => {
  const went = await openReturning(t);
  await loseServer();
  const answers = [];
  t.mock.method(globalThis, "fetch", () => new Promise((answer) => answers.push(answer)));
  await look();
  dispatchEvent(new Event("pagehide"));
  for (const answer of answers) answer({ ok: false, status: 404 });
  await settlePage();
  assert.deepEqual([went, answers.length > 0], [[], true]);
});

test("a page whose process is there again no longer looks for its way back", async (t) => {
  await openReturning(t);
  await loseServer();
  const countTries = () => timers.filter(([, time]) => time === 1_000).length;
  assert.equal(countTries(), 1);
  server.status = 200;
  dispatchEvent(new Event("online"));
  await settlePage();
  server.status = null;
  await look();
  assert.equal(countTries(), 0);
});

test("a page whose new load did not help rests before the next one", async (t) => {
  t.mock.method(performance, "getEntriesByType", () => [{ type: "reload" }]);
  let now = 19_999;
  t.mock.method(performance, "now", () => now);
  const went = await openReturning(t);
  delete document.body.dataset.reached;
  server.status = 404;
  await look();
  assert.deepEqual(went, []);
  now = 20_000;
  await look();
  assert.deepEqual(went, ["reload"]);
});

test("a page whose new load did help loads again at once", async (t) => {
  t.mock.method(performance, "getEntriesByType", () => [{ type: "reload" }]);
  t.mock.method(performance, "now", () => 19_999);
  delete document.body.dataset.reached;
  const went = await openReturning(t);
  await look();
  server.status = 404;
  dispatchEvent(new Event("online"));
  await settlePage();
  assert.deepEqual(went, ["reload"]);
});

test("JupyterLab shows the outputs that wait once all cells are there", async (t) => {
  const { addEventListener } = window;
  t.after(() => {
    window.addEventListener = addEventListener;
    document.querySelector("script[data-jupyterlab]")?.remove();
  });
  const place = '<div class="coming" data-cell="1"></div>';
  document.getElementById("cells").insertAdjacentHTML("beforeend", place);
  tell({ is: "process-ready", kernel: "k1" });
  const html = '<script type="application/vnd.voila.cell-output+json">{}</script>';
  for (const [cell, count] of [0, 1].entries()) {
    tell({ is: "cell-output", cell, html });
    await settlePage();
    assert.equal(document.querySelectorAll("script[data-jupyterlab]").length, count, `after cell ${cell}`);
  }
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
