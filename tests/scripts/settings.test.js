import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CHOICES, labels, outgoing, pick, show, type, words } from "./page.js";
import { Settings } from "../../village_widgets/components/settings.js";

const OFFERED = {
  ...CHOICES,
  plays: [
    ["person", "A person"],
    ["random", "At random"],
  ],
  rival: "random",
  names: { person: ["Anna"], random: ["Robo", "Botty"] },
};
let out;
let form;

beforeEach(() => {
  localStorage.clear();
  open();
});

function open() {
  out = outgoing();
  form = new Settings(words, out.send, OFFERED);
  show(form.root);
  find(".vc-otherwise summary").click();
}

const all = (selector) => [...form.root.querySelectorAll(selector)];
const find = (selector) => form.root.querySelector(selector);
const button = (label) => all("button").find((one) => one.textContent === label);
function begun() {
  form.root.requestSubmit();
  return out.sent.pop().settings;
}

test("at first one person plays against one program, with colours and names of their own", () => {
  assert.deepEqual(begun(), {
    edition: "old",
    seed: "",
    rulings: { first: "a" },
    players: [
      { name: "Anna", colour: "red", plays: "person" },
      { name: "Robo", colour: "blue", plays: "random" },
    ],
  });
});

test("settings are folded, and drawn when they are unfolded", () => {
  form = new Settings(words, out.send, OFFERED);
  show(form.root);
  const state = () => [find(".vc-otherwise").open, all(".vc-seat").length];
  assert.deepEqual(state(), [false, 0]);
  find(".vc-otherwise summary").click();
  assert.deepEqual(state(), [true, 2]);
});

test("players and edition stand above the settings that can be unfolded", () => {
  const summed = () => labels(find(".vc-summed").children);
  assert.deepEqual(summed(), ["Anna", "Robo by-computer", "Old"]);
  type(find(".vc-seat input"), "Zoe");
  pick(find("select"), "new");
  assert.deepEqual(summed(), ["Zoe", "Robo by-computer", "New"]);
});

test("the next game begins as the last one did, except for its seed", () => {
  button("add-player").click();
  pick(find("select"), "new");
  type(find(".vc-seat input"), "Zoe");
  pick(all(".vc-colour")[0], "black");
  pick(all(".vc-field select")[1], "a");
  const before = begun();
  open();
  assert.deepEqual(begun(), { ...before, seed: "" });
});

test("settings that are no longer offered are left out", () => {
  const kept = {
    edition: "old",
    players: [
      { name: "Zoe", colour: "pink", plays: "clever" },
      { name: "Kim", colour: "red", plays: "person" },
    ],
    rulings: { first: "z" },
  };
  localStorage.setItem("village-companion.settings.old", JSON.stringify(kept));
  open();
  assert.deepEqual(begun(), {
    edition: "old",
    seed: "",
    rulings: { first: "a" },
    players: [
      { name: "Zoe", colour: "red", plays: "random" },
      { name: "Kim", colour: "blue", plays: "person" },
    ],
  });
  localStorage.setItem("village-companion.settings.old", JSON.stringify({ ...kept, edition: "gone" }));
  open();
  assert.deepEqual(
    begun().players.map(({ name }) => name),
    ["Anna", "Robo"],
  );
});

test("an edition limits how many can play, at both ends", () => {
  assert.equal(all(".vc-remove").length, 0);
  button("add-player").click();
  button("add-player").click();
  assert.equal(button("add-player"), undefined);
  assert.deepEqual(
    begun().players.map(({ name, colour }) => [name, colour]),
    [
      ["Anna", "red"],
      ["Robo", "blue"],
      ["Botty", "white"],
      ["", "black"],
    ],
  );
  all(".vc-remove")[1].click();
  assert.ok(all(".vc-seat").length === 3 && button("add-player"));
});

test("another edition brings its own rulings; it says for how many it is, and drops no player", () => {
  const told = () => labels(all("[data-field=players]:not([hidden])"));
  button("add-player").click();
  button("add-player").click();
  pick(find("select"), "new");
  assert.deepEqual([told(), all(".vc-seat").length], [["2 to 3"], 4]);
  pick(find("select"), "old");
  assert.deepEqual([told(), begun().players.length], [[], 4]);
  pick(find("select"), "new");
  form.showProblems([["players", "Too many."]]);
  all(".vc-remove")[3].click();
  assert.deepEqual([told(), begun().players.length], [[], 3]);
  assert.deepEqual([begun().rulings, button("add-player")], [{ first: "b" }, undefined]);
});

test("a proposed name changes with the kind of player; a typed one stays", () => {
  const [first, second] = all(".vc-seat");
  type(second.querySelector("input"), "Me");
  pick(second.querySelector(".vc-plays"), "person");
  pick(first.querySelector(".vc-plays"), "random");
  assert.deepEqual(
    begun().players.map(({ name }) => name),
    ["Robo", "Me"],
  );
});

