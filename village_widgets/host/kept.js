import { listKeys, mayKeep, readText, writeText } from "../components/browserstore.js";
import { give } from "../components/files.js";

// All that this browser keeps, in one file: games, tables, progress. Another browser can take it in, whatever
// server its pages have. What that browser keeps already stays, unless the file continues it. A file is
// foreign until all of it is checked, and taken in whole or not at all.

const OURS = "village-companion.";
const READER = "reader"; // a reader's ID is not taken over: the other browser has its own
const PROGRESS = "progress"; // when a page opens, Python merges it with the stored progress
const TABLES = "tables";

/** Tells whether a text can be the one that is kept under a name.
 * @typedef {(text: string) => boolean} Check */
/** Tell whether a text is short, as a choice is. @type {Check} */
const isShort = (text) => text.length < 200;
/** Tell whether a text is JSON of any value but null. @type {Check} */
const isData = (text) => parse(text) !== null;
/** Tell whether a text is a list in JSON. @type {Check} */
const isList = (text) => Array.isArray(parse(text));
/** Tell whether a text is an object in JSON. @type {Check} */
const isObject = (text) => isData(text) && typeof parse(text) === "object" && !isList(text);
/** Tell whether a text is the number of a reader. @type {Check} */
const isNumber = (text) => /^[0-9a-f]{32}$/.test(text);
/** Tell whether a text can be a save. @type {Check} */
const isSave = (text) => text.startsWith("{");
/** Accept any text. @type {Check} */
const isText = () => true;

/** The texts that the pages keep: the rest of each key, and the check that its text must pass. Games and
 * editions have names of letters and digits, tables codes.
 * @type {[RegExp, Check][]} */
