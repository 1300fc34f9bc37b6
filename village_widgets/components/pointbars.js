import { html, nothing } from "../vendor/lit-html.js";
import { writeNumber } from "./numbers.js";
import { renderName } from "./templates.js";

/** @import { CountedPoints, PointTally } from "./messages" */

/** Render a bar for each player's points, with a piece for each source; the latest piece grows.
 * @param {PointTally} tally */
export const renderTally = ([players, said]) =>
  html`<div class="vc-race">${players.map(renderBar)}</div>
    ${said ? html`<p class="vc-counted">${said}</p>` : nothing}`;

/** Render the points of one player: name, bar and number.
 * @param {CountedPoints} counted */
function renderBar({ who, colour, parts, total, rest }) {
  const pieces = parts.map((points) => html`<i style="flex-grow:${points}"></i>`);
  return html`<div class="vc-lane" data-colour=${colour}>
    ${renderName([who, colour])}
    <span class="vc-pile" aria-hidden="true">${pieces}<i class="vc-rest" style="flex-grow:${rest}"></i></span>
    <b>${writeNumber(total)}</b>
  </div>`;
}
