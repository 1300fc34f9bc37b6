// A page at its table, without the rest of the companion: what it sends, keeps and asks for.
import assert from "node:assert/strict";
import { after, before, beforeEach, mock, test } from "node:test";
import { limitStorage, makeOutgoing } from "./page.js";
import { describeBrowser, isEntry, SeatedPage } from "../../village_widgets/companion/seated.js";
import { readSeat, sitAt } from "../../village_widgets/companion/storage.js";

const CODE = "KX4P7M2Q9R";
const SPEND = { do: "enter", choice: { time: 1 } };
const makeState = (v, more = {}) => ({ seat: null, v, lines: [], codes: [CODE, ""], head: "HEAD", ...more });
let asks;
let line;
let looks;
let now;
let seated;

const look = () => {
  looks += 1;
};

before(() => {
  mock.method(Date, "now", () => now);
  mock.method(performance, "now", () => now);
  document.addEventListener("village:look", look);
});
after(() => document.removeEventListener("village:look", look));
beforeEach(() => {
  localStorage.clear();
  [asks, looks, now] = [false, 0, 1_000_000];
  const out = makeOutgoing();
  line = { ...out, ask: out.send, silent: false };
  seated = new SeatedPage(CODE, line, () => asks);
});

const takeSent = () => line.sent.splice(0);
const listWaiting = () => seated.list.map(({ message }) => message.token);
const hide = (t) => t.mock.getter(document, "hidden", () => true);

test("a browser tells its seat and its inputs before it joins, and only entries become lines", () => {
  sitAt(CODE, 1);
  seated.enter(SPEND);
  assert.deepEqual(describeBrowser(CODE), { code: CODE, seat: 1, pending: listWaiting() });
  assert.deepEqual(
    [SPEND, { do: "undo" }, { do: "look" }].map((command) => isEntry(command)),
    [true, true, false],
  );
});

test("a page that never chose a seat is everybody's; a kept seat is asked for only if it is another", () => {
  assert.equal(seated.sit({ seat: 2 }), true);
  assert.equal(readSeat(CODE), "table");
  assert.deepEqual([seated.sit({ seat: 2 }), takeSent()], [false, []], "everybody's is no seat to ask for");
  sitAt(CODE, 0);
  assert.equal(seated.sit({ seat: 0 }), false);
  assert.deepEqual(takeSent(), []);
  assert.equal(seated.sit({ seat: null }), false);
  assert.deepEqual(takeSent(), [{ do: "sit", seat: 0 }]);
});

test("an input is entered for the lines that the page has seen, unless it names others", () => {
  seated.receive(makeState(3));
  seated.enter(SPEND);
  seated.enter({ ...SPEND, v: 2 });
  assert.deepEqual(
    seated.list.map(({ message }) => message.v),
    [3, 2],
  );
  const [first] = listWaiting();
  seated.receive(makeState(4));
  seated.settle(first, SPEND);
  assert.equal(seated.list[0].message.v, 4, "one that came too late is entered for what is there now");
});

test("the last input is taken back, or the one that is named, and none that is on its way", () => {
  line.silent = true;
  assert.equal(seated.take(), false);
  for (const time of [1, 2, 3]) seated.enter({ ...SPEND, choice: { time } });
  const [first, second] = listWaiting();
  assert.deepEqual([seated.take(), listWaiting()], [true, [first, second]]);
  assert.deepEqual([seated.take(first), listWaiting()], [true, [second]]);
  line.silent = false;
  seated.flush();
  assert.deepEqual([seated.take(), listWaiting()], [false, [second]]);
});

test("inputs wait while nothing answers; those made ahead wait for what the table asks first", () => {
  asks = true;
  seated.enter({ ...SPEND, ahead: true });
  assert.deepEqual(takeSent(), []);
  seated.enter(SPEND);
  assert.equal(takeSent()[0].token, listWaiting()[1], "another input goes first");
  seated.receiveResults({ accepted: listWaiting().slice(1) });
  assert.deepEqual(takeSent(), []);
  asks = false;
  seated.flush();
  assert.equal(takeSent().length, 1);
  [asks, line.silent] = [true, true];
  seated.sendAgain();
  assert.equal(takeSent().length, 1, "it may be stored already");
});

