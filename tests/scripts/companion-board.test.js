// The board at a table, and what Python answers about it, on the companion's page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHECK } from "./checkingpage.js";
import {
  CODE,
  NAMES,
  OFFERED,
  findButton,
  find,
  findAll,
  hear,
  joinTable,
  open,
  page,
  takeSent,
  readSheet,
  takeSentOf,
  makeWhole,
  prepareCompanionPages,
} from "./companionpage.js";
import { FORM } from "./layingform.js";
import { listLabels, makeWording } from "./page.js";

prepareCompanionPages();

const DRAWING = '<g data-at="stall:0" class="m"></g>';
const BOARD = {
  v: 3,
  rows: [{ target: "stall:0", label: "Buy", number: 4 }],
  barred: [],
  names: { "stall:0": "first stall" },
  agenda: [0, "Anna: buy.", []],
  log: [0, []],
  can: [true, false],
  own: "",
  strip: null,
  others: [],
  panels: [["market", "Market", "0 0 9 9", [["stalls", DRAWING]]]],
  players: NAMES.map(([name, colour]) => [name, colour, false]),
};
const COLOURS = [["pink", "Pink", 3, "p"]];
const makeAsked = (typed, ready) => ({
  title: "Draw",
  about: "",
  enter: "Enter",
  all: false,
  ready,
  colours: COLOURS,
  spaces: [
    {
      space: "bag",
      name: "Bag",
      count: "1",
      lying: "",
      state: "open",
      typed,
      cells: [["Pink", typed.length, 0, true]],
    },
  ],
});
const REFUSED = { title: "", reasons: [[[], "Sell first.", []]], decision: "" };
const ASKED = ["Which stall?", [[4, "Buy", [["", []]], []]], []];

/** Open a table at its board. */
async function openBoard(board = {}, more = {}) {
  await joinTable(["a"], { view: "table", table: { ...BOARD, ...board }, ...more });
}

test("the board of a table shows its state, with the version that answers name", async () => {
  await openBoard();
  assert.deepEqual([find(".vc-table").hidden, page.pad.root.hidden], [false, true]);
  assert.equal(find(".vc-decision").textContent, "Anna: buy.");
  find('[data-at="stall:0"]').dispatchEvent(new Event("click", { bubbles: true }));
  assert.deepEqual(takeSentOf("at")[0].v, 3);
});

test("a question about the board is answered for the version that it was asked about", async () => {
  await openBoard();
  await hear({ ask: ASKED });
  assert.equal(readSheet(), "Which stall?");
  findButton("Buy").click();
  const [{ row, v }] = takeSentOf("pick");
  assert.deepEqual([row, v], [4, 3]);
});

test("a refusal, a rule's reasons and the odds are told above the board", async () => {
  await openBoard();
  await hear({ refused: REFUSED });
  assert.deepEqual([readSheet(), find(".vc-sentence").textContent], ["refused", "Sell first."]);
  findButton("close").click();
  await hear({ why: REFUSED.reasons });
  assert.deepEqual(listLabels(findAll(".vc-why .vc-rule")), ["Sell first."]);
  await hear({ odds: [] });
  assert.deepEqual([readSheet(), find(".vc-sheet p").textContent], ["odds", "odds-none"]);
});

test("the first odds lie open, others are folded, and nothing is said to be missing", async () => {
  await openBoard();
  const makeOdds = (title) => ({
    title,
    bars: [{ who: "Anna", colour: "red", inside: "", said: "75%", percent: 75 }],
  });
  for (const titles of [["Mass"], ["Mass", "Customers", "Cubes"]]) {
    await hear({ odds: titles.map(makeOdds) });
    assert.deepEqual(listLabels(findAll(".vc-odds h3, .vc-odds summary")), titles);
    assert.deepEqual(
      [findAll(".vc-odds details").length, findAll(".vc-odds li").length],
      [titles.length - 1, titles.length],
    );
    assert.ok(!find(".vc-sheet").textContent.includes("odds-none"));
  }
});

test("a payment is put together above the board, beside what rules forbid", async () => {
  await openBoard();
  const payment = { row: 4, title: "Pay?", asked: null, put: [], kinds: [], said: "", ways: [], fill: "" };
  await hear({ compose: payment, barred: REFUSED.reasons });
  assert.deepEqual([readSheet(), listLabels(findAll(".vc-sheet .vc-rule"))], ["Pay?", ["Sell first."]]);
  await hear({ compose: payment });
  assert.deepEqual([readSheet(), findAll(".vc-sheet .vc-rule").length], ["Pay?", 0]);
  await hear({ table: { ...BOARD, panels: undefined, v: 4, after: 3 } });
  assert.equal(readSheet(), "", "the game has gone on");
});

