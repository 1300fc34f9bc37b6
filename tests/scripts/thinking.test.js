import assert from "node:assert/strict";
import { test } from "node:test";
import { show, words } from "./page.js";
import { ThinkingBar } from "../../village_widgets/components/thinking.js";

test("the page shows how far a program has come, and can hurry it", () => {
  const sent = [];
  const thinks = new ThinkingBar(words, (message) => sent.push(message));
  show(thinks.root);
  assert.equal(thinks.root.hidden, true);
  thinks.show(40);
  assert.deepEqual([thinks.root.hidden, thinks.root.querySelector("progress").value], [false, 40]);
  thinks.root.querySelector("button").click();
  assert.deepEqual(sent, [{ do: "hurry" }]);
  thinks.hide();
  assert.equal(thinks.root.hidden, true);
});
