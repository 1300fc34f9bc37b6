import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CARD as STEP } from "./lessoncard.js";
import { findButton, listLabels, makeOutgoing, show, words } from "./page.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { Table } from "../../village_widgets/components/table.js";

const drawTarget = (at) => `<g data-at="${at}" class="m"></g>`;
const PANELS = [
  ["market", "Market", "0 0 9 9", [["stalls", drawTarget("stall:0") + drawTarget("stall:1")]]],
  ["farm:0", "Anna's farm", "0 0 9 9", [["barn", drawTarget("barn")]]],
];
const ROWS = [
  { target: "stall:0", label: "Buy", number: 4 },
  { target: "agenda", label: "Pass", number: 5, beside: true },
];
const STATE = {
  v: 3,
  rows: ROWS,
  barred: ["stall:1"],
  names: { "stall:0": "first stall", "stall:1": "second stall" },
  agenda: [0, "Anna: buy or pass.", ["The last round"]],
  log: [0, []],
};
const WHOLE = {
  ...STATE,
  can: [true, false],
  own: "farm:0",
  strip: ["What Anna has", [["#coin", "2", "two coins"]]],
  others: [[1, ["What Bert has", [["#coin", "1", "one coin"]]]]],
  panels: PANELS,
  players: [
    ["Anna", "red", false],
    ["Bert", "blue", true],
  ],
};
const makeLater = (more) => ({ ...STATE, v: 4, after: 3, ...more });
const makeStep = (seat, lines, more) => ({ step: 0, seat, lines, deed: 0, ...more });
const CARD = { ...STEP, steps: [], near: ["market"], lit: ["stall:0"] };
let out;
let sheet;
let table;
const find = (selector) => table.root.querySelector(selector);
const findAll = (selector) => [...table.root.querySelectorAll(selector)];

function open(more = {}) {
  out = makeOutgoing();
  sheet = new Sheet(words, out.send);
  table = new Table(words, out.send, sheet, more);
  show(table.root, sheet.root);
  table.root.hidden = false;
}

beforeEach(() => {
  localStorage.clear();
  open({ renew: () => out.sent.push("renew"), kept: "game", imagines: true });
  table.receive(WHOLE);
});

test("a state fills the table: board, strips, question, choices and notes", () => {
  assert.deepEqual(
    findAll(".vc-panel").map((panel) => panel.dataset.panel),
    ["farm:0", "market"],
  );
  assert.equal(find('[data-at="stall:0"]').getAttribute("aria-label"), "Buy");
  assert.ok(find('[data-at="stall:1"]').matches(".vc-barred"));
  assert.equal(find("aside.vc-side").getAttribute("aria-label"), "side");
  assert.equal(find(".vc-decision").textContent, "Anna: buy or pass.");
  assert.deepEqual(listLabels(findAll(".vc-notes span")), ["The last round"]);
  assert.deepEqual(listLabels(findAll(".vc-beside button")), ["Pass"]);
  assert.deepEqual(
    [listLabels(findAll(".vc-other bdi")), find(".vc-strip").getAttribute("aria-label")],
    [["Bert"], "What Anna has"],
  );
  assert.deepEqual(
    [findButton(table.root, "undo").disabled, findButton(table.root, "redo").hidden],
    [false, true],
  );
  assert.equal(table.version, 3);
});

test("the question and the choices come first, then what was done meanwhile and by itself", () => {
  const order = [".vc-decision", ".vc-undoing", ".vc-choices", ".vc-what-if", ".vc-meanwhile"];
  const places = order.map((selector) => find(`.vc-agenda ${selector}`));
  for (const [at, place] of places.slice(1).entries())
    assert.ok(places[at].compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING, order[at]);
});

test("a press is sent with the version that the page shows", () => {
  find('[data-at="stall:0"]').dispatchEvent(new Event("click", { bubbles: true }));
  findButton(table.root, "Pass").click();
  assert.deepEqual(out.sent, [
    { do: "at", at: "stall:0", v: 3 },
    { do: "pick", row: 5, way: 0, v: 3 },
  ]);
});

