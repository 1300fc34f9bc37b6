import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { words } from "./page.js";
import { draw } from "./partpage.js";
import { renderEnds, renderHungry } from "../../village_widgets/games/stone_age/scripts/trackerfeast.js";

const HUNGRY = { type: "hungry", seat: 0 };
const TRIBE = { name: ["Anna", "red"], food: "7 food", hungry: ["Not fed", HUNGRY], starved: false };
let entered;
const enter = (made, said) => entered.push([made, said]);

beforeEach(() => {
  entered = [];
});

test("a tribe is let go hungry by its button, which says whose it is", () => {
  const button = draw(renderHungry(words, TRIBE, enter)).querySelector("button");
  button.click();
  assert.equal(button.ariaLabel, "Anna: Not fed");
  assert.deepEqual(entered, [[HUNGRY, "Anna: Not fed"]]);
});

test("a tribe that went hungry says so, a fed one nothing", () => {
  const readNote = (more) =>
    draw(renderHungry(words, { ...TRIBE, hungry: null, ...more }, enter)).querySelector("li > b")
      ?.textContent;
  assert.deepEqual([readNote({ starved: true }), readNote({})], ["tracker-starved", undefined]);
});

test("the buttons that end the game are there once it can end", () => {
  assert.equal(draw(renderEnds(words, [], enter)).children.length, 0);
  draw(renderEnds(words, [["The end", { type: "over" }]], enter))
    .querySelector("button")
    .click();
  assert.deepEqual(entered, [[{ type: "over" }, "The end"]]);
});
