import assert from "node:assert/strict";
import { test } from "node:test";
import {
  foldWord,
  measureLikeness,
  splitTyped,
  splitWords,
} from "../../village_widgets/rulebook/likeness.js";

/** Return the words that are most like a typed one, of those that are like it at all. */
function findClosestWord(typed, ...words) {
  const [word] = splitWords(typed);
  const folded = words.map((each) => foldWord(splitWords(each).join("")));
  const like = [...measureLikeness(word, folded)];
  const most = Math.max(...like);
  return words.filter((_, at) => most > 0.5 && like[at] === most);
}

test("a word is found with another ending, in a compound, and without its umlaut", () => {
  assert.deepEqual(findClosestWord("feeding", "feed", "food"), ["feed"]);
  assert.deepEqual(findClosestWord("Spielers", "Spielers", "Spieler"), ["Spielers"]);
  assert.deepEqual(findClosestWord("Märkte", "Markt", "Marke"), ["Markt"]);
  assert.deepEqual(findClosestWord("Muehle", "Mühle", "Münze"), ["Mühle"]);
  assert.deepEqual(findClosestWord("Stein", "Einflusssteine", "Teil"), ["Einflusssteine"]);
  assert.deepEqual(findClosestWord("Startspielermarker", "Startspieler", "Start"), ["Startspieler", "Start"]);
});

test("an umlaut and ß are the same however they are typed", () => {
  assert.deepEqual(splitWords("Muehle, Groesse, Haeuser"), splitWords("Mühle, Größe, Häuser"));
  assert.deepEqual(splitWords("neue Frauen"), ["neue", "frauen"]);
  assert.deepEqual(splitWords("plague, canoes, value"), ["plague", "canoes", "value"]);
});

test("a word is found while it is typed, before those that have the same letters inside", () => {
  assert.deepEqual(findClosestWord("mark", "landmark", "market"), ["market"]);
  assert.deepEqual(findClosestWord("pl", "supply", "plague"), ["plague"]);
});

test("a word with two letters swapped or one left out is found, but not a short one", () => {
  assert.deepEqual(findClosestWord("plage", "plague", "place"), ["plague", "place"]);
  assert.deepEqual(findClosestWord("plauge", "plague", "place"), ["plague"]);
  assert.deepEqual(findClosestWord("chruch", "church", "chronicle"), ["church"]);
  assert.deepEqual(findClosestWord("chronilce", "chronicle", "church"), ["chronicle"]);
  assert.deepEqual(findClosestWord("ox", "ax", "box"), []);
});

test("a Korean word is found with a particle, without spaces, and while its last syllable is typed", () => {
  assert.deepEqual(findClosestWord("수도사를", "수도사", "수도"), ["수도사"]);
  assert.deepEqual(findClosestWord("장나", "장날", "장소"), ["장날"]);
  assert.deepEqual(findClosestWord("문명카드비용", "문명 카드 비용", "건물 비용"), ["문명 카드 비용"]);
});

test("Chinese is found without spaces, also in another order", () => {
  assert.deepEqual(findClosestWord("過世", "家族成員過世", "世代"), ["家族成員過世"]);
  assert.deepEqual(findClosestWord("兩個工人小屋", "小屋兩個工人", "兩個小屋"), ["小屋兩個工人"]);
});

test("of words without spaces all pairs of signs are looked for too, and count less", () => {
  assert.deepEqual(splitTyped("水井付錢"), [
    { word: "水井付錢", share: 1 },
    { word: "水井", share: 0.6 },
    { word: "井付", share: 0.6 },
    { word: "付錢", share: 0.6 },
  ]);
  assert.deepEqual(
    splitTyped("Brunnen bezahlen").map(({ word }) => word),
    ["brunnen", "bezahlen"],
  );
});

test("a word that any question may have counts less than the others", () => {
  const [how, , well] = splitTyped("how the well", new Set(["how", "the"]));
  assert.ok(how.share < well.share / 2);
});
