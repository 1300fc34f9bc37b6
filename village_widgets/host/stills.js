import { Widgets } from "./widgets.js";

// What a cell showed to the last who were new here is shown at once, while there is no process. What the cell shows then is the
// same, but for the ids of its widgets: the picture becomes it, where it is. What somebody does on it before waits.

/** @typedef {(type: string, content: Record<string, any>, buffers?: DataView[]) => void} SendToProcess */
/** @typedef {(boxes: [id: string, el: HTMLElement][]) => void} HandOver */
/** @typedef {{ parts: HTMLElement[], widgets: Widgets, styles: HTMLElement[], live: boolean, dressed: Promise<unknown>, ends: Promise<(() => void) | undefined>[] }} Still */

const KEPT = "template[data-still]";
const TOLD = 'script[type="application/vnd.village.widgets+json"]';
const PLACE = /@(\d+)@/g; // of an id
const STILL = "still";

/** @type {Map<number, Still>} */
const stills = new Map(); // by cell

/** @type {(html: string, id: (number: number) => string) => string} */
const named = (html, id) => html.replace(PLACE, (_, number) => id(Number(number)));
/** @type {(cell: number, number: number) => string} */
const early = (cell, number) => `still-${cell}-${number}`;
/** @param {HTMLLinkElement} link */
const loaded = (link) =>
  new Promise((done) => {
    for (const event of ["load", "error"]) link.addEventListener(event, done);
  });

/** The page's own style, where that has not come yet: before, nothing lies where it will. */
function pageDressed() {
  const links = /** @type {HTMLLinkElement[]} */ ([
    ...document.querySelectorAll('link[rel="stylesheet"]'),
  ]).filter((link) => !link.sheet);
  if (!links.length || document.readyState === "complete") return;
  return Promise.race([
    Promise.all(links.map(loaded)),
    new Promise((done) => {
      addEventListener("load", done);
    }),
  ]);
}

/** What a cell shows whose still picture came with the page, with the ids that its widgets have now. @type {(cell: number, ids: string[]) => string} */
export function shownBy(cell, ids) {
  const kept = /** @type {HTMLTemplateElement | null} */ (
    document.querySelector(`${KEPT}[data-still="${cell}"]`)
  );
  return named(kept?.innerHTML ?? "", (number) => ids[number]);
}

/** @param {SendToProcess} send to the page's process @param {HandOver} handOver */
export function showStills(send, handOver) {
  for (const kept of /** @type {Iterable<HTMLTemplateElement>} */ (document.querySelectorAll(KEPT))) {
    const cell = Number(kept.dataset.still);
    if (!document.querySelector(`[data-cell="${cell}"]`)) continue; // what it shows has come already
    stills.set(cell, drawn(cell, kept, send, handOver));
  }
}

/**
 * The process is there and its cell shows what the picture is of: this is it, with the ids that its widgets have there. Done when it
 * has its style. Nothing where there is no picture any more.
 * @param {number} cell @param {string[]} ids
 */
export function brought(cell, ids) {
  const still = stills.get(cell);
  if (!still) return null;
  still.live = true;
  still.widgets.become(new Map(ids.map((id, number) => [early(cell, number), id])));
  return { widgets: still.widgets, done: still.dressed };
}

/** There are no pictures any more: what has not become what it is of goes. */
export function endStills() {
  for (const { parts, styles, ends, live } of stills.values()) {
    for (const part of live ? parts : []) {
      part.classList.remove(STILL);
      part.removeAttribute("aria-busy");
    }
    for (const gone of live ? [] : [...parts, ...styles]) gone.remove();
    for (const end of live ? [] : ends) end.then((clean) => clean?.());
  }
  stills.clear();
}

/** @type {(cell: number, kept: HTMLTemplateElement, send: SendToProcess, handOver: HandOver) => Still} */
function drawn(cell, kept, send, handOver) {
  const inside = document
    .createRange()
    .createContextualFragment(named(kept.innerHTML, (number) => early(cell, number)));
  const links = /** @type {HTMLLinkElement[]} */ ([...inside.querySelectorAll("link")]);
  for (const link of links) link.remove();
  const styles = links.filter((link) => link.rel === "stylesheet");
  const dressed = Promise.all([pageDressed(), ...styles.map(loaded)]);
  document.head.append(...styles);
  const parts = /** @type {HTMLElement[]} */ ([...inside.children]);
  for (const part of parts) {
    part.classList.add(STILL);
    part.setAttribute("aria-busy", "true");
    part.hidden = true;
  }
  dressed.then(() => {
    for (const part of parts) part.hidden = false;
  });
  const widgets = new Widgets(send, handOver, true);
  const tolds = [...inside.querySelectorAll(TOLD)];
  kept.before(inside);
  const ends = tolds.map((told) => {
    const el = document.createElement("div");
    told.replaceWith(el);
    return widgets.open(JSON.parse(told.textContent ?? ""), el);
  });
  return { parts, widgets, styles, live: false, dressed, ends };
}
