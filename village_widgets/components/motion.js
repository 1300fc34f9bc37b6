import { readText, writeText } from "./browserstore.js";
import { drawn, element, parts } from "./element.js";

/** @import { LogEntry, Movement } from "./messages" */
/** @import { Board, Words } from "./types" */
/** @typedef {{ panel: SVGGraphicsElement, x: number, y: number, wide: number, high: number, shown: Element | null }} Spot a point in a panel's own coordinates */
/** @typedef {{ moved: Movement, look: Node | null, stops: (Spot | null)[], seen: boolean }} Flight */
/** @typedef {{ entry: LogEntry, flights: Flight[] }} Step */
/** @typedef {{ flight: number, gap: number, arc: number, told: number }} Manner milliseconds, but for the height of an arc in parts of the way */

const KEPT = "village-companion.motion";
const OFF = "off";
/** @type {Record<string, Manner>} */
const MANNERS = { calm: { flight: 640, gap: 110, arc: 0, told: 950 }, lively: { flight: 400, gap: 70, arc: 0.16, told: 650 } };
const LONGEST = 950; // milliseconds that one step takes at most
const STOP = 55; // milliseconds more for each place on the way
const SHAKE = 500;
const HIGHLIGHT = 900;
const TOKEN = 18;

const manner = () => (readText(KEPT) in MANNERS ? readText(KEPT) : readText(KEPT) === OFF ? OFF : "calm");
const able = () => manner() !== OFF && typeof document.body.animate === "function" && !document.hidden;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Show things one after the other, unless nothing is to move; any click or key shows all.
/** @param {HTMLElement[]} things */
export function unfold(things) {
  if (!able() || still()) return;
  const { told } = MANNERS[manner()];
  const shown = things.map((thing, at) => thing.animate([{ opacity: 0, transform: "translateY(8px)" }, { opacity: 1, transform: "none" }], { delay: at * told, duration: told / 2, fill: "backwards" }));
  const finish = () => { for (const one of shown) one.finish(); };
  for (const each of ["pointerdown", "keydown"]) document.addEventListener(each, finish, { once: true, capture: true });
}

