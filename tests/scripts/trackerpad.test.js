import assert from "node:assert/strict";
import { afterEach, before, beforeEach, mock, test } from "node:test";
import { findButton, listLabels, press, show, words } from "./page.js";
import { TrackerPad } from "../../village_widgets/games/village/scripts/trackerpad.js";
import {
  renderChoice,
  renderChoices,
  drawAndKeep,
} from "../../village_widgets/games/village/scripts/trackerparts.js";
import { html, render } from "../../village_widgets/vendor/lit-html.js";

let now;
let timers;
let pad;
let entered;
let asked;
let backs;

/** Let some milliseconds pass, and call the functions that are due. */
function pass(time) {
  now += time;
  for (const timer of timers) {
    if (timer[0] > now) continue;
    timer[0] = Number.POSITIVE_INFINITY;
    timer[1]();
  }
}

const makeChoice = (type) => ({ type });
const makeEntry = (label, made, more = {}) => ({ label, made, ...more });
const makeTile = (key, more = {}) => ({
  key,
  label: key.toUpperCase(),
  picture: "pic",
  note: `note of ${key}`,
  heads: [],
  rows: [["Anna", "", [makeEntry(`do ${key}`, makeChoice(key))]]],
  ...more,
});
const QUICK = makeEntry("+1", makeChoice("time"));
const PAD = {
  quick: [QUICK],
  tiles: [
    makeTile("once"),
    makeTile("often"),
    makeTile("which", {
      rows: [
        [
          "",
          "",
          [
            makeEntry("serve", makeChoice("serve"), {
              field: "customer",
              title: "Which?",
              about: "Pick one.",
            }),
          ],
        ],
      ],
    }),
  ],
};
const PLAYER = {
  seat: 0,
  number: 1,
  name: ["Anna", "red"],
  left: "3 left",
  soon: false,
  ends: [3],
  life: "life",
  marks: [],
  facts: [],
  waits: [],
  family: [["farm", "2"]],
};
const TURN = { next: makeEntry("End", makeChoice("end")), last: null, to: 1 };
const makeShown = (more = {}) => ({
  player: PLAYER,
  here: true,
  pad: PAD,
  turn: TURN,
  to: "blue",
  market: [],
  note: "",
  writes: true,
  undo: true,
  news: [["trained", "", false]],
  customers: [[7, "pic", "Customer 7"]],
  ...more,
});

before(() => {
  mock.method(Date, "now", () => now);
  mock.method(globalThis, "setTimeout", (then, time) => timers.push([now + time, then]));
  mock.method(globalThis, "clearTimeout", (timer) => {
    if (timer) timers[timer - 1] = [Number.POSITIVE_INFINITY];
  });
  timers = []; // drop timers that jsdom has set
});
beforeEach(() => {
  now = 10_000;
  timers = [];
  entered = [];
  asked = [];
  backs = 0;
  pad = new TrackerPad(
    words,
    (made) => entered.push(made.type),
    () => {
      backs += 1;
    },
    (title, about, go) => asked.push([title, about, go]),
  );
  show(pad.root);
  pad.show(makeShown(), true);
  pass(450);
});
afterEach(() => {
  show();
  press(document, "Escape"); // listeners of a removed pad are removed too
});

const findKey = (name) => pad.root.querySelector(`[data-key="${CSS.escape(name)}"]`);
const open = (name) => pad.root.querySelector(`[data-key="tile:${name}"]`).click();
const readTold = () => pad.root.querySelector(".vc-entered")?.textContent;
const countTiles = () => pad.root.querySelectorAll(".vc-tr-tile").length;

test("a tile opens its entries, stays open after an entry and names it", () => {
  open("once");
  assert.deepEqual([pad.root.querySelector(".vc-tr-note").textContent, countTiles()], ["note of once", 0]);
  findButton(pad.root, "do once").click();
  assert.deepEqual([countTiles(), readTold()], [0, "✓ tracker-entered do once"]);
  press(document, "Escape");
  assert.deepEqual([countTiles(), readTold()], [3, undefined]);
  open("often");
  findButton(pad.root, "do often").click();
  assert.deepEqual([countTiles(), entered, readTold()], [0, ["once", "often"], "✓ tracker-entered do often"]);
  const shown = makeShown();
  for (const same of [shown, { ...shown, undo: false }]) {
    pad.show(same, false);
    assert.equal(readTold(), "✓ tracker-entered trained", "as Python says it");
  }
});

