import assert from "node:assert/strict";
import { afterEach, before, beforeEach, mock, test } from "node:test";
import { labels, press, show, words } from "./page.js";
import { trackerPad } from "../../village_widgets/games/village/scripts/trackerpad.js";
import { trackerChoice, trackerRegion } from "../../village_widgets/games/village/scripts/trackerparts.js";

let now;
let timers;
let pad;
let entered;
let asked;
let backs;

/** So many milliseconds pass. */
function pass(time) {
  now += time;
  for (const timer of timers) {
    if (timer[0] > now) continue;
    timer[0] = Number.POSITIVE_INFINITY;
    timer[1]();
  }
}

const choice = (type) => ({ type });
const tile = (key, more = {}) => ({ key, label: key.toUpperCase(), picture: "pic", note: `note of ${key}`, stays: false, heads: [], rows: [["Anna", "", [[`do ${key}`, choice(key)]]]], ...more });
const QUICK = ["+1", choice("time")];
const PAD = {
  quick: [QUICK],
  tiles: [tile("once"), tile("often", { stays: true }), tile("which", { rows: [["", "", [["serve", choice("serve"), "", "", "", "", "", "customer", "Which?", "Pick one."]]]] })],
};
const PLAYER = { seat: 0, number: 1, name: ["Anna", "red"], left: "3 left", soon: false, life: "life", marks: [], facts: [], waits: [], family: [["farm", "2"]] };
const TURN = { next: ["End", choice("end")], last: null, to: 1 };
const shown = (more = {}) => ({ player: PLAYER, here: true, pad: PAD, turn: TURN, to: "blue", market: [], note: "", undo: true, news: [["trained", "", false]], customers: [[7, "pic", "Customer 7"]], ...more });

before(() => {
  mock.method(Date, "now", () => now);
  mock.method(globalThis, "setTimeout", (then, time) => timers.push([now + time, then]));
  mock.method(globalThis, "clearTimeout", (timer) => { if (timer) timers[timer - 1] = [Number.POSITIVE_INFINITY]; });
  timers = []; // jsdom has things of its own to do
});
beforeEach(() => {
  now = 10_000;
  timers = [];
  entered = [];
  asked = [];
  backs = 0;
  pad = trackerPad(words, (made) => entered.push(made.type), () => { backs += 1; }, (title, about, go) => asked.push([title, about, go]));
  show(pad.root);
  pad.show(shown(), true);
  pass(450);
});
afterEach(() => {
  show();
  press(document, "Escape"); // what listens for a pad that is gone goes too
});

const key = (name) => pad.root.querySelector(`[data-key="${CSS.escape(name)}"]`);
const open = (name) => pad.root.querySelector(`[data-key="tile:${name}"]`).click();
const button = (label) => [...pad.root.querySelectorAll("button")].find((one) => one.textContent === label);
const tiles = () => pad.root.querySelectorAll(".vc-tr-tile").length;

test("a tile opens what can be entered there, and closes after it; one where more usually follows stays and says what was entered", () => {
  open("once");
  assert.deepEqual([pad.root.querySelector(".vc-tr-note").textContent, tiles()], ["note of once", 0]);
  button("do once").click();
  assert.equal(tiles(), 3);
  open("often");
  button("do often").click();
  assert.deepEqual([tiles(), entered, pad.root.querySelector(".vc-tr-entered").textContent], [0, ["once", "often"], "✓ tracker-enteredtrained"]);
});

test("the back button and Escape close a tile, and the keyboard is then on it; Escape leaves what lies above everything alone", () => {
  open("once");
  assert.equal(document.activeElement.dataset.key, "back");
  document.activeElement.click();
  assert.deepEqual([tiles(), document.activeElement.dataset.key], [3, "tile:once"]);
  open("often");
  const above = Object.assign(document.createElement("div"), { popover: "auto" });
  document.body.append(above);
  const { querySelector } = document;
  document.querySelector = () => above;
  press(document, "Escape");
  document.querySelector = querySelector;
  assert.equal(tiles(), 0);
  press(document, "Escape");
  assert.deepEqual([tiles(), document.activeElement.dataset.key], [3, "tile:often"]);
});

