// No browser reports that a worker has ended. So a worker holds a lock while it lives, and a page waits for
// the lock.

/** Hold the lock of a life for good; `then` is called once it is held.
 * @param {string} life @param {() => void} then */
export function holdLife(life, then) {
  navigator.locks
    ?.request(life, () => {
      then();
      return new Promise(() => {});
    })
    .catch(console.info); // where site data is forbidden, locks are too: then no page waits for this one
}

/** Call `then` when the lock of a life is free, or can't be waited for.
 * @param {string} life @param {() => void} then */
export function awaitEnd(life, then) {
  navigator.locks?.request(life, then).catch(then);
}
