import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { labels, outgoing, show, words } from "./page.js";
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
  out = outgoing();
  part = new HandfulForm(words, out.send, code);
  show(part.root, part.foot);
}

/** A place to be filled, of which these pieces were typed. */
const space = (name, typed = [], forced = 0) => ({
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
const asking = (...spaces) => ({
  title: "Draw",
  about: "Type it in.",
  enter: "Enter it",
  all: false,
  ready: false,
  colours: COLOURS,
  spaces,
});
const ask = (v, ...spaces) => part.show({ handful: asking(...spaces), chance: true }, v);
const heap = (label) => part.root.querySelector(`[aria-label="${label}"]`);
const pips = (name) => part.root.querySelectorAll(`[data-space=${name}] .vc-heap .vc-pip`).length;
const kept = () => localStorage.getItem("village-companion.handful.CODE");
const typed = () => out.sent.splice(0).map((command) => command.typed);

test("a piece lies there at once where it was tapped, quick taps all count, and what was typed outlives the page", () => {
  ask(4, space("one"), space("two"));
  heap("one Pink").click();
  heap("one Pink").click();
  heap("two Green").click();
  assert.deepEqual([pips("one"), pips("two")], [2, 1]);
  assert.deepEqual(typed(), [{ one: ["p"] }, { one: ["p", "p"] }, { one: ["p", "p"], two: ["g"] }]);
  open();
  ask(4, space("one"), space("two"));
  assert.deepEqual(typed(), [{ one: ["p", "p"], two: ["g"] }]);
});

test("what was typed when the table had other lines is not taken up, nor at another table", () => {
  ask(4, space("one"));
  heap("one Pink").click();
  open("OTHER");
  ask(4, space("one"));
  assert.deepEqual(typed(), []);
  open();
  ask(5, space("one"));
  assert.deepEqual(typed(), []);
});

test("what is typed comes to what Python says; an answer older than the last tap is passed over", () => {
  ask(4, space("one"));
  heap("one Pink").click();
  heap("one Green").click();
  part.showAnswer({ ...asking(space("one", ["p"], 1)), ready: true });
  assert.deepEqual([pips("one"), part.root.querySelector("[type=submit]").disabled], [2, true]);
  part.showAnswer({ ...asking(space("one", ["p", "g"], 1)), ready: true });
  assert.deepEqual(
    [
      pips("one"),
      part.root.querySelectorAll(".vc-forced").length,
      part.root.querySelector("[type=submit]").disabled,
    ],
    [3, 1, false],
  );
});

test("the last piece is taken back, and where nothing was typed nothing can be", () => {
  ask(4, space("one"), space("two"));
  const back = (name) => part.root.querySelector(`[data-space=${name}] .vc-back`);
  assert.ok(back("one").disabled);
  heap("one Pink").click();
  heap("one Green").click();
  typed();
  part.showAnswer(asking(space("one", ["p", "g"]), space("two")));
  back("one").click();
  assert.deepEqual(typed(), [{ one: ["p"] }]);
});

test("what others enter leaves what was typed for the places that are still asked for", () => {
  ask(4, space("one"), space("two"));
  heap("one Pink").click();
  heap("two Green").click();
  typed();
  ask(5, space("two"));
  assert.deepEqual(typed(), [{ two: ["g"] }]);
  assert.deepEqual(JSON.parse(kept()), { v: 5, typed: [["two", ["g"]]] });
  part.show({}, 6);
  assert.deepEqual(
    [typed(), kept(), part.root.querySelector("form").hidden, part.foot.hidden],
    [[], null, true, true],
  );
});

test("what was typed is entered, or left to the page to be filled up, for the lines that were seen", () => {
  ask(4, space("one"));
  heap("one Pink").click();
  typed();
  part.root.querySelector("form").requestSubmit();
  part.foot.click();
  assert.deepEqual(out.sent, [
    { do: "drawn", typed: { one: ["p"] }, v: 4 },
    { do: "chance", typed: { one: ["p"] }, v: 4 },
  ]);
});

test("the keyboard stays on the place that it was on", () => {
  ask(4, space("one"), space("two"));
  heap("two Green").focus();
  part.showAnswer(asking(space("one"), space("two")));
  assert.equal(document.activeElement.getAttribute("aria-label"), "two Green");
});

test("the odds of a draw are said in words, with a bar as long", () => {
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
  assert.deepEqual(labels(line.querySelectorAll("bdi, small, li > b")), ["Anna", "75%", "3 of 4"]);
  assert.equal(line.querySelector(".vc-bar span").style.inlineSize, "75%");
  part.show({}, 2);
  assert.ok(part.root.querySelector(".vc-odds").hidden);
});
