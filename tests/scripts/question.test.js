import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { holdFrames, listLabels, show, words } from "./page.js";
import { Question } from "../../village_widgets/components/question.js";

const PLAYERS = [
  ["Anna", "red"],
  ["Bert", "blue"],
];
const makeEntry = (step, seat, lines, deed = -1, moment = false) => ({
  step,
  seat,
  lines,
  deed,
  moment,
});
const CUBE = makeEntry(3, 1, ["Bert takes a cube.", "It costs time."], 0);
const DEED = makeEntry(4, 1, ["Bert pays.", "Bert trains.", "Time passes."], 1);
const LAST = makeEntry(5, 1, ["Bert leaves a marker."]);
let shown;
let did;
const readSummary = () => shown.told.querySelector("summary").textContent;

beforeEach(() => {
  did = [];
  shown = new Question(words, { skip: () => did.push("skip"), replay: () => did.push("again") });
  show(shown.root, shown.told);
  shown.show([0, "Anna: take a cube.", [], false], PLAYERS);
});

test("the summary names the deed and its result, not the last line; the list has everything", () => {
  shown.tell([CUBE, DEED, LAST], false);
  assert.equal(readSummary(), "meanwhile: Bert takes a cube. Bert trains.");
  assert.equal(listLabels(shown.told.querySelectorAll("li")).length, 6);
});

test("notes are read aloud with a mark between them", () => {
  shown.show([0, "Anna: take a cube.", ["Round 3", "then: mass"], false], PLAYERS);
  assert.equal(shown.root.querySelector(".vc-notes").textContent, "Round 3; then: mass");
});

test("the summary comes with the board, the list once that is painted", (t) => {
  const frames = holdFrames(t);
  shown.tell([CUBE], false);
  assert.equal(readSummary(), "meanwhile: Bert takes a cube.");
  assert.deepEqual(listLabels(shown.told.querySelectorAll("li")), []);
  frames[0].onfinish();
  assert.deepEqual(listLabels(shown.told.querySelectorAll("li")), CUBE.lines);
});

test("a roll of one's own is told as what happened, not as what others did meanwhile", () => {
  const roll = makeEntry(3, -1, ["Anna rolls 4, 5 and 6."], 0);
  shown.tell([roll], false);
  assert.equal(readSummary(), "Anna rolls 4, 5 and 6.");
  shown.tell([roll, CUBE], false);
  assert.equal(readSummary(), "meanwhile: Bert takes a cube.");
});

test("the main deed is the last player's whole turn, with the moment that ended it", () => {
  const cube = makeEntry(3, 1, ["Bert takes a cube."], 0);
  const council = makeEntry(4, 1, ["Bert moves up."], 0);
  const gift = makeEntry(5, 1, ["Bert gets an ox."], 0);
  const death = makeEntry(6, 1, ["Bert's 1 dies."], 0, true);
  const passes = makeEntry(7, 2, ["Carl passes.", "The queue moves."]);
  shown.tell([cube, council, gift, passes], false);
  assert.equal(readSummary(), "meanwhile: Bert takes a cube. Bert moves up.");
  shown.tell([cube, council, gift, death], false);
  assert.equal(readSummary(), "meanwhile: Bert takes a cube. Bert's 1 dies.");
  shown.tell([cube, makeEntry(9, 1, ["Bert rises."], 0)], false);
  assert.equal(readSummary(), "meanwhile: Bert rises.");
  shown.tell([passes], false);
  assert.equal(readSummary(), "meanwhile: Carl passes.");
});

test("each deed has its own line; steps without a deed keep the last line", () => {
  shown.tell([CUBE, DEED, LAST], true);
  const told = [CUBE, DEED, makeEntry(6, -1, ["Cubes come."]), LAST].map((each) => {
    shown.tellStep(each);
    return readSummary();
  });
  assert.deepEqual(
    told,
    ["Bert takes a cube.", "Bert trains.", "Bert trains.", "Bert leaves a marker."].map(
      (line) => `meanwhile: ${line}`,
    ),
  );
  shown.tellStep(null);
  assert.equal(readSummary(), "meanwhile: Bert takes a cube. Bert trains.");
});

test("the reader's own deed comes before those of others, and is not told as theirs", () => {
  shown.tell([CUBE, DEED, LAST], true);
  shown.tellStep(makeEntry(1, 0, ["Anna sells.", "A customer goes."], 0));
  assert.equal(readSummary(), "Anna sells.");
  shown.tellStep(makeEntry(2, -1, []));
  assert.equal(readSummary(), "Anna sells.");
});

