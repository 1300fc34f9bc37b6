import { readText, writeText } from "./browserstore.js";
import { drawn, element, parts } from "./element.js";
import { spots, TOKEN, written } from "./spots.js";

/** @import { LogEntry, Movement } from "./messages" */
/** @import { Spot } from "./spots" */
/** @import { Board, Tone, Words } from "./types" */
/** @typedef {{ moved: Movement, look: Node | null, from: Spot | null, to: Spot | null, stops: (Spot | null)[], seen: boolean }} Flight */
/** @typedef {{ entry: LogEntry, flights: Flight[] }} Scene */
/** @typedef {{ flight: number, gap: number, arc: number, told: number }} Manner milliseconds, but for the height of an arc in parts of the way */
/** @typedef {{ piece: Element, frame: Keyframe, since: number }} Resting a piece where the board shows nothing, until it flies on */

const KEPT = "village-companion.motion";
const OFF = "off";
const AWAITED = "vc-awaited";
const CHANCE = -1;
/** @type {Record<string, Manner>} */
const MANNERS = {
  calm: { flight: 640, gap: 110, arc: 0, told: 950 },
  lively: { flight: 400, gap: 70, arc: 0.16, told: 650 },
};
const LONGEST = 950; // milliseconds that one step takes at most
const STOP = 55; // milliseconds more for each place on the way
const SHAKE = 500;
const SHAKEN = 0.55; // so much of it is over when something comes out
const HIGHLIGHT = 900;
const CARRIED = 1.7; // so many times slower goes what is solemn
const TUMBLING = -540; // degrees that dice turn on their way
const REST = 400; // milliseconds that it is looked at where it has come to
const BETWEEN = 160; // milliseconds between two sounds where nothing flies
const OVERLAP = 260; // milliseconds after which what chance brings next follows, where nothing is told of it
const HUSHED = 0.45; // how much of the board is left to see around what is solemn
const MOST = 4; // pieces that fly the same way one after the other

const manner = () => (readText(KEPT) in MANNERS ? readText(KEPT) : readText(KEPT) === OFF ? OFF : "calm");
const able = () => manner() !== OFF && typeof document.body.animate === "function" && !document.hidden;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Show things one after the other, unless nothing is to move; any click or key shows all.
/** @param {HTMLElement[]} things */
export function unfold(things) {
  if (!able() || still()) return;
  const { told } = MANNERS[manner()];
  const shown = things.map((thing, at) =>
    thing.animate(
      [
        { opacity: 0, transform: "translateY(8px)" },
        { opacity: 1, transform: "none" },
      ],
      { delay: at * told, duration: told / 2, fill: "backwards" },
    ),
  );
  const finish = () => {
    for (const one of shown) one.finish();
  };
  for (const each of ["pointerdown", "keydown"])
    document.addEventListener(each, finish, { once: true, capture: true });
}

// What moves on the board: pieces fly from where they were to where they are. The new state is painted already; any click or key
// finishes it. Whoever wants nothing to move sees for a moment where something has come to. What sounds is heard when it arrives.
/** @param {Words} words @param {Pick<Board, "named" | "root">} board @param {(tone: Tone, delay?: number) => void} hear
 *  @param {{ follow: (panel: string) => void, home: () => void }} view what brings into view what is told, and the page back after it */
