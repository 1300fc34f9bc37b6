import { html, nothing } from "../vendor/lit-html.js";
import { findChapterPage } from "./address.js";
import { renderAloud, renderDrawing } from "./templates.js";

/** @import { Home, HomePlace } from "./messages" */
/** @import { Words } from "./types" */

const LEAVES = [-140, -115, -90, -65, -40]; // the angles of the leaves on one side of a wreath
const LEAF = "M0-23c4 2 5 7 0 11c-5-4-4-9 0-11z";

/** Tell whether all steps of a chapter are done. @param {HomePlace} place */
export const isDone = ({ done, steps }) => steps > 0 && done === steps;

/** Render the map of a course: a pin for each chapter, with its result, and light in the house that is next;
 * nothing without a picture.
 * @param {Words} words @param {Home} home */
export function renderMap(words, { places, onward, picture }) {
  if (!picture) return nothing;
  const [box, inside] = picture;
  const [next] = onward;
  const pins = places.map((place) => (place.spot.length ? renderPin(place, onward) : nothing));
  const [left, top] = places.find(({ chapter }) => chapter === next)?.spot ?? [];
  const light =
    left === undefined
      ? nothing
      : html`<span class="vc-next-light" style="left:${left}%;top:${top}%"></span>`;
  return html`<nav class="vc-map" aria-label=${words["home-map"]}>
    ${renderDrawing(inside, box)}${light}${pins}
  </nav>`;
}

/** Render a chapter's pin: a link with its number and result, or a tick once it is done; a prologue has no
 * number.
 * @param {HomePlace} place @param {Home["onward"]} onward */
function renderPin(place, [next, step]) {
  const { chapter, number, title, advanced, score } = place;
  const [left, top] = place.spot;
  const isNext = chapter === next;
  const done = isDone(place);
  const look = ["vc-pin", done && "vc-done", isNext && "vc-next", advanced && "vc-advanced"];
  const href = findChapterPage(chapter, isNext ? step : "");
  return html`<a class=${look.filter(Boolean).join(" ")} style="left:${left}%;top:${top}%" href=${href}
    ><b>${done ? "✓" : number || "▸"}${score ? renderScore(score) : nothing}</b>
    <span>${title}${score ? renderAloud(`, ${score[1]}`) : nothing}</span></a
  >`;
}

/** Render a chapter's result: a wreath if all was right, else the result in short.
 * @param {NonNullable<HomePlace["score"]>} score */
function renderScore([short, , whole]) {
  if (!whole) return html`<i aria-hidden="true">${short}</i>`;
  const leaves = LEAVES.flatMap((angle) => [angle, -angle]);
  const drawn = leaves.map((angle) => `<path d="${LEAF}" transform="rotate(${angle})"/>`).join("");
  return renderDrawing(drawn, "-24 -24 48 48", "vc-wreath");
}
