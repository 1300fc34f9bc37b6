import { readText, writeText } from "./browserstore.js";

// The page's own copy of the running game, line by line as a save has it. It outlives the Python behind the page:
// it can still be saved when the connection is lost, and after a reload or a slip of the finger the game goes on.
const GAME_LEFT = "village-companion.";

// The game that this browser was left with on such a page; empty if there is none or the browser keeps nothing.
export const gameLeft = (page) => readText(GAME_LEFT + page);

// Put what was left beside what comes next: it could not be read, but somebody might still want it.
export const setAside = (page) => writeText(`${GAME_LEFT}${page}.before`, gameLeft(page));

export function gameKeeper(page) {
  let head = "";
  let lines = [];
  const text = () => [head, ...lines, ""].join("\n");
  return {
    text,
    hear({ head: first, kept: [from, more], score }) {
      head = first ?? head;
      lines = [...lines.slice(0, from), ...more];
      writeText(GAME_LEFT + page, score === undefined ? text() : "");
    },
  };
}
