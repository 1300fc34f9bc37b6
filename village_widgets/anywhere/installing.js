// The browser keeps these pages (keeper.js), and what is entered in them is meant to stay. The page offers a
// newer version, which takes over when the player wants it.

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
