// The cards of Village's tracker with marks and life tracks, what lies between the players, and what leads
// the eye and the keyboard there.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";
import {
  advanceClock,
  change,
  findDrawn,
  open,
  page,
  prepareTrackerPages,
  spend,
  TALLY,
  VILLAGE,
} from "./trackers.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { makeTracker } from "../../village_widgets/games/village/scripts/tracker.js";

beforeEach(() => localStorage.clear());
prepareTrackerPages(makeTracker, VILLAGE);
beforeEach(() => advanceClock(1000)); // a press counts as meant for what is shown

const [ANNA, BERT] = VILLAGE.players;
const changePlayer = (more) => change({ players: [{ ...ANNA, ...more }, BERT] });
const findCard = (seat) => page.find(`[data-key="card:${seat}"]`);
const readTitle = (one) => [one.getAttribute("aria-label"), one.title];
const enter = (choice) => [{ do: "enter", choice, ahead: true }];

test("a mark is a picture with its words and its number, or the words alone", () => {
  changePlayer({
    marks: [
      ["flag", "starts", "vc-own", ""],
      ["<svg></svg>", "2 deaths", "vc-alarm", "2"],
      ["", "passes", "vc-plain", ""],
    ],
  });
  const [starts, deaths, passes] = findCard(0).querySelectorAll(".vc-tr-sign");
  assert.deepEqual([starts, deaths].map(readTitle), [
    ["starts", "starts"],
    ["2 deaths", "2 deaths"],
  ]);
  assert.deepEqual(
    [findDrawn(starts), starts.textContent.trim(), deaths.querySelector("b").textContent],
    ["#vc-flag", "", "2"],
  );
  assert.equal(deaths.querySelector(".vc-tr-icon"), null, "Python's own drawing is shown as it is");
  assert.deepEqual([passes.textContent, passes.getAttribute("role")], ["passes", null]);
  assert.deepEqual(
    [starts, deaths, passes].map(({ classList }) => classList[1]),
    ["vc-own", "vc-alarm", "vc-plain"],
  );
  const facts = findCard(0).querySelector(".vc-tr-facts");
  assert.deepEqual([facts.contains(passes), facts.contains(starts)], [true, false]);
  assert.equal(findCard(1).querySelector(".vc-tr-sign"), null);
});

test("a card names its facts aloud, and shows from afar how much of the life is left", () => {
  assert.deepEqual(readTitle(findCard(0).querySelector(".vc-tr-fact")), ["1 coin", "1 coin"]);
  assert.equal(findDrawn(findCard(0).querySelector(".vc-tr-fact")), "#vc-coin");
  assert.deepEqual(
    page.findAll(".vc-tr-far").map(({ textContent }) => textContent),
    ["8", "8"],
  );
  assert.deepEqual(
    [findCard(0).dataset.colour, findCard(1).dataset.colour, findCard(0).getAttribute("aria-pressed")],
    ["red", "blue", "true"],
  );
  change({ tally: TALLY });
  assert.equal(findCard(0).getAttribute("aria-pressed"), "false", "no pad is open");
});

test("members of a family are drawn, or counted", () => {
  changePlayer({
    family: [
      ["farm", "<svg class='own'></svg>"],
      ["gone", "3"],
    ],
  });
  const [drawn, counted] = findCard(0).querySelectorAll(".vc-tr-group");
  assert.deepEqual(
    [Boolean(drawn.querySelector("svg.own")), drawn.querySelector("b"), drawn.textContent.trim()],
    [true, null, "farm"],
  );
  assert.deepEqual(
    [counted.querySelector("b").textContent, counted.querySelector("small").textContent],
    ["3", "gone"],
  );
  const members = page.findAll(".vc-tr-pad .vc-tr-family > span");
  assert.deepEqual(
    members.map((one) => one.getAttribute("role")),
    ["listitem", "listitem"],
  );
});

