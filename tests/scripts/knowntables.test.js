import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CHOICES, findButton, listLabels, makeOutgoing, show, words } from "./page.js";
import { KnownTables } from "../../village_widgets/companion/knowntables.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { renderInto } from "../../village_widgets/components/rendering.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const CODE = "KX4P7M2Q9R";
const OFFERED = { games: CHOICES.games, joins: true };
let above;
let known;
let out;
let root;
const findAll = (selector) => [...root.querySelectorAll(selector)];
const find = (selector) => root.querySelector(selector);
const keepTables = (...tables) => localStorage.setItem("village-companion.tables", JSON.stringify(tables));

/** List the tables that the browser keeps. */
function list(offered = OFFERED) {
  known.read();
  renderInto(known.render(offered), root);
}

beforeEach(() => {
  localStorage.clear();
  out = makeOutgoing();
  above = new Sheet(words, out.send);
  root = makeElement("div");
  known = new KnownTables(words, out.send, above, () => list());
  show(root, above.root);
});

test("a table is forgotten on a yes, and the list is without it", () => {
  const table = { names: [["Anna", "red"]], writes: true, over: false };
  keepTables({ ...table, code: CODE, at: 1 }, { ...table, code: "ABCDE23456", at: 2 });
  list();
  find(".vc-remove").click();
  assert.equal(findAll(".vc-known li").length, 2, "not yet");
  assert.equal(above.root.querySelector("p").textContent, "lobby-forget-sure");
  list({ ...OFFERED, joins: false });
  find(".vc-remove").click();
  assert.equal(above.root.querySelector("p").textContent, "lobby-forget-here");
  findButton(above.root, "lobby-forget-yes").click();
  assert.deepEqual([findAll(".vc-known li").length, above.isOpen], [1, false]);
});

test("tables are told apart by their time, those of the same minute or of none by their codes", () => {
  const table = { names: [["Anna", "red"]], writes: true, over: false };
  const listAbouts = (...times) => {
    keepTables(...times.map((at, number) => ({ ...table, code: `KX4P7M2Q9${"RT"[number]}`, at })));
    list();
    return listLabels(findAll(".vc-known-table small")).map((label) => label.split(" · ").slice(1));
  };
  assert.deepEqual(listAbouts(50_000, 70_000), [[], []]);
  assert.deepEqual(listAbouts(70_000, 90_000), [["KX4P7-M2Q9R"], ["KX4P7-M2Q9T"]]);
  assert.deepEqual(listAbouts(undefined, 0), [["KX4P7-M2Q9R"], ["KX4P7-M2Q9T"]], "both have none");
});

test("the first table is the main button, which says what it leads to; each is forgotten by its name", () => {
  const table = { names: [["Anna", "red"]], writes: true };
  const first = { ...table, code: CODE, at: new Date(2024, 4, 3).getTime(), over: false };
  keepTables(first, { ...table, code: "ABCDE23456", over: true });
  list();
  const readFirst = () => listLabels(findAll(".vc-known-table.vc-main > b"));
  assert.deepEqual([readFirst(), findAll(".vc-known-table > b").length], [["lobby-go-on-at"], 1]);
  const [name] = findAll(".vc-remove").map((one) => one.ariaLabel);
  assert.match(name, /^lobby-forget: Anna, May 3, 2024, 12:00\sAM$/);
  keepTables({ ...first, over: true });
  list();
  assert.deepEqual(readFirst(), ["lobby-look-at"]);
});

test("a game that is over says so, or how each player ended as far as that is known", () => {
  const table = {
    code: CODE,
    names: [
      ["Anna", "red"],
      ["Bert", "blue"],
    ],
    writes: true,
    over: true,
    at: 1,
  };
  const readKnown = (more) => {
    keepTables({ ...table, ...more });
    list({ ...OFFERED, games: [] });
    const [about] = listLabels(findAll(".vc-known-table small:not(.vc-name small)"));
    return [listLabels(findAll(".vc-name")), about.split(" · ").slice(1)];
  };
  assert.deepEqual(readKnown({}), [["Anna", "Bert"], ["lobby-over"]]);
  assert.deepEqual(readKnown({ totals: [40], winners: [0] }), [["Anna 40 tally-wins", "Bert"], []]);
  assert.deepEqual(readKnown({ over: false }), [["Anna", "Bert"], []]);
  assert.deepEqual(readKnown({ totals: [40, -3], winners: [] }), [["Anna 40", "Bert −3"], []]);
});

test("a page without a language lists its tables all the same", (t) => {
  t.after(() => (document.documentElement.lang = "en"));
  document.documentElement.lang = "";
  keepTables({ code: CODE, names: [["Anna", "red"]], writes: true, at: 1 });
  list();
  assert.equal(findAll(".vc-known-table").length, 1);
});

test("who played alone has no rival to have beaten", () => {
  const table = { code: CODE, writes: true, over: true, at: 1, totals: [40], winners: [0] };
  keepTables({ ...table, names: [["Anna", "red"]] });
  list();
  assert.deepEqual(listLabels(findAll(".vc-known-names .vc-name")), ["Anna 40"]);
});

test("a listed table has its time in the page's language, and its game only beside others", (t) => {
  t.after(() => (document.documentElement.lang = "en"));
  const at = new Date(2024, 4, 3, 16, 5).getTime();
  const readAbout = () => find(".vc-known-table small").textContent;
  keepTables({ code: CODE, names: [["Anna", "red"]], writes: true, over: false, at, game: "pond" });
  list();
  assert.match(readAbout(), /^The pond · May 3, 2024, 4:05\sPM$/);
  document.documentElement.lang = "de";
  list({ ...OFFERED, games: [["pond", "The pond"]] });
  assert.match(readAbout(), /^03\.05\.2024, 16:05$/);
  keepTables({ code: CODE, names: [["Anna", "red"]], at, game: "gone" });
  list();
  assert.match(readAbout(), /^03\.05\.2024, 16:05 · lobby-viewing$/);
});

test("an unreadable list of tables, or one that is none, leaves out what it can't show", () => {
  const table = { code: CODE, names: [["Anna", "red"]], at: 1 };
  keepTables(null, { code: "A" }, { names: [] }, table);
  list();
  assert.equal(findAll(".vc-known li").length, 1);
  localStorage.setItem("village-companion.tables", "{}");
  list();
  assert.equal(find(".vc-known").closest("section").hidden, true);
});

test("a page is known to look on only at the table that was opened after its game was over", () => {
  const table = { names: [["Anna", "red"]], writes: true, at: 1 };
  keepTables({ ...table, code: CODE, over: true }, { ...table, code: "ABCDE23456", over: false });
  list();
  const listLooks = findAll(".vc-known-table").map((one) => {
    one.click();
    return known.looks;
  });
  assert.deepEqual(listLooks, [CODE, ""]);
});
