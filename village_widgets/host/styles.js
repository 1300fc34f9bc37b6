// The styles of a page: each address is loaded once, whatever asks for it.

/** The loading of each style that a script added. @type {WeakMap<HTMLLinkElement, Promise<unknown>>} */
const loading = new WeakMap();

/** List the links to styles on the page. */
const listLinks = () =>
  /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll('link[rel="stylesheet"]')]);

/** Wait until a style is loaded, or can't be. @param {HTMLLinkElement} link */
const awaitStyle = (link) =>
  new Promise((done) => {
    for (const event of ["load", "error"]) link.addEventListener(event, done);
  });

/** Wait for the page's own style: before it, nothing lies where it will. */
export function awaitPageStyle() {
  const links = listLinks().filter((link) => !link.sheet);
  if (!links.length || document.readyState === "complete") return;
  return Promise.race([
    Promise.all(links.map(awaitStyle)),
    new Promise((done) => {
      addEventListener("load", done);
    }),
  ]);
}

/** Load a style that the page does not have, and wait until it is loaded, or can't be.
 * @param {string} address */
export async function loadStyle(address) {
  const { href } = new URL(address, document.baseURI);
  const found = listLinks().find((link) => link.href === href);
  if (found) return loading.get(found); // undefined, so no wait, for one of the page
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  loading.set(link, awaitStyle(link));
  document.head.append(link);
  await loading.get(link);
}

/** Take all links out of a part of a page, load the styles, and return when these are loaded. Scripts are
 * left to the widgets, which import them next.
 * @param {ParentNode} part */
export async function takeLinks(part) {
  const links = /** @type {HTMLLinkElement[]} */ ([...part.querySelectorAll("link")]);
  for (const link of links) link.remove();
  await Promise.all(links.filter(({ rel }) => rel === "stylesheet").map(({ href }) => loadStyle(href)));
}
