// The site's service worker: it keeps every file of one build, so that the pages open without a network. A
// new build is kept beside the one in use and takes its place when a page asks for it, or when no page is
// open.

/** @import { Keeper } from "./types" */

/** @type {{ build: string, files: string[] }} */
const SITE = { build: "", files: [] };
const NAME = `village-companion-${SITE.build}`;
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
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith("village-companion-") && name !== NAME)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});

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
