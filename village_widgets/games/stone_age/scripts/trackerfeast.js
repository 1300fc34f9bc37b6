import { joinLabel } from "../../../components/sentences.js";
import { renderMark, renderButton } from "../../../components/templates.js";
import { html, nothing } from "../../../vendor/lit-html.js";

/** @import { Button, TribeCard } from "./messages" */
/** @import { Words } from "./words" */
/** @import { MadeEntry } from "../../../companion/types" */
/** Enters a choice; `said` describes it in words.
 * @typedef {(made: MadeEntry, said: string) => void} Enter */

// The feeding at a round's end: the tribes that go hungry are entered, and the game may end.

/** Render a tribe with the button that lets it go hungry, or the note that it did.
 * @param {Words} words @param {TribeCard} tribe @param {Enter} enter */
export function renderHungry(words, { name: [name, colour], food, hungry, starved }, enter) {
  const fed = starved ? html`<b>${words["tracker-starved"]}</b>` : nothing;
  /** Render the button that lets the tribe go hungry. @type {(button: Button) => unknown} */
  const renderStarve = ([not, made]) => {
    const said = joinLabel(words, name, not);
    return html`<button type="button" class="vc-button" data-hungry aria-label=${said}
          @click=${() => enter(made, said)}>${not}</button>`;
  };
  return html`<li data-colour=${colour}>
        ${renderMark(colour)}<span><bdi>${name}</bdi> <small>${food}</small></span>
        ${hungry ? renderStarve(hungry) : fed}</li>`;
}

/** Render the buttons that end the game, folded; nothing while it can't end.
 * @param {Words} words @param {Button[]} ends @param {Enter} enter */
export function renderEnds(words, ends, enter) {
  if (!ends.length) return nothing;
  const buttons = ends.map(([label, made]) => renderButton(label, () => enter(made, label)));
  return html`<details><summary>${words["tracker-over"]}</summary>
              <div class="vc-st-ends">${buttons}</div></details>`;
}
