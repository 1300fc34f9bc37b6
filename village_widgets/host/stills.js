import { awaitPageStyle, takeLinks } from "./styles.js";
import { BRINGING, Widgets } from "./widgets.js";

// Still pictures: until the process is there, a page shows what its cells showed to a newcomer. A cell that
// then shows the same takes over its picture with its widgets' IDs, and sends what the player did on the
// picture.

/** @import { HandOver, SendToProcess } from "./widgets" */
/** A still picture: its elements and widgets, whether a cell has taken it over, when its styles are loaded,
 * and the functions that clean its widgets up.
 * @typedef {{ parts: HTMLElement[], widgets: Widgets, live: boolean, dressed: Promise<unknown>,
 *   ends: Promise<(() => void) | undefined>[] }} Still */

const KEPT = "template[data-still]";
const PLACE = /@(\d+)@/g; // a placeholder for a widget's ID
const STILL = "still";

/** The still pictures by cell. @type {Map<number, Still>} */
const stills = new Map();

/** Put ids in their places in a text. @type {(html: string, findId: (number: number) => string) => string} */
const fillIn = (html, findId) => html.replace(PLACE, (_, number) => findId(Number(number)));
/** Return the id of a picture's widget until the process has one for it.
 * @type {(cell: number, number: number) => string} */
const nameEarly = (cell, number) => `still-${cell}-${number}`;

/** Return what a cell shows that had a still picture, with the ids of its widgets.
 * @type {(cell: number, ids: string[]) => string} */
export function fillStill(cell, ids) {
  const kept = /** @type {HTMLTemplateElement | null} */ (
    document.querySelector(`${KEPT}[data-still="${cell}"]`)
  );
  return fillIn(kept?.innerHTML ?? "", (number) => ids[number]);
}

/** Show the still pictures of all cells whose content has not come yet.
 * @param {SendToProcess} send to the page's process @param {HandOver} handOver */
export function showStills(send, handOver) {
  for (const kept of /** @type {Iterable<HTMLTemplateElement>} */ (document.querySelectorAll(KEPT))) {
    const cell = Number(kept.dataset.still);
    if (!document.querySelector(`[data-cell="${cell}"]`)) continue; // the cell's content has come
    stills.set(cell, drawStill(cell, kept, send, handOver));
  }
}

/** Turn the picture of a cell into the cell, with the process's ids of its widgets. `done` resolves when its
 * style is loaded.
 * Returns null if the picture is gone.
 * @param {number} cell @param {string[]} ids */
export function takeOverStill(cell, ids) {
  const still = stills.get(cell);
  if (!still) return null;
  still.live = true;
  still.widgets.become(new Map(ids.map((id, number) => [nameEarly(cell, number), id])));
  return { widgets: still.widgets, done: still.dressed };
}

/** Remove the pictures that no cell took over; the others no longer count as pictures. */
export function endStills() {
  for (const { parts, ends, live } of stills.values()) {
    for (const part of live ? parts : []) {
      part.classList.remove(STILL);
      part.removeAttribute("aria-busy");
    }
    for (const part of live ? [] : parts) part.remove();
    for (const end of live ? [] : ends) end.then((clean) => clean?.());
  }
  stills.clear();
  markCells();
}

/** Say on the element of all cells whether a still picture is seen there, for what stands below it. */
function markCells() {
  const seen = document.querySelector(`#cells > .${STILL}:not([hidden])`);
  document.getElementById("cells")?.toggleAttribute("data-pictures", seen !== null);
}

/** Show the still picture of a cell; it is hidden until its styles are loaded.
 * @type {(cell: number, kept: HTMLTemplateElement, send: SendToProcess, handOver: HandOver) => Still} */
function drawStill(cell, kept, send, handOver) {
  /** @param {string | null | undefined} text */
  const fillInEarly = (text) => fillIn(text ?? "", (number) => nameEarly(cell, number));
  const inside = document.importNode(kept.content, true);
  const dressed = Promise.all([awaitPageStyle(), takeLinks(inside)]);
  const parts = /** @type {HTMLElement[]} */ ([...inside.children]);
  for (const part of parts) {
    part.classList.add(STILL);
    part.setAttribute("aria-busy", "true");
    part.hidden = true;
  }
  dressed.then(() => {
    for (const part of parts) part.hidden = false;
    markCells();
  });
  const widgets = new Widgets(send, handOver, true);
  const tolds = [...inside.querySelectorAll(BRINGING)];
  kept.before(inside);
  const ends = tolds.map((told) => {
    const el = document.createElement("div");
    told.replaceWith(el);
    return widgets.open(JSON.parse(fillInEarly(told.textContent)), el);
  });
  return { parts, widgets, live: false, dressed, ends };
}
