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
