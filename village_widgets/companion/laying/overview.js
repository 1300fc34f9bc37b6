import { html } from "../../vendor/lit-html.js";
import { mark, tap } from "../../components/templates.js";
import { stateOf, listUnseen } from "./state.js";

/** @import { Section } from "../messages" */
/** @import { Words } from "../words" */
/** @import { Acts, State } from "./types" */

/** Render the last page of the form: a button to each section, with a sign of its state.
 * @param {State} state @param {Words} words @param {Acts} acts */
export function overview(state, words, acts) {
  /** Render the button to a section. @param {Section} section @param {number} at */
  const entry = (section, at) => {
    const kind = stateOf(state, section);
    const said = words[`laying-${kind}`];
    const sign = html`<span class="vc-lay-sign vc-lay-is-${kind}" role="img" aria-label=${said}
      title=${said}></span>`;
    const label = [sign, mark(section.colour), html`<span>${section.title}</span>`];
    return html`<li>${tap(label, () => acts.go(at))}</li>`;
  };
  return html`<ol class="vc-lay-contents">${state.sections.slice(0, -1).map(entry)}</ol>`;
}

/** Render the question before the table is laid out: the sections that were not opened, and a button that
 * lays the table out nevertheless; hidden until it is asked.
 * @param {State} state @param {Words} words @param {Acts} acts */
export const renderUnseen = (
  state,
  words,
  acts,
) => html`<div class="vc-lay-unseen" role="alert" ?hidden=${!state.asking}>
  <p>${words["laying-not-looked"]}</p>
  <ul>${state.asking ? listUnseen(state).map(({ title }) => html`<li>${title}</li>`) : ""}</ul>
  ${tap(words["laying-as-it-stands"], acts.lay)}
</div>`;
