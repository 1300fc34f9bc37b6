// The part of the address behind the #; nothing where that is no text.
export function fragment() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

// The ending of the pages' names: a notebook's where a server runs it, that of a file where there is none.
const ENDING = () => /\.(?:ipynb|html)$/.exec(location.pathname)?.[0] ?? ".ipynb";

/** The address of a chapter's page, at a step. @param {string} chapter @param {string} [step] */
export const pageOf = (chapter, step) => `${chapter}${ENDING()}${step ? `#${step}` : ""}`;

// The chapter whose page this is; nothing where the address names none.
export const chapterHere = () => /([^/]+)\.(?:ipynb|html)$/.exec(location.pathname)?.[1];

/** Whether the page is ours alone; else it lies in a notebook of JupyterLab, which has an address and a theme of its own. */
export const ownPage = () => document.body.dataset.voila !== undefined;
