import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOutgoing, show, words } from "./page.js";
import { Cover } from "../../village_widgets/components/cover.js";

test("a cover names who is next, and is gone without a name; a press uncovers the board", () => {
  const out = makeOutgoing();
  const cover = new Cover(words, out.send);
  show(cover.root);
  assert.ok(cover.root.hidden);
  cover.show("Hand it to Bert.");
  assert.deepEqual(
    [cover.root.hidden, cover.root.querySelector("p").textContent],
    [false, "Hand it to Bert."],
  );
  cover.root.querySelector("button").click();
  assert.deepEqual(out.sent, [{ do: "uncover" }]);
  cover.show();
  assert.deepEqual([cover.root.hidden, cover.root.querySelector("p").textContent], [true, ""]);
});
