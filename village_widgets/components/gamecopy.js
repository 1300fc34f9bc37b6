import { readText, writeText } from "./browserstore.js";

/** @import { Kept } from "./messages" */

// The page's own copy of the running game, line by line as a save has it. It outlives the Python behind the page:
// it can still be saved when the connection is lost, and after a reload or a slip of the finger the game goes on.
const GAME_LEFT = "village-companion.";

// The game that this browser was left with on such a page; empty if there is none or the browser keeps nothing.
/** @param {string} page */
export const gameLeft = (page) => readText(GAME_LEFT + page);

// Put what was left beside what comes next: it could not be read, but somebody might still want it.
/** @param {string} page */
export const setAside = (page) => writeText(`${GAME_LEFT}${page}.before`, gameLeft(page));

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
