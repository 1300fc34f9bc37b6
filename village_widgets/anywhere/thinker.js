import { interpreter } from "./interpreter.js";

// Thinks for a page, in a worker of its own: several questions go on by turns, and each can be stopped between two lines.

/** @typedef {{ life: string } | { number: number, question: string } | { stop: number }} Asked */
/** @typedef {{ lives: true } | { number: number, line: string } | { number: number, done: true } | { number: number, failed: string }} Found */

/** @type {Promise<(question: string) => Iterable<string>>} */
const answers = interpreter().then(({ python }) => python.pyimport("village_widgets.anywhere.browser").answers);
/** @type {Set<number>} */
const going = new Set();
const { port1: here, port2: there } = new MessageChannel();

/** Let whatever was said meanwhile be heard. */
const turn = () => new Promise((resolve) => {
  there.addEventListener("message", resolve, { once: true });
  here.postMessage(null);
});
there.start();

/** @type {(found: Found) => void} */
const out = (found) => postMessage(found);

/** @param {number} number @param {string} question */
async function answer(number, question) {
  going.add(number);
  try {
    for (const line of (await answers)(question)) {
      out({ number, line });
      await turn();
      if (!going.has(number)) return;
    }
    out({ number, done: true });
  } catch (error) {
    console.error(error);
    out({ number, failed: String(error) });
  }
}

addEventListener("message", (/** @type {MessageEvent<Asked>} */ { data }) => {
  if ("life" in data) navigator.locks?.request(data.life, () => { out({ lives: true }); return new Promise(() => {}); });
  else if ("stop" in data) going.delete(data.stop);
  else answer(data.number, data.question);
});
