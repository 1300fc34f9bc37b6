import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { denyStorage, limitStorage, listLabels, makeOutgoing, makeWording, show, words } from "./page.js";
import { GameKeeper } from "../../village_widgets/components/keptgame.js";
import {
  findUnfinished,
  forgetGame,
  readGame,
  listGames,
} from "../../village_widgets/components/keptgames.js";
import { PartedGame } from "../../village_widgets/components/parted.js";
import { exchange } from "../../village_widgets/components/speaking.js";
import { YourGames } from "../../village_widgets/components/yourgames.js";

const HEAD = '{"game":"orchard","players":[{"name":"Anna","colour":"red"},{"name":"Bert","colour":"blue"}]}';
const kept = localStorage;
const makeKey = (name) => `village-companion.${name}`;
const makeBegun = (name) => ({ name, title: "The orchard (2011)" });
const makeWhole = (...lines) => ({
  head: HEAD,
  kept: [0, lines],
  progress: "Round 1",
  seed: "7",
  can: [false, false],
});
const listNames = () => listGames().map(({ name }) => name);

beforeEach(() => kept.clear());

/** Return the keeper of a page on which a game was begun. */
function keepPage(name, ...lines) {
  const keeper = new GameKeeper(name.split(".").slice(0, -1).join("."));
  keeper.begin(makeBegun(name));
  keeper.receive(makeWhole(...lines));
  return keeper;
}

/** Keep a game with all that is known about it. */
function keep(name, at, about = {}, text = `${HEAD}\n1\n`) {
  kept.setItem(makeKey(name), text);
  const known = {
    at,
    over: false,
    seed: "",
    title: "The orchard (2011)",
    inks: [],
    progress: "Round 2",
    ...about,
  };
  kept.setItem(makeKey(`${name}.about`), JSON.stringify(known));
}

/** Show the list, and return how it looks. */
function list(more, spoken = words) {
  const { sent, send } = makeOutgoing();
  const games = new YourGames(spoken, send, { orchard: "The orchard" }, more);
  show(games.root);
  games.read();
  const findRows = () => [...games.root.querySelectorAll("li")];
  const press = (label) =>
    [...games.root.querySelectorAll("button")]
      .find((one) => (one.title || one.textContent) === label)
      .click();
  return { games, sent, findRows, press };
}

test("a game that is begun in the middle of another leaves it as it stands", () => {
  const keeper = keepPage("game.00000001", "1", "2");
  keeper.begin(makeBegun("game.00000002"));
  keeper.receive(makeWhole());
  keeper.receive({ kept: [0, ["a"]] });
  assert.equal(readGame("game.00000001"), `${HEAD}\n1\n2\n`);
  assert.equal(readGame("game.00000002"), `${HEAD}\na\n`);
  assert.equal(listNames().length, 2);
});

test("a game that is over stays in the list, and no page goes on with it by itself", () => {
  const keeper = keepPage("game.00000001", "1");
  assert.equal(findUnfinished(["game"]), "game.00000001");
  keeper.receive({ kept: [1, ["2"]], score: {}, progress: "Anna wins." });
  const [{ about }] = listGames();
  assert.deepEqual([about.over, about.progress, about.seed], [true, "Anna wins.", "7"]);
  assert.equal(findUnfinished(["game"]), "");
});

test("two pages that go on with one game keep both ways", () => {
  keep("game.00000001", 1, {}, `${HEAD}\n1\n`);
  const pages = [1, 2].map(() => {
    const keeper = new GameKeeper("game");
    keeper.expect("game.00000001");
    keeper.begin(makeBegun("game.00000001"));
    keeper.receive(makeWhole("1"));
    return keeper;
  });
  for (const [at, keeper] of pages.entries()) keeper.receive({ kept: [1, [`of page ${at}`]] });
  pages[0].receive({ kept: [2, ["more"]] });
  const texts = listNames().map(readGame).sort();
  assert.deepEqual(texts, [`${HEAD}\n1\nof page 0\nmore\n`, `${HEAD}\n1\nof page 1\n`]);
});

test("a page that comes back to its game goes on under the same name", () => {
  keepPage("game.00000001", "1");
  keepPage("game.00000001", "1").receive({ kept: [1, ["2"]] });
  assert.deepEqual(listNames().map(readGame), [`${HEAD}\n1\n2\n`]);
});

