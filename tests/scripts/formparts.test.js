import assert from "node:assert/strict";
import { test } from "node:test";
import { CHOICES, listLabels, words } from "./page.js";
import { draw } from "./partpage.js";
import { renderGames, renderProblems } from "../../village_widgets/components/formparts.js";

test("another game is turned to by its title, the form's own by none; one game has no titles", () => {
  const turned = [];
  const place = draw(renderGames(words, CHOICES, (game) => turned.push(game)));
  for (const button of place.querySelectorAll("button")) button.click();
  assert.deepEqual(
    [turned, listLabels(place.querySelectorAll("[aria-pressed=true]"))],
    [["pond"], ["The orchard"]],
  );
  const one = { ...CHOICES, games: CHOICES.games.slice(0, 1) };
  assert.equal(draw(renderGames(words, one, () => {})).children.length, 0);
});

test("a field says all its problems, and none of other fields", () => {
  const problems = [
    ["name:0", "Say who."],
    ["seed", "Too long."],
    ["name:0", "Too long too."],
  ];
  const readProblem = (field) => draw(renderProblems(words, problems, field)).querySelector("p");
  assert.equal(readProblem("name:0").textContent, "Say who. Too long too.");
  assert.deepEqual([readProblem("name:0").hidden, readProblem("edition").hidden], [false, true]);
});
