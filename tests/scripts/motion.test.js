import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, test } from "node:test";
import { press, show, words } from "./page.js";
import { Director } from "../../village_widgets/components/closeup.js";
import { Motion } from "../../village_widgets/components/motion.js";
import { render } from "../../village_widgets/vendor/lit-html.js";

const { Element, SVGElement } = document.defaultView;
const MOVED = ["piece", ["a", "b"], 1, "wood"];
const makeEntry = (step, moves, more = {}) => ({
  step,
  seat: 1,
  lines: ["It moves."],
  moves,
  panel: "farm",
  ...more,
});
let board;
let heard;
let told;
let homes; // the number of times that the page showed the question
let share; // the share of the panel that is in view
let motion;
let animations;

before(() => {
  Element.prototype.animate = function animate(frames, timing) {
    const animation = { element: this, frames, timing, cancel() {} };
    animations.push(animation);
    return animation;
  };
  SVGElement.prototype.getBBox = () => ({ x: 0, y: 0, width: 10, height: 10 });
});
after(() => {
  delete Element.prototype.animate;
  delete SVGElement.prototype.getBBox;
});

// A part of the board, 10 pixels wide, at a place of the page.
function makePart(panel, left, top) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "g");
  made.getBoundingClientRect = () => ({ left, top, width: 10, height: 10 });
  panel.append(made);
  return made;
}

beforeEach(() => {
  localStorage.clear();
  [animations, heard, told] = [[], [], []];
  [homes, share] = [0, 1];
  const root = document.createElement("section");
  const panel = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  panel.classList.add("vc-panel");
  panel.setAttribute("viewBox", "0 0 200 100");
  panel.getScreenCTM = () => ({ a: 1, d: 1, e: 0, f: 0 });
  root.append(panel);
  const named = { a: makePart(panel, 0, 0), b: makePart(panel, 100, 40), piece: makePart(panel, 0, 0) };
  board = { root, find: (name) => named[name], panels: new Map([["farm", panel]]) };
  const asked = document.createElement("section");
  asked.getBoundingClientRect = () => ({ left: 0, top: 600, width: 416 });
  const director = new Director(words, board, { share: () => share, isCovering: () => true }, asked);
  const playSound = (tone, delay = 0) => heard.push([tone, delay]);
  motion = new Motion(words, board, playSound, director, () => {
    homes += 1;
  });
  motion.narrate = (each) => told.push(each?.step ?? null);
  show(root, motion.root);
});

afterEach(() => motion.finish());

// Let steps move, and return what flies.
function move(entries, narrated = []) {
  motion.prepare(entries, narrated)();
  return listFlying();
}
const listFlying = () => animations.filter(({ element }) => element.matches?.(".vc-flying"));
const listTimers = () => animations.filter(({ frames }) => frames === null);
// Let all timers ring in their order.
function ring() {
  for (const { onfinish } of listTimers().sort((one, other) => one.timing.delay - other.timing.delay))
    onfinish();
}

test("a piece flies from its old place to the new one, with a sound at its arrival", () => {
  const [flight, ...others] = move([makeEntry(1, [MOVED])]);
  assert.equal(others.length, 0);
  assert.match(flight.frames[0].transform, /^translate\(5px, 5px\)/);
  assert.match(flight.frames.at(-1).transform, /^translate\(105px, 45px\)/);
  assert.deepEqual([flight.timing.duration, motion.moves, heard], [640, true, []]);
  ring();
  assert.deepEqual([heard, motion.root.childElementCount, homes], [[["wood", 0]], 0, 1]);
});

test("several pieces go the same way one after the other, at most four", () => {
  const delays = move([makeEntry(1, [["piece", ["a", "b"], 9, ""]])]).map(({ timing }) => timing.delay);
  assert.deepEqual([delays.length, delays[0], delays[1] > 0], [4, 0, true]);
});

test("as many pieces are laid out as fly", () => {
  move([makeEntry(1, [["piece", ["a", "b"], 9, ""]])]);
  assert.equal(motion.root.querySelectorAll(".vc-flying").length, 4);
});

test("a narrated step lasts until it can be read; then the next begins", () => {
  const [first, second] = [makeEntry(1, [MOVED]), makeEntry(2, [MOVED])];
  const [one, next] = move([first, second], [first]);
  assert.deepEqual([one.timing.delay, next.timing.delay], [0, 950]);
  assert.deepEqual(told, [1]);
  ring();
  assert.deepEqual([told, homes], [[1, 2, null], 1]);
});

