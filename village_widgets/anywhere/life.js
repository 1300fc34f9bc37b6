// No browser reports that a worker has ended. So a worker holds a lock while it lives, and a page waits for
// the lock.

/** Hold the lock of a life for good; `act` is called once it is held.
 * @param {string} life @param {() => void} act */
export function holdLife(life, act) {
  navigator.locks
    ?.request(life, () => {
      act();
      return new Promise(() => {});
    })
    .catch(console.info); // where site data is forbidden, locks are too: then no page waits for this one
}

/** Call `act` when the lock of a life is free, or can't be waited for.
 * @param {string} life @param {() => void} act */
export function awaitEnd(life, act) {
  navigator.locks?.request(life, act).catch(act);
}
