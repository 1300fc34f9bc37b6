// Searches terms by their names in all languages; terms with no such name, by their descriptions.

/** A term as searches compare it: the parts of a name, and the whole of a text, without case and accents.
 * @typedef {{ names: string[], parts: string[], text: string }} FoldedTerm */

const BETWEEN = /[^\p{L}\p{N}]+/u;
const LATIN = /\p{Script=Latin}/u;
const FEWEST = 3; // the fewest Latin letters of a name to which a typed word may add an ending

/** Return a text without case and accents. Hangul comes apart into its letters, so that a syllable that is
 * being typed finds what begins with it. @param {string} text */
export const fold = (text) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

/** Return a term as searches compare it.
 * @param {{ names: Record<string, string>, text?: string }} term @returns {FoldedTerm} */
export function foldTerm({ names, text = "" }) {
  const folded = Object.values(names).map(fold);
  const parts = folded.flatMap((name) => name.split(BETWEEN));
  return {
    names: folded,
    parts: parts.filter((part) => part.length >= (LATIN.test(part) ? FEWEST : 1)),
    text: fold(text),
  };
}

/** The ways in which a word that was typed fits a term, the best one first: part of a name, as of a German
 * compound; a name with an ending or a Korean particle; part of what is told of it.
 * @type {((term: FoldedTerm, word: string) => boolean)[]} */
const WAYS = [
  ({ names }, word) => names.some((name) => name.includes(word)),
  ({ parts }, word) => parts.some((part) => word.startsWith(part)),
  ({ text }, word) => text.includes(word),
];

/** Return the terms in which each word that was typed is found, all of them in the best way in which any is.
 * @template {FoldedTerm} T @param {T[]} terms @param {string} typed */
export function search(terms, typed) {
  const words = fold(typed).split(/\s+/u).filter(Boolean);
  const found = WAYS.map((fits) => terms.filter((term) => words.every((word) => fits(term, word))));
  return found.find((some) => some.length) ?? [];
}
