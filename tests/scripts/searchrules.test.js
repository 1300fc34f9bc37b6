import assert from "node:assert/strict";
import { test } from "node:test";
import { foldWord, measureLikeness, splitTyped } from "../../village_widgets/rulebook/likeness.js";
import { foldRules, searchRules } from "../../village_widgets/rulebook/search.js";

/** Return how much each word is like a typed one, to two digits. */
function rate(typed, ...words) {
  const like = measureLikeness(typed, words.map(foldWord));
  return words.map((word, at) => [word, Math.round(like[at] * 100) / 100]);
}
const makeRule = (key, said, more = {}) => ({ key, wordings: [[said, []]], ...more });
const search = (typed, rules, common) => searchRules(foldRules([{ title: "Turn", rules }], common), typed);

test("a word in Latin letters is the same, or less and less so with what is added or missing", () => {
  assert.deepEqual(rate("spieler", "spieler", "spielen", "spielerin", "spielplan", "startspieler", "karte"), [
    ["spieler", 1],
    ["spielen", 0.95],
    ["spielerin", 0.85],
    ["spielplan", 0.7],
    ["startspieler", 0.7],
    ["karte", 0],
  ]);
  assert.deepEqual(rate("startspieler", "spieler", "star", "karte"), [
    ["spieler", 0.55],
    ["star", 0],
    ["karte", 0],
  ]);
});

test("one slip counts more than two, which only long words may have; none beside the word itself", () => {
  assert.deepEqual(rate("chronilce", "chronicle", "chorincle"), [
    ["chronicle", 0.7],
    ["chorincle", 0],
  ]);
  assert.deepEqual(rate("chrnicel", "chronicle"), [["chronicle", 0.35]]);
  assert.deepEqual(rate("plageu", "plague", "plages"), [
    ["plague", 0.7],
    ["plages", 0.7],
  ]);
  assert.deepEqual(rate("church", "church", "chruch"), [
    ["church", 1],
    ["chruch", 0],
  ]);
  assert.deepEqual(rate("oxx", "oxy"), [["oxy", 0]]);
  assert.deepEqual(rate("walk", "wall"), [["wall", 0.7]], "four letters are enough");
  assert.deepEqual(rate("stone", "sandstone", "stove"), [
    ["sandstone", 0.7],
    ["stove", 0.7],
  ]);
});

test("a word in other signs is the same, or less so with what stands around it or in part of it", () => {
  assert.deepEqual(rate("수도사를", "수도사를", "수도사", "새수도사를", "수도사들", "수도", "배", "monk"), [
    ["수도사를", 1],
    ["수도사", 1],
    ["새수도사를", 0.95],
    ["수도사들", 0.85],
    ["수도", 0.63],
    ["배", 0],
    ["monk", 0],
  ]);
  assert.deepEqual(rate("過世家族", "人過世家人", "過世人", "族"), [
    ["人過世家人", 0.5],
    ["過世人", 0.11],
    ["族", 0],
  ]);
});

test("a word counts most in what players call a rule and in its wording, less in a question", () => {
  const rules = [
    makeRule("asked", "x", { questions: [["otter", ""]] }),
    makeRule("said", "otter"),
    makeRule("called", "x", { find: { en: "otter" } }),
  ];
  assert.deepEqual(search("otter", rules), ["said", "called", "asked"]);
});

test("a rule with little of what the best one has is left out, and found alone", () => {
  const above = { title: "Otter", rules: [makeRule("above", "x")] };
  const groups = [above, { title: "Turn", rules: [makeRule("called", "otter")] }];
  assert.deepEqual(searchRules(foldRules(groups), "otter"), ["called"]);
  assert.deepEqual(searchRules(foldRules([above]), "otter"), ["above"]);
});

