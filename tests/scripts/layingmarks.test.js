// Smaller parts of the form that lays a table out: its keys, tiles, marks and what comes into view.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  FORM,
  KEPT,
  VALUES,
  WRONG,
  findAll,
  goTo,
  findButton,
  takeEntered,
  findField,
  find,
  form,
  prepareLayingForms,
  listMarked,
  goOn,
  open,
  out,
  listShown,
  readTitle,
  type,
} from "./layingform.js";
import { listLabels, press } from "./page.js";

prepareLayingForms();

/** Open the form with other values than the companion's usual ones. */
const openWith = (values, more = {}) => open({ ...FORM, values: { ...VALUES, ...values }, ...more });
const listTiles = (key) => findAll(`[data-field="${key}"] > .vc-lay-tiles > *`);

/** Open the form with some fields of its first section changed. */
function openChanged(change) {
  const [first, ...others] = structuredClone(FORM.sections);
  first.fields = first.fields.map((field) => ({ ...field, ...change[field.key] }));
  open({ ...FORM, sections: [first, ...others] });
}

test("a field has its explanation, its players' colours and its width", () => {
  openChanged({ ended: { narrow: true } });
  assert.deepEqual(listLabels(findAll(".vc-lay-choice .vc-lay-about")), ["Or not."]);
  assert.deepEqual(
    ["turn", "ended"].map((key) =>
      [".vc-lay-people", ".vc-lay-narrow"].map((look) => findField(key).matches(look)),
    ),
    [
      [true, false],
      [false, true],
    ],
  );
  assert.equal(find("[data-field=turn] .vc-lay-chips").getAttribute("style"), "--people: 2");
  assert.deepEqual(
    findAll("[data-field=turn] .vc-mark").map((one) => one.dataset.colour),
    ["red", "blue"],
  );
});

test("a tile that lies twice is numbered, and an unknown one has its number as a name", () => {
  openWith({ desk: [2, 2], queue: [9, null] });
  goTo("market");
  assert.deepEqual(
    listTiles("desk").map((one) => one.title),
    ["tile C", "tile C (2)"],
  );
  assert.deepEqual(
    listTiles("queue").map((one) => [one.title, one.textContent]),
    [
      ["9", "9laying-take-away: 9"],
      ["", "2"],
    ],
  );
  assert.equal(listTiles("queue")[1].getAttribute("aria-label"), "laying-empty-slot");
});

test("a field that holds more tiles than it has room for shows all of them", () => {
  openWith({ desk: [0, 1, 2] });
  goTo("market");
  assert.deepEqual([listTiles("desk").length, find("[data-field=desk] details")], [3, null]);
});

test("the list of tiles says how it is used, and has each tile's picture", () => {
  goTo("market");
  const list = find("[data-field=desk] details");
  assert.deepEqual(
    [list.querySelector("summary").textContent, list.querySelector("p").textContent],
    ["all tiles", "touch one"],
  );
  assert.equal(list.querySelectorAll("[data-tile] circle").length, 5);
});

test("when a tile is put last into its list, the keyboard goes to the last that is left", () => {
  openWith({ desk: [null, null], queue: [null, null] });
  goTo("market");
  const last = find("[data-field=desk] [data-tile='4']");
  last.focus();
  last.click();
  assert.equal(document.activeElement, find("[data-field=desk] [data-tile='3']"));
});

test("the last tile that is taken away leaves the keyboard in its field", () => {
  openWith({ "mine.tiles": [1] });
  goTo("mine");
  const tile = find("[data-field='mine.tiles'] [data-place]");
  tile.focus();
  tile.click();
  assert.equal(document.activeElement, find("[data-field='mine.tiles'] summary"));
});

test("the keys below a sheet leave the keyboard in the number, and are named", () => {
  goTo("pieces");
  const keys = findAll(".vc-lay-keys button");
  assert.deepEqual(listLabels(keys), ["1", "2", "3", "4", "5", "→", "6", "7", "8", "9", "0", "⌫"]);
  assert.deepEqual(keys.map((key) => key.getAttribute("aria-label")).filter(Boolean), [
    "laying-onward",
    "laying-erase",
  ]);
  const down = new Event("pointerdown", { cancelable: true });
  keys[0].dispatchEvent(down);
  assert.equal(down.defaultPrevented, true);
  const cell = find(".vc-lay-cell");
  assert.deepEqual([cell.inputMode, cell.getAttribute("aria-label")], ["none", "bank.gold"]);
});

