import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { show, words } from "./page.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { Grip } from "../../village_widgets/components/grip.js";

let bar;
let grip;
const dispatchPointer = (type, clientY) =>
  grip.root.dispatchEvent(Object.assign(new Event(type), { clientY }));
const readState = () => [bar.hasAttribute("data-unfolded"), grip.root.getAttribute("aria-expanded")];

beforeEach(() => {
  bar = makeElement("section");
  grip = new Grip(words, bar);
  show(bar, grip.root);
});

test("a press unfolds the bar, and another folds it", () => {
  assert.deepEqual(readState(), [false, "false"]);
  grip.root.click();
  assert.deepEqual(readState(), [true, "true"]);
  grip.root.click();
  assert.deepEqual(readState(), [false, "false"]);
});

test("a drag up unfolds the bar and a drag down folds it; the click at its end does nothing", () => {
  for (const [to, isUnfolded] of [
    [300, true],
    [200, true],
    [500, false],
  ]) {
    dispatchPointer("pointerdown", 400);
    dispatchPointer("pointerup", to);
    grip.root.click();
    assert.equal(readState()[0], isUnfolded);
  }
});

test("a press that moves less than twelve pixels is no drag", () => {
  for (const [to, isUnfolded] of [
    [389, true],
    [411, false],
    [388, true],
    [412, false],
  ]) {
    dispatchPointer("pointerdown", 400);
    dispatchPointer("pointerup", to);
    assert.equal(grip.isDragged, Math.abs(to - 400) === 12);
    grip.root.click();
    assert.equal(readState()[0], isUnfolded);
  }
});

test("a drag belongs to the grip until it ends, wherever the pointer goes", () => {
  const taken = [];
  grip.root.setPointerCapture = (id) => taken.push(id);
  grip.root.dispatchEvent(Object.assign(new Event("pointerdown"), { clientY: 400, pointerId: 7 }));
  assert.deepEqual(taken, [7]);
});
