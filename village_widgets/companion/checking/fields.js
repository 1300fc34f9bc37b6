import { findControl, findPart } from "../../components/element.js";
import { joinBracket, joinLabel } from "../../components/sentences.js";
import { html } from "../../vendor/lit-html.js";
import { live } from "../../vendor/directives/live.js";
import { findValue } from "./state.js";
import { renderChoice, renderButton } from "../../components/templates.js";

/** @import { CheckField } from "../messages" */
/** @import { CheckActions, CheckState } from "../types" */

// The fields for the printed numbers of a copy.

/** Render the field for a number, with buttons that count down and up.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
function renderCount(state, actions, field) {
  const { words } = state;
  /** Note the number of an input; null if it is empty or no number. @param {HTMLInputElement} input */
  const put = (input) =>
    actions.put(field, Number.isNaN(input.valueAsNumber) ? null : input.valueAsNumber, input.value);
  /** Render a button that counts by one.
   * @param {string} sign @param {string} said @param {"stepUp" | "stepDown"} move */
  const renderStep = (sign, said, move) => {
    /** Count by one, as far as the field's limits allow. @param {{ currentTarget: HTMLElement }} event */
    const countByOne = ({ currentTarget }) => {
      const input = findControl(/** @type {HTMLElement} */ (currentTarget.parentElement), "input");
      input[move]();
      put(input);
    };
    return renderButton(sign, countByOne, "", { label: joinLabel(words, said, field.name) });
  };
  return html`<div class="vc-check-stepper">${renderStep("−", words["check-less"], "stepDown")}
    <input type="number" inputmode="numeric" min=${field.least} max=${field.most} step="1"
      aria-label=${field.name}
      .value=${live(state.typed[field.key] ?? String(findValue(state, field) ?? ""))}
      @input=${(/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => put(currentTarget)}>
    ${renderStep("+", words["check-more"], "stepUp")}</div>`;
}

/** Render a row of pieces that a touch takes away, and below it the pieces that can be added. The keyboard
 * stays on its piece in its row; if that was the last one, it goes to the field.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
function renderPieces(state, actions, field) {
  const { words } = state;
  const { pieces } = state.check;
  const said = new Map(pieces);
  const list = String(findValue(state, field) ?? "")
    .split(" ")
    .filter(Boolean);
  /** Render a piece as a button; `next` are the pieces of the field after a touch.
   * @param {string} piece @param {string[]} next @param {string} more a further class
   * @param {string} first the label of the first piece of its kind @param {string} named its own label
   * @param {string} [title] its tooltip */
  const renderPiece = (piece, next, more, first, named = first, title = undefined) => {
    /** Set the pieces of the field and keep the keyboard. @param {{ currentTarget: HTMLElement }} event */
    const change = ({ currentTarget }) => {
      const asked = /** @type {HTMLElement} */ (currentTarget.closest(".vc-check-pieces"));
      actions.put(field, next.join(" "));
      const same = [named, first].map((one) => findPart(asked, `[aria-label="${CSS.escape(one)}"]`));
      (same.find(Boolean) ?? asked).focus({ preventScroll: true });
    };
    const sign = html`<svg class="vc-check-sign" viewBox="0 0 24 24" aria-hidden="true">
      <use href=${`#vc-${piece}`}></use></svg>`;
    return renderButton(sign, change, `vc-check-piece ${more}`, { label: named, title });
  };
  const there = list.map((piece, at) => {
    const alike = list.slice(0, at).filter((other) => other === piece).length;
    const first = joinLabel(words, words["check-take-away"], said.get(piece) ?? piece);
    const next = list.filter((_, other) => other !== at);
    return renderPiece(piece, next, "", first, alike ? joinBracket(words, first, alike + 1) : first);
  });
  const more = pieces.map(([piece, name]) =>
    renderPiece(piece, [...list, piece], "vc-quiet", name, name, name),
  );
  return html`<div class="vc-check-pieces" tabindex="-1"><div class="vc-check-row">${there}</div>
    <p class="vc-about">${words["check-add"]}</p>
    <div class="vc-check-row">${more}</div></div>`;
}

