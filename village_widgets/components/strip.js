import { aloud, element, name, picture } from "./element.js";

/** @import { BoardPlayer, Held, Other, Strip } from "./messages" */

// What one has, at a glance: it stays in view whatever is scrolled.
export function strip(style = "vc-strip") {
  const root = element("ul", { class: style, hidden: true });
  /** @param {Held} one */
  const item = ([drawn, count, said]) =>
    element(
      "li",
      { title: said, class: count === "0" ? "vc-none" : "" },
      ...(drawn ? [picture(drawn), element("b", { "aria-hidden": "true" }, count), aloud(said)] : [said]),
    );

  return {
    root,
    /** @param {Strip | undefined} changed */
    show(changed) {
      if (!changed) return;
      const [title, held] = changed;
      root.hidden = held.length === 0;
      root.setAttribute("aria-label", title);
      root.style.setProperty("--across", String(Math.ceil(held.length / 2)));
      const made = held.map((one) => one && item(one));
      if (!made.includes(null)) root.replaceChildren(.../** @type {HTMLElement[]} */ (made));
      else for (const [at, one] of made.entries()) if (one) root.children[at].replaceWith(one); // the others stay: to lay out a picture takes time
    },
  };
}

// What each of the others has: a line below one's own, of which as much is seen as there is room for.
export function others() {
  const root = element("div", { class: "vc-others", hidden: true });
  /** @type {Map<number, { root: HTMLElement, show: (changed: Strip | undefined) => void }>} */
  const lines = new Map();

  /** @param {BoardPlayer} player */
  function line(player) {
    const held = strip("vc-held");
    return { root: element("div", { class: "vc-other" }, name(player), held.root), show: held.show };
  }

  return {
    root,
    /** @param {Other[] | undefined} told @param {BoardPlayer[]} players */
    show(told, players) {
      if (!told) return;
      root.hidden = told.length === 0;
      for (const [seat, changed] of told) {
        if (!lines.has(seat)) lines.set(seat, line(players[seat]));
        lines.get(seat)?.show(changed ?? undefined);
      }
      const now = told.map(([seat]) => /** @type {HTMLElement} */ (lines.get(seat)?.root));
      if (now.length !== root.children.length || now.some((each, at) => each !== root.children[at]))
        root.replaceChildren(...now);
    },
    // Other people sit there, or nobody.
    forget() {
      lines.clear();
      root.replaceChildren();
      root.hidden = true;
    },
  };
}
