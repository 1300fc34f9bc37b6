// The process of a page without a server, and its door: Python is a worker here, which a test plays.
import assert from "node:assert/strict";
import { after, before, beforeEach, mock, test } from "node:test";
import { settle } from "./page.js";

const BEGUN = Symbol.for("village-companion.python");
const QUIET = 4000; // milliseconds
let Process;
let Door;
let told; // what the page was told
let posted; // messages to the worker
let worker;
let fail; // lets the worker fail to start
let locks; // the functions that wait for a worker's lock
let workers; // the workers that were begun besides
let process;
let loaded = 0;

before(() => {
  globalThis.Worker = class {
    constructor(address, { name }) {
      workers.push([address, name]);
    }
  };
  Object.defineProperty(globalThis, "navigator", {
    value: {
      locks: {
        request: async (name, died) => locks.set(name, died),
      },
      serviceWorker: {
        register: async () => null,
        ready: Promise.resolve({}),
      },
    },
    configurable: true,
  });
});

beforeEach(async () => {
  [told, posted, workers, locks] = [[], [], [], new Map()];
  const failed = new Promise((resolve) => {
    fail = resolve;
  });
  worker = {
    postMessage: (message) => posted.push(message),
    terminate: () => told.push("terminated"),
  };
  globalThis[BEGUN] = { worker, failed };
  document.body.innerHTML = "";
  for (const kind of ["error", "info"]) mock.method(console, kind, () => {});
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  ({ Process } = await import(`../../village_widgets/anywhere/process.js?${loaded++}`));
  ({ Door } = await import("../../village_widgets/anywhere/door.js"));
  process = new Process("../", {
    receive: (message) => told.push(message),
    checkConnection: () => told.push("lost"),
    tellUnkept: () => told.push("unkept"),
    openWidget: (place, root) => told.push(["widget", root, place.isConnected]),
  });
});

after(() => {
  mock.timers.reset();
  Reflect.deleteProperty(globalThis, BEGUN);
});

const say = (data) => worker.onmessage({ data });
const hear = (content, buffers = []) =>
  say({ heard: JSON.stringify({ header: { msg_type: "comm_msg" }, content }), buffers });

test("a page enters at once: its cells came with it", async () => {
  const entered = [];
  new Door("", "play", { enterProcess: (kernel) => entered.push(kernel) });
  await settle();
  assert.deepEqual(entered, ["play"]);
});

test("a page has the address of its site, as a page of a server has", (t) => {
  t.after(() => delete document.body.dataset.base);
  new Process("up/", {});
  assert.equal(document.body.dataset.base, "/up/");
});

test("messages wait in order until Python has started, and widgets that had to wait are opened then", () => {
  document.body.innerHTML = '<script type="application/vnd.village.waiting">m1</script>';
  process.begin("play");
  process.begin("play");
  process.send("comm_msg", { data: 1 });
  dispatchEvent(new Event("village:language"));
  assert.equal(posted.length, 1, "it was told its notebook once, and nothing else");
  assert.deepEqual([posted[0].begin, typeof posted[0].life], ["play", "string"]);
  say({ ready: true, pictured: true, keeps: true });
  assert.deepEqual(posted.slice(1), [{ said: '{"data":1}' }, { speak: "en" }]);
  assert.deepEqual(told, [["widget", "m1", true]]);
  process.send("comm_msg", { data: 2 });
  assert.deepEqual(posted.at(-1), { said: '{"data":2}' });
});

test("a page learns that the browser keeps nothing", () => {
  process.begin("play");
  say({ ready: true, pictured: true, keeps: false });
  assert.deepEqual(told, ["unkept"]);
});

test("a message of Python has its buffers, and its scripts lie in the site's folder", () => {
  process.begin("play");
  hear({ data: { state: { script: "voila/a.js" } } }, [Uint8Array.from([0, 1, 2, 3]).subarray(1, 3)]);
  const [{ channel, content, buffers }] = told;
  assert.deepEqual([channel, buffers[0].byteLength, buffers[0].getUint8(1)], ["iopub", 2, 2]);
  assert.equal(content.data.state.script, new URL("../voila/a.js", location.href).href);
  hear({ data: {} });
  assert.deepEqual(told[1].content, { data: {} });
});

for (const [why, end] of Object.entries({
  "can't start": () => fail(),
  "has failed": () => say({ failed: "no memory" }),
  "has ended": () => {
    say({ lives: true });
    [...locks.values()][0]();
  },
}))
  test(`a page learns once that Python ${why}, and can send nothing more`, async () => {
    process.begin("play");
    assert.equal(await process.look(), "reached");
    for (const tell of [end, () => say({ failed: "again" })]) {
      tell();
      await settle();
      assert.deepEqual([told, await process.look()], [["terminated", "lost"], "gone"]);
    }
    assert.throws(() => process.send("comm_msg", {}), /load the page again/);
  });

test("a page that closes ends its Python, and shows no loss", async () => {
  process.begin("play");
  process.leave();
  say({ failed: "late" });
  await settle();
  assert.deepEqual(told, ["terminated"]);
});

test("a snapshot for later visits is made once, when the page has been quiet for a while", async () => {
  process.begin("play");
  say({ ready: true, pictured: false, keeps: true });
  mock.timers.tick(QUIET - 1);
  process.send("comm_msg", {});
  mock.timers.tick(QUIET - 1);
  await settle();
  assert.deepEqual(workers, []);
  mock.timers.tick(1);
  await settle();
  process.send("comm_msg", {});
  mock.timers.tick(QUIET);
  await settle();
  assert.deepEqual(workers, [[new URL("../picturing.js", location.href).href, "en"]]);
});

test("no snapshot is made where there is one", async () => {
  process.begin("play");
  say({ ready: true, pictured: true, keeps: true });
  mock.timers.tick(QUIET);
  await settle();
  assert.deepEqual(workers, []);
});

test("a page that closes before it was quiet for long makes no snapshot", async () => {
  process.begin("play");
  say({ ready: true, pictured: false, keeps: true });
  process.leave();
  mock.timers.tick(QUIET);
  await settle();
  assert.deepEqual(workers, []);
});
