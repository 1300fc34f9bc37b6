/** @import { ShownPlayer } from "../companion/messages" */
/** @import { BoardPlayer, Way } from "./messages" */
/** @import { Attributes } from "./types" */

// Building the page. Text is only ever set as text, so a name can hold anything.

// An element with attributes and children (elements or text). A function as attribute listens to that event;
// true and false switch an attribute on and off.
/** @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {Attributes} attributes @param {...(Node | string)} children @returns {HTMLElementTagNameMap[T]} */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, /** @type {EventListener} */ (value));
    else if (typeof value === "boolean") made.toggleAttribute(name, value);
    else made.setAttribute(name, String(value));
  }
  made.append(...children);
  return made;
}

/** @param {string | Node} label @param {(event: MouseEvent) => unknown} click @param {Attributes} attributes */
export function button(label, click, attributes = {}) {
  return element("button", { type: "button", class: "vc-button", click, ...attributes }, label);
}

// The mark of a player: a dot in the player's colour.
/** @param {string} colour */
export function mark(colour) {
  return element("span", { class: "vc-mark", "data-colour": colour, "aria-hidden": "true" });
}

// A player's name between marks that keep its direction to itself.
/** @param {ShownPlayer | BoardPlayer} player */
export function name(player) {
  const [called, colour] = player;
  return element("span", { class: "vc-name" }, mark(colour), element("bdi", {}, called));
}

// Words for those who can't see what they stand beside.
/** @param {string} said */
export function aloud(said) {
  return element("span", { class: "vc-spoken" }, said);
}

const SVG = "http://www.w3.org/2000/svg";

// A drawing of ours from its text, as an element with attributes.
/** @param {string} inside @param {Record<string, string | number>} attributes @param {"svg" | "g"} tag */
export function drawn(inside, attributes = {}, tag = "svg") {
  const made = document.createElementNS(SVG, tag);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.innerHTML = inside;
  return made;
}

/** @type {Map<string, SVGElement>} */
const shown = new Map(); // shared pictures, each made once and then copied

// A shared picture of the board in its box of 24 by 24, for the eye alone: what it stands beside says it in words.
/** @param {string} shared */
export function picture(shared) {
  const made =
    shown.get(shared) ??
    drawn(`<use href="${shared}"></use>`, { class: "vc-icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  shown.set(shared, made);
  return /** @type {SVGElement} */ (made.cloneNode(true));
}

// Several of them.
/** @param {string[]} shared */
export const pictures = (shared) => shared.map(picture);

// An event that nobody else is to hear of.
/** @param {Event} event */
export function unheard(event) {
  event.stopPropagation();
  event.preventDefault();
}

// Do something once what has changed so far is painted: in the frame after it. At once where nothing is painted.
/** @param {Element} place @param {() => void} then */
export function painted(place, then) {
  if (typeof place.animate !== "function" || document.hidden) then();
  else place.animate(null, { delay: 1, duration: 0 }).onfinish = then;
}

// A way to pay: its pieces, then in words; nothing where nothing is paid.
/** @param {Way | undefined} way @param {string} [more] */
export function price(way, more = "") {
  return way?.[0] || more
    ? [element("small", { class: "vc-price" }, ...pictures(way?.[1] ?? []), `${way?.[0] ?? ""}${more}`)]
    : [];
}

// The first element inside a place that a selector fits; asked for only where there is one.
/** @type {(place: ParentNode, selector: string) => HTMLElement} */
export const part = (place, selector) => /** @type {HTMLElement} */ (place.querySelector(selector));

// All of them.
/** @type {(place: ParentNode, selector: string) => HTMLElement[]} */
export const parts = (place, selector) => [
  .../** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(selector)),
];

// The same for what is filled in or pressed: as far as they are asked here, inputs, lists and buttons are alike.
/** @type {(place: ParentNode, selector: string) => HTMLInputElement} */
export const control = (place, selector) => /** @type {HTMLInputElement} */ (place.querySelector(selector));
/** @type {(place: ParentNode, selector: string) => HTMLInputElement[]} */
export const controls = (place, selector) => [
  .../** @type {NodeListOf<HTMLInputElement>} */ (place.querySelectorAll(selector)),
];

// What has the keyboard, if it is inside a place.
/** @param {Node} place */
export function focused(place) {
  const held = /** @type {HTMLElement | null} */ (document.activeElement);
  return place.contains(held) ? held : null;
}

// How the page scrolls: gliding, unless whoever looks wants nothing to move.
/** @returns {ScrollBehavior} */
export const glide = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");

// Bring something into view.
/** @param {Element | null | undefined} place @param {ScrollLogicalPosition} block */
export function reveal(place, block) {
  place?.scrollIntoView({ block, behavior: glide() });
}
