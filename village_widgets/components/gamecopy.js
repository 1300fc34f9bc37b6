import { read, readText, write, writeText } from "./browserstore.js";

/** @import { Settings } from "./commands" */
/** @import { Kept } from "./messages" */
/** @typedef {Pick<Settings, "edition" | "players" | "rulings">} Begun */

// The page's own copy of the running game, line by line as a save has it. It outlives the Python behind the page:
// it can still be saved when the connection is lost, and after a reload or a slip of the finger the game goes on.
const GAME_LEFT = "village-companion.";
const SETTINGS_LEFT = "village-companion.settings.";
const PLAYED = "village-companion.played";
const CALLED = "village-companion.played.title";

// The game that this browser was left with on such a page; empty if there is none or the browser keeps nothing.
/** @param {string} page */
export const gameLeft = (page) => readText(GAME_LEFT + page);

// Put what was left beside what comes next: it could not be read, but somebody might still want it.
/** @param {string} page */
export const setAside = (page) => writeText(`${GAME_LEFT}${page}.before`, gameLeft(page));

// Which game was played last, if that is another than the one that the page opens with.
export const gamePlayed = () => readText(PLAYED);
// What it is called, where there are several.
export const titlePlayed = () => readText(CALLED);
/** @param {string} game @param {string} title */
export function keepPlayed(game, title) {
  writeText(PLAYED, game);
  writeText(CALLED, title);
}

// How a game was begun last, game by game: each is known by its first edition.
/** @param {string} edition */
export const settingsLeft = (edition) => ({
  read: () => /** @type {Partial<Begun> | null} */ (read(SETTINGS_LEFT + edition)),
  /** @param {Begun} begun */
  keep: (begun) => write(SETTINGS_LEFT + edition, begun),
});

/** @param {string} page */
export function gameKeeper(page) {
  /** @type {string | undefined} */
  let head = "";
  /** @type {string[]} */
  let lines = [];
  const text = () => [head, ...lines, ""].join("\n");
  return {
    text,
    // The name of its file: what is in it is the game that its first line names.
    called: () => `${JSON.parse(head || "{}").game ?? "a"}-game.jsonl`,
    /** @param {{ head?: string, kept: Kept, score?: unknown }} told */
    hear({ head: first, kept: [from, more], score }) {
      head = first ?? head;
      lines = [...lines.slice(0, from), ...more];
      writeText(GAME_LEFT + page, score === undefined ? text() : "");
    },
  };
}
