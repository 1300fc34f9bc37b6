import { element } from "../components/element.js";
import { renderInto } from "../components/rendering.js";
import { keyed } from "../components/templates.js";
import { html, nothing } from "../vendor/lit-html.js";

/** The one live region of a tracker: an entry is one announcement, with whose turn it is if that has
 * changed. */
export class Spoken {
  root = element("p", { class: "vc-spoken", role: "status" });
  now = ""; // whose turn it is, or what is asked, as it was announced last

  /** Announce the news of an entry, and what holds `now` with `more` if it has changed. The words stand in a
   * new element each time: screen readers announce equal entries again.
   * @param {string[]} news @param {string} now @param {string} [more] */
  announce(news, now, more = "") {
    const said = [...news, now === this.now ? "" : now + more].filter(Boolean).join(" ");
    this.now = now;
    renderInto(said ? keyed({}, html`<span>${said}</span>`) : nothing, this.root);
  }
}
