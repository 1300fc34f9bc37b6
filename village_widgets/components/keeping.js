// The page's own copy of the running game, line by line as a save has it. It outlives the Python behind the page:
// it can still be saved when the connection is lost, and after a reload or a slip of the finger the game goes on.
const PLACE = "village-companion.";

// The game that this browser was left with on such a page; empty if there is none or the browser keeps nothing.
export function left(page) {
  try { return localStorage.getItem(PLACE + page) ?? ""; } catch { return ""; }
}

// Put what was left beside what comes next: it could not be read, but somebody might still want it.
export function aside(page) {
  try { localStorage.setItem(`${PLACE}${page}.before`, left(page)); } catch { /* then it goes */ }
}

function keep(page, text) {
  try {
    if (text) localStorage.setItem(PLACE + page, text);
    else localStorage.removeItem(PLACE + page);
  } catch {
    // A browser that keeps nothing (a private window, a full store) still plays.
  }
}

export function keeper(page) {
  let head = "";
  let lines = [];
  const text = () => [head, ...lines, ""].join("\n");
  return {
    text,
    hear({ head: first, kept: [from, more], score }) {
      head = first ?? head;
      lines = [...lines.slice(0, from), ...more];
      keep(page, score === undefined ? text() : "");
    },
  };
}
