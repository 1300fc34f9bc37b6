import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { vendored } from "./vendor.js";

test("the libraries that pages carry are those that package.json names", () => {
  for (const [path, text] of vendored()) assert.equal(readFileSync(path, "utf8"), text, path);
});
