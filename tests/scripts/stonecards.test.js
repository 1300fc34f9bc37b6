// The cards on the pad of Stone Age's tracker.
import assert from "node:assert/strict";
import { test } from "node:test";
import { press } from "./page.js";
import { change, page, STONE_AGE, prepareTrackerPages } from "./trackers.js";
import { makeTracker } from "../../village_widgets/games/stone_age/scripts/tracker.js";

prepareTrackerPages(makeTracker, STONE_AGE);

const countCards = () => ["[data-figure]", "[data-card]"].map((part) => page.findAll(part).length);
const pickShaman = () => page.find('[data-figure="shaman"]').click();

test("in a roomy window the cards lie open unless another part does, and Escape leaves them open", (t) => {
  t.mock.method(globalThis, "matchMedia", () => ({ matches: true }));
  change({});
  assert.deepEqual(countCards(), [2, 0]);
  pickShaman();
  assert.deepEqual(countCards(), [1, 2]);
  press(document, "Escape");
  press(document, "Escape");
  assert.deepEqual(countCards(), [2, 0]);
  page.find('.vc-st-what [data-open="points"]').click();
  assert.deepEqual(countCards(), [0, 0]);
});

test("a picked half stands alone above its upper halves, and says how to go back", () => {
  page.find('.vc-st-what [data-open="card"]').click();
  const listNotes = () => page.findAll("[data-figure]").map((one) => one.querySelector("small")?.textContent);
  assert.deepEqual(listNotes(), ["2 food", undefined], "of a single card its upper half is said");
  pickShaman();
  assert.deepEqual([countCards(), listNotes()], [[1, 2], ["tracker-card-other"]]);
});

test("of a card that was drawn the lower half is picked first too, and it is what is announced", () => {
  change({ showing: "Which card was drawn?" });
  assert.equal(page.find(".vc-spoken").textContent, "Which card was drawn?");
  pickShaman();
  assert.deepEqual(countCards(), [1, 2]);
});
