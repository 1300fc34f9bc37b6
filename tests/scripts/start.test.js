import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { settle, show, makeWording, packMessage } from "./page.js";
import { keepGame } from "../../village_widgets/components/keptgames.js";
import start from "../../village_widgets/components/start.js";

const NAME = "play.00000001";
const GAME = '{"game":"orchard","edition":"old"}\n';
let page;
let sent;
let heard;
let close;

/** Open the start page, with a message that came with it if there is one. */
async function open(message) {
  const told = message && packMessage(message);
  [page, sent, heard] = [document.createElement("div"), [], new Map()];
  show(page);
  const model = {
    get: (name) => (name === "_told" ? told : ""),
    send: (command) => sent.push(command),
    on: (event, hear) => heard.set(event, hear),
    off: (event) => heard.delete(event),
  };
  close = start.render({ model, el: page });
  await settle();
}

async function tell(message) {
  heard.get("msg:custom")(message, []);
  await settle();
}

const findGames = () => [...page.querySelectorAll(".vc-your-games li")];

beforeEach(() => {
  localStorage.clear();
  keepGame(NAME, GAME, "", { at: 1, title: "Orchard" });
});

test("a page without a message asks for its words, and then lists the reader's games", async () => {
  await open();
  assert.deepEqual([sent, findGames().length], [[{ do: "hello" }], 0]);
  await tell({ words: makeWording({}), titles: { orchard: "The orchard" } });
  assert.equal(findGames().length, 1);
  assert.match(findGames()[0].textContent, /Orchard/);
  close();
  assert.deepEqual([page.childElementCount, heard.has("msg:custom")], [0, false]);
});

test("a page whose message came with it asks for nothing", async () => {
  await open({ words: {}, titles: {} });
  assert.deepEqual(
    sent.filter((command) => command.do === "hello"),
    [],
  );
  close();
});

test("a described game is shown so, also on the way back to it", async () => {
  let told = 0;
  const hear = () => {
    told += 1;
  };
  document.addEventListener("village:described", hear);
  await open();
  await tell({ words: makeWording({}), titles: { orchard: "The orchard" } });
  await tell({
    described: {
      begun: { name: NAME, title: "Anna's game" },
      progress: "Round 3",
      text: GAME,
      facts: [],
      players: [],
    },
  });
  document.removeEventListener("village:described", hear);
  assert.equal(told, 1);
  assert.match(findGames()[0].textContent, /Anna's game/);
  close();
});

test("readers who come back from a game see what they have played meanwhile", async (t) => {
  await open();
  await tell({ words: makeWording({}), titles: { orchard: "The orchard" } });
  keepGame("play.00000002", GAME, "", { at: 2, title: "Second" });
  t.mock.getter(document, "visibilityState", () => "hidden");
  dispatchEvent(new Event("visibilitychange"));
  assert.equal(findGames().length, 1, "a hidden page waits");
  t.mock.getter(document, "visibilityState", () => "visible");
  dispatchEvent(new Event("pageshow"));
  await settle();
  assert.equal(findGames().length, 2);
  const listed = page.querySelector(".vc-your-games");
  close();
  keepGame("play.00000003", GAME, "", { at: 3, title: "Third" });
  dispatchEvent(new Event("pageshow"));
  assert.deepEqual([page.childElementCount, listed.querySelectorAll("li").length], [0, 2]);
});

test("in another language a game has its title there, and the page goes on with its list", async (t) => {
  t.mock.getter(document, "visibilityState", () => "visible");
  keepGame("play.00000002", GAME, "", { at: Date.now() });
  await open();
  await tell({ words: makeWording({ "your-games": "Your games" }), titles: { orchard: "The orchard" } });
  assert.match(findGames()[0].textContent, /The orchard/);
  const list = page.querySelector(".vc-your-games");
  await tell({ words: { "your-games": "Deine Spiele" }, titles: { orchard: "Der Obstgarten" } });
  assert.match(findGames()[0].textContent, /Der Obstgarten/);
  assert.equal(page.querySelector(".vc-your-games"), list);
  close();
  keepGame("play.00000003", GAME, "", { at: Date.now() });
  dispatchEvent(new Event("visibilitychange"));
  assert.equal(list.querySelectorAll("li").length, 2, "a closed page reads nothing");
});