test("what is still open in a choice is picked from a list; Escape goes back one step only", () => {
  open("which");
  button("serve").click();
  assert.deepEqual([pad.root.querySelector("h3").textContent, pad.root.querySelector(".vc-tr-note").textContent, entered], ["Which?", "Pick one.", []]);
  press(document, "Escape");
  assert.ok(button("serve"));
  button("serve").click();
  const made = [];
  entered.push = (type) => made.push(type);
  [...pad.root.querySelectorAll(".vc-tr-pick")].find((each) => each.textContent.includes("Customer 7")).click();
  assert.deepEqual([made, tiles()], [["serve"], 3]);
});

test("the number that was picked stands where the choice has room for it", () => {
  let made;
  const other = trackerPad(words, (choice) => { made = choice; }, () => {}, () => {});
  show(other.root);
  other.show(shown(), false);
  other.root.querySelector('[data-key="tile:which"]').click();
  [...other.root.querySelectorAll("button")].find((one) => one.textContent === "serve").click();
  other.root.querySelector(".vc-tr-pick").click();
  assert.deepEqual(made, { type: "serve", customer: 7 });
});

test("what ends the turn rests for a moment when a turn begins, and after it was pressed until it is answered", () => {
  const end = () => key(JSON.stringify(choice("end")));
  pad.show(shown({ to: "white" }), true);
  end().click();
  assert.deepEqual([entered, end().ariaDisabled], [[], "true"]);
  pass(450);
  assert.equal(end().ariaDisabled, "false");
  end().click();
  end().click();
  assert.deepEqual(entered, ["end"]);
  pass(1_799);
  end().click();
  assert.deepEqual([entered, end().ariaDisabled], [["end"], "true"]);
  pass(1);
  end().click();
  assert.deepEqual(entered, ["end", "end"]);
});

test("the second half of a double tap that closed a tile is not for what lies under it now", () => {
  open("once");
  button("do once").click();
  const tap = (detail) => key(JSON.stringify(choice("time"))).dispatchEvent(new (document.defaultView.MouseEvent)("click", { bubbles: true, detail }));
  tap(2);
  assert.deepEqual(entered, ["once"]);
  tap(1);
  pass(451);
  tap(2);
  assert.deepEqual(entered, ["once", "time", "time"]);
});

test("another turn, or another player's pad, closes what was open", () => {
  open("often");
  pad.show(shown({ news: [] }), false);
  assert.equal(tiles(), 0);
  pad.show(shown(), true);
  assert.equal(tiles(), 3);
  open("often");
  pad.turnAway();
  pad.show(shown(), false);
  assert.equal(tiles(), 3);
});

test("from another player's pad the turn can't be ended, only gone back to", () => {
  pad.show(shown({ here: false }), false);
  assert.deepEqual([key(JSON.stringify(choice("end"))), labels(pad.root.querySelectorAll(".vc-tr-turn small"))], [null, ["tracker-for"]]);
  key("to-turn").click();
  assert.equal(backs, 1);
});

test("a choice with a question alone is entered when somebody is sure; one without a choice can't be pressed", () => {
  const made = [];
  const sure = trackerChoice(["Die", choice("die"), "", "", "", "", "", "", "Really?", "Twice."], (entry) => made.push(entry.type), undefined, (...said) => asked.push(said));
  sure.click();
  assert.deepEqual([made, asked[0].slice(0, 2)], [[], ["Really?", "Twice."]]);
  asked[0][2]();
  assert.deepEqual(made, ["die"]);
  assert.ok(trackerChoice(["No", null], () => {}).disabled);
});

test("a region is made anew only where what it shows has changed, and the keyboard stays on the same button, or on the way back", () => {
  const place = document.createElement("div");
  show(place);
  const region = trackerRegion(place);
  let made = 0;
  const make = (...keys) => () => {
    made += 1;
    return [null, ...keys.map((name) => Object.assign(document.createElement("button"), { textContent: name })).map((one) => { one.dataset.key = one.textContent; return one; })];
  };
  region({ a: 1 }, make("x", "back"));
  region({ a: 1 }, make("x", "back"));
  assert.equal(made, 1);
  place.querySelector("[data-key=x]").focus();
  region({ a: 2 }, make("x", "back"));
  assert.equal(document.activeElement.dataset.key, "x");
  region({ a: 3 }, make("y", "back"), "y");
  assert.equal(document.activeElement.dataset.key, "y");
  region({ a: 4 }, make("z", "back"), "w");
  assert.equal(document.activeElement.dataset.key, "back");
  region({ a: 5 }, make("z"));
  assert.equal(document.activeElement, place);
});
