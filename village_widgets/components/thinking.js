import { renderInto } from "./rendering.js";
import { html } from "../vendor/lit-html.js";
import { makeElement } from "./element.js";
import { renderButton } from "./templates.js";
import { follow } from "./speaking.js";

/** @import { Send, Words } from "./types" */

/** Shows how far a program has come with its thinking, and lets readers hurry it. */
export class ThinkingBar {
  root = makeElement("div", { class: "vc-thinking", hidden: true });

  /** @param {Words} words @param {Send} send */
  constructor(words, send) {
    this.words = words;
    this.send = send;
    this.percent = 0;
    follow(words, () => this.draw());
  }

  /** Show how far a program's thinking has come, in percent. @param {number} percent */
  show(percent) {
    this.percent = percent;
    this.root.hidden = false;
    this.draw();
  }

  draw() {
    const { words, percent } = this;
    const hurryUp = () => this.send({ do: "hurry" });
    renderInto(
      html`<span>${words.thinking}</span>
        <progress max="100" aria-label=${words.thinking} .value=${percent}></progress>
        ${renderButton(words.hurry, hurryUp, "vc-quiet")}`,
      this.root,
    );
  }

  hide() {
    this.root.hidden = true;
  }
}
