// What this browser keeps of the tables it has been at: a list of them, and of each a copy of everything it has seen, so
// that a server which forgets loses nothing.
const KNOWN_TABLES = "village-companion.tables";
const TABLE_COPY = "village-companion.table.";
const ASIDE = ".before";
const TABLE_SEAT = "village-companion.seat.";
const TABLE_OWN = "village-companion.own.";
const LAST_SITTING = "village-companion.sitting";
const OWN_NUMBERS = "village-companion.copy.";

function recalled(key) {
  try { return JSON.parse(localStorage.getItem(key)); } catch { return null; }
}

// Whether the browser has kept it: a private window or a full store keeps nothing.
function retained(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function dropped(key) {
  try { localStorage.removeItem(key); } catch { /* nothing was kept */ }
}

// A code as the server spells it.
export const codeLetters = (typed) => typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");

// The last one first.
export function knownTables() {
  const list = recalled(KNOWN_TABLES);
  return Array.isArray(list) ? list.filter((one) => typeof one?.code === "string" && Array.isArray(one.names)) : [];
}

export function forgetTable(code) {
  retained(KNOWN_TABLES, knownTables().filter((one) => one.code !== code));
  dropped(TABLE_COPY + code);
  dropped(TABLE_COPY + code + ASIDE);
  dropped(TABLE_SEAT + code);
  dropped(TABLE_OWN + code);
}

export function tableCopy(code) {
  const copy = recalled(TABLE_COPY + code);
  return Array.isArray(copy?.lines) && Array.isArray(copy.codes) ? copy : null;
}

export const seatAt = (code) => recalled(TABLE_SEAT + code);
export const sitAt = (code, seat) => retained(TABLE_SEAT + code, seat);
export const lastSitting = () => recalled(LAST_SITTING);
export const rememberSitting = (sitting) => retained(LAST_SITTING, sitting);

// The numbers of the owner's copy of an edition, as the text of a file; empty if there are none.
export function ownNumbers(edition) {
  try { return localStorage.getItem(OWN_NUMBERS + edition) ?? ""; } catch { return ""; }
}

// Keeps the copy of one table, line by line as it comes.
export function tableKeeper(code) {
  let before = tableCopy(code);
  let copy = null;

  // What was kept before and the server does not have is laid aside, and put back if the server's lines are the first of it.
  function ahead(shared) {
    const longer = before;
    if (!longer || longer.lines.length <= copy.lines.length) return null;
    before = null;
    retained(`${TABLE_COPY}${code}${ASIDE}`, longer);
    const same = longer.head === copy.head && copy.lines.every((line, at) => line === longer.lines[at]);
    return same && shared.writes ? { codes: longer.codes, head: longer.head, lines: longer.lines } : null;
  }

  return {
    // Whether the browser has kept everything, whether something in between was missed, and what the server has forgotten.
    hear(shared) {
      const [from, more] = shared.kept;
      const known = copy ?? { codes: shared.codes, head: shared.head, names: shared.names, lines: [] };
      if (from > known.lines.length) return { kept: true, missed: true };
      copy = { ...known, lines: [...known.lines.slice(0, from), ...more] };
      const entry = { code, names: copy.names, writes: shared.writes, at: Date.now() };
      retained(KNOWN_TABLES, [entry, ...knownTables().filter((one) => one.code !== code)]);
      const forgotten = ahead(shared);
      return { kept: Boolean(forgotten) || retained(TABLE_COPY + code, copy), ahead: forgotten };
    },
  };
}
