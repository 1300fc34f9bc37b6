import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listLabels, makeOutgoing, show, words } from "./page.js";
import { HandfulForm } from "../../village_widgets/companion/handful.js";

const COLOURS = [
  ["pink", "Pink", 3, "p"],
  ["green", "Green", 2, "g"],
];
let out;
let part;

beforeEach(() => {
  localStorage.clear();
  open();
});

function open(code = "CODE") {
  out = makeOutgoing();
  part = new HandfulForm(words, out.send, code);
  show(part.root, part.foot);
}

/** Return a place to be filled, for which these pieces were typed. */
const makeSpace = (name, typed = [], forced = 0) => ({
  space: name,
  name: name.toUpperCase(),
  count: "2",
  lying: `${name}: ${typed.length}`,
  state: "open",
  typed,
  cells: COLOURS.map(([, label, , piece], at) => [
    `${name} ${label}`,
    typed.filter((one) => one === piece).length,
    at ? forced : 0,
    true,
  ]),
});
const makeAsking = (...spaces) => ({
  title: "Draw",
  about: "Type it in.",
  enter: "Enter it",
  all: false,
  ready: false,
  colours: COLOURS,
  spaces,
});
const ask = (v, ...spaces) => part.show({ handful: makeAsking(...spaces), chance: true }, v);
const findHeap = (label) => part.root.querySelector(`[aria-label="${label}"]`);
const countPips = (name) => part.root.querySelectorAll(`[data-space=${name}] .vc-heap .vc-pip`).length;
const readKept = () => localStorage.getItem("village-companion.handful.CODE");
const takeTyped = () => out.sent.splice(0).map((command) => command.typed);

test("a tapped piece is shown at once, quick taps all count, and typed pieces outlive the page", () => {
  ask(4, makeSpace("one"), makeSpace("two"));
  findHeap("one Pink").click();
  findHeap("one Pink").click();
  findHeap("two Green").click();
  assert.deepEqual([countPips("one"), countPips("two")], [2, 1]);
  assert.deepEqual(takeTyped(), [{ one: ["p"] }, { one: ["p", "p"] }, { one: ["p", "p"], two: ["g"] }]);
  open();
  ask(4, makeSpace("one"), makeSpace("two"));
  assert.deepEqual(takeTyped(), [{ one: ["p", "p"], two: ["g"] }]);
});

test("pieces typed at other lines or at another table are ignored", () => {
  ask(4, makeSpace("one"));
  findHeap("one Pink").click();
  open("OTHER");
  ask(4, makeSpace("one"));
  assert.deepEqual(takeTyped(), []);
  open();
  ask(5, makeSpace("one"));
  assert.deepEqual(takeTyped(), []);
});

test("the form shows Python's answer; one older than the last tap is ignored", () => {
  ask(4, makeSpace("one"));
  findHeap("one Pink").click();
  findHeap("one Green").click();
  part.showAnswer({ ...makeAsking(makeSpace("one", ["p"], 1)), ready: true });
  assert.deepEqual([countPips("one"), part.root.querySelector("[type=submit]").disabled], [2, true]);
  part.showAnswer({ ...makeAsking(makeSpace("one", ["p", "g"], 1)), ready: true });
  assert.deepEqual(
    [
      countPips("one"),
      part.root.querySelectorAll(".vc-forced").length,
      part.root.querySelector("[type=submit]").disabled,
    ],
    [3, 1, false],
  );
});

test("an answer older than the last tap is ignored, whichever place was tapped", () => {
  ask(4, makeSpace("one"), makeSpace("two"));
  findHeap("two Green").click();
  const answer = (...typed) =>
    part.showAnswer({ ...makeAsking(makeSpace("one"), makeSpace("two", typed)), ready: true });
  const isReady = () => !part.root.querySelector("[type=submit]").disabled;
  answer();
  assert.equal(isReady(), false);
  answer("g");
  assert.equal(isReady(), true);
});

test("pieces typed before the first line of a table stay, too", () => {
  ask(0, makeSpace("one"));
  findHeap("one Pink").click();
  takeTyped();
  ask(1, makeSpace("one"));
  assert.deepEqual(takeTyped(), [{ one: ["p"] }]);
});

