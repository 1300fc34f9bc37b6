import { GAP, planCuts, readBox } from "./cutting.js";
import { canMove, prefersStill } from "./manner.js";

/** @import { Board } from "./types" */
/** @import { ColumnFit } from "./cutting" */
/** @typedef {{ named: string[], near: string[], cuts: boolean, begins: boolean }} Subject places that a card
 * names, and places on panels that it needs; whether panels may be cut to what is named; whether another step
 * begins */

const LEAST = 264; // pixels of a panel's width from which its numbers can be read
const TOUCH = 372; // pixels of a panel's width from which fingers hit its places
const MOST = 640; // pixels of a panel's width, at most
const BESIDE = 0.36; // the share of the width that panels beside the main one take
const READ = 90; // pixels of a text that scrolls in its own box, at least
const SHIFT = 120; // pixels by which a phone's window changes when its address line goes
const FADE = 220; // milliseconds

/** Lays out the panels of a lesson's step so that they fit the window beside the text and the task, as large
 * as they can be. If they have no room above the task on a phone, they are cut to the places that are named,
 * and a long text scrolls in its own box. */
export class Arrangement {
  /** @type {Subject} */
  subject = { named: [], near: [], cuts: false, begins: false };
  shown = ""; // the names of the panels that were shown last
  size = [0, 0];
  isOn = false;

  /** @param {Board} board @param {HTMLElement} told holds the text @param {HTMLElement} scope the button to
   * the whole board @param {() => HTMLElement | null} findAsked the question with the task */
  constructor(board, told, scope, findAsked) {
    this.board = board;
    this.told = told;
    this.scope = scope;
    this.findAsked = findAsked;
    addEventListener("resize", () => this.resize());
  }

  get text() {
    return /** @type {HTMLElement | null} */ (this.told.querySelector(".vc-text"));
  }

  get table() {
    return /** @type {HTMLElement | null} */ (this.told.closest(".vc-table"));
  }

  /** Arrange the page again if its window has changed its size. */
  resize() {
    const [wide, high] = this.size;
    const isSame = wide === innerWidth && Math.abs(high - innerHeight) < SHIFT;
    if (this.isOn && !isSame) this.arrange();
  }

  /** Lay out what a card is about.
   * @param {Subject} subject */
  show(subject) {
    this.subject = subject;
    this.arrange();
  }

  /** Lay out nothing: the whole board is shown. */
  clear() {
    const { board, text, table } = this;
    this.isOn = false;
    board.cut(new Map());
    for (const place of [board.grid, ...board.panels.values()])
      for (const name of ["grid-template-columns", "grid-column", "grid-row"])
        place.style.removeProperty(name);
    for (const panel of board.panels.values()) panel.classList.remove("vc-left");
    text?.removeAttribute("style");
    text?.removeAttribute("tabindex");
    text?.classList.remove("vc-long");
    table?.classList.remove("vc-pinned");
  }

  /** Arrange the panels and the card so that the question and what it is about are in view. */
  arrange() {
    this.clear();
    const asked = this.findAsked();
    if (!asked || !this.board.root.checkVisibility()) return;
    this.isOn = true;
    this.size = [innerWidth, innerHeight];
    const lies = getComputedStyle(asked).position === "sticky";
    if (lies) this.arrangeAbove(asked);
    else this.arrangeBeside(asked);
    this.showStep();
    this.fadeIn();
  }

  /** The panels that the style sheet shows, in the order in which they are seen. */
  get panels() {
    const seen = /** @type {SVGElement[]} */ (/** @type {unknown} */ (this.board.list(".vc-panel")));
    const order = new Map(seen.map((panel) => [panel, Number(getComputedStyle(panel).order)]));
    return seen
      .filter((panel) => panel.checkVisibility())
      .sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  }

