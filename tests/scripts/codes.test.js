import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./page.js";
import { findCode } from "../../village_widgets/companion/codes.js";

const PASTED = JSON.parse(readFileSync(new URL("../companion/pasted.json", import.meta.url), "utf8"));

test("a code is found in whatever is pasted, as Python finds it", () => {
  for (const [code, texts] of Object.entries(PASTED))
    for (const text of texts) assert.equal(findCode(text), code, JSON.stringify(text));
});