test("the last piece can be taken back, if any was typed", () => {
  ask(4, makeSpace("one"), makeSpace("two"));
  const findBack = (name) => part.root.querySelector(`[data-space=${name}] .vc-back`);
  assert.ok(findBack("one").disabled);
  findHeap("one Pink").click();
  findHeap("one Green").click();
  takeTyped();
  part.showAnswer(makeAsking(makeSpace("one", ["p", "g"]), makeSpace("two")));
  findBack("one").click();
  assert.deepEqual(takeTyped(), [{ one: ["p"] }]);
});

test("inputs of others leave the typed pieces of places that are still asked for", () => {
  ask(4, makeSpace("one"), makeSpace("two"));
  findHeap("one Pink").click();
  findHeap("two Green").click();
  takeTyped();
  ask(5, makeSpace("two"));
  assert.deepEqual(takeTyped(), [{ two: ["g"] }]);
  assert.deepEqual(JSON.parse(readKept()), { v: 5, typed: [["two", ["g"]]] });
  part.show({}, 6);
  assert.deepEqual(
    [takeTyped(), readKept(), part.root.querySelector("form").hidden, part.foot.hidden],
    [[], null, true, true],
  );
});

test("typed pieces are entered, or filled up by chance, with the number of seen lines", () => {
  ask(4, makeSpace("one"));
  findHeap("one Pink").click();
  takeTyped();
  part.root.querySelector("form").requestSubmit();
  part.foot.click();
  assert.deepEqual(out.sent, [
    { do: "drawn", typed: { one: ["p"] }, v: 4 },
    { do: "chance", typed: { one: ["p"] }, v: 4 },
  ]);
});

test("the focus stays on its place", () => {
  ask(4, makeSpace("one"), makeSpace("two"));
  findHeap("two Green").focus();
  part.showAnswer(makeAsking(makeSpace("one"), makeSpace("two")));
  assert.equal(document.activeElement.getAttribute("aria-label"), "two Green");
});

test("the odds of a draw stand in words with a bar of that length", () => {
  part.show(
    {
      odds: {
        title: "Odds",
        bars: [{ who: "Anna", colour: "red", inside: "3 of 4", said: "75%", percent: 75 }],
      },
    },
    1,
  );
  const line = part.root.querySelector(".vc-odds li");
  assert.deepEqual(listLabels(line.querySelectorAll("bdi, small, li > b")), ["Anna", "75%", "3 of 4"]);
  assert.equal(part.root.querySelector(".vc-odds h2").textContent, "Odds");
  assert.equal(line.querySelector(".vc-bar span").style.inlineSize, "75%");
  part.show({}, 2);
  assert.ok(part.root.querySelector(".vc-odds").hidden);
});

test("the head names each kind with what is left of it, where that is known", () => {
  const colours = [
    ["pink", "Pink", 3, "p"],
    ["green", "Green", -1, "g"],
    ["blue", "Blue", 0, "b"],
  ];
  part.show({ handful: { ...makeAsking(), colours } }, 4);
  assert.deepEqual(listLabels(part.root.querySelectorAll(".vc-left")), ["3Pink", "Green", "0Blue"]);
  assert.deepEqual(listLabels(part.root.querySelectorAll("h2, .vc-about")), ["Draw", "Type it in."]);
});

test("more than five kinds are too many to fit beside a name", () => {
  const countMany = (count) => {
    const colours = Array.from({ length: count }, (_, at) => [`c${at}`, `C${at}`, 1, `${at}`]);
    part.show({ handful: { ...makeAsking(), colours, about: "" } }, 4);
    return part.root.querySelectorAll(".vc-many").length;
  };
  assert.deepEqual([countMany(5), countMany(6)], [0, 1]);
  assert.equal(part.root.querySelector(".vc-about"), null);
});

test("the button that enters all pieces stands out once all are typed", () => {
  const isMain = (all) => {
    part.show({ handful: { ...makeAsking(makeSpace("one")), all } }, 4);
    return part.root.querySelector("[type=submit]").matches(".vc-main");
  };
  assert.deepEqual([isMain(false), isMain(true)], [false, true]);
});

test("an answer about pieces is ignored once nothing is asked", () => {
  part.show({}, 4);
  part.showAnswer(makeAsking(makeSpace("one")));
  assert.ok(part.root.querySelector("form").hidden);
});
