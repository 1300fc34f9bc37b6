import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CODE,
  OTHER,
  makeAll,
  joinTable,
  beat,
  findButton,
  makeConflict,
  events,
  find,
  hear,
  advanceClock,
  open,
  listOutbox,
  page,
  takeSent,
  makeShared,
  readSheet,
  takeSentOf,
  makeWhole,
  prepareCompanionPages,
} from "./companionpage.js";
import { listNames, makeWording } from "./page.js";

prepareCompanionPages();

test("the page receives the inputs of others line by line and stores them", async () => {
  await joinTable(["a"]);
  await hear({ shared: makeShared(["b"], {}, 1), views: { pad: { lines: 2 } } });
  assert.equal(find(".vc-companion").dataset.count, "2");
  assert.deepEqual(JSON.parse(localStorage.getItem(`village-companion.table.${CODE}`)).lines, ["a", "b"]);
  assert.deepEqual(
    page.pad.shown.filter((one) => one.lines),
    [{ lines: 1 }, { lines: 2 }],
  );
  assert.deepEqual(takeSent(), []);
});

test("a page that missed a line asks for all lines, and reports only those it has seen", async () => {
  await joinTable(["a"]);
  await hear({ shared: makeShared(["c"], {}, 2) });
  assert.deepEqual(takeSent(), [{ do: "whole" }]);
  assert.equal(find(".vc-companion").dataset.count, "1");
  page.enter(3);
  assert.equal(takeSentOf("enter")[0].v, 1);
  await hear({ shared: makeAll(["a", "b", "c"]) });
  assert.equal(find(".vc-companion").dataset.count, "3");
});

test("lines that the server lost are restored before waiting inputs are sent", async () => {
  await joinTable(["a", "b"]);
  page.close();
  localStorage.setItem(
    `village-companion.outbox.${CODE}.t1`,
    JSON.stringify({ at: 1, message: { do: "enter", choice: {}, v: 2, token: "t1" } }),
  );
  await open(CODE, makeWhole(["a"]));
  assert.deepEqual(
    takeSent().map((command) => command.do),
    ["hello", "restore", "enter"],
  );
  page.close();
  await open(CODE, makeWhole(["x"]));
  assert.deepEqual(takeSentOf("restore"), [], "what begins otherwise is another game");
});

test("a writer's shorter copy is offered once in place of an onlooker's, which is not kept", async () => {
  await joinTable(["a"]);
  page.close();
  const forged = { shared: { ...makeAll(["a", "b"]), unproven: true } };
  await open(CODE, { ...makeWhole(["a", "b"]), ...forged });
  assert.deepEqual(
    takeSentOf("restore").map(({ lines }) => lines),
    [["a"]],
  );
  assert.equal(find(".vc-head-only").textContent, "table-unproven");
  await hear(forged);
  assert.deepEqual(takeSentOf("restore"), []);
  assert.deepEqual(JSON.parse(localStorage.getItem(`village-companion.table.${CODE}`)).lines, ["a"]);
  await hear({ shared: makeAll(["a"]) });
  assert.equal(find(".vc-head-only").hidden, true);
});

test("an input is kept from before it is sent until it is stored", async () => {
  await joinTable();
  page.enter(1);
  page.enter(2);
  const [input] = takeSentOf("enter");
  assert.deepEqual(
    [input.v, listOutbox().length, find(".vc-head-state").textContent],
    [0, 2, "table-saving (2)"],
  );
  await hear({ accepted: [input.token] });
  assert.equal(takeSentOf("enter")[0].choice.time, 2);
  assert.deepEqual([listOutbox().length, find(".vc-head-state").textContent], [1, "table-saving"]);
  page.close();
  await open(CODE, makeWhole());
  const [again] = takeSentOf("enter");
  assert.equal(again.choice.time, 2);
  await hear({ answered: [again.token] });
  assert.deepEqual(
    [listOutbox().length, find(".vc-head-state").textContent, page.pad.shown.at(-1)],
    [0, "table-saved", "again"],
  );
});

