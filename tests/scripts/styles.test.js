import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { settle } from "./page.js";
import { loadStyle, takeLinks } from "../../village_widgets/host/styles.js";

const findLinks = () => [...document.head.querySelectorAll("link")];
const listAddresses = () => findLinks().map((link) => link.getAttribute("href").split("/").pop());
const makePart = (html) => document.createRange().createContextualFragment(html);
const load = (link) => link.dispatchEvent(new Event("load"));

const clear = () => {
  document.head.innerHTML = "";
};
beforeEach(clear);
afterEach(clear);

/** Return a list to which a name is added once a promise has settled. */
function note(promises) {
  const noted = [];
  for (const [name, promise] of Object.entries(promises)) promise.then(() => noted.push(name));
  return noted;
}

test("a style that several ask for is loaded once, and all wait for it", async () => {
  const cell = makePart('<link rel="stylesheet" href="/board.css"><p>Board</p>');
  const noted = note({ opened: loadStyle("/board.css"), shown: takeLinks(cell) });
  await settle();
  assert.deepEqual([listAddresses(), noted], [["board.css"], []]);
  load(findLinks()[0]);
  await settle();
  assert.deepEqual(noted, ["opened", "shown"]);
  const later = note({ later: loadStyle("http://localhost/board.css") });
  await settle();
  assert.deepEqual([listAddresses(), later], [["board.css"], ["later"]]);
});

test("a style that came with the page is not loaded again", async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="page.css">';
  await loadStyle("page.css");
  assert.deepEqual(listAddresses(), ["page.css"]);
});

test("a part loses its links, and its styles are waited for even if one can't load", async () => {
  const cell = makePart(`<link rel="modulepreload" href="a.js"><link rel="stylesheet" href="a.css">
    <link rel="stylesheet" href="b.css"><p>Board</p>`);
  const noted = note({ taken: takeLinks(cell) });
  assert.deepEqual([cell.querySelectorAll("link").length, listAddresses()], [0, ["a.css", "b.css"]]);
  load(findLinks()[0]);
  await settle();
  assert.deepEqual(noted, []);
  findLinks()[1].dispatchEvent(new Event("error"));
  await settle();
  assert.deepEqual(noted, ["taken"]);
});
