import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { show } from "./page.js";
import {
  findChapter,
  findChapterPage,
  findRuleAddress,
  isOwnPage,
  readFragment,
} from "../../village_widgets/components/address.js";
import { makeElement } from "../../village_widgets/components/element.js";

afterEach(() => {
  history.replaceState(null, "", "/");
  delete document.body.dataset.voila;
});

test("the address behind the # is read as it was meant, or as it stands if it is malformed", () => {
  const readSaid = (address) => {
    history.replaceState(null, "", address);
    return readFragment();
  };
  assert.deepEqual(["/", "/#join=A%20B", "/#join=100%"].map(readSaid), ["", "join=A B", "join=100%"]);
});

test("a chapter's page is of the same kind as this one, and may lead to a step", () => {
  const findPages = (address) => {
    history.replaceState(null, "", address);
    return [findChapterPage("02_b"), findChapterPage("02_b", "prices"), findChapter()];
  };
  assert.deepEqual(findPages("/voila/01_a.ipynb"), ["02_b.ipynb", "02_b.ipynb#prices", "01_a"]);
  assert.deepEqual(findPages("/ko/01_a.html?x=.ipynb"), ["02_b.html", "02_b.html#prices", "01_a"]);
  assert.deepEqual(findPages("/lab/"), ["02_b.ipynb", "02_b.ipynb#prices", undefined]);
});

test("a rule's address is in the rulebook that the page's foot leads to", () => {
  show(makeElement("a", { "data-page": "other", href: "other.html" }));
  assert.equal(findRuleAddress("orchard", "sell"), "", "the page leads to no rulebook");
  document.body.append(makeElement("a", { "data-page": "rulebook", href: "rules.html#top" }));
  assert.deepEqual(
    [findRuleAddress("orchard", "sell"), findRuleAddress("", "sell")],
    ["rules.html#orchard.sell", ""],
  );
});

test("a page is ours if its body says so, else it lies in a notebook", () => {
  assert.equal(isOwnPage(), false);
  document.body.dataset.voila = "";
  assert.equal(isOwnPage(), true);
});
