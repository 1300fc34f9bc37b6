import { renderAloud } from "../../../components/templates.js";
import { html, nothing } from "../../../vendor/lit-html.js";

/** @import { Fact } from "./messages" */
/** @import { Mark } from "../../../components/types" */

// Templates that the parts of the tracker share.

/** Render a shared picture by its name. @param {string} drawn */
export const renderPicture = (drawn) =>
  html`<svg class="vc-st-picture" viewBox="0 0 24 24" aria-hidden="true"><use href="#vc-${drawn}"/></svg>`;

/** Render a count with its picture and its words. @param {Fact} fact */
export const renderFact = ([drawn, count, spoken]) =>
  html`<span class="vc-st-fact" title=${spoken}
    >${renderPicture(drawn)}<span aria-hidden="true">${count}</span>${renderAloud(spoken)}</span>`;

/** Render the lines of the last entry. @param {string} title @param {string[]} news @param {Mark} explain */
export function renderNews(title, news, explain) {
  const lines = news.map((line) => html`<span>${explain(line)}</span>`);
  return html`<div class="vc-st-news">${lines.length ? html`<b>${title}</b>` : nothing}${lines}</div>`;
}
