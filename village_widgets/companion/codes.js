// Finds a table's code in a typed or pasted text: a link, a message, a code in any spelling. Python gets the
// code alone, and accepts it in any spelling too (store/codes.py).

const LETTERS = /^[0-9A-HJKMNP-TV-Z]{10}$/;
// The two halves of a code; inside a lookahead, so that the halves of several codes may overlap.
const HALVES = /(?<![0-9A-Z])(?=([0-9A-Z]{5})[-\s"'_.]{0,3}([0-9A-Z]{5})(?![0-9A-Z]))/g;
const LONGEST = 10_000; // characters of a message that are looked at
const GROUP = /.{1,5}/g; // letters of a code that are read in one go

/** Write a code in groups of letters. @param {string} code */
export const spellCode = (code) => code.match(GROUP)?.join("-") ?? "";

/** Spell letters as the server does: 0 for O, 1 for I and L. @param {string} typed */
const spell = (typed) => typed.replace(/O/g, "0").replace(/[IL]/g, "1");

/** Return how many digits some letters have, or how many other signs if these are fewer: words have no
 * digits, numbers nothing else, and codes have both.
 * @param {string} letters */
function measureMixture(letters) {
  const digits = letters.replace(/\D/g, "").length;
  return Math.min(digits, letters.length - digits);
}

/** Return the code in a text, as the server spells it; empty if the text has none. The text after its last #
 * comes first; of several codes the one counts that looks least like a word or a number.
 * @param {string} text */
export function findCode(text) {
  const plain = text
    .slice(0, LONGEST)
    .normalize("NFKC")
    .replace(/\p{Cf}|%[0-9a-f]{2}/giu, (found) => (found.startsWith("%") ? " " : ""))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .toUpperCase();
  const end = plain.slice(plain.lastIndexOf("#") + 1);
  for (const part of [end, end.slice(end.lastIndexOf(":") + 1), plain]) {
    const whole = spell(part.replace(/[^0-9A-Z:/=#]/g, ""));
    if (LETTERS.test(whole)) return whole;
    const [best] = [...part.matchAll(HALVES)]
      .map(([, first, second]) => first + second)
      .filter((letters) => LETTERS.test(spell(letters)))
      .sort((one, other) => measureMixture(other) - measureMixture(one));
    if (best) return spell(best);
  }
  return "";
}
