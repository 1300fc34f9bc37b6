import { joinLabel } from "../../components/sentences.js";
import { findInput, renderMark, selectAll, renderButton } from "../../components/templates.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { live } from "../../vendor/directives/live.js";
import { repeat } from "../../vendor/directives/repeat.js";
import { isWrong, listMarks, renderPicture } from "./looks.js";
import { findSection, listValues, findText } from "./state.js";
import { renderTiles } from "./tiles.js";

/** @import { FieldContent, LayField, OneOf, Several } from "../messages" */
/** @import { Words } from "../words" */
/** @import { Acts, LayingState } from "./types" */

// The fields of a section of the form.

/** Render a field for a number; left empty it becomes 0. If `digits` is set, the keys of a sheet stand in for
 * the keyboard of the device.
 * @param {LayingState} state @param {LayField} field @param {Acts} acts @param {boolean} [digits] */
export function renderNumber(state, { key, label }, acts, digits = false) {
  return html`<input type="text" class="${digits ? "vc-lay-cell" : ""}${listMarks(state, key)}"
    inputmode=${digits ? "none" : "numeric"} autocomplete="off" maxlength="6" placeholder="0"
    data-field=${key} aria-label=${label} aria-invalid=${isWrong(state, key)}
    .value=${live(findText(state, key))} @focus=${selectAll} @click=${selectAll}
    @input=${(/** @type {Event} */ event) => acts.type(key, findInput(event).value)}
    @change=${(/** @type {Event} */ event) => findInput(event).value.trim() || acts.enter(key, 0)}>`;
}

/** Render a field for a number with its picture, and buttons that count down and up.
 * @param {LayingState} state @param {LayField} field @param {Words} words @param {Acts} acts */
function renderCount(state, field, words, acts) {
  const { key, label: name, picture } = field;
  /** Render a button that counts by one.
   * @param {string} sign @param {"stepUp" | "stepDown"} step @param {string} said */
  const renderCounter = (sign, step, said) =>
    renderButton(sign, () => acts.step(key, step), "", { label: joinLabel(words, name, said) });
  return html`<div class="vc-lay-count">${renderPicture(picture)}<span class="vc-lay-label">${name}</span>
    <span class="vc-lay-step">
      ${renderCounter("−", "stepDown", words["laying-minus"])}
      ${renderNumber(state, field, acts)}
      ${renderCounter("+", "stepUp", words["laying-plus"])}
    </span></div>`;
}

/** Render a field with one of several answers, or with any number of them.
 * @param {LayingState} state @param {OneOf | Several} field @param {Acts} acts */
function renderChoice(state, field, acts) {
  const { key, kind, label, about, options } = field;
  const narrow = field.kind === "choice" && field.narrow;
  const chosen = listValues(state, key);
  const people = options.filter(([, , colour]) => colour).length;
  /** Render one of the answers. @param {OneOf["options"][number]} option */
  const renderChip = ([value, said, colour]) =>
    html`<label class="vc-lay-chip" title=${said}
    ><input type=${kind === "choice" ? "radio" : "checkbox"} name="vc-lay-${key}"
      .checked=${live(chosen.includes(value))}
      @change=${(/** @type {Event} */ event) => acts.choose(field, value, findInput(event).checked)}
    >${renderMark(colour)}<bdi>${said}</bdi></label>`;
  const look = `${narrow ? " vc-lay-narrow" : ""}${people ? " vc-lay-people" : ""}${listMarks(state, key)}`;
  return html`<fieldset class="vc-lay-choice${look}" data-field=${key}>
    <legend>${label}</legend>
    ${about ? html`<p class="vc-lay-about">${about}</p>` : nothing}
    <div class="vc-lay-chips" style="--people: ${people}">${options.map(renderChip)}</div>
  </fieldset>`;
}

/** Render a field for a place: a list of all places in groups.
 * @param {LayingState} state @param {LayField} field @param {Acts} acts */
function renderPlace(state, { key, label, picture }, acts) {
  /** Render one of the places. @param {[value: string, label: string]} option */
  const renderOption = ([value, said]) =>
    html`<option value=${value} .selected=${live(value === state.values[key])}>${said}</option>`;
  const groups = (findSection(state).places ?? []).map(
    ([group, options]) => html`<optgroup label=${group}>${options.map(renderOption)}</optgroup>`,
  );
  return html`<div class="vc-lay-place">${renderPicture(picture)}<select class=${listMarks(state, key)}
    data-field=${key} aria-label=${label} aria-invalid=${isWrong(state, key)}
    @change=${(/** @type {Event} */ event) => acts.enter(key, findInput(event).value)}
  >${groups}</select></div>`;
}

/** Render a field of any kind.
 * @param {LayingState} state @param {LayField} field @param {Words} words @param {Acts} acts */
function renderField(state, field, words, acts) {
  switch (field.kind) {
    case "count":
      return renderCount(state, field, words, acts);
    case "tiles":
      return renderTiles(state, field, words, acts);
    case "place":
      return renderPlace(state, field, acts);
    default:
      return renderChoice(state, field, acts);
  }
}

/** Render the fields of the open section, without those that other answers make needless.
 * @param {LayingState} state @param {Words} words @param {Acts} acts */
export function renderFields(state, words, acts) {
  const { fields: all, dense } = findSection(state);
  const asked = all.filter(({ needs }) =>
    (needs ?? []).every(([key, answers]) =>
      /** @type {FieldContent[]} */ (answers).includes(state.values[key]),
    ),
  );
  return html`<div class="vc-lay-fields${dense ? " vc-lay-dense" : ""}">${repeat(
    asked,
    ({ key }) => key,
    (field) => renderField(state, field, words, acts),
  )}</div>`;
}
