import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makeOutgoing, makeWording, show } from "./page.js";
import { Refusals } from "../../village_widgets/components/refusals.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { exchange } from "../../village_widgets/components/speaking.js";

const REASONS = [[[], "No ox is left.", []]];
let out;
let refusals;
let words;
const find = (selector) => refusals.root.querySelector(selector);

/** Unfold the reasons, as a press on their summary does. */
function unfold() {
  refusals.root.open = true;
  refusals.root.dispatchEvent(new Event("toggle"));
}

beforeEach(() => {
  out = makeOutgoing();
  words = makeWording({});
  refusals = new Refusals(words, out.send, new Sheet(words, out.send));
  show(refusals.root);
});

test("reasons for a refusal are requested when opened, and again after each change", () => {
  refusals.update(true);
  assert.deepEqual(out.sent, [], "nobody looks");
  unfold();
  refusals.update(true);
  assert.deepEqual(out.sent, [{ do: "why" }, { do: "why" }]);
  refusals.show(REASONS, 3);
  assert.equal(find(".vc-rule").textContent, "No ox is left.");
  refusals.show([], 3);
  assert.equal(find(".vc-about").textContent, "why-nothing");
});

test("what may have happened anyway is entered for the version of the reasons", () => {
  const besides = { renderAnyway: (choice, _ways, v) => `${choice} anyway, at ${v}` };
  refusals = new Refusals(words, out.send, new Sheet(words, out.send, besides));
  refusals.show([[[["Buy", "No ox.", [["for nothing", {}]]]], "No ox is left.", []]], 3);
  assert.match(find(".vc-against").textContent, /Buy anyway, at 3$/);
});

test("nothing is requested when the reasons fold, nor where nothing can be refused", () => {
  refusals.root.dispatchEvent(new Event("toggle"));
  refusals.root.open = true;
  refusals.update(false);
  assert.deepEqual([refusals.root.hidden, out.sent], [true, []]);
});

test("reasons in a former language go with it", () => {
  refusals.show(REASONS, 3);
  exchange(words, { "why-not": "Warum nicht?" });
  assert.deepEqual([find("summary").textContent, find(".vc-rule")], ["Warum nicht?", null]);
});
