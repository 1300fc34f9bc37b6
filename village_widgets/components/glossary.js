import { html, nothing } from "../vendor/lit-html.js";
import { makeElement } from "./element.js";
import { renderInto } from "./rendering.js";
import { joinClauses, joinLabel } from "./sentences.js";
import { renderDrawing } from "./templates.js";

/** @import { BoardState, Meaning } from "./messages" */
/** @import { Mark, Send, Sheet, Words } from "./types" */

const NUMBER = "#"; // in a form, stands for any number
const BETWEEN = " | "; // between the endings of a language
// A letter of a script with spaces between words.
const LETTER = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Hangul}]";
const SPACED = new RegExp(LETTER, "u");
// German quotations end in “;
const ATTACHED = new RegExp(`^${LETTER}*[\\p{Pd}\\p{Pe}\\p{Pf}\\p{Po}\u201c]*`, "u");
const OPENING = /[\p{Ps}\p{Pi}]*$/u;
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

/** Return a function that renders texts as they are, for pages without a glossary. */
export const makePlain = () => (/** @type {string} */ text) => /** @type {unknown} */ (text);

/** Return what stands at the beginning of a text that follows a word, and belongs to it: a particle or an
 * ending, and punctuation.
 * @param {string} text */
export const findAttached = (text) => ATTACHED.exec(text)?.[0] ?? "";

/** Return what stands at the end of a text before a word, and belongs to it: brackets and quotation marks.
 * @param {string} text */
export const findOpening = (text) => OPENING.exec(text)?.[0] ?? "";

/** Return a text as a pattern that finds it. @param {string} text */
const quote = (text) => text.replace(SPECIAL, "\\$&");

/** Return what must not stand before, and what must come after, a form of a word. In scripts that put spaces
 * between words it is a whole word, which may have endings; in others it stands anywhere.
 * @param {string} form @param {string} endings */
function makeEdges(form, endings) {
  const [first = "", last = ""] = [form.at(0), form.at(-1)];
  const before = first === NUMBER ? "(?<!\\d)" : SPACED.test(first) ? `(?<!${LETTER})` : "";
  const after = endings ? `(?=(?:${endings})*(?!${LETTER}))` : `(?!${LETTER})`;
  return [before, SPACED.test(last) ? after : ""];
}

/** Return a form of a word as a pattern. @param {string} form */
const makePattern = (form) => quote(form).replaceAll(NUMBER, "\\d+").replaceAll(" ", "\\s+");

/** Return the pattern that finds any of some forms, the longest first. Forms with the same edges share the
 * tests of these, which take much longer than to compare letters.
 * @param {string[]} forms @param {string} endings patterns of the endings, or "" */
function joinPatterns(forms, endings) {
  /** The patterns of the forms, by their edges. @type {Map<string, string[]>} */
  const alike = new Map();
  // Forms of scripts with spaces come first, then longer ones: "stage 4" before "stage".
  const isSpaced = (/** @type {string} */ form) => (SPACED.test(form.at(-1) ?? "") ? 1 : 0);
  forms.sort((one, other) => isSpaced(one) - isSpaced(other) || other.length - one.length);
  for (const form of forms) {
    const edges = makeEdges(form, endings).join(" ");
    alike.set(edges, [...(alike.get(edges) ?? []), makePattern(form)]);
  }
  const parts = [...alike].map(([edges, patterns]) => {
    const [before, after] = edges.split(" ");
    return `${before}(?:${patterns.join("|")})${after}`;
  });
  return new RegExp(parts.join("|"), "giu");
}

/** The words of a game that texts may use. Each text marks a word once; a tap on it shows its meaning and its
 * pictures on a card above everything. */
export class Glossary {
  /** The keys of the words, by form. @type {Map<string, string>} */
  keys = new Map();
  /** The pattern that finds all forms, the longest first. @type {RegExp | null} */
  pattern = null;
  /** The word that was tapped last. @type {HTMLElement | null} */
  asked = null;

  /** @param {Send} send @param {Sheet} card @param {Words} words
   * @param {HTMLElement} root holds the card, unless the word stands in a sheet */
  constructor(send, card, words, root) {
    this.send = send;
    this.card = card;
    this.words = words;
    this.root = root;
    card.root.classList.add("vc-meaning");
  }

  /** Set the words of a game, each with its forms.
   * @param {NonNullable<BoardState["glossary"]>} list */
  set(list) {
    this.keys = new Map(list.flatMap(([key, ...forms]) => forms.map((form) => [form.toLowerCase(), key])));
    const endings = this.words["word-endings"].split(BETWEEN).map(quote).join("|");
    this.pattern = this.keys.size ? joinPatterns([...this.keys.keys()], endings) : null;
  }

