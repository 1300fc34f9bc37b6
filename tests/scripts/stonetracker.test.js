import assert from "node:assert/strict";
import { test } from "node:test";
import { press } from "./page.js";
import { change, advanceClock, page, STONE_AGE, prepareTrackerPages } from "./trackers.js";
import { makeTracker } from "../../village_widgets/games/stone_age/scripts/tracker.js";

prepareTrackerPages(makeTracker, STONE_AGE);

const listCommands = () => page.sent.map(([command]) => command);
const listEntered = () => page.sent.map(([command, said]) => [command.choice, said]);
const findTribe = (seat) => page.find(`[data-seat="${seat}"]`);
const readPadName = () => page.find(".vc-st-heading bdi").textContent;
const findOpener = (what) => page.find(`.vc-st-what [data-open="${what}"]`);
const findNext = () => page.find(".vc-st-next");
const END = { type: "end-turn" };
const ended = [{ do: "enter", choice: END, ahead: true }];

test("a tribe's card shows its place, name, points, goods, and whether it acts now", () => {
  assert.deepEqual(
    [
      ".vc-reports-who b",
      "bdi",
      ".vc-st-points",
      ".vc-st-fact span[aria-hidden]",
      ".vc-reports-who small",
    ].map((part) => findTribe(0).querySelector(part).textContent),
    ["1", "Anna", "10", "5", "tracker-now"],
  );
  assert.deepEqual(
    [0, 1].map((seat) => findTribe(seat).classList.contains("vc-st-active")),
    [true, false],
  );
});

test("only the tribe on turn is said to act now, unless its inputs wait", () => {
  const readSaid = () =>
    [0, 1].map((seat) => findTribe(seat).querySelector(".vc-reports-who small")?.textContent);
  assert.deepEqual(readSaid(), ["tracker-now", undefined]);
  change({ acting: [1] });
  assert.deepEqual(readSaid(), [undefined, "tracker-now"]);
  page.wait([[{ do: "enter", choice: { type: "grow", seat: 1 } }, "one worker"]]);
  assert.deepEqual(readSaid(), [undefined, "one worker"]);
  page.wait([]);
  change({ acting: [] });
  assert.deepEqual(readSaid(), [undefined, undefined]);
});

test("a tribe's card and its pad count its cards by their lower half, apart from its goods", () => {
  const [anna, bert] = STONE_AGE.tribes;
  change({ tribes: [{ ...anna, cards: [["farmer", "2", "2 farmers"]] }, bert] });
  const listCounts = (part) => page.listTexts(`${part} .vc-st-fact span[aria-hidden]`);
  assert.deepEqual([listCounts('[data-seat="0"]'), listCounts('[data-seat="1"]')], [["5", "2"], ["5"]]);
  assert.deepEqual(listCounts('[data-seat="0"] .vc-st-cards'), ["2"]);
  assert.deepEqual(listCounts(".vc-st-line"), ["2"]);
  findTribe(1).click();
  assert.equal(page.find(".vc-st-line").textContent, "tracker-hint");
});

test("another tribe's pad opens by its card, and closes by the card of the one that acts", () => {
  findTribe(1).click();
  assert.deepEqual([readPadName(), findTribe(1).getAttribute("aria-pressed")], ["Bert", "true"]);
  findTribe(0).click();
  assert.equal(readPadName(), "Anna");
});

test("the card of the tribe that acts opens no pad of its own: the pad goes on with the turn", () => {
  findTribe(0).click();
  assert.equal(readPadName(), "Anna");
  change({ acting: [1] });
  assert.equal(readPadName(), "Bert");
});

test("a turn that ends with a waiting input is over on the page, and another one follows", () => {
  page.wait([ended]);
  assert.deepEqual([readPadName(), findNext().textContent], ["Bert", "Next: feeding"]);
  page.wait([ended, ended]);
  assert.equal(page.listTexts(".vc-st-foot p")[0], "tracker-waits-feast");
  page.wait([]);
  assert.equal(readPadName(), "Anna");
});

test("a touch that ends one turn can't end the next one too", () => {
  page.wait([ended]);
  findNext().click();
  assert.deepEqual(page.sent, []);
  advanceClock(600);
  findNext().click();
  assert.deepEqual(page.sent, [[{ do: "enter", choice: END, ahead: true }, "Next: feeding"]]);
  assert.equal(page.find(".vc-entered"), null, "the end of a turn is no entry of the next tribe");
});

