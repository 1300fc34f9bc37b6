import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { press, show, words } from "./page.js";
import { Board } from "../../village_widgets/components/board.js";

const drawTarget = (at, kind = "") => `<g data-at="${at}" class="${kind}"></g>`;
const PANELS = [
  [
    "market",
    "Market",
    "0 0 9 9",
    [
      ["stalls", drawTarget("stall:0", "m") + drawTarget("stall:1", "m")],
      ["queue", drawTarget("queue:0")],
    ],
  ],
  ["farm:0", "Anna's farm", "0 0 9 9", [["family", drawTarget("member:0")]]],
];
const NAMES = {
  "stall:0": "first stall",
  "stall:1": "second stall",
  "queue:0": "queue",
  "member:0": "Anna's child",
};
const makeOpen = (...places) => new Map(places.map((at) => [at, `${NAMES[at]}: here`]));
let pointed;
let shown;

beforeEach(() => {
  pointed = [];
  shown = new Board(words, (at) => pointed.push(at));
  show(shown.root);
  shown.setPanels(PANELS);
  shown.markOwn("farm:0");
});

test("the page's own panel comes first", () => {
  const listPanels = () =>
    [...shown.root.querySelectorAll(".vc-panel")].map((panel) => [
      panel.dataset.panel,
      panel.matches(".vc-own"),
    ]);
  assert.deepEqual(listPanels(), [
    ["farm:0", true],
    ["market", false],
  ]);
  shown.markOwn("");
  assert.deepEqual(listPanels(), [
    ["market", false],
    ["farm:0", false],
  ]);
});

test("the way to the board leads through panels with targets, a lesson's places first", () => {
  shown.setTargets(makeOpen("stall:0", "stall:1", "member:0"), [], NAMES);
  const findNextPlace = () => shown.findNext().dataset.at;
  assert.deepEqual([findNextPlace(), findNextPlace(), findNextPlace()], ["member:0", "stall:0", "member:0"]);
  const listAskedPlaces = () => shown.listAsked().map((place) => place.dataset.at);
  assert.deepEqual(listAskedPlaces(), ["member:0", "stall:0", "stall:1"]);
  shown.teach(["stall:1"], [], false);
  assert.deepEqual(
    [findNextPlace(), findNextPlace(), listAskedPlaces()],
    ["stall:1", "stall:1", ["stall:1"]],
  );
  shown.setTargets(new Map(), ["queue:0"]);
  assert.deepEqual(listAskedPlaces(), ["queue:0"], "where nothing can be done, what the rules bar");
});

test("the last pressed target is known until the table goes on", () => {
  shown.setTargets(makeOpen("stall:0"), [], NAMES);
  shown.findTarget("stall:0").dispatchEvent(new Event("click", { bubbles: true }));
  assert.equal(shown.subject, shown.findTarget("stall:0"));
  shown.light("stall:1");
  assert.equal(shown.subject, shown.findTarget("stall:1"));
  shown.setTargets(makeOpen("stall:0"), []);
  assert.equal(shown.subject, undefined);
});

test("open, barred and plain targets are marked differently", () => {
  shown.setTargets(makeOpen("stall:0"), ["queue:0"], NAMES);
  const [can, maybe, barred, neither] = ["stall:0", "stall:1", "queue:0", "member:0"].map((at) =>
    shown.findTarget(at),
  );
  assert.equal(can.getAttribute("aria-label"), "first stall: here");
  assert.deepEqual([can.getAttribute("role"), can.getAttribute("tabindex")], ["button", "0"]);
  assert.ok(barred.matches(".vc-barred:not(.vc-open)") && barred.getAttribute("tabindex") === "-1");
  assert.equal(barred.getAttribute("aria-label"), "queue, barred");
  for (const quiet of [maybe])
    assert.ok(!quiet.matches(".vc-open, .vc-barred") && !quiet.hasAttribute("role"));
  assert.ok(neither.matches(".vc-barred"));
});

test("targets of a page that only looks on have their names", () => {
  shown.isWatched = true;
  shown.setTargets(new Map(), ["queue:0"], NAMES);
  assert.equal(shown.findTarget("queue:0").getAttribute("aria-label"), "queue");
});

