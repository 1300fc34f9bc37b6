// No browser reports that a worker has ended. So a worker holds a lock while it lives, and a page waits for
// the lock.

/** Hold the lock of a life for good; `lives` is called once it is held.
 * @param {string} life @param {() => void} lives */
export function live(life, lives) {
  navigator.locks
    ?.request(life, () => {
      lives();
      return new Promise(() => {});
    })
    .catch(console.info); // where site data is forbidden, locks are too: then no page waits for this one
}

/** Call `died` when the lock of a life is free, or can't be waited for.
 * @param {string} life @param {() => void} died */
export function awaitEnd(life, died) {
  navigator.locks?.request(life, died).catch(died);
}
