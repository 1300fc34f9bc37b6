import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { holdFrames, noteFocusing, show } from "./page.js";
import {
  callAfterPaint,
  callWhenSeen,
  findFocused,
  keepFocus,
  makeButton,
  makeElement,
  swallow,
} from "../../village_widgets/components/element.js";

let place;
let buttons;
const findFocusedName = () => document.activeElement.textContent;

beforeEach(() => {
  buttons = ["a", "b", "c"].map((name) => makeButton(name, () => {}));
  place = makeElement("div", {}, ...buttons);
  show(
    makeButton("outside", () => {}),
    place,
  );
});

test("an element has attributes, switches and listeners as they are given, and its children as text", () => {
  const heard = [];
  const made = makeElement("button", { class: "vc-it", tabindex: 0, hidden: true, disabled: false });
  assert.equal(made.outerHTML, '<button class="vc-it" tabindex="0" hidden=""></button>');
  const told = makeElement("p", { click: () => heard.push("click") }, "<b>", makeElement("i"));
  told.click();
  assert.deepEqual([told.outerHTML, heard], ["<p>&lt;b&gt;<i></i></p>", ["click"]]);
  assert.equal(
    makeButton("Go", () => {}, { hidden: true }).outerHTML,
    '<button type="button" class="vc-button" hidden="">Go</button>',
  );
});

test("an event that is swallowed reaches nothing else, and the browser does nothing", () => {
  const heard = [];
  const hear = () => heard.push("outer");
  document.body.addEventListener("click", hear);
  place.addEventListener("click", swallow);
  const click = new Event("click", { bubbles: true, cancelable: true });
  buttons[0].dispatchEvent(click);
  document.body.removeEventListener("click", hear);
  assert.deepEqual([heard, click.defaultPrevented], [[], true]);
});

test("what waits for the next paint shares a frame, in its order; on a hidden page nothing waits", (t) => {
  const frames = holdFrames(t);
  const done = [];
  for (const name of ["one", "two"]) callAfterPaint(() => done.push(name));
  assert.deepEqual([done, frames.length], [[], 1]);
  frames[0].onfinish();
  callAfterPaint(() => done.push("three"));
  assert.deepEqual([done, frames.length], [["one", "two"], 2]);
  frames[1].onfinish();
  t.mock.getter(document, "hidden", () => true);
  callAfterPaint(() => done.push("four"));
  assert.deepEqual(done, ["one", "two", "three", "four"]);
});

test("the keyboard stays where it was, or goes to the next neighbour, else to the one before", () => {
  const change = (at, act) => {
    buttons[at].focus();
    keepFocus(place, act);
    return findFocusedName();
  };
  assert.equal(
    change(1, () => {}),
    "b",
  );
  assert.equal(
    change(0, () => buttons[0].remove()),
    "b",
  );
  assert.equal(
    change(2, () => {
      buttons[2].disabled = true;
    }),
    "b",
    "what can't be pressed can't hold it",
  );
});

test("the keyboard passes over what is hidden, and scrolls nothing", (t) => {
  buttons[0].focus();
  const asked = noteFocusing(t);
  keepFocus(place, () => {
    buttons[0].remove();
    buttons[1].hidden = true;
  });
  assert.deepEqual([findFocusedName(), asked], ["c", [{ preventScroll: true }]]);
});

test("a keyboard outside a place, or one that a change has moved itself, is left alone", () => {
  document.querySelector("button").focus();
  assert.equal(findFocused(place), null);
  keepFocus(place, () => buttons[0].remove());
  assert.equal(findFocusedName(), "outside");
  buttons[1].focus();
  keepFocus(place, () => buttons[2].focus());
  assert.equal(findFocusedName(), "c");
});

test("what is in view already is not waited for", () => {
  const done = [];
  place.checkVisibility = ({ visibilityProperty }) => visibilityProperty === true;
  callWhenSeen(place, () => done.push("seen"));
  assert.deepEqual(done, ["seen"]);
});
