// The page's own copy of the running game, line by line as a save has it. It outlives the Python behind the page:
// it can still be saved when the connection is lost, and after a reload or a slip of the finger the game goes on.
const PLACE = "village-companion.game";

// The game that this browser was left with; empty if there is none or the browser keeps nothing.
export function left() {
  try { return localStorage.getItem(PLACE) ?? ""; } catch { return ""; }
}

function keep(text) {
  try {
    if (text) localStorage.setItem(PLACE, text);
    else localStorage.removeItem(PLACE);
  } catch {
    // A browser that keeps nothing (a private window, a full store) still plays.
  }
}

export function keeper() {
  let head = "";
  let lines = [];
  const text = () => [head, ...lines, ""].join("\n");
  return {
    text,
    hear({ head: first, kept: [from, more], score }) {
      head = first ?? head;
      lines = [...lines.slice(0, from), ...more];
      keep(score === undefined ? text() : "");
    },
  };
}
