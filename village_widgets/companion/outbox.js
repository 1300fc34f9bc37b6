// What was entered here and is not stored yet. It outlives the page: it is sent again until it is known to be stored, and
// its token sees to it that it is entered once.
const OUTBOX = "village-companion.outbox.";

function outboxToken() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function outbox(code) {
  const prefix = `${OUTBOX}${code}.`;
  const box = new Map();
  let last = 0;

  function keep(token) {
    try { localStorage.setItem(prefix + token, JSON.stringify(box.get(token))); } catch { /* it lives as long as the page */ }
  }

  function recall() {
    const found = [];
    try {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(prefix)) found.push([key.slice(prefix.length), JSON.parse(localStorage.getItem(key))]);
      }
    } catch { /* nothing can be kept here, or it is not ours */ }
    found.sort(([, one], [, other]) => one.at - other.at);
    for (const [token, entry] of found) box.set(token, { ...entry, sent: 0, held: false });
  }

  recall();

  return {
    get size() { return box.size; },
    tokens: () => [...box.keys()],
    put(message) {
      const token = outboxToken();
      last = Math.max(Date.now(), last + 1);
      box.set(token, { at: last, message: { ...message, token }, sent: last, held: false });
      keep(token);
      return box.get(token).message;
    },
    // The same input, said anew.
    replace(token, message) {
      if (!box.has(token)) return null;
      box.set(token, { ...box.get(token), message: { ...message, token }, sent: Date.now(), held: false });
      keep(token);
      return box.get(token).message;
    },
    // Wait for the people at the page before this is sent again.
    hold(token) {
      if (box.has(token)) box.get(token).held = true;
    },
    done(tokens) {
      for (const token of tokens) {
        box.delete(token);
        try { localStorage.removeItem(prefix + token); } catch { /* it was never kept */ }
      }
    },
    // Everything that has waited for an answer so long, in the order in which it was entered; it counts as sent now.
    due(patience) {
      const now = Date.now();
      const late = [...box.values()].filter((entry) => !entry.held && now - entry.sent >= patience);
      for (const entry of late) entry.sent = now;
      return late.map((entry) => entry.message);
    },
  };
}
