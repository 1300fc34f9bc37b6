/** @import { Found } from "./thinker" */

// Whoever thinks long does so in a worker of its own (thinker.js), which is begun when somebody first thinks; the page is answered
// meanwhile. One that has died is begun anew, and asked again what it owes.

const TRIES = 2; // so often a question is put to a worker that dies over it

/** What an answer's lines are told to: "" at the end, nothing if there is nobody to be asked any more. @typedef {(line?: string) => void} Tell */
/** @typedef {{ question: string, tell: Tell, tries: number }} Asked */

export class Apart {
  /** @type {Worker | null} */
  #worker = null;
  #count = 0;
  /** @type {Map<number, Asked>} */
  #asked = new Map();

  /** @param {() => Worker} begin */
  constructor(begin) {
    this.begin = begin;
  }

  /** Put a question; what is returned stops whoever thinks about it. @param {string} question @param {Tell} tell */
  ask(question, tell) {
    const number = ++this.#count;
    this.#asked.set(number, { question, tell, tries: 0 });
    this.#put(number);
    return () => {
      if (this.#asked.delete(number)) this.#worker?.postMessage({ stop: number });
    };
  }

  /** Have somebody there who can think. */
  prepare() {
    if (this.#worker) return;
    const life = `village-thinker-${Math.random()}`;
    const worker = this.begin();
    this.#worker = worker;
    const died = () => this.#bury(worker);
    worker.onmessage = (/** @type {MessageEvent<Found>} */ { data }) => {
      if ("lives" in data) navigator.locks?.request(life, died).catch(died); // held as long as it lives, however it ends
      else this.#hear(data);
    };
    worker.onerror = died;
    worker.postMessage({ life });
  }

  /** @param {number} number */
  #put(number) {
    const asked = this.#asked.get(number);
    if (!asked) return;
    if (asked.tries++ === TRIES) return this.#end(number, undefined);
    this.prepare();
    this.#worker?.postMessage({ number, question: asked.question });
  }

  /** @param {Exclude<Found, { lives: true }>} found */
  #hear(found) {
    if ("line" in found) this.#asked.get(found.number)?.tell(found.line);
    else this.#end(found.number, "failed" in found ? undefined : "");
  }

  /** @param {number} number @param {string | undefined} said */
  #end(number, said) {
    const asked = this.#asked.get(number);
    this.#asked.delete(number);
    asked?.tell(said);
  }

  /** @param {Worker} worker */
  #bury(worker) {
    if (worker !== this.#worker) return;
    worker.terminate();
    this.#worker = null;
    for (const number of [...this.#asked.keys()]) this.#put(number);
  }
}
