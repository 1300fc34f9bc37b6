import { keysFrom, readText, writeText } from "../components/browserstore.js";
import { button } from "../components/element.js";
import { give, makeTextPicker } from "../components/files.js";

// All that this browser keeps, in one file: games, tables, progress. Another browser can take it in, whatever
// server its pages have. What that browser keeps already stays, unless the file continues it.

const OURS = "village-companion.";
const READER = `${OURS}reader`; // the number of the reader: that of the other browser is another one
const PROGRESS = `${OURS}progress`; // is merged with what is known of the reader when a page opens
const TABLES = `${OURS}tables`;

/** @typedef {"taken" | "nothing" | "full" | "unreadable"} Taken */
/** @typedef {{ code: string }} Known */

/** Return all of it as the text of a file. */
export function packed() {
  return JSON.stringify({ kept: Object.fromEntries(keysFrom(OURS).map((key) => [key, readText(key)])) });
}

/** Take in the text of such a file.
 * @param {string} text @returns {Taken} */
export function takeIn(text) {
  const found = unpacked(text);
  if (!found.length) return "unreadable";
  const news = found
    .map(([key, theirs]) => ({ key, text: together(key, readText(key), theirs) }))
    .filter(({ key, text: now }) => now !== readText(key));
  const kept = news.map(({ key, text: now }) => writeText(key, now));
  return !news.length ? "nothing" : kept.every(Boolean) ? "taken" : "full";
}

/** @param {string} text @returns {[key: string, text: string][]} */
function unpacked(text) {
  try {
    const found = Object.entries(JSON.parse(text).kept);
    return found.every(([key, each]) => key.startsWith(OURS) && typeof each === "string") ? found : [];
  } catch {
    return [];
  }
}

/** Return what to keep under a key.
 * @param {string} key @param {string} ours @param {string} theirs */
function together(key, ours, theirs) {
  if (!ours || key === PROGRESS) return theirs;
  if (key === READER) return ours;
  if (key === TABLES) return JSON.stringify(tables(listed(ours), listed(theirs)));
  return goesOn(theirs, ours) ? theirs : ours;
}

/** @param {Known[]} ours @param {Known[]} theirs */
function tables(ours, theirs) {
  const here = new Set(ours.map(({ code }) => code));
  return [...ours, ...theirs.filter(({ code }) => !here.has(code))];
}

/** Return the tables of a list as it is kept; other entries are left out.
 * @param {string} text @returns {Known[]} */
function listed(text) {
  const found = value(text);
  return Array.isArray(found) ? found.filter((one) => typeof one?.code === "string") : [];
}

/** Tell whether a game or table continues another one.
 * @param {string} further @param {string} before */
function goesOn(further, before) {
  const [more, fewer] = [value(further)?.lines, value(before)?.lines];
  if (!Array.isArray(more) || !Array.isArray(fewer)) return further.startsWith(before);
  return more.length > fewer.length && fewer.every((line, at) => line === more[at]);
}

/** @param {string} text */
function value(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Offer both on a page that has a place for it. */
export function offerKept() {
  const place = document.getElementById("kept");
  const status = place?.querySelector("[role=status]");
  if (!place || !status) return;
  const words = place.dataset;
  const again = place.querySelector("button"); // loads the page again
  const save = button(words.save ?? "", () =>
    give(`village-companion-${new Date().toISOString().slice(0, 10)}.json`, packed()),
  );
  const [take, input] = makeTextPicker(words.take ?? "", ".json,application/json", (text) => {
    const taken = takeIn(text);
    status.textContent = words[taken] ?? "";
    if (again) again.hidden = taken === "unreadable" || taken === "nothing";
  });
  status.before(save, take, input);
}
