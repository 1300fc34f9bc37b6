// Keeps the screen awake where the browser can, as long as it is wanted and the page is in sight.
const AWAKE = "village-companion.awake";

export function waking(told) {
  let lock = null;
  let wanted = false;
  try { wanted = localStorage.getItem(AWAKE) !== "no"; } catch { wanted = true; }

  async function hold() {
    if (!wanted || document.hidden || lock) return;
    if (!navigator.wakeLock) return told("not");
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => { lock = null; });
      told("on");
    } catch {
      told("not");
    }
  }

  function letGo() {
    lock?.release();
    lock = null;
  }

  function seen() {
    if (!document.hidden) hold();
  }

  return {
    wanted: () => wanted,
    possible: () => Boolean(navigator.wakeLock),
    begin() {
      document.addEventListener("visibilitychange", seen);
      hold();
    },
    end() {
      document.removeEventListener("visibilitychange", seen);
      letGo();
    },
    turn() {
      wanted = !wanted;
      try { localStorage.setItem(AWAKE, wanted ? "yes" : "no"); } catch { /* until the page closes, then */ }
      if (wanted) return hold();
      letGo();
      told("off");
    },
  };
}
