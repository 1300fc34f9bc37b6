// A page without a browser: jsdom, with stand-ins for what it lacks. Tests import it before modules of pages.
import { webcrypto } from "node:crypto";
import { deflateSync } from "node:zlib";
import { JSDOM } from "jsdom";

const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
  url: "http://localhost/",
  pretendToBeVisual: true,
});
const shared = [
  "document",
  "localStorage",
  "location",
  "history",
  "Node",
  "Element",
  "HTMLElement",
  "Event",
  "CustomEvent",
  "DOMParser",
  "MutationObserver",
  "FileReader",
  "getComputedStyle",
  "navigator",
  "innerHeight",
  "innerWidth",
];
for (const name of shared)
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
globalThis.window = globalThis;
for (const name of [
  "addEventListener",
  "removeEventListener",
  "dispatchEvent",
  "requestAnimationFrame",
  "cancelAnimationFrame",
])
  globalThis[name] = window[name].bind(window);
globalThis.crypto ??= webcrypto; // Node 18 has it, but not by this name
globalThis.CSS = { escape: (text) => text.replaceAll(/[^\w-]/g, "\\$&") };
globalThis.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
globalThis.ResizeObserver = class {
  observe() {}
};
globalThis.IntersectionObserver = class {
  observe() {}
};

// A popover opens and closes; only a browser puts it above everything.
const open = new WeakSet();
const { matches } = window.Element.prototype;
const { querySelector } = window.Document.prototype;
window.Document.prototype.querySelector = function (selector) {
  if (selector !== ":popover-open") return querySelector.call(this, selector);
  return [...this.querySelectorAll("[popover]")].find((one) => open.has(one)) ?? null;
};
Object.assign(window.Element.prototype, {
  scrollIntoView() {},
  checkVisibility() {
    return !this.closest("[hidden]");
  },
  showPopover() {
    if (!this.isConnected) throw new DOMException("a popover that is on no page", "InvalidStateError");
    open.add(this);
  },
  hidePopover() {
    const makeClosing = (type) =>
      this.dispatchEvent(Object.assign(new window.Event(type), { newState: "closed" }));
    makeClosing("beforetoggle");
    open.delete(this);
    queueMicrotask(() => makeClosing("toggle"));
  },
  matches(selector) {
    return selector === ":popover-open" ? open.has(this) && this.isConnected : matches.call(this, selector);
  },
});

/** The signs that join words in English. */
const SIGNS = {
  "between-sentences": " ",
  comma: ", ",
  colon: ": ",
  "bracket-open": " (",
  "bracket-close": ")",
  semicolon: "; ",
  "word-endings": "",
};
/** The words of a page: each is its own key, except the signs that join them. */
export const words = new Proxy({}, { get: (_, key) => SIGNS[key] ?? String(key) });

/** Some words of a page in a language, beside those that are their own keys. */
export const makeWording = (some) => new Proxy({ ...some }, { get: (said, key) => said[key] ?? words[key] });

/** Put elements on the page, in place of all others. */
export function show(...parts) {
  document.body.replaceChildren(...parts);
}

/** Return the commands that were sent, in order, and the function that sends. */
export function makeOutgoing() {
  const sent = [];
  return { sent, send: (command) => sent.push(command) };
}

/** Pack a message as Python packs a long one. */
export const packMessage = (message) =>
  new DataView(Uint8Array.from(deflateSync(JSON.stringify(message))).buffer);

/** Let the browser's storage hold no more than a number of letters until the test is over; as in a browser,
 * names count as well if `countsNames` is true. */
export function limitStorage(t, most, countsNames = false) {
  const store = Object.getPrototypeOf(localStorage);
  const { setItem } = store;
  t.mock.method(store, "setItem", function (name, text) {
    const others = Object.entries(this).filter(([other]) => other !== name);
    const held = [...others, [name, text]].map((entry) => (countsNames ? entry.join("") : entry[1]).length);
    if (held.reduce((sum, letters) => sum + letters, 0) > most)
      throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, name, text);
  });
}

/** Wait until pending promises have settled. */
export const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

export const press = (target, key, more = {}) =>
  target.dispatchEvent(
    new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
/** Choose a value of a list, as a reader does. */
export function pick(select, value) {
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Type over what stands in a field. */
export function type(input, text) {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

export const listLabels = (found) => [...found].map((each) => each.textContent);
/** List what screen readers call some elements. */
export const listNames = (found) => [...found].map((each) => each.getAttribute("aria-label"));

/** Return the button with a label in a part of the page; undefined if there is none. */
export const findButton = (root, label) =>
  [...root.querySelectorAll("button")].find(({ textContent }) => textContent === label);

/** The editions, rulings, colours and games that a form for a new game or table offers. */
export const CHOICES = {
  editions: [
    { key: "old", label: "Old", least: 2, most: 4, room: "2 to 4", rulings: { first: "a" } },
    { key: "new", label: "New", least: 2, most: 3, room: "2 to 3", rulings: { first: "b" } },
  ],
  rulings: [
    [
      "first",
      "First",
      [
        ["a", "A"],
        ["b", "B"],
      ],
    ],
  ],
  colours: [
    ["red", "Red"],
    ["blue", "Blue"],
    ["white", "White"],
    ["black", "Black"],
  ],
  game: "orchard",
  games: [
    ["orchard", "The orchard"],
    ["pond", "The pond"],
  ],
};

/** The settings that the form of a new game offers if programs may play. */
export const SETTINGS = {
  ...CHOICES,
  plays: [
    ["person", "A person"],
    ["random", "At random"],
  ],
  rival: "random",
  names: { person: ["Anna"], random: ["Robo", "Botty"] },
};

/** Hold what waits for the next paint, until the test ends; return the timers that are set meanwhile in place
 * of frames, with the functions that they call. */
export function holdFrames(t) {
  const frames = [];
  const { prototype } = document.defaultView.Element;
  t.mock.getter(document, "hidden", () => false);
  prototype.animate = () => frames[frames.push({}) - 1];
  t.after(() => delete prototype.animate);
  return frames;
}

/** Let the browser keep nothing in its local storage until the test is over. */
export function denyStorage(t) {
  const kept = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", {
    get() {
      throw new DOMException("no", "SecurityError");
    },
    configurable: true,
  });
  t.after(() => Object.defineProperty(globalThis, "localStorage", kept));
}

/** Note how each element is asked to take the keyboard, until the test is over; return the list of them. */
export function noteFocusing(t) {
  const { focus } = HTMLElement.prototype;
  const asked = [];
  t.mock.method(HTMLElement.prototype, "focus", function (how) {
    asked.push(how);
    focus.call(this, how);
  });
  return asked;
}

/** Press a button that saves a file; return the name and the text of the file. */
export async function save(t, button) {
  let file;
  let called = "";
  URL.createObjectURL = (made) => {
    file = made;
    return "#file";
  };
  URL.revokeObjectURL = () => {};
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { click } = HTMLElement.prototype;
  t.mock.method(HTMLElement.prototype, "click", function () {
    if (this.download) called = this.download;
    else click.call(this);
  });
  button.click();
  t.mock.timers.reset();
  return [called, await file.text()];
}

/** Note each time when the page would load again, until the test is over; return the list of them. */
export function noteReloads(t) {
  const { location } = globalThis;
  const went = [];
  const value = Object.assign(new URL(location.href), { reload: () => went.push("reload") });
  Object.defineProperty(globalThis, "location", { value, configurable: true, writable: true });
  t.after(() =>
    Object.defineProperty(globalThis, "location", { value: location, configurable: true, writable: true }),
  );
  return went;
}
