import { read, remove, write } from "../components/browserstore.js";
import { makeElement } from "../components/element.js";
import { renderBars } from "../components/odds.js";
import { guard } from "../vendor/directives/guard.js";
import { repeat } from "../vendor/directives/repeat.js";
import { renderInto } from "../components/rendering.js";
import { joinLabel } from "../components/sentences.js";
import { html, nothing } from "../vendor/lit-html.js";
import { TABLE_HANDFUL } from "./storage.js";
import { captionButton } from "../components/speaking.js";

/** @import { BoardState, Cell, FilledSpace, Handful, Odds } from "../components/messages" */
/** @import { Send } from "../components/types" */
/** @import { Words } from "./words" */

const KINDS = 5;

/** The form for pieces that players drew, with the odds before the draw, and the button that lets the page
 * draw. Typed pieces stay until the table no longer asks for them. They outlive a reload: the browser stores
 * them with the number of lines that the table `code` had. */
export class HandfulForm {
  root = makeElement("div", { class: "vc-drawn" });
  stamp = -1;
  /** Typed pieces, by the place where they lie. @type {Map<string, string[]>} */
  typed = new Map();
  /** The odds of the draw; undefined if nothing is to be drawn. @type {Odds | undefined} */
  odds;
  /** The form as Python described it last; undefined if nothing is asked. @type {Handful | undefined} */
  asked;

  /** @param {Words} words @param {Send} send @param {string} code */
  constructor(words, send, code) {
    this.words = words;
    this.send = send;
    this.kept = TABLE_HANDFUL + code;
    const look = { type: "button", class: "vc-button vc-quiet vc-draw", hidden: true };
    const draw = () => this.submit("chance");
    this.foot = makeElement("button", { ...look, click: draw });
    captionButton(words, "handful-draw", [this.foot]);
  }

  /** Show the form and the odds of a state at `v` lines. Typed pieces stay where places still ask for them,
   * at first those that the browser stored; Python is asked how it reads them.
   * @type {(told: BoardState, v: number) => void} */
  show({ odds, handful, chance }, v) {
    if (this.stamp < 0) this.typed = new Map(this.load(v));
    Object.assign(this, { stamp: v, odds, asked: handful });
    this.foot.hidden = !chance;
    const before = this.typed.size;
    const open = new Set(handful?.spaces.map(({ space }) => space));
    this.typed = new Map([...this.typed].filter(([space, pieces]) => open.has(space) && pieces.length));
    if (before) this.keep();
    this.draw();
    if (this.typed.size) this.submit("handful");
  }

  /** Show how Python reads the typed pieces. Ignore an answer that is older than the last tap.
   * @param {Handful} asked */
  showAnswer(asked) {
    if (
      !this.asked ||
      asked.spaces.some(({ space, typed }) => typed.join() !== this.findPieces(space).join())
    )
      return;
    this.asked = asked;
    this.draw();
  }

  /** Return the pieces that were typed for a place. @param {string} space */
  findPieces(space) {
    return this.typed.get(space) ?? [];
  }

  /** Send the typed pieces: to ask how Python reads them, or to enter them.
   * @param {"handful" | "drawn" | "chance"} what */
  submit(what) {
    const typed = Object.fromEntries(this.typed);
    this.send(what === "handful" ? { do: what, typed } : { do: what, typed, v: this.stamp });
  }

  /** Replace the pieces of a place, store and show them at once, and ask how Python reads them.
   * @param {string} space @param {string[]} pieces */
  retype(space, pieces) {
    this.typed.set(space, pieces);
    this.keep();
    this.draw();
    this.submit("handful");
  }

  /** Keep the typed pieces in this browser, or remove them if there are none. */
  keep() {
    if (this.typed.size) write(this.kept, { v: this.stamp, typed: [...this.typed] });
    else remove(this.kept);
  }

  /** Return the stored pieces, if the table has as many lines as when they were typed.
   * @param {number} v @returns {[string, string[]][]} */
  load(v) {
    const stored = read(this.kept);
    return stored?.v === v && Array.isArray(stored.typed) ? stored.typed : [];
  }

  draw() {
    const { odds, asked } = this;
    const enter = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.submit("drawn");
    };
    renderInto(
      html`<div class="vc-odds" ?hidden=${!odds}>${
        odds && guard([odds], () => html`<h2>${odds.title}</h2>${renderBars(odds)}`)
      }</div>
      <form class="vc-handful" ?hidden=${!asked} @submit=${enter}>${asked && this.renderForm(asked)}</form>`,
      this.root,
    );
  }

  /** Render the form: a row for each place, with a heap for each kind of piece. @param {Handful} asked */
  renderForm({ title, about, colours, spaces, all, ready, enter, back }) {
    const many = colours.length > KINDS ? "vc-many" : ""; // too many to fit beside a name
    /** Render a kind of piece with the number that is left; a negative number is unknown.
     * @param {Handful["colours"][number]} colour */
    const renderHead = ([ink, name, left]) =>
      html`<span class="vc-left" data-piece=${ink}
      >${renderPip(ink)}<b>${left < 0 ? "" : left}</b><small>${name}</small></span>`;
    return html`<h2>${title}</h2>${about ? html`<p class="vc-about">${about}</p>` : nothing}
      <div class="vc-filling vc-handful-head ${many}"><span></span>${colours.map(renderHead)}<span></span
      ></div>
      ${repeat(
        spaces,
        ({ space }) => space,
        (space) => this.renderRow(space, colours, many, back),
      )}
      <button type="submit" class=${all ? "vc-button vc-main" : "vc-button"} ?disabled=${!ready}
      >${enter}</button>`;
  }

  /** Render a place: its name, a heap for each kind, and a button that takes back the last tap.
   * @param {FilledSpace} entry @param {Handful["colours"]} colours
   * @param {string} many a class if there are many @param {string} back the label of that button */
  renderRow(entry, colours, many, back) {
    const { space, name, count, lying, state, cells } = entry;
    const typed = this.findPieces(space);
    return html`<div class="vc-filling ${many}" role="group" aria-label=${lying} data-space=${space}
      data-state=${state}>
      <span class="vc-space"><b>${name}</b><small>${count}</small></span>
      ${cells.map((cell, at) => this.renderCell(entry, cell, colours[at]))}
      <button type="button" class="vc-back" aria-label=${joinLabel(this.words, name, back)} title=${back}
        ?disabled=${!typed.length} @click=${() => this.retype(space, typed.slice(0, -1))}>⌫</button></div>`;
  }

  /** Render the pieces of one kind at a place: those that Python knows, and those tapped since.
   * @type {(entry: FilledSpace, cell: Cell, colour: Handful["colours"][number]) => unknown} */
  renderCell(entry, [told, count, forced, open], [ink, , , piece]) {
    const [now, before] = [this.findPieces(entry.space), entry.typed].map(
      (pieces) => pieces.filter((one) => one === piece).length,
    );
    const pips = [
      ...Array(Math.max(0, count + now - before)).fill(renderPip(ink)),
      ...Array(forced).fill(renderPip(ink, true)),
    ];
    return html`<button type="button" class="vc-heap" aria-label=${told} data-piece=${ink} ?disabled=${!open}
      @click=${() => this.retype(entry.space, [...this.findPieces(entry.space), piece])}>${pips}</button>`;
  }
}

/** Render one piece. @param {string} colour @param {boolean} [forced] whether nothing else can lie there */
const renderPip = (colour, forced = false) =>
  html`<i class=${forced ? "vc-pip vc-forced" : "vc-pip"} data-piece=${colour}></i>`;
