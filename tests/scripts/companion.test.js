import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { labels, settled, show, words } from "./page.js";
import { companion } from "../../village_widgets/companion/companion.js";

const CODE = "KX4P7M2Q9R";
const OTHER = "ABCDE23456";
const OFFERED = {
  kept: ".game",
  editions: [["one", "One", 2, 3, { first: "old" }]],
  rulings: [["first", "First", [["old", "Old"], ["new", "New"]]]],
  colours: [["red", "Red"], ["blue", "Blue"], ["white", "White"]],
  names: ["Anna", "Bert", "Carl"],
  depths: [["full", "Full", "Everything"]],
};
const NAMES = [["Anna", "red"], ["Bert", "blue"]];

let now;
let beat;
let page;
let events;
mock.method(Date, "now", () => now);
mock.method(performance, "now", () => now);
mock.method(globalThis, "setInterval", (each) => { beat = each; });
document.addEventListener("village:look", () => events.push("look"));

/** A view as a game brings it. What is `entered` there goes through the page. */
function pad(_, send) {
  const shown = [];
  page.pad = { root: document.createElement("div"), shown, again: () => shown.push("again"), show: (told) => shown.push(told) };
  page.enter = (time, more = {}) => send({ do: "enter", choice: { time }, ...more });
  return page.pad;
}

/** Opens the page, in a browser tab whose address ends in `hash`. */
async function open(hash = "", first = { view: "lobby" }, turned = false) {
  history.replaceState(null, "", hash ? `/#${hash}` : "/");
  page = { sent: [], el: document.createElement("div") };
  show(page.el);
  const send = (command) => { if (page.broken) throw new Error("no line"); page.sent.push(command); };
  const model = { send, get: () => turned, on: (_, receive) => { page.receive = receive; }, off: () => { page.receive = null; } };
  page.close = companion({ pad }).render({ model, el: page.el });
  await hear({ words, lobby: OFFERED, ...first });
}

async function hear(message) {
  page.receive(message, []);
  await settled();
}

/** What the page has said since it was asked last. */
const said = () => page.sent.splice(0);
const told = (kind) => said().filter((command) => command.do === kind);
const find = (selector) => document.querySelector(selector);
const button = (label) => [...document.querySelectorAll("button")].find((one) => one.textContent === label);
const sheet = () => (find(".vc-sheet").matches(":popover-open") ? find(".vc-sheet h2").textContent : "");

const shared = (lines, more = {}, after = 0) => ({
  seat: null, writes: true, over: false, unread: "", bar: ["Round 1", ""], can: [true, false], v: after + lines.length, after, lines, ...more,
});
const all = (lines, more = {}) => shared(lines, { head: "HEAD", names: NAMES, codes: [CODE, "VIEWERS"], after: undefined, ...more });
const whole = (lines = [], more = {}) => ({ shared: all(lines, more), view: "pad", views: { pad: { lines: lines.length } } });
const outbox = () => Object.keys(localStorage).filter((key) => key.includes(".outbox."));

function join(typed) {
  find(".vc-lobby-join input").value = typed;
  find(".vc-lobby-join form").requestSubmit();
}

/** At a table that somebody else began, and whose page this is was answered. */
async function atTable(lines = []) {
  await open(CODE, whole(lines));
  find(".vc-menu button").click();
  said();
}

beforeEach(() => {
  localStorage.clear();
  document.body.dataset.voila = "";
  now = 1_000_000;
  events = [];
});
afterEach(() => page.close());

test("a page whose address names a table asks for it, with the seat and the inputs that its browser knows", async () => {
  localStorage.setItem(`village-companion.seat.${CODE}`, "1");
  localStorage.setItem(`village-companion.own.${CODE}`, '["mine"]');
  await open("kx4p7-m2q9r");
  assert.deepEqual(said(), [{ do: "hello", code: CODE, seat: 1, pending: ["mine"] }]);
});

test("a page whose address holds a game asks for it; where the address is not its own it asks for nothing", async () => {
  await open("game=xyz");
  assert.deepEqual(said(), [{ do: "hello", game: "xyz" }]);
  page.close();
  delete document.body.dataset.voila;
  await open(CODE);
  assert.deepEqual(said(), [{ do: "hello" }]);
});

