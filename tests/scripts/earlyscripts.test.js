// The scripts that stand in each page itself, before its own script has come.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { show } from "./page.js";

const STATIC = new URL("../../village_widgets/voila/data/voila/templates/village/static/", import.meta.url);
const ADDRESSES = { en: "index.html", ko: "ko/index.html", "zh-Hant": "zh-Hant/index.html" };
let went; // what became of the page

/** Run a script as a page does that lies at an address, in a browser with these languages. */
function run(name, address, languages, root, storage = localStorage) {
  const location = Object.assign(new URL(address), {
    replace: (to) => went.push(to.href),
    reload: () => went.push("reload"),
  });
  const more = {
    location,
    localStorage: storage,
    navigator: { languages },
    stop: () => went.push("stop"),
    document: { documentElement: root },
  };
  new Function(...Object.keys(more), readFileSync(new URL(name, STATIC), "utf8"))(...Object.values(more));
}

/** Open a page of the site in a language; return whether it stays hidden. */
function lead(lang, address, languages, storage) {
  const root = document.createElement("html");
  root.lang = lang;
  Object.assign(root.dataset, { addresses: JSON.stringify(ADDRESSES), python: "../worker.js" });
  run("leading.js", address, languages, root, storage);
  return root.hidden;
}

beforeEach(() => {
  localStorage.clear();
  went = [];
});

test("a page in the browser's language stays", () => {
  assert.equal(lead("en", "http://localhost/up/index.html", ["en-GB"]), false);
  assert.deepEqual(went, []);
});

test("a page leads to the first of the browser's languages that the site has", () => {
  assert.equal(lead("en", "http://localhost/up/index.html?a=1#b", ["fr", "KO-kr", "en"]), true);
  assert.deepEqual(went, ["stop", "http://localhost/up/ko/index.html?a=1#b"]);
  lead("en", "http://localhost/up/index.html", ["zh-TW"]);
  assert.equal(went.at(-1), "http://localhost/up/zh-Hant/index.html");
});

test("a language in the address counts most, and is kept for later pages of the same folder", () => {
  lead("en", "http://localhost/up/page.html?lang=ko", ["en"]);
  assert.equal(went.at(-1), "http://localhost/up/ko/index.html?lang=ko");
  assert.deepEqual({ ...localStorage }, { "village-language": "ko" });
  lead("en", "http://localhost/up/page.html", ["en"]);
  assert.equal(went.at(-1), "http://localhost/up/ko/index.html");
});

test("without storage a page in a language stays: only its address tells the choice", () => {
  const storage = {
    getItem: () => {
      throw new DOMException("no", "SecurityError");
    },
  };
  assert.equal(lead("ko", "http://localhost/up/ko/index.html", ["en"], storage), false);
  assert.equal(lead("en", "http://localhost/up/index.html", ["ko"], storage), true);
});

/** Let a page open its connection, or start Python, as its first lines do. */
function begin(data) {
  const root = document.createElement("html");
  root.lang = "ko";
  Object.assign(root.dataset, data);
  run("early.js", "http://localhost/up/play.ipynb", [], root);
}

test("a served page connects at once, and keeps what it hears until its script has come", () => {
  let socket;
  globalThis.WebSocket = class {
    constructor(address) {
      socket = Object.assign(this, { address });
    }
  };
  begin({ door: "voila/door/play.ipynb" });
  assert.equal(socket.address, "ws://localhost/up/voila/door/play.ipynb");
  socket.onmessage({ data: "one" });
  const kept = globalThis[Symbol.for("village-companion.door")];
  assert.deepEqual([kept.socket, kept.heard], [socket, ["one"]]);
});

test("a page without a server starts Python in its language, and learns if that fails", async () => {
  let worker;
  globalThis.Worker = class {
    constructor(...asked) {
      worker = Object.assign(this, { asked });
    }
  };
  begin({ python: "worker.js" });
  assert.deepEqual(worker.asked, ["worker.js", { type: "module", name: "ko" }]);
  const kept = globalThis[Symbol.for("village-companion.python")];
  worker.onerror("why");
  assert.deepEqual([kept.worker, await kept.failed], [worker, "why"]);
});

test("a button that loads the page again works before the page's script has come", () => {
  const button = Object.assign(document.createElement("button"), { innerHTML: "<b>Again</b>" });
  show(button);
  begin({});
  button.querySelector("b").dispatchEvent(new Event("click", { bubbles: true }));
  assert.deepEqual(went, [], "it is another button");
  button.dataset.again = "";
  button.querySelector("b").dispatchEvent(new Event("click", { bubbles: true }));
  assert.ok(went.includes("reload"));
});
