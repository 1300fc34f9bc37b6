import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CODE,
  OTHER,
  makeAll,
  joinTable,
  findButton,
  find,
  hear,
  open,
  page,
  takeSent,
  makeShared,
  readSheet,
  takeSentOf,
  makeWhole,
  prepareCompanionPages,
} from "./companionpage.js";
import { listLabels, settle, makeWording } from "./page.js";
import { makeElement } from "../../village_widgets/components/element.js";

prepareCompanionPages();

test("a page asks once which seat is its own, and returns to that seat", async () => {
  await open(CODE, makeWhole());
  assert.equal(readSheet(), "table-whose");
  findButton("Bert").click();
  assert.deepEqual(takeSentOf("sit"), [{ do: "sit", seat: 1 }]);
  await hear(makeWhole([], { seat: 1 }));
  assert.equal(readSheet(), "");
  page.close();
  await open(CODE, makeWhole());
  assert.equal(readSheet(), "");
  assert.deepEqual(takeSentOf("sit"), [{ do: "sit", seat: 1 }]);
});

test("viewers, late visitors and the player who started the table are not asked for their seat", async () => {
  await open(CODE, makeWhole([], { writes: false }));
  assert.equal(readSheet(), "");
  page.close();
  localStorage.clear();
  await open(CODE, makeWhole([], { over: true }));
  assert.equal(readSheet(), "");
  page.close();
  localStorage.clear();
  await open();
  find(".vc-lobby-new form").requestSubmit();
  await hear(makeWhole());
  assert.deepEqual([readSheet(), location.hash], ["", `#${CODE}`]);
});

test("views of another table start empty", async () => {
  await joinTable();
  const before = page.pad;
  page.enter(1);
  await hear({ shared: makeAll(["a"], { codes: [OTHER, ""] }), view: "pad", views: { pad: { lines: 1 } } });
  assert.notEqual(page.pad, before);
  assert.deepEqual(
    [before.root.isConnected, page.pad.root.isConnected, page.pad.root.hidden],
    [false, true, false],
  );
  assert.equal(find(".vc-head-state").textContent, "table-saved");
  assert.equal(document.querySelectorAll(".vc-companion > .vc-table").length, 1);
});

test("the words of the game below a view of the game's own follow the page's language", async () => {
  const glossary = [["plague", "plague"]];
  await open(CODE, {
    ...makeWhole(),
    glossary,
    words: makeWording({ "words-of-game": "Words of the game" }),
  });
  const list = find(".vc-companion > .vc-lexicon");
  assert.deepEqual([list.hidden, list.textContent], [false, "Words of the game"]);
  await hear({ words: { "words-of-game": "Wörter des Spiels" } });
  assert.deepEqual([list.hidden, list.textContent], [false, "Wörter des Spiels"]);
});

test("a viewer has no undo; the head names a viewing page, and a browser without a copy", async (t) => {
  await open(CODE, makeWhole([], { writes: false }));
  assert.deepEqual(
    [find("[data-tool=undo]").hidden, find(".vc-head-only").textContent],
    [true, "table-looking"],
  );
  page.close();
  const setItem = Object.getPrototypeOf(localStorage).setItem;
  t.after(() => {
    Object.getPrototypeOf(localStorage).setItem = setItem;
  });
  Object.getPrototypeOf(localStorage).setItem = () => {
    throw new Error("full");
  };
  await open(CODE, makeWhole());
  assert.deepEqual(
    [find("[data-tool=undo]").hidden, find(".vc-head-only").textContent],
    [false, "table-no-copy"],
  );
  find("[data-tool=menu]").click();
  assert.ok(findButton("table-leavetable-leave-unkept"));
});

test("a page that is cleaned up sends nothing", async (t) => {
  await joinTable();
  const stopped = t.mock.method(globalThis, "clearInterval").mock;
  page.close();
  assert.equal(stopped.callCount(), 1);
  dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("hashchange"));
  assert.deepEqual([takeSent(), page.receive, find(".vc-companion")], [[], null, null]);
});

test("leaving the laying form or the check returns to the table's own view", async () => {
  await joinTable();
  for (const [view, headless] of [
    ["laying", false],
    ["checking", true],
  ]) {
    await hear({ view });
    const form = document.querySelector(".vc-companion > :not([hidden], .vc-head, .vc-sheet)");
    assert.deepEqual([page.pad.root.hidden, find(".vc-head").hidden], [true, headless]);
    form.dispatchEvent(new Event("back"));
    assert.deepEqual([page.pad.root.hidden, form.hidden, find(".vc-head").hidden], [false, true, false]);
  }
});