test("the meaning of a word is shown beside the board", async () => {
  await openBoard();
  await hear({ meaning: { title: "Stall", text: "A place to buy.", cited: [], pictures: [] } });
  const [shown] = findAll(".vc-sheet").filter((one) => one.matches(":popover-open"));
  assert.deepEqual(
    [shown.querySelector("h2").textContent, shown.textContent.includes("A place to buy.")],
    ["Stall", true],
  );
});

test("drawn pieces are typed below the board and read by Python", async () => {
  await openBoard({ handful: makeAsked([], false), chance: true });
  find(".vc-heap").click();
  assert.deepEqual(takeSentOf("handful"), [{ do: "handful", typed: { bag: ["p"] } }]);
  await hear({ handful: makeAsked(["p"], true) });
  assert.equal(find(".vc-handful [type=submit]").disabled, false);
  page.close();
  await open(CODE, {
    ...makeWhole(["a"]),
    view: "table",
    table: { ...BOARD, handful: makeAsked([], false) },
  });
  assert.deepEqual(takeSentOf("handful"), [{ do: "handful", typed: { bag: ["p"] } }], "kept for this table");
});

test("the form and the check come in place of the board, also in another language", async () => {
  const some = { "laying-overview": "Overview", "check-title": "Check" };
  for (const [view, told, asked] of [
    ["laying", { laying: FORM }, [{ do: "laying" }]],
    [
      "checking",
      { checking: CHECK },
      [{ do: "checking", edition: "new", players: [4], text: "", table: true }],
    ],
  ]) {
    localStorage.clear();
    await openBoard({}, { words: makeWording({ ...some }) });
    assert.equal(find(`.vc-${view}`).hidden, true);
    if (view === "checking") {
      find("[data-tool=menu]").click();
      findButton("table-checktable-check-about").click();
      takeSent();
    }
    await hear({ view, ...told });
    assert.deepEqual([find(`.vc-${view}`).hidden, find(`.vc-${view} h2`) !== null], [false, true]);
    await hear({ ...makeWhole(["a"]), words: { ...some, "laying-overview": "Übersicht" }, view });
    assert.deepEqual(takeSent(), asked, view);
    await hear({ view: "table" });
    await hear({ ...makeWhole(["a"]), words: { ...some, "check-title": "Prüfung" }, view: "table" });
    assert.deepEqual(takeSent(), [], "it is out of sight");
    page.close();
  }
});

test("the coach's advice stays open in another language, and is told in it", async () => {
  const some = { coach: "Coach" };
  const makeTold = (said) => ({ moves: [], said, percent: 10, looking: false, opens: true });
  await openBoard({}, { words: makeWording({ ...some }) });
  await hear({ coach: makeTold("Wait.") });
  const read = () => [find(".vc-sheet").matches(":popover-open"), find(".vc-sheet").textContent];
  assert.deepEqual([read()[0], read()[1].includes("Wait.")], [true, true]);
  await hear({
    ...makeWhole(["a"]),
    view: "table",
    table: BOARD,
    words: { coach: "Trainer" },
    coach: makeTold("Warte."),
  });
  assert.deepEqual([read()[0], read()[1].includes("Warte.")], [true, true]);
});

test("the board and its explanations are told again in another language", async () => {
  await openBoard({}, { words: makeWording({ "why-not": "Why not?" }) });
  await hear({
    ...makeWhole(["a"]),
    view: "table",
    table: { ...BOARD, agenda: [0, "Anna: kaufe.", []] },
    words: { "why-not": "Warum nicht?" },
  });
  assert.deepEqual(
    [find(".vc-decision").textContent, find(".vc-why summary").textContent],
    ["Anna: kaufe.", "Warum nicht?"],
  );
});

test("the words of the game stand below a game's own view, and not below the board again", async () => {
  await open(CODE, { ...makeWhole(["a"]), glossary: [["stall", "stall"]] });
  const list = find(".vc-companion > .vc-lexicon");
  const readHidden = async (view) => {
    await hear({ view });
    return list.hidden;
  };
  assert.deepEqual(
    [await readHidden("pad"), await readHidden("table"), await readHidden("laying"), await readHidden("pad")],
    [false, true, true, false],
  );
});

test("a game that was opened is described again in another language, in the lobby alone", async () => {
  const some = { "lobby-file": "A file" };
  const opened = [NAMES, "12 entries", ""];
  const say = (more) => hear({ words: { "lobby-file": "Eine Datei" }, lobby: OFFERED, ...more });
  await open("", { view: "lobby", words: makeWording({ ...some }) });
  await hear({ opened });
  await say({ view: "lobby", opened: [NAMES, "12 Einträge", ""] });
  assert.deepEqual([readSheet(), find(".vc-sheet p").textContent], ["Eine Datei", "12 Einträge"]);
  page.close();
  await openBoard({}, { words: makeWording({ ...some }) });
  await hear({ opened });
  await say({ ...makeWhole(["a"]), view: "table", opened });
  assert.equal(readSheet(), "", "at a table it closes");
});
