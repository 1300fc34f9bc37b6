import { findParts } from "./element.js";

/** @import { CloseUp } from "./closeup" */
/** @import { Board } from "./types" */
/** @typedef {{ panel: SVGGraphicsElement, x: number, y: number, wide: number, high: number, shown: Element |
 * null }} Spot a point in a panel's own coordinates, and the part that is seen there */

export const TOKEN = 18; // the width of a plain token in a panel's units

/** The places of things on the board as it is laid out now. Measures are remembered, so a changed board needs
 * new spots. A panel may be moved and scaled, but is never turned. */
export class Spots {
  /** The matrix from each panel's own coordinates to the window's; null for a panel that isn't drawn.
   * @type {Map<SVGGraphicsElement, DOMMatrix | null>} */
  matrices = new Map();
  /** The place of the corner in the window. @type {DOMRect | undefined} */
  origin;
  /** The close-up that shows a panel in another place than the board. @type {CloseUp | null} */
  closeUp = null;

  /** @param {Pick<Board, "find">} board @param {Element} corner points of the page are measured from it */
  constructor(board, corner) {
    this.board = board;
    this.corner = corner;
  }

  /** Return the matrix from a panel's coordinates to the window's, measured once.
   * @param {SVGGraphicsElement} panel */
  measureMatrix(panel) {
    let matrix = this.matrices.get(panel);
    if (matrix === undefined) {
      matrix = panel.getScreenCTM();
      this.matrices.set(panel, matrix);
    }
    return matrix;
  }

  /** Find a place by its name, or a point on a panel (`name@x,y`), and the picture that is seen there. Return
   * its middle and size in the panel's coordinates; null if the place is not drawn.
   * @param {string} place @param {string} picture @returns {Spot | null} */
  find(place, picture) {
    const [named, point] = place.split("@");
    const found = /** @type {SVGGraphicsElement | undefined} */ (this.board.find(named));
    const panel = /** @type {SVGGraphicsElement | null} */ (found?.closest(".vc-panel") ?? null);
    const matrix = panel && this.measureMatrix(panel);
    if (!found || !matrix) return null;
    const selector = `use[href="${picture}"]:not(.no)`;
    const pictures = picture.startsWith("#") ? findParts(point ? panel : found, selector) : [];
    if (!point) {
      const shown = pictures.at(-1) ?? null;
      const box = measureBox(matrix, shown ?? found);
      return box.wide ? { panel, shown, ...box } : null;
    }
    const [x, y] = point.split(",").map(Number);
    /** Tell whether a picture lies at the point. */
    const isThere = (/** @type {Element} */ each) => {
      const box = measureBox(matrix, each);
      return Math.hypot(box.x - x, box.y - y) < TOKEN;
    };
    const shown = pictures.find(isThere) ?? null;
    const { wide, high } = shown ? measureBox(matrix, shown) : { wide: 0, high: 0 };
    return { panel, shown, x, y, wide, high };
  }

  /** Return the close-up that shows a spot's panel, if there is one.
   * @param {Spot} spot */
  findCloseUp({ panel }) {
    return this.closeUp?.panel === panel ? this.closeUp : null;
  }

  /** Return how many pixels of the page one unit of a spot's panel has, where it is seen.
   * @param {Spot} spot */
  measureScale(spot) {
    return (this.findCloseUp(spot)?.matrix ?? this.measureMatrix(spot.panel))?.a ?? 1;
  }

  /** Return where a spot is on the page, in pixels from the corner. A stop out of view is moved to just
   * beyond the window's edge, so that readers see in which direction a piece leaves.
   * @param {Spot} spot @param {boolean} [isStop] of a flight */
  findOnPage(spot, isStop = false) {
    this.origin ??= this.corner.getBoundingClientRect();
    const { a, d, e, f } =
      this.findCloseUp(spot)?.matrix ?? this.measureMatrix(spot.panel) ?? new DOMMatrix();
    const top = d * spot.y + f;
    const seen = isStop ? Math.min(Math.max(top, -TOKEN), innerHeight + TOKEN) : top;
    return { x: a * spot.x + e - this.origin.left, y: seen - this.origin.top };
  }
}

/** Return the middle and the size of an element in the coordinates of its panel.
 * @param {DOMMatrix} matrix @param {Element} element */
function measureBox({ a, d, e, f }, element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (left + width / 2 - e) / a, y: (top + height / 2 - f) / d, wide: width / a, high: height / d };
}

/** Return a list of a picture and the number that is written on it, if there is one.
 * @param {Element} shown */
export function listWithNumber(shown) {
  const next = shown.nextElementSibling;
  if (!next?.matches("text")) return [shown];
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const number = next.getBoundingClientRect();
  const [x, y] = [number.left + number.width / 2, number.top + number.height / 2];
  return x > left && x < right && y > top && y < bottom ? [shown, next] : [shown];
}
