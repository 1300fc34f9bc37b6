import { reveal, scrollBehavior, callWhenSeen } from "./element.js";

const GAP = 8; // pixels between what is shown and what covers an edge

/** The part of the window that nothing covers. Bars stick to its upper and lower edge and a sheet may lie
 * over it; the page scrolls what is to be seen, and whatever has the keyboard, to where it is clear. */
export class ClearView {
  /** Places that stay clear while the layout changes, until the reader scrolls or presses something.
   * @type {Element[]} */
  held = [];
  wasSeen = false;

  /** @param {HTMLElement} above @param {HTMLElement} below @param {HTMLElement} sheet
   * @param {HTMLElement} table what all of them belong to */
  constructor(above, below, sheet, table) {
    this.above = above;
    this.below = below;
    this.sheet = sheet;
    this.table = table;
    const watch = new ResizeObserver(() => {
      this.setScrollPadding();
      this.raise("auto");
    });
    for (const each of [above, below, sheet, table]) watch.observe(each);
    const release = () => {
      this.held = [];
    };
    for (const event of ["pointerdown", "wheel", "keydown"])
      addEventListener(event, release, { capture: true, passive: true });
  }

  /** Return how many pixels are covered at the window's upper and lower edge, each with a gap. */
  measureEdges() {
    const { above, below, sheet } = this;
    const open = sheet.matches(":popover-open") ? innerHeight - sheet.getBoundingClientRect().top : 0;
    return [measureStuck(above) + GAP, Math.max(measureStuck(below), open) + GAP];
  }

  /** Tell the browser which edges of the window are covered, so that its own scrolling avoids them. */
  setScrollPadding() {
    const [top, bottom] = this.measureEdges();
    document.documentElement.style.scrollPadding = `${top}px 0 ${bottom}px`;
  }

  /** Tell whether all of a place is clear.
   * @param {Element} place */
  isClear(place) {
    const [top, bottom] = this.measureEdges();
    const at = place.getBoundingClientRect();
    return at.top >= top - GAP && at.bottom <= innerHeight - bottom + GAP;
  }

  /** Return the share of a place's height that is clear.
   * @param {Element} place */
  share(place) {
    const [top, bottom] = this.measureEdges();
    const at = place.getBoundingClientRect();
    return (Math.min(at.bottom, innerHeight - bottom) - Math.max(at.top, top)) / at.height;
  }

  /** Tell whether the question lies over the board, as on a narrow page. */
  isCovering() {
    return measureStuck(this.below) > 0;
  }

  /** Call a function once the table is visible: a hidden page has nothing to scroll to.
   * @param {() => void} act */
  callWhenSeen(act) {
    if (this.wasSeen) return act();
    callWhenSeen(this.table, () => {
      this.wasSeen = true;
      act();
    });
  }

  /** Find the element that scrolls the table. */
  findScroller() {
    for (let around = this.table.parentElement; around; around = around.parentElement) {
      const scrolls = around.scrollHeight > around.clientHeight;
      if (scrolls && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
    }
    return document.documentElement;
  }

  /** Show a place, unless it is clear; with all that lies around it, if there is room.
   * @param {Element | null | undefined} place @param {Element | null} [around] */
  show(place, around) {
    if (!place?.checkVisibility()) return;
    const [top, bottom] = this.measureEdges();
    const fits = around && around.getBoundingClientRect().height <= innerHeight - top - bottom;
    const shown = fits ? around : place;
    if (this.isClear(shown)) return;
    this.setScrollPadding();
    reveal(shown, "center");
  }

  /** True while places are held in view. */
  get holds() {
    return this.held.length > 0;
  }

  /** Show the first of some places, and of the others, one after the other, those that have room beside it.
   * They are held in view until the reader moves the page.
   * @param {Element[]} [places] */
  lift(places = this.held) {
    this.setScrollPadding();
    this.held = places;
    this.raise(scrollBehavior());
  }

  /** Scroll only as far as is needed for the places that are held; nothing where the question doesn't lie
   * over the board.
   * @param {ScrollBehavior} behavior */
  raise(behavior) {
    if (!this.held.length || !this.isCovering()) return; // first, because measuring costs time
    const [first, ...rest] = this.held
      .filter((place) => place.checkVisibility())
      .map((place) => place.getBoundingClientRect());
    if (!first) return;
    const [above, under] = this.measureEdges();
    const [upper, lower] = [above, innerHeight - under];
    let { top, bottom } = first;
    for (const at of rest) {
      const [from, to] = [Math.min(top, at.top), Math.max(bottom, at.bottom)];
      if (to - from <= lower - upper) [top, bottom] = [from, to];
    }
    const by = bottom > lower ? Math.min(bottom - lower, top - upper) : Math.min(top - upper, 0);
    if (by) this.findScroller().scrollBy({ top: by, behavior });
  }
}

/** Return the height in pixels of a bar that sticks to the window's edge; 0 if it doesn't stick.
 * @param {HTMLElement} bar */
const measureStuck = (bar) => (getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0);
