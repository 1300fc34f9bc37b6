// All tests in one process: making a window takes jsdom longer than most files need for their tests.
// What a file replaces for its tests (in `before`, not on import) is restored here after them.
import { readdirSync } from "node:fs";
import { after, before, describe, mock } from "node:test";
import "./page.js";

const replaceable = [globalThis, document, navigator, URL];
for (const file of readdirSync(import.meta.dirname ?? new URL(".", import.meta.url))
  .filter((name) => name.endsWith(".test.js"))
  .sort()) {
  describe(file, async () => {
    let kept;
    before(() => {
      kept = replaceable.map((one) => Object.getOwnPropertyDescriptors(one));
    });
    after(() => {
      mock.restoreAll();
      for (const [at, one] of replaceable.entries()) {
        for (const name of Reflect.ownKeys(one)) if (!(name in kept[at])) Reflect.deleteProperty(one, name);
        Object.defineProperties(one, kept[at]);
      }
    });
    await import(`./${file}`);
  });
}