  /** Return a function that marks texts that belong together: each word once in all of them.
   * @returns {Mark} */
  begin = () => {
    /** @type {Set<string>} */
    const met = new Set();
    return (text) => this.mark(text, met);
  };

  /** Mark the words of a text, except those that are marked already.
   * @param {string} text @param {Set<string>} met */
  mark(text, met) {
    if (!this.pattern || !text) return text;
    const marked = [];
    let from = 0;
    for (const { 0: said, index } of text.matchAll(this.pattern)) {
      const key = this.findKeyOf(said);
      if (met.has(key)) continue;
      met.add(key);
      const end = index + said.length;
      const before = findOpening(text.slice(from, index));
      const after = findAttached(text.slice(end));
      marked.push(text.slice(from, index - before.length), this.renderWord(said, key, before, after));
      from = end + after.length;
    }
    return from ? [...marked, text.slice(from)] : text;
  }

  /** Return the key of the first word in a label; undefined if it has none. @param {string} label */
  findKey(label) {
    const [found] = this.pattern ? label.matchAll(this.pattern) : [];
    return found && this.findKeyOf(found[0]);
  }

  /** Return the key of a word as a text writes it. @param {string} said */
  findKeyOf(said) {
    return this.keys.get(said.toLowerCase().replace(/\d+/g, NUMBER).replace(/\s+/g, " ")) ?? "";
  }

  /** Tell whether a label has a word that can be explained. */
  knows = (/** @type {string} */ label) => this.findKey(label) !== undefined;

  /** Show the meaning of the first word in a label of the board; nothing if it has none. */
  explain = (/** @type {string} */ label) => {
    const word = this.findKey(label);
    if (word !== undefined) this.ask(word);
  };

  /** Show the meaning of a word by its key, for a picture. */
  ask = (/** @type {string} */ word) => {
    this.asked = null;
    this.send({ do: "meaning", word });
  };

  /** Render all words of the game, each once, as buttons that show their meaning. */
  renderAll() {
    const all = new Map([...this.keys].reverse().map(([form, key]) => [key, form]));
    const words = [...all]
      .reverse()
      .map(([key, form]) => this.renderWord(form.replace(`${NUMBER} `, ""), key));
    return html`<p>${words}</p>`;
  }

  /** Render a word with what is attached to it, so that no line begins with a comma or a particle, or ends in
   * an opening bracket.
   * @param {string} said @param {string} key @param {string} [before] @param {string} [after] */
  renderWord(said, key, before = "", after = "") {
    const ask = (/** @type {{ currentTarget: HTMLElement }} */ { currentTarget }) => {
      currentTarget.focus({ preventScroll: true }); // some browsers don't focus a pressed button
      this.asked = currentTarget;
      this.send({ do: "meaning", word: key });
    };
    // a way to the board may be called `said`
    const named = joinLabel(this.words, said, this.words.meaning);
    const word = html`<button type="button" class="vc-word" aria-label=${named} @click=${ask}
      >${said}</button
    >`;
    return html`<span class="vc-unbroken">${before}${word}${after}</span>`;
  }

  /** Show the meaning of the word that was tapped; above the sheet, if the word stands there.
   * @param {Meaning} meaning */
  show({ title, text, cited, pictures }) {
    const { card, words, asked, root } = this;
    const home = root.hidden ? root.parentElement : root; // hidden beside other views
    const around = (asked?.isConnected && asked.closest(".vc-sheet")) || home || root;
    around.append(card.root);
    const drawn = pictures.map(([box, inside]) => renderDrawing(inside, box, "vc-glimpse"));
    const sources = html`<details>
      <summary>${words.cited}</summary>
      <p class="vc-cited">${joinClauses(words, cited)}</p>
    </details>`;
    const told = html`<p class="vc-sentence">${text}</p>`;
    card.tell(title, "", html`<p class="vc-pictured">${drawn}</p>`, told, cited.length ? sources : nothing);
  }
}

/** The fold-out with all words of a game; they come when it opens. It is the way to them by keyboard, for
 * labels on a board are no buttons. */
export class Lexicon {
  root = makeElement("details", { class: "vc-lexicon", toggle: () => this.draw() });

  /** @param {Words} words @param {Pick<Glossary, "pattern" | "renderAll">} glossary */
  constructor(words, glossary) {
    this.words = words;
    this.glossary = glossary;
  }

  /** Draw the fold-out, which is hidden if the game has no words. */
  draw() {
    const { words, glossary, root } = this;
    const shown = root.open ? glossary.renderAll() : nothing;
    root.hidden = !glossary.pattern;
    renderInto(html`<summary>${words["words-of-game"]}</summary><div>${shown}</div>`, root);
  }
}