test("a page whose address names a game asks for its lobby, also when it is typed later", async () => {
  await open("play=orchard");
  assert.deepEqual(said(), [{ do: "hello", plays: "orchard" }]);
  location.hash = "#play=village";
  dispatchEvent(new Event("hashchange"));
  assert.deepEqual(said(), [{ do: "hello", plays: "village" }]);
});

test("a code is typed in as people write it, and the table then has the page and its address", async () => {
  await open();
  said();
  join("kx4p7-m2q9r");
  assert.deepEqual(said(), [{ do: "join", code: CODE, seat: null, pending: [] }]);
  await hear(whole(["a", "b"]));
  assert.deepEqual([location.hash, document.body.dataset.returns, find(".vc-companion").dataset.count], [`#${CODE}`, "", "2"]);
  assert.deepEqual([find(".vc-lobby").hidden, find(".vc-head").hidden, page.pad.root.hidden], [true, false, false]);
  assert.equal(find(".vc-head-said").textContent, "Round 1");
});

test("whose page it is is asked once: who joins says it, and comes back to the same seat", async () => {
  await open(CODE, whole());
  assert.equal(sheet(), "table-whose");
  button("Bert").click();
  assert.deepEqual(told("sit"), [{ do: "sit", seat: 1 }]);
  await hear(whole([], { seat: 1 }));
  assert.equal(sheet(), "");
  page.close();
  await open(CODE, whole());
  assert.equal(sheet(), "");
  assert.deepEqual(told("sit"), [{ do: "sit", seat: 1 }]);
});

test("nobody is asked whose page it is who only looks on, comes after the end, or has just begun the table", async () => {
  await open(CODE, whole([], { writes: false }));
  assert.equal(sheet(), "");
  page.close();
  localStorage.clear();
  await open(CODE, whole([], { over: true }));
  assert.equal(sheet(), "");
  page.close();
  localStorage.clear();
  await open();
  find(".vc-lobby-new form").requestSubmit();
  await hear(whole());
  assert.deepEqual([sheet(), location.hash], ["", `#${CODE}`]);
});

test("a double tap begins one table; what was lost on the way, or went wrong, can be begun again", async () => {
  await open();
  const begin = () => find(".vc-lobby-new form").requestSubmit();
  const begun = () => told("begin").length;
  begin();
  begin();
  assert.equal(begun(), 1);
  now += 10_001;
  begin();
  assert.equal(begun(), 1);
  for (const wrong of [{ failed: true }, { unstored: "full" }, { problems: [["players", "no"]] }]) {
    await hear(wrong);
    begin();
    assert.equal(begun(), 1);
  }
});

test("what others enter is heard line by line; the browser keeps it", async () => {
  await atTable(["a"]);
  await hear({ shared: shared(["b"], {}, 1), views: { pad: { lines: 2 } } });
  assert.equal(find(".vc-companion").dataset.count, "2");
  assert.deepEqual(JSON.parse(localStorage.getItem(`village-companion.table.${CODE}`)).lines, ["a", "b"]);
  assert.deepEqual(page.pad.shown.filter((one) => one.lines), [{ lines: 1 }, { lines: 2 }]);
  assert.deepEqual(said(), []);
});

test("a page that has missed a line asks for everything, and until it comes has seen only what it saw", async () => {
  await atTable(["a"]);
  await hear({ shared: shared(["c"], {}, 2) });
  assert.deepEqual(said(), [{ do: "whole" }]);
  assert.equal(find(".vc-companion").dataset.count, "1");
  page.enter(3);
  assert.equal(told("enter")[0].v, 1);
  await hear({ shared: all(["a", "b", "c"]) });
  assert.equal(find(".vc-companion").dataset.count, "3");
});

test("what the server has forgotten is given back to it, before what waits", async () => {
  await atTable(["a", "b"]);
  page.close();
  localStorage.setItem(`village-companion.outbox.${CODE}.t1`, JSON.stringify({ at: 1, message: { do: "enter", choice: {}, v: 2, token: "t1" } }));
  await open(CODE, whole(["a"]));
  assert.deepEqual(said().map((command) => command.do), ["hello", "restore", "enter"]);
  page.close();
  await open(CODE, whole(["x"]));
  assert.deepEqual(told("restore"), [], "what begins otherwise is another game");
});

