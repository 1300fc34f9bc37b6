// What a page does around its board: it lets its kernel be ended when it closes, says when the table is set,
// and says when the connection is lost. A classic script in the head, so that it stands before Voila's own.
(() => {
  const BASE = document.currentScript?.dataset.base ?? "/";
  const SLOW = 20_000;      // milliseconds after which setting up is called slow
  const LOOK = 15_000;      // milliseconds between two looks at the kernel
  const SETTLING = 2_000;   // milliseconds until the first of them
  const RETURN = 1_000;     // milliseconds between two tries of a page that comes back by itself
  const REST = 20_000;      // milliseconds that it rests when coming back has not helped
  const RETURNED = "village-companion.returned";
  const WAITING = 'script[type="application/vnd.voila.cell-output+json"]';
  const DRAWN = ".jp-OutputArea-output > *";

  // The server ends a closed page's kernel only if the page shows the cookie of its cross-site check, and Voila
  // alone never sets one. The check compares two copies of the cookie, so the page may make it up itself.
  function bringCookie() {
    if (/(^|; )_xsrf=/.test(document.cookie)) return;
    const token = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    // biome-ignore lint/suspicious/noDocumentCookie: the newer way is asynchronous and not in every browser
    document.cookie = `_xsrf=${token}; path=${BASE}; SameSite=Lax`;
  }

  /** @param {"ready" | "failed" | "slow"} state */
  function say(state) {
    document.body.dataset.state = state;
  }

  /** @type {(drawn: HTMLElement | null) => boolean} */
  const isSeen = (drawn) => drawn !== null && drawn.offsetHeight > 0;

  // The table is set when Voila has taken up every output and one of them, if there are any, has been drawn.
  function isSet() {
    if (document.readyState === "loading" || document.querySelector(WAITING)) return false;
    const outputs = [...document.querySelectorAll(".drawn")];
    return outputs.length === 0 || outputs.some((output) => isSeen(output.querySelector(DRAWN)));
  }

  // The panels of Voila's shell that stay empty claim to be the page's banner and its footer, which it has already.
  function leaveLandmarks() {
    const panels = document.querySelectorAll("#voila-top-panel, #voila-bottom-panel");
    for (const panel of panels) panel.removeAttribute("role");
    return panels.length > 0;
  }

  function watchShell() {
    const watch = new MutationObserver(() => leaveLandmarks() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
  }

  function watchSettingUp() {
    const watch = new MutationObserver(finishIfSet);
    function finishIfSet() {
      const failed = document.querySelector(".failed");
      if (!failed && !isSet()) return;
      watch.disconnect();
      say(failed ? "failed" : "ready");
      watchConnection();
    }
    watch.observe(document.body, { childList: true, subtree: true });
    finishIfSet();
  }

  function callItSlow() {
    if (document.body.dataset.state === "setting-up") say("slow");
  }

  // "reached", "gone" (no such kernel any more, or one that has forgotten this page) or "unreached".
  /** @param {string} kernel */
  async function lookAtKernel(kernel) {
    if (document.querySelector(".jupyter-widgets-disconnected")) return "gone";
    try {
      const answer = await fetch(`${BASE}api/kernels/${kernel}`, { cache: "no-store" });
      if (answer.status === 404) return "gone";
      return answer.ok ? "reached" : "unreached";
    } catch {
      return "unreached";
    }
  }

  function watchConnection() {
    const { kernelId } = JSON.parse(document.getElementById("jupyter-config-data")?.textContent ?? "");
    const notice = /** @type {HTMLElement} */ (document.getElementById("lost"));
    const again = /** @type {HTMLButtonElement} */ (notice.querySelector("button"));
    // What sticks to the bottom stands above it.
    new ResizeObserver(() => document.body.style.setProperty("--lost", `${notice.offsetHeight}px`)).observe(notice);
    let leaving = false;
    let before = "reached";
    /** @param {boolean} lost */
    function show(lost) {
      if (lost === !notice.hidden) return;
      notice.hidden = !lost;
      if (!lost) return;
      again.focus();
      if (document.body.dataset.returns !== undefined) comeBack();
    }
    // Load the page again as soon as the server answers; not again and again where that doesn't help.
    async function comeBack() {
      const state = document.hidden || !navigator.onLine ? "unreached" : await lookAtKernel(kernelId);
      if (leaving || notice.hidden) return;
      if (state === "reached" && !document.querySelector(".jupyter-widgets-disconnected")) return show(false);
      if (state === "unreached") return setTimeout(comeBack, RETURN);
      const last = Number(sessionStorage.getItem(RETURNED));
      if (Date.now() - last < REST) return setTimeout(comeBack, REST);
      sessionStorage.setItem(RETURNED, String(Date.now()));
      location.reload();
    }
    async function look() {
      if (leaving || document.hidden) return;
      again.hidden = !navigator.onLine; // loading would lead to the browser's own page
      const now = await lookAtKernel(kernelId);
      if (leaving) return;
      if (now === "reached") sessionStorage.removeItem(RETURNED);
      show(now === "gone" || (now === "unreached" && before === "unreached"));
      if (now === "unreached" && before === "reached") setTimeout(look, 2_000);
      before = now;
    }
    const lost = new MutationObserver(() => document.querySelector(".jupyter-widgets-disconnected") && look());
    lost.observe(document.body, { attributes: true, attributeFilter: ["class"], subtree: true });
    setInterval(look, LOOK);
    setTimeout(look, SETTLING);
    addEventListener("online", look);
    addEventListener("offline", look);
    addEventListener("beforeunload", () => { leaving = true; });
    document.addEventListener("visibilitychange", look);
    // A widget that notices the loss itself says so with this event.
    document.addEventListener("village:lost", () => show(true));
    // One that hears nothing asks for a look.
    document.addEventListener("village:look", look);
  }

  bringCookie();
  // Voila's script calls these while it works; the page shows its progress in its own way.
  Object.assign(window, { voila_process() {}, voila_finish() {}, voila_heartbeat() {} });
  setTimeout(callItSlow, SLOW);
  addEventListener("DOMContentLoaded", () => {
    if (!document.getElementById("setting-up")) return;
    watchSettingUp();
    watchShell();
  });
  document.addEventListener("click", (event) => {
    if (/** @type {Element} */ (event.target).closest("[data-reload]")) location.reload();
  });
  // A page taken out of the browser's memory has lost its kernel when it was put away.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
})();
