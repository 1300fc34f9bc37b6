// Texts that this browser keeps, each under its key. If it may keep none (a private window, a full store),
// texts live as long as the page, and the caller learns that. Copies of these pages in different folders of
// one host share the browser's storage: each adds its folder to the names of what it keeps.

/** The suffix of this folder's names in the browser's storage; empty if its pages have the whole host. */
export const OF_THIS_FOLDER = makeFolderSuffix(findFolder());
const OURS = "village-companion.";
/** The key of an owner's numbers, before their edition: rulebook and companion read them. */
export const OWN_NUMBERS = `${OURS}copy.`;
const ADOPTED = `${OURS}adopted`; // set once the texts of older pages have been taken over

/** Return the path of the folder in which these pages lie; "/" if they have the whole host. */
function findFolder() {
  const told = document.getElementById("jupyter-config-data")?.textContent;
  const base = document.body?.dataset.base ?? (told ? JSON.parse(told).baseUrl : "/");
  return location.origin === "null" ? "/" : new URL(base || "./", location.href).pathname;
}

/** Return what to add to a name for the pages in a folder; empty for those of a whole host.
 * @param {string} path */
export function makeFolderSuffix(path) {
  return path === "/" ? "" : `@${path}`;
}

/** Texts that the browser refused to keep, by key; they are lost when the page closes.
 * @type {Map<string, string>} */
const WITH_THE_PAGE = new Map();
/** Functions that are called with each key whose text is kept or removed.
 * @type {Set<(key: string) => void>} */
const WATCHERS = new Set();

/** Call a function with each key whose text the browser keeps or removes; return what ends that.
 * @param {(key: string) => void} watcher */
export function watchWrites(watcher) {
  WATCHERS.add(watcher);
  return () => WATCHERS.delete(watcher);
}

/** Return the text under a key; empty if there is none.
 * @param {string} key */
export function readText(key) {
  const held = WITH_THE_PAGE.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key + OF_THIS_FOLDER) ?? "";
  } catch {
    return "";
  }
}

/** Keep a text, or remove it if it is empty; return whether it outlives the page. The watchers hear of one
 * that does; one that the browser refuses lives as long as the page.
 * @param {string} key @param {string} text */
export function writeText(key, text) {
  try {
    if (text) localStorage.setItem(key + OF_THIS_FOLDER, text);
    else localStorage.removeItem(key + OF_THIS_FOLDER);
    WITH_THE_PAGE.delete(key);
    for (const watcher of WATCHERS) watcher(key);
    return true;
  } catch {
    WITH_THE_PAGE.set(key, text);
    return false;
  }
}

/** Tell whether the browser allows these pages to keep anything: its settings may forbid every kind of store.
 * Other kinds are guarded where they are used. */
export function mayKeep() {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** Return the value under a key, from JSON; null if there is none or it can't be read. @param {string} key */
export function read(key) {
  try {
    return JSON.parse(readText(key));
  } catch {
    return null;
  }
}

/** Keep a value under a key, as JSON; return whether it outlives the page.
 * @param {string} key @param {unknown} value */
export const write = (key, value) => writeText(key, JSON.stringify(value));
/** Remove the text under a key. @param {string} key */
export const remove = (key) => writeText(key, "");

/** Return the keys that begin with a text and have a text of their own. @param {string} beginning */
export function listKeys(beginning) {
  /** Names of everything in the browser's storage that belongs to this folder. @type {string[]} */
  let kept = [];
  try {
    kept = Object.keys(localStorage).filter(isOfThisFolder);
  } catch {
    /* this browser keeps nothing */
  }
  const names = kept.map((key) => key.slice(0, key.length - OF_THIS_FOLDER.length));
  return [...new Set([...names, ...WITH_THE_PAGE.keys()])].filter(
    (key) => key.startsWith(beginning) && readText(key),
  );
}

/** Tell whether a name in the browser's storage belongs to the pages of this folder. @param {string} key */
const isOfThisFolder = (key) => (OF_THIS_FOLDER ? key.endsWith(OF_THIS_FOLDER) : !key.includes("@/"));

/** Take over what older pages kept without the name of their folder, once; the originals stay for the pages
 * of other folders. */
function adopt() {
  if (!OF_THIS_FOLDER || readText(ADOPTED)) return;
  try {
    const older = Object.keys(localStorage).filter((key) => key.startsWith(OURS) && !key.includes("@/"));
    for (const key of older) if (!readText(key)) writeText(key, localStorage.getItem(key) ?? "");
    writeText(ADOPTED, "yes");
  } catch {
    /* this browser keeps nothing */
  }
}
adopt();
