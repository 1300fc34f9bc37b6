import { readText, writeText } from "./browserstore.js";
import { makeRandomHex } from "./numbers.js";

// The reader's ID, a number that this browser has drawn, and the browser's own copy of the reader's progress.
// With the copy a reader goes on although the server's disk has forgotten them.
const READER = "village-companion.reader";
const COPY = "village-companion.progress";

/** Return the reader's number and progress. A browser that keeps nothing has them as long as the page
 * lives. */
export function identifyReader() {
  if (!readText(READER)) writeText(READER, makeRandomHex(16));
  return { reader: readText(READER), copy: readText(COPY) };
}

/** Keep the reader's progress.
 * @param {string} progress */
export const remember = (progress) => writeText(COPY, progress);
