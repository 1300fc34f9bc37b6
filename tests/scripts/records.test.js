import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";
import { Records } from "../../village_widgets/anywhere/records.js";

/** @type {Map<string, string>} */
let disk; // the content of the database
/** @type {string[][]} */
let told; // messages to other pages

/** Return a request of a database that is answered in a moment. */
function answer(result) {
  const onto = { result };
  queueMicrotask(() => onto.onsuccess?.());
  return onto;
}

/** Return a database that makes all of a change once no request follows, or none if it adds a key that is
 * there. */
const makeDatabase = () => ({
  transaction(_store, mode) {
    const changed = new Map(disk),
      change = {};
    if (mode)
      setImmediate(() => {
        if (change.error) return change.onabort?.();
        disk = changed;
        change.oncomplete?.();
      });
    const store = {
      getAllKeys: () => answer([...disk.keys()].sort()),
      getAll: () => answer([...disk.keys()].sort().map((key) => disk.get(key))),
      put: (text, key) => changed.set(key, text),
      add(text, key) {
        if (changed.has(key)) change.error ??= new DOMException("the key is there", "ConstraintError");
        else changed.set(key, text);
      },
    };
    return Object.assign(change, { objectStore: () => store });
  },
});

/** Open the records of a page, which adds some and writes them down.
 * @param {Record<string, string>} added by their keys */
function write(added) {
  const records = new Records(() => {});
  for (const [key, text] of Object.entries(added)) records.add(key, text);
  return records.write();
}

beforeEach(() => {
  disk = new Map();
  told = [];
  globalThis.indexedDB = /** @type {any} */ ({ open: () => answer(makeDatabase()) });
  globalThis.BroadcastChannel = /** @type {any} */ (
    class {
      postMessage = (texts) => told.push(texts);
    }
  );
});

test("written records are on the disk, and other pages hear of them", async () => {
  await write({ "table:1": "a table", "line:1:000001": "a line" });
  assert.deepEqual(Object.fromEntries(disk), { "table:1": "a table", "line:1:000001": "a line" });
  assert.deepEqual(told, [["a table", "a line"]]);
});

test("another page's line under the same number stays, and nothing is written beside it", async () => {
  await write({ "line:1:000001": "theirs" });
  await assert.rejects(write({ "line:1:000001": "ours", "line:1:000002": "our next" }), {
    name: "ConstraintError",
  });
  assert.deepEqual(Object.fromEntries(disk), { "line:1:000001": "theirs" });
  assert.deepEqual(told, [["theirs"]]);
});

test("a reader's new text takes the place of the old one", async () => {
  await write({ "reader:1": "one chapter" });
  await write({ "reader:1": "two chapters" });
  assert.deepEqual(Object.fromEntries(disk), { "reader:1": "two chapters" });
});

test("tables are loaded before their lines", async () => {
  await write({ "line:1:000001": "a line", "line:1:000002": "the next", "table:1": "a table" });
  assert.deepEqual(await new Records(() => {}).read(), ["a table", "a line", "the next"]);
});

test("without a database nothing is kept, and the page goes on", async (t) => {
  t.mock.method(console, "info", () => {});
  globalThis.indexedDB = /** @type {any} */ ({
    open: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  const records = new Records(() => {});
  records.add("table:1", "a table");
  await records.write();
  assert.deepEqual([records.keeps, records.waiting, await records.read()], [false, false, []]);
  assert.deepEqual(told, []);
});
