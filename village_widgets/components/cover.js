import { renderInto } from "./rendering.js";
import { html } from "../vendor/lit-html.js";
import { makeElement } from "./element.js";
import { renderButton } from "./templates.js";

/** @import { Send, Words } from "./types" */

/** Covers the board while players hand over their device: it names who is next, who then uncovers the board.
 * Until then the page holds nothing that is hidden from others. */
export class Cover {
  root = makeElement("div", { class: "vc-cover", hidden: true });

  /** @param {Words} words @param {Send} send */
  constructor(words, send) {
    this.words = words;
    this.send = send;
  }

  /** Cover the board with a text; uncover it if there is none. @param {string} [text] */
  show(text) {
    this.root.hidden = !text;
    const uncover = () => this.send({ do: "uncover" });
    renderInto(html`<p>${text}</p>${renderButton(this.words.uncover, uncover, "vc-main")}`, this.root);
  }
}
