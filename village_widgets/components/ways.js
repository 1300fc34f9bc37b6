import { html, nothing } from "../vendor/lit-html.js";
import { findChapterPage } from "./address.js";
import { read, write } from "./browserstore.js";
import { makeAddress, canGoOn, listGames } from "./keptgames.js";

/** @import { Home, WayOn } from "./messages" */
/** @import { Words } from "./types" */
/** @typedef {{ at: number, href: string, called: string, about: (string | undefined)[] }} Way a link, what is
 * said about it, and when the reader was last there */
/** @typedef {{ at: number, onward: Home["onward"] }} KeptWay */

// The browser keeps the ways on, so that a page shows the right one before its process answers.
const KEY = "village-companion.ways"; // the way on in each game's course, by game

/** Return the ways on that the browser keeps, by game. @returns {Record<string, KeptWay>} */
const readKeptWays = () => read(KEY) ?? {};

/** Keep the way on in a course. One that has changed is what the reader did last, if the course has begun.
 * @param {WayOn} way */
export function rememberWay([game, onward, begun]) {
  const ways = readKeptWays();
  if (JSON.stringify(ways[game]?.onward) === JSON.stringify(onward)) return;
  write(KEY, { ...ways, [game]: { at: begun ? Date.now() : 0, onward } });
}

/** Return homes with the ways on that the browser keeps, or their own where it keeps none; how much is done
 * is not known yet.
 * @param {Home[]} homes */
export function addKeptWays(homes) {
  const ways = readKeptWays();
  return homes.map((home) => ({ ...home, onward: ways[home.game]?.onward ?? home.onward, done: "\u00a0" }));
}

/** Take note of the ways on that a process has found: another device may have got further.
 * @param {Home[]} homes */
export function correctWays(homes) {
  const ways = readKeptWays();
  const found = homes.map(({ game, onward }) => [game, { at: ways[game]?.at ?? 0, onward }]);
  write(KEY, { ...ways, ...Object.fromEntries(found) });
}

/** Render the ways on in several courses, and the game that was left: what the reader did last comes first
 * and stands out.
 * @param {Words} words @param {Home[]} homes */
export function renderWays(words, homes) {
  const ways = readKeptWays();
  const courses = homes.map(({ game, folder = "", onward: [chapter, step, called, about] }) => ({
    at: ways[game]?.at ?? 0,
    href: folder + findChapterPage(chapter, step),
    called,
    about: [about],
  }));
  const left = listGames().find(canGoOn);
  const games = left
    ? [{ at: left.about.at ?? 1, href: makeAddress(left), ...sayGame(words, left.about) }]
    : [];
  const all = [...courses, ...games].sort((one, other) => other.at - one.at);
  const links = all.map((way, at) => renderWay(way, at === 0));
  return html`<nav class="vc-ways" aria-label=${words.ways}>${links}</nav>`;
}

/** Say that a game goes on, and how far it is.
 * @param {Words} words @param {{ title?: string, progress?: string }} about */
export const sayGame = (words, { title, progress }) => ({
  called: words["continue-game"],
  about: [title, progress],
});

/** Render a way on as a link; the first stands out. @param {Way} way @param {boolean} isFirst */
const renderWay = ({ href, ...said }, isFirst) =>
  html`<a class=${isFirst ? "vc-button vc-main" : "vc-button"} href=${href}>${renderSaid(said)}</a>`;

/** Render a button's text, and below it what there is to say about it.
 * @param {Pick<Way, "called" | "about">} said */
export const renderSaid = ({ called, about }) =>
  html`<span class="vc-way"><strong>${called}</strong>
    <small>${about.map((each) => (each ? html`<span>${each}</span>` : nothing))}</small></span>`;
