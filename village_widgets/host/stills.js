import { Widgets } from "./widgets.js";

// What a cell showed to the last who were new here is shown at once, while there is no process: a picture that answers nothing, for
// the eye alone, apart from the page, on which so each thing is found once. What the cell shows then is the same, but for the ids of
// its widgets: the picture becomes it.

/** @typedef {(type: string, content: Record<string, any>, buffers?: DataView[]) => void} Say */
/** @typedef {(boxes: [id: string, el: HTMLElement][]) => void} HandOver */
/** @typedef {{ box: HTMLElement, inside: ShadowRoot, widgets: Widgets, styles: HTMLElement[], dressed: Promise<unknown>, ends: Promise<(() => void) | undefined>[] }} Still */

const KEPT = "template[data-still]";
const TOLD = 'script[type="application/vnd.village.widgets+json"]';
const PLACE = /@(\d+)@/g; // of an id

/** @type {Map<number, Still>} */
const stills = new Map(); // by cell

/** @type {(html: string, id: (number: number) => string) => string} */
const named = (html, id) => html.replace(PLACE, (_, number) => id(Number(number)));
/** @type {(cell: number, number: number) => string} */
const early = (cell, number) => `still-${cell}-${number}`;
/** @param {HTMLLinkElement} link */
const loaded = (link) => new Promise((done) => { for (const event of ["load", "error"]) link.addEventListener(event, done); });

/** What a cell shows whose still picture came with the page, with the ids that its widgets have now. @type {(cell: number, ids: string[]) => string} */
export function shownBy(cell, ids) {
  const kept = /** @type {HTMLTemplateElement | null} */ (document.querySelector(`${KEPT}[data-still="${cell}"]`));
  return named(kept?.innerHTML ?? "", (number) => ids[number]);
}

/** @param {Say} say to the page's process @param {HandOver} handOver */
export function showStills(say, handOver) {
  for (const kept of /** @type {Iterable<HTMLTemplateElement>} */ (document.querySelectorAll(KEPT))) {
    const cell = Number(kept.dataset.still);
    if (!document.querySelector(`[data-cell="${cell}"]`)) continue; // what it shows has come already
    const still = drawn(cell, kept.innerHTML, say, handOver);
    stills.set(cell, still);
    kept.before(still.box);
  }
}

/**
 * The process is there and its cell shows what the picture is of: this is it, with the ids that its widgets have there, and whether
 * it has been seen. Nothing where there is no picture any more.
 * @param {number} cell @param {string[]} ids
 */
export async function brought(cell, ids) {
  const still = stills.get(cell);
  if (!still) return null;
  stills.delete(cell);
  await still.dressed;
  const seen = still.box.scrollHeight > 0;
  const part = document.createDocumentFragment();
  part.append(...still.inside.childNodes);
  for (const link of part.querySelectorAll("link")) link.remove();
  still.box.remove();
  still.widgets.become(new Map(ids.map((id, number) => [early(cell, number), id])));
  return { part, widgets: still.widgets, seen };
}

export function removeStills() {
  for (const { box, styles, ends } of stills.values()) {
    box.remove();
    for (const style of styles) style.remove();
    for (const end of ends) end.then((clean) => clean?.());
  }
  stills.clear();
}

/** @type {(cell: number, html: string, say: Say, handOver: HandOver) => Still} */
function drawn(cell, html, say, handOver) {
  const box = document.createElement("div");
  box.className = "still";
  box.inert = true;
  box.setAttribute("aria-hidden", "true");
  box.hidden = true;
  const inside = box.attachShadow({ mode: "closed" });
  inside.append(document.createRange().createContextualFragment(named(html, (number) => early(cell, number))));
  const links = /** @type {HTMLLinkElement[]} */ ([...inside.querySelectorAll('link[rel="stylesheet"]')]);
  const styles = links.map((link) => /** @type {HTMLLinkElement} */ (link.cloneNode())); // for when it is on the page
  const dressed = Promise.all([...links, ...styles].map(loaded));
  document.head.append(...styles);
  Promise.all(links.map(loaded)).then(() => { box.hidden = false; });
  const widgets = new Widgets(say, handOver, true);
  const ends = [...inside.querySelectorAll(TOLD)].map((told) => {
    const el = document.createElement("div");
    told.replaceWith(el);
    return widgets.open(JSON.parse(told.textContent ?? ""), el);
  });
  return { box, inside, widgets, styles, dressed, ends };
}
