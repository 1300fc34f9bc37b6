// Browsers may forbid site data: then each access to it throws. So each kind of storage is accessed in one
// place, which is guarded.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import "./page.js";
import {
  forgetTable,
  keepSeat,
  listKnownTables,
  readSeat,
  sitAt,
} from "../../village_widgets/companion/storage.js";

const FOLDER = new URL("../../village_widgets/", import.meta.url);
const STATIC = "voila/data/voila/templates/village/static";
const TOUCHED = {
  localStorage: ["components/browserstore.js", `${STATIC}/leading.js`],
  sessionStorage: [],
  indexedDB: ["anywhere/records.js"],
  caches: ["anywhere/interpreter.js", "anywhere/keeper.js"], // keeper.js runs only where it may
  serviceWorker: ["anywhere/installing.js"],
  "navigator.locks": ["anywhere/life.js", "anywhere/picturing.js"], // the second once the site is kept
  "document.cookie": ["host/cookies.js"],
};
let imported = 0;

/** Let everything that keeps site data throw until the test is over. */
function forbid(t) {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  const reject = async () => refuse();
  const kept = Object.getOwnPropertyDescriptors(globalThis);
  t.after(() => {
    for (const name of ["localStorage", "indexedDB", "caches", "navigator", "BroadcastChannel"]) {
      if (kept[name]) Object.defineProperty(globalThis, name, kept[name]);
      else Reflect.deleteProperty(globalThis, name);
    }
  });
  for (const name of ["localStorage", "indexedDB", "caches"])
    Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
  Object.defineProperty(globalThis, "navigator", {
    value: { locks: { request: reject }, serviceWorker: { register: reject } },
    configurable: true,
  });
  Object.defineProperty(globalThis, "BroadcastChannel", { value: class {}, configurable: true });
  t.mock.method(console, "info", () => {});
  return (path) => import(`../../village_widgets/${path}?${imported++}`);
}

test("each kind of store is touched in its one place", () => {
  const scripts = readdirSync(FOLDER, { recursive: true })
    .map(String)
    .filter((name) => /\.m?js$/.test(name) && !name.startsWith("vendor"));
  const code = new Map(
    scripts.map((name) => [
      name,
      readFileSync(new URL(name, FOLDER), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""),
    ]),
  );
  for (const [store, places] of Object.entries(TOUCHED)) {
    const word = new RegExp(`\\b${store.replace(".", "\\.")}\\b`);
    const found = scripts.filter((name) => word.test(code.get(name) ?? ""));
    assert.deepEqual(found.sort(), places, store);
  }
});

test("records live as long as their page where no database is allowed, which is reported", async (t) => {
  const { Records } = await forbid(t)("anywhere/records.js");
  const records = new Records(() => {});
  assert.deepEqual(await records.read(), []);
  assert.equal(records.keeps, false);
  records.add("table:1", "text");
  await records.write();
  assert.equal(records.waiting, false);
});

test("a worker without locks is not taken for dead, and a site without a keeper opens", async (t) => {
  const load = forbid(t);
  const { holdLife } = await load("anywhere/life.js");
  let lives = false;
  holdLife("life", () => {
    lives = true;
  });
  const { install } = await load("anywhere/installing.js");
  await install("/");
  assert.equal(lives, false);
});

test("a page tells its player that nothing is kept", async (t) => {
  const load = forbid(t);
  document.body.innerHTML = '<p id="unkept" hidden></p>';
  const { offerKept } = await load("host/kept.js");
  assert.equal(document.getElementById("unkept").hidden, true);
  offerKept();
  assert.equal(document.getElementById("unkept").hidden, false);
});

test("nothing that has the code of a forgotten table stays, and nothing of another table goes", () => {
  const source = readFileSync(new URL("companion/storage.js", FOLDER), "utf8");
  const keys = [...source.matchAll(/const TABLE_\w+ = "(.*)";/g)].map(([, key]) => key);
  assert.ok(keys.length >= 7);
  const outbox = "village-companion.outbox."; // has a key for each input
  localStorage.clear();
  const codes = ["KX4P7M2Q9R", "ABCDE23456"];
  for (const code of codes) {
    for (const key of keys) localStorage.setItem(key === outbox ? `${key}${code}.01` : key + code, "{}");
    localStorage.setItem(`village-companion.table.${code}.before`, "{}");
  }
  localStorage.setItem(
    "village-companion.tables",
    JSON.stringify(codes.map((code) => ({ code, names: [] }))),
  );
  const [forgotten, other] = codes.map(
    (code) => () => Object.keys({ ...localStorage }).filter((key) => key.includes(code)).length,
  );
  const before = other();
  forgetTable(codes[0]);
  assert.deepEqual([forgotten(), other()], [0, before]);
  assert.deepEqual(
    listKnownTables().map(({ code }) => code),
    [codes[1]],
  );
});

test("a seat goes along to the next table, unless the player has one there", () => {
  localStorage.clear();
  keepSeat("KX4P7M2Q9R", "ABCDE23456");
  const seats = [readSeat("ABCDE23456")];
  for (const seat of [1, 2]) {
    sitAt("KX4P7M2Q9R", seat);
    keepSeat("KX4P7M2Q9R", "ABCDE23456");
    seats.push(readSeat("ABCDE23456"));
  }
  assert.deepEqual(seats, [null, 1, 1]);
});
