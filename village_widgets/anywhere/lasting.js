import { listKeys, OF_THIS_FOLDER, readText, watchWrites, writeText } from "../components/browserstore.js";
import { awaitChange, awaitResult, openDatabase } from "./records.js";

// A browser writes its key-value storage (components/browserstore.js) to the disk late: if it is killed,
// the last minute may be lost. So each text also goes into a database at once; when a page opens it puts back
// texts that only the database has.

const NAME = "village-companion-kept";
const STORE = "texts";
const OURS = "village-companion."; // the prefix of our keys
const WRITTEN = `${OURS}written`; // the time of the last change, in the storage and in the database

const opened = openDatabase(NAME + OF_THIS_FOLDER, STORE, NAME);
/** The keys whose texts are not in the database yet. @type {Set<string>} */
const changed = new Set();
let writing = false;

/** Return the database's texts, to be read. */
const openStore = async () => (await opened).transaction(STORE).objectStore(STORE);

/** Put all texts of the database back if it was written later than the browser's own store; if it was written
 * earlier, note all texts of that store, so that they are written. */
async function putBack() {
  const [there, here] = [
    Number((await awaitResult((await openStore()).get(WRITTEN))) ?? 0),
    Number(readText(WRITTEN)),
  ];
  if (there < here) for (const key of listKeys(OURS)) note(key); // the page before was closed during a write
  if (there <= here) return;
  const texts = await openStore();
  const [keys, kept] = await Promise.all([awaitResult(texts.getAllKeys()), awaitResult(texts.getAll())]);
  for (const [at, key] of keys.entries()) writeText(String(key), kept[at]);
}

/** Note that a text has changed, so that it is written. @param {string} key */
function note(key) {
  if (key === WRITTEN) return;
  writeText(WRITTEN, String(Math.max(Date.now(), Number(readText(WRITTEN)) + 1)));
  changed.add(key);
  if (!writing) write().catch(console.error);
}

/** Write all changed texts to the database, also those that change meanwhile. */
async function write() {
  writing = true;
  try {
    while (changed.size) {
      const change = (await opened).transaction(STORE, "readwrite", { durability: "strict" });
      for (const key of [...changed, WRITTEN]) {
        const text = readText(key);
        if (text) change.objectStore(STORE).put(text, key);
        else change.objectStore(STORE).delete(key);
      }
      changed.clear();
      await awaitChange(change);
    }
  } finally {
    writing = false;
  }
}

/** Resolves when all that was kept is back. Does nothing in a browser without such a database, or
 * that forbids one. */
export const lasting = putBack()
  .then(() => watchWrites(note))
  .catch(console.info);
