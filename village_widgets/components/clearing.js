import { reveal } from "./element.js";

const GAP = 8; // pixels between what is shown and what covers an edge

// What sticks to the upper and lower edge of the window covers a part of it: what is to be seen is brought to where it is clear,
// and so is whatever gets the focus.
/** @param {HTMLElement} above @param {HTMLElement} below @param {HTMLElement} sheet */
export function clearing(above, below, sheet) {
  const watch = new ResizeObserver(keep);
  for (const each of [above, below, sheet]) watch.observe(each);

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

  /** @param {Element} place */
  function isClear(place) {
    const [top, bottom] = edges();
    const at = place.getBoundingClientRect();
    return at.top >= top - GAP && at.bottom <= innerHeight - bottom + GAP;
  }

  return {
    // Whether the question lies over the board, as on a narrow page.
    covers: () => stuck(below) > 0,
    isClear,
    // Bring a place to where it is clear, unless it is: all that lies around it, if there is room.
    /** @param {Element | null | undefined} place @param {Element | null} [around] */
    show(place, around) {
      if (!place?.checkVisibility()) return;
      const [top, bottom] = edges();
      const shown = around && around.getBoundingClientRect().height <= innerHeight - top - bottom ? around : place;
      if (isClear(shown)) return;
      keep();
      reveal(shown, "center");
    },
  };
}
