import { parts } from "./element.js";

/** @import { Board } from "./types" */
/** @typedef {{ panel: SVGGraphicsElement, x: number, y: number, wide: number, high: number, shown: Element | null }} Spot a point in a panel's own coordinates */

export const TOKEN = 18;

// Where things are on the board: a place by its name, or a point on a panel, and what of a picture is seen there.
/** @type {(board: Pick<Board, "named">, place: string, picture: string) => Spot | null} */
export function spot(board, place, picture) {
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

// How many pixels of the page one of a spot's panel is.
/** @param {Spot} spot */
export const scaleOf = ({ panel }) => panel.getScreenCTM()?.a ?? 1;

// Where a spot is, measured from the corner of something on the page. What is out of view and stays there lies just beyond the
// window's edge, so that one sees where a piece leaves for.
/** @type {(at: Spot, corner: Element, followed?: boolean) => { x: number, y: number }} */
export function onPage({ panel, x, y }, corner, followed = false) {
  const here = corner.getBoundingClientRect();
  const point = new DOMPoint(x, y).matrixTransform(panel.getScreenCTM() ?? undefined);
  const high = followed ? point.y : Math.min(Math.max(point.y, -TOKEN), innerHeight + TOKEN);
  return { x: point.x - here.left, y: high - here.top };
}

// A picture, and the number that is written on it.
/** @param {Element} shown */
export function written(shown) {
  const next = shown.nextElementSibling;
  if (!next?.matches("text")) return [shown];
  const [{ left, right, top, bottom }, number] = [shown.getBoundingClientRect(), next.getBoundingClientRect()];
  const [x, y] = [number.left + number.width / 2, number.top + number.height / 2];
  return x > left && x < right && y > top && y < bottom ? [shown, next] : [shown];
}
