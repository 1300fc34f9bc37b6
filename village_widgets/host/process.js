import { makeRandomHex } from "../components/numbers.js";
import { PROTOCOL, pack, unpack } from "./wire.js";

/** @import { Message } from "./wire" */
/** The result of a look for the page's process on the server: there, out of reach now, or gone for good.
 * @typedef {"reached" | "unreached" | "gone"} ProcessState */
/** A page as its process sees it: it takes up messages, tells from the open comms whether the process
 * knows it, and learns that the connection broke, or that the browser keeps nothing. `openWidget` shows a
 * widget (by its id) in the place of an element, once the process sends its states.
 * @typedef {{ receive: (message: Message) => void, isKnown: (comms: Record<string, unknown>) => boolean,
 * checkConnection: () => void, tellUnkept: () => void,
 * openWidget: (place: Element, root: string) => void }} ProcessPage */

const RETURN = 500; // milliseconds until a lost connection is tried again; each time twice as long
const LONGEST_RETURN = 15_000;
// States of a process that has forgotten this page, or of another one under its number.
const DEAD = new Set(["restarting", "autorestarting", "dead"]);

/**
 * The page's Python process. Messages wait, in order, until it is there, and while the connection is lost.
 */
export class Process {
  /** Resolves when the browser has loaded what it keeps: here it has always. */
  kept = Promise.resolve();
  #session = makeRandomHex(16);
  #kernel = "";
  #gone = false;
  /** The connection; null while there is none. @type {WebSocket | null} */
  #socket = null;
  /** Messages that wait for a connection, in order. @type {Message[]} */
  #waiting = [];
  #patience = RETURN;
  #asked = ""; // the ID of the pending request that checks whether the process still knows the page

  /** Prepare the page's process, which `begin` connects to.
   * @param {string} base the server's address
   * @param {ProcessPage} page */
  constructor(base, page) {
    this.base = base;
    this.page = page;
  }

  /** True once the page has a process, which it has to end. */
  get begun() {
    return this.#kernel !== "";
  }

  /** Connect to the process.
   * @param {string} kernel its number on the server */
  begin(kernel) {
    if (this.begun) return;
    this.#kernel = kernel;
    this.#connect(false);
  }

  /** Send a message, at once or as soon as there is a connection. Throws if the process is gone.
   * @type {(type: string, content: Record<string, unknown>, buffers?: DataView[]) => void} */
  send(type, content, buffers = []) {
    if (this.#gone) throw new Error("the page's process is gone");
    const message = this.#makeMessage(type, content, buffers);
    if (this.#socket?.readyState === 1 && !this.#asked) this.#socket.send(pack(message));
    else this.#waiting.push(message);
  }

  /** Look whether the process can be reached. One that the server no longer knows is gone for good.
   * @returns {Promise<ProcessState>} */
  async look() {
    if (this.#gone) return "gone";
    try {
      const answer = await fetch(`${this.base}api/kernels/${this.#kernel}`, { cache: "no-store" });
      if (answer.status === 404) this.#end();
      return answer.ok ? "reached" : answer.status === 404 ? "gone" : "unreached";
    } catch {
      return "unreached";
    }
  }

  /** End the process of a page that closes. The server wants the cookie of its cross-site check for that.
   * @param {string} token */
  leave(token) {
    if (!this.begun || this.#gone) return;
    const said = new FormData();
    said.append("_xsrf", token);
    navigator.sendBeacon(`${this.base}voila/api/shutdown/${this.#kernel}`, said);
    this.#end();
  }

  /** Return a message as the process expects it, with a number of its own.
   * @type {(type: string, content: Record<string, unknown>, buffers?: DataView[]) =>
   * Message & { header: { msg_id: string } }} */
  #makeMessage(type, content, buffers = []) {
    const header = { msg_id: makeRandomHex(16), msg_type: type, session: this.#session, version: "5.3" };
    return { channel: "shell", header, content, buffers };
  }

  /** Open a connection; one that is opened again first asks whether the process still knows the page.
   * @param {boolean} again */
  #connect(again) {
    const address = new URL(
      `${this.base}api/kernels/${this.#kernel}/channels?session_id=${this.#session}&own=1`,
      location.href,
    );
    const socket = new WebSocket(address.href.replace(/^http/, "ws"), PROTOCOL);
    this.#socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.#patience = RETURN;
      if (again) this.#ask();
      else this.#flush();
    };
    socket.onmessage = ({ data }) => this.#receive(unpack(data));
    socket.onclose = () => {
      this.#socket = null;
      if (this.#gone) return;
      this.page.checkConnection();
      setTimeout(() => this.#reconnect(), this.#patience);
      this.#patience = Math.min(2 * this.#patience, LONGEST_RETURN);
    };
  }

  /** Connect again as soon as the server answers, unless the process is gone. */
  async #reconnect() {
    const found = await this.look();
    if (found === "reached") this.#connect(true);
    else if (found === "unreached") setTimeout(() => this.#reconnect(), this.#patience);
  }

  /** Ask whether the process still knows the page: another one may have its number by now. */
  #ask() {
    const question = this.#makeMessage("comm_info_request", { target_name: "jupyter.widget" });
    this.#asked = question.header.msg_id;
    this.#socket?.send(pack(question));
  }

  /** Send everything that waits. */
  #flush() {
    for (const message of this.#waiting.splice(0)) this.#socket?.send(pack(message));
  }

  /** Handle a message of the process: its end, the answer whether it knows the page, or anything for the
   * page.
   * @param {Message} message */
  #receive(message) {
    const { header, parent_header, content } = message;
    if (header.msg_type === "status" && DEAD.has(content.execution_state)) {
      this.#end();
      this.page.checkConnection();
    } else if (header.msg_type === "comm_info_reply" && parent_header?.msg_id === this.#asked) {
      this.#asked = "";
      if (this.page.isKnown(content.comms)) return this.#flush();
      this.#end();
      this.page.checkConnection();
    } else {
      this.page.receive(message);
    }
  }

  /** Note that the process is gone for good. */
  #end() {
    this.#gone = true;
    this.#socket?.close();
  }
}
