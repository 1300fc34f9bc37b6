import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { findButton, listLabels, listNames, makeOutgoing, show, words } from "./page.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { LaidPieces } from "../../village_widgets/components/laidpieces.js";
import { renderInto } from "../../village_widgets/components/rendering.js";

const makePart = (called, count, slip = "") => ({ called, picture: "", at: "market", count, slip });
const PARTS = [makePart("oxen", 1), makePart("cows", 0)];
let laid;
let out;
let pieces;
let root;
const readChosen = () => listLabels(root.querySelectorAll("[aria-pressed=true]"));

/** Show the sorts of a step. */
function draw(parts, at = "step") {
  laid = parts;
  pieces.redraw = () => draw(laid, at);
  renderInto([pieces.renderSorts(at, laid), pieces.renderStepper(laid)], root);
}

beforeEach(() => {
  out = makeOutgoing();
  root = makeElement("div");
  pieces = new LaidPieces(words, out.send, { findPanel: () => null });
  show(root);
  draw(PARTS);
});

test("the number of the chosen sort is stepped, within its bounds, and sent", (t) => {
  findButton(root, "cows 0").click();
  const { mock } = t.mock.method(pieces, "showPanel");
  findButton(root, "−").click();
  assert.deepEqual(mock.calls[0]?.arguments, ["market"], "where the pieces lie comes into view");
  findButton(root, "+").click();
  assert.deepEqual([readChosen(), root.querySelector("input").value], [["cows 1"], "1"]);
  assert.deepEqual(
    out.sent.map(({ part, count }) => [part, count]),
    [
      [1, 0],
      [1, 1],
    ],
  );
});

test("a wrong number chooses its sort, but not again while the reader puts others right", () => {
  const wrong = [PARTS[0], makePart("cows", 0, "too few")];
  draw(wrong);
  assert.deepEqual(readChosen(), ["cows 0 too few"]);
  assert.deepEqual(listLabels(root.querySelectorAll(".vc-sort.vc-slip")), ["cows 0 too few"]);
  findButton(root, "oxen 1").click();
  draw(wrong);
  assert.deepEqual(readChosen(), ["oxen 1"]);
  draw(PARTS);
  draw([makePart("oxen", 1, "too many"), PARTS[1]]);
  findButton(root, "cows 0").click();
  draw(PARTS);
  draw([makePart("oxen", 1, "too many"), PARTS[1]]);
  assert.deepEqual(readChosen(), ["oxen 1 too many"], "a later wrong number is chosen");
});

test("another step begins with its own numbers", () => {
  findButton(root, "+").click();
  draw(PARTS);
  assert.deepEqual(pieces.counts, [2, 0], "what is shown before Python confirms it");
  findButton(root, "cows 0").click();
  draw(PARTS, "later");
  assert.deepEqual([pieces.counts, readChosen()], [[1, 0], ["oxen 1"]]);
});

test("a number of pieces is stepped between none and twenty, each button named after its sort", () => {
  pieces.counts = [19];
  pieces.redraw = () => {};
  const step = (at) => {
    renderInto(pieces.renderStepper([makePart("Coins", 0)]), root);
    root.querySelectorAll("button")[at].click();
  };
  for (const at of [1, 1, 0]) step(at);
  pieces.counts = [0];
  step(0);
  assert.deepEqual(
    out.sent.map(({ count }) => count),
    [20, 20, 19, 0],
  );
  assert.deepEqual(listNames(root.querySelectorAll("button, input")), [
    "lesson-less: Coins",
    "Coins",
    "lesson-more: Coins",
  ]);
});

test("a panel on which pieces are laid out is brought up unless all of it is in view beside the task", () => {
  globalThis.innerHeight = 500;
  const scrolled = [];
  const [panel, task] = [makeElement("div"), makeElement("div", { class: "vc-agenda" })];
  panel.scrollIntoView = ({ block }) => scrolled.push(block);
  pieces.board.findPanel = () => panel;
  show(root, task);
  const isBrought = ([top, bottom], [left, right]) => {
    scrolled.length = 0;
    panel.getBoundingClientRect = () => ({ left: 100, right: 200, top, bottom });
    task.getBoundingClientRect = () => ({ left, right, top: 300 });
    pieces.showPanel("market");
    return scrolled.join();
  };
  const [over, onLeft, onRight] = [
    [0, 300],
    [0, 100],
    [200, 300],
  ];
  assert.deepEqual([isBrought([0, 300], over), isBrought([0, 301], over)], ["", "start"]);
  assert.deepEqual([isBrought([-1, 200], over), isBrought([0, 500], onLeft)], ["start", ""]);
  assert.deepEqual([isBrought([0, 500], onRight), isBrought([0, 501], onRight)], ["", "start"]);
});

test("a number of pieces that can't be read counts as none", () => {
  pieces.counts = [3];
  pieces.redraw = () => {};
  renderInto(pieces.renderStepper(PARTS), root);
  const typed = root.querySelector("input");
  typed.value = "many";
  typed.dispatchEvent(new Event("change"));
  assert.deepEqual(out.sent, [{ do: "lay", part: 0, count: 0 }]);
});

test("what can't be read does not stay in its field, also where there was nothing before", () => {
  draw([makePart("oxen", 0)], "later");
  const typed = root.querySelector("input");
  typed.value = "many";
  typed.dispatchEvent(new Event("change"));
  assert.equal(typed.value, "0");
});

test("a sort has its picture, if there is one", () => {
  draw([{ ...PARTS[0], picture: "#ox" }, PARTS[1]]);
  const findPicture = (sort) => sort.querySelector("use")?.getAttribute("href");
  assert.deepEqual([...root.querySelectorAll(".vc-sort")].map(findPicture), ["#ox", undefined]);
});
