import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { findButton, listLabels, makeOutgoing, pick, SETTINGS, show, type, words } from "./page.js";
import { SettingsView } from "../../village_widgets/components/settings.js";

const OFFERED = { ...SETTINGS };
let out;
let form;

beforeEach(() => {
  localStorage.clear();
  open();
});

function open() {
  out = makeOutgoing();
  form = new SettingsView(words, out.send, OFFERED);
  show(form.root);
  find(".vc-otherwise summary").click();
}

const findAll = (selector) => [...form.root.querySelectorAll(selector)];
const find = (selector) => form.root.querySelector(selector);
function submit() {
  form.root.requestSubmit();
  return out.sent.pop().settings;
}

test("at first one person plays against one program, with colours and names of their own", () => {
  assert.deepEqual(submit(), {
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
  form = new SettingsView(words, out.send, OFFERED);
  show(form.root);
  const readState = () => [find(".vc-otherwise").open, findAll(".vc-seat").length];
  assert.deepEqual(readState(), [false, 0]);
  find(".vc-otherwise summary").click();
  assert.deepEqual(readState(), [true, 2]);
});

test("players and edition stand above the settings that can be unfolded", () => {
  const listSums = () => listLabels(find(".vc-summed").children);
  assert.deepEqual(listSums(), ["Anna", "Robo by-computer", "Old"]);
  type(find(".vc-seat input"), "Zoe");
  pick(find("select"), "new");
  assert.deepEqual(listSums(), ["Zoe", "Robo by-computer", "New"]);
});

test("the next game begins as the last one did, except for its seed", () => {
  findButton(form.root, "add-player").click();
  pick(find("select"), "new");
  type(find(".vc-seat input"), "Zoe");
  pick(findAll(".vc-colour")[0], "black");
  pick(findAll(".vc-field select")[1], "a");
  const before = submit();
  open();
  assert.deepEqual(submit(), { ...before, seed: "" });
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
  assert.deepEqual(submit(), {
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
    submit().players.map(({ name }) => name),
    ["Anna", "Robo"],
  );
});

test("an edition limits how many can play, at both ends", () => {
  assert.equal(findAll(".vc-remove").length, 0);
  findButton(form.root, "add-player").click();
  findButton(form.root, "add-player").click();
  assert.equal(findButton(form.root, "add-player"), undefined);
  assert.deepEqual(
    submit().players.map(({ name, colour }) => [name, colour]),
    [
      ["Anna", "red"],
      ["Robo", "blue"],
      ["Botty", "white"],
      ["", "black"],
    ],
  );
  findAll(".vc-remove")[1].click();
  assert.ok(findAll(".vc-seat").length === 3 && findButton(form.root, "add-player"));
});

test("another edition brings its own rulings; it says for how many it is, and drops no player", () => {
  const listTold = () => listLabels(findAll("[data-field=players]:not([hidden])"));
  findButton(form.root, "add-player").click();
  findButton(form.root, "add-player").click();
  pick(find("select"), "new");
  assert.deepEqual([listTold(), findAll(".vc-seat").length], [["2 to 3"], 4]);
  pick(find("select"), "old");
  assert.deepEqual([listTold(), submit().players.length], [[], 4]);
  pick(find("select"), "new");
  form.showProblems([["players", "Too many."]]);
  findAll(".vc-remove")[3].click();
  assert.deepEqual([listTold(), submit().players.length], [[], 3]);
  assert.deepEqual([submit().rulings, findButton(form.root, "add-player")], [{ first: "b" }, undefined]);
});

test("a proposed name changes with the kind of player; a typed one stays", () => {
  const [first, second] = findAll(".vc-seat");
  type(second.querySelector("input"), "Me");
  pick(second.querySelector(".vc-plays"), "person");
  pick(first.querySelector(".vc-plays"), "random");
  assert.deepEqual(
    submit().players.map(({ name }) => name),
    ["Robo", "Me"],
  );
});

test("problems stand at their fields, and go when the form is sent again", () => {
  form.showProblems([
    ["name:1", "Say who."],
    ["ruling:first", "Not this one."],
    ["ruling:first", "Really."],
  ]);
  const shown = findAll("[data-field]:not([hidden])");
  assert.deepEqual(listLabels(shown), ["Say who.", "Not this one. Really."]);
  assert.ok(shown[0].closest(".vc-seat") === findAll(".vc-seat")[1]);
  submit();
  assert.equal(find("[data-field]:not([hidden])"), null);
});

test("a player who leaves takes along the problems of all seats, and the others keep what was typed", () => {
  findButton(form.root, "add-player").click();
  type(findAll(".vc-seat input")[2], "Kim");
  const kept = findAll(".vc-seat")[2];
  form.showProblems([["name:1", "Say who."]]);
  findAll(".vc-remove")[0].click();
  assert.equal(find("[data-field]:not([hidden])"), null);
  assert.deepEqual([findAll(".vc-seat")[1], findAll(".vc-seat input")[1].value], [kept, "Kim"]);
});

test("a problem with a folded field unfolds it", () => {
  form.showProblems([["seed", "Too long."]]);
  assert.ok(find(".vc-otherwise").open && find(".vc-more").open);
});

test("the numbers of an owner's copy bring their edition and rulings, until they are removed", () => {
  form.useCopy(["new", "3 numbers of your own", { first: "a" }]);
  assert.deepEqual(
    [find(".vc-told").textContent, submit().edition, submit().rulings],
    ["3 numbers of your own", "new", { first: "a" }],
  );
  findButton(form.root, "copy-clear").click();
  assert.deepEqual(out.sent, [{ do: "copy", text: "" }]);
  form.useCopy(null);
  assert.deepEqual(
    [find(".vc-told").textContent, submit().rulings, findButton(form.root, "copy-clear")],
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
  assert.deepEqual(listLabels(find(".vc-resume").querySelectorAll("strong, small")), [
    "continue-game",
    "The pond",
  ]);
});

test("games are listed by title, with a mark at this one; a single game is not", () => {
  const listTitles = () => findAll(".vc-games button").map((one) => [one.textContent, one.ariaPressed]);
  assert.deepEqual(listTitles(), [
    ["The orchard", "true"],
    ["The pond", "false"],
  ]);
  for (const one of findAll(".vc-games button")) one.click();
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
  const listMain = () => listLabels(findAll(".vc-main")).map((label) => label.trim());
  assert.deepEqual(listMain(), ["begin"]);
  localStorage.setItem("village-companion.game", "HEAD\nline\n");
  open();
  assert.deepEqual(listMain(), ["continue-game"]);
  form.setBack(true);
  assert.deepEqual([listMain(), find(".vc-resume")], [["begin"], null]);
});

test("the way back is there if there is a game to go back to", () => {
  let back = 0;
  form.root.addEventListener("back", () => {
    back += 1;
  });
  assert.equal(findButton(form.root, "back"), undefined);
  form.setBack(true);
  findButton(form.root, "back").click();
  assert.equal(back, 1);
});

test("one tap starts a game for one in an edition that allows it; the form keeps the others", () => {
  assert.equal(findButton(form.root, "Alone!"), undefined, "no edition can");
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
    findButton(form.root, "Alone!").click();
    const asked = out.sent.pop().settings;
    assert.deepEqual(
      [asked.edition, asked.players.map(({ plays }) => plays), asked.rulings],
      ["big", ["person"], { first: "b", lone: "a" }],
    );
    assert.equal(submit().players.length, 2);
    const findLone = () => find("[data-field='ruling:lone']");
    pick(find("select"), "big");
    assert.equal(findLone(), null);
    findAll(".vc-remove")[1].click();
    assert.ok(findLone(), "the last player has the rulings for one");
  } finally {
    OFFERED.editions = before;
    OFFERED.rulings = ruled;
    delete OFFERED.alone;
  }
});

test("a seed that is typed is that of one game", () => {
  const more = findAll(".vc-more input[type=text]")[0];
  type(more, "42");
  assert.equal(submit().seed, "42");
  open();
  assert.equal(submit().seed, "");
});

test("in another language the form keeps what was typed, drops problems and has its game described", () => {
  localStorage.setItem("village-companion.game", "HEAD\nline\n");
  open();
  type(find(".vc-seat input"), "Zoe");
  form.showProblems([["name:1", "Say who."]]);
  form.offer({
    ...OFFERED,
    games: [
      ["orchard", "Der Obstgarten"],
      ["pond", "Der Teich"],
    ],
  });
  assert.deepEqual(out.sent, [{ do: "describe", game: "game", text: "HEAD\nline\n" }]);
  assert.equal(find("[data-field]:not([hidden])"), null);
  assert.equal(find(".vc-games button").textContent, "Der Obstgarten");
  assert.equal(submit().players[0].name, "Zoe");
});

test("no more players come back from the last game than there are colours", () => {
  const players = ["A", "B", "C", "D", "E"].map((name) => ({ name, plays: "person" }));
  localStorage.setItem("village-companion.settings.old", JSON.stringify({ edition: "old", players }));
  open();
  assert.deepEqual(
    submit().players.map(({ name, colour }) => [name, colour]),
    [
      ["A", "red"],
      ["B", "blue"],
      ["C", "white"],
      ["D", "black"],
    ],
  );
});

test("in another language the form has its editions anew; without a game left none is described", () => {
  const editions = OFFERED.editions.map((each) => ({ ...each, label: `${each.label}!` }));
  form.offer({ ...OFFERED, editions });
  assert.equal(listLabels(find(".vc-summed").children).at(-1), "Old!");
  assert.deepEqual(out.sent, []);
});

test("problems with who plays go with a change of the players, those with other fields stay", () => {
  form.showProblems([
    ["plays:1", "Who?"],
    ["players", "Too few."],
    ["seed", "Too long."],
  ]);
  findButton(form.root, "add-player").click();
  assert.deepEqual(listLabels(findAll("[data-field]:not([hidden])")), ["Too long."]);
});

test("problems go when a game for one begins", () => {
  form.offer({ ...OFFERED, alone: ["Alone!", ""] });
  form.showProblems([["seed", "Too long."]]);
  findButton(form.root, "Alone!").click();
  assert.deepEqual([out.sent.length, find("[data-field]:not([hidden])")], [1, null]);
});

test("an owner's copy that is used drops the problems; a problem comes into view", (t) => {
  const scrolled = t.mock.method(document.defaultView.Element.prototype, "scrollIntoView", () => {});
  form.showProblems([["copy", "It is no copy."]]);
  assert.deepEqual(
    scrolled.mock.calls.map((call) => [call.this.dataset.field, call.arguments[0].block]),
    [["copy", "nearest"]],
  );
  form.useCopy(["new", "3 numbers of your own", { first: "a" }]);
  assert.equal(find("[data-field]:not([hidden])"), null);
});
