import assert from "node:assert/strict";
import { test } from "node:test";
import { makeView, makeMessage, listNumbers } from "./hostpage.js";
import { pack, unpack } from "../../village_widgets/host/wire.js";

test("a message is unpacked as it was packed, its buffers in order, cut out of larger ones too", () => {
  const inside = new DataView(Uint8Array.from([9, 4, 5, 9]).buffer, 1, 2);
  const sent = makeMessage("comm_msg", { said: "Köhler ✓" }, [makeView(1, 2, 3), makeView(), inside]);
  const { buffers, ...got } = unpack(pack(sent).buffer);
  const { buffers: _, ...rest } = sent;
  assert.deepEqual(got, rest);
  assert.deepEqual(buffers.map(listNumbers), [[1, 2, 3], [], [4, 5]]);
});

test("the places stand in front, eight bytes each, the lowest first", () => {
  const packed = pack({ ...makeMessage("t", {}), header: {} });
  const first = new DataView(packed.buffer);
  const places = Array.from({ length: 7 }, (_, at) => Number(first.getBigUint64(8 * at, true)));
  assert.deepEqual(places, [6, 56, 61, 63, 65, 67, 69]);
  assert.equal(new TextDecoder().decode(packed.slice(56)), "shell{}{}{}{}");
});

test("a message that answers none has an empty parent header", () => {
  const { parent_header: _, ...own } = makeMessage("t", {});
  assert.deepEqual(unpack(pack(own).buffer).parent_header, {});
});