test("the reader's own death is not told as a deed of others", () => {
  shown.tell([makeEntry(3, 0, ["Anna's 1 dies."], 0, true)], true);
  assert.equal(readSummary(), "Anna's 1 dies.");
});

test("running motion can be skipped, and seen again afterwards", () => {
  shown.tell([CUBE], true);
  const [skip, again] = shown.told.querySelectorAll("button");
  shown.tellStep(CUBE);
  assert.deepEqual([skip.hidden, again.hidden], [false, true]);
  skip.click();
  shown.tellStep(null);
  assert.deepEqual([skip.hidden, again.hidden], [true, false]);
  again.click();
  assert.deepEqual(did, ["skip", "again"]);
});

test("news stand in a line of their own, so that they never move the question", () => {
  const before = shown.root.innerHTML;
  shown.tell([CUBE, DEED, LAST], true);
  shown.tellStep(CUBE);
  assert.equal(shown.root.innerHTML, before);
  assert.ok(!shown.told.querySelector("details").hidden);
});

test("sentences and labels have the signs of their language", () => {
  const signs = { "between-sentences": "", colon: "：", meanwhile: "這時" };
  shown = new Question(signs, { skip: () => {}, replay: () => {} });
  shown.show([0, "", [], false], PLAYERS);
  shown.tell([makeEntry(3, 1, ["乙拿取方塊。"], 0), makeEntry(4, 1, ["乙付款。"], 0)], false);
  assert.equal(readSummary(), "這時：乙拿取方塊。乙付款。");
});

test("without news nothing is told, and nothing can be seen again", () => {
  shown.tell([CUBE], true);
  shown.tell([], true);
  const [skip, again] = shown.told.querySelectorAll("button");
  assert.deepEqual(
    [shown.told.querySelector("details"), skip, again].map(({ hidden }) => hidden),
    [true, true, true],
  );
});

test("all that happened is folded again when there are other news", () => {
  shown.tell([CUBE], false);
  const told = shown.told.querySelector("details");
  told.open = true;
  shown.tell([DEED], false);
  assert.equal(told.open, false);
});

test("news that the board does not show step by step are told as a whole, and cannot be skipped", () => {
  shown.tell([CUBE, DEED], false);
  shown.tellStep(CUBE);
  assert.equal(readSummary(), "meanwhile: Bert takes a cube. Bert trains.");
  assert.ok([...shown.told.querySelectorAll("button")].every(({ hidden }) => hidden));
});

test("news that come while others are shown step by step are not shown so yet", () => {
  shown.tell([CUBE], true);
  shown.tellStep(CUBE);
  shown.tell([CUBE, DEED], true);
  const [skip, again] = shown.told.querySelectorAll("button");
  assert.deepEqual([skip.hidden, again.hidden], [true, false]);
});

test("a step before all news is told by its first line, if it has no deed", () => {
  shown.tell([CUBE], true);
  shown.tellStep(makeEntry(2, 0, ["Anna rests.", "Time passes."]));
  assert.equal(readSummary(), "Anna rests.");
});

test("deeds of a player with a step between them are not one turn", () => {
  shown.tell([CUBE, makeEntry(5, 1, ["Bert rises."], 0)], false);
  assert.equal(readSummary(), "meanwhile: Bert rises.");
});

test("a moment without a deed is told by its first line, another step by all its lines", () => {
  const [moment, other] = [true, false].map((is) => makeEntry(3, -1, ["Rain falls.", "It stops."], -1, is));
  shown.tell([moment, other], true);
  const told = [moment, other].map((entry) => {
    shown.tellStep(entry);
    return readSummary();
  });
  assert.deepEqual(told, ["Rain falls.", "Rain falls. It stops."]);
});

test("the question has the colour of who decides, and none once nobody does", () => {
  assert.equal(shown.root.dataset.colour, "red");
  shown.show([null, "", [], false], PLAYERS);
  assert.equal(shown.root.dataset.colour, "");
  assert.ok(shown.root.querySelector(".vc-decision").hidden);
});

test("of steps without a deed the last one is told", () => {
  shown.tell([LAST, makeEntry(6, 1, ["Bert passes.", "The queue moves."])], false);
  assert.equal(readSummary(), "meanwhile: Bert passes.");
});

test("a step without lines keeps the words of the one before it", () => {
  const silent = makeEntry(5, 1, []);
  shown.tell([CUBE, silent], true);
  shown.tellStep(CUBE);
  shown.tellStep(silent);
  assert.equal(readSummary(), "meanwhile: Bert takes a cube.");
});
