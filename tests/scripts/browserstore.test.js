import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { denyStorage } from "./page.js";
import {
  listKeys,
  mayKeep,
  read,
  readText,
  remove,
  watchWrites,
  write,
  writeText,
} from "../../village_widgets/components/browserstore.js";

const kept = localStorage;

beforeEach(() => kept.clear());

test("a value comes back as it was kept, and is gone when it is removed", () => {
  assert.ok(write("a.1", { names: ["Anna"] }));
  assert.deepEqual(read("a.1"), { names: ["Anna"] });
  remove("a.1");
  assert.equal(read("a.1"), null);
  assert.equal(kept.length, 0);
});

test("a text that is not JSON is no value, and stays", () => {
  writeText("a.2", "{broken");
  assert.equal(read("a.2"), null);
  assert.equal(readText("a.2"), "{broken");
});

test("if the browser keeps nothing, values live as long as the page, and the caller learns that", (t) => {
  denyStorage(t);
  assert.equal(writeText("b.1", "text"), false);
  assert.equal(readText("b.1"), "text");
  assert.deepEqual(listKeys("b."), ["b.1"]);
  remove("b.1");
  assert.deepEqual(listKeys("b."), []);
});

test("once the browser keeps something again, its value counts", (t) => {
  denyStorage(t);
  writeText("c.1", "with the page");
  Object.defineProperty(globalThis, "localStorage", { value: kept, configurable: true });
  assert.ok(writeText("c.1", "kept"));
  kept.setItem("c.1", "by another tab");
  assert.equal(readText("c.1"), "by another tab");
});

test("keys are found by their beginning", () => {
  for (const key of ["d.1", "d.2", "e.1"]) writeText(key, "x");
  assert.deepEqual(listKeys("d.").sort(), ["d.1", "d.2"]);
});

test("copies of the pages in two folders of a host keep apart", async (t) => {
  kept.setItem("village-companion.reader", "older");
  kept.setItem("somebody.else", "theirs");
  const importUnder = async (path) => {
    document.body.dataset.base = path;
    t.after(() => delete document.body.dataset.base);
    return import(`../../village_widgets/components/browserstore.js?${path}`);
  };
  const one = await importUnder("/one/");
  const two = await importUnder("/two/");
  assert.deepEqual(
    [one, two].map((pages) => pages.readText("village-companion.reader")),
    ["older", "older"],
  );
  one.writeText("village-companion.reader", "1");
  two.remove("village-companion.reader");
  assert.deepEqual(
    [one, two].map((pages) => pages.readText("village-companion.reader")),
    ["1", ""],
  );
  assert.deepEqual(one.listKeys("village-companion.r"), ["village-companion.reader"]);
  assert.deepEqual(two.listKeys("village-companion.r"), []);
  const again = await import("../../village_widgets/components/browserstore.js?again");
  assert.equal(again.readText("village-companion.reader"), "", "what was removed does not come back");
  assert.deepEqual(
    listKeys("village-companion."),
    ["village-companion.reader"],
    "the whole host has its own",
  );
});

test("watchers hear of each key that is kept or removed, until they end that", (t) => {
  const heard = [];
  const end = watchWrites((key) => heard.push(key));
  writeText("f.1", "x");
  remove("f.1");
  denyStorage(t);
  writeText("f.2", "lost");
  Object.defineProperty(globalThis, "localStorage", { value: kept, configurable: true });
  writeText("f.2", "");
  end();
  writeText("f.3", "x");
  assert.deepEqual(heard, ["f.1", "f.1", "f.2"]);
});

test("a browser that forbids storage is known", (t) => {
  assert.equal(mayKeep(), true);
  denyStorage(t);
  assert.equal(mayKeep(), false);
});

test("the folder of the pages is that which a notebook's server tells, or none for a file", async (t) => {
  const config = document.createElement("script");
  config.id = "jupyter-config-data";
  config.type = "application/json";
  config.textContent = '{"baseUrl":"/user/anna/"}';
  document.body.append(config);
  const before = Object.getOwnPropertyDescriptor(globalThis, "location");
  t.after(() => {
    config.remove();
    Object.defineProperty(globalThis, "location", before);
  });
  const importIn = async (name) =>
    (await import(`../../village_widgets/components/browserstore.js?${name}`)).OF_THIS_FOLDER;
  assert.equal(await importIn("server"), "@/user/anna/");
  Object.defineProperty(globalThis, "location", {
    value: { origin: "null", href: "file:///home/anna/a.html" },
    configurable: true,
  });
  assert.equal(await importIn("file"), "");
});

test("what these pages have kept in their folder is not replaced by what older pages kept", async (t) => {
  kept.setItem("village-companion.reader", "older");
  kept.setItem("village-companion.reader@/three/", "newer");
  kept.setItem("village-companion.copy@/other/", "elsewhere");
  document.body.dataset.base = "/three/";
  t.after(() => delete document.body.dataset.base);
  const pages = await import("../../village_widgets/components/browserstore.js?three");
  assert.deepEqual(
    [pages.readText("village-companion.reader"), kept.getItem("village-companion.reader")],
    ["newer", "older"],
  );
  assert.deepEqual(pages.listKeys("village-companion.c"), []);
  kept.removeItem("village-companion.reader@/three/");
  const again = await import("../../village_widgets/components/browserstore.js?three-again");
  assert.equal(again.readText("village-companion.reader"), "", "texts are taken over once");
});
