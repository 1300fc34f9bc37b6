import { html, nothing } from "../../vendor/lit-html.js";
import { drawing, keyed, mark, tap } from "../../components/templates.js";
import { fields } from "./fields.js";
import { overview, renderUnseen } from "./overview.js";
import { writeMoment } from "../moment.js";
import { keys, sheet } from "./sheet.js";
import { atEnd, here, last, listUnseen } from "./state.js";

/** @import { Flaw } from "../messages" */
/** @import { WordKey, Words } from "../words" */
/** @import { Acts, State } from "./types" */

/** Render the form: a head with the progress, one section, and below it, within reach of the thumb, the
 * problems and the buttons to other sections.
 * @param {State} state @param {Words} words @param {Acts} acts */
export function page(state, words, acts) {
  const end = atEnd(state);
  const rows = here(state).rows?.length;
  return html`${head(state, words, acts)}${notice(state, words, acts)}
    ${end ? [renderConsequence(state, words), wrong(state, acts)] : nothing}
    ${keyed(here(state).key, body(state, words, acts))}
    ${end ? nothing : renderConsequence(state, words)}
    <div class="vc-hidden" aria-hidden="true">${drawing(state.pictures)}</div>
    <footer class="vc-lay-foot">
      ${end ? nothing : wrong(state, acts)}
      <div>${rows ? keys(state, words, acts) : nothing}</div>
      ${renderUnseen(state, words, acts)}
      ${steps(state, words, acts)}
    </footer>`;
}

/** Render the section's title and the progress, with buttons to the overview and out of the form.
 * @param {State} state @param {Words} words @param {Acts} acts */
function head(state, words, acts) {
  const { place, colour, title } = here(state);
  return html`<header>
    <div class="vc-lay-over">
      <p class="vc-lay-progress">${place}</p>
      ${atEnd(state) ? nothing : tap(words["laying-overview"], () => acts.go(last(state)), "vc-quiet")}
      ${tap(words["laying-leave"], acts.leave, "vc-quiet")}
    </div>
    <progress aria-hidden="true" max=${state.sections.length} value=${state.at + 1}></progress>
    <h2 tabindex="-1">${mark(colour)}${title}</h2>
  </header>`;
}

/** Render the offer of other values: those of the companion's board, or those that were typed before.
 * @param {State} state @param {Words} words @param {Acts} acts */
function notice(state, words, acts) {
  /** Say which values are shown and which are offered. @type {[WordKey, WordKey]} */
  const [said, offer] = state.typed
    ? ["laying-kept", "laying-afresh"]
    : ["laying-set-aside", "laying-resume"];
  return html`<div class="vc-lay-notice" role="status"
    ?hidden=${state.aside === null || !(state.begun || atEnd(state))}>
    <span>${words[said]}</span>${state.when ? html`<time>${writeMoment(state.when)}</time>` : nothing}
    ${tap(words[offer], acts.swap)}
  </div>`;
}

/** Render the open section: its explanation, and its fields, its sheet of numbers or the overview.
 * @param {State} state @param {Words} words @param {Acts} acts */
function body(state, words, acts) {
  const { about, rows, dense } = here(state);
  const asked = rows?.length
    ? html`<div class="vc-lay-fields${dense ? " vc-lay-dense" : ""}">${sheet(state, acts)}</div>`
    : fields(state, words, acts);
  const dashed = html`<p class="vc-lay-dashed">${words["laying-enter"]}</p>`;
  return html`<div class="vc-lay-body">
    <div class="vc-lay-about"><p>${about}</p>${state.dashed ? dashed : nothing}</div>
    ${atEnd(state) ? overview(state, words, acts) : asked}
  </div>`;
}

/** Render the consequence of the entered values; on the last page, whether the position is possible.
 * @param {State} state @param {Words} words */
function renderConsequence(state, words) {
  const whether = state.problems.length
    ? "laying-unsure"
    : listUnseen(state).length
      ? "laying-fine-unseen"
      : "laying-fine";
  const said = atEnd(state) ? words[whether] : state.told[here(state).key];
  const fine = atEnd(state) && whether === "laying-fine";
  return html`<p class="vc-lay-told${fine ? " vc-lay-fine" : ""}" role="status" ?hidden=${!said}>${said}</p>`;
}

/** Render the problems; on the last page each of them leads to its field.
 * @param {State} state @param {Acts} acts */
function wrong(state, acts) {
  /** Render one problem. @param {Flaw} flaw */
  const line = ([said, about, [section]]) => {
    if (!atEnd(state) || section === undefined) return said;
    const at = state.sections.findIndex(({ key }) => key === section);
    return tap(said, () => acts.go(at, about[0]));
  };
  return html`<div role="alert" ?hidden=${!state.wrong.length}>
    <ul class="vc-lay-wrong">${state.wrong.map((flaw) => html`<li>${line(flaw)}</li>`)}</ul></div>`;
}

/** Render the buttons to the section before and to the next one, or that lay the table out.
 * @param {State} state @param {Words} words @param {Acts} acts */
function steps(state, words, acts) {
  const onward = atEnd(state) ? (state.asking ? "laying-look" : "laying-lay") : "laying-next";
  return html`<div class="vc-lay-steps">
    ${state.at === 0 ? nothing : tap(words["laying-previous"], () => acts.go(state.at - 1))}
    ${tap(words[onward], acts.onward, "vc-main")}
  </div>`;
}
