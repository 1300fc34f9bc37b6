// The pad of Village's tracker: its tiles, rows and buttons, and the customers to pick from.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listLabels, press } from "./page.js";
import { advanceClock, change, findDrawn, page, prepareTrackerPages, spend, VILLAGE } from "./trackers.js";
import { makeTracker } from "../../village_widgets/games/village/scripts/tracker.js";

beforeEach(() => localStorage.clear());
prepareTrackerPages(makeTracker, VILLAGE);
beforeEach(() => advanceClock(1000)); // a press counts as meant for what is shown

const [ANNA, BERT] = VILLAGE.players;
const listDrawn = (place) => [...place.querySelectorAll("use")].map((use) => use.getAttribute("href"));
const listEntered = () => page.sent.map(([{ choice }, said]) => [choice, said]);

/** Give Anna's pad one tile, and open it. */
function openTile(tile, more = {}) {
  const pad = {
    quick: [],
    tiles: [{ key: "market", label: "M", picture: "m", note: "", heads: [], rows: [] }],
  };
  pad.tiles.push({ key: "mine", label: "Mine", picture: "pit", note: "", heads: [], rows: [], ...tile });
  change({ pads: { 0: pad, 1: VILLAGE.pads[1] }, ...more });
  page.find('[data-key="tile:mine"]').click();
}

test("a life that ends soon stands out on the pad", () => {
  const left = () => page.find(".vc-tr-pad .vc-tr-left");
  assert.deepEqual([left().textContent, left().classList.contains("vc-soon")], ["8 left", false]);
  change({ players: [{ ...ANNA, left: "2 left", soon: true }, BERT] });
  assert.deepEqual([left().textContent, left().classList.contains("vc-soon")], ["2 left", true]);
});

test("the first buttons for time are pressed by numbers, the end of the turn by N", () => {
  const quick = [1, 2].map((time) => ({ label: `+${time}`, made: spend(0, time), spoken: `${time} hours` }));
  change({ pads: { ...VILLAGE.pads, 0: { quick, tiles: [] } } });
  press(page.find(".vc-tr-quick button"), "2");
  press(page.find(".vc-tr-quick button"), "n");
  assert.deepEqual(listEntered(), [
    [spend(0, 2), "2 hours"],
    [{ type: "end-turn" }, "Next: Bert"],
  ]);
});

test("tiles are a picture with a label; of one with heads the rows stand in a grid below them", () => {
  const grow = (what) => ({ label: `+${what}`, made: { type: "grow", what } });
  openTile({
    heads: [
      ["Ox", "ox"],
      ["Cart", "cart"],
    ],
    rows: [
      ["Anna", "<svg></svg>", [grow("ox"), null]],
      ["", "", [null, grow("cart")]],
    ],
  });
  const grid = page.find(".vc-tr-grid");
  assert.equal(grid.style.getPropertyValue("--columns"), "2");
  assert.deepEqual(
    [listLabels(grid.querySelectorAll(".vc-tr-column small")), listDrawn(grid)],
    [
      ["Ox", "Cart"],
      ["#vc-ox", "#vc-cart"],
    ],
  );
  assert.deepEqual(
    [...grid.querySelectorAll(".vc-tr-who, .vc-tr-choice, .vc-tr-gap")].map((one) => one.textContent.trim()),
    ["Anna", "+ox", "", "", "", "+cart"],
  );
  const [anna, none] = grid.querySelectorAll(".vc-tr-who");
  assert.deepEqual([anna.querySelectorAll("svg").length, none.childElementCount], [1, 0]);
  page.findButton("+cart").click();
  assert.deepEqual(listEntered(), [[{ type: "grow", what: "cart" }, "+cart"]]);
  page.find('[data-key="back"]').click();
  const tile = page.find('[data-key="tile:mine"]');
  assert.deepEqual([tile.textContent.trim(), findDrawn(tile)], ["Mine", "#vc-pit"]);
});

test("a row of buttons names whose it is, and is bare if it is nobody's", () => {
  const made = (what) => [{ label: what, made: { type: what } }];
  openTile({
    rows: [
      ["Anna", "", made("a")],
      ["", "ox", made("b")],
      ["", "", made("c")],
    ],
  });
  assert.deepEqual(
    page
      .findAll(".vc-tr-row")
      .map((row) => [
        row.getAttribute("aria-label"),
        row.querySelector("bdi")?.textContent,
        findDrawn(row),
        row.classList.contains("vc-tr-bare"),
      ]),
    [
      ["Anna", "Anna", undefined, false],
      ["", undefined, "#vc-ox", false],
      ["", undefined, undefined, true],
    ],
  );
});