test("another turn closes the pad's open part", () => {
  findOpener("points").click();
  assert.equal(findOpener("points").getAttribute("aria-expanded"), "true");
  change({ acting: [1] });
  assert.equal(findOpener("points").getAttribute("aria-expanded"), "false");
});

test("a tribe's card shows its last waiting input, with their number", () => {
  const grow = { do: "enter", choice: { type: "grow", seat: 1 } };
  page.wait([[grow, "one worker"]]);
  assert.equal(findTribe(1).querySelector(".vc-reports-waits").textContent, "one worker");
  page.wait([
    [grow, "one worker"],
    [grow, "one field"],
  ]);
  assert.equal(findTribe(1).querySelector(".vc-reports-waits").textContent, "2 · one field");
  assert.equal(findTribe(0).querySelector(".vc-reports-waits"), null);
});

test("a lower half with one card left takes that card at once", () => {
  findOpener("card").click();
  page.find('[data-figure="farmer"]').click();
  assert.deepEqual(listEntered(), [
    [{ type: "note-card", card: 3, seat: 0 }, "tracker-card: 2 food, 2 people"],
  ]);
});

test("a card that is entered on another tribe's pad is that tribe's", () => {
  findTribe(1).click();
  findOpener("card").click();
  page.find('[data-figure="farmer"]').click();
  assert.deepEqual(listEntered(), [
    [{ type: "note-card", card: 3, seat: 1 }, "tracker-card: 2 food, 2 people"],
  ]);
});

test("a lower half of several cards asks for the upper half, and meanwhile the turn can't be ended", () => {
  findOpener("card").click();
  page.find('[data-figure="shaman"]').click();
  page.find('[data-figure="shaman"]').click(); // the second half of a double tap
  assert.deepEqual(page.listTexts("[data-card] span"), ["wood", "stone"]);
  assert.deepEqual(
    [findNext().disabled, findNext().querySelector("small").textContent],
    [true, "tracker-card-first"],
  );
  page.find('[data-card="5"]').click();
  assert.deepEqual(page.sent, [], "the second half of a double tap takes no card");
  advanceClock(600);
  page.find('[data-card="5"]').click();
  assert.deepEqual(listEntered(), [
    [{ type: "note-card", card: 5, seat: 0 }, "tracker-card: stone, 2 people"],
  ]);
  assert.equal(findNext().disabled, false);
});

test("Escape lets go of the lower half first, and then closes the cards", () => {
  findOpener("card").click();
  page.find('[data-figure="shaman"]').click();
  press(document, "Escape");
  assert.deepEqual([page.findAll("[data-card]").length, page.findAll("[data-figure]").length], [0, 2]);
  press(document, "Escape");
  assert.equal(page.findAll("[data-figure]").length, 0);
});

test("Escape with nothing open leaves the last entry said", () => {
  page.find("[data-grow]").click();
  press(document, "Escape");
  assert.match(page.find(".vc-entered").textContent, /one worker more/);
});

test("without cards in the row the pad says so", () => {
  change({ figures: [] });
  findOpener("card").click();
  assert.ok(page.listTexts("p").includes("tracker-row-empty"));
});

const type = (text) => {
  const input = page.find(".vc-st-other input");
  input.value = text;
  input.dispatchEvent(new Event("input"));
  return input;
};

// Ways to leave an entry that is half done.
const LEAVING = {
  "the part's own opener": (what) => findOpener(what).click(),
  "another part": () => findOpener("points").click(),
  Escape: () => {
    press(document, "Escape"); // lets go of a card's half first
    press(document, "Escape");
  },
  "another tribe's card": () => findTribe(1).click(),
  "another turn": () => change({ acting: [1] }),
  "another entry": () => page.find("[data-grow]").click(),
};
for (const [way, leave] of Object.entries(LEAVING))
  test(`points typed for a building are dropped by ${way}, and the turn can be ended again`, () => {
    findOpener("building").click();
    type("17");
    assert.deepEqual([findNext().disabled, page.findAll('[data-points="17"]').length], [true, 1]);
    leave("building");
    assert.equal(findNext().disabled, false);
    advanceClock(600);
    for (const seat of [1, 0]) {
      findTribe(seat).click();
      if (!page.find(".vc-st-other")) findOpener("building").click();
      assert.equal(page.find(".vc-st-other input").value, "", `the pad of ${readPadName()}`);
      assert.equal(page.find('[data-points="17"]'), null);
    }
  });

