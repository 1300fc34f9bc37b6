import { renderAloud } from "../../../components/templates.js";
import { html, nothing } from "../../../vendor/lit-html.js";

/** @import { Column, Fact, Press, Section } from "./messages" */
/** @import { Words } from "./words" */

// Templates that the parts of the tracker share.

/** Render shared pictures by their names. @param {readonly string[]} drawn */
export const renderPictures = (drawn) =>
  drawn.map(
    (name) =>
      html`<svg class="vc-mt-picture" viewBox="0 0 24 24" aria-hidden="true"><use href="#vc-${name}"/></svg>`,
  );

/** Render a fact about a clan with its pictures and its words. @param {Fact} fact */
export const renderFact = ([drawn, label, spoken]) =>
  html`<span class="vc-mt-fact" title=${spoken}
    >${renderPictures(drawn)}<span aria-hidden="true">${label}</span>${renderAloud(spoken)}</span>`;

/** Render a button, or the same without one if nothing can be entered. One that a rule is against can be
 * pressed: the page shows the rule.
 * @param {Press} press @param {((press: Press) => void) | null} enter
 * @param {unknown} [inside] @param {string} [look] */
export function renderPress(press, enter, inside, look = "") {
  const { drawn, label, small, spoken, made, off } = press;
  const shown =
    inside ??
    html`${renderPictures(drawn)}${label ? html`<b>${label}</b>` : nothing}${
      small ? html`<small>${small}</small>` : nothing
    }`;
  const told = html`<span class="vc-mt-shown" aria-hidden="true">${shown}</span>${renderAloud(spoken)}`;
  if (!enter) return html`<span class="vc-mt-press ${look}" title=${spoken}>${told}</span>`;
  return html`<button type="button" class="vc-button vc-mt-press ${look} ${off ? "vc-mt-off" : ""}"
    title=${spoken} data-made=${JSON.stringify(made)} @click=${() => enter(press)}>${told}</button>`;
}

/** Render a storage as a column: its tokens, their number and what they score now.
 * @param {Column} column @param {((press: Press) => void) | null} enter @param {Words} words */
export function renderColumn([tokens, press, exempt], enter, words) {
  const free = exempt ? html`<small class="vc-mt-exempt">${words["tracker-exempt"]}</small>` : nothing;
  const stack = renderPictures(tokens.length ? tokens : press.drawn);
  const inside = html`<span class="vc-mt-stack">${stack}</span>
    <b>${press.label}</b><small>${press.small}</small>${free}`;
  return renderPress(press, enter, inside, tokens.length ? "vc-mt-column" : "vc-mt-column vc-mt-none");
}

/** Render buttons under their title.
 * @param {Section} section @param {(press: Press) => void} enter @param {string} [look] */
export const renderSection = ([title, presses], enter, look = "") =>
  html`<div class="vc-mt-section ${look}" role="group" aria-label=${title}>
    <b class="vc-mt-title">${title}</b>
    <div class="vc-mt-presses">${presses.map((press) => renderPress(press, enter))}</div>
  </div>`;
