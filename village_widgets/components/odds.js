import { html, nothing } from "../vendor/lit-html.js";
import { renderMark } from "./templates.js";

/** @import { Odds } from "./messages" */
/** @import { Sheet, Words } from "./types" */

/** Render one probability: a bar and its percentage, and the exact fraction if there is one.
 * @param {Odds["bars"][number]} bar */
function renderBar({ who, colour, inside, said, percent, exact }) {
  const fraction = exact ? html` <span class="vc-exact">${exact}</span>` : nothing;
  return html`<li>
    <span class="vc-name">${renderMark(colour)}<bdi>${who}</bdi></span>
    <span class="vc-bar" aria-hidden="true"
      ><span data-colour=${colour} style="inline-size: ${percent}%"></span
    ></span>
    <b>${said}${fraction}</b>${inside ? html`<small>${inside}</small>` : nothing}
  </li>`;
}

/** Render the bars of one question about a draw. @param {Odds} odds */
export const renderBars = ({ bars }) => html`<ul>${bars.map(renderBar)}</ul>`;

/** Render the bars of one question, folded under its title. @param {Odds} odds */
const renderFolded = (odds) => html`<details><summary>${odds.title}</summary>${renderBars(odds)}</details>`;

/** Show the odds that a decision may depend on, all but the first folded; or that there are none.
 * @param {Words} words @param {Sheet} sheet @param {Odds[]} list */
export function showOdds(words, sheet, [first, ...others]) {
  const inside =
    first &&
    html`<div class="vc-odds"><h3>${first.title}</h3>${renderBars(first)}${others.map(renderFolded)}</div>`;
  sheet.tell(words.odds, first ? "" : words["odds-none"], inside);
}