test("an input that can't be sent is sent again", async () => {
  await joinTable();
  page.broken = true;
  page.enter(1);
  page.broken = false;
  assert.equal(listOutbox().length, 1);
  advanceClock(4_100);
  beat();
  assert.equal(takeSentOf("enter")[0].choice.time, 1);
});

test("a conflict between the page's own inputs is not reported as someone else's", async () => {
  await joinTable();
  page.enter(3);
  const [{ token }] = takeSentOf("enter");
  await hear({
    answered: [token],
    shared: makeShared(["a"]),
    conflict: { ...makeConflict(token, { do: "enter", choice: { time: 3 } }), own: true },
  });
  assert.equal(readSheet(), "conflict-before");
});

test("a conflict is told again in another language, when it is listed", async () => {
  const words = { conflict: "Conflict", "conflict-later": "Later" };
  await open(CODE, { ...makeWhole(), words: makeWording(words) });
  findButton("table-everybody").click();
  takeSentOf("sit");
  page.enter(3);
  const [{ token }] = takeSentOf("enter");
  const late = makeConflict(token, { do: "enter", choice: { time: 3 } });
  await hear({ answered: [token], shared: makeShared(["a"]), conflict: late });
  Object.assign(words, { conflict: "Konflikt", "conflict-later": "Später" });
  await hear({ ...makeWhole(["a"]), words });
  assert.deepEqual([readSheet(), takeSentOf("enter").map((again) => again.token)], ["", [token]]);
  await hear({ answered: [token], conflict: { ...late, mine: "drei" } });
  assert.deepEqual([readSheet(), find(".vc-mine").textContent, listOutbox().length], ["Konflikt", "drei", 1]);
  findButton("Später").click();
  await hear({ ...makeWhole(["a"]), words: { ...words, conflict: "Conflict" } });
  assert.deepEqual([readSheet(), takeSentOf("enter")], ["", []]);
  find(".vc-head-undecided").click();
  assert.deepEqual([readSheet(), takeSentOf("enter").length], ["", 1]);
});

test("an input that conflicts waits for a decision, and is then entered after the newer ones", async () => {
  await joinTable();
  page.enter(3);
  const [{ token }] = takeSentOf("enter");
  await hear({
    answered: [token],
    shared: makeShared(["a"]),
    conflict: makeConflict(token, { do: "enter", choice: { time: 3 } }),
  });
  assert.deepEqual(
    [readSheet(), find(".vc-head-undecided").hidden, listOutbox().length],
    ["conflict", false, 1],
  );
  advanceClock(60_000);
  beat();
  assert.deepEqual(takeSentOf("enter"), []);
  findButton("conflict-later").click();
  find(".vc-head-undecided").click();
  assert.equal(readSheet(), "conflict");
  findButton("conflict-still").click();
  assert.deepEqual(takeSentOf("enter"), [{ do: "enter", choice: { time: 3 }, v: 1, token }]);
  assert.deepEqual([readSheet(), find(".vc-head-undecided").hidden, listOutbox().length], ["", true, 1]);
});

test("two answers about the same turn offer the first, the own one in its place, or both", async () => {
  const instead = { do: "correct", line: 1, answer: { choice: { time: 3 } } };
  for (const [key, sent] of [
    ["conflict-keep", []],
    ["conflict-instead", ["correct"]],
    ["conflict-both", ["enter"]],
  ]) {
    await joinTable();
    page.enter(3);
    const [{ token }] = takeSentOf("enter");
    await hear({
      answered: [token],
      shared: makeShared(["a"]),
      conflict: { ...makeConflict(token, { do: "enter", choice: { time: 3 } }), instead },
    });
    assert.equal(readSheet(), "conflict-which");
    findButton(key).click();
    assert.deepEqual(
      takeSent().map((command) => command.do),
      sent,
    );
    page.close();
    localStorage.clear();
  }
});

