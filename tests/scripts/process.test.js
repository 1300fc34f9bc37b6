import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { prepareConnections, findLastSocket, makeMessage, pass, Socket, timers } from "./hostpage.js";
import { settle } from "./page.js";
import { Process } from "../../village_widgets/host/process.js";

let status;
let lost;
let heard;
let knows;
let cacheMode;
const beginProcess = () =>
  new Process("/up/", {
    receive: ({ content }) => heard.push(content.said),
    isKnown: () => knows,
    checkConnection: () => {
      lost += 1;
    },
  });
const listSaid = (socket) => socket.sent.map(({ content }) => content.said);

prepareConnections();
beforeEach(() => {
  [status, lost, heard, knows, cacheMode] = [200, 0, [], true, ""];
  globalThis.fetch = async (_address, { cache }) => {
    cacheMode = cache;
    if (!status) throw new TypeError("no network");
    return { status, ok: status === 200 };
  };
});

test("messages sent before the process or its socket is ready arrive in order", () => {
  const process = beginProcess();
  process.send("t", { said: 1 });
  assert.deepEqual([Socket.all.length, process.begun], [0, false]);
  process.begin("k");
  process.begin("k");
  assert.equal(Socket.all.length, 1, "once");
  process.send("t", { said: 2 });
  const socket = findLastSocket();
  assert.match(socket.address, /^ws:\/\/localhost\/up\/api\/kernels\/k\/channels\?session_id=\w+&own=1$/);
  assert.equal(socket.protocol, "v1.kernel.websocket.jupyter.org");
  socket.open();
  process.send("t", { said: 3 });
  assert.deepEqual(listSaid(socket), [1, 2, 3]);
  socket.say(makeMessage("t", { said: "back" }));
  assert.deepEqual(heard, ["back"]);
});

/** Let the page lose its connection, and the server answer again. */
async function loseAndRegain(process) {
  process.begin("k");
  const socket = findLastSocket();
  socket.open();
  status = 0;
  socket.close();
  assert.equal(lost, 1);
  process.send("t", { said: 1 });
  pass(500);
  await settle();
  assert.equal(Socket.all.length, 1, "nobody answers");
  assert.deepEqual(
    timers.map(([, due]) => due),
    [1000],
    "later each time",
  );
  status = 200;
  pass(1000);
  await settle();
  assert.equal(
    findLastSocket().address,
    socket.address,
    "the same session: what was said meanwhile is kept for it",
  );
  findLastSocket().open();
  process.send("t", { said: 2 });
  const [question, ...more] = findLastSocket().sent;
  assert.deepEqual([question.header.msg_type, more], ["comm_info_request", []]);
  findLastSocket().say({
    ...makeMessage("comm_info_reply", { comms: {} }),
    parent_header: { msg_id: question.header.msg_id },
  });
}

test("a lost connection is restored; waiting messages are sent once the process knows the page", async () => {
  const process = beginProcess();
  await loseAndRegain(process);
  assert.deepEqual(listSaid(findLastSocket()).slice(1), [1, 2]);
  assert.equal(await process.look(), "reached");
});

test("a process that has forgotten the page receives nothing more", async () => {
  knows = false;
  const process = beginProcess();
  await loseAndRegain(process);
  assert.equal(await process.look(), "gone");
  assert.throws(() => process.send("t", {}));
  assert.equal(findLastSocket().sent.length, 1);
});

test("a connection that breaks before the process has answered asks again, and nothing is lost", async () => {
  const process = beginProcess();
  process.begin("k");
  findLastSocket().open();
  for (const said of [1, 2]) {
    findLastSocket().close();
    process.send("t", { said });
    pass(500);
    await settle();
    findLastSocket().open();
  }
  const [question] = findLastSocket().sent;
  findLastSocket().say({
    ...makeMessage("comm_info_reply", { comms: {} }),
    parent_header: { msg_id: question.header.msg_id },
  });
  process.send("t", { said: 3 });
  assert.deepEqual(listSaid(findLastSocket()).slice(1), [1, 2, 3]);
});

test("a process that the server restarts or no longer has is gone", async () => {
  const process = beginProcess();
  process.begin("k");
  findLastSocket().open();
  findLastSocket().say(makeMessage("status", { execution_state: "busy" }));
  assert.deepEqual([await process.look(), cacheMode], ["reached", "no-store"]);
  status = 500;
  assert.equal(await process.look(), "unreached", "a server with a fault may have it still");
  status = 200;
  findLastSocket().say(makeMessage("status", { execution_state: "restarting" }));
  assert.equal(await process.look(), "gone");
  assert.ok(lost > 0);
  for (const execution_state of ["autorestarting", "dead"]) {
    const one = beginProcess();
    one.begin("k");
    findLastSocket().say(makeMessage("status", { execution_state }));
    assert.equal(await one.look(), "gone", execution_state);
  }
  const other = beginProcess();
  other.begin("k");
  status = 404;
  assert.equal(await other.look(), "gone");
});

test("a page whose process has ended while the connection was lost does not look for it again", async () => {
  beginProcess().begin("k");
  findLastSocket().open();
  status = 404;
  findLastSocket().close();
  pass(500);
  await settle();
  assert.deepEqual(timers, []);
});

test("only the answer to its own question tells a page whether the process knows it", async () => {
  const process = beginProcess();
  process.begin("k");
  findLastSocket().open();
  knows = false;
  const parent_header = { msg_id: "another's" };
  findLastSocket().say({ ...makeMessage("comm_info_reply", { comms: {}, said: "other" }), parent_header });
  assert.deepEqual([heard, await process.look()], [["other"], "reached"]);
});

test("a closing page says goodbye once, with its token, if it has a process", () => {
  const beacons = [];
  navigator.sendBeacon = (address, data) => beacons.push([address, data.get("_xsrf")]);
  const process = beginProcess();
  process.leave("t");
  process.begin("k");
  process.leave("t");
  process.leave("t");
  assert.deepEqual(beacons, [["/up/voila/api/shutdown/k", "t"]]);
});

// Models

test("a connection that breaks often is tried later each time, and soon once it was open", async () => {
  beginProcess().begin("k");
  const waits = [];
  const breakIt = async () => {
    findLastSocket().close();
    waits.push(timers.at(-1)[1]);
    pass(15_000);
    await settle();
  };
  for (let time = 0; time < 7; time += 1) await breakIt();
  assert.deepEqual(waits.splice(0), [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  assert.equal(lost, 7, "the page checks its connection each time");
  findLastSocket().open();
  await breakIt();
  assert.deepEqual(waits, [500]);
});

test("a process that is gone is not looked for again when its connection closes", async () => {
  const process = beginProcess();
  process.begin("k");
  status = 404;
  assert.equal(await process.look(), "gone");
  findLastSocket().onclose();
  assert.deepEqual([lost, timers], [0, []]);
});

test("a page has one process", () => {
  const process = beginProcess();
  process.begin("k");
  process.begin("other");
  assert.equal(Socket.all.length, 1);
});
