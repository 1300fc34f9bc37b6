import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Apart } from "../../village_widgets/anywhere/apart.js";

/** @type {any[]} */
let workers;
/** @type {(() => void)[]} */
let deaths;
/** @type {Apart} */
let apart;

class Thinker {
  /** @type {any[]} */
  heard = [];
  constructor() { workers.push(this); }
  postMessage(message) { this.heard.push(message); }
  terminate() { this.gone = true; }
  say(data) { this.onmessage({ data }); }
}

beforeEach(() => {
  workers = [];
  deaths = [];
  const locks = { request: async (_, died) => { deaths.push(died); } };
  Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
  apart = new Apart(() => /** @type {any} */ (new Thinker()));
});

test("one worker thinks about all questions, and each hears what is its own", () => {
  const said = { one: [], two: [] };
  apart.ask("one", (line) => said.one.push(line));
  const stop = apart.ask("two", (line) => said.two.push(line));
  assert.equal(workers.length, 1);
  assert.deepEqual(workers[0].heard.slice(1), [{ number: 1, question: "one" }, { number: 2, question: "two" }]);
  workers[0].say({ number: 2, line: "b" });
  workers[0].say({ number: 1, line: "a" });
  stop();
  workers[0].say({ number: 2, line: "late" });
  workers[0].say({ number: 1, done: true });
  assert.deepEqual(said, { one: ["a", ""], two: ["b"] });
  assert.deepEqual(workers[0].heard.at(-1), { stop: 2 });
});

test("a worker that dies is begun anew and asked again; over what kills it twice nobody thinks any more", () => {
  /** @type {(string | undefined)[]} */
  const said = [];
  apart.ask("deadly", (line) => said.push(line));
  workers[0].say({ lives: true });
  deaths[0]();
  assert.ok(workers[0].gone);
  assert.deepEqual(workers[1].heard[1], { number: 1, question: "deadly" });
  assert.deepEqual(said, []);
  workers[1].onerror();
  assert.deepEqual(said, [undefined]);
  assert.equal(workers.length, 2);
  apart.ask("other", () => {});
  assert.equal(workers.length, 3);
});