test("a narrated step out of view is seen in a close-up above the question, which folds away", () => {
  share = 0.2;
  const steps = [makeEntry(1, [MOVED]), makeEntry(2, [MOVED])];
  const [flight] = move(steps, steps);
  const { root } = motion.director.closeUps.get("farm");
  assert.deepEqual(
    ["width", "top"].map((name) => Number.parseFloat(root.style[name])),
    [400, 392],
  );
  assert.match(flight.frames.at(-1).transform, /^translate\(218px, 482px\)/); // 8 + 2 × 105, 392 + 2 × 45
  const shown = animations.filter(({ element }) => element === root);
  assert.deepEqual(
    shown.map(({ timing }) => [timing.delay, timing.duration]),
    [
      [0, 950],
      [950, 950],
      [1900, 220],
    ],
  );
  const closeUps = motion.director.root;
  assert.equal(
    closeUps.childElementCount + root.querySelectorAll("svg").length,
    0,
    "the board is painted first",
  );
  listTimers()
    .find(({ timing }) => timing.delay === 1)
    .onfinish();
  assert.equal(closeUps.childElementCount, 1);
  ring();
  assert.deepEqual([motion.director.root.childElementCount, motion.director.closeUps.size], [0, 0]);
});

test("a panel that is too high for its close-up is cut around what happens there", () => {
  const { director } = motion;
  const panel = board.panels.get("farm");
  window.innerHeight = 1000;
  share = 0;
  panel.setAttribute("viewBox", "0 0 200 400");
  director.root.getBoundingClientRect = () => ({ left: 5, top: 7 });
  const { root, box, matrix } = director.look("farm", [{ panel, y: 200 }, { panel: null, y: 390 }, null]);
  assert.equal(box, "0 105 200 190");
  assert.deepEqual(matrix, { a: 2, d: 2, e: 8, f: 2 });
  assert.equal(root.style.cssText, "left: 3px; top: 205px; width: 400px; height: 380px;");
});

test("a close-up is drawn once, as a picture without the panel's look", () => {
  share = 0;
  const closeUp = motion.director.look("farm", []);
  closeUp.draw();
  closeUp.draw();
  const drawn = closeUp.root.querySelectorAll("svg");
  assert.deepEqual([drawn.length, drawn[0].getAttribute("class")], [1, null]);
});

test("a close-up takes the place of the one before, which is still folding", () => {
  const { director } = motion;
  board.panels.set("church", board.panels.get("farm").cloneNode(true));
  share = 0;
  const timeline = { schedule: (_, act) => act(), animate() {} };
  const [farm, church] = ["farm", "church"].map((panel) => director.look(panel, []));
  for (const closeUp of [farm, church, church, farm]) {
    director.show(closeUp, timeline, 0, 100);
    assert.deepEqual([...director.root.children], [closeUp.root]);
  }
});

test("a part on its way is missing in the close-up, too, until it has landed", () => {
  share = 0;
  const steps = [makeEntry(1, [["#cow", ["a", "farm@105,45"], 1, ""]])];
  board.find = (name) => (name === "a" ? makePart(board.panels.get("farm"), 0, 0) : board.panels.get(name));
  const found = document.createElementNS("http://www.w3.org/2000/svg", "use");
  found.setAttribute("href", "#cow");
  found.getBoundingClientRect = () => ({ left: 100, top: 40, width: 10, height: 10 });
  board.panels.get("farm").append(found);
  move(steps, steps);
  for (const { timing, onfinish } of listTimers()) if (timing.delay === 1) onfinish();
  const copy = motion.director.closeUps.get("farm").find(found);
  assert.ok(found.matches(".vc-awaited") && copy.matches("use.vc-awaited") && copy !== found);
  for (const { timing, onfinish } of listTimers()) if (timing.delay === 640) onfinish();
  assert.ok(!found.matches(".vc-awaited") && !copy.matches(".vc-awaited"));
});

test("dice that were rolled in a close-up are taken away with it", () => {
  share = 0;
  const rolled = [["piece", ["a", "b"], 2, "dice"], MOVED];
  const steps = [makeEntry(1, rolled), makeEntry(2, [], { panel: "hut" })];
  const pieces = new Set(move(steps, steps).map(({ element }) => element));
  const gone = animations.filter(({ element, timing }) => pieces.has(element) && timing.duration === 0);
  assert.deepEqual([pieces.size, gone.map(({ timing }) => timing.delay)], [3, [950, 950]]);
});