test("an input is kept before it is sent, and until it is known to be stored", async () => {
  await atTable();
  page.enter(1);
  page.enter(2);
  const [input] = told("enter");
  assert.deepEqual([input.v, outbox().length, find(".vc-head-state").textContent], [0, 2, "table-saving (2)"]);
  await hear({ accepted: [input.token] });
  assert.equal(told("enter")[0].choice.time, 2);
  assert.deepEqual([outbox().length, find(".vc-head-state").textContent], [1, "table-saving"]);
  page.close();
  await open(CODE, whole());
  const [again] = told("enter");
  assert.equal(again.choice.time, 2);
  await hear({ answered: [again.token] });
  assert.deepEqual([outbox().length, find(".vc-head-state").textContent, page.pad.shown.at(-1)], [0, "table-saved", "again"]);
});

test("an input that can't be sent is sent again", async () => {
  await atTable();
  page.broken = true;
  page.enter(1);
  page.broken = false;
  assert.equal(outbox().length, 1);
  now += 4_100;
  beat();
  assert.equal(told("enter")[0].choice.time, 1);
});

const conflict = (token, again) => ({ token, mine: "3 hours", again, meanwhile: [["Bert", ["2 hours"]]] });

test("somebody was faster: the input waits for a decision, and is then entered after what was entered meanwhile", async () => {
  await atTable();
  page.enter(3);
  const [{ token }] = told("enter");
  await hear({ answered: [token], shared: shared(["a"]), conflict: conflict(token, { do: "enter", choice: { time: 3 } }) });
  assert.deepEqual([sheet(), find(".vc-head-undecided").hidden, outbox().length], ["conflict", false, 1]);
  now += 60_000;
  beat();
  assert.deepEqual(told("enter"), []);
  button("conflict-later").click();
  find(".vc-head-undecided").click();
  assert.equal(sheet(), "conflict");
  button("conflict-still").click();
  assert.deepEqual(told("enter"), [{ do: "enter", choice: { time: 3 }, v: 1, token }]);
  assert.deepEqual([sheet(), find(".vc-head-undecided").hidden, outbox().length], ["", true, 1]);
});

test("an input that is left, or would mean something else by now, is gone, and what waited behind it is sent", async () => {
  await atTable();
  page.enter(1);
  page.enter(2);
  const [{ token }] = told("enter");
  await hear({ answered: [token], shared: shared(["a"]), conflict: conflict(token, { do: "enter", choice: { time: 1 } }) });
  assert.deepEqual(told("enter"), []);
  button("conflict-leave").click();
  const [next] = told("enter");
  assert.deepEqual([next.choice.time, outbox().length, page.pad.shown.at(-1)], [2, 1, "again"]);
  await hear({ answered: [next.token], conflict: conflict(next.token, null) });
  assert.deepEqual([sheet(), outbox().length, find(".vc-head-undecided").hidden], ["conflict", 0, true]);
});

test("who leaves is in the lobby: the address names no table, and a beat asks nothing", async () => {
  await atTable();
  find("[data-tool=menu]").click();
  button("table-leavetable-leave-about").click();
  assert.deepEqual(told("leave"), [{ do: "leave" }]);
  await hear({ view: "lobby" });
  assert.deepEqual([location.hash, document.body.dataset.returns, find(".vc-lobby").hidden, find(".vc-head")], ["", undefined, false, null]);
  assert.deepEqual(labels(document.querySelectorAll(".vc-known .vc-name")), ["Anna", "Bert"]);
  for (let count = 0; count < 30; count += 1) beat();
  assert.deepEqual(said(), []);
});

test("every ten beats the page asks whether it has missed anything; where no answer comes it worries", async () => {
  await atTable(["a"]);
  for (let count = 0; count < 10; count += 1) beat();
  assert.deepEqual(said(), [{ do: "look", v: 1 }]);
  now += 5_001;
  for (let count = 0; count < 3; count += 1) beat();
  assert.deepEqual(events, ["look"]);
  await hear({ here: true });
  for (let count = 0; count < 3; count += 1) beat();
  assert.deepEqual(events, ["look"]);
});

