import { findParts } from "./element.js";

const REACHED =
  "button:enabled, summary, a[href], input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

/** Keep Tab inside a place: after the last control comes the first.
 * @param {HTMLElement} place @param {KeyboardEvent} event */
export function keepTabInside(place, event) {
  if (event.key !== "Tab") return;
  const inside = findParts(place, REACHED).filter((control) => control.checkVisibility());
  if (event.shiftKey) inside.reverse();
  const rest = inside.slice(inside.indexOf(/** @type {HTMLElement} */ (document.activeElement))).slice(1);
  event.preventDefault();
  (rest[0] ?? inside[0])?.focus();
}
