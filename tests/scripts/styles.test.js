import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { settled } from "./page.js";
import { loadStyle, takeLinks } from "../../village_widgets/host/styles.js";

const links = () => [...document.head.querySelectorAll("link")];
const addresses = () => links().map((link) => link.getAttribute("href").split("/").pop());
const part = (html) => document.createRange().createContextualFragment(html);
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
  const cell = part('<link rel="stylesheet" href="/board.css"><p>Board</p>');
  const noted = note({ opened: loadStyle("/board.css"), shown: takeLinks(cell) });
  await settled();
  assert.deepEqual([addresses(), noted], [["board.css"], []]);
  load(links()[0]);
  await settled();
  assert.deepEqual(noted, ["opened", "shown"]);
  const later = note({ later: loadStyle("http://localhost/board.css") });
  await settled();
  assert.deepEqual([addresses(), later], [["board.css"], ["later"]]);
});

test("a style that came with the page is not loaded again", async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="page.css">';
  await loadStyle("page.css");
  assert.deepEqual(addresses(), ["page.css"]);
});

test("a part loses its links, and its styles are waited for even if one can't load", async () => {
  const cell = part(`<link rel="modulepreload" href="a.js"><link rel="stylesheet" href="a.css">
    <link rel="stylesheet" href="b.css"><p>Board</p>`);
  const noted = note({ taken: takeLinks(cell) });
  assert.deepEqual([cell.querySelectorAll("link").length, addresses()], [0, ["a.css", "b.css"]]);
  load(links()[0]);
  await settled();
  assert.deepEqual(noted, []);
  links()[1].dispatchEvent(new Event("error"));
  await settled();
  assert.deepEqual(noted, ["taken"]);
});
