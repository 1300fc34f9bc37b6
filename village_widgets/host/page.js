import { makeRandomHex } from "../components/numbers.js";
import { readCookie, writeCookie } from "./cookies.js";
import { Door } from "./door.js";
import { WAITING, begin, handOver } from "./jupyterlab.js";
import { offerKept, tellUnkept } from "./kept.js";
import { offerLanguages, tellAgain } from "./language.js";
import { Process } from "./process.js";
import { endStills, showStills, fillStill, takeOverStill } from "./stills.js";
import { takeLinks } from "./styles.js";
import { BRINGING, bring, Widgets } from "./widgets.js";

/** @import { SendToProcess } from "./widgets" */

// A served page: it asks for its process, waits for a place if it must, draws the widgets that come, shows
// when it is ready and when the connection is lost, and ends its process when it closes.

const BASE = document.body.dataset.base ?? "/";
const LANGUAGE = document.documentElement.lang; // the language of the loaded page
const SLOW = 20_000; // milliseconds after which setting up is called slow
const LOOK = 15_000; // milliseconds between two looks at the process
const SETTLING = 2_000; // milliseconds before the first look, and before a second one that confirms a loss
const RETURN = 1_000; // milliseconds between two attempts to load the page again
const REST = 20_000; // milliseconds without an attempt after one that did not help
const COMING = ".coming"; // the places of cells that are still to come

let leaving = false;
let before = "reached";
/** Send a message to the page's process. @type {SendToProcess} */
const speak = (type, content, buffers) => process.send(type, content, buffers);
const widgets = new Widgets(speak, handOver);
const all = [widgets]; // the page's widgets, and those of still pictures that became live
const process = new Process(BASE, {
  receive: (message) => {
    for (const each of all) each.receive(message);
  },
  isKnown: (comms) => all.every((each) => each.isKnownTo(comms)),
  checkConnection: () => look(),
  tellUnkept,
  openWidget: (place, root) => place.replaceWith(bring(root)),
});

/** Return the cookie that the server's cross-site check wants before it ends a closed page's process. Voila
 * alone sets none; the check compares two copies of it, so the page may make it up. A browser without cookies
 * leaves the process to the server. */
function ensureCookie() {
  const found = readCookie("_xsrf");
  if (found) return found;
  const token = makeRandomHex(16);
  writeCookie("_xsrf", token);
  return token;
}

/** Show the page's new state, which ends its still pictures. A page sets up again only after it has waited.
 * @param {"ready" | "failed" | "slow" | "waiting" | "setting-up"} state */
function showState(state) {
  document.body.dataset.state = state;
  endStills();
}

/** Ask for a process, show how long the line before this page is, and begin once the process is there. */
function ask() {
  let slow = setTimeout(callItSlow, SLOW);
  return new Door(document.documentElement.dataset.door ?? "", document.body.dataset.notebook ?? "", {
    showPlace(said) {
      clearTimeout(slow);
      showState("waiting");
      const place = document.getElementById("place");
      if (place) place.textContent = said;
    },
    enterProcess(kernel) {
      if (document.body.dataset.state === "waiting") {
        showState("setting-up");
        slow = setTimeout(callItSlow, SLOW);
      }
      const config = document.getElementById("jupyter-config-data");
      if (config)
        config.textContent = JSON.stringify({ ...JSON.parse(config.textContent ?? "{}"), kernelId: kernel });
      process.begin(kernel);
    },
    showCell,
    stop: callItSlow,
  });
}

/** Put what a cell shows in its place, once its styles are loaded.
 * @param {number} cell @param {string} html empty if the cell shows what its still picture does
 * @param {string[]} ids of its widgets then */
async function showCell(cell, html, ids) {
  const findPlace = () => document.querySelector(`[data-cell="${cell}"]`);
  const live = html ? null : takeOverStill(cell, ids);
  if (live) {
    all.push(live.widgets);
    await live.done;
    return findPlace()?.remove();
  }
  const part = document.createRange().createContextualFragment(html || fillStill(cell, ids));
  await takeLinks(part);
  findPlace()?.replaceWith(part);
}

/** Open the widgets that have come. Once all cells are there, JupyterLab shows the outputs that still
 * wait. */
