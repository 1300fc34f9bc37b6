import { makeButton, makeElement } from "./element.js";

/** @import { Attributes } from "./types" */

// Files of the reader: a download gives one, an input takes one. No server is involved.

/** Download a text as a file.
 * @param {string} called @param {string} text */
export function give(called, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  const link = makeElement("a", { href: address, download: called, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Make a button, and its hidden input, that asks for a file and passes it on.
 * @param {string} label @param {string} accept @param {(file: File) => unknown} take
 * @param {Attributes} attributes */
export function makeFilePicker(label, accept, take, attributes = {}) {
  const input = makeElement("input", {
    type: "file",
    accept,
    class: "vc-hidden",
    tabindex: "-1",
    "aria-hidden": "true",
  });
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    input.value = "";
    if (file) take(file);
  });
  return [makeButton(label, () => input.click(), attributes), input];
}

/** Make a button, and its hidden input, that asks for a file and passes on its text and name.
 * @param {string} label @param {string} accept @param {(text: string, name: string) => unknown} take
 * @param {Attributes} attributes */
export function makeTextPicker(label, accept, take, attributes = {}) {
  return makeFilePicker(label, accept, async (file) => take(await file.text(), file.name), attributes);
}