test("problems stand at their fields, and go when the form is sent again", () => {
  form.showProblems([
    ["name:1", "Say who."],
    ["ruling:first", "Not this one."],
    ["ruling:first", "Really."],
  ]);
  const shown = all("[data-field]:not([hidden])");
  assert.deepEqual(labels(shown), ["Say who.", "Not this one. Really."]);
  assert.ok(shown[0].closest(".vc-seat") === all(".vc-seat")[1]);
  begun();
  assert.equal(find("[data-field]:not([hidden])"), null);
});

test("a player who leaves takes along the problems of all seats, and the others keep what was typed", () => {
  button("add-player").click();
  type(all(".vc-seat input")[2], "Kim");
  const kept = all(".vc-seat")[2];
  form.showProblems([["name:1", "Say who."]]);
  all(".vc-remove")[0].click();
  assert.equal(find("[data-field]:not([hidden])"), null);
  assert.deepEqual([all(".vc-seat")[1], all(".vc-seat input")[1].value], [kept, "Kim"]);
});

test("a problem with a folded field unfolds it", () => {
  form.showProblems([["seed", "Too long."]]);
  assert.ok(find(".vc-otherwise").open && find(".vc-more").open);
});

test("the numbers of an owner's copy bring their edition and rulings, until they are removed", () => {
  form.useCopy(["new", "3 numbers of your own", { first: "a" }]);
  assert.deepEqual(
    [find(".vc-told").textContent, begun().edition, begun().rulings],
    ["3 numbers of your own", "new", { first: "a" }],
  );
  button("copy-clear").click();
  assert.deepEqual(out.sent, [{ do: "copy", text: "" }]);
  form.useCopy(null);
  assert.deepEqual(
    [find(".vc-told").textContent, begun().rulings, button("copy-clear")],
    ["", { first: "b" }, undefined],
  );
});

test("a game that this browser kept can be resumed", () => {
  assert.equal(find(".vc-resume"), null);
  localStorage.setItem("village-companion.game", "HEAD\nline\n");
  open();
  find(".vc-resume").click();
  assert.deepEqual(out.sent, [{ do: "load", text: "HEAD\nline\n", lines: [], game: "game", seed: "" }]);
});

test("the last game is named, if there are several", () => {
  localStorage.setItem("village-companion.game.00000001", '{"game":"pond"}\nline\n');
  open();
  assert.deepEqual(labels(find(".vc-resume").querySelectorAll("strong, small")), [
    "continue-game",
    "The pond",
  ]);
});

test("games are listed by title, with a mark at this one; a single game is not", () => {
  const titled = () => all(".vc-games button").map((one) => [one.textContent, one.ariaPressed]);
  assert.deepEqual(titled(), [
    ["The orchard", "true"],
    ["The pond", "false"],
  ]);
  for (const one of all(".vc-games button")) one.click();
  assert.deepEqual(out.sent, [{ do: "turn", game: "pond" }]);
  form.focus();
  assert.equal(document.activeElement.textContent, "The orchard");
  const { games } = OFFERED;
  OFFERED.games = games.slice(0, 1);
  try {
    open();
    assert.equal(find(".vc-games"), null);
  } finally {
    OFFERED.games = games;
  }
});

test("the resume button stands out while that game is not on the table", () => {
  const main = () => labels(all(".vc-main")).map((label) => label.trim());
  assert.deepEqual(main(), ["begin"]);
  localStorage.setItem("village-companion.game", "HEAD\nline\n");
  open();
  assert.deepEqual(main(), ["continue-game"]);
  form.setBack(true);
  assert.deepEqual([main(), find(".vc-resume")], [["begin"], null]);
});

test("the way back is there if there is a game to go back to", () => {
  let back = 0;
  form.root.addEventListener("back", () => {
    back += 1;
  });
  assert.equal(button("back"), undefined);
  form.setBack(true);
  button("back").click();
  assert.equal(back, 1);
});

test("one tap starts a game for one in an edition that allows it; the form keeps the others", () => {
  assert.equal(button("Alone!"), undefined, "no edition can");
  const before = OFFERED.editions,
    ruled = OFFERED.rulings;
  OFFERED.editions = [
    ...before,
    { key: "big", label: "Big", least: 1, most: 4, rulings: { first: "b", lone: "a" } },
  ];
  OFFERED.rulings = [
    ...ruled,
    [
      "lone",
      "Lone",
      [
        ["a", "A"],
        ["b", "B"],
      ],
      "alone",
    ],
  ];
  try {
    localStorage.clear();
    OFFERED.alone = ["Alone!", "14_solo"];
    open();
    assert.match(find(".vc-alone a").getAttribute("href"), /14_solo\.(ipynb|html)$/);
    button("Alone!").click();
    const asked = out.sent.pop().settings;
    assert.deepEqual(
      [asked.edition, asked.players.map(({ plays }) => plays), asked.rulings],
      ["big", ["person"], { first: "b", lone: "a" }],
    );
    assert.equal(begun().players.length, 2);
    const lone = () => find("[data-field='ruling:lone']");
    pick(find("select"), "big");
    assert.equal(lone(), null);
    all(".vc-remove")[1].click();
    assert.ok(lone(), "the last player has the rulings for one");
  } finally {
    OFFERED.editions = before;
    OFFERED.rulings = ruled;
    delete OFFERED.alone;
  }
});
