import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CODE,
  NAMES,
  OFFERED,
  OTHER,
  makeAll,
  joinTable,
  beat,
  findButton,
  find,
  hear,
  join,
  advanceClock,
  open,
  page,
  takeSent,
  makeShared,
  readSheet,
  takeSentOf,
  typeAddress,
  openUnanswered,
  makeWhole,
  prepareCompanionPages,
} from "./companionpage.js";
import { listLabels, makeWording } from "./page.js";

prepareCompanionPages();

test("a page joins the table in its address with the seat and inputs that its browser knows", async () => {
  localStorage.setItem(`village-companion.seat.${CODE}`, "1");
  localStorage.setItem(`village-companion.own.${CODE}`, '["mine"]');
  await open("kx4p7-m2q9r");
  assert.deepEqual(takeSent(), [{ do: "hello", code: CODE, seat: 1, pending: ["mine"] }]);
});

test("a page opens the game in its address, and nothing if the address belongs to another page", async () => {
  await open("game=xyz");
  assert.deepEqual(takeSent(), [{ do: "hello", game: "xyz" }]);
  page.close();
  delete document.body.dataset.voila;
  await open(CODE);
  assert.deepEqual(takeSent(), [{ do: "hello" }]);
});

test("a page opens the lobby of the game in its address, also if that is typed later", async () => {
  await open("play=orchard");
  assert.deepEqual([takeSent(), location.hash], [[{ do: "hello", plays: "orchard" }], "#play=orchard"]);
  location.hash = "#play=village";
  dispatchEvent(new Event("hashchange"));
  assert.deepEqual(takeSent(), [{ do: "hello", plays: "village" }]);
});

test("turning to another game opens its lobby, with its address and with focus on its name", async () => {
  await open();
  const listTitles = () =>
    [...document.querySelectorAll(".vc-games button")].map((one) => [one.textContent, one.ariaPressed]);
  assert.deepEqual(listTitles(), [
    ["The orchard", "true"],
    ["The pond", "false"],
  ]);
  takeSent();
  for (const one of document.querySelectorAll(".vc-games button")) one.click();
  assert.deepEqual([takeSent(), location.hash], [[{ do: "hello", plays: "pond" }], "#play=pond"]);
  page.close();
  await open("", { view: "lobby" }, true);
  assert.equal(document.activeElement.textContent, "The orchard");
  find(".vc-lobby-join input").focus();
  await hear({ words: makeWording({ menu: "Menü" }), lobby: OFFERED, view: "lobby" });
  assert.equal(document.activeElement.localName, "input", "its name takes the focus only when it opens");
});

test("a typed code may have spaces and dashes; the page then shows the table and its address", async () => {
  await open();
  takeSent();
  join("kx4p7-m2q9r");
  assert.deepEqual(takeSent(), [{ do: "join", code: CODE, seat: null, pending: [] }]);
  await hear(makeWhole(["a", "b"]));
  assert.deepEqual(
    [location.hash, document.body.dataset.returns, find(".vc-companion").dataset.count],
    [`#${CODE}`, "table", "2"],
  );
  assert.deepEqual(
    [find(".vc-lobby").hidden, find(".vc-head").hidden, page.pad.root.hidden],
    [true, false, false],
  );
  assert.equal(find(".vc-head-said").textContent, "Round 1");
});

test("a double tap starts one table; a lost or refused request can be sent again", async () => {
  await open();
  const begin = () => find(".vc-lobby-new form").requestSubmit();
  const countBegun = () => takeSentOf("begin").length;
  begin();
  begin();
  assert.equal(countBegun(), 1);
  advanceClock(10_000);
  begin();
  assert.equal(countBegun(), 1);
  for (const wrong of [{ failed: true }, { unstored: "full" }, { problems: [["players", "no"]] }]) {
    await hear(wrong);
    begin();
    assert.equal(countBegun(), 1);
  }
});

