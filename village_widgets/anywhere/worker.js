import { Records } from "./records.js";

// Python beside the page, in a worker of its own: what the page says is handed in, what Python says goes out once all that it has
// entered meanwhile is written down.

/** @typedef {{ begin: string } | { said: string }} FromPage */
/** @typedef {{ ready: true } | { failed: string } | { heard: string, buffers: Uint8Array[] }} ToPage */

const PYTHON = new URL("./python/", import.meta.url).href;
const HOME = "/village";
/** @type {string[]} */
const missed = []; // what other pages have kept while Python began
const records = new Records((texts) => {
  if (!journal) missed.push(...texts);
  else for (const text of texts) journal.take(text);
});
/** @type {any} */
let page = null;
/** @type {any} */
let journal = null;
let settled = Promise.resolve(); // all that was entered so far is written down

/** @param {ToPage} message */
function out(message) {
  settled = settled.then(() => records.write()).then(() => postMessage(message));
  settled.catch((error) => postMessage({ failed: String(error) }));
}

/** @param {string} notebook */
async function begin(notebook) {
  const [python, program, kept] = await Promise.all([
    import(`${PYTHON}pyodide.mjs`).then(({ loadPyodide }) => loadPyodide({ indexURL: PYTHON })),
    fetch(new URL("./program.zip", import.meta.url)).then((answer) => answer.arrayBuffer()),
    records.read(),
  ]);
  python.unpackArchive(program, "zip", { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  const { begin: start } = python.pyimport("village_widgets.anywhere.browser");
  /** @param {string} text @param {any} buffers */
  const post = (text, buffers) => out({ heard: text, buffers: buffers.toJs() });
  /** @param {string} key @param {string} text */
  const keep = (key, text) => records.add(key, text);
  [page, journal] = start(notebook, python.toPy(kept), keep, post);
  for (const text of missed.splice(0)) journal.take(text);
  page.tell();
  out({ ready: true });
}

addEventListener("message", async (/** @type {MessageEvent<FromPage>} */ { data }) => {
  try {
    if ("begin" in data) await begin(data.begin);
    else page.hear(data.said);
  } catch (error) {
    console.error(error);
    if (!page) postMessage({ failed: String(error) });
  }
  if (records.waiting) settled = settled.then(() => records.write());
});
