// What this browser keeps, each text under its key. If it may keep nothing (a private window, a full store),
// texts live as long as the page, and the caller learns that.
/** @type {Map<string, string>} */
const WITH_THE_PAGE = new Map();
/** @type {Set<(key: string) => void>} */
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
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Keep a text, or remove it if it is empty; return whether it outlives the page.
 * @param {string} key @param {string} text */
export function writeText(key, text) {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    WITH_THE_PAGE.delete(key);
    for (const watcher of WATCHERS) watcher(key);
    return true;
  } catch {
    WITH_THE_PAGE.set(key, text);
    return false;
  }
}

/** Return the value under a key, from JSON; null if it can't be read.
 * @param {string} key */
export function read(key) {
  try {
    return JSON.parse(readText(key));
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
export const write = (key, value) => writeText(key, JSON.stringify(value));
/** @param {string} key */
export const remove = (key) => writeText(key, "");

/** Return the keys that begin with a text.
 * @param {string} beginning */
export function keysFrom(beginning) {
  /** @type {string[]} */
  let kept = [];
  try {
    kept = Object.keys(localStorage);
  } catch {
    /* this browser keeps nothing */
  }
  return [...new Set([...kept, ...WITH_THE_PAGE.keys()])].filter(
    (key) => key.startsWith(beginning) && readText(key),
  );
}
