import { findParts } from "./element.js";

/** @import { Movement } from "./messages" */
/** @import { Spot, Spots } from "./spots" */
/** @import { Board } from "./types" */
/** A point in pixels of the page. @typedef {{ x: number, y: number }} Point */

export const AWAITED = "vc-awaited"; // the class of a part that is still on its way
const SOLEMN = "solemn";
const DICE = "dice";
const TUMBLING = -540; // degrees that dice turn on their way
const FAINT = 0.2; // opacity of a piece that appears or vanishes
const NAMED = ["data-at", "data-part", "data-panel", "role", "tabindex", "aria-label"];
const MARKED = ".vc-open, .vc-barred, .vc-lit";

/** One movement on the board: a picture and the places on its way. */
export class Flight {
  /** The places on its way, once the board is drawn again; null for a place that was not found.
   * @type {(Spot | null)[]} */
  stops = [];

  /** @param {Movement} movement @param {Board["find"]} find
   * @param {Spots} spots before the board changes */
  constructor([picture, way, times, tone], find, spots) {
    this.picture = picture;
    this.way = way;
    this.times = times;
    this.tone = tone;
    this.look = copyPicture(find, picture);
    this.from = spots.find(way[0], picture);
    this.to = spots.find(way.at(-1) ?? "", picture);
    this.isSeen = Boolean(this.from && (this.from.shown || this.look)) && !this.stays;
  }

  /** True if the picture stays at one place: it is shaken there, or the place lights up. */
  get stays() {
    return this.way.length === 1;
  }

  /** True for a shared picture (`#id`), which any number of flights may show. */
  get isShared() {
    return this.picture.startsWith("#");
  }

  /** True for dice, which turn on their way. */
  get rolls() {
    return this.tone === DICE;
  }

  /** True for a solemn flight, which goes straight. */
  get isSolemn() {
    return this.tone === SOLEMN;
  }

  /** Find the picture on the changed board, if it was not there before.
   * @param {Board["find"]} find */
  findLook(find) {
    this.look ??= copyPicture(find, this.picture);
  }

  /** Find the places on the way.
   * @param {Spots} spots after the board has changed */
  land(spots) {
    const last = this.way.length - 1;
    this.stops = this.way.map(
      (place, at) =>
        (at === 0 && this.from) || spots.find(place, this.picture) || (at === last ? this.to : null),
    );
  }

  /** Return a key for the picture at one of its places.
   * @param {number} at the index of the place, which may count from the end */
  makeKey(at) {
    return `${this.picture} ${this.way.at(at)}`;
  }

  /** Return the frames of the flight, for the browser to animate.
   * @param {Point[]} points @param {number} larger the scale of the picture @param {number} first that at the
   * start
   * @param {number} arc the arc's height in parts of the way @param {{ begins: boolean, ends: boolean }} seen
   * whether the picture is there before it starts, and after it lands */
  makeFrames(points, larger, first, arc, { begins, ends }) {
    const way = arc && points.length === 2 && !this.isSolemn ? bend(points, arc) : points;
    const last = way.length - 1;
    return way.map(({ x, y }, at) => {
      const scale = larger * (at === 0 ? first : at < last ? 1.15 : 1);
      const turn = this.rolls && at < last ? TUMBLING * (1 - at / last) : 0;
      return {
        transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`,
        opacity: (at === 0 && !begins) || (at === last && !ends) ? FAINT : 1,
        easing: way.length > 3 || !arc ? "ease-in-out" : at ? "ease-in" : "ease-out",
      };
    });
  }
}

/** Put a point above the middle of a way of two points, so that it becomes an arc.
 * @param {Point[]} points @param {number} arc */
function bend([from, to], arc) {
  const high = Math.hypot(to.x - from.x, to.y - from.y) * arc;
  return [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - high }, to];
}

/** Copy the picture of a place; null for shared pictures.
 * @param {Board["find"]} find @param {string} picture */
function copyPicture(find, picture) {
  const found = picture && !picture.startsWith("#") ? find(picture) : undefined;
  return found ? copyDrawing(found) : null;
}

/** Copy a drawing without what makes it a part of the board.
 * @template {Element} T @param {T} drawn */
export function copyDrawing(drawn) {
  const copy = /** @type {T} */ (drawn.cloneNode(true));
  for (const each of [copy, ...findParts(copy, "*")]) {
    each.classList.remove(AWAITED);
    for (const name of NAMED) each.removeAttribute(name);
    if (each.matches(MARKED)) each.removeAttribute("class");
  }
  return copy;
}
