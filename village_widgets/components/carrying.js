import { drawSvg, findParts, swallow } from "./element.js";

/** @import { MisplacedPiece, ShownRow } from "./messages" */
/** @import { Board } from "./types" */
/** The piece under a pressed pointer, and where the pointer went down, in pixels of the window.
 * @typedef {{ piece: string, face: SVGGraphicsElement, x: number, y: number,
 * touched: boolean }} PressedPiece */

const FAR = 8; // pixels that a press moves until it carries
const HOLD = 350; // milliseconds that a finger rests on a piece until it lifts it; an earlier move scrolls
const EDGE = 72; // pixels from the window's edge within which the page scrolls under what is carried
const FAST = 14; // most pixels that it scrolls in one frame
const NAMED = ["data-at", "role", "tabindex", "aria-label"];

/** Pieces of the board that a mouse or a finger carries to where they go. To put one down sends the same as
 * to point there, and what the rules refuse is refused in words. A piece for one's own panel may be put on
 * one's strip, too. */
export class Carrying {
  /** The places where each piece can be put down, and whether the rules allow it there now.
   * @type {Map<string, Map<string, boolean>>} */
  pieces = new Map();
  /** The piece that the pointer went down on; null while no pointer is down. @type {PressedPiece | null} */
  pressed = null;
  /** The timer that lifts a piece under a resting finger.
   * @type {ReturnType<typeof setTimeout> | undefined} */
  holding;
  /** The copy of the piece that follows the pointer; null while none is lifted. @type {SVGElement | null} */
  lifted = null;
  frame = 0;
  at = { x: 0, y: 0 };

  /** Let pieces of a board be carried; `put` is called with a piece and the place where it was put down.
   * @param {Pick<Board, "root" | "find" | "findTarget">} board @param {HTMLElement} strip what one has, at a
   * glance
   * @param {(piece: string, place: string) => void} put */
  constructor(board, strip, put) {
    this.board = board;
    this.strip = strip;
    this.put = put;
    const { root } = board;
    root.addEventListener("pointerdown", (event) => this.press(event));
    root.addEventListener("touchmove", (event) => this.lifted && event.preventDefault(), { passive: false });
    root.addEventListener("contextmenu", (event) => this.pressed?.touched && event.preventDefault());
  }

  /** Set what can be carried now, and where to. What is being carried goes back: the table has gone on.
   * @param {Pick<ShownRow, "target" | "piece" | "place">[]} rows @param {MisplacedPiece[]} [misplaced] */
  show(rows, misplaced = []) {
    this.drop();
    this.pieces = new Map();
    for (const [piece, place] of misplaced) this.allow(piece, place, false);
    for (const { target, piece = target, place = target } of rows)
      if (piece !== place) this.allow(piece, place, true);
    for (const each of findParts(this.board.root, "[data-at]"))
      each.classList.toggle("vc-piece", this.pieces.has(each.dataset.at ?? ""));
  }

  /** Let a piece be put down at a place; `may` tells whether the rules allow it there.
   * @param {string} piece @param {string} place @param {boolean} may */
  allow(piece, place, may) {
    this.pieces.set(piece, (this.pieces.get(piece) ?? new Map()).set(place, may));
  }

  /** Return what has a class, on the board and of the strip.
   * @param {string} name */
  listMarked(name) {
    const { board, strip } = this;
    return [...findParts(board.root, `.${name}`), ...(strip.classList.contains(name) ? [strip] : [])];
  }

  /** Return what shows that a place is meant.
   * @param {string} place */
  listShown(place) {
    const found = this.board.find(place);
    return found ? [found, ...(found.matches(".vc-own") ? [this.strip] : [])] : [];
  }

  /** Find the piece under a pointer: the smallest, if one lies on another; undefined if there is none.
   * @param {number} x @param {number} y */
  findPiece(x, y) {
    const found = [...this.pieces.keys()].flatMap((piece) => {
      const face = /** @type {SVGGraphicsElement | undefined} */ (
        /** @type {unknown} */ (this.board.findTarget(piece))
      );
      if (!face) return [];
      const { left, top, width, height } = face.getBoundingClientRect();
      const isThere = x >= left && x <= left + width && y >= top && y <= top + height;
      return isThere ? [{ piece, face, size: width * height }] : [];
    });
    return found.sort((one, other) => one.size - other.size)[0];
  }

  /** Find where a piece would be put down: the target or panel for it under the pointer, or the panel's only
   * place for it; else the target that lies there, where it will be refused; empty if there is none.
   * @param {string} piece */
  findPlace(piece) {
    const { board, strip, at } = this;
    const under = document.elementFromPoint(at.x, at.y);
    const own = under && strip.contains(under) ? board.root.querySelector(".vc-own") : null;
    if (!under || !(own || board.root.contains(under))) return "";
    const target = /** @type {SVGElement | null} */ (under.closest("[data-at]"))?.dataset.at ?? "";
    const panel = /** @type {SVGElement | null} */ (own ?? under.closest(".vc-panel"));
    const places = [...(this.pieces.get(piece)?.keys() ?? [])];
    const inside = places.filter((place) => panel?.contains(board.find(place) ?? null));
    const exact = [target, panel?.dataset.panel ?? ""].find((place) => places.includes(place));
    return exact ?? (inside.length === 1 ? inside[0] : target === piece ? "" : target);
  }

