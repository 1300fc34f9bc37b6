// Searching rules: in the words by which players look for them, in all languages, and in what they say.

import { foldWord, measureLikeness, splitTyped, splitWords } from "./likeness.js";

/** @import { RuleGroup } from "./messages" */
/** @import { FoldedWord } from "./likeness" */
/** A text about a rule: what it counts, and how many words it has.
 * @typedef {{ worth: number, size: number }} Passage */
/** A rule, and which of all passages are about it.
 * @typedef {{ key: string, first: number, end: number }} Span */
/** The rules as searches compare them: all words that are said of any, each with its places, which are the
 * passages that have it; all passages, those of a rule together; and how well each passage has the words that
 * were typed before.
 * @typedef {{ words: FoldedWord[], places: number[][], passages: Passage[], rules: Span[],
 *   known: Map<string, Float32Array>, common: Set<string> }} FoldedRules */

/** The worth of a passage: a phrase by which players look for a rule, its wording, a question about it, the
 * heading above it, and its key. */
const WORTH = { phrase: 1, wording: 1, question: 0.75, title: 0.3, key: 0.8 };
const ELSEWHERE = 0.4; // the weight of a word in another passage than the best one
const BRIEF = 0.15; // the most that a passage gains if it says little else
const OFTEN = 0.15; // the weight of a word's repetitions
const LEAST = 0.4; // the share of the best rule's worth from which a rule is listed
const KEPT = 100; // typed words whose ratings are cached
const JOINED = 4; // the most words of a passage that is also found written as one

/** Return the rules of groups as searches compare them; `common` are words that any question may have.
 * @param {readonly RuleGroup[]} groups @param {string} [common] @returns {FoldedRules} */
export function foldRules(groups, common = "") {
  /** The places of each word. @type {Map<string, number[]>} */
  const places = new Map();
  /** @type {Passage[]} */
  const passages = [];
  /** Return a function that adds a passage of this worth to the index. */
  const fold = (/** @type {number} */ worth) => (/** @type {string} */ said) => {
    const found = splitWords(said);
    if (found.length > 1 && found.length <= JOINED) found.push(found.join(""));
    for (const word of new Set(found)) {
      if (!places.has(word)) places.set(word, []);
      places.get(word)?.push(passages.length);
    }
    passages.push({ worth, size: found.length });
  };
  const rules = groups.flatMap(({ title, rules }) =>
    rules.map(({ key, wordings, find = {}, questions = [] }) => {
      const first = passages.length;
      for (const said of Object.values(find)) said.split("|").forEach(fold(WORTH.phrase));
      for (const [text] of wordings) fold(WORTH.wording)(text);
      for (const asked of questions) fold(WORTH.question)(asked.join(" "));
      fold(WORTH.title)(title);
      fold(WORTH.key)(key);
      return { key, first, end: passages.length };
    }),
  );
  const words = [...places.keys()].map(foldWord);
  const often = new Set(splitWords(common));
  return { words, places: [...places.values()], passages, rules, known: new Map(), common: often };
}

/** Return how well each passage has a typed word. With each key most of what was typed stays, so the last
 * answers are kept. @param {FoldedRules} folded @param {string} typed */
function rateAll({ words, places, passages, known }, typed) {
  const kept = known.get(typed);
  if (kept) return kept;
  const rated = new Float32Array(passages.length);
  measureLikeness(typed, words).forEach((like, word) => {
    if (like) for (const at of places[word]) if (like > rated[at]) rated[at] = like;
  });
  if (known.size > KEPT) known.clear();
  known.set(typed, rated);
  return rated;
}

/** Return the keys of the rules that fit what was typed, the best first. A typed word counts the more, the
 * fewer rules it fits; a rule counts what its best passage has of all words, and a part of the others'.
 * @param {FoldedRules} folded @param {string} typed */
export function searchRules(folded, typed) {
  const { rules, passages, common } = folded;
  const terms = splitTyped(typed, common);
  const rated = terms.map(({ word }) => rateAll(folded, word));
  const weights = rated.map((each, at) => {
    let fitting = 0;
    for (const { first, end } of rules) {
      let most = 0;
      for (let passage = first; passage < end; passage += 1) if (each[passage] > most) most = each[passage];
      fitting += most;
    }
    return terms[at].share * Math.log(1 + rules.length / (1 + fitting));
  });
  const worths = rules.map((rule) => measureWorth(rule, passages, rated, weights));
  const most = Math.max(...worths, 0);
  return worths
    .map((worth, at) => ({ worth, key: rules[at].key }))
    .filter(({ worth }) => worth > 0 && worth >= LEAST * most)
    .sort((one, other) => other.worth - one.worth)
    .map(({ key }) => key);
}

/** Return the worth of a rule: its best passage, and what all its passages together have of each typed word.
 * @param {Span} rule @param {Passage[]} passages @param {Float32Array[]} rated how well each passage has each
 * word @param {number[]} weights of the typed words */
function measureWorth({ first, end }, passages, rated, weights) {
  const all = weights.map(() => 0);
  const mentions = weights.map(() => 0);
  let most = 0;
  for (let at = first; at < end; at += 1) {
    const { worth, size } = passages[at];
    let sum = 0;
    let had = 0;
    for (let word = 0; word < weights.length; word += 1) {
      const here = worth * rated[word][at];
      sum += weights[word] * here;
      had += rated[word][at];
      if (here > all[word]) all[word] = here;
      mentions[word] += here;
    }
    // Of two passages with the same words, the shorter one counts more.
    most = Math.max(most, sum * (1 + BRIEF * Math.min(1, had / Math.max(size, 1))));
  }
  const often = mentions.map((sum) => OFTEN * Math.log(1 + sum));
  return (
    most + weights.reduce((sum, weight, word) => sum + weight * (ELSEWHERE * all[word] + often[word]), 0)
  );
}