test("the keys of a sheet are gone in a section without one", () => {
  assert.equal(find(".vc-lay-keys"), null);
  goTo("pieces");
  assert.ok(find(".vc-lay-keys"));
  assert.deepEqual(listLabels(findAll(".vc-lay-grid thead .vc-spoken")), ["Gold", "Iron"]);
  goOn();
  assert.equal(find(".vc-lay-keys"), null);
});

test("only the keys that move in a sheet are taken from the browser", () => {
  goTo("pieces");
  const cell = find(".vc-lay-cell");
  cell.focus();
  assert.deepEqual(
    ["ArrowDown", "Enter", "ArrowLeft", "5"].map((key) => press(cell, key)),
    [false, false, true, true],
  );
});

test("an erased number is selected, so that the next digit takes its place", () => {
  goTo("pieces");
  const cells = findAll(".vc-lay-cell");
  cells[3].focus();
  for (const label of ["1", "2", "⌫"]) findButton(label).click();
  assert.deepEqual([cells[3].value, cells[3].selectionStart, cells[3].selectionEnd], ["0", 0, 1]);
  findButton("7").click();
  assert.equal(cells[3].value, "7");
  assert.deepEqual(takeEntered(), { "shop.iron": 7 });
});

test("another section begins with its first number", () => {
  goTo("pieces");
  findAll(".vc-lay-cell")[2].focus();
  goOn();
  findButton("laying-previous").click();
  findButton("4").click();
  assert.deepEqual(takeEntered(), { "bank.gold": 4 });
});

test("a number is selected when it is touched", () => {
  const field = findField("round");
  field.focus();
  field.setSelectionRange(0, 0);
  field.click();
  assert.deepEqual([field.selectionStart, field.selectionEnd], [0, 1]);
});

test("a section comes into view from its top, a problem's field from its middle", (t) => {
  const seen = [];
  t.mock.method(Element.prototype, "scrollIntoView", function ({ block }) {
    seen.push([this.dataset.field ?? this.className, block]);
  });
  goOn();
  assert.deepEqual(seen.splice(0), [["vc-laying", "start"]]);
  form.show({ problems: WRONG, told: {} });
  findButton("laying-overview").click();
  findButton("Too much gold.").click();
  assert.deepEqual(seen.at(-1), ["shop.gold", "center"]);
});

test("the page stays in place under the finger when a field above grows", (t) => {
  let top = 100;
  const scrolled = t.mock.method(globalThis, "scrollBy", () => {});
  const lies = t.mock.method(Element.prototype, "getBoundingClientRect", () => {
    top += 5;
    return { top };
  });
  const before = find("[data-field=ended]").querySelectorAll("input")[1];
  before.click();
  assert.deepEqual(scrolled.mock.calls.at(-1).arguments, [{ top: 5, behavior: "instant" }]);
  const count = scrolled.mock.callCount();
  lies.mock.mockImplementation(() => ({ top: 7 }));
  before.click();
  find("[data-field=ended] input").click();
  assert.equal(scrolled.mock.callCount(), count);
});

test("a fine form says so, marked as fine only on the overview", () => {
  assert.equal(find(".vc-lay-told").matches(".vc-lay-fine"), false);
  goTo("overview");
  assert.deepEqual(
    [listShown(".vc-lay-told"), find(".vc-lay-told").matches(".vc-lay-fine")],
    ["laying-fine", true],
  );
  form.show({ problems: WRONG, told: {} });
  assert.deepEqual(
    [listShown(".vc-lay-told"), find(".vc-lay-told").matches(".vc-lay-fine")],
    ["laying-unsure", false],
  );
});

