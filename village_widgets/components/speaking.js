import { renderInto } from "./rendering.js";

/** @import { Model } from "./types" */
/** Words by key, as a page is sent them. @typedef {object} Words */

// A page changes its language in place: its words are exchanged, whatever has drawn some of them draws them
// again, and its process tells all the rest again.

/** The functions that draw a page's words, by those words. @type {WeakMap<Words, Set<() => void>>} */
const drawings = new WeakMap();

/** Draw something that has words: now, and again whenever these words are exchanged.
 * @param {Words} words @param {() => void} draw */
export function follow(words, draw) {
  draw();
  const known = drawings.get(words) ?? new Set();
  drawings.set(words, known.add(draw));
}

/** Name an element for screen readers by one of a page's words; return the element.
 * @template {Element} T @template {string} K
 * @param {Record<K, string>} words @param {K} key @param {T} root */
export function entitle(words, key, root) {
  follow(words, () => root.setAttribute("aria-label", words[key]));
  return root;
}

/** Caption a button by one of a page's words; return it with what was made with it.
 * @template {string} K @template {HTMLElement} T
 * @param {Record<K, string>} words @param {K} key @param {T[]} made */
export function captionButton(words, key, made) {
  follow(words, () => renderInto(words[key], made[0]));
  return made;
}

/** Exchange a page's words for those of another language, and draw again what shows them; return whether any
 * of them differs.
 * @param {Words} words @param {Words} others */
export function exchange(words, others) {
  const before = JSON.stringify(words);
  Object.assign(words, others);
  if (JSON.stringify(words) === before) return false;
  for (const draw of drawings.get(words) ?? []) draw();
  return true;
}

/** Mark a widget's root with the language that its process speaks, and ask for another one when the reader
 * chooses it at the head of the page. Return what ends that.
 * @param {HTMLElement} root @param {Model} model */
export function followLanguage(root, model) {
  /** Name the page's language on its root. */
  const mark = () => {
    root.lang = model.get("_language") || "";
  };
  /** Ask the widget's process to speak the language that the reader has chosen. @param {Event} event */
  const ask = (event) => {
    const { language } = /** @type {CustomEvent<{ language: string }>} */ (event).detail;
    try {
      model.send({ do: "speak", language });
    } catch (error) {
      console.warn(error); // no process answers: the page says so when something is pressed
    }
  };
  mark();
  model.on("change:_language", mark);
  addEventListener("village:language", ask);
  return () => {
    model.off("change:_language", mark);
    removeEventListener("village:language", ask);
  };
}
