import { readText, writeText } from "./browserstore.js";

// Who reads here: a number that this browser has made for itself, and its own copy of the reader's progress.
// With the copy a reader goes on although the server's disk has forgotten them.
const READER = "village-companion.reader";
const COPY = "village-companion.progress";

/** Return a new random number for a reader: 32 hexadecimal digits. */
function makeNumber() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** Return the reader's number and progress. A browser that keeps nothing has them as long as the page
 * lives. */
export function identifyReader() {
  if (!readText(READER)) writeText(READER, makeNumber());
  return { reader: readText(READER), copy: readText(COPY) };
}

/** Keep the reader's progress.
 * @param {string} progress */
export const remember = (progress) => writeText(COPY, progress);
