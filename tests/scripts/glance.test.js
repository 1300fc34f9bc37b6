import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { findButton, listLabels, makeOutgoing, pick, show, words } from "./page.js";
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
        ["frogs", "Lay out 4 frogs.", "#vc-frog", 4],
        ["reeds", "Plant 1 reed.", "", 1],
        ["pond-start", "The smallest frog begins."],
      ],
    },
  ],
};

afterEach(() => localStorage.clear());

/** Return an unfolded set-up of a pond, and what it has said. */
function open(setup = SETUP) {
  const { sent, send } = makeOutgoing();
  const glance = new Glance(words, send);
  show(glance.root);
  glance.turn("pond");
  glance.open();
  glance.take(setup);
  return { glance, sent };
}
const findBoxes = () => [...document.querySelectorAll("input[type=checkbox]")];

test("what to lay out is asked for when it is unfolded, and shown with its numbers", () => {
  const { sent } = open();
  assert.deepEqual(sent, [{ do: "lay-out", game: "pond", edition: "", players: 0, owned: "" }]);
  assert.deepEqual(listLabels(document.querySelectorAll("h2")), ["Frogs"]);
  assert.deepEqual(listLabels(document.querySelectorAll("li b")), ["4", "1"]);
  assert.deepEqual(listLabels(document.querySelectorAll("li span")).at(-1), "The smallest frog begins.");
  assert.equal(document.querySelector("[role=status]"), null, "nothing has to be noted");
});

test("ticks stay for the next visit, and are cleared together", () => {
  open();
  findBoxes()[1].click();
  open();
  assert.deepEqual(
    findBoxes().map(({ checked }) => checked),
    [false, true, false],
  );
  findButton(document, "glance-clear").click();
  assert.ok(findBoxes().every(({ checked }) => !checked));
});

test("another edition or number is asked for, with the numbers of an owner", () => {
  localStorage.setItem("village-companion.copy.new", "their numbers");
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

test("each edition and number of players has its own ticks, and the choice stays for the next visit", () => {
  open();
  findBoxes()[0].click();
  pick(document.querySelectorAll("select")[1], "3");
  const { glance, sent } = open();
  assert.deepEqual(sent[0], { do: "lay-out", game: "pond", edition: "old", players: 3, owned: "" });
  glance.take({ ...SETUP, players: 3 });
  assert.ok(findBoxes().every(({ checked }) => !checked));
  glance.take(SETUP);
  assert.ok(findBoxes()[0].checked);
});

test("a choice that this page did not write is passed over", () => {
  localStorage.setItem("village-companion.set-up.pond", '["frogs", "reeds"]');
  const { sent } = open();
  assert.deepEqual([sent[0].edition, sent[0].players], ["frogs", 0]);
});

test("numbers that an owner has told are used at once", () => {
  localStorage.setItem("village-companion.copy.old", "mine");
  const { glance, sent } = open();
  assert.equal(sent.at(-1).owned, "mine");
  glance.take(SETUP);
  assert.equal(sent.length, 2, "and not asked for again when they are shown");
});

test("another game's set-up is asked for, and the last one is not shown meanwhile", () => {
  const { glance, sent } = open();
  sent.length = 0;
  glance.turn("forest");
  assert.equal(findBoxes().length, 0);
  assert.deepEqual(sent, [{ do: "lay-out", game: "forest", edition: "", players: 0, owned: "" }]);
});

test("a set-up is asked for once, when it is first unfolded, and not when it is folded", () => {
  const { sent, send } = makeOutgoing();
  const glance = new Glance(words, send);
  show(glance.root);
  glance.turn("pond");
  const toggle = (open) => {
    glance.root.toggleAttribute("open", open);
    glance.root.dispatchEvent(new Event("toggle"));
    return sent.length;
  };
  assert.deepEqual([toggle(false), toggle(true)], [0, 1]);
  glance.take(SETUP);
  assert.deepEqual([toggle(false), toggle(true)], [1, 1]);
});

test("a tick is taken back by a second press, and there is something to clear only with one", () => {
  open();
  const clear = findButton(document, "glance-clear");
  const states = [0, 0].map((at) => {
    findBoxes()[at].click();
    return [findBoxes()[at].checked, clear.disabled];
  });
  assert.deepEqual(states, [
    [true, false],
    [false, true],
  ]);
});

test("in another language the set-up that is shown is asked for again", () => {
  const { glance, sent } = open({ ...SETUP, edition: "new", players: 3, note: "Guessed." });
  sent.length = 0;
  glance.turn("pond");
  assert.deepEqual(sent, [{ do: "lay-out", game: "pond", edition: "new", players: 3, owned: "" }]);
  assert.equal(document.querySelector("[role=status]").textContent, "Guessed.");
  assert.equal(findBoxes().length, 3);
});

test("a set-up that is known is only scrolled to when it is opened again", (t) => {
  const { glance, sent } = open();
  sent.length = 0;
  const scrolled = t.mock.method(glance.root, "scrollIntoView", () => {});
  glance.open();
  assert.deepEqual([sent, scrolled.mock.calls[0].arguments], [[], [{ block: "start" }]]);
});

test("a tick that is taken back leaves the others, and what is no tick counts as none", () => {
  localStorage.setItem("village-companion.set-up.pond.old.2", "[1]");
  open();
  const clear = findButton(document, "glance-clear");
  assert.ok(clear.disabled);
  for (const at of [0, 1, 0]) findBoxes()[at].click();
  assert.deepEqual(
    findBoxes().map(({ checked }) => checked),
    [false, true, false],
  );
});

test("a number is a picture beside its step, which says the same aloud", () => {
  open();
  const numbers = [...document.querySelectorAll("li b")];
  assert.deepEqual(
    numbers.map((number) => [number.getAttribute("aria-hidden"), number.querySelectorAll("svg").length]),
    [
      ["true", 1],
      ["true", 0],
    ],
  );
});