test("a game that its page begins by itself is kept from the first move on", () => {
  const keeper = keepPage("11_first_game.00000001");
  assert.deepEqual(listNames(), []);
  keeper.receive({ kept: [0, ["1"]] });
  assert.deepEqual(listNames(), ["11_first_game.00000001"]);
});

test("undo right after a beginning takes it back: the game before is on the table again", () => {
  const keeper = keepPage("game.00000001", "1");
  keeper.begin(makeBegun("game.00000002"));
  keeper.receive(makeWhole());
  const { sent, send } = makeOutgoing();
  const parted = new PartedGame(words, send, keeper);
  parted.draw();
  assert.equal(parted.root.querySelector("span").textContent, "game-parted");
  parted.root.querySelector("button").click();
  assert.deepEqual(sent, [{ do: "load", text: `${HEAD}\n1\n`, lines: [], game: "game.00000001", seed: "7" }]);
  keeper.receive({ kept: [0, ["of a program"]] });
  assert.deepEqual(listNames(), ["game.00000001"]);
  keeper.expect("game.00000001");
  keeper.begin(makeBegun("game.00000001"));
  keeper.receive(makeWhole("1"));
  parted.draw();
  assert.ok(parted.root.hidden);
});

test("after the first decision the new game can no longer be taken back", () => {
  const keeper = keepPage("game.00000001", "1");
  keeper.begin(makeBegun("game.00000002"));
  keeper.receive(makeWhole());
  assert.equal(keeper.before, "game.00000001");
  keeper.receive({ kept: [0, ["a"]], can: [true, false] });
  assert.equal(keeper.before, "");
});

test("in a full browser games that are over make way, the oldest first; unfinished ones stay", (t) => {
  for (const [at, about] of [{ over: true }, { over: true }, {}].entries())
    keep(`game.0000000${at}`, at, about, `${HEAD}\n${"x".repeat(3000)}\n`);
  limitStorage(t, 12_000);
  let full = 0;
  const keeper = new GameKeeper("game", () => {
    full += 1;
  });
  keeper.begin(makeBegun("game.000000aa"));
  keeper.receive(makeWhole("y".repeat(3000)));
  assert.deepEqual([listNames().sort(), full], [["game.00000001", "game.00000002", "game.000000aa"], 0]);
  keeper.receive({ kept: [0, ["y".repeat(9000)]] });
  keeper.receive({ kept: [0, ["y".repeat(9001)]] });
  assert.deepEqual(
    [listNames().sort(), full],
    [["game.00000001", "game.00000002", "game.000000aa"], 1],
    "said once",
  );
  assert.match(readGame("game.000000aa"), /y{9001}/, "it lives as long as the page");
  forgetGame("game.000000aa");
});

test("games that earlier pages kept are in the list, and what they could not read", () => {
  const older = { game: `${HEAD}\n1\n`, "11_first_game": `${HEAD}\n2\n`, "game.before": "no save" };
  for (const [name, text] of Object.entries(older)) kept.setItem(makeKey(name), text);
  kept.setItem(makeKey("game.lines"), '[{"name":"A"}]');
  kept.setItem(makeKey("settings.old"), "{}");
  const { findRows } = list();
  const shown = findRows().map((row) => [
    row.querySelector("strong").textContent,
    row.querySelector("small").textContent.trim(),
  ]);
  assert.deepEqual(shown.sort(), [
    ["The orchard", "game-lesson"],
    ["The orchard", "game-lines: A"],
    ["game-unreadable", ""],
  ]);
  assert.equal(findUnfinished(["game"]), "game");
});

test("the last game comes first; a game leads to its page", () => {
  keep("game.00000001", 1);
  keep("stone_age.08_first_game.00000002", 3);
  keep("11_first_game.00000003", 2, { over: true });
  const { findRows } = list();
  assert.deepEqual(
    findRows().map((row) => row.querySelector("a").getAttribute("href")),
    [
      "stone_age/08_first_game.ipynb#game=stone_age.08_first_game.00000002",
      "11_first_game.ipynb#game=11_first_game.00000003",
      "play.ipynb#game=game.00000001",
    ],
  );
  assert.deepEqual(listLabels(findRows()[0].querySelectorAll("bdi")), ["Anna", "Bert"]);
});

test("a game that the page offers elsewhere is not listed", () => {
  keep("game.00000001", 1);
  keep("game.00000002", 2);
  const { findRows } = list({ findLeftOut: () => "game.00000002" });
  assert.deepEqual(
    findRows().map((row) => row.querySelector("a").getAttribute("href")),
    ["play.ipynb#game=game.00000001"],
  );
});

