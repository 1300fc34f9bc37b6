/** In an address, before the name of the game whose form or lobby a page is to show. */
export const PLAYS = "play=";

/** Return the part of the address behind the #, decoded, or as it stands if it is malformed. */
export function readFragment() {
  const said = location.hash.slice(1);
  try {
    return decodeURIComponent(said);
  } catch {
    return said;
  }
}

/** Return the ending of the pages' names: a server has notebooks, a site without one has files. */
const findEnding = () =>
  /\.(?:ipynb|html)$/.exec(location.pathname)?.[0] ??
  (document.documentElement.dataset.python ? ".html" : ".ipynb");

/** Return the address of a chapter's page, at a step.
 * @param {string} chapter @param {string} [step] */
export const findChapterPage = (chapter, step) => `${chapter}${findEnding()}${step ? `#${step}` : ""}`;

/** Return the address of a rule in the rulebook, to which the page's foot leads; empty where there is none.
 * @param {string} game @param {string} rule */
export function findRuleAddress(game, rule) {
  const link = document.querySelector('a[data-page="rulebook"]');
  const book = link?.getAttribute("href")?.split("#")[0];
  return book && game ? `${book}#${game}.${rule}` : "";
}

/** Return the chapter whose page this is, if the address names one. */
export const findChapter = () => /([^/]+)\.(?:ipynb|html)$/.exec(location.pathname)?.[1];

/** Tell whether all of the page is ours; else it lies in a notebook of JupyterLab, which has an address and a
 * theme of its own. */
export const isOwnPage = () => document.body.dataset.voila !== undefined;