for (const [way, leave] of Object.entries(LEAVING))
  test(`the picked lower half of a card is dropped by ${way}, and the turn can be ended again`, () => {
    findOpener("card").click();
    page.find('[data-figure="shaman"]').click();
    assert.deepEqual([findNext().disabled, page.findAll("[data-card]").length], [true, 2]);
    leave("card");
    assert.equal(findNext().disabled, false);
    for (const seat of [1, 0]) {
      findTribe(seat).click();
      if (!page.find("[data-figure]")) findOpener("card").click();
      assert.equal(page.findAll("[data-card]").length, 0, `the pad of ${readPadName()}`);
    }
  });

for (const [way, leave] of Object.entries(LEAVING).slice(0, -1))
  test(`what was entered last is said no more after ${way}`, () => {
    findOpener("building").click();
    page.find('[data-points="12"]').click();
    assert.match(page.find(".vc-entered").textContent, /Left pile: 12/);
    leave("building");
    assert.equal(page.find(".vc-entered"), null);
  });

test("a building with a fixed price is entered at one touch, for the tribe whose pad is open", () => {
  findTribe(1).click();
  findOpener("building").click();
  type("12");
  assert.deepEqual(page.listTexts(".vc-st-pile [data-points]"), ["10", "12"], "each price stands once");
  page.find('[data-points="12"]').click();
  assert.deepEqual(listEntered(), [
    [{ type: "note-building", place: "left", seat: 1, points: 12 }, "Left pile: 12"],
  ]);
});

test("Enter enters typed points if one pile is left, and the turn waits for them", () => {
  findOpener("building").click();
  assert.deepEqual(page.listTexts(".vc-st-pile small"), ["4 left", "none left, tracker-taken"]);
  const input = type(" ");
  assert.equal(findNext().disabled, false, "a space is nothing typed");
  type("17");
  assert.equal(findNext().disabled, true);
  press(input, "Enter");
  assert.deepEqual(listEntered(), [
    [{ type: "note-building", place: "left", seat: 0, points: 17 }, "Left pile: 17"],
  ]);
  press(type("7"), "Enter");
  assert.equal(listEntered()[1][0].points, 7);
});

test("an entry leads a keyboard without a place to the next entry, and leaves any other where it is", () => {
  findOpener("building").click();
  const input = type("17");
  input.focus();
  press(input, "Enter");
  assert.equal(document.activeElement, input);
  advanceClock(600);
  input.blur();
  press(type("18"), "Enter");
  assert.equal(document.activeElement, page.find(".vc-st-next, .vc-st-what .vc-button"));
  assert.equal(page.sent.length, 2);
});

test("with several piles Enter leads to the first of their buttons; other text leads nowhere", () => {
  const [left] = STONE_AGE.sites;
  change({ sites: [left, ["Middle pile", "3 left", { type: "note-building", place: "middle" }]] });
  findOpener("building").click();
  press(type("x1"), "Enter");
  assert.equal(page.findAll(".vc-st-pile .vc-main").length, 0);
  assert.equal(press(type("17"), "Enter"), false, "else Enter also presses the button it leads to");
  assert.deepEqual([page.sent, document.activeElement.dataset.points], [[], "17"]);
  document.activeElement.click();
  assert.equal(listEntered()[0][0].place, "left");
});

test("points are changed for the tribe whose pad is open", () => {
  findTribe(1).click();
  findOpener("points").click();
  page.find('[data-points="1"]').click();
  assert.deepEqual(listEntered(), [[{ type: "change-points", points: 1, seat: 1 }, "tracker-points: +1"]]);
});

test("the pad names the last entry until a newer state comes", () => {
  page.findButton("+15 → 6").click();
  assert.equal(page.find(".vc-entered").textContent, "✓ tracker-entered one worker more");
  change({ news: ["Anna has 6 workers."] });
  assert.equal(page.find(".vc-entered").textContent, "✓ tracker-entered Anna has 6 workers.");
  change({ news: ["Bert has 6 workers."] });
  assert.equal(page.find(".vc-entered"), null);
});

