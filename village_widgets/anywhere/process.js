import { install } from "./installing.js";
import { lasting } from "./lasting.js";
import { awaitEnd } from "./life.js";

/** @import { Message } from "../host/wire" */
/** @import { Found } from "../host/process" */
/** @import { ToPage } from "./worker" */

// What stands in for the connection to a page's process: Python runs in a worker of this page. It is the same to whoever uses it
// (host/process.js).

const WAITING = 'script[type="application/vnd.village.waiting"]';
const BEGUN = Symbol.for("village-companion.python");
const QUIET = 4000; // milliseconds in which the page says nothing, after which a picture is made: that is as much work as Python's beginning
const TOLD = "application/vnd.village.widgets+json";

// It was begun with the page's first lines (early.js).
const { worker: python, failed } = /** @type {{ [BEGUN]: { worker: Worker, failed: Promise<unknown> } }} */ (
  /** @type {unknown} */ (globalThis)
)[BEGUN];

/** The page's Python. What is said to it before it has begun waits, in order. */
export class Process {
  begun = false; // whether Python has been told what to run
  kept = lasting; // done when all is there that the browser has kept
  #ready = false;
  #gone = false;
  #pictured = true; // whether nothing is left to be done for later visits
  #quiet = 0; // the timer of what is done for them
  #life = `village-python-${Math.random()}`; // the lock that Python holds
  /** @type {string[]} */
  #waiting = [];

  /**
   * @param {string} base the address of the site
   * @param {{ receive: (message: Message) => void, knows: (comms: Record<string, unknown>) => boolean, lost: () => void }} page
   */
  constructor(base, page) {
    this.base = base;
    this.page = page;
    install(base).catch(console.error);
  }

  /** Let Python run a notebook, by its path without an ending. @param {string} notebook */
  begin(notebook) {
    if (this.begun) return;
    this.begun = true;
    python.onmessage = ({ data }) => this.#receive(data);
    failed.then(() => this.#end());
    python.postMessage({ begin: notebook, life: this.#life });
  }

  /** Throws where Python is gone: nothing of this would ever arrive. @type {(type: string, content: Record<string, unknown>, buffers?: DataView[]) => void} */
  send(_type, content) {
    if (this.#gone) throw new Error("the page's process is gone");
    const said = JSON.stringify(content);
    this.#afterQuiet();
    if (this.#ready) python.postMessage({ said });
    else this.#waiting.push(said);
  }

  /** @returns {Promise<Found>} */
  async look() {
    return this.#gone ? "gone" : "reached";
  }

  /** Nobody is at this page any more: the worker ends with it. */
  leave() {
    clearTimeout(this.#quiet);
    python.terminate();
    this.#gone = true;
  }

  /** @param {ToPage} told */
  #receive(told) {
    if ("failed" in told) return this.#end();
    if ("lives" in told) return awaitEnd(this.#life, () => this.#end());
    if ("ready" in told) return this.#begun(told.pictured);
    const { header, content } = JSON.parse(told.heard);
    const buffers = told.buffers.map(
      ({ buffer, byteOffset, byteLength }) => new DataView(buffer, byteOffset, byteLength),
    );
    if (content.data?.state?.script) content.data.state.script = `${this.base}${content.data.state.script}`;
    this.page.receive({ channel: "iopub", header, content, buffers });
  }

  // What is drawn by lot could not come with the page: it is shown now.
  /** @param {boolean} pictured */
  #begun(pictured) {
    for (const waiting of document.querySelectorAll(WAITING)) {
      const told = document.createElement("script");
      told.type = TOLD;
      told.textContent = JSON.stringify({ root: waiting.textContent, states: {}, bytes: {}, layouts: {} });
      waiting.replaceWith(told);
    }
    this.#ready = true;
    for (const said of this.#waiting.splice(0)) python.postMessage({ said });
    this.#pictured = pictured;
    this.#afterQuiet();
  }

  // Whoever plays is not slowed down by what is done for later visits.
  #afterQuiet() {
    clearTimeout(this.#quiet);
    if (!this.#pictured) this.#quiet = setTimeout(() => this.#picture().catch(console.error), QUIET);
  }

  // Later visits begin sooner, once the browser has all files.
  async #picture() {
    this.#pictured = true;
    await navigator.serviceWorker?.ready;
    if (navigator.serviceWorker)
      new Worker(new URL(`${this.base}picturing.js`, location.href), { type: "module" });
  }

  #end() {
    if (this.#gone) return;
    this.leave();
    this.page.lost();
  }
}
