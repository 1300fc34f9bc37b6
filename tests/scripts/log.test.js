import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { holdFrames, listLabels, show, words } from "./page.js";
import { LogView } from "../../village_widgets/components/log.js";

const PLAYERS = [
  ["Anna", "red", false],
  ["Bert", "blue", true],
];
let happened;
const makeEntry = (step, seat, ...lines) => ({ step, seat, lines });
const add = (since, ...entries) => happened.add([since, entries], PLAYERS);
const listShown = (selector) => listLabels(happened.root.querySelectorAll(selector));

beforeEach(() => {
  happened = new LogView(words, () => {});
  show(happened.root);
});

test("an undone step leaves the log, with its block if that is empty then", () => {
  add(0, makeEntry(0, 0, "Anna takes."), makeEntry(1, 0, "Anna pays."), makeEntry(2, 1, "Bert takes."));
  assert.deepEqual([listShown("bdi"), listShown(".vc-because")], [["Anna", "Bert"], ["because"]]);
  happened.explain([2, "It is cheap."]);
  assert.deepEqual([listShown(".vc-grounds"), listShown(".vc-because")], [["It is cheap."], []]);
  assert.deepEqual(add(1, makeEntry(1, 0, "Anna rests.")), ["Anna rests."]);
  assert.deepEqual([listShown("bdi"), listShown("li li")], [["Anna"], ["Anna takes.", "Anna rests."]]);
  assert.deepEqual(listShown(".vc-new"), ["Anna rests."]);
});

test("a player's lines stand in one block until another decides; chance has a block without a player", () => {
  add(0, makeEntry(0, 0, "Anna takes.", "She pays."), makeEntry(1, 0), makeEntry(2, 2, "Drawn."));
  add(3, makeEntry(3, 0, "Anna rests."));
  const blocks = [...happened.root.querySelectorAll("[data-seat]")];
  assert.deepEqual(
    blocks.map((block) => listLabels(block.querySelectorAll("li"))),
    [["Anna takes.", "She pays."], ["Drawn."], ["Anna rests."]],
  );
  assert.deepEqual(listShown(".vc-chance .vc-name"), ["chance"]);
  assert.deepEqual(listShown(".vc-new"), ["Anna rests."]);
});

test("the reasons of a program get the keyboard, and stay when more happens", () => {
  add(0, makeEntry(0, 1, "Bert takes."));
  happened.explain([0, "It is cheap."]);
  assert.equal(document.activeElement.textContent, "It is cheap.");
  add(1, makeEntry(1, 0, "Anna takes."));
  assert.deepEqual(listShown(".vc-grounds"), ["It is cheap."]);
  assert.equal(document.activeElement.textContent, "It is cheap.");
  happened.explain([9, "No such step"]);
  assert.deepEqual(listShown(".vc-grounds"), ["It is cheap."]);
});

test("a block that takes the place of an undone one does not have its keyboard", () => {
  add(0, makeEntry(0, 0, "Anna takes."), makeEntry(1, 1, "Bert takes."));
  const why = happened.root.querySelector(".vc-because");
  why.focus();
  add(1, makeEntry(1, 1, "Bert rests."));
  assert.ok(!why.isConnected);
  assert.deepEqual(listShown(".vc-because"), ["because"]);
});

test("the log is drawn once the board is painted, all news at once; until then it is marked as late", (t) => {
  const frames = holdFrames(t);
  assert.deepEqual(add(0, makeEntry(0, 0, "Anna takes.")), ["Anna takes."]);
  add(1, makeEntry(1, 1, "Bert takes."));
  assert.deepEqual([listShown("li li"), happened.root.hasAttribute("data-late")], [[], true]);
  const draw = t.mock.method(happened, "draw");
  for (const { onfinish } of frames) onfinish();
  assert.deepEqual(
    [listShown("li li"), listShown(".vc-new")],
    [["Anna takes.", "Bert takes."], ["Bert takes."]],
  );
  assert.deepEqual([draw.mock.callCount(), happened.root.hasAttribute("data-late")], [1, false]);
});

test("the keyboard stays in the log when a later drawing takes its button away", (t) => {
  add(0, makeEntry(0, 1, "Bert takes."), makeEntry(1, 0, "Anna takes."), makeEntry(2, 1, "Bert rests."));
  [...happened.root.querySelectorAll(".vc-because")].at(-1).focus();
  const frames = holdFrames(t);
  add(2, makeEntry(2, 0, "Anna rests."));
  frames[0].onfinish();
  assert.equal(document.activeElement, happened.root.querySelector(".vc-because"));
});

test("reasons that are told again in another language leave the keyboard where it is", () => {
  const sent = [];
  happened = new LogView(words, (command) => sent.push(command));
  show(happened.root);
  add(0, makeEntry(0, 1, "Bert takes."), makeEntry(1, 0, "Anna takes."), makeEntry(2, 1, "Bert rests."));
  happened.explain([0, "It is cheap."]);
  assert.deepEqual(happened.explained, [0]);
  happened.root.querySelector("summary").focus();
  happened.explainAgain(happened.explained);
  happened.explain([0, "Billig."]);
  assert.deepEqual(sent, [{ do: "because", step: 0 }]);
  assert.deepEqual([listShown(".vc-grounds"), document.activeElement.textContent], [["Billig."], "log"]);
  happened.explain([0, "So billig."]);
  assert.equal(document.activeElement.textContent, "So billig.", "once");
});

test("what was news stays so in another language", () => {
  add(0, makeEntry(0, 0, "Anna takes."), makeEntry(1, 1, "Bert takes."));
  assert.deepEqual(listShown(".vc-new"), ["Anna takes.", "Bert takes."]);
  happened.mark(1);
  assert.deepEqual(listShown(".vc-new"), ["Bert takes."]);
});

test("a person's decision has no button for its reasons", () => {
  add(0, makeEntry(0, 0, "Anna takes."));
  assert.equal(happened.root.querySelector("button"), null);
});

test("the newest lines are in view", (t) => {
  const frames = [];
  t.mock.method(globalThis, "requestAnimationFrame", (act) => frames.push(act));
  add(0, makeEntry(0, 0, "Anna takes."));
  const list = happened.root.querySelector(".vc-lines");
  Object.defineProperty(list, "scrollHeight", { value: 700 });
  for (const act of frames) act();
  assert.equal(list.scrollTop, 700);
});
