// What stands in for the door of a server (host/door.js): there is always a place, and the cells came with the page.

export class Door {
  /** @param {string} _base @param {string} notebook @param {{ enters: (process: string) => void }} page */
  constructor(_base, notebook, page) {
    queueMicrotask(() => page.enters(notebook));
  }
}
