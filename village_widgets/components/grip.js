import { makeElement } from "./element.js";
import { entitle } from "./speaking.js";

/** @import { Words } from "./types" */

const FAR = 12; // pixels from which a press is a drag

/** The grip at the upper edge of a bar that lies over the board. A press shows more of the bar, or less
 * again; so does a drag up or down. */
export class Grip {
  from = 0; // where the press began
  isDragged = false;

  /** @param {Words} words @param {HTMLElement} bar */
  constructor(words, bar) {
    this.bar = bar;
    const root = makeElement("button", {
      type: "button",
      class: "vc-grip",
      pointerdown: this.press,
      pointerup: this.release,
      click: () => this.isDragged || this.unfold(!this.isUnfolded),
    });
    this.root = entitle(words, "bar-unfold", root);
    this.unfold(false);
  }

  get isUnfolded() {
    return this.bar.hasAttribute("data-unfolded");
  }

  /** @param {boolean} isUnfolded whether as much of the bar is shown as there is room for */
  unfold(isUnfolded) {
    this.bar.toggleAttribute("data-unfolded", isUnfolded);
    this.root.setAttribute("aria-expanded", String(isUnfolded));
  }

  /** Begin a drag. */
  press = (/** @type {PointerEvent} */ { clientY, pointerId }) => {
    this.from = clientY;
    this.isDragged = false;
    this.root.setPointerCapture?.(pointerId);
  };

  /** End a drag: far enough up unfolds the bar, far enough down folds it. */
  release = (/** @type {PointerEvent} */ { clientY }) => {
    this.isDragged = Math.abs(clientY - this.from) >= FAR;
    if (this.isDragged) this.unfold(clientY < this.from);
  };
}