test("an input without an answer is said, sent again at the first sign of life, and then no longer said", async () => {
  await atTable();
  page.enter(1);
  const [{ token }] = told("enter");
  dispatchEvent(new Event("online"));
  assert.deepEqual(said().map((command) => command.do), ["enter", "look"]);
  now += 5_001;
  beat();
  assert.equal(find(".vc-head-notice").textContent, "table-waiting");
  said();
  await hear({ here: true });
  assert.equal(told("enter")[0].token, token);
  await hear({ accepted: [token] });
  assert.equal(find(".vc-head-notice").hidden, true);
});

test("a page out of sight says nothing; in sight again it looks what it has missed", async (t) => {
  await atTable();
  let hidden = true;
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  t.after(() => delete document.hidden);
  document.dispatchEvent(new Event("visibilitychange"));
  for (let count = 0; count < 30; count += 1) beat();
  assert.deepEqual(said(), []);
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(said(), [{ do: "look", v: 0 }]);
});

/** Somebody types another address. */
async function typed(hash) {
  history.replaceState(null, "", hash ? `/#${hash}` : "/");
  dispatchEvent(new Event("hashchange"));
  await settled();
}

test("another address leads to another table, or to a game; the table's own comes back until it does", async () => {
  await atTable();
  await typed("abcde-23456");
  assert.deepEqual([told("join"), location.hash], [[{ do: "join", code: OTHER, seat: null, pending: [] }], `#${CODE}`]);
  await typed("game=xyz");
  assert.deepEqual([told("open"), location.hash], [[{ do: "open", text: "game=xyz" }], `#${CODE}`]);
  await typed("abc");
  assert.deepEqual(told("join").map(({ code }) => code), ["ABC"], "what names nothing is asked for too: it is then refused");
  await typed("");
  await typed(CODE.toLowerCase());
  assert.deepEqual([said(), location.hash], [[], `#${CODE}`]);
  const place = Object.assign(document.createElement("p"), { id: "here" });
  document.body.append(place);
  await typed("here");
  assert.deepEqual([said(), location.hash], [[], `#${CODE}`]);
});

test("in the lobby an address that is no code is nobody's", async () => {
  await open();
  said();
  await typed("abc");
  await typed("");
  assert.deepEqual(said(), []);
  await typed(OTHER);
  assert.equal(told("join")[0].code, OTHER);
});

test("another table's views know nothing of this one's", async () => {
  await atTable();
  const before = page.pad;
  page.enter(1);
  await hear({ shared: all(["a"], { codes: [OTHER, ""] }), view: "pad", views: { pad: { lines: 1 } } });
  assert.notEqual(page.pad, before);
  assert.deepEqual([before.root.isConnected, page.pad.root.isConnected, page.pad.root.hidden], [false, true, false]);
  assert.equal(find(".vc-head-state").textContent, "table-saved");
  assert.equal(document.querySelectorAll(".vc-companion > .vc-table").length, 1);
});

test("a table that the server doesn't have is offered back, and is looked for until it is there", async () => {
  await atTable(["a"]);
  await hear({ view: "lobby", problems: [["code", "nobody knows it"]], unknown: CODE });
  assert.deepEqual([sheet(), find("[data-field=code]").hidden], ["lobby-forgotten", true]);
  for (let count = 0; count < 3; count += 1) beat();
  assert.equal(told("join")[0].code, CODE);
  await hear({ problems: [["code", "nobody knows it"]], unknown: CODE });
  button("lobby-restore").click();
  assert.deepEqual(told("restore"), [{ do: "restore", codes: [CODE, "VIEWERS"], head: "HEAD", lines: ["a"] }]);
  await hear(whole(["a"]));
  assert.equal(location.hash, `#${CODE}`);
});

test("why a table can't be come to is said in the lobby, and at a table above it", async () => {
  await open();
  await hear({ problems: [["code", "nobody knows it"]], unknown: "ABC" });
  assert.equal(find("[data-field=code]").textContent, "nobody knows it");
  await hear(whole());
  button("table-everybody").click();
  await hear({ problems: [["open", "no game"]] });
  assert.deepEqual([sheet(), find(".vc-sheet p").textContent], ["lobby-file", "no game"]);
});

