/** @import { Command, Model } from "../components/types" */

const SILENCE = 5_000; // milliseconds without an answer after which the connection counts as disturbed
const HEARTBEAT = 1_000; // milliseconds between two looks at what waits

/** The connection to Python. Messages may be lost on it; only an answer shows that Python is there. */
export class Connection {
  #asked = 0; // when the oldest unanswered command was sent; 0 if all are answered
  #model;

  /** @param {Model} model */
  constructor(model) {
    this.#model = model;
  }

  /** Send a command; one that the lost connection drops is sent again later, if it matters.
   * @param {Command} command */
  send = (command) => {
    try {
      this.#model.send(command);
    } catch {
      /* inputs wait in the outbox, which sends them again */
    }
  };

  /** Send a command that will be answered, and measure the time from now on, or from the first such command
   * that has no answer yet.
   * @param {Command} command */
  ask(command) {
    this.send(command);
    this.#asked ||= Date.now();
  }

  /** True while an answer is overdue. */
  get silent() {
    return this.#asked > 0 && Date.now() - this.#asked > SILENCE;
  }

  /** Note that an answer came; return whether it took too long, so that what was sent meanwhile may be
   * lost. */
  noteAnswer() {
    const { silent } = this;
    this.#asked = 0;
    return silent;
  }
}

/** Call `beat` every second, and `wake` when the page is hidden or shown again or the network has come back.
 * Returns a function that ends that.
 * @param {() => void} beat @param {() => void} wake */
export function startHeartbeat(beat, wake) {
  const heart = setInterval(beat, HEARTBEAT);
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  return () => {
    clearInterval(heart);
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("online", wake);
  };
}
