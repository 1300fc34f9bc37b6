// What this browser keeps, each under its key. Where it may keep nothing (a private window, a full store) it lives as long as
// the page; whoever keeps something is told whether it outlives that.
const WITH_THE_PAGE = new Map();

// The text under a key; empty if there is none.
export function recalledText(key) {
  if (WITH_THE_PAGE.has(key)) return WITH_THE_PAGE.get(key);
  try { return localStorage.getItem(key) ?? ""; } catch { return ""; }
}

// Keep a text, or no longer, if it is empty. Returns whether the browser really keeps it.
export function retainedText(key, text) {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    WITH_THE_PAGE.delete(key);
    return true;
  } catch {
    WITH_THE_PAGE.set(key, text);
    return false;
  }
}

// The value under a key, as JSON has it; null if there is none, or none that can be read.
export function recalled(key) {
  try { return JSON.parse(recalledText(key)); } catch { return null; }
}

export const retained = (key, value) => retainedText(key, JSON.stringify(value));
export const dropped = (key) => retainedText(key, "");

// The keys that begin with a text.
export function recalledKeys(beginning) {
  let kept = [];
  try { kept = Object.keys(localStorage); } catch { /* nothing is kept, then */ }
  return [...new Set([...kept, ...WITH_THE_PAGE.keys()])].filter((key) => key.startsWith(beginning) && recalledText(key));
}

// The page's own copy of the running game, line by line as a save has it. It outlives the Python behind the page:
// it can still be saved when the connection is lost, and after a reload or a slip of the finger the game goes on.
const GAME_LEFT = "village-companion.";

// The game that this browser was left with on such a page; empty if there is none or the browser keeps nothing.
export const left = (page) => recalledText(GAME_LEFT + page);

// Put what was left beside what comes next: it could not be read, but somebody might still want it.
export const aside = (page) => retainedText(`${GAME_LEFT}${page}.before`, left(page));

export function keeper(page) {
  let head = "";
  let lines = [];
  const text = () => [head, ...lines, ""].join("\n");
  return {
    text,
    hear({ head: first, kept: [from, more], score }) {
      head = first ?? head;
      lines = [...lines.slice(0, from), ...more];
      retainedText(GAME_LEFT + page, score === undefined ? text() : "");
    },
  };
}
