// The site's service worker: it keeps every file of a build, so that the pages open without a network, and hands out no file of
// another build. A new build is kept beside the one in use and takes its place when a page asks for it, or when no page is open.

/** @import { Keeper } from "./types" */

/** @type {{ build: string, files: string[] }} */
const SITE = { build: "", files: [] };
const NAME = `village-companion-${SITE.build}`;
const worker = /** @type {Keeper} */ (/** @type {unknown} */ (self));
// What a browser may take from there itself, where it can, without waiting for this worker to begin.
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
