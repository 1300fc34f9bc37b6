import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareConnections, findLastSocket, pass, Socket, timers } from "./hostpage.js";
import { Door } from "../../village_widgets/host/door.js";

prepareConnections();

/** Let a page knock at the door; return what it is `told`, and the server's function `tell`. */
function knock() {
  const told = [];
  const note =
    (what) =>
    (...more) =>
      told.push([what, ...more]);
  new Door(
    "/up/voila/door/stone_age/a%20b.ipynb?stills=m1",
    "",
    Object.fromEntries(["showPlace", "enterProcess", "showCell", "stop"].map((what) => [what, note(what)])),
  );
  return { told, tell: (message) => findLastSocket().onmessage({ data: JSON.stringify(message) }) };
}

test("a page receives its place, its process and its cells, and then the door may close", () => {
  const { told, tell } = knock();
  assert.equal(findLastSocket().address, "ws://localhost/up/voila/door/stone_age/a%20b.ipynb?stills=m1");
  tell({ is: "queue-place", text: "You are next." });
  tell({ is: "process-ready", kernel: "k" });
  tell({ is: "cell-output", cell: 1, html: "<p>" });
  tell({ is: "cell-output", cell: 2, html: "", ids: ["a"] });
  tell({ is: "output-end" });
  findLastSocket().close();
  assert.deepEqual(told, [
    ["showPlace", "You are next."],
    ["enterProcess", "k"],
    ["showCell", 1, "<p>", []],
    ["showCell", 2, "", ["a"]],
  ]);
  assert.equal(Socket.all.length, 1);
});

test("a page that waits tells its door which language was chosen, and comes back in it", (t) => {
  t.after(() => (document.documentElement.lang = "en"));
  const { tell } = knock();
  const sent = [];
  const [waiting, choose] = [
    findLastSocket(),
    (language) => {
      document.documentElement.lang = language;
      dispatchEvent(new CustomEvent("village:language", { detail: { language } }));
    },
  ];
  waiting.send = (text) => sent.push(text);
  waiting.readyState = 1;
  choose("ko");
  waiting.close();
  pass(60_000);
  assert.equal(new URL(findLastSocket().address).searchParams.get("lang"), "ko");
  findLastSocket().send = (text) => sent.push(text);
  findLastSocket().readyState = 1;
  tell({ is: "process-ready", kernel: "k" });
  choose("de");
  assert.deepEqual(sent, ["ko"]);
});

/** Open a connection before the page's script has come, with the messages that came over it. */
function openEarly(...heard) {
  const socket = new Socket("early");
  globalThis[Symbol.for("village-companion.door")] = {
    socket,
    heard: heard.map((message) => JSON.stringify(message)),
  };
  return socket;
}

test("the page takes over the door that its first lines opened, once, in any state", () => {
  const socket = openEarly({ is: "process-ready", kernel: "k" });
  const { told, tell } = knock();
  tell({ is: "output-end" });
  socket.close();
  assert.deepEqual([told, Socket.all.length], [[["enterProcess", "k"]], 1]);
  openEarly({ is: "queue-place", text: "You are next." }).readyState = 3;
  const lost = knock();
  pass(500);
  assert.deepEqual([lost.told, Socket.all.length], [[["showPlace", "You are next."]], 3]);
});

test("a page that loses the connection while waiting tries again, later each time", () => {
  const { told, tell } = knock();
  for (const [time, count] of [
    [500, 2],
    [1000, 3],
  ]) {
    findLastSocket().close();
    assert.equal(Socket.all.length, count - 1);
    pass(time);
    assert.equal(Socket.all.length, count);
  }
  tell({ is: "process-ready", kernel: "k" });
  findLastSocket().close();
  assert.deepEqual([told, Socket.all.length, timers], [[["enterProcess", "k"], ["stop"]], 3, []]);
});
