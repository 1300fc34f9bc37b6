import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CARD } from "./lessoncard.js";
import { findButton, listLabels, makeOutgoing, makeWording, SETTINGS, show } from "./page.js";
import { LATER, STATE } from "./tablestate.js";
import { Screen } from "../../village_widgets/components/screen.js";
import { exchange } from "../../village_widgets/components/speaking.js";

let words;
let out;
let page;
let screen;
const find = (selector) => page.querySelector(selector);

/** Open the screen of a page that begins games, or of one with a table alone. */
function open(message = { settings: SETTINGS }) {
  words = makeWording({});
  out = makeOutgoing();
  page = document.createElement("div");
  page.className = "vc-page";
  const root = document.createElement("div");
  page.append(root);
  show(page);
  screen = new Screen(words, out.send, root, message);
}

/** Put charts on the page; return how often it has scrolled to them. */
function drawCharts(t) {
  const charts = document.createElement("div");
  charts.className = "vc-charts";
  charts.innerHTML = '<div class="bqplot"><svg><g class="axis"></g></svg></div>';
  page.append(charts);
  const scroll = t.mock.method(charts, "scrollIntoView", () => {});
  return () => scroll.mock.callCount();
}

beforeEach(() => {
  localStorage.clear();
  open();
});

test("the page scrolls to charts that have come to rest, unless the reader has left them", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  screen.show({ table: STATE });
  const countScrolls = drawCharts(t);
  screen.showCharts(true);
  t.mock.timers.tick(149);
  assert.equal(countScrolls(), 0);
  t.mock.timers.tick(1);
  assert.equal(countScrolls(), 1);
  find(".vc-onboard").remove();
  screen.showCharts(true);
  findButton(page, "back-to-board").click();
  t.mock.timers.tick(1000);
  assert.equal(countScrolls(), 1);
  assert.equal(document.activeElement, screen.table.agenda.root);
});

test("charts that are there are not announced, and those of a step are gone with it", () => {
  open({ keeps: "" });
  screen.show({ table: STATE, lesson: { ...CARD, near: undefined } });
  const isComing = () => {
    screen.charts.announce();
    return !find(".vc-coming").hidden;
  };
  screen.showCharts(true);
  assert.equal(isComing(), false);
  screen.show({ table: LATER });
  assert.equal(isComing(), false, "the step goes on");
  screen.show({ table: { ...STATE, v: 3, after: 2 } });
  assert.equal(isComing(), true, "another step");
});

test("a save that can't be loaded leaves the game on the table, and says what is to be had of it", () => {
  screen.show({ table: STATE });
  screen.show({ unloaded: ["It is broken.", ""] });
  assert.deepEqual([find(".vc-settings").hidden, find(".vc-table").hidden], [true, false]);
  assert.deepEqual(
    [find(".vc-sheet > p").textContent, findButton(page, "rescue")],
    ["It is broken.", undefined],
  );
  screen.show({ unloaded: ["It is broken.", "Two lines are left."] });
  findButton(page, "rescue").click();
  assert.deepEqual([out.sent.at(-1), screen.sheet.isOpen], [{ do: "rescue" }, false]);
});

test("a page whose beginning is out of view scrolls up to what it turns to", (t) => {
  const scroll = t.mock.method(screen.root, "scrollIntoView", () => {});
  const turns = [0, 5, -5].map((top) => {
    screen.root.getBoundingClientRect = () => ({ top });
    screen.turnTo(screen.table);
    return scroll.mock.callCount();
  });
  assert.deepEqual(turns, [0, 0, 1]);
});

test("a page with a table alone shows it without laying out the page first", (t) => {
  open({});
  const measure = t.mock.method(screen.root, "getBoundingClientRect");
  screen.turnTo(screen.table);
  assert.equal(screen.table.root.hidden, false);
  assert.equal(measure.mock.callCount(), 0);
});

test("another game's settings stay hidden behind a table, and take no keyboard", () => {
  screen.show({ table: STATE });
  findButton(page, "charts").focus();
  screen.show({ settings: { ...SETTINGS, game: "pond" } });
  assert.ok(find(".vc-settings").hidden);
  assert.equal(document.activeElement.textContent, "charts");
});

test("an answer is asked for again in another language with the version of the table by then", () => {
  screen.show({ table: STATE });
  screen.send({ do: "row", row: 1, v: 1 });
  screen.show({ refused: { title: "Stall", reasons: [[[], "There is no room.", []]] } });
  screen.show({ table: LATER });
  screen.sheet.leaveOpen()();
  assert.deepEqual(out.sent.at(-1), { do: "row", row: 1, v: 2 });
  screen.send({ do: "odds" });
  screen.show({ odds: [] });
  screen.sheet.leaveOpen()();
  assert.deepEqual(out.sent.at(-1), { do: "odds" });
});

test("in another language the form has the owner's copy, words of the game close, the coach stays", (t) => {
  screen.show({ table: STATE });
  const forget = t.mock.method(screen.table.glossary.card, "forget", () => {});
  screen.table.coach.show({ moves: [], said: "Looking", percent: 1, looking: true, opens: true });
  const copy = ["new", "My copy", { first: "b" }];
  exchange(words, { refused: "Nein" });
  screen.retell({ settings: SETTINGS, copy, table: { ...STATE, v: 1 } });
  assert.deepEqual([screen.form.copy, forget.mock.callCount()], [copy, 1]);
  assert.ok(screen.sheet.isOpen);
  screen.table.review.show({ moves: [], said: "Looking", percent: 1, looking: true, opens: true });
  screen.retell({ settings: SETTINGS, copy, table: { ...STATE, v: 1 } });
  assert.ok(screen.sheet.isOpen, "so does the review");
  screen.sheet.tell("Title", "Text");
  screen.retell({ settings: SETTINGS, table: { ...STATE, v: 1 } });
  assert.deepEqual([screen.form.copy, screen.sheet.isOpen], [null, false]);
});

test("the way on in a course is kept", () => {
  screen.show({ way: ["orchard", ["b", "second", "Go on", "Orchard"], true] });
  const kept = JSON.parse(localStorage.getItem("village-companion.ways"));
  assert.deepEqual(kept.orchard.onward, ["b", "second", "Go on", "Orchard"]);
});

test("odds are told, or that there are none", () => {
  const bar = { who: "Anna", colour: "red", inside: "", said: "half", percent: 50 };
  const readOdds = (odds) => {
    screen.show({ odds });
    const { root } = screen.sheet;
    return [root.querySelector(":scope > p")?.textContent, listLabels(root.querySelectorAll("h3, summary"))];
  };
  assert.deepEqual(readOdds([]), ["odds-none", []]);
  const odds = ["Crop", "Ox", "Mill"].map((title) => ({ title, bars: [bar] }));
  assert.deepEqual(readOdds(odds), [undefined, ["Crop", "Ox", "Mill"]]);
});

test("in another language a payment is asked for again, not the last tap in it", (t) => {
  screen.show({ table: STATE });
  t.mock.method(screen.sheet, "compose", () => {});
  screen.send({ do: "row", row: 1, v: 1 });
  screen.show({ compose: { title: "Pay?", asked: null } });
  screen.send({ do: "odds" });
  screen.show({ compose: { title: "Pay?", asked: "coin" } });
  screen.sheet.again();
  assert.deepEqual(out.sent.at(-1), { do: "row", row: 1, v: 1 });
});
