import { listKeys, read, remove, write } from "../components/browserstore.js";
import { makeRandomHex } from "../components/numbers.js";
import { TABLE_OUTBOX, TABLE_OWN } from "./storage.js";

/** @import { Input, WaitingInput } from "./types" */

// Inputs of this browser that are not stored yet. They outlive the page: each is sent until it is known to be
// stored, and its token makes sure that it is entered once. They go out one at a time, in order; one without
// an answer is sent again, each time after a longer wait, so that a busy server is not made busier.
const LATELY = 50; // the number of settled inputs that are still known as this browser's
const PATIENT = 4_000; // milliseconds that an input waits for its answer before it is sent again
const MOST_PATIENT = 30_000;

/** The outbox of a table: this browser's inputs that are not stored yet. */
export class Outbox {
  /** The waiting inputs by token, in order. @type {Map<string, WaitingInput>} */
  #box = new Map();
  #last = 0;
  #prefix;
  #ownKey; // of the settled tokens in the browser's storage
  /** The tokens of this browser's inputs that are settled. @type {string[]} */
  #own = [];
  #under = { token: "", since: 0, patience: PATIENT }; // the input that was sent and has no result yet

  /** Load what the browser has stored for a table. @param {string} code */
  constructor(code) {
    this.#prefix = `${TABLE_OUTBOX}${code}.`;
    this.#ownKey = TABLE_OWN + code;
    this.#recall();
    this.#own = this.#recallOwn();
  }

  /** Store a waiting input in the browser, if it still waits. @param {string} token */
  #keep(token) {
    const entry = this.#box.get(token);
    if (entry) write(this.#prefix + token, { at: entry.at, message: entry.message, sent: entry.sent });
  }

  /** Load the stored inputs; unreadable ones are skipped. */
  #recall() {
    const found = listKeys(this.#prefix)
      .map((key) => [key.slice(this.#prefix.length), read(key)])
      .filter(([, entry]) => Number.isFinite(entry?.at) && entry.message);
    found.sort(([, one], [, other]) => one.at - other.at);
    for (const [token, entry] of found)
      this.#box.set(token, { sent: true, ...entry, said: "", held: false, behind: "" });
  }

  /** Return the stored tokens of settled inputs. @returns {string[]} */
  #recallOwn() {
    const found = read(this.#ownKey);
    return Array.isArray(found) ? found.filter((token) => typeof token === "string") : [];
  }

  /** Add to the stored tokens of settled inputs, of which the last 50 stay. A restarted Python has to know
   * which of the table's lines are this browser's, since they don't conflict with waiting inputs. Another tab
   * may have settled some too.
   * @param {string[]} tokens */
  #rememberSettled(tokens) {
    this.#own = [...new Set([...this.#own, ...this.#recallOwn(), ...tokens])].slice(-LATELY);
    write(this.#ownKey, this.#own);
  }

  /** The number of inputs that wait. */
  get size() {
    return this.#box.size;
  }

  /** List the tokens of this browser's inputs, settled and waiting. */
  listTokens() {
    return [...new Set([...this.#own, ...this.#box.keys()])];
  }

  /** List everything that waits, in order, each with its token. @returns {WaitingInput[]} */
  list() {
    return [...this.#box.values()];
  }

  /** Add an input at the end; it gets a token of its own.
   * @param {Input} message @param {string} [said] what it is in words, where the page knows */
  put(message, said = "") {
    const token = makeRandomHex(12);
    this.#last = Math.max(Date.now(), this.#last + 1);
    this.#box.set(token, {
      at: this.#last,
      message: { ...message, token },
      said,
      sent: false,
      held: false,
      behind: "",
    });
    this.#keep(token);
  }

  /** Take back what has not been sent yet. Returns whether that could be done: what is on its way may be
   * stored already.
   * @param {string} token */
  take(token) {
    const taken = this.#box.get(token)?.sent === false && this.#box.delete(token);
    if (taken) remove(this.#prefix + token);
    return taken;
  }

  /** Forget how inputs were described, in another language than the page's. */
  forgetWords() {
    for (const entry of this.#box.values()) entry.said = "";
  }

  /** Replace an input that still waits, so that it is sent as a new one; one that was made ahead still
   * waits for what has to be answered before.
   * @param {string} token @param {Input} message */
  replace(token, message) {
    const entry = this.#box.get(token);
    if (!entry) return;
    this.#box.set(token, {
      ...entry,
      message: { ...message, token, ...(entry.message.ahead ? { ahead: true } : {}) },
      sent: false,
      held: false,
    });
    this.#keep(token);
  }

  /** Let an input wait for the player's decision before it is sent again; what was meant after it waits
   * behind it. It is described as Python does, if the page doesn't know how.
   * @param {string} token @param {string} [said] */
  hold(token, said = "") {
    const held = this.#box.get(token);
    if (held) Object.assign(held, { held: true, said: held.said || said });
    // inputs that the player entered after it wait behind it
    for (const [other, entry] of this.#box)
      if (other !== token && !this.#box.has(entry.behind)) entry.behind = token;
    if (this.#under.token === token) this.#under.token = "";
  }

  /** Forget inputs whose result is known, and remember that they were this browser's.
   * @param {string[]} tokens */
  settle(tokens) {
    if (tokens.length) this.#rememberSettled(tokens);
    for (const token of tokens) {
      this.#box.delete(token);
      remove(this.#prefix + token);
    }
  }

  /** Forget which input is on its way, because Python has started again and may have lost it. */
  forgetSent() {
    this.#under.token = "";
  }

  /** Return the first input for which `isReady` holds, and note it as sent; null if there is none, or while
   * another one that is still ready is on its way. If that has waited too long, the first ready input is
   * sent, perhaps again. Inputs that the player has to decide about are passed over, and those behind them.
   * @type {(isReady?: (one: WaitingInput) => boolean) => Input | null} */
  sendNext(isReady = () => true) {
    const now = performance.now();
    const first = [...this.#box].find(
      ([, one]) => !one.held && !this.#box.get(one.behind)?.held && isReady(one),
    );
    if (!first) return null;
    const [token, entry] = first;
    const again = this.#under.token === token;
    const sent = this.#box.get(this.#under.token);
    if (sent && isReady(sent) && now - this.#under.since < this.#under.patience) return null;
    this.#under = {
      token,
      since: now,
      patience: again ? Math.min(2 * this.#under.patience, MOST_PATIENT) : PATIENT,
    };
    if (!entry.sent) {
      entry.sent = true;
      this.#keep(token);
    }
    return entry.message;
  }

  /** True if the input on its way waits too long for its answer, or was sent again already. */
  get late() {
    return (
      this.#box.has(this.#under.token) &&
      (this.#under.patience > PATIENT || performance.now() - this.#under.since > PATIENT)
    );
  }
}
