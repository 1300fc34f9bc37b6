import { ownPage } from "./address.js";

// In JupyterLab the page says whether it is light or dark; elsewhere the reader's system does.
/** @param {HTMLElement} root */
export function followTheme(root) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const own = ownPage() || document.body.dataset.jpThemeLight === undefined;
  const change = () => {
    if (own) root.dataset.theme = dark.matches ? "dark" : "light";
  };
  change();
  dark.addEventListener("change", change);
  return () => dark.removeEventListener("change", change);
}
