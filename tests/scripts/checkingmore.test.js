// More of the check of an owner's copy: what is listed when, where the page goes, and what it says.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answers,
  checkingPages,
  findAll,
  readBegun,
  BOX,
  CAKE,
  CHECK,
  check,
  DONE,
  makeField,
  find,
  findLastSent,
  readMainLabel,
  MINE,
  openCheck,
  out,
  readRemark,
  makeSpot,
  makeStep,
  tap,
  readTitle,
  turnTo,
  typeIn,
} from "./checkingpage.js";
import { findButton, listLabels, save } from "./page.js";

checkingPages();

const SEEN = { ...BOX, state: "same" };

test("a check says how it begins, goes on and has ended", () => {
  const begins = [
    [[BOX, CAKE], "check-begin"],
    [[SEEN, CAKE], "check-go-on"],
  ];
  for (const [steps, said] of begins) {
    openCheck({ steps });
    assert.equal(readMainLabel(), said);
  }
  openCheck({ steps: [SEEN, { ...CAKE, state: "same" }] });
  assert.deepEqual([find(".vc-main"), find(".vc-told").textContent], [null, "check-all-done"]);
});

test("steps that a table uses next, and those that it has used, stand apart", () => {
  openCheck({
    steps: [
      { ...BOX, when: "past" },
      { ...CAKE, when: "next" },
    ],
  });
  assert.deepEqual(listLabels(findAll("h3, .vc-check-steps button")), [
    "check-next",
    "title caketo look at",
    "check-past",
    "title boxto look at",
    "check-also",
  ]);
});

test("a step has its number, place and picture, and what is printed on the owner's copy", () => {
  const mine = { ...BOX.spots[0], yours: "yours: 5" };
  openCheck({
    steps: [
      { ...BOX, spots: [mine, BOX.spots[1]] },
      { ...CAKE, picture: null },
    ],
  });
  turnTo(0);
  assert.deepEqual(listLabels(findAll(".vc-check-number, .vc-check-head > p:last-child")), [
    "number box",
    "where box",
  ]);
  const panel = find(".vc-check-look svg");
  assert.deepEqual([panel.getAttribute("aria-label"), panel.getAttribute("viewBox")], ["picture", "0 0 9 9"]);
  assert.deepEqual(listLabels(findAll(".vc-check-believed")), ["likely: 2yours: 5", "likely: 2"]);
  assert.deepEqual(listLabels(findAll(".vc-check-believed strong")), ["yours: 5"]);
  tap("check-skip");
  assert.equal(find(".vc-check-look"), null);
});

test("the first step leads back, and the last one on, to the list; the check goes on where it was", () => {
  openCheck();
  turnTo(0);
  tap("check-back");
  assert.equal(readTitle(), "check-title");
  turnTo(1);
  tap("check-skip");
  assert.deepEqual([readTitle(), readBegun().at], ["check-title", "cake"]);
  tap("check-begin");
  assert.equal(readTitle(), "title cake");
});

test("answers belong to the steps in the order in which they were asked", () => {
  openCheck();
  turnTo(0);
  typeIn("box.cakes", "8");
  tap("check-keep");
  tap("check-skip");
  typeIn("cake.0.points", "4");
  tap("check-keep");
  check.show({ problems: [["box.cakes", "At most 7."]] });
  check.show({ ...DONE, changed: [{ ...CAKE, state: "differs" }] });
  assert.deepEqual([readTitle(), readBegun().values], ["check-title", { "box.cakes": 8 }]);
});

test("problems come into view, the first of them in the middle", (t) => {
  const seen = t.mock.method(Element.prototype, "scrollIntoView", () => {});
  openCheck();
  turnTo(1);
  check.show({
    problems: [
      ["cake.kind", "No."],
      ["cake.0.points", "Nor this."],
    ],
  });
  const { this: line, arguments: how } = seen.mock.calls.at(-1);
  assert.deepEqual([line.dataset.value, how], ["cake.0.points", [{ block: "center" }]]);
  check.show({ problems: [] });
  assert.deepEqual(["cake.kind", "cake.0.points"].map(readRemark), ["No.", "Nor this."]);
});

