// Stands before the modules of a page, which are functions in the same script (linking.py).

/** @import { Props, Widget } from "./types" */

// The exports of each module, by a hash of its text. They outlive this script: the boards of one notebook
// share modules.
const SHARED = Symbol.for("village-companion.modules");

/** Return what a module exports; the module runs at the first call.
 * @template T @param {string} mark @param {() => T} make @returns {T} */
export function shareModule(mark, make) {
  const page = /** @type {{ [SHARED]?: Map<string, any> }} */ (globalThis);
  const known = page[SHARED] ?? new Map();
  page[SHARED] = known;
  if (!known.has(mark)) known.set(mark, make());
  return known.get(mark);
}

/** Return the widget of an entry module; an error while it renders is shown in its place.
 * @param {() => { default: Widget }} loadEntry */
export const definePage = (loadEntry) => ({
  /** Render the page, or say that it could not be shown. @param {Props} props */
  async render(props) {
    try {
      return await loadEntry().default.render(props);
    } catch (error) {
      console.error(error);
      props.el.setAttribute("role", "alert");
      props.el.textContent = props.model.get("_unshown");
    }
  },
});
