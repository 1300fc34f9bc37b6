import assert from "node:assert/strict";
import { test } from "node:test";
import {
  FORM,
  KEPT,
  VALUES,
  WRONG,
  findButton,
  takeEntered,
  findField,
  find,
  form,
  later,
  prepareLayingForms,
  goOn,
  open,
  out,
  listShown,
  readTitle,
  type,
} from "./layingform.js";
import { words } from "./page.js";
import { makeLaying } from "../../village_widgets/companion/laying/form.js";

prepareLayingForms();

test("typed values are kept and offered again beside those of the companion", () => {
  type("round", "4x");
  goOn();
  open({ ...FORM, values: { ...VALUES, turn: 1 }, seen: 9 });
  assert.deepEqual([readTitle(), listShown(".vc-lay-notice span")], ["Pieces", "laying-kept"]);
  assert.deepEqual(out.sent.at(-1), { do: "lay-check", values: { ...VALUES, round: "4x" } });
  findButton("laying-previous").click();
  assert.equal(findField("round").value, "4x");
  assert.equal(listShown(".vc-lay-notice"), "", "only when the form is opened, and at the end");
  findButton("laying-overview").click();
  assert.equal(listShown(".vc-lay-notice span"), "laying-kept");
});

test("the player can swap between the played and the typed values, also after a reload", () => {
  type("round", "4x");
  open({ ...FORM, values: { ...VALUES, round: 5 }, seen: 9 });
  findButton("laying-afresh").click();
  assert.deepEqual(
    [findField("round").value, listShown(".vc-lay-notice span"), takeEntered()],
    ["5", "laying-set-aside", { round: 5 }],
  );
  open({ ...FORM, values: { ...VALUES, round: 6 }, seen: 10 });
  assert.equal(findField("round").value, "5", "the companion's, as it was when it was taken");
  findButton("laying-resume").click();
  assert.deepEqual([findField("round").value, listShown(".vc-lay-notice span")], ["4x", "laying-kept"]);
  findButton("laying-overview").click();
  goOn();
  findButton("laying-as-it-stands").click();
  assert.equal(out.sent.at(-1).v, 7, "what was typed had seen so many lines");
});

test("a draft names its time; an unchanged form is no draft", (t) => {
  const begun = new Date(2024, 10, 21, 18, 30);
  t.mock.method(Date, "now", () => begun.getTime());
  form.show({ ...FORM });
  goOn();
  findButton("laying-previous").click();
  assert.equal(localStorage.getItem(KEPT), null);
  type("round", "4x");
  t.mock.method(Date, "now", () => begun.getTime() + 90_000_000);
  form.show({ ...FORM, seen: 9 });
  assert.match(listShown(".vc-lay-notice time"), /^Nov 21, 06:30\sPM$/, "in the language of the page");
  type("round", "3");
  form.show({ ...FORM, seen: 10 });
  assert.deepEqual(
    [listShown(".vc-lay-notice"), localStorage.getItem(KEPT)],
    ["", null],
    "what says the same as the companion is dropped",
  );
});

test("a draft of a form with more sections opens at the last one", () => {
  type("round", "4");
  localStorage.setItem(KEPT, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEPT)), at: 9 }));
  open();
  assert.deepEqual([readTitle(), listShown(".vc-lay-notice span")], ["Overview", "laying-kept"]);
});

test("a form that was laid out is forgotten", () => {
  type("round", "4");
  assert.ok(localStorage.getItem(KEPT));
  form.show({ laid: true });
  assert.equal(localStorage.getItem(KEPT), null);
  open();
  assert.deepEqual([findField("round").value, listShown(".vc-lay-notice")], ["3", ""]);
});

test("the form can be left for now", () => {
  let left = 0;
  form.root.addEventListener("back", () => {
    left += 1;
  });
  findButton("laying-leave").click();
  assert.equal(left, 1);
});

test("in another language the section in view and what is typed stay", () => {
  type("round", "12");
  goOn();
  out.sent.length = 0;
  form.retell();
  assert.deepEqual(out.sent, [{ do: "laying" }]);
  const sections = FORM.sections.map((section) => ({ ...section, title: `⟦${section.title}⟧` }));
  const before = readTitle();
  form.show({ ...FORM, sections });
  assert.equal(readTitle(), `⟦${before}⟧`);
  assert.ok(find(".vc-lay-notice").hidden);
  findButton("laying-previous").click();
  assert.equal(findField("round").value, "12");
});

test("going on checks the values at once, and not again after the pause", () => {
  type("round", "4");
  goOn();
  assert.deepEqual([out.sent.map((command) => command.do), later], [["lay-check"], null]);
});

test("a table that is laid out is not checked after the pause, even if a field was left late", () => {
  const field = findField("round");
  findButton("laying-overview").click();
  field.value = "";
  field.dispatchEvent(new Event("input"));
  field.dispatchEvent(new Event("change"));
  assert.equal(later.time, 250);
  goOn();
  findButton("laying-as-it-stands").click();
  assert.deepEqual([out.sent.at(-1).do, later], ["lay", null]);
});

test("a form without sections is not asked for in another language", () => {
  const empty = makeLaying(words, out.send);
  empty.retell();
  assert.deepEqual(out.sent, []);
});

test("another language makes no draft of an unchanged form", () => {
  form.retell();
  form.show({ ...FORM });
  goOn();
  assert.equal(localStorage.getItem(KEPT), null);
});

test("each key begins the pause anew", () => {
  const { mock } = globalThis.clearTimeout;
  type("round", "1");
  const before = mock.callCount();
  type("round", "12");
  assert.ok(mock.calls.slice(before).some(({ arguments: [timer] }) => timer === 1));
});

test("another form after a change of language is opened as the companion knows it", () => {
  form.retell();
  form.show({ ...FORM });
  goOn();
  form.show({ ...FORM, values: { ...VALUES, round: 5 } });
  assert.deepEqual([readTitle(), findField("round").value], ["Round and turn", "5"]);
});

test("the problems of a refused form come into view", (t) => {
  const seen = [];
  t.mock.method(Element.prototype, "scrollIntoView", function () {
    seen.push(this.className);
  });
  form.show({ problems: WRONG, refused: true });
  assert.equal(seen.at(-1), "vc-lay-wrong");
});
