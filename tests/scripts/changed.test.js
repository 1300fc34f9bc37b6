import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { changed, standing } from "../../village_widgets/companion/changed.js";

const WAS = "Anna: the “1” goes to city A, 2 time";

test("the difference between two sentences stands out, down to one letter before a comma", () => {
  assert.equal(
    standing(WAS, WAS.replace("A,", "B,")).innerHTML,
    "Anna: the “1” goes to city <b>B</b>, 2 time",
  );
  assert.equal(
    standing(WAS, WAS.replace("Anna", "Bert")).innerHTML,
    "<b>Bert</b>: the “1” goes to city A, 2 time",
  );
});

test("a changed sentence strikes its older words through; added and removed ones stand alone", () => {
  assert.equal(
    changed([WAS, WAS.replace("2 time", "3 time")]).innerHTML,
    "Anna: the “1” goes to city A, <del>2</del> <ins>3</ins> time",
  );
  assert.equal(changed(["Nobody dies", ""]).innerHTML, "<del>Nobody dies</del>");
  assert.equal(changed(["", "Nobody dies"]).innerHTML, "<ins>Nobody dies</ins>");
  assert.equal(changed(["Nobody <b>dies</b>", "The turn is over"]).querySelector("b"), null);
});
