import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { receiveForetold, inOrder } from "../../village_widgets/components/incoming.js";
import { settled } from "./page.js";

const packed = (message) => new DataView(Uint8Array.from(deflateSync(JSON.stringify(message))).buffer);
const model = (state) => ({ get: (name) => state[name] });

/** Until everything that was taken up has been handed on. */
async function handed(heard, count) {
  while (heard.length < count) await settled();
  return heard;
}

test("messages are handed on in order, packed ones among them", async () => {
  const heard = [];
  const receive = inOrder((message) => heard.push(message.said));
  receive({ packed: true }, [packed({ said: 1 })]);
  receive({ said: 2 }, []);
  receive({ packed: true }, [packed({ said: 3 })]);
  assert.deepEqual(await handed(heard, 3), [1, 2, 3]);
});

test("what came with the page is heard before everything else", async () => {
  const heard = [];
  const receive = inOrder((message) => heard.push(message.said));
  assert.ok(receiveForetold(model({ _told: packed({ said: "first" }), _newcomer: "" }), receive, "somebody"));
  receive({ said: "second" }, []);
  assert.deepEqual(await handed(heard, 2), ["first", "second"]);
});

test("where nothing came, or no more holds, the page has to ask", () => {
  const receive = () => assert.fail("nothing is told");
  assert.ok(!receiveForetold(model({}), receive));
  assert.ok(!receiveForetold(model({ _told: new DataView(new ArrayBuffer(0)) }), receive));
});

test("what is told to newcomers is told to those alone", () => {
  const told = { _told: packed({}), _newcomer: '"05_market"' };
  const heard = (copy) => receiveForetold(model(told), () => {}, copy);
  assert.deepEqual(["", "{}", '{"done":{"04_crafts":[]}}', '{"places":{"05_market":"sell"}}'].map(heard), [
    true,
    true,
    true,
    false,
  ]);
});
