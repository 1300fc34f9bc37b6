// The form that lays a table out, without a browser and without Python, with a field of every kind.
import { before, beforeEach, mock } from "node:test";
import {
  findButton as findButtonIn,
  listLabels,
  makeOutgoing,
  show,
  type as typeOver,
  words,
} from "./page.js";
import { makeLaying } from "../../village_widgets/companion/laying/form.js";

export const KEPT = "village-companion.laying.CODE";
const PICTURE = ["0 0 9 9", "<circle r='3'/>"];
const PEOPLE = [
  [0, "Anna", "red"],
  [1, "<b>Bert</b>", "blue"],
];
export const makeTiles = (key, slots, holes = false) => ({
  key,
  kind: "tiles",
  label: key,
  slots,
  holes,
  add: "all tiles",
  pick: "touch one",
});
const SECTIONS = [
  {
    key: "turn",
    title: "Round and turn",
    place: "1 of 5",
    about: "The turn.",
    fields: [
      { key: "round", kind: "count", label: "Round", digits: 2 },
      { key: "turn", kind: "choice", label: "Whose turn?", options: PEOPLE },
      {
        key: "ended",
        kind: "choice",
        label: "Ended?",
        about: "Or not.",
        options: [
          ["no", "No"],
          ["full", "Full"],
          ["bare", "Bare"],
        ],
      },
      {
        key: "ender",
        kind: "choice",
        label: "By whom?",
        options: PEOPLE,
        needs: [["ended", ["full", "bare"]]],
      },
    ],
  },
  {
    key: "pieces",
    title: "Pieces",
    place: "2 of 5",
    about: "Count them.",
    rows: ["Bank", "Shop"],
    columns: [
      ["Gold", PICTURE],
      ["Iron", PICTURE],
    ],
    fields: [
      ...["bank.gold", "bank.iron", "shop.gold"].map((key) => ({
        key,
        kind: "count",
        label: key,
        digits: 1,
      })),
      { key: "shop.iron", kind: "count", label: "shop.iron", digits: 2 },
    ],
  },
  {
    key: "market",
    title: "Market",
    place: "3 of 5",
    about: "Tiles.",
    fields: [makeTiles("desk", 2, true), makeTiles("queue", 2)],
  },
  {
    key: "mine",
    title: "Anna’s",
    place: "4 of 5",
    about: "Hers.",
    colour: "red",
    dense: true,
    places: [
      ["Home", [["bed", "Bed"]]],
      [
        "Away",
        [
          ["inn", "Inn"],
          ["sea", "Sea"],
        ],
      ],
    ],
    fields: [
      { key: "mine.cow", kind: "place", label: "Cow", picture: PICTURE },
      {
        key: "mine.ships",
        kind: "several",
        label: "Ships",
        options: [
          ["oak", "Oak"],
          ["elm", "Elm"],
        ],
      },
      { key: "mine.coins", kind: "count", label: "Coins", picture: PICTURE, digits: 1 },
      makeTiles("mine.tiles", 0),
    ],
  },
  { key: "overview", title: "Overview", place: "5 of 5", about: "Done?", fields: [] },
];
export const VALUES = {
  round: 3,
  turn: 0,
  ended: "no",
  ender: 0,
  "bank.gold": 1,
  "bank.iron": 0,
  "shop.gold": 0,
  "shop.iron": 0,
  desk: [2, null],
  queue: [4],
  "mine.cow": "inn",
  "mine.ships": ["oak"],
  "mine.coins": 0,
  "mine.tiles": [],
};
export const FORM = {
  keep: "CODE",
  seen: 7,
  sections: SECTIONS,
  values: VALUES,
  unknown: ["mine.coins", "desk"],
  problems: [],
  told: { turn: "It is round 3." },
  tiles: ["A", "B", "C", "B", "E"].map((name) => [`tile ${name}`, PICTURE]),
  pictures: "<g id='drawing'/>",
};
export const WRONG = [
  ["Too much gold.", ["shop.gold", "bank.gold"], ["pieces"]],
  ["A table can’t be like this.", [], []],
];

export let form;
export let out;
export let later;

/** Prepare all tests of a file: each starts with an open form, whose timers wait for the test. */
export function prepareLayingForms() {
  before(() => {
    const setRealTimer = globalThis.setTimeout; // the real timer, which jsdom needs
    mock.method(globalThis, "setTimeout", (go, time) => {
      if (!time) return setRealTimer(go);
      later = { go, time };
      return 1;
    });
    mock.method(globalThis, "clearTimeout", () => {
      later = null;
    });
    globalThis.scrollBy ??= () => {};
  });
  beforeEach(() => {
    localStorage.clear();
    later = null;
    open();
  });
}

export const find = (selector) => form.root.querySelector(selector);
export const findAll = (selector) => [...form.root.querySelectorAll(selector)];
export const findField = (key) => find(`[data-field="${key}"]`);
export const findButton = (label) => findButtonIn(form.root, label);
export const listShown = (selector) => {
  const found = find(selector);
  return found && !found.closest("[hidden]") ? found.textContent : "";
};
export const goOn = () => find(".vc-lay-steps .vc-main").click();
export const readTitle = () => find("h2").textContent;
export const listMarked = (name) => findAll(`[data-field].${name}`).map((one) => one.dataset.field);
export const listSaid = () => listLabels(findAll(".vc-lay-wrong:not([hidden]) li"));

/** End the waiting time, if any; return the values of the last message that differ from the first ones. */
export function takeEntered() {
  later?.go();
  const { values } = out.sent.at(-1);
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(VALUES[key])),
  );
}

/** Type over what stands in the field of a number. */
export function type(key, text) {
  findField(key).focus();
  typeOver(findField(key), text);
}

export const leaveField = (key) => findField(key).dispatchEvent(new Event("change", { bubbles: true }));

/** Open the form as a page does, in place of the one before. */
export function open(told = FORM) {
  out = makeOutgoing();
  form = makeLaying(words, out.send);
  show(form.root);
  form.show(structuredClone(told));
}

/** Go on to a section. */
export function goTo(key) {
  while (form.root.dataset.section !== key) goOn();
}