test("a step on a panel in view, or one that is not narrated, has no close-up", () => {
  share = 0;
  move([makeEntry(1, [MOVED])], []);
  share = 0.9;
  const told = makeEntry(2, [MOVED]);
  move([told], [told]);
  assert.equal(motion.director.closeUps.size, 0);
});

test("a piece that goes on lies where it landed until then, and no longer", () => {
  const { find, panels } = board;
  board.find = (name) => panels.get(name) ?? find(name);
  const between = "farm@50,30";
  const steps = [
    makeEntry(1, [["#cow", ["a", between], 1, ""]]),
    makeEntry(2, [["#cow", [between, "b"], 1, ""]]),
  ];
  const [there, rest, onward] = move(steps, steps);
  assert.equal(rest.element, there.element);
  assert.deepEqual(rest.frames, [there.frames.at(-1), there.frames.at(-1)]);
  assert.deepEqual([rest.timing.delay, rest.timing.delay + rest.timing.duration], [640, onward.timing.delay]);
  assert.match(onward.frames[0].transform, /^translate\(50px, 30px\)/);
});

test("the step after chance begins before that is over", () => {
  const [, next] = move([makeEntry(1, [MOVED], { seat: -1 }), makeEntry(2, [MOVED])]);
  assert.equal(next.timing.delay, 260);
});

test("the step after a narrated one of chance waits until that has been read", () => {
  const chance = makeEntry(1, [MOVED], { seat: -1 });
  const [, next] = move([chance, makeEntry(2, [MOVED])], [chance]);
  assert.equal(next.timing.delay, 950);
});

test("the motion lasts until all steps have ended, not only the last", () => {
  const [solemn, short] = move([
    makeEntry(1, [["piece", ["a", "b"], 1, "solemn"]], { seat: -1 }),
    makeEntry(2, [MOVED]),
  ]);
  const ends = [solemn, short].map(({ timing }) => timing.delay + timing.duration);
  assert.deepEqual(ends, [1088, 900]);
  assert.equal(Math.max(...listTimers().map(({ timing }) => timing.delay)), 1088 + 400);
});

test("any press ends all motion at once, and functions waiting for the end are called once", () => {
  let ended = 0;
  motion.callAfterwards(() => {
    ended += 1;
  });
  move([makeEntry(1, [MOVED])]);
  press(document.body, "x");
  assert.deepEqual([motion.root.childElementCount, told, ended, homes], [0, [1, null], 1, 0]);
  press(document.body, "x");
  motion.finish();
  assert.equal(ended, 1);
});

test("skipping shows what is asked, and the last steps can be seen once more", () => {
  move([makeEntry(1, [MOVED])]);
  motion.skip();
  assert.equal(homes, 1);
  animations = [];
  motion.replay();
  assert.equal(listFlying().length, 1);
});

test("a picture with one place shakes there and hides what lies there; a place alone lights up", () => {
  const [shaken] = move([makeEntry(1, [["piece", ["a"], 1, "dice"]])]);
  assert.equal(shaken.frames.length, 6);
  assert.ok(animations.some(({ element }) => element === board.find("piece")));
  motion.finish();
  animations = [];
  move([makeEntry(1, [["", ["b"], 1, "bell"]])]);
  const [ring] = animations.filter(({ element }) => element.matches(".vc-landed"));
  assert.match(ring.element.getAttribute("style"), /^left: 105px; top: 45px; width: 28px; height: 28px/);
});

test("the board is dimmed behind a solemn flight", () => {
  const [flight] = move([makeEntry(1, [["piece", ["a", "b"], 1, "solemn"]])]);
  const hushed = animations.find(({ element }) => element === board.root);
  assert.deepEqual(
    [Math.min(...hushed.frames.map(({ opacity }) => opacity)), flight.timing.duration],
    [0.45, 1088],
  );
});

test("with motion switched off each sound plays once, and nothing is animated", () => {
  localStorage.setItem("village-companion.motion", "off");
  move([makeEntry(1, [MOVED, MOVED]), makeEntry(2, [["piece", ["a"], 1, "bell"]])]);
  assert.deepEqual(
    [animations, heard, motion.moves, motion.isOff],
    [
      [],
      [
        ["wood", 0],
        ["bell", 160],
      ],
      false,
      true,
    ],
  );
});

