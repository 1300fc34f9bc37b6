import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { listLabels, makeOutgoing, makeWording, show, words } from "./page.js";
import { exchange } from "../../village_widgets/components/speaking.js";
import { makeExporting } from "../../village_widgets/companion/exporting/dialog.js";

const FILE = ["game.txt", "text/plain", "Anna wins", false];
let out;
let dialog;
let clicked;
let made; // the files that the page has made
let revoked; // the addresses of those that it let go
const findReady = () => dialog.root.querySelector(".vc-exports-ready");

before(() => {
  let count = 0;
  URL.createObjectURL = (file) => {
    made.push(file);
    return `blob:${++count}`;
  };
  URL.revokeObjectURL = (address) => revoked.push(address);
});
beforeEach(() => {
  out = makeOutgoing();
  [clicked, made, revoked] = [[], [], []];
  open(words);
});

/** Open the dialog in a language. */
function open(spoken) {
  dialog = makeExporting(spoken, out.send);
  show(dialog.root);
  dialog.root.addEventListener("click", (event) => {
    if (event.target.matches("a")) clicked.push(event.target);
    event.preventDefault();
  });
}

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

/** Press the nth export, and return the type and text of the file that comes. */
async function readExport(at) {
  dialog.root.querySelectorAll("button.vc-export")[at].click();
  const file = made.at(-1);
  return [file.type, await file.text()];
}
const listOffers = () => listLabels(dialog.root.querySelectorAll(".vc-export"));
const readNote = () => dialog.root.querySelector(".vc-about").textContent;

test("without Python the page offers its own copy of the game, line by line", async () => {
  dialog.offerOwn({ head: "HEAD", lines: ["one", "two"] });
  assert.deepEqual([listOffers(), readNote()], [["export-own"], "export-alone"]);
  assert.deepEqual(await readExport(0), ["application/jsonl;charset=utf-8", "HEAD\none\ntwo\n"]);
  assert.equal(clicked[0].download, "game.jsonl");
});

test("without Python the page also offers the sheets of a finished game that it knows", async () => {
  dialog.offerOwn(null, [[["sheet", "Score sheet", "to be printed"], FILE]]);
  assert.deepEqual([listOffers(), readNote()], [["Score sheetto be printed"], "export-alone-over"]);
  assert.deepEqual(await readExport(0), ["text/plain;charset=utf-8", "Anna wins"]);
  assert.equal(clicked[0].download, "game.txt");
});

test("an app of the device is offered where there is one, and opens only by its link", () => {
  dialog.show([[["file", "A file", ""]], "app://game", "note"]);
  const link = dialog.root.querySelector("a.vc-export");
  assert.deepEqual(
    [link.getAttribute("href"), link.rel, link.textContent],
    ["app://game", "noopener noreferrer", "export-app-openexport-app-open-about"],
  );
  assert.equal(clicked.length, 0);
  dialog.show([[["file", "A file", ""]], "", "note"]);
  assert.equal(dialog.root.querySelector("a.vc-export"), null);
});

test("a file that came before is let go when another one comes", () => {
  dialog.openFile(FILE);
  const [before] = clicked.map((link) => link.getAttribute("href"));
  assert.deepEqual(revoked, []);
  dialog.openFile(FILE);
  assert.deepEqual(revoked, [before]);
});

test("the dialog is empty in another language until its exports come again", () => {
  const spoken = makeWording({ exports: "Exports" });
  open(spoken);
  dialog.show([[["file", "A file", ""]], "", "note"]);
  dialog.openFile(FILE);
  exchange(spoken, { exports: "Ausgaben" });
  assert.equal(dialog.root.textContent.trim().replaceAll(/\s+/g, " "), "Ausgaben");
});

test("a file that is ready is announced and comes into view", (t) => {
  const scrolled = t.mock.method(findReady(), "scrollIntoView", () => {});
  dialog.openFile(FILE);
  assert.equal(findReady().getAttribute("role"), "status");
  assert.deepEqual(scrolled.mock.calls[0].arguments, [{ block: "nearest" }]);
});
