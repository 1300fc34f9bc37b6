// No browser says that a worker has ended: it holds a lock as long as it lives, and whoever wants to know waits for that.

/** Hold the lock of a life for good; `lives` is called once it is held. @param {string} life @param {() => void} lives */
export function live(life, lives) {
  navigator.locks?.request(life, () => {
    lives();
    return new Promise(() => {});
  });
}

/** Call `died` when nobody holds the lock of a life any more. @param {string} life @param {() => void} died */
export function awaitEnd(life, died) {
  navigator.locks?.request(life, died).catch(died);
}
