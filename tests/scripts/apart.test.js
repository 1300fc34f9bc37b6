import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { SearchWorker } from "../../village_widgets/anywhere/apart.js";

const LONG = 90_000; // milliseconds after which a page has given a search up

/** @type {Thinker[]} all workers that were begun */
let workers;
/** @type {Map<string, (() => void)[]>} the locks that are held, with those who wait for them */
let locks;
/** @type {(worker: Thinker) => void} what becomes of a worker that is told something */
let decideFate;
/** @type {SearchWorker} */
let apart;
/** @type {{ told: (string | undefined)[], stop: () => void, stopped: boolean }[]} what was asked */
let asked;

/** A worker as its page knows it. */
class Thinker {
  /** @type {any[]} */
  heard = [];
  alive = true;
  constructor() {
    workers.push(this);
  }
  get life() {
    return this.heard[0]?.life;
  }
  postMessage(message) {
    this.heard.push(message);
    decideFate(this);
  }
  terminate() {
    this.close();
  }
  say(data) {
    if (this.alive) this.onmessage({ data });
  }
  /** Let its script run and hold its lock. */
  live() {
    if (!this.alive || locks.has(this.life)) return;
    locks.set(this.life, []);
    this.say({ lives: true });
  }
  /** End without an event; the lock goes to the next in line. */
  close() {
    this.alive = false;
    const waiting = locks.get(this.life) ?? [];
    locks.delete(this.life);
    for (const died of waiting) died();
  }
  fail() {
    if (this.alive) this.onerror({ preventDefault: ignore });
  }
  /** Answer all that it was asked. */
  answer() {
    for (const { number, question } of this.heard.filter((each) => each.question)) {
      this.say({ number, line: question });
      this.say({ number, done: true });
    }
  }
}

const ignore = () => {};
const begin = () => /** @type {any} */ (new Thinker());

/** @param {string} question */
function ask(question = "one") {
  const one = { told: [], stop: ignore, stopped: false };
  asked.push(one);
  const stop = apart.ask(question, (line) => {
    assert.ok(!one.stopped, "who has stopped it is told nothing");
    one.told.push(line);
  });
  one.stop = () => {
    one.stopped = true;
    stop();
  };
  return one;
}

beforeEach(() => {
  workers = [];
  locks = new Map();
  decideFate = ignore;
  asked = [];
  const request = async (name, reportDeath) => {
    const waiting = locks.get(name);
    if (waiting) waiting.push(reportDeath);
    else reportDeath();
  };
  Object.defineProperty(globalThis, "navigator", { value: { locks: { request } }, configurable: true });
  mock.restoreAll();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval"] });
  apart = new SearchWorker(begin);
});

const STATES = {
  "there is no worker": ignore,
  "a worker was got ready, and has not said a word": () => apart.prepare(),
  "a worker lives, and nobody asks": () => {
    apart.prepare();
    workers[0].live();
  },
  "a worker was asked, and has not said a word": () => {
    ask();
  },
  "a worker was asked, and Python begins in it": () => {
    ask();
    workers[0].live();
  },
  "a worker was asked that can have no lock": () => {
    ask();
    workers[0].say({ begun: true });
  },
  "a worker thinks": () => {
    ask();
    workers[0].live();
    workers[0].say({ number: 1, line: "a" });
  },
  "a worker thinks about two questions": () => {
    ask();
    ask();
    workers[0].live();
    workers[0].say({ number: 2, line: "a" });
  },
  "a worker thinks about what was stopped": () => {
    const one = ask();
    workers[0].live();
    one.stop();
  },
  "a second worker was asked the same": () => {
    ask();
    workers[0].live();
    workers[0].close();
  },
  "a worker was silent, and another was asked": () => {
    ask();
    mock.timers.tick(LONG);
    ask();
  },
};

/** @type {Record<string, (worker: Thinker | undefined) => void>} */
const EVENTS = {
  "nothing more is heard": ignore,
  "it ends": (worker) => worker?.close(),
  "it ends, and whoever comes after it before they say a word": (worker) => {
    decideFate = (each) => each.close();
    worker?.close();
  },
  "it ends, and whoever comes after it once they live": (worker) => {
    decideFate = (each) => {
      each.live();
      each.close();
    };
    worker?.close();
  },
  "it ends, and there is no other": (worker) => {
    apart.begin = () => {
      throw new Error("none");
    };
    worker?.close();
  },
  "something goes wrong in it": (worker) => worker?.fail(),
  "Python can't begin in it": (worker) => {
    worker?.say({ number: 1, failed: "" });
    worker?.fail();
  },
  "all is stopped": () => {
    for (const one of asked) one.stop();
  },
  "it ends, and all is stopped": (worker) => {
    worker?.close();
    for (const one of asked) one.stop();
  },
  "all is stopped, and it ends": (worker) => {
    for (const one of asked) one.stop();
    worker?.close();
  },
  "it begins to answer, and is heard no more": (worker) => worker?.say({ number: 1, line: "b" }),
  "it answers": (worker) => worker?.answer(),
};

