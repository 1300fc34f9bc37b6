import assert from "node:assert/strict";
import { test } from "node:test";
import { receiveForetold, receiveInOrder } from "../../village_widgets/components/incoming.js";
import { settle, packMessage } from "./page.js";

const makeModel = (state) => ({ get: (name) => state[name] });

/** Wait until all messages have been passed on. */
async function awaitHeard(heard, count) {
  while (heard.length < count) await settle();
  return heard;
}

test("messages are passed on in order, packed ones too", async () => {
  const heard = [];
  const receive = receiveInOrder((message) => heard.push(message.said));
  receive({ packed: true }, [packMessage({ said: 1 })]);
  receive({ said: 2 }, []);
  receive({ packed: true }, [packMessage({ said: 3 })]);
  assert.deepEqual(await awaitHeard(heard, 3), [1, 2, 3]);
});

test("the message that came with the page is received first", async () => {
  const heard = [];
  const receive = receiveInOrder((message) => heard.push(message.said));
  assert.ok(
    receiveForetold(makeModel({ _told: packMessage({ said: "first" }), _newcomer: "" }), receive, "somebody"),
  );
  receive({ said: "second" }, []);
  assert.deepEqual(await awaitHeard(heard, 2), ["first", "second"]);
});

test("without a message, or with an outdated one, the page has to ask", () => {
  const receive = () => assert.fail("nothing is told");
  assert.ok(!receiveForetold(makeModel({}), receive));
  assert.ok(!receiveForetold(makeModel({ _told: new DataView(new ArrayBuffer(0)) }), receive));
});

test("a message for new pages is for them alone", () => {
  const told = { _told: packMessage({}), _newcomer: '"05_market"' };
  const hearCopy = (copy) => receiveForetold(makeModel(told), () => {}, copy);
  assert.deepEqual(["", "{}", '{"done":{"04_crafts":[]}}', '{"places":{"05_market":"sell"}}'].map(hearCopy), [
    true,
    true,
    true,
    false,
  ]);
});

test("a message that can't be received is reported, and those after it are received", async (t) => {
  const report = t.mock.method(console, "error", () => {});
  const heard = [];
  const receive = receiveInOrder(({ said }) => {
    if (!said) throw new Error("nothing said");
    heard.push(said);
  });
  receive({}, []);
  receive({ packed: true }, [new Uint8Array([1, 2, 3])]);
  receive({ said: 3 }, []);
  assert.deepEqual(await awaitHeard(heard, 1), [3]);
  assert.equal(report.mock.callCount(), 2);
});
