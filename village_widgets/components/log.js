import { element, name, parts } from "./element.js";

/** @import { Log, ShownPlayer } from "./messages" */
/** @import { Words } from "./types" */

// What happened, in plain words: a block for each stretch in which the same player decided, the newest in view.
/** @param {Words} words */
export function log(words) {
  const inside = element("ol", { class: "vc-lines", tabindex: "0", "aria-label": words.log });
  const root = element("details", { class: "vc-log", open: true }, element("summary", {}, words.log), inside);

  /** @type {(seat: number, players: ShownPlayer[]) => HTMLUListElement} */
  function block(seat, players) {
    const last = /** @type {HTMLElement | null} */ (inside.lastElementChild);
    const open = last?.dataset.seat === String(seat) ? last.querySelector("ul") : null;
    if (open) return open;
    const lines = element("ul", {});
    const head = players[seat] ? name(players[seat]) : element("span", { class: "vc-name" }, words.chance);
    inside.append(element("li", { "data-seat": String(seat), class: players[seat] ? "" : "vc-chance" }, head, lines));
    return lines;
  }

  /** @param {number} from */
  function forget(from) {
    for (const line of parts(inside, "[data-step]").reverse()) {
      if (Number(line.dataset.step) < from) break;
      line.remove();
    }
    while (inside.lastElementChild && !inside.lastElementChild.querySelector("[data-step]")) inside.lastElementChild.remove();
  }

  return {
    root,
    /** @type {([from, entries]: Log, players: ShownPlayer[]) => string[]} */
    add([from, entries], players) {
      forget(from);
      for (const line of inside.querySelectorAll(".vc-new")) line.classList.remove("vc-new");
      /** @type {string[]} */
      const said = [];
      for (const [step, seat, lines] of entries.filter((entry) => entry[2].length)) {
        const under = block(seat, players);
        for (const line of lines) under.append(element("li", { "data-step": String(step), class: "vc-new" }, line));
        said.push(...lines);
      }
      requestAnimationFrame(() => { inside.scrollTop = inside.scrollHeight; }); // with everything else laid out, not before it
      return said;
    },
  };
}