test("on the play page a press goes on with a game; the one on the table is marked and stays", () => {
  keep("game.00000001", 1);
  keep("game.00000002", 2);
  const opened = [];
  const { findRows } = list({ open: (name) => opened.push(name), findCurrent: () => "game.00000002" });
  for (const row of findRows()) row.querySelector(".vc-kept-go").click();
  assert.deepEqual(opened, ["game.00000002", "game.00000001"]);
  assert.match(findRows()[0].querySelector("small").textContent, /^game-current /);
  assert.deepEqual(
    findRows().map((row) => row.querySelectorAll(".vc-kept-doing button").length),
    [1, 2],
  );
});

test("a deleted game can be brought back from its row", () => {
  keep("game.00000001", 1);
  const { findRows, press } = list();
  press("game-delete");
  assert.deepEqual(
    [listNames(), findRows()[0].querySelector("[role=status]").textContent],
    [[], "game-deleted"],
  );
  press("undo");
  assert.deepEqual([listNames(), listGames()[0].about.progress], [["game.00000001"], "Round 2"]);
  assert.ok(findRows()[0].querySelector("a"));
});

test("the process describes the listed games one after the other, each text once", () => {
  for (let at = 1; at <= 6; at++) keep(`game.0000000${at}`, at);
  const { games, sent, findRows, press } = list();
  assert.equal(findRows().length, 4);
  for (let asked = 1; asked <= 4; asked++) {
    assert.equal(sent.length, asked);
    const { game } = sent.at(-1);
    games.receive({ begun: makeBegun(game), progress: "Round 3", picture: `<svg id="${game}"/>` });
  }
  assert.equal(sent.length, 4);
  assert.deepEqual([findRows()[0].querySelectorAll("img").length, sent[0].text], [1, `${HEAD}\n1\n`]);
  press("games-all");
  assert.deepEqual([findRows().length, sent.length], [6, 5]);
  games.read();
  assert.equal(sent.length, 5, "nothing has changed");
});

test("a list of no games takes no room", () => {
  assert.ok(list().games.root.hidden);
});

test("in a browser that keeps nothing the games live as long as the page, and the list says so", (t) => {
  denyStorage(t);
  let full = 0;
  const keeper = new GameKeeper("game", () => {
    full += 1;
  });
  keeper.begin(makeBegun("game.0000000f"));
  keeper.receive(makeWhole("1"));
  keeper.begin(makeBegun("game.0000000e"));
  keeper.receive(makeWhole("2"));
  const { games, findRows } = list();
  assert.deepEqual([findRows().length, full], [2, 0]);
  assert.equal(games.root.querySelector(".vc-about").textContent, "games-unkept");
  for (const name of listNames()) forgetGame(name);
});

test("games that look alike are told apart by the second", () => {
  const at = new Date().setHours(0, 0, 10, 0);
  for (const [number, then] of [at, at + 7_000].entries()) keep(`game.0000000${number}`, then);
  const { findRows } = list();
  const named = findRows().map((row) => row.querySelector("button").getAttribute("aria-label"));
  assert.equal(new Set(named).size, 2);
  assert.match(named[0], /^game-delete: The orchard \(2011\), Anna, Bert, Round 2, today .*:17/);
});

test("a page hears of each deletion and of its undoing", () => {
  keep("game.00000001", 1);
  const heard = [];
  const { press } = list({ noteChange: () => heard.push(listNames().length) });
  press("game-delete");
  press("undo");
  assert.deepEqual(heard, [0, 1]);
});

test("a list that is read again has forgotten what was deleted", () => {
  keep("game.00000001", 1);
  const { games, findRows, press } = list();
  press("game-delete");
  games.read();
  assert.ok(games.root.hidden);
  keep("game.00000001", 2);
  games.read();
  assert.ok(findRows()[0].querySelector("a"), "it can be gone on with");
});

/** Let it be a moment in Berlin until the test is over. */
function holdClock(t, moment) {
  const [RealDate, zone] = [Date, process.env.TZ];
  process.env.TZ = "Europe/Berlin";
  t.after(() => {
    globalThis.Date = RealDate;
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  const now = Date.parse(moment);
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length ? given : [now]));
    }
    static now = () => now;
  };
}

