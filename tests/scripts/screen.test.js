import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { CARD as STEP } from "./lessoncard.js";
import { findButton, listLabels, packMessage, SETTINGS, settle, show, words } from "./page.js";
import { STATE as FIRST } from "./tablestate.js";
import { findUnfinished } from "../../village_widgets/components/keptgames.js";
import widget from "../../village_widgets/components/page.js";

const STATE = { ...FIRST, head: '{"game":"orchard"}' };
const CARD = {
  ...STEP,
  heading: "1",
  chapter: "01_setup",
  at: "first",
  step: "Setup",
  steps: [],
  near: undefined,
};
let sent;
let receive;
let page;
let close;
let refuses;
const find = (selector) => page.querySelector(selector);
const findLastSent = () => sent.at(-1);

function open(state = {}) {
  sent = [];
  refuses = false;
  page = document.createElement("div");
  page.className = "vc-page";
  show(page);
  close = widget.render({
    model: {
      get: (name) => state[name] ?? "",
      send(command) {
        if (refuses) throw new Error("the connection is gone");
        sent.push(command);
      },
      on: (_, hear) => {
        receive = hear;
      },
      off: () => {
        receive = null;
      },
    },
    el: page,
  });
}

// Tell the page something.
async function tell(message) {
  receive(message, []);
  await settle();
}
const begin = (more = {}) => tell({ words, settings: SETTINGS, ...more });
/** Return words of this page alone, so that they can be exchanged. */
const copyWords = () => new Proxy({}, { get: (said, key) => said[key] ?? words[key] });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/"); // an address without a step
  open();
});
afterEach(() => {
  close();
  mock.timers.reset();
});

test("a page says hello, and shows nothing before its words arrive", async () => {
  assert.deepEqual([sent.length, sent[0].do, sent[0].told], [1, "hello", false]);
  await tell({ failed: true });
  assert.equal(find(".vc-sheet"), null);
});

test("a page with settings shows their form; a game takes its place, and New leads back", async () => {
  await begin();
  assert.deepEqual([find(".vc-settings").hidden, find(".vc-table")], [false, null]);
  await tell({ table: STATE });
  const listHidden = () => [find(".vc-settings").hidden, find(".vc-table").hidden];
  assert.deepEqual(listHidden(), [true, false]);
  assert.ok(!page.hasAttribute("data-settings"));
  assert.ok(!find(".vc-table").contains(document.activeElement), "the keyboard was not in the form");
  findButton(page, "new").click();
  assert.deepEqual([listHidden(), page.hasAttribute("data-settings")], [[false, true], true]);
  findButton(page, "back").click();
  assert.deepEqual(listHidden(), [true, false]);
  assert.equal(localStorage.getItem("village-companion.played"), "orchard");
});

test("a page without settings resumes its last game", async () => {
  localStorage.setItem("village-companion.11_first", "HEAD\n");
  await tell({ words, keeps: "11_first", table: STATE });
  assert.deepEqual(findLastSent(), { do: "load", text: "HEAD\n", lines: [], game: "11_first", seed: "" });
  assert.ok(find(".vc-table").hidden, "what it was told is another game");
});

test("the play page offers the last game, lists the others, and opens the one pressed", async () => {
  localStorage.setItem("village-companion.game.00000001", '{"game":"orchard"}\n1\n');
  localStorage.setItem("village-companion.game.00000002", '{"game":"orchard"}\n2\n');
  localStorage.setItem("village-companion.game.00000002.about", '{"at":1}');
  await begin();
  assert.match(find(".vc-resume").textContent, /^continue-game\s+The orchard/);
  assert.equal(find(".vc-your-games").querySelectorAll(".vc-kept").length, 1, "no game is offered twice");
  assert.equal(find(".vc-kept strong").textContent, "The orchard");
  [...page.querySelectorAll(".vc-kept-doing button")].find((one) => one.title === "game-delete").click();
  findButton(page, "undo").click();
  find(".vc-kept-go").click();
  const asked = { do: "load", text: '{"game":"orchard"}\n1\n', lines: [], game: "game.00000001", seed: "" };
  assert.deepEqual(findLastSent(), asked);
  await tell({ begun: { name: "game.00000001", title: "The orchard" }, table: STATE });
  assert.ok(find(".vc-beginning").hidden);
  findButton(page, "new").click();
  const row = [...page.querySelectorAll(".vc-kept")].find((one) => /game-current/.test(one.textContent));
  row.querySelector(".vc-kept-go").click();
  assert.deepEqual(
    [find(".vc-beginning").hidden, findLastSent()],
    [true, asked],
    "back, and nothing is asked again",
  );
});

