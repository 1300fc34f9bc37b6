import { makeElement } from "./element.js";
import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { renderButton } from "./templates.js";

/** @import { GameKeeper } from "./keptgame" */
/** @import { Send, Words } from "./types" */

/** A line that says where the game is that lay on the table before, until something is decided in the new
 * one. */
export class PartedGame {
  root = makeElement("p", { class: "vc-parted", role: "status", hidden: true });

  /** @param {Words} words @param {Send} send @param {GameKeeper} copy */
  constructor(words, send, copy) {
    this.words = words;
    this.send = send;
    this.copy = copy;
  }

  bringBack = () => this.send(this.copy.takeBack());

  draw() {
    const { words, copy, root } = this;
    root.hidden = !copy.before;
    const undo = renderButton(words.undo, this.bringBack, "vc-quiet");
    const said = html`<span>${words["game-parted"]}</span> ${undo}`;
    renderInto(copy.before ? said : nothing, root);
  }
}
