import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { limitStorage, settle, show } from "./page.js";
import { findCheck, offerKept, packAll, takeIn } from "../../village_widgets/host/kept.js";

const kept = localStorage;
const readOwn = (name) => kept.getItem(`village-companion.${name}`);
const keep = (name, value) =>
  kept.setItem(`village-companion.${name}`, typeof value === "string" ? value : JSON.stringify(value));

const OURS = "0".repeat(32); // a reader's ID
const THEIRS = "1".repeat(32);

beforeEach(() => kept.clear());

test("a file of progress fills a browser without any", () => {
  keep("play", "{}\n1\n");
  keep("tables", [{ code: "A" }]);
  kept.setItem("somebody.else", "theirs");
  const file = packAll();
  kept.clear();
  assert.equal(takeIn(file), "taken");
  assert.deepEqual(JSON.parse(readOwn("tables")), [{ code: "A" }]);
  assert.equal(readOwn("play"), "{}\n1\n");
  assert.equal(kept.length, 2);
  assert.equal(takeIn(file), "nothing");
});

test("progress of this browser stays, unless the file continues it", () => {
  keep("play", "{}\n1\n2\n");
  keep("table.A", { head: "h", lines: ["1", "2"] });
  keep("table.B", { head: "h", lines: ["1"] });
  keep("reader", OURS);
  const file = packAll();
  keep("play", "{}\n1\n");
  keep("table.A", { head: "h", lines: ["1"] });
  keep("table.B", { head: "h", lines: ["other"] });
  keep("reader", THEIRS);
  assert.equal(takeIn(file), "taken");
  assert.equal(readOwn("play"), "{}\n1\n2\n");
  assert.deepEqual(JSON.parse(readOwn("table.A")).lines, ["1", "2"]);
  assert.deepEqual(JSON.parse(readOwn("table.B")).lines, ["other"]);
  assert.equal(readOwn("reader"), THEIRS);
});

test("tables of both are known; learnt chapters are merged when a page opens", () => {
  keep("tables", [{ code: "A" }, { code: "B" }]);
  keep("progress", '{"theirs": 1}');
  const file = packAll();
  keep("tables", [{ code: "B", title: "ours" }]);
  keep("progress", '{"ours": 1}');
  assert.equal(takeIn(file), "taken");
  assert.deepEqual(JSON.parse(readOwn("tables")), [{ code: "B", title: "ours" }, { code: "A" }]);
  assert.equal(readOwn("progress"), '{"theirs": 1}');
});

test("broken entries are left out of both lists of tables", () => {
  const file = JSON.stringify({ kept: { "village-companion.tables": '[null, 7, {"code": "B"}]' } });
  keep("tables", [{ code: "A" }, null]);
  assert.equal(takeIn(file), "taken");
  assert.deepEqual(JSON.parse(readOwn("tables")), [{ code: "A" }, { code: "B" }]);
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
  assert.equal(readOwn("play"), "{}\n");
  assert.equal(kept.length, 1);
});

const countLetters = () => Object.entries(kept).flat().join("").length;
const fill = (entries) => Object.entries(entries).forEach(([name, text]) => void keep(name, text));

test("a file that doesn't fit is undone wholly, whichever of its texts are longer than ours", (t) => {
  const grows = ["{}\n1\n", `{}\n1\n${"2\n".repeat(40)}`];
  const shrinks = [JSON.stringify({ ours: "x".repeat(60) }), '{"theirs":1}'];
  const ours = { progress: shrinks[0], play: grows[0], game: grows[0] };
  const theirs = { progress: shrinks[1], play: grows[1], game: grows[1], "01_setup": grows[1] };
  for (const names of [Object.keys(theirs), Object.keys(theirs).reverse()]) {
    const named = names.map((name) => [`village-companion.${name}`, theirs[name]]);
    const file = JSON.stringify({ kept: Object.fromEntries(named) });
    kept.clear();
    fill(theirs);
    const needed = countLetters();
    kept.clear();
    fill(ours);
    const before = { ...kept };
    for (let room = countLetters(); room < needed; room += 5) {
      limitStorage(t, room, true);
      assert.equal(takeIn(file), "full", `room ${room}`);
      assert.deepEqual({ ...kept }, before, `room ${room}`);
      assert.deepEqual(JSON.parse(packAll()).kept, before, `room ${room}`);
      t.mock.restoreAll();
    }
    limitStorage(t, needed + shrinks[0].length, true);
    assert.equal(takeIn(file), "taken");
    assert.deepEqual(Object.keys(theirs).map(readOwn), Object.values(theirs));
    t.mock.restoreAll();
  }
});

test("a file brings only what the pages keep", () => {
  const entries = { game: "{}\n", unknown: "x", "copy.a/b": "x", "game.lines.more": "[]", adopted: "yes" };
  const named = Object.entries(entries).map(([name, text]) => [`village-companion.${name}`, text]);
  assert.equal(takeIn(JSON.stringify({ kept: Object.fromEntries(named) })), "taken");
  assert.deepEqual(Object.keys(kept), ["village-companion.game"]);
});

