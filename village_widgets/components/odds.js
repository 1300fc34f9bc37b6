import { element, mark } from "./element.js";

/** @import { Odds } from "./messages" */
/** @import { Sheet, Words } from "./types" */

// How likely one thing is: a bar and per cent, and behind it, quietly, the fraction.
/** @type {(bar: Odds["bars"][number]) => HTMLElement} */
function chance([who, colour, inside, said, percent, exact]) {
  const filled = element("span", { "data-colour": colour });
  const bar = element("span", { class: "vc-bar", "aria-hidden": "true" }, filled);
  filled.style.inlineSize = `${percent}%`;
  const name = element(
    "span",
    { class: "vc-name" },
    ...(colour ? [mark(colour)] : []),
    element("bdi", {}, who),
  );
  const fraction = exact ? [" ", element("span", { class: "vc-exact" }, exact)] : [];
  return element(
    "li",
    {},
    name,
    bar,
    element("b", {}, said, ...fraction),
    ...(inside ? [element("small", {}, inside)] : []),
  );
}

// How likely things are, what is asked most first.
/** @type {(odds: Odds) => HTMLElement[]} */
export const chances = ({ title, bars }) => [
  element("h3", {}, title),
  element("ul", {}, ...bars.map(chance)),
];

// The first of them, and the others one step further, each under its title.
/** @type {(list: Odds[]) => HTMLElement[]} */
const folded = ([first, ...others]) => [
  ...(first ? chances(first) : []),
  ...others.map(({ title, bars }) =>
    element("details", {}, element("summary", {}, title), element("ul", {}, ...bars.map(chance))),
  ),
];

// The odds that a decision may hang on, as an answer.
/** @type {(words: Words, sheet: Sheet, list: Odds[]) => void} */
export function tellOdds(words, sheet, list) {
  sheet.tell(
    words.odds,
    list.length ? "" : words["odds-none"],
    element("div", { class: "vc-odds" }, ...folded(list)),
  );
}
