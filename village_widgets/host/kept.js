import { keysFrom, readText, writeText } from "../components/browserstore.js";
import { button } from "../components/element.js";
import { give, taker } from "../components/files.js";

// All that this browser keeps, in one file: games, tables, what was learnt. Another browser takes it in, whether its pages have this
// server, another one or none. What is there already stays, unless the file goes on with it.

const OURS = "village-companion.";
const READER = `${OURS}reader`; // who learns here: the number of whoever learns there is another one
const PROGRESS = `${OURS}progress`; // is put together with what is known of the reader, when a page opens
const TABLES = `${OURS}tables`;

/** @typedef {"taken" | "nothing" | "full" | "unreadable"} Taken */
/** @typedef {{ code: string }} Known */

/** All of it, as the text of a file. */
export function packed() {
  return JSON.stringify({ kept: Object.fromEntries(keysFrom(OURS).map((key) => [key, readText(key)])) });
}

/** Take in what such a text holds. @param {string} text @returns {Taken} */
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

/** What is kept from now on under a key. @param {string} key @param {string} ours @param {string} theirs */
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

/** The tables in a list as it is kept, whatever else is in it. @param {string} text @returns {Known[]} */
function listed(text) {
  const found = value(text);
  return Array.isArray(found) ? found.filter((one) => typeof one?.code === "string") : [];
}

/** Whether a game or a table is the same, and further. @param {string} further @param {string} before */
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

/** What lets somebody do both, where the page has a place for it. */
export function offerKept() {
  const place = document.getElementById("kept");
  const status = place?.querySelector("[role=status]");
  if (!place || !status) return;
  const words = place.dataset;
  const again = place.querySelector("button"); // it loads the page again by itself
  const save = button(words.save ?? "", () =>
    give(`village-companion-${new Date().toISOString().slice(0, 10)}.json`, packed()),
  );
  const [take, input] = taker(words.take ?? "", ".json,application/json", (text) => {
    const taken = takeIn(text);
    status.textContent = words[taken] ?? "";
    if (again) again.hidden = taken === "unreadable" || taken === "nothing";
  });
  status.before(save, take, input);
}
