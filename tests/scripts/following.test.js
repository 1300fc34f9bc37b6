import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CODE,
  OTHER,
  makeAll,
  beat,
  findButton,
  prepareCompanionPages,
  find,
  hear,
  advanceClock,
  open,
  page,
  readSheet,
  takeSentOf,
  makeWhole,
} from "./companionpage.js";

prepareCompanionPages();

const THIRD = "THRD234567";
const WAY_ON = { over: true, next: OTHER };
const next = { shared: makeAll([], { codes: [OTHER, ""] }), view: "pad", views: { pad: { lines: 0 } } };

test("a page is led to the table where the same players play again, with its player", async () => {
  await open(CODE, makeWhole(["a"]));
  findButton("Bert").click();
  takeSentOf("sit");
  await hear(makeWhole(["a"], { ...WAY_ON, seat: 1 }));
  assert.deepEqual(takeSentOf("join"), [{ do: "join", code: OTHER, seat: 1, pending: [] }]);
  await hear(next);
  assert.deepEqual([location.hash, readSheet()], [`#${OTHER}`, "table-again"]);
  assert.ok(find(".vc-sheet").textContent.includes("table-led"));
});

test("a player who goes back to the last game stays there", async () => {
  await open(CODE, makeWhole(["a"], WAY_ON));
  takeSentOf("join");
  await hear(next);
  findButton("table-back-to-last").click();
  assert.deepEqual(takeSentOf("join")[0].code, CODE);
  await hear(makeWhole(["a"], WAY_ON));
  advanceClock(60_000);
  beat(30);
  assert.deepEqual([takeSentOf("join"), readSheet(), location.hash], [[], "", `#${CODE}`]);
});

test("a page follows from game to game, and is told so even if it asked for an earlier one", async () => {
  await open(CODE, makeWhole(["a"], { over: true }));
  find("[data-tool=menu]").click();
  findButton("table-againtable-again-about").click();
  await hear(next);
  assert.deepEqual([location.hash, readSheet()], [`#${OTHER}`, ""]);
  takeSentOf("join");
  await hear({ shared: makeAll(["b"], { codes: [OTHER, ""], over: true, next: THIRD }) });
  assert.deepEqual([takeSentOf("join").map(({ code }) => code), location.hash], [[THIRD], `#${OTHER}`]);
  await hear({ ...next, shared: makeAll([], { codes: [THIRD, ""] }) });
  assert.deepEqual([location.hash, readSheet()], [`#${THIRD}`, "table-again"]);
  await hear({ shared: makeAll(["c"], { codes: [THIRD, ""], over: true, next: CODE }) });
  assert.deepEqual(
    takeSentOf("join").map(({ code }) => code),
    [CODE],
  ); // at once, though it was led just before
});

test("a page that was not led there tries again", async () => {
  await open(CODE, makeWhole(["a"], WAY_ON));
  assert.equal(takeSentOf("join").length, 1);
  advanceClock(10_000);
  beat();
  assert.equal(takeSentOf("join").length, 0);
  advanceClock(1);
  beat();
  assert.equal(takeSentOf("join").length, 1);
});

test("a player who went back is not told again about having been led", async () => {
  await open(CODE, makeWhole(["a"], WAY_ON));
  takeSentOf("join");
  await hear(next);
  findButton("table-back-to-last").click();
  assert.equal(readSheet(), "");
  takeSentOf("join");
  await hear(makeWhole(["a"], WAY_ON));
  assert.equal(readSheet(), "");
});

test("a page with an input that waits is led when that is stored", async () => {
  await open(CODE, makeWhole(["a"], { over: true }));
  page.enter(1);
  const [{ token }] = takeSentOf("enter");
  await hear({ shared: makeAll(["a"], WAY_ON) });
  assert.deepEqual(takeSentOf("join"), []);
  await hear({ shared: makeAll(["a", "b"], WAY_ON), accepted: [token] });
  beat();
  assert.equal(takeSentOf("join").length, 1);
});

test("a game that is over and opened from the list stays in view, with a way to the next", async () => {
  await open(CODE, makeWhole(["a"], { over: true }));
  await hear({ view: "lobby" });
  find(".vc-known-table").click();
  takeSentOf("join");
  await hear(makeWhole(["a"], WAY_ON));
  assert.deepEqual([takeSentOf("join"), readSheet()], [[], "table-again"]);
  findButton("table-go-along").click();
  assert.equal(readSheet(), "");
  assert.equal(takeSentOf("join")[0].code, OTHER);
});

test("that the next game has begun is told once to a page that only looks", async () => {
  await open(CODE, makeWhole(["a"], { over: true }));
  await hear({ view: "lobby" });
  find(".vc-known-table").click();
  await hear(makeWhole(["a"], WAY_ON));
  find(".vc-sheet").hidePopover();
  beat(30);
  assert.equal(readSheet(), "");
});

test("a player who comes to another table than the one led to brings no seat there", async () => {
  await open(CODE, makeWhole(["a"]));
  findButton("Bert").click();
  await hear(makeWhole(["a"], { ...WAY_ON, seat: 1 }));
  await hear({ ...next, shared: makeAll([], { codes: [THIRD, ""] }) });
  assert.deepEqual(
    [CODE, OTHER, THIRD].map((code) => localStorage.getItem(`village-companion.seat.${code}`)),
    ["1", "1", '"table"'],
  );
});

test("a player who asks for the next game keeps their seat there, and is not asked for it", async () => {
  await open(CODE, makeWhole(["a"]));
  findButton("Bert").click();
  await hear(makeWhole(["a"], { over: true, seat: 1 }));
  find("[data-tool=menu]").click();
  findButton("table-againtable-again-about").click();
  takeSentOf("sit");
  await hear(next);
  assert.deepEqual([readSheet(), takeSentOf("sit")], ["", [{ do: "sit", seat: 1 }]]);
});

test("a seat that was chosen at the next table is kept by a player who is led there", async () => {
  localStorage.setItem(`village-companion.seat.${OTHER}`, "0");
  await open(CODE, makeWhole(["a"]));
  findButton("Bert").click();
  await hear(makeWhole(["a"], { ...WAY_ON, seat: 1 }));
  assert.deepEqual(
    takeSentOf("join").map(({ seat }) => seat),
    [0],
  );
});
