// Building the page. Text is only ever set as text, so a name can hold anything.

// An element with attributes and children (elements or text). A function as attribute listens to that event;
// true and false switch an attribute on and off.
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (typeof value === "boolean") made.toggleAttribute(name, value);
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

export function button(label, click, attributes = {}) {
  return element("button", { type: "button", class: "vc-button", click, ...attributes }, label);
}

// The mark of a player: a dot in the family's colour.
export function mark(colour) {
  return element("span", { class: `vc-mark vc-mark-${colour}`, "aria-hidden": "true" });
}

// A player's name between marks that keep its direction to itself.
export function name(player) {
  const [called, colour] = player;
  return element("span", { class: "vc-name" }, mark(colour), element("bdi", {}, called));
}

const SVG = "http://www.w3.org/2000/svg";

// A drawing of ours from its text, as an element with attributes.
export function drawn(inside, attributes = {}, tag = "svg") {
  const made = document.createElementNS(SVG, tag);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.innerHTML = inside;
  return made;
}

// Bring something into view: gliding there, unless whoever looks wants nothing to move.
export function reveal(place, block) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  place?.scrollIntoView({ block, behavior: still ? "auto" : "smooth" });
}