test("a click and Enter press a target; a plain one can't be pressed", () => {
  shown.setTargets(makeOpen("stall:0"), [], NAMES);
  shown.findTarget("stall:0").dispatchEvent(new Event("click", { bubbles: true }));
  press(shown.findTarget("stall:0"), "Enter");
  shown.findTarget("stall:1").dispatchEvent(new Event("click", { bubbles: true }));
  assert.deepEqual(pointed, ["stall:0", "stall:0"]);
});

test("arrow keys lead through the targets of a panel, round and round", () => {
  shown.setTargets(makeOpen("stall:0", "stall:1", "queue:0"), [], NAMES);
  const findFocusedPlace = () => document.activeElement.dataset.at;
  const walk = (...keys) =>
    keys.map((key) => {
      press(document.activeElement, key);
      return findFocusedPlace();
    });
  shown.findTarget("stall:0").focus();
  assert.deepEqual(walk("ArrowRight", "ArrowDown", "ArrowRight"), ["stall:1", "queue:0", "stall:0"]);
  assert.deepEqual(walk("ArrowLeft", "ArrowUp"), ["queue:0", "stall:1"]);
});

test("a patch replaces one part and returns the key that had the focus", () => {
  shown.setTargets(makeOpen("stall:0"), [], NAMES);
  const queue = shown.findTarget("queue:0");
  shown.findTarget("stall:0").focus();
  assert.equal(shown.patch({ stalls: drawTarget("stall:0"), gone: drawTarget("nowhere") }), "stall:0");
  assert.equal(shown.findTarget("queue:0"), queue, "other parts stay as they are");
  assert.equal(shown.findTarget("stall:1"), undefined);
});

test("a lesson lights up places and panels; while the reader looks for a place, each can be pressed", () => {
  shown.setTargets(makeOpen("stall:0"), [], NAMES);
  shown.teach(["stall:0", "market"], ["queue:0"], true);
  assert.ok(shown.findTarget("stall:0").matches(".vc-taught"));
  assert.equal(
    shown.root.querySelector('[data-panel="market"]').classList.value,
    "vc-panel vc-taught vc-near vc-first",
  );
  assert.deepEqual(
    [
      shown.findTarget("queue:0").getAttribute("tabindex"),
      shown.findTarget("queue:0").getAttribute("aria-label"),
    ],
    ["0", "queue"],
  );
  shown.teach([], [], false);
  assert.equal(document.querySelector(".vc-taught, .vc-near"), null);
});

test("the panels of a task are ordered by importance, and keep their order when it is done", () => {
  const listNearness = () =>
    ["market", "farm:0"].map((at) =>
      shown.root.querySelector(`[data-panel="${at}"]`).style.getPropertyValue("--near"),
    );
  const findFirstPanel = () => shown.root.querySelector(".vc-first").dataset.panel;
  shown.setTargets(makeOpen("stall:0"), [], NAMES);
  shown.teach([], ["agenda", "member:0", "stall:0"], false, true);
  assert.deepEqual([listNearness(), findFirstPanel()], [["2", "1"], "farm:0"]);
  shown.teach([], ["market"], false, false);
  assert.deepEqual([listNearness(), findFirstPanel()], [["2", "1"], "farm:0"]);
  shown.teach([], ["queue:0"], false, true);
  assert.deepEqual([listNearness(), findFirstPanel()], [["1", "2"], "market"]);
  assert.deepEqual(
    shown.listPlaces(["agenda", "queue:0", "market"]).map((place) => place.dataset.at ?? place.dataset.panel),
    ["queue:0", "market"],
  );
});

test("screen readers skip letters inside a patched target and read its name", () => {
  shown.patch({
    stalls:
      '<g data-at="stall:0"><g class="oxen"><title>2 oxen</title></g><text>2</text></g><text>Stalls</text>',
  });
  const readHidden = (selector) => shown.root.querySelector(selector).getAttribute("aria-hidden");
  assert.deepEqual(
    [readHidden("[data-at] > text"), readHidden(".oxen"), readHidden("[data-at] + text")],
    ["true", "true", null],
  );
});

