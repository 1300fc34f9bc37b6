import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { settle, show } from "./page.js";
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
