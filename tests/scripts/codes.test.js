import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./page.js";
import { findCode, spellCode } from "../../village_widgets/companion/codes.js";

const PASTED = JSON.parse(readFileSync(new URL("./pasted.json", import.meta.url), "utf8"));

test("a code is found in whatever is pasted, and none in a text without one", () => {
  for (const [code, texts] of Object.entries(PASTED))
    for (const text of texts) assert.equal(findCode(text), code, JSON.stringify(text));
});

test("of two codes the one after the last # is found", () => {
  assert.equal(findCode("table 12345-ABCDE at https://games.example/#KX4P7M2QRR"), "KX4P7M2QRR");
});

test("a code is spelled in groups of five letters, and no code is spelled as nothing", () => {
  assert.deepEqual(["KX4P7M2Q9R", "KX4P7M2", ""].map(spellCode), ["KX4P7-M2Q9R", "KX4P7-M2", ""]);
});