test("a check from the lobby returns to the lobby, which then knows the numbers", async () => {
  await open();
  await hear({ view: "checking" });
  localStorage.setItem("village-companion.copy.one", "numbers");
  document.querySelector(".vc-companion > :not([hidden], .vc-sheet)").dispatchEvent(new Event("back"));
  assert.deepEqual([find(".vc-lobby").hidden, find(".vc-own-numbers").hidden], [false, false]);
});

test("a new seat at the table is kept when the page returns", async () => {
  await joinTable();
  await hear({ shared: makeShared([], { codes: [CODE, ""], seat: 1 }) });
  page.close();
  await open(CODE, makeWhole([], { seat: 1 }));
  assert.deepEqual(
    takeSent(),
    [{ do: "hello", code: CODE, seat: 1, pending: [] }],
    "Python knows it already",
  );
});

test("an unanswered question for the seat is not repeated", async () => {
  await open(CODE, makeWhole());
  page.close();
  await open(CODE, makeWhole());
  assert.equal(readSheet(), "");
});

test("an open history is requested again when the table goes on", async () => {
  await joinTable(["a"]);
  find("[data-tool=history]").click();
  assert.deepEqual(takeSentOf("history"), [{ do: "history" }]);
  await hear({
    history: [
      {
        number: 1,
        by: "Anna",
        at: 0,
        lines: ["3 hours"],
        undone: false,
        later: 0,
        turn: "Round 1 · Anna",
        line: 1,
      },
    ],
  });
  assert.equal(readSheet(), "history");
  await hear({ shared: makeShared([], {}, 1) });
  assert.deepEqual(takeSent(), []);
  await hear({ shared: makeShared(["b"], {}, 1) });
  assert.deepEqual(takeSent(), [{ do: "history" }]);
  findButton("close").click();
  await hear({ shared: makeShared(["c"], {}, 2) });
  assert.deepEqual(takeSent(), []);
});

test("each tool of the head sends its command and shows the answer", async () => {
  await joinTable();
  await hear({ shared: makeShared([], { can: [true, true] }) });
  for (const tool of ["share", "undo"]) find(`[data-tool=${tool}]`).click();
  assert.deepEqual(
    takeSent().map(({ do: deed, address, v }) => [deed, address ?? v]),
    [
      ["share", location.href],
      ["undo", 0],
    ],
  );
  await hear({
    share: {
      ways: [{ key: "table", title: "Play", about: "about", code: "KX4P7", link: "", qr: "" }],
      warning: "",
      game: ["Game", "about", "", ""],
    },
  });
  assert.equal(readSheet(), "share");
  await hear({ exports: [[["file", "A file", "about"]], "", "note"] });
  assert.deepEqual(
    [readSheet(), listLabels(document.querySelectorAll(".vc-export"))],
    ["table-away", ["A fileabout"]],
  );
});

test("when nothing is left to undo or redo, the focus goes to the button beside", async () => {
  await joinTable();
  const findFocusedTool = () => document.activeElement.dataset.tool;
  find("[data-tool=undo]").focus();
  await hear({ shared: makeShared([], { can: [false, true] }) });
  assert.equal(findFocusedTool(), "redo");
  await hear({ shared: makeShared([], { can: [true, false] }) });
  assert.equal(findFocusedTool(), "history");
});

test("undo is enabled if something can be undone; the title has the whole state of the table", async () => {
  await joinTable();
  assert.deepEqual([find("[data-tool=undo]").disabled, find("[data-tool=redo]").disabled], [false, true]);
  await hear({
    shared: makeShared([], {
      bar: ["", "Anna", "Round 2"],
      can: [false, true],
      unread: "Not all could be read.",
      writes: false,
    }),
  });
  assert.deepEqual([find("[data-tool=undo]").disabled, find("[data-tool=redo]").disabled], [true, false]);
  assert.deepEqual(
    [find(".vc-head-said").textContent, find(".vc-head-said").title],
    ["Anna", " · Anna · Round 2"],
  );
  assert.deepEqual(
    [find(".vc-head-only").textContent, find(".vc-head-state").hidden],
    ["Not all could be read.", true],
  );
});

