import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import "./page.js";
import { open, PLAYERS, spend, TALLY, VILLAGE } from "./trackers.js";
import { makeTracker } from "../../village_widgets/games/village/scripts/tracker.js";

let now = 0;
let timers = [];
/** @type {ReturnType<typeof open>} */
let page;

/** Let some milliseconds pass, and call the functions that are due. */
function pass(time) {
  now += time;
  for (const [at, then] of timers.splice(0)) {
    if (at > now) timers.push([at, then]);
    else then();
  }
}

before(() => {
  mock.method(Date, "now", () => now);
  mock.method(globalThis, "setTimeout", (then, time) => timers.push([now + time, then]));
  mock.method(globalThis, "clearTimeout", () => {});
});
beforeEach(() => {
  now += 10_000;
  timers = [];
  localStorage.clear();
  page = open(makeTracker);
  page.tell(VILLAGE);
  pass(1_000);
});

let version = 1;
/** Tell the page's tracker its first state with these changes, as a later version. */
function change(more) {
  page.tell({ ...VILLAGE, ...more, v: ++version + 1_000 * now });
}
const listCommands = () => page.sent.map(([command]) => command);
const findCard = (seat) => page.find(`[data-key="card:${seat}"]`);
const readPadName = () => page.find(".vc-tr-turn bdi").textContent;
const QUICK = "+1Anna loses 1";

test("a card shows a player's number, name, facts and family, and that it is the player's turn", () => {
  assert.deepEqual(
    ["b", "bdi", ".vc-tr-fact", ".vc-tr-group"].map((part) =>
      findCard(0).querySelector(part).textContent.trim(),
    ),
    ["1", "Anna", "1", "2farm"],
  );
  assert.deepEqual(
    [0, 1].map((seat) => findCard(seat).classList.contains("vc-tr-active")),
    [true, false],
  );
});

test("a new turn is announced in the words for its player", () => {
  change({ active: 1 });
  assert.equal(page.find(".vc-spoken").textContent, "tracker-now: Bert, 8 left");
  assert.equal(readPadName(), "Bert");
});

test("the end of a turn has the colour of the player it leads to", () => {
  assert.equal(page.find(".vc-tr-next").dataset.colour, "blue");
  change({ active: 1, turn: VILLAGE.turns[1] });
  assert.equal(page.find(".vc-tr-next").dataset.colour, "red");
});

test("the final sheet comes before entries made ahead", () => {
  change({ tally: TALLY });
  assert.equal(page.view.isAsking(), true);
});

test("another player's pad opens by their card, and the way back leads to the turn", () => {
  findCard(1).click();
  assert.deepEqual([readPadName(), findCard(1).getAttribute("aria-pressed")], ["Bert", "true"]);
  assert.equal(page.findButton("Next: Bert"), undefined, "it is not Bert's turn");
  page.findButton("tracker-to-turn").click();
  assert.equal(readPadName(), "Anna");
});

test("another turn closes the pad of a player who is not on turn", () => {
  findCard(1).click();
  change({ rounds: 2 });
  assert.equal(readPadName(), "Anna", "the last of a round may begin the next one");
  change({ active: 1 });
  findCard(0).click();
  change({ active: 0, round: "Round 2", rounds: 2 });
  assert.equal(readPadName(), "Anna");
  change({ active: 1 });
  assert.equal(readPadName(), "Bert");
});

test("the open pad stays when the table is told in another language", () => {
  change({ active: 0 });
  findCard(1).click();
  change({ round: "1. Runde" });
  assert.equal(readPadName(), "Bert");
});

test("waiting inputs are shown as entered, on the card and on the pad", () => {
  page.wait([[{ do: "enter", choice: spend(0, 3), ahead: true }]]);
  assert.deepEqual(
    ["hourglass", "8 → 5"].map((text) => findCard(0).textContent.includes(text)),
    [false, true],
  );
  assert.equal(page.find(".vc-tr-left.vc-tr-waits").textContent, "8 → 5");
  page.wait([
    [{ do: "enter", choice: spend(0, 3), ahead: true }],
    [{ do: "enter", choice: { type: "end-turn" }, ahead: true }],
  ]);
  assert.equal(readPadName(), "Bert", "the turn has gone on");
  page.wait([]);
  assert.equal(readPadName(), "Anna");
});

