import { joinList } from "../../../components/sentences.js";
import { renderAloud, renderMark } from "../../../components/templates.js";
import { makeElement, findFocused, findPart, findParts } from "../../../components/element.js";
import { guard } from "../../../vendor/directives/guard.js";
import { repeat } from "../../../vendor/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html.js";

/** @import { EntryButton, Member } from "./messages" */
/** @import { AskCustomer, ForeseenCard, Press, Sure } from "./types" */
/** @import { Words } from "../../../companion/words" */
/** Functions that ask what is still open, and the button's look: the key that presses it too, what was
 * entered last, and whether it can't be pressed for a moment.
 * @typedef {{ ask?: AskCustomer, askSure?: Sure, look?: string, key?: string, colour?: string, sent?: string,
 *   rests?: boolean }} ButtonDetails */

// Templates that the parts of the tracker share: pictures, names, buttons with a choice; and where the
// keyboard is.

/** Render a drawing of Python, or a shared picture by its name. @param {string} drawn */
export function renderPicture(drawn) {
  const own = drawn.startsWith("<");
  const icon = `<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#vc-${drawn}"/></svg>`;
  return html`<span class=${own ? "vc-tr-picture" : "vc-tr-picture vc-tr-icon"}
    .innerHTML=${own ? drawn : icon}></span>`;
}

/** Render a life track with its marker where it will be when everything that waits is stored.
 * @param {ForeseenCard} player */
export const renderLife = ({ life, ends: [free] }) =>
  guard([life, free], () => {
    const place = makeElement("span");
    place.innerHTML = life;
    const spaces = findParts(place, ".vc-space");
    const here = spaces.length - free;
    spaces.forEach((space, at) => {
      space.classList.toggle("vc-run", at < here);
      space.classList.toggle("vc-here", at === here);
    });
    findPart(place, ".vc-marker")?.setAttribute("transform", spaces[here]?.getAttribute("transform") ?? "");
    const left = findPart(place, ".vc-left");
    if (left) left.textContent = String(free);
    return renderPicture(place.innerHTML);
  });

/** Render the members at one place, or how many are nowhere to be seen.
 * @param {Member} member @param {string} [role] */
export const renderGroup = ([place, drawn], role) => html`<span class="vc-tr-group" role=${role ?? nothing}>
  ${drawn.startsWith("<") ? renderPicture(drawn) : html`<b>${drawn}</b>`}<small>${place}</small></span>`;

/** Describe what a button enters. @param {Words} words @param {EntryButton} entry */
const describe = (words, { label, small, spoken }) => spoken || joinList(words, label, small);

/** Render a button with a choice of Python, which is sent back as it is. If the choice lacks a customer,
 * `ask` lets one be picked; if it has a question (`title`, `about`) alone, `askSure` asks that first. `sent`
 * is the choice sent last, `rests` tells whether the button can't be used now. One without a choice can't be
 * pressed.
 * @type {(words: Words, entry: EntryButton, press: Press, about?: ButtonDetails) => unknown} */
export function renderChoice(
  words,
  entry,
  press,
  { ask, askSure, look = "", key, colour, sent, rests } = {},
) {
  const { label, made, small, drawn, sign, spoken, style = "", field, title, about = "" } = entry;
  const enters = JSON.stringify(made);
  const go = () => {
    if (made) press(made, describe(words, entry));
  };
  const enterOrAsk = () => {
    if (field && made) ask?.(entry);
    else if (title) askSure?.(title, about, go);
    else go();
  };
  const face = [
    drawn ? renderPicture(drawn) : nothing,
    renderMark(entry.colour),
    label ? html`<span class="vc-tr-label">${label}</span>` : nothing,
    small ? html`<small>${sign ? renderPicture(sign) : nothing}${small}</small>` : nothing,
    spoken ? renderAloud(spoken) : nothing,
  ];
  return html`<button type="button"
    class="vc-button vc-tr-choice ${style} ${look} ${sent === enters ? "vc-tr-sent" : ""}"
    data-key=${enters} data-colour=${colour || nothing}
    ?disabled=${!made} aria-disabled=${rests === undefined ? nothing : String(rests)}
    aria-keyshortcuts=${key ?? nothing} @click=${enterOrAsk}>${face}</button>`;
}

/** Render buttons in a row, with gaps. A button keeps its element as long as it enters the same, so that a
 * finger that is down on it enters that or nothing.
 * @type {(entries: (EntryButton | null)[], show: (entry: EntryButton, at: number) => unknown) => unknown} */
export const renderChoices = (entries, show) =>
  repeat(
    entries,
    (entry, at) => (entry?.made ? JSON.stringify(entry.made) : at),
    (entry, at) => (entry ? show(entry, at) : html`<span class="vc-tr-gap"></span>`),
  );

/** Draw a view and keep the keyboard on it: on the same button, the first of `home`, or the part that it was
 * in.
 * @type {(root: HTMLElement, draw: () => void, home?: string[]) => void} */
export function drawAndKeep(root, draw, home = []) {
  const held = findFocused(root);
  const place = held?.closest(
    /** @type {"div"} */ (".vc-tr-body, .vc-tr-foot, .vc-tr-cards, .vc-tr-asked, .vc-tr-round, .vc-tr-more"),
  );
  draw();
  if (held && place && (held !== document.activeElement || held.matches(":disabled")))
    focusFirst(place, [held.dataset.key, ...home]);
}

/** Move the keyboard to the first of some keys that can be pressed, or to the place itself.
 * @param {HTMLElement} place @param {(string | undefined)[]} keys */
export function focusFirst(place, keys = []) {
  const found = keys
    .map((key) => findPart(place, `[data-key="${CSS.escape(key ?? "")}"]:enabled`))
    .find(Boolean);
  if (!found) place.tabIndex = -1;
  (found ?? place).focus({ preventScroll: true });
}
