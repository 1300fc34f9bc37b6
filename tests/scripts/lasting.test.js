import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { settle } from "./page.js";
import { readText, remove, writeText } from "../../village_widgets/components/browserstore.js";

const WRITTEN = "village-companion.written";
/** @type {Map<string, string>} */
let disk; // the content of the database
let refused; // whether the database undoes its changes, as one without room does
let opened = 0;

/** Return a request of a database that is answered in a moment. */
function answer(result, onto = {}) {
  queueMicrotask(() => onto.onsuccess?.());
  return Object.assign(onto, { result });
}

/** Return a database that stores changes once no request follows. @param {Map<string, string>} kept */
const makeDatabase = (kept) => ({
  transaction(_store, mode) {
    const changed = new Map(kept),
      change = { error: "no room" };
    if (mode)
      setImmediate(() => {
        if (refused) return change.onabort?.();
        kept.clear();
        for (const [key, text] of changed) kept.set(key, text);
        change.oncomplete?.();
      });
    const store = {
      get: (key) => answer(kept.get(key)),
      getAllKeys: () => answer([...kept.keys()]),
      getAll: () => answer([...kept.values()]),
      put: (text, key) => changed.set(key, text),
      delete: (key) => changed.delete(key),
    };
    return Object.assign(change, { objectStore: () => store });
  },
});

/** Open a page, and close it when the test is over. */
async function open(t) {
  const { lasting } = await import(`../../village_widgets/anywhere/lasting.js?${opened++}`);
  const close = await lasting;
  t.after(close);
}

/** Wait until the disk has a text under a key, or a hundred turns have passed. */
async function waitForDisk(key, text) {
  for (let turn = 0; turn < 100 && disk.get(key) !== text; turn++)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  assert.equal(disk.get(key), text);
}

beforeEach(() => {
  disk = new Map();
  refused = false;
  localStorage.clear();
  globalThis.indexedDB = /** @type {any} */ ({ open: () => answer(makeDatabase(disk)) });
});

test("a stored value and its removal are written into the database at once", async (t) => {
  await open(t);
  writeText("game", "one move");
  writeText("game", "two moves");
  await waitForDisk("game", "two moves");
  assert.equal(disk.get(WRITTEN), readText(WRITTEN));
  remove("game");
  await waitForDisk("game", undefined);
});

test("a text that changes while the database writes is written too", async (t) => {
  await open(t);
  writeText("game", "one move");
  await new Promise(queueMicrotask);
  await new Promise(queueMicrotask);
  writeText("game", "two moves");
  writeText("other", "one move");
  await waitForDisk("other", "one move");
  assert.equal(disk.get("game"), "two moves");
});

test("values that a killed browser lost are restored when the next page opens", async (t) => {
  disk = new Map([
    ["game", "two moves"],
    [WRITTEN, "2"],
  ]);
  localStorage.setItem("game", "one move");
  localStorage.setItem(WRITTEN, "1");
  await open(t);
  assert.equal(readText("game"), "two moves");
});

test("values newer than the database stay", async (t) => {
  disk = new Map([
    ["game", "one move"],
    [WRITTEN, "1"],
  ]);
  localStorage.setItem("game", "two moves");
  localStorage.setItem(WRITTEN, "2");
  await open(t);
  assert.equal(readText("game"), "two moves");
});

test("writes that the last page left undone are written", async (t) => {
  localStorage.setItem("village-companion.lasting", "two moves");
  localStorage.setItem(WRITTEN, "2");
  await open(t);
  await waitForDisk("village-companion.lasting", "two moves");
});

test("a browser without databases keeps its values", async (t) => {
  t.mock.method(console, "info", () => {});
  globalThis.indexedDB = /** @type {any} */ ({
    open: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  const { lasting } = await import(`../../village_widgets/anywhere/lasting.js?${opened++}`);
  await lasting;
  writeText("game", "one move");
  assert.equal(readText("game"), "one move");
});

test("a later value counts as later although the clock was set back", async (t) => {
  const before = String(Date.now() + 1e9);
  localStorage.setItem(WRITTEN, before);
  disk.set(WRITTEN, before);
  await open(t);
  writeText("game", "one move");
  await waitForDisk("game", "one move");
  assert.equal(readText(WRITTEN), String(Number(before) + 1));
  assert.equal(disk.get(WRITTEN), readText(WRITTEN));
});

test("a change that the database refuses is reported, and those after it are written", async (t) => {
  const reported = t.mock.method(console, "error", () => {});
  await open(t);
  refused = true;
  writeText("game", "one move");
  for (let turn = 0; turn < 9 && !reported.mock.callCount(); turn += 1) await settle();
  assert.deepEqual(reported.mock.calls[0].arguments, ["no room"]);
  refused = false;
  writeText("game", "two moves");
  await waitForDisk("game", "two moves");
});