// What moves on the board: pieces fly from where they were to where they are. The new state is painted already; any click or key
// finishes it. Whoever wants nothing to move sees for a moment where something has come to.
/** @param {Words} words @param {Pick<Board, "named">} board */
export function motion(words, board) {
  const root = element("div", { class: "vc-motion", "aria-hidden": "true" });
  /** @type {Animation[]} */
  const running = [];
  /** @type {ReturnType<typeof setTimeout>[]} */
  const waiting = [];
  /** @type {Step[]} */
  let steps = [];
  /** @type {LogEntry[]} */
  let paced = [];
  /** @type {(entry: LogEntry | null) => void} */
  let tell = () => {};

  // Where a place is, and what of a picture is seen there.
  /** @type {(place: string, picture: string) => Spot | null} */
  function spot(place, picture) {
    const [called, point] = place.split("@");
    const found = /** @type {SVGGraphicsElement | undefined} */ (board.named(called));
    const panel = /** @type {SVGGraphicsElement | null} */ (found?.closest(".vc-panel") ?? null);
    const scale = panel?.getScreenCTM();
    if (!found || !panel || !scale) return null;
    const pictures = picture.startsWith("#") ? parts(point ? panel : found, `use[href="${picture}"]:not(.no)`) : [];
    const [x, y] = (point ?? "").split(",").map(Number);
    const away = (/** @type {Element} */ each) => { const at = within(each, scale); return Math.hypot(at.x - x, at.y - y); };
    const shown = (point ? pictures.find((each) => away(each) < TOKEN) : pictures.at(-1)) ?? null;
    const { wide, high, ...middle } = within(shown ?? found, scale);
    if (!wide && !point) return null;
    return { panel, shown, ...(point ? { x, y } : middle), wide: shown || !point ? wide : 0, high: shown || !point ? high : 0 };
  }

  /** @type {(shown: Element, scale: DOMMatrix) => { x: number, y: number, wide: number, high: number }} */
  function within(shown, scale) {
    const { left, top, width, height } = shown.getBoundingClientRect();
    const middle = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(scale.inverse());
    return { x: middle.x, y: middle.y, wide: width / scale.a, high: height / scale.d };
  }

  // A copy of a place's picture that is nothing but a picture.
  /** @param {string} picture */
  function lookOf(picture) {
    const copy = picture && !picture.startsWith("#") ? /** @type {Element | undefined} */ (board.named(picture)?.cloneNode(true)) : undefined;
    for (const each of copy ? [copy, ...parts(copy, "*")] : []) {
      for (const name of ["data-at", "data-part", "role", "tabindex", "aria-label", "class"]) {
        if (name !== "class" || each.matches(".vc-open, .vc-barred, .vc-lit")) each.removeAttribute(name);
      }
    }
    return copy ?? null;
  }

  // The picture that flies, as high as it is where it goes to, or where it came from.
  /** @type {(flight: Flight, from: Spot, to: Spot) => { piece: SVGElement, high: number }} */
  function made({ moved: [picture], look }, from, to) {
    const piece = drawn(picture.startsWith("#") ? `<use href="${picture}"></use>` : "", { class: "vc-flying" });
    if (look) piece.append(look.cloneNode(true));
    else if (!picture.startsWith("#")) piece.innerHTML = `<circle class="vc-token" cx="0" cy="0" r="${TOKEN / 2}"></circle>`;
    root.append(piece);
    const box = /** @type {SVGGraphicsElement} */ (piece.firstElementChild).getBBox();
    const sized = to.shown ? to : from.shown ? from : null;
    const scale = (sized ?? to).panel.getScreenCTM()?.a ?? 1;
    const high = (sized ? sized.high : look ? Math.min(from.high, to.high) : box.height) * scale;
    piece.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    piece.style.height = `${high}px`;
    piece.style.width = `${(high * box.width) / (box.height || 1)}px`;
    return { piece, high };
  }

  // Where a spot is; what is out of view lies just beyond the window's edge, so that one sees where a piece leaves for.
  /** @param {Spot} at */
  function onPage({ panel, x, y }) {
    const here = root.getBoundingClientRect();
    const point = new DOMPoint(x, y).matrixTransform(panel.getScreenCTM() ?? undefined);
    return { x: point.x - here.left, y: Math.min(Math.max(point.y, -TOKEN), innerHeight + TOKEN) - here.top };
  }

  /** @type {(what: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) => void} */
  function animate(what, frames, timing) {
    running.push(what.animate(frames, timing));
  }

  /** @type {(flight: Flight, delay: number, duration: number, arc: number) => void} */
  function fly(flight, delay, duration, arc) {
    const [from, to] = [flight.stops[0], flight.stops.at(-1)];
    if (!from || !to) return;
    const { piece, high } = made(flight, from, to);
    const points = flight.stops.filter((stop) => stop !== null).map(onPage);
    if (points.length === 2 && arc) {
      const [a, b] = points;
      points.splice(1, 0, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - Math.hypot(b.x - a.x, b.y - a.y) * arc });
    }
    const grown = from.shown ? (from.high * (from.panel.getScreenCTM()?.a ?? 1)) / (high || 1) : 1;
    const frames = points.map(({ x, y }, at) => ({
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${at ? (at < points.length - 1 ? 1.15 : 1) : grown})`,
      opacity: (at === 0 && !flight.seen) || (at === points.length - 1 && !to.shown && !flight.look) ? 0.2 : 1,
      visibility: "visible",
      easing: points.length > 3 ? "ease-in-out" : arc ? (at ? "ease-in" : "ease-out") : "ease-in-out",
    }));
    animate(piece, frames, { delay, duration, fill: flight.seen ? "backwards" : "none" });
    if (to.shown) animate(to.shown, [{ opacity: 0.12 }, { opacity: 0.12 }], { duration: delay + duration });
  }

  /** @type {(place: Spot | null, flight: Flight, delay: number) => void} */
  function shake(place, flight, delay) {
    if (!place || !flight.look) return;
    const { piece } = made(flight, { ...place, shown: null }, place);
    const { x, y } = onPage(place);
    const frames = [0, -9, 8, -7, 5, 0].map((turn) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${turn ? 1.06 : 1})`, visibility: "visible" }));
    animate(piece, frames, { delay, duration: SHAKE });
  }

  // Whoever wants nothing to move: for a moment, where something came to.
  /** @param {Flight} flight */
  function light({ stops }) {
    const to = stops.at(-1);
    if (!to) return;
    const { x, y } = onPage(to);
    const scale = to.panel.getScreenCTM()?.a ?? 1;
    const ring = element("span", { class: "vc-landed" });
    root.append(ring);
    ring.style.cssText = `left: ${x}px; top: ${y}px; width: ${Math.max(to.wide, TOKEN) * scale + 10}px; height: ${Math.max(to.high, TOKEN) * scale + 10}px`;
    animate(ring, [{ opacity: 1, visibility: "visible" }, { opacity: 0, visibility: "visible" }], { duration: HIGHLIGHT, easing: "ease-in" });
  }

  // One step from a moment on; how long it takes: what others did, at least as long as one reads it.
  /** @type {(step: Step, begins: number, how: Manner) => number} */
  function stage({ entry, flights }, begins, { flight: duration, gap, arc, told }) {
    const single = flights.flatMap((each) => Array.from({ length: Math.min(each.moved[2], 4) }, () => each));
    const between = Math.min(gap, (LONGEST - duration) / Math.max(single.length - 1, 1));
    let ends = 0;
    single.forEach((each, at) => {
      const along = duration + Math.min(STOP * (each.stops.length - 2), LONGEST - duration);
      if (each.stops.length === 1) shake(each.stops[0], each, begins + at * between);
      else fly(each, begins + at * between, along, arc);
      ends = Math.max(ends, at * between + along);
    });
    return paced.includes(entry) ? Math.max(ends, told) : ends;
  }

  function finish() {
    if (!running.length && !waiting.length) return;
    for (const each of running.splice(0)) each.cancel();
    for (const each of waiting.splice(0)) clearTimeout(each);
    root.replaceChildren();
    for (const each of ["pointerdown", "keydown"]) document.removeEventListener(each, finish, true);
    tell(null);
  }

  function play() {
    finish();
    if (!steps.length) return;
    for (const each of ["pointerdown", "keydown"]) document.addEventListener(each, finish, true);
    let begins = 0;
    if (still()) {
      for (const { flights } of steps) flights.forEach(light);
      begins = HIGHLIGHT;
    } else {
      for (const step of steps) {
        waiting.push(setTimeout(() => tell(step.entry), begins));
        begins += stage(step, begins, MANNERS[manner()]);
      }
    }
    waiting.push(setTimeout(finish, begins));
  }

  return {
    root,
    finish,
    play,
    // What happens is told step by step to whoever listens, and nothing at the end.
    /** @param {(entry: LogEntry | null) => void} listener */
    listen(listener) {
      tell = listener;
    },
    // Look where everything is before it is painted anew; what is returned looks where it has come to, and lets it move. What
    // `others` did is shown at a pace that one can follow.
    /** @type {(entries: LogEntry[], others: LogEntry[]) => () => boolean} */
    before(entries, others) {
      finish();
      steps = [];
      paced = others;
      if (!able()) return () => false;
      const old = entries.map((entry) => ({
        entry,
        moves: entry[4].map((moved) => ({ moved, look: lookOf(moved[0]), from: spot(moved[1][0], moved[0]), to: spot(moved[1].at(-1) ?? "", moved[0]) })),
      }));
      return () => {
        steps = old.map(({ entry, moves }) => ({
          entry,
          flights: moves.map(({ moved, look, from, to }) => {
            const [picture, way] = moved;
            const stops = way.map((place, at) => (at === 0 && from) || spot(place, picture) || (at === way.length - 1 ? to : null));
            return { moved, look: look ?? lookOf(picture), stops, seen: Boolean(from && (from.shown || look)) && way.length > 1 };
          }),
        }));
        play();
        return steps.length > 0 && !still();
      };
    },
    // How much moves: kept in the browser for all pages.
    picker() {
      const called = { [OFF]: words["motion-off"], calm: words["motion-calm"], lively: words["motion-lively"] };
      const options = Object.entries(called).map(([value, label]) => element("option", { value, selected: value === manner() }, label));
      const list = element("select", { change: () => { finish(); writeText(KEPT, list.value); } }, ...options);
      return element("label", { class: "vc-pick" }, element("span", {}, words.motion), list);
    },
  };
}