test("an address that names a game opens it; a page alone goes on with its own games only", async () => {
  for (const name of ["game.00000001", "11_first.00000002"])
    localStorage.setItem(`village-companion.${name}`, `${name}\n`);
  close();
  history.replaceState(null, "", "/#game=game.00000001");
  open();
  await begin();
  assert.deepEqual(
    [findLastSent().do, findLastSent().game, find(".vc-beginning").hidden],
    ["load", "game.00000001", true],
  );
  await tell({ unloaded: ["It is broken.", ""] });
  assert.ok(!find(".vc-beginning").hidden, "else there would be nothing on the page");
  close();
  open();
  await tell({ words, keeps: "11_first", table: STATE });
  assert.equal(findLastSent().game, "11_first.00000002");
});

test("settings of another game take the place of the form, with the keyboard where it was", async () => {
  const games = [...SETTINGS.games, ["pond", "The pond"]];
  await begin({ settings: { ...SETTINGS, games } });
  findButton(page, "The pond").focus();
  await tell({ settings: { ...SETTINGS, game: "pond", games } });
  assert.equal(page.querySelectorAll(".vc-settings").length, 1);
  assert.equal(document.activeElement.textContent, "The pond");
});

test("the page asks for the form of the game played last, if it came with another", async () => {
  const told = packMessage({ words, settings: SETTINGS });
  const coming = { _newcomer: "play=orchard", _told: told };
  for (const [played, step, isTold] of [
    ["", "", true],
    ["orchard", "", true],
    ["pond", "play=pond", false],
  ]) {
    localStorage.setItem("village-companion.played", played);
    close();
    open(coming);
    assert.deepEqual([findLastSent().do, findLastSent().step, findLastSent().told], ["hello", step, isTold]);
  }
});

test("errors are shown in a sheet", async () => {
  await begin();
  for (const [message, text] of [
    [{ failed: true }, "failed"],
    [{ misheard: true }, "misheard"],
    [{ unsealed: "No seals." }, "No seals."],
  ]) {
    await tell(message);
    assert.equal(find(".vc-sheet > p").textContent, text);
  }
  refuses = true;
  findButton(page, "begin").click();
  assert.equal(find(".vc-sheet > p").textContent, "unreached");
});

test("problems with settings are shown in the form", async () => {
  await begin();
  await tell({ problems: [["players", "Too many."]] });
  assert.deepEqual(listLabels(page.querySelectorAll("[data-field]:not([hidden])")), ["Too many."]);
});

test("an unreadable save stays, but no page goes on with it by itself", async () => {
  localStorage.setItem("village-companion.11_first", "HEAD\n");
  await tell({ words, keeps: "11_first" });
  await tell({ unloaded: ["It is broken.", "Two lines are left."] });
  assert.equal(localStorage.getItem("village-companion.11_first"), "HEAD\n");
  assert.equal(findUnfinished(["11_first"]), "");
  assert.deepEqual(findLastSent(), { do: "whole" });
  findButton(page, "rescue").click();
  assert.deepEqual(findLastSent(), { do: "rescue" });
});

