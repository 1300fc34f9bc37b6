import { control, part } from "../../components/element.js";
import { bracket, label } from "../../components/sentences.js";
import { html } from "../../vendor/lit-html.js";
import { live } from "../../vendor/directives/live.js";
import { fieldValue } from "./state.js";
import { choice, tap } from "../../components/templates.js";

/** @import { CheckField } from "../messages" */
/** @import { CheckActions, CheckState } from "../types" */

// The fields for the printed numbers of a copy.

/** Render the field for a number, with buttons that count down and up.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
function countField(state, actions, field) {
  const { words } = state;
  /** Note the number of an input; null if it is empty or no number. @param {HTMLInputElement} input */
  const put = (input) =>
    actions.put(field, Number.isNaN(input.valueAsNumber) ? null : input.valueAsNumber, input.value);
  /** Render a button that counts by one.
   * @param {string} sign @param {string} said @param {"stepUp" | "stepDown"} move */
  const step = (sign, said, move) => {
    /** Count by one, as far as the field's limits allow. @param {{ currentTarget: HTMLElement }} event */
    const by = ({ currentTarget }) => {
      const input = control(/** @type {HTMLElement} */ (currentTarget.parentElement), "input");
      input[move]();
      put(input);
    };
    return tap(sign, by, "", { label: label(words, said, field.name) });
  };
  return html`<div class="vc-check-stepper">${step("−", words["check-less"], "stepDown")}
    <input type="number" inputmode="numeric" min=${field.least} max=${field.most} step="1"
      aria-label=${field.name}
      .value=${live(state.typed[field.key] ?? String(fieldValue(state, field) ?? ""))}
      @input=${(/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => put(currentTarget)}>
    ${step("+", words["check-more"], "stepUp")}</div>`;
}

/** Render a row of pieces that a touch takes away, and below it the pieces that can be added. The keyboard
 * stays on its piece in its row; if that was the last one, it goes to the field.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
function piecesField(state, actions, field) {
  const { words } = state;
  const { pieces } = state.check;
  const said = new Map(pieces);
  const list = String(fieldValue(state, field) ?? "")
    .split(" ")
    .filter(Boolean);
  /** Render a piece as a button; `next` are the pieces of the field after a touch.
   * @param {string} piece @param {string[]} next @param {string} more a further class
   * @param {string} first the label of the first piece of its kind @param {string} named its own label
   * @param {string} [title] its tooltip */
  const tile = (piece, next, more, first, named = first, title = undefined) => {
    /** Set the pieces of the field and keep the keyboard. @param {{ currentTarget: HTMLElement }} event */
    const change = ({ currentTarget }) => {
      const asked = /** @type {HTMLElement} */ (currentTarget.closest(".vc-check-pieces"));
      actions.put(field, next.join(" "));
      const same = [named, first].map((one) => part(asked, `[aria-label="${CSS.escape(one)}"]`));
      (same.find(Boolean) ?? asked).focus({ preventScroll: true });
    };
    const sign = html`<svg class="vc-check-sign" viewBox="0 0 24 24" aria-hidden="true">
      <use href=${`#vc-${piece}`}></use></svg>`;
    return tap(sign, change, `vc-check-piece ${more}`, { label: named, title });
  };
  const there = list.map((piece, at) => {
    const alike = list.slice(0, at).filter((other) => other === piece).length;
    const first = label(words, words["check-take-away"], said.get(piece) ?? piece);
    const next = list.filter((_, other) => other !== at);
    return tile(piece, next, "", first, alike ? bracket(words, first, alike + 1) : first);
  });
  const more = pieces.map(([piece, name]) => tile(piece, [...list, piece], "vc-quiet", name, name, name));
  return html`<div class="vc-check-pieces" tabindex="-1"><div class="vc-check-row">${there}</div>
    <p class="vc-about">${words["check-add"]}</p>
    <div class="vc-check-row">${more}</div></div>`;
}

/** Render the list for a value among several.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
const choiceField = (state, actions, field) =>
  choice(field.choices, fieldValue(state, field), (chosen) => actions.put(field, chosen), field.name);

/** The function that renders each kind of field.
 * @type {Record<CheckField["kind"], (state: CheckState, actions: CheckActions, field: CheckField) =>
 * unknown>} */
const CONTROLS = { count: countField, choice: choiceField, pieces: piecesField };

/** Render the field for one value.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
export const fieldView = (state, actions, field) => CONTROLS[field.kind](state, actions, field);
