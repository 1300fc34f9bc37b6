import { awaitKept, install } from "./installing.js";
import { lasting } from "./lasting.js";
import { awaitEnd } from "./life.js";

/** @import { ProcessPage, ProcessState } from "../host/process" */
/** @import { FromPage, ToPage } from "./worker" */

// The process of a page without a server: Python runs in a worker of the page. Pages use it as they use
// host/process.js.

const WAITING = 'script[type="application/vnd.village.waiting"]';
const BEGUN = Symbol.for("village-companion.python");
// Milliseconds without a message after which a snapshot of Python is made: that takes as long as starting it.
const QUIET = 4000;

// The page's first lines started the worker (early.js).
const { worker: python, failed } = /** @type {{ [BEGUN]: { worker: Worker, failed: Promise<unknown> } }} */ (
  /** @type {unknown} */ (globalThis)
)[BEGUN];

/** The page's Python. Messages wait, in order, until it has started. */
export class Process {
  begun = false; // whether Python was told its script
  kept = lasting; // resolves when texts that only the database has are back
  #ready = false;
  #gone = false;
  #pictured = true; // whether the snapshot for later visits is there
  #quiet = 0; // the timer until the snapshot is made
  #life = `village-python-${Math.random()}`; // the lock that Python holds
  /** Messages that wait until Python has started, in order. @type {FromPage[]} */
  #waiting = [];

  /** Prepare the page's Python, and let the browser keep the site.
   * @param {string} base the address of the site
   * @param {ProcessPage} page */
  constructor(base, page) {
    this.base = new URL(base || "./", location.href).href; // the page's own address changes with its language
    document.body.dataset.base = new URL(this.base).pathname;
    this.page = page;
    install(this.base).catch(console.error);
    addEventListener("village:language", () => this.#tell({ speak: document.documentElement.lang }));
  }

  /** Let Python run a notebook.
   * @param {string} notebook its path without an ending */
  begin(notebook) {
    if (this.begun) return;
    this.begun = true;
    python.onmessage = ({ data }) => this.#receive(data);
    failed.then(() => this.#end());
    python.postMessage({ begin: notebook, life: this.#life });
  }

  /** Send a message, at once or as soon as Python has started. Throws if Python is gone.
   * @type {(type: string, content: Record<string, unknown>) => void} */
  send(_type, content) {
    if (this.#gone) throw new Error("the page's Python has ended: load the page again");
    this.#tell({ said: JSON.stringify(content) });
  }

  /** Pass a message to the worker, at once or as soon as Python has started. @param {FromPage} message */
  #tell(message) {
    this.#scheduleSnapshot();
    if (this.#ready) python.postMessage(message);
    else this.#waiting.push(message);
  }

  /** Look whether Python still runs.
   * @returns {Promise<ProcessState>} */
  async look() {
    return this.#gone ? "gone" : "reached";
  }

  /** End the worker, since the page closes or Python is gone; the page isn't told. */
  leave() {
    clearTimeout(this.#quiet);
    python.terminate();
    this.#gone = true;
  }

  /** Handle a message of the worker. @param {ToPage} told */
  #receive(told) {
    if ("failed" in told) return this.#end();
    if ("lives" in told) return awaitEnd(this.#life, () => this.#end());
    if ("ready" in told) {
      if (!told.keeps) this.page.tellUnkept();
      return this.#showRest(told.pictured);
    }
    const { header, content } = JSON.parse(told.heard);
    const buffers = told.buffers.map(
      ({ buffer, byteOffset, byteLength }) => new DataView(buffer, byteOffset, byteLength),
    );
    if (content.data?.state?.script) content.data.state.script = `${this.base}${content.data.state.script}`;
    this.page.receive({ channel: "iopub", header, content, buffers });
  }

  /** Show the cells that could not come with the page, as their content is random, and send what waits.
   * @param {boolean} pictured the snapshot for later visits is there */
  #showRest(pictured) {
    for (const waiting of document.querySelectorAll(WAITING))
      this.page.openWidget(waiting, waiting.textContent);
    this.#ready = true;
    for (const message of this.#waiting.splice(0)) python.postMessage(message);
    this.#pictured = pictured;
    this.#scheduleSnapshot();
  }

  /** Make the snapshot once the page is quiet, so that it slows no player down. */
  #scheduleSnapshot() {
    clearTimeout(this.#quiet);
    if (!this.#pictured) this.#quiet = setTimeout(() => this.#makeSnapshot().catch(console.error), QUIET);
  }

  /** Make the snapshot with which later visits start sooner, once the browser has all files. */
  async #makeSnapshot() {
    this.#pictured = true;
    await awaitKept();
    const name = document.documentElement.lang;
    new Worker(`${this.base}picturing.js`, { type: "module", name });
  }

  /** Note that Python is gone, and tell the page. */
  #end() {
    if (this.#gone) return;
    this.leave();
    this.page.checkConnection();
  }
}
