import assert from "node:assert/strict";
import { test } from "node:test";
import { press } from "./page.js";
import { change, advanceClock, MANITOBA, page, TALLY, prepareTrackerPages } from "./trackers.js";
import { makeTracker } from "../../village_widgets/games/manitoba/scripts/tracker.js";

prepareTrackerPages(makeTracker, MANITOBA);

const listChoices = () => page.sent.map(([command]) => command.choice);
const findClan = (seat) => page.find(`.vc-mt-clan[data-seat="${seat}"]`);
const findSpoken = (said) => page.find(`button[title="${said}"]`);
const END = { type: "end-round" };
const makeButton = (label) => ({
  drawn: [],
  label,
  small: "",
  spoken: label,
  made: { type: label },
  off: false,
});

test("one touch puts a good into a storage, or takes a step on a path", () => {
  findSpoken("Bert: a berry").click();
  findSpoken("Bert: a step").click();
  assert.deepEqual(page.sent, [
    [{ do: "enter", choice: { type: "note-good", seat: 1, good: "berries" }, ahead: true }, "Bert: a berry"],
    [{ do: "enter", choice: { type: "note-step", seat: 1, path: "hunter" }, ahead: true }, "Bert: a step"],
  ]);
});

test("the second half of a double tap enters nothing, a later tap does", () => {
  findSpoken("Anna: a berry").click();
  findSpoken("Anna: a berry").click();
  advanceClock(600);
  findSpoken("Anna: a berry").click();
  assert.equal(page.sent.length, 2);
});

test("a tile shows the clan's points and facts, and its buttons what they change", () => {
  const [anna, bert] = MANITOBA.clans;
  const step = { ...anna.steps[0], small: "then a feather" };
  const [[tokens, press, exempt]] = anna.columns;
  const columns = [[tokens, { ...press, small: "2 points" }, exempt]];
  change({
    clans: [{ ...anna, steps: [step], columns }, bert],
    end: { ...MANITOBA.end, small: "Bert begins" },
  });
  assert.deepEqual(
    [".vc-mt-points", ".vc-mt-fact > span", ".vc-mt-steps small", ".vc-mt-stack ~ small"].map(
      (part) => findClan(0).querySelector(part).textContent,
    ),
    ["6 points", "1", "then a feather", "2 points"],
  );
  assert.equal(page.find(".vc-mt-end small").textContent, "Bert begins");
});

test("only what was entered can be taken back", () => {
  const undo = page.find('[data-key="undo"]');
  assert.equal(undo.disabled, false);
  page.view.showWaiting([], false, false);
  assert.equal(undo.disabled, true);
});

test("a column shows its tokens, an empty one its good", () => {
  const listDrawn = (seat) =>
    [...findClan(seat).querySelectorAll(".vc-mt-stack use")].map((each) => each.getAttribute("href"));
  assert.deepEqual([listDrawn(0), listDrawn(1)], [["#vc-berries", "#vc-feathers"], ["#vc-berries"]]);
  assert.deepEqual(
    [0, 1].map((seat) => findClan(seat).querySelectorAll(".vc-mt-none").length),
    [0, 1],
  );
  assert.deepEqual(
    [0, 1].map((seat) => findClan(seat).querySelector(".vc-mt-exempt")?.textContent),
    ["tracker-exempt", undefined],
  );
});

test("the rarer reports of one clan lie open at a time, and Escape closes them", () => {
  const listOpened = () => page.findAll('[data-more][aria-expanded="true"]').map((each) => each.dataset.more);
  page.find('[data-more="0"]').click();
  page.find('[data-more="1"]').click();
  assert.deepEqual([listOpened(), page.findAll(".vc-mt-more").length], [["1"], 1]);
  press(document, "Escape");
  assert.deepEqual(listOpened(), []);
});

test("a card that isn't known opens those that may lie there", () => {
  const readExpanded = () => page.find('[data-picks="clouds"]').getAttribute("aria-expanded");
  assert.equal(readExpanded(), "false");
  page.find('[data-picks="clouds"]').click();
  assert.deepEqual(
    [page.find(".vc-mt-picks .vc-mt-title").textContent, readExpanded()],
    ["Which tile?", "true"],
  );
  findSpoken("most goods").click();
  assert.deepEqual([listChoices(), page.find(".vc-mt-picks")], [[{ type: "most" }], null]);
  assert.ok(page.find(".vc-mt-end"));
  page.find('[data-picks="clouds"]').click();
  assert.equal(page.find(".vc-mt-end"), null, "the round can't be ended meanwhile");
  page.find("[data-close]").click();
  assert.ok(page.find(".vc-mt-end") && !page.find(".vc-mt-picks"));
});

