import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { settle } from "./page.js";

const HERE = "http://localhost/up/";
const SITE = {
  build: "b2",
  files: ["program.gz", "page.js"],
  languages: { en: ["index.html", "play.html"], ko: ["ko/index.html", "ko/play.html"] },
};
const SOURCE = readFileSync(new URL("../../village_widgets/anywhere/keeper.js", import.meta.url), "utf8");

/** The files of each cache, by its name. @type {Map<string, Map<string, string>>} */
let stored;
let heard; // the functions of the keeper, by their events
let open; // the addresses of the open pages
let online; // the answer of the network to an address; null while there is none
let matched; // how the keeper asked for pages
let did; // what the keeper asked the browser to do

const stripQuery = (address) => new URL(address, HERE).href.replace(/\?.*/, "");

/** Open a cache, as the browser does for the keeper. */
function openCache(name) {
  const files = stored.get(name) ?? new Map();
  stored.set(name, files);
  return {
    addAll: async (requests) => {
      if (online === null) throw new TypeError("no network");
      const asked = new Set(requests.map(({ url }) => url));
      if (asked.size < requests.length) throw new DOMException("twice", "InvalidStateError");
      for (const { url } of requests) files.set(stripQuery(url), `${name}: ${url}`);
    },
    match: async (asked, { ignoreSearch = false } = {}) => {
      const { href } = new URL(asked.url ?? asked, HERE);
      return files.get(ignoreSearch ? stripQuery(href) : href);
    },
  };
}

/** Begin a keeper of the site, in a folder of its host. */
function begin() {
  heard = new Map();
  const self = {
    addEventListener: (event, hear) => heard.set(event, hear),
    clients: {
      matchAll: async (which) => {
        matched.push(which);
        return open.map((url) => ({ url }));
      },
      claim: async () => did.push("claim"),
    },
    skipWaiting: async () => did.push("skip"),
  };
  const location = new URL("keeper.js", HERE);
  const caches = {
    open: async (name) => openCache(name),
    keys: async () => [...stored.keys()],
    delete: async (name) => stored.delete(name),
  };
  const Request = class {
    constructor(file, options) {
      this.url = new URL(file, HERE).href;
      assert.deepEqual(options, { cache: "no-cache" });
    }
  };
  const Response = { redirect: (address) => `to ${address.href}` };
  const fetch = async ({ url }) => {
    if (online === null) throw new TypeError("no network");
    return `fetched ${url}`;
  };
  const text = SOURCE.replace(/const SITE = .*/, `const SITE = ${JSON.stringify(SITE)};`);
  const given = { self, location, caches, Request, Response, fetch };
  new Function(...Object.keys(given), text)(...Object.values(given));
}

/** Let the browser tell the keeper of an event, and wait until it is done. */
async function tell(event, more = {}) {
  let done;
  const waitUntil = (asked) => {
    done = asked;
  };
  heard.get(event)({ waitUntil, ...more });
  await done;
  await settle();
}

/** Let a page ask for a file; return the answer, undefined if the keeper leaves it to the browser. */
async function ask(file, more = {}) {
  let answer;
  const request = { method: "GET", url: new URL(file, HERE).href, mode: "no-cors", ...more };
  heard.get("fetch")({
    request,
    respondWith: (given) => {
      answer = given;
    },
  });
  return answer;
}

const listKept = (name) => [...(stored.get(name)?.keys() ?? [])].map((address) => address.slice(HERE.length));
const OURS = "village-companion@/up/@b2";

beforeEach(() => {
  stored = new Map();
  [open, did, matched] = [[], [], []];
  online = "";
  begin();
});

test("a build is kept in the languages of the open pages, English without any", async () => {
  await tell("install");
  assert.deepEqual(listKept(OURS), ["program.gz", "page.js", "index.html", "play.html"]);
  stored.clear();
  open = [`${HERE}ko/play.html`, "http://localhost/other/index.html"];
  await tell("install");
  assert.deepEqual(listKept(OURS), ["program.gz", "page.js", "ko/index.html", "ko/play.html"]);
});

test("a newer build is kept in the languages that the older one has, which then goes", async () => {
  const older = "village-companion@/up/@b1";
  const foreign = ["village-companion@/elsewhere/@b1", "village-companion-0a", "village-pictures"];
  stored = new Map([
    [older, new Map([[`${HERE}ko/index.html`, "old"]])],
    ...foreign.map((name) => [name, new Map()]),
  ]);
  await tell("install");
  assert.ok(listKept(OURS).includes("ko/play.html") && !listKept(OURS).includes("play.html"));
  assert.ok(stored.has(older), "pages still use it");
  await tell("activate");
  assert.deepEqual([[...stored.keys()].sort(), did], [[OURS, ...foreign].sort(), ["claim"]]);
});

