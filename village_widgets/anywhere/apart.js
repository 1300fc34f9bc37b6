import { awaitEnd } from "./life.js";

/** @import { Found } from "./thinker" */

// Whoever thinks long does so in a worker of its own (thinker.js), which is begun when somebody first thinks; the page is answered
// meanwhile. No browser says that a worker has ended. There are three ways to know:
//
// * it says that something went wrong in it: an error that nobody caught, Python that could not begin;
// * it holds a lock as long as it lives, from when its script runs;
// * it is silent, while somebody waits for it. That holds whatever has become of it.
//
// One that has died is begun anew, and asked again what it owes. For one that is silent nobody waits longer: whoever asked is told
// that there is nobody, and finds out by themselves. So each question ends, after a minute of silence at the latest.

const TRIES = 2; // so often a question is put to a worker that dies over it
const LOOK = 15_000; // milliseconds between two looks whether there was a sign of life
const SILENT = 4; // looks in a row without one: they are counted, for a phone that has slept has looked once

/** What an answer's lines are told to: "" at the end, nothing if there is nobody to be asked any more. @typedef {(line?: string) => void} Tell */
/** @typedef {{ question: string, tell: Tell, tries: number }} Asked */

export class Apart {
  /** @type {Worker | null} */
  #worker = null;
  #count = 0;
  /** @type {Map<number, Asked>} what somebody waits for */
  #asked = new Map();
  /** @type {ReturnType<typeof setInterval> | null} */
  #watch = null; // while there is something
  #silent = 0;

  /** @param {() => Worker} begin */
  constructor(begin) {
    this.begin = begin;
  }

  /** Put a question; what is returned stops whoever thinks about it. @param {string} question @param {Tell} tell */
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

  /** Have somebody there who can think. */
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
    const died = () => worker === this.#worker && this.#replace();
    worker.onerror = (event) => {
      event.preventDefault(); // or it would be taken for an error of the page
      died();
    };
    worker.onmessage = (/** @type {MessageEvent<Found>} */ { data }) => {
      if (worker !== this.#worker) return;
      this.#silent = 0;
      if ("lives" in data) awaitEnd(life, died);
      else if ("number" in data) this.#receive(data);
    };
    worker.postMessage({ life });
  }

  /** @param {number} number */
  #put(number) {
    const asked = this.#asked.get(number);
    if (!asked) return;
    if (asked.tries++ < TRIES) this.prepare();
    else return this.#end(number);
    if (this.#worker) this.#worker.postMessage({ number, question: asked.question });
    else this.#end(number);
  }

  /** @param {Extract<Found, { number: number }>} found */
  #receive(found) {
    if ("line" in found) this.#asked.get(found.number)?.tell(found.line);
    else this.#end(found.number, "failed" in found ? undefined : "");
  }

  /** @param {number} number @param {string} [said] */
  #end(number, said) {
    const asked = this.#asked.get(number);
    this.#forget(number);
    asked?.tell(said);
  }

  /** @param {number} number */
  #forget(number) {
    this.#asked.delete(number);
    if (this.#asked.size || !this.#watch) return;
    clearInterval(this.#watch);
    this.#watch = null;
  }

  #look() {
    if (++this.#silent < SILENT) return;
    this.#bury();
    for (const number of [...this.#asked.keys()]) this.#end(number);
  }

  #replace() {
    this.#bury();
    for (const number of [...this.#asked.keys()]) this.#put(number);
  }

  #bury() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