test("leaving a table leads to the lobby, clears the address and stops the polling", async () => {
  await joinTable();
  find("[data-tool=menu]").click();
  findButton("table-leavetable-leave-about").click();
  assert.deepEqual(takeSentOf("leave"), [{ do: "leave" }]);
  await hear({ view: "lobby" });
  assert.deepEqual(
    [location.hash, document.body.dataset.returns, find(".vc-lobby").hidden, find(".vc-head")],
    ["", "lobby", false, null],
  );
  assert.deepEqual(listLabels(document.querySelectorAll(".vc-known .vc-name")), ["Anna", "Bert"]);
  beat(30);
  assert.deepEqual(takeSent(), []);
});

test("another address opens another table or game; until it answers, the old one returns", async () => {
  await joinTable();
  await typeAddress("abcde-23456");
  assert.deepEqual(
    [takeSentOf("join"), location.hash],
    [[{ do: "join", code: OTHER, seat: null, pending: [] }], `#${CODE}`],
  );
  await typeAddress("game=xyz");
  assert.deepEqual([takeSentOf("open"), location.hash], [[{ do: "open", text: "game=xyz" }], `#${CODE}`]);
  await typeAddress("abc");
  assert.deepEqual(
    takeSentOf("join").map(({ code }) => code),
    ["abc"],
    "what names nothing is asked for too: it is then refused",
  );
  await typeAddress("");
  await typeAddress(CODE.toLowerCase());
  assert.deepEqual([takeSent(), location.hash], [[], `#${CODE}`]);
  const place = Object.assign(document.createElement("p"), { id: "here" });
  document.body.append(place);
  await typeAddress("here");
  assert.deepEqual([takeSent(), location.hash], [[], `#${CODE}`]);
});

test("the lobby asks for any address but its own places: Python explains damaged ones", async () => {
  await open();
  takeSent();
  for (const [damaged, asked] of [
    [`${CODE}.`, CODE],
    [`${CODE})`, CODE],
    [`${CODE}%20`, CODE],
    [`${CODE}%`, CODE],
    ["KX4P7M2Q9", "KX4P7M2Q9"],
    [OTHER, OTHER],
  ]) {
    await typeAddress(damaged);
    assert.deepEqual(
      takeSentOf("join").map(({ code }) => code),
      [asked],
      damaged,
    );
  }
  await typeAddress("");
  document.body.append(Object.assign(document.createElement("p"), { id: "cells" }));
  await typeAddress("cells");
  assert.deepEqual(takeSent(), []);
});

test("a damaged address with which the page opens is asked for too", async () => {
  await open(`${CODE}.`);
  assert.deepEqual(takeSent(), [{ do: "hello", code: CODE, seat: null, pending: [] }]);
  page.close();
  await open("KX4P7M2Q9");
  assert.equal(takeSent()[0].code, "KX4P7M2Q9");
});

test("both fields of the lobby take a code and the link of a table or a game", async () => {
  await open();
  const field = find(".vc-lobby-join input");
  const link = find(".vc-lobby input[type=url]");
  takeSent();
  for (const [text, command] of [
    ["https://host.example/voila/render/companion.ipynb#kx4p7m2q9r", { do: "join", code: CODE }],
    ["Code: KX4P7–M2Q9R.", { do: "join", code: CODE }],
    [
      "https://host.example/play.ipynb#game=xyz",
      { do: "open", text: "https://host.example/play.ipynb#game=xyz" },
    ],
  ]) {
    for (const one of [field, link]) {
      one.value = text;
      one.form.requestSubmit();
      const [sent] = takeSent();
      assert.deepEqual(
        { ...sent, seat: undefined, pending: undefined },
        { ...command, seat: undefined, pending: undefined },
      );
    }
  }
  for (const one of [field, link]) {
    one.value = " ";
    one.form.requestSubmit();
    assert.deepEqual(takeSent(), [], "spaces lead nowhere");
  }
  assert.ok(field.maxLength < 0, "a whole link fits in");
});

