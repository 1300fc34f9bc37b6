import { makeElement } from "../components/element.js";
import { renderInto } from "../components/rendering.js";
import { joinList, joinSentences } from "../components/sentences.js";
import { follow } from "../components/speaking.js";
import { renderKeyed } from "../components/templates.js";
import { html, nothing } from "../vendor/lit-html.js";

/** @import { Words } from "./words" */

/** The one live region of a tracker: an entry is one announcement, with whose turn it is if that has
 * changed. */
export class Announcer {
  root = makeElement("p", { class: "vc-spoken", role: "status" });
  now = ""; // whose turn it is, or what is asked, as it was announced last
  isNews = false; // whether an entry came that is not announced yet

  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    follow(words, () => {
      this.now = ""; // so that it is announced in the new language
      renderInto(nothing, this.root);
    });
  }

  /** Announce the news of an entry once it is stored, and what holds `now`, with `more`, if that has changed.
   * Without an entry only the first `now` is announced, and later ones while Python does not answer
   * (`alone`). The words stand in a new element each time: screen readers announce equal entries again.
   * @param {string[]} news @param {string} now @param {string} more @param {boolean} alone */
  announce(news, now, more, alone) {
    const { isNews } = this;
    if (!isNews && (now === this.now || (this.now && !alone))) return;
    const turn = now === this.now ? "" : joinList(this.words, now, more);
    const said = joinSentences(this.words, ...(isNews ? news : []), turn);
    Object.assign(this, { now, isNews: false });
    renderInto(said ? renderKeyed({}, html`<span>${said}</span>`) : nothing, this.root);
  }
}
