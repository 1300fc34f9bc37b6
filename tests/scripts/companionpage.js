// The companion's page without a browser and without Python: tests read its messages and send it theirs.
import { after, afterEach, before, beforeEach, mock } from "node:test";
import { findButton as findButtonIn, settle, show, words } from "./page.js";
import { defineCompanion } from "../../village_widgets/companion/companion.js";

export const CODE = "KX4P7M2Q9R";
export const OTHER = "ABCDE23456";
export const OFFERED = {
  kept: ".game",
  editions: [{ key: "one", label: "One", least: 2, most: 3, rulings: { first: "old" } }],
  rulings: [
    [
      "first",
      "First",
      [
        ["old", "Old"],
        ["new", "New"],
      ],
    ],
  ],
  colours: [
    ["red", "Red"],
    ["blue", "Blue"],
    ["white", "White"],
  ],
  names: ["Anna", "Bert", "Carl"],
  depths: [["full", "Full", "Everything"]],
  joins: true,
  game: "orchard",
  games: [
    ["orchard", "The orchard"],
    ["pond", "The pond"],
  ],
};
export const NAMES = [
  ["Anna", "red"],
  ["Bert", "blue"],
];

let now;
let tick;
/** The messages that the page has `sent`, and its view with the states that it received: the `pad`. */
export let page;
/** Events that the page sent to the page around it. */
export let events;
const noteLook = () => events.push("look");

/** Prepare all tests of a file: the clock stands still; each starts without a page and closes its own. */
export function prepareCompanionPages() {
  before(() => {
    mock.method(Date, "now", () => now);
    mock.method(performance, "now", () => now);
    mock.method(globalThis, "setInterval", (each) => {
      tick = each;
    });
    mock.method(globalThis, "requestAnimationFrame", () => 0); // jsdom's frames need the real interval
    document.addEventListener("village:look", noteLook);
  });
  beforeEach(() => {
    localStorage.clear();
    document.body.dataset.voila = "";
    now = 1_000_000;
    events = [];
  });
  afterEach(() => page.close());
  after(() => {
    delete document.body.dataset.voila;
    document.removeEventListener("village:look", noteLook);
  });
}

/** Let the page's clock tick n times. */
export function beat(count = 1) {
  for (let number = 0; number < count; number += 1) tick();
}

/** Let some milliseconds pass. */
export function advanceClock(time) {
  now += time;
}

/** Let Python leave the page's question unanswered for too long. */
export function silence() {
  beat(10);
  advanceClock(5_001);
  takeSent();
}

/** Return a view as a game brings it; `page.enter` enters something in it, which goes through the page. */
function makePad(_, send) {
  const shown = [];
  page.pad = {
    root: document.createElement("div"),
    shown,
    releaseButtons: () => shown.push("again"),
    show: (told) => shown.push(told),
    showWaiting: (...told) => {
      page.waits = told;
    },
    isAsking: () => Boolean(page.asks),
  };
  page.enter = (time, more = {}, said = "") => send({ do: "enter", choice: { time }, ...more }, said);
  return page.pad;
}

/** Open the page in a browser tab whose address ends in `hash`, `turned` from another game or not, perhaps
 * with a message that came with it; Python does not answer yet. */
export function openUnanswered(hash = "", turned = false, told = null) {
  history.replaceState(null, "", hash ? `/#${hash}` : "/");
  page = { sent: [], el: document.createElement("div") };
  show(page.el);
  const send = (command) => {
    if (page.broken) throw new Error("no line");
    page.sent.push(command);
  };
  const model = {
    send,
    get: (name) => (name === "_told" ? told : turned),
    on: (_, receive) => {
      page.receive = receive;
    },
    off: (_, receive) => {
      if (page.receive === receive) page.receive = null;
    },
  };
  page.close = defineCompanion({ pad: makePad }).render({ model, el: page.el });
}

/** Open the page, and let Python answer with `first`. */
export async function open(hash = "", first = { view: "lobby" }, turned = false) {
  openUnanswered(hash, turned);
  await hear({ words, lobby: OFFERED, ...first });
}

/** Let Python send a message to the page. */
export async function hear(message) {
  page.receive(message, []);
  await settle();
}

/** Return the page's messages since the last call, except those that look up rules. */
export const takeSent = () => page.sent.splice(0).filter((command) => command.do !== "look-up");
export const takeSentOf = (kind) => takeSent().filter((command) => command.do === kind);
export const find = (selector) => document.querySelector(selector);
export const findAll = (selector) => [...document.querySelectorAll(selector)];
export const findButton = (label) => findButtonIn(document, label);
export const readSheet = () =>
  find(".vc-sheet").matches(":popover-open") ? find(".vc-sheet h2").textContent : "";

export const makeShared = (lines, more = {}, after = 0) => ({
  seat: null,
  writes: true,
  over: false,
  unread: "",
  bar: ["Round 1", ""],
  can: [true, false],
  v: after + lines.length,
  after,
  lines,
  ...more,
});
export const makeAll = (lines, more = {}) =>
  makeShared(lines, { head: "HEAD", names: NAMES, codes: [CODE, "VIEWERS"], after: undefined, ...more });
export const makeWhole = (lines = [], more = {}) => ({
  shared: makeAll(lines, more),
  view: "pad",
  views: { pad: { lines: lines.length } },
});
export const listOutbox = () => Object.keys(localStorage).filter((key) => key.includes(".outbox."));

/** Type a code into the lobby, and send it. */
export function join(typed) {
  find(".vc-lobby-join input").value = typed;
  find(".vc-lobby-join form").requestSubmit();
}

/** Open a table of another player, where Python tells `more` of it, and answer the question for the seat. */
export async function joinTable(lines = [], more = {}) {
  await open(CODE, { ...makeWhole(lines), ...more });
  find(".vc-menu button").click();
  takeSent();
}

/** A conflict of an input with a faster one. */
export const makeConflict = (token, again) => ({
  token,
  mine: "3 hours",
  again,
  meanwhile: [["Bert", ["2 hours"]]],
});

/** Type another address. */
export async function typeAddress(hash) {
  history.replaceState(null, "", hash ? `/#${hash}` : "/");
  dispatchEvent(new Event("hashchange"));
  await settle();
}