test("that nothing can be stored is said where one is, and as soon as something is stored no longer", async () => {
  await open("", { view: "lobby", unstored: "the disk is full" });
  assert.equal(find("[data-field=store]").textContent, "the disk is full");
  await hear(whole());
  await hear({ unstored: "the disk is full" });
  assert.deepEqual([find(".vc-head-notice").hidden, find(".vc-head-notice").textContent], [false, "the disk is full"]);
  await hear({ here: true });
  assert.equal(find(".vc-head-notice").hidden, true);
});

test("who only looks on has nothing to take back, and is told so; so is who keeps no copy", async (t) => {
  await open(CODE, whole([], { writes: false }));
  assert.deepEqual([find("[data-tool=undo]").hidden, find(".vc-head-only").textContent], [true, "table-looking"]);
  page.close();
  const setItem = Object.getPrototypeOf(localStorage).setItem;
  t.after(() => { Object.getPrototypeOf(localStorage).setItem = setItem; });
  Object.getPrototypeOf(localStorage).setItem = () => { throw new Error("full"); };
  await open(CODE, whole());
  assert.deepEqual([find("[data-tool=undo]").hidden, find(".vc-head-only").textContent], [false, "table-no-copy"]);
});

test("a screen that took another game's place goes by what Python says, not by the address; what waits for its table is sent", async () => {
  localStorage.setItem(`village-companion.outbox.${CODE}.waited`, JSON.stringify({ at: 1, message: { do: "enter", choice: { time: 1 }, token: "waited", v: 0 } }));
  await open(OTHER, whole(), true);
  assert.deepEqual(page.sent[0], { do: "hello" });
  assert.equal(location.hash, `#${CODE}`);
  assert.equal(told("enter")[0].token, "waited");
});

test("a page that is cleaned up is silent", async () => {
  await atTable();
  page.close();
  dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("hashchange"));
  assert.deepEqual([said(), page.receive, find(".vc-companion")], [[], null, null]);
});

test("tables that this browser knows stand in the lobby; the last one first, with what it leads to", async () => {
  localStorage.setItem("village-companion.tables", JSON.stringify([{ code: CODE, names: NAMES, writes: true, over: false, at: 1 }]));
  await open();
  said();
  assert.deepEqual(labels(document.querySelectorAll(".vc-known-table b, .vc-known-table .vc-name")), ["lobby-go-on-at", "Anna", "Bert"]);
  find(".vc-known-table").click();
  assert.equal(told("join")[0].code, CODE);
});

test("where there are several games, the list of known tables says which each is of, and remembers it", async () => {
  await open(CODE, whole([], { title: "Orchard" }));
  await hear({ shared: shared(["a"]) });
  await hear({ view: "lobby" });
  assert.match(find(".vc-known-table small").textContent, /^Orchard · /);
});

test("the form that lays the table out, or a copy, is left for the table's own view", async () => {
  await atTable();
  for (const [view, headless] of [["laying", false], ["checking", true]]) {
    await hear({ view });
    const form = document.querySelector(".vc-companion > :not([hidden], .vc-head, .vc-sheet)");
    assert.deepEqual([page.pad.root.hidden, find(".vc-head").hidden], [true, headless]);
    form.dispatchEvent(new Event("back"));
    assert.deepEqual([page.pad.root.hidden, form.hidden, find(".vc-head").hidden], [false, true, false]);
  }
});

test("from the lobby a copy is walked through, and left for the lobby, which then knows its numbers", async () => {
  await open();
  await hear({ view: "checking" });
  localStorage.setItem("village-companion.copy.one", "numbers");
  document.querySelector(".vc-companion > :not([hidden], .vc-sheet)").dispatchEvent(new Event("back"));
  assert.deepEqual([find(".vc-lobby").hidden, find(".vc-own-numbers").hidden], [false, false]);
});

test("a game that was opened is shown, and taken to one new table", async () => {
  await open();
  await hear({ opened: [NAMES, "12 entries", ""] });
  assert.deepEqual([sheet(), labels(document.querySelectorAll(".vc-sheet .vc-name"))], ["lobby-file", ["Anna", "Bert"]]);
  const go = button("lobby-go-on");
  go.click();
  go.click();
  assert.equal(told("take").length, 1);
});

