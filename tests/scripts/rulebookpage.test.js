// The rulebook's page: which game it stays at, and when it scrolls to its board.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { makeOutgoing, makeWording, settle, show } from "./page.js";
import rulebook from "../../village_widgets/rulebook/page.js";

const GROUPS = [{ title: "A turn", rules: [{ key: "swim", wordings: [["You swim.", []]], find: {} }] }];
const BOOKS = [
  { game: "pond", title: "Pond", groups: GROUPS },
  { game: "sea", title: "Sea", groups: GROUPS },
];
const EXAMPLE = { game: "pond", rule: "swim", said: "Look." };
let close;
let page;
let receive;
let sent;

beforeEach(async () => {
  page = document.createElement("div");
  show(page);
  const out = makeOutgoing();
  sent = out.sent;
  const on = (event, hear) => {
    if (event === "msg:custom") receive = hear;
  };
  const off = (_, hear) => {
    if (hear === receive) receive = null;
  };
  close = rulebook.render({ model: { get: () => "", send: out.send, on, off }, el: page });
  await tell({ words: makeWording({}), keeps: "" });
});
afterEach(() => close());

/** Let Python send a message, the first time with all books. */
function tell(message) {
  receive({ books: structuredClone(BOOKS), ...message }, []);
  return settle();
}
const readGame = () => page.querySelector(".vc-rulebook").dataset.game;

test("the page stays at its game when all books come again", async () => {
  page.querySelector('nav a[href="#sea"]').click();
  await tell({});
  assert.equal(readGame(), "sea");
  assert.deepEqual(
    [...page.querySelectorAll("nav a")].map((link) => link.getAttribute("aria-current")),
    ["false", "true"],
  );
});

test("the page scrolls to its board once after a rule has asked for it", async (t) => {
  const scroll = t.mock.method(document.defaultView.Element.prototype, "scrollIntoView", () => {});
  await tell({ example: EXAMPLE });
  assert.equal(scroll.mock.callCount(), 0);
  const rule = page.querySelector('[data-rule="swim"]');
  rule.open = true;
  rule.dispatchEvent(new Event("toggle"));
  rule.querySelector("button").click();
  const shown = page.querySelector(".vc-rule-shown");
  assert.ok(shown.hidden, "until its position comes");
  await tell({ example: EXAMPLE });
  assert.deepEqual([shown.hidden, scroll.mock.calls.map((call) => call.this)], [false, [shown]]);
  assert.deepEqual([shown.getAttribute("role"), shown.ariaLabel], ["group", "rules-board"]);
  await tell({ example: EXAMPLE });
  assert.equal(scroll.mock.callCount(), 1);
  assert.deepEqual(
    sent.map((command) => command.do),
    ["hello", "show-rule"],
  );
});

test("a page that is closed hears nothing more", () => {
  close();
  assert.deepEqual([receive, page.childElementCount], [null, 0]);
});
