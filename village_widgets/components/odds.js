import { element, mark } from "./element.js";

/** @import { Odds } from "./messages" */
/** @import { Sheet, Words } from "./types" */

// How likely things are, a bar for each.
/** @type {(odds: Odds) => HTMLElement[]} */
export function chances({ title, bars }) {
  return [element("h3", {}, title), element("ul", {}, ...bars.map(([who, colour, inside, said, percent]) => {
    const filled = element("span", { "data-colour": colour });
    const bar = element("span", { class: "vc-bar", "aria-hidden": "true" }, filled);
    filled.style.inlineSize = `${percent}%`;
    const name = element("span", { class: "vc-name" }, ...(colour ? [mark(colour)] : []), element("bdi", {}, who));
    return element("li", {}, name, bar, element("b", {}, said), ...(inside ? [element("small", {}, inside)] : []));
  }))];
}

// The odds that a decision may hang on, as an answer.
/** @type {(words: Words, sheet: Sheet, list: Odds[]) => void} */
export function tellOdds(words, sheet, list) {
  sheet.tell(words.odds, list.length ? "" : words["odds-none"], element("div", { class: "vc-odds" }, ...list.flatMap(chances)));
}