test("the marker of a life stands where it will be once all that waits is stored", () => {
  const spaces = [..."abcd"].map((at) => `<g class="vc-space" transform="translate(${at})"></g>`).join("");
  const life = `<svg>${spaces}<g class="vc-marker"></g><text class="vc-left">?</text></svg>`;
  changePlayer({ life, ends: [3, 7] });
  const readLife = () => {
    const track = findCard(0).querySelector(".vc-tr-picture svg:has(.vc-marker)");
    return [
      [...track.querySelectorAll(".vc-space")].map(({ classList }) => [...classList].slice(1).join()),
      track.querySelector(".vc-marker").getAttribute("transform"),
      track.querySelector(".vc-left").textContent,
    ];
  };
  assert.deepEqual(readLife(), [["vc-run", "vc-here", "", ""], "translate(b)", "3"]);
  page.wait([enter(spend(0, 2))]);
  assert.deepEqual(readLife(), [["vc-run", "vc-run", "vc-run", "vc-here"], "translate(d)", "1"]);
  page.wait([enter(spend(0, 2)), enter(spend(0, 1))]);
  assert.deepEqual(readLife(), [["vc-here", "", "", ""], "translate(a)", "4"]);
});

test("what waits is said aloud on the card as it is and as it will be", () => {
  page.wait([enter(spend(0, 3)), enter({ type: "note", seat: 0, what: "coin", change: 2 })]);
  const waits = [...findCard(0).querySelectorAll(".vc-tr-waits")];
  assert.deepEqual(waits.map(readTitle), [
    ["waiting: 8 → 5", "waiting"],
    ["waiting: 1 → 3", "waiting"],
  ]);
  assert.deepEqual(waits.map(findDrawn), ["#vc-hourglass", "#vc-coin"]);
  assert.equal(page.find(".vc-tr-pad .vc-tr-waits").title, "waiting");
  assert.equal(findCard(1).querySelector(".vc-tr-waits"), null);
});

test("a reminder has its picture if it has one, and stands out if it is urgent", () => {
  change({
    notes: [
      ["bell", "Last turns", true],
      ["", "Snow", false],
    ],
  });
  assert.deepEqual(
    page.findAll(".vc-tr-notes li").map((note) => [findDrawn(note), note.textContent.trim(), note.className]),
    [
      ["#vc-bell", "Last turns", "vc-tr-urgent"],
      [undefined, "Snow", ""],
    ],
  );
});

test("news without a rule behind them have no second line, and no news leave no sign", () => {
  const readNews = () => page.find(".vc-tr-news").textContent.trim();
  assert.equal(readNews(), "");
  change({ news: [["Bert rises.", "", true]] });
  assert.match(readNews(), /^✓ tracker-news: Bert rises\.$/);
  assert.equal(page.find(".vc-tr-news b").textContent, "Bert rises.");
  assert.deepEqual([page.find(".vc-great small"), findDrawn(page.find(".vc-great"))], [null, "#vc-bell"]);
  change({ news: [["Anna trains.", "", false]] });
  assert.deepEqual([page.find(".vc-tr-news b"), page.find(".vc-great")], [null, null]);
  change({ tally: TALLY });
  assert.equal(readNews(), "", "the final sheet says it");
});

const ASKING = {
  kind: "death",
  stage: "grave",
  seat: 0,
  title: "Who dies?",
  about: [],
  groups: [["", [{ label: "Farm", made: { type: "bury" } }]]],
  refused: [[[], "No.", []]],
  chance: false,
  steps: [],
  step: 0,
  bag: null,
  following: 1,
};

test("a death is asked with its picture, and beside it stands that a number is guessed", () => {
  const unsure = "We are not sure.";
  const findMiddle = () => page.find(".vc-tr-middle");
  change({ unsure });
  assert.deepEqual(
    [findMiddle().textContent.trim(), page.listTexts(".vc-tr-book .vc-tr-unsure")],
    ["", [unsure]],
  );
  change({ asking: ASKING });
  assert.deepEqual([findDrawn(findMiddle()), findMiddle().textContent.trim()], ["#vc-grave", unsure]);
  assert.deepEqual(page.listTexts(".vc-tr-why summary, .vc-tr-asked h3"), ["tracker-why-not"]);
  change({ asking: { ...ASKING, kind: "mass", stage: "bag" } });
  assert.deepEqual([findDrawn(findMiddle()), findMiddle().textContent.trim()], ["#vc-bag", ""]);
});