/** Render the list for a value among several.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
const renderList = (state, actions, field) =>
  renderChoice(field.choices, findValue(state, field), (chosen) => actions.put(field, chosen), field.name);

/** Render the field for a line of words: people type them, or tap them.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
function renderLine(state, actions, field) {
  const { words } = state;
  const typed = state.typed[field.key] ?? String(findValue(state, field) ?? "");
  /** Note a text as it is typed. @param {string} text */
  const put = (text) => actions.put(field, text, text);
  /** Note what is typed. @param {{ currentTarget: HTMLTextAreaElement }} event */
  const noteTyped = ({ currentTarget }) => put(currentTarget.value);
  /** Render a word that a tap adds to the line. @param {[word: unknown, said: string]} choice */
  const renderWord = ([word, said]) =>
    renderButton(
      html`${said}${said === word ? "" : html` <small lang="en" translate="no">${word}</small>`}`,
      () => put(typed.trim() ? `${typed.trim()}${field.between}${word}` : String(word)),
    );
  const offered = field.choices.length
    ? html`<p class="vc-about">${words["check-words"]}</p>
      <div class="vc-check-row">${field.choices.map(renderWord)}</div>`
    : "";
  return html`<div class="vc-check-pieces"><textarea rows="2" autocapitalize="off" autocomplete="off"
    spellcheck="false" aria-label=${field.name} .value=${live(typed)}
    @input=${noteTyped}></textarea>${offered}</div>`;
}

// signs of a line that is a grid
const NEXT_ROW = "/";
const GAP = ".";

/** Render the field for words in rows: a touch on a place puts the chosen word there, or takes it away. There
 * is always room for one more row and one more place.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
function renderGrid(state, actions, field) {
  const { words } = state;
  const chosen = state.typed[field.key] ?? field.choices[0][0];
  const said = new Map(field.choices);
  const rows = String(findValue(state, field) ?? "")
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
  const renderPlace = (word, row, at) => {
    if (word !== GAP) regions += 1;
    const name = labelPlace(words, row, at, said.get(word) ?? "");
    const inside = word === GAP ? "" : html`${drawSign(word)}<b>${regions}</b>`;
    return renderButton(inside, () => put(row, at), "vc-check-place", { label: name });
  };
  const drawn = places.map(
    (line, row) =>
      html`<div class="vc-check-row">${line.map((word, at) => renderPlace(word, row, at))}</div>`,
  );
  const offered = field.choices.map(([word, name]) =>
    renderButton(
      html`${drawSign(word)} ${name}`,
      () => actions.put(field, findValue(state, field), String(word)),
      "",
      {
        pressed: word === chosen,
      },
    ),
  );
  return html`<div class="vc-check-pieces"><p class="vc-about">${words["check-grid"]}</p>
    <div class="vc-check-row">${offered}</div><div class="vc-check-grid">${drawn}</div></div>`;
}

/** Name a place of a grid by its row and its number in it, with what is there.
 * @param {CheckState["words"]} words @param {number} row @param {number} at @param {string} said */
const labelPlace = (words, row, at, said) => joinLabel(words, `${row + 1}-${at + 1}`, said);

/** Draw the shared picture of a word. @param {unknown} word */
const drawSign = (word) =>
  html`<svg class="vc-check-sign" viewBox="0 0 24 24" aria-hidden="true">
    <use href=${`#vc-${word}`}></use></svg>`;

/** The function that renders each kind of field.
 * @type {Record<CheckField["kind"], (state: CheckState, actions: CheckActions, field: CheckField) =>
 * unknown>} */
const CONTROLS = {
  count: renderCount,
  choice: renderList,
  pieces: renderPieces,
  line: renderLine,
  grid: renderGrid,
};

/** Render the field for one value.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckField} field */
export const renderField = (state, actions, field) => CONTROLS[field.kind](state, actions, field);
