// Stands in front of the modules of a page, which are functions in one script with it (linking.py).

/** @import { Props, Widget } from "./types" */

// What each module exports, by a mark of its text. It outlives this script: the boards of one notebook share their modules.
const SHARED = Symbol.for("village-companion.modules");

/**
 * What a module exports; it runs only for the first who asks.
 * @template T
 * @param {string} mark @param {() => T} make
 * @returns {T}
 */
export function shared(mark, make) {
  const page = /** @type {{ [SHARED]?: Map<string, any> }} */ (globalThis);
  const known = page[SHARED] ?? new Map();
  page[SHARED] = known;
  if (!known.has(mark)) known.set(mark, make());
  return known.get(mark);
}

/**
 * The page whose entry module this gives: it is shown, or says that it can't be.
 * @param {() => { default: Widget }} entry
 */
export const page = (entry) => ({
  /** @param {Props} props */
  async render(props) {
    try {
      return await entry().default.render(props);
    } catch (error) {
      console.error(error);
      props.el.setAttribute("role", "alert");
      props.el.textContent = props.model.get("_unshown");
    }
  },
});
