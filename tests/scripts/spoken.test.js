import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { Spoken } from "../../village_widgets/companion/spoken.js";

test("equal entries are announced again: their words stand in a new element", () => {
  const spoken = new Spoken();
  spoken.announce(["Anna travels"], "Bert", ", 3 left");
  assert.equal(spoken.root.textContent, "Anna travels Bert, 3 left");
  spoken.announce(["Anna travels"], "Bert");
  const before = spoken.root.firstElementChild;
  spoken.announce(["Anna travels"], "Bert");
  assert.equal(spoken.root.textContent, "Anna travels");
  assert.notEqual(spoken.root.firstElementChild, before);
  spoken.announce([], "Bert");
  assert.equal(spoken.root.firstElementChild, null);
});
