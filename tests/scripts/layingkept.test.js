import assert from "node:assert/strict";
import { test } from "node:test";
import {
  FORM,
  KEPT,
  VALUES,
  button,
  entered,
  field,
  find,
  form,
  layingForms,
  next,
  open,
  out,
  shown,
  title,
  type,
} from "./layingform.js";

layingForms();

test("typed values are kept and offered again beside those of the companion", () => {
  type("round", "4x");
  next();
  open({ ...FORM, values: { ...VALUES, turn: 1 }, seen: 9 });
  assert.deepEqual([title(), shown(".vc-lay-notice span")], ["Pieces", "laying-kept"]);
  assert.deepEqual(out.sent.at(-1), { do: "lay-check", values: { ...VALUES, round: "4x" } });
  button("laying-previous").click();
  assert.equal(field("round").value, "4x");
  assert.equal(shown(".vc-lay-notice"), "", "only when the form is opened, and at the end");
  button("laying-overview").click();
  assert.equal(shown(".vc-lay-notice span"), "laying-kept");
});

test("the player can swap between the played and the typed values, also after a reload", () => {
  type("round", "4x");
  open({ ...FORM, values: { ...VALUES, round: 5 }, seen: 9 });
  button("laying-afresh").click();
  assert.deepEqual(
    [field("round").value, shown(".vc-lay-notice span"), entered()],
    ["5", "laying-set-aside", { round: 5 }],
  );
  open({ ...FORM, values: { ...VALUES, round: 6 }, seen: 10 });
  assert.equal(field("round").value, "5", "the companion's, as it was when it was taken");
  button("laying-resume").click();
  assert.deepEqual([field("round").value, shown(".vc-lay-notice span")], ["4x", "laying-kept"]);
  button("laying-overview").click();
  next();
  button("laying-as-it-stands").click();
  assert.equal(out.sent.at(-1).v, 7, "what was typed had seen so many lines");
});

test("a draft names its time; an unchanged form is no draft", (t) => {
  const begun = new Date(2024, 10, 21, 18, 30);
  t.mock.method(Date, "now", () => begun.getTime());
  form.show({ ...FORM });
  next();
  button("laying-previous").click();
  assert.equal(localStorage.getItem(KEPT), null);
  type("round", "4x");
  t.mock.method(Date, "now", () => begun.getTime() + 90_000_000);
  form.show({ ...FORM, seen: 9 });
  assert.match(shown(".vc-lay-notice time"), /^Nov 21, 06:30\sPM$/, "in the language of the page");
  type("round", "3");
  form.show({ ...FORM, seen: 10 });
  assert.deepEqual(
    [shown(".vc-lay-notice"), localStorage.getItem(KEPT)],
    ["", null],
    "what says the same as the companion is dropped",
  );
});

test("a form that was laid out is forgotten", () => {
  type("round", "4");
  assert.ok(localStorage.getItem(KEPT));
  form.show({ laid: true });
  assert.equal(localStorage.getItem(KEPT), null);
  open();
  assert.deepEqual([field("round").value, shown(".vc-lay-notice")], ["3", ""]);
});

test("the form can be left for now", () => {
  let left = 0;
  form.root.addEventListener("back", () => {
    left += 1;
  });
  button("laying-leave").click();
  assert.equal(left, 1);
});

test("in another language the section in view and what is typed stay", () => {
  type("round", "12");
  next();
  out.sent.length = 0;
  form.retell();
  assert.deepEqual(out.sent, [{ do: "laying" }]);
  const sections = FORM.sections.map((section) => ({ ...section, title: `⟦${section.title}⟧` }));
  const before = title();
  form.show({ ...FORM, sections });
  assert.equal(title(), `⟦${before}⟧`);
  assert.ok(find(".vc-lay-notice").hidden);
  button("laying-previous").click();
  assert.equal(field("round").value, "12");
});
