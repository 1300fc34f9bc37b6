import { html, nothing } from "../vendor/lit-html.js";
import { makeElement, findFocused } from "./element.js";
import { renderInto } from "./rendering.js";
import { joinLabel as say } from "./sentences.js";
import { renderPictured, renderButton } from "./templates.js";

/** @import { ShownRow, Sign } from "./messages" */
/** @import { Words } from "./types" */
/** A row with its place among all rows, which commands name.
 * @typedef {ShownRow & { number: number }} NumberedRow */
/** Choices that share a sign, those that take more pieces later.
 * @typedef {{ sign: Sign, rows: NumberedRow[] }} Group */
/** Functions that make a choice of a version of the game, light up its place, and render its button.
 * @typedef {{ pick: (row: NumberedRow, v: number) => void, light: (at: string) => void,
 * render: (row: NumberedRow, v: number) => unknown }} Pick */

/** Long lists of choices in pictures: first what is done, then by which piece, or with how many. */
export class Groups {
  root = makeElement("div", { class: "vc-groups", hidden: true });
  /** The groups of the list; none if it is short. @type {Group[]} */
  groups = [];
  /** All signs by key. @type {Record<string, Sign>} */
  signs = {};
  open = -1; // the group whose choices are shown
  pieces = 0; // the number of pieces that the player has picked
  v = -1; // the version of the game whose choices are shown

  /** @param {Words} words @param {Pick} how */
  constructor(words, how) {
    this.words = words;
    this.how = how;
  }

  /** Show rows in groups, all of them closed; a single group opens at once.
   * @param {NumberedRow[]} rows those of the list, if it is long @param {number} v their version */
  show(rows, v) {
    this.v = v;
    this.groups = this.group(rows);
    this.root.hidden = !this.groups.length;
    this.unfold(this.groups.length === 1 ? 0 : -1);
  }

  /** Group rows by their signs; those of one group that take more pieces come later. Groups keep the order in
   * which a game first had them, so that each is where it was before.
   * @param {NumberedRow[]} rows */
  group(rows) {
    /** @type {Map<string | NumberedRow, Group>} */
    const groups = new Map();
    for (const row of rows) {
      const { sign, label, pictures = [] } = row;
      const group = groups.get(sign ?? row) ?? {
        sign: this.signs[sign ?? ""] ?? [label, pictures],
        rows: [],
      };
      group.rows.push(row);
      groups.set(sign ?? row, group);
    }
    for (const group of groups.values())
      group.rows.sort(({ pieces: one = 0 }, { pieces: other = 0 }) => one - other);
    const order = Object.keys(this.signs);
    const findRank = (/** @type {Group} */ { rows: [{ sign }] }) =>
      sign ? order.indexOf(sign) : order.length;
    return [...groups.values()].sort((one, other) => findRank(one) - findRank(other));
  }

  /** Show the choices of a group, or all groups again.
   * @param {number} at the group, or -1
   * @param {number} [pieces] how many are meant; by default the most */
  unfold(at, pieces = this.groups[at]?.rows.at(-1)?.pieces ?? 0) {
    const held = findFocused(this.root);
    const before = this.open;
    this.open = at;
    this.pieces = pieces;
    this.draw();
    if (held && !this.root.hidden)
      this.root.querySelectorAll("button")[at < 0 ? Math.max(before, 0) : 0]?.focus({ preventScroll: true });
  }

  /** Mean another number of pieces.
   * @param {number} pieces */
  setPieces(pieces) {
    this.pieces = pieces;
    this.draw();
  }

  draw() {
    const group = this.groups[this.open];
    this.root.toggleAttribute("data-open", Boolean(group));
    renderInto(group ? this.renderGroup(group) : this.groups.map(this.renderSign), this.root);
  }

  /** Render what a group is about. A group of one choice makes it at once; one without a sign has a row for
   * its whole sentence.
   * @param {Group} group @param {number} at */
  renderSign = ({ sign: [label, pictures], rows }, at) => {
    const [first, ...others] = rows;
    const isOne = !others.length;
    const press = () => (isOne ? this.how.pick(first, this.v) : this.unfold(at));
    const light = () => this.how.light(first.target);
    const darken = () => this.how.light("");
    const many = isOne ? nothing : html`<small aria-hidden="true">${rows.length}</small>`;
    return html`<button
      type="button"
      class=${first.sign ? "vc-button vc-sign" : "vc-button vc-sign vc-whole"}
      aria-label=${isOne ? first.label : nothing}
      aria-expanded=${isOne ? nothing : "false"}
      @click=${press}
      @pointerenter=${light}
      @pointerleave=${darken}
      @focus=${light}
      @blur=${darken}
      >${renderPictured(pictures, html`<span>${label}</span>`)}${many}</button
    >`;
  };

  /** Render the choices of a group and, if there are others, the way back to all groups.
   * @param {Group} group */
  renderGroup({ sign: [label, pictures], rows }) {
    const called = renderPictured(pictures, html`<span>${label}</span>`);
    const named = html`<span aria-hidden="true">‹</span>${called}`;
    const back = renderButton(named, () => this.unfold(-1), "", {
      label: say(this.words, label, this.words["choices-back"]),
      hidden: this.groups.length === 1,
    });
    const choices = rows.every(({ pieces }) => pieces)
      ? this.renderNumbers(rows)
      : rows.map((row) => this.how.render({ ...row, label: row.rest || row.label }, this.v));
    return html`${back}<div class="vc-members" role="group" aria-label=${label}>${choices}</div>`;
  }

  /** Render numbers of pieces to choose from, and the choice with the number that is meant.
   * @param {NumberedRow[]} rows */
  renderNumbers(rows) {
    const numbers = rows.map(({ label, pieces = 0 }) =>
      renderButton(String(pieces), () => this.setPieces(pieces), "", {
        label,
        pressed: pieces === this.pieces,
      }),
    );
    const meant = rows
      .filter(({ pieces }) => pieces === this.pieces)
      .map((row) => this.how.render(row, this.v));
    return html`<div class="vc-numbers">${numbers}</div>${meant}`;
  }
}
