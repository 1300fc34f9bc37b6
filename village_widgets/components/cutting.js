/** @import { Board } from "./types" */
/** Panels in columns of a width in pixels.
 * @typedef {{ panels: SVGElement[], columns: number, width: number }} ColumnFit */

export const GAP = 10; // pixels between panels, and around them
const AROUND = 12; // units that stay above and below a named place in a cut panel
const SLICE = 72; // units of a cut panel's height, at least
const PART = 0.35; // the share of a panel's height that is seen at least if the panel itself is named
const BAND = 140; // units of a cut panel's height that are enough

/** Plan how panels are cut to what is named on them, row by row; the first rows get what room is left. Return
 * the cuts, each as its upper edge and its height, and how many pixels are missing, negative if there were
 * more than needed.
 * @param {Board} board @param {string[]} named @param {ColumnFit} fit @param {number} room */
export function planCuts(board, named, { panels, columns, width }, room) {
  /** @type {SVGElement[][]} */
  const rows = [];
  for (let at = 0; at < panels.length; at += columns) rows.push(panels.slice(at, at + columns));
  const bands = new Map(panels.map((panel) => [panel, findBand(board, named, panel)]));
  const least = rows.map((row) => Math.max(...row.map((panel) => measureHeight(bands.get(panel)))));
  const scale = width / readBox(panels[0])[2];
  const whole = Math.max(...panels.map((panel) => readBox(panel)[3]));
  let left = (room - (rows.length - 1) * GAP) / scale - least.reduce((sum, high) => sum + high, 0);
  const missing = -left * scale;
  const high = [...least];
  for (const enough of [BAND, whole])
    for (const number of rows.keys()) {
      const more = Math.min(Math.max(enough - high[number], 0), Math.max(left, 0));
      high[number] += more;
      left -= more;
    }
  const cuts = new Map(
    panels.map((panel, at) => {
      const tall = readBox(panel)[3];
      return [panel, slice(bands.get(panel) ?? [0, tall], high[Math.floor(at / columns)], tall)];
    }),
  );
  return { cuts, missing };
}

/** Find the part of a panel's height where its named places lie, from and to in units; its upper part if it
 * is named itself, or a slice of that if nothing on it is named.
 * @param {Board} board @param {string[]} named @param {SVGElement} panel @returns {[number, number]} */
export function findBand(board, named, panel) {
  const [, , units, high] = readBox(panel);
  const box = panel.getBoundingClientRect();
  const scale = box.width / units;
  const first = box.top - Number(panel.getAttribute("viewBox")?.split(" ")[1]) * scale;
  const places = named.flatMap((at) => board.findTarget(at) ?? []);
  const there = places.filter((place) => panel.contains(place)).map((place) => place.getBoundingClientRect());
  const itself = named.some((at) => board.panels.get(at) === panel) ? [0, high * PART] : [];
  const from = there.map(({ top }) => (top - first) / scale - AROUND);
  const to = there.map(({ bottom }) => (bottom - first) / scale + AROUND);
  const all = [...itself, ...from, ...to];
  return all.length ? [Math.max(Math.min(...all), 0), Math.min(Math.max(...all), high)] : [0, SLICE];
}

/** Return a panel's own coordinates: its corner, width and height.
 * @param {SVGElement} panel */
export const readBox = (panel) =>
  (panel.dataset.box ?? panel.getAttribute("viewBox") ?? "").split(" ").map(Number);

/** @param {[number, number] | undefined} band */
const measureHeight = ([from, to] = [0, 0]) => Math.max(to - from, SLICE);

/** Return what is shown of a panel, as its upper edge and its height: as much as there is room for, around a
 * band.
 * @param {[number, number]} band @param {number} high @param {number} whole @returns {[number, number]} */
function slice([from, to], high, whole) {
  const seen = Math.min(high, whole);
  const begin = Math.min(Math.max((from + to - seen) / 2, 0), whole - seen);
  return [begin, seen];
}
