import { joinSentences, joinLabel } from "../../components/sentences.js";
import { html } from "../../vendor/lit-html.js";
import { listFields, findValue, findNextOpen, findPrevious } from "./state.js";
import { renderHere } from "./overview.js";
import { renderField } from "./fields.js";
import { renderButton } from "../../components/templates.js";

/** @import { CheckField, CheckSpot, CheckStep } from "../messages" */
/** @import { CheckActions, CheckState } from "../types" */

// One step of the check: a picture of where to look, and what is asked at each spot there.

/** Render the problems of one value, or of the step as a whole (`*`); hidden if there are none.
 * @param {CheckState["words"]} words @param {string} key @param {CheckState["problems"]} problems */
function renderProblem(words, key, problems) {
  const said = joinSentences(words, ...problems.map(([, text]) => text));
  return html`<p class="vc-problem" data-value=${key} role="alert" ?hidden=${!said}>${said}</p>`;
}

/** Render the problems of one value. @param {CheckState} state @param {string} key */
const renderProblemAt = ({ words, problems }, key) =>
  renderProblem(
    words,
    key,
    problems.filter(([at]) => at === key),
  );

/** Render the problems that belong to no field of the step.
 * @param {CheckState} state @param {CheckStep} step */
function renderOtherProblems({ words, problems }, step) {
  const keys = listFields(step).map((field) => field.key);
  return renderProblem(
    words,
    "*",
    problems.filter(([at]) => !keys.includes(at)),
  );
}

/** Render one spot. A single count is always open; any other field opens if the reader wants to change it, or
 * has begun to. Fields that are called like a field of another spot are labelled with their spot.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckSpot} spot
 * @param {CheckField[]} every the fields of the step */
function renderSpot(state, actions, spot, every) {
  const [only, ...more] = spot.fields;
  const mine = spot.yours ? html`<strong>${spot.yours}</strong>` : "";
  const said = html`<span class="vc-check-at">${spot.number}</span><div><h3>${spot.name}</h3>
    <p class="vc-check-believed">${spot.believed}${mine}</p></div>`;
  /** Render a field's control. @param {CheckField} field */
  const renderControl = (field) => {
    const unique = every.filter(({ name }) => name === field.name).length < 2;
    return renderField(
      state,
      actions,
      unique ? field : { ...field, name: joinLabel(state.words, spot.name, field.name) },
    );
  };
  /** Render a field with its name and problems. @param {CheckField} field */
  const renderLabelled = (field) =>
    html`<div class="vc-check-field"><span>${field.name}</span>
      ${renderControl(field)}${renderProblemAt(state, field.key)}</div>`;
  const change = html`<span class="vc-check-change">${state.words["check-change"]}</span>`;
  const asked =
    !more.length && only.kind === "count"
      ? html`<div class="vc-check-line">${said}${renderControl(only)}</div>
        ${renderProblemAt(state, only.key)}`
      : html`<details ?open=${spot.fields.some((field) => field.key in state.begun.values)}>
        <summary class="vc-check-line">${said}${change}</summary
        >${spot.fields.map(renderLabelled)}</details>`;
  return html`<li data-spot=${spot.key} @focusin=${() => actions.markNear(spot, true)}
    @focusout=${() => actions.markNear(spot, false)}>${asked}</li>`;
}

/** Render one step of the check: a picture of where to look, what is asked at each spot there, the problems,
 * and buttons that confirm or skip the step or go back.
 * @param {CheckState} state @param {CheckActions} actions @param {CheckStep} step */
export function renderStep(state, actions, step) {
  const { words } = state;
  const { defs } = state.check;
  const [title, box, inside] = step.picture ?? [];
  const panel = html`<svg class="vc-panel" viewBox=${box} role="img" aria-label=${title}
    .innerHTML=${inside}></svg>`;
  const every = listFields(step);
  const changed = every.some((field) => findValue(state, field) !== field.believed);
  const next = words[changed ? "check-keep" : "check-as-printed"];
  return html`
    <header class="vc-check-head"><p class="vc-check-number">${step.number}</p>
      ${renderButton(words["check-all"], () => actions.turnTo(null), "vc-quiet")}
      <h2 tabindex="-1">${step.title}</h2><p>${step.where}</p></header>
    <svg class="vc-hidden" width="0" height="0" aria-hidden="true" .innerHTML=${defs}></svg>
    ${step.picture ? html`<div class="vc-check-look">${panel}</div>` : ""}
    <ol class="vc-check-spots">${step.spots.map((spot) => renderSpot(state, actions, spot, every))}</ol>
    ${renderOtherProblems(state, step)}
    ${renderHere(state, actions)}
    <div class="vc-check-bar">
      ${renderButton(words["check-back"], () => actions.turnTo(findPrevious(state, step)), "vc-quiet")}
      ${renderButton(words["check-skip"], () => actions.turnTo(findNextOpen(state, step)))}
      ${renderButton(next, () => actions.hand(step), "vc-main")}</div>`;
}
