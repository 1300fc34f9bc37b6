import { read, readText, remove, write, writeText } from "./browserstore.js";

/** @import { KeptLine, Settings } from "./commands" */
/** @import { Kept, WhatIf } from "./messages" */
/** @typedef {{ head: string | undefined, lines: string[], over: boolean }} KeptGame */
/** @typedef {Pick<Settings, "edition" | "players" | "rulings">} Begun */

// The running game as the page keeps it, line by line as a save has it. It outlives the Python behind the page:
// it can still be saved when the connection is lost, and after a reload or a slip of the finger the game goes on.
const GAME_LEFT = "village-companion.";
const SETTINGS_LEFT = "village-companion.settings.";
const PLAYED = "village-companion.played";
const CALLED = "village-companion.played.title";

// The game that this browser was left with on such a page; empty if there is none or the browser keeps nothing.
/** @param {string} page */
export const gameLeft = (page) => readText(GAME_LEFT + page);

// Its what-if lines, each with its game.
/** @param {string} page @returns {KeptLine[]} */
export const linesLeft = (page) => read(`${GAME_LEFT}${page}.lines`) ?? [];

// Put what was left beside what comes next: it could not be read, but somebody might still want it.
/** @param {string} page */
export const setAside = (page) => writeText(`${GAME_LEFT}${page}.before`, gameLeft(page));

// Which game was played last.
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
  /** @type {() => KeptGame} */
  const nothing = () => ({ head: "", lines: [], over: false });
  const own = nothing();
  let shown = own; // what is on the table: the game itself, or a what-if line
  /** @type {KeptLine[]} */
  let beside = []; // the what-if lines
  let open = "";
  /** @param {KeptGame} kept */
  const text = ({ head, lines }) => [head, ...lines, ""].join("\n");

  // A game that is over is kept only as long as it has lines.
  function keepOwn() {
    if (own.head) writeText(GAME_LEFT + page, own.over && !beside.length ? "" : text(own));
  }

  return {
    text: () => text(shown),
    // The name of its file: what is in it is the game that its first line names.
    called: () => `${JSON.parse(shown.head || "{}").game ?? "a"}-${open ? `what-if-${open}` : "game"}.jsonl`,
    // From now on another line is on the table, or the game itself; of lines that are gone nothing is kept.
    /** @param {WhatIf} told */
    turn(told) {
      const before = beside.length ? beside : linesLeft(page);
      beside = told.lines.map(([name, , at, seed]) => ({
        name,
        at,
        seed,
        text: before.find((line) => line.name === name)?.text ?? "",
      }));
      open = told.open;
      shown = open ? nothing() : own;
      if (beside.length) write(`${GAME_LEFT}${page}.lines`, beside);
      else remove(`${GAME_LEFT}${page}.lines`);
      keepOwn();
    },
    /** @param {{ head?: string, kept: Kept, score?: unknown }} told */
    hear({ head, kept: [from, more], score }) {
      shown.head = head ?? shown.head;
      shown.lines = [...shown.lines.slice(0, from), ...more];
      shown.over = score !== undefined;
      if (!open) return keepOwn();
      beside = beside.map((line) => (line.name === open ? { ...line, text: text(shown) } : line));
      write(`${GAME_LEFT}${page}.lines`, beside);
    },
  };
}
