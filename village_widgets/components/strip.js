import { aloud, element, picture } from "./element.js";

/** @import { Held, Strip } from "./messages" */

// What one has, at a glance: it stays in view whatever is scrolled.
export function strip() {
  const root = element("ul", { class: "vc-strip", hidden: true });
  /** @type {string[]} */
  let before = [];

  /** @param {Held} one */
  const item = ([drawn, count, said]) => element("li", { title: said, class: count === "0" ? "vc-none" : "" },
    ...(drawn ? [picture(drawn), element("b", { "aria-hidden": "true" }, count), aloud(said)] : [said]));

  return {
    root,
    /** @param {Strip | undefined} changed */
    show(changed) {
      if (!changed) return;
      const [title, held] = changed;
      root.hidden = held.length === 0;
      root.setAttribute("aria-label", title);
      root.style.setProperty("--across", String(Math.ceil(held.length / 2)));
      const now = held.map(String);
      if (now.length !== before.length) root.replaceChildren(...held.map(item));
      else for (const [at, one] of held.entries()) if (now[at] !== before[at]) root.children[at].replaceWith(item(one)); // the others stay: to lay out a picture takes time
      before = now;
    },
  };
}
