import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./page.js";
import { findCode } from "../../village_widgets/companion/codes.js";

const PASTED = JSON.parse(readFileSync(new URL("./pasted.json", import.meta.url), "utf8"));

test("a code is found in whatever is pasted, and none in a text without one", () => {
  for (const [code, texts] of Object.entries(PASTED))
    for (const text of texts) assert.equal(findCode(text), code, JSON.stringify(text));
});
