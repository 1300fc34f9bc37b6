import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { press, show } from "./page.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { keepTabInside } from "../../village_widgets/components/tabbing.js";

const INSIDE = `
  <button id="button"></button><button id="off" disabled></button>
  <details><summary id="summary"></summary></details>
  <a id="link" href="#there"></a><a id="anchor"></a>
  <input id="input"><input id="input-off" disabled>
  <select id="select"></select><select id="select-off" disabled></select>
  <textarea id="text"></textarea><textarea id="text-off" disabled></textarea>
  <p id="part" tabindex="0"></p><p id="heading" tabindex="-1"></p>
  <button id="hidden" hidden></button>`;
const REACHED = ["button", "summary", "link", "input", "select", "text", "part"];
let place;

beforeEach(() => {
  place = makeElement("div");
  place.innerHTML = INSIDE;
  place.addEventListener("keydown", (event) => keepTabInside(place, event));
  show(place, makeElement("button", { id: "outside" }));
});

/** Press a key; return what has the focus then, and whether the browser is kept from moving it. */
function pressKey(key, shiftKey = false) {
  const kept = !press(place, key, { shiftKey });
  return [document.activeElement.id, kept];
}

test("Tab goes through all that can be reached, and from the last to the first", () => {
  const listReached = (isBack) =>
    Array.from({ length: REACHED.length + 1 }, () => pressKey("Tab", isBack)[0]);
  document.getElementById("part").focus();
  assert.deepEqual(listReached(false), [...REACHED, "button"]);
  assert.deepEqual(listReached(true), [...REACHED.toReversed(), "part"]);
});

test("Tab is the browser's no longer, other keys are", () => {
  document.getElementById("link").focus();
  assert.deepEqual(
    [pressKey("a"), pressKey("Tab")],
    [
      ["link", false],
      ["input", true],
    ],
  );
});

test("where nothing can be reached, Tab leads nowhere", () => {
  place.innerHTML = "<p>Nothing</p>";
  document.getElementById("outside").focus();
  assert.deepEqual(pressKey("Tab"), ["outside", true]);
});
