import { repeat } from "../../../vendor/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html.js";
import { renderPicture } from "./trackerparts.js";

/** @import { CardButton, LowerHalf } from "./messages" */
/** @import { Tracker } from "./tracker" */

/** Render the cards by their lower half, and once one is picked by what the upper half gives; a single card
 * is taken at once.
 * @param {Tracker} tracker @param {string} title */
export function renderCards(tracker, title) {
  const { words, half: picked } = tracker;
  const figures = tracker.known?.figures ?? [];
  if (!figures.length) return html`<p>${words["tracker-row-empty"]}</p>`;
  const lower = repeat(
    picked ? [picked] : figures,
    ([drawn]) => drawn,
    (figure) => renderLowerHalf(tracker, figure),
  );
  const gifts = repeat(
    picked?.[2] ?? [],
    ([, , made]) => made.card,
    (gift) => renderUpperHalf(tracker, gift),
  );
  return html`<h3>${picked ? words["tracker-card-gift"] : title}</h3>
    <div class="vc-st-figures">${lower}</div>
    ${picked ? html`<div class="vc-st-gifts">${gifts}</div>` : nothing}`;
}

/** Render a lower half as a button: it takes its only card, or picks or releases the half.
 * @param {Tracker} tracker @param {LowerHalf} figure */
function renderLowerHalf(tracker, [drawn, label, gifts]) {
  const only = gifts.length === 1 ? gifts[0] : null;
  const picked = drawn === tracker.figure;
  const press = () => (only ? tracker.take(only) : tracker.pick(picked ? "" : drawn));
  const note = only ? only[0] : picked ? tracker.words["tracker-card-other"] : "";
  return html`<button type="button" class="vc-button" data-figure=${drawn} aria-pressed=${String(picked)}
    @click=${press}>
    ${renderPicture(drawn)}<span>${label}</span>${note ? html`<small>${note}</small>` : nothing}</button>`;
}

/** Render an upper half as the button that takes the card.
 * @param {Tracker} tracker @param {CardButton} gift */
const renderUpperHalf = (tracker, gift) =>
  html`<button type="button" class="vc-button" data-card=${gift[2].card}
    @click=${() => tracker.take(gift)}><span>${gift[0]}</span><small>${gift[1]}</small></button>`;
