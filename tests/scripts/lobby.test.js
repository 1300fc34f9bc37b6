// The lobby: what it offers, what it lists, and what it says about tables and games.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  OFFERED,
  above,
  find,
  findAll,
  findButton,
  findPlace,
  nameSeat,
  open,
  out,
  page,
  prepareLobbies,
} from "./lobbypage.js";
import { listLabels, pick, type } from "./page.js";

const LONE = { key: "big", label: "Big", least: 1, most: 4, room: "1 to 4", rulings: {} };
const CODE = "KX4P7M2Q9R";

prepareLobbies();

const keepTables = (...tables) => localStorage.setItem("village-companion.tables", JSON.stringify(tables));
const listSheet = () => listLabels(above.root.querySelectorAll("h2, p"));
const listNames = () => findAll(".vc-place input[type=text]").map(({ value }) => value);
const listProblems = () => listLabels(findAll("[data-field]:not([hidden])"));

test("a game that was read only in part says which part", () => {
  page.showProblems([["open", "no game"]]);
  page.showOpened([[["Anna", "red"]], "12 entries", "Line 3 is damaged."]);
  assert.deepEqual(
    [listLabels(above.root.querySelectorAll(".vc-problem")), listSheet()[1], listProblems()],
    [["lobby-only-part Line 3 is damaged."], "12 entries", []],
  );
  page.showOpened([[["Anna", "red"]], "12 entries", ""]);
  assert.equal(above.root.querySelector(".vc-problem"), null);
});

test("where this browser alone keeps tables, the lobby says so and takes no code", () => {
  const readForget = () => {
    keepTables({ code: CODE, names: [["Anna", "red"]], writes: true, over: false, at: 1 });
    page.list();
    find(".vc-known .vc-remove").click();
    return listSheet()[1];
  };
  assert.deepEqual([find(".vc-lobby-alone"), readForget()], [null, "lobby-forget-sure"]);
  open({ joins: false });
  assert.deepEqual([find(".vc-lobby-join"), readForget()], [null, "lobby-forget-here"]);
  assert.equal(find(".vc-lobby-alone p").textContent, "lobby-only-here");
  page.showProblems([["code", "nobody knows it"]]);
  assert.deepEqual(listProblems(), ["nobody knows it"]);
  type(find("[type=url]"), "half");
  open({ joins: false });
  assert.equal(find("[type=url]").value, "half");
});

test("problems go when a code, a link or the form is sent again, and in another language", () => {
  for (const go of [
    () => find(".vc-lobby-join form").requestSubmit(),
    () => find("[type=url]").form.requestSubmit(),
    () => find(".vc-new-table").requestSubmit(),
    () => page.offer(OFFERED),
  ]) {
    page.showProblems([["code", "No."]]);
    assert.deepEqual(listProblems(), ["No."]);
    go();
    assert.deepEqual(listProblems(), []);
  }
  assert.deepEqual(
    out.sent.map((command) => command.do),
    ["begin"],
    "an empty code and an empty link lead nowhere",
  );
});

test("problems of names and colours go with the seats that they were about; others stay", () => {
  findButton("lobby-add").click();
  page.showProblems([
    ["name:1", "Say who."],
    ["colour:2", "Which?"],
    ["players", "Too many."],
  ]);
  findPlace(2).querySelector(".vc-up").click();
  assert.deepEqual(listProblems(), ["Too many."]);
});

test("the first problem comes into view, but not the absence of one", (t) => {
  const seen = t.mock.method(Element.prototype, "scrollIntoView", () => {});
  page.showProblems([]);
  assert.equal(seen.mock.callCount(), 0);
  page.showProblems([["open", "No."]]);
  assert.equal(seen.mock.calls.at(-1).this.dataset.field, "open");
});

test("who steps back for one player comes again with an edition for more, in the same order", () => {
  open({ editions: [LONE, ...OFFERED.editions], alone: ["Alone!", "folder/09_alone"] });
  assert.deepEqual(
    findAll(".vc-alone a").map((link) => [link.textContent, link.getAttribute("href")]),
    [["alone-chapter", "folder/09_alone.ipynb"]],
  );
  pick(find(".vc-new-table select"), "new");
  for (const [seat, name] of ["Ada", "Ben"].entries()) nameSeat(seat, name);
  findButton("lobby-add").click();
  nameSeat(2, "Cyd");
  findPlace(2).querySelector(".vc-starts input").click();
  findButton("Alone!").click();
  const { settings } = out.sent.pop();
  assert.deepEqual(
    [settings.edition, settings.players.map(({ name }) => name), settings.start],
    ["big", ["Ada"], 0],
  );
  const shown = findAll("button").filter((one) => !one.hidden);
  assert.ok(!listLabels(shown).includes("Alone!"));
  open({ editions: [LONE, ...OFFERED.editions], alone: ["Alone!", ""] });
  assert.deepEqual([listNames(), findAll(".vc-alone a").length], [["Ada"], 0]);
  findButton("lobby-add").click();
  assert.deepEqual(listNames(), ["Ada", "Ben"], "the first who stepped back comes first");
  pick(find(".vc-new-table select"), "old");
  assert.deepEqual(listNames(), ["Ada", "Ben", "Cyd"]);
});

