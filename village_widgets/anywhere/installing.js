// These pages are kept by the browser (keeper.js), and what is entered in them is meant to stay. A newer version says so, and takes
// over when it is asked to.

/** @param {string} base the address of the site */
export async function install(base) {
  if (!("serviceWorker" in navigator)) return;
  navigator.storage?.persist?.().catch(() => {});
  const kept = await navigator.serviceWorker.register(`${base}keeper.js`);
  const notice = /** @type {HTMLElement} */ (document.getElementById("newer"));
  const tell = () => {
    notice.hidden = !(kept.waiting && navigator.serviceWorker.controller);
  };
  const use = notice.querySelector("button");
  use?.addEventListener("click", () => {
    use.disabled = true; // it takes a moment
    kept.waiting?.postMessage("take over");
  });
  kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", tell));
  const before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => before && location.reload());
  tell();
}