  /** Lay out panels beside the text: those that the step needs, and the reader's own. If they have no room,
   * panels are cut where the step allows it, and a long text scrolls in its own box.
   * @param {HTMLElement} asked */
  arrangeBeside(asked) {
    const { board, panels, scope, subject, text } = this;
    const needed = new Set([...subject.named, ...subject.near].map((at) => board.findPanel(at)));
    const chosen = panels.filter((panel) => needed.has(panel) || isOwn(panel));
    // before measuring, so that the browser lays out only the chosen panels
    for (const panel of panels) panel.classList.toggle("vc-left", !chosen.includes(panel));
    const from = board.root.getBoundingClientRect().top - this.findTop();
    const top = from < innerHeight / 4 ? from : GAP;
    const room = innerHeight - top - scope.offsetHeight - 2 * GAP;
    if (!this.layOutFeatured(chosen, room)) {
      const fit = this.fit(chosen, room);
      const squeezed = fit ?? this.squeeze(chosen);
      this.layOut(squeezed);
      if (!fit && subject.cuts) this.cut(squeezed, room);
    }
    const last = asked.querySelector(".vc-tools")?.getBoundingClientRect().bottom ?? 0;
    const missing = last - board.root.getBoundingClientRect().top + top + 2 * GAP - innerHeight;
    if (text && missing > 0) this.shorten(text, missing);
  }

  /** Lay out the panel of the task large, and one or two others beside it, one above the other; return
   * whether that was done: there are such others and room for them.
   * @param {SVGElement[]} panels @param {number} room */
  layOutFeatured(panels, room) {
    const { board } = this;
    const main = panels.find((panel) => panel.classList.contains("vc-first")) ?? panels[0];
    const others = panels.filter((panel) => panel !== main);
    if (!others.length || others.length > 2) return false;
    const across = board.grid.clientWidth;
    const shape = measureShape(panels);
    const high = (room - (others.length - 1) * GAP) / others.length;
    const beside = Math.floor(Math.min(Math.max(LEAST, across * BESIDE), high / shape));
    const wide = Math.floor(Math.min(across - beside - GAP, room / shape, MOST));
    if (beside < LEAST || wide < beside) return false;
    board.grid.style.gridTemplateColumns = `${wide}px ${beside}px`;
    main.style.gridColumn = "1";
    main.style.gridRow = `1 / span ${others.length}`;
    for (const panel of others) panel.style.gridColumn = "2";
    return true;
  }

  /** Lay out panels between the text and the question that lies over the window's lower edge. The panels that
   * the text doesn't name may be below it, and then a strip tells what the reader has.
   * @param {HTMLElement} asked */
  arrangeAbove(asked) {
    const { board, panels, text, table, subject } = this;
    const above = innerHeight - asked.offsetHeight - 2 * GAP;
    const measureTop = (/** @type {Element} */ place) => place.getBoundingClientRect().top;
    const findRoom = () => above - (text ? measureTop(board.root) - measureTop(text) : 0);
    const named = panels.filter((panel) => this.isNamed(panel));
    const touch = Math.min(board.grid.clientWidth, TOUCH);
    const roomAtTop = above - measureTop(board.root) + this.findTop();
    const fit = this.fit(panels, roomAtTop, touch) ?? this.fit(panels, findRoom(), touch);
    if (fit) return this.layOut(fit);
    const chosen = named.length ? named : panels.slice(0, 1);
    /** Pin the board or let it go; return how much room is left then. */
    const pin = (/** @type {boolean} */ isPinned) => {
      table?.classList.toggle("vc-pinned", isPinned && !chosen.some(isOwn));
      return findRoom();
    };
    const less = this.fit(chosen, pin(true), touch);
    if (less) return this.layOut(less);
    const readable = this.squeeze(chosen);
    this.layOut(readable);
    if (!subject.cuts || !text || this.cut(readable, pin(true)) <= 0) return;
    const room = pin(false);
    let missing = this.cut(readable, room);
    // Too many panels for readable letters: show an overview with small ones.
    for (let columns = readable.columns + 1; missing > text.offsetHeight - READ && columns < 4; columns++) {
      const small = this.divide(chosen, columns);
      this.layOut(small);
      missing = this.cut(small, room);
    }
    if (missing > 0) this.shorten(text, missing);
  }

