import { html, nothing } from "../vendor/lit-html.js";

/** What was entered last on a pad. It is said there until somebody enters or takes back something else. */
export class Entered {
  said = ""; // as the button called it
  lines = /** @type {string[] | null} */ (null); // as it was told, once it was

  /** @param {string} label */
  constructor(label) {
    this.label = label;
  }

  /** Something is entered; nothing, where nothing is open. @param {string} [said] */
  begin(said = "") {
    this.said = said;
    this.lines = null;
  }

  /** Something else is told: what was entered, or what came after it. @param {string[]} lines */
  receive(lines) {
    if (this.said && !this.lines) this.lines = lines;
    else this.begin();
  }

  draw() {
    if (!this.said || this.lines?.length === 0) return nothing;
    return html`<p class="vc-entered" role="status"><b>✓ ${this.label}</b>${(this.lines ?? [this.said]).map((line) => html` <span>${line}</span>`)}</p>`;
  }
}