const KNOWN = [
  [/^reader$/, isNumber],
  [/^progress$/, isObject],
  [/^tables$/, isList],
  [/^(played|played\.title|motion|sound|awake)$/, isShort],
  [/^(habits|ways|guests|(sitting|lobby)(\.\w+)?)$/, isObject],
  [/^large$/, isData],
  [/^settings\.\w+$/, isObject],
  [/^copy\.\w+(\.used|\.before)?$/, isText],
  [/^checking\.\w+$/, isObject],
  [/^table\.\w+(\.before)?$/, isObject],
  [/^(laying\.[#=\w-]*|handful\.\w+)$/, isData],
  [/^outbox\.\w+\.[\w-]+$/, isObject],
  [/^own\.\w+$/, isList],
  [/^seat\.\w+$/, isData],
  [/^stays\.\w+$/, isData],
  [/^(game|play|(\w+\.)?\d\d_\w+)(\.[0-9a-f]{8}|\.before)?$/, isSave],
  [/^(game|play|(\w+\.)?\d\d_\w+)(\.[0-9a-f]{8})?\.lines$/, isList],
  [/^(game|play|(\w+\.)?\d\d_\w+)(\.[0-9a-f]{8}|\.before)?\.about$/, isObject],
];

/** The results of taking in a file: its news are kept, it has none, the browser is full, or it can't be read.
 * @typedef {"taken" | "nothing" | "full" | "unreadable"} IntakeResult */
/** A table in the list of those that this browser knows. @typedef {{ code: string }} ListedTable */
/** One kept text and its name. @typedef {[name: string, text: string]} Entry */

/** Return the check of what is kept under a name, without what all our keys begin with; undefined if the
 * pages keep nothing by that name.
 * @param {string} name @returns {Check | undefined} */
export const findCheck = (name) => KNOWN.find(([known]) => known.test(name))?.[1];

/** Return everything that the pages of this browser keep, as the text of one file. */
export function packAll() {
  const keys = listKeys(OURS).filter((key) => findCheck(key.slice(OURS.length)));
  return JSON.stringify({ kept: Object.fromEntries(keys.map((key) => [key, readText(key)])) });
}

/** Take in the text of a file with everything that another browser keeps, whole or not at all.
 * @param {string} text @returns {IntakeResult} */
export function takeIn(text) {
  const found = readEntries(text);
  if (!found.length) return "unreadable";
  const news = found
    .map(([name, theirs]) => ({ key: OURS + name, text: mergeTexts(name, readText(OURS + name), theirs) }))
    .filter(({ key, text: now }) => now !== readText(key));
  if (!news.length) return "nothing";
  const before = news.map(({ key }) => ({ key, text: readText(key) }));
  if (news.every(({ key, text: now }) => writeText(key, now))) return "taken";
  for (const { key } of news) writeText(key, ""); // makes room for the former texts
  for (const { key, text: then } of before) writeText(key, then);
  return "full";
}

/** Return the known entries of a file; none if one of them can't be what its name says.
 * @param {string} text @returns {Entry[]} */
function readEntries(text) {
  const kept = parse(text)?.kept;
  const entries = Object.entries(kept ?? {}).map(([key, each]) => ({
    check: key.startsWith(OURS) ? findCheck(key.slice(OURS.length)) : undefined,
    name: key.slice(OURS.length),
    each,
  }));
  const known = entries.filter(({ check }) => check);
  const sound = known.every(({ check, each }) => typeof each === "string" && check?.(each));
  return sound ? known.map(({ name, each }) => [name, each]) : [];
}

/** Return the text to keep under a name: our own, unless the file's continues it; the reader stays ours, the
 * file's progress is taken, and the lists of tables are joined.
 * @param {string} name @param {string} ours @param {string} theirs */
function mergeTexts(name, ours, theirs) {
  if (!ours || name === PROGRESS) return theirs;
  if (name === READER) return ours;
  if (name === TABLES) return JSON.stringify(mergeTables(readTables(ours), readTables(theirs)));
  return isFurther(theirs, ours) ? theirs : ours;
}

/** Add the tables that only a file knows to our own.
 * @param {ListedTable[]} ours @param {ListedTable[]} theirs */
function mergeTables(ours, theirs) {
  const here = new Set(ours.map(({ code }) => code));
  return [...ours, ...theirs.filter(({ code }) => !here.has(code))];
}

/** Return the tables of a list as it is kept; other entries are left out.
 * @param {string} text @returns {ListedTable[]} */
function readTables(text) {
  const found = parse(text);
  return Array.isArray(found) ? found.filter((one) => typeof one?.code === "string") : [];
}

/** Tell whether a game or table continues another one.
 * @param {string} further @param {string} before */
function isFurther(further, before) {
  const [more, fewer] = [parse(further)?.lines, parse(before)?.lines];
  if (!Array.isArray(more) || !Array.isArray(fewer)) return further.startsWith(before);
  return more.length > fewer.length && fewer.every((line, at) => line === more[at]);
}

/** Read a text as JSON; null if it is none. @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Tell the player that the browser keeps nothing for these pages. */
export function tellUnkept() {
  const notice = document.getElementById("unkept");
  if (notice) notice.hidden = false;
}

/** Offer to save and to take in such a file, on a page that has a place for it; on any page, say so if the
 * browser keeps nothing. */
export function offerKept() {
  if (!mayKeep()) tellUnkept();
  const place = document.getElementById("kept");
  const status = place?.querySelector("[role=status]");
  const input = place?.querySelector("input");
  if (!place || !status || !input) return;
  const again = /** @type {HTMLButtonElement | null} */ (place.querySelector("[data-again]"));
  let taken = /** @type {IntakeResult | ""} */ ("");
  const tell = () => {
    status.textContent = place.dataset[taken] ?? "";
  };
  input.addEventListener("change", async () => {
    const text = await input.files?.[0]?.text();
    input.value = "";
    if (text === undefined) return;
    taken = takeIn(text);
    tell();
    if (again) again.hidden = taken === "unreadable" || taken === "nothing";
  });
  addEventListener("village:language", tell);
  place.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const today = new Date().toISOString().slice(0, 10);
    if (target.closest("[data-save]")) give(`village-companion-${today}.json`, packAll());
    if (target.closest("[data-take]")) input.click();
  });
}
