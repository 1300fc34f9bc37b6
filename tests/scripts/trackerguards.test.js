import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { show } from "./page.js";
import { ShortRest, StrayPresses } from "../../village_widgets/games/village/scripts/trackerguards.js";
import { makeElement } from "../../village_widgets/components/element.js";

let now;
let stray;
let pressed;

/** Press the button with a key, as a tap of a number of taps, or with 0 by the keyboard. */
function press(key, detail) {
  const button = document.querySelector(`[data-key=${key}]`);
  button.dispatchEvent(new window.document.defaultView.MouseEvent("click", { bubbles: true, detail }));
}

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  now = 10_000;
  mock.method(Date, "now", () => now);
  pressed = [];
  stray = new StrayPresses(() => "sent");
  const makeButton = (key) => makeElement("button", { "data-key": key, click: () => pressed.push(key) });
  const place = makeElement("div", {}, makeButton("sent"), makeButton("other"));
  place.addEventListener("click", stray, stray);
  show(place);
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

test("shortly after a tap its second half presses only the same button", () => {
  stray.noteTap();
  press("other", 2);
  press("sent", 2);
  press("other", 1);
  assert.deepEqual(pressed, ["sent", "other"], "a first tap is meant");
  now += 450;
  press("other", 2);
  assert.equal(pressed.length, 3);
});

test("where the keyboard was led, Enter presses nothing for a moment, or until another key", () => {
  stray.noteLead();
  press("other", 0);
  press("other", 1);
  assert.equal(pressed.length, 1);
  stray.endLead();
  press("other", 0);
  assert.equal(pressed.length, 2);
  stray.noteLead();
  now += 450;
  press("other", 0);
  assert.equal(pressed.length, 3);
});

test("a rest lasts as long as it is said, and a later one takes its place", () => {
  let ends = 0;
  const rest = new ShortRest(() => {
    ends += 1;
  });
  const pass = (time) => {
    now += time;
    mock.timers.tick(time);
    return [rest.holds, rest.isShown, ends];
  };
  assert.deepEqual(pass(0), [false, false, 0]);
  rest.begin();
  assert.deepEqual(pass(449), [true, true, 0]);
  rest.begin(1800);
  assert.deepEqual(pass(1), [true, true, 0]);
  assert.deepEqual(pass(1798), [true, true, 0]);
  assert.deepEqual(pass(1), [false, false, 1]);
});
