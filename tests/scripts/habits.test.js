import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makeOutgoing, show, words } from "./page.js";
import { readHabits, showHabits } from "../../village_widgets/components/habits.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

let out;
let sheet;
const listBoxes = () => [...sheet.root.querySelectorAll("input")];

beforeEach(() => {
  localStorage.clear();
  out = makeOutgoing();
  sheet = new Sheet(words, out.send);
  show(sheet.root);
});

test("all habits are on until one is switched off, which is kept and sent", () => {
  showHabits(words, out.send, sheet, "", "");
  assert.deepEqual(
    listBoxes().map(({ checked }) => checked),
    [true, true],
  );
  const sent = [];
  for (const box of listBoxes()) {
    box.checked = false;
    box.dispatchEvent(new Event("change"));
    sent.push({ do: "habits", habits: readHabits() });
  }
  assert.deepEqual(
    sent.map(({ habits }) => habits),
    [
      { forced: false, cover: true },
      { forced: false, cover: false },
    ],
  );
  assert.deepEqual(out.sent, sent);
});

test("the seed stands among the habits if the game has one", () => {
  const findSeed = () => sheet.root.querySelector(".vc-habit > strong")?.textContent;
  showHabits(words, out.send, sheet, "", "");
  assert.equal(findSeed(), undefined);
  showHabits(words, out.send, sheet, "77", "");
  assert.equal(findSeed(), "used-seed: 77");
});

test("a sheet of habits shows what was switched off before, each habit under its own name", () => {
  localStorage.setItem("village-companion.habits", '{"cover":false}');
  showHabits(words, out.send, sheet, "", "");
  assert.deepEqual(
    [...sheet.root.querySelectorAll(".vc-habit")].map((habit) => [
      habit.querySelector("span").textContent,
      habit.querySelector("p").textContent,
      habit.querySelector("input").checked,
    ]),
    [
      ["habit-forced", "habit-forced-about", true],
      ["habit-cover", "habit-cover-about", false],
    ],
  );
});
