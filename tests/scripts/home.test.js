import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { listLabels, settle, show, words, packMessage } from "./page.js";
import home from "../../village_widgets/components/home.js";
import { rememberWay } from "../../village_widgets/components/ways.js";

const makePlace = (chapter, done, more = {}) => ({
  chapter,
  number: "abc".indexOf(chapter) + 1,
  title: chapter.toUpperCase(),
  called: `${"abc".indexOf(chapter) + 1} · ${chapter.toUpperCase()}`,
  about: `All about ${chapter}.`,
  done,
  steps: 2,
  note: `${done} of 2`,
  spot: [10, 20],
  advanced: false,
  ...more,
});
const HOME = {
  game: "orchard",
  onward: ["b", "second", "Go on with B", "Orchard: B"],
  done: "3 of 6",
  places: [makePlace("a", 2), makePlace("b", 1), makePlace("c", 0, { advanced: true, spot: [] })],
  picture: ["0 0 9 9", "<path></path>"],
  again: [["a", "first", "Prices"]],
};
const WAY = ["Go on with B Orchard: B", "b.ipynb#second"];
let page;
let told;
let receive;
let sent;
let close;
const listLinks = (selector) =>
  [...page.querySelectorAll(selector)].map((link) => [
    link.textContent.trim().replace(/\s+/g, " "),
    link.getAttribute("href"),
  ]);

/** Open the page with a message that came with it, if there is one. */
function open(message) {
  told = message && packMessage(message);
  page = document.createElement("div");
  sent = [];
  show(page);
  const on = (_, hear) => {
    receive = hear;
  };
  const model = {
    get: (name) => (name === "_told" ? told : ""),
    send: (command) => sent.push(command),
    on,
    off(_, hear) {
      if (hear === receive) receive = undefined;
    },
  };
  close = home.render({ model, el: page });
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  open();
});
afterEach(() => close());

async function tell(homes) {
  receive({ words, homes }, []);
  await settle();
}

test("the home of a course shows the way on, the chapters and what to read again", async () => {
  await tell([HOME]);
  assert.deepEqual(listLinks(".vc-onward a"), [WAY]);
  assert.deepEqual(listLinks(".vc-contents a"), [
    ["1 · A", "a.ipynb"],
    ["2 · B", "b.ipynb"],
    ["3 · C", "c.ipynb"],
  ]);
  assert.equal(page.querySelectorAll(".vc-contents").length, 2, "advanced chapters stand apart");
  assert.equal(page.querySelector('[aria-current="step"]').textContent, "2 · B");
  assert.deepEqual(listLabels(page.querySelectorAll(".vc-contents small")), ["2 of 2 ✓", "1 of 2", "0 of 2"]);
  assert.deepEqual(listLabels(page.querySelectorAll(".vc-contents p")), [
    "All about a.",
    "All about b.",
    "All about c.",
  ]);
  assert.deepEqual(listLinks(".vc-again a"), [["Prices", "a.ipynb#first"]]);
});

test("the map shows its chapters: done ones are ticked, the next one leads to its step", async () => {
  await tell([HOME]);
  assert.deepEqual(listLinks(".vc-pin"), [
    ["✓ A", "a.ipynb"],
    ["2 B", "b.ipynb#second"],
  ]);
  const [done, next] = page.querySelectorAll(".vc-pin");
  assert.ok(done.matches(".vc-done:not(.vc-next)") && next.matches(".vc-next:not(.vc-done)"));
  assert.equal(done.getAttribute("style"), "left:10%;top:20%");
});

test("a chapter without steps is never ticked", async () => {
  await tell([{ ...HOME, places: [makePlace("a", 0, { steps: 0, note: "" })] }]);
  assert.deepEqual(listLabels(page.querySelectorAll(".vc-pin b, .vc-contents small")), ["1", ""]);
});

test("where no server is, links lead to files, also from the page that stands for its folder", async (t) => {
  document.documentElement.dataset.python = "worker.js";
  t.after(() => delete document.documentElement.dataset.python);
  await tell([HOME]);
  assert.deepEqual(listLinks(".vc-onward a"), [[WAY[0], "b.html#second"]]);
});

test("of several courses only the ways on are shown, each in its folder", async () => {
  await tell([
    { ...HOME, places: [], folder: "" },
    { ...HOME, places: [], folder: "pond/" },
  ]);
  assert.deepEqual(
    listLinks("a").map(([, href]) => href),
    ["b.ipynb#second", "pond/b.ipynb#second"],
  );
});

test("results stand on the map, in words too; a wreath if all was right", async () => {
  const places = [
    makePlace("a", 2, { score: ["3/4", "3 of 4 right", false] }),
    makePlace("b", 1, { score: ["4/4", "4 of 4 right", true] }),
  ];
  await tell([{ ...HOME, places }]);
  const [some, all] = page.querySelectorAll(".vc-pin");
  assert.equal(some.querySelector("i").textContent, "3/4");
  assert.equal(some.querySelector("i").ariaHidden, "true");
  assert.match(some.textContent, /A, 3 of 4 right/);
  assert.equal(all.querySelector("i"), null);
  assert.ok(all.querySelector("svg.vc-wreath path"));
  assert.deepEqual(listLabels(page.querySelectorAll(".vc-scored")), ["3 of 4 right", "4 of 4 right"]);
  assert.equal(page.querySelectorAll(".vc-next-light").length, 1);
});