test("the end of a turn in which a death waits says so", () => {
  page.wait([[{ do: "enter", choice: spend(0, 9), ahead: true }]]);
  assert.equal(page.find(".vc-tr-next small").textContent, "tracker-waits-death");
});

test("if a question comes next, the pad says that it stops", () => {
  page.wait([[{ do: "enter", choice: { type: "end-round" }, ahead: true }]], true);
  assert.equal(page.find(".vc-tr-pad .vc-tr-note").textContent, "tracker-stopped");
  assert.deepEqual([page.findButton(QUICK), page.find(".vc-tr-next")], [undefined, null]);
});

test("the same entry twice at once asks for a confirmation", () => {
  page.findButton(QUICK).click();
  page.findButton(QUICK).click();
  assert.equal(page.sent.length, 1);
  assert.equal(page.answers.root.querySelector("h2").textContent, "tracker-twice");
  page.findButton("tracker-sure-enter", page.answers.root).click();
  assert.deepEqual(
    listCommands(),
    [1, 2].map(() => ({ do: "enter", choice: spend(0), ahead: true })),
  );
  pass(401);
  page.findButton(QUICK).click();
  assert.equal(page.sent.length, 3, "later it is meant");
});

test("a choice with a cost is entered as an answer, and several as one command", () => {
  const answer = { choice: { type: "send", seat: 0 }, payment: { coin: 1 } };
  const several = { do: "several", answers: [answer] };
  change({
    pads: {
      ...VILLAGE.pads,
      0: {
        quick: [
          { label: "pays", made: answer },
          { label: "both", made: several },
        ],
        tiles: [],
      },
    },
  });
  page.findButton("pays").click();
  page.findButton("both").click();
  assert.deepEqual(listCommands(), [
    { do: "enter", answer, ahead: true },
    { ...several, ahead: true },
  ]);
});

const ASKING = {
  kind: "death",
  stage: "grave",
  seat: 0,
  title: "Who dies?",
  about: ["The eldest.", "Anna says it."],
  groups: [
    [
      "Known",
      [
        { label: "Farm", made: { type: "bury", place: "farm" } },
        { label: "Smithy", made: { type: "bury", place: "smithy" } },
      ],
    ],
  ],
  refused: [],
  chance: false,
  steps: [],
  step: 0,
  bag: null,
  following: 1,
};

test("a question replaces the pad: its title, its subject, its answers", () => {
  change({ asking: ASKING });
  assert.equal(page.view.root.dataset.view, "asking");
  assert.equal(page.view.isAsking(), true);
  assert.ok(page.find(".vc-tr-pad").hidden);
  assert.deepEqual(page.listTexts(".vc-tr-asked h2, .vc-tr-asked p, .vc-tr-asked h3"), [
    "Who dies?",
    "The eldest.",
    "Anna says it.",
    "Known",
  ]);
  assert.equal(page.find(".vc-tr-asked").dataset.colour, "red");
  assert.equal(page.find(".vc-spoken").textContent, "Who dies?", "hourglasses say nothing about it");
  change({ asking: { ...ASKING, seat: 1 } });
  assert.equal(page.find(".vc-tr-asked").dataset.colour, "blue", "others may die in a player's turn");
});

test("an onlooker reads a question without headings of answers that are not offered", () => {
  change({ asking: ASKING, writes: false });
  assert.deepEqual(page.listTexts(".vc-tr-asked :is(h2, h3)"), ["Who dies?"]);
  assert.equal(page.find(".vc-tr-answers"), null);
  change({ asking: { ...ASKING, chance: true, about: ["Draw."] }, writes: false });
  assert.deepEqual(page.listTexts(".vc-tr-asked > p"), []);
});

