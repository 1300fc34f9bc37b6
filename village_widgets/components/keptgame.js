import { read, readText, remove, write, writeText } from "./browserstore.js";

/** @import { KeptLine, Settings } from "./commands" */
/** @import { Kept, WhatIf } from "./messages" */
/** @typedef {Pick<Settings, "edition" | "players" | "rulings">} Begun */

// The running game as the page keeps it, line by line as a save has it. It outlives the process behind the
// page: it can still be saved when the connection is lost, and goes on after a reload.
const GAME_LEFT = "village-companion.";
const SETTINGS_LEFT = "village-companion.settings.";
const PLAYED = "village-companion.played";
const TITLE = "village-companion.played.title";

/** Return the game that this browser was left with on a page; empty if there is none.
 * @param {string} page */
export const gameLeft = (page) => readText(GAME_LEFT + page);

/** Return its what-if lines, each with its game.
 * @param {string} page @returns {KeptLine[]} */
export const linesLeft = (page) => read(`${GAME_LEFT}${page}.lines`) ?? [];

/** Keep a game that could not be read beside the next: the reader may still want it.
 * @param {string} page */
export const setAside = (page) => writeText(`${GAME_LEFT}${page}.before`, gameLeft(page));

/** Return the name of the game that was played last. */
export const gamePlayed = () => readText(PLAYED);

/** Return its title, if there are several games. */
export const titlePlayed = () => readText(TITLE);

/** Remember which game is played.
 * @param {string} game @param {string} title */
export function keepPlayed(game, title) {
  writeText(PLAYED, game);
  writeText(TITLE, title);
}

/** The settings that a game was begun with last, by its first edition.
 * @param {string} edition */
export const settingsLeft = (edition) => ({
  read: () => /** @type {Partial<Begun> | null} */ (read(SETTINGS_LEFT + edition)),
  /** @param {Begun} begun */
  keep: (begun) => write(SETTINGS_LEFT + edition, begun),
});

/** A game as a save has it: its first line and those after it. */
class Save {
  head = "";
  /** @type {string[]} */
  lines = [];
  isOver = false;

  get text() {
    return [this.head, ...this.lines, ""].join("\n");
  }
}

/** The game of a page with its what-if lines, as this browser keeps them. */
export class GameKeeper {
  own = new Save();
  shown = this.own; // what is on the table: the game itself, or a what-if line
  /** @type {KeptLine[]} */
  lines = [];
  open = ""; // the name of the line that is on the table

  /** @param {string} page */
  constructor(page) {
    this.page = page;
  }

  get text() {
    return this.shown.text;
  }

  /** The name of a file with what is on the table, which begins with the name of its game. */
  get fileName() {
    const { game = "a" } = JSON.parse(this.shown.head || "{}");
    return `${game}-${this.open ? `what-if-${this.open}` : "game"}.jsonl`;
  }

  /** Put another line on the table, or the game itself; forget lines that are gone.
   * @param {WhatIf} told */
  turn(told) {
    const before = this.lines.length ? this.lines : linesLeft(this.page);
    this.lines = told.lines.map(([name, , at, seed]) => {
      const kept = before.find((line) => line.name === name);
      return { name, at, seed, text: kept?.text ?? "" };
    });
    this.open = told.open;
    this.shown = told.open ? new Save() : this.own;
    this.keepLines();
    this.keepOwn();
  }

  /** Keep what has changed.
   * @param {{ head?: string, kept: Kept, score?: unknown }} told */
  receive({ head, kept: [since, more], score }) {
    const { shown, open } = this;
    shown.head = head ?? shown.head;
    shown.lines = [...shown.lines.slice(0, since), ...more];
    shown.isOver = score !== undefined;
    if (!open) return this.keepOwn();
    this.lines = this.lines.map((line) => (line.name === open ? { ...line, text: shown.text } : line));
    this.keepLines();
  }

  keepLines() {
    const key = `${GAME_LEFT}${this.page}.lines`;
    if (this.lines.length) write(key, this.lines);
    else remove(key);
  }

  /** Keep the game; one that is over only while it has lines. */
  keepOwn() {
    const { own, lines } = this;
    if (own.head) writeText(GAME_LEFT + this.page, own.isOver && !lines.length ? "" : own.text);
  }
}
