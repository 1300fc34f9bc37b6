// All tests in one process: making a window takes jsdom longer than most files need for their tests.
// Global values that a file replaces for its tests (in `before`, not on import) are restored here after them.
// A test that reaches no assertion fails: its loops had nothing to run over.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, afterEach, before, beforeEach, describe, mock } from "node:test";
import "./page.js";

const { deepEqual, equal } = assert;

/** Check that each element of a page in a value is the same one in another value that `deepEqual` takes for
 * equal: jsdom's elements have no fields of their own, so that Node takes any two of a kind for equal. */
function checkElements(one, other, said) {
  if (one instanceof Node) equal(one, other, said);
  else if (Object(one) === one) for (const key of Object.keys(one)) checkElements(one[key], other[key], said);
}

/** Compare two values as Node does, but elements of a page by identity. */
function compareDeeply(one, other, said) {
  deepEqual(one, other, said);
  checkElements(one, other, said);
}

let reached = 0; // the number of assertions that the running test has reached
for (const [name, check] of Object.entries({ ...assert, deepEqual: compareDeeply }))
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
