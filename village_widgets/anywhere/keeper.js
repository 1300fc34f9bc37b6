// The site's service worker: it keeps every file of one build that pages of a language need, so that they
// open without a network. Files of another language are kept once a page in it is opened. A new build is kept
// beside the one in use, in the same languages, and takes its place when a page asks for it, or when no page
// is open.

/** @import { Keeper, KeeperEvent } from "./types" */

/** The name of this build, the files that all pages need, and those of each language. `make site` fills
 * them in.
 * @type {{ build: string, files: string[], languages: Record<string, string[]> }} */
const SITE = { build: "", files: [], languages: {} };
const ENGLISH = "en"; // its pages lie in the site's folder, those of another language in a folder of its own
const RUN = ["js", "gz"]; // the suffixes of files that every page runs
const FOLDER = new URL("./", location.href).pathname; // other copies of the site may lie on the same host
const OURS = `village-companion@${FOLDER}@`;
const NAME = OURS + SITE.build;
const OLD = /^village-companion-[0-9a-f]+$/; // the caches of older builds, whose names say no folder
const worker = /** @type {Keeper} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(install(event)));

/** Keep this build's files. The browser takes them from the cache without waiting for this worker, if it can;
 * English pages only if they are kept, since others may stand in for them.
 * @param {KeeperEvent} event */
async function install(event) {
  const languages = await findLanguages();
  const all = languages.includes(ENGLISH);
  const folders = ["python", "voila", ...languages].map((folder) => `${folder}/*`);
  const paths = all ? ["*"] : [...folders, ...RUN.map((suffix) => `*.${suffix}`)];
  const routes = paths.map((path) => ({
    condition: { requestMethod: "GET", urlPattern: { pathname: FOLDER + path, search: "" } },
    source: { cacheName: NAME },
  }));
  event.addRoutes?.(routes)?.catch(console.error);
  await keep(SITE.files, ...languages.map(listFiles));
}

/** Return the files of a language; none of one that this site doesn't have. @param {string} language */
const listFiles = (language) => SITE.languages[language] ?? [];

/** Keep lists of files, all of them or none. @param {...string[]} lists */
async function keep(...lists) {
  const wanted = lists.flat().map((file) => new Request(file, { cache: "no-cache" }));
  await (await caches.open(NAME)).addAll(wanted);
}

/** Return the languages that this build keeps from the beginning: those of the open pages, and those that
 * older builds have kept; English without any. */
async function findLanguages() {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  const open = pages
    .filter(({ url }) => new URL(url).pathname.startsWith(FOLDER))
    .map(({ url }) => findLanguage(url));
  const before = [];
  for (const name of await caches.keys())
    if (await isOfThisFolder(name)) before.push(...(await listKept(name)));
  const found = [...open, ...before];
  return [...new Set(found.length ? found : [ENGLISH])];
}

/** Return the language of a page by its address. @param {string} url */
function findLanguage(url) {
  const path = new URL(url).pathname;
  return Object.keys(SITE.languages).find((tag) => path.startsWith(`${FOLDER}${tag}/`)) ?? ENGLISH;
}

/** Return the languages whose files are in a cache. @param {string} name */
async function listKept(name) {
  const cache = await caches.open(name);
  const found = [];
  for (const [language, [first]] of Object.entries(SITE.languages))
    if (await cache.match(first, { ignoreSearch: true })) found.push(language);
  return found;
}

/** Keep the files of a language, unless they are kept. @param {string} language */
async function keepLanguage(language) {
  if (!(await listKept(NAME)).includes(language)) await keep(listFiles(language));
}

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

worker.addEventListener("message", (event) => {
  if (event.data === "take over") worker.skipWaiting();
  else event.waitUntil(keepLanguage(event.data.keep));
});

worker.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(
    caches
      .open(NAME)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((found) => found ?? fetch(event.request))
      .catch((error) => redirectToKept(event.request, error)),
  );
});

/** Lead from a page that can't be had to the same page in a language that is kept; throw the error if there
 * is none.
 * @param {Request} request @param {unknown} error */
async function redirectToKept(request, error) {
  const language = request.mode === "navigate" && (await listKept(NAME))[0];
  if (!language) throw error;
  const [from, to] = [findLanguage(request.url), language].map((tag) => (tag === ENGLISH ? "" : `${tag}/`));
  const name = new URL(request.url).pathname.slice(FOLDER.length + from.length);
  if (!listFiles(language).includes(to + name)) throw error;
  return Response.redirect(new URL(`${to}${name}?lang=${language}`, location.href));
}
