import {
  listKeys,
  OWN_NUMBERS,
  read,
  readText,
  remove,
  write,
  writeText,
} from "../components/browserstore.js";

/** @import { SharedState } from "./messages" */
/** @import { Guests, KnownTable, LobbyDraft, NewTable, PagePlace, TableCopy } from "./types" */

// The tables in this browser's storage: a list, and a copy of each table's lines that the page has seen, from
// which a lost table of a server can be restored.
const KNOWN_TABLES = "village-companion.tables";
// with the game's name, except the first game's
const LAST_SETTINGS = "village-companion.sitting";
const LOBBY = "village-companion.lobby"; // the same
const GUESTS = "village-companion.guests";

// The keys of one table, each with its code.
const TABLE_COPY = "village-companion.table.";
const ASIDE = ".before";
const TABLE_SEAT = "village-companion.seat.";
const TABLE_STAYS = "village-companion.stays."; // set if the page stays here while its players play again
export const TABLE_OWN = "village-companion.own."; // the inputs of this browser
export const TABLE_OUTBOX = "village-companion.outbox."; // with the token of a waiting input
export const TABLE_LAYING = "village-companion.laying."; // the form that lays the table out
export const TABLE_HANDFUL = "village-companion.handful."; // typed pieces that are not entered yet

/** List the tables that this browser knows, the last one first. @returns {KnownTable[]} */
export function listKnownTables() {
  const list = read(KNOWN_TABLES);
  return Array.isArray(list)
    ? list.filter((one) => typeof one?.code === "string" && Array.isArray(one.names))
    : [];
}

/** Forget everything that this browser keeps of a table. @param {string} code */
export function forgetTable(code) {
  write(
    KNOWN_TABLES,
    listKnownTables().filter((one) => one.code !== code),
  );
  for (const kept of [TABLE_COPY, TABLE_SEAT, TABLE_STAYS, TABLE_OWN, TABLE_LAYING, TABLE_HANDFUL])
    remove(kept + code);
  for (const key of [TABLE_COPY + code + ASIDE, ...listKeys(`${TABLE_OUTBOX}${code}.`)]) remove(key);
}

/** Return this browser's copy of a table; null if it has none or it can't be read.
 * @type {(code: string) => TableCopy | null} */
export function readTableCopy(code) {
  const copy = read(TABLE_COPY + code);
  return Array.isArray(copy?.lines) && Array.isArray(copy.codes) ? copy : null;
}

/** Return the seat of this browser at a table: its number, "table" if the page is everybody's, or null if it
 * has not chosen one.
 * @type {(code: string) => PagePlace} */
export function readSeat(code) {
  const seat = read(TABLE_SEAT + code);
  return Number.isInteger(seat) || seat === "table" ? seat : null;
}

/** Keep the seat of this browser at a table. @param {string} code @param {PagePlace} seat */
export const sitAt = (code, seat) => write(TABLE_SEAT + code, seat);

/** Give the next table of the same players the seat that this browser had at a table, unless it has one
 * there.
 * @param {string} from @param {string} to */
export function keepSeat(from, to) {
  const seat = readSeat(from);
  if (seat !== null && readSeat(to) === null) sitAt(to, seat);
}

/** Keep this page at a table whose players go on to another one. @param {string} code */
export const stayAt = (code) => write(TABLE_STAYS + code, true);
/** Tell whether this page stays at a table whose players go on to another one. @param {string} code */
export const isStayingAt = (code) => read(TABLE_STAYS + code) === true;
/** Return the settings of the last table of a game; null if there are none.
 * @type {(game: string) => NewTable | null} */
export const readLastSettings = (game) => read(LAST_SETTINGS + game);
/** Keep the settings of a new table, for the next one of its game.
 * @param {string} game @param {NewTable} settings */
export const rememberSettings = (game, settings) => write(LAST_SETTINGS + game, settings);

/** Keep what was typed in the lobby of a game until its table begins.
 * @param {string} game @param {LobbyDraft} draft */
export const keepDraft = (game, draft) => write(LOBBY + game, draft);
/** Return what was typed in the lobby of a game; null if nothing was.
 * @type {(game: string) => LobbyDraft | null} */
