import { read, readText, write, writeText } from "./browserstore.js";
import {
  forgetGame,
  readLines,
  readGame,
  goOnWith,
  keepGame,
  readLinesText,
  markUnreadable,
  nameFile,
  makeName,
  PLAYED_PAGES,
} from "./keptgames.js";

/** @import { KeptLine, Settings } from "./commands" */
/** @import { BegunGame, BoardState, WhatIf } from "./messages" */
/** The settings that a game was begun with.
 * @typedef {Pick<Settings, "edition" | "players" | "rulings">} BegunSettings */
/** The parts of a board's message that describe its game.
 * @typedef {Pick<BoardState, "head" | "score" | "progress" | "seed" | "can" | "watching">} News */

const SETTINGS_LEFT = "village-companion.settings.";
const PLAYED = "village-companion.played";

/** Return the name of the game that was played last; empty if none is known. */
export const readPlayed = () => readText(PLAYED);

/** Remember which game is played.
 * @param {string} game */
export const keepPlayed = (game) => writeText(PLAYED, game);

/** Return how to read and to keep the settings that a game was begun with last; games differ by their first
 * edition.
 * @param {string} edition */
export const makeSettingsStore = (edition) => ({
  read: () => /** @type {Partial<BegunSettings> | null} */ (read(SETTINGS_LEFT + edition)),
  /** Keep the settings of a game that begins. @param {BegunSettings} begun */
  keep: (begun) => write(SETTINGS_LEFT + edition, begun),
});

/** A game as a save: its first line, and the lines after it. */
class Save {
  head = "";
  /** All lines but the first. @type {string[]} */
  lines = [];
  isOver = false;

  get text() {
    return [this.head, ...this.lines, ""].join("\n");
  }
}

/** The game on the table of a page with its what-if lines, as this browser keeps them line by line. It
 * outlives the process behind the page: it can still be saved when the connection is lost, and goes on after
 * a reload. */
export class GameKeeper {
  own = new Save();
  shown = this.own; // the save on the table: the game itself, or a what-if line
  /** The what-if lines of the game. @type {KeptLine[]} */
  lines = [];
  open = ""; // the name of the line that is on the table
  name = ""; // the name under which this browser keeps the game
  before = ""; // the name of the game before, while the player can bring it back
  /** The game as its process names it. @type {BegunGame} */
  begun = { name: "", title: "" };
  expected = ""; // the name of the kept game that the process was asked to open
  written = ["", ""]; // the game and its lines, as this page wrote or found them last
  progress = "";
  seed = "";
  canUndo = false;
  isKept = false; // a game that the page began by itself is kept from its first move on
  isTakenBack = false; // whether the player has taken back beginning the game
  hasToldFull = false;

  /** @param {string} page @param {() => void} [tellFull] says that the browser has no room for the game */
  constructor(page, tellFull = () => {}) {
    this.page = page;
    this.tellFull = tellFull;
  }

  get text() {
    return this.shown.text;
  }

  get fileName() {
    return nameFile(this.shown.head, this.open);
  }

  /** Note that the process is asked to go on with a kept game, or with one from a file, which has no name.
   * @param {string} name */
  expect(name) {
    this.expected = name;
  }

  /** Begin to keep another game; if it is the same one again, only note its title. The game before stays
   * kept, and can be brought back if it is unfinished.
   * @param {BegunGame} begun */
  begin(begun) {
    const isSame = begun.name === this.begun.name;
    this.begun = begun;
    if (isSame) return;
    const isFound = begun.name === this.expected;
    const stays = this.isKept && !this.isTakenBack && !this.own.isOver && this.name !== begun.name;
    this.before = stays ? this.name : "";
    this.name = begun.name;
    this.written = isFound ? [readGame(begun.name), readLinesText(begun.name)] : ["", ""];
    this.isKept = isFound || PLAYED_PAGES.includes(this.page);
    this.isTakenBack = false;
    this.own = new Save();
    this.shown = this.own;
    this.lines = [];
    this.open = "";
    this.expected = "";
    this.hasToldFull = false;
  }

  /** Put another line on the table, or the game itself; forget lines that are gone.
   * @param {WhatIf} told */
  turn(told) {
    const before = this.lines.length ? this.lines : readLines(this.name);
    this.lines = told.lines.map(([name, , at, seed]) => {
      const kept = before.find((line) => line.name === name);
      return { name, at, seed, text: kept?.text ?? "" };
    });
    this.open = told.open;
    this.shown = told.open ? new Save() : this.own;
    this.keep();
  }

  /** Take over what a message changes in the game, or in the what-if line on the table, and keep it.
   * @param {Partial<News> & { kept: NonNullable<BoardState["kept"]> }} told */
  receive({ head, kept: [since, more], score, progress, seed, can, watching }) {
    const { shown, open } = this;
    shown.head = head ?? shown.head;
    shown.lines = [...shown.lines.slice(0, since), ...more];
    shown.isOver = score !== undefined;
    this.isKept ||= head === undefined && more.length > 0;
    this.canUndo = can?.[0] ?? this.canUndo;
    if (this.canUndo && !watching) this.before = "";
    if (open)
      this.lines = this.lines.map((line) => (line.name === open ? { ...line, text: shown.text } : line));
    else {
      this.progress = progress ?? this.progress;
      this.seed = seed ?? this.seed;
    }
    this.keep();
  }

  /** Keep the game and its lines, unless the game has no name, no move has been made yet or its beginning was
   * taken back. If another page has carried them on, this page goes on under another name: both games stay.
   * That the browser has no room is told once. */
  keep() {
    const { own, begun, progress, seed } = this;
    const text = own.head ? own.text : readGame(this.name); // without a head the page has only a line
    if (!text || !this.name || !this.isKept || this.isTakenBack) return;
    const texts = [text, this.lines.length ? JSON.stringify(this.lines) : ""];
    const found = [readGame(this.name), readLinesText(this.name)];
    if (found.some((text, at) => text && text !== this.written[at] && text !== texts[at]))
      this.name = makeName(this.page);
    this.written = texts;
    const about = { at: Date.now(), over: own.isOver, seed, title: begun.title, progress };
    if (keepGame(this.name, texts[0], texts[1], about) || this.hasToldFull) return;
    this.hasToldFull = true;
    this.tellFull();
  }

  /** Return the command that brings back the game that was on the table before. If nothing has been decided
   * in the one on the table, that is forgotten. */
  takeBack() {
    if (!this.canUndo) {
      this.isTakenBack = true;
      forgetGame(this.name);
    }
    return goOnWith(this.before);
  }

  /** Note that the process could not read the kept game it was asked for. */
  refuse() {
    if (this.expected) markUnreadable(this.expected);
    this.expected = "";
  }
}