test("a table that was begun has come: another can be begun at once, and what lay above is closed", async () => {
  await open();
  find(".vc-lobby-new form").requestSubmit();
  await hear({ wrong: "Something." });
  await hear(whole());
  assert.equal(sheet(), "");
  await hear({ view: "lobby" });
  said();
  find(".vc-lobby-new form").requestSubmit();
  assert.equal(told("begin").length, 1);
  await hear(whole());
  await hear({ shared: all([], { codes: [OTHER, ""] }) });
  assert.equal(sheet(), "table-whose", "that table somebody else began");
});

test("who takes a game to the table where it is, and leaves, can begin another", async () => {
  await atTable();
  await hear({ opened: [NAMES, "12 entries", ""] });
  button("lobby-go-on").click();
  await hear(whole());
  await hear({ view: "lobby" });
  said();
  find(".vc-lobby-new form").requestSubmit();
  assert.equal(told("begin").length, 1);
});

test("whoever is asked about inputs of a table that is gone by then is asked about no more of them", async () => {
  await atTable();
  for (const token of ["x", "y"]) await hear({ answered: [token], conflict: conflict(token, { do: "enter", choice: { time: 1 } }) });
  await hear({ view: "lobby" });
  button("conflict-leave").click();
  assert.equal(sheet(), "");
});

test("what was asked about at one table is not asked at the next", async () => {
  await atTable();
  page.enter(1);
  const [{ token }] = told("enter");
  await hear({ answered: [token], shared: shared(["a"]), conflict: conflict(token, { do: "enter", choice: { time: 1 } }) });
  assert.equal(find(".vc-head-state").textContent, "");
  await hear({ view: "lobby" });
  await hear({ shared: shared([], { codes: [OTHER, ""] }), view: "pad" });
  assert.equal(find(".vc-head-undecided").hidden, true);
  await hear({ answered: ["x"], conflict: conflict("x", { do: "enter", choice: { time: 1 } }) });
  await hear({ shared: shared(["a"], { codes: [CODE, ""] }), view: "pad" });
  assert.equal(find(".vc-head-undecided").hidden, true);
});

test("what is decided about an input lets the view be pressed again", async () => {
  await atTable();
  page.enter(1);
  const [{ token }] = told("enter");
  await hear({ answered: [token], shared: shared(["a"]), conflict: conflict(token, { do: "enter", choice: { time: 1 } }) });
  const before = page.pad.shown.length;
  button("conflict-still").click();
  assert.deepEqual(page.pad.shown.slice(before), ["again"]);
});

test("who takes another seat at the table has it when the page comes back", async () => {
  await atTable();
  await hear({ shared: shared([], { codes: [CODE, ""], seat: 1 }) });
  page.close();
  await open(CODE, whole([], { seat: 1 }));
  assert.deepEqual(said(), [{ do: "hello", code: CODE, seat: 1, pending: [] }], "Python knows it already");
});

test("a question whose page this is that nobody answered is not asked again", async () => {
  await open(CODE, whole());
  page.close();
  await open(CODE, whole());
  assert.equal(sheet(), "");
});

test("the history is shown when it comes, and asked for again when the table goes on while it is open", async () => {
  await atTable(["a"]);
  find("[data-tool=history]").click();
  assert.deepEqual(told("history"), [{ do: "history" }]);
  await hear({ history: [[1, "Anna", 0, ["3 hours"], false, 0, "Round 1 · Anna", 1]] });
  assert.equal(sheet(), "history");
  await hear({ shared: shared([], {}, 1) });
  assert.deepEqual(said(), []);
  await hear({ shared: shared(["b"], {}, 1) });
  assert.deepEqual(said(), [{ do: "history" }]);
  button("close").click();
  await hear({ shared: shared(["c"], {}, 2) });
  assert.deepEqual(said(), []);
});

test("each tool of the head does its own, and says what comes back", async () => {
  await atTable();
  await hear({ shared: shared([], { can: [true, true] }) });
  for (const tool of ["share", "undo"]) find(`[data-tool=${tool}]`).click();
  assert.deepEqual(said().map(({ do: deed, address, v }) => [deed, address ?? v]), [["share", location.href], ["undo", 0]]);
  await hear({ share: { ways: [["table", "Play", "about", "KX4P7", "", ""]], warning: "", game: ["Game", "about", "", ""] } });
  assert.equal(sheet(), "share");
  await hear({ exports: [[["file", "A file", "about"]], "", "note"] });
  assert.deepEqual([sheet(), labels(document.querySelectorAll(".vc-export"))], ["table-away", ["A fileabout"]]);
});

