/** @import { State } from "./messages" */
/** @import { Send } from "./types" */

// The version of something that changes, as far as the page has been told. What has changed counts where it follows on that;
// a page that has missed something asks for the whole.
/** @param {Send} send */
export function versions(send) {
  let at = -1;
  return {
    at: () => at,
    // Whether the page has got there.
    /** @param {State} told */
    reached({ v, after = at }) {
      const follows = after === at;
      if (follows) at = v;
      else send({ do: "whole" });
      return follows;
    },
  };
}
