import { Version } from "../components/versions.js";

/** @import { Drawn, SendSaid, View } from "./types" */
/** @import { State } from "../components/messages" */

/** The view of a tracked table as it is `drawn`. A page that has missed a change asks for everything.
 * @template {State} T
 * @param {Drawn<T>} drawn @param {SendSaid} send @returns {View} */
export function trackedView(drawn, send) {
  const version = new Version(send);
  return {
    root: drawn.root,
    show(said) {
      const told = /** @type {T} */ (said);
      if (version.reach(told)) drawn.receive(told);
    },
    again: () => drawn.again(),
    waits: (list, alone, undo) => drawn.waits(list, alone, undo),
    asks: () => drawn.asks(),
  };
}