test("an entry is no longer named after it was taken back or another one came", () => {
  for (const news of [[], [["Bert sold", "", false]]]) {
    open("often");
    findButton(pad.root, "do often").click();
    pad.show(makeShown(), false);
    pad.show(makeShown({ news }), false);
    assert.deepEqual(
      [readTold(), pad.root.querySelector(".vc-tr-note").textContent],
      [undefined, "note of often"],
    );
    press(document, "Escape");
  }
});

test("a button with the same choice stays in place; another player's is another button", () => {
  const [quick, tile] = [pad.root.querySelector(".vc-tr-quick button"), findKey("tile:once")];
  pad.show(
    makeShown({
      pad: {
        ...PAD,
        quick: [
          makeEntry("−1", makeChoice("less")),
          makeEntry("+1", makeChoice("time"), { small: "then death" }),
        ],
      },
    }),
    false,
  );
  assert.deepEqual(
    [findKey("tile:once"), findKey(JSON.stringify(makeChoice("time"))), quick.textContent],
    [tile, quick, "+1then death"],
  );
  pad.show(makeShown({ player: { ...PLAYER, seat: 1 }, here: false }), false);
  assert.deepEqual([quick.isConnected, tile.isConnected], [false, false]);
});

test("the back button and Escape close a tile and focus it; Escape leaves a sheet above alone", () => {
  open("once");
  assert.equal(document.activeElement.dataset.key, "back");
  document.activeElement.click();
  assert.deepEqual([countTiles(), document.activeElement.dataset.key], [3, "tile:once"]);
  open("often");
  const above = Object.assign(document.createElement("div"), { popover: "auto" });
  document.body.append(above);
  const { querySelector } = document;
  document.querySelector = () => above;
  press(document, "Escape");
  document.querySelector = querySelector;
  assert.equal(countTiles(), 0);
  press(document, "Escape");
  assert.deepEqual([countTiles(), document.activeElement.dataset.key], [3, "tile:often"]);
});

test("an open part of a choice is picked from a list; Escape goes back one step only", () => {
  open("which");
  findButton(pad.root, "serve").click();
  assert.deepEqual(
    [pad.root.querySelector("h3").textContent, pad.root.querySelector(".vc-tr-note").textContent, entered],
    ["Which?", "Pick one.", []],
  );
  press(document, "Escape");
  assert.ok(findButton(pad.root, "serve"));
  findButton(pad.root, "serve").click();
  const made = [];
  entered.push = (type) => made.push(type);
  const body = pad.root.querySelector(".vc-tr-body");
  body.scrollTop = 300;
  [...pad.root.querySelectorAll(".vc-tr-pick")]
    .find((each) => each.textContent.includes("Customer 7"))
    .click();
  assert.deepEqual([made, countTiles(), Boolean(findButton(pad.root, "serve"))], [["serve"], 0, true]);
  assert.equal(body.scrollTop, 0, "the next one is entered from the beginning");
});

test("the picked number goes into its field of the choice", () => {
  let made;
  const other = new TrackerPad(
    words,
    (choice) => {
      made = choice;
    },
    () => {},
    () => {},
  );
  show(other.root);
  other.show(makeShown(), false);
  other.root.querySelector('[data-key="tile:which"]').click();
  findButton(other.root, "serve").click();
  other.root.querySelector(".vc-tr-pick").click();
  assert.deepEqual(made, { type: "serve", customer: 7 });
});

test("the end of the turn rests for a moment when a turn begins, and after a press until the answer", () => {
  const end = () => findKey(JSON.stringify(makeChoice("end")));
  pad.show(makeShown({ to: "white" }), true);
  end().click();
  assert.deepEqual([entered, end().getAttribute("aria-disabled")], [[], "true"]);
  pass(450);
  assert.equal(end().getAttribute("aria-disabled"), "false");
  end().click();
  end().click();
  assert.deepEqual(entered, ["end"]);
  pass(1_799);
  end().click();
  assert.deepEqual([entered, end().getAttribute("aria-disabled")], [["end"], "true"]);
  pass(1);
  end().click();
  assert.deepEqual(entered, ["end", "end"]);
});

