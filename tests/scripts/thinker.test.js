// The worker for long searches, with stand-ins for Python and for the lock of its life.
import assert from "node:assert/strict";
import { after, before, beforeEach, mock, test } from "node:test";
import { settle } from "./page.js";
import { loadModule, prepareModules } from "./standins.js";

const TURNS = 20;
const STAND_INS = {
  interpreter: "export const startPython = () => stand.python;",
  life: "export const holdLife = (name, act) => { stand.held.push(name); act(); };",
};
let stand;
let reported; // the errors that the worker reports
let posted; // what the worker has sent to the page
let asked; // the questions that have come to Python
let begin; // lets Python have started
let fail; // lets Python be unable to start
let hear; // the worker's listener to messages

/** Answer a question of letters, each in a line. */
function* answer(question) {
  asked.push(question);
  for (const letter of question) {
    if (letter === "!") throw new Error("a fault in Python");
    yield letter;
  }
}

/** Let the messages between ports arrive. */
async function wait() {
  for (let turn = 0; turn < TURNS; turn += 1) await settle();
}

/** Hand the worker messages of the page, one right after the other. */
async function tell(...messages) {
  for (const data of messages) hear({ data });
  await wait();
}

prepareModules(["thinker"], STAND_INS);
before(() => {
  globalThis.postMessage = (told) => posted.push(told);
  globalThis.reportError = (error) => reported.push(error);
  globalThis.MessageChannel = class {
    port2 = Object.assign(document.createElement("i"), {
      start() {
        this.started = true;
      },
    });
    port1 = {
      postMessage: () =>
        setImmediate(() => this.port2.started && this.port2.dispatchEvent(new Event("message"))),
    };
  };
  mock.method(globalThis, "addEventListener", (_type, listener) => {
    hear = listener;
  });
});
after(() => mock.restoreAll());

beforeEach(async () => {
  [reported, posted, asked] = [[], [], []];
  const python = new Promise((resolve, reject) => {
    begin = () => {
      resolve({ python: { pyimport: () => ({ answer_question: answer }) } });
      return wait();
    };
    fail = reject;
  });
  stand = { held: [], python };
  globalThis.stand = stand;
  await loadModule("thinker");
});

test("the worker holds the lock of its life, and says when Python has begun", async () => {
  await tell({ life: "lock" });
  assert.deepEqual([stand.held, posted], [["lock"], [{ lives: true }]]);
  await begin();
  assert.deepEqual(posted.at(-1), { begun: true });
});

test("questions are answered line by line, by turns", async () => {
  await tell({ number: 1, question: "ab" }, { number: 2, question: "c" });
  assert.deepEqual(posted, [], "they wait for Python");
  await begin();
  assert.deepEqual(posted, [
    { begun: true },
    { number: 1, line: "a" },
    { number: 2, line: "c" },
    { number: 1, line: "b" },
    { number: 2, done: true },
    { number: 1, done: true },
  ]);
});

test("a question that is stopped between two lines is neither answered further nor done", async () => {
  await begin();
  await tell({ number: 1, question: "abc" }, { stop: 1 });
  assert.deepEqual(posted.slice(1), []);
  hear({ data: { number: 2, question: "abc" } });
  for (let turn = 0; turn < TURNS && posted.length < 2; turn += 1) await Promise.resolve();
  assert.deepEqual(posted.slice(1), [{ number: 2, line: "a" }]);
  await tell({ stop: 2 });
  assert.deepEqual(posted.slice(1), [{ number: 2, line: "a" }]);
});

test("a question that is stopped before Python has begun is not put to it", async () => {
  await tell({ number: 1, question: "a" }, { number: 2, question: "b" }, { stop: 1 });
  await begin();
  assert.deepEqual(asked, ["b"]);
  assert.deepEqual(posted.at(-1), { number: 2, done: true });
});

test("a question that fails says so, and the next one is answered", async (t) => {
  const errors = t.mock.method(console, "error", () => {});
  await begin();
  await tell({ number: 1, question: "a!b" });
  await tell({ number: 2, question: "c" });
  assert.deepEqual(posted.slice(1), [
    { number: 1, line: "a" },
    { number: 1, failed: "Error: a fault in Python" },
    { number: 2, line: "c" },
    { number: 2, done: true },
  ]);
  assert.equal(errors.mock.callCount(), 1);
});

test("a worker whose Python can't start reports that: the page then replaces it", async () => {
  fail("no memory");
  await wait();
  assert.deepEqual([reported, posted], [["no memory"], []]);
});
