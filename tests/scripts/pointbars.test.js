import assert from "node:assert/strict";
import { test } from "node:test";
import { listLabels } from "./page.js";
import { draw } from "./partpage.js";
import { renderTally } from "../../village_widgets/components/pointbars.js";

const ANNA = { who: "Anna", colour: "red", parts: [3, 12], total: 15, rest: 5 };
const BERT = { who: "Bert", colour: "blue", parts: [], total: -2, rest: 22 };

const drawTally = (tally) => draw(renderTally(tally));

test("a player's bar has a piece for each source, as long as its points, up to the best score", () => {
  const lanes = [...drawTally([[ANNA, BERT], "The church counts."]).querySelectorAll(".vc-lane")];
  assert.deepEqual(
    lanes.map((lane) => [lane.dataset.colour, lane.querySelector("bdi").textContent]),
    [
      ["red", "Anna"],
      ["blue", "Bert"],
    ],
  );
  assert.deepEqual(
    lanes.map((lane) => [...lane.querySelectorAll("i[style]")].map((piece) => piece.style.flexGrow)),
    [["3", "12", "5"], ["22"]],
  );
  assert.deepEqual(listLabels(lanes.map((lane) => lane.querySelector("b"))), ["15", "−2"]);
});

test("the sentence about what was counted stands below the bars, if there is one", () => {
  assert.equal(
    drawTally([[ANNA], "The church counts."]).querySelector(".vc-counted").textContent,
    "The church counts.",
  );
  assert.equal(drawTally([[ANNA], ""]).querySelector(".vc-counted"), null);
});
