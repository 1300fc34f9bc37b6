import { guard } from "../vendor/directives/guard.js";
import { live } from "../vendor/directives/live.js";
import { repeat } from "../vendor/directives/repeat.js";
import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { makeElement, findFocused, callAfterPaint, findPart } from "./element.js";
import { Groups } from "./groups.js";
import { labelRow } from "./labels.js";
import { renderAloud, renderPictured, renderPrice, renderButton } from "./templates.js";
import { entitle, follow } from "./speaking.js";

/** @import { ShownRow, Sign } from "./messages" */
/** @import { Board, Send, Words } from "./types" */
/** @import { NumberedRow } from "./groups" */
/** The functions of the board that the list of choices uses.
 * @typedef {Pick<Board, "findTarget" | "light">} Places */
/** @typedef {{ showOnBoard: () => void, showQuestion: () => void }} Lead moves the reader to the board or the
 * question */

const SHORT = 3; // letters of a label, such as a number, up to which many stand in one line

/** The current choices, as buttons: a few beside the question, the others in groups, and in a list under
 * the names of their panels; below them, quietly, to do nothing. The list is drawn after the board, if it is
 * open. Each version of the game has new buttons, so that a press means what the reader saw. */
export class Choices {
  /** All choices of the decision. @type {NumberedRow[]} */
  rows = [];
  v = -1;
  /** The rows that the list shows by now, by panel, and their version of the game.
   * @type {{ groups: [panel: string, rows: NumberedRow[]][], v: number }} */
  listed = { groups: [], v: -1 };
  isOnBoard = false; // whether the board shows one of the choices
  areTiles = false;
  isGrouped = false; // whether the list is long enough for groups
  isOpen = false;
  isRetold = false; // whether the same choices come in another language, which folds no group
  opens = true; // whether the list opens: not with groups, nor once the reader has closed it

  /** @param {Words} words @param {Send} send @param {Places} board @param {Lead} lead */
  constructor(words, send, board, lead) {
    this.words = words;
    this.send = send;
    this.board = board;
    this.lead = lead;
    this.groups = new Groups(words, {
      pick: (row, v) => this.choose(row, v),
      light: (at) => board.light(at),
      render: (row, v) => this.renderRow(row, v),
    });
    this.root = entitle(words, "choices", makeElement("div", { class: "vc-choices", role: "group" }));
    follow(words, () => this.draw());
  }

  /** Close the list until the reader opens it. */
  fold() {
    this.isOpen = false;
    this.opens = false;
    this.draw();
  }

  /** Show the choices of a version of the game.
   * @param {ShownRow[]} rows @param {number} v
   * @param {boolean} covers whether the question lies over the board: there the list opens only if it is
   * wanted
   * @param {boolean} [tiles] whether the choices are many small things
   * @param {Record<string, Sign>} [signs] of groups of choices */
  show(rows, v, covers, tiles = false, signs = {}) {
    const { isRetold, groups } = this;
    const { open, pieces } = groups;
    this.board.light("");
    this.rows = rows.map((row, place) => ({ number: place, ...row }));
    Object.assign(this, { v, areTiles: tiles && rows.length > 2 });
    this.isOnBoard = rows.some(({ target }) => this.board.findTarget(target));
    if (covers) this.opens = false;
    const listed = this.rows.filter(({ beside }) => !beside);
    this.isGrouped = listed.some(({ sign }) => sign);
    Object.assign(this.groups.signs, signs);
    const group = () => {
      if (this.v !== v) return;
      groups.show(listed, v);
      if (isRetold && open >= 0) groups.unfold(open, pieces);
    };
    if (this.isGrouped) callAfterPaint(group);
    else groups.show([], v);
    this.isOpen = isRetold ? this.isOpen : this.opens && !this.isGrouped;
    this.draw();
    if (this.isOpen || !this.hasList || isRetold) callAfterPaint(this.fill);
    this.isRetold = false;
  }

  /** True if any choice stands in the list rather than beside the question. */
  get hasList() {
    return this.rows.some(({ beside }) => !beside);
  }