/** List what is said of the times of games that were played last at these moments, the last one first. */
function listTimes(...moments) {
  for (const [number, at] of moments.entries()) keep(`game.0000000${number}`, Date.parse(at));
  return listLabels(list().games.root.querySelectorAll("small span")).map((said) =>
    said.replace("\u202f", " "),
  );
}

for (const [now, at, said] of [
  ["2026-03-10T00:00:00", "2026-03-10T00:00:00", "today 12:00 AM"],
  ["2026-03-10T23:59:59", "2026-03-10T00:00:00", "today 12:00 AM"],
  ["2026-03-10T00:00:00", "2026-03-10T23:59:59", "today 11:59 PM"],
  ["2026-03-10T00:00:00", "2026-03-09T23:59:59", "yesterday 11:59 PM"],
  ["2026-03-10T00:00:00", "2026-03-09T00:00:00", "yesterday 12:00 AM"],
  ["2026-03-10T23:59:59", "2026-03-09T00:00:00", "yesterday 12:00 AM"],
  ["2026-03-10T00:00:00", "2026-03-08T23:59:59", "Mar 8, 2026"],
  ["2026-03-10T23:59:59", "2026-03-08T23:59:59", "Mar 8, 2026"],
  ["2026-01-01T00:00:00", "2025-12-31T23:59:59", "yesterday 11:59 PM"],
  ["2026-01-01T23:59:59", "2025-12-30T23:59:59", "Dec 30, 2025"],
  ["2026-03-10T23:59:59", "2026-03-11T00:00:00", "tomorrow 12:00 AM"],
  ["2026-03-30T23:59:59", "2026-03-29T00:00:00", "yesterday 12:00 AM"], // a day of 23 hours
  ["2026-03-30T00:00:00", "2026-03-28T23:59:59", "Mar 28, 2026"],
  ["2026-10-26T23:59:59", "2026-10-25T00:00:00", "yesterday 12:00 AM"], // a day of 25 hours
  ["2026-10-26T00:00:00", "2026-10-24T23:59:59", "Oct 24, 2026"],
])
  test(`on ${now} a game of ${at} is said to be of ${said}`, (t) => {
    holdClock(t, now);
    assert.deepEqual(listTimes(at), [said]);
  });

for (const [day, said] of [
  ["10", "today 8:00:0"],
  ["09", "yesterday 8:00:0"],
  ["08", "Mar 8, 2026, 8:00:0"],
])
  test(`games that look alike have their seconds: ${said}`, (t) => {
    holdClock(t, "2026-03-10T23:59:59");
    const told = listTimes(`2026-03-${day}T08:00:01`, `2026-03-${day}T08:00:02`);
    assert.deepEqual(told, [`${said}2 AM`, `${said}1 AM`]);
  });

test("a description counts for the game as it was described", () => {
  keep("game.00000001", 1);
  const { games, sent, findRows } = list();
  games.receive({ begun: makeBegun("game.00000009"), progress: "Round 8" });
  games.receive({ begun: makeBegun("game.00000001"), progress: "Round 9" });
  const readProgress = () => findRows()[0].querySelector(".vc-kept-progress").textContent;
  assert.equal(readProgress(), "Round 9");
  keep("game.00000001", 2, {}, `${HEAD}\n1\n2\n`);
  games.read();
  assert.deepEqual([readProgress(), sent.length], ["Round 2", 2]);
});

test("games are described again in another language, also the one that was being described", () => {
  for (const at of [1, 2]) keep(`game.0000000${at}`, at);
  const spoken = makeWording({});
  const { games, sent } = list({}, spoken);
  const tellNext = () => games.receive({ begun: makeBegun(sent.at(-1).game), progress: "Round 3" });
  tellNext();
  exchange(spoken, { undo: "Zurück" });
  tellNext();
  tellNext();
  const [first, second] = ["game.00000002", "game.00000001"];
  assert.deepEqual(
    sent.map(({ game }) => game),
    [first, second, first, second],
  );
});

test("the button for all games is there only while some are not listed", () => {
  for (const at of [1, 2, 3, 4]) keep(`game.0000000${at}`, at);
  const { games, press } = list();
  const findAll = () => listLabels(games.root.querySelectorAll("button")).includes("games-all");
  assert.equal(findAll(), false);
  keep("game.00000005", 5);
  games.read();
  assert.equal(findAll(), true);
  press("games-all");
  assert.equal(findAll(), false);
});
