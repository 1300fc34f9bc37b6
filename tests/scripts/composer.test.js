import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listLabels, listNames, makeOutgoing, noteFocusing, show, words } from "./page.js";
import { ComposerView } from "../../village_widgets/components/composer.js";

let out;
let closed;
let made;

// A payment with some pieces, as Python describes it.
function makeState(put, { asked = put, ways = [], fill = "all of it", row = 4 } = {}) {
  const count = (kind) => put.filter((each) => each === kind).length;
  const kinds = ["wood", "gold"].map((kind) => ({
    kind,
    picture: `#${kind}`,
    label: `${count(kind)} ${kind}`,
    room: "room",
    more: true,
    less: count(kind) > 0,
  }));
  return { row, title: "Hut", asked, put, kinds, said: `said of ${put.length}`, ways, fill };
}

const add = (at) => made.root.querySelectorAll(".vc-add")[at];
const findLess = (at) => made.root.querySelectorAll(".vc-less")[at];
const put = () => out.sent.map((command) => command.put.join(" "));

beforeEach(() => {
  out = makeOutgoing();
  closed = 0;
  made = new ComposerView(words, out.send, makeState([], { asked: null }), 9, () => {
    closed += 1;
  });
  show(made.root);
});

test("each tap sends all pieces that lie there; taps need not wait for answers", () => {
  add(0).click();
  add(1).click();
  add(0).click();
  findLess(0).click();
  findLess(1).click();
  findLess(1).click();
  assert.deepEqual(put(), ["wood", "wood gold", "wood gold wood", "wood gold", "wood", "wood"]);
  assert.deepEqual(out.sent[0], { do: "compose", row: 4, put: ["wood"], fill: false, v: 9 });
});

test("answers to earlier taps and to other rows are ignored", () => {
  add(0).click();
  add(0).click();
  made.show(makeState(["wood"]));
  made.show(makeState(["wood", "wood"], { row: 5 }));
  assert.equal(made.root.querySelector("[role=status]").textContent, "said of 0");
  made.show(makeState(["wood", "wood"]));
  assert.equal(made.root.querySelector("[role=status]").textContent, "said of 2");
  assert.deepEqual(listLabels(made.root.querySelectorAll(".vc-add strong")), ["2 wood", "0 gold"]);
  assert.deepEqual(
    [findLess(0), findLess(1)].map((each) => each.getAttribute("aria-disabled")),
    ["false", "true"],
  );
});

test("a piece that could not be added is gone from the next tap", () => {
  add(0).click();
  made.show(makeState([], { asked: ["wood"] }));
  add(1).click();
  assert.deepEqual(put(), ["wood", "gold"]);
});

test("paying sends its way, and is possible only when there is one", () => {
  made.root.querySelector(".vc-payments button").click();
  assert.deepEqual(out.sent, []);
  made.show(makeState([], { ways: [[17, ["one wood", ["#wood"]]]] }));
  made.root.querySelector(".vc-payments button").click();
  assert.deepEqual(out.sent, [{ do: "pick", row: 4, way: 17, v: 9 }]);
  assert.equal(closed, 1);
});

test("once all is filled in, the keyboard is at the payment", () => {
  const fill = made.root.querySelector(".vc-fill");
  fill.focus();
  fill.click();
  assert.deepEqual(out.sent, [{ do: "compose", row: 4, put: [], fill: true, v: 9 }]);
  made.show(makeState(["wood", "gold"], { asked: [], ways: [[2, ["both", []]]], fill: "" }));
  assert.ok(fill.disabled);
  assert.equal(document.activeElement, made.root.querySelector(".vc-payments button"));
});

test("the keyboard begins at the first kind, and stays at what can still be used", () => {
  const ways = [[2, ["some", []]]];
  made.focus();
  assert.equal(document.activeElement, add(0));
  const fill = made.root.querySelector(".vc-fill");
  fill.focus();
  made.show(makeState([], { ways }));
  assert.equal(document.activeElement, fill);
  add(0).focus();
  add(0).click();
  made.show(makeState(["wood"], { ways, fill: "" }));
  assert.equal(document.activeElement, add(0));
});

test("each kind has its picture, and can be added while there is more of it", () => {
  const used = makeState([]);
  used.kinds[1].more = false;
  made.show(used);
  assert.deepEqual(
    [add(0), add(1)].map((each) => [
      each.getAttribute("aria-disabled"),
      each.querySelector("use").getAttribute("href"),
    ]),
    [
      ["false", "#wood"],
      ["true", "#gold"],
    ],
  );
});

test("a kind without a picture has its name alone; the page stays where it is under the keyboard", (t) => {
  const told = makeState([]);
  told.kinds[0].picture = "";
  made.show(told);
  assert.deepEqual(
    [add(0), add(1)].map((each) => each.querySelectorAll("svg").length),
    [0, 1],
  );
  const asked = noteFocusing(t);
  made.focus();
  made.root.querySelector(".vc-fill").focus({ preventScroll: true });
  made.show(makeState(["wood"], { asked: [], ways: [[2, ["some", []]]], fill: "" }));
  assert.deepEqual(asked, Array(3).fill({ preventScroll: true }));
});

test("buttons say what they add, take back and pay", () => {
  made.show(makeState(["wood"], { asked: [], ways: [[2, ["one wood", []]]] }));
  assert.deepEqual(listNames(made.root.querySelectorAll("[aria-label]")), [
    "compose-more: 1 wood, room",
    "compose-less: 1 wood",
    "compose-more: 0 gold, room",
    "compose-less: 0 gold",
    "pay, one wood",
  ]);
});

test("an answer to as many other pieces is ignored", () => {
  add(0).click();
  made.show(makeState(["gold"]));
  assert.equal(made.root.querySelector("[role=status]").textContent, "said of 0");
});
