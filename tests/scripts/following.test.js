import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CODE,
  OTHER,
  all,
  beat,
  button,
  companionPages,
  find,
  hear,
  later,
  open,
  page,
  sheet,
  told,
  whole,
} from "./companionpage.js";

companionPages();

const WAY_ON = { over: true, next: OTHER };
const next = { shared: all([], { codes: [OTHER, ""] }), view: "pad", views: { pad: { lines: 0 } } };

test("a page is led to the table where the same players play again, with its player", async () => {
  await open(CODE, whole(["a"]));
  button("Bert").click();
  told("sit");
  await hear(whole(["a"], { ...WAY_ON, seat: 1 }));
  assert.deepEqual(told("join"), [{ do: "join", code: OTHER, seat: 1, pending: [] }]);
  await hear(next);
  assert.deepEqual([location.hash, sheet()], [`#${OTHER}`, "table-again"]);
  assert.ok(find(".vc-sheet").textContent.includes("table-led"));
});

test("a player who goes back to the last game stays there", async () => {
  await open(CODE, whole(["a"], WAY_ON));
  told("join");
  await hear(next);
  button("table-back-to-last").click();
  assert.deepEqual(told("join")[0].code, CODE);
  await hear(whole(["a"], WAY_ON));
  later(60_000);
  beat(30);
  assert.deepEqual([told("join"), sheet(), location.hash], [[], "", `#${CODE}`]);
});

test("a page that was not led there tries again", async () => {
  await open(CODE, whole(["a"], WAY_ON));
  assert.equal(told("join").length, 1);
  beat();
  assert.equal(told("join").length, 0);
  later(11_000);
  beat();
  assert.equal(told("join").length, 1);
});

test("a page with an input that waits is led when that is stored", async () => {
  await open(CODE, whole(["a"], { over: true }));
  page.enter(1);
  const [{ token }] = told("enter");
  await hear({ shared: all(["a"], WAY_ON) });
  assert.deepEqual(told("join"), []);
  await hear({ shared: all(["a", "b"], WAY_ON), accepted: [token] });
  beat();
  assert.equal(told("join").length, 1);
});

test("a game that is over and opened from the list stays in view, with a way to the next", async () => {
  await open(CODE, whole(["a"], { over: true }));
  await hear({ view: "lobby" });
  find(".vc-known-table").click();
  told("join");
  await hear(whole(["a"], WAY_ON));
  assert.deepEqual([told("join"), sheet()], [[], "table-again"]);
  button("table-go-along").click();
  assert.equal(told("join")[0].code, OTHER);
});
