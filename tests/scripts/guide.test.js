import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";
import { Guide } from "../../village_widgets/components/guide.js";

let did;
let page; // what the page is like
let guide;
const note =
  (name) =>
  (...what) =>
    did.push([name, ...what.flat()].filter(Boolean).join(" "));

beforeEach(() => {
  did = [];
  page = { covers: false, holds: false, clear: [], share: 0, asked: ["asked"] };
  guide = new Guide(
    {
      places: (names) => names,
      asked: () => page.asked,
      named: (panel) => panel,
      isAnothers: (panel) => panel === "other",
    },
    {
      covers: () => page.covers,
      get holds() {
        return page.holds;
      },
      isAnyClear: (places) => places.some((place) => page.clear.includes(place)),
      share: () => page.share,
      show: note("show"),
      lift: note("lift"),
      here: () => ({ by: () => 0, back: note("back") }),
    },
  );
  guide.show = note("show");
});

test("what is asked is shown where the question lies over the board, unless a part of it is clear", () => {
  guide.uncover();
  assert.deepEqual(did, ["show"]);
  page.covers = true;
  guide.uncover();
  page.clear = ["asked"];
  guide.uncover();
  assert.deepEqual(did, ["show", "show asked"]);
});

test("what is advised is shown before what is asked", () => {
  guide.advised = ["advice"];
  guide.uncover();
  assert.deepEqual(did, ["show advice"]);
});

test("the page follows what happens, and goes back afterwards", () => {
  guide.follow("farm");
  assert.ok(guide.isAway);
  guide.home();
  assert.deepEqual([did, guide.isAway], [["show farm", "back"], false]);
});

test("what is mostly seen, and on a narrow page what another player has, is not followed", () => {
  page.share = 0.8;
  guide.follow("farm");
  page.share = 0.1;
  guide.follow("");
  page.covers = true;
  guide.follow("other");
  assert.deepEqual([did, guide.isAway], [[], false]);
});

test("after what happened the page shows what is asked, if the question would lie over that", () => {
  page.covers = true;
  guide.follow("farm");
  guide.home();
  assert.deepEqual(did, ["show farm", "show asked"]);
  page.holds = true;
  guide.home();
  assert.equal(did.at(-1), "lift");
});

test("beside its text a task's place is shown; under the text it is lifted with what it speaks of", () => {
  guide.attend({ lit: ["lit"], near: ["near"] }, "asked", ["text"]);
  page.covers = true;
  guide.attend({ lit: ["lit"], near: ["near"] }, "asked", ["text"]);
  guide.attend({ lit: ["lit"] }, "done", ["text"]);
  guide.attend({ lit: ["lit"] }, "wrong", ["text"]);
  assert.deepEqual(did, ["show near", "lift near lit text near", "lift lit"]);
});
