import { makeElement, findFocused, findPart } from "../components/element.js";
import { live } from "../vendor/directives/live.js";
import { repeat } from "../vendor/directives/repeat.js";
import { renderInto } from "../components/rendering.js";
import { joinList, joinSentences, joinLabel } from "../components/sentences.js";
import { html, nothing } from "../vendor/lit-html.js";
import { renderChange } from "./changed.js";
import { writeMoment } from "./moment.js";
import { renderButton } from "../components/templates.js";
import { entitle } from "../components/speaking.js";

/** @import { CorrectionEffects, PastEntry } from "./messages" */
/** @import { Send, Sheet } from "../components/types" */
/** @import { Words } from "./words" */

/** The history of a table: its entries, the newest first, each turn but the latest folded into one line.
 * From here players go back to an entry, bring entries back, or correct one. Entries that were taken back are
 * struck through. */
export class TableHistory {
  list = makeElement("ol", { class: "vc-past", tabindex: "0" });
  news = makeElement("div", { class: "vc-past-news", role: "status" });
  /** The entries as they are listed. @type {PastEntry[]} */
  entries = [];
  count = 0; // the number of the table's lines when the entries were listed
  /** Entries that came while the player is asked whether they are sure.
   * @type {{ entries: PastEntry[], count: number } | null} */
  newer = null;
  sure = 0; // the number of the entry that the player wants to go back to, while they are asked
  /** The turns that the player has opened (true) or closed (false). @type {Map<number, boolean>} */
  unfolded = new Map();
  /** The result of a correction; null without one. @type {CorrectionEffects | null} */
  change = null;

  /** @param {Words} words @param {Send} send @param {Sheet} answers */
  constructor(words, send, answers) {
    this.words = words;
    this.send = send;
    this.answers = answers;
    entitle(words, "history", this.list);
  }

  /** True while the history is open. */
  get open() {
    return this.list.isConnected && this.answers.isOpen;
  }

  /** Forget which turns were unfolded: the page is at another table. */
  forget() {
    this.unfolded.clear();
  }

  /** Show the entries, and open the history if it is closed. While the player is asked whether they are sure,
   * the list stays as it is and a button offers the newer entries.
   * @param {PastEntry[]} entries @param {number} count */
  show(entries, count) {
    Object.assign(this, { newer: { entries, count }, change: null });
    if (!this.open || !this.sure) this.renew();
    this.draw();
    if (this.open) return;
    this.answers.tell(this.words.history, this.words["history-about"], this.news, this.list);
    this.answers.again = () => {
      this.answers.close();
      this.send({ do: "history" });
    };
  }

  /** Take the entries that came last as the list, and withdraw the question whether the player is sure. */
  renew() {
    Object.assign(this, this.newer, { newer: null, sure: 0 });
  }

  /** Show what a correction led to above the list. The table's undo takes it back.
   * @param {CorrectionEffects} change */
  showCorrected(change) {
    this.change = change;
    this.draw();
    this.news.scrollIntoView({ block: "nearest" });
  }

  /** Close the history, and take back the last `count` entries of the list, or bring them back. The list's
   * version goes along, so that an entry made meanwhile is not taken back unseen.
   * @param {"undo" | "redo"} what @param {number} count */
  go(what, count) {
    this.answers.close();
    this.send({ do: what, count, v: this.count });
  }

  /** Ask whether everything after an entry should be taken back. @param {number} number */
  ask(number) {
    this.sure = number;
    this.draw();
    findPart(this.list, ".vc-past-back .vc-main").focus();
  }

  /** Draw the list. The keyboard stays on its entry, also if that has moved into a turn. */
  draw() {
    const on = findFocused(this.list);
    const held = on?.closest("li")?.dataset.line;
    renderInto(
      [this.newer ? this.renderNews() : nothing, this.change ? this.renderCorrection(this.change) : nothing],
      this.news,
    );
    renderInto(
      this.entries.length
        ? repeat(
            this.turns,
            (turn) => turn[turn.length - 1].number,
            (turn, at) => this.renderTurn(turn, at),
          )
        : html`<li>${this.words["history-empty"]}</li>`,
      this.list,
    );
    if (held && !findFocused(this.list))
      findPart(
        this.list,
        `[data-line="${held}"] ${on?.matches(".vc-past-change") ? ".vc-past-change" : "button"}`,
      )?.focus({ preventScroll: true });
  }

