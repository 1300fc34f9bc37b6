// How much words are like each other, in all languages: endings, particles, parts of compounds, slips.

const BETWEEN = /[^\p{L}\p{N}]+/u;
const LATIN = /\p{Script=Latin}/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /\p{Script=Han}/u;
const UMLAUTS = /(?<![aeiouq])([aou])e/g; // as they are typed without the keys for them
const ENDINGS = ["ungen", "ing", "ung", "ers", "ern", "ed", "en", "em", "es", "er", "e", "n", "s"];
const ROOT = 3; // letters that stay when an ending is taken off
const PARTICLES =
  /(?:에서는|에서|에게|으로|부터|까지|하면|하고|해도|이나|은|는|이|가|을|를|의|에|로|와|과|도|만|나)$/u;
/** Words that questions have whatever they ask about: they count less. */
const COMMON = new Set(
  `a an the this that these those do does did doing i we you he she they it me us my your our their its
  can could may might must shall should will would have has had am is are was were be been being
  to of in on at by for from with into out off over about as than then so if and or but not no
  when what how who whom whose where why which any some there here just also still
  get gets got let lets happen happens happening allowed need needs want
  ich wir ihr man du er sie es mich mir uns mein meine meinen meiner dein deine
  darf darfst durfen kann kannst konnen muss mussen soll will wollen habe hab hat haben
  ist sind war wird werden der die das den dem des ein eine einen einem einer eines
  und oder aber nicht kein keine keinen
  was wer wen wem wie wann wo wohin woher warum wieso wozu welche welcher welches wenn ob dann da hier
  noch schon auch nur denn so zu zum zur im ins an am auf aus bei mit von vom fur nach um uber unter
  passiert kriege kriegt gibt jetzt mal eigentlich
  어떻게 언제 무엇 뭐 뭘 왜 누가 어디 어디에 몇 얼마나 꼭 다시 좀 그냥 할 수 안 못 때 그 이 저 것 거 게
  돼요 되나요 되나 되면 되는지 하나요 해요 해도 하면 있나요 있나 있어요 없어요 인가요 나요
  가능 가능한가요 가능해요 어떡해
  怎麼 怎樣 什麼 可以 能不 會不 要不 可不 還能 還可 一定 麼辦 幾個 多少 如果 時候 哪裡 沒有 我們
  能 會 要 嗎 呢 了 的 是 有 還 幾 哪 誰 我 你 他`.split(/\s+/u),
);
const COMMONLY = 0.3; // what they count
const FEW = 4; // letters from which a slip is looked for
const MANY = 8; // letters from which two are
/** How much a word is like another: the same, the same but for an ending, the beginning of it, a part of it,
 * one that has it as a part, and one with a slip. */
const LIKE = { same: 1, root: 0.95, beginning: 0.85, inside: 0.7, around: 0.55, slip: 0.7 };
const SHARED = 0.75; // pairs of signs that words without spaces have in common, of all, from which they count

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

/** Return the words of a text, folded. @param {string} text */
export const splitWords = (text) => foldText(text).split(BETWEEN).filter(Boolean);

/** Return what was typed as terms to look for, each with what it counts: words and, of words in which a
 * reader may have put several together without a space, all pairs of neighbouring signs too.
 * @param {string} typed */
export function splitTyped(typed) {
  /** @type {Map<string, number>} */
  const terms = new Map();
  for (const word of splitWords(typed)) {
    terms.set(word, 1);
    const share = word.length < ROOT ? 0 : HAN.test(word) ? 0.6 : HANGUL.test(word) ? 0.35 : 0;
    if (share) for (const pair of pairsOf(word)) if (!terms.has(pair)) terms.set(pair, share);
  }
  return [...terms].map(([word, share]) => ({ word, share: COMMON.has(word) ? COMMONLY * share : share }));
}

/** Return a Latin word without its ending. @param {string} word */
function rootOf(word) {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= ROOT);
  const root = ending ? word.slice(0, -ending.length) : word;
  return root.at(-1) === root.at(-2) ? root.slice(0, -1) : root;
}

/** Return the pairs of neighbouring signs of a word. @param {string} word */
const pairsOf = (word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

/** Return how much each of some words is like a typed one, from 0 to 1. Slips are looked for if no word is
 * like it otherwise. @param {string} typed @param {readonly string[]} words */
export function measureLikeness(typed, words) {
  const isLatin = LATIN.test(typed) || /^\d/.test(typed);
  const like = Float32Array.from(words, isLatin ? likenLatin(typed) : likenSigns(typed));
  if (typed.length < (HANGUL.test(typed) ? 3 : FEW) || like.some((each) => each >= LIKE.slip)) return like;
  const letters = lettersOf(typed);
  const slips = letters.length >= MANY ? 2 : 1;
  return like.map((each, at) => {
    if (words[at][0] !== typed[0] && words[at][1] !== typed[1]) return each; // two slips to begin with
    const slipped = countSlips(letters, lettersOf(words[at]), slips);
    return slipped > slips ? each : Math.max(each, LIKE.slip / slipped);
  });
}

/** Return the letters of a word; a syllable of Hangul has two or three. @param {string} word */
const lettersOf = (word) => (HANGUL.test(word) ? word.normalize("NFD") : word);

/** Return a function that says how much a word is like a typed one in Latin letters. @param {string} typed */
function likenLatin(typed) {
  const root = rootOf(typed);
  return (/** @type {string} */ word) => {
    if (word === typed) return LIKE.same;
    if (word[0] === typed[0] && typed.length >= ROOT && rootOf(word) === root) return LIKE.root;
    if (typed.length > 1 && word.startsWith(typed)) return LIKE.beginning;
    if (root.length > ROOT && word.startsWith(root)) return LIKE.inside;
    if (typed.length > ROOT && word.includes(root)) return LIKE.inside;
    return word.length > FEW && LATIN.test(word) && typed.includes(rootOf(word)) ? LIKE.around : 0;
  };
}

/** Return a function that says how much a word is like a typed one in a script whose words have endings of
 * all kinds, or no spaces between them. @param {string} typed */
function likenSigns(typed) {
  const root = HANGUL.test(typed) && typed.length > 2 ? typed.replace(PARTICLES, "") : typed;
  const pairs = pairsOf(root);
  const letters = lettersOf(typed);
  return (/** @type {string} */ word) => {
    if (word === typed || word === root) return LIKE.same;
    if (word.includes(typed) || lettersOf(word).startsWith(letters)) return LIKE.root;
    if (root.length > 1 && word.includes(root)) return LIKE.beginning;
    if (word.length > 1 && root.includes(word)) return (LIKE.root * word.length) / root.length;
    const shared = pairs.filter((pair) => word.includes(pair)).length / (pairs.length || 1);
    return shared >= 1 / 2 ? SHARED * shared : shared * shared;
  };
}

/** Return how many letters one has to change, leave out, add or exchange with the next to make one word of
 * another; more than `most` are not counted to the end.
 * @param {string} one @param {string} other @param {number} most */
function countSlips(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
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
