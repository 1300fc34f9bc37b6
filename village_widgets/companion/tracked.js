import { Version } from "../components/versions.js";

/** @import { SendWithWords, TrackedDrawing, View } from "./types" */
/** @import { State } from "../components/messages" */

/** Build the view of a tracked table from what the game has `drawn`: it is drawn again only if the table's
 * state, what waits, or what is possible has changed. A page that has missed a change asks for everything.
 * @template {State} T
 * @param {TrackedDrawing<T>} drawn @param {SendWithWords} send @returns {View} */
export function makeTrackedView(drawn, send) {
  const version = new Version(send);
  let shown = ""; // the waiting inputs that the last drawing showed
  return {
    root: drawn.root,
    show(said) {
      const told = /** @type {T} */ (said);
      if (!version.reach(told)) return;
      drawn.receive(told);
      shown = "";
    },
    releaseButtons: () => drawn.releaseButtons(),
    showWaiting(list, alone, undo) {
      const now = JSON.stringify([list.map(({ message }) => message.token), alone, undo]);
      if (version.v < 0 || now === shown) return;
      shown = now;
      drawn.showWaiting(list, alone, undo);
    },
    isAsking: () => drawn.isAsking(),
  };
}
