import { html, nothing } from "../vendor/lit-html.js";
import { live } from "../vendor/directives/live.js";

/** @import { ShownPlayer } from "./messages" */

// What is seen, pressed and chosen in a view, as it is everywhere on the page.

// The mark of a player: a dot in the player's colour. Nothing where there is no player.
/** @param {string} [colour] */
export const mark = (colour) =>
  colour ? html`<span class="vc-mark" data-colour=${colour} aria-hidden="true"></span>` : nothing;

// A player's name between marks that keep its direction to itself.
/** @param {ShownPlayer} player */
export const playerName = ([called, colour]) =>
  html`<span class="vc-name">${mark(colour)}<bdi>${called}</bdi></span>`;

// A drawing of ours: the text inside an SVG, its view box and its class.
/** @param {string} inside @param {string} [box] @param {string} [look] */
export const drawing = (inside, box, look) =>
  html`<svg viewBox=${box ?? nothing} class=${look ?? nothing} aria-hidden="true" .innerHTML=${inside}></svg>`;

/** @type {(label: unknown, click: (event: { currentTarget: HTMLElement }) => unknown, look?: string, named?: { label?: string, title?: string }) => unknown} */
export const tap = (label, click, look = "", named = {}) =>
  html`<button type="button" class="vc-button ${look}" aria-label=${named.label ?? nothing} title=${named.title ?? nothing} @click=${click}>${label}</button>`;

// Words for those who can't see what they stand beside.
/** @param {string} said */
export const aloud = (said) => html`<span class="vc-spoken">${said}</span>`;

// What an event is about, where that is something to be filled in.
/** @param {Event} event */
export const inputOf = (event) => /** @type {HTMLInputElement} */ (event.currentTarget);
/** @param {Event} event */
export const selectAll = (event) => inputOf(event).select();

// A list of which one is chosen.
/** @type {<T>(list: [T, string, ...unknown[]][], chosen: T, change: (chosen: T) => void, label?: string) => unknown} */
export function choice(list, chosen, change, label) {
  /** @param {{ currentTarget: HTMLSelectElement }} event */
  const changed = ({ currentTarget }) => change(list[currentTarget.selectedIndex][0]);
  const options = list.map(([one, said]) => html`<option .selected=${live(one === chosen)}>${said}</option>`);
  return html`<select aria-label=${label ?? nothing} @change=${changed}>${options}</select>`;
}