test("the second half of a double tap does not press a new button", () => {
  open("which");
  findButton(pad.root, "serve").click();
  const tap = (place, detail) =>
    place.dispatchEvent(new document.defaultView.MouseEvent("click", { bubbles: true, detail }));
  const findPicks = () => pad.root.querySelectorAll(".vc-tr-pick");
  tap(findPicks()[0], 1);
  tap(findButton(pad.root, "serve"), 2);
  assert.deepEqual([entered, findPicks().length], [["serve"], 0]);
  pass(451);
  tap(findButton(pad.root, "serve"), 2);
  assert.equal(findPicks().length, 1);
  press(document, "Escape");
  press(document, "Escape");
  open("often");
  for (const detail of [1, 2]) tap(findButton(pad.root, "do often"), detail);
  assert.deepEqual(entered, ["serve", "often", "often"]);
});

test("a second Enter presses nothing on the pad it was led to, a button's own key does", () => {
  pad.lead();
  const first = document.activeElement;
  assert.equal(first, findButton(pad.root, "+1"));
  first.click();
  assert.deepEqual(entered, []);
  press(first, first.getAttribute("aria-keyshortcuts"));
  assert.deepEqual(entered, ["time"]);
  pad.lead();
  pass(451);
  document.activeElement.click();
  assert.deepEqual(entered, ["time", "time"]);
});

test("another turn or another player's pad closes the open tile", () => {
  open("often");
  pad.show(makeShown({ news: [] }), false);
  assert.equal(countTiles(), 0);
  pad.show(makeShown(), true);
  assert.equal(countTiles(), 3);
  open("often");
  pad.shut();
  pad.show(makeShown(), false);
  assert.equal(countTiles(), 3);
});

test("another player's pad is shown from its top", () => {
  pad.body.scrollTop = 300;
  pad.show(makeShown(), false);
  assert.equal(pad.body.scrollTop, 300);
  pad.show(makeShown({ player: { ...PLAYER, seat: 1 } }), false);
  assert.equal(pad.body.scrollTop, 0);
});

test("a button of a tile that ends the turn ends it once too", () => {
  const tile = makeTile("quit", { rows: [["", "", [makeEntry("Nobody", makeChoice("end"))]]] });
  pad.show(makeShown({ pad: { ...PAD, tiles: [tile] } }), false);
  open("quit");
  for (const _ of [1, 2]) findButton(pad.root, "Nobody").click();
  assert.deepEqual(entered, ["end"]);
});

test("another player's pad can't end the turn, only lead back to it", () => {
  pad.show(makeShown({ here: false }), false);
  assert.deepEqual(
    [findKey(JSON.stringify(makeChoice("end"))), listLabels(pad.root.querySelectorAll(".vc-tr-turn small"))],
    [null, ["tracker-for"]],
  );
  findKey("to-turn").click();
  assert.equal(backs, 1);
});

test("a choice with a question asks first; a button without a choice is disabled", () => {
  const made = [];
  const place = document.createElement("div");
  const askSure = (...said) => asked.push(said);
  render(
    [
      renderChoice(
        words,
        makeEntry("Die", makeChoice("die"), { title: "Really?", about: "Twice." }),
        (choice) => made.push(choice.type),
        { askSure },
      ),
      renderChoice(words, makeEntry("No", null), () => {}),
    ],
    place,
  );
  const [die, no] = place.querySelectorAll("button");
  die.click();
  assert.deepEqual([made, asked[0].slice(0, 2)], [[], ["Really?", "Twice."]]);
  asked[0][2]();
  assert.deepEqual([made, no.disabled], [["die"], true]);
});

test("the focus stays on its button, or goes to the back button or to its part of the pad", () => {
  const place = document.createElement("div");
  show(place);
  const findKeys = (...names) =>
    drawAndKeep(
      place,
      () =>
        render(
          html`<div class="vc-tr-body">${renderChoices(
            names.map((name) => makeEntry(name, name)),
            (entry) => renderChoice(words, entry, () => {}),
          )}</div>`,
          place,
        ),
      ['"home"'],
    );
  const findHeld = () => document.activeElement.dataset.key ?? document.activeElement.className;
  findKeys("x", "y", "home");
  place.querySelector("button").focus();
  const [pressed] = place.querySelectorAll("button");
  findKeys("home", "y", "x");
  assert.deepEqual([findHeld(), document.activeElement], ['"x"', pressed]);
  findKeys("y", "home");
  assert.equal(findHeld(), '"home"');
  findKeys("z");
  assert.equal(findHeld(), "vc-tr-body");
});

test("the focus leaves a button that can't be pressed any more for its part of the pad", () => {
  const undo = findKey("undo");
  undo.focus();
  pad.show(makeShown({ undo: false }), false);
  assert.deepEqual([undo.disabled, document.activeElement.classList.contains("vc-tr-foot")], [true, true]);
});