test("a state that follows changes only parts; after a gap the page asks for the whole", () => {
  table.receive(makeLater({ parts: { barn: drawTarget("door") }, rows: [ROWS[0]] }));
  assert.ok(find('[data-at="door"]') && find('[data-at="stall:0"]') && !find('[data-at="barn"]'));
  assert.equal(table.version, 4);
  assert.ok(
    find(".vc-panel").matches(".vc-own") && !findButton(table.root, "undo").disabled,
    "what has not changed is not sent",
  );
  table.receive({ ...STATE, v: 9, after: 8, agenda: [0, "Later.", []] });
  assert.deepEqual([out.sent, find(".vc-decision").textContent], [[{ do: "whole" }], "Anna: buy or pass."]);
});

test("the deeds of others are told above the question, the reader's own are not", () => {
  const log = [0, [makeStep(0, ["Anna buys."]), makeStep(1, ["Bert sells."], { step: 1 })]];
  table.receive(makeLater({ log }));
  assert.equal(find(".vc-meanwhile summary").textContent, "meanwhile: Bert sells.");
  assert.deepEqual(listLabels(findAll(".vc-meanwhile li")), ["Bert sells."]);
  assert.deepEqual(listLabels(findAll(".vc-lines li li")), ["Anna buys.", "Bert sells."]);
  assert.equal(table.spoken.textContent, "Anna buys. Bert sells. Anna: buy or pass.");
});

test("a move that was made by itself is told aloud with that note, after what happened", () => {
  const log = [0, [makeStep(0, ["Anna buys."])]];
  table.receive(makeLater({ log, forced: "Nobody can sell." }));
  assert.equal(table.spoken.textContent, "Anna buys. forced-done Nobody can sell. Anna: buy or pass.");
});

test("a moment for all is told, even the reader's own", () => {
  table.receive(makeLater({ log: [0, [makeStep(0, ["Anna dies."], { moment: true })]] }));
  assert.equal(find(".vc-meanwhile summary").textContent, "Anna dies.");
});

test("the focus stays on its target, or goes to the question if the target is gone", () => {
  find('[data-at="stall:0"]').focus();
  table.receive(makeLater({ parts: { stalls: drawTarget("stall:0") } }));
  assert.equal(document.activeElement.dataset.at, "stall:0");
  table.receive({ ...makeLater({ parts: { stalls: "" } }), v: 5, after: 4 });
  assert.equal(document.activeElement, table.agenda.root);
});

test("a button that is gone leaves the focus to the question", () => {
  findButton(table.root, "Pass").focus();
  table.receive(makeLater({}));
  assert.equal(document.activeElement, table.agenda.root);
});

test("the end shows the score, once the page has come to rest", () => {
  const score = {
    players: ["Anna", "Bert"],
    lines: [["Goods", [3, 2]]],
    totals: [3, 2],
    winners: [0],
    result: "Anna wins.",
    reasons: [],
  };
  table.receive(makeLater({ score }));
  assert.deepEqual([find(".vc-score").hidden, find(".vc-result").textContent], [false, "Anna wins."]);
  table.receive({ ...STATE, v: 5, after: 4 });
  assert.ok(find(".vc-score").hidden, "undone");
});

test("while the device goes from hand to hand the board is covered", () => {
  table.receive(makeLater({ cover: "Hand it to Bert." }));
  assert.ok(table.root.hasAttribute("data-covered") && !find(".vc-cover").hidden);
  assert.ok(table.spoken.textContent.endsWith("Hand it to Bert."));
  find(".vc-cover button").click();
  assert.deepEqual(out.sent, [{ do: "uncover" }]);
});

test("there are no reasons for refusals on a page that only looks on, nor at the end", () => {
  const why = find(".vc-why");
  why.open = true;
  table.receive(makeLater({ watching: true }));
  assert.deepEqual([why.hidden, out.sent], [true, []]);
  table.receive({ ...STATE, v: 5, after: 4 });
  assert.equal(why.hidden, false);
});

test("the pickers of movement and sound stand among the habits, so that the tools are one row", () => {
  assert.ok(!find(".vc-picks"));
  [...find(".vc-toolbar").querySelectorAll("button")].at(-1).click();
  assert.equal(sheet.root.querySelectorAll(".vc-picks select").length, 2);
  table.teach(CARD);
  [...find(".vc-toolbar").querySelectorAll("button")].at(-1).click();
  assert.ok(find(".vc-foot .vc-picks") && !sheet.root.querySelector(".vc-picks"));
});

