import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { limitStorage } from "./page.js";
import {
  GameKeeper,
  keepPlayed,
  makeSettingsStore,
  readPlayed,
} from "../../village_widgets/components/keptgame.js";
import {
  findPageOf,
  forgetGame,
  goOnWith,
  makeAddress,
  nameFile,
  readAbout,
  readGame,
  readHead,
  readLines,
} from "../../village_widgets/components/keptgames.js";

const HEAD = '{"game":"orchard"}';
const NAME = "game.00000001";
let keeper;
const receive = (since, lines, more = {}) => keeper.receive({ kept: [since, lines], ...more });

beforeEach(() => {
  localStorage.clear();
  keeper = new GameKeeper("game");
  keeper.begin({ name: NAME, title: "Orchard" });
  receive(0, ["1", "2"], { head: HEAD, progress: "Round 1", seed: "7", can: [false, false] });
});

test("a game is kept line by line: later lines replace those that were taken back", () => {
  receive(1, ["3", "4"], { progress: "Round 2" });
  assert.equal(readGame(NAME), `${HEAD}\n1\n3\n4\n`);
  assert.equal(keeper.text, readGame(NAME));
  assert.deepEqual([readAbout(NAME).progress, readAbout(NAME).seed], ["Round 2", "7"]);
  receive(3, []);
  assert.deepEqual([readAbout(NAME).progress, readAbout(NAME).seed], ["Round 2", "7"], "nothing new is told");
});

test("a game is over while it has a score; a step taken back goes on", () => {
  const isOver = () => readAbout(NAME).over;
  assert.equal(isOver(), false);
  receive(2, ["3"], { score: [] });
  assert.equal(isOver(), true);
  receive(2, []);
  assert.equal(isOver(), false);
});

test("a game that is told again in another language goes on under its new title", () => {
  keeper.begin({ name: NAME, title: "Obstgarten" });
  receive(2, ["3"]);
  assert.equal(readGame(NAME), `${HEAD}\n1\n2\n3\n`);
  assert.equal(readAbout(NAME).title, "Obstgarten");
});

test("each what-if line keeps its own moves beside those of the game", () => {
  const lines = [
    ["A", "Line A", 1, ""],
    ["B", "Line B", 2, "9"],
  ];
  keeper.turn({ open: "A", lines });
  receive(0, ["1", "a"], { head: HEAD, progress: "Round 8", seed: "8" });
  keeper.turn({ open: "B", lines });
  receive(0, ["1", "2", "b"], { head: HEAD });
  assert.deepEqual(readLines(NAME), [
    { name: "A", at: 1, seed: "", text: `${HEAD}\n1\na\n` },
    { name: "B", at: 2, seed: "9", text: `${HEAD}\n1\n2\nb\n` },
  ]);
  assert.deepEqual([keeper.fileName, keeper.text], ["orchard-what-if-B.jsonl", `${HEAD}\n1\n2\nb\n`]);
  assert.deepEqual([readGame(NAME), readAbout(NAME).progress], [`${HEAD}\n1\n2\n`, "Round 1"]);
  keeper.turn({ open: "", lines: lines.slice(1) });
  assert.deepEqual(
    readLines(NAME).map(({ name }) => name),
    ["B"],
  );
  assert.deepEqual([keeper.fileName, keeper.text], ["orchard-game.jsonl", `${HEAD}\n1\n2\n`]);
});

test("another game leaves the lines of the one before, and begins without any", () => {
  keeper.turn({ open: "A", lines: [["A", "Line A", 1, ""]] });
  receive(0, ["1", "a"], { head: HEAD });
  keeper.begin({ name: "game.00000002", title: "Orchard" });
  receive(0, ["9"], { head: HEAD, can: [true, false] });
  assert.deepEqual([readLines(NAME).length, readLines("game.00000002")], [1, []]);
  assert.deepEqual([keeper.open, keeper.text], ["", `${HEAD}\n9\n`]);
});

test("a browser without room for the game says so once", (t) => {
  const told = [];
  keeper.tellFull = () => told.push("full");
  limitStorage(t, 10);
  receive(2, ["3"]);
  receive(3, ["4"]);
  forgetGame(NAME);
  assert.deepEqual(told, ["full"]);
});

test("the game played last and the settings of each edition are known again", () => {
  keepPlayed("orchard");
  makeSettingsStore("2011").keep({ edition: "2011", players: [], rulings: {} });
  assert.equal(readPlayed(), "orchard");
  assert.deepEqual(makeSettingsStore("2011").read(), { edition: "2011", players: [], rulings: {} });
  assert.equal(makeSettingsStore("2023").read(), null);
});

test("a game goes on with its text, its lines and its seed, on its own page", () => {
  keeper.turn({ open: "", lines: [["A", "Line A", 1, "5"]] });
  assert.deepEqual(goOnWith(NAME), {
    do: "load",
    text: `${HEAD}\n1\n2\n`,
    lines: [{ name: "A", at: 1, seed: "5", text: "" }],
    game: NAME,
    seed: "7",
  });
  assert.deepEqual(goOnWith("game.00000009"), {
    do: "load",
    text: "",
    lines: [],
    game: "game.00000009",
    seed: "",
  });
  const names = [NAME, "orchard.01_first.0000000a", "02_second.before", "game.x", "settings"];
  assert.deepEqual(names.map(findPageOf), ["game", "orchard.01_first", "02_second", undefined, undefined]);
  assert.deepEqual(
    [makeAddress({ name: NAME, page: "game" }), makeAddress({ name: names[1], page: "orchard.01_first" })],
    ["play.ipynb#game=game.00000001", "orchard/01_first.ipynb#game=orchard.01_first.0000000a"],
  );
});

test("a file is named after its game, or after none if its head can't be read", () => {
  assert.deepEqual(
    [nameFile(HEAD), nameFile(`${HEAD}\n1\n`, "A"), nameFile("{broken")],
    ["orchard-game.jsonl", "orchard-what-if-A.jsonl", "a-game.jsonl"],
  );
  assert.deepEqual([readHead("null\n1"), readHead("")], [{}, {}]);
});

test("a game that was asked for is no longer awaited once another begins", () => {
  localStorage.setItem("village-companion.game.00000005", `${HEAD}\n1\n`);
  keeper.expect("game.00000005");
  keeper.begin({ name: "game.00000002", title: "Orchard" });
  keeper.refuse();
  assert.deepEqual(readAbout("game.00000005"), {});
});
