import { html } from "../../vendor/lit-html.js";
import { renderMark, renderButton } from "../../components/templates.js";
import { findState, listUnseen } from "./state.js";

/** @import { Section } from "../messages" */
/** @import { Words } from "../words" */
/** @import { Acts, LayingState } from "./types" */

/** Render the last page of the form: a button to each section, with a sign of its state.
 * @param {LayingState} state @param {Words} words @param {Acts} acts */
export function renderOverview(state, words, acts) {
  /** Render the button to a section. @param {Section} section @param {number} at */
  const renderEntry = (section, at) => {
    const kind = findState(state, section);
    const said = words[`laying-${kind}`];
    const sign = html`<span class="vc-lay-sign vc-lay-is-${kind}" role="img" aria-label=${said}
      title=${said}></span>`;
    const label = [sign, renderMark(section.colour), html`<span>${section.title}</span>`];
    return html`<li>${renderButton(label, () => acts.go(at))}</li>`;
  };
  return html`<ol class="vc-lay-contents">${state.sections.slice(0, -1).map(renderEntry)}</ol>`;
}

/** Render the question before the table is laid out: the sections that were not opened, and a button that
 * lays the table out nevertheless; hidden until it is asked.
 * @param {LayingState} state @param {Words} words @param {Acts} acts */
export const renderUnseen = (
  state,
  words,
  acts,
) => html`<div class="vc-lay-unseen" role="alert" ?hidden=${!state.asking}>
  <p>${words["laying-not-looked"]}</p>
  <ul>${state.asking ? listUnseen(state).map(({ title }) => html`<li>${title}</li>`) : ""}</ul>
  ${renderButton(words["laying-as-it-stands"], acts.lay)}
</div>`;
