import { html, nothing } from "../vendor/lit-html.js";

/** The last entry of a pad. It stands there until another one is entered, or an entry is taken back. */
export class Entered {
  said = ""; // as the button called it
  lines = /** @type {string[] | null} */ (null); // as it was told, once it was

  /** @param {string} label */
  constructor(label) {
    this.label = label;
  }

  /** Take note of an entry; none where the pad is closed. @param {string} [said] */
  begin(said = "") {
    this.said = said;
    this.lines = null;
  }

  /** Take up the lines that Python sends: those of the entry, or of a later one. @param {string[]} lines */
  receive(lines) {
    if (this.said && !this.lines) this.lines = lines;
    else this.begin();
  }

  draw() {
    if (!this.said || this.lines?.length === 0) return nothing;
    const lines = (this.lines ?? [this.said]).map((line) => html` <span>${line}</span>`);
    return html`<p class="vc-entered"><b>✓ ${this.label}</b>${lines}</p>`;
  }
}