test("the menu opens the check for the table's edition and players; viewers don't have it", async () => {
  await open(CODE, makeWhole([], { edition: "one" }));
  localStorage.setItem("village-companion.copy.one", "box.cakes = 5\n");
  find("[data-tool=menu]").click();
  findButton("table-checktable-check-about").click();
  const [asked] = takeSentOf("checking");
  assert.deepEqual(asked, {
    do: "checking",
    edition: "one",
    players: [2],
    text: "box.cakes = 5\n",
    table: true,
  });
  assert.equal(readSheet(), "");
  await hear({ shared: makeShared([], { writes: false }) });
  find("[data-tool=menu]").click();
  assert.equal(findButton("table-checktable-check-about"), undefined);
});

test("the menu has the choice of languages where the page's head is out of sight, and stays", async () => {
  await open(CODE, {
    ...makeWhole(),
    words: makeWording({ "table-tools": "Tools", "table-language": "Language" }),
  });
  find("[data-tool=menu]").click();
  assert.equal(find(".vc-menu select"), null);
  const head = makeElement("select", { id: "language" });
  head.innerHTML = `<option value="en">English</option><option value="ko">한국어</option>`;
  document.body.append(head);
  let chosen = "";
  head.addEventListener("change", () => {
    chosen = head.value;
  });
  head.checkVisibility = () => true;
  find("[data-tool=menu]").click();
  assert.equal(find(".vc-menu select"), null);
  head.checkVisibility = () => false;
  find("[data-tool=menu]").click();
  const choice = find(".vc-menu select");
  assert.deepEqual([choice.value, choice.closest("label").textContent.startsWith("Language")], ["en", true]);
  assert.deepEqual(
    [...choice.options].map(({ lang }) => lang),
    ["en", "ko"],
    "each language is read aloud as what it is",
  );
  choice.value = "ko";
  choice.dispatchEvent(new window.Event("change"));
  assert.equal(chosen, "ko");
  await hear({ ...makeWhole(), words: { "table-tools": "도구", "table-language": "언어" } });
  assert.deepEqual([readSheet(), find(".vc-menu select").value], ["도구", "ko"]);
});

test("a finished table can't be laid out; the chosen seat stays", async () => {
  await open(CODE, makeWhole([], { over: true, seat: 1 }));
  find("[data-tool=menu]").click();
  assert.equal(findButton("table-laying"), undefined);
  findButton("table-whoseBert").click();
  assert.deepEqual(
    [...document.querySelectorAll(".vc-menu button")].map((one) => one.getAttribute("aria-pressed")),
    ["false", "false", "true"],
  );
});

test("errors and draws are shown above everything else", async () => {
  await joinTable();
  for (const [message, text] of [
    [{ wrong: "No." }, "No."],
    [{ failed: true }, "table-failed"],
    [{ misheard: true }, "misheard"],
  ]) {
    await hear(message);
    assert.deepEqual([readSheet(), find(".vc-sheet p").textContent], ["table-wrong", text]);
  }
  await hear({ drawn: ["2 pink", "1 green"] });
  assert.deepEqual(
    [readSheet(), listLabels(document.querySelectorAll(".vc-drawn-lines li"))],
    ["drawn", ["2 pink", "1 green"]],
  );
});

test("a stored input ends the store's warning; the lobby shows only the warning", async () => {
  await joinTable();
  await hear({ unstored: "the disk is full" });
  await hear({ accepted: ["x"] });
  assert.equal(find(".vc-head-notice").hidden, true);
  await hear({ view: "lobby", problems: [["code", "nobody knows it"]] });
  await hear({ unstored: "" });
  assert.equal(find("[data-field=code]").hidden, false);
});

test("the screen stays awake at a table only", async (t) => {
  const held = [];
  navigator.wakeLock = {
    request: async () => {
      held.push("held");
      return { addEventListener() {}, release: async () => held.push("released") };
    },
  };
  t.after(() => delete navigator.wakeLock);
  await open();
  assert.deepEqual(held, []);
  await hear(makeWhole());
  assert.deepEqual(held, ["held"]);
  await hear({ view: "lobby" });
  assert.deepEqual(held, ["held", "released"]);
  await hear(makeWhole());
  page.close();
  await settle();
  assert.deepEqual(held, ["held", "released", "held", "released"]);
});
