// Copies of tables, addresses, timers and waiting inputs, as the companion's page keeps and sends them.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CODE,
  OFFERED,
  OTHER,
  NAMES,
  makeAll,
  joinTable,
  beat,
  events,
  findButton,
  find,
  hear,
  join,
  advanceClock,
  open,
  openUnanswered,
  listOutbox,
  page,
  takeSent,
  makeShared,
  readSheet,
  silence,
  takeSentOf,
  makeWhole,
  prepareCompanionPages,
} from "./companionpage.js";
import { makeWording, packMessage, settle, type } from "./page.js";

prepareCompanionPages();

const TABLE = `village-companion.table.${CODE}`;
const readCopy = (key = TABLE) => JSON.parse(localStorage.getItem(key));
const readKnown = () => JSON.parse(localStorage.getItem("village-companion.tables"));
const keepCopy = (lines, more = {}) =>
  localStorage.setItem(
    TABLE,
    JSON.stringify({ codes: [CODE, "VIEWERS"], head: "HEAD", names: NAMES, lines, ...more }),
  );

test("all lines of a table replace those of the copy, and newer ones follow", async () => {
  await joinTable(["a", "b"]);
  await hear({ shared: makeAll(["a", "c", "d"]) });
  assert.deepEqual(readCopy().lines, ["a", "c", "d"]);
  await hear({ shared: makeShared(["e"], {}, 3) });
  assert.deepEqual(readCopy(), {
    codes: [CODE, "VIEWERS"],
    head: "HEAD",
    names: NAMES,
    lines: ["a", "c", "d", "e"],
  });
});

test("a longer copy is set aside, and restored by who may write if the game is the same", async () => {
  for (const [more, shared, restores] of [
    [{}, {}, true],
    [{ head: "OTHER" }, {}, false],
    [{}, { writes: false }, false],
  ]) {
    localStorage.clear();
    keepCopy(["a", "b"], more);
    await open(CODE, makeWhole(["a"], shared));
    assert.equal(takeSentOf("restore").length, Number(restores), JSON.stringify([more, shared]));
    assert.deepEqual(readCopy(`${TABLE}.before`).lines, ["a", "b"]);
    page.close();
  }
});

test("a copy as long as the server's is not set aside, and a broken one is none", async () => {
  keepCopy(["x"]);
  await open(CODE, makeWhole(["a"]));
  assert.deepEqual([takeSentOf("restore"), localStorage.getItem(`${TABLE}.before`)], [[], null]);
  page.close();
  for (const broken of [{ lines: "ab" }, { codes: "CODE" }]) {
    keepCopy(["a", "b"], broken);
    await open(CODE, makeWhole(["a"]));
    assert.deepEqual([takeSentOf("restore"), readCopy().lines], [[], ["a"]]);
    page.close();
  }
});

test("the table where the page was last stands first in the list, once, with its game", async () => {
  await open(CODE, makeWhole([], { game: "orchard" }));
  await hear({ ...makeWhole([], { codes: [OTHER, ""], game: "pond" }) });
  await hear({ ...makeWhole(["a"]) });
  assert.deepEqual(
    readKnown().map(({ code, game, at }) => [code, game, at]),
    [
      [CODE, "orchard", 1_000_000],
      [OTHER, "pond", 1_000_000],
    ],
  );
});

test("a kept seat that is none is asked for again", async () => {
  localStorage.setItem(`village-companion.seat.${CODE}`, '"first"');
  await open(CODE, makeWhole());
  assert.deepEqual(
    [takeSent(), readSheet()],
    [[{ do: "hello", code: CODE, seat: null, pending: [] }], "table-whose"],
  );
});

test("the seat that a table gives to a page is kept, and so is that it is everybody's", async () => {
  await joinTable();
  const readSeat = () => localStorage.getItem(`village-companion.seat.${CODE}`);
  assert.equal(readSeat(), '"table"');
  const seats = [];
  for (const seat of [1, null]) {
    await hear({ shared: makeShared([], { seat }) });
    seats.push(readSeat());
  }
  assert.deepEqual(seats, ["1", '"table"']);
});

