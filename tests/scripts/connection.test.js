import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";
import { Connection, startHeartbeat } from "../../village_widgets/companion/connection.js";

let now;
let sent;
let line;
let broken;

beforeEach(() => {
  [now, sent, broken] = [1, [], false];
  line = new Connection({
    send: (command) => {
      if (broken) throw new Error("no line");
      sent.push(command);
    },
  });
});

/** Hold the clock until the test is over. */
const holdClock = (t) => t.mock.method(Date, "now", () => now);

test("a connection is silent once the oldest question has waited longer than five seconds", (t) => {
  holdClock(t);
  line.ask({ do: "look", v: 0 });
  now += 3_000;
  line.ask({ do: "look", v: 0 });
  now += 2_000;
  assert.equal(line.silent, false);
  now += 1;
  assert.deepEqual([line.silent, sent.length], [true, 2]);
});

test("an answer ends the silence and tells that there was one, once", (t) => {
  holdClock(t);
  assert.equal(line.noteAnswer(), false, "nothing was asked");
  line.ask({ do: "look", v: 0 });
  now += 5_001;
  assert.deepEqual([line.noteAnswer(), line.silent, line.noteAnswer()], [true, false, false]);
  line.ask({ do: "look", v: 0 });
  now += 5_000;
  assert.equal(line.silent, false, "it is measured anew");
});

test("what is sent without a question makes no silence, and a lost line throws nothing", (t) => {
  holdClock(t);
  line.send({ do: "leave" });
  now += 9_000;
  assert.equal(line.silent, false);
  broken = true;
  line.ask({ do: "look", v: 0 });
  now += 5_001;
  assert.deepEqual([line.silent, sent], [true, [{ do: "leave" }]]);
});

test("the heart beats every second and wakes with the page and the network, until it is stopped", (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const heard = [];
  const stop = startHeartbeat(
    () => heard.push("beat"),
    () => heard.push("wake"),
  );
  const wake = () => {
    document.dispatchEvent(new Event("visibilitychange"));
    dispatchEvent(new Event("online"));
  };
  t.mock.timers.tick(2_000);
  wake();
  assert.deepEqual(heard, ["beat", "beat", "wake", "wake"]);
  stop();
  t.mock.timers.tick(2_000);
  wake();
  assert.equal(heard.length, 4);
});
