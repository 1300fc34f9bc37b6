import { aloud, drawn, element } from "./element.js";

/** @import { Strip } from "./messages" */

const BOX = "0 0 24 24"; // of every shared picture

// What one has, at a glance: it stays in view whatever is scrolled.
export function strip() {
  const root = element("ul", { class: "vc-strip", hidden: true });
  return {
    root,
    /** @param {Strip | undefined} changed */
    show(changed) {
      if (!changed) return;
      const [title, held] = changed;
      root.hidden = held.length === 0;
      root.setAttribute("aria-label", title);
      root.style.setProperty("--across", String(Math.ceil(held.length / 2)));
      root.replaceChildren(...held.map(([picture, count, said]) => element("li", { title: said, class: count === "0" ? "vc-none" : "" },
        ...(picture ? [drawn(`<use href="${picture}"></use>`, { viewBox: BOX, "aria-hidden": "true" }), element("b", { "aria-hidden": "true" }, count), aloud(said)] : [said]))));
    },
  };
}