test("problems that come while the player is asked about unseen sections withdraw the question", () => {
  findButton("laying-overview").click();
  goOn();
  assert.ok(listShown(".vc-lay-unseen"));
  form.show({ problems: WRONG, told: {} });
  assert.deepEqual(
    [listShown(".vc-lay-unseen"), find(".vc-lay-steps .vc-main").textContent],
    ["", "laying-lay"],
  );
});

test("a section that was judged shows its problems when it is opened, also unseen", () => {
  form.show({ problems: WRONG, told: {} });
  findButton("laying-overview").click();
  findAll(".vc-lay-contents button")[1].click();
  assert.deepEqual(listMarked("vc-lay-bad"), ["bank.gold", "shop.gold"]);
});

test("a message without problems or consequences leaves those that were told", () => {
  form.show({ problems: [["No.", ["round"], ["turn"]]], told: { turn: "It is round 4." } });
  type("round", "4");
  form.show({});
  assert.deepEqual([listMarked("vc-lay-bad"), listShown(".vc-lay-told")], [["round"], "It is round 4."]);
});

test("a form that is kept under no name of its own is kept under the page's address", (t) => {
  history.replaceState(null, "", "/#PLACE");
  t.after(() => history.replaceState(null, "", "/"));
  open({ ...FORM, keep: "" });
  type("round", "8");
  assert.equal(localStorage.getItem(KEPT), null);
  assert.ok(localStorage.getItem("village-companion.laying.#PLACE"));
});

const NEWER = { ...FORM, values: { ...VALUES, round: 5 }, seen: 9 };
/** Type a number that is none, and set it aside for newer values. */
function setDraftAside() {
  type("round", "4x");
  open(NEWER);
  findButton("laying-afresh").click();
}

test("a draft whose values are the companion's is kept for those that were set aside", () => {
  setDraftAside();
  open(NEWER);
  assert.equal(listShown(".vc-lay-notice span"), "laying-set-aside");
  findButton("laying-resume").click();
  assert.equal(findField("round").value, "4x");
  const { aside, typed } = JSON.parse(localStorage.getItem(KEPT));
  assert.deepEqual([typed, aside.values.round], [true, 5]);
});

test("in another language the values that were set aside can still be taken again", () => {
  setDraftAside();
  form.retell();
  form.show(structuredClone(NEWER));
  findButton("laying-resume").click();
  assert.deepEqual([findField("round").value, readTitle()], ["4x", "Round and turn"]);
  assert.equal(out.sent.at(-1).do, "lay-check");
});

test("a number is written as it counts once its section was left", () => {
  type("round", " 012");
  goOn();
  findButton("laying-previous").click();
  assert.equal(findField("round").value, "12");
  assert.deepEqual(takeEntered(), { round: 12 });
});

test("a form that is opened anew judges no section that was not seen", () => {
  findButton("laying-overview").click();
  form.show({ ...FORM, problems: WRONG });
  goOn();
  assert.deepEqual([readTitle(), listMarked("vc-lay-bad")], ["Pieces", []]);
});

test("a draft opens where it was left, also unseen sections and unknown values stay so", () => {
  goOn();
  type("bank.gold", "3");
  open();
  assert.deepEqual([readTitle(), find(".vc-lay-told").hidden], ["Pieces", true]);
  findButton("laying-overview").click();
  assert.deepEqual(
    findAll(".vc-lay-sign").map((sign) => sign.title),
    ["laying-seen", "laying-seen", "laying-unseen", "laying-unseen"],
  );
  findButton("laying-previous").click();
  assert.equal(findField("mine.coins").value, "", "still unknown");
});

test("a draft that is broken, or of a form without values, is dropped", () => {
  for (const broken of [{ at: 2 }, "text", { values: VALUES }]) {
    localStorage.setItem(KEPT, JSON.stringify(broken));
    open();
    assert.deepEqual([readTitle(), localStorage.getItem(KEPT)], ["Round and turn", null]);
  }
});

test("a field that keeps its value is no change", () => {
  find("[data-field=turn] input").dispatchEvent(new Event("change", { bubbles: true }));
  assert.equal(localStorage.getItem(KEPT), null);
});
