import { html, nothing } from "../vendor/lit-html.js";
import { renderMap } from "./map.js";
import { renderDrawing } from "./templates.js";

/** @import { EndCard } from "./messages" */
/** @import { Words } from "./types" */

const SHARED = "0 0 24 24"; // the viewBox of a shared picture

/** Render a chapter's end: what its reader can do now, the result of the exercises, and the map.
 * @param {Words} words @param {EndCard} card @param {unknown} missed links to steps worth reading again */
export function renderEnd(words, { can, result, map }, missed) {
  return html`<div class="vc-end">
    <div class="vc-end-said">
      ${can.length ? html`<ul class="vc-can">${can.map(renderAbility)}</ul>` : nothing}
      ${result ? html`<p class="vc-result">${result}</p>` : nothing} ${missed}
    </div>
    ${renderMap(words, map)}
  </div>`;
}

/** Render what a reader can do now, with its pictures. @param {EndCard["can"][number]} can */
function renderAbility([said, pictures]) {
  const drawn = pictures.map(([box, inside]) =>
    renderDrawing(inside, box, box === SHARED ? "vc-piece" : "vc-part"),
  );
  return html`<li><span class="vc-shown">${drawn}</span><span>${said}</span></li>`;
}
