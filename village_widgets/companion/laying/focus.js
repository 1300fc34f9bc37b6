import { findFocused, findPart, findParts } from "../../components/element.js";

// The scroll position and the focus in the form.

/** Find a field of the form by its key; null if it isn't shown.
 * @type {(root: HTMLElement, key: string) => HTMLElement | null} */
const findField = (root, key) => findPart(root, `[data-field="${CSS.escape(key)}"]`);

/** Focus one field and scroll to it. @param {HTMLElement} root @param {string} key */
export function lead(root, key) {
  const found = findField(root, key);
  const within = found?.matches("fieldset")
    ? findPart(found, "input:checked, input, button, summary")
    : found;
  within?.focus();
  found?.scrollIntoView({ block: "center" });
}

/** Paint the form after the field `key` has changed, and keep the open list of tiles under the finger (it may
 * be another field's now), or else the field. The focus stays on its control, or goes next to it.
 * @param {HTMLElement} root @param {string} key @param {() => void} paint */
export function paintInPlace(root, key, paint) {
  const findPicker = () => findPart(root, ".vc-lay-picker[open]");
  const held = findFocused(root);
  const [list, place] = [findPicker(), findField(root, key)].map((seen) => seen?.getBoundingClientRect().top);
  paint();
  const [found, before] =
    list !== undefined && findPicker() ? [findPicker(), list] : [findField(root, key), place];
  const by = found && before !== undefined ? found.getBoundingClientRect().top - before : 0;
  if (by) scrollBy({ top: by, behavior: "instant" });
  if (held && (!held.isConnected || held.matches(":disabled")))
    findSuccessor(held, findPicker(), findField(root, key))?.focus({ preventScroll: true });
}

/** Find the control that gets the focus in place of one that is gone: the next tile of the open list, the
 * same place of the field, or the field's first control.
 * @type {(held: HTMLElement, picker: HTMLElement | null, field: HTMLElement | null) => HTMLElement | null} */
function findSuccessor({ dataset }, picker, field) {
  const tiles = picker ? findParts(picker, "[data-tile]:enabled") : [];
  const next =
    dataset.tile && (tiles.find((tile) => Number(tile.dataset.tile) > Number(dataset.tile)) ?? tiles.at(-1));
  const same = dataset.place && field && findPart(field, `[data-place="${dataset.place}"]`);
  return next || same || (field && findPart(field, "input:checked, summary, input, button, select"));
}