test("a button has its picture, the colour of a player, and a sign before its second line", () => {
  const entry = { label: "Travel", small: "2 carts", drawn: "road", sign: "cart", colour: "blue" };
  openTile({
    rows: [
      [
        "",
        "",
        [
          { ...entry, made: { type: "go" }, style: "vc-rare" },
          { label: "Rest", made: null },
        ],
      ],
    ],
  });
  const [go, rest] = page.findAll(".vc-tr-row .vc-tr-choice");
  assert.equal(go.getAttribute("aria-disabled"), null);
  assert.deepEqual(listDrawn(go).slice(0, 1), ["#vc-road"]);
  assert.equal(findDrawn(go.querySelector("small")), "#vc-cart");
  assert.deepEqual(
    [go.querySelector(".vc-tr-label").textContent, go.querySelector("small").textContent.trim()],
    ["Travel", "2 carts"],
  );
  assert.equal(go.querySelector(".vc-mark").dataset.colour, "blue");
  assert.deepEqual([go.classList.contains("vc-rare"), go.disabled, rest.disabled], [true, false, true]);
  assert.deepEqual([rest.querySelector("small"), rest.querySelector("use")], [null, null]);
  go.click();
  assert.deepEqual(listEntered(), [[{ type: "go" }, "Travel, 2 carts"]]);
  assert.ok(page.find(".vc-tr-row .vc-tr-choice").classList.contains("vc-tr-sent"));
  page.view.releaseButtons();
  assert.equal(page.find(".vc-tr-sent"), null);
});

test("a button looks sent until its entry is stored", () => {
  page.find(".vc-tr-quick button").click();
  assert.equal(page.findAll(".vc-tr-sent").length, 1);
  change({ rounds: 1 });
  assert.equal(page.findAll(".vc-tr-sent").length, 0);
});

test("a count on a button goes while an input that changes it waits", () => {
  const makeNote = (what) => ({
    label: what,
    small: "1 left",
    made: { type: "note", seat: 0, what, change: 1 },
  });
  openTile({ rows: [["", "", [makeNote("coin"), makeNote("grain")]]] });
  const listSmall = () => page.findAll(".vc-tr-row .vc-tr-choice").map((one) => one.querySelector("small"));
  assert.deepEqual(
    listSmall().map((small) => small?.textContent),
    ["1 left", "1 left"],
  );
  page.wait([[{ do: "enter", choice: { type: "note", seat: 0, what: "coin", change: 1 }, ahead: true }]]);
  assert.deepEqual(
    listSmall().map((small) => small?.textContent),
    [undefined, "1 left"],
  );
});

const CUSTOMERS = [
  [7, "ox", "An ox"],
  [8, "cart", "A cart"],
];
const serve = (how, more = {}) => ({ type: "serve", how, ...more });

test("an exception is entered at once, or holds for the customer that is then picked", () => {
  const entry = {
    label: "Serve",
    spoken: "serves",
    made: serve("paid"),
    field: "customer",
    title: "Which?",
    about: "Pick one.",
    instead: [
      { label: "For nothing", made: serve("free"), field: "customer" },
      { label: "Unknown", made: serve("unknown") },
    ],
  };
  openTile({ rows: [["", "", [entry]]] }, { customers: CUSTOMERS });
  page.find(".vc-tr-row .vc-tr-choice").click();
  const isFree = () => page.find('[data-key="instead"]').getAttribute("aria-pressed");
  assert.deepEqual(page.listTexts(".vc-tr-pick"), ["An ox", "A cart"]);
  assert.deepEqual(page.findAll(".vc-tr-pick").map(findDrawn), ["#vc-ox", "#vc-cart"]);
  assert.equal(isFree(), "false");
  page.find('[data-key="instead"]').click();
  assert.equal(isFree(), "true");
  page.find('[data-key="instead"]').click();
  assert.equal(isFree(), "false");
  page.find('[data-key="instead"]').click();
  page.findAll(".vc-tr-pick")[1].click();
  page.find(".vc-tr-row .vc-tr-choice").click();
  assert.equal(isFree(), "false", "the exception held once");
  page.findAll(".vc-tr-pick")[0].click();
  page.find(".vc-tr-row .vc-tr-choice").click();
  page.findButton("Unknown").click();
  assert.deepEqual(listEntered(), [
    [serve("free", { customer: 8 }), "serves: A cart"],
    [serve("paid", { customer: 7 }), "serves: An ox"],
    [serve("unknown"), "Unknown"],
  ]);
  assert.equal(page.find(".vc-tr-pick"), null);
});

test("of several choices that are entered together the first gets the customer", () => {
  const answers = [{ choice: serve("paid"), payment: { coin: 1 } }, { choice: spend(0) }];
  const entry = { label: "Serve", made: { do: "several", answers }, field: "customer", title: "Which?" };
  openTile({ rows: [["", "", [entry]]] }, { customers: CUSTOMERS });
  page.find(".vc-tr-row .vc-tr-choice").click();
  assert.equal(page.find(".vc-tr-instead"), null);
  page.find(".vc-tr-pick").click();
  assert.deepEqual(page.sent[0][0], {
    do: "several",
    answers: [{ choice: serve("paid", { customer: 7 }), payment: { coin: 1 } }, { choice: spend(0) }],
    ahead: true,
  });
});

test("beside the end of a turn stands the end of the last turn, if there may be one", () => {
  assert.equal(page.find(".vc-tr-last"), null);
  const last = { label: "Passes for good", made: { type: "pass" } };
  change({ turn: { ...VILLAGE.turn, last } });
  const button = page.find(".vc-tr-last");
  assert.equal(button.dataset.colour, undefined);
  button.click();
  page.find(".vc-tr-next").click();
  assert.deepEqual(listEntered(), [[last.made, "Passes for good"]], "the turn ends once");
});