test("once the place is found, what the rules bar is barred again, and is called what it was", () => {
  shown.setTargets(new Map(), ["queue:0"], NAMES);
  shown.teach([], [], true);
  shown.teach([], [], false);
  const queue = shown.findTarget("queue:0");
  assert.equal(queue.getAttribute("tabindex"), "-1");
  shown.setTargets(new Map(), ["queue:0"]);
  assert.equal(queue.getAttribute("aria-label"), "queue, barred");
});

test("while a place is sought, a press beside all targets means its panel, and no word is marked", () => {
  const known = new Board(
    words,
    (at) => pointed.push(at),
    undefined,
    () => true,
  );
  known.setPanels([["market", "Market", "0 0 9 9", [["title", "<text>Market</text>"]]]]);
  known.markOwn("");
  show(known.root);
  const [label] = known.list("text");
  known.teach([], [], true);
  label.dispatchEvent(new Event("pointerover", { bubbles: true }));
  label.dispatchEvent(new Event("click", { bubbles: true }));
  assert.deepEqual([pointed, label.matches(".vc-word")], [["market@"], false]);
});

test("space presses a target as Enter does", () => {
  shown.setTargets(makeOpen("stall:0"), [], NAMES);
  press(shown.findTarget("stall:0"), " ");
  assert.deepEqual(pointed, ["stall:0"]);
});

test("one place is lit at a time; with none lit the last is still the one pointed at", () => {
  const listLit = () => shown.list(".vc-lit").map((place) => place.dataset.at);
  shown.light("stall:0");
  shown.light("stall:1");
  assert.deepEqual(listLit(), ["stall:1"]);
  shown.light("");
  assert.deepEqual([listLit(), shown.subject], [[], shown.findTarget("stall:1")]);
});

test("what a hidden panel shows is not asked for", () => {
  shown.setTargets(makeOpen("stall:0", "member:0"), [], NAMES);
  shown.panels.get("farm:0").setAttribute("hidden", "");
  assert.deepEqual(
    shown.listAsked().map((place) => place.dataset.at),
    ["stall:0"],
  );
});

test("panels that are in order already stay untouched, so that they keep the keyboard", (t) => {
  const replace = t.mock.method(shown.grid, "replaceChildren");
  shown.markOwn("farm:0");
  assert.equal(replace.mock.callCount(), 0);
});

test("a panel that was cut is shown whole again", () => {
  const market = shown.panels.get("market");
  const readCut = () => [market.getAttribute("viewBox"), market.matches(".vc-cut")];
  shown.cut(new Map([[market, [2, 4]]]));
  assert.deepEqual(readCut(), ["0 2 9 4", true]);
  shown.cut(new Map());
  assert.deepEqual(readCut(), ["0 0 9 9", false]);
});

test("the keyboard goes to a target if it is there", () => {
  shown.setTargets(makeOpen("stall:1"), [], NAMES);
  assert.deepEqual([shown.focus("stall:1"), shown.focus("nowhere")], [true, false]);
  assert.equal(document.activeElement, shown.findTarget("stall:1"));
});

test("a target where nothing can be done any more is no button", () => {
  shown.setTargets(makeOpen("stall:1"), [], NAMES);
  shown.setTargets(new Map());
  assert.deepEqual(shown.findTarget("stall:1").getAttributeNames().sort(), ["class", "data-at"]);
});

test("of a panel that describes itself in words nothing else is read aloud", () => {
  const describing = '<text class="vc-said">Two oxen</text>';
  const pens = "<text>2</text><g><title>ox</title></g>";
  const parts = [
    ["words", describing],
    ["pens", pens],
  ];
  shown.setPanels([["farm:0", "Farm", "0 0 9 9", parts]]);
  shown.markOwn("farm:0");
  const listSilent = () => shown.list("[aria-hidden]").map(({ localName }) => localName);
  assert.deepEqual(listSilent(), ["text", "g"]);
  shown.patch({ words: describing, pens: "<text>3</text>" });
  assert.deepEqual(listSilent(), ["text"]);
});