const FEAST = {
  acting: [],
  turns: [],
  feast: [
    ["All are fed", { type: "fed" }, "the next round"],
    ["The game is over", { type: "end-game" }, ""],
  ],
  tribes: [
    { ...STONE_AGE.tribes[0], hungry: ["not fed", { type: "starve", seat: 0 }, ""] },
    { ...STONE_AGE.tribes[1], starved: true },
  ],
};

test("after a round one touch feeds all tribes, or ends the game", () => {
  change(FEAST);
  assert.deepEqual([page.view.root.dataset.view, page.view.isAsking()], ["feast", true]);
  advanceClock(600);
  findNext().click();
  page.findButton("The game is over").click();
  assert.deepEqual(page.sent, [
    [{ do: "enter", choice: { type: "fed" } }, "All are fed"],
    [{ do: "enter", choice: { type: "end-game" } }, "The game is over"],
  ]);
});

test("the feeding closes what was open before it, and begins with the tribe that comes first", () => {
  page.wait([ended, ended]);
  findOpener("building").click();
  type("17");
  change({ ...FEAST, tribes: FEAST.tribes.toReversed() });
  assert.deepEqual([page.find(".vc-st-other"), findNext().disabled, readPadName()], [null, false, "Bert"]);
});

test("a button for a tribe that is not fed names the tribe", () => {
  const makeHungry = (seat) => ({
    ...STONE_AGE.tribes[seat],
    hungry: ["not fed", { type: "starve", seat }, ""],
  });
  change({ ...FEAST, tribes: [makeHungry(0), makeHungry(1)] });
  const names = page.findAll("[data-hungry]").map((one) => one.getAttribute("aria-label"));
  assert.deepEqual(names, ["Anna: not fed", "Bert: not fed"]);
});

test("hunger is reported before the feeding, and shown once reported", () => {
  change(FEAST);
  assert.deepEqual(
    page.findAll(".vc-st-feast li").map((row) => row.querySelector("button, b").textContent),
    ["not fed", "tracker-starved"],
  );
  page.find("[data-hungry]").click();
  assert.deepEqual(listEntered(), [[{ type: "starve", seat: 0 }, "Anna: not fed"]]);
});

test("a card drawn from the pile is shown before any other entry", () => {
  const shown = [["star", "Art", [["1 point", "", { type: "show-card", card: 9 }]]]];
  change({ showing: "Which card was drawn?", figures: shown });
  assert.deepEqual([page.view.root.dataset.view, page.view.isAsking()], ["showing", true]);
  assert.equal(page.find(".vc-st-showing h2").textContent, "Which card was drawn?");
  page.find('[data-figure="star"]').click();
  assert.deepEqual(page.sent, [
    [{ do: "enter", choice: { type: "show-card", card: 9 } }, "tracker-card: 1 point"],
  ]);
});

test("a tribe's card is a button only where it opens the tribe's pad", () => {
  const countButtons = () => page.findAll("button.vc-st-tribe").length;
  assert.equal(countButtons(), 2);
  change({ showing: "Which card was drawn?" });
  assert.equal(countButtons(), 0);
  change({ showing: "", writes: false });
  assert.deepEqual(
    [countButtons(), page.findAll("button").length, page.findAll(".vc-st-tribe").length],
    [0, 0, 2],
  );
});

test("the button beside the end of the turn takes back the last entry", () => {
  page.find('.vc-st-foot [data-key="undo"]').click();
  assert.deepEqual(listCommands(), [{ do: "undo" }]);
});

test("the focus goes to the neighbour when no entry is left to take back", () => {
  const undo = page.find('.vc-st-foot [data-key="undo"]');
  undo.focus();
  page.view.showWaiting([], false, false);
  assert.ok(undo.disabled);
  assert.equal(document.activeElement, findNext());
});

test("keys press the buttons that name them, but not while something is typed", () => {
  press(findNext(), "1");
  assert.equal(listEntered()[0][1], "one worker more");
  findOpener("building").click();
  press(page.find(".vc-st-other input"), "1");
  assert.equal(page.sent.length, 1);
});
