// The workers that run a page's Python and keep its snapshot, with stand-ins for all that they import.
import assert from "node:assert/strict";
import { after, before, beforeEach, mock, test } from "node:test";
import { settle } from "./page.js";
import { loadModule, prepareModules } from "./standins.js";

/** The modules beside the worker's; each hands its calls to `globalThis.stand`. */
const STAND_INS = {
  apart: `export class SearchWorker {
    ask = (question, tell) => stand.ask(question, tell);
    prepare = () => stand.did.push("prepare");
  }`,
  interpreter: `export const startPython = (language) => stand.start(language);
    export const addWords = (python, language) => stand.addWords(language);
    export const keepPicture = (language) => stand.did.push("picture " + language);`,
  life: `export const holdLife = (name, lives) => stand.hold(name, lives);`,
  records: `export class Records {
    keeps = true;
    constructor(take) { stand.records = this; stand.take = take; }
    read = async () => [["a", "1"]];
    add = (key, text) => { this.waiting = true; stand.did.push("add " + key + " " + text); };
    write = async () => { this.waiting = false; await stand.writing; stand.did.push("write"); };
  }`,
};
let stand;
let began; // lets Python have started
let hear; // the worker's listener to messages

/** Hand the worker a message of the page. */
async function tell(data) {
  hear({ data });
  await settle();
}
/** Start the worker: its messages to the page are in `stand.posted`. */
const start = (name = "worker") => loadModule(name);
/** Let the page's script begin, and Python start. */
async function beginPage() {
  await tell({ begin: "play", life: "lock" });
  began();
  await settle();
}
/** Start the worker of a page that has begun. */
async function startPage() {
  await start();
  await beginPage();
}

prepareModules(["worker", "picturing"], STAND_INS);
before(() => {
  globalThis.self = { name: "en" };
  globalThis.postMessage = (told) => stand.posted.push(told);
  mock.method(globalThis, "addEventListener", (_type, listener) => {
    hear = listener;
  });
});
after(() => mock.restoreAll());

beforeEach(() => {
  const did = [];
  const page = {
    connect: () => did.push("connect"),
    receive(said) {
      if (said === "broken") throw new Error("a fault in Python");
      did.push(`receive ${said}`);
    },
  };
  const journal = { take: (text) => did.push(`take ${text}`) };
  const browser = {
    start_page(...given) {
      stand.given = given;
      return [page, journal];
    },
    speak: (language) => did.push(`speak ${language}`),
  };
  const python = { pyimport: () => browser, toPy: (value) => value };
  stand = {
    did,
    posted: [],
    start: () =>
      new Promise((resolve) => {
        began = () => resolve({ python, pictured: true });
      }),
    addWords: async (language) => did.push(`words ${language}`),
    hold: (name, lives) => {
      did.push(`hold ${name}`);
      lives();
    },
    ask: (question) => {
      did.push(`ask ${question}`);
      return () => did.push("stop");
    },
  };
  globalThis.stand = stand;
});

test("what other pages kept while Python started is taken before the page is connected", async () => {
  await start();
  await tell({ begin: "play", life: "lock" });
  stand.take(["early 1", "early 2"]);
  assert.deepEqual([stand.did, stand.posted], [["hold lock"], [{ lives: true }]]);
  began();
  await settle();
  stand.take(["late"]);
  assert.deepEqual(stand.did, ["hold lock", "take early 1", "take early 2", "connect", "write", "take late"]);
  assert.deepEqual(stand.posted[1], { ready: true, pictured: true, keeps: true });
  const [notebook, language, kept] = stand.given;
  assert.deepEqual([notebook, language, kept], ["play", "en", [["a", "1"]]]);
});

test("what Python sends goes out once all that was entered is written down", async () => {
  await startPage();
  const [, , , keep, post] = stand.given;
  let write;
  stand.writing = new Promise((resolve) => {
    write = resolve;
  });
  keep("key", "text");
  post("told", { toJs: () => ["buffer"] });
  await settle();
  assert.equal(stand.posted.length, 2);
  write();
  await settle();
  assert.deepEqual(stand.posted[2], { heard: "told", buffers: ["buffer"] });
  assert.deepEqual(stand.did.slice(-2), ["add key text", "write"]);
});

test("what a message of the page enters is written down, though nothing goes out", async () => {
  await startPage();
  stand.given[3]("key", "text");
  await tell({ said: "hello" });
  assert.deepEqual(stand.did.slice(-2), ["receive hello", "write"]);
});

test("a page begins in the language in which it was loaded, and learns if nothing is kept", async (t) => {
  t.after(() => Object.assign(globalThis.self, { name: "en" }));
  globalThis.self.name = "ko";
  await start();
  stand.records.keeps = false;
  await beginPage();
  assert.deepEqual([stand.given[1], stand.posted[1].keeps], ["ko", false]);
});

test("a long search is asked elsewhere, and Python's function is let go of when it is stopped", async () => {
  await startPage();
  const ask = stand.given[5];
  const stop = ask("best?", { copy: () => ({ destroy: () => stand.did.push("destroy") }) });
  stop();
  stand.given[6]();
  assert.deepEqual(stand.did.slice(-4), ["ask best?", "stop", "destroy", "prepare"]);
});

test("what the page says waits for the words of another language", async () => {
  await startPage();
  let load;
  stand.addWords = () =>
    new Promise((resolve) => {
      load = resolve;
    });
  await tell({ speak: "ko" });
  await tell({ said: "hello" });
  assert.ok(!stand.did.includes("receive hello"));
  load();
  await settle();
  assert.deepEqual(stand.did.slice(-2), ["speak ko", "receive hello"]);
});

test("words that don't come leave the language, and the page goes on", async (t) => {
  const shown = t.mock.method(console, "error", () => {});
  await startPage();
  stand.addWords = () => Promise.reject(new Error("no words"));
  await tell({ speak: "ko" });
  await tell({ said: "hello" });
  assert.deepEqual([stand.did.at(-1), shown.mock.callCount()], ["receive hello", 1]);
});

test("a message before the page began fails aloud; a later fault is noted, the page goes on", async (t) => {
  const noted = t.mock.method(console, "error", () => {});
  await start();
  await tell({ said: "too early" });
  assert.match(stand.posted[0].failed, /before the page's script began: said/);
  await beginPage();
  const { length } = stand.posted;
  await tell({ said: "broken" });
  await tell({ said: "hello" });
  assert.deepEqual([stand.posted.length, noted.mock.callCount()], [length, 2]);
  assert.equal(stand.did.at(-1), "receive hello");
});

test("a snapshot is made by one page at a time, and its worker closes in any case", async () => {
  globalThis.close = () => stand.did.push("close");
  const asked = [];
  for (const lock of [{}, null]) {
    const request = async (name, options, use) => {
      asked.push([name, options]);
      await use(lock);
    };
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    await start("picturing");
  }
  assert.deepEqual(stand.did, ["picture en", "close", "close"]);
  assert.deepEqual(asked[0], ["village-picture@/", { ifAvailable: true }]);
});

test("a page learns that what was entered could not be written down", async () => {
  await startPage();
  stand.writing = Promise.reject(new Error("no room"));
  stand.given[4]("told", { toJs: () => [] });
  await settle();
  assert.deepEqual(stand.posted.at(-1), { failed: "Error: no room" });
});