  /** Begin to carry the piece under a pointer: a mouse lifts it by moving, a finger by resting.
   * @param {PointerEvent} event */
  press({ isPrimary, button, clientX: x, clientY: y, pointerType }) {
    this.drop();
    const found = isPrimary && button === 0 ? this.findPiece(x, y) : undefined;
    if (!found) return;
    this.pressed = { piece: found.piece, face: found.face, x, y, touched: pointerType !== "mouse" };
    this.at = { x, y };
    if (this.pressed.touched) this.holding = setTimeout(this.lift, HOLD);
    document.addEventListener("pointermove", this.move);
    document.addEventListener("pointerup", this.release);
    document.addEventListener("pointercancel", this.drop);
    document.addEventListener("keydown", this.escape, true);
  }

  /** Follow the pointer: lift the piece once a mouse has moved far enough; a finger that moves early
   * scrolls instead. */
  move = (/** @type {PointerEvent} */ { clientX: x, clientY: y }) => {
    if (!this.pressed) return;
    this.at = { x, y };
    if (this.lifted || Math.hypot(x - this.pressed.x, y - this.pressed.y) < FAR) return;
    if (this.pressed.touched) this.drop();
    else this.lift();
  };

  /** Lift the pressed piece: show its copy under the pointer, and mark where it may lie. */
  lift = () => {
    if (!this.pressed) return;
    const { piece, face, touched } = this.pressed;
    this.lifted = drawCopy(face);
    this.lifted.classList.toggle("vc-touched", touched);
    this.board.root.closest(".vc-app")?.append(this.lifted);
    face.classList.add("vc-lifted");
    for (const [place, may] of this.pieces.get(piece) ?? [])
      if (may) for (const each of this.listShown(place)) each.classList.add("vc-landing");
    this.follow();
  };

  /** Keep what is carried under the pointer, and scroll the page at the window's edge. */
  follow = () => {
    const { lifted, pressed, at } = this;
    if (!lifted || !pressed) return;
    lifted.style.transform = `translate(${at.x}px, ${at.y}px)`;
    const over = this.listShown(this.findPlace(pressed.piece));
    const past = at.y < EDGE ? at.y - EDGE : at.y > innerHeight - EDGE ? at.y - innerHeight + EDGE : 0;
    if (past && !over.includes(this.strip)) scrollBy({ top: (past / EDGE) * FAST, behavior: "instant" });
    for (const old of this.listMarked("vc-over")) if (!over.includes(old)) old.classList.remove("vc-over");
    for (const each of over) each.classList.add("vc-over");
    this.frame = requestAnimationFrame(this.follow);
  };

  /** Put the lifted piece down where the pointer is, if there is a place for it. */
  release = (/** @type {PointerEvent} */ { clientX: x, clientY: y }) => {
    this.at = { x, y };
    const piece = this.lifted && this.pressed ? this.pressed.piece : "";
    const place = piece && this.findPlace(piece);
    this.drop();
    if (!piece) return;
    document.addEventListener("click", swallow, true); // the click after a drag must press no button
    setTimeout(() => document.removeEventListener("click", swallow, true));
    if (place) this.put(piece, place);
  };

  /** Stop carrying without putting the piece down. */
  drop = () => {
    if (!this.pressed) return;
    clearTimeout(this.holding);
    cancelAnimationFrame(this.frame);
    this.lifted?.remove();
    this.lifted = this.pressed = null;
    for (const name of ["vc-lifted", "vc-landing", "vc-over"])
      for (const each of this.listMarked(name)) each.classList.remove(name);
    document.removeEventListener("pointermove", this.move);
    document.removeEventListener("pointerup", this.release);
    document.removeEventListener("pointercancel", this.drop);
    document.removeEventListener("keydown", this.escape, true);
  };

  /** Stop carrying on Escape, and keep that key from everything else. */
  escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    this.drop();
  };
}

/** Draw a copy of a piece, as large as that is on the page.
 * @param {SVGGraphicsElement} face */
function drawCopy(face) {
  const { x, y, width, height } = face.getBBox();
  const scale = face.getScreenCTM()?.a ?? 1;
  const lifted = drawSvg("", {
    class: "vc-carried",
    viewBox: `${x} ${y} ${width} ${height}`,
    width: width * scale,
    height: height * scale,
    "aria-hidden": "true",
  });
  const copy = /** @type {SVGElement} */ (face.cloneNode(true));
  copy.removeAttribute("transform");
  for (const each of [copy, ...findParts(copy, "*")]) for (const name of NAMED) each.removeAttribute(name);
  lifted.append(copy);
  return lifted;
}
