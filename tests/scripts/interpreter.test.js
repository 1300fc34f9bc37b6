// Python for a browser's worker, with a small stand-in for Python itself: its files, its snapshot, its words.
import assert from "node:assert/strict";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, mock, test } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { settle } from "./page.js";

const FOLDER = new URL("../../village_widgets/anywhere/", import.meta.url);
const PICTURE = /picture$/;
const MEMORY = Uint8Array.from([1, 0, 0, 0, 2, 0, 0, 0]);
/** The stand-in for Python: what it was started with is in `globalThis.starts`. */
const PYODIDE = `export async function loadPyodide(options) {
  const { fails } = globalThis;
  const files = new Map();
  const write = (path, content) => files.set(path, content);
  const FS = { mkdirTree: (path) => write(path, null), writeFile: write };
  const start = { options, files, ran: [], spoke: [] };
  globalThis.starts.push(start);
  if (options._loadSnapshot && fails) throw new Error("another build");
  options.fsInit(FS);
  const machine = {
    loadDynamicLibrary: (path) => start.ran.push("library " + path),
    _malloc: (size) => start.ran.push("room " + size),
  };
  await options.createPyodideModule(machine);
  machine.onRuntimeInitialized();
  return {
    FS,
    runPython: (code) => {
      if (globalThis.breaks?.test(code)) throw new Error("broken");
      start.ran.push(code);
    },
    makeMemorySnapshot: () => Uint8Array.from([${MEMORY}]),
    pyimport: () => ({ answer_question: (question) => globalThis.search(question) }),
  };
}`;
let folder;
let cache; // the snapshot that the browser keeps; null in a browser that keeps nothing
let loaded = 0;

/** Write an archive as the site has it: an index, and then all files. */
function pack(name, files) {
  const index = Object.entries(files).map(([path, text]) => [path, text.length]);
  const whole = `${JSON.stringify(index)}\n${Object.values(files).join("")}`;
  writeFileSync(join(folder, `${name}.gz`), gzipSync(whole));
}

