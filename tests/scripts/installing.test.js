import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { noteReloads, settle, show } from "./page.js";
import { awaitKept, install } from "../../village_widgets/anywhere/installing.js";
import { awaitEnd, holdLife } from "../../village_widgets/anywhere/life.js";

let kept; // the registration of the site's keeper
let workers;
let posted;
let notice;

/** A target of events without a window, as workers are. */
class Target extends document.defaultView.EventTarget {}

before(() => {
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
});

beforeEach(() => {
  posted = [];
  kept = Object.assign(new Target(), { waiting: null, installing: null });
  workers = Object.assign(new Target(), {
    controller: null,
    registered: [],
    register: async (address) => {
      workers.registered.push(address);
      return kept;
    },
    ready: Promise.resolve({ active: { postMessage: (message) => posted.push(message) } }),
  });
  navigator.serviceWorker = workers;
  navigator.storage = { persist: async () => true };
  notice = document.createElement("p");
  notice.id = "newer";
  notice.hidden = true;
  notice.append(document.createElement("button"));
  show(notice);
});

test("the browser keeps the site in each language that the page speaks", async () => {
  document.documentElement.lang = "en";
  await install("http://localhost/up/");
  await settle();
  assert.deepEqual([workers.registered, posted], [["http://localhost/up/keeper.js"], [{ keep: "en" }]]);
  document.documentElement.lang = "ko";
  dispatchEvent(new Event("village:language"));
  await settle();
  assert.deepEqual(posted.at(-1), { keep: "ko" });
  document.documentElement.lang = "en";
});

test("a newer version is offered, and takes over when the reader wants it", async () => {
  workers.controller = {};
  await install("/");
  assert.ok(notice.hidden);
  kept.installing = new Target();
  kept.dispatchEvent(new Event("updatefound"));
  kept.waiting = { postMessage: (message) => posted.push(message) };
  kept.installing.dispatchEvent(new Event("statechange"));
  assert.ok(!notice.hidden);
  notice.querySelector("button").click();
  assert.deepEqual([posted.at(-1), notice.querySelector("button").disabled], ["take over", true]);
});

test("the first version of a site is no newer one", async () => {
  kept.waiting = {};
  await install("/");
  assert.ok(notice.hidden);
});

test("a site is kept once its keeper is ready, and never where the browser keeps none", async () => {
  const reached = [];
  awaitKept().then(() => reached.push("kept"));
  await settle();
  assert.deepEqual(reached, ["kept"]);
  delete navigator.serviceWorker;
  await install("/");
  awaitKept().then(() => reached.push("never"));
  await settle();
  assert.deepEqual(reached, ["kept"]);
});

test("a page waits for the end of a worker that holds its lock, and of no other", async () => {
  const held = new Map();
  const request = (name, hold) => {
    const before = held.get(name) ?? Promise.resolve();
    const now = before.then(hold);
    held.set(name, now);
    return now;
  };
  navigator.locks = { request };
  const told = [];
  holdLife("worker", () => told.push("lives"));
  awaitEnd("worker", () => told.push("died"));
  awaitEnd("another", () => told.push("another has died"));
  await settle();
  assert.deepEqual(told.sort(), ["another has died", "lives"]);
});

test("a page loads again when a newer version takes over, but not for its first one", async (t) => {
  const went = noteReloads(t);
  await install("/");
  workers.controller = {};
  workers.dispatchEvent(new Event("controllerchange"));
  assert.deepEqual(went, [], "the first version keeps what is already shown");
  await install("/");
  workers.dispatchEvent(new Event("controllerchange"));
  assert.deepEqual(went, ["reload"]);
});

test("the browser is asked not to evict the data; one that refuses keeps the site all the same", async () => {
  let asked = 0;
  navigator.storage.persist = async () => {
    asked += 1;
    throw new TypeError("no");
  };
  await install("/");
  await settle();
  assert.deepEqual([asked, posted], [1, [{ keep: document.documentElement.lang }]]);
  delete navigator.storage;
  await install("/");
  assert.equal(workers.registered.length, 2);
});

test("a newer version that waits is offered at once, as long as it waits", async () => {
  workers.controller = {};
  kept.waiting = { postMessage: (message) => posted.push(message) };
  await install("/");
  assert.equal(notice.hidden, false);
  kept.installing = new Target();
  kept.dispatchEvent(new Event("updatefound"));
  kept.waiting = null;
  kept.installing.dispatchEvent(new Event("statechange"));
  assert.equal(notice.hidden, true);
});

test("where the keeper is refused, or site data is forbidden, the page goes on without one", async (t) => {
  const told = t.mock.method(console, "info", () => {});
  workers.register = async () => {
    throw new DOMException("no", "SecurityError");
  };
  await install("/");
  await settle();
  assert.deepEqual([posted, told.mock.callCount(), notice.hidden], [[], 1, true]);
  Object.defineProperty(navigator, "serviceWorker", {
    get() {
      throw new DOMException("no", "SecurityError");
    },
    configurable: true,
  });
  t.after(() => delete navigator.serviceWorker);
  await install("/");
  const reached = [];
  awaitKept().then(() => reached.push("kept"));
  await settle();
  assert.deepEqual(reached, []);
});

test("where locks are forbidden, no worker holds one, and a page hears at once of its end", async (t) => {
  const told = [];
  const noted = t.mock.method(console, "info", () => {});
  navigator.locks = {
    request: async () => {
      throw new DOMException("no", "SecurityError");
    },
  };
  holdLife("worker", () => told.push("lives"));
  awaitEnd("worker", () => told.push("ended"));
  await settle();
  assert.deepEqual([told, noted.mock.callCount()], [["ended"], 1]);
});