export const readDraft = (game) => read(LOBBY + game);
/** Forget what was typed in the lobby of a game. @param {string} game */
export const forgetDraft = (game) => remove(LOBBY + game);

/** Keep the players of a form until the form of another game takes them. @param {Guests} guests */
export const leaveGuests = (guests) => write(GUESTS, guests);
/** Return the players of another game's form, once; null if there are none. @returns {Guests | null} */
export function takeGuests() {
  const guests = read(GUESTS);
  if (guests) remove(GUESTS);
  return Array.isArray(guests?.places) ? guests : null;
}

/** Return the numbers of the owner's copy of an edition as the text of a file; empty if there are none.
 * @param {string} edition */
export const readOwnNumbers = (edition) => removeComments(readText(OWN_NUMBERS + edition));

/** Return the text of a file of numbers without its comments, which are in the language of the page that
 * wrote it; the lines that confirm numbers stay.
 * @param {string} text */
export const removeComments = (text) => text.replaceAll(/^# (?!confirmed: ).*\n/gm, "");

/** Return how many of the owner's numbers correct ours; 0 if that is unknown. @param {string} edition */
export const countOwnCorrections = (edition) => Number(readText(`${OWN_NUMBERS}${edition}.used`)) || 0;

/** Keep the owner's numbers of an edition and how many correct ours; return whether the browser has stored
 * both.
 * @param {string} edition @param {string} text @param {number} corrected */
export function keepOwnNumbers(edition, text, corrected) {
  const count = corrected ? String(corrected) : "";
  const bare = removeComments(text);
  return [writeText(OWN_NUMBERS + edition, bare), writeText(`${OWN_NUMBERS}${edition}.used`, count)].every(
    Boolean,
  );
}

/** Make a keeper that stores the copy of one table line by line. @param {string} code */
export function makeTableKeeper(code) {
  let before = readTableCopy(code);
  let offered = false;
  /** The copy as it grows; null before the first state. @type {TableCopy | null} */
  let copy = null;
  let game = listKnownTables().find((one) => one.code === code)?.game;

  /** Return this browser's own copy, since the server's lines are an onlooker's and have to be restored; null
   * without a copy, and from the second call on. */
  function findOwn() {
    if (offered) return null;
    offered = true;
    return before && { codes: before.codes, head: before.head, lines: before.lines };
  }

  /** Set an older copy aside if it is longer than the server's. Return it, to be restored, if the server's
   * lines are its first ones and this page may write; else null.
   * @type {(shared: SharedState, now: TableCopy) => Pick<TableCopy, "codes" | "head" | "lines"> | null} */
  function findLost(shared, copy) {
    const longer = before;
    if (!longer || longer.lines.length <= copy.lines.length) return null;
    before = null;
    write(`${TABLE_COPY}${code}${ASIDE}`, longer);
    const same = longer.head === copy.head && copy.lines.every((line, at) => line === longer.lines[at]);
    return same && shared.writes ? { codes: longer.codes, head: longer.head, lines: longer.lines } : null;
  }

  return {
    /** Store new lines, and put the table first in the list of known ones; tell whether the browser has
     * stored all lines, and return those that the server has lost, or null. An onlooker's lines are not
     * stored: our copy stays.
     * @type {(shared: SharedState) => { kept: boolean, ahead: ReturnType<typeof findLost> }} */
    receive(shared) {
      const known = copy ?? {
        codes: shared.codes ?? ["", ""],
        head: shared.head ?? "",
        names: shared.names ?? [],
        lines: [],
      };
      copy = { ...known, lines: [...known.lines.slice(0, shared.after ?? 0), ...shared.lines] };
      game = shared.game || game;
      const entry = {
        code,
        names: copy.names,
        writes: shared.writes,
        over: shared.over,
        totals: shared.totals,
        winners: shared.winners,
        at: Date.now(),
        game,
      };
      write(KNOWN_TABLES, [entry, ...listKnownTables().filter((one) => one.code !== code)]);
      if (shared.unproven) return { kept: true, ahead: findOwn() }; // keep our copy: the server's is unproven
      const lost = findLost(shared, copy);
      return { kept: Boolean(lost) || write(TABLE_COPY + code, copy), ahead: lost };
    },
  };
}
