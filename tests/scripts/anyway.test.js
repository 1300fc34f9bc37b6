import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listLabels, makeOutgoing, show, words } from "./page.js";
import { makeBesides } from "../../village_widgets/companion/anyway.js";
import { renderInto } from "../../village_widgets/components/rendering.js";

const FREE = { choice: { type: "pass" } };
const PAID = { choice: { type: "buy" }, payment: { coin: 1 } };
let sent;
let place;
let sheet;
let besides;

beforeEach(() => {
  const out = makeOutgoing();
  sent = out.sent;
  place = document.createElement("div");
  show(place);
  sheet = {
    closed: 0,
    close: () => {
      sheet.closed += 1;
    },
    show: (role, title, ...children) => {
      sheet.shown = [role, title];
      renderInto(children, place);
    },
  };
  besides = makeBesides(words, out.send);
});

/** Draw the button by which a refused move is entered nevertheless, and press it. */
function press(ways) {
  renderInto(besides.renderAnyway("Buy", ways, 7, sheet), place);
  const button = place.querySelector("button");
  assert.deepEqual([button.textContent, button.getAttribute("aria-label")], ["anyway", "anyway: Buy"]);
  button.click();
}

test("a refused move with one payment is entered at one press, with the version that was seen", () => {
  press([["free", FREE]]);
  assert.deepEqual([sent, sheet.closed, sheet.shown], [[{ do: "anyway", answer: FREE, v: 7 }], 1, undefined]);
});

test("of several payments the player picks one", () => {
  press([
    ["free", FREE],
    ["1 coin", PAID],
  ]);
  assert.deepEqual([sent, sheet.shown], [[], ["dialog", "anyway"]]);
  assert.deepEqual(listLabels(place.querySelectorAll("button")), ["free", "1 coin", "cancel"]);
  place.querySelectorAll("button")[1].click();
  assert.deepEqual([sent, sheet.closed], [[{ do: "anyway", answer: PAID, v: 7 }], 1]);
});

test("the question about the payment can be cancelled", () => {
  press([
    ["free", FREE],
    ["1 coin", PAID],
  ]);
  place.querySelectorAll("button")[2].click();
  assert.deepEqual([sent, sheet.closed], [[], 1]);
});

test("the table can be put right instead", () => {
  renderInto(besides.renderCorrection(sheet.close), place);
  place.querySelector("button").click();
  assert.deepEqual([sent, sheet.closed], [[{ do: "laying" }], 1]);
});
