import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makeOutgoing, show, words } from "./page.js";
import { CardView } from "../../village_widgets/components/card.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { makePlain } from "../../village_widgets/components/glossary.js";
import { renderInto } from "../../village_widgets/components/rendering.js";

let out;
let card;
let place;

beforeEach(() => {
  out = makeOutgoing();
  card = new CardView(words, out.send, { findPanel: () => null }, () => "", makePlain);
  place = makeElement("div");
  show(place);
});

test("a press with a key that opens another window leaves the next chapter to the browser", (t) => {
  document.body.dataset.voila = "voila";
  t.after(() => delete document.body.dataset.voila);
  renderInto(card.renderTurn(["06_travel", "Travel", true], "Travel", ""), place);
  const left = [];
  place.addEventListener("click", (event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  });
  for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
    const click = new Event("click", { bubbles: true, cancelable: true });
    place.querySelector("a").dispatchEvent(Object.assign(click, { [key]: true }));
  }
  assert.deepEqual([left, out.sent], [[true, true, true], []]);
});

test("a number of pieces that can't be read counts as none", () => {
  card.counts = [3];
  renderInto(card.renderStepper({ called: "Coins", at: "farm:0" }), place);
  const typed = place.querySelector("input");
  typed.value = "many";
  typed.dispatchEvent(new Event("change"));
  assert.deepEqual(out.sent, [{ do: "lay", part: 0, count: 0 }]);
});