test("what can be undone can be pressed, and what the table is at is said whole in the title", async () => {
  await atTable();
  assert.deepEqual([find("[data-tool=undo]").disabled, find("[data-tool=redo]").disabled], [false, true]);
  await hear({ shared: shared([], { bar: ["", "Anna", "Round 2"], can: [false, true], unread: "Not all could be read.", writes: false }) });
  assert.deepEqual([find("[data-tool=undo]").disabled, find("[data-tool=redo]").disabled], [true, false]);
  assert.deepEqual([find(".vc-head-said").textContent, find(".vc-head-said").title], ["Anna", " · Anna · Round 2"]);
  assert.deepEqual([find(".vc-head-only").textContent, find(".vc-head-state").hidden], ["Not all could be read.", true]);
});

test("after the end nobody lays the table out; whose page it is stays as it was chosen", async () => {
  await open(CODE, whole([], { over: true, seat: 1 }));
  find("[data-tool=menu]").click();
  assert.equal(button("table-laying"), undefined);
  button("table-whoseBert").click();
  assert.deepEqual([...document.querySelectorAll(".vc-menu button")].map((one) => one.getAttribute("aria-pressed")), ["false", "false", "true"]);
});

test("what went wrong is said above everything, and so is what was drawn for the table", async () => {
  await atTable();
  for (const [message, text] of [[{ wrong: "No." }, "No."], [{ failed: true }, "table-failed"], [{ misheard: true }, "misheard"]]) {
    await hear(message);
    assert.deepEqual([sheet(), find(".vc-sheet p").textContent], ["table-wrong", text]);
  }
  await hear({ drawn: ["2 pink", "1 green"] });
  assert.deepEqual([sheet(), labels(document.querySelectorAll(".vc-drawn-lines li"))], ["drawn", ["2 pink", "1 green"]]);
});

test("what is stored proves that the store can be used; in the lobby only what can't be is said", async () => {
  await atTable();
  await hear({ unstored: "the disk is full" });
  await hear({ accepted: ["x"] });
  assert.equal(find(".vc-head-notice").hidden, true);
  await hear({ view: "lobby", problems: [["code", "nobody knows it"]] });
  await hear({ unstored: "" });
  assert.equal(find("[data-field=code]").hidden, false);
});

test("a lost table is looked for now and then, by a page in sight; no other problem is said beside it", async (t) => {
  await atTable(["a"]);
  await hear({ view: "lobby", problems: [["open", "no game"]] });
  await hear({ problems: [["code", "nobody knows it"]], unknown: CODE });
  assert.equal(find("[data-field=open]").hidden, true);
  said();
  beat();
  beat();
  assert.deepEqual(said(), []);
  Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
  t.after(() => delete document.hidden);
  beat();
  assert.deepEqual(said(), []);
});

test("an input that waits too long is a reason to look for what keeps Python from answering", async () => {
  await atTable();
  page.enter(1);
  now += 4_100;
  for (let count = 0; count < 3; count += 1) beat();
  assert.deepEqual(events, ["look"]);
});

test("an address that is typed before Python has answered is asked for too", async () => {
  history.replaceState(null, "", "/");
  const sent = [];
  page = { el: document.createElement("div"), close: companion({ pad }).render({ model: { get() {}, send: (command) => sent.push(command), on() {}, off() {} }, el: document.body }) };
  await typed(CODE);
  assert.deepEqual(sent, [{ do: "hello" }, { do: "hello", code: CODE, seat: null, pending: [] }]);
});

test("the screen stays awake at a table, and until then and afterwards it need not", async (t) => {
  const held = [];
  navigator.wakeLock = { request: async () => {
    held.push("held");
    return { addEventListener() {}, release: async () => held.push("released") };
  } };
  t.after(() => delete navigator.wakeLock);
  await open();
  assert.deepEqual(held, []);
  await hear(whole());
  assert.deepEqual(held, ["held"]);
  await hear({ view: "lobby" });
  assert.deepEqual(held, ["held", "released"]);
  await hear(whole());
  page.close();
  await settled();
  assert.deepEqual(held, ["held", "released", "held", "released"]);
});
