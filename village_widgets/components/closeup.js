import { readBox } from "./cutting.js";
import { makeElement, findParts } from "./element.js";
import { AWAITED, copyDrawing } from "./flight.js";

/** @import { Words } from "./types" */
/** @import { Spot } from "./spots" */
/** @import { Timeline } from "./timeline" */
/** @import { Board, Clear } from "./types" */
/** The place of a close-up in the window, in pixels; pixels for each unit of the panel, and the first unit
 * shown.
 * @typedef {{ left: number, top: number, wide: number, high: number, scale: number,
 * from: number }} CloseupFit */

const ENOUGH = 0.7; // the share of a panel that must be in view for a reader to follow events there
const WIDE = 440; // pixels of a close-up beside the question, at most
const HIGH = 0.38; // the share of the window's height that a close-up takes at most
const AROUND = 70; // units of a panel above and below what happens there
const GAP = 8; // pixels
const FOLDING = 220; // milliseconds
const SHOWN = [{ opacity: 1 }, { opacity: 1 }];
const FOLDED = [
  { opacity: 1, transform: "none" },
  { opacity: 0, transform: "translateY(10px)" },
];

/** A picture of a panel that is out of view, on which pieces move. It is drawn when it is first seen. */
export class CloseUp {
  /** The copy of the panel, once it is drawn. @type {SVGElement | undefined} */
  picture;

  /** @param {SVGElement} panel @param {CloseupFit} fit @param {DOMRect} corner what the picture
   * is placed from @param {string} skip says that a press ends it */
  constructor(panel, { left, top, wide, high, scale, from }, corner, skip) {
    this.panel = panel;
    this.matrix = { a: scale, d: scale, e: left, f: top - scale * from };
    this.box = `0 ${from} ${wide / scale} ${high / scale}`;
    this.root = makeElement(
      "div",
      { class: "vc-closeup" },
      makeElement("span", { class: "vc-button" }, skip),
    );
    const [x, y] = [left - corner.left, top - corner.top];
    this.root.style.cssText = `left: ${x}px; top: ${y}px; width: ${wide}px; height: ${high}px`;
  }

  /** Copy the panel as it is now, with what is still on its way. */
  draw() {
    if (this.picture) return;
    this.picture = copyDrawing(this.panel);
    this.picture.removeAttribute("class");
    this.picture.setAttribute("viewBox", this.box);
    this.root.prepend(this.picture);
    for (const each of findParts(this.panel, `.${AWAITED}`)) this.find(each)?.classList.add(AWAITED);
  }

  /** Find what stands in the picture for a part of the panel.
   * @param {Element | null | undefined} part @returns {Element | undefined} */
  find(part) {
    if (part === this.panel) return this.picture;
    const around = part?.parentElement;
    if (!part || !around || !this.panel.contains(part)) return undefined;
    return this.find(around)?.children[[...around.children].indexOf(part)];
  }
}

/** Shows what happens out of view: a picture of the panel above the question, or beside it on a wide page.
 * It takes no room and no press, so the page stays as it is under a finger. */
export class Director {
  root = makeElement("div", { class: "vc-closeups", "aria-hidden": "true" });
  /** The close-ups of the running motion, by panel. @type {Map<string, CloseUp>} */
  closeUps = new Map();

  /** @param {Words} words @param {Board} board @param {Clear} clear
   * @param {HTMLElement} asked the question */
  constructor(words, board, clear, asked) {
    this.words = words;
    this.board = board;
    this.clear = clear;
    this.asked = asked;
  }

  /** Return the close-up of a panel, one for all steps of a motion; null if most of the panel is in view or
   * there is no such panel.
   * @param {string} key @param {(Spot | null)[]} spots what the close-up shows, if the panel has no room */
  look(key, spots) {
    const panel = this.board.panels.get(key);
    if (!panel || this.clear.share(panel) > ENOUGH) return null;
    const taken = this.closeUps.get(key);
    if (taken) return taken;
    const there = spots.flatMap((spot) => (spot?.panel === panel ? spot.y : []));
    const closeUp = new CloseUp(
      panel,
      this.fit(panel, there),
      this.root.getBoundingClientRect(),
      this.words["motion-skip"],
    );
    this.closeUps.set(key, closeUp);
    return closeUp;
  }

  /** Find room for a panel; what is too high for it is cut above and below what happens.
   * @param {SVGElement} panel @param {number[]} there units from the panel's top @returns {CloseupFit} */
  fit(panel, there) {
    const [, , units, tall] = readBox(panel);
    const asked = this.asked.getBoundingClientRect();
    const covers = this.clear.isCovering();
    const most = covers ? asked.width - 2 * GAP : Math.min(WIDE, asked.left - 2 * GAP);
    const room = innerHeight * HIGH;
    const [first, last] = [Math.min(tall, ...there) - AROUND, Math.max(0, ...there) + AROUND];
    const seen = Math.min(tall, Math.max(last - first, (room / most) * units));
    const scale = Math.min(most / units, room / seen);
    const from = Math.min(Math.max((first + last - seen) / 2, 0), tall - seen);
    const [wide, high] = [units * scale, seen * scale];
    const left = covers ? asked.left + (asked.width - wide) / 2 : asked.left - GAP - wide;
    const top = covers ? asked.top - GAP - high : Math.max(asked.top, GAP);
    return { left, top, wide, high, scale, from };
  }

  /** Show a close-up for a time. It comes after the first picture of what has changed, so that this is as
   * quick as without it.
   * @param {CloseUp} closeUp @param {Timeline} timeline @param {number} delay @param {number} duration */
  show(closeUp, timeline, delay, duration) {
    timeline.schedule(Math.max(delay, 1), () => {
      closeUp.draw();
      if (!closeUp.root.isConnected) this.root.replaceChildren(closeUp.root); // replaces an earlier one
    });
    timeline.animate(closeUp.root, SHOWN, { delay, duration });
  }

  /** Fold a close-up; return how long that takes, in milliseconds.
   * @param {CloseUp} closeUp @param {Timeline} timeline @param {number} delay */
  fold({ root }, timeline, delay) {
    timeline.animate(root, FOLDED, { delay, duration: FOLDING, easing: "ease-in" });
    return FOLDING;
  }

  /** Put all close-ups away. */
  cut() {
    this.root.replaceChildren();
    this.closeUps.clear();
  }
}
