import { drawSvg } from "./element.js";
import { TOKEN } from "./spots.js";

/** @import { Flight } from "./flight" */
/** @import { Spot, Spots } from "./spots" */
/** @import { Timeline } from "./timeline" */

export const MOST = 4; // pieces that fly the same way one after the other

/** The pictures that fly. They are laid out together with the new board, unseen, so that it is laid out only
 * once. */
export class Pieces {
  /** The drawn pictures of each flight that have not been taken yet. @type {Map<Flight, SVGElement[]>} */
  waiting = new Map();
  /** The box of each shared picture in its own coordinates, by its name. @type {Map<string, DOMRect>} */
  boxes = new Map();

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** Draw a flight's picture as often as it flies, at most four times; nothing where only a place lights up.
   * @param {Flight} flight */
  draw(flight) {
    if (flight.stays && !flight.look) return;
    const pieces = Array.from({ length: Math.min(flight.times, MOST) }, () => this.drawOne(flight));
    this.waiting.set(flight, pieces);
    this.root.append(...pieces);
  }

  /** Draw one picture of a flight: a shared one, the part that moves, or else a plain token.
   * @param {Flight} flight */
  drawOne({ picture, look, isShared }) {
    const token = `<circle class="vc-token" cx="0" cy="0" r="${TOKEN / 2}"></circle>`;
    const piece = drawSvg(isShared ? `<use href="${picture}"></use>` : look ? "" : token, {
      class: "vc-flying",
    });
    if (look) piece.append(look.cloneNode(true));
    const box = look ? undefined : this.boxes.get(picture);
    if (box) cutToBox(piece, box);
    return piece;
  }

  /** Take a flight's next picture. Return it with its height in pixels, and the factor by which that is
   * larger than drawn.
   * @param {Flight} flight @param {Spot} from @param {Spot} to @param {Spots} spots
   * @param {Timeline} timeline */
  take(flight, from, to, spots, timeline) {
    const { look, picture } = flight;
    const piece = /** @type {SVGElement} */ (this.waiting.get(flight)?.shift());
    const known = look ? undefined : this.boxes.get(picture);
    const box = known ?? /** @type {SVGGraphicsElement} */ (piece.firstElementChild).getBBox();
    if (!look && box.height) this.boxes.set(picture, box); // 0 where nothing is laid out
    if (!piece.hasAttribute("viewBox")) timeline.add(() => cutToBox(piece, box));
    const sized = to.shown ? to : from.shown ? from : null;
    const drawnHigh = sized ? sized.high : look ? Math.min(from.high, to.high) : box.height;
    const high = drawnHigh * spots.measureScale(sized ?? to);
    return { piece, high, larger: high / (box.height || 1) };
  }

  /** Take all pictures off the page. */
  clear() {
    this.root.replaceChildren();
    this.waiting.clear();
  }
}

/** Cut a piece's drawing to its box.
 * @param {SVGElement} piece @param {DOMRect} box */
function cutToBox(piece, { x, y, width, height }) {
  piece.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  piece.style.cssText = `width: ${width}px; height: ${height}px`;
}
