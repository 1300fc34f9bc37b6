import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { makeElement } from "./element.js";
import { follow } from "./speaking.js";

/** @import { BarringRule } from "./messages" */
/** @import { Send, Sheet, Words } from "./types" */

/** The fold-out that explains why choices are refused. The reasons are requested when it opens, and again
 * after each change of the game. */
export class Refusals {
  root = makeElement("details", { class: "vc-why", toggle: () => this.request() });

  /** @param {Words} words @param {Send} send @param {Pick<Sheet, "renderReasons">} sheet */
  constructor(words, send, sheet) {
    this.words = words;
    this.send = send;
    this.sheet = sheet;
    follow(words, () => this.draw(nothing));
  }

  /** Follow a change of the game. @param {boolean} canRefuse whether a choice can be refused now */
  update(canRefuse) {
    this.root.hidden = !canRefuse;
    if (canRefuse) this.request();
  }

  /** Ask for the reasons, if they are unfolded. */
  request() {
    if (this.root.open) this.send({ do: "why" });
  }

  /** Show the reasons in a version of the game, or that there are none.
   * @param {BarringRule[]} reasons @param {number} v */
  show(reasons, v) {
    const none = html`<p class="vc-about">${this.words["why-nothing"]}</p>`;
    this.draw(reasons.length ? this.sheet.renderReasons(reasons, v) : none);
  }

  /** @param {unknown} reasons */
  draw(reasons) {
    renderInto(html`<summary>${this.words["why-not"]}</summary><div>${reasons}</div>`, this.root);
  }
}
