import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";
import { openDatabase, Records } from "../../village_widgets/anywhere/records.js";

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

/** The databases of the browser, each with its records.
 * @type {Map<string, Map<string, string>>} */
let databases;
/** The names of the databases that were closed. @type {string[]} */
let closed;

/** Let the browser have several databases; a database that a page has not opened before has no store. */
function haveDatabases() {
  [databases, closed] = [new Map(), []];
  globalThis.indexedDB = /** @type {any} */ ({
    open: (name) => {
      const request = answer({
        close: () => closed.push(name),
        createObjectStore: (store) => databases.set(`${name} ${store}`, new Map()),
        transaction(store, mode) {
          const change = {};
          const kept = databases.get(`${name} ${store}`);
          const changed = new Map(kept);
          if (mode)
            setImmediate(() => {
              databases.set(`${name} ${store}`, changed);
              change.oncomplete?.();
            });
          const objects = {
            count: () => answer(kept.size),
            getAllKeys: () => answer([...kept.keys()]),
            getAll: () => answer([...kept.values()]),
            put: (text, key) => changed.set(key, text),
          };
          return Object.assign(change, { objectStore: () => objects });
        },
      });
      if (![...databases.keys()].some((one) => one.startsWith(`${name} `)))
        queueMicrotask(() => request.onupgradeneeded());
      return request;
    },
  });
}
const listRecords = (name) => Object.fromEntries(databases.get(`${name} texts`));

test("a new database takes over all of an older one, which stays for others", async () => {
  haveDatabases();
  const older = { "line:1": "a line", "table:1": "a table" };
  databases.set("old texts", new Map(Object.entries(older)));
  await openDatabase("new", "texts", "old");
  assert.deepEqual([listRecords("new"), listRecords("old"), closed], [older, older, ["old"]]);
});

test("a database that has records takes none of an older one's", async () => {
  haveDatabases();
  databases.set("old texts", new Map([["line:1", "theirs"]]));
  databases.set("new texts", new Map([["table:1", "ours"]]));
  await openDatabase("new", "texts", "old");
  assert.deepEqual(listRecords("new"), { "table:1": "ours" });
});

test("a database without an older one is opened alone", async () => {
  haveDatabases();
  await openDatabase("one", "texts", "one");
  assert.deepEqual([[...databases.keys()], closed], [["one texts"], []]);
});

test("the pages of a folder have records and messages of their own", async (t) => {
  t.after(() => history.replaceState(null, "", "/"));
  haveDatabases();
  const named = [];
  globalThis.BroadcastChannel = /** @type {any} */ (
    class {
      constructor(name) {
        named.push(name);
      }
    }
  );
  for (const folder of ["/", "/up/"]) {
    history.replaceState(null, "", `${folder}worker.js`);
    const here = await import(`../../village_widgets/anywhere/records.js?${folder}`);
    await new here.Records(() => {}).read();
  }
  assert.deepEqual(named, ["village-companion", "village-companion@/up/"]);
  assert.deepEqual([...databases.keys()], ["village-companion records", "village-companion@/up/ records"]);
});

test("a database that can't be opened throws its error", async () => {
  globalThis.indexedDB = /** @type {any} */ ({
    open: () => {
      const request = { error: new DOMException("no room", "QuotaExceededError") };
      queueMicrotask(() => request.onerror());
      return request;
    },
  });
  await assert.rejects(openDatabase("one", "texts", "one"), { name: "QuotaExceededError" });
});

test("a page takes what another page of this browser has kept", () => {
  const taken = [];
  let channel;
  globalThis.BroadcastChannel = /** @type {any} */ (
    class {
      constructor() {
        channel = this;
      }
    }
  );
  new Records((texts) => taken.push(texts));
  channel.onmessage({ data: ["a line"] });
  assert.deepEqual(taken, [["a line"]]);
});

test("a page that has nothing to write tells others nothing", async () => {
  await new Records(() => {}).write();
  assert.deepEqual([told, disk.size], [[], 0]);
});
