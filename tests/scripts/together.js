// All tests in one process: making a window takes jsdom longer than most files need for their tests.
// What a file replaces for its tests (in `before`, not on import) is restored here after them.
// A test that reaches no assertion fails: its loops had nothing to run over.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, afterEach, before, beforeEach, describe, mock } from "node:test";
import "./page.js";

/** Fail if two values have different elements of a page at the same place: for Node's `deepEqual` any two
 * elements are equal. */
function checkElements(one, other) {
  if (one instanceof Node || other instanceof Node) {
    if (one !== other) throw new assert.AssertionError({ message: "These are different elements." });
  } else if (Array.isArray(one)) {
    for (const [at, part] of one.entries()) checkElements(part, other[at]);
  }
}

let reached = 0; // the number of assertions that the running test has reached
const { deepEqual } = assert;
const checks = Object.entries({
  ...assert,
  deepEqual(one, other, ...more) {
    deepEqual(one, other, ...more);
    checkElements(one, other);
  },
});
for (const [name, check] of checks)
  Object.defineProperty(assert, name, {
    get() {
      reached++;
      return check;
    },
  });

const replaceable = [globalThis, document, navigator, URL];
for (const file of readdirSync(import.meta.dirname ?? new URL(".", import.meta.url))
  .filter((name) => name.endsWith(".test.js"))
  .sort()) {
  describe(file, async () => {
    let kept;
    beforeEach(() => {
      reached = 0;
    });
    afterEach(() => {
      if (!reached) throw new Error("No assertion was reached.");
    });
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
