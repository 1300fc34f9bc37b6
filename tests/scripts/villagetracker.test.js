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
const commands = () => page.sent.map(([command]) => command);
const card = (seat) => page.find(`[data-key="card:${seat}"]`);
const padOf = () => page.find(".vc-tr-turn bdi").textContent;
const QUICK = "+1Anna loses 1";

test("a card shows a player's number, name, facts and family, and that it is the player's turn", () => {
  assert.deepEqual(
    ["b", "bdi", ".vc-tr-fact", ".vc-tr-group"].map((part) => card(0).querySelector(part).textContent.trim()),
    ["1", "Anna", "1", "2farm"],
  );
  assert.deepEqual(
    [0, 1].map((seat) => card(seat).classList.contains("vc-tr-active")),
    [true, false],
  );
});

test("a new turn is announced in the words for its player", () => {
  change({ active: 1 });
  assert.equal(page.find(".vc-spoken").textContent, "tracker-now: Bert, 8 left");
  assert.equal(padOf(), "Bert");
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
  card(1).click();
  assert.deepEqual([padOf(), card(1).getAttribute("aria-pressed")], ["Bert", "true"]);
  assert.equal(page.button("Next: Bert"), undefined, "it is not Bert's turn");
  page.button("tracker-to-turn").click();
  assert.equal(padOf(), "Anna");
});

test("another turn closes the pad of a player who is not on turn", () => {
  change({ active: 1 });
  card(0).click();
  change({ active: 0, round: "Round 2", rounds: 2 });
  assert.equal(padOf(), "Anna");
  change({ active: 1 });
  assert.equal(padOf(), "Bert");
});

test("the open pad stays when the table is told in another language", () => {
  change({ active: 0 });
  card(1).click();
  change({ round: "1. Runde" });
  assert.equal(padOf(), "Bert");
});

test("waiting inputs are shown as entered, on the card and on the pad", () => {
  page.wait([[{ do: "enter", choice: spend(0, 3), ahead: true }]]);
  assert.deepEqual(
    ["hourglass", "8 → 5"].map((text) => card(0).textContent.includes(text)),
    [false, true],
  );
  assert.equal(page.find(".vc-tr-left.vc-tr-waits").textContent, "8 → 5");
  page.wait([
    [{ do: "enter", choice: spend(0, 3), ahead: true }],
    [{ do: "enter", choice: { type: "end-turn" }, ahead: true }],
  ]);
  assert.equal(padOf(), "Bert", "the turn has gone on");
  page.wait([]);
  assert.equal(padOf(), "Anna");
});

test("the end of a turn in which a death waits says so", () => {
  page.wait([[{ do: "enter", choice: spend(0, 9), ahead: true }]]);
  assert.equal(page.find(".vc-tr-next small").textContent, "tracker-waits-death");
});

test("if a question comes next, the pad says that it stops", () => {
  page.wait([[{ do: "enter", choice: { type: "end-round" }, ahead: true }]], true);
  assert.equal(page.find(".vc-tr-pad .vc-tr-note").textContent, "tracker-stopped");
  assert.equal(page.button(QUICK), undefined);
});

