import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { changed, standing } from "../../village_widgets/companion/changed.js";

const WAS = "Anna: the “1” goes to city A, 2 time";

test("of two sentences that stands out in which they differ, be it a single letter before a comma", () => {
  assert.equal(
    standing(WAS, WAS.replace("A,", "B,")).innerHTML,
    "Anna: the “1” goes to city <b>B</b>, 2 time",
  );
  assert.equal(
    standing(WAS, WAS.replace("Anna", "Bert")).innerHTML,
    "<b>Bert</b>: the “1” goes to city A, 2 time",
  );
});

test("a sentence as it is now has struck through what it was; of what was left out or came in there is nothing else", () => {
  assert.equal(
    changed([WAS, WAS.replace("2 time", "3 time")]).innerHTML,
    "Anna: the “1” goes to city A, <del>2</del> <ins>3</ins> time",
  );
  assert.equal(changed(["Nobody dies", ""]).innerHTML, "<del>Nobody dies</del>");
  assert.equal(changed(["", "Nobody dies"]).innerHTML, "<ins>Nobody dies</ins>");
  assert.equal(changed(["Nobody <b>dies</b>", "The turn is over"]).querySelector("b"), null);
});
