// A widget is handed one script, at an address of its own from which a relative import leads nowhere. So this one, which stands
// in front of all of them, gives each module of the page an address too, those it imports first, and writes these addresses where
// the modules name one another. Served as plain files the modules import each other as they stand and need nothing of this.

/** @import { Props, Widget } from "./types" */

// The address of each module by its text. It outlives this script: the boards of one notebook share their modules.
const SHARED = Symbol.for("village-companion.modules");

/**
 * How one module names another.
 * @param {string} from its path in the package
 * @param {string} to the path of the other
 */
export function specifier(from, to) {
  const here = from.split("/").slice(0, -1);
  const there = to.split("/");
  while (here.length && here[0] === there[0]) {
    here.shift();
    there.shift();
  }
  return [...(here.length ? here.map(() => "..") : ["."]), ...there].join("/");
}

/**
 * The address from which a module can be imported, with all that it imports. Throws where modules import each other in a circle.
 * @param {string} entry the path of the module
 * @param {Record<string, string>} sources the text of every module by its path
 * @returns {string}
 */
export function link(entry, sources) {
  const page = /** @type {{ [SHARED]?: Map<string, string> }} */ (globalThis);
  const shared = page[SHARED] ?? new Map();
  page[SHARED] = shared;
  /** @type {Map<string, string>} */
  const found = new Map();

  /** @type {(path: string, above: string[]) => string} */
  function address(path, above) {
    const way = [...above, path];
    if (above.includes(path)) throw new Error(`modules import each other: ${way.join(" > ")}`);
    let text = `${sources[path]}\n//# sourceURL=village-companion/${path}`;
    for (const other of Object.keys(sources)) {
      const named = `"${specifier(path, other)}"`;
      if (text.includes(named)) text = text.replaceAll(named, `"${found.get(other) ?? address(other, way)}"`);
    }
    const known = shared.get(text) ?? URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    shared.set(text, known);
    found.set(path, known);
    return known;
  }

  return address(entry, []);
}

/**
 * The page whose entry module this is: it is shown, or says that it can't be.
 * @param {string} entry the path of the module
 * @param {Record<string, string>} sources the text of every module by its path
 */
export const page = (entry, sources) => ({
  /** @param {Props} props */
  async render(props) {
    const { model, el } = props;
    try {
      /** @type {{ default: Widget }} */
      const shown = await import(link(entry, sources));
      return await shown.default.render(props);
    } catch (error) {
      console.error(error);
      el.setAttribute("role", "alert");
      el.textContent = model.get("_unshown");
    }
  },
});