test("charts are announced at once, and shown with the way back once they are there", async () => {
  await begin({ words: copyWords(), table: STATE });
  const coming = find(".vc-coming");
  findButton(page, "charts").click();
  assert.deepEqual([findLastSent(), coming.hidden], [{ do: "charts" }, false]);
  await tell({ failed: true });
  assert.ok(coming.hidden, "a failure ends the announcement");
  findButton(page, "charts").click();
  await tell({ charts: true });
  assert.equal(findButton(page, "charts").getAttribute("aria-pressed"), "true");
  const charts = document.createElement("div");
  charts.className = "vc-charts";
  charts.innerHTML = '<div class="bqplot"><svg><g class="axis"></g></svg></div>';
  page.append(charts);
  await settle();
  assert.ok(coming.hidden && charts.firstElementChild.matches(".vc-onboard"));
  await tell({ table: { ...STATE, v: 2 } });
  findButton(page, "charts").click();
  assert.ok(coming.hidden, "charts of a game stay with it, and are not announced again");
  const again = charts.cloneNode(true);
  again.querySelector(".vc-onboard").remove();
  await tell({ words: { other: "Deutsch" }, table: STATE });
  charts.replaceWith(again);
  await settle();
  assert.ok(again.firstElementChild.matches(".vc-onboard"), "charts that are drawn again have the way back");
  findButton(page, "charts-close").click();
  assert.deepEqual(findLastSent(), { do: "charts" });
  await tell({ charts: false });
  assert.equal(findButton(page, "charts").getAttribute("aria-pressed"), "false");
});

test("a lesson's charts open and close by a command of their own", async () => {
  await tell({ words, keeps: "", table: STATE, lesson: { ...CARD, chart: "Prices" } });
  findButton(page, "Prices").click();
  assert.deepEqual([findLastSent(), find(".vc-coming").hidden], [{ do: "chart" }, false]);
  page.insertAdjacentHTML("beforeend", '<div class="vc-charts"></div>');
  await tell({ charts: true });
  find(".vc-charts").innerHTML = '<div class="bqplot"><svg><g class="axis"></g></svg></div>';
  await settle();
  findButton(page, "charts-close").click();
  assert.deepEqual(findLastSent(), { do: "chart" });
});

test("progress is kept, and a lesson's table shows its card", async () => {
  await tell({ words, keeps: "", progress: '{"places":{}}', table: STATE, lesson: CARD });
  assert.equal(localStorage.getItem("village-companion.progress"), '{"places":{}}');
  assert.equal(find(".vc-told h2").textContent, "Setup");
  assert.ok(!find(".vc-table").hidden && !find(".vc-toolbar"));
  await tell({
    contents: [{ chapter: "01_setup", called: "1 · Setup", done: 1, steps: 2, best: 0, advanced: false }],
    chapter: "01_setup",
  });
  assert.equal(find(".vc-contents a").textContent, "1 · Setup");
  await tell({ about: [["setup", "Lay it out.", [], []]], chapter: "01_setup" });
  assert.equal(find(".vc-sheet .vc-rule").textContent, "Lay it out.");
});

test("in another language an open answer is asked for again, and the news stay the same", async () => {
  const makeEntry = (step, ...lines) => ({ step, seat: 1, lines });
  const panels = [["market", "Market", "0 0 9 9", [["stalls", '<g data-at="stall:0" class="m"></g>']]]];
  const drawn = { ...STATE, panels, rows: [{ target: "stall:0", label: "Buy" }] };
  await begin({ words: copyWords(), table: drawn });
  const next = { v: 2, after: 1, log: [1, [makeEntry(1, "Sold.")]] };
  await tell({ table: { ...drawn, panels: undefined, parts: {}, ...next } });
  find('[data-at="stall:0"]').dispatchEvent(new Event("click", { bubbles: true }));
  assert.deepEqual(findLastSent(), { do: "at", at: "stall:0", v: 2 });
  await tell({ refused: { title: "Stall", reasons: [[[], "There is no room.", []]] } });
  const log = [0, [makeEntry(0, "Gebaut."), makeEntry(1, "Verkauft.")]];
  await tell({ words: { other: "Français" }, table: { ...drawn, v: 3, log } });
  assert.deepEqual(findLastSent(), { do: "at", at: "stall:0", v: 3 });
  await tell({ refused: { title: "Stand", reasons: [[[], "Es ist kein Platz.", []]] } });
  assert.equal(find(".vc-sentence").textContent, "Es ist kein Platz.");
  assert.deepEqual(listLabels(page.querySelectorAll(".vc-log .vc-new")), ["Verkauft."]);
});

