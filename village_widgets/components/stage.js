import { makeElement } from "./element.js";
import { AWAITED, Flight } from "./flight.js";
import { MOST, Pieces } from "./pieces.js";
import { Spots, TOKEN, listWithNumber } from "./spots.js";
import { Timeline } from "./timeline.js";

/** @import { CloseUp } from "./closeup" */
/** @import { Manner } from "./manner" */
/** @import { Movement } from "./messages" */
/** @import { Spot } from "./spots" */
/** @import { Board, Tone } from "./types" */
/** @typedef {{ piece: Element, frame: Keyframe, since: number }} Resting a piece that lies where the board
 * shows nothing, until it flies on */

const LONGEST = 950; // milliseconds that one step takes at most
const STOP = 55; // milliseconds more for each place on the way
const SHAKE = 500; // milliseconds
const SHAKEN = 0.55; // the share of a shake after which the drawn piece comes out
export const HIGHLIGHT = 900; // milliseconds
const CARRIED = 1.7; // a solemn flight takes this much longer
const REST = 400; // milliseconds to look at where a solemn flight has landed
const HUSHED = 0.45; // opacity of the board behind a solemn flight
const HIDDEN = [{ opacity: 0 }, { opacity: 0 }];
const TURNS = [0, -9, 8, -7, 5, 0]; // degrees by which a shaken piece turns, one after the other

/** The layer above the board on which pieces fly, one step after the other. */
export class Stage {
  root = makeElement("div", { class: "vc-motion", "aria-hidden": "true" });
  timeline = new Timeline(this.root);
  pieces = new Pieces(this.root);
  /** Pieces that lie where the board shows nothing, by the key of the flight that takes them on.
   * @type {Map<string, Resting[]>} */
  resting = new Map();
  /** Parts of the board that stay faint until something has landed there: the time in milliseconds, and the
   * close-up that shows them, too.
   * @type {Map<Element, { until: number, closeUp: CloseUp | null }>} */
  awaited = new Map();
  /** Dice that lie on a close-up. @type {Element[]} */
  rolled = [];

  /** @param {Pick<Board, "find" | "root">} board @param {(tone: Tone) => void} playSound */
  constructor(board, playSound) {
    this.board = board;
    this.playSound = playSound;
    this.spots = new Spots(board, this.root);
  }

  /** Forget all measures: the board has changed. */
  measure() {
    this.spots = new Spots(this.board, this.root);
  }

  /** Note where a movement begins, before the board changes; return its flight. @param {Movement} movement */
  leave(movement) {
    return new Flight(movement, this.board.find, this.spots);
  }

  /** Draw the pieces of some flights, unseen.
   * @param {Flight[]} flights */
  draw(flights) {
    for (const flight of flights) {
      flight.findLook(this.board.find);
      this.pieces.draw(flight);
    }
  }

  /** Expect flights that may go on from where others landed.
   * @param {Flight[]} flights */
  expect(flights) {
    this.resting = new Map(flights.map((flight) => [flight.makeKey(0), []]));
  }

  /** Perform the flights of one step; return how long that takes.
   * @param {Flight[]} flights @param {number} begins @param {Manner} manner @param {CloseUp | null} closeUp
   * what shows the panel where they happen, if it is out of view @returns {number} milliseconds */
  perform(flights, begins, manner, closeUp = null) {
    this.spots.closeUp = closeUp;
    const single = flights.flatMap((each) => Array.from({ length: Math.min(each.times, MOST) }, () => each));
    const between = Math.min(manner.gap, (LONGEST - manner.flight) / Math.max(single.length - 1, 1));
    let at = 0;
    let ends = 0;
    for (const flight of single) {
      const { takes, next } = flight.stays
        ? this.showInPlace(flight, begins + at, between)
        : this.go(flight, begins + at, manner, between);
      ends = Math.max(ends, at + takes);
      at += next;
    }
    return ends;
  }

  /** Shake a picture where it lies, or light up its place. Return how long that takes, and when the next may
   * begin, in milliseconds.
   * @param {Flight} flight @param {number} begins @param {number} between */
  showInPlace(flight, begins, between) {
    const [place] = flight.stops;
    if (place && flight.look) this.shake(place, flight, begins);
    else this.light(place, begins);
    this.sound(flight, begins);
    return flight.look ? { takes: SHAKE, next: SHAKE * SHAKEN } : { takes: HIGHLIGHT, next: between };
  }

  /** Let a picture go its way. Return how long that takes, and when the next may begin, in milliseconds.
   * @param {Flight} flight @param {number} begins @param {Manner} manner @param {number} between */
  go(flight, begins, { flight: duration, arc }, between) {
    const { stops, isSolemn } = flight;
    const longer = Math.min(STOP * (stops.length - 2), LONGEST - duration);
    const takes = isSolemn ? duration * CARRIED : duration + longer;
    if (isSolemn) this.hush(begins, takes + REST);
    this.fly(flight, begins, takes, arc);
    this.sound(flight, begins + takes);
    return { takes: isSolemn ? takes + REST : takes, next: between };
  }

  /** Play a flight's sound after a delay in milliseconds. @param {Flight} flight @param {number} delay */
  sound({ tone }, delay) {
    if (tone) this.timeline.schedule(delay, () => this.playSound(tone));
  }