test("an answer is entered once, and again only if it was lost", () => {
  change({ asking: ASKING });
  page.findButton("Farm").click();
  page.findButton("Farm").click();
  assert.deepEqual(page.sent, [[{ do: "enter", choice: { type: "bury", place: "farm" } }, "Farm"]]);
  assert.equal(page.findButton("Farm").getAttribute("aria-disabled"), "true");
  assert.equal(page.findButton("Smithy").getAttribute("aria-disabled"), "false");
  page.findButton("Smithy").click();
  assert.equal(page.sent.length, 2, "another answer is another one");
  page.view.releaseButtons();
  page.findButton("Smithy").click();
  assert.equal(page.sent.length, 3);
  pass(1_501);
  assert.equal(page.findButton("Smithy").getAttribute("aria-disabled"), "false");
  page.findButton("Smithy").click();
  assert.equal(page.sent.length, 4);
  change({ asking: { ...ASKING, seat: 1 } });
  page.findButton("Smithy").click();
  assert.equal(page.sent.length, 5, "the next question may have the same answer");
});

test("a page that only looks on sees the question without answers", () => {
  change({ writes: false, pads: {} });
  assert.equal(page.find(".vc-tr-foot button"), null, "an onlooker takes nothing back");
  change({ asking: { ...ASKING, chance: true }, writes: false, pads: {} });
  assert.deepEqual(page.listTexts(".vc-tr-asked h2"), ["Who dies?"]);
  assert.equal(page.findAll(".vc-tr-asked button").length, 0);
});

test("a page that only looks on shows the family of the player on turn", () => {
  change({ writes: false, pads: { 0: null, 1: null }, turn: null });
  assert.deepEqual(page.listTexts(".vc-tr-pad:not(.vc-tr-asked) .vc-tr-group small"), ["farm"]);
});

test("a mass shows its steps and the bag, and lets chance draw", () => {
  const mass = {
    ...ASKING,
    kind: "mass",
    chance: true,
    steps: ["Buy out", "Draw", "Rise"],
    step: 1,
    bag: ["monk", "monk"],
    refused: [[[], "No.", []]],
  };
  change({ asking: mass });
  assert.deepEqual(
    page
      .findAll(".vc-tr-steps li")
      .map((step) => [step.textContent, step.className, step.getAttribute("aria-current")]),
    [
      ["Buy out", "vc-done", null],
      ["Draw", "", "step"],
      ["Rise", "", null],
    ],
  );
  assert.equal(page.findAll(".vc-tr-bag .vc-tr-picture").length, 2);
  page.findButton("tracker-draw").click();
  assert.deepEqual(listCommands(), [{ do: "chance" }]);
  assert.deepEqual(page.listTexts(".vc-tr-why summary, .vc-tr-why p"), ["tracker-why-not-mass", "No."]);
});

const makeSale = (seat) => [
  { label: `${PLAYERS[seat][0]} again`, made: { type: "sold", seat } },
  { label: `${PLAYERS[seat][0]} first`, made: { type: "sold", seat } },
];
const openMarket = () => {
  page.find('[data-key="tile:market"]').click();
  return page.listTexts('[data-tile="market"] .vc-tr-choice');
};

test("on the market the player on turn sells first, without surcharge until the first sale", () => {
  const sales = { 0: makeSale(0), 1: makeSale(1) };
  change({ sales });
  assert.deepEqual(openMarket(), ["Anna first", "Bert again", "Nobody sells"]);
  change({ sales, sold: true });
  assert.deepEqual(page.listTexts('[data-tile="market"] .vc-tr-choice'), [
    "Anna again",
    "Bert again",
    "Nobody sells",
  ]);
  findCard(1).click();
  assert.deepEqual(openMarket(), ["Bert again"], "on another's pad they alone");
});

