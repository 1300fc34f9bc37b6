// The rulebook's page: which game it stays at, its board, and what it tells and asks Python.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { findButton, makeOutgoing, makeWording, press, settle, show, type } from "./page.js";
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
const findSearch = () => page.querySelector("input[type=search]");
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
  await tell({ example: EXAMPLE });
  assert.equal(scroll.mock.callCount(), 1);
  assert.deepEqual(
    sent.map((command) => command.do),
    ["hello", "show-rule"],
  );
});

test("the games have a name, and the board that of what it shows", async () => {
  assert.equal(page.querySelector("nav").ariaLabel, "rules-games");
  unfoldRule().querySelector("button").click();
  await tell({ example: EXAMPLE });
  const shown = page.querySelector(".vc-rule-shown");
  assert.deepEqual([shown.getAttribute("role"), shown.ariaLabel], ["group", "rules-board"]);
  assert.ok(findButton(shown, "undo").hidden, "without a position there is nothing to undo");
  const setup = { game: "pond", edition: "old", players: 2, editions: [], numbers: [2], groups: [] };
  await tell({ setup });
  assert.equal(shown.ariaLabel, "glance-board");
});

test("on a page of its own, links to games and rules are also followed by the browser", (t) => {
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

test("the board of a rule's example waits for its reader, what was tried on it does not", async (t) => {
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

test("in another language the page asks again why a tried move is refused", async () => {
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

test("in a notebook the address turns to no game", () => {
  history.replaceState(null, "", "/#sea");
  dispatchEvent(new Event("hashchange"));
  history.replaceState(null, "", "/");
  assert.equal(readGame(), "pond");
});

test("an unfolded rule is told again in another language, also among those that were found", async () => {
  unfoldRule();
  type(findSearch(), "swim");
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
  findSearch().focus();
  assert.ok(press(findSearch(), "Escape"), "not kept from anything else");
});

test("a press that no process answers is told, a search that none answers is not", async () => {
  sent.push = () => {
    throw new Error("gone");
  };
  const listSheets = () =>
    [...page.querySelectorAll(".vc-sheet")].filter((one) => one.matches(":popover-open"));
  const countResults = () => page.querySelectorAll(".vc-rules-found [data-rule]").length;
  assert.equal(countResults(), 0);
  findSearch().focus();
  type(findSearch(), "swim");
  assert.deepEqual([countResults(), listSheets()], [1, []]);
  press(findSearch(), "Escape");
  unfoldRule().querySelector("button").click();
  const [told] = listSheets();
  assert.ok(told.checkVisibility(), "although the board is out of sight");
  assert.equal(told.querySelector("p").textContent, "unreached");
  await tell({ words: { refused: "Nein" } });
  assert.deepEqual(listSheets(), [], "it was told in the former language");
});

test("a page that is closed hears nothing more", () => {
  close();
  assert.deepEqual([receive, page.childElementCount], [null, 0]);
});
