// Searching rules: in the words by which players look for them, in all languages, and in what they say.

import { fold } from "../glossary/search.js";

/** @import { ShownRule } from "./messages" */
/** @typedef {{ title: string, rules: ShownRule[] }} Group rules under a heading */
/** A rule as searches compare it: its key, the whole phrases by which players look for it, and its texts
 * without case and accents, those that count most first.
 * @typedef {{ key: string, phrases: Set<string>, fields: { text: string, parts: string[] }[] }} Folded */

const BETWEEN = /[^\p{L}\p{N}]+/u;
const LATIN = /\p{Script=Latin}/u;
const FEWEST = 3; // Latin letters that a word has in common with the endings that it may take
/** How well a word fits a text, for each field: as a whole word, as the beginning of one, as a part of one,
 * and as one with an ending or a particle. */
const WORTH = [
  [16, 12, 8, 6],
  [8, 6, 4, 3],
  [4, 3, 2, 1],
];

const PHRASE = 8; // what it is worth that players call a rule just so
/** Return a text as its words alone, with one space between. @param {string} said */
const plain = (said) => fold(said).split(BETWEEN).filter(Boolean).join(" ");

/** Return a text as searches compare it. @param {string} said */
function foldText(said) {
  const text = fold(said);
  return { text, parts: text.split(BETWEEN).filter(Boolean) };
}

/** Return the rules of groups as searches compare them.
 * @param {readonly Group[]} groups @returns {Folded[]} */
export const foldRules = (groups) =>
  groups.flatMap(({ title, rules }) =>
    rules.map(({ key, wordings, find = {}, questions = [] }) => ({
      key,
      phrases: new Set(Object.values(find).flatMap((said) => said.split("|").map(plain))),
      fields: [
        Object.values(find).join(" "),
        wordings.map(([text]) => text).join(" "),
        [title, ...questions.flat()].join(" "),
      ].map(foldText),
    })),
  );

/** Return how well a word fits a rule; 0 if it is nowhere. @param {Folded} rule @param {string} word */
function rate({ fields }, word) {
  let best = 0;
  for (const [at, { text, parts }] of fields.entries()) {
    const [whole, beginning, inside, ending] = WORTH[at];
    const isBegun = (/** @type {string} */ part) =>
      part.length >= (LATIN.test(part) ? FEWEST : 1) && word.startsWith(part);
    if (parts.includes(word)) best = Math.max(best, whole);
    else if (parts.some((part) => part.startsWith(word))) best = Math.max(best, beginning);
    else if (text.includes(word)) best = Math.max(best, inside);
    else if (parts.some(isBegun)) best = Math.max(best, ending);
  }
  return best;
}

/** Return the keys of the rules that fit what was typed, the best first: those that have most of its words.
 * @param {readonly Folded[]} rules @param {string} typed */
export function searchRules(rules, typed) {
  const words = fold(typed).split(BETWEEN).filter(Boolean);
  const rated = rules.map((rule) => {
    const each = words.map((word) => rate(rule, word));
    const found = each.filter(Boolean).length;
    const whole = rule.phrases.has(words.join(" ")) ? PHRASE : 0;
    return { key: rule.key, found, worth: each.reduce((sum, one) => sum + one, whole) };
  });
  const most = Math.max(0, ...rated.map(({ found }) => found));
  return rated
    .filter(({ found }) => found && found === most)
    .sort((one, other) => other.worth - one.worth)
    .map(({ key }) => key);
}
