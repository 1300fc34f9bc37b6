// What stands in for the door of a server (host/door.js): there is always a place, and the cells came with the page.

export class Door {
  /** @param {ConstructorParameters<typeof import("../host/door.js").Door>} asked as there: the type says so, if one of the two changes */
  constructor(...[_base, notebook, _stills, page]) {
    queueMicrotask(() => page.enters(notebook));
  }
}
