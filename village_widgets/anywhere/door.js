// What stands in for the door of a server (host/door.js): there is always a place, and the cells came with the page.

/** @import { Door as Served } from "../host/door" */

export class Door {
  /** @param {ConstructorParameters<typeof Served>} asked what the other is told: the types say so when that changes */
  constructor(...[_address, notebook, page]) {
    queueMicrotask(() => page.enters(notebook));
  }
}