test("a board alone has no toolbar, keeps nothing and offers its pickers below", () => {
  open();
  table.receive({ ...WHOLE, head: '{"game":"g"}', kept: [0, ["1"]] });
  assert.ok(!find(".vc-toolbar") && find(":scope > .vc-picks"));
  assert.equal(localStorage.length, 0);
});

test("the running game is kept line by line", () => {
  table.copy.begin({ name: "game.00000001", title: "G" });
  table.receive(makeLater({ head: '{"game":"g"}', kept: [0, ["1", "2"]] }));
  assert.equal(localStorage.getItem("village-companion.game.00000001"), '{"game":"g"}\n1\n2\n');
});

test("a lesson's card stands around the question, with the pickers in its foot and the log folded", () => {
  table.teach(CARD);
  assert.ok(table.lesson && table.root.matches(".vc-lesson"));
  assert.deepEqual([table.root.dataset.state, table.root.dataset.card], ["asked", "step"]);
  assert.equal(table.side.firstElementChild, find(".vc-told"));
  assert.equal(table.agenda.root.firstElementChild, find(".vc-task"));
  assert.equal(table.root.lastElementChild, find(".vc-foot"));
  assert.ok(find(".vc-foot .vc-picks") && !find(".vc-toolbar .vc-picks") && !find(".vc-log").open);
  table.teach({ ...CARD, state: "done", answer: "Yes." });
  assert.equal(table.root.dataset.state, "done");
});

