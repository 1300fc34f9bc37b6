// The trackers of all games, with what Python could send to each: for tests of what holds for every tracker.
import { register } from "node:module";
import { before, beforeEach, mock } from "node:test";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { makeTracker as manitoba } from "../../village_widgets/games/manitoba/scripts/tracker.js";
import { makeTracker as stoneAge } from "../../village_widgets/games/stone_age/scripts/tracker.js";
import { makeTracker as village } from "../../village_widgets/games/village/scripts/tracker.js";
import { show, words } from "./page.js";

// Orchard's room lies elsewhere: on a page its scripts lie beside those of the other games.
const ELSEWHERE = `export const resolve = (name, context, next) =>
  next(
    context.parentURL?.includes("/orchard_widgets/scripts/") && name.startsWith("../../../")
      ? new URL(name.replace("../../../", "../../../village_widgets/"), context.parentURL).href
      : name,
    context,
  );`;
let orchard;
/** Load Orchard's tracker: before the tests that need all of them. */
export async function loadOrchard() {
  register(`data:text/javascript,${encodeURIComponent(ELSEWHERE)}`);
  ({ makeTracker: orchard } = await import("../orchard_widgets/scripts/tracker.js"));
}

export const PLAYERS = [
  ["Anna", "red"],
  ["Bert", "blue"],
];
const makeCoins = (seat, count) => [count, true, { type: "tell", seat, line: "coins", count }];
export const TALLY = {
  title: "Points",
  about: "",
  result: "Anna leads",
  reasons: [],
  players: PLAYERS,
  lines: [["Coins", [makeCoins(0, 5), makeCoins(1, 3)], 0]],
  ties: [],
  totals: [5, 3],
  winners: [0],
  done: { type: "done" },
};

const END = { type: "end-turn" };
const makeTurn = (seat, to) => ({
  seat,
  to,
  next: { label: `Next: ${PLAYERS[to][0]}`, made: END },
  last: null,
  none: { label: "Nobody sells", made: END },
});
export const spend = (seat, time = 1) => ({ type: "spend", seat, why: "time", time });
const makePlayer = (seat) => ({
  seat,
  number: seat + 1,
  name: PLAYERS[seat],
  left: "8 left",
  soon: false,
  ends: [8, 18],
  dying: 0,
  counts: { coin: ["coin", 1] },
  life: "<svg></svg>",
  marks: [],
  facts: [["coin", "1", "1 coin"]],
  family: [["farm", "2"]],
});
const makePad = (seat) => ({
  quick: [{ label: "+1", made: spend(seat), spoken: `${PLAYERS[seat][0]} loses 1` }],
  tiles: [
    { key: "market", label: "Market", picture: "stall", note: "", heads: [], rows: [] },
    {
      key: "harvest",
      label: "Harvest",
      picture: "grain",
      note: "",
      heads: [],
      rows: [["", "", [{ label: "+2", made: { type: "note", seat, what: "grain", change: 2 } }]]],
    },
  ],
});
export const VILLAGE = {
  v: 1,
  writes: true,
  round: "Round 1",
  rounds: 1,
  decision: "",
  news: [],
  notes: [],
  active: 0,
  players: [makePlayer(0), makePlayer(1)],
  resting: [],
  chronicle: "<svg></svg>",
  turn: makeTurn(0, 1),
  asking: null,
  tally: null,
  turns: { 0: makeTurn(0, 1), 1: makeTurn(1, 0) },
  sales: {},
  sold: false,
  unsure: "",
  promote: false,
  pads: { 0: makePad(0), 1: makePad(1) },
  customers: [],
  pictures: "",
};

const grow = (seat) => ({ type: "grow", growth: "worker", seat });
const makeTribe = (seat) => ({
  seat,
  number: seat + 1,
  name: PLAYERS[seat],
  points: "10",
  facts: [["worker", "5", "5 workers"]],
  cards: [],
  food: "needs 5",
  grows: [
    {
      drawn: "worker",
      label: "+1",
      small: "5 → 6",
      made: grow(seat),
      spoken: "one worker more",
      full: false,
    },
  ],
  hungry: null,
  starved: false,
});
const makeCard = (number) => ({ type: "note-card", card: number });
export const STONE_AGE = {
  v: 1,
  writes: true,
  notes: [],
  news: [],
  acting: [0, 1],
  tribes: [makeTribe(0), makeTribe(1)],
  figures: [
    ["farmer", "Farmers", [["2 food", "2 people", makeCard(3)]]],
    [
      "shaman",
      "Shamans",
      [
        ["wood", "1 person", makeCard(4)],
        ["stone", "2 people", makeCard(5)],
      ],
    ],
  ],
  sites: [
    ["Left pile", "4 left", { type: "note-building", place: "left" }],
    ["Right pile", "none left", null],
  ],
  fixed: [10, 12],
  changes: [["+1", { type: "change-points", points: 1 }, ""]],
  turns: [
    ["Next: Bert", END, ""],
    ["Next: feeding", END, ""],
  ],
  feast: [],
  showing: "",
  tally: null,
  pictures: "<g></g>",
};

