import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { listLabels, makeOutgoing, show, words } from "./page.js";
import { makeExporting } from "../../village_widgets/companion/exporting/dialog.js";

const FILE = ["game.txt", "text/plain", "Anna wins", false];
let out;
let dialog;
let clicked;
const findReady = () => dialog.root.querySelector(".vc-exports-ready");

before(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = () => {};
});
beforeEach(() => {
  out = makeOutgoing();
  clicked = [];
  dialog = makeExporting(words, out.send);
  show(dialog.root);
  dialog.root.addEventListener("click", (event) => {
    if (event.target.matches("a")) clicked.push(event.target);
    event.preventDefault();
  });
});

test("a file is asked for, and downloaded when it comes; its link stays", () => {
  dialog.show([[["file", "A file", "for a program"]], "", "note"]);
  dialog.root.querySelector(".vc-export").click();
  assert.deepEqual(out.sent, [{ do: "export", what: "file" }]);
  assert.equal(findReady().textContent, "");
  dialog.openFile(FILE);
  assert.deepEqual(listLabels(clicked), ["game.txt"]);
  assert.equal(clicked[0].download, "game.txt");
  assert.equal(findReady().textContent, "export-readygame.txt");
  assert.equal(dialog.root.querySelector(".vc-about").textContent, "note");
});

test("the same file again is announced again: its link is another element", () => {
  dialog.openFile(FILE);
  dialog.openFile(FILE);
  assert.equal(clicked.length, 2);
  assert.notEqual(clicked[0], clicked[1]);
  assert.ok(!clicked[0].isConnected);
});

test("a page opens beside this one", () => {
  dialog.openFile(["sheet.html", "text/html", "<p>", true]);
  assert.deepEqual(
    [clicked[0].target, clicked[0].rel, clicked[0].hasAttribute("download")],
    ["_blank", "noopener", false],
  );
});

test("without Python the page offers its own copy of the game", () => {
  dialog.offerOwn({ head: "HEAD", lines: ["one"] });
  assert.deepEqual(listLabels(dialog.root.querySelectorAll(".vc-export")), ["export-own"]);
  dialog.root.querySelector(".vc-export").click();
  assert.equal(clicked[0].download, "game.jsonl");
});
