import { keysFrom, read, readText, remove, write, writeText } from "../components/browserstore.js";

/** @import { SharedState } from "./messages" */
/** @import { Guests, KnownTable, NewTable, Seat, TableCopy } from "./types" */

// What this browser keeps of its tables: a list of them, and of each a copy of all lines that it has seen, so
// that a server which forgets loses nothing.
const KNOWN_TABLES = "village-companion.tables";
// and the game, but for the one that was there before others
const LAST_SETTINGS = "village-companion.sitting";
const GUESTS = "village-companion.guests";
export const OWN_NUMBERS = "village-companion.copy."; // and the edition

// What is kept of one table, each with its code.
const TABLE_COPY = "village-companion.table.";
const ASIDE = ".before";
const TABLE_SEAT = "village-companion.seat.";
export const TABLE_OWN = "village-companion.own."; // the inputs that are this browser's
export const TABLE_OUTBOX = "village-companion.outbox."; // and the token of an input that is not stored yet
export const TABLE_LAYING = "village-companion.laying."; // the form that lays the table out
export const TABLE_HANDFUL = "village-companion.handful."; // the pieces that were typed and not entered yet

// A code as the server spells it.
/** @param {string} typed */
export const codeLetters = (typed) =>
  typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");

// The last one first.
/** @returns {KnownTable[]} */
export function knownTables() {
  const list = read(KNOWN_TABLES);
  return Array.isArray(list)
    ? list.filter((one) => typeof one?.code === "string" && Array.isArray(one.names))
    : [];
}

/** @param {string} code */
export function forgetTable(code) {
  write(
    KNOWN_TABLES,
    knownTables().filter((one) => one.code !== code),
  );
  for (const kept of [TABLE_COPY, TABLE_SEAT, TABLE_OWN, TABLE_LAYING, TABLE_HANDFUL]) remove(kept + code);
  for (const key of [TABLE_COPY + code + ASIDE, ...keysFrom(`${TABLE_OUTBOX}${code}.`)]) remove(key);
}

/** @type {(code: string) => TableCopy | null} */
export function tableCopy(code) {
  const copy = read(TABLE_COPY + code);
  return Array.isArray(copy?.lines) && Array.isArray(copy.codes) ? copy : null;
}

/** @type {(code: string) => Seat} */
export function seatAt(code) {
  const seat = read(TABLE_SEAT + code);
  return Number.isInteger(seat) || seat === "table" ? seat : null;
}

/** @param {string} code @param {Seat} seat */
export const sitAt = (code, seat) => write(TABLE_SEAT + code, seat);
/** @type {(game: string) => NewTable | null} */
export const lastSettings = (game) => read(LAST_SETTINGS + game);
/** @param {string} game @param {NewTable} settings */
export const rememberSettings = (game, settings) => write(LAST_SETTINGS + game, settings);

// Who was sitting down when the form turned to another game, until that game's form has them.
/** @param {Guests} guests */
export const leaveGuests = (guests) => write(GUESTS, guests);
/** @returns {Guests | null} */
export function takeGuests() {
  const guests = read(GUESTS);
  if (guests) remove(GUESTS);
  return Array.isArray(guests?.places) ? guests : null;
}

// The numbers of the owner's copy of an edition, as the text of a file; empty if there are none.
/** @param {string} edition */
export const ownNumbers = (edition) => readText(OWN_NUMBERS + edition);

// What is said of these numbers where a table is begun.
/** @param {string} edition */
export const ownNumbersSaid = (edition) => readText(`${OWN_NUMBERS}${edition}.used`);

// Returns whether the browser really keeps them.
/** @param {string} edition @param {string} text @param {string} said */
export function keepOwnNumbers(edition, text, said) {
  return [writeText(OWN_NUMBERS + edition, text), writeText(`${OWN_NUMBERS}${edition}.used`, said)].every(
    Boolean,
  );
}

// Keeps the copy of one table, line by line as it comes.
/** @param {string} code */
export function tableKeeper(code) {
  let before = tableCopy(code);
  /** @type {TableCopy | null} */
  let copy = null;
  let title = knownTables().find((one) => one.code === code)?.title;

  // What was kept before and the server does not have is laid aside, and put back if the server's lines are
  // the first of it.
  /** @type {(shared: SharedState, now: TableCopy) => Pick<TableCopy, "codes" | "head" | "lines"> | null} */
  function ahead(shared, copy) {
    const longer = before;
    if (!longer || longer.lines.length <= copy.lines.length) return null;
    before = null;
    write(`${TABLE_COPY}${code}${ASIDE}`, longer);
    const same = longer.head === copy.head && copy.lines.every((line, at) => line === longer.lines[at]);
    return same && shared.writes ? { codes: longer.codes, head: longer.head, lines: longer.lines } : null;
  }

  return {
    // Tell whether the browser has kept everything, and what the server has forgotten.
    /** @type {(shared: SharedState) => { kept: boolean, ahead: ReturnType<typeof ahead> }} */
    receive(shared) {
      const known = copy ?? {
        codes: shared.codes ?? ["", ""],
        head: shared.head ?? "",
        names: shared.names ?? [],
        lines: [],
      };
      copy = { ...known, lines: [...known.lines.slice(0, shared.after ?? 0), ...shared.lines] };
      title = shared.title || title;
      const entry = {
        code,
        names: copy.names,
        writes: shared.writes,
        over: shared.over,
        at: Date.now(),
        title,
      };
      write(KNOWN_TABLES, [entry, ...knownTables().filter((one) => one.code !== code)]);
      const forgotten = ahead(shared, copy);
      return { kept: Boolean(forgotten) || write(TABLE_COPY + code, copy), ahead: forgotten };
    },
  };
}