  /** Return how far the page's beginning is above the window.
   * @returns {number} */
  findTop() {
    return document.documentElement.getBoundingClientRect().top;
  }

  /** Let a text scroll in its own box.
   * @param {HTMLElement} text @param {number} by pixels that are wanted for something else */
  shorten(text, by) {
    text.style.maxHeight = `${Math.max(text.offsetHeight - by, READ)}px`;
    text.style.overflowY = "auto";
    text.tabIndex = 0;
    text.classList.add("vc-long");
  }

  /** Tell whether the text names a panel or a place on it. @param {SVGElement} panel */
  isNamed(panel) {
    return this.subject.named.some((at) => this.board.findPanel(at) === panel);
  }

  /** Find the columns in which some panels are largest; null if they are too small or too high for the room
   * in all.
   * @param {SVGElement[]} panels @param {number} room @param {number} [least] pixels of a panel's width
   * @returns {ColumnFit | null} */
  fit(panels, room, least = LEAST) {
    const across = this.board.grid.clientWidth;
    const shape = measureShape(panels);
    let best = null;
    for (let columns = 1; columns <= panels.length; columns++) {
      const rows = Math.ceil(panels.length / columns);
      const wide = (across - (columns - 1) * GAP) / columns;
      const high = (room - (rows - 1) * GAP) / rows;
      const width = Math.floor(Math.min(wide, high / shape, MOST));
      if (width >= least && width > (best?.width ?? 0)) best = { panels, columns, width };
    }
    return best;
  }

  /** Return the most columns in which panels can be read; their rows must be cut.
   * @param {SVGElement[]} panels @returns {ColumnFit} */
  squeeze(panels) {
    const across = this.board.grid.clientWidth;
    const most = Math.max(Math.floor((across + GAP) / (LEAST + GAP)), 1);
    return this.divide(panels, Math.min(most, Math.max(panels.length, 1)));
  }

  /** @param {SVGElement[]} panels @param {number} columns @returns {ColumnFit} */
  divide(panels, columns) {
    const across = this.board.grid.clientWidth;
    return { panels, columns, width: Math.floor(Math.min((across - (columns - 1) * GAP) / columns, MOST)) };
  }

  /** @param {ColumnFit} fit */
  layOut({ columns, width }) {
    this.board.grid.style.gridTemplateColumns = `repeat(${columns}, ${width}px)`;
  }

  /** Cut panels to what is named on them; return how many pixels are missing, negative if there were more
   * than needed.
   * @param {ColumnFit} fit @param {number} room */
  cut(fit, room) {
    const { cuts, missing } = planCuts(this.board, this.subject.named, fit, room);
    this.board.cut(cuts);
    return missing;
  }

  /** Show the step among the others, where they scroll. */
  showStep() {
    const here = /** @type {HTMLElement | null} */ (this.told.querySelector("[aria-current]")?.parentElement);
    const row = here?.parentElement;
    if (here && row)
      row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }

  /** Let panels that were not shown before appear gently when another step begins, where the reader wants
   * motion. */
  fadeIn() {
    const { panels, shown, subject } = this;
    const names = panels.map(({ dataset }) => dataset.panel ?? "");
    this.shown = names.join();
    if (!subject.begins || !shown || !canMove() || prefersStill()) return;
    for (const panel of panels)
      if (!shown.split(",").includes(panel.dataset.panel ?? "")) panel.animate({ opacity: [0, 1] }, FADE);
  }
}

/** @param {Element} panel */
const isOwn = (panel) => panel.classList.contains("vc-own");

/** Return the height of the tallest of some panels in parts of its width, 0.1 at least.
 * @param {SVGElement[]} panels */
const measureShape = (panels) => Math.max(...panels.map(readBox).map(([, , wide, high]) => high / wide), 0.1);
