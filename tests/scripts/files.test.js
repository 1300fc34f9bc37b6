import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { settle, show } from "./page.js";
import { give, makeTextPicker } from "../../village_widgets/components/files.js";
import { renderInto } from "../../village_widgets/components/rendering.js";

let taken;
let place;
const draw = () =>
  renderInto(
    makeTextPicker("Load", ".txt", (...file) => taken.push(file)),
    place,
  );
const findInput = () => place.querySelector("input");

beforeEach(() => {
  taken = [];
  place = document.createElement("div");
  show(place);
  draw();
});

/** Pick a file, as the browser's window does. */
function pick(name, text) {
  Object.defineProperty(findInput(), "files", {
    value: [{ name, text: async () => text }],
    configurable: true,
  });
  findInput().dispatchEvent(new Event("change"));
  return settle();
}

test("the button opens the window of its input, which screen readers don't find", () => {
  let asked = 0;
  findInput().addEventListener("click", () => {
    asked += 1;
  });
  place.querySelector("button").click();
  assert.deepEqual([asked, findInput().accept, findInput().getAttribute("aria-hidden")], [1, ".txt", "true"]);
  assert.equal(findInput().getAttribute("tabindex"), "-1", "nor does the Tab key");
});

test("a picked file is passed on with its name, also if the view was drawn while it was picked", async () => {
  await pick("a.txt", "one");
  draw();
  await pick("b.txt", "two");
  assert.deepEqual(taken, [
    ["one", "a.txt"],
    ["two", "b.txt"],
  ]);
});

test("a picker passes on only files; the same file can be picked again", async () => {
  const values = [];
  Object.defineProperty(findInput(), "value", { set: (value) => values.push(value) });
  findInput().dispatchEvent(new Event("change"));
  assert.deepEqual([taken, values], [[], [""]]);
  await pick("a.txt", "one");
  assert.deepEqual([taken, values], [[["one", "a.txt"]], ["", ""]]);
});

test("a downloaded file leaves no link on the page", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const freed = [];
  const given = [];
  URL.createObjectURL = () => "#file";
  URL.revokeObjectURL = (address) => freed.push(address);
  t.mock.method(HTMLElement.prototype, "click", function () {
    given.push([this.getAttribute("href"), this.download, this.isConnected && !this.checkVisibility()]);
  });
  give("game.jsonl", "{}");
  assert.deepEqual([given, document.querySelector("a")], [[["#file", "game.jsonl", true]], null]);
  t.mock.timers.tick(10_000);
  assert.deepEqual(freed, ["#file"]);
});
