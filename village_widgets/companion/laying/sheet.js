import { html, nothing } from "../../vendor/lit-html.js";
import { controls } from "../../components/element.js";
import { number } from "./fields.js";
import { pictured } from "./looks.js";
import { here } from "./state.js";

/** @import { Words } from "../words" */
/** @import { Acts, State } from "./types" */

// Pieces by line and colour: a table of numbers with keys below it, so that a player enters a whole board by
// typing digits one after the other.

/** List the inputs of the sheet in which an event happened. @param {Event} event */
const cellsOf = (event) => {
  const form = /** @type {HTMLElement} */ (event.currentTarget).closest(".vc-laying");
  return form ? controls(form, ".vc-lay-cell") : [];
};

/** Render pieces by line and colour: a table of numbers with keys below it, so that a player enters a whole
 * board by typing digits one after the other.
 * @param {State} state @param {Acts} acts */
export function sheet(state, acts) {
  const { fields, rows = [], columns = [] } = here(state);
  const wide = columns.length;
  /** Return the number of the input in which an event happened. @param {Event} event */
  const at = (event) => cellsOf(event).indexOf(/** @type {HTMLInputElement} */ (event.target));
  /** Move to the number above or below on ArrowUp or ArrowDown, to the next on Enter.
   * @param {KeyboardEvent} event */
  const move = (event) => {
    const to = { ArrowUp: at(event) - wide, ArrowDown: at(event) + wide, Enter: at(event) + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    cellsOf(event)[to]?.focus();
  };
  const heads = columns.map(
    ([label, picture]) =>
      html`<th scope="col" title=${label}>${pictured(picture)}<span class="vc-spoken">${label}</span></th>`,
  );
  /** Render a line of the table. @param {string} label @param {number} row */
  const line = (label, row) => {
    const numbers = fields.slice(row * wide, (row + 1) * wide);
    const cells = numbers.map((field) => html`<td>${number(state, field, acts, true)}</td>`);
    return html`<tr><th scope="row">${label}</th>${cells}</tr>`;
  };
  return html`<table class="vc-lay-grid"
    @focusin=${(/** @type {Event} */ event) => acts.digitsTo(at(event))} @keydown=${move}>
    <thead><tr><td></td>${heads}</tr></thead>
    <tbody>${rows.map(line)}</tbody>
  </table>`;
}

/** Render the keys below a sheet. They leave the focus in the number that the player types.
 * @param {State} state @param {Words} words @param {Acts} acts */
export function keys(state, words, acts) {
  const stay = (/** @type {Event} */ event) => event.preventDefault();
  /** Render one key. @param {string} label @param {(event: Event) => void} press @param {string} [said] */
  const key = (label, press, said) =>
    html`<button type="button" class="vc-button" tabindex="-1" aria-label=${said ?? nothing}
      @pointerdown=${stay} @click=${press}>${label}</button>`;
  /** Render the key of a digit. @param {string} digit */
  const digit = (digit) => key(digit, (event) => type(digit, cellsOf(event), state, acts));
  const onward = (/** @type {Event} */ event) => cellsOf(event)[state.cell + 1]?.focus();
  const back = (/** @type {Event} */ event) => erase(cellsOf(event)[state.cell], state, acts);
  return html`<div class="vc-lay-keys" role="group" aria-label=${words["laying-digits"]}>
    ${["1", "2", "3", "4", "5"].map(digit)}${key("→", onward, words["laying-onward"])}
    ${["6", "7", "8", "9", "0"].map(digit)}${key("⌫", back, words["laying-erase"])}
  </div>`;
}

/** Type a digit: it follows the typed ones, or replaces the selected ones. After the last digit of a number,
 * the focus goes to the next number.
 * @param {string} digit @param {HTMLInputElement[]} cells @param {State} state @param {Acts} acts */
function type(digit, cells, state, acts) {
  const cell = cells[state.cell];
  const field = here(state).fields[state.cell];
  const fresh = document.activeElement !== cell || cell.selectionEnd !== cell.selectionStart;
  const text = fresh ? digit : cell.value + digit;
  cell.focus();
  acts.type(field.key, text);
  cell.setSelectionRange(text.length, text.length);
  if (field.kind === "count" && text.length >= field.digits) cells[state.cell + 1]?.focus();
}

/** Set a number to 0 and select it. @param {HTMLInputElement} cell @param {State} state @param {Acts} acts */
function erase(cell, state, acts) {
  acts.enter(here(state).fields[state.cell].key, 0);
  cell.focus();
  cell.select();
}
