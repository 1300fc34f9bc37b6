import { html } from "../vendor/lit-html.js";
import { findAttached, findOpening, makePlain } from "./glossary.js";

/** @import { Board, Mark } from "./types" */

const HAN = "[\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uff60]"; // its characters and their punctuation
// A line's end in a word file of a language without spaces.
const WRAPPED = new RegExp(`(?<=${HAN})\\n(?=${HAN}|\\[)|(?<=\\))\\n(?=${HAN})`, "gu");
const REFERENCE = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Render a text whose references to the board, `[words](target)`, are buttons that light up what they name.
 * No line begins with a comma or a particle after one, or ends in a bracket before it. `mark` renders what
 * stands between them. Pressed, they show it, unless `press` does something else.
 * @param {string} text @param {Board} board @param {Mark} [mark] @param {(at: string) => void} [press] */
export function renderText(text, board, mark = makePlain(), press = (at) => board.reveal(at)) {
  const line = text.replace(WRAPPED, "").replace(/\n/g, " ");
  const rendered = [];
  let from = 0;
  for (const found of line.matchAll(REFERENCE)) {
    const [whole, words, at] = found;
    const end = found.index + whole.length;
    const before = findOpening(line.slice(from, found.index));
    const after = findAttached(line.slice(end));
    const text = line.slice(from, found.index - before.length);
    rendered.push(
      mark(text),
      html`<span class="vc-unbroken"
        >${before}${renderReference(words, at, board, press)}${after}</span
      >`,
    );
    from = end + after.length;
  }
  return [...rendered, mark(line.slice(from))];
}

/** Render a reference as a button. @param {string} words @param {string} at @param {Board} board
 * @param {(at: string) => void} press is called with the name of the place */
function renderReference(words, at, board, press) {
  const light = () => board.light(at);
  const darken = () => board.light("");
  return html`<button
    type="button"
    class="vc-ref"
    @click=${() => press(at)}
    @pointerenter=${light}
    @pointerleave=${darken}
    @focus=${light}
    @blur=${darken}
    >${words}</button
  >`;
}

/** Render the paragraphs of a text.
 * @param {string} text @param {Board} board @param {Mark} [mark] */
export const renderParagraphs = (text, board, mark) =>
  text
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => html`<p>${renderText(paragraph, board, mark)}</p>`);
