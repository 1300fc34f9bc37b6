// The records that Python adds (journal.py), in the browser's database: a table or a line is written once,
// under its key.

const OLD_NAME = "village-companion"; // the name in versions that shared one database among folders
const FOLDER = new URL("./", location.href).pathname; // this worker lies in the folder of its pages
const NAME = FOLDER === "/" ? OLD_NAME : `${OLD_NAME}@${FOLDER}`;
const STORE = "records";
const REVISED = "reader:"; // records of readers are replaced; all others stay as they are

/** A record and its key. @typedef {{ key: string, text: string }} KeyedRecord */

/** Return the result of a request to the database; throw its error.
 * @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const awaitResult = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Open a database of this browser with one store in it. A new one takes over what is in an older one, which
 * stays for the pages of other folders.
 * @param {string} name @param {string} store @param {string} older its name; the same if there is none */
export async function openDatabase(name, store, older) {
  const opened = await open(name, store);
  if (older !== name) await adopt(opened, store, await open(older, store));
  return opened;
}

/** Open a database with one store.
 * @param {string} name @param {string} store @returns {Promise<IDBDatabase>} */
function open(name, store) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return awaitResult(request);
}

/** Copy all records of an older database into an empty one, all or nothing.
 * @param {IDBDatabase} into @param {string} store @param {IDBDatabase} older */
async function adopt(into, store, older) {
  const from = older.transaction(store).objectStore(store);
  const [keys, texts] = await Promise.all([awaitResult(from.getAllKeys()), awaitResult(from.getAll())]);
  older.close();
  const change = into.transaction(store, "readwrite", { durability: "strict" });
  const records = change.objectStore(store);
  if (!(await awaitResult(records.count())))
    for (const [at, key] of keys.entries()) records.put(texts[at], key);
  await awaitChange(change);
}

/** Wait until a change is on the disk; throw its error if it was undone.
 * @param {IDBTransaction} change @returns {Promise<unknown>} */
export const awaitChange = (change) =>
  new Promise((resolve, reject) => {
    change.oncomplete = resolve;
    change.onabort = () => reject(change.error);
  });

/** Records in the browser's database. Where none is allowed, they live as long as the page's Python. */
export class Records {
  keeps = true; // whether the browser keeps the records
  /** The opened database, null if the browser allows none; null before it is opened.
   * @type {Promise<IDBDatabase | null> | null} */
  #database = null;
  /** Records that are not written down yet. @type {KeyedRecord[]} */
  #added = [];
  #others = new BroadcastChannel(NAME);

  /** Prepare to keep records; `take` is called with those that another page of this browser has kept.
   * @param {(texts: string[]) => void} take */
  constructor(take) {
    this.#others.onmessage = ({ data }) => take(data);
  }

  /** True while a record that was added still has to be written down. */
  get waiting() {
    return this.#added.length > 0;
  }

  /** Add a record, which `write` then writes down. @type {(key: string, text: string) => void} */
  add(key, text) {
    this.#added.push({ key, text });
  }

  /** Load all records, tables before their lines; none where the browser keeps nothing.
   * @returns {Promise<string[]>} */
  async read() {
    const kept = await this.#openOnce();
    if (!kept) return [];
    const store = kept.transaction(STORE).objectStore(STORE);
    const [keys, texts] = await Promise.all([awaitResult(store.getAllKeys()), awaitResult(store.getAll())]);
    const first = texts.filter((_, at) => !String(keys[at]).startsWith("line:"));
    return [...first, ...texts.filter((_, at) => String(keys[at]).startsWith("line:"))];
  }

  /** Write down what was added, all or nothing; it is on the disk when this is done, and other pages are
   * told. Where the browser keeps nothing, nothing is written. */
  async write() {
    if (!this.waiting) return;
    const added = this.#added.splice(0);
    const kept = await this.#openOnce();
    if (!kept) return;
    const change = kept.transaction(STORE, "readwrite", { durability: "strict" });
    const store = change.objectStore(STORE);
    for (const { key, text } of added) {
      if (key.startsWith(REVISED)) store.put(text, key);
      else store.add(text, key);
    }
    await awaitChange(change);
    this.#others.postMessage(added.map(({ text }) => text));
  }

  /** Return the database, opened once; null if the browser allows none. */
  #openOnce() {
    this.#database ??= openDatabase(NAME, STORE, OLD_NAME).catch((error) => {
      console.info("This browser keeps no records:", error);
      this.keeps = false;
      return null;
    });
    return this.#database;
  }
}
