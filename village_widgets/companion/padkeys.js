/** Let keys press the buttons that name them in `aria-keyshortcuts`, while the keyboard is inside the view
 * but not in a field (WCAG 2.1.4). `onPress` is called before a button is pressed. Each of the `other` keys
 * calls its function, wherever the keyboard is, while the view can be seen and nothing lies above it.
 * @type {(root: HTMLElement, onPress?: () => void, other?: Record<string, () => void>) => void} */
export function listenToKeys(root, onPress, other = {}) {
  /** Press the button of a typed key. @param {KeyboardEvent} event */
  function pressTyped(event) {
    if (!root.isConnected) return document.removeEventListener("keydown", pressTyped);
    if (document.querySelector(":popover-open") || !root.checkVisibility()) return;
    other[event.key]?.();
    const target = /** @type {Element} */ (event.target);
    if (!root.contains(target) || target.closest("input, select, textarea")) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const pressed = /** @type {HTMLElement | null} */ (
      root.querySelector(`[aria-keyshortcuts="${CSS.escape(event.key.toUpperCase())}"]`)
    );
    if (!pressed) return;
    onPress?.();
    pressed.click();
  }

  document.addEventListener("keydown", pressTyped);
}
