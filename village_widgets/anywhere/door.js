// The door of a page without a server (host/door.js): there is always a place, and the cells came with the
// page.

/** @import { Door as Served } from "../host/door" */

export class Door {
  /** Let the page enter at once, as its cells have come with it.
   * @param {ConstructorParameters<typeof Served>} asked the same as for the door of a server */
  constructor(...[_address, notebook, page]) {
    queueMicrotask(() => page.enterProcess(notebook));
  }
}