test("a page without an address shows the lobby that came with it, and asks for nothing", async () => {
  const told = packMessage({ view: "lobby", words: { menu: "menu" }, lobby: OFFERED });
  openUnanswered("", false, told);
  assert.deepEqual(takeSent(), []);
  while (!find(".vc-lobby")) await settle();
  page.close();
  openUnanswered(CODE, false, told);
  assert.equal(takeSentOf("hello").length, 1, "a table's address has to be asked for");
});

test("a note about lines that were taken back goes with the next state", async () => {
  await joinTable(["a", "b"]);
  const findNote = () => find(".vc-head-back");
  await hear({ shared: makeShared(["c"], { back: "Bert took back 2." }, 2) });
  assert.deepEqual([findNote().hidden, findNote().textContent], [false, "Bert took back 2."]);
  await hear({ shared: makeShared(["d"], {}, 3) });
  assert.equal(findNote().hidden, true);
});

test("a whole game needs no address to be opened; what is none is asked for as a code", async () => {
  await open();
  takeSent();
  const game = "abcDEF-_12".repeat(4);
  join(game);
  assert.deepEqual(takeSent(), [{ do: "open", text: game }]);
  join(game.slice(1));
  assert.deepEqual(
    takeSent().map(({ code }) => code),
    [game.slice(1)],
  );
  join("? ".repeat(300));
  assert.equal(takeSent()[0].code.length, 200);
});

test("a page whose address is another's shares no link to itself, and leaves that address", async () => {
  delete document.body.dataset.voila;
  await open("cells", makeWhole());
  findButton("table-everybody").click();
  takeSent();
  find("[data-tool=share]").click();
  assert.deepEqual([takeSent(), location.hash], [[{ do: "share", address: "" }], "#cells"]);
});

test("the rules are asked for two seconds after a page has come to a table", async (t) => {
  const timers = [];
  t.mock.method(globalThis, "setTimeout", (go, time) => timers.push({ go, time }));
  await open();
  const listHurried = () => timers.filter(({ time }) => time === 2_000);
  assert.equal(listHurried().length, 0);
  await hear(makeWhole());
  listHurried().at(-1).go();
  assert.deepEqual(page.sent.at(-1), { do: "look-up" });
});

test("a table that Python begins for the page is its own, and no second one is begun meanwhile", async () => {
  await open();
  await hear({ begun: true });
  find(".vc-lobby-new form").requestSubmit();
  assert.deepEqual(takeSentOf("begin"), []);
  await hear(makeWhole());
  assert.equal(readSheet(), "");
});

test("a form that has begun its table is forgotten, one beside a joined table is not", async () => {
  const isKept = () => localStorage.getItem("village-companion.lobby.game") !== null;
  await open();
  type(find(".vc-place input[type=text]"), "Zoe");
  await hear(makeWhole());
  assert.equal(isKept(), true);
  await hear({ view: "lobby" });
  find(".vc-lobby-new form").requestSubmit();
  await hear(makeWhole([], { codes: [OTHER, ""] }));
  assert.equal(isKept(), false);
});

test("a page at a table looks for its connection every third beat, as long as Python is silent", async () => {
  await joinTable();
  beat(10);
  advanceClock(5_001);
  beat(2);
  assert.deepEqual(events, ["look"]);
  beat(2);
  assert.deepEqual(events, ["look"]);
  beat();
  assert.deepEqual(events, ["look", "look"]);
});

test("entries wait while Python is silent, and go out once it answers", async () => {
  await joinTable();
  silence();
  page.enter(1);
  assert.deepEqual([takeSent(), listOutbox().length], [[], 1]);
  await hear({ here: true });
  assert.equal(takeSentOf("enter")[0].choice.time, 1);
});

test("words of waiting inputs go with the language in which they were said", async () => {
  await open(CODE, { ...makeWhole(), words: makeWording({ "waiting-entry": "An entry" }) });
  page.enter(1, {}, "One hour");
  advanceClock(1_001);
  beat();
  const readLast = () => find(".vc-waiting-last").textContent;
  assert.equal(readLast(), "One hour");
  await hear({ ...makeWhole(), words: { "waiting-entry": "Eine Eingabe" } });
  assert.equal(readLast(), "Eine Eingabe");
});
