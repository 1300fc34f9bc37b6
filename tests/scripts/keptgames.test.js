import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { limitStorage } from "./page.js";
import {
  findLeft,
  findUnfinished,
  forgetGame,
  keepDescribed,
  keepGame,
  readAbout,
  readGame,
} from "../../village_widgets/components/keptgames.js";

const kept = localStorage;
const makeKey = (name) => `village-companion.${name}`;

beforeEach(() => kept.clear());

/** Keep a game with what is known about it. */
function keep(name, at, about = {}, text = "{}\n1\n") {
  kept.setItem(makeKey(name), text);
  kept.setItem(makeKey(`${name}.about`), JSON.stringify({ at, over: false, progress: "Round 2", ...about }));
}

test("no page goes on by itself with a game that can't be read or was set aside by an older page", () => {
  keep("game.00000001", 1);
  keep("game.00000002", 2, { unreadable: true });
  keep("game.before", 3);
  assert.equal(findUnfinished(["game"]), "game.00000001");
});

test("an address leads once to a game of its page that is still kept, and keeps its other part", (t) => {
  t.after(() => {
    history.replaceState(null, "", "/");
    delete document.body.dataset.voila;
  });
  const said = "game=game.00000001";
  history.replaceState(null, "", `?lang=en#${said}`);
  keep("game.00000001", 1);
  keep("01_setup.00000003", 3);
  assert.deepEqual([findLeft("game=game.00000009"), findLeft("game=01_setup.00000003")], ["", ""]);
  assert.equal(findLeft(said, "01_setup"), "01_setup.00000003", "a chapter goes on with its own");
  assert.deepEqual(
    [findLeft(said), location.hash],
    ["game.00000001", `#${said}`],
    "a notebook's address stays",
  );
  document.body.dataset.voila = "";
  assert.deepEqual([findLeft(said), location.search, location.hash], ["game.00000001", "?lang=en", ""]);
});

test("neither what-if lines nor the game that needs room make way in a full browser", (t) => {
  const text = `{}\n${"x".repeat(3000)}\n`;
  for (const name of ["game.00000001", "game.00000002"]) keep(name, 1, { over: true }, text);
  kept.setItem(makeKey("game.00000001.lines"), '[{"name":"A"}]');
  limitStorage(t, 7000);
  assert.ok(!keepGame("game.00000002", text, "z".repeat(2000), { at: 1, over: true }));
  const texts = ["game.00000001", "game.00000002"].map((name) => kept.getItem(makeKey(name)));
  forgetGame("game.00000002");
  assert.deepEqual(texts, [text, text]);
});

test("a game that is over and finds no room lives as long as the page", (t) => {
  keep("game.00000001", 1, { over: true });
  limitStorage(t, 1000);
  const text = "x".repeat(2000);
  assert.ok(!keepGame("game.00000001", text, "", { at: 1, over: true }));
  const found = readGame("game.00000001");
  forgetGame("game.00000001");
  assert.equal(found, text);
});

test("when a game was played last is kept again after a minute, or with anything else that is new", () => {
  const store = (at, progress) => {
    keepGame("game.00000001", "{}", "", { at, over: false, seed: "", title: "", progress });
    return readAbout("game.00000001").at;
  };
  assert.deepEqual(
    [store(1000, "one"), store(60_999, "one"), store(61_000, "one"), store(61_001, "two")],
    [1000, 1000, 61_000, 61_001],
  );
});

test("a game keeps what was known of it if it can't be described, and one that is gone stays gone", () => {
  keep("game.00000001", 1);
  const describe = (name, problem) =>
    keepDescribed({ begun: { name, title: "Orchard" }, progress: "Round 9", problem });
  describe("game.00000001", "unreadable");
  describe("game.00000002");
  assert.equal(readAbout("game.00000001").progress, "Round 2");
  assert.deepEqual(readAbout("game.00000002"), {});
  describe("game.00000001");
  assert.equal(readAbout("game.00000001").progress, "Round 9");
});
