import { readText, writeText } from "./browserstore.js";

// Who reads here: a number that this browser made up for itself, and its own copy of what was got done. The copy lets
// a reader go on where the server's disk has forgotten them.
const READER = "village-companion.reader";
const COPY = "village-companion.progress";

function newReader() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

export function reader() {
  if (!readText(READER)) writeText(READER, newReader()); // a browser that keeps nothing still learns
  return { reader: readText(READER), copy: readText(COPY) };
}

/** @param {string} progress */
export const remember = (progress) => writeText(COPY, progress);