  /** Animate a flight along its stops, from where an earlier flight left its piece if it goes on with that
   * one. The part on which it lands stays faint until then. If its first or last stop was not found, nothing
   * flies.
   * @param {Flight} flight @param {number} delay @param {number} duration @param {number} arc */
  fly(flight, delay, duration, arc) {
    const { spots, timeline } = this;
    const { stops, look, isSeen, rolls } = flight;
    const [from, to] = [stops[0], stops.at(-1)];
    if (!from || !to) return;
    const { piece, high, larger } = this.pieces.take(flight, from, to, spots, timeline);
    const points = stops.filter((stop) => stop !== null).map((stop) => spots.findOnPage(stop, true));
    const lay = this.resting.get(flight.makeKey(0))?.shift();
    const onward = this.resting.get(flight.makeKey(-1));
    const first = from.shown ? (from.high * spots.measureScale(from)) / (high || 1) : 1;
    const seen = { begins: isSeen || Boolean(lay), ends: Boolean(to.shown || look || onward || rolls) };
    const frames = flight.makeFrames(points, larger, first, arc, seen);
    if (lay) {
      const rests = { delay: lay.since, duration: Math.max(delay - lay.since, 0) };
      timeline.animate(lay.piece, [lay.frame, lay.frame], rests);
    }
    onward?.push({ piece, frame: frames[frames.length - 1], since: delay + duration });
    timeline.animate(piece, frames, {
      delay,
      duration,
      fill: rolls ? "both" : isSeen ? "backwards" : "none",
    });
    const closeUp = spots.findCloseUp(to);
    if (rolls && closeUp) this.rolled.push(piece);
    const landed = to.shown ? listWithNumber(to.shown) : [];
    for (const part of landed) {
      const until = Math.max(this.awaited.get(part)?.until ?? 0, delay + duration);
      this.awaited.set(part, { until, closeUp: closeUp ?? this.awaited.get(part)?.closeUp ?? null });
    }
  }

  /** Shake a copy of the picture at its place while the original is hidden.
   * @param {Spot} place @param {Flight} flight @param {number} delay */
  shake(place, flight, delay) {
    const { spots, timeline } = this;
    const { piece, larger } = this.pieces.take(flight, { ...place, shown: null }, place, spots, timeline);
    const { x, y } = spots.findOnPage(place);
    const frames = TURNS.map((turn) => ({
      transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${turn ? larger * 1.06 : larger})`,
      opacity: 1,
    }));
    timeline.animate(piece, frames, { delay, duration: SHAKE });
    const original = this.board.find(flight.picture);
    const closeUp = spots.findCloseUp(place);
    /** Draw the close-up, if there is one, without the piece that shakes. */
    const hide = () => {
      closeUp?.draw();
      const copy = closeUp?.find(original);
      if (copy) timeline.running.push(copy.animate(HIDDEN, { duration: SHAKE }));
    };
    if (original) timeline.animate(original, HIDDEN, { delay, duration: SHAKE });
    if (closeUp) timeline.schedule(Math.max(delay, 1), hide);
  }

  /** Light up a place for a moment, after a delay in milliseconds.
   * @param {Spot | null | undefined} place @param {number} delay */
  light(place, delay) {
    if (!place) return;
    const { x, y } = this.spots.findOnPage(place);
    const scale = this.spots.measureScale(place);
    const [width, height] = [place.wide, place.high].map((size) => Math.max(size, TOKEN) * scale + 10);
    const style = `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
    const ring = makeElement("span", { class: "vc-landed", style });
    this.timeline.add(() => this.root.append(ring));
    const fades = [{ opacity: 1 }, { opacity: 0 }];
    this.timeline.animate(ring, fades, { delay, duration: HIGHLIGHT, easing: "ease-in" });
  }

  /** Take away the dice that lie on a close-up, after a delay in milliseconds. @param {number} delay */
  takeDice(delay) {
    for (const die of this.rolled.splice(0))
      this.timeline.animate(die, HIDDEN, { delay, duration: 0, fill: "forwards" });
  }

  /** Dim the board for a time; both are in milliseconds. @param {number} delay @param {number} duration */
  hush(delay, duration) {
    const frames = [1, HUSHED, HUSHED, 1].map((opacity) => ({ opacity }));
    this.timeline.animate(this.board.root, frames, { delay, duration });
  }

  /** Begin what has been performed, and call a function when all of it is over.
   * @param {number} lasts milliseconds @param {() => void} then */
  start(lasts, then) {
    const { timeline } = this;
    for (const [part, { until, closeUp }] of this.awaited) {
      timeline.add(() => part.classList.add(AWAITED)); // a class: an animation would cost time in every frame
      timeline.schedule(until, () => {
        for (const each of [part, closeUp?.find(part)]) each?.classList.remove(AWAITED);
      });
    }
    timeline.schedule(lasts, then);
    timeline.start();
    this.pieces.waiting.clear();
  }

  /** Stop at once, with everything where it belongs. */
  cancel() {
    this.timeline.cancel();
    this.pieces.clear();
    for (const part of this.awaited.keys()) part.classList.remove(AWAITED);
    this.awaited.clear();
  }
}