for (const [state, reach] of Object.entries(STATES)) {
  for (const [event, happen] of Object.entries(EVENTS)) {
    test(`${state}; ${event}: every question ends, and the next one starts`, () => {
      mock.method(console, "error", ignore);
      reach();
      happen(workers.at(-1));
      ask();
      mock.timers.tick(LONG);
      for (const { told, stopped } of asked) {
        const ends = told.filter((line) => !line);
        assert.equal(ends.length, stopped && !ends.length ? 0 : 1);
        assert.equal(told.indexOf(ends[0]), ends.length ? told.length - 1 : -1);
      }
      apart.begin = begin;
      decideFate = (worker) => {
        worker.live();
        worker.answer();
      };
      assert.deepEqual(ask("next").told, ["next", ""]);
    });
  }
}

test("one worker answers all questions, and each receives its own answers", () => {
  const one = ask("one"),
    two = ask("two");
  assert.equal(workers.length, 1);
  assert.deepEqual(workers[0].heard.slice(1), [
    { number: 1, question: "one" },
    { number: 2, question: "two" },
  ]);
  workers[0].say({ number: 2, line: "b" });
  workers[0].say({ number: 1, line: "a" });
  two.stop();
  workers[0].say({ number: 2, line: "late" });
  workers[0].say({ number: 1, done: true });
  assert.deepEqual([one.told, two.told], [["a", ""], ["b"]]);
  assert.deepEqual(workers[0].heard.at(-1), { stop: 2 });
});

test("a worker that dies restarts and is asked again; a question that kills it twice is dropped", () => {
  const { told } = ask("deadly");
  workers[0].live();
  workers[0].close();
  assert.deepEqual(workers[1].heard[1], { number: 1, question: "deadly" });
  workers[0].alive = true;
  workers[0].say({ number: 1, line: "late" }); // a line that was on its way when the worker died
  assert.deepEqual(told, []);
  workers[1].fail();
  assert.deepEqual(told, [undefined]);
  assert.equal(workers.length, 2);
  ask("other");
  assert.equal(workers.length, 3);
});

test("an error in a worker does not become the page's error", () => {
  ask();
  let prevented = false;
  workers[0].onerror({
    preventDefault: () => {
      prevented = true;
    },
  });
  assert.ok(prevented);
});

test("a worker that sends signs of life is not ended, and an idle one is not watched", () => {
  const { told } = ask();
  for (let sign = 0; sign < 9; sign++) {
    mock.timers.tick(LONG / 2);
    workers[0].say({ begun: true });
  }
  assert.deepEqual([told, workers.length], [[], 1]);
  workers[0].answer();
  mock.timers.tick(9 * LONG);
  assert.ok(workers[0].alive);
});

test("a worker that replaces a dead one has its own minute for a sign of life", () => {
  const { told } = ask();
  workers[0].live();
  mock.timers.tick(LONG / 2);
  workers[0].close();
  mock.timers.tick(LONG / 2);
  assert.deepEqual([told, workers.length], [[], 2]);
  mock.timers.tick(LONG / 2);
  assert.deepEqual(told, [undefined]);
});

test("a question that comes after a long silence without questions has its own minute", () => {
  const { told, stop } = ask();
  mock.timers.tick(LONG / 2);
  stop();
  const later = ask("later");
  mock.timers.tick(LONG / 2);
  assert.deepEqual([told, later.told], [[], []]);
  workers[0].answer();
  assert.deepEqual(later.told, ["later", ""]);
});

test("a worker is given up after a minute of silence, not before", () => {
  const { told } = ask();
  mock.timers.tick(59_999);
  assert.deepEqual(told, []);
  mock.timers.tick(1);
  assert.deepEqual(told, [undefined]);
});

test("a worker that is given up is ended, and what stops its questions tells nobody any more", () => {
  const { told, stop } = ask();
  mock.timers.tick(LONG);
  assert.deepEqual([told, workers[0].alive], [[undefined], false]);
  ask("next");
  const before = workers[1].heard.length;
  stop();
  assert.equal(workers[1].heard.length, before);
  workers[1].answer();
  asked[1].stop();
  assert.equal(workers[1].heard.length, before);
});

test("a question whose search fails ends unanswered", () => {
  const { told } = ask();
  workers[0].say({ number: 1, line: "a" });
  workers[0].say({ number: 1, failed: "a fault in Python" });
  assert.deepEqual(told, ["a", undefined]);
});

test("a dead worker's late error does not replace the one in its place", () => {
  ask();
  workers[0].live();
  workers[0].close();
  workers[0].onerror({ preventDefault: ignore });
  assert.deepEqual([workers.length, workers[1].alive], [2, true]);
});
