import { button, element } from "./element.js";

/** @import { Attributes } from "./types" */

// Files of the person at the page: given to them as a download, taken from them as text. No server of ours is asked.

/** @param {string} called @param {string} text */
export function give(called, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  const link = element("a", { href: address, download: called, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

// A button that asks for a file and hands it to `picked`.
/** @param {string} label @param {string} accept @param {(file: File) => unknown} picked @param {Attributes} attributes */
export function picker(label, accept, picked, attributes = {}) {
  const input = element("input", {
    type: "file",
    accept,
    class: "vc-hidden",
    tabindex: "-1",
    "aria-hidden": "true",
  });
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    input.value = "";
    if (file) picked(file);
  });
  return [button(label, () => input.click(), attributes), input];
}

// The same, but what is handed over is its text.
/** @param {string} label @param {string} accept @param {(text: string, name: string) => unknown} taken @param {Attributes} attributes */
export function taker(label, accept, taken, attributes = {}) {
  return picker(label, accept, async (file) => taken(await file.text(), file.name), attributes);
}
