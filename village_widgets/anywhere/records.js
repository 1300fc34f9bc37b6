// The records that Python adds (journal.py), in the browser's database: a table or a line is written once,
// under its key.

const NAME = "village-companion";
const STORE = "records";
const REVISED = "reader:"; // records of readers are replaced; all others stay as they are

/** @typedef {{ key: string, text: string }} Kept */

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Open a database of this browser with one store in it.
 * @param {string} name @param {string} store */
export async function database(name, store) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return answered(request);
}

/** Wait until a change is on the disk.
 * @param {IDBTransaction} change @returns {Promise<unknown>} */
export const done = (change) =>
  new Promise((resolve, reject) => {
    change.oncomplete = resolve;
    change.onabort = () => reject(change.error);
  });

export class Records {
  /** @type {Promise<IDBDatabase> | null} */
  #database = null;
  /** @type {Kept[]} */
  #added = [];
  #others = new BroadcastChannel(NAME);

  /** @param {(texts: string[]) => void} take takes what another page of this browser has kept */
  constructor(take) {
    this.#others.onmessage = ({ data }) => take(data);
  }

  /** Whether a record that was added is not written down yet. */
  get waiting() {
    return this.#added.length > 0;
  }

  /** @type {(key: string, text: string) => void} */
  add(key, text) {
    this.#added.push({ key, text });
  }

  /** Load all records, tables before their lines.
   * @returns {Promise<string[]>} */
  async read() {
    const store = (await this.#opened()).transaction(STORE).objectStore(STORE);
    const [keys, texts] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
    const first = texts.filter((_, at) => !String(keys[at]).startsWith("line:"));
    return [...first, ...texts.filter((_, at) => String(keys[at]).startsWith("line:"))];
  }

  /** Write down what was added, all or nothing; it is on the disk when this is done. */
  async write() {
    if (!this.waiting) return;
    const added = this.#added.splice(0);
    const change = (await this.#opened()).transaction(STORE, "readwrite", { durability: "strict" });
    const store = change.objectStore(STORE);
    for (const { key, text } of added) {
      if (key.startsWith(REVISED)) store.put(text, key);
      else store.add(text, key);
    }
    await done(change);
    this.#others.postMessage(added.map(({ text }) => text));
  }

  #opened() {
    this.#database ??= database(NAME, STORE);
    return this.#database;
  }
}
