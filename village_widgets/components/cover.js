import { button, element } from "./element.js";

/** @import { Send, Words } from "./types" */

// Before the page goes from hand to hand: to whom, and the button for whoever has it. Until then nothing hidden is on the page.
/** @param {Words} words @param {Send} send */
export function cover(words, send) {
  const whose = element("p", {});
  const root = element(
    "div",
    { class: "vc-cover", hidden: true },
    whose,
    button(words.uncover, () => send({ do: "uncover" }), { class: "vc-button vc-main" }),
  );
  return {
    root,
    /** @param {string} [said] */
    show(said) {
      root.hidden = !said;
      whose.textContent = said ?? "";
    },
  };
}
