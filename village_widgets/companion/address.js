import { readFragment, ownPage } from "../components/address.js";
import { codeLetters } from "./storage.js";

// The page's address: behind its # stands the code of the table at which the page is. In JupyterLab the
// address is not the page's own.

/** @typedef {{ code?: string, game?: string, plays?: string }} Wanted what an address leads to: a table by
 * its code, a whole game, or the lobby of a game by its name */

const CODED = /^[0-9a-z][0-9a-z -]{8,22}[0-9a-z]$/i;

/** The whole address, to be shared; empty where it is not the page's own. */
export const address = () => (ownPage() ? location.href : "");

/** Read the address: a game, a play or a table; empty if it names none of them. @returns {Wanted} */
export function wanted() {
  const said = ownPage() ? readFragment() : "";
  if (said.startsWith("game=")) return { game: said.slice(5) };
  if (said.startsWith("play=")) return { plays: said.slice(5) };
  return CODED.test(said) ? { code: codeLetters(said) } : {};
}

/** The same for an address typed at a table: whatever is no place on this page is taken for a code, so that
 * it is refused with words.
 * @returns {Wanted} */
export function wantedInstead() {
  const typed = ownPage() && !document.getElementById(readFragment()) ? codeLetters(readFragment()) : "";
  return { code: typed, ...wanted() };
}

/** From now on the address names this table, or none. @param {string} code */
export function nameTable(code) {
  if (ownPage()) history.replaceState(null, "", code ? `#${code}` : location.pathname + location.search);
}

/** From now on the address names the lobby of this game. @param {string} game */
export function nameLobby(game) {
  if (ownPage()) history.replaceState(null, "", `#play=${game}`);
}