test("a chosen edition that allows one player stays the edition for one", () => {
  const small = { ...LONE, key: "small", label: "Small" };
  open({ editions: [LONE, small], alone: ["Alone!", ""] });
  pick(find(".vc-new-table select"), "small");
  findButton("Alone!").click();
  assert.equal(out.sent.pop().settings.edition, "small");
});

test("a switch for the owner's numbers stays as it was left", () => {
  localStorage.setItem("village-companion.copy.old", "numbers");
  open();
  find(".vc-own-numbers input").click();
  open();
  assert.equal(find(".vc-own-numbers input").checked, false);
});

test("names are proposed by their place, and each only once", () => {
  nameSeat(1, "Player 3");
  findButton("lobby-add").click();
  assert.deepEqual(listNames(), ["Player 1", "Player 3", "Player 4"]);
  findButton("lobby-add").click();
  assert.deepEqual(listNames().at(-1), "Player 2");
});

test("a colour has its letter, its list the chosen label, and a name is selected when it is entered", () => {
  assert.deepEqual(
    findAll(".vc-swatch").map((one) => one.dataset.sign),
    ["R", "B"],
  );
  assert.equal(find(".vc-chosen").textContent, "Old");
  pick(find(".vc-new-table select"), "new");
  assert.equal(find(".vc-chosen").textContent, "New");
  const field = findPlace(0).querySelector("input[type=text]");
  field.focus();
  assert.deepEqual([field.selectionStart, field.selectionEnd], [0, field.value.length]);
});

test("a lobby of one game offers no other; several are named beside each other", () => {
  assert.equal(find(".vc-games").getAttribute("aria-label"), "games");
  open({ games: [["orchard", "The orchard"]] });
  assert.equal(find(".vc-games"), null);
});

test("who steps back for one player, or stands, stays known, also in another game", () => {
  const editions = [LONE, ...OFFERED.editions];
  open({ editions, alone: ["Alone!", ""] });
  pick(find(".vc-new-table select"), "old");
  for (let more = 0; more < 2; more += 1) findButton("lobby-add").click();
  for (const [seat, name] of ["Ada", "Ben", "Cyd", "Dan"].entries()) nameSeat(seat, name);
  pick(find(".vc-new-table select"), "new");
  findButton("Alone!").click();
  for (let more = 0; more < 3; more += 1) findButton("lobby-add").click();
  assert.deepEqual(listNames(), ["Ada", "Ben", "Cyd", "Dan"]);
  findButton("Alone!").click();
  page.turn("pond");
  open({ editions, game: "pond", kept: ".pond" });
  assert.deepEqual(listNames(), ["Ada", "Ben", "Cyd", "Dan"]);
});

test("players of another form who can't be read are no guests", () => {
  localStorage.setItem("village-companion.guests", '{"places": "Ada", "said": true}');
  open();
  assert.deepEqual(
    [listNames(), localStorage.getItem("village-companion.guests")],
    [["Player 1", "Player 2"], null],
  );
});

test("a colour that is given to another player is replaced by one that nobody has", () => {
  findButton("lobby-add").click();
  pick(findPlace(0).querySelector("select"), "white");
  assert.deepEqual(
    findAll(".vc-swatch").map((one) => one.dataset.colour),
    ["white", "blue", "red"],
  );
  pick(findPlace(1).querySelector("select"), "red");
  assert.deepEqual(
    findAll(".vc-swatch").map((one) => one.dataset.colour),
    ["white", "red", "blue"],
  );
});

test("a player without a place has a colour beside the name only if this game has that", () => {
  const players = ["gold", "gold", "gold", "gold", "red", "gold"].map((colour) => ({ name: "Ada", colour }));
  localStorage.setItem("village-companion.sitting.other", JSON.stringify({ edition: "old", players }));
  open();
  assert.deepEqual(
    findAll(".vc-standing li").map((one) => one.querySelector("[data-colour]")?.dataset.colour),
    ["red", undefined],
  );
});

test("a game's link is opened although a part of it looks like a code", () => {
  const link = `https://table.example/#game=KX4P7-M2Q9R-${"x".repeat(40)}`;
  type(find("input[type=url]"), link);
  find("input[type=url]").form.requestSubmit();
  assert.deepEqual(out.sent, [{ do: "open", text: link }]);
});
