import { isOwnPage } from "./address.js";

/** Make a view light or dark as the reader's system is; in JupyterLab its theme decides. Return what ends
 * that.
 * @param {HTMLElement} root */
export function followTheme(root) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const own = isOwnPage() || document.body.dataset.jpThemeLight === undefined;
  const change = () => {
    if (own) root.dataset.theme = dark.matches ? "dark" : "light";
  };
  change();
  dark.addEventListener("change", change);
  return () => dark.removeEventListener("change", change);
}