test("what the reader did last is the first button: a course or a game", async () => {
  const homes = [
    { ...HOME, places: [] },
    { ...HOME, game: "pond", onward: ["c", "", "Begin with C", "Pond"], places: [], folder: "pond/" },
  ];
  const readFirst = () => [listLinks(".vc-main"), listLinks(".vc-ways a").length];
  await tell(homes);
  assert.deepEqual(readFirst(), [[WAY], 2]);
  rememberWay(["pond", ["c", "third", "Continue with C", "Pond"], true]);
  document.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(readFirst()[0], [["Begin with C Pond", "pond/c.ipynb"]]);
  localStorage.setItem("village-companion.game.00000001", '{"game":"pond"}\n1\n');
  const about = { at: Date.now() + 1000, title: "The pond (2011)", progress: "Round 3" };
  localStorage.setItem("village-companion.game.00000001.about", JSON.stringify(about));
  document.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(readFirst(), [
    [["continue-game The pond (2011)Round 3", "play.ipynb#game=game.00000001"]],
    3,
  ]);
  localStorage.setItem(
    "village-companion.game.00000001.about",
    JSON.stringify({ ...about, progress: "Runde 3" }),
  );
  document.dispatchEvent(new Event("village:described"));
  assert.match(readFirst()[0][0][0], /Runde 3$/, "the game was described again, in another language");
  rememberWay(["orchard", ["b", "third", "Continue with B", "Orchard"], false]);
  document.dispatchEvent(new Event("visibilitychange"));
  assert.match(readFirst()[0][0][0], /^continue-game/, "a course that was not begun comes behind a game");
});

test("a reader who comes back sees the way on before the process answers", async () => {
  const homes = [{ ...HOME, onward: ["a", "", "Begin with A", "Orchard"] }];
  const comeBack = async () => {
    close();
    open({ words, homes });
    while (!page.querySelector(".vc-onward")) await settle(); // the message is unpacked before it is drawn
    return [listLinks(".vc-onward a")[0], page.querySelector(".vc-onward > small").textContent];
  };
  assert.deepEqual(await comeBack(), [["Begin with A Orchard", "a.ipynb"], "3 of 6"]);
  localStorage.setItem("village-companion.progress", '{"places":{"b":"second"}}');
  rememberWay(["orchard", HOME.onward, true]);
  assert.deepEqual(await comeBack(), [WAY, "\u00a0"], "how much is done is not known yet");
  await tell([{ ...HOME, onward: ["b", "third", "Go on further", "Orchard: B"] }]);
  assert.deepEqual(listLinks(".vc-onward a"), [["Go on further Orchard: B", "b.ipynb#third"]]);
  assert.equal((await comeBack())[0][1], "b.ipynb#third", "another device had got further");
});

test("progress replaces only what has changed: a link under a finger stays", async () => {
  await tell([HOME]);
  const [link] = page.querySelectorAll(".vc-contents a");
  await tell([{ ...HOME, done: "4 of 6" }]);
  assert.equal(page.querySelector(".vc-onward > small").textContent, "4 of 6");
  assert.equal(page.querySelector(".vc-contents a"), link);
});

test("a reader who comes back with the browser's button is asked about again", () => {
  assert.equal(sent.length, 1);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  assert.deepEqual(
    sent.map((each) => each.do),
    ["hello", "hello"],
  );
  assert.ok(Object.keys(sent[0]).length > 1);
  assert.deepEqual(sent[1], sent[0], "with who reads");
});

test("a page that the browser loads anew asks once; one that was left neither asks nor listens", () => {
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  close();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  assert.deepEqual([sent.length, receive, page.childElementCount], [1, undefined, 0]);
});

test("a way on that is told again, or by the process, is not what the reader did last", async (t) => {
  const pond = { ...HOME, game: "pond", onward: ["c", "", "Begin with C", "Pond"], folder: "pond/" };
  const homes = [HOME, pond].map((each) => ({ ...each, places: [] }));
  const listFirst = async () => {
    await tell(homes);
    document.dispatchEvent(new Event("visibilitychange"));
    return listLinks(".vc-main")[0][1];
  };
  const now = t.mock.method(Date, "now", () => 1000);
  rememberWay(["orchard", HOME.onward, true]);
  now.mock.mockImplementation(() => 2000);
  rememberWay(["pond", pond.onward, true]);
  now.mock.mockImplementation(() => 3000);
  rememberWay(["orchard", HOME.onward, true]);
  assert.equal(await listFirst(), "pond/c.ipynb");
  assert.equal(await listFirst(), "pond/c.ipynb", "the process has told the ways meanwhile");
});

test("a game of which no time is known comes before courses that were not begun", async () => {
  localStorage.setItem("village-companion.game.00000001", '{"game":"orchard"}\n1\n');
  await tell([
    { ...HOME, places: [] },
    { ...HOME, game: "pond", places: [] },
  ]);
  assert.equal(listLinks(".vc-main")[0][1], "play.ipynb#game=game.00000001");
});

test("a message about something else leaves the home as it is", async () => {
  await tell([HOME]);
  const [link] = page.querySelectorAll(".vc-contents a");
  receive({ problem: "!" }, []);
  receive({ words }, []);
  await settle();
  assert.equal(page.querySelector(".vc-contents a"), link);
});

test("a home without advanced chapters or steps to read again has no heading for them", async () => {
  const readHeadings = () => listLabels(page.querySelectorAll("h2"));
  await tell([HOME]);
  assert.deepEqual(readHeadings(), ["lesson-advanced", "home-again"]);
  await tell([{ ...HOME, places: [makePlace("a", 2)], again: [] }]);
  assert.deepEqual(readHeadings(), []);
});

test("a page that was left follows neither the browser nor what is kept", async () => {
  await tell([{ ...HOME, places: [] }]);
  const root = page.firstElementChild;
  close();
  root.replaceChildren();
  for (const event of ["visibilitychange", "village:described"]) document.dispatchEvent(new Event(event));
  assert.equal(root.childElementCount, 0);
});
