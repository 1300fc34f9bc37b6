import { readText, writeText } from "../components/browserstore.js";
import { writeCookie } from "./cookies.js";

// The language of a page, chosen in its header. The page's process is told by its widgets, which hear the
// event; what stands around them is taken over from the same page in the other language, so that position,
// focus and place stay.

const KEY = "village-language"; // the key in the browser's storage, and the cookie that a server reads
const QUERY = "lang"; // the parameter of an address that names the language
const YEAR = 365 * 24 * 60 * 60;
const EVENT = "village:language";
const FRAME = ".skip, .masthead, #unkept, #lost, #newer, #setting-up, #kept, .colophon";
const DEVICE = "link[rel=manifest], link[rel$=icon]"; // links for devices that install the site
const PROSE = "#cells > .prose:not([data-output]), #cells > .unseen";
const PRINTED = "#cells > .prose[data-output]"; // texts that come with pages without a server
/** Attributes that say something, or lead to a page. */
const TOLD = /^(aria-label|alt|title|href|src|lang|data-)/;

/** Return the choice of languages in the page's header; null if there is only one language. */
const findChooser = () => /** @type {HTMLSelectElement | null} */ (document.getElementById("language"));

/** Keep a language for this browser's later pages; return whether their server will know it.
 * @param {string} language */
function keep(language) {
  writeText(KEY, language);
  return writeCookie(KEY, language, `; max-age=${YEAR}`);
}

/** Return the address of this page in a language; without a server each language has a folder of its own.
 * @param {string} language */
function makeAddress(language) {
  const { addresses } = document.documentElement.dataset;
  const address = new URL(addresses ? JSON.parse(addresses)[language] : location.href, location.href);
  if (!addresses) address.searchParams.set(QUERY, language);
  address.hash = location.hash;
  return address;
}

/** Let the page's address lead to what is shown now, and its icon still to the same file. A server needs the
 * language there only if the browser keeps no cookie: the address would count more than a later choice.
 * @param {string} language @param {boolean} kept */
function adjustAddress(language, kept) {
  const address = makeAddress(language);
  if (kept) address.searchParams.delete(QUERY);
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
  icon?.setAttribute("href", icon.href);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

/** Return this page in a language; null if it can't be had.
 * @param {string} language */
async function fetchPage(language) {
  try {
    const answer = await fetch(makeAddress(language));
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  } catch {
    return null; // the network is down: the page keeps its texts
  }
}

/** Take over what an element says from the same element of the page in another language. Elements whose parts
 * are the same stay, with what scripts know about them; what is empty there was filled by a script here.
 * @param {Element} mine @param {Element} theirs */
export function retell(mine, theirs) {
  for (const { name, value } of theirs.attributes) if (TOLD.test(name)) mine.setAttribute(name, value);
  const [parts, others] = [[...mine.childNodes], [...theirs.childNodes]];
  if (!others.length) return;
  const same =
    parts.length === others.length && parts.every(({ nodeName }, at) => nodeName === others[at].nodeName);
  if (!same) return mine.replaceChildren(...others);
  for (const [at, part] of parts.entries()) {
    const other = others[at];
    if (part instanceof Element && other instanceof Element) retell(part, other);
    else if (part.nodeValue !== other.nodeValue) part.nodeValue = other.nodeValue;
  }
}

/** Take over the frame and the prose of the page in another language.
 * @param {Document} page */
function takeOver(page) {
  document.title = page.title;
  const { lang, dataset } = page.documentElement;
  document.documentElement.lang = lang;
  if (dataset.addresses) {
    document.documentElement.dataset.addresses = dataset.addresses;
    document.body.dataset.base = page.body.dataset.base;
  }
  for (const those of [DEVICE, FRAME, PROSE, PRINTED]) {
    const [mine, theirs] = [document, page].map((one) => [...one.querySelectorAll(those)]);
    if (mine.length === theirs.length) for (const [at, each] of mine.entries()) retell(each, theirs[at]);
  }
}

/** Load a page again that shows what its process printed, as nothing else can say that in another language;
 * return whether it does. The focus comes back to the choice of languages. */
function reloadPrinted() {
  const { addresses } = document.documentElement.dataset;
  const printed = !addresses && document.querySelector("#cells > [data-output]") !== null;
  if (printed) {
    history.replaceState({ ...history.state, [KEY]: document.activeElement === findChooser() }, "");
    location.reload();
  }
  return printed;
}

/** Tell the page's widgets and its door which language it speaks. */
function tell() {
  const detail = { language: document.documentElement.lang };
  dispatchEvent(new CustomEvent(EVENT, { detail }));
}

/** Tell the page again as soon as it has a process, which may have begun in the language that it had first.
 * @param {string} first */
export function tellAgain(first) {
  if (document.documentElement.lang !== first && !reloadPrinted()) tell();
}

/** Show the page in a language; if it can't be had, the choice goes back. Only the last of several choices
 * counts.
 * @param {string} language */
async function show(language) {
  const select = findChooser();
  const page = await fetchPage(language);
  if (!select || select.value !== language) return;
  if (page?.documentElement.lang !== language) {
    select.value = document.documentElement.lang;
    return;
  }
  adjustAddress(language, keep(language));
  if (reloadPrinted()) return;
  takeOver(page);
  tell();
}

/** Let a reader choose the page's language. What this browser has chosen before counts, even if the server
 * could not know it; only an address counts more. */
export function offerLanguages() {
  const select = findChooser();
  if (!select) return;
  select.addEventListener("change", () => show(select.value));
  if (history.state?.[KEY]) {
    select.focus();
    history.replaceState({ ...history.state, [KEY]: false }, "");
  }
  const before = readText(KEY);
  const known = [...select.options].some(({ value }) => value === before);
  if (!known || before === document.documentElement.lang || new URL(location.href).searchParams.has(QUERY))
    return;
  select.value = before;
  show(before);
}
