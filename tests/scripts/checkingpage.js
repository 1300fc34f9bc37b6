// The check of an owner's copy without a browser and without Python: tests read its commands and answer them.
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { denyStorage, listLabels, makeOutgoing, show, type, words } from "./page.js";
import { remove } from "../../village_widgets/components/browserstore.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { makeCheck } from "../../village_widgets/companion/checking/check.js";

export const KEPT = "village-companion.copy.new";
export const BEGUN = "village-companion.checking.new";
export const stored = localStorage;

export const makeField = (key, more = {}) => ({
  key,
  name: `name of ${key}`,
  kind: "count",
  value: 2,
  believed: 2,
  least: 0,
  most: 9,
  choices: [],
  ...more,
});
export const makeSpot = (number, key, ...fields) => ({
  key,
  number,
  name: `spot ${key}`,
  believed: "likely: 2",
  yours: "",
  fields,
});
export const makeStep = (key, ...spots) => ({
  key,
  number: `number ${key}`,
  title: `title ${key}`,
  where: `where ${key}`,
  state: "open",
  when: "",
  said: "to look at",
  spots,
  picture: [
    "picture",
    "0 0 9 9",
    spots.map((one) => `<g class="vc-ring" data-spot="${one.key}"></g>`).join(""),
  ],
});
export const BOX = makeStep(
  "box",
  makeSpot(1, "box.cakes", makeField("box.cakes")),
  makeSpot(2, "box.fruit", makeField("box.fruit", { value: 3, believed: 3 })),
);
export const CAKE = makeStep(
  "cake",
  makeSpot(
    1,
    "cake.0",
    makeField("cake.0.points"),
    makeField("cake.0.fruit", { kind: "pieces", value: "plum pear", believed: "plum pear" }),
  ),
  makeSpot(
    2,
    "cake.kind",
    makeField("cake.kind", {
      kind: "choice",
      value: true,
      believed: true,
      choices: [
        [true, "yes"],
        [false, "no"],
      ],
    }),
  ),
);
const SEATS = [
  [2, "2 players"],
  [3, "3 players"],
  [4, "4 players"],
];
const ACCOUNT = {
  text: "",
  corrected: 0,
  kept: "none looked at",
  stay: "kept here",
  file: "new.toml",
  differs: [],
};
export const CHECK = {
  edition: "new",
  editions: [
    ["old", "Old", SEATS],
    ["new", "New", SEATS],
  ],
  players: [4],
  also: "also-about",
  pieces: [
    ["plum", "plum"],
    ["pear", "pear"],
  ],
  steps: [BOX, CAKE],
  defs: '<g id="vc-plum"></g>',
  unread: [],
  ...ACCOUNT,
};
export const MINE = { text: "box.cakes = 5\n", corrected: 1, differs: [["Cakes", "2", "on yours: 5"]] };
export const DONE = {
  edition: "new",
  changed: [{ ...BOX, state: "differs", said: "1 different" }],
  ...ACCOUNT,
  ...MINE,
  problems: [],
};

export let out;
export let answers;
export let check;

export const find = (selector) => check.root.querySelector(selector);
export const findAll = (selector) => [...check.root.querySelectorAll(selector)];
export const tap = (said, place = check.root) => {
  const found = [...place.querySelectorAll("button")].find((each) =>
    [each.textContent, each.getAttribute("aria-label")].includes(said),
  );
  assert.ok(found, `there is no button ${said}: ${listLabels(place.querySelectorAll("button")).join(", ")}`);
  found.click();
};
export const turnTo = (at) => findAll(".vc-check-steps button")[at].click();
export const typeIn = (key, value) => type(find(`input[aria-label="name of ${key}"]`), value);
export const choose = (select, at) => {
  select.selectedIndex = at;
  select.dispatchEvent(new Event("change", { bubbles: true }));
};
export const readTitle = () => find("h2").textContent;
export const readMainLabel = () => find(".vc-main").textContent;
export const findLastSent = () => out.sent.at(-1);
export const readRemark = (key) => {
  const line = find(`[data-value="${key}"]`);
  return line.hidden ? "" : line.textContent;
};
export const readBegun = () => JSON.parse(localStorage.getItem(BEGUN));

/** Open the check, and let Python answer; `more` replaces parts of the answer. */
export function openCheck(more = {}) {
  check.open("new", 4);
  check.show({ ...CHECK, ...more });
}

/** Let the browser keep nothing until the test is over, and then forget what the page kept of the check. */
export function keepNothing(t) {
  denyStorage(t);
  t.after(() => {
    for (const key of [KEPT, `${KEPT}.used`, BEGUN]) remove(key);
  });
}

/** Prepare all tests of a file: each has a check that is not opened yet, and a browser that kept nothing. */
export function checkingPages() {
  beforeEach(() => {
    stored.clear();
    out = makeOutgoing();
    answers = new Sheet(words, out.send);
    check = makeCheck(words, out.send, answers);
    show(check.root, answers.root);
  });
}