test("an older build whose name says no folder is known by its start page", async () => {
  stored.set("village-companion-0a", new Map([[`${HERE}index.html`, "old"]]));
  await tell("activate");
  assert.deepEqual([...stored.keys()], []);
});

test("the browser takes kept files by itself; English pages only if they are kept", async () => {
  const routes = [];
  const addRoutes = async (asked) => routes.push(asked.map(({ condition }) => condition.urlPattern.pathname));
  await tell("install", { addRoutes });
  assert.deepEqual(routes, [["/up/*"]]);
  stored.clear();
  open = [`${HERE}ko/`];
  await tell("install", { addRoutes });
  assert.deepEqual(routes[1], ["/up/python/*", "/up/voila/*", "/up/ko/*", "/up/*.js", "/up/*.gz"]);
});

test("a page in another language is kept when it asks, once", async () => {
  await tell("install");
  await tell("message", { data: { keep: "ko" } });
  assert.ok(listKept(OURS).includes("ko/index.html"));
  online = null;
  await tell("message", { data: { keep: "ko" } });
  await tell("message", { data: "take over" });
  assert.deepEqual(did, ["skip"]);
});

test("kept files need no network, others are fetched, and those of other hosts are left alone", async () => {
  await tell("install");
  online = null;
  assert.equal(await ask("play.html?lang=en"), `${OURS}: ${HERE}play.html`);
  online = "";
  assert.equal(await ask("new.html"), `fetched ${HERE}new.html`);
  assert.equal(await ask("play.html", { method: "POST" }), undefined);
  assert.equal(await ask("https://elsewhere.example/a.js"), undefined);
});

test("without a network a page leads to the same page in a language that is kept", async () => {
  open = [`${HERE}ko/`];
  await tell("install");
  online = null;
  assert.equal(await ask("play.html", { mode: "navigate" }), `to ${HERE}ko/play.html?lang=ko`);
  await assert.rejects(ask("other.html", { mode: "navigate" }), TypeError);
  await assert.rejects(ask("play.html"), TypeError, "only pages have others that stand in for them");
});

test("a browser that can't take kept files by itself keeps them all the same", async (t) => {
  const errors = t.mock.method(console, "error", () => {});
  await tell("install", { addRoutes: async () => Promise.reject(new Error("no routes")) });
  assert.equal(errors.mock.callCount(), 1);
  assert.ok(listKept(OURS).length);
});

test("any open page says its language, whatever serves it; a build of another folder says none", async () => {
  stored.set("village-companion@/elsewhere/@b1", new Map([[`${HERE}index.html`, "theirs"]]));
  open = [`${HERE}ko/play.html`];
  await tell("install");
  assert.ok(matched.every(({ includeUncontrolled }) => includeUncontrolled));
  assert.deepEqual(listKept(OURS), ["program.gz", "page.js", "ko/index.html", "ko/play.html"]);
});

const START = { en: "index.html", ko: "ko/index.html" };
for (const [opened, kept, found] of [
  [[], [], ["en"]],
  [["en"], [], ["en"]],
  [["ko"], [], ["ko"]],
  [["en", "ko"], [], ["en", "ko"]],
  [["ko", "ko"], [], ["ko"]],
  [[], [["ko"]], ["ko"]],
  [[], [["en", "ko"]], ["en", "ko"]],
  [[], [["ko"], ["en"]], ["en", "ko"]],
  [["en"], [["ko"]], ["en", "ko"]],
  [["ko"], [["en"]], ["en", "ko"]],
  [["ko"], [["ko"], ["ko"]], ["ko"]],
  [["en", "ko"], [["en", "ko"]], ["en", "ko"]],
  [["en"], [[]], ["en"]],
])
  test(`a build is kept in ${found} if [${opened}] is open and [${kept.join("] [")}] was kept`, async () => {
    for (const [at, languages] of kept.entries()) {
      const old = languages.map((language) => [HERE + START[language], "old"]);
      stored.set(`village-companion@/up/@a${at}`, new Map(old));
    }
    open = opened.map((language) => HERE + START[language]);
    await tell("install");
    assert.deepEqual(
      listKept(OURS).sort(),
      [...SITE.files, ...found.flatMap((one) => SITE.languages[one])].sort(),
    );
  });