test("keys that press or move do nothing else on the page; others, and those beside targets, do", () => {
  shown.setTargets(makeOpen("stall:0"), [], NAMES);
  const stall = shown.findTarget("stall:0");
  const isLeft = (key) => press(stall, key);
  assert.deepEqual(["Enter", " ", "ArrowLeft", "ArrowDown"].map(isLeft), [false, false, false, false]);
  assert.deepEqual(["a", "Tab"].map(isLeft), [true, true]);
  assert.ok(press(shown.panels.get("market"), "Enter"));
  assert.deepEqual(pointed, ["stall:0", "stall:0"]);
});

test("a part is found by its key, a target or panel by its name", () => {
  assert.equal(shown.find("/stalls").dataset.part, "stalls");
  assert.equal(shown.find("/stall:0"), undefined);
  assert.deepEqual(
    [shown.find("stall:0"), shown.find("market")],
    [shown.findTarget("stall:0"), shown.panels.get("market")],
  );
});

test("a place is scrolled to the middle, gliding unless the reader wants less motion", (t) => {
  const scrolled = [];
  shown.findTarget("stall:0").scrollIntoView = ({ block, behavior }) => scrolled.push([block, behavior]);
  shown.reveal("stall:0");
  t.mock.method(globalThis, "matchMedia", (query) => ({
    matches: query === "(prefers-reduced-motion: reduce)",
  }));
  shown.reveal("stall:0");
  shown.reveal("nowhere");
  assert.deepEqual(scrolled, [
    ["center", "smooth"],
    ["center", "auto"],
  ]);
});

test("the page stays where it is when the keyboard comes to a target", () => {
  const asked = [];
  shown.findTarget("stall:1").focus = (how) => asked.push(how);
  shown.focus("stall:1");
  assert.deepEqual(asked, [{ preventScroll: true }]);
});

test("panels that are drawn anew take the place of the old ones, for the same player too", () => {
  shown.setPanels(PANELS);
  shown.markOwn("farm:0");
  assert.deepEqual(shown.list(".vc-panel"), [shown.panels.get("farm:0"), shown.panels.get("market")]);
});

test("where nothing can be done there is no way to the board", () => {
  assert.equal(shown.findNext(), undefined);
});

test("the area behind a target's drawing is its button, not that of a target inside", () => {
  const inside = '<g data-at="inner" class="m"><rect class="h"></rect></g>';
  const drawing = `<g data-at="outer" class="m">${inside}</g>`;
  shown.setPanels([["market", "Market", "0 0 9 9", [["it", drawing]]]]);
  shown.markOwn("");
  shown.setTargets(
    new Map([
      ["inner", "in"],
      ["outer", "out"],
    ]),
  );
  assert.deepEqual(
    shown.list("[role=button]").map((face) => [face.localName, face.getAttribute("aria-label")]),
    [
      ["g", "out"],
      ["rect", "in"],
    ],
  );
});

test("what a lesson points at is marked again when it is drawn again", () => {
  const redraw = () => {
    shown.patch({ stalls: drawTarget("stall:0", "m") });
    shown.setTargets(makeOpen("stall:0"), [], NAMES);
  };
  shown.teach(["stall:0"], [], false);
  redraw();
  assert.ok(shown.findTarget("stall:0").matches(".vc-taught"));
  shown.teach([], ["market"], false);
  shown.panels.get("market").classList.remove("vc-near");
  redraw();
  assert.ok(shown.panels.get("market").matches(".vc-near"));
});

test("a place to be found that has no name is called by its key", () => {
  shown.teach([], [], true);
  assert.equal(shown.findTarget("stall:0").getAttribute("aria-label"), "stall:0");
});

test("a patch of a board without the keyboard returns no target", () => {
  document.body.focus();
  assert.equal(shown.patch({ stalls: drawTarget("stall:0") }), undefined);
});

test("the rules bar what they bar now, not what they barred before", () => {
  shown.setTargets(new Map(), ["queue:0"]);
  shown.setTargets(new Map(), ["stall:0"]);
  assert.deepEqual(
    shown.listAsked().map((place) => place.dataset.at),
    ["stall:0"],
  );
});
