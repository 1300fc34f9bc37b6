import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { labels, outgoing, pick, show, words } from "./page.js";
import { Glance } from "../../village_widgets/rulebook/glance.js";

const SETUP = {
  game: "pond",
  edition: "old",
  players: 2,
  editions: [
    ["old", "Old"],
    ["new", "New"],
  ],
  numbers: [2, 3],
  groups: [
    {
      title: "Frogs",
      steps: [
        ["frogs", "Frogs of a colour", "#vc-frog", 4],
        ["reeds", "Reeds", "", 12],
      ],
    },
  ],
};

afterEach(() => localStorage.clear());

/** Return an unfolded set-up of a pond, and what it has said. */
function open(setup = SETUP) {
  const { sent, send } = outgoing();
  const glance = new Glance(words, send);
  show(glance.root);
  glance.turn("pond");
  glance.open();
  glance.take(setup);
  return { glance, sent };
}
const boxes = () => [...document.querySelectorAll("input[type=checkbox]")];

test("what to lay out is asked for when it is unfolded, and shown with its numbers", () => {
  const { sent } = open();
  assert.deepEqual(sent, [{ do: "lay-out", game: "pond", edition: "", players: 0, owned: "" }]);
  assert.deepEqual(labels(document.querySelectorAll("h2")), ["Frogs"]);
  assert.deepEqual(labels(document.querySelectorAll("li b")), ["4", "12"]);
});

test("ticks stay for the next visit, and are cleared together", () => {
  open();
  boxes()[1].click();
  open();
  assert.deepEqual(
    boxes().map(({ checked }) => checked),
    [false, true],
  );
  [...document.querySelectorAll("button")].find((each) => each.textContent === "glance-clear").click();
  assert.ok(boxes().every(({ checked }) => !checked));
});

test("another edition or number is asked for, with the numbers of an owner", () => {
  localStorage.setItem("village-companion.checking.new", "their numbers");
  const { sent } = open();
  sent.length = 0;
  const [edition, players] = document.querySelectorAll("select");
  pick(edition, "new");
  pick(players, "3");
  assert.deepEqual(sent, [
    { do: "lay-out", game: "pond", edition: "new", players: 2, owned: "their numbers" },
    { do: "lay-out", game: "pond", edition: "old", players: 3, owned: "" },
  ]);
});

test("numbers that an owner has told are used at once", () => {
  localStorage.setItem("village-companion.checking.old", "mine");
  const { sent } = open();
  assert.equal(sent.at(-1).owned, "mine");
});
