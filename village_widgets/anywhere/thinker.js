import { startPython } from "./interpreter.js";
import { holdLife } from "./life.js";

// A worker that searches for a page: several questions go on by turns, and each can be stopped between two
// lines.

/** Messages to the worker: the lock of its life, a question, or the number of a question to stop.
 * @typedef {{ life: string } | { number: number, question: string } | { stop: number }} WorkerInput */
/** Messages of the worker: it lives, it has begun, a line of an answer, its end, or an error.
 * @typedef {{ lives: true } | { begun: true } | { number: number, line: string } | { number: number, done:
 * true }
 * | { number: number, failed: string }} WorkerOutput */

/** The function that searches, once Python has started.
 * @type {Promise<(question: string) => Iterable<string>>} */
const answers = startPython().then(
  ({ python }) => python.pyimport("village_widgets.anywhere.browser").answer_question,
);
// the page replaces a worker that can't start at the next question
answers.then(() => send({ begun: true })).catch(reportError);
/** The numbers of the questions that are being answered. @type {Set<number>} */
const going = new Set();
const { port1: here, port2: there } = new MessageChannel();

/** Wait until the messages that came meanwhile are handled. */
const turn = () =>
  new Promise((resolve) => {
    there.addEventListener("message", resolve, { once: true });
    here.postMessage(null);
  });
there.start();

/** Send a message to the page. @type {(found: WorkerOutput) => void} */
const send = (found) => postMessage(found);

/** Answer a question line by line; between two lines it can be stopped.
 * @param {number} number @param {string} question */
async function answer(number, question) {
  going.add(number);
  try {
    const found = await answers;
    if (!going.has(number)) return;
    for (const line of found(question)) {
      send({ number, line });
      await turn();
      if (!going.has(number)) return;
    }
    send({ number, done: true });
  } catch (error) {
    console.error(error);
    send({ number, failed: String(error) });
  } finally {
    going.delete(number);
  }
}

addEventListener("message", (/** @type {MessageEvent<WorkerInput>} */ { data }) => {
  if ("life" in data) holdLife(data.life, () => send({ lives: true }));
  else if ("stop" in data) going.delete(data.stop);
  else answer(data.number, data.question);
});
