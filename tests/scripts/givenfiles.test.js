import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { findButton, makeOutgoing, save, SETTINGS, settle, show, words } from "./page.js";
import { keepGame } from "../../village_widgets/components/keptgames.js";
import { NewGame } from "../../village_widgets/components/newgame.js";
import { SettingsView } from "../../village_widgets/components/settings.js";
import { Toolbar } from "../../village_widgets/components/toolbar.js";
import { YourGames } from "../../village_widgets/components/yourgames.js";

const GAME = '{"game":"orchard"}\n1\n';
let out;

beforeEach(() => {
  localStorage.clear();
  out = makeOutgoing();
});

/** Choose a file with this text in a file field. */
async function give(input, text) {
  Object.defineProperty(input, "files", { value: [{ name: "mine", text: async () => text }] });
  input.dispatchEvent(new Event("change"));
  await settle();
}

/** Make the tools of a table. */
function makeTools() {
  const copy = { before: "", fileName: "orchard.jsonl", text: GAME };
  const tools = new Toolbar(
    words,
    out.send,
    () => {},
    copy,
    () => [],
    {},
  );
  show(tools.root);
  return tools.root;
}

test("a table's game is saved under its own name, and a file takes its place", async (t) => {
  const root = makeTools();
  assert.deepEqual(await save(t, findButton(root, "save")), ["orchard.jsonl", GAME]);
  await give(root.querySelector("input[type=file]"), "FILE");
  assert.deepEqual(out.sent, [{ do: "load", text: "FILE" }]);
});

test("a listed game is saved as it is kept", async (t) => {
  keepGame("game.00000001", GAME, "", { at: 1, title: "Orchard" });
  const games = new YourGames(words, out.send, { orchard: "The orchard" });
  show(games.root);
  games.read();
  const [called, text] = await save(t, findButton(games.root, "⤓"));
  assert.match(called, /^orchard.*\.jsonl$/);
  assert.equal(text, GAME);
});

test("the form takes a game and an owner's numbers from files, each by its own command", async () => {
  const form = new SettingsView(words, out.send, SETTINGS);
  show(form.root);
  form.root.querySelector(".vc-otherwise summary").click();
  await give(form.root.querySelector(".vc-load input"), GAME);
  await give(form.root.querySelector(".vc-more input[type=file]"), "numbers");
  assert.deepEqual(out.sent, [
    { do: "load", text: GAME },
    { do: "copy", text: "numbers" },
  ]);
});

test("a game for one has the person's own name and colour, and the rulings that were chosen", () => {
  const editions = SETTINGS.editions.map((each) => ({ ...each, least: 1 }));
  const players = [
    { name: "Robo", colour: "red", plays: "random" },
    { name: "Zoe", colour: "white", plays: "person" },
  ];
  const game = new NewGame({ ...SETTINGS, editions }, { edition: "old", players, rulings: { first: "b" } });
  const { edition, players: alone, rulings } = game.makeSettingsAlone();
  assert.deepEqual([edition, alone, rulings], ["old", [players[1]], { first: "b" }]);
  assert.equal(game.makeSettings().players.length, 2, "the next game with others has all of them");
});

test("a game for one without a person has a person in the first seat, in the first edition for one", () => {
  const lone = { ...SETTINGS.editions[1], key: "lone", least: 1 };
  const players = [
    { name: "Robo", colour: "red", plays: "random" },
    { name: "Botty", colour: "blue", plays: "random" },
  ];
  const editions = [...SETTINGS.editions, lone, { ...lone, key: "other" }];
  const game = new NewGame({ ...SETTINGS, editions }, { edition: "old", players, rulings: { first: "a" } });
  const { edition, players: alone, rulings } = game.makeSettingsAlone();
  assert.deepEqual([edition, rulings], ["lone", { first: "b" }], "with the rulings that are printed in it");
  assert.deepEqual(alone, [{ ...players[0], plays: "person" }]);
});

test("an edition for more players gets programs", () => {
  const editions = [SETTINGS.editions[0], { ...SETTINGS.editions[1], least: 3 }];
  const game = new NewGame({ ...SETTINGS, editions }, null);
  game.changeEdition("new");
  assert.deepEqual(
    game.players.map(({ name, plays }) => [name, plays]),
    [
      ["Anna", "person"],
      ["Robo", "random"],
      ["Botty", "random"],
    ],
  );
  assert.deepEqual([game.canAddPlayer, game.canRemovePlayer, game.isCrowded], [false, false, false]);
});

test("a player of an earlier game whose kind is not known is a program", () => {
  const before = { edition: "old", players: [{ name: "Zoe", colour: "white" }, { plays: "person" }] };
  const { players } = new NewGame(SETTINGS, before);
  assert.deepEqual(players, [
    { name: "Zoe", colour: "white", plays: "random" },
    { name: "Anna", colour: "red", plays: "person" },
  ]);
});