export function motion(words, board, hear, { follow, home }) {
  const root = element("div", { class: "vc-motion", "aria-hidden": "true" });
  /** @type {Animation[]} */
  const running = [];
  /** @type {Map<string, Resting[]>} */
  const resting = new Map();
  /** @type {Map<Flight, SVGElement[]>} */
  const pieces = new Map(); // what flies, laid out together with the new board
  /** @type {Map<string, DOMRect>} */
  const boxes = new Map(); // what room a shared picture takes, in the size in which it is drawn
  /** @type {Map<Element, number>} */
  const awaited = new Map(); // until when a part of the board is seen only faintly: what lies there is still on its way
  /** @type {(() => void)[]} */
  const writes = []; // what is changed once everything has been measured
  /** @type {Scene[]} */
  let steps = [];
  /** @type {LogEntry[]} */
  let paced = [];
  /** @type {(entry: LogEntry | null) => void} */
  let tell = () => {};
  let ended = () => {};
  let where = spots(board, root); // as the page is laid out now

  // A copy of a place's picture that is nothing but a picture.
  /** @param {string} picture */
  function lookOf(picture) {
    const copy =
      picture && !picture.startsWith("#")
        ? /** @type {Element | undefined} */ (board.named(picture)?.cloneNode(true))
        : undefined;
    for (const each of copy ? [copy, ...parts(copy, "*")] : []) {
      each.classList.remove(AWAITED);
      for (const name of ["data-at", "data-part", "role", "tabindex", "aria-label", "class"]) {
        if (name !== "class" || each.matches(".vc-open, .vc-barred, .vc-lit")) each.removeAttribute(name);
      }
    }
    return copy ?? null;
  }

  const flown = () => steps.flatMap(({ flights }) => flights);

  // Where something lies, and what of it is seen, before the board is painted anew.
  /** @type {(moved: Movement) => Flight} */
  function leaving(moved) {
    const [picture, way] = moved;
    const look = lookOf(picture);
    const from = where.at(way[0], picture);
    return {
      moved,
      look,
      from,
      to: where.at(way.at(-1) ?? "", picture),
      stops: [],
      seen: Boolean(from && (from.shown || look)) && way.length > 1,
    };
  }

  // Where it comes by and lies afterwards.
  /** @type {(flight: Flight) => (Spot | null)[]} */
  const arriving = ({ moved: [picture, way], from, to }) =>
    way.map(
      (place, at) => (at === 0 && from) || where.at(place, picture) || (at === way.length - 1 ? to : null),
    );

  // Its picture once for each time that it flies, unseen until then. It keeps the size that it is drawn in, and flies enlarged: a
  // shared picture's box is known once it has been measured, and then nothing has to be laid out a second time.
  /** @param {Flight} flight */
  function draw(flight) {
    const {
      moved: [picture, way, times],
      look,
    } = flight;
    if (way.length === 1 && !look) return;
    const made = Array.from({ length: Math.min(times, MOST) }, () => {
      const piece = drawn(picture.startsWith("#") ? `<use href="${picture}"></use>` : "", {
        class: "vc-flying",
      });
      if (look) piece.append(look.cloneNode(true));
      else if (!picture.startsWith("#"))
        piece.innerHTML = `<circle class="vc-token" cx="0" cy="0" r="${TOKEN / 2}"></circle>`;
      const box = look ? undefined : boxes.get(picture);
      if (box) frame(piece, box);
      return piece;
    });
    pieces.set(flight, made);
    root.append(...made);
  }

  /** @type {(piece: SVGElement, box: DOMRect) => void} */
  function frame(piece, { x, y, width, height }) {
    piece.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    piece.style.cssText = `width: ${width}px; height: ${height}px`;
  }

  // The picture that flies, as high as it is where it goes to, or where it came from; and how many times as high as it is drawn.
  /** @type {(flight: Flight, from: Spot, to: Spot) => { piece: SVGElement, high: number, larger: number }} */
  function made(flight, from, to) {
    const {
      look,
      moved: [picture],
    } = flight;
    const piece = /** @type {SVGElement} */ (pieces.get(flight)?.shift());
    const box =
      (look ? undefined : boxes.get(picture)) ??
      /** @type {SVGGraphicsElement} */ (piece.firstElementChild).getBBox();
    if (!look && box.height) boxes.set(picture, box); // where nothing is laid out it has none
    if (!piece.hasAttribute("viewBox")) writes.push(() => frame(piece, box));
    const sized = to.shown ? to : from.shown ? from : null;
    const scale = where.scaleOf(sized ?? to);
    const high = (sized ? sized.high : look ? Math.min(from.high, to.high) : box.height) * scale;
    return { piece, high, larger: high / (box.height || 1) };
  }

  /** @type {(what: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) => void} */
  function animate(what, frames, timing) {
    writes.push(() => {
      running.push(what.animate(frames, timing));
    });
  }

  // Do something in a moment, unless what moves is finished before. The moment is a delay: while an animation lasts, even one that
  // shows nothing, the page is at work in every frame.
  /** @type {(delay: number, then: () => void) => void} */
  function later(delay, then) {
    writes.push(() => {
      const clock = root.animate(null, { delay, duration: 0 });
      clock.onfinish = then;
      running.push(clock);
    });
  }

  // Which picture lies where.
  /** @type {(flight: Flight, place: string | undefined) => string} */
  const lying = ({ moved: [picture] }, place) => `${picture} ${place}`;

  /** @type {(flight: Flight, delay: number, duration: number, arc: number, followed: boolean) => void} */
  function fly(flight, delay, duration, arc, followed) {
    const {
      stops,
      seen,
      look,
      moved: [, way, , tone],
    } = flight;
    const [from, to] = [stops[0], stops.at(-1)];
    if (!from || !to) return;
    const { piece, high, larger } = made(flight, from, to);
    const points = stops.filter((stop) => stop !== null).map((stop) => where.onPage(stop, followed));
    if (points.length === 2 && arc && tone !== "solemn") {
      const [a, b] = points;
      points.splice(1, 0, {
        x: (a.x + b.x) / 2,
        y: (a.y + b.y) / 2 - Math.hypot(b.x - a.x, b.y - a.y) * arc,
      });
    }
    const lay = resting.get(lying(flight, way[0]))?.shift();
    const onward = resting.get(lying(flight, way.at(-1)));
    const rolls = tone === "dice"; // it tumbles, and lies where it has come to until all is told
    const grown = from.shown ? (from.high * where.scaleOf(from)) / (high || 1) : 1;
    const frames = points.map(({ x, y }, at) => ({
      transform: `translate(${x}px, ${y}px) scale(${larger * (at ? (at < points.length - 1 ? 1.15 : 1) : grown)}) rotate(${rolls && at < points.length - 1 ? TUMBLING * (1 - at / (points.length - 1)) : 0}deg)`,
      opacity:
        (at === 0 && !seen && !lay) || (at === points.length - 1 && !to.shown && !look && !onward && !rolls)
          ? 0.2
          : 1,
      easing: points.length > 3 ? "ease-in-out" : arc ? (at ? "ease-in" : "ease-out") : "ease-in-out",
    }));
    if (lay)
      animate(lay.piece, [lay.frame, lay.frame], {
        delay: lay.since,
        duration: Math.max(delay - lay.since, 0),
      });
    onward?.push({ piece, frame: /** @type {Keyframe} */ (frames.at(-1)), since: delay + duration });
    animate(piece, frames, { delay, duration, fill: rolls ? "both" : seen ? "backwards" : "none" });
    for (const part of to.shown ? written(to.shown) : [])
      awaited.set(part, Math.max(awaited.get(part) ?? 0, delay + duration));
  }

  /** @type {(place: Spot, flight: Flight, delay: number) => void} */
  function shake(place, flight, delay) {
    const { piece, larger } = made(flight, { ...place, shown: null }, place);
    const { x, y } = where.onPage(place, true);
    const frames = [0, -9, 8, -7, 5, 0].map((turn) => ({
      transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${turn ? larger * 1.06 : larger})`,
      opacity: 1,
    }));
    animate(piece, frames, { delay, duration: SHAKE });
    const lies = board.named(flight.moved[0]);
    if (lies) animate(lies, [{ opacity: 0 }, { opacity: 0 }], { delay, duration: SHAKE }); // it is seen once: what is shaken is it
  }

  // A place lights up for a moment.
  /** @type {(place: Spot | null | undefined, delay: number) => void} */
  function light(place, delay) {
    if (!place) return;
    const { x, y } = where.onPage(place, true);
    const scale = where.scaleOf(place);
    const style = `left: ${x}px; top: ${y}px; width: ${Math.max(place.wide, TOKEN) * scale + 10}px; height: ${Math.max(place.high, TOKEN) * scale + 10}px`;
    const ring = element("span", { class: "vc-landed", style });
    writes.push(() => root.append(ring));
    animate(ring, [{ opacity: 1 }, { opacity: 0 }], { delay, duration: HIGHLIGHT, easing: "ease-in" });
  }

  // The board steps back from what is solemn for so long.
  /** @type {(delay: number, duration: number) => void} */
  function hush(delay, duration) {
    const frames = [1, HUSHED, HUSHED, 1].map((opacity) => ({ opacity }));
    animate(board.root, frames, { delay, duration });
  }

  // One movement; how long it takes, and after how long the next one may begin.
  /** @type {(flight: Flight, begins: number, how: Manner, between: number, followed: boolean) => { takes: number, next: number }} */
  function perform(flight, begins, { flight: duration, arc }, between, followed) {
    const {
      stops,
      look,
      moved: [, , , tone],
    } = flight;
    if (stops.length === 1) {
      if (stops[0] && look) shake(stops[0], flight, begins);
      else light(stops[0], begins);
      if (tone) later(begins, () => hear(tone));
      return look ? { takes: SHAKE, next: SHAKE * SHAKEN } : { takes: HIGHLIGHT, next: between };
    }
    const solemn = tone === "solemn";
    const along = solemn
      ? duration * CARRIED
      : duration + Math.min(STOP * (stops.length - 2), LONGEST - duration);
    if (solemn) hush(begins, along + REST);
    fly(flight, begins, along, arc, followed);
    if (tone) later(begins + along, () => hear(tone));
    return { takes: along + (solemn ? REST : 0), next: between };
  }

  // One step from a moment on; how long it takes: what is told, at least as long as one reads it.
  /** @type {(step: Scene, begins: number, how: Manner) => number} */
  function stage({ entry, flights }, begins, how) {
    const single = flights.flatMap((each) =>
      Array.from({ length: Math.min(each.moved[2], MOST) }, () => each),
    );
    const between = Math.min(how.gap, (LONGEST - how.flight) / Math.max(single.length - 1, 1));
    let at = 0;
    const followed = paced.includes(entry);
    let ends = followed ? how.told : 0;
    for (const each of single) {
      const { takes, next } = perform(each, begins + at, how, between, followed);
      ends = Math.max(ends, at + takes);
      at += next;
    }
    return ends;
  }

  function clear() {
    root.replaceChildren();
    pieces.clear();
    for (const part of awaited.keys()) part.classList.remove(AWAITED);
    awaited.clear();
  }

  function finish() {
    if (!running.length) return;
    for (const each of running.splice(0)) each.cancel();
    clear();
    for (const each of ["pointerdown", "keydown"]) document.removeEventListener(each, finish, true);
    tell(null);
    const then = ended;
    ended = () => {};
    then();
  }

  // What moves nothing may be heard all the same, each sound once.
  /** @param {LogEntry[]} entries */
  function sound(entries) {
    const tones = new Set(entries.flatMap(({ moves = [] }) => moves.map(([, , , tone]) => tone)).values());
    tones.delete("");
    [...tones].forEach((tone, at) => {
      hear(tone, at * BETWEEN);
    });
  }

  function play() {
    if (!steps.length) return;
    for (const each of ["pointerdown", "keydown"]) document.addEventListener(each, finish, true);
    let begins = 0;
    if (still()) {
      for (const place of flown().map(({ stops }) => stops.at(-1))) if (place?.wide) light(place, 0); // where something lies
      sound(steps.map(({ entry }) => entry));
      begins = HIGHLIGHT;
    } else {
      resting.clear();
      for (const flight of flown()) resting.set(lying(flight, flight.moved[1][0]), []);
      let ends = 0;
      for (const step of steps) {
        const starts = () => begin(step.entry);
        if (begins) later(begins, starts);
        else writes.push(starts); // what comes first is told in the same frame as the new board
        const takes = stage(step, begins, MANNERS[manner()]);
        ends = Math.max(ends, begins + takes);
        begins +=
          step.entry.seat === CHANCE && !paced.includes(step.entry) ? Math.min(takes, OVERLAP) : takes;
      }
      begins = ends;
    }
    for (const [part, until] of awaited) {
      writes.push(() => part.classList.add(AWAITED)); // an animation of it would have the page at work in every frame
      later(until, () => part.classList.remove(AWAITED));
    }
    later(begins, () => {
      finish();
      home();
    });
    for (const write of writes.splice(0)) write();
    pieces.clear();
  }

  // Once more.
  function again() {
    finish();
    if (!still()) flown().forEach(draw);
    where = spots(board, root);
    play();
  }

  /** @param {LogEntry} entry */
  function begin(entry) {
    if (paced.includes(entry)) follow(entry.panel ?? "");
    tell(entry);
  }

  return {
    root,
    again,
    off: () => manner() === OFF,
    skip() {
      finish();
      home();
    },
    // What happens is told step by step to whoever listens, and nothing at the end.
    /** @param {(entry: LogEntry | null) => void} listener */
    listen(listener) {
      tell = listener;
    },
    // Do something once what moves now has come to rest.
    /** @param {() => void} then */
    afterwards(then) {
      ended = then;
    },
    // Look where everything is before it is painted anew; what is returned looks where it has come to, and lets it move. What
    // is `told` is shown at a pace that one can follow.
    /** @type {(entries: LogEntry[], told: LogEntry[]) => () => void} */
    before(entries, told) {
      where = spots(board, root);
      const scenes = able()
        ? entries.map((entry) => ({ entry, flights: (entry.moves ?? []).map(leaving) }))
        : null; // first, while all is laid out
      finish();
      steps = scenes ?? [];
      paced = told;
      if (!scenes) return () => sound(entries);
      return () => {
        const flights = flown();
        for (const flight of flights) flight.look ??= lookOf(flight.moved[0]);
        if (!still()) flights.forEach(draw);
        where = spots(board, root);
        for (const flight of flights) flight.stops = arriving(flight);
        play();
      };
    },
    // Whether something is seen to move after this.
    moves: () => steps.length > 0 && !still(),
    // How much moves: kept in the browser for all pages.
    picker() {
      const called = {
        [OFF]: words["motion-off"],
        calm: words["motion-calm"],
        lively: words["motion-lively"],
      };
      const options = Object.entries(called).map(([value, label]) =>
        element("option", { value, selected: value === manner() }, label),
      );
      const list = element(
        "select",
        {
          change: () => {
            finish();
            writeText(KEPT, list.value);
          },
        },
        ...options,
      );
      return element("label", { class: "vc-pick" }, element("span", {}, words.motion), list);
    },
  };
}
