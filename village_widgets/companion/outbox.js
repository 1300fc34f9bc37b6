import { listKeys, read, remove, write } from "../components/browserstore.js";
import { makeRandomHex } from "../components/numbers.js";
import { TABLE_OUTBOX, TABLE_OWN } from "./storage.js";

/** @import { Input, Waiting } from "./types" */

// Inputs of this browser that are not stored yet. They outlive the page: each is sent until it is known to be
// stored, and its token makes sure that it is entered once. They go out one at a time, in order; one without
// an answer is sent again, each time after a longer wait, so that a busy server is not made busier.
const LATELY = 50; // the number of settled inputs that are still known as this browser's
const PATIENT = 4_000; // milliseconds that an input waits for its answer before it is sent again
const MOST_PATIENT = 30_000;

/** Build the outbox of a table: this browser's inputs that are not stored yet. @param {string} code */
export function openOutbox(code) {
  const prefix = `${TABLE_OUTBOX}${code}.`;
  /** The waiting inputs by token, in order. @type {Map<string, Waiting>} */
  const box = new Map();
  let last = 0;
  /** The tokens of this browser's inputs that are settled. @type {string[]} */
  let own = [];
  let under = { token: "", since: 0, patience: PATIENT }; // the input that was sent and has no result yet

  /** Store a waiting input in the browser, if it still waits. @param {string} token */
  function keep(token) {
    const entry = box.get(token);
    if (entry) write(prefix + token, { at: entry.at, message: entry.message, sent: entry.sent });
  }

  /** Load the stored inputs; unreadable ones are skipped. */
  function recall() {
    const found = listKeys(prefix)
      .map((key) => [key.slice(prefix.length), read(key)])
      .filter(([, entry]) => Number.isFinite(entry?.at) && entry.message);
    found.sort(([, one], [, other]) => one.at - other.at);
    for (const [token, entry] of found)
      box.set(token, { sent: true, ...entry, said: "", held: false, behind: "" });
  }

  /** Return the stored tokens of settled inputs. @returns {string[]} */
  function recallOwn() {
    const found = read(TABLE_OWN + code);
    return Array.isArray(found) ? found.filter((token) => typeof token === "string") : [];
  }

  /** Add to the stored tokens of settled inputs, of which the last 50 stay. A restarted Python has to know
   * which of the table's lines are this browser's, since they don't conflict with waiting inputs. Another tab
   * may have settled some too.
   * @param {string[]} tokens */
  function rememberSettled(tokens) {
    own = [...new Set([...own, ...recallOwn(), ...tokens])].slice(-LATELY);
    write(TABLE_OWN + code, own);
  }

  recall();
  own = recallOwn();

  return {
    get size() {
      return box.size;
    },
    listTokens: () => [...new Set([...own, ...box.keys()])],
    /** List everything that waits, in order, each with its token. @returns {Waiting[]} */
    list: () => [...box.values()],
    /** Add an input at the end; it gets a token of its own.
     * @param {Input} message @param {string} [said] what it is in words, where the page knows */
    put(message, said = "") {
      const token = makeRandomHex(12);
      last = Math.max(Date.now(), last + 1);
      box.set(token, {
        at: last,
        message: { ...message, token },
        said,
        sent: false,
        held: false,
        behind: "",
      });
      keep(token);
    },
    /** Take back what has not been sent yet. Returns whether that could be done: what is on its way may be
     * stored already.
     * @param {string} token */
    take(token) {
      const taken = box.get(token)?.sent === false && box.delete(token);
      if (taken) remove(prefix + token);
      return taken;
    },
    /** Forget how inputs were described, in another language than the page's. */
    forgetWords() {
      for (const entry of box.values()) entry.said = "";
    },
    /** Replace an input that still waits, so that it is sent as a new one; one that was made ahead still
     * waits for what has to be answered before.
     * @param {string} token @param {Input} message */
    replace(token, message) {
      const entry = box.get(token);
      if (!entry) return;
      box.set(token, {
        ...entry,
        message: { ...message, token, ...(entry.message.ahead ? { ahead: true } : {}) },
        sent: false,
        held: false,
      });
      keep(token);
    },
    /** Let an input wait for the player's decision before it is sent again; what was meant after it waits
     * behind it. It is described as Python does, if the page doesn't know how.
     * @param {string} token @param {string} [said] */
    hold(token, said = "") {
      const held = box.get(token);
      if (held) Object.assign(held, { held: true, said: held.said || said });
      // inputs that the player entered after it wait behind it
      for (const [other, entry] of box) if (other !== token && !box.has(entry.behind)) entry.behind = token;
      if (under.token === token) under.token = "";
    },
    /** Forget inputs whose result is known, and remember that they were this browser's.
     * @param {string[]} tokens */
    settle(tokens) {
      if (tokens.length) rememberSettled(tokens);
      for (const token of tokens) {
        box.delete(token);
        if (under.token === token) under.token = "";
        remove(prefix + token);
      }
    },
    /** Forget which input is on its way, because Python has started again and may have lost it. */
    forgetSent() {
      under.token = "";
    },
    /** Return the first `ready` input to send, and note it as sent; null if there is none, or while another
     * one that is still ready is on its way. If that has waited too long, the first ready input is sent,
     * perhaps again. Inputs that the player has to decide about are passed over, and those behind them.
     * @type {(ready?: (one: Waiting) => boolean) => Input | null} */
    sendNext(ready = () => true) {
      const now = performance.now();
      const first = [...box].find(([, one]) => !one.held && !box.get(one.behind)?.held && ready(one));
      if (!first) return null;
      const [token, entry] = first;
      const again = under.token === token;
      const sent = box.get(under.token);
      if (sent && ready(sent) && now - under.since < under.patience) return null;
      under = { token, since: now, patience: again ? Math.min(2 * under.patience, MOST_PATIENT) : PATIENT };
      if (!entry.sent) {
        entry.sent = true;
        keep(token);
      }
      return entry.message;
    },
    /** Whether the input on its way waits too long for its answer, or was sent again already. */
    get late() {
      return box.has(under.token) && (under.patience > PATIENT || performance.now() - under.since > PATIENT);
    },
  };
}
