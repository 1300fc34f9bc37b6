import { follow } from "../components/speaking.js";
import { html, nothing } from "../vendor/lit-html.js";

/** The last entry of a pad. It stands there until another one is entered, or an entry is taken back. */
export class LastEntry {
  said = ""; // the label of the button that entered it
  lines = /** @type {string[] | null} */ (null); // its sentences, once Python has sent them

  /** @param {Record<"tracker-entered", string>} words */
  constructor(words) {
    this.words = words;
    follow(words, () => this.begin());
  }

  /** Note the entry that was pressed, in words; without words forget the last one. @param {string} [said] */
  begin(said = "") {
    this.said = said;
    this.lines = null;
  }

  /** Show the lines that Python tells of the entry; lines that come later are of another one and remove it.
   * @param {string[]} lines */
  receive(lines) {
    if (this.said && !this.lines) this.lines = lines;
    else this.begin();
  }

  draw() {
    if (!this.said || this.lines?.length === 0) return nothing;
    const lines = (this.lines ?? [this.said]).map((line) => html` <span>${line}</span>`);
    return html`<p class="vc-entered"><b>✓ ${this.words["tracker-entered"]}</b>${lines}</p>`;
  }
}