test("cards to pick from close by their card, the button and Escape; the other card opens its own", () => {
  const find = (kind) => page.find(`[data-picks="${kind}"]`);
  const readOpen = () => [
    page.find(".vc-mt-picks .vc-mt-title")?.textContent,
    ...["events", "clouds"].map((kind) => find(kind).getAttribute("aria-expanded")),
    page.findAll("[data-close]").length,
    page.findAll(".vc-mt-end").length,
  ];
  const closed = [undefined, "false", "false", 0, 1];
  const events = ["Which event?", "true", "false", 1, 0];
  const clouds = ["Which tile?", "false", "true", 1, 0];
  assert.deepEqual(readOpen(), closed);
  for (const [kind, opened, other] of [
    ["events", events, "clouds"],
    ["clouds", clouds, "events"],
  ]) {
    const closers = [
      () => find(kind).click(),
      () => page.find("[data-close]").click(),
      () => press(document, "Escape"),
    ];
    for (const close of closers) {
      find(other).click();
      find(kind).click();
      assert.deepEqual(readOpen(), opened);
      close();
      assert.deepEqual(readOpen(), closed);
    }
  }
});

test("a clan's rarer reports close by its own head, and stay open when another thing is entered", () => {
  const head = page.find('[data-more="0"]');
  for (const expanded of ["true", "false", "true"]) {
    head.click();
    assert.equal(head.getAttribute("aria-expanded"), expanded);
    assert.equal(page.findAll(".vc-mt-more").length, Number(expanded === "true"));
  }
  findSpoken("Bert: a berry").click();
  assert.equal(page.findAll(".vc-mt-more").length, 1);
  page.find(".vc-mt-end").click();
  assert.equal(page.findAll(".vc-mt-more").length, 0, "the round's end closes them");
});

for (const [what, leave] of Object.entries({
  "a clan's rarer reports": () => page.find('[data-more="1"]').click(),
  "cards to pick from": () => page.find('[data-picks="events"]').click(),
}))
  test(`what was entered last is said no more once ${what} are opened`, () => {
    findSpoken("Anna: a berry").click();
    assert.match(page.find(".vc-entered").textContent, /Anna: a berry/);
    leave();
    assert.equal(page.find(".vc-entered"), null);
  });

test("Escape with nothing open leaves the last entry said", () => {
  findSpoken("Anna: a berry").click();
  press(document, "Escape");
  assert.match(page.find(".vc-entered").textContent, /Anna: a berry/);
});

test("the key N ends the round", () => {
  press(page.find(".vc-mt-end"), "n");
  assert.deepEqual(listChoices(), [END]);
});

test("a scoring whose tile isn't known asks for it by itself", () => {
  const row = [MANITOBA.row[0], { ...MANITOBA.row[1], now: true }];
  change({ end: null, row });
  assert.equal(page.find(".vc-mt-picks .vc-mt-title").textContent, "Which tile?");
  assert.equal(page.find("[data-close]"), null);
});

test("a scoring asks for no tile while the round can be ended or something else is asked", () => {
  const row = [{ ...MANITOBA.row[1], now: true }];
  change({ row });
  assert.equal(page.find(".vc-mt-picks"), null);
  change({ row, end: null, asked: ["Where to?", [makeButton("berries")]] });
  assert.equal(page.find(".vc-mt-picks"), null);
});

test("the card of now and those that are over look so; without cards there is no row", () => {
  const [first, second] = MANITOBA.row;
  change({
    row: [
      { ...first, over: true, now: false },
      { ...second, over: false, now: true },
    ],
  });
  const listLooks = (look) => page.findAll(".vc-mt-card").map((card) => card.classList.contains(look));
  assert.deepEqual(
    [listLooks("vc-mt-over"), listLooks("vc-mt-now")],
    [
      [true, false],
      [false, true],
    ],
  );
  assert.equal(page.find(".vc-mt-card b").ariaHidden, "true");
  change({ row: [] });
  assert.equal(page.find(".vc-mt-row"), null);
});