test("the page offers its copy of a missing table and polls until the table is there", async () => {
  await joinTable(["a"]);
  await hear({ view: "lobby", problems: [["code", "nobody knows it"]], unknown: CODE });
  assert.deepEqual([readSheet(), find("[data-field=code]").hidden], ["lobby-forgotten", true]);
  beat(3);
  assert.equal(takeSentOf("join")[0].code, CODE);
  await hear({ problems: [["code", "nobody knows it"]], unknown: CODE });
  findButton("lobby-restore").click();
  assert.deepEqual(takeSentOf("restore"), [
    { do: "restore", codes: [CODE, "VIEWERS"], head: "HEAD", lines: ["a"] },
  ]);
  await hear(makeWhole(["a"]));
  assert.equal(location.hash, `#${CODE}`);
});

test("a viewer's copy restores a table for viewing", async () => {
  await open(CODE, makeWhole(["a"], { codes: ["", CODE], writes: false }));
  await hear({ view: "lobby", problems: [["code", "nobody knows it"]], unknown: CODE });
  takeSent();
  findButton("lobby-restore").click();
  assert.deepEqual(takeSentOf("restore"), [{ do: "restore", codes: ["", CODE], head: "HEAD", lines: ["a"] }]);
});

test("the lobby, or the notice above a table, says why a table can't be joined", async () => {
  await open();
  await hear({ problems: [["code", "nobody knows it"]], unknown: "ABC" });
  assert.equal(find("[data-field=code]").textContent, "nobody knows it");
  await hear(makeWhole());
  findButton("table-everybody").click();
  await hear({ problems: [["open", "no game"]] });
  assert.deepEqual([readSheet(), find(".vc-sheet p").textContent], ["lobby-file", "no game"]);
});

test("the page warns that the store fails until an input is stored", async () => {
  await open("", { view: "lobby", unstored: "the disk is full" });
  assert.equal(find("[data-field=store]").textContent, "the disk is full");
  await hear(makeWhole());
  await hear({ unstored: "the disk is full" });
  assert.deepEqual(
    [find(".vc-head-notice").hidden, find(".vc-head-notice").textContent],
    [false, "the disk is full"],
  );
  await hear({ here: true });
  assert.equal(find(".vc-head-notice").hidden, true);
});

test("a screen that replaced another game's follows Python, and sends its waiting inputs", async () => {
  localStorage.setItem(
    `village-companion.outbox.${CODE}.waited`,
    JSON.stringify({ at: 1, message: { do: "enter", choice: { time: 1 }, token: "waited", v: 0 } }),
  );
  await open(OTHER, makeWhole(), true);
  assert.deepEqual(page.sent[0], { do: "hello" });
  assert.equal(location.hash, `#${CODE}`);
  assert.equal(takeSentOf("enter")[0].token, "waited");
  assert.ok(find(".vc-sheet").contains(document.activeElement), "not the lobby, which is out of sight");
});

test("the lobby lists known tables, the last one first, with the label of its action", async () => {
  localStorage.setItem(
    "village-companion.tables",
    JSON.stringify([{ code: CODE, names: NAMES, writes: true, over: false, at: 1 }]),
  );
  await open();
  takeSent();
  assert.deepEqual(listLabels(document.querySelectorAll(".vc-known-table b, .vc-known-table .vc-name")), [
    "lobby-go-on-at",
    "Anna",
    "Bert",
  ]);
  find(".vc-known-table").click();
  assert.equal(takeSentOf("join")[0].code, CODE);
});

test("with several games, the list of known tables names the game of each", async () => {
  await open(CODE, makeWhole([], { game: "orchard" }));
  await hear({ shared: makeShared(["a"]) });
  await hear({ view: "lobby" });
  assert.match(find(".vc-known-table small").textContent, /^The orchard · /);
});

test("a table that ended is listed with its result, as it was when the page was last there", async () => {
  const listKnown = () => listLabels(document.querySelectorAll(".vc-known-names .vc-name"));
  const readAbout = () => find(".vc-known-table small").textContent;
  await open(CODE, makeWhole(["a"], { over: true, totals: [40, -2], winners: [0] }));
  await hear({ view: "lobby" });
  assert.deepEqual([listKnown(), /lobby-over/.test(readAbout())], [["Anna 40 tally-wins", "Bert −2"], false]);
  page.close();
  await open(CODE, makeWhole(["a", "b"], { over: true }));
  await hear({ view: "lobby" });
  assert.deepEqual(
    [listKnown(), /lobby-over/.test(readAbout())],
    [["Anna", "Bert"], true],
    "nobody is known to have won",
  );
  page.close();
  await open(CODE, makeWhole(["a", "b", "c"]));
  await hear({ view: "lobby" });
  assert.deepEqual([listKnown(), /lobby-over/.test(readAbout())], [["Anna", "Bert"], false]);
});

