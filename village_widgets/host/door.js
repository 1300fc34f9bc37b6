/** @import { DoorMessage } from "./messages" */

const RETURN = 500; // milliseconds until a door that closed too early is tried again; each time twice as long
const LONGEST_RETURN = 15_000;

/** Where a page asks its server for a process. It waits in a line while all places are taken, and hears what its cells show. */
export class Door {
  #address;
  #page;
  #patience = RETURN;
  #entered = false;
  #whole = false;

  /**
   * @param {string} base the server's address
   * @param {string} notebook its path there
   * @param {string} stills the mark of the still pictures that came with the page
   * @param {{ waits: (said: string) => void, enters: (kernel: string) => void, shows: (cell: number, html: string, ids: string[]) => void,
   * stops: () => void }} page hears its place in the line, the number of its process, what a cell shows, and that nothing more comes
   * of what has begun
   */
  constructor(base, notebook, stills, page) {
    const path = notebook.split("/").map(encodeURIComponent).join("/");
    this.#address = new URL(`${base}voila/door/${path}?stills=${encodeURIComponent(stills)}`, location.href).href.replace(/^http/, "ws");
    this.#page = page;
    this.#knock();
  }

  #knock() {
    const socket = new WebSocket(this.#address);
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = () => {
      if (this.#whole) return;
      if (this.#entered) return this.#page.stops();
      setTimeout(() => this.#knock(), this.#patience);
      this.#patience = Math.min(2 * this.#patience, LONGEST_RETURN);
    };
  }

  /** @param {DoorMessage} told */
  #hear(told) {
    if (told.is === "waits") this.#page.waits(told.said);
    else if (told.is === "shows") this.#page.shows(told.cell, told.html, told.ids ?? []);
    else if (told.is === "whole") this.#whole = true;
    else {
      this.#entered = true;
      this.#page.enters(told.kernel);
    }
  }
}
