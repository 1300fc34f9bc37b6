import { awaitEnd } from "./life.js";

/** @import { WorkerOutput } from "./thinker" */

// Long searches run in a worker of their own (thinker.js), so that the page is answered meanwhile. It starts
// with the first question, or when the page prepares for one. No browser reports that a worker has ended.
// There are three ways to know:
//
// * it reports an error: one that its code did not catch, or Python that could not start;
// * it holds a lock while it lives, from when its script runs;
// * it sends no sign of life while a question waits, for whatever reason.
//
// A worker that has died is started again and gets its open questions again. A silent worker is given up: the
// caller learns that there is no answer. So each question ends, after a minute of silence at the latest.

const TRIES = 2; // workers that may die over one question
const LOOK = 15_000; // milliseconds between two checks for a sign of life
const SILENT = 4; // failed checks in a row until a worker is given up; a phone's sleep counts as one

/** Takes the lines of an answer: "" at its end, undefined if no worker can answer.
 * @typedef {(line?: string) => void} PassLine */
/** An open question, who is told of its answer, and how often it was put to a worker.
 * @typedef {{ question: string, tell: PassLine, tries: number }} OpenQuestion */

/** The questions of a page to its worker for long searches. */
export class SearchWorker {
  /** The worker; null before it is first needed and after it has died. @type {Worker | null} */
  #worker = null;
  #count = 0;
  /** The open questions by number. @type {Map<number, OpenQuestion>} */
  #asked = new Map();
  /** The timer that looks for signs of life; null while no question is open.
   * @type {ReturnType<typeof setInterval> | null} */
  #watch = null;
  #silent = 0;

  /** Prepare to ask; `begin` starts a worker. @param {() => Worker} begin */
  constructor(begin) {
    this.begin = begin;
  }

  /** Put a question; return a function that stops the search.
   * @param {string} question @param {PassLine} tell */
  ask(question, tell) {
    const number = ++this.#count;
    this.#asked.set(number, { question, tell, tries: 0 });
    if (!this.#watch) {
      this.#silent = 0;
      this.#watch = setInterval(() => this.#look(), LOOK);
    }
    this.#put(number);
    return () => {
      if (!this.#asked.has(number)) return;
      this.#forget(number);
      this.#worker?.postMessage({ stop: number });
    };
  }

  /** Start a worker if there is none. */
  prepare() {
    if (this.#worker) return;
    const life = `village-thinker-${Math.random()}`;
    /** @type {Worker} */
    let worker;
    try {
      worker = this.begin();
    } catch (error) {
      return console.error(error);
    }
    this.#worker = worker;
    this.#silent = 0;
    /** Replace the worker if it is still the one in use. */
    const replaceDead = () => worker === this.#worker && this.#replace();
    worker.onerror = (event) => {
      event.preventDefault(); // the worker's error is not reported as the page's
      replaceDead();
    };
    worker.onmessage = (/** @type {MessageEvent<WorkerOutput>} */ { data }) => {
      if (worker !== this.#worker) return;
      this.#silent = 0;
      if ("lives" in data) awaitEnd(life, replaceDead);
      else if ("number" in data) this.#receive(data);
    };
    worker.postMessage({ life });
  }

  /** Put an open question to the worker; end it unanswered if it was tried too often or no worker can start.
   * @param {number} number */
  #put(number) {
    const asked = this.#asked.get(number);
    if (!asked) return;
    if (asked.tries++ < TRIES) this.prepare();
    else return this.#end(number);
    if (this.#worker) this.#worker.postMessage({ number, question: asked.question });
    else this.#end(number);
  }

  /** Pass on a line of an answer, or its end. @param {Extract<WorkerOutput, { number: number }>} found */
  #receive(found) {
    if ("line" in found) this.#asked.get(found.number)?.tell(found.line);
    else this.#end(found.number, "failed" in found ? undefined : "");
  }

  /** End a question: with "" if it is answered, with undefined if no worker can answer.
   * @param {number} number @param {string} [said] */
  #end(number, said) {
    const asked = this.#asked.get(number);
    this.#forget(number);
    asked?.tell(said);
  }

  /** Forget a question; without open ones there is no need to look for signs of life.
   * @param {number} number */
  #forget(number) {
    this.#asked.delete(number);
    if (this.#asked.size || !this.#watch) return;
    clearInterval(this.#watch);
    this.#watch = null;
  }

  /** Give the worker up if it has been silent too long: all its questions end unanswered. */
  #look() {
    if (++this.#silent < SILENT) return;
    this.#bury();
    for (const number of [...this.#asked.keys()]) this.#end(number);
  }

  /** Replace a worker that has died, and put its open questions again. */
  #replace() {
    this.#bury();
    for (const number of [...this.#asked.keys()]) this.#put(number);
  }

  /** End the worker. */
  #bury() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
