import { html, nothing } from "../vendor/lit-html.js";

/** @import { ChangeInWords } from "./messages" */

/** Return the parts of a sentence: its words, also where no spaces part them, and between them its spaces and
 * punctuation. @param {string} sentence */
function splitSentence(sentence) {
  const parts = new Intl.Segmenter(undefined, { granularity: "word" }).segment(sentence);
  return [...parts].map(({ segment }) => segment);
}

/** Compare two sentences word by word: return their common beginning, what has `gone`, what has `come`, and
 * their common end, each as text.
 * @param {string} was the older sentence @param {string} now the newer one */
function compare(was, now) {
  const [old, come] = [splitSentence(was), splitSentence(now)];
  const least = Math.min(old.length, come.length);
  let first = 0;
  while (first < least && old[first] === come[first]) first += 1;
  let last = 0;
  while (last < least - first && old.at(-1 - last) === come.at(-1 - last)) last += 1;
  /** Join a part of a list of words. @type {(list: string[], from: number, to: number) => string} */
  const joinWords = (list, from, to) => list.slice(from, to).join("");
  return {
    begins: joinWords(come, 0, first),
    gone: joinWords(old, first, old.length - last),
    come: joinWords(come, first, come.length - last),
    ends: joinWords(come, come.length - last, come.length),
  };
}

/** Render a sentence with the words in bold that another sentence doesn't have.
 * @param {string} was the other sentence @param {string} now the one to render */
export function markDifference(was, now) {
  const { begins, come, ends } = compare(was, now);
  return html`<span>${begins}<b>${come}</b>${ends}</span>`;
}

/** Render a sentence as it is now, with what has gone struck through and what is new marked. There is room
 * between the two where the language has room between words.
 * @param {ChangeInWords} change */
export function renderChange([before, now]) {
  const { begins, gone, come, ends } = compare(before, now);
  const was = gone ? html`<del>${gone}</del>` : nothing;
  const is = come ? html`<ins>${come}</ins>` : nothing;
  const room = gone && come && /\s/.test(now) ? " " : nothing;
  return html`<p class="vc-changed">${begins}${was}${room}${is}${ends}</p>`;
}
