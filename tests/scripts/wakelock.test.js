import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { settle } from "./page.js";
import { makeWakeLock } from "../../village_widgets/companion/wakelock.js";

let asked; // the locks that were asked for
let reports;
let lock;
const dispatchSeen = () => document.dispatchEvent(new Event("visibilitychange"));

beforeEach(() => {
  localStorage.clear();
  [asked, reports] = [[], []];
  const request = async () => {
    const sentinel = document.createElement("i");
    asked.push(sentinel);
    sentinel.release = async () => sentinel.dispatchEvent(new Event("release"));
    return sentinel;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true, writable: true });
  lock = makeWakeLock((now) => reports.push(now));
});
afterEach(() => lock.end());

test("the screen stays awake from the beginning, and again once the page is back in sight", async () => {
  lock.begin();
  await settle();
  dispatchSeen();
  assert.deepEqual([asked.length, reports], [1, ["on"]]);
  asked[0].dispatchEvent(new Event("release")); // the browser takes it from a page out of sight
  dispatchSeen();
  await settle();
  assert.deepEqual([asked.length, reports], [2, ["on", "on"]]);
});

test("after its end the lock is given back, and a page that comes in sight takes none", async () => {
  lock.begin();
  await settle();
  let released = false;
  asked[0].addEventListener("release", () => {
    released = true;
  });
  lock.end();
  await settle();
  dispatchSeen();
  await settle();
  assert.deepEqual([released, asked.length], [true, 1]);
});

test("the choice turns the lock off and on, and is kept", async () => {
  lock.begin();
  await settle();
  lock.turn();
  dispatchSeen();
  await settle();
  assert.deepEqual([lock.isWanted(), asked.length, reports], [false, 1, ["on", "off"]]);
  assert.equal(makeWakeLock(() => {}).isWanted(), false);
  await lock.turn();
  assert.deepEqual([lock.isWanted(), asked.length, reports.at(-1)], [true, 2, "on"]);
  assert.equal(makeWakeLock(() => {}).isWanted(), true);
});

test("a browser that refuses, or has no lock, is reported", async () => {
  navigator.wakeLock.request = async () => {
    throw new DOMException("the battery is low", "NotAllowedError");
  };
  lock.begin();
  await settle();
  assert.deepEqual([lock.isPossible(), reports], [true, ["not"]]);
  navigator.wakeLock = undefined;
  dispatchSeen();
  assert.deepEqual([lock.isPossible(), reports], [false, ["not", "not"]]);
});

test("a lock that is granted after it was turned off is not reported as held", async () => {
  lock.begin();
  lock.turn();
  await settle();
  assert.deepEqual(reports, ["off"]);
});

test("a lock that is given back late leaves the one that followed it", async () => {
  lock.begin();
  await settle();
  lock.turn();
  lock.turn();
  await settle();
  dispatchSeen();
  await settle();
  assert.deepEqual([asked.length, reports], [2, ["on", "off", "on"]]);
});

test("a page that is left before the browser refuses a lock waits for nothing", async () => {
  navigator.wakeLock.request = async () => {
    throw new DOMException("the battery is low", "NotAllowedError");
  };
  const unheard = [];
  const note = (why) => unheard.push(why);
  process.on("unhandledRejection", note);
  lock.begin();
  lock.end();
  await settle();
  process.off("unhandledRejection", note);
  assert.deepEqual(unheard, []);
});

test("a hidden page takes no lock", (t) => {
  t.mock.getter(document, "hidden", () => true);
  lock.begin();
  assert.equal(asked.length, 0);
});