test("a lobby comes back with what was typed, until its table begins or its code is used", async () => {
  const findNameField = (seat) => document.querySelectorAll(".vc-place input[type=text]")[seat];
  const readFields = () => ["input[type=url]", ".vc-lobby-join input"].map((each) => find(each).value);
  const fill = (field, text) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const reopen = async (...first) => {
    page.close();
    await open(...first);
  };
  await open();
  assert.equal(document.body.dataset.returns, "lobby", "it comes back by itself");
  fill(findNameField(1), "Zoe");
  fill(find(".vc-lobby-join input"), "KX4P");
  fill(find("input[type=url]"), "half a link");
  await reopen();
  assert.deepEqual([findNameField(1).value, readFields()], ["Zoe", ["half a link", "KX4P"]]);
  join(CODE);
  await hear(makeWhole());
  await hear({ view: "lobby" });
  assert.deepEqual([findNameField(1).value, readFields()], ["Zoe", ["", ""]]);
  await reopen();
  assert.deepEqual([findNameField(1).value, readFields()], ["Zoe", ["", ""]]);
  find(".vc-lobby-new form").requestSubmit();
  await hear(makeWhole([], { codes: [OTHER, ""] }));
  assert.equal(Object.keys(localStorage).filter((key) => key.includes("companion.lobby")).length, 0);
});

test("an opened game is described, and becomes one new table", async () => {
  await open();
  await hear({ opened: [NAMES, "12 entries", ""] });
  assert.deepEqual(
    [readSheet(), listLabels(document.querySelectorAll(".vc-sheet .vc-name"))],
    ["lobby-file", ["Anna", "Bert"]],
  );
  const go = findButton("lobby-go-on");
  go.click();
  go.click();
  assert.equal(takeSentOf("take").length, 1);
});

test("when a new table arrives, sheets close and another table can be started", async () => {
  await open();
  find(".vc-lobby-new form").requestSubmit();
  await hear({ wrong: "Something." });
  await hear(makeWhole());
  assert.equal(readSheet(), "");
  await hear({ view: "lobby" });
  takeSent();
  find(".vc-lobby-new form").requestSubmit();
  assert.equal(takeSentOf("begin").length, 1);
  await hear(makeWhole());
  await hear({ shared: makeAll([], { codes: [OTHER, ""] }) });
  assert.equal(readSheet(), "table-whose", "that table somebody else began");
});

test("after taking a game to its table and leaving, the player can start another", async () => {
  await joinTable();
  await hear({ opened: [NAMES, "12 entries", ""] });
  findButton("lobby-go-on").click();
  await hear(makeWhole());
  await hear({ view: "lobby" });
  takeSent();
  find(".vc-lobby-new form").requestSubmit();
  assert.equal(takeSentOf("begin").length, 1);
});

test("a visible page polls for a lost table; no other problem is shown beside it", async (t) => {
  await joinTable(["a"]);
  await hear({ view: "lobby", problems: [["open", "no game"]] });
  await hear({ problems: [["code", "nobody knows it"]], unknown: CODE });
  assert.equal(find("[data-field=open]").hidden, true);
  takeSent();
  beat(2);
  assert.deepEqual(takeSent(), []);
  Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
  t.after(() => delete document.hidden);
  beat();
  assert.deepEqual(takeSent(), []);
});

test("an address typed before Python answers is opened too", async () => {
  openUnanswered();
  await typeAddress(CODE);
  assert.deepEqual(takeSent(), [{ do: "hello" }, { do: "hello", code: CODE, seat: null, pending: [] }]);
});
