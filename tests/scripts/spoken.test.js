import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "./page.js";
import { Announcer } from "../../village_widgets/companion/spoken.js";

test("equal entries are announced again: their words stand in a new element", () => {
  const spoken = new Announcer(words);
  const enter = (news, now, more = "") => {
    spoken.isNews = true;
    spoken.announce(news, now, more, false);
  };
  enter(["Anna travels"], "Bert", "3 left");
  assert.equal(spoken.root.textContent, "Anna travels Bert, 3 left");
  enter(["Anna travels"], "Bert");
  const before = spoken.root.firstElementChild;
  enter(["Anna travels"], "Bert");
  assert.equal(spoken.root.textContent, "Anna travels");
  assert.notEqual(spoken.root.firstElementChild, before);
  enter([], "Bert");
  assert.equal(spoken.root.firstElementChild, null);
});

test("a turn is announced with the entry that brings it, and at once while Python is silent", () => {
  const spoken = new Announcer(words);
  spoken.announce(["old news"], "Anna", "", false);
  assert.equal(spoken.root.textContent, "Anna");
  spoken.announce(["old news"], "Bert", "", false);
  assert.equal(spoken.root.textContent, "Anna");
  spoken.announce(["old news"], "Bert", "", true);
  assert.equal(spoken.root.textContent, "Bert");
});
