// Who reads here: a number that this browser made up for itself, and its own copy of what was got done. The copy lets
// a reader go on where the server's disk has forgotten them.
const READER = "village-companion.reader";
const COPY = "village-companion.progress";

function drawn() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function reader() {
  try {
    const known = localStorage.getItem(READER);
    if (known) return { reader: known, copy: localStorage.getItem(COPY) ?? "" };
    const made = drawn();
    localStorage.setItem(READER, made);
    return { reader: made, copy: "" };
  } catch {
    return { reader: drawn(), copy: "" }; // a browser that keeps nothing still learns
  }
}

export function remember(progress) {
  try { localStorage.setItem(COPY, progress); } catch { /* nothing is kept here, then */ }
}
