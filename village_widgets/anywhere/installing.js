// The browser keeps these pages (keeper.js) and is asked not to evict their data. The page offers a
// newer version, which takes over when the player wants it. A browser that forbids site data refuses both.

/** Let the browser keep the site in the page's language, and in another one once the page changes to it.
 * Offer a newer version when there is one; the page loads again when that takes over. Nothing happens where
 * the browser keeps nothing.
 * @param {string} base the address of the site */
export async function install(base) {
  const workers = findRegistry();
  if (!workers) return;
  navigator.storage?.persist?.().catch(() => {});
  const kept = await workers.register(`${base}keeper.js`).catch(console.info);
  if (!kept) return;
  const keep = () => keepLanguage(workers, document.documentElement.lang);
  addEventListener("village:language", keep);
  keep();
  const notice = /** @type {HTMLElement} */ (document.getElementById("newer"));
  /** Show the notice of a newer version if one waits and an older one is in use. */
  const tell = () => {
    notice.hidden = !(kept.waiting && workers.controller);
  };
  const use = notice.querySelector("button");
  use?.addEventListener("click", () => {
    use.disabled = true; // loading the newer version takes a moment
    kept.waiting?.postMessage("take over");
  });
  kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", tell));
  const before = workers.controller;
  workers.addEventListener("controllerchange", () => before && location.reload());
  tell();
}

/** Let the browser keep the files of a language.
 * @param {ServiceWorkerContainer} workers @param {string} language */
async function keepLanguage(workers, language) {
  (await workers.ready).active?.postMessage({ keep: language });
}

/** Wait until the browser keeps all files of the site; where it can't, for ever. */
export async function awaitKept() {
  await (findRegistry()?.ready ?? new Promise(() => {}));
}

/** Return the browser's registry of service workers; null where it has or allows none. */
function findRegistry() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}
