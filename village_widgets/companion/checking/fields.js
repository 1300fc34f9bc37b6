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

/** Render the field for a line of words: people type them, or tap them.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
function lineField(state, actions, field) {
  const { words } = state;
  const typed = state.typed[field.key] ?? String(fieldValue(state, field) ?? "");
  /** Note a text as it is typed. @param {string} text */
  const put = (text) => actions.put(field, text, text);
  /** Note what is typed. @param {{ currentTarget: HTMLTextAreaElement }} event */
  const typing = ({ currentTarget }) => put(currentTarget.value);
  /** Render a word that a tap adds to the line. @param {[word: unknown, said: string]} choice */
  const word = ([word, said]) =>
    tap(html`${said}${said === word ? "" : html` <small lang="en" translate="no">${word}</small>`}`, () =>
      put(typed.trim() ? `${typed.trim()}${field.between}${word}` : String(word)),
    );
  const offered = field.choices.length
    ? html`<p class="vc-about">${words["check-words"]}</p>
      <div class="vc-check-row">${field.choices.map(word)}</div>`
    : "";
  return html`<div class="vc-check-pieces"><textarea rows="2" autocapitalize="off" autocomplete="off"
    spellcheck="false" aria-label=${field.name} .value=${live(typed)}
    @input=${typing}></textarea>${offered}</div>`;
}

// signs of a line that is a grid
const NEXT_ROW = "/";
const GAP = ".";

/** Render the field for words in rows: a touch on a place puts the chosen word there, or takes it away. There
 * is always room for one more row and one more place.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
function gridField(state, actions, field) {
  const { words } = state;
  const chosen = state.typed[field.key] ?? field.choices[0][0];
  const said = new Map(field.choices);
  const rows = String(fieldValue(state, field) ?? "")
    .split(NEXT_ROW)
    .map((row) => row.split(" ").filter(Boolean));
  const wide = Math.max(5, ...rows.map((row) => row.length)) + 1;
  const high = Math.max(3, rows.length + 1);
  const places = Array.from({ length: high }, (_, row) =>
    Array.from({ length: wide }, (_, at) => rows[row]?.[at] ?? GAP),
  );
  let regions = 0;
  /** Put a word to a place and note the whole grid. @param {number} row @param {number} at */
  const put = (row, at) => {
    const next = places.map((line) => [...line]);
    next[row][at] = next[row][at] === chosen ? GAP : String(chosen);
    const lines = next.map((line) => line.join(" ").replace(/( ?\.)+$/, "") || GAP);
    actions.put(field, lines.join(` ${NEXT_ROW} `).replace(/( ?[./])+$/, ""), String(chosen));
  };
  /** Render a place. @param {string} word @param {number} row @param {number} at */
  const place = (word, row, at) => {
    if (word !== GAP) regions += 1;
    const name = joinLabel(words, row, at, said.get(word) ?? "");
    const inside = word === GAP ? "" : html`${sign(word)}<b>${regions}</b>`;
    return tap(inside, () => put(row, at), "vc-check-place", { label: name });
  };
  const drawn = places.map(
    (line, row) => html`<div class="vc-check-row">${line.map((word, at) => place(word, row, at))}</div>`,
  );
  const offered = field.choices.map(([word, name]) =>
    tap(html`${sign(word)} ${name}`, () => actions.put(field, fieldValue(state, field), String(word)), "", {
      pressed: word === chosen,
    }),
  );
  return html`<div class="vc-check-pieces"><p class="vc-about">${words["check-grid"]}</p>
    <div class="vc-check-row">${offered}</div><div class="vc-check-grid">${drawn}</div></div>`;
}

/** Name a place of a grid by its row and its number in it, with what is there.
 * @param {CheckState["words"]} words @param {number} row @param {number} at @param {string} said */
const joinLabel = (words, row, at, said) => label(words, `${row + 1}-${at + 1}`, said);

/** Draw the shared picture of a word. @param {unknown} word */
const sign = (word) =>
  html`<svg class="vc-check-sign" viewBox="0 0 24 24" aria-hidden="true">
    <use href=${`#vc-${word}`}></use></svg>`;

/** The function that renders each kind of field.
 * @type {Record<CheckField["kind"], (state: CheckState, actions: CheckActions, field: CheckField) =>
 * unknown>} */
const CONTROLS = {
  count: countField,
  choice: choiceField,
  pieces: piecesField,
  line: lineField,
  grid: gridField,
};

/** Render the field for one value.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
export const fieldView = (state, actions, field) => CONTROLS[field.kind](state, actions, field);
