import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./page.js";
import { link, page, specifier } from "../../village_widgets/components/loader.js";

const SOURCES = {
  "rooms/entry.js": 'import { a } from "./a.js";\nimport { b } from "../other/b.js";\nexport default { render: ({ el }) => { el.textContent = [a, b].join(" "); return () => el.replaceChildren(); } };',
  "rooms/a.js": 'import { b } from "../other/b.js";\nexport const a = "a and ".concat(b);',
  "other/b.js": 'globalThis.made = [...(globalThis.made ?? []), "b"];\nexport const b = "b";',
  "other/unused.js": 'export const unused = "./a.js";',
};
let made;

// Node imports no blobs; an address that holds the text does as well.
beforeEach(() => {
  made = [];
  globalThis.Blob = class { constructor([text]) { this.text = text; } };
  URL.createObjectURL = ({ text }) => {
    made.push(text);
    return `data:text/javascript,${encodeURIComponent(text)}`;
  };
  delete globalThis[Symbol.for("village-companion.modules")];
  globalThis.made = [];
});

const model = { get: () => "It can't be shown." };

test("a module names another by the way from its folder", () => {
  assert.equal(specifier("components/table.js", "components/board.js"), "./board.js");
  assert.equal(specifier("companion/lobby.js", "components/board.js"), "../components/board.js");
  assert.equal(specifier("games/one/pad.js", "components/board.js"), "../../components/board.js");
  assert.equal(specifier("components/table.js", "components/parts/leaf.js"), "./parts/leaf.js");
});

test("modules are linked with those they import first, each once, and no others", async () => {
  const { default: shown } = await import(link("rooms/entry.js", SOURCES));
  assert.equal(typeof shown.render, "function");
  assert.equal(made.length, 3);
  assert.ok(made[0].startsWith("globalThis.made") && made[0].endsWith("//# sourceURL=village-companion/other/b.js"));
});

test("two boards share their modules; one with another text of a module gets what differs", async () => {
  const first = link("rooms/entry.js", SOURCES);
  assert.equal(link("rooms/entry.js", { ...SOURCES }), first);
  assert.equal(made.length, 3);
  const other = link("rooms/entry.js", { ...SOURCES, "rooms/a.js": `${SOURCES["rooms/a.js"]} // newer` });
  assert.notEqual(other, first);
  assert.equal(made.length, 5, "what it imports itself is as it was");
});

test("a circle is named, not walked for ever", () => {
  const circle = { "r/a.js": 'import "./b.js";', "r/b.js": 'import "./a.js";' };
  assert.throws(() => link("r/a.js", circle), /r\/a\.js > r\/b\.js > r\/a\.js/);
});

test("the page is shown, and its clean-up handed on", async () => {
  const el = document.createElement("div");
  const clean = await page("rooms/entry.js", SOURCES).render({ model, el });
  assert.equal(el.textContent, "a and b b");
  clean();
  assert.equal(el.textContent, "");
});

for (const [what, sources] of Object.entries({
  "a module that is not there": { "rooms/entry.js": 'import "./nowhere.js";' },
  "a mistake in a module": { "rooms/entry.js": "export default {" },
  "a mistake while showing": { "rooms/entry.js": 'export default { render() { throw new Error("no"); } };' },
})) {
  test(`${what} reaches the console, and the page says that it can't be shown`, async () => {
    const error = mock.method(console, "error", () => {});
    const el = document.createElement("div");
    await page("rooms/entry.js", sources).render({ model, el });
    assert.deepEqual([el.textContent, el.getAttribute("role")], ["It can't be shown.", "alert"]);
    assert.equal(error.mock.callCount(), 1);
    error.mock.restore();
  });
}
