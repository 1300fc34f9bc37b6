import { live } from "../vendor/directives/live.js";
import { repeat } from "../vendor/directives/repeat.js";
import { html, nothing } from "../vendor/lit-html.js";

/** @import { BoardPlayer, Way } from "./messages" */
/** @import { ShownPlayer } from "../companion/messages" */
/** More about a button: its name for screen readers, a tooltip, and its states.
 * @typedef {{ label?: string, title?: string, pressed?: boolean, disabled?: boolean, hidden?: boolean }}
 * Tapped */

// Templates that stand the same in many views.

/** Render a dot in a player's colour; nothing without a colour. @param {string} [colour] */
export const renderMark = (colour) =>
  colour ? html`<span class="vc-mark" data-colour=${colour} aria-hidden="true"></span>` : nothing;

/** Render a player's name, isolated so that its writing direction changes nothing around it; more may follow
 * it.
 * @param {ShownPlayer | BoardPlayer} player @param {unknown} [after] */
export const renderName = ([called, colour], after = nothing) =>
  html`<span class="vc-name">${renderMark(colour)}<bdi translate="no">${called}</bdi>${after}</span>`;

/** Render an SVG drawing of ours: its inside as text, its view box and its class.
 * @param {string} inside @param {string} [box] @param {string} [look] */
export const renderDrawing = (inside, box, look) =>
  html`<svg viewBox=${box ?? nothing} class=${look ?? nothing} translate="no" aria-hidden="true"
    .innerHTML=${inside}>
  </svg>`;

/** Render a shared picture of the board as an icon; the words beside it say the same.
 * @param {string} shared */
export const renderPicture = (shared) =>
  html`<svg class="vc-icon" viewBox="0 0 24 24" aria-hidden="true"><use href=${shared}></use></svg>`;

/** Render a way to pay: pictures of its pieces, then words, then `more`; nothing if it is free and there is
 * no more to say.
 * @param {Way | undefined} way @param {string} [more] */
export const renderPrice = (way, more = "") =>
  way?.[0] || more
    ? html` <small class="vc-price">${(way?.[1] ?? []).map(renderPicture)}${way?.[0] ?? ""}${more}</small>`
    : nothing;

/** Render a label behind its pictures. @param {string[]} pictures @param {unknown} label */
export const renderPictured = (pictures, label) =>
  html`<span class="vc-what">${pictures.map(renderPicture)}${label}</span>`;

/** Render a button; `look` names more classes for it.
 * @param {unknown} label @param {(event: MouseEvent & { currentTarget: HTMLElement }) => unknown} click
 * @param {string} [look] @param {Tapped} [more] */
export const renderButton = (
  label,
  click,
  look = "",
  { label: named, title, pressed, disabled, hidden } = {},
) =>
  html`<button
    type="button"
    class=${look ? `vc-button ${look}` : "vc-button"}
    aria-label=${named ?? nothing}
    title=${title ?? nothing}
    aria-pressed=${pressed ?? nothing}
    ?disabled=${disabled}
    ?hidden=${hidden}
    @click=${click}
  >${label}</button>`;

/** Render a field that searches while its reader types, under its name, and a note about it.
 * @param {string} name @param {string} typed @param {(typed: string) => void} find
 * @param {{ id: string, about: string, hidden?: boolean }} note */
export const renderSearch = (name, typed, find, { id, about, hidden }) =>
  html`<label
      ><b>${name}</b
      ><input
        type="search"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        enterkeyhint="search"
        aria-describedby=${id}
        .value=${typed}
        @input=${(/** @type {InputEvent} */ event) => find(findInput(event).value)}
    /></label>
    <small id=${id} ?hidden=${hidden}>${about}</small>`;

/** Draw a view with new elements when its key changes: nothing stays open or typed, and all is announced.
 * @param {unknown} key @param {unknown} view */
export const renderKeyed = (key, view) =>
  repeat(
    [key],
    (one) => one,
    () => view,
  );

/** Render words for screen readers alone. @param {string} said */
export const renderAloud = (said) => html`<span class="vc-spoken">${said}</span>`;

/** Return the input that handles an event. @param {Event} event */
export const findInput = (event) => /** @type {HTMLInputElement} */ (event.currentTarget);

/** Select all that is typed in the input of an event.
 * @param {Event} event */
export const selectAll = (event) => findInput(event).select();

/** Render a list of values with their labels, one of which is chosen; `change` is called with the value.
 * @template T @param {[value: T, label: string, ...unknown[]][]} list @param {T} chosen
 * @param {(chosen: T) => void} change @param {string} [label] @param {string} [look] */
export function renderChoice(list, chosen, change, label, look) {
  /** Pass on the value that was chosen. @param {{ currentTarget: HTMLSelectElement }} event */
  const passOn = ({ currentTarget }) => change(list[currentTarget.selectedIndex][0]);
  const options = list.map(
    ([value, said]) =>
      html`<option value=${String(value)} .selected=${live(value === chosen)}>${said}</option>`,
  );
  return html`<select class=${look ?? nothing} aria-label=${label ?? nothing} @change=${passOn}>
    ${options}
  </select>`;
}
