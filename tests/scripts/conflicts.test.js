import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { findButton, listLabels, listNames, makeOutgoing, show, words } from "./page.js";
import { Conflicts } from "../../village_widgets/companion/conflicts.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const AGAIN = { do: "enter", choice: { time: 3 } };
const INSTEAD = { do: "correct", line: 1, answer: { choice: { time: 3 } } };
const makeLate = (token, more = {}) => ({
  token,
  mine: "3 hours",
  again: AGAIN,
  meanwhile: [["Bert", ["2 hours", "He rests"]]],
  ...more,
});
let settled;
let asked;
let taken;
let behind;
let sheet;
let conflicts;

beforeEach(() => {
  [settled, asked, taken, behind] = [[], [], [], []];
  sheet = new Sheet(words, makeOutgoing().send);
  show(sheet.root);
  conflicts = new Conflicts(
    words,
    sheet,
    (...one) => settled.push(one),
    (token) => behind.filter((one) => one.behind === token),
    ({ said }) => said,
    (token) => {
      taken.push(token);
      behind = behind.filter(({ message }) => message.token !== token);
    },
    (token) => asked.push(token),
  );
});

const findAll = (selector) => [...sheet.root.querySelectorAll(selector)];
const readTitle = () => sheet.root.querySelector("h2").textContent;
const press = (label) => findButton(sheet.root, label).click();
const listButtons = () => findAll("button").map((one) => one.getAttribute("aria-label") ?? one.textContent);

test("a conflict tells what came meanwhile, what is one's own, and the choices by name", () => {
  conflicts.show(makeLate("a"));
  assert.deepEqual(listLabels(findAll(".vc-conflict p, .vc-conflict bdi, .vc-conflict h3")), [
    "conflict-about",
    "Bert",
    "2 hours",
    "He rests",
    "conflict-mine",
    "3 hours",
  ]);
  assert.deepEqual(listButtons(), ["conflict-still: 3 hours", "conflict-leave: 3 hours", "conflict-later"]);
});

test("an input without words, and an entry without a name, are told without them", () => {
  conflicts.show(makeLate("a", { mine: "", meanwhile: [["", ["2 hours"]]] }));
  assert.deepEqual(listLabels(findAll(".vc-conflict bdi, .vc-conflict h3, .vc-mine")), ["conflict-somebody"]);
  assert.deepEqual(listButtons(), ["conflict-still", "conflict-leave", "conflict-later"]);
});

test("each of two answers about the same can hold, or both", () => {
  conflicts.show(makeLate("a", { instead: INSTEAD }));
  assert.deepEqual(listLabels(findAll("button")), [
    "conflict-keep",
    "conflict-instead",
    "conflict-both",
    "conflict-later",
  ]);
  assert.equal(findAll(".vc-main").length, 0, "none is proposed");
  press("conflict-instead");
  conflicts.show(makeLate("b", { instead: INSTEAD, again: null }));
  assert.deepEqual(listLabels(findAll("button")), ["conflict-keep", "conflict-instead", "conflict-later"]);
  press("conflict-keep");
  assert.deepEqual(settled, [
    ["a", INSTEAD],
    ["b", null],
  ]);
  assert.deepEqual([sheet.isOpen, conflicts.size], [false, 0]);
});

test("an input that leaves no choice is left out at once, and told until its sheet is closed", () => {
  conflicts.show(makeLate("a", { again: null }));
  assert.deepEqual([settled, conflicts.size], [[["a", null]], 0]);
  assert.deepEqual(listLabels(findAll(".vc-conflict > p:last-child, button")), ["conflict-look", "close"]);
  conflicts.show(makeLate("b"));
  assert.deepEqual([findAll(".vc-conflict").length, readTitle(), conflicts.size], [2, "conflict-several", 1]);
  sheet.close();
  conflicts.show(makeLate("c"));
  assert.equal(findAll(".vc-conflict").length, 2, "what can be decided is still asked");
});

test("inputs that wait for a decision are numbered; only unsent ones can be left out", () => {
  const makeBehind = (token, sent) => ({ said: "2 hours", sent, behind: "a", message: { token } });
  behind = [makeBehind("x", true), makeBehind("y", false), makeBehind("z", false)];
  conflicts.show(makeLate("a"));
  const listLeft = () => listNames(findAll(".vc-behind button"));
  assert.deepEqual(listLabels(findAll(".vc-conflict h3")), ["conflict-mine", "conflict-behind"]);
  assert.deepEqual(listLeft(), ["conflict-leave: 2, 2 hours", "conflict-leave: 3, 2 hours"]);
  findAll(".vc-behind button")[0].click();
  assert.deepEqual([taken, listLeft()], [["y"], ["conflict-leave: 2, 2 hours"]]);
});

test("in another language conflicts are asked for before they are listed; those without a choice go", () => {
  conflicts.show(makeLate("a", { again: null }));
  conflicts.show(makeLate("b"));
  sheet.close();
  conflicts.retell();
  conflicts.open();
  assert.deepEqual([asked, sheet.isOpen], [["b"], false]);
  conflicts.show(makeLate("b", { mine: "drei" }));
  assert.deepEqual(listLabels(findAll(".vc-mine")), ["drei"]);
  sheet.close();
  conflicts.retell();
  conflicts.clear();
  conflicts.open();
  assert.deepEqual([asked, sheet.isOpen, conflicts.size], [["b"], false, 0]);
  conflicts.show(makeLate("b"));
  sheet.close();
  conflicts.retell();
  conflicts.clear();
  conflicts.show(makeLate("b"));
  assert.deepEqual([asked, sheet.isOpen], [["b"], true], "after the end it is shown as any other");
});

test("a conflict that was decided before the list opens again is not asked for in another language", () => {
  conflicts.show(makeLate("a"));
  conflicts.show(makeLate("b"));
  conflicts.retell();
  press("conflict-leave");
  assert.deepEqual([settled, asked], [[["a", null]], ["b"]]);
});

test("a list of conflicts that is open is shown again in place", () => {
  conflicts.show(makeLate("a", { own: true }));
  assert.equal(readTitle(), "conflict-before");
  sheet.again();
  assert.deepEqual([readTitle(), findAll(".vc-conflict").length], ["conflict-before", 1]);
  assert.equal(findAll(".vc-conflict > p")[0].textContent, "conflict-before-about");
});
