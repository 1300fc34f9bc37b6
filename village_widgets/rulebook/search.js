// Searching rules: in the words by which players look for them, in all languages, and in what they say.

import { measureLikeness, splitTyped, splitWords } from "./likeness.js";

/** @import { ShownRule } from "./messages" */
/** @typedef {{ title: string, rules: ShownRule[] }} Group rules under a heading */
/** A text about a rule: what it counts, and the places of its words in the list of all words.
 * @typedef {{ worth: number, words: number[] }} Passage */
/** @typedef {{ key: string, passages: Passage[] }} Passages of a rule */
/** The rules as searches compare them: all words that are said of any, how much they are like words that were
 * typed before, and the passages about each rule.
 * @typedef {{ words: string[], known: Map<string, Float32Array>, common: Set<string>, rules: Passages[] }}
 * Folded */

/** What a passage counts: a phrase by which players look for a rule, its wording, a question about it, the
 * heading above it, and its key. */
const WORTH = { phrase: 1, wording: 1, question: 0.75, title: 0.3, key: 0.8 };
const ELSEWHERE = 0.4; // what a word counts that stands in another passage than the best one
const BRIEF = 0.15; // what it adds that a passage says nothing else
const OFTEN = 0.15; // what it counts that a word is said again and again
const LEAST = 0.4; // of the best rule's worth, for a rule to be listed
const KEPT = 100; // typed words
const JOINED = 4; // words of a passage up to which it is also found as one word

/** Return the rules of groups as searches compare them; `common` are words that any question may have.
 * @param {readonly Group[]} groups @param {string} [common] @returns {Folded} */
export function foldRules(groups, common = "") {
  /** @type {Map<string, number>} */
  const words = new Map();
  const place = (/** @type {string} */ word) => {
    if (!words.has(word)) words.set(word, words.size);
    return /** @type {number} */ (words.get(word));
  };
  const fold = (/** @type {number} */ worth) => (/** @type {string} */ said) => {
    const found = splitWords(said);
    const joined = found.length > 1 && found.length <= JOINED ? [found.join("")] : [];
    return { worth, words: [...found, ...joined].map(place) };
  };
  const rules = groups.flatMap(({ title, rules }) =>
    rules.map(({ key, wordings, find = {}, questions = [] }) => ({
      key,
      passages: [
        ...Object.values(find).flatMap((said) => said.split("|").map(fold(WORTH.phrase))),
        ...wordings.map(([text]) => fold(WORTH.wording)(text)),
        ...questions.map((each) => fold(WORTH.question)(each.join(" "))),
        fold(WORTH.title)(title),
        fold(WORTH.key)(key),
      ],
    })),
  );
  return { words: [...words.keys()], known: new Map(), common: new Set(splitWords(common)), rules };
}

/** Return how much each of all words is like a typed one. With each key most of what was typed stays, so the
 * last answers are kept. @param {Folded} folded @param {string} typed */
function measureAll({ words, known }, typed) {
  const kept = known.get(typed) ?? measureLikeness(typed, words);
  if (known.size > KEPT) known.clear();
  known.set(typed, kept);
  return kept;
}

/** Return the keys of the rules that fit what was typed, the best first. A typed word counts the more, the
 * fewer rules it fits; a rule counts what its best passage has of all words, and a part of the others'.
 * @param {Folded} folded @param {string} typed */
export function searchRules(folded, typed) {
  const { rules, common } = folded;
  const terms = splitTyped(typed, common);
  const likeness = terms.map(({ word }) => measureAll(folded, word));
  const rated = rules.map(({ passages }) =>
    passages.map(({ words }) => likeness.map((like) => findBest(like, words))),
  );
  const weights = likeness.map((_, at) => {
    const fitting = rated.reduce(
      (sum, passages) => sum + Math.max(0, ...passages.map((each) => each[at])),
      0,
    );
    return terms[at].share * Math.log(1 + rules.length / (1 + fitting));
  });
  const worths = rated.map((passages, at) => worthOf(passages, rules[at].passages, weights));
  const most = Math.max(...worths, 0);
  return worths
    .map((worth, at) => ({ worth, key: rules[at].key }))
    .filter(({ worth }) => worth > 0 && worth >= LEAST * most)
    .sort((one, other) => other.worth - one.worth)
    .map(({ key }) => key);
}

/** Return how much any of some words is like a typed one.
 * @param {Float32Array} like @param {number[]} words */
function findBest(like, words) {
  let most = 0;
  for (const word of words) if (like[word] > most) most = like[word];
  return most;
}

/** Return the worth of a rule: its best passage, and what all passages together have of each typed word.
 * @param {number[][]} rated how well each passage has each word @param {Passage[]} passages
 * @param {number[]} weights of the typed words */
function worthOf(rated, passages, weights) {
  const all = weights.map(() => 0);
  const mentions = weights.map(() => 0);
  let most = 0;
  for (const [at, { worth, words }] of passages.entries()) {
    let sum = 0;
    let had = 0;
    for (const [word, weight] of weights.entries()) {
      const here = worth * rated[at][word];
      sum += weight * here;
      had += rated[at][word];
      if (here > all[word]) all[word] = here;
      mentions[word] += here;
    }
    // Of two passages that have the same, the one that says less besides is meant.
    most = Math.max(most, sum * (1 + BRIEF * Math.min(1, had / Math.max(words.length, 1))));
  }
  const often = mentions.map((sum) => OFTEN * Math.log(1 + sum));
  return (
    most + weights.reduce((sum, weight, word) => sum + weight * (ELSEWHERE * all[word] + often[word]), 0)
  );
}
