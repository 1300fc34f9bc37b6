// The site's service worker: it keeps every file of one build, so that the pages open without a network. A
// new build is kept beside the one in use and takes its place when a page asks for it, or when no page is
// open.

/** @import { Keeper } from "./types" */

/** The name and the files of this build, which `make site` fills in.
 * @type {{ build: string, files: string[] }} */
const SITE = { build: "", files: [] };
const FOLDER = new URL("./", location.href).pathname; // other copies of the site may lie on the same host
const OURS = `village-companion@${FOLDER}@`;
const NAME = OURS + SITE.build;
const OLD = /^village-companion-[0-9a-f]+$/; // the caches of older builds, whose names say no folder
const worker = /** @type {Keeper} */ (/** @type {unknown} */ (self));
// The files that a browser may take from the cache without waiting for this worker, if it can.
const DIRECTLY = {
  condition: { requestMethod: "GET", urlPattern: { pathname: "/*", search: "" } },
  source: { cacheName: NAME },
};

worker.addEventListener("install", (event) => {
  event.addRoutes?.(DIRECTLY)?.catch(console.error);
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(SITE.files.map((file) => new Request(file, { cache: "no-cache" })))),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

/** Delete the caches of this folder's older builds. */
async function forgetOlder() {
  for (const name of await caches.keys())
    if (name !== NAME && (await isOfThisFolder(name))) await caches.delete(name);
}

/** Tell whether a cache is one of this folder's; an older cache is known by its start page.
 * @param {string} name */
async function isOfThisFolder(name) {
  if (!OLD.test(name)) return name.startsWith(OURS);
  return Boolean(await (await caches.open(name)).match("./index.html", { ignoreSearch: true }));
}

worker.addEventListener("message", ({ data }) => data === "take over" && worker.skipWaiting());

worker.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(
    caches
      .open(NAME)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((found) => found ?? fetch(event.request)),
  );
});
