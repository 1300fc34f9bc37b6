import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import "./page.js";
import { Outbox } from "../../village_widgets/companion/outbox.js";

let now = 0;

before(() => {
  mock.method(performance, "now", () => now);
});
beforeEach(() => {
  localStorage.clear();
  now = 0;
});

const spend = (time) => ({ do: "enter", time });

test("inputs go out one at a time, in order, each with a token of its own", () => {
  const box = new Outbox("CODE");
  box.put(spend(1));
  box.put(spend(2));
  const first = box.sendNext();
  assert.equal(first.time, 1);
  assert.equal(box.sendNext(), null, "its answer may still come");
  box.settle([first.token]);
  const second = box.sendNext();
  assert.equal(second.time, 2);
  assert.notEqual(second.token, first.token);
});

test("a sent input that has to wait for another does not hold back others", () => {
  const box = new Outbox("CODE");
  box.put(spend(1));
  const { token } = box.sendNext();
  box.put(spend(2));
  assert.equal(box.sendNext((one) => one.message.token !== token)?.time, 2);
  assert.equal(box.sendNext(), null);
});

test("an unanswered input is sent again, each time after a longer wait", () => {
  const box = new Outbox("CODE");
  box.put(spend(1));
  const { token } = box.sendNext();
  now = 3_999;
  assert.equal(box.sendNext(), null);
  now = 4_001;
  assert.ok(box.late);
  assert.equal(box.sendNext().token, token);
  now = 11_000;
  assert.equal(box.sendNext(), null);
  now = 12_100;
  assert.equal(box.sendNext().token, token);
});

test("waiting inputs outlive the page in order; an unreadable one does not hold back others", () => {
  const box = new Outbox("CODE");
  box.put(spend(1));
  box.put(spend(2));
  localStorage.setItem("village-companion.outbox.CODE.zz", "{broken");
  const again = new Outbox("CODE");
  assert.equal(again.size, 2);
  assert.equal(again.sendNext().time, 1);
  assert.equal(new Outbox("OTHER").size, 0);
});

test("an input in question waits, and so do later ones", () => {
  const box = new Outbox("CODE");
  box.put(spend(1));
  const { token } = box.sendNext();
  box.put(spend(2));
  box.hold(token);
  assert.equal(box.sendNext(), null);
  box.replace(token, spend(3));
  assert.deepEqual([box.sendNext().time, box.size], [3, 2]);
});

test("an input that replaces one in question outlives the page, though it was not sent yet", () => {
  const box = new Outbox("CODE");
  box.put(spend(1));
  const { token } = box.sendNext();
  box.hold(token);
  box.replace(token, spend(2));
  assert.deepEqual(
    new Outbox("CODE").list().map(({ message, sent }) => [message, sent]),
    [[{ ...spend(2), token }, false]],
  );
});

test("its own settled inputs are still known as its own, and only the latest", () => {
  const box = new Outbox("CODE");
  box.settle(Array.from({ length: 60 }, (_, at) => `t${at}`));
  box.put(spend(1));
  const known = new Outbox("CODE").listTokens();
  assert.equal(known.length, 51);
  assert.ok(!known.includes("t9") && known.includes("t10"));
});

test("after Python restarts, unanswered inputs are sent again at once", () => {
  const box = new Outbox("CODE");
  box.put(spend(1));
  const { token } = box.sendNext();
  box.forgetSent();
  assert.equal(box.sendNext().token, token);
});

test("only unsent inputs can be taken back; one that is not ready lets others go first", () => {
  const box = new Outbox("CODE");
  for (const time of [1, 2, 3]) box.put(spend(time));
  const [first, second] = box.list();
  assert.equal(box.sendNext().time, 1);
  assert.deepEqual(
    [box.take(first.message.token), box.take(second.message.token), box.take(second.message.token)],
    [false, true, false],
  );
  assert.deepEqual(
    new Outbox("CODE").list().map(({ message, sent }) => [message.time, sent]),
    [
      [1, true],
      [3, false],
    ],
  );
  box.settle([first.message.token]);
  box.put(spend(4));
  assert.equal(box.sendNext(({ message }) => message.time > 3).time, 4);
});

test("an input is called as its button was, but the browser keeps no words of a language", () => {
  const box = new Outbox("CODE");
  box.put(spend(1), "Anna: 1 time");
  const listSaid = (/** @type {Outbox} */ box) => box.list().map((each) => each.said);
  assert.deepEqual([listSaid(box), listSaid(new Outbox("CODE"))], [["Anna: 1 time"], [""]]);
  assert.ok(!JSON.stringify({ ...localStorage }).includes("Anna"));
});

test("what waits keeps its order in a browser that lists what it keeps in another", () => {
  const box = new Outbox("CODE");
  for (const time of [1, 2, 3]) box.put(spend(time));
  const kept = Object.entries({ ...localStorage });
  localStorage.clear();
  for (const [key, text] of kept.reverse()) localStorage.setItem(key, text);
  assert.deepEqual(
    new Outbox("CODE").list().map(({ message }) => message.time),
    [1, 2, 3],
  );
});

test("what another tab of this browser has settled meanwhile stays known as this browser's", () => {
  const [one, other] = [new Outbox("CODE"), new Outbox("CODE")];
  one.settle(["a"]);
  other.settle(["b"]);
  assert.deepEqual(new Outbox("CODE").listTokens().sort(), ["a", "b"]);
});

