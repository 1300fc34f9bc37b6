// The likeness of words to each other, in all languages: endings, particles, parts of compounds, slips.

const BETWEEN = /[^\p{L}\p{N}]+/u;
const LATIN = /\p{Script=Latin}/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /\p{Script=Han}/u;
const BEYOND = /[^\p{Script=Latin}\p{N}]/u;
const DIGIT = /\p{N}/u;
// Umlauts typed without their dots; at the end of a word (value, heroes) are none.
const UMLAUTS = /(?<![aeiouq])([aou])e(?!s?(?!\p{L}))/gu;
const ENDINGS = ["ungen", "ing", "ung", "ers", "ern", "ed", "en", "em", "es", "er", "e", "n", "s"];
const ROOT = 3; // the fewest letters of a word without its ending
const PARTICLES =
  /(?:에서는|에서|에게|으로|부터|까지|하면|하고|해도|이나|은|는|이|가|을|를|의|에|로|와|과|도|만|나)$/u;
const COMMONLY = 0.3; // the weight of a word that any question may have
const FEW = 4; // the fewest letters of a word that may have a slip
const MANY = 8; // the fewest letters of a word that may have two
/** Degrees of likeness of a word to another: the same, the same except for an ending, the beginning of it, a
 * part of it, one that has it as a part, and one with a slip. */
const LIKE = { same: 1, root: 0.95, beginning: 0.85, inside: 0.7, around: 0.55, slip: 0.7 };
const SHARED = 0.75; // the least share of common pairs of signs that makes words without spaces alike

/** Return a text without case, accents and the two ways to write an umlaut.
 * @param {string} text */
export const foldText = (text) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(UMLAUTS, "$1");

/** A word as others are compared with it: itself, without its ending, its letters, whether it has Latin ones,
 * and whether it has others (digits are neither).
 * @typedef {{ word: string, root: string, letters: string, isLatin: boolean, isBeyond: boolean }} FoldedWord
 */

/** Return a folded word as others are compared with it. @param {string} word @returns {FoldedWord} */
export const foldWord = (word) => ({
  word,
  root: findRoot(word),
  letters: splitLetters(word),
  isLatin: LATIN.test(word),
  isBeyond: BEYOND.test(word),
});

/** Return the words of a text, folded. @param {string} text */
export const splitWords = (text) => foldText(text).split(BETWEEN).filter(Boolean);

/** Return what was typed as terms to look for, each with what it counts: words and, of words in which a
 * reader may have put several together without a space, all pairs of neighbouring signs too. Words that any
 * question may have count less.
 * @param {string} typed @param {ReadonlySet<string>} [common] */
export function splitTyped(typed, common) {
  /** @type {Map<string, number>} */
  const terms = new Map();
  for (const word of splitWords(typed)) {
    terms.set(word, 1);
    const share = word.length < ROOT ? 0 : HAN.test(word) ? 0.6 : HANGUL.test(word) ? 0.35 : 0;
    if (share) for (const pair of listPairs(word)) if (!terms.has(pair)) terms.set(pair, share);
  }
  return [...terms].map(([word, share]) => ({ word, share: common?.has(word) ? COMMONLY * share : share }));
}

/** Return a Latin word without its ending. @param {string} word */
function findRoot(word) {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= ROOT);
  const root = ending ? word.slice(0, -ending.length) : word;
  return root.at(-1) === root.at(-2) ? root.slice(0, -1) : root;
}

/** Return the pairs of neighbouring signs of a word. @param {string} word */
const listPairs = (word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

/** Return how much each of some words is like a typed one, from 0 to 1. Slips are looked for if no word is
 * more like it than one with a slip. @param {string} typed @param {readonly FoldedWord[]} folded */
export function measureLikeness(typed, folded) {
  const isLatin = LATIN.test(typed) || /^\d/.test(typed);
  const liken = isLatin ? likenLatin(typed) : likenSigns(typed);
  const like = new Float32Array(folded.length);
  for (let at = 0; at < like.length; at += 1) like[at] = liken(folded[at]);
  if (typed.length < (HANGUL.test(typed) ? 3 : FEW) || like.some((each) => each > LIKE.slip)) return like;
  const letters = splitLetters(typed);
  const slips = letters.length >= MANY ? 2 : 1;
  folded.forEach(({ letters: others }, at) => {
    if (Math.abs(letters.length - others.length) > slips) return;
    const slipped = countSlips(letters, others, slips);
    if (slipped <= slips) like[at] = Math.max(like[at], LIKE.slip / slipped);
  });
  return like;
}

/** Return the letters of a word; a syllable of Hangul has two or three. @param {string} word */
const splitLetters = (word) => (HANGUL.test(word) ? word.normalize("NFD") : word);

/** Return a function that says how much a word is like a typed one in Latin letters. @param {string} typed */
function likenLatin(typed) {
  const root = findRoot(typed);
  return (/** @type {FoldedWord} */ { word, root: other, isLatin }) => {
    if (word === typed) return LIKE.same;
    if (word[0] === typed[0] && typed.length >= ROOT && other === root) return LIKE.root;
    if (typed.length > 1 && word.startsWith(typed)) return LIKE.beginning;
    if (typed.length > ROOT && word.includes(root)) return LIKE.inside;
    return word.length > FEW && isLatin && typed.includes(other) ? LIKE.around : 0;
  };
}

/** Return a function that says how much a word is like a typed one in a script whose words have endings of
 * all kinds, or no spaces between them. @param {string} typed */
function likenSigns(typed) {
  const root = HANGUL.test(typed) && typed.length > 2 ? typed.replace(PARTICLES, "") : typed;
  const pairs = listPairs(root);
  const letters = splitLetters(typed);
  const hasDigit = DIGIT.test(typed);
  return (/** @type {FoldedWord} */ { word, letters: others, isBeyond }) => {
    if (!isBeyond && !hasDigit) return 0; // words without a common sign or a digit
    if (word === typed || word === root) return LIKE.same;
    if (word.includes(typed) || others.startsWith(letters)) return LIKE.root;
    if (root.length > 1 && word.includes(root)) return LIKE.beginning;
    if (word.length > 1 && root.includes(word)) return (LIKE.root * word.length) / root.length;
    let both = 0;
    for (const pair of pairs) if (word.includes(pair)) both += 1;
    const shared = both / (pairs.length || 1);
    return shared >= 1 / 2 ? SHARED * shared : shared * shared;
  };
}

/** Return how many letters one has to change, leave out, add or exchange with the next to make one word of
 * another; more than `most` are not counted to the end.
 * @param {string} one @param {string} other @param {number} most */
function countSlips(one, other, most) {
  /** @type {number[]} */
  let before = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      here[at] = Math.min(above[at] + 1, here[at - 1] + 1, above[at - 1] + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        here[at] = Math.min(here[at], before[at - 2] + 1);
    }
    if (Math.min(...here) > most) return most + 1;
    before = above;
    above = here;
  }
  return above[other.length];
}
