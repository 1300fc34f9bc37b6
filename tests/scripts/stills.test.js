import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { makeState, BOX, CHART, awaitDrawn, makeOpening, refer, listShown, makeUpdate } from "./hostpage.js";
import { settle } from "./page.js";
import { endStills, showStills, fillStill, takeOverStill } from "../../village_widgets/host/stills.js";

const WIDGETS = JSON.stringify({
  root: "@0@",
  states: { "@0@": { ...BOX, children: refer("@1@") }, "@1@": makeState("A") },
  bytes: {},
  layouts: {},
});
const KEPT = `<link rel="stylesheet" href="a.css">
  <div class="drawn"><script type="application/vnd.village.widgets+json">${WIDGETS}</script></div>`;

/** Show a page with still pictures; return its messages to the process and the boxes that it handed over. */
async function showPictured(head = "") {
  document.head.innerHTML = head;
  document.body.innerHTML = `<main id="cells"><template data-still="2">${KEPT}</template>
    <div class="coming" data-cell="2"></div><template data-still="3">${KEPT}</template></main>`;
  globalThis.ended = [];
  const told = [];
  showStills(
    (_type, content) => told.push(content),
    (boxes) => told.push(...boxes.map(([id]) => id)),
  );
  await awaitDrawn();
  const [still, ...others] = document.querySelectorAll(".drawn");
  assert.equal(others.length, 0, "where what the cell shows has come already there is no picture");
  return {
    told,
    still,
    load: () => document.head.querySelector("link").dispatchEvent(new window.Event("load")),
  };
}

test("a cell's last output is shown at once as a still picture until another message comes", async () => {
  const { still, load } = await showPictured();
  const readState = () => [still.className, still.ariaBusy ?? still.getAttribute("aria-busy"), still.hidden];
  const isMarked = () => document.querySelector("#cells").hasAttribute("data-pictures");
  assert.deepEqual(
    [listShown(document), readState(), isMarked()],
    [["A"], ["drawn still", "true", true], false],
  );
  load();
  await settle();
  assert.deepEqual(
    [readState(), isMarked()],
    [["drawn still", "true", false], true],
    "once it has its style",
  );
  assert.equal(fillStill(2, ["x", "y"]), KEPT.replaceAll("@0@", "x").replaceAll("@1@", "y"));
  endStills();
  await settle();
  assert.deepEqual(
    [document.querySelector(".drawn"), isMarked(), document.head.children.length, globalThis.ended],
    [null, false, 1, ["A"]],
    "its style stays: others may need it",
  );
  assert.equal(takeOverStill(2, ["x", "y"]), null);
});

test("a still picture waits for the page's style, since its layout depends on it", async (t) => {
  t.mock.getter(document, "readyState", () => "interactive");
  const { still } = await showPictured('<link rel="stylesheet" href="page.css">');
  const [page, picture] = document.querySelectorAll("link");
  for (const link of [picture, page]) {
    assert.equal(still.hidden, true);
    link.dispatchEvent(new window.Event("load"));
    await settle();
  }
  assert.equal(still.hidden, false);
  endStills();
});

test("a still picture does not wait for a style of the page that could not be loaded", async (t) => {
  t.mock.getter(document, "readyState", () => "complete");
  const { still } = await showPictured('<link rel="stylesheet" href="page.css">');
  document.querySelectorAll("link")[1].dispatchEvent(new window.Event("load"));
  await settle();
  assert.equal(still.hidden, false);
  endStills();
});

test("a still picture becomes its widgets without moving, with the process's ids", async () => {
  const { told, still, load } = await showPictured();
  const before = still.querySelector(".any");
  const moved = mock.fn();
  new window.MutationObserver(moved).observe(document.body, { childList: true, subtree: true });
  globalThis.models.at(-1).send("hello");
  assert.deepEqual(told, []);
  const { widgets, done } = takeOverStill(2, ["x", "y"]);
  load();
  await done;
  assert.equal(still.className, "drawn still", "until the page is set up");
  endStills();
  await settle();
  assert.deepEqual([still.querySelector(".any") === before, moved.mock.callCount()], [true, 0]);
  assert.deepEqual([still.className, still.getAttribute("aria-busy"), still.hidden], ["drawn", null, false]);
  assert.deepEqual(told, [{ comm_id: "y", data: { method: "custom", content: "hello" } }]);
  assert.equal(document.head.querySelectorAll("link").length, 1);
  assert.deepEqual([widgets.isKnownTo({ x: 1, y: 1 }), widgets.isKnownTo({ x: 1 })], [true, false]);
  widgets.receive(makeOpening("z", makeState("Z")));
  widgets.receive(makeUpdate("x", { children: refer("z", "y") }));
  await awaitDrawn();
  assert.deepEqual([listShown(still), still.contains(before)], [["Z", "A"], true]);
  widgets.receive(makeOpening("chart", CHART));
  widgets.receive(makeUpdate("x", { children: refer("chart") }));
  assert.equal(told.at(-1), "x");
});
