// The rulebook's page: which game it stays at, and its board.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { findButton, makeOutgoing, makeWording, press, settle, show } from "./page.js";
import { LATER, STATE } from "./tablestate.js";
import { Table } from "../../village_widgets/components/table.js";
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

/** Unfold the rule of the game in view, as a press on its line does. */
function unfoldRule(part = ".vc-rules-groups") {
  const rule = page.querySelector(`${part} [data-rule="swim"]`);
  rule.open = true;
  rule.dispatchEvent(new Event("toggle"));
  return rule;
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
  unfoldRule().querySelector("button").click();
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

test("the board is named after what it shows, and without a position there is nothing to undo", async () => {
  unfoldRule().querySelector("button").click();
  await tell({ example: EXAMPLE });
  const shown = page.querySelector(".vc-rule-shown");
  assert.deepEqual([shown.ariaLabel, findButton(shown, "undo").hidden], ["rules-board", true]);
  const setup = { game: "pond", edition: "old", players: 2, editions: [], numbers: [2], groups: [] };
  await tell({ setup });
  assert.equal(shown.ariaLabel, "glance-board");
});

test("on a page of its own, games and rules are also followed in its address", (t) => {
  document.body.dataset.voila = "";
  t.after(() => delete document.body.dataset.voila);
  const followed = [];
  page.addEventListener("click", (event) => {
    if (!event.defaultPrevented) followed.push(event.target.getAttribute("href"));
    event.preventDefault();
  });
  page.querySelector('nav a[href="#sea"]').click();
  unfoldRule().querySelector('a[href="#sea.swim"]').click();
  assert.deepEqual([followed, readGame()], [["#sea", "#sea.swim"], "sea"]);
  assert.ok(page.querySelector("[data-marked]"));
});

test("a rule's example is read before its board is looked at, what is tried on it is not", async (t) => {
  const { mock } = t.mock.method(Table.prototype, "receive");
  unfoldRule().querySelector("button").click();
  await tell({ example: { ...EXAMPLE, shows: ["stall:0"] }, table: STATE });
  await tell({ table: LATER });
  assert.deepEqual(
    mock.calls.map((call) => call.arguments[1]),
    [true, false],
  );
  assert.ok(page.querySelector('[data-at="stall:0"]').matches(".vc-taught"), "what the rule is about");
});

test("what a tried move is refused for is asked for again in another language", async () => {
  unfoldRule().querySelector("button").click();
  await tell({ example: { ...EXAMPLE, tried: "Swim." }, table: STATE });
  findButton(page, "Swim.").click();
  await tell({ refused: { title: "", reasons: [[[], "Too deep.", []]], decision: "" } });
  await tell({ words: { refused: "Nein" }, table: { ...STATE, v: 2 } });
  assert.deepEqual(
    sent.map((command) => command.do),
    ["hello", "show-rule", "try", "try"],
  );
});

test("games are named together, and a notebook's own address turns to none", () => {
  history.replaceState(null, "", "/#sea");
  dispatchEvent(new Event("hashchange"));
  history.replaceState(null, "", "/");
  assert.deepEqual([page.querySelector("nav").ariaLabel, readGame()], ["rules-games", "pond"]);
});

test("an unfolded rule is told again in another language, also among those that were found", async () => {
  unfoldRule();
  const field = page.querySelector("input[type=search]");
  field.value = "swim";
  field.dispatchEvent(new Event("input"));
  unfoldRule(".vc-rules-found");
  await settle();
  const books = structuredClone(BOOKS);
  Object.assign(books[0].groups[0].rules[0], { questions: [["How far?", "One pond."]] });
  await tell({ books });
  const places = [...page.querySelectorAll('[data-rule="swim"]')];
  assert.deepEqual(
    places.map((place) => place.querySelectorAll(".vc-rule-question").length),
    [1, 1],
  );
  const [link] = page.querySelectorAll('.vc-rule-more a[href="#pond.swim"]');
  assert.deepEqual([link.textContent, link.ariaLabel], ["¶", "rules-link"]);
});

test("Escape in an empty field is left to what lies around the rules", () => {
  const field = page.querySelector("input[type=search]");
  field.focus();
  assert.ok(press(field, "Escape"), "not kept from anything else");
});

test("a page that is closed hears nothing more", () => {
  close();
  assert.deepEqual([receive, page.childElementCount], [null, 0]);
});