test("inputs are announced once they wait longer than a second, or while nothing answers", () => {
  assert.equal(seated.lingers, false);
  line.silent = true;
  assert.equal(seated.lingers, false, "there are none");
  seated.enter(SPEND);
  assert.equal(seated.lingers, true);
  line.silent = false;
  now += 1_000;
  seated.enter(SPEND);
  assert.equal(seated.lingers, false);
  now += 1;
  assert.equal(seated.lingers, true, "the first counts");
});

test("an input without an answer is late until nothing waits", () => {
  seated.enter(SPEND);
  seated.sendLate();
  assert.deepEqual([seated.late, seated.alone], [false, false]);
  now += 4_001;
  seated.keepUp(1);
  assert.deepEqual([takeSent().length, seated.late, seated.alone], [2, true, true]);
  seated.receiveResults({ accepted: listWaiting() });
  assert.deepEqual([seated.late, seated.alone], [false, false]);
});

test("a page looks every ten beats for missed lines, and every third for what keeps Python silent", () => {
  seated.receive(makeState(2));
  const count = (beats) => {
    looks = 0;
    for (const beat of beats) seated.keepUp(beat);
    return [takeSent().map(({ do: what, v }) => [what, v]), looks];
  };
  assert.deepEqual(count([1, 2, 3, 9, 11]), [[], 0]);
  assert.deepEqual(count([10, 20]), [
    [
      ["look", 2],
      ["look", 2],
    ],
    0,
  ]);
  line.silent = true;
  assert.deepEqual(count([1, 2, 3, 4, 5, 6]), [[], 2]);
});

test("a page that wakes sends again what was on its way and looks; a hidden one does neither", (t) => {
  seated.enter(SPEND);
  takeSent();
  seated.flush();
  assert.deepEqual(takeSent(), [], "its answer may still come");
  seated.wake();
  assert.deepEqual(
    takeSent().map((one) => one.do),
    ["enter", "look"],
  );
  hide(t);
  seated.wake();
  assert.deepEqual(takeSent(), []);
});

test("a state that does not follow is not shown but asked for as a whole", () => {
  seated.receive(makeState(2));
  seated.receive(makeState(9, { after: 7, bar: "late" }));
  assert.deepEqual([takeSent(), seated.count, seated.shared.bar], [[{ do: "whole" }], 2, undefined]);
});

test("of a state all stays that a later one does not tell, but for remarks about that one state", () => {
  seated.receive(makeState(1, { back: "undone", unproven: true, bar: "one" }));
  assert.deepEqual([seated.shared.back, seated.shared.unproven, seated.kept], ["undone", true, true]);
  seated.receive({ seat: null, v: 2, after: 1, lines: [] });
  const { back, unproven, bar } = seated.shared;
  assert.deepEqual([back, unproven, bar], ["", false, "one"]);
});

test("a page says that its browser keeps no copy of the table", (t) => {
  limitStorage(t, 10);
  seated.receive(makeState(1));
  assert.equal(seated.kept, false);
});

test("a seat that the table gives to the page later is kept, also the first, and that it is taken", () => {
  seated.receive(makeState(1, { seat: 1 }));
  assert.equal(readSeat(CODE), null, "the first state only says where the page sits");
  const listKept = [0, null].map((seat, at) => {
    seated.receive({ seat, v: at + 2, after: at + 1, lines: [] });
    return readSeat(CODE);
  });
  assert.deepEqual(listKept, [0, "table"]);
});

test("an input in conflict waits for the player although it was answered; others are settled", () => {
  line.silent = true;
  for (const time of [1, 2]) seated.enter({ ...SPEND, choice: { time } });
  line.silent = false;
  const [first, second] = listWaiting();
  seated.receiveResults({ answered: [first, second], conflict: { token: first, mine: "1 hour" } });
  assert.deepEqual(
    seated.list.map(({ message, held, said }) => [message.token, held, said]),
    [[first, true, "1 hour"]],
  );
  seated.flush();
  assert.deepEqual(takeSent(), []);
  seated.repeat(first);
  seated.repeat(second);
  assert.deepEqual(
    takeSent().map(({ token }) => token),
    [first],
  );
  seated.settle(first, null);
  assert.equal(seated.waiting, 0);
});

test("words of inputs that wait are forgotten in another language", () => {
  seated.enter(SPEND, "1 hour");
  assert.equal(seated.list[0].said, "1 hour");
  seated.forgetWords();
  assert.equal(seated.list[0].said, "");
});