test("with less motion the place where a piece lands lights up", (t) => {
  t.mock.method(globalThis, "matchMedia", () => ({ matches: true, addEventListener() {} }));
  assert.equal(move([makeEntry(1, [MOVED])]).length, 0);
  assert.ok(animations.some(({ element }) => element.matches(".vc-landed")));
  assert.deepEqual([motion.moves, heard], [false, [["wood", 0]]]);
});

test("the amount of motion is chosen from a list and kept; a choice ends running motion", () => {
  const page = document.createElement("div");
  render(motion.renderPicker(), page);
  const list = page.querySelector("select");
  assert.equal(list.value, "calm");
  move([makeEntry(1, [MOVED])]);
  list.value = "lively";
  list.dispatchEvent(new Event("change"));
  assert.equal(localStorage.getItem("village-companion.motion"), "lively");
  assert.equal(told.at(-1), null);
  animations = [];
  assert.equal(move([makeEntry(2, [MOVED])])[0].timing.duration, 400);
});

test("a piece sounds when it arrives, a shaken one when it begins", () => {
  const listDelays = () => listTimers().map(({ timing }) => timing.delay);
  move([makeEntry(1, [MOVED])]);
  assert.deepEqual(listDelays(), [640, 640], "the sound and the end");
  motion.finish();
  animations = [];
  move([makeEntry(1, [["piece", ["a"], 1, "dice"]])]);
  assert.deepEqual(listDelays(), [0, 500]);
});

/** Let a shared picture lie at a point of the farm; return it. */
function laySharedPicture() {
  const { find, panels } = board;
  board.find = (name) => panels.get(name) ?? find(name);
  const found = document.createElementNS("http://www.w3.org/2000/svg", "use");
  found.setAttribute("href", "#cow");
  found.getBoundingClientRect = () => ({ left: 100, top: 40, width: 10, height: 10 });
  panels.get("farm").append(found);
  return found;
}

test("a part stays faint until the last piece has landed there, and not when the motion is ended", () => {
  const found = laySharedPicture();
  move([makeEntry(1, [["#cow", ["a", "farm@105,45"], 3, ""]])]);
  const lands = listFlying().map(({ timing }) => timing.delay + timing.duration);
  assert.deepEqual([lands.length, found.matches(".vc-awaited")], [3, true]);
  const [landed] = listTimers();
  assert.equal(landed.timing.delay, Math.max(...lands));
  motion.finish();
  assert.equal(found.matches(".vc-awaited"), false);
  assert.equal(motion.stage.awaited.size, 0, "the next motion begins anew");
});

test("a step with many stops or pieces takes no longer than a second", () => {
  board.panels.set("far", board.panels.get("farm"));
  const way = ["a", "b", "a", "b", "a", "b", "a", "b", "a", "b"];
  const [flight] = move([makeEntry(1, [["piece", way, 1, ""]])]);
  assert.equal(flight.timing.duration, 950);
  motion.finish();
  animations = [];
  const many = Array.from({ length: 9 }, () => MOVED);
  const last = move([makeEntry(1, many)]).at(-1);
  assert.ok(last.timing.delay > 0 && last.timing.delay + last.timing.duration <= 951);
});

test("a picture that shakes in a close-up is hidden there, too", () => {
  share = 0;
  const steps = [makeEntry(1, [["piece", ["piece"], 1, "dice"]])];
  move(steps, steps);
  const hide = listTimers().filter(({ timing }) => timing.delay === 1);
  for (const { onfinish } of hide) onfinish();
  const copy = motion.director.closeUps.get("farm").find(board.find("piece"));
  assert.ok(copy && copy !== board.find("piece"));
  const [hidden] = animations.filter(({ element }) => element === copy);
  assert.deepEqual([hidden.frames, hidden.timing.duration], [[{ opacity: 0 }, { opacity: 0 }], 500]);
});

test("less motion is looked up anew for a replay, which may then only light up", (t) => {
  move([makeEntry(1, [MOVED])]);
  animations = [];
  t.mock.method(globalThis, "matchMedia", () => ({ matches: true, addEventListener() {} }));
  motion.replay();
  assert.equal(listFlying().length, 0);
  assert.ok(animations.some(({ element }) => element.matches(".vc-landed")));
});

test("a hidden page animates nothing", (t) => {
  t.mock.getter(document, "hidden", () => true);
  assert.deepEqual([move([makeEntry(1, [MOVED])]), heard], [[], [["wood", 0]]]);
});