test("an input waits four seconds for its answer, then twice as long each time, at most thirty", () => {
  const box = new Outbox("CODE");
  box.put(spend(1));
  const waits = [];
  for (let since = 0; waits.length < 6; now += 1_000)
    if (box.sendNext()) {
      waits.push(now - since);
      since = now;
    }
  assert.deepEqual(waits, [0, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test("an input is late from its second sending, until its answer comes", () => {
  const box = new Outbox("CODE");
  box.put(spend(1));
  const { token } = box.sendNext();
  now = 4_000;
  assert.equal(box.late, false);
  box.sendNext();
  assert.equal(box.late, true);
  box.settle([token]);
  assert.equal(box.late, false);
});

test("inputs of the same moment keep their order when the page comes back", (t) => {
  t.mock.method(Date, "now", () => 5);
  const box = new Outbox("CODE");
  for (const time of [1, 2, 3]) box.put(spend(time));
  const times = Object.values({ ...localStorage }).map((text) => JSON.parse(text).at);
  assert.deepEqual(times.sort(), [5, 6, 7]);
});

test("what is settled or taken back does not come back with the page", () => {
  const box = new Outbox("CODE");
  for (const time of [1, 2, 3]) box.put(spend(time));
  const [first, second] = box.list().map(({ message }) => message.token);
  box.settle([]);
  assert.equal(localStorage.length, 3, "nothing is noted if nothing was settled");
  box.settle([first]);
  box.take(second);
  assert.deepEqual(
    new Outbox("CODE").list().map(({ message }) => message.time),
    [3],
  );
});

test("an input in question is called as its button was, or else as Python calls it", () => {
  const box = new Outbox("CODE");
  box.put(spend(1), "Anna: 1 time");
  box.put(spend(2));
  for (const { message } of box.list()) box.hold(message.token, "told");
  assert.deepEqual(
    box.list().map(({ said }) => said),
    ["Anna: 1 time", "told"],
  );
});

test("an input waits behind the first one in question, as long as that is undecided", () => {
  const box = new Outbox("CODE");
  for (const time of [1, 2, 3]) box.put(spend(time));
  const [first, second] = box.list().map(({ message }) => message.token);
  const listBehind = () => box.list().map(({ behind }) => behind);
  box.hold(first);
  assert.deepEqual(listBehind(), ["", first, first]);
  box.hold(second);
  assert.equal(listBehind().at(-1), first);
  box.settle([first]);
  box.hold(second);
  assert.equal(listBehind().at(-1), second);
});

test("what is kept without its time or its message is passed over", () => {
  const entries = { zx: { message: spend(1) }, zy: { at: 1 }, zz: { at: "1", message: spend(2) } };
  for (const [token, entry] of Object.entries(entries))
    localStorage.setItem(`village-companion.outbox.CODE.${token}`, JSON.stringify(entry));
  localStorage.setItem("village-companion.own.CODE", '["a", 7, null]');
  const box = new Outbox("CODE");
  assert.deepEqual([box.size, box.listTokens()], [0, ["a"]]);
  localStorage.setItem("village-companion.own.CODE", '"a"');
  assert.deepEqual(new Outbox("CODE").listTokens(), []);
});

test("an input that has gone is neither replaced nor held", () => {
  const box = new Outbox("CODE");
  box.replace("gone", spend(1));
  box.hold("gone");
  assert.deepEqual([box.size, localStorage.length], [0, 0]);
});

test("an input that replaces another keeps its place, its token, and that it was made ahead", () => {
  const box = new Outbox("CODE");
  box.put({ ...spend(1), ahead: true }, "Anna: 1 time");
  box.put(spend(2));
  const { token } = box.sendNext();
  box.hold(token);
  box.replace(token, spend(3));
  const [first] = box.list();
  assert.deepEqual(
    [first.message, first.sent, first.held, first.said],
    [{ ...spend(3), token, ahead: true }, false, false, "Anna: 1 time"],
  );
});

test("an input in question lets the next one go at once that is not behind it", () => {
  const box = new Outbox("CODE");
  box.put(spend(1));
  const { token } = box.sendNext();
  box.hold(token);
  box.put(spend(2));
  assert.equal(box.sendNext().time, 2, "it was entered after the question came up");
});

test("a token of this browser is told once, and waiting ones after the settled ones", () => {
  const box = new Outbox("CODE");
  box.put(spend(1));
  const [{ message }] = box.list();
  box.settle(["a"]);
  assert.deepEqual(box.listTokens(), ["a", message.token]);
  box.settle([message.token, "a"]);
  assert.deepEqual(box.listTokens(), ["a", message.token]);
});

test("words are forgotten for all inputs, and those of another table are not loaded", () => {
  const box = new Outbox("CODE");
  for (const time of [1, 2]) box.put(spend(time), `time ${time}`);
  new Outbox("CODE2").put(spend(3));
  box.forgetWords();
  assert.deepEqual(
    box.list().map(({ said }) => said),
    ["", ""],
  );
  assert.equal(new Outbox("CODE").size, 2);
});

test("a page that comes back knows what was sent; what doesn't say counts as sent", () => {
  const box = new Outbox("CODE");
  for (const time of [1, 2]) box.put(spend(time));
  box.sendNext();
  localStorage.setItem("village-companion.outbox.CODE.zz", JSON.stringify({ at: 1, message: spend(0) }));
  assert.deepEqual(
    new Outbox("CODE").list().map(({ message, sent }) => [message.time, sent]),
    [
      [0, true],
      [1, true],
      [2, false],
    ],
  );
});