test("each part of a question is scrolled to from further below, once", (t) => {
  const { root } = page.view;
  const scrolled = t.mock.method(root, "scrollIntoView", () => {});
  const countScrolls = (asking) => {
    change({ asking });
    return scrolled.mock.callCount();
  };
  assert.equal(countScrolls({ ...ASKING, stage: "bag" }), 0, "its beginning is in view");
  const bar = makeElement("div", { class: "vc-head" });
  bar.getBoundingClientRect = () => ({ height: 48 });
  document.body.prepend(bar);
  t.mock.method(root, "getBoundingClientRect", () => ({ top: 47 }));
  const parts = [ASKING, { ...ASKING, title: "Who?" }, { ...ASKING, stage: "bag" }, null, null];
  assert.deepEqual(parts.map(countScrolls), [1, 1, 2, 3, 3]);
});

test("a question has no list of reasons, no steps and no bag if it has none", () => {
  change({ asking: { ...ASKING, refused: [] } });
  assert.deepEqual(page.findAll(".vc-tr-why, .vc-tr-steps, .vc-tr-bag, .vc-tr-chance"), []);
  assert.ok(page.findButton("Farm"));
  change({ asking: null });
  assert.deepEqual([page.find(".vc-tr-asked").hidden, page.findButton("Farm")], [true, undefined]);
});

test("the chronicle is hidden while the table is asked, its rows only by a death and at the end", () => {
  const listHidden = () =>
    [".vc-tr-book", ".vc-tr-rests", ".vc-tr-greats"].map((one) => page.find(one).hidden);
  assert.deepEqual(listHidden(), [false, false, false]);
  change({ asking: ASKING });
  assert.deepEqual(listHidden(), [true, true, false]);
  change({ asking: { ...ASKING, kind: "mass" } });
  assert.deepEqual(listHidden(), [true, false, false]);
  change({ asking: null, tally: TALLY });
  assert.deepEqual(listHidden(), [true, true, true]);
});

test("a row of the chronicle has its picture, a pip for each place and the room left", () => {
  change({ resting: [{ label: "Crafts", drawn: "smithy", lying: 1, spaces: 3, room: "2 left" }] });
  const row = page.find(".vc-tr-rest");
  assert.deepEqual(
    [findDrawn(row), row.querySelectorAll("i").length, row.querySelector("small").textContent],
    ["#vc-smithy", 3, "2 left"],
  );
});

test("in a wide window the chronicle lies open from the beginning, and later as the players left it", (t) => {
  let matches = true;
  t.mock.method(globalThis, "matchMedia", () => ({ matches }));
  const isOpen = () => page.find(".vc-tr-book").open;
  change({ rounds: 2 });
  assert.equal(isOpen(), false, "it began in a narrow one");
  const wide = open(makeTracker);
  wide.tell(VILLAGE);
  matches = false;
  wide.tell({ after: 1, v: 2 });
  assert.equal(wide.find(".vc-tr-book").open, true);
});

test("a question is shown in full, whatever the view, and takes the keyboard", () => {
  page.find('[data-key="size"]').click();
  const isLarge = () => page.view.root.hasAttribute("data-large");
  page.find(".vc-tr-next").focus();
  change({ asking: ASKING });
  assert.deepEqual([isLarge(), document.activeElement], [false, page.find(".vc-tr-asked")]);
  change({ asking: null });
  assert.equal(isLarge(), true);
});

test("another turn leads the keyboard to its first button, but not from a sheet above", () => {
  change({ active: 1 });
  assert.equal(document.activeElement, page.find(".vc-tr-quick button"));
  document.activeElement.blur();
  const above = makeElement("div", { popover: "auto" });
  document.body.append(above);
  above.showPopover();
  change({ active: 0 });
  assert.equal(document.activeElement, document.body);
});

test("the button for the view from afar says where it leads", () => {
  const size = () => page.find('[data-key="size"]');
  assert.equal(size().textContent, "tracker-large");
  size().click();
  assert.equal(size().textContent, "tracker-small");
  size().click();
  assert.deepEqual([size().textContent, page.view.root.hasAttribute("data-large")], ["tracker-large", false]);
});
