/** @import { DoorMessage } from "./messages" */
/** A connection and the messages that came over it so far.
 * @typedef {{ socket: WebSocket, heard: string[] }} EarlyConnection */
/** A page as its door sees it: it shows its place in the queue, begins with a process by its number,
 * shows a cell, and gives up when no more comes.
 * @typedef {{ showPlace: (said: string) => void, enterProcess: (kernel: string) => void,
 * showCell: (cell: number, html: string, ids: string[]) => void, stop: () => void }} DoorPage */

const RETURN = 500; // milliseconds until a door that closed too early is opened again; doubled each time
const LONGEST_RETURN = 15_000;
const [OPEN, CLOSED] = [1, 3]; // states of a connection
const KNOCKED = Symbol.for("village-companion.door");

/** Take the connection that the page's first lines opened (early.js), with the messages that came over it.
 * @returns {EarlyConnection | undefined} */
function takeKnocked() {
  const page = /** @type {{ [KNOCKED]?: EarlyConnection }} */ (globalThis);
  const early = page[KNOCKED];
  delete page[KNOCKED];
  return early;
}

/** The connection over which a page waits for its process and receives what its cells show. */
export class Door {
  #address;
  #page;
  #socket = /** @type {WebSocket | null} */ (null);
  #patience = RETURN;
  #entered = false;
  #whole = false;

  /** Listen to the connection that the page's first lines opened, or open one.
   * @param {string} address its path on the server
   * @param {string} _notebook the page's path, without an ending where it needs no server
   * @param {DoorPage} page */
  constructor(address, _notebook, page) {
    this.#address = new URL(address, location.href).href.replace(/^http/, "ws");
    this.#page = page;
    this.#listen(takeKnocked() ?? { socket: new WebSocket(this.#address), heard: [] });
    addEventListener("village:language", () => this.#speak(document.documentElement.lang));
  }

  /** Wait in the language that the page speaks now; its process begins in it, unless it has begun.
   * @param {string} language */
  #speak(language) {
    const address = new URL(this.#address);
    address.searchParams.set("lang", language);
    this.#address = address.href;
    if (!this.#entered && this.#socket?.readyState === OPEN) this.#socket.send(language);
  }

  /** Receive all messages of a connection. If it closes before the page has a process, it is opened again,
   * after a longer wait each time; if it closes later, but before the end of the output, the page learns that
   * it stops.
   * @param {EarlyConnection} knocked */
  #listen({ socket, heard }) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    const handleClose = () => {
      if (this.#whole) return;
      if (this.#entered) return this.#page.stop();
      setTimeout(() => this.#listen({ socket: new WebSocket(this.#address), heard: [] }), this.#patience);
      this.#patience = Math.min(2 * this.#patience, LONGEST_RETURN);
    };
    for (const data of heard) this.#receive(JSON.parse(data));
    if (socket.readyState === CLOSED) handleClose();
    else socket.onclose = handleClose;
  }

  /** Pass a message on to the page. @param {DoorMessage} told */
  #receive(told) {
    if (told.is === "queue-place") this.#page.showPlace(told.text);
    else if (told.is === "cell-output") this.#page.showCell(told.cell, told.html, told.ids ?? []);
    else if (told.is === "output-end") this.#whole = true;
    else {
      this.#entered = true;
      this.#page.enterProcess(told.kernel);
    }
  }
}
