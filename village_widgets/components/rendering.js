import { render } from "../vendor/lit-html.js";

// A browser that translates a page puts each text into a <font> of its own. lit-html goes on changing the
// text that it drew, which is then on no page: the page would show older names, numbers and turns. So every
// view is drawn through this module, which puts the page's own texts back first, and then returns the
// translations of those that have not changed.

/** The page's own texts, by the translations that stand in their place. @type {WeakMap<Element, Text>} */
const originals = new WeakMap();
let isTranslated = false; // true once a browser has exchanged a text: only then is there anything to look for
const watch = new MutationObserver(note);
watch.observe(document, { childList: true, subtree: true });

/** Tell whether a node is a translation whose text is not known yet.
 * @param {Node | null} node @returns {node is Element} */
const isUnknown = (node) => node instanceof Element && node.localName === "font" && !originals.has(node);

/** Keep the text in whose place a translation stands.
 * @param {Element} translation @param {Text} text */
function keep(translation, text) {
  originals.set(translation, text);
  isTranslated = true;
}

/** Note which texts were exchanged for translations, in one step or in two.
 * @param {MutationRecord[]} records */
function note(records) {
  /** Removed texts for which no translation is known yet, with their changes.
   * @type {{ text: Text, record: MutationRecord }[]} */
  const removed = [];
  for (const record of records) {
    const { addedNodes, removedNodes, previousSibling, nextSibling } = record;
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const text = /** @type {Text} */ (node);
      const [by] = [...addedNodes, previousSibling, nextSibling].filter(isUnknown);
      if (by) keep(by, text);
      else removed.push({ text, record });
    }
    for (const node of addedNodes) {
      if (!isUnknown(node)) continue;
      const before = removed.findLast((each) => isSamePlace(each.record, record));
      if (before) keep(node, before.text);
    }
  }
}

/** Tell whether two changes happened between the same neighbours.
 * @param {MutationRecord} one @param {MutationRecord} other */
const isSamePlace = (one, other) =>
  one.target === other.target &&
  one.previousSibling === other.previousSibling &&
  one.nextSibling === other.nextSibling;

/** Put the page's own texts in a place back; return the translations that stood there, each with its text.
 * @param {ParentNode} place */
function bringBack(place) {
  note(watch.takeRecords());
  if (!isTranslated) return [];
  return [...place.querySelectorAll("font")].flatMap((translation) => {
    const text = originals.get(translation);
    if (!text) return [];
    const moved = translation.contains(text); // the browser put the text inside: nothing else shows it
    originals.delete(translation);
    translation.replaceWith(text);
    return moved ? [] : [{ translation, text, said: text.data }];
  });
}

/** Draw a view in a place, as lit-html does, also where a browser has translated it.
 * @param {unknown} view @param {HTMLElement | DocumentFragment} place */
export function renderInto(view, place) {
  const back = bringBack(place);
  render(view, place);
  for (const { translation, text, said } of back) {
    if (!text.isConnected || text.data !== said) continue;
    text.replaceWith(translation);
    originals.set(translation, text);
  }
  watch.takeRecords(); // drops the changes that this function made
}
