/** @import { State } from "./messages" */
/** @import { Send } from "./types" */

/** The version of a state that the page has. A change counts if it follows on that; after a gap the page asks
 * for the whole state. */
export class Version {
  v = -1;

  /** @param {Send} send */
  constructor(send) {
    this.send = send;
  }

  /** Tell whether a state can be shown, and note its version; after a gap, ask for the whole state.
   * @param {State} state */
  reach({ v, after = this.v }) {
    const follows = after === this.v;
    if (follows) this.v = v;
    else this.send({ do: "whole" });
    return follows;
  }
}
