import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { show } from "./page.js";
import { ClearView } from "../../village_widgets/components/clearing.js";

const WINDOW = 800;
let revealed;
let clear;
let bars;
let laid; // the callback that a change of layout calls

before(() => {
  globalThis.ResizeObserver = class {
    constructor(done) {
      laid = done;
    }
    observe() {}
  };
});

// Make an element of a height at a distance below the upper edge of the window.
function makeLying(name, top, height) {
  const made = document.createElement("div");
  made.id = name;
  made.getBoundingClientRect = () => ({ top, bottom: top + height, height });
  Object.defineProperty(made, "offsetHeight", { value: height });
  made.scrollIntoView = ({ block }) => revealed.push([name, block]);
  return made;
}

beforeEach(() => {
  window.innerHeight = WINDOW;
  revealed = [];
  bars = [makeLying("strip", 0, 60), makeLying("question", 600, 200), makeLying("sheet", 300, 500)];
  for (const bar of bars.slice(0, 2)) bar.style.position = "sticky";
  document.documentElement.scrollBy = ({ top }) => revealed.push(top);
  clear = new ClearView(...bars, document.body);
});

// Put a place inside a panel.
function putInside(panel, top, height) {
  panel.append(makeLying("place", top, height));
  show(...bars, panel);
  return panel.firstElementChild;
}

test("a place between the bars stays where it is", () => {
  clear.show(putInside(makeLying("panel", 100, 300), 150, 40), document.getElementById("panel"));
  assert.deepEqual(revealed, []);
});

test("a place under the question is shown with its panel, and the window keeps its edges free", () => {
  const place = putInside(makeLying("panel", 500, 300), 650, 40);
  assert.ok(!clear.isClear(place) && clear.isCovering());
  clear.show(place, place.parentElement);
  assert.deepEqual(
    [revealed, document.documentElement.style.scrollPadding],
    [[["panel", "center"]], "68px 0 208px"],
  );
});

test("if a panel has no room above an open sheet, the place itself is shown", () => {
  const place = putInside(makeLying("panel", 100, 300), 350, 40);
  bars[2].showPopover();
  clear.show(place, place.parentElement);
  assert.deepEqual(
    [revealed, document.documentElement.style.scrollPadding],
    [[["place", "center"]], "68px 0 508px"],
  );
});

test("a place is clear if all of it lies between the bars", () => {
  const clears = [300, 100, 59].map((top) =>
    clear.isClear(putInside(makeLying("panel", top, 300), top, 501)),
  );
  assert.deepEqual(clears, [false, false, false]);
  assert.ok(clear.isClear(putInside(makeLying("panel", 60, 40), 60, 40)));
});

test("a task's place is lifted, and with it the next ones that have room beside it", () => {
  const [low, text, high, far] = [
    [700, 40],
    [100, 300],
    [80, 30],
    [900, 50],
  ].map(([top, height]) => putInside(makeLying("panel", top, height), top, height));
  show(...bars, low, text, high, far);
  clear.lift([low]);
  clear.lift([low, text, far]);
  clear.lift([low, text, high]);
  clear.lift([text]);
  assert.deepEqual(revealed, [148, 358, 148]);
});

test("a place higher than the window shows its upper edge; one above the window comes down", () => {
  const [huge, gone] = [
    putInside(makeLying("panel", 300, 900), 300, 900),
    putInside(makeLying("panel", -90, 40), -90, 40),
  ];
  show(...bars, huge, gone);
  clear.lift([huge]);
  clear.lift([gone]);
  assert.deepEqual(revealed, [232, -158]);
});

test("lifted places stay while the layout changes, until the reader presses something", () => {
  const low = putInside(makeLying("panel", 700, 40), 700, 40);
  clear.lift([low]);
  laid();
  assert.ok(clear.holds);
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  laid();
  assert.ok(!clear.holds);
  assert.deepEqual(revealed, [148, 148]);
});

test("bars beside the board cover nothing", () => {
  for (const bar of bars) bar.style.position = "static";
  assert.ok(!clear.isCovering() && clear.isClear(putInside(makeLying("panel", 0, 700), 700, 90)));
});

test("a function waits for the table to be seen while the page is hidden", () => {
  let see = () => {};
  const done = [];
  globalThis.IntersectionObserver = class {
    constructor(notify) {
      see = (...ratios) =>
        notify(
          ratios.map((intersectionRatio) => ({ intersectionRatio })),
          this,
        );
    }
    observe(place) {
      done.push(place === document.body);
    }
    disconnect() {
      done.push("disconnected");
    }
  };
  document.body.hidden = true;
  clear.callWhenSeen(() => done.push("then"));
  see(0);
  assert.deepEqual(done, [true]);
  see(0, 0.2); // one call reports all changes
  assert.deepEqual(done, [true, "disconnected", "then"]);
  clear.callWhenSeen(() => done.push("at once")); // it was seen once
  document.body.hidden = false;
  assert.equal(done.at(-1), "at once");
});

test("nothing is scrolled to where the question lies beside the board", () => {
  for (const bar of bars) bar.style.position = "static";
  clear.lift([putInside(makeLying("panel", 900, 40), 900, 40)]);
  assert.deepEqual(revealed, []);
});

test("the reader's wheel or key lets go of what is held, as a press does", () => {
  const low = putInside(makeLying("panel", 700, 40), 700, 40);
  const isHeldAfter = (event) => {
    clear.lift([low]);
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    return clear.holds;
  };
  assert.deepEqual(["click", "wheel", "keydown", "pointerdown"].map(isHeldAfter), [
    true,
    false,
    false,
    false,
  ]);
});

test("how much of a place is clear is a share of its height", () => {
  const share = (top, height) => clear.share(putInside(makeLying("panel", top, height), top, height));
  assert.deepEqual([share(100, 200), share(18, 100), share(542, 200)], [1, 0.5, 0.25]);
});

test("what is hidden is neither shown nor lifted; the next place is", () => {
  const hidden = putInside(makeLying("panel", 900, 40), 900, 40);
  hidden.hidden = true;
  clear.show(hidden);
  clear.show(null);
  clear.lift([hidden]);
  assert.deepEqual(revealed, []);
  const low = makeLying("low", 700, 40);
  document.body.append(low);
  clear.lift([hidden, low]);
  assert.deepEqual(revealed, [148]);
});

test("a table inside something that scrolls is scrolled by that", (t) => {
  const [around, table] = [makeLying("around", 0, 400), makeLying("table", 0, 900)];
  const low = makeLying("low", 700, 40);
  table.append(low);
  around.append(table);
  show(...bars, around);
  const scrolled = [];
  around.scrollBy = ({ top, behavior }) => scrolled.push([top, behavior]);
  const inside = new ClearView(...bars, table);
  inside.lift([low]);
  around.style.overflowY = "auto";
  inside.lift([low]);
  assert.deepEqual([revealed, scrolled], [[148, 148], []], "nothing is longer than its room");
  Object.defineProperty(around, "scrollHeight", { value: 900 });
  inside.lift([low]);
  t.mock.method(globalThis, "matchMedia", () => ({ matches: true }));
  inside.lift([low]);
  assert.deepEqual(scrolled, [
    [148, "smooth"],
    [148, "auto"],
  ]);
});