test("a lesson read aloud begins with the lesson, not with the board", () => {
  table.teach(CARD);
  for (const first of [table.lesson.told, table.lesson.asked])
    assert.ok(first.compareDocumentPosition(table.board.root) & Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a guided game brings its advice into view", () => {
  table.teach({ ...CARD, kind: "game", advice: ["Buy."], quiet: false, asks: false, over: false });
  assert.deepEqual([table.guide.advised, find(".vc-log").open], [["stall:0"], true]);
  table.receive(makeLater({}));
  assert.deepEqual(table.guide.advised, [], "the next card brings new advice");
});

test("a place that the coach names is lit", () => {
  const move = { move: "Buy", plan: [], at: "stall:0", lines: [], whisker: null };
  table.coach.show({ moves: [move], said: "", percent: 1, looking: true, opens: true });
  sheet.root.querySelector("li button").click();
  assert.ok(find('[data-at="stall:0"]').matches(".vc-lit") && !sheet.isOpen);
});

test("a whole state speaks only what is asked: what its log tells has been heard or read before", () => {
  open();
  table.receive({ ...WHOLE, log: [0, [makeStep(1, ["Bert sells."])]] });
  assert.deepEqual(listLabels(findAll(".vc-lines li li")), ["Bert sells."]);
  assert.equal(table.spoken.textContent.trim(), "Anna: buy or pass.");
});

test("an opening step and each further hint bring their subject into view", () => {
  const seen = [];
  table.guide.attend = ({ hints }) => seen.push(hints.length);
  for (const hints of [[], [], ["Look."], ["Look."], ["Look.", "There."]]) table.teach({ ...CARD, hints });
  assert.deepEqual(seen, [0, 1, 2]);
});

test("a program is shown as thinking until it has played or is stopped", () => {
  table.agenda.thinking.show(40);
  table.showRunning(true);
  assert.ok(!table.agenda.thinking.root.hidden);
  table.showRunning(false);
  assert.ok(table.agenda.thinking.root.hidden);
});

test("of chance a deed is told above the question, and nothing else", () => {
  const draw = (deed) => [makeStep(-1, ["A card is drawn."], { deed })];
  table.receive(makeLater({ log: [0, draw(-1)] }));
  assert.ok(find(".vc-meanwhile").hidden);
  table.receive({ ...STATE, v: 5, after: 4, log: [0, draw(0)] });
  assert.deepEqual(listLabels(findAll(".vc-meanwhile li")), ["A card is drawn."]);
});

test("in another language the news stay the same, and the keyboard its place on the board", () => {
  const log = [0, [makeStep(1, ["Bert sells."]), makeStep(0, ["Anna buys."], { step: 1 })]];
  table.receive(makeLater({ log }));
  find('[data-at="stall:0"]').focus();
  const german = [makeStep(1, ["Bert verkauft."]), makeStep(0, ["Anna kauft."], { step: 1 })];
  table.retell({ ...WHOLE, v: 4, log: [0, german] });
  assert.deepEqual(listLabels(findAll(".vc-meanwhile li")), ["Bert verkauft."]);
  assert.equal(document.activeElement.dataset.at, "stall:0");
});

test("in another language only the last lines of the log are new, and programs play on", () => {
  const steps = [makeStep(1, ["Bert sells."]), makeStep(0, ["Anna buys."], { step: 1 })];
  table.receive(makeLater({ log: [0, steps.slice(0, 1)], watching: true }));
  table.receive({ ...STATE, v: 5, after: 4, log: [1, steps.slice(1)], watching: true });
  table.showRunning(true);
  table.retell({ ...WHOLE, v: 5, log: [0, steps], watching: true });
  assert.deepEqual(listLabels(findAll(".vc-new")), ["Anna buys."]);
  assert.deepEqual(
    [findButton(table.root, "pause").hidden, findButton(table.root, "go-on").hidden],
    [false, true],
  );
});

test("a game that takes the place of another brings its own players, and none of the other's strips", () => {
  table.receive({ ...WHOLE, v: 1, after: undefined, others: [], players: [["Carl", "white", false]] });
  assert.deepEqual([findAll(".vc-other").length, table.players.length], [0, 1]);
});

test("the score waits for the end of what moves", () => {
  const score = {
    players: ["Anna", "Bert"],
    lines: [],
    totals: [3, 2],
    winners: [0],
    result: "Anna wins.",
    reasons: [],
  };
  Object.defineProperty(table.motion, "moves", { value: true });
  table.receive(makeLater({ score }));
  assert.ok(find(".vc-score").hidden);
  table.motion.ended();
  assert.ok(!find(".vc-score").hidden);
});

test("a change brings the question into view, unless it is hidden or the reader has more to read", () => {
  let homes = 0;
  table.guide.returnHome = () => {
    homes += 1;
  };
  table.receive(makeLater({}));
  assert.equal(homes, 1);
  table.receive({ ...STATE, v: 5, after: 4 }, true);
  assert.equal(homes, 1);
  table.root.hidden = true;
  table.receive({ ...STATE, v: 6, after: 5 });
  assert.equal(homes, 1);
});

test("an open question about an older state closes when the game goes on, an explanation stays", () => {
  const payment = { row: 2, title: "Pay?", asked: null, put: [], kinds: [], said: "", ways: [], fill: "" };
  sheet.compose(payment, [], 3);
  table.receive(makeLater({}));
  assert.ok(!sheet.isOpen);
  sheet.tell("Whose?", "Anna's.");
  table.receive({ ...STATE, v: 5, after: 4 });
  assert.ok(sheet.isOpen);
});

test("where programs play all seats their paces are shown", () => {
  table.receive(makeLater({ watching: true }));
  assert.deepEqual([find(".vc-paces").hidden, table.board.isWatched], [false, true]);
  table.receive({ ...STATE, v: 5, after: 4 });
  assert.deepEqual([find(".vc-paces").hidden, table.board.isWatched], [true, false]);
});

test("a forced move is undone at its line where no toolbar is, and comes at once without motion", (t) => {
  const countUndoing = () =>
    findAll(".vc-forced button").filter((each) => each.textContent === "undo").length;
  table.receive(makeLater({ forced: "Nobody can sell." }));
  assert.equal(countUndoing(), 0);
  open();
  table.receive({ ...WHOLE, forced: "Nobody can sell." });
  assert.equal(countUndoing(), 1);
  const ripen = t.mock.method(table.agenda.forced, "ripen", () => {});
  table.receive(makeLater({ forced: "Soon.", soon: true }));
  localStorage.setItem("village-companion.motion", "off");
  table.receive({ ...STATE, v: 5, after: 4, forced: "Now.", soon: true });
  assert.deepEqual(
    ripen.mock.calls.map((call) => call.arguments),
    [
      [4, false],
      [5, true],
    ],
  );
});
