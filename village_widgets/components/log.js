import { button, element, name, part, parts } from "./element.js";

/** @import { Log, BoardPlayer } from "./messages" */
/** @import { Send, Sheet, Words } from "./types" */

// What happened, in plain words: a block for each stretch in which the same player decided, the newest in view. A program says
// why, if it is asked. Where there are what-if lines, one begins just before any decision, which `asks` which it is.
/** @param {Words} words @param {Send} send @param {Sheet | null} [asks] */
export function log(words, send, asks = null) {
  const inside = element("ol", { class: "vc-lines", tabindex: "0", "aria-label": words.log });
  const root = element("details", { class: "vc-log", open: true }, element("summary", {}, words.log), inside);

  /** @type {(seat: number, players: BoardPlayer[], step: number) => HTMLUListElement} */
  function block(seat, players, step) {
    const last = /** @type {HTMLElement | null} */ (inside.lastElementChild);
    const open = last?.dataset.seat === String(seat) ? last.querySelector("ul") : null;
    if (open) return open;
    const lines = element("ul", {});
    const head = players[seat] ? name(players[seat]) : element("span", { class: "vc-name" }, words.chance);
    const why = players[seat]?.[2]
      ? [
          button(words.because, () => send({ do: "because", step }), {
            class: "vc-button vc-quiet vc-because",
          }),
        ]
      : [];
    const if_ =
      asks && players[seat]
        ? [button(words["what-if"], () => imagine(asks, lines), { class: "vc-button vc-quiet vc-imagine" })]
        : [];
    inside.append(
      element(
        "li",
        { "data-seat": String(seat), class: players[seat] ? "" : "vc-chance" },
        head,
        ...if_,
        ...why,
        lines,
      ),
    );
    return lines;
  }

  // Of several decisions one is chosen, by what was done then.
  /** @param {Sheet} sheet @param {HTMLElement} lines */
  function imagine(sheet, lines) {
    /** @type {Map<number, string>} */
    const told = new Map();
    for (const line of parts(lines, "[data-step]")) {
      const step = Number(line.dataset.step);
      told.set(step, [told.get(step), line.textContent].filter(Boolean).join(" "));
    }
    const [first, ...others] = told;
    if (!first) return;
    if (!others.length) return send({ do: "what-if", step: first[0] });
    const choices = [...told].map(([step, said]) =>
      button(said, () => {
        sheet.close();
        send({ do: "what-if", step });
      }),
    );
    sheet.tell(words["what-if"], words["what-if-before"], element("div", { class: "vc-asked" }, ...choices));
  }

  /** @param {number} from */
  function forget(from) {
    for (const line of parts(inside, "[data-step]").reverse()) {
      if (Number(line.dataset.step) < from) break;
      line.remove();
    }
    while (inside.lastElementChild && !inside.lastElementChild.querySelector("[data-step]"))
      inside.lastElementChild.remove();
  }

  return {
    root,
    // Why somebody did what began with a step: below what they did, where the question was.
    /** @param {[number, string]} because */
    because([step, said]) {
      const asked = part(inside, `[data-step="${step}"]`)?.closest("[data-seat]");
      if (!asked) return;
      for (const question of parts(asked, ".vc-because")) question.remove();
      asked.append(element("p", { class: "vc-grounds", tabindex: "-1" }, said));
      part(asked, ".vc-grounds").focus();
    },
    /** @type {([from, entries]: Log, players: BoardPlayer[]) => string[]} */
    add([from, entries], players) {
      forget(from);
      for (const line of inside.querySelectorAll(".vc-new")) line.classList.remove("vc-new");
      /** @type {string[]} */
      const said = [];
      for (const { step, seat, lines } of entries.filter((entry) => entry.lines.length)) {
        const under = block(seat, players, step);
        for (const line of lines)
          under.append(element("li", { "data-step": String(step), class: "vc-new" }, line));
        said.push(...lines);
      }
      requestAnimationFrame(() => {
        inside.scrollTop = inside.scrollHeight;
      }); // with everything else laid out, not before it
      return said;
    },
  };
}