const report = (label, spoken, made) => ({ drawn: ["berries"], label, small: "", spoken, made, off: false });
const makeClan = (seat, tokens) => ({
  seat,
  name: PLAYERS[seat],
  points: "6 points",
  facts: [[["shell"], "1", "1 shell"]],
  columns: [
    [
      tokens,
      report("1", `${PLAYERS[seat][0]}: a berry`, { type: "note-good", seat, good: "berries" }),
      tokens.length > 0,
    ],
  ],
  steps: [report("1/6", `${PLAYERS[seat][0]}: a step`, { type: "note-step", seat, path: "hunter" })],
  ready: null,
  more: [["Points", [report("+1", `${PLAYERS[seat][0]}: 1 more`, { type: "note-points", seat, points: 1 })]]],
  active: seat === 0,
  done: false,
});
const cards = { drawn: [], label: "?", now: false, over: false };
export const MANITOBA = {
  v: 1,
  writes: true,
  notes: [["Round of Anna", false]],
  news: [],
  row: [
    { ...cards, spoken: "an event", picks: "events" },
    { ...cards, spoken: "a tile", picks: "clouds" },
  ],
  events: ["Which event?", [report("group", "the largest group", { type: "turn-event", card: 1 })]],
  clouds: ["Which tile?", [report("most", "most goods", { type: "most" })]],
  clans: [makeClan(0, ["berries", "feathers"]), makeClan(1, [])],
  asked: null,
  end: report("The round is over", "The round is over", { type: "end-round" }),
  tally: null,
  pictures: "<g></g>",
};

export const ORCHARD = {
  v: 1,
  writes: true,
  gardens: [
    [PLAYERS[0], 2],
    [PLAYERS[1], 0],
  ],
  reports: [["Anna bakes", { type: "baked", seat: 0 }]],
  tally: null,
};

/** Each tracker with its maker, its first state, the label of a button with its entry, the changes in the
 * state of a viewer, and how it announces whose turn it is, Anna's and then Bert's, by the changes in
 * `passes`. */
export const TRACKERS = [
  {
    name: "Village",
    make: village,
    told: VILLAGE,
    button: "+1Anna loses 1",
    enters: spend(0),
    looking: { turn: null, turns: {}, pads: { 0: null, 1: null } },
    announced: ["tracker-now: Anna, 8 left", "tracker-now: Bert, 8 left"],
    passes: { active: 1 },
  },
  {
    name: "Stone Age",
    make: stoneAge,
    told: STONE_AGE,
    button: "+15 → 6",
    enters: grow(0),
    looking: {},
    announced: ["tracker-now: Anna", "tracker-now: Bert"],
    passes: { acting: [1] },
  },
  {
    name: "Manitoba",
    make: manitoba,
    told: MANITOBA,
    button: "1/6Anna: a step",
    enters: { type: "note-step", seat: 0, path: "hunter" },
    looking: {},
    announced: ["Round of Anna", "Round of Bert"],
    passes: { notes: [["Round of Bert", false]] },
  },
  {
    name: "Orchard",
    make: (...given) => orchard(...given),
    told: ORCHARD,
    button: "Anna bakes",
    enters: { type: "baked", seat: 0 },
    looking: {},
  },
];

let now = 0;
let version = 1;
/** The tracker's page of the test that runs: see `open`. */
export let page;

/** Prepare all tests of a file: each starts with a tracker and its first state; the clock stands still. */
export function prepareTrackerPages(make, told) {
  before(() => {
    mock.method(Date, "now", () => now);
  });
  beforeEach(() => {
    now += 10_000;
    version = 1;
    page = open(make);
    page.tell(told);
  });
}

/** Let some milliseconds pass. */
export function advanceClock(time) {
  now += time;
}

/** Return the address of the first shared picture at a place. */
export const findDrawn = (place) => place?.querySelector("use")?.getAttribute("href");

/** Tell the page's tracker the next change. */
export function change(more) {
  page.tell({ after: version, ...more, v: version + 1 });
  version += 1;
}

/** Show a tracker alone on the page, with nothing told yet. `sent` has its commands, each with its words. */
export function open(make) {
  const sent = [];
  const send = (command, said) => sent.push(said === undefined ? [command] : [command, said]);
  const answers = new Sheet(words, send);
  const view = make(words, send, answers);
  show(view.root, answers.root);
  let waiting = [];
  return {
    view,
    sent,
    answers,
    /** Tell it a state, and then what waits, as the page does. */
    tell(state) {
      view.show(state);
      view.showWaiting(waiting, false, true);
    },
    /** Let these commands wait to be stored. */
    wait(commands, alone = false) {
      waiting = commands.map(([command, said = ""], at) => ({
        message: { ...command, token: `t${at}` },
        said,
      }));
      view.showWaiting(waiting, alone, true);
    },
    find: (selector) => view.root.querySelector(selector),
    findAll: (selector) => [...view.root.querySelectorAll(selector)],
    listTexts: (selector) => [...view.root.querySelectorAll(selector)].map((each) => each.textContent.trim()),
    /** Return the button with a label; undefined if none is shown. */
    findButton: (label, place = view.root) =>
      [...place.querySelectorAll("button")].find(
        (each) =>
          each.textContent.replaceAll(/\s+/g, "") === label.replaceAll(/\s+/g, "") &&
          !each.closest("[hidden]"),
      ),
  };
}
