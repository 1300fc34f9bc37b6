// Copy the parts of lit-html that pages use from npm's package: `npm --prefix tests/scripts run vendor`.
// package.json names the version; vendor.test.js checks that the copies are current.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const HERE = fileURLToPath(new URL("node_modules/lit-html/", import.meta.url));
const THERE = fileURLToPath(new URL("../../village_widgets/vendor/", import.meta.url));
const FILES = [
  "lit-html.js",
  "directive.js",
  "directive-helpers.js",
  "directives/guard.js",
  "directives/live.js",
  "directives/repeat.js",
];

// A page links its modules by their imports' text, and has no source maps.
const copied = (text) => text.replace(/\n\/\/# sourceMappingURL=.*\n?$/, "\n");

/** Return each file of ours with the text that it should have. */
export const vendored = () => [
  ...FILES.map((file) => [THERE + file, copied(readFileSync(HERE + file, "utf8"))]),
  [`${THERE}LICENSE`, readFileSync(`${HERE}LICENSE`, "utf8")],
];

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [path, text] of vendored()) writeFileSync(path, text);
}