function takeUp() {
  for (const told of document.querySelectorAll(BRINGING)) {
    const el = document.createElement("div");
    told.replaceWith(el);
    widgets.open(JSON.parse(told.textContent ?? ""), el);
  }
  if (!document.querySelector(COMING) && document.querySelector(WAITING)) begin();
}

/** Tell whether the page is ready: all of it is there, and one of its outputs, if it has any, is drawn. */
function isSet() {
  if (document.querySelector(`${COMING}, ${BRINGING}`)) return false;
  const outputs = [...document.querySelectorAll(".drawn")];
  return (
    outputs.length === 0 ||
    outputs.some((output) =>
      [...output.children].some((child) => child instanceof HTMLElement && child.offsetHeight > 0),
    )
  );
}

/** Show widgets as they come, until the page is ready or has failed. */
function watchSettingUp() {
  const watch = new MutationObserver(setUp);
  /** Set the page up once its cells are drawn, or show that it failed. */
  function setUp() {
    takeUp();
    const failed = document.querySelector(".failed");
    if (!failed && !isSet()) return;
    watch.disconnect();
    showState(failed ? "failed" : "ready");
    ensureCookie(); // only now: reading cookies takes longer than drawing a form
    tellAgain(LANGUAGE);
    watchConnection();
  }
  watch.observe(document.body, { childList: true, subtree: true });
  setUp();
}

/** Say that setting up takes long, if it still does. */
function callItSlow() {
  if (document.body.dataset.state === "setting-up") showState("slow");
}

/** Show or hide the notice that the process is lost; a page that knows its way back comes back by itself.
 * @param {boolean} lost */
function show(lost) {
  const notice = /** @type {HTMLElement} */ (document.getElementById("lost"));
  if (lost === !notice.hidden) return;
  notice.hidden = !lost;
  if (!lost) return;
  notice.querySelector("button")?.focus();
  if (document.body.dataset.returns !== undefined) comeBack(notice);
}

/** Load the page again as soon as the server answers; if that has not helped, only after a rest. If the
 * process can be reached after all, the notice goes instead.
 * @param {HTMLElement} notice */
async function comeBack(notice) {
  const state = document.hidden || !navigator.onLine ? "unreached" : await process.look();
  if (leaving || notice.hidden) return;
  if (state === "reached") return show(false);
  if (state === "unreached") return setTimeout(comeBack, RETURN, notice);
  if (isReloaded() && performance.now() < REST) return setTimeout(comeBack, REST, notice);
  location.reload();
}

/** Tell whether this page was loaded again and has not reached its process since. */
function isReloaded() {
  const [begun] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  return begun?.type === "reload" && document.body.dataset.reached === undefined;
}

/** Look whether the process can be reached, unless the page is hidden or closes. That it is gone is shown at
 * once; that it can't be reached, only after a second try. */
async function look() {
  if (leaving || document.hidden || !process.begun) return;
  const again = /** @type {HTMLButtonElement} */ (document.querySelector("#lost button"));
  const now = await process.look();
  if (leaving) return;
  again.hidden = now === "unreached"; // without a server, loading would end on the browser's error page
  if (now === "reached") document.body.dataset.reached = "";
  show(now === "gone" || (now === "unreached" && before === "unreached"));
  if (now === "unreached" && before === "reached") setTimeout(look, SETTLING);
  before = now;
}

/** Look at the process now and then, and when the network or the page comes back. */
function watchConnection() {
  const notice = /** @type {HTMLElement} */ (document.getElementById("lost"));
  // Bars at the bottom stand above the notice. Its height is set only when it changes: that makes the browser
  // restyle the page.
  let height = 0;
  new ResizeObserver(() => {
    if (height === notice.offsetHeight) return;
    height = notice.offsetHeight;
    document.body.style.setProperty("--lost", `${height}px`);
  }).observe(notice);
  setInterval(look, LOOK);
  setTimeout(look, SETTLING);
  addEventListener("online", look);
  addEventListener("offline", look);
  document.addEventListener("visibilitychange", look);
  // A page that receives nothing asks for a look.
  document.addEventListener("village:look", look);
}

await process.kept; // stored texts are back before the page draws
addEventListener("pagehide", () => {
  leaving = true;
  process.leave(ensureCookie());
});
// A page that comes back from the browser's memory has lost its process.
addEventListener("pageshow", (event) => event.persisted && location.reload());
for (const start of [() => showStills(speak, handOver), offerKept, offerLanguages, watchSettingUp, ask]) {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
}
