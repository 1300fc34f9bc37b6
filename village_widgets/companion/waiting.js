import { joinBracket, joinList, joinLabel } from "../components/sentences.js";
import { html } from "../vendor/lit-html.js";
import { renderButton } from "../components/templates.js";
import { repeat } from "../vendor/directives/repeat.js";

/** @import { SeatedPage } from "./seated" */
/** @import { WaitingInput } from "./types" */
/** @import { WordKey, Words } from "./words" */

// a window in which the open list pushes nothing out of view
const ROOMY = "(min-width: 760px) and (min-height: 600px)";

/** Names of inputs that come without a description.
 * @type {Partial<Record<WaitingInput["message"]["do"], WordKey>>} */
const NAMES = {
  undo: "waiting-undo",
  redo: "waiting-redo",
  chance: "waiting-chance",
  lay: "waiting-lay",
  copy: "waiting-copy",
  correct: "waiting-correct",
};

/** Describe an input that is not stored yet: in its own words, or else by its kind.
 * @param {Words} words @param {WaitingInput} waiting */
export const describeWaiting = (words, { said, message }) =>
  said || words[NAMES[message.do] ?? "waiting-entry"];

/** Render the inputs that are not stored yet, the last one first, and a sentence if one waits too long. One
 * that was not sent can be taken back. In a small window the list is one line that opens, so that the players
 * stay in view.
 * @param {Words} words @param {SeatedPage} table @param {(token: string) => void} take */
export function renderWaitingList(words, { list, late }, take) {
  /** Render one input, with the button that takes it back. @param {WaitingInput} waiting */
  const renderEntry = (waiting) => {
    const { message, sent } = waiting;
    const text = describeWaiting(words, waiting);
    const named = joinLabel(words, words["waiting-take"], joinList(words, list.indexOf(waiting) + 1, text));
    return html`<li><span>${text}</span>${
      sent
        ? html`<small>${words["waiting-sent"]}</small>`
        : renderButton(words["waiting-take"], () => take(message.token), "vc-quiet", { label: named })
    }</li>`;
  };
  const last = list.at(-1);
  return html`<section class="vc-waiting" aria-label=${words.waiting}>
    <details ?open=${matchMedia(ROOMY).matches}>
    <summary><h2>${joinBracket(words, words.waiting, list.length)}</h2>
      <span class="vc-waiting-last">${last && describeWaiting(words, last)}</span></summary>
    ${late ? html`<p>${words["table-waiting"]}</p>` : ""}
    <ol reversed>${repeat([...list].reverse(), ({ message }) => message.token, renderEntry)}</ol>
  </details></section>`;
}
