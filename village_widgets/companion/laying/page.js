import { html, nothing } from "../../vendor/lit-html.js";
import { renderDrawing, renderKeyed, renderMark, renderButton } from "../../components/templates.js";
import { renderFields } from "./fields.js";
import { renderOverview, renderUnseen } from "./overview.js";
import { writeMoment } from "../moment.js";
import { renderKeys, renderSheet } from "./sheet.js";
import { isAtEnd, findSection, findLast, listUnseen } from "./state.js";

/** @import { Flaw } from "../messages" */
/** @import { WordKey, Words } from "../words" */
/** @import { Acts, LayingState } from "./types" */

/** Render the form: a head with the progress, one section, and below it, within reach of the thumb, the
 * problems and the buttons to other sections.
 * @param {LayingState} state @param {Words} words @param {Acts} acts */
export function renderPage(state, words, acts) {
  const end = isAtEnd(state);
  const rows = findSection(state).rows?.length;
  return html`${renderHead(state, words, acts)}${renderNotice(state, words, acts)}
    ${end ? [renderConsequence(state, words), renderProblems(state, acts)] : nothing}
    ${renderKeyed(findSection(state).key, renderBody(state, words, acts))}
    ${end ? nothing : renderConsequence(state, words)}
    <div class="vc-hidden" aria-hidden="true">${renderDrawing(state.pictures)}</div>
    <footer class="vc-lay-foot">
      ${end ? nothing : renderProblems(state, acts)}
      <div>${rows ? renderKeys(state, words, acts) : nothing}</div>
      ${renderUnseen(state, words, acts)}
      ${renderSteps(state, words, acts)}
    </footer>`;
}

/** Render the section's title and the progress, with buttons to the overview and out of the form.
 * @param {LayingState} state @param {Words} words @param {Acts} acts */
function renderHead(state, words, acts) {
  const { place, colour, title } = findSection(state);
  const goToEnd = () => acts.go(findLast(state));
  return html`<header>
    <div class="vc-lay-over">
      <p class="vc-lay-progress">${place}</p>
      ${isAtEnd(state) ? nothing : renderButton(words["laying-overview"], goToEnd, "vc-quiet")}
      ${renderButton(words["laying-leave"], acts.leave, "vc-quiet")}
    </div>
    <progress aria-hidden="true" max=${state.sections.length} value=${state.at + 1}></progress>
    <h2 tabindex="-1">${renderMark(colour)}${title}</h2>
  </header>`;
}

/** Render the offer of other values: those of the companion's board, or those that were typed before.
 * @param {LayingState} state @param {Words} words @param {Acts} acts */
function renderNotice(state, words, acts) {
  /** Say which values are shown and which are offered. @type {[WordKey, WordKey]} */
  const [said, offer] = state.typed
    ? ["laying-kept", "laying-afresh"]
    : ["laying-set-aside", "laying-resume"];
  return html`<div class="vc-lay-notice" role="status"
    ?hidden=${state.aside === null || !(state.begun || isAtEnd(state))}>
    <span>${words[said]}</span>${state.when ? html`<time>${writeMoment(state.when)}</time>` : nothing}
    ${renderButton(words[offer], acts.swap)}
  </div>`;
}

/** Render the open section: its explanation, and its fields, its sheet of numbers or the overview.
 * @param {LayingState} state @param {Words} words @param {Acts} acts */
function renderBody(state, words, acts) {
  const { about, rows, dense } = findSection(state);
  const asked = rows?.length
    ? html`<div class="vc-lay-fields${dense ? " vc-lay-dense" : ""}">${renderSheet(state, acts)}</div>`
    : renderFields(state, words, acts);
  const dashed = html`<p class="vc-lay-dashed">${words["laying-enter"]}</p>`;
  return html`<div class="vc-lay-body">
    <div class="vc-lay-about"><p>${about}</p>${state.dashed ? dashed : nothing}</div>
    ${isAtEnd(state) ? renderOverview(state, words, acts) : asked}
  </div>`;
}

/** Render the consequence of the entered values; on the last page, whether the position is possible.
 * @param {LayingState} state @param {Words} words */
function renderConsequence(state, words) {
  const whether = state.problems.length
    ? "laying-unsure"
    : listUnseen(state).length
      ? "laying-fine-unseen"
      : "laying-fine";
  const said = isAtEnd(state) ? words[whether] : state.told[findSection(state).key];
  const fine = isAtEnd(state) && whether === "laying-fine";
  return html`<p class="vc-lay-told${fine ? " vc-lay-fine" : ""}" role="status" ?hidden=${!said}>${said}</p>`;
}

/** Render the problems; on the last page each of them leads to its field.
 * @param {LayingState} state @param {Acts} acts */
function renderProblems(state, acts) {
  /** Render one problem. @param {Flaw} flaw */
  const renderProblem = ([said, about, [section]]) => {
    if (!isAtEnd(state) || section === undefined) return said;
    const at = state.sections.findIndex(({ key }) => key === section);
    return renderButton(said, () => acts.go(at, about[0]));
  };
  return html`<div role="alert" ?hidden=${!state.wrong.length}>
    <ul class="vc-lay-wrong">${state.wrong.map((flaw) => html`<li>${renderProblem(flaw)}</li>`)}</ul></div>`;
}

/** Render the buttons to the section before and to the next one, or that lay the table out.
 * @param {LayingState} state @param {Words} words @param {Acts} acts */
function renderSteps(state, words, acts) {
  const onward = isAtEnd(state) ? (state.asking ? "laying-look" : "laying-lay") : "laying-next";
  return html`<div class="vc-lay-steps">
    ${state.at === 0 ? nothing : renderButton(words["laying-previous"], () => acts.go(state.at - 1))}
    ${renderButton(words[onward], acts.goOn, "vc-main")}
  </div>`;
}