test("one sheet lists all entries that wait, each with its own choice", async () => {
  await joinTable();
  for (const time of [1, 2, 3]) page.enter(time);
  const [{ token }] = takeSentOf("enter");
  const again = { do: "enter", choice: { time: 1 } };
  await hear({ answered: [token], shared: makeShared(["a"]), conflict: makeConflict(token, again) });
  assert.equal(document.querySelectorAll(".vc-behind > li").length, 2);
  find(".vc-behind button").focus();
  find(".vc-behind button").click();
  const left = document.querySelectorAll(".vc-behind > li");
  assert.deepEqual([left.length, left[0].contains(document.activeElement)], [1, true]);
  assert.equal(listOutbox().length, 2);
  await hear({ answered: ["x"], conflict: makeConflict("x", again) });
  assert.deepEqual([readSheet(), document.querySelectorAll(".vc-conflict").length], ["conflict-several", 2]);
  findButton("conflict-leave").click();
  assert.deepEqual([readSheet(), document.querySelectorAll(".vc-conflict").length], ["conflict", 1]);
});

test("a kept input that was entered ahead still waits while the table asks a new question", async () => {
  await joinTable(["line 1"]);
  page.enter(2, { ahead: true });
  const [{ token }] = takeSentOf("enter");
  await hear({ answered: [token], conflict: makeConflict(token, { do: "enter", choice: { time: 2 } }) });
  page.asks = true;
  findButton("conflict-still").click();
  assert.deepEqual(takeSentOf("enter"), []);
  page.asks = false;
  await hear({ here: true });
  assert.deepEqual(
    takeSentOf("enter").map(({ choice, ahead }) => [choice.time, ahead]),
    [[2, true]],
  );
});

test("an input that was sent ahead is sent again although others have brought up a question", async () => {
  await joinTable(["line 1"]);
  page.enter(1, { ahead: true });
  const [{ token }] = takeSentOf("enter");
  page.asks = true; // another phone entered the same and more, and the answer to this page was lost
  await hear({ shared: makeShared(["line 2", "line 3"], {}, 1) });
  advanceClock(4_100);
  beat(1);
  assert.deepEqual(
    takeSentOf("enter").map((message) => message.token),
    [token],
  );
  await hear({ accepted: [token] });
  assert.equal(listOutbox().length, 0);
});

test("an input that is dropped, or whose meaning has changed, goes, and the next is sent", async () => {
  await joinTable();
  page.enter(1);
  page.enter(2);
  const [{ token }] = takeSentOf("enter");
  await hear({
    answered: [token],
    shared: makeShared(["a"]),
    conflict: makeConflict(token, { do: "enter", choice: { time: 1 } }),
  });
  assert.deepEqual(takeSentOf("enter"), []);
  findButton("conflict-leave").click();
  const [next] = takeSentOf("enter");
  assert.deepEqual([next.choice.time, listOutbox().length, page.pad.shown.at(-1)], [2, 1, "again"]);
  await hear({ answered: [next.token], conflict: makeConflict(next.token, null) });
  assert.deepEqual(
    [readSheet(), listOutbox().length, find(".vc-head-undecided").hidden],
    ["conflict", 0, true],
  );
});

test("the page polls for missed lines every ten beats, and warns if no answer comes", async () => {
  await joinTable(["a"]);
  beat(10);
  assert.deepEqual(takeSent(), [{ do: "look", v: 1 }]);
  advanceClock(5_000);
  beat(10);
  assert.deepEqual(events, []);
  advanceClock(1);
  beat(3);
  assert.deepEqual(events, ["look"]);
  await hear({ here: true });
  beat(3);
  assert.deepEqual(events, ["look"]);
});

