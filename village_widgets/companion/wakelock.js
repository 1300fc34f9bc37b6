import { readText, writeText } from "../components/browserstore.js";

// Keeps the screen awake where the browser can, as long as it is wanted and the page is in sight.
const AWAKE = "village-companion.awake";

/** Build what keeps the screen awake where the browser can, as long as it is wanted and the page is in sight;
 * `report` is called with "on", "off", or "not" if the browser can't or refuses.
 * @param {(now: "on" | "off" | "not") => void} report */
export function makeWakeLock(report) {
  /** The lock that was asked for last; null if none is held: one at a time.
   * @type {Promise<WakeLockSentinel> | null} */
  let lock = null;
  let wanted = readText(AWAKE) !== "no";

  /** Keep the screen awake if that is wanted, the page is visible and no lock is held. */
  async function hold() {
    if (!wanted || document.hidden || lock) return;
    if (!navigator.wakeLock) return report("not");
    const asked = navigator.wakeLock.request("screen");
    const forgetLock = () => {
      if (lock === asked) lock = null;
    };
    lock = asked;
    try {
      (await asked).addEventListener("release", forgetLock);
      if (lock === asked) report("on");
    } catch {
      forgetLock();
      report("not");
    }
  }

  /** Let the screen go to sleep again. */
  function letGo() {
    lock
      ?.then((held) => held.release())
      .catch(() => {
        /* the browser had refused the lock */
      });
    lock = null;
  }

  return {
    isWanted: () => wanted,
    isPossible: () => Boolean(navigator.wakeLock),
    begin() {
      document.addEventListener("visibilitychange", hold);
      hold();
    },
    end() {
      document.removeEventListener("visibilitychange", hold);
      letGo();
    },
    turn() {
      wanted = !wanted;
      writeText(AWAKE, wanted ? "yes" : "no");
      if (wanted) return hold();
      letGo();
      report("off");
    },
  };
}
