import assert from "node:assert/strict";
import { test } from "node:test";
import { show, words } from "./page.js";
import { renderHead, renderUndo } from "../../village_widgets/companion/head.js";
import { renderInto } from "../../village_widgets/components/rendering.js";

const SHARED = { bar: ["Round 1"], can: [true, true], writes: true, back: "", unread: "" };
const TABLE = { shared: SHARED, waiting: 0, kept: true, unstored: "", late: false };
let pressed = [];
const PRESSES = Object.fromEntries(
  ["undo", "redo", "history", "share", "menu", "decide"].map((key) => [key, () => pressed.push(key)]),
);

/** Draw the head of a table, and return a function that finds its parts. */
function draw(table = {}, undecided = 0, hidden = false) {
  pressed = [];
  const place = document.createElement("div");
  show(place);
  renderInto(renderHead(words, { ...TABLE, ...table }, undecided, hidden, PRESSES), place);
  return (selector) => place.querySelector(selector);
}
const readState = (table, undecided) => draw(table, undecided)(".vc-head-state").textContent;
const readLimits = (shared, kept = true) => {
  const only = draw({ shared: { ...SHARED, ...shared }, kept })(".vc-head-only");
  return only.hidden ? "" : only.textContent;
};

test("the head says how much is stored, and nothing while the player has to decide", () => {
  assert.deepEqual(
    [readState({}), readState({ waiting: 1 }), readState({ waiting: 2 }), readState({ waiting: 2 }, 1)],
    ["table-saved", "table-saving", "table-saving (2)", ""],
  );
  assert.equal(draw()(".vc-head-state").dataset.waiting, "false");
  assert.equal(draw({ waiting: 1 })(".vc-head-state").dataset.waiting, "true");
});

test("each button of the head has its name and does its own", () => {
  const find = draw({}, 1);
  const tools = ["undo", "redo", "history", "share", "menu"];
  for (const tool of tools) {
    const button = find(`[data-tool=${tool}]`);
    assert.deepEqual(
      [button.getAttribute("aria-label"), button.title, button.disabled, button.hidden],
      [`table-${tool}`, `table-${tool}`, false, false],
    );
    button.click();
  }
  find(".vc-head-undecided").click();
  assert.deepEqual(pressed, [...tools, "decide"]);
  assert.equal(draw()(".vc-head-undecided").hidden, true);
});

test("a page that looks on has neither undo nor redo, but the other tools", () => {
  const find = draw({ shared: { ...SHARED, writes: false } });
  assert.deepEqual(
    ["undo", "redo", "history", "share", "menu"].filter((tool) => find(`[data-tool=${tool}]`).hidden),
    ["undo", "redo"],
  );
  assert.equal(find(".vc-head-state").hidden, true);
});

test("the head says what limits the page: unproven lines first, then what couldn't be read", () => {
  assert.deepEqual(
    [
      readLimits({}),
      readLimits({}, false),
      readLimits({ writes: false }),
      readLimits({ writes: false, unread: "Line 3 is damaged." }),
      readLimits({ unread: "Line 3 is damaged." }),
      readLimits({ unproven: true, writes: false }),
    ],
    ["", "table-no-copy", "table-looking", "Line 3 is damaged.", "", "table-unproven"],
  );
});

test("a store that fails is a problem; inputs that wait too long are only announced", () => {
  const findNotice = (table) => draw(table)(".vc-head-notice");
  assert.equal(findNotice({}).hidden, true);
  const [failed, late] = [findNotice({ unstored: "full", late: true }), findNotice({ late: true })];
  assert.deepEqual([failed.textContent, failed.matches(".vc-problem")], ["full", true]);
  assert.deepEqual(
    [late.textContent, late.matches(".vc-problem"), late.matches(".vc-spoken")],
    ["table-waiting", false, true],
  );
});

test("a head without a state yet has nothing to say or to press", () => {
  const find = draw({ shared: null }, 0, true);
  assert.deepEqual(
    [find(".vc-head").hidden, find(".vc-head-said").textContent, find(".vc-head-only").hidden],
    [true, "", true],
  );
  assert.equal(find("[data-tool=undo]").disabled, true);
});

test("the undo beside the end of a turn is named, and pressed only where something can be undone", () => {
  const place = document.createElement("div");
  const draws = [true, false].map((can) => {
    renderInto(
      renderUndo(words, can, () => pressed.push(can)),
      place,
    );
    const button = place.querySelector("button");
    button.click();
    return [button.getAttribute("aria-label"), button.disabled];
  });
  assert.deepEqual(draws, [
    ["pad-undo", false],
    ["pad-undo", true],
  ]);
  assert.equal(pressed.at(-1), true);
});