test("an unanswered input is announced until it is sent again at the next message", async () => {
  await joinTable();
  page.enter(1);
  const [{ token }] = takeSentOf("enter");
  dispatchEvent(new Event("online"));
  assert.deepEqual(
    takeSent().map((command) => command.do),
    ["enter", "look"],
  );
  advanceClock(5_001);
  beat();
  assert.equal(find(".vc-head-notice").textContent, "table-waiting");
  takeSent();
  await hear({ here: true });
  assert.equal(takeSentOf("enter")[0].token, token);
  await hear({ accepted: [token] });
  assert.equal(find(".vc-head-notice").hidden, true);
});

test("equal inputs that wait are taken back by buttons with different names", async () => {
  await joinTable();
  for (const _ of [1, 2, 3]) page.enter(1);
  dispatchEvent(new Event("online"));
  advanceClock(5_001);
  beat();
  assert.deepEqual(listNames(document.querySelectorAll(".vc-waiting button")), [
    "waiting-take: 3, waiting-entry",
    "waiting-take: 2, waiting-entry",
  ]);
});

test("a hidden page sends nothing; when visible again, it asks for what it missed", async (t) => {
  await joinTable();
  let hidden = true;
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  t.after(() => delete document.hidden);
  document.dispatchEvent(new Event("visibilitychange"));
  beat(30);
  assert.deepEqual(takeSent(), []);
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(takeSent(), [{ do: "look", v: 0 }]);
});

test("questions about the inputs of a table end when the page leaves that table", async () => {
  await joinTable();
  for (const token of ["x", "y"])
    await hear({ answered: [token], conflict: makeConflict(token, { do: "enter", choice: { time: 1 } }) });
  await hear({ view: "lobby" });
  findButton("conflict-leave").click();
  assert.equal(readSheet(), "");
});

test("a question about an input is not repeated at the next table", async () => {
  await joinTable();
  page.enter(1);
  const [{ token }] = takeSentOf("enter");
  await hear({
    answered: [token],
    shared: makeShared(["a"]),
    conflict: makeConflict(token, { do: "enter", choice: { time: 1 } }),
  });
  assert.equal(find(".vc-head-state").textContent, "");
  await hear({ view: "lobby" });
  await hear({ shared: makeShared([], { codes: [OTHER, ""] }), view: "pad" });
  assert.equal(find(".vc-head-undecided").hidden, true);
  await hear({ answered: ["x"], conflict: makeConflict("x", { do: "enter", choice: { time: 1 } }) });
  await hear({ shared: makeShared(["a"], { codes: [CODE, ""] }), view: "pad" });
  assert.equal(find(".vc-head-undecided").hidden, true);
});

test("a decision about an input enables the view's buttons again", async () => {
  await joinTable();
  page.enter(1);
  const [{ token }] = takeSentOf("enter");
  await hear({
    answered: [token],
    shared: makeShared(["a"]),
    conflict: makeConflict(token, { do: "enter", choice: { time: 1 } }),
  });
  const before = page.pad.shown.length;
  findButton("conflict-still").click();
  assert.deepEqual(page.pad.shown.slice(before), ["again"]);
});

test("if an input waits too long, the page checks its connection", async () => {
  await joinTable();
  page.enter(1);
  advanceClock(4_100);
  beat(3);
  assert.deepEqual(events, ["look"]);
});

test("the view shows waiting inputs; those entered ahead wait for other questions", async () => {
  await joinTable(["line 1"]);
  page.enter(1);
  page.enter(2, { ahead: true });
  const [first] = takeSentOf("enter");
  assert.deepEqual(
    page.waits[0].map(({ message, sent }) => [message.choice.time, sent]),
    [
      [1, true],
      [2, false],
    ],
  );
  page.asks = true;
  await hear({ shared: makeShared(["line 2"], {}, 1), accepted: [first.token] });
  assert.deepEqual(takeSentOf("enter"), []);
  page.asks = false;
  await hear({ here: true });
  assert.equal(takeSentOf("enter")[0].choice.time, 2);
});
