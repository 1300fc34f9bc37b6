import { parts } from "./element.js";

/** @import { Board } from "./types" */
/** @typedef {{ panel: SVGGraphicsElement, x: number, y: number, wide: number, high: number, shown: Element | null }} Spot a point in a panel's own coordinates */

export const TOKEN = 18;

// Where things are on the board as it is laid out now: what has been measured once holds until something changes, and then one
// asks anew. A panel may be moved and made larger or smaller, but is never turned.
/** @param {Pick<Board, "named">} board @param {Element} corner whose place on the page others are measured from */
export function spots(board, corner) {
  /** @type {Map<SVGGraphicsElement, DOMMatrix | null>} */
  const scales = new Map();
  /** @type {DOMRect | undefined} */
  let from;

  /** @param {SVGGraphicsElement} panel */
  function scaleOf(panel) {
    const known = scales.get(panel);
    if (known !== undefined) return known;
    const scale = panel.getScreenCTM();
    scales.set(panel, scale);
    return scale;
  }

  return {
    // A place by its name, or a point on a panel, and what of a picture is seen there.
    /** @type {(place: string, picture: string) => Spot | null} */
    at(place, picture) {
      const [called, point] = place.split("@");
      const found = /** @type {SVGGraphicsElement | undefined} */ (board.named(called));
      const panel = /** @type {SVGGraphicsElement | null} */ (found?.closest(".vc-panel") ?? null);
      const scale = panel && scaleOf(panel);
      if (!found || !scale) return null;
      const pictures = picture.startsWith("#")
        ? parts(point ? panel : found, `use[href="${picture}"]:not(.no)`)
        : [];
      const [x, y] = (point ?? "").split(",").map(Number);
      const away = (/** @type {Element} */ each) => {
        const at = within(each, scale);
        return Math.hypot(at.x - x, at.y - y);
      };
      const shown = (point ? pictures.find((each) => away(each) < TOKEN) : pictures.at(-1)) ?? null;
      const { wide, high, ...middle } = within(shown ?? found, scale);
      if (!wide && !point) return null;
      return {
        panel,
        shown,
        ...(point ? { x, y } : middle),
        wide: shown || !point ? wide : 0,
        high: shown || !point ? high : 0,
      };
    },
    // How many pixels of the page one of a spot's panel is.
    /** @param {Spot} spot */
    scaleOf: ({ panel }) => scaleOf(panel)?.a ?? 1,
    // Where a spot is, measured from the corner. What is out of view and stays there lies just beyond the window's edge, so that
    // one sees where a piece leaves for.
    /** @type {(spot: Spot, followed?: boolean) => { x: number, y: number }} */
    onPage({ panel, x, y }, followed = false) {
      from ??= corner.getBoundingClientRect();
      const { a, d, e, f } = scaleOf(panel) ?? new DOMMatrix();
      const top = d * y + f;
      return {
        x: a * x + e - from.left,
        y: (followed ? top : Math.min(Math.max(top, -TOKEN), innerHeight + TOKEN)) - from.top,
      };
    },
  };
}

/** @type {(shown: Element, scale: DOMMatrix) => { x: number, y: number, wide: number, high: number }} */
function within(shown, { a, d, e, f }) {
  const { left, top, width, height } = shown.getBoundingClientRect();
  return { x: (left + width / 2 - e) / a, y: (top + height / 2 - f) / d, wide: width / a, high: height / d };
}

// A picture, and the number that is written on it.
/** @param {Element} shown */
export function written(shown) {
  const next = shown.nextElementSibling;
  if (!next?.matches("text")) return [shown];
  const [{ left, right, top, bottom }, number] = [
    shown.getBoundingClientRect(),
    next.getBoundingClientRect(),
  ];
  const [x, y] = [number.left + number.width / 2, number.top + number.height / 2];
  return x > left && x < right && y > top && y < bottom ? [shown, next] : [shown];
}
