import { drawn, parts, unheard } from "./element.js";

/** @import { Carried } from "./messages" */
/** @import { Board } from "./types" */
/** @typedef {{ piece: string, face: SVGGraphicsElement, x: number, y: number, touched: boolean }} Pressed */

const FAR = 8; // pixels that a press moves until it carries
const HOLD = 350; // milliseconds that a finger rests on a piece until it lifts it: before, it scrolls
const EDGE = 72; // pixels from the window's edge within which the page scrolls under what is carried
const FAST = 14; // pixels that it scrolls at most in one frame

// Pieces of the board that are carried to where they go, by mouse or finger, besides being clicked. Whoever puts one down says the
// same as whoever points there; what the rules refuse is refused in words. A finger that moves at once scrolls as ever.
//
// What is put on `mine`, which tells what one has, is put on one's own panel.
/** @param {Pick<Board, "root" | "named" | "place">} board @param {HTMLElement} mine @param {(piece: string, place: string) => void} put */
export function carrying(board, mine, put) {
  /** @type {Map<string, Carried[]>} */
  let pieces = new Map();
  /** @type {Pressed | null} */
  let pressed = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let held;
  /** @type {SVGElement | null} */
  let lifted = null;
  let frame = 0;
  let at = { x: 0, y: 0 };

  const marked = (/** @type {string} */ name) => [
    ...parts(board.root, `.${name}`),
    ...(mine.classList.contains(name) ? [mine] : []),
  ];

  // What shows that a place is meant.
  /** @param {string} place */
  function shown(place) {
    const found = board.named(place);
    return found ? [found, ...(found.matches(".vc-own") ? [mine] : [])] : [];
  }

  // The piece under a pointer: the smallest, where one lies on another.
  /** @param {number} x @param {number} y */
  function pieceAt(x, y) {
    const found = [...pieces.keys()].flatMap((piece) => {
      const face = /** @type {SVGGraphicsElement | undefined} */ (
        /** @type {unknown} */ (board.place(piece))
      );
      if (!face) return [];
      const { left, top, width, height } = face.getBoundingClientRect();
      return x >= left && x <= left + width && y >= top && y <= top + height
        ? [{ piece, face, size: width * height }]
        : [];
    });
    return found.sort((one, other) => one.size - other.size)[0];
  }

  // Where a piece would be put down: at what it may be put on, that or its panel, or at the only such place of the panel; else at
  // what lies there, which says why not.
  /** @param {string} piece @param {number} x @param {number} y */
  function placeAt(piece, x, y) {
    const under = document.elementFromPoint(x, y);
    const own = under && mine.contains(under) ? board.root.querySelector(".vc-own") : null;
    if (!under || !(own || board.root.contains(under))) return "";
    const target = /** @type {SVGElement | null} */ (under.closest("[data-at]"))?.dataset.at ?? "";
    const panel = /** @type {SVGElement | null} */ (own ?? under.closest(".vc-panel"));
    const places = (pieces.get(piece) ?? []).map(([, place]) => place);
    const inside = places.filter((place) => panel?.contains(board.named(place) ?? null));
    const exact = [target, panel?.dataset.panel ?? ""].find((place) => places.includes(place));
    return exact ?? (inside.length === 1 ? inside[0] : target === piece ? "" : target);
  }

  function lift() {
    if (!pressed) return;
    const { piece, face, touched } = pressed;
    const box = face.getBBox();
    const scale = face.getScreenCTM()?.a ?? 1;
    lifted = drawn("", {
      class: "vc-carried",
      viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
      width: box.width * scale,
      height: box.height * scale,
      "aria-hidden": "true",
    });
    const copy = /** @type {SVGElement} */ (face.cloneNode(true));
    for (const each of [copy, ...parts(copy, "*")])
      for (const name of ["data-at", "role", "tabindex", "aria-label", "transform"])
        if (name !== "transform" || each === copy) each.removeAttribute(name);
    lifted.append(copy);
    lifted.classList.toggle("vc-touched", touched);
    board.root.closest(".vc-app")?.append(lifted);
    face.classList.add("vc-lifted");
    for (const [, place, may] of pieces.get(piece) ?? [])
      if (may) for (const each of shown(place)) each.classList.add("vc-landing");
    follow();
  }

  // What is carried follows the pointer, and at the window's edge the page scrolls.
  function follow() {
    if (!lifted || !pressed) return;
    lifted.style.transform = `translate(${at.x}px, ${at.y}px)`;
    const over = shown(placeAt(pressed.piece, at.x, at.y));
    const past = at.y < EDGE ? at.y - EDGE : at.y > innerHeight - EDGE ? at.y - innerHeight + EDGE : 0;
    if (past && !over.includes(mine)) scrollBy({ top: (past / EDGE) * FAST, behavior: "instant" });
    for (const old of marked("vc-over")) if (!over.includes(old)) old.classList.remove("vc-over");
    for (const each of over) each.classList.add("vc-over");
    frame = requestAnimationFrame(follow);
  }

  function drop() {
    if (!pressed) return;
    clearTimeout(held);
    cancelAnimationFrame(frame);
    lifted?.remove();
    lifted = pressed = null;
    for (const name of ["vc-lifted", "vc-landing", "vc-over"])
      for (const each of marked(name)) each.classList.remove(name);
    document.removeEventListener("pointermove", moved);
    document.removeEventListener("pointerup", released);
    document.removeEventListener("pointercancel", drop);
    document.removeEventListener("keydown", escaped, true);
  }

  /** @param {PointerEvent} event */
  function moved({ clientX, clientY }) {
    if (!pressed) return;
    at = { x: clientX, y: clientY };
    if (lifted || Math.hypot(clientX - pressed.x, clientY - pressed.y) < FAR) return;
    if (pressed.touched) drop();
    else lift();
  }

  /** @param {PointerEvent} event */
  function released({ clientX, clientY }) {
    const piece = lifted && pressed ? pressed.piece : "";
    const place = piece && placeAt(piece, clientX, clientY);
    drop();
    if (!piece) return;
    document.addEventListener("click", unheard, true); // it ends the carrying, and says nothing of its own
    setTimeout(() => document.removeEventListener("click", unheard, true));
    if (place) put(piece, place);
  }

  /** @param {KeyboardEvent} event */
  function escaped(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    drop();
  }

  /** @param {PointerEvent} event */
  function press(event) {
    drop();
    if (!event.isPrimary || event.button !== 0) return;
    const found = pieceAt(event.clientX, event.clientY);
    if (!found) return;
    pressed = {
      piece: found.piece,
      face: found.face,
      x: event.clientX,
      y: event.clientY,
      touched: event.pointerType !== "mouse",
    };
    at = { x: event.clientX, y: event.clientY };
    if (pressed.touched) held = setTimeout(lift, HOLD);
    document.addEventListener("pointermove", moved);
    document.addEventListener("pointerup", released);
    document.addEventListener("pointercancel", drop);
    document.addEventListener("keydown", escaped, true);
  }

  board.root.addEventListener("pointerdown", press);
  board.root.addEventListener("touchmove", (event) => lifted && event.preventDefault(), { passive: false });
  board.root.addEventListener("contextmenu", (event) => pressed?.touched && event.preventDefault());

  return {
    // What can be carried now, and where to. What was being carried goes back: the table has gone on.
    /** @param {Carried[]} list */
    show(list) {
      drop();
      pieces = new Map();
      for (const each of list) pieces.set(each[0], [...(pieces.get(each[0]) ?? []), each]);
      for (const each of parts(board.root, "[data-at]"))
        each.classList.toggle("vc-piece", pieces.has(each.dataset.at ?? ""));
    },
  };
}