test("a step comes into view from its top where the page was scrolled further", (t) => {
  openCheck();
  const seen = t.mock.method(check.root, "scrollIntoView", () => {});
  const top = t.mock.method(check.root, "getBoundingClientRect", () => ({ top: 0 }));
  turnTo(0);
  assert.equal(seen.mock.callCount(), 0);
  top.mock.mockImplementation(() => ({ top: -1 }));
  tap("check-skip");
  assert.deepEqual(
    seen.mock.calls.map((call) => call.arguments),
    [[{ block: "start" }]],
  );
});

test("a file that is taken over while a step is open leads to the list of steps", () => {
  openCheck();
  turnTo(0);
  check.show({ ...CHECK, ...MINE, taken: "taken over" });
  assert.deepEqual([readTitle(), find(".vc-told").textContent], ["check-title", "taken over"]);
});

test("what can't be read of a file is told for the open check, and kept if there is more", () => {
  openCheck();
  const readSheet = () => listLabels(answers.root.querySelectorAll("h2, p, li"));
  check.show({ unread: ["It is a saved game."] });
  assert.deepEqual(readSheet(), ["check-load", "It is a saved game."]);
  check.show({ ...CHECK, ...MINE, unread: ["At most 9."] });
  assert.deepEqual(readSheet(), ["check-unread", "check-unread-kept", "At most 9."]);
  answers.close();
  check.show({ ...CHECK, ...MINE, unread: [] });
  assert.equal(answers.isOpen, false);
});

test("the question about a file names what is kept of the numbers before", () => {
  openCheck(MINE);
  check.show({ ...CHECK, text: "box.fruit = 9\n", taken: "taken over", kept: "one different" });
  assert.deepEqual(listLabels(answers.root.querySelectorAll("p")), ["check-load-sure", "one different"]);
});

test("a number is counted within the limits of its field", () => {
  openCheck({
    steps: [makeStep("box", makeSpot(1, "box.cakes", makeField("box.cakes", { least: 2, most: 3 })))],
  });
  turnTo(0);
  const input = find("input");
  assert.deepEqual([input.min, input.max, input.value], ["2", "3", "2"]);
  const counted = ["check-less", "check-more", "check-more"].map((said) => {
    tap(`${said}: name of box.cakes`);
    return input.value;
  });
  assert.deepEqual(counted, ["2", "3", "3"]);
});

test("a value that is back as we have it is confirmed as printed", () => {
  openCheck();
  turnTo(0);
  typeIn("box.cakes", "3");
  assert.equal(readMainLabel(), "check-keep");
  typeIn("box.cakes", "2");
  assert.equal(readMainLabel(), "check-as-printed");
});

test("the owner's numbers are saved as the file that they are", async (t) => {
  openCheck(MINE);
  const button = findButton(check.root, "check-save");
  assert.deepEqual(await save(t, button), ["new.toml", MINE.text]);
});

test("the button for a file stays the same while the page changes", () => {
  openCheck();
  const file = find("input[type=file]");
  turnTo(0);
  tap("check-all");
  assert.equal(find("input[type=file]"), file);
  assert.equal(file.accept, ".toml,.txt");
});

test("a check that was not opened is not asked for in another language", () => {
  check.retell();
  assert.deepEqual(out.sent, []);
});

test("a check of another number of players keeps those that were checked too", () => {
  openCheck();
  tap("3 players");
  tap("2 players");
  check.show({ ...CHECK, players: [4, 3, 2] });
  assert.deepEqual(
    [findLastSent().players, readBegun().also],
    [
      [4, 3, 2],
      [3, 2],
    ],
  );
  check.open("new", 3);
  assert.deepEqual(findLastSent().players, [3, 2]);
});

test("numbers of an edition that is not offered are checked for those of the first", () => {
  openCheck({ edition: "gone" });
  assert.deepEqual(listLabels(findAll(".vc-check-copy select")[1].options), [
    "2 players",
    "3 players",
    "4 players",
  ]);
});
