import { html, nothing } from "../../vendor/lit-html.js";
import { findControls } from "../../components/element.js";
import { renderAloud } from "../../components/templates.js";
import { renderNumber } from "./fields.js";
import { renderPicture } from "./looks.js";
import { findSection } from "./state.js";

/** @import { Words } from "../words" */
/** @import { Acts, LayingState } from "./types" */

// Pieces by line and colour: a table of numbers with keys below it, so that a player enters a whole board by
// typing digits one after the other.

/** List the inputs of the sheet in which an event happened. @param {Event} event */
const listCells = (event) => {
  const form = /** @type {HTMLElement} */ (event.currentTarget).closest(".vc-laying");
  return form ? findControls(form, ".vc-lay-cell") : [];
};

/** Render pieces by line and colour: a table of numbers with keys below it, so that a player enters a whole
 * board by typing digits one after the other.
 * @param {LayingState} state @param {Acts} acts */
export function renderSheet(state, acts) {
  const { fields, rows = [], columns = [] } = findSection(state);
  const wide = columns.length;
  /** Return the number of the input in which an event happened. @param {Event} event */
  const findNumber = (event) => listCells(event).indexOf(/** @type {HTMLInputElement} */ (event.target));
  /** Move to the number above or below on ArrowUp or ArrowDown, to the next on Enter.
   * @param {KeyboardEvent} event */
  const move = (event) => {
    const to = {
      ArrowUp: findNumber(event) - wide,
      ArrowDown: findNumber(event) + wide,
      Enter: findNumber(event) + 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    listCells(event)[to]?.focus();
  };
  const heads = columns.map(
    ([label, picture]) =>
      html`<th scope="col" title=${label}>${renderPicture(picture)}${renderAloud(label)}</th>`,
  );
  /** Render a line of the table. @param {string} label @param {number} row */
  const renderLine = (label, row) => {
    const numbers = fields.slice(row * wide, (row + 1) * wide);
    const cells = numbers.map((field) => html`<td>${renderNumber(state, field, acts, true)}</td>`);
    return html`<tr><th scope="row">${label}</th>${cells}</tr>`;
  };
  return html`<table class="vc-lay-grid"
    @focusin=${(/** @type {Event} */ event) => acts.pointDigits(findNumber(event))} @keydown=${move}>
    <thead><tr><td></td>${heads}</tr></thead>
    <tbody>${rows.map(renderLine)}</tbody>
  </table>`;
}

/** Render the keys below a sheet. They leave the focus in the number that the player types.
 * @param {LayingState} state @param {Words} words @param {Acts} acts */
export function renderKeys(state, words, acts) {
  const stay = (/** @type {Event} */ event) => event.preventDefault();
  /** Render one key. @param {string} label @param {(event: Event) => void} press @param {string} [said] */
  const renderKey = (label, press, said) =>
    html`<button type="button" class="vc-button" tabindex="-1" aria-label=${said ?? nothing}
      @pointerdown=${stay} @click=${press}>${label}</button>`;
  /** Render the key of a digit. @param {string} digit */
  const renderDigit = (digit) => renderKey(digit, (event) => type(digit, listCells(event), state, acts));
  const focusNext = (/** @type {Event} */ event) => listCells(event)[state.cell + 1]?.focus();
  const eraseHere = (/** @type {Event} */ event) => erase(listCells(event)[state.cell], state, acts);
  return html`<div class="vc-lay-keys" role="group" aria-label=${words["laying-digits"]}>
    ${["1", "2", "3", "4", "5"].map(renderDigit)}${renderKey("→", focusNext, words["laying-onward"])}
    ${["6", "7", "8", "9", "0"].map(renderDigit)}${renderKey("⌫", eraseHere, words["laying-erase"])}
  </div>`;
}

/** Type a digit: it follows the typed ones, or replaces the selected ones. After the last digit of a number,
 * the focus goes to the next number.
 * @param {string} digit @param {HTMLInputElement[]} cells @param {LayingState} state @param {Acts} acts */
function type(digit, cells, state, acts) {
  const cell = cells[state.cell];
  const field = findSection(state).fields[state.cell];
  const fresh = document.activeElement !== cell || cell.selectionEnd !== cell.selectionStart;
  const text = fresh ? digit : cell.value + digit;
  cell.focus();
  acts.type(field.key, text);
  cell.setSelectionRange(text.length, text.length);
  if (field.kind === "count" && text.length >= field.digits) cells[state.cell + 1]?.focus();
}

/** Set a number to 0 and select it.
 * @param {HTMLInputElement} cell @param {LayingState} state @param {Acts} acts */
function erase(cell, state, acts) {
  acts.enter(findSection(state).fields[state.cell].key, 0);
  cell.focus();
  cell.select();
}