test("on the market the others sell in the order in which they sit", () => {
  const [anna, bert] = VILLAGE.players;
  const cleo = { ...bert, seat: 2, name: ["Cleo", "white"] };
  const sales = [...[0, 1].map(makeSale), ["again", "first"].map((label) => ({ label, made: { seat: 2 } }))];
  change({ active: 1, turn: VILLAGE.turns[1], players: [anna, bert, cleo], sales: { ...sales } });
  pass(1_000);
  assert.deepEqual(openMarket(), ["Bert first", "again", "Anna again", "Nobody sells"]);
});

test("a death in the middle of a market day leaves the market open, and the next turn closes it", () => {
  const sales = { 0: makeSale(0), 1: makeSale(1) };
  change({ sales, sold: true });
  openMarket();
  const readTile = () => page.find(".vc-tr-rows")?.dataset.tile;
  change({ sales, sold: true, active: null, asking: { ...ASKING, seat: 1 } });
  assert.ok(page.find(".vc-tr-pad").hidden);
  change({ sales, sold: true });
  assert.deepEqual([readPadName(), readTile()], ["Anna", "market"]);
  page.find(".vc-tr-next").click();
  assert.deepEqual(page.sent, [], "a tap just then was meant for the question");
  change({ sales, active: null, asking: ASKING });
  change({ sales, active: 1, turn: VILLAGE.turns[1] });
  assert.deepEqual([readPadName(), readTile()], ["Bert", undefined]);
});

test("the large view shows no tiles of a pad, and other pages of this browser remember it", () => {
  page.findButton("tracker-large").click();
  assert.ok(page.view.root.hasAttribute("data-large"));
  const other = open(makeTracker);
  other.tell(VILLAGE);
  assert.ok(other.view.root.hasAttribute("data-large"));
  other.find('[data-key="card:1"]').click();
  assert.ok(!other.view.root.hasAttribute("data-large"), "a card leads back to the pads");
});

test("news stand at the top, great ones below too, with the rule behind them", () => {
  change({
    news: [
      ["Anna trains.", "", false],
      ["Bert rises.", "The most advanced rises.", true],
    ],
    notes: [["bell", "Last turns", true]],
  });
  assert.match(page.find(".vc-tr-news").textContent, /tracker-news: Anna trains\. Bert rises\./);
  assert.deepEqual(page.listTexts(".vc-great"), ["Bert rises.The most advanced rises."]);
  assert.deepEqual(
    page.findAll(".vc-tr-notes li").map((note) => [note.textContent.trim(), note.className]),
    [["Last turns", "vc-tr-urgent"]],
  );
});

test("a row of the chronicle shows how many lie in it, if it is full, and from which end it fills", () => {
  const makeRow = (lying) => ({ label: `${lying}`, drawn: "crafts", lying, spaces: 3, room: "" });
  change({ resting: [makeRow(0), { ...makeRow(1), leftwards: true }, makeRow(2), makeRow(3), makeRow(4)] });
  assert.deepEqual(
    page
      .findAll(".vc-tr-rest")
      .map((rest) => [
        rest.querySelector("b").textContent,
        [...rest.querySelectorAll("i")].map((pip) => pip.classList.contains("vc-full")),
        rest.classList.contains("vc-filled"),
        rest.querySelector(".vc-leftwards") !== null,
      ]),
    [
      ["0", [false, false, false], false, false],
      ["1", [true, false, false], false, true],
      ["2", [true, true, false], false, false],
      ["3", [true, true, true], true, false],
      ["4", [true, true, true], true, false],
    ],
  );
});

test("a guessed number is marked, and a tracked table can become a full one if that is offered", () => {
  assert.equal(page.findAll(".vc-tr-unsure").length, 0);
  assert.ok(page.find(".vc-tr-more").hidden);
  change({ unsure: "We are not sure.", promote: true });
  assert.deepEqual(page.listTexts(".vc-tr-unsure"), ["We are not sure."]);
  page.find('[data-key="promote"]').click();
  assert.deepEqual(listCommands(), [{ do: "promote" }]);
});

test("the button beside the end of the turn takes back the last entry", () => {
  page.find('.vc-tr-foot [data-key="undo"]').click();
  assert.deepEqual(listCommands(), [{ do: "undo" }]);
});