before(() => {
  folder = mkdtempSync(join(tmpdir(), "village-"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  for (const name of ["thinker", "life"])
    copyFileSync(new URL(`${name}.js`, FOLDER), join(folder, `${name}.js`));
  const source = readFileSync(new URL("interpreter.js", FOLDER), "utf8");
  writeFileSync(join(folder, "interpreter.js"), source.replace('BUILD = ""', 'BUILD = "b1"'));
  mkdirSync(join(folder, "python"));
  writeFileSync(join(folder, "python/pyodide.mjs"), PYODIDE);
  writeFileSync(join(folder, "python/pyodide.asm.mjs"), "export default async () => ({});");
  pack("program", { "village/a.py": "one", "village/b.py": "two", "lib/c.so": "three" });
  pack("words-ko", { "words/ko.ftl": "mal" });
});

after(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  Object.assign(globalThis, {
    starts: [],
    fails: false,
    breaks: null,
    self: globalThis,
    reportError: assert.fail,
  });
  cache = {
    match: async () => cache.found && new Response(cache.found.memory, { headers: cache.found.headers }),
    put: async (address, response) => {
      assert.match(address, PICTURE);
      const memory = new Uint8Array(await response.arrayBuffer());
      cache.found = { memory, headers: Object.fromEntries(response.headers) };
    },
  };
  globalThis.caches = { open: async () => cache };
  const wasm = {
    compileStreaming: async () => ({}),
    compile: async () => ({}),
    instantiate: async () => ({}),
  };
  Object.assign(WebAssembly, wasm);
  globalThis.fetch = async (address) => {
    const { pathname } = new URL(address);
    if (pathname.endsWith(".wasm")) return new Response("");
    try {
      return new Response(readFileSync(new URL(address)));
    } catch {
      return new Response("", { status: 404 });
    }
  };
  for (const kind of ["info", "error"]) mock.method(console, kind, () => {});
});

/** Load the module, as a new worker does. */
const load = (name = "interpreter") => import(`${pathToFileURL(join(folder, `${name}.js`))}?${loaded++}`);
const decodeText = (content) => new TextDecoder().decode(content);

test("Python starts with all files and the words of the page's language", async () => {
  const { startPython, addWords } = await load();
  const { python, pictured } = await startPython("ko");
  const [{ files, ran }] = globalThis.starts;
  assert.equal(pictured, false);
  assert.deepEqual(
    [...files].map(([path, content]) => [path, content && decodeText(content)]),
    [
      ["/village/village", null],
      ["/village/village/a.py", "one"],
      ["/village/village/b.py", "two"],
      ["/village/lib", null],
      ["/village/lib/c.so", "three"],
      ["/village/words", null],
      ["/village/words/ko.ftl", "mal"],
    ],
  );
  assert.deepEqual(ran, ["library /village/lib/c.so", 'import sys; sys.path.insert(0, "/village")']);
  await addWords(python, "en");
  assert.equal(files.size, 7, "English words are part of the program");
});

test("a language that the site doesn't have is an error", async () => {
  const { startPython } = await load();
  await assert.rejects(startPython("fr"), /words-fr/);
});

test("a later visit starts from the snapshot that an earlier one made", async () => {
  const { keepPicture, startPython } = await load();
  await keepPicture("ko");
  const [{ options, ran, files }] = globalThis.starts.splice(0);
  assert.ok(options._makeSnapshot && ran.at(-1).includes('warm("ko")'));
  assert.ok(files.has("/village/words/ko.ftl"));
  const { pictured } = await startPython("ko");
  const [later] = globalThis.starts;
  assert.deepEqual([pictured, [...later.options._loadSnapshot]], [true, [...MEMORY]]);
  assert.ok(later.ran.includes("room 8"));
});

test("a snapshot in another language serves, until there is a better one", async () => {
  const { keepPicture, startPython } = await load();
  await keepPicture("ko");
  assert.equal((await startPython("en")).pictured, false, "one in English is still wanted");
  assert.ok(globalThis.starts.at(-1).options._loadSnapshot);
});

for (const [why, spoil] of Object.entries({
  "of another build": ({ headers }) => {
    headers.fits = "older";
  },
  "that is damaged": ({ memory }) => {
    memory[0] = 9;
  },
  "whose parts are in another order": ({ memory }) => {
    memory.set([2, 0, 0, 0, 1, 0, 0, 0]);
  },
}))
  test(`a snapshot ${why} is left alone, and a new one is wanted`, async () => {
    const { keepPicture, startPython } = await load();
    await keepPicture("en");
    spoil(cache.found);
    const { pictured } = await startPython("en");
    assert.deepEqual([pictured, globalThis.starts.at(-1).options._loadSnapshot], [false, undefined]);
  });

test("a snapshot from which Python doesn't start is not tried again", async () => {
  const { keepPicture, startPython } = await load();
  await keepPicture("en");
  globalThis.fails = true;
  await startPython("en");
  assert.deepEqual([globalThis.starts.length, cache.found.memory.length], [3, 0]);
  const { pictured } = await startPython("en");
  assert.deepEqual([pictured, globalThis.starts.length], [true, 4], "no other snapshot is wanted");
});

test("a snapshot that can't be made is not tried again", async () => {
  const { keepPicture, startPython } = await load();
  globalThis.breaks = /warm/;
  await keepPicture("en");
  assert.equal(cache.found.memory.length, 0);
  assert.equal((await startPython("ko")).pictured, true);
});

test("where the browser keeps nothing, Python starts without a snapshot, and none is wanted", async () => {
  globalThis.caches = {
    open: async () => {
      throw new DOMException("no", "SecurityError");
    },
  };
  const { keepPicture, startPython } = await load();
  await keepPicture("en");
  assert.equal((await startPython("en")).pictured, true);
  assert.equal(globalThis.starts.at(-1).options._loadSnapshot, undefined);
});

test("a server that doesn't know the type of Python's file is no hindrance", async () => {
  WebAssembly.compileStreaming = async () => {
    throw new TypeError("text/plain");
  };
  const compiled = mock.method(WebAssembly, "compile");
  const { startPython } = await load();
  await startPython();
  await WebAssembly.instantiateStreaming(fetch("file:///python.wasm"), {});
  assert.equal(compiled.mock.callCount(), 1);
});

test("Python's second load of its compiled part is broken off, and reported once if it fails", async () => {
  await load();
  const body = { cancel: mock.fn(async () => {}) };
  await WebAssembly.instantiateStreaming({ body }, {});
  assert.equal(body.cancel.mock.callCount(), 1);
  await WebAssembly.instantiateStreaming(Promise.reject(new TypeError("no network")), {});
  await settle();
  assert.equal(console.error.mock.callCount(), 1);
});

/** Begin the worker that searches; return what it sends, and the function that tells it something. */
async function beginThinker() {
  const sent = [];
  let hear;
  globalThis.postMessage = (message) => sent.push(message);
  mock.method(globalThis, "addEventListener", (_, listener) => {
    hear = listener;
  });
  await load("thinker");
  globalThis.addEventListener.mock.restore();
  return { sent, tell: (data) => hear({ data }) };
}

/** Wait until a worker has sent as many messages, 20 seconds at most: on a busy machine its modules load
 * slowly. */
async function awaitSent(sent, count) {
  for (const last = Date.now() + 20000; Date.now() < last && sent.length < count; ) await settle();
}

test("the worker that searches answers questions by turns, and stops between two lines", async () => {
  let tellWorker;
  globalThis.search = function* (question) {
    for (const line of ["1", "2", "3"]) {
      if (question + line === "a2") tellWorker({ stop: 1 }); // the page stops it meanwhile
      yield question + line;
    }
  };
  const { sent, tell } = await beginThinker();
  tellWorker = tell;
  await awaitSent(sent, 1);
  assert.deepEqual(sent.splice(0), [{ begun: true }]);
  tell({ number: 1, question: "a" });
  tell({ number: 2, question: "b" });
  await awaitSent(sent, 6);
  assert.deepEqual(
    sent.map(({ line, done }) => line ?? done),
    ["a1", "b1", "a2", "b2", "b3", true],
  );
});

test("a question that can't be answered ends with the error, and the worker goes on", async () => {
  globalThis.search = (question) => {
    if (question === "bad") throw new RangeError("too deep");
    return ["1"];
  };
  const { sent, tell } = await beginThinker();
  await awaitSent(sent, 1);
  tell({ number: 1, question: "bad" });
  tell({ number: 2, question: "good" });
  await awaitSent(sent, 4);
  assert.deepEqual(
    sent.slice(1).sort((one, other) => one.number - other.number),
    [
      { number: 1, failed: "RangeError: too deep" },
      { number: 2, line: "1" },
      { number: 2, done: true },
    ],
  );
});
