import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";
import { packed, takeIn } from "../../village_widgets/host/kept.js";

const kept = localStorage;
const own = (name) => kept.getItem(`village-companion.${name}`);
const keep = (name, value) =>
  kept.setItem(`village-companion.${name}`, typeof value === "string" ? value : JSON.stringify(value));

beforeEach(() => kept.clear());

test("a file of progress fills a browser without any", () => {
  keep("play", "{}\n1\n");
  keep("tables", [{ code: "A" }]);
  kept.setItem("somebody.else", "theirs");
  const file = packed();
  kept.clear();
  assert.equal(takeIn(file), "taken");
  assert.deepEqual(JSON.parse(own("tables")), [{ code: "A" }]);
  assert.equal(own("play"), "{}\n1\n");
  assert.equal(kept.length, 2);
  assert.equal(takeIn(file), "nothing");
});

test("progress of this browser stays, unless the file continues it", () => {
  keep("play", "{}\n1\n2\n");
  keep("table.A", { head: "h", lines: ["1", "2"] });
  keep("table.B", { head: "h", lines: ["1"] });
  keep("reader", "me");
  const file = packed();
  keep("play", "{}\n1\n");
  keep("table.A", { head: "h", lines: ["1"] });
  keep("table.B", { head: "h", lines: ["other"] });
  keep("reader", "somebody");
  assert.equal(takeIn(file), "taken");
  assert.equal(own("play"), "{}\n1\n2\n");
  assert.deepEqual(JSON.parse(own("table.A")).lines, ["1", "2"]);
  assert.deepEqual(JSON.parse(own("table.B")).lines, ["other"]);
  assert.equal(own("reader"), "somebody");
});

test("tables of both are known; learnt chapters are merged when a page opens", () => {
  keep("tables", [{ code: "A" }, { code: "B" }]);
  keep("progress", "theirs");
  const file = packed();
  keep("tables", [{ code: "B", title: "ours" }]);
  keep("progress", "ours");
  assert.equal(takeIn(file), "taken");
  assert.deepEqual(JSON.parse(own("tables")), [{ code: "B", title: "ours" }, { code: "A" }]);
  assert.equal(own("progress"), "theirs");
});

test("broken entries are left out of both lists of tables", () => {
  const file = JSON.stringify({ kept: { "village-companion.tables": '[null, 7, {"code": "B"}]' } });
  keep("tables", [{ code: "A" }, null]);
  assert.equal(takeIn(file), "taken");
  assert.deepEqual(JSON.parse(own("tables")), [{ code: "A" }, { code: "B" }]);
});

test("a file of another kind changes nothing", () => {
  keep("play", "{}\n");
  for (const text of [
    "",
    "{",
    "[]",
    "{}",
    '{"kept": {}}',
    '{"kept": {"other": "x"}}',
    '{"kept": {"village-companion.play": 7}}',
    '{"kept": {"village-companion.a": "x", "b": "y"}}',
  ]) {
    assert.equal(takeIn(text), "unreadable", text);
  }
  assert.equal(own("play"), "{}\n");
  assert.equal(kept.length, 1);
});

test("a browser without room says so", (t) => {
  keep("play", "{}\n");
  const file = packed();
  kept.clear();
  t.mock.method(Object.getPrototypeOf(kept), "setItem", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  assert.equal(takeIn(file), "full");
});

test("what only looks like more of the same leaves this browser's own as it is", () => {
  keep("table.A", { head: "h", lines: ["1", "2"] });
  keep("reader", "me and more");
  const file = packed();
  keep("table.A", { head: "h", lines: ["other"] });
  keep("reader", "me");
  assert.equal(takeIn(file), "nothing");
  assert.deepEqual([JSON.parse(own("table.A")).lines, own("reader")], [["other"], "me"]);
});