test("a file brings every game that was begun and every copy, with all that is known of them", () => {
  const entries = {
    "game.0a1b2c3d": "{}\n",
    "game.0a1b2c3d.lines": "[]",
    "game.0a1b2c3d.about": "{}",
    "stone_age.08_first_game.0a1b2c3d": "{}\n",
    "11_first_game": "{}\n",
    "11_first_game.about": "{}",
    "11_first_game.before": "{}\n",
    "copy.village": "x",
    "copy.village.used": "x",
    "copy.village.before": "x",
  };
  for (const [name, text] of Object.entries(entries)) keep(name, text);
  const file = packAll();
  kept.clear();
  assert.equal(takeIn(file), "taken");
  assert.deepEqual(
    Object.keys(kept).sort(),
    Object.keys(entries)
      .map((name) => `village-companion.${name}`)
      .sort(),
  );
});

test("one entry that can't be what its name says leaves everything as it was", () => {
  const wrong = {
    reader: "no number",
    tables: "{}",
    "table.A": "[",
    "own.A": "7",
    game: "no save",
    motion: "x".repeat(999),
  };
  for (const [name, text] of Object.entries(wrong)) {
    const entries = { "village-companion.play": "{}\n", [`village-companion.${name}`]: text };
    assert.equal(takeIn(JSON.stringify({ kept: entries })), "unreadable", name);
  }
  assert.equal(kept.length, 0);
});

test("the keys of all scripts are known", () => {
  const folder = new URL("../../village_widgets/", import.meta.url);
  const scripts = readdirSync(folder, { recursive: true }).filter((name) => /\.m?js$/.test(String(name)));
  const keys = scripts.flatMap((name) =>
    [...readFileSync(new URL(String(name), folder), "utf8").matchAll(/"village-companion\.([\w.]+)"/g)].map(
      ([, key]) => key,
    ),
  );
  const own = new Set(["door", "python", "modules"]); // symbols
  const unknown = keys.filter((key) => !own.has(key) && !findCheck(key) && !findCheck(`${key}A`));
  assert.ok(keys.length > 20);
  assert.deepEqual(unknown, ["outbox."], "this one has a token, too");
  assert.ok(findCheck("outbox.A.0f"));
});

test("what only looks like more of the same leaves this browser's own as it is", () => {
  keep("table.A", { head: "h", lines: ["1", "2", "3"] });
  keep("reader", THEIRS);
  const file = packAll();
  keep("reader", OURS);
  for (const first of [["other"], ["other", "2"]]) {
    keep("table.A", { head: "h", lines: first });
    assert.equal(takeIn(file), "nothing");
    assert.deepEqual([JSON.parse(readOwn("table.A")).lines, readOwn("reader")], [first, OURS]);
  }
});

/** Offer on a page to take in a file, with `told` words for its results; return the parts of the offer. */
function offer() {
  const place = document.createElement("div");
  place.id = "kept";
  place.innerHTML =
    '<p role="status"></p><input><button data-take></button><button data-again hidden></button>';
  Object.assign(place.dataset, { taken: "Taken", nothing: "Nothing new", unreadable: "Unreadable" });
  show(place);
  offerKept();
  const [status, input, take, again] = place.children;
  /** Choose a file in the browser's dialog, or none. */
  const choose = async (text) => {
    input.value = "chosen";
    const files = text === undefined ? [] : [{ text: async () => text }];
    Object.defineProperty(input, "files", { value: files, configurable: true });
    input.dispatchEvent(new Event("change"));
    await settle();
  };
  return { place, status, input, take, again, choose };
}

test("a page says what came of a file, and offers to begin again if it brought anything", async () => {
  keep("play", "{}\n");
  const file = packAll();
  kept.clear();
  const { status, input, again, choose } = offer();
  await choose(undefined);
  assert.equal(status.textContent, "", "no file was chosen");
  await choose("{");
  assert.deepEqual([status.textContent, again.hidden], ["Unreadable", true]);
  await choose(file);
  assert.deepEqual([status.textContent, again.hidden], ["Taken", false]);
  assert.equal(input.value, "", "the same file can be chosen again");
  await choose(file);
  assert.deepEqual([status.textContent, again.hidden], ["Nothing new", true]);
});

test("what came of a file is told again in another language", async () => {
  const { place, status, choose } = offer();
  await choose("{");
  place.dataset.unreadable = "Unlesbar";
  dispatchEvent(new Event("village:language"));
  assert.equal(status.textContent, "Unlesbar");
});

test("the button that takes a file in opens the browser's dialog", () => {
  const { take, input } = offer();
  let opened = 0;
  input.addEventListener("click", () => {
    opened += 1;
  });
  take.click();
  assert.equal(opened, 1);
});

test("the file of all that is kept has the day in its name", (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 1, 3, 12) });
  const named = [];
  const note = ({ target }) => target.download && named.push(target.download);
  document.addEventListener("click", note);
  t.after(() => document.removeEventListener("click", note));
  Object.assign(URL, { createObjectURL: () => "#", revokeObjectURL() {} });
  const { place } = offer();
  place.insertAdjacentHTML("beforeend", "<button data-save></button>");
  place.querySelector("[data-save]").click();
  assert.deepEqual(named, ["village-companion-2026-02-03.json"]);
});

test("of two games with as many lines, this browser's stays", () => {
  keep("table.A", { head: "theirs", lines: ["1"] });
  const file = packAll();
  keep("table.A", { head: "ours", lines: ["1"] });
  assert.equal(takeIn(file), "nothing");
});