  /** Render the button that shows newer entries. */
  renderNews() {
    /** Take the newer entries into the list, and focus it. */
    const look = () => {
      this.renew();
      this.draw();
      this.list.focus();
    };
    return renderButton(this.words["history-news"], look);
  }

  /** Render a correction: the entry, what it changes later, and all that it brings, folded.
   * @param {CorrectionEffects} corrected */
  renderCorrection({ change, lines, differs }) {
    const { words } = this;
    const later = differs.length
      ? html`<h3>${words["corrected-later"]}</h3>${differs.map(renderChange)}`
      : html`<p class="vc-about">${words["corrected-same"]}</p>`;
    const all = html`<details>
      <summary>${words["corrected-lines"]}</summary>${lines.map((line) => html`<p>${line}</p>`)}</details>`;
    return html`<div class="vc-corrected"><h3>✓ ${words.corrected}</h3>${renderChange(change)}
        ${later}
        ${lines.length ? all : nothing}
      </div>${renderButton(words["corrected-undo"], () => this.send({ do: "undo" }))}`;
  }

  /** The entries of each turn; turns and their entries begin with the newest. */
  get turns() {
    /** The turns so far, the newest first. @type {PastEntry[][]} */
    const turns = [];
    for (const past of [...this.entries].reverse()) {
      if (past.turn && turns.at(-1)?.[0].turn === past.turn) turns.at(-1)?.push(past);
      else turns.push([past]);
    }
    return turns;
  }

  /** Render a turn: several entries fold into one line; the latest turn is open.
   * @param {PastEntry[]} entries @param {number} at */
  renderTurn(entries, at) {
    if (entries.length < 2) return this.renderEntry(entries[0]);
    const [{ number, turn: title, count }] = entries;
    const key = entries[entries.length - 1].number; // a number stays the same in another language
    const held = entries.filter(({ undone }) => !undone).reverse();
    const said = joinSentences(this.words, ...held.flatMap(({ lines }) => lines));
    const noteToggled = (/** @type {Event} */ { currentTarget }) =>
      this.unfolded.set(key, /** @type {HTMLDetailsElement} */ (currentTarget).open);
    return html`<li data-turn=${number}>
      <details .open=${live(this.unfolded.get(key) ?? at === 0)} @toggle=${noteToggled}>
        <summary><b>${title}</b><small>${count}</small><span class="vc-past-said">${said}</span></summary>
        <ol class="vc-past vc-past-turn">${repeat(
          entries,
          (past) => past.number,
          (past) => this.renderEntry(past),
        )}</ol></details></li>`;
  }

  /** Render an entry: who made it and when, its lines, and the buttons that go back to it, bring it back or
   * correct it.
   * @param {PastEntry} past */
  renderEntry({ number, by, at, lines, undone, later, line }) {
    const { words } = this;
    const when = at ? writeMoment(at * 1000) : "";
    const about = [
      html`<span>${number}</span>${by ? html`<bdi>${by}</bdi>` : nothing}<time>${when}</time>`,
      undone ? html`<span>${words["history-undone"]}</span>` : nothing,
    ];
    /** Render a button that names the entry to screen readers.
     * @type {(key: "history-back" | "history-forth" | "history-change", press: () => void, look?: string) =>
     * unknown} */
    const renderAction = (key, press, look = "") =>
      renderButton(words[key], press, `vc-quiet ${look}`, {
        label: joinLabel(words, words[key], joinList(words, number, lines[0])),
      });
    const buttons = [
      later > 0 &&
        (this.sure === number ? this.askSure(later) : renderAction("history-back", () => this.ask(number))),
      later < 0 && renderAction("history-forth", () => this.go("redo", -later)),
      line && renderAction("history-change", () => this.send({ do: "alternatives", line }), "vc-past-change"),
    ];
    return html`<li class=${undone ? "vc-undone" : ""} data-line=${number}>
      <small>${about}</small>
      ${lines.map((line) => html`<p>${undone ? html`<s>${line}</s>` : line}</p>`)}
      ${buttons.filter(Boolean).map((button) => html`<div class="vc-past-back">${button}</div>`)}</li>`;
  }

  /** Ask before taking back everything after an entry. @param {number} later the number of steps after it */
  askSure(later) {
    const { words } = this;
    return html`<p class="vc-about">${words["history-back-sure"]}</p>
      ${renderButton(words["history-back-yes"], () => this.go("undo", later), "vc-main")}`;
  }
}
