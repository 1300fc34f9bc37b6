/** @import { Attributes } from "./types" */

// The roots of views, and ways to find and reach what is drawn in them. Text is only ever set as text, so
// that a name can hold anything.

/** Make an element with attributes and children. A function as attribute listens to that event; true and
 * false switch an attribute on and off.
 * @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {Attributes} attributes
 * @param {...(Node | string)} children @returns {HTMLElementTagNameMap[T]} */
export function makeElement(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, /** @type {EventListener} */ (value));
    else if (typeof value === "boolean") made.toggleAttribute(name, value);
    else made.setAttribute(name, String(value));
  }
  made.append(...children);
  return made;
}

/** Make a button, for scripts that come without lit-html: that of every page, and what it shares with views.
 * @param {string} label @param {(event: MouseEvent) => unknown} click @param {Attributes} attributes */
export function makeButton(label, click, attributes = {}) {
  return makeElement("button", { type: "button", class: "vc-button", click, ...attributes }, label);
}

const SVG = "http://www.w3.org/2000/svg";

/** Make an SVG element from its inside, a drawing of ours as text.
 * @param {string} inside @param {Record<string, string | number>} attributes @param {"svg" | "g"} tag */
export function drawSvg(inside, attributes = {}, tag = "svg") {
  const made = document.createElementNS(SVG, tag);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.innerHTML = inside;
  return made;
}

/** Keep an event from everything else, and the browser from what it would do by itself.
 * @param {Event} event */
export function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** Functions that wait for the next paint. @type {(() => void)[]} */
const waiting = [];

/** Call a function in the frame after the one that paints what has changed so far; at once on a hidden page.
 * All that wait share one timer.
 * @param {() => void} act */
export function callAfterPaint(act) {
  const page = document.documentElement;
  if (typeof page.animate !== "function" || document.hidden) return act();
  if (waiting.push(act) > 1) return;
  page.animate(null, { delay: 1, duration: 0 }).onfinish = () => {
    for (const each of waiting.splice(0)) each();
  };
}

/** Find the first element inside a place that fits a selector; the caller knows that there is one.
 * @param {ParentNode} place @param {string} selector */
export const findPart = (place, selector) => /** @type {HTMLElement} */ (place.querySelector(selector));

/** Find all elements inside a place that fit a selector.
 * @param {ParentNode} place @param {string} selector */
export const findParts = (place, selector) => [
  .../** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(selector)),
];

/** Find the first input, list or button inside a place that fits a selector: all have a value.
 * @param {ParentNode} place @param {string} selector */
export const findControl = (place, selector) =>
  /** @type {HTMLInputElement} */ (place.querySelector(selector));

/** Find all inputs, lists and buttons inside a place that fit a selector.
 * @param {ParentNode} place @param {string} selector */
export const findControls = (place, selector) =>
  /** @type {HTMLInputElement[]} */ (findParts(place, selector));

/** Return what has the keyboard, if it is inside a place.
 * @param {Node} place */
export function findFocused(place) {
  const held = /** @type {HTMLElement | null} */ (document.activeElement);
  return place.contains(held) ? held : null;
}

/** The elements that may take the keyboard; one `:is` finds all of them in one walk. */
const FOCUSABLE = ":is(button, input, select, textarea, summary, a[href], [tabindex])";
/** Tell whether an element can take the keyboard now. */
const canHold = (/** @type {Element} */ one) =>
  one.isConnected && !one.matches(":disabled") && one.checkVisibility();

/** Change a place and keep the keyboard inside: where it was, or on the neighbour if that is gone or can't be
 * pressed now, the next one first. @param {HTMLElement} place @param {() => void} change */
export function keepFocus(place, change) {
  const held = findFocused(place);
  if (!held) return change();
  const all = findParts(place, FOCUSABLE);
  const at = Math.max(0, all.indexOf(held));
  change();
  const holder = [...all.slice(at), ...all.slice(0, at).reverse()].find(canHold);
  const isKept = findFocused(place) && canHold(/** @type {Element} */ (document.activeElement));
  if (!isKept) holder?.focus({ preventScroll: true });
}

/** Return how the page scrolls: gliding, unless the reader wants less motion.
 * @returns {ScrollBehavior} */
export const scrollBehavior = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";

/** Call a function once something is visible: a page that is set up is hidden, and has nothing to scroll to.
 * @param {Element} place one that is in view then @param {() => void} act */
export function callWhenSeen(place, act) {
  if (place.checkVisibility({ visibilityProperty: true })) return act();
  const watch = new IntersectionObserver(
    (looks) => {
      if (!looks.at(-1)?.intersectionRatio) return;
      watch.disconnect();
      act();
    },
    { threshold: 0.001 },
  );
  watch.observe(place);
}

/** Scroll to something.
 * @param {Element | null | undefined} place @param {ScrollLogicalPosition} block */
export function reveal(place, block) {
  place?.scrollIntoView({ block, behavior: scrollBehavior() });
}
