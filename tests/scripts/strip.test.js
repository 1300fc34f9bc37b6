import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { holdFrames, listLabels, show, words } from "./page.js";
import { OtherStrips, PlaceStrip, Strips, StripView } from "../../village_widgets/components/strip.js";

let shown;

beforeEach(() => {
  shown = new StripView();
  show(shown.root);
});

const listItems = () => [...shown.root.children];

test("a player's goods are shown as pictures with numbers, and in words", () => {
  shown.show([
    "What Anna has",
    [
      ["#vc-coin", "2", "2 coins"],
      ["#vc-ox", "0", "no ox"],
      ["", "1", "1 plum"],
    ],
  ]);
  assert.deepEqual(
    [shown.root.hidden, shown.root.getAttribute("aria-label"), shown.root.style.getPropertyValue("--across")],
    [false, "What Anna has", "2"],
  );
  const [coins, ox, plum] = listItems();
  assert.deepEqual(
    [
      coins.querySelector("use").getAttribute("href"),
      coins.querySelector("b").textContent,
      coins.querySelector(".vc-spoken").textContent,
    ],
    ["#vc-coin", "2", "2 coins"],
  );
  assert.ok(ox.matches(".vc-none") && !coins.matches(".vc-none"));
  assert.equal(plum.textContent, "1 plum", "what has no picture is said");
});

test("unchanged parts stay, and changed ones are replaced", () => {
  shown.show([
    "What Anna has",
    [
      ["#vc-coin", "2", "2 coins"],
      ["#vc-ox", "0", "no ox"],
    ],
  ]);
  const [coins, ox] = listItems();
  shown.show({ 1: ["#vc-ox", "1", "1 ox"] });
  assert.ok(listItems()[0] === coins && listItems()[1] === ox);
  assert.equal(listItems()[1].querySelector("b").textContent, "1");
  shown.show(["What Anna has", [["#vc-ox", "1", "1 ox"]]]);
  assert.deepEqual(
    listItems().map((item) => item.title),
    ["1 ox"],
  );
});

test("a strip that has not changed stays; without a player it is hidden", () => {
  shown.show(["What Anna has", [["", "1", "1 plum"]]]);
  shown.show(undefined);
  assert.equal(listItems().length, 1);
  shown.show(["", []]);
  assert.ok(shown.root.hidden);
});

test("each other player has a line with name and strip, and unchanged parts stay", () => {
  const players = [
    ["Anna", "red", false],
    ["Bert", "blue", false],
    ["Carl", "yellow", true],
  ];
  const rest = new OtherStrips();
  show(rest.root);
  const listLines = () => [...rest.root.children].map((line) => line.textContent);
  rest.show(
    [
      [1, ["What Bert has", [["#vc-coin", "2", "2 coins"]]]],
      [2, ["What Carl has", [["", "1", "1 plum"]]]],
    ],
    players,
  );
  assert.deepEqual(listLines(), ["Bert22 coins", "Carl1 plum"]);
  assert.equal(rest.root.querySelector("ul").getAttribute("aria-label"), "What Bert has");
  const [bert, carl] = rest.root.children;
  assert.ok(!rest.root.hidden);
  rest.show(undefined, players);
  rest.show(
    [
      [1, {}],
      [2, ["What Carl has", [["", "1", "1 pear"]]]],
    ],
    players,
  );
  assert.ok(rest.root.firstElementChild === bert);
  assert.deepEqual(listLines(), ["Bert22 coins", "Carl1 pear"]);
  rest.show(
    [
      [0, ["What Anna has", [["", "1", "1 fig"]]]],
      [2, {}],
    ],
    players,
  );
  assert.deepEqual(listLines(), ["Anna1 fig", "Carl1 pear"], "whose turn it is has a strip of their own");
  rest.show([[2, {}]], players);
  assert.ok(
    rest.root.children.length === 1 && rest.root.firstElementChild === carl,
    "a line goes with its seat",
  );
  rest.show([], players);
  assert.ok(rest.root.hidden && !listLines().length);
  rest.show([[2, ["What Carl has", [["", "1", "1 nut"]]]]], players);
  assert.deepEqual(listLines(), ["Carl1 nut"]);
  rest.clear();
  assert.ok(rest.root.hidden && !listLines().length);
  rest.show([[2, {}]], players);
  assert.deepEqual(listLines(), ["Carl"], "nothing is left of the strip that another player had");
});

const FAITH_AND_PLAGUE = [
  ["#vc-faith", 2, "2 Faith", ""],
  ["#vc-plague", 1, "1 plague", "plague"],
];

test("places are shown with what lies there, and a press leads to one", () => {
  const [led, explained] = [[], []];
  const explain = (/** @type {string} */ word) => explained.push(word);
  const around = new PlaceStrip(words, (at) => led.push(at), explain);
  show(around.root);
  const signs = { crafts: ["Crafts", ["#vc-make"]], farm: ["My farm", ["#vc-h-red"]] };
  around.show({
    panels: [],
    signs,
    places: { 0: ["crafts", "crafts", FAITH_AND_PLAGUE], 1: ["farm", "farm:0", []] },
  });
  assert.ok(!around.root.hidden);
  const findButtons = () => [...around.root.querySelectorAll("button")];
  const listSeen = () => findButtons().map((each) => [each.title, each.textContent.trim()]);
  assert.deepEqual(listSeen(), [
    ["Crafts", "Crafts, 2 Faith, 1 plague2"],
    ["My farm", "My farm"],
  ]);
  const pieces = [...around.root.querySelectorAll("i")];
  assert.deepEqual(
    pieces.map(({ title }) => title),
    ["2 Faith", "1 plague"],
  );
  for (const piece of pieces) piece.dispatchEvent(new window.Event("click", { bubbles: true }));
  assert.deepEqual([explained, led.splice(0)], [["plague"], ["crafts", "crafts"]]);
  around.show({ places: { 0: ["crafts", "crafts", []] } });
  assert.deepEqual([listSeen()[0][1], findButtons().length], ["Crafts", 2], "what has not changed stays");
  findButtons()[1].click();
  assert.deepEqual(led, ["farm:0"]);
  around.show({ panels: [] });
  assert.ok(around.root.hidden, "a table without places, such as a lesson's");
});

test("places are drawn once the board is painted; all that waits for it has one timer", (t) => {
  const frames = holdFrames(t);
  const around = new PlaceStrip(words, () => {});
  show(around.root);
  around.show({
    panels: [],
    signs: { crafts: ["Crafts", ["#vc-make"]] },
    places: { 0: ["crafts", "crafts", []] },
  });
  around.show({ places: { 0: ["crafts", "crafts", FAITH_AND_PLAGUE] } });
  assert.deepEqual([around.root.querySelector("button"), frames.length], [null, 1]);
  frames[0].onfinish();
  assert.equal(around.root.querySelector("button").textContent.trim(), "Crafts, 2 Faith, 1 plague2");
});

test("another game leaves none of the strips of the players before", () => {
  const strips = new Strips(words, () => {});
  const listOthers = () => listLabels(strips.root.querySelectorAll(".vc-other bdi"));
  show(strips.root);
  const players = [
    ["Anna", "red"],
    ["Bert", "blue"],
  ];
  strips.show({ panels: [], others: [[1, ["What Bert has", []]]] }, players);
  strips.show({ strip: ["What Anna has", []] }, players);
  assert.deepEqual([listOthers(), strips.own.root.getAttribute("aria-label")], [["Bert"], "What Anna has"]);
  strips.show({ panels: [] }, players.slice(0, 1));
  assert.deepEqual([listOthers(), strips.others.root.hidden], [[], true]);
});