  /** Draw the list. If the keyboard was on a button that has gone, it goes to the question. */
  fill = () => {
    const inside = findPart(this.root, ".vc-rows");
    const held = findFocused(inside);
    this.listed = { groups: this.groupByPanel(), v: this.v };
    this.draw();
    if (held && !held.isConnected) this.lead.showQuestion();
  };

  /** Remember whether the reader has opened the list, and fill it if so. */
  toggle = (/** @type {{ currentTarget: HTMLDetailsElement }} */ { currentTarget }) => {
    if (currentTarget.open === this.isOpen) return;
    this.isOpen = currentTarget.open;
    if (!this.isGrouped) this.opens = this.isOpen;
    if (this.isOpen) this.fill();
  };

  draw() {
    const { words, rows, v } = this;
    const near = rows.filter((row) => row.beside && !row.quiet);
    const quiet = rows.filter((row) => row.beside && row.quiet);
    const isShort = rows.every(({ label }) => label.length <= SHORT);
    const look = `vc-beside ${this.areTiles ? "vc-tiles" : ""} ${isShort ? "vc-short" : ""}`;
    const hidden = !this.isOnBoard;
    const count = html`<span class="vc-count">${rows.length}</span>`;
    renderInto(
      html`<div class=${look} ?hidden=${!near.length}>${this.renderRows(near, v)}</div>
        ${this.groups.root}
        ${renderButton(words["show-board"], this.lead.showOnBoard, "vc-quiet vc-where", { hidden })}
        <details class="vc-list" ?hidden=${!this.hasList} .open=${live(this.isOpen)} @toggle=${this.toggle}>
          <summary>${words["all-choices"]}${renderAloud(words.colon)} ${count}</summary>
          <div class="vc-rows">${guard([this.listed], () => this.renderGroups())}</div>
        </details>
        <div class="vc-last" ?hidden=${!quiet.length}>${this.renderRows(quiet, v)}</div>`,
      this.root,
    );
  }

  /** Group the rows that stand in the list by the names of their panels. */
  groupByPanel() {
    /** The rows of each panel, by the panel's name; empty for targets that are not on the board.
     * @type {Map<string, NumberedRow[]>} */
    const groups = new Map();
    for (const row of this.rows.filter(({ beside }) => !beside)) {
      const panel = this.board.findTarget(row.target)?.closest(".vc-panel")?.getAttribute("aria-label") ?? "";
      groups.set(panel, [...(groups.get(panel) ?? []), row]);
    }
    return [...groups];
  }

  /** Render the list's rows under the names of their panels. */
  renderGroups() {
    return this.listed.groups.map(
      ([panel, rows]) =>
        html`<div role="group" aria-label=${panel || nothing}>
          ${panel ? html`<h2>${panel}</h2>` : nothing}
          ${this.renderRows(rows, this.listed.v)}
        </div>`,
    );
  }

  /** Render rows as buttons that are new with each version of the game.
   * @param {NumberedRow[]} rows @param {number} v */
  renderRows(rows, v) {
    return repeat(
      rows,
      (_, at) => `${v} ${at}`,
      (row) => this.renderRow(row, v),
    );
  }

  /** Make a choice, or ask how to pay for it if there are several ways.
   * @param {NumberedRow} row @param {number} v */
  choose({ number: row, ways = [] }, v) {
    this.send(ways.length > 1 ? { do: "row", row, v } : { do: "pick", row, way: 0, v });
  }

  /** Render a choice as a button.
   * @param {NumberedRow} row @param {number} v */
  renderRow(row, v) {
    const { board, words } = this;
    const { target, label, ways = [], pictures = [], quiet, note } = row;
    const several = ways.length > 1;
    const choose = () => this.choose(row, v);
    const light = () => board.light(target);
    const darken = () => board.light("");
    return html`<button
      type="button"
      class="vc-button vc-row ${quiet ? "vc-quiet" : ""}"
      aria-label=${ways[0]?.[0] || note ? labelRow(words, row) : nothing}
      @click=${choose}
      @pointerenter=${light}
      @pointerleave=${darken}
      @focus=${light}
      @blur=${darken}
      >${renderPictured(pictures, label)}${renderPrice(ways[0], several ? " …" : "")}${
        note ? html` <small class="vc-note">${note}</small>` : nothing
      }</button
    >`;
  }
}
