import { keepFocus, makeElement } from "../components/element.js";
import { renderInto } from "../components/rendering.js";
import { joinList, joinLabel } from "../components/sentences.js";
import { html, nothing } from "../vendor/lit-html.js";
import { renderButton } from "../components/templates.js";

/** @import { Meanwhile, ShownConflict } from "./messages" */
/** @import { Settle, WaitingInput } from "./types" */
/** @import { Sheet } from "../components/types" */
/** @import { WordKey, Words } from "./words" */

/** Inputs of this page that came after others which the page did not know. One sheet lists all of them, each
 * with the player's choice: enter it still, put it in the place of what another page told, or leave it. */
export class Conflicts {
  /** The conflicts that wait for a decision, by token. @type {Map<string, ShownConflict>} */
  #waiting = new Map();
  /** The tokens of those that are told in another language than the page's. @type {Set<string>} */
  #former = new Set();
  #words;
  #sheet;
  #settle;
  #behind;

  /** @param {Words} words @param {Sheet} sheet @param {Settle} settle
   * @param {(token: string) => WaitingInput[]} behind the inputs that wait for the decision about another one
   * @param {(waiting: WaitingInput) => string} describe
   * @param {(token: string) => void} take takes an input back that was not sent
   * @param {(token: string) => void} ask asks for a conflict once more */
  constructor(words, sheet, settle, behind, describe, take, ask) {
    this.#words = words;
    this.#sheet = sheet;
    this.#settle = settle;
    this.#behind = behind;
    this.describe = describe;
    this.take = take;
    this.ask = ask;
  }

  /** The number of inputs that the player has to decide about. */
  get size() {
    return [...this.#waiting.values()].filter(isOpen).length;
  }

  /** Forget all conflicts, those that were answered included. */
  clear() {
    this.#waiting.clear();
    this.#former.clear();
  }

  /** Ask for the conflicts once more before they are listed again: the page speaks another language. Those
   * that leave no choice go. */
  retell() {
    for (const [token, one] of this.#waiting)
      if (isOpen(one)) this.#former.add(token);
      else this.#waiting.delete(token);
  }

  /** Add a conflict to those that wait and show them all; an input about which nothing can be decided is left
   * out at once. Earlier ones of that kind go, unless they still stand in the open sheet.
   * @param {ShownConflict} conflict */
  show(conflict) {
    if (!this.#sheet.isOpen)
      for (const [token, one] of this.#waiting) if (!isOpen(one)) this.#waiting.delete(token);
    this.#waiting.set(conflict.token, conflict);
    if (!isOpen(conflict)) this.#settle(conflict.token, null);
    this.open();
  }

  /** List all conflicts in one sheet, also those that leave no choice; nothing opens if there are none, or if
   * some must be asked for again first. */
  open = () => {
    const all = [...this.#waiting.values()];
    const former = [...this.#former].filter((token) => this.#waiting.has(token));
    this.#former.clear();
    for (const token of former) this.ask(token);
    if (former.length || !all.length) return;
    this.#sheet.interrupt(
      this.#words[all.length > 1 ? "conflict-several" : findTitle(all[0])],
      ...all.map((conflict) => this.#renderConflict(conflict)),
      renderButton(this.#words[this.size ? "conflict-later" : "close"], this.#sheet.close, "vc-quiet"),
    );
    this.#sheet.again = () => {
      this.#sheet.close();
      this.open();
    };
  };

  /** Settle an input as the player chose, with a message or with null to leave it out, and list the others
   * again.
   * @type {Settle} */
  #decide = (token, message) => {
    this.#waiting.delete(token);
    this.#sheet.close();
    this.#settle(token, message);
    if (this.size) this.open();
  };

  /** Render a conflict: what was entered meanwhile, the player's own input, and the choices about it.
   * @param {ShownConflict} conflict */
  #renderConflict(conflict) {
    const { token, mine, again, instead, meanwhile } = conflict;
    const words = this.#words;
    /** Render a button that settles the conflict with a message; null leaves the input out.
     * @type {(key: WordKey, message: ShownConflict["again"], look?: string) => unknown} */
    const renderChoice = (key, message, look = "") =>
      renderButton(words[key], () => this.#decide(token, message), look, {
        label: mine ? joinLabel(words, words[key], mine) : words[key],
      });
    const still = instead ? "conflict-both" : "conflict-still";
    const look = instead ? "" : "vc-main";
    return html`<section class="vc-conflict">
      <p>${words[`${findTitle(conflict)}-about`]}</p>
      <ul class="vc-meanwhile-entered">${meanwhile.map((entry) => this.#renderEntry(entry))}</ul>
      ${mine ? html`<h3>${words["conflict-mine"]}</h3><p class="vc-mine">${mine}</p>` : nothing}
      ${instead ? [renderChoice("conflict-keep", null), renderChoice("conflict-instead", instead)] : nothing}
      ${again ? renderChoice(still, again, look) : nothing}
      ${again && !instead ? renderChoice("conflict-leave", null) : nothing}
      ${again || instead ? nothing : html`<p>${words["conflict-look"]}</p>`}
      ${this.#renderBehind(token)}
    </section>`;
  }

  /** Render an entry of another page. @param {Meanwhile} entry */
  #renderEntry([by, lines]) {
    return html`<li><b><bdi>${by || this.#words["conflict-somebody"]}</bdi></b>
      ${lines.map((line) => html`<p>${line}</p>`)}</li>`;
  }

  /** Render the inputs that wait for the decision about this one; each that was not sent can be left out.
   * @param {string} token */
  #renderBehind(token) {
    const words = this.#words;
    const list = makeElement("ol", { class: "vc-behind" });
    const draw = () => renderInto(this.#behind(token).map(renderWaiting), list);
    /** Render one of them. @param {WaitingInput} waiting @param {number} at */
    const renderWaiting = (waiting, at) => {
      const text = this.describe(waiting);
      const named = joinLabel(words, words["conflict-leave"], joinList(words, at + 1, text));
      /** Take the input back; the others stay in the list. */
      const leave = () => {
        this.take(waiting.message.token);
        keepFocus(list, draw);
      };
      return html`<li><p>${text}</p>${
        waiting.sent ? nothing : renderButton(words["conflict-leave"], leave, "vc-quiet", { label: named })
      }</li>`;
    };
    if (!this.#behind(token).length) return nothing;
    draw();
    return html`<h3>${words["conflict-behind"]}</h3>${list}`;
  }
}

/** Tell whether the player can still decide about an input. @param {ShownConflict} conflict */
const isOpen = ({ again, instead }) => Boolean(again || instead);

/** Return the word key of a conflict's title: which of two inputs holds, an own earlier one, or another
 * page's.
 * @param {ShownConflict} conflict @returns {"conflict" | "conflict-before" | "conflict-which"} */
function findTitle({ own, instead }) {
  if (instead) return "conflict-which";
  return own ? "conflict-before" : "conflict";
}
