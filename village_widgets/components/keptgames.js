import { isOwnPage, findChapterPage } from "./address.js";
import { listKeys, mayKeep, read, readText, remove, write, writeText } from "./browserstore.js";
import { makeRandomHex } from "./numbers.js";

/** @import { KeptLine, Load } from "./commands" */
/** @import { DescribedGame } from "./messages" */
/** Facts about a kept game: when it was played last (milliseconds since 1970), whether it is over, its seed,
 * and its description.
 * @typedef {{ at: number, over: boolean, seed: string, title: string, progress: string,
 * unreadable?: boolean }} GameFacts */
/** A kept game: its name, its page, and as much about it as is known.
 * @typedef {{ name: string, page: string, about: Partial<GameFacts> }} ListedGame */

// The games that were begun on this browser. Each is kept under a name of its own, so that two pages never
// overwrite each other's: the name of its page, then a number. Older pages kept one game under the page's
// name alone, and another that they could not read.
const OURS = "village-companion.";
const NAMED = /^(game|play|(?:\w+\.)?\d\d_\w+)(?:\.[0-9a-f]{8}|\.before)?$/;
const LINES = ".lines";
const ABOUT = ".about";
const BEFORE = ".before";
const NAMES = "game="; // in an address, before the name of a kept game

/** The pages whose games go on at the play page; all others are chapters. */
export const PLAYED_PAGES = ["game", "play"];

/** Return the address of the page that goes on with a game: the play page or its chapter.
 * @param {Pick<ListedGame, "name" | "page">} game */
export const makeAddress = ({ name, page }) =>
  findChapterPage(PLAYED_PAGES.includes(page) ? "play" : page.replace(".", "/"), NAMES + name);

/** Return a new name for a game of a page. @param {string} page */
export const makeName = (page) => `${page}.${makeRandomHex(4)}`;

/** Return the page of a game; undefined if this is no name of a game.
 * @param {string} name */
export const findPageOf = (name) => NAMED.exec(name)?.[1];

/** Return a game as a save; empty if it is not kept.
 * @param {string} name */
export const readGame = (name) => readText(OURS + name);

/** Return a game's what-if lines as text; empty if it has none. @param {string} name */
export const readLinesText = (name) => readText(OURS + name + LINES);

/** Return a game's what-if lines, an empty list if it has none. @param {string} name @returns {KeptLine[]} */
export const readLines = (name) => read(OURS + name + LINES) ?? [];

/** Return what is kept about a game; empty if that can't be read.
 * @param {string} name @returns {Partial<GameFacts>} */
export const readAbout = (name) => read(OURS + name + ABOUT) ?? {};

/** List all games, the one that was played last first.
 * @returns {ListedGame[]} */
export function listGames() {
  const names = listKeys(OURS).map((key) => key.slice(OURS.length));
  return names
    .flatMap((name) => {
      const page = findPageOf(name);
      return page ? [{ name, page, about: readAbout(name) }] : [];
    })
    .sort((one, other) => (other.about.at ?? 0) - (one.about.at ?? 0));
}

/** Return the name of the game of some pages that can go on and was played last; empty if there is none.
 * @param {string[]} pages */
export const findUnfinished = (pages) =>
  listGames().find((game) => pages.includes(game.page) && canGoOn(game))?.name ?? "";

/** Return the kept game that a page goes on with: the one that its address names, which is then removed from
 * the address; else, on a page without a form, the unfinished one that was played last; empty if there is
 * none.
 * @param {string} said the address behind the # @param {string} [keeps] the name of a page without a form */
export function findLeft(said, keeps) {
  const pages = keeps ? [keeps] : PLAYED_PAGES;
  const name = said.startsWith(NAMES) ? said.slice(NAMES.length) : "";
  if (!pages.includes(findPageOf(name) ?? "") || !readGame(name)) return keeps ? findUnfinished(pages) : "";
  if (isOwnPage()) history.replaceState(null, "", location.pathname + location.search);
  return name;
}

/** Tell whether a game can go on, as far as that is known: it is not over, could be read, and was not set
 * aside by an older page.
 * @param {ListedGame} game */
export const canGoOn = ({ name, about }) => !about.over && !about.unreadable && !name.endsWith(BEFORE);

/** Return the command that goes on with a game.
 * @param {string} name @returns {Load & { do: "load" }} */
export const goOnWith = (name) => ({
  do: "load",
  text: readGame(name),
  lines: readLines(name),
  game: name,
  seed: readAbout(name).seed ?? "",
});

/** Keep a game and its lines, and tell whether there is room, as if there were in a browser that keeps
 * nothing. If the browser is full, games that are over make way, the oldest first; unfinished games and
 * what-if lines never do.
 * @param {string} name @param {string} text @param {string} lines @param {GameFacts} about */
export function keepGame(name, text, lines, about) {
  const stores = [
    () => writeText(OURS + name, text),
    () => readLinesText(name) === lines || writeText(OURS + name + LINES, lines),
    () => isSame(readAbout(name), about) || write(OURS + name + ABOUT, about),
  ];
  return stores.every((store) => store() || !mayKeep() || makeRoom(name, store));
}

/** Keep what the process says of a game, in the language of the page.
 * @param {DescribedGame} told */
export function keepDescribed({ begun: { name, title }, progress, problem }) {
  if (!problem && readGame(name)) write(OURS + name + ABOUT, { ...readAbout(name), title, progress });
}

/** Tell whether what is kept about a game still holds, give or take a minute.
 * @param {Partial<GameFacts>} kept @param {GameFacts} about */
function isSame(kept, about) {
  const dated = { ...kept, at: about.at };
  return (
    about.at - (kept.at ?? 0) < 60_000 && JSON.stringify(dated) === JSON.stringify({ ...dated, ...about })
  );
}

/** Forget games that are over and have no what-if lines, the oldest first, until there is room; return
 * whether there is. If all of them are not enough, they stay.
 * @param {string} name the game that needs it @param {() => boolean} store */
function makeRoom(name, store) {
  const over = listGames().filter(
    (game) => game.name !== name && game.about.over && !readLinesText(game.name),
  );
  /** Functions that bring back the games that were forgotten here. @type {(() => void)[]} */
  const forgotten = [];
  const fits = over.reverse().some((game) => {
    forgotten.push(forgetGame(game.name));
    return store();
  });
  if (!fits) for (const bringBack of forgotten) bringBack();
  return fits;
}

/** Remember that a game can't be read: no page goes on with it by itself.
 * @param {string} name */
export const markUnreadable = (name) => write(OURS + name + ABOUT, { ...readAbout(name), unreadable: true });

/** Forget a game; the returned function brings it back.
 * @param {string} name */
export function forgetGame(name) {
  const keys = ["", LINES, ABOUT].map((more) => OURS + name + more);
  const texts = keys.map(readText);
  for (const key of keys) remove(key);
  return () => {
    for (const [at, key] of keys.entries()) writeText(key, texts[at]);
  };
}

/** Return the name of a file for a game, which begins with the name of its game.
 * @param {string} text @param {string} [line] the what-if line in the file */
export function nameFile(text, line) {
  const { game = "a" } = readHead(text);
  return `${game}-${line ? `what-if-${line}` : "game"}.jsonl`;
}

/** Return the first line of a save; nothing in it if it can't be read.
 * @param {string} text @returns {{ game?: string, players?: { name: string, colour: string }[] }} */
export function readHead(text) {
  try {
    return JSON.parse(text.split("\n", 1)[0]) ?? {};
  } catch {
    return {};
  }
}