test("answers are shown at the place that asked", async () => {
  await begin({ table: STATE });
  await tell({ ask: ["Which?", [[0, "This", [["free", []]], []]], [], ""] });
  findButton(page, "This free").click();
  assert.deepEqual(findLastSent(), { do: "pick", row: 0, way: 0, v: 1 });
  await tell({ refused: { title: "", reasons: [[[], "It is not your turn.", []]] } });
  assert.equal(find(".vc-sentence").textContent, "It is not your turn.");
  await tell({ why: [[[], "No ox is left.", []]] });
  assert.equal(find(".vc-why .vc-rule").textContent, "No ox is left.");
  await tell({
    odds: [
      { title: "A crop", bars: [{ who: "Anna", colour: "red", inside: "", said: "half", percent: 50 }] },
      { title: "An ox", bars: [{ who: "Anna", colour: "red", inside: "", said: "a third", percent: 33 }] },
    ],
  });
  assert.equal(find(".vc-sheet .vc-odds h3").textContent, "A crop");
  assert.equal(find(".vc-sheet .vc-odds details summary").textContent, "An ox");
  await tell({ thinking: 40, running: true });
  assert.equal(find(".vc-table .vc-asking .vc-thinking").hidden, false);
  await tell({ running: false });
  assert.ok(find(".vc-table .vc-asking .vc-thinking").hidden);
  await tell({ lines: { open: "A", lines: [["A", "What if A", 1, "s"]], levels: [], level: "" } });
  assert.equal(find(".vc-line-said").textContent, "What if A");
});

// A board in a notebook, which comes with its screen

const STATED = {
  words: { still: "A still.", refused: "Refused", "word-endings": "" },
  keeps: "",
  table: { ...STATE, v: 7, rows: [{ target: "stall", label: "Buy", beside: true }] },
};

async function openBoard(state = { _version: 7, _told: packMessage(STATED) }) {
  close();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  open(state);
  while (sent.at(-1).told && !find(".vc-panel")) await settle();
  return state;
}

test("a board that comes with its screen is shown at once and names its version", async () => {
  history.replaceState(null, "", "/#section");
  await openBoard();
  assert.deepEqual([sent.length, findLastSent().told, findLastSent().last], [1, true, ["", 7]]);
  assert.ok(find(".vc-panel") && find(".vc-unanswered").hidden);
});

test("a board that Python does not answer says that it is a still, also when pressed", async () => {
  await openBoard();
  mock.timers.tick(2000);
  assert.ok(!find(".vc-unanswered").hidden);
  findButton(page, "Buy").click();
  assert.equal(find(".vc-sheet > p").textContent, "A still.");
  await tell({});
  assert.ok(find(".vc-unanswered").hidden);
});

test("a board that is answered stays as it is and is no still", async () => {
  await openBoard();
  const panel = find(".vc-panel");
  await tell({});
  mock.timers.tick(2000);
  assert.deepEqual([find(".vc-panel"), find(".vc-unanswered").hidden], [panel, true]);
});

test("a second view of a board shows it as the state has it by then", async () => {
  const state = await openBoard();
  await tell({ table: { ...STATE, panels: undefined, parts: {}, after: 7, v: 8 } });
  Object.assign(state, { _version: 8, _told: packMessage({ ...STATED, table: { ...STATED.table, v: 8 } }) });
  await openBoard(state);
  assert.deepEqual([findLastSent().told, findLastSent().last], [true, ["", 8]]);
  assert.ok(find(".vc-panel"));
});

test("a page in a notebook that Python does not answer says that the cells have to be run", () => {
  close();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  open({ _unrun: "Run the cells." });
  page.className = "jp-Notebook";
  mock.timers.tick(2000);
  assert.equal(find(".vc-unanswered").textContent, "Run the cells.");
  page.className = "";
});

test("a closed page receives nothing more and is removed", () => {
  close();
  assert.deepEqual([receive, page.childElementCount], [null, 0]);
});
