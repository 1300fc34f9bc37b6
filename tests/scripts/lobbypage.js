// The lobby without a browser and without Python: tests read its commands, and reopen it with other offers.
import { beforeEach } from "node:test";
import { CHOICES, makeOutgoing, show, type, words } from "./page.js";
import { Lobby } from "../../village_widgets/companion/lobby.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

export const OFFERED = {
  kept: ".other",
  ...CHOICES,
  names: ["Player 1", "Player 2", "Player 3", "Player 4"],
  depths: [
    ["tracked", "Tracked", "Less"],
    ["full", "Full", "All"],
  ],
  joins: true,
};

export let out;
export let page;
/** The sheet above the lobby. */
export let above;
/** The owners' copies that the lobby asked to check. */
export let checked;

/** Prepare all tests of a file: each starts with an open lobby, and a browser that kept nothing. */
export function prepareLobbies() {
  beforeEach(() => {
    localStorage.clear();
    open();
  });
}

/** Open the lobby, with some other offers. */
export function open(more = {}) {
  out = makeOutgoing();
  checked = [];
  above = new Sheet(words, out.send);
  page = new Lobby(words, out.send, { ...OFFERED, ...more }, above, (...copy) => checked.push(copy));
  show(page.root, above.root);
}

export const find = (selector) => page.root.querySelector(selector);
export const findAll = (selector) => [...page.root.querySelectorAll(selector)];
/** Return the button with a label in the lobby or above it; undefined if none is shown. */
export const findButton = (label) =>
  [...document.querySelectorAll("button")].find(
    (one) => one.textContent === label && !one.closest("[hidden]"),
  );
export const findPlace = (seat) => findAll(".vc-place")[seat];
export const nameSeat = (seat, text) => type(findPlace(seat).querySelector("input[type=text]"), text);
