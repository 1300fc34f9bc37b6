import { SearchWorker } from "./apart.js";
import { addWords, startPython } from "./interpreter.js";
import { holdLife } from "./life.js";
import { Records } from "./records.js";

// Python for a page, in a worker: it takes the page's messages, and its own go out once all that it has
// entered is written down. The worker's name is the language in which the page was loaded.

/** @import { Buffers, Journal, PyProxy, RunningPage } from "./types" */
/** Messages of the page: to begin with a notebook, to speak another language, or a message to Python.
 * @typedef {{ begin: string, life: string } | { speak: string } | { said: string }} FromPage */
/** Messages to the page: the worker lives, is ready, has failed, or Python sends something.
 * @typedef {{ lives: true } | { ready: true, pictured: boolean, keeps: boolean } | { failed: string }
 * | { heard: string, buffers: Uint8Array[] }} ToPage */

const HERE = new URL(".", import.meta.url).href;
/** Records that other pages kept while Python started. @type {string[]} */
const missed = [];
const records = new Records((texts) => {
  if (!journal) missed.push(...texts);
  else for (const text of texts) journal.take(text);
});
const ready = Promise.all([startPython(self.name), records.read()]);
const apart = new SearchWorker(() => new Worker(`${HERE}thinker.js`, { type: "module" }));
/** The page as Python runs it; null until it has started. @type {RunningPage | null} */
let page = null;
/** The journal of tables; null until Python has started. @type {Journal | null} */
let journal = null;
let settled = Promise.resolve(); // resolves when all that was entered is written down
let learning = Promise.resolve(); // resolves when Python speaks the language that the page wants

/** Send a message to the page once all that was entered before is written down. @param {ToPage} message */
function send(message) {
  settled = settled.then(() => records.write()).then(() => postMessage(message));
  settled.catch((error) => postMessage({ failed: String(error) }));
}

/** Run a notebook: Python gets the records and the functions by which it keeps, sends and asks.
 * @param {string} notebook */
async function begin(notebook) {
  const [{ python, pictured }, kept] = await ready;
  const { start_page: start } = python.pyimport("village_widgets.anywhere.browser");
  /** Send what Python has for the page. @param {string} text @param {Buffers} buffers */
  const post = (text, buffers) => send({ heard: text, buffers: buffers.toJs() });
  /** Add a record of Python. @param {string} key @param {string} text */
  const keep = (key, text) => records.add(key, text);
  /** Put a question of Python to the worker for long searches; return what stops it.
   * @param {string} question @param {PyProxy} given */
  const ask = (question, given) => {
    const tell = given.copy(); // Python's function must outlive this call
    const stop = apart.ask(question, tell);
    return () => {
      stop();
      tell.destroy();
    };
  };
  [page, journal] = start(notebook, self.name, python.toPy(kept), keep, post, ask, () => apart.prepare());
  for (const text of missed.splice(0)) journal.take(text);
  page.connect();
  send({ ready: true, pictured, keeps: records.keeps });
}

/** Speak another language, whose words are loaded first; what the page says meanwhile waits.
 * @param {string} language */
async function speak(language) {
  try {
    const [{ python }] = await ready;
    await addWords(python, language);
    python.pyimport("village_widgets.anywhere.browser").speak(language);
  } catch (error) {
    console.error(error); // the page keeps its language
  }
}

addEventListener("message", async (/** @type {MessageEvent<FromPage>} */ { data }) => {
  if ("life" in data) holdLife(data.life, () => postMessage({ lives: true }));
  try {
    await learning;
    if ("begin" in data) await begin(data.begin);
    else if ("speak" in data) learning = speak(data.speak);
    else if (page) page.receive(data.said);
    else throw new Error(`a message came before the page's script began: ${Object.keys(data)}`);
  } catch (error) {
    console.error(error);
    if (!page) postMessage({ failed: String(error) });
  }
  if (records.waiting) settled = settled.then(() => records.write());
});