test("the same entry twice at once asks for a confirmation", () => {
  page.button(QUICK).click();
  page.button(QUICK).click();
  assert.equal(page.sent.length, 1);
  assert.equal(page.answers.root.querySelector("h2").textContent, "tracker-twice");
  page.button("tracker-sure-enter", page.answers.root).click();
  assert.deepEqual(
    commands(),
    [1, 2].map(() => ({ do: "enter", choice: spend(0), ahead: true })),
  );
  pass(401);
  page.button(QUICK).click();
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
  page.button("pays").click();
  page.button("both").click();
  assert.deepEqual(commands(), [
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
  assert.deepEqual(page.texts(".vc-tr-asked h2, .vc-tr-asked p, .vc-tr-asked h3"), [
    "Who dies?",
    "The eldest.",
    "Anna says it.",
    "Known",
  ]);
  assert.equal(page.find(".vc-tr-asked").dataset.colour, "red");
});

test("an onlooker reads a question without headings of answers that are not offered", () => {
  change({ asking: ASKING, writes: false });
  assert.deepEqual(page.texts(".vc-tr-asked :is(h2, h3)"), ["Who dies?"]);
  assert.equal(page.find(".vc-tr-answers"), null);
  change({ asking: { ...ASKING, chance: true, about: ["Draw."] }, writes: false });
  assert.deepEqual(page.texts(".vc-tr-asked > p"), []);
});

test("an answer is entered once, and again only if it was lost", () => {
  change({ asking: ASKING });
  page.button("Farm").click();
  page.button("Farm").click();
  assert.deepEqual(page.sent, [[{ do: "enter", choice: { type: "bury", place: "farm" } }, "Farm"]]);
  assert.equal(page.button("Farm").getAttribute("aria-disabled"), "true");
  page.button("Smithy").click();
  assert.equal(page.sent.length, 2, "another answer is another one");
  page.view.releaseButtons();
  page.button("Smithy").click();
  assert.equal(page.sent.length, 3);
  pass(1_501);
  page.button("Smithy").click();
  assert.equal(page.sent.length, 4);
});

test("a page that only looks on sees the question without answers", () => {
  change({ writes: false, pads: {} });
  assert.equal(page.find(".vc-tr-foot button"), null, "an onlooker takes nothing back");
  change({ asking: { ...ASKING, chance: true }, writes: false, pads: {} });
  assert.deepEqual(page.texts(".vc-tr-asked h2"), ["Who dies?"]);
  assert.equal(page.all(".vc-tr-asked button").length, 0);
});

test("a page that only looks on shows the family of the player on turn", () => {
  change({ writes: false, pads: { 0: null, 1: null }, turn: null });
  assert.deepEqual(page.texts(".vc-tr-pad:not(.vc-tr-asked) .vc-tr-group small"), ["farm"]);
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
      .all(".vc-tr-steps li")
      .map((step) => [step.textContent, step.className, step.getAttribute("aria-current")]),
    [
      ["Buy out", "vc-done", null],
      ["Draw", "", "step"],
      ["Rise", "", null],
    ],
  );
  assert.equal(page.all(".vc-tr-bag .vc-tr-picture").length, 2);
  page.button("tracker-draw").click();
  assert.deepEqual(commands(), [{ do: "chance" }]);
  assert.deepEqual(page.texts(".vc-tr-why summary, .vc-tr-why p"), ["tracker-why-not-mass", "No."]);
});

const sale = (seat) => [
  { label: `${PLAYERS[seat][0]} again`, made: { type: "sold", seat } },
  { label: `${PLAYERS[seat][0]} first`, made: { type: "sold", seat } },
];
const market = () => {
  page.find('[data-key="tile:market"]').click();
  return page.texts('[data-tile="market"] .vc-tr-choice');
};

test("on the market the player on turn sells first, without surcharge until the first sale", () => {
  const sales = { 0: sale(0), 1: sale(1) };
  change({ sales });
  assert.deepEqual(market(), ["Anna first", "Bert again", "Nobody sells"]);
  change({ sales, sold: true });
  assert.deepEqual(page.texts('[data-tile="market"] .vc-tr-choice'), [
    "Anna again",
    "Bert again",
    "Nobody sells",
  ]);
  card(1).click();
  assert.deepEqual(market(), ["Bert again"], "on another's pad they alone");
});

test("a death in the middle of a market day leaves the market open, and the next turn closes it", () => {
  const sales = { 0: sale(0), 1: sale(1) };
  change({ sales, sold: true });
  market();
  const tile = () => page.find(".vc-tr-rows")?.dataset.tile;
  change({ sales, sold: true, active: null, asking: { ...ASKING, seat: 1 } });
  assert.ok(page.find(".vc-tr-pad").hidden);
  change({ sales, sold: true });
  assert.deepEqual([padOf(), tile()], ["Anna", "market"]);
  page.find(".vc-tr-next").click();
  assert.deepEqual(page.sent, [], "a tap just then was meant for the question");
  change({ sales, active: null, asking: ASKING });
  change({ sales, active: 1, turn: VILLAGE.turns[1] });
  assert.deepEqual([padOf(), tile()], ["Bert", undefined]);
});

test("the large view shows no tiles of a pad, and other pages of this browser remember it", () => {
  page.button("tracker-large").click();
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
  assert.deepEqual(page.texts(".vc-great"), ["Bert rises.The most advanced rises."]);
  assert.deepEqual(
    page.all(".vc-tr-notes li").map((note) => [note.textContent.trim(), note.className]),
    [["Last turns", "vc-tr-urgent"]],
  );
});

test("a row of the chronicle shows how many lie in it, if it is full, and from which end it fills", () => {
  const row = (label, lying) => ({ label, drawn: "crafts", lying, spaces: 2, room: `${2 - lying} left` });
  change({ resting: [{ ...row("Crafts", 1), leftwards: true }, row("Council", 2)] });
  assert.deepEqual(
    page
      .all(".vc-tr-rest")
      .map((rest) => [
        rest.querySelector("b").textContent,
        rest.querySelectorAll(".vc-full").length,
        rest.classList.contains("vc-filled"),
        rest.querySelector(".vc-leftwards") !== null,
      ]),
    [
      ["Crafts", 1, false, true],
      ["Council", 2, true, false],
    ],
  );
});

test("a guessed number is marked, and a tracked table can become a full one if that is offered", () => {
  assert.equal(page.all(".vc-tr-unsure").length, 0);
  assert.ok(page.find(".vc-tr-more").hidden);
  change({ unsure: "We are not sure.", promote: true });
  assert.deepEqual(page.texts(".vc-tr-unsure"), ["We are not sure."]);
  page.find('[data-key="promote"]').click();
  assert.deepEqual(commands(), [{ do: "promote" }]);
});

test("the button beside the end of the turn takes back the last entry", () => {
  page.find('.vc-tr-foot [data-key="undo"]').click();
  assert.deepEqual(commands(), [{ do: "undo" }]);
});
