// What this browser keeps, each under its key. Where it may keep nothing (a private window, a full store) it lives as long as
// the page; whoever keeps something is told whether it outlives that.
/** @type {Map<string, string>} */
const WITH_THE_PAGE = new Map();
/** @type {Set<(key: string) => void>} */
const WATCHERS = new Set();

// From now on somebody hears of each key whose text the browser has kept anew, or keeps no longer; what is returned ends that.
/** @param {(key: string) => void} watcher */
export function watchWrites(watcher) {
  WATCHERS.add(watcher);
  return () => WATCHERS.delete(watcher);
}

// The text under a key; empty if there is none.
/** @param {string} key */
export function readText(key) {
  const held = WITH_THE_PAGE.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

// Keep a text, or no longer, if it is empty. Returns whether the browser really keeps it.
/** @param {string} key @param {string} text */
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

// The value under a key, as JSON has it; null if there is none, or none that can be read.
/** @param {string} key */
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

// The keys that begin with a text.
/** @param {string} beginning */
export function keysFrom(beginning) {
  /** @type {string[]} */
  let kept = [];
  try {
    kept = Object.keys(localStorage);
  } catch {
    /* nothing is kept, then */
  }
  return [...new Set([...kept, ...WITH_THE_PAGE.keys()])].filter(
    (key) => key.startsWith(beginning) && readText(key),
  );
}