test("the clan that acts is marked; one without rarer reports does not open", () => {
  const [anna, bert] = MANITOBA.clans;
  const clans = [
    { ...anna, active: true, done: false, more: [] },
    { ...bert, active: false, done: false },
  ];
  change({ clans });
  const states = page.findAll(".vc-reports-who small").map((one) => one.textContent);
  assert.deepEqual(states, ["tracker-active", ""]);
  assert.deepEqual(page.findAll(".vc-mt-active"), [findClan(0)]);
  assert.deepEqual([page.find('[data-more="0"]'), page.findAll('[data-more="1"]').length], [null, 1]);
  change({ clans: [{ ...anna, ready: ["Must score", [makeButton("4 points")]] }, bert], writes: false });
  assert.equal(page.find(".vc-mt-ready"), null, "who only looks on has nothing to score");
});

test("an open clan without rarer reports any more is shown closed", () => {
  const [anna, bert] = MANITOBA.clans;
  page.find('[data-more="0"]').click();
  const countOpened = () => findClan(0).children.length;
  const before = countOpened();
  change({ clans: [{ ...anna, more: [] }, bert] });
  assert.equal(countOpened(), before - 1);
});

test("what a clan must score stands ready; who has scored is named", () => {
  const [anna, bert] = MANITOBA.clans;
  change({
    end: null,
    clans: [
      { ...anna, ready: ["Must score", [makeButton("4 points")]] },
      { ...bert, active: true, done: true },
    ],
  });
  assert.equal(findClan(0).querySelector(".vc-mt-ready .vc-mt-title").textContent, "Must score");
  assert.equal(findClan(1).querySelector(".vc-reports-who small").textContent, "tracker-done");
  findSpoken("4 points").click();
  assert.deepEqual(listChoices(), [{ type: "4 points" }]);
});

test("where a feather goes is asked before all reports", () => {
  page.find('[data-more="0"]').click();
  page.find('[data-picks="clouds"]').click();
  change({ asked: ["Where to?", [makeButton("berries")]], end: null });
  assert.deepEqual([page.view.isAsking(), page.findAll(".vc-mt-clan button").length], [true, 0]);
  assert.equal(page.find(".vc-spoken").textContent, "Where to?", "not the reminder of the round");
  assert.equal(page.find(".vc-mt-picks"), null);
  findSpoken("berries").click();
  assert.deepEqual(page.sent[0][0], { do: "enter", choice: { type: "berries" } });
});

test("the round ends once, while its end waits to be stored", () => {
  page.find(".vc-mt-end").click();
  page.wait([[{ do: "enter", choice: END, ahead: true }, "The round is over"]]);
  assert.ok(page.find(".vc-mt-end").disabled);
  page.wait([]);
  assert.deepEqual([listChoices(), page.find(".vc-mt-end").disabled], [[END], false]);
});

test("a tile shows its waiting inputs, with their number", () => {
  const waits = { do: "enter", choice: { type: "note-good", seat: 1 } };
  page.wait([
    [waits, "a berry"],
    [waits, "a horse"],
  ]);
  assert.equal(findClan(1).querySelector(".vc-reports-waits").textContent.trim(), "2 · a horse");
  assert.equal(findClan(0).querySelector(".vc-reports-waits"), null);
});

test("a report that a rule is against looks so, and can be pressed to read the rule", () => {
  const [anna] = MANITOBA.clans;
  change({ clans: [{ ...anna, steps: [{ ...anna.steps[0], off: true }] }] });
  const step = findSpoken("Anna: a step");
  assert.ok(step.classList.contains("vc-mt-off"));
  step.click();
  assert.equal(page.sent.length, 1);
});

test("a page that only looks on has no buttons, but says what was entered last", () => {
  change({ writes: false, news: ["Anna puts a berry away."] });
  assert.deepEqual(page.listTexts(".vc-mt-news"), ["Anna puts a berry away."]);
  assert.equal(page.findAll('[title="Anna: a berry"], [title="Anna: a step"]').length, 2);
  assert.deepEqual([page.findAll("button").length, page.findAll(".vc-mt-clan").length], [0, 2]);
});

test("the final sheet stands alone", () => {
  change({ tally: TALLY, clans: [], row: [], notes: [], end: null });
  assert.deepEqual([page.view.root.dataset.view, page.find(".vc-mt-pad")], ["tally", null]);
  assert.deepEqual([page.find(".vc-tally").hidden, page.view.isAsking()], [false, true]);
});

test("the pad names the last entry, and takes it back", () => {
  findSpoken("Anna: a berry").click();
  change({ news: ["Anna puts a berry away."] });
  assert.equal(page.find(".vc-entered").textContent, "✓ tracker-entered Anna puts a berry away.");
  page.find('[data-key="undo"]').click();
  assert.deepEqual(page.sent.at(-1), [{ do: "undo" }]);
});