test("the shorter of two wordings comes first, and a rule that says a word twice", () => {
  const long = makeRule("long", "You may see an otter by the river");
  assert.deepEqual(search("otter", [long, makeRule("short", "An otter")]), ["short", "long"]);
  const often = makeRule("often", "An otter", { questions: [["Which otter?", "This"]] });
  assert.deepEqual(search("otter", [makeRule("once", "An otter"), often]), ["often", "once"]);
});

test("up to four words are also found written as one", () => {
  const isJoined = (said) =>
    foldRules([{ title: "", rules: [makeRule("key", said)] }]).words.some(
      ({ word }) => word === said.replaceAll(" ", ""),
    );
  assert.deepEqual(["big new boat house", "a big new boat house"].map(isJoined), [true, false]);
  assert.deepEqual(search("bignewboathouse", [makeRule("boat", "big new boat house")]), ["boat"]);
});

test("a word that any question may have decides less than the others", () => {
  const rules = [makeRule("how", "how"), makeRule("otter", "otter")];
  assert.deepEqual(search("how otter", rules), ["how", "otter"]);
  assert.deepEqual(search("how otter", rules, "how what"), ["otter"]);
});

test("not more than about a hundred typed words are remembered", () => {
  const folded = foldRules([{ title: "Turn", rules: [makeRule("otter", "otter")] }]);
  for (let typed = 0; typed < 250; typed += 1) searchRules(folded, `w${typed}`);
  assert.ok(folded.known.size > 0 && folded.known.size <= 101);
});

test("an ending is left off a word of three letters and more, and so is a doubled letter before it", () => {
  assert.deepEqual(rate("cows", "cow"), [["cow", 0.95]]);
  assert.deepEqual(rate("cow", "cows"), [["cows", 0.95]]);
  assert.deepEqual(rate("swimming", "swim"), [["swim", 0.95]]);
  assert.deepEqual(rate("ox", "oxx"), [["oxx", 0.85]]);
  assert.deepEqual(rate("k", "karte"), [["karte", 0]]);
});

test("a slip may be in the first letter or in the second", () => {
  assert.deepEqual(rate("xlague", "plague"), [["plague", 0.7]]);
  assert.deepEqual(rate("pxague", "plague"), [["plague", 0.7]]);
  assert.deepEqual(rate("xxague", "plague"), [["plague", 0]]);
});

test("half of the pairs of signs make words alike, and a single sign has none", () => {
  assert.deepEqual(rate("過世家", "人世家"), [["人世家", 0.38]]);
  assert.deepEqual(rate("族", "家人"), [["家人", 0]]);
});

test("three signs may be several words, two letters are none", () => {
  const listTerms = (typed) => splitTyped(typed).map(({ word }) => word);
  assert.deepEqual(listTerms("過世家"), ["過世家", "過世", "世家"]);
  assert.deepEqual(listTerms("過世"), ["過世"]);
  assert.deepEqual(
    splitTyped("수도사").map(({ share }) => share),
    [1, 0.35, 0.35],
  );
});

test("only neighbours that are exchanged are one slip, not one letter that stands twice", () => {
  assert.deepEqual(rate("lpague", "plague"), [["plague", 0.7]]);
  assert.deepEqual(rate("pplgue", "plague"), [["plague", 0]]);
});

test("a slip at a word's beginning counts like any other; a long word may have two", () => {
  for (const typed of ["xplague", "lague", "pague"])
    assert.deepEqual(rate(typed, "plague"), [["plague", 0.7]], typed);
  for (const typed of ["xchrnicle", "hronicel", "ochrnicle", "hcronicel"])
    assert.deepEqual(rate(typed, "chronicle"), [["chronicle", 0.35]], typed);
});

test("a pair of signs that any question may have counts less than another", () => {
  const terms = splitTyped("過世家", new Set(["過世"]));
  assert.deepEqual(
    terms.map(({ word, share }) => [word, Math.round(share * 100)]),
    [
      ["過世家", 100],
      ["過世", 18],
      ["世家", 60],
    ],
  );
});
