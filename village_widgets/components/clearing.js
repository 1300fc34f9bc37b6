import { glide, reveal } from "./element.js";

const GAP = 8; // pixels between what is shown and what covers an edge

// What sticks to the upper and lower edge of the window covers a part of it: what is to be seen is brought to where it is clear,
// and so is whatever gets the focus.
/** @param {HTMLElement} above @param {HTMLElement} below @param {HTMLElement} sheet @param {HTMLElement} table what all of them belong to */
export function clearing(above, below, sheet, table) {
  /** @type {Element[]} */
  let held = []; // what was brought out and stays so while the page is being laid out
  let seen = false; // whether the table could be seen
  const watch = new ResizeObserver(() => {
    keep();
    raise();
  });
  for (const each of [above, below, sheet, table]) watch.observe(each);
  for (const taken of ["pointerdown", "wheel", "keydown"])
    addEventListener(
      taken,
      () => {
        held = [];
      },
      { capture: true, passive: true },
    );

  /** @param {HTMLElement} place */
  const stuck = (place) => (getComputedStyle(place).position === "sticky" ? place.offsetHeight : 0);

  function edges() {
    const open = sheet.matches(":popover-open") ? innerHeight - sheet.getBoundingClientRect().top : 0;
    return [stuck(above) + GAP, Math.max(stuck(below), open) + GAP];
  }

  function keep() {
    const [top, bottom] = edges();
    document.documentElement.style.scrollPadding = `${top}px 0 ${bottom}px`;
  }

  // Whether all of a place is clear; `by`: with the page scrolled back by so many pixels.
  /** @param {Element} place @param {number} [by] */
  function isClear(place, by = 0) {
    const [top, bottom] = edges();
    const at = place.getBoundingClientRect();
    return at.top + by >= top - GAP && at.bottom + by <= innerHeight - bottom + GAP;
  }

  // Scroll no further than that what is held is clear.
  /** @param {ScrollBehavior} behavior */
  function raise(behavior = "auto") {
    if (!held.length || !stuck(below)) return; // and nothing is laid out for it
    const [first, ...rest] = held
      .filter((place) => place.checkVisibility())
      .map((place) => place.getBoundingClientRect());
    if (!first) return;
    const [above, under] = edges();
    const [upper, lower] = [above, innerHeight - under];
    let { top, bottom } = first;
    for (const at of rest) {
      const [from, to] = [Math.min(top, at.top), Math.max(bottom, at.bottom)];
      if (to - from <= lower - upper) [top, bottom] = [from, to];
    }
    const by = bottom > lower ? Math.min(bottom - lower, top - upper) : Math.min(top - upper, 0);
    if (by) scroller().scrollBy({ top: by, behavior });
  }

  // What the page scrolls in.
  function scroller() {
    for (let around = table.parentElement; around; around = around.parentElement) {
      if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
        return around;
    }
    return document.documentElement;
  }

  return {
    // Do something once the table can be seen: a page that is not ready keeps it where nothing can be scrolled to.
    /** @param {() => void} then */
    whenSeen(then) {
      seen ||= table.checkVisibility({ visibilityProperty: true });
      if (seen) return then();
      new IntersectionObserver(
        (looks, watching) => {
          if (!looks.at(-1)?.intersectionRatio) return;
          watching.disconnect();
          then();
        },
        { threshold: 0.001 },
      ).observe(table);
    },
    // How much of a place is clear, in parts of its height.
    /** @param {Element} place */
    share(place) {
      const [top, bottom] = edges();
      const at = place.getBoundingClientRect();
      return (Math.min(at.bottom, innerHeight - bottom) - Math.max(at.top, top)) / at.height;
    },
    // Where the page is now: how far it has been scrolled since, and the way back.
    here() {
      const page = scroller();
      const top = page.scrollTop;
      return { by: () => page.scrollTop - top, back: () => page.scrollTo({ top, behavior: "smooth" }) };
    },
    // Whether the question lies over the board, as on a narrow page.
    covers: () => stuck(below) > 0,
    // Whether any of these places is clear, or would be with the page scrolled back by so many pixels.
    /** @type {(places: Element[], by?: number) => boolean} */
    isAnyClear: (places, by) => places.some((place) => isClear(place, by)),
    // Bring the first of these places out from under what covers it, and of the others, one after the other, what has room beside it.
    // There they stay until somebody takes the page in hand.
    lift(places = held) {
      keep();
      held = places;
      raise(glide());
    },
    // Whether something is held in view.
    holds: () => held.length > 0,
    // Bring a place to where it is clear, unless it is: all that lies around it, if there is room.
    /** @param {Element | null | undefined} place @param {Element | null} [around] */
    show(place, around) {
      if (!place?.checkVisibility()) return;
      const [top, bottom] = edges();
      const shown =
        around && around.getBoundingClientRect().height <= innerHeight - top - bottom ? around : place;
      if (isClear(shown)) return;
      keep();
      reveal(shown, "center");
    },
  };
}
