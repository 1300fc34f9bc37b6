import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import {
  CODE,
  OTHER,
  makeAll,
  joinTable,
  beat,
  findButton,
  find,
  findAll,
  hear,
  advanceClock,
  open,
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
import { listLabels, settle, makeWording } from "./page.js";

prepareCompanionPages();

const listMenu = () => listLabels(findAll(".vc-menu button"));
const openMenu = () => find("[data-tool=menu]").click();
const readText = () => find(".vc-sheet p").textContent;
const SHEETS = [
  [
    ["sheet", "Score sheet", ""],
    ["sheet.txt", "text/plain", "Anna wins", false],
  ],
];
const PAST = { by: "Anna", at: 0, undone: false, later: 0, line: 1 };

test("the menu of a table that goes on leads to its rules, form, check and exports", async () => {
  await joinTable();
  openMenu();
  assert.deepEqual(listMenu(), [
    "table-rulestable-rules-about",
    "table-whosetable-everybody",
    "table-laying",
    "table-checktable-check-about",
    "table-awaketable-awake-not",
    "table-away",
    "table-leavetable-leave-about",
  ]);
  findButton("table-laying").click();
  assert.deepEqual([readSheet(), takeSent()], ["", [{ do: "laying" }]]);
  openMenu();
  findButton("table-away").click();
  assert.deepEqual(takeSent(), [{ do: "exports" }]);
  findButton("table-rulestable-rules-about").click();
  assert.equal(readSheet(), "table-rules");
});

test("only a game that is over is played again: by who writes, or where others have begun to", async () => {
  const again = "table-againtable-again-about";
  await joinTable();
  for (const [more, offered] of [
    [{}, false],
    [{ next: OTHER, writes: false }, false],
    [{ over: true }, true],
    [{ over: true, writes: false }, false],
    [{ over: true, writes: false, next: OTHER }, true],
  ]) {
    await hear({ shared: makeAll([], { next: "", ...more }) });
    openMenu();
    assert.equal(listMenu().includes(again), offered, JSON.stringify(more));
  }
  takeSent();
  const button = findButton(again);
  button.click();
  button.click();
  assert.deepEqual([takeSent(), readSheet()], [[{ do: "again" }], ""]);
});

test("a player takes another seat, or gives it up", async () => {
  await joinTable();
  for (const [seat, label] of [
    [1, "Bert"],
    [null, "table-everybody"],
  ]) {
    openMenu();
    findAll(".vc-menu button")[1].click();
    assert.deepEqual([readSheet(), readText()], ["table-whose", "table-whose-about"]);
    findButton(label).click();
    assert.deepEqual([takeSent(), readSheet()], [[{ do: "sit", seat }], ""]);
    await hear({ shared: makeShared([], { seat }) });
  }
});

test("the question for the seat is asked again in another language", async () => {
  await open(CODE, { ...makeWhole(), words: makeWording({ "table-whose": "Whose?" }) });
  await hear({ ...makeWhole(), words: { "table-whose": "Wessen?" } });
  assert.deepEqual([readSheet(), listMenu()], ["Wessen?", ["table-everybody", "Anna", "Bert"]]);
});

test("while Python is silent the page shares its own links, and offers its own copy", async () => {
  await joinTable(["a"]);
  silence();
  find("[data-tool=share]").click();
  assert.deepEqual(
    [readSheet(), readText(), listLabels(findAll(".vc-share-code"))],
    ["share", "share-own", ["KX4P7-M2Q9R", "VIEWE-RS"]],
  );
  assert.deepEqual([find(".vc-share-code").dir, findButton("share-copy") !== undefined], ["ltr", true]);
  openMenu();
  findButton("table-away").click();
  assert.deepEqual([readSheet(), listLabels(findAll(".vc-export"))], ["table-away", ["export-own"]]);
  assert.deepEqual(takeSent(), []);
});

test("the sheets that a page knows are offered without Python once the game is over", async () => {
  await joinTable(["a"]);
  for (const [over, offers] of [
    [false, ["export-own"]],
    [true, ["export-own", "Score sheet"]],
  ]) {
    await hear({ shared: makeAll(["a"], { over, sheets: SHEETS }) });
    silence();
    openMenu();
    findButton("table-away").click();
    assert.deepEqual(listLabels(findAll(".vc-export")), offers);
  }
});

test("the page's own exports are offered again in another language", async () => {
  await joinTable(["a"], { words: makeWording({ "table-away": "Away" }) });
  silence();
  openMenu();
  findButton("Away").click();
  await hear({ ...makeWhole(["a"]), words: { "table-away": "Mitnehmen" } });
  assert.deepEqual([readSheet(), listLabels(findAll(".vc-export"))], ["Mitnehmen", ["export-own"]]);
});

test("links and exports are asked for again in another language", async () => {
  const some = { share: "Share", "table-away": "Away" };
  await joinTable([], { words: makeWording(some) });
  const share = { ways: [], warning: "", game: ["Game", "about", "", ""] };
  find("[data-tool=share]").click();
  await hear({ share });
  takeSent();
  await hear({ ...makeWhole(), words: { ...some, share: "Teilen" } });
  assert.deepEqual(takeSent(), [{ do: "share", address: location.href }]);
  await hear({ exports: [[], "", "note"] });
  await hear({ ...makeWhole(), words: { ...some, "table-away": "Mitnehmen" } });
  assert.deepEqual(takeSent(), [{ do: "exports" }]);
});

test("a file that comes is opened", async (t) => {
  await joinTable();
  t.mock.method(URL, "createObjectURL", () => "#file");
  await hear({ exports: [[], "", "note"] });
  await hear({ exported: ["game.txt", "text/plain", "Anna wins", false] });
  assert.equal(find(".vc-exports-ready a").textContent, "game.txt");
});

test("a player who switches what keeps the screen awake is told the result, and nobody else", async (t) => {
  const locks = [];
  const lock = () => Object.assign(document.createElement("i"), { release: async () => {} });
  navigator.wakeLock = { request: async () => locks[locks.push(lock()) - 1] };
  t.after(() => delete navigator.wakeLock);
  await joinTable();
  await settle();
  assert.equal(readSheet(), "", "what was not asked is not told");
  for (const [before, after] of [
    ["on", "off"],
    ["off", "on"],
  ]) {
    openMenu();
    findButton(`table-awaketable-awake-${before}`).click();
    await settle();
    assert.deepEqual([readSheet(), readText()], ["table-awake", `table-awake-${after}`]);
  }
  findButton("close").click();
  locks.at(-1).dispatchEvent(new Event("release"));
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  assert.deepEqual([locks.length, readSheet()], [3, ""], "the screen is kept awake again without a word");
  page.close();
  await open(CODE, makeWhole());
  await settle();
  assert.equal(readSheet(), "");
});

test("a correction is asked for, gone on with and told, for the lines that were seen", async () => {
  await joinTable(["a", "b"]);
  const entry = { line: 1, said: "3 hours", near: [], every: [], gap: 1, forgotten: [] };
  await hear({ correcting: entry });
  assert.deepEqual([readSheet(), find(".vc-mine").textContent], ["correct", "3 hours"]);
  findButton("correct-leave").click();
  const [first] = takeSentOf("correct");
  assert.deepEqual([first.line, first.v], [1, 2]);
  const again = { do: "correct", line: 1 };
  await hear({
    answered: [first.token],
    unfit: { line: 2, said: "Bert pays", why: "", asked: "", anyway: false, instead: [], again },
  });
  assert.equal(readSheet(), "unfit");
  findButton("unfit-leave").click();
  const [{ decided, v, token }] = takeSentOf("correct");
  assert.deepEqual([decided, v], [[[2, "leave", null]], 2]);
  await hear({
    accepted: [token],
    history: [{ ...PAST, number: 1, lines: ["3 hours"], turn: "" }],
    corrected: { change: ["3", "5"], lines: [], differs: [] },
  });
  assert.deepEqual([readSheet(), find(".vc-corrected h3").textContent], ["history", "✓ corrected"]);
});

test("turns of the history that were unfolded are folded again at another table", async () => {
  const history = [1, 2, 3, 4].map((number) => ({
    ...PAST,
    number,
    lines: [`entry ${number}`],
    turn: number < 3 ? "one" : "two",
  }));
  const listOpen = () => findAll(".vc-past details").map((turn) => turn.open);
  await joinTable(["a"]);
  await hear({ history });
  const [, older] = findAll(".vc-past details");
  older.open = true;
  await once(older, "toggle"); // jsdom sends it later, on a busy machine only at the next table
  await hear({ history });
  assert.deepEqual(listOpen(), [true, true]);
  await hear({ shared: makeAll([], { codes: [OTHER, ""] }), view: "pad" });
  await hear({ history });
  assert.deepEqual(listOpen(), [true, false]);
});

test("an undo first takes back what was not sent, then is entered itself and named in the list", async () => {
  await joinTable(["a"]);
  page.enter(1);
  page.enter(2);
  takeSent();
  const undo = () => find("[data-tool=undo]").click();
  undo();
  assert.deepEqual([listOutbox().length, page.pad.shown.at(-1)], [1, "again"]);
  undo();
  await hear({ shared: makeShared([], { can: [true, true] }, 1) });
  find("[data-tool=redo]").click();
  advanceClock(1_001);
  beat();
  assert.ok(find(".vc-waiting ol").reversed, "the last one stands first");
  assert.deepEqual(listLabels(findAll(".vc-waiting li span")), [
    "waiting-redo",
    "waiting-undo",
    "waiting-entry",
  ]);
  assert.deepEqual(
    page.waits[0].map(({ message }) => message.ahead),
    [undefined, true, true],
    "each waits for what has to be answered before",
  );
  assert.deepEqual(
    [find(".vc-waiting-last").textContent, find(".vc-waiting > details > p")],
    ["waiting-redo", null],
  );
});

test("an undo to an entry of the history takes back no input that waits", async () => {
  await joinTable(["a"]);
  page.enter(1);
  page.enter(2);
  await hear({ history: [{ ...PAST, number: 1, lines: ["3 hours"], turn: "", later: 2 }] });
  findButton("history-back").click();
  findButton("history-back-yes").click();
  assert.deepEqual(
    page.waits[0].map(({ message }) => [message.do, message.count, message.v]),
    [
      ["enter", undefined, 1],
      ["enter", undefined, 1],
      ["undo", 2, 1],
    ],
  );
});

test("an undo of what the table asks, or of what is stored, does not wait for an answer", async () => {
  await joinTable(["a"]);
  find("[data-tool=undo]").click();
  page.asks = true;
  find("[data-tool=undo]").click();
  assert.deepEqual(
    page.waits[0].map(({ message }) => [message.do, message.ahead]),
    [
      ["undo", undefined],
      ["undo", undefined],
    ],
  );
});

test("an input in the list of those that wait is taken back by its button", async () => {
  await joinTable();
  for (const time of [1, 2, 3]) page.enter(time);
  advanceClock(1_001);
  beat();
  const before = page.pad.shown.length;
  findAll(".vc-waiting button")[1].click();
  assert.deepEqual(
    page.waits[0].map(({ message }) => message.choice.time),
    [1, 3],
  );
  assert.deepEqual([listOutbox().length, page.pad.shown.slice(before)], [2, ["again"]]);
  assert.deepEqual(listLabels(findAll(".vc-waiting small")), ["waiting-sent"]);
});

test("inputs are listed once they wait longer than a second, open where there is room", async (t) => {
  await joinTable();
  page.enter(1);
  advanceClock(1_000);
  beat();
  assert.equal(find(".vc-waiting"), null);
  advanceClock(1);
  beat();
  assert.equal(find(".vc-waiting details").open, false);
  await hear({ accepted: [takeSentOf("enter")[0].token] });
  assert.equal(find(".vc-waiting"), null);
  t.mock.method(globalThis, "matchMedia", () => ({ matches: true }));
  page.enter(1);
  advanceClock(4_100);
  beat();
  assert.equal(find(".vc-waiting details").open, true);
  assert.equal(find(".vc-waiting > details > p").textContent, "table-waiting");
});

test("inputs that wait can be undone, and are listed at the table but not over its check", async () => {
  await joinTable();
  await hear({ shared: makeShared([], { can: [false, true] }) });
  assert.equal(page.waits[2], false);
  page.enter(1);
  assert.equal(page.waits[2], true);
  advanceClock(1_001);
  await hear({ view: "checking" });
  assert.equal(find(".vc-waiting"), null);
  await hear({ view: "pad" });
  assert.ok(find(".vc-waiting"));
});

test("a refusal at a table is titled by what was asked for, with all its reasons", async () => {
  await joinTable();
  for (const [field, title] of [
    ["begin", "lobby-new"],
    ["open", "lobby-file"],
    ["code", "lobby-join"],
  ]) {
    await hear({
      problems: [
        [field, "No."],
        [field, "Never."],
      ],
    });
    assert.deepEqual([readSheet(), readText()], [title, "No. Never."]);
  }
});

test("a page shows the top of another view, and stays in place with the same", async (t) => {
  await joinTable();
  const root = find(".vc-companion");
  const scrolled = t.mock.method(root, "scrollIntoView", () => {});
  const top = t.mock.method(root, "getBoundingClientRect", () => ({ top: -1 }));
  const countScrolls = async (view) => {
    await hear({ view });
    return scrolled.mock.callCount();
  };
  assert.deepEqual([await countScrolls("pad"), await countScrolls("laying")], [0, 1]);
  top.mock.mockImplementation(() => ({ top: 0 }));
  assert.equal(await countScrolls("pad"), 1);
});
