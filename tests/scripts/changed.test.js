import assert from "node:assert/strict";
import { test } from "node:test";
import { draw } from "./partpage.js";
import { markDifference, renderChange } from "../../village_widgets/companion/changed.js";

/** Return a template as it is drawn, without the comments of lit-html. */
const drawView = (view) => draw(view).innerHTML.replaceAll(/<!--.*?-->/g, "");

const WAS = "Anna: the “1” goes to city A, 2 time";

test("the difference between two sentences stands out, down to one letter before a comma", () => {
  assert.equal(
    drawView(markDifference(WAS, WAS.replace("A,", "B,"))),
    "<span>Anna: the “1” goes to city <b>B</b>, 2 time</span>",
  );
  assert.equal(
    drawView(markDifference(WAS, WAS.replace("Anna", "Bert"))),
    "<span><b>Bert</b>: the “1” goes to city A, 2 time</span>",
  );
});

test("a changed sentence strikes its older words through; added and removed ones stand alone", () => {
  /** Return the change as it is drawn inside its paragraph. */
  const drawInside = (was, now) =>
    drawView(renderChange([was, now])).match(/^<p class="vc-changed">(.*)<\/p>$/)[1];
  assert.equal(
    drawInside(WAS, WAS.replace("2 time", "3 time")),
    "Anna: the “1” goes to city A, <del>2</del> <ins>3</ins> time",
  );
  assert.equal(drawInside("Nobody dies", ""), "<del>Nobody dies</del>");
  assert.equal(drawInside("", "Nobody dies"), "<ins>Nobody dies</ins>");
  assert.ok(!drawInside("Nobody <b>dies</b>", "The turn is over").includes("<b>"));
});

test("in a sentence without spaces the words that differ stand out, not all of it", () => {
  const was = "安娜在市集賣出兩袋糧食。";
  const now = "安娜在教堂賣出兩袋糧食。";
  assert.equal(drawView(markDifference(was, now)), "<span>安娜在<b>教堂</b>賣出兩袋糧食。</span>");
  assert.match(drawView(renderChange([was, now])), />安娜在<del>市集<\/del><ins>教堂<\/ins>賣出兩袋糧食。</);
});

test("a repeated word that has come is marked once, and no word is said twice", () => {
  const place = drawView(renderChange(["Take wood", "Take wood wood"]));
  assert.match(place, /^<p class="vc-changed">Take wood<ins> wood<\/ins><\/p>$/);
});
