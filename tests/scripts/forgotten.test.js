import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { findButton, listLabels, makeOutgoing, show, words } from "./page.js";
import { ForgottenTable } from "../../village_widgets/companion/forgotten.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const CODE = "KX4P7M2Q9R";
const COPY = { codes: [CODE, ""], head: "HEAD", names: [["Anna", "red"]], lines: ["a", "b"] };
let above;
let forgotten;
let out;
const keepCopy = (copy, code = CODE) =>
  localStorage.setItem(`village-companion.table.${code}`, JSON.stringify(copy));
const listSheet = () => listLabels(above.root.querySelectorAll("h2, p"));
const press = (label) => findButton(above.root, label).click();

beforeEach(() => {
  localStorage.clear();
  out = makeOutgoing();
  above = new Sheet(words, out.send);
  forgotten = new ForgottenTable(words, out.send, above);
  show(above.root);
});

test("a copy of a missing table is offered with its players, to be restored or opened elsewhere", () => {
  keepCopy(COPY);
  assert.equal(forgotten.offer(CODE), true);
  assert.deepEqual(
    listSheet().map((text) => text.trim()),
    ["lobby-forgotten", "lobby-forgotten-about", "Anna"],
  );
  press("lobby-elsewhere");
  assert.deepEqual([out.sent, above.isOpen], [[{ do: "open", text: "HEAD\na\nb\n" }], false]);
});

test("a copy is restored as it is, which is what the page proposes", () => {
  keepCopy(COPY);
  forgotten.offer(CODE);
  assert.deepEqual(listLabels(above.root.querySelectorAll(".vc-main")), ["lobby-restore"]);
  press("lobby-restore");
  const { codes, head, lines } = COPY;
  assert.deepEqual([out.sent, above.isOpen], [[{ do: "restore", codes, head, lines }], false]);
});

test("a viewer's copy says that it restores a table to be viewed; without a copy nothing is offered", () => {
  keepCopy({ ...COPY, codes: ["", CODE], names: undefined });
  forgotten.offer(CODE);
  assert.equal(listSheet()[1], "lobby-forgotten-viewer");
  assert.equal(forgotten.offer("ABCDE23456"), false);
  keepCopy({ codes: [CODE, ""] });
  assert.equal(forgotten.offer(CODE), false, "what can't be read is no copy");
});

test("the offer of a copy stays as it is while the same table is looked for, and no longer", () => {
  for (const code of [CODE, "ABCDE23456"]) keepCopy(COPY, code);
  forgotten.offer(CODE);
  const shown = above.root.querySelector("[data-missing]");
  assert.deepEqual([forgotten.code, forgotten.offer(CODE)], [CODE, true]);
  assert.ok(shown.isConnected);
  forgotten.offer("ABCDE23456");
  assert.equal(forgotten.code, "ABCDE23456");
  above.close();
  assert.equal(forgotten.code, "");
});
