import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { element, part, parts } from "./element.js";
import { playerName, tap } from "./templates.js";

/** @import { BoardPlayer, Log as Told } from "./messages" */
/** @import { Send, Sheet, Words } from "./types" */

/** What happened, in words: a block for each stretch in which the same player decided, the newest in view.
 * Programs say why they did something, and a what-if line can begin just before any decision. */
export class Log {
  /** @param {Words} words @param {Send} send @param {Sheet | null} [sheet] asks before which decision a
   * what-if line begins; null without such lines */
  constructor(words, send, sheet = null) {
    this.words = words;
    this.send = send;
    this.sheet = sheet;
    this.inside = element("ol", { class: "vc-lines", tabindex: "0", "aria-label": words.log });
    const summary = element("summary", {}, words.log);
    this.root = element("details", { class: "vc-log", open: true }, summary, this.inside);
  }

  /** Add what happened; return its lines.
   * @param {Told} log @param {BoardPlayer[]} players */
  add([since, entries], players) {
    const { inside } = this;
    this.forget(since);
    for (const line of inside.querySelectorAll(".vc-new")) line.classList.remove("vc-new");
    for (const { step, seat, lines } of entries.filter((entry) => entry.lines.length))
      this.findBlock(seat, players[seat], step, lines[0] ?? "").append(
        ...lines.map((line) => element("li", { "data-step": step, class: "vc-new" }, line)),
      );
    requestAnimationFrame(() => {
      inside.scrollTop = inside.scrollHeight;
    }); // once everything else is laid out
    return entries.flatMap(({ lines }) => lines);
  }

  /** Remove the lines from a step on.
   * @param {number} since */
  forget(since) {
    const { inside } = this;
    for (const line of parts(inside, "[data-step]").reverse()) {
      if (Number(line.dataset.step) < since) break;
      line.remove();
    }
    while (inside.lastElementChild && !inside.lastElementChild.querySelector("[data-step]"))
      inside.lastElementChild.remove();
  }

  /** Return the list for a seat's lines: that of the last block, or of a new one.
   * @param {number} seat @param {BoardPlayer | undefined} player @param {number} step @param {string} first
   * the block's first line */
  findBlock(seat, player, step, first) {
    const last = /** @type {HTMLElement | null} */ (this.inside.lastElementChild);
    if (last?.dataset.seat === String(seat)) return part(last, "ul");
    const block = element("li", { "data-seat": seat, class: player ? "" : "vc-chance" });
    const lines = element("ul", {});
    const about = `${this.inside.childElementCount + 1}. ${first}`;
    renderInto(this.renderHead(player, step, lines, about), block);
    block.append(lines);
    this.inside.append(block);
    return lines;
  }

  /** @param {BoardPlayer | undefined} player @param {number} step @param {HTMLElement} lines
   * @param {string} about what tells the buttons of this block from those of others */
  renderHead(player, step, lines, about) {
    const { words, sheet } = this;
    if (!player) return html`<span class="vc-name">${words.chance}</span>`;
    const imagine = sheet && (() => this.imagine(sheet, lines));
    const because = () => this.send({ do: "because", step });
    /** @param {string} label */
    const named = (label) => ({ label: `${label} ${about}` });
    const asks = imagine
      ? tap(words["what-if"], imagine, "vc-quiet vc-imagine", named(words["what-if"]))
      : nothing;
    const why = player[2]
      ? tap(words.because, because, "vc-quiet vc-because", named(words.because))
      : nothing;
    return html`${playerName(player)}${asks}${why}`;
  }

  /** Begin a what-if line before a decision of a block; of several the reader picks one.
   * @param {Sheet} sheet @param {HTMLElement} lines */
  imagine(sheet, lines) {
    /** @type {Map<number, string>} */
    const told = new Map();
    for (const line of parts(lines, "[data-step]")) {
      const step = Number(line.dataset.step);
      told.set(step, [told.get(step), line.textContent].filter(Boolean).join(" "));
    }
    const [first, ...others] = told.keys();
    if (first === undefined) return;
    if (!others.length) return this.send({ do: "what-if", step: first });
    /** @param {number} step */
    const pick = (step) => () => {
      sheet.close();
      this.send({ do: "what-if", step });
    };
    const choices = [...told].map(([step, text]) => tap(text, pick(step)));
    const asked = html`<div class="vc-asked">${choices}</div>`;
    sheet.tell(this.words["what-if"], this.words["what-if-before"], asked);
  }

  /** Say below a block why a program did what began with a step.
   * @param {[step: number, text: string]} because */
  explain([step, text]) {
    const block = part(this.inside, `[data-step="${step}"]`)?.closest("[data-seat]");
    if (!block) return;
    for (const question of parts(block, ".vc-because")) question.remove();
    block.append(element("p", { class: "vc-grounds", tabindex: "-1" }, text));
    part(block, ".vc-grounds").focus();
  }
}
