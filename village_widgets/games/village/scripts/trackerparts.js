import { aloud, button, element, focused, part, parts } from "../../../components/element.js";

/** @import { Entry, Member } from "./messages" */
/** @import { Ask, Press, Shown, Sure } from "./types" */

// What the parts of the tracker are made of: pictures, regions, buttons with a choice.

// A drawing made by Python, or a shared picture by its name.
/** @param {string} drawn */
export function trackerPicture(drawn) {
  const place = element("span", { class: drawn.startsWith("<") ? "vc-tr-picture" : "vc-tr-picture vc-tr-icon" });
  place.innerHTML = drawn.startsWith("<") ? drawn : `<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#vc-${drawn}"/></svg>`;
  return place;
}

// A life track with its marker where it will be when everything that waits is stored: so many hourglasses have run out by then.
/** @param {Shown} player */
export function trackerLife({ life, here }) {
  const place = trackerPicture(life);
  const spaces = parts(place, ".vc-space");
  spaces.forEach((space, at) => {
    space.classList.toggle("vc-run", at < here);
    space.classList.toggle("vc-here", at === here);
  });
  part(place, ".vc-marker")?.setAttribute("transform", spaces[here]?.getAttribute("transform") ?? "");
  const left = part(place, ".vc-left");
  if (left) left.textContent = String(spaces.length - here);
  return place;
}

// A region that is made anew only where what it shows has changed: a finger that is down on a button finds it there when it
// is lifted, and the keyboard keeps its place: the same button, or else the one that `home` names, the way back, or the region.
/** @type {(place: HTMLElement) => (shown: unknown, make: () => (Node | string | null | undefined | false | 0)[], home?: string) => void} */
export function trackerRegion(place) {
  let last = "";
  return (shown, make, home = "back") => {
    const now = JSON.stringify(shown);
    if (now === last) return;
    last = now;
    const held = focused(place);
    const keys = [held?.dataset.key, home, "back"];
    place.replaceChildren(.../** @type {(Node | string)[]} */ (make().filter(Boolean)));
    if (held) trackerFocus(place, keys);
  };
}

// The first of some keys that can be pressed gets the keyboard; where there is none, the place itself.
/** @param {HTMLElement} place @param {(string | undefined)[]} keys */
export function trackerFocus(place, keys = []) {
  const found = keys.map((key) => part(place, `[data-key="${CSS.escape(key ?? "")}"]:enabled`)).find(Boolean);
  if (!found) place.tabIndex = -1;
  (found ?? place).focus({ preventScroll: true });
}

// What is entered by a button, in words.
/** @param {Entry} entry */
export const trackerSaid = ([label, , small, , , spoken]) => spoken || [label, small].filter(Boolean).join(", ");

// A button with a choice that Python made: it is sent back as it is. Where a customer is still to be named, `ask` has it
// picked. Where it comes with a question (`title`, `about`) alone, `sure` asks that first. One
// without a choice can't be pressed now.
/** @type {(entry: Entry, press: Press, ask?: Ask, sure?: Sure) => HTMLElement} */
export function trackerChoice(entry, press, ask, sure) {
  const [label, choice, small, drawn, sign, spoken, style, field, title, about] = entry;
  const go = () => { if (choice) press(choice, made, trackerSaid(entry)); };
  const tapped = () => {
    if (field && choice) ask?.(entry);
    else if (title) sure?.(title, about, go);
    else go();
  };
  const made = button("", tapped, { class: `vc-button vc-tr-choice ${style}`, disabled: choice === null });
  made.dataset.key = JSON.stringify(choice);
  if (drawn) made.append(trackerPicture(drawn));
  if (label) made.append(element("span", { class: "vc-tr-label" }, label));
  if (small) made.append(element("small", {}, ...(sign ? [trackerPicture(sign)] : []), small));
  if (spoken) made.append(aloud(spoken));
  return made;
}

// Some members at one place, or how many are nowhere to be seen.
/** @param {Member} member */
export function trackerGroup([place, drawn], attributes = {}) {
  const shown = drawn.startsWith("<") ? trackerPicture(drawn) : element("b", {}, drawn);
  return element("span", { class: "vc-tr-group", ...attributes }, shown, element("small", {}, place));
}
