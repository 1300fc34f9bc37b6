// Cards, points, food and news on Stone Age's tracker: its entries and turns are in stonetracker.test.js.
import assert from "node:assert/strict";
import { test } from "node:test";
import { press, type } from "./page.js";
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

test("a picked half stands alone above its upper halves, in view, and says how to go back", (t) => {
  const scrolled = t.mock.method(Element.prototype, "scrollIntoView", () => {});
  page.find('.vc-st-what [data-open="card"]').click();
  assert.equal(page.find("h3").textContent, "tracker-card-which");
  const listNotes = () => page.findAll("[data-figure]").map((one) => one.querySelector("small")?.textContent);
  assert.deepEqual(listNotes(), ["2 food", undefined], "of a single card its upper half is said");
  pickShaman();
  assert.deepEqual([countCards(), listNotes()], [[1, 2], ["tracker-card-other"]]);
  assert.deepEqual([page.find("h3").textContent, scrolled.mock.callCount()], ["tracker-card-gift", 1]);
  assert.equal(page.find("[data-figure]").getAttribute("aria-pressed"), "true");
});

test("a card that was drawn is asked for aloud, and its lower half is picked first too", () => {
  change({ showing: "Which card was drawn?" });
  assert.equal(page.find(".vc-spoken").textContent, "Which card was drawn?");
  pickShaman();
  assert.deepEqual(countCards(), [1, 2]);
});

test("what a tribe can't have more of looks so, and can be pressed to read the rule", () => {
  const [anna, bert] = STONE_AGE.tribes;
  const full = { ...anna.grows[0], label: "full", full: true };
  change({ tribes: [{ ...anna, grows: [anna.grows[0], full] }, bert] });
  const grows = page.findAll("[data-grow]");
  assert.deepEqual(
    grows.map((one) => [one.classList.contains("vc-st-full"), one.disabled]),
    [
      [false, false],
      [true, false],
    ],
  );
});

test("the tribes stand side by side, each with the food that it needs", () => {
  assert.equal(page.find(".vc-st-tribes").style.getPropertyValue("--tribes"), "2");
  assert.deepEqual(page.listTexts(".vc-st-tribe .vc-st-facts > small"), ["needs 5", "needs 5"]);
});

test("news stand under their title, and without any there is none", () => {
  assert.equal(page.find(".vc-st-news").textContent, "");
  change({ news: ["Anna has 6 workers."] });
  assert.deepEqual(page.listTexts(".vc-st-news > *"), ["tracker-news", "Anna has 6 workers."]);
});

test("typed points of a building are asked for, and then where they belong", () => {
  page.find('.vc-st-what [data-open="building"]').click();
  const readAbout = () => page.find(".vc-st-other + p").textContent;
  assert.equal(readAbout(), "tracker-other-about");
  type(page.find(".vc-st-other input"), "17");
  assert.equal(readAbout(), "tracker-other-where");
});

test("the feeding says what it is about", () => {
  change({ acting: [], turns: [], feast: [["All are fed", { type: "fed" }, ""]] });
  assert.ok(page.listTexts(".vc-st-feast > p").includes("tracker-feast-about"));
});
