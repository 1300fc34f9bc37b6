import { html } from "../vendor/lit-html.js";
import { repeat } from "../vendor/directives/repeat.js";

/** @import { Seated } from "./seated" */
/** @import { Waiting } from "./types" */
/** @import { Words } from "../components/types" */

// What was entered and is not stored yet, the last of it first; what was not sent can be taken back.
/** @param {Words} words @param {Seated} table @param {(token: string) => void} take */
export function waitingList(words, { list }, take) {
  /** @param {Waiting} waiting */
  const entry = ({ message, said, sent }) => {
    const text = said || words[`waiting-${message.do}`] || words["waiting-entry"];
    return html`<li><span>${text}</span>${sent ? html`<small>${words["waiting-sent"]}</small>`
      : html`<button type="button" class="vc-button vc-quiet" aria-label=${`${words["waiting-take"]}: ${text}`} @click=${() => take(message.token)}>${words["waiting-take"]}</button>`}</li>`;
  };
  return html`<section class="vc-waiting" aria-label=${words.waiting}>
    <h2>${words.waiting} (${list.length})</h2>
    <ol reversed>${repeat([...list].reverse(), ({ message }) => message.token, entry)}</ol>
  </section>`;
}
