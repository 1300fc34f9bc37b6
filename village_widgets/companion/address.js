import { isOwnPage, PLAYS, readFragment } from "../components/address.js";
import { findCode } from "./codes.js";

// The page's address: behind its # stands the code of the table at which the page is. In JupyterLab the
// address is not the page's own.

/** The target of an address: a table by its code, a whole game, or the lobby of a game by its name.
 * @typedef {{ code?: string, game?: string, plays?: string }} AddressTarget */

const GAME = /\bgame=(.*)/s;
const BARE = /^[\w=-]{40,}$/; // a whole game without an address before it
const LONGEST = 200; // characters sent of a text that is no code

/** Return the whole address of the page, to be shared; empty where the address is not the page's own. */
export const findPageAddress = () => (isOwnPage() ? location.href : "");

/** Read where a text leads that was typed, pasted or stands in the address: to a game, a lobby or a table. A
 * text that names none of them is taken for a code, so that it is refused with words.
 * @param {string} text @returns {AddressTarget} */
export function readPlace(text) {
  const said = text.trim();
  const game = GAME.exec(said)?.[1] ?? (BARE.test(said) ? said : "");
  if (game) return { game };
  if (said.startsWith(PLAYS)) return { plays: said.slice(PLAYS.length) };
  return said ? { code: findCode(said) || said.slice(0, LONGEST) } : {};
}

/** Read where the page's own address leads. The result is empty if it leads to the page itself or to a place
 * on it, or if the page stands in a notebook, whose address isn't its own. */
export function readAddress() {
  const said = isOwnPage() ? readFragment() : "";
  return document.getElementById(said) ? {} : readPlace(said);
}

/** Let the address name a table from now on, or none if the code is empty; an address that is not the page's
 * own stays.
 * @param {string} code */
export function nameTable(code) {
  if (isOwnPage()) history.replaceState(null, "", code ? `#${code}` : location.pathname + location.search);
}

/** Let the address name the lobby of a game from now on; an address that is not the page's own stays.
 * @param {string} game */
export function nameLobby(game) {
  if (isOwnPage()) history.replaceState(null, "", `#${PLAYS}${game}`);
}
