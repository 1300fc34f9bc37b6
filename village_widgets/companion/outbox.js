// What was entered here and is not stored yet. It outlives the page: it is sent again until it is known to be stored, and
// its token sees to it that it is entered once. Inputs go out one at a time, in the order in which they were made; one that
// hears no answer is sent again, each time after a longer wait, so that a busy server is not made busier.
const OUTBOX = "village-companion.outbox.";
const OUTBOX_OWN = "village-companion.own.";
const OUTBOX_LATELY = 50; // so many of one's own inputs that are settled are still known as one's own
const PATIENT = 4_000; // milliseconds that an input waits for its answer before it is sent again
const MOST_PATIENT = 30_000;

function outboxToken() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function outbox(code) {
  const prefix = `${OUTBOX}${code}.`;
  const box = new Map();
  let last = 0;
  let own = [];
  let under = { token: "", since: 0, patience: PATIENT }; // the input that is on its way

  function keep(token) {
    const { at, message } = box.get(token);
    try { localStorage.setItem(prefix + token, JSON.stringify({ at, message })); } catch { /* it lives as long as the page */ }
  }

  function recall() {
    const found = [];
    try {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(prefix)) found.push([key.slice(prefix.length), JSON.parse(localStorage.getItem(key))]);
      }
    } catch { /* nothing can be kept here, or it is not ours */ }
    found.sort(([, one], [, other]) => one.at - other.at);
    for (const [token, entry] of found) box.set(token, { ...entry, held: false });
  }

  // A Python that begins anew has to know which of the table's lines are this browser's: they are no conflict with what waits.
  function settled(tokens) {
    own = [...own, ...tokens.filter((token) => !own.includes(token))].slice(-OUTBOX_LATELY);
    try { localStorage.setItem(OUTBOX_OWN + code, JSON.stringify(own)); } catch { /* they are known as long as the page lives */ }
  }

  function recallOwn() {
    try {
      const found = JSON.parse(localStorage.getItem(OUTBOX_OWN + code));
      if (Array.isArray(found)) own = found.filter((token) => typeof token === "string");
    } catch { /* nothing was kept, or it is not ours */ }
  }

  recall();
  recallOwn();

  return {
    get size() { return box.size; },
    tokens: () => [...new Set([...own, ...box.keys()])],
    put(message) {
      const token = outboxToken();
      last = Math.max(Date.now(), last + 1);
      box.set(token, { at: last, message: { ...message, token }, held: false });
      keep(token);
    },
    // The same input, said anew.
    replace(token, message) {
      if (!box.has(token)) return;
      box.set(token, { ...box.get(token), message: { ...message, token }, held: false });
      keep(token);
    },
    // Wait for the people at the page before this is sent again.
    hold(token) {
      if (box.has(token)) box.get(token).held = true;
      if (under.token === token) under.token = "";
    },
    done(tokens) {
      settled(tokens);
      for (const token of tokens) {
        box.delete(token);
        if (under.token === token) under.token = "";
        try { localStorage.removeItem(prefix + token); } catch { /* it was never kept */ }
      }
    },
    // Whatever was on its way may have been lost: Python has begun anew.
    afresh() {
      under.token = "";
    },
    // What is to be sent now: nothing while an input is on its way and its answer may still come.
    next() {
      const now = performance.now();
      const [token, entry] = [...box].find(([, one]) => !one.held) ?? [""];
      if (!token) return null;
      const again = under.token === token;
      if (under.token && box.has(under.token) && now - under.since < under.patience) return null;
      under = { token, since: now, patience: again ? Math.min(2 * under.patience, MOST_PATIENT) : PATIENT };
      return entry.message;
    },
    // Whether an input has waited longer for its answer than it should.
    get late() {
      return box.has(under.token) && (under.patience > PATIENT || performance.now() - under.since > PATIENT);
    },
  };
}
