import { button, element } from "./element.js";

/** @import { Send, Words } from "./types" */

// How far a program has come that thinks, and a button for whoever doesn't want to wait.
/** @param {Words} words @param {Send} send */
export function thinking(words, send) {
  const bar = element("progress", { max: 100, "aria-label": words.thinking });
  const root = element(
    "div",
    { class: "vc-thinking", hidden: true },
    element("span", {}, words.thinking),
    bar,
    button(words.hurry, () => send({ do: "hurry" }), { class: "vc-button vc-quiet" }),
  );

  return {
    root,
    /** @param {number} percent */
    show(percent) {
      root.hidden = false;
      bar.value = percent;
    },
    stop() {
      root.hidden = true;
    },
  };
}
