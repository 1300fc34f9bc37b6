// The script of a served page whose only cell has a still picture.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  awaitDrawn,
  BOX,
  findLastSocket,
  listShown,
  makeMessage,
  makeState,
  makeUpdate,
  pass,
  refer,
} from "./hostpage.js";
import { prepareServedPages, readState, send, settlePage, tell, WIDGETS } from "./servedpage.js";

const STATES = { "@0@": { ...BOX, children: refer("@1@") }, "@1@": makeState("A") };
const TOLD = { root: "@0@", states: STATES, bytes: {}, layouts: {} };
const CELL = `<template data-still="0"><link rel="stylesheet" href="still.css">
  <div class="drawn"><script type="${WIDGETS}">${JSON.stringify(TOLD)}</script></div></template>
  <div class="coming" data-cell="0"></div>`;

beforeEach(() => document.head.replaceChildren()); // the style of an earlier picture
prepareServedPages(CELL);

const findPlace = () => document.querySelector(".coming");

/** Let the style of the still picture be loaded. */
async function dress() {
  document.head.querySelector("link").dispatchEvent(new window.Event("load"));
  await settlePage();
}

/** Let the browser lay the still picture out, and the page look whether it is ready. */
async function layOut() {
  Object.defineProperty(document.querySelector(".drawn > *"), "offsetHeight", { value: 9 });
  document.body.append("laid out");
  await settlePage();
}

/** Let the page's process begin, and the cell show what its picture does. */
async function showSame() {
  await awaitDrawn();
  tell({ is: "process-ready", kernel: "k1" });
  findLastSocket().open();
  tell({ is: "cell-output", cell: 0, html: "", ids: ["x", "y"] });
  tell({ is: "output-end" });
  await settlePage();
}

test("a cell that shows the same as its still picture takes it over once it has its style", async () => {
  await showSame();
  const shown = document.querySelector(".drawn b");
  assert.deepEqual([shown.textContent, findPlace() !== null, readState()], ["A", true, "setting-up"]);
  await dress();
  assert.deepEqual([findPlace(), document.querySelector(".drawn b")], [null, shown]);
  await layOut();
  assert.equal(readState(), "ready");
});

test("a picture that became live hears the process, which has to know its widgets", async () => {
  await showSame();
  await dress();
  const socket = findLastSocket();
  socket.say(makeUpdate("y", { named: "B" }));
  assert.equal(globalThis.models.at(-1).get("named"), "B");
  socket.close();
  pass(20_000);
  await settlePage();
  const again = findLastSocket();
  again.open();
  const [{ header }] = again.sent;
  again.say({ ...makeMessage("comm_info_reply", { comms: {} }), parent_header: header });
  await settlePage();
  assert.equal(document.getElementById("lost").hidden, false);
});

test("a cell that shows something else than its still picture takes its place", async () => {
  await awaitDrawn();
  tell({ is: "process-ready", kernel: "k1" });
  await send();
  await layOut();
  assert.deepEqual([readState(), listShown(document), findPlace()], ["ready", ["A"], null]);
  assert.equal(document.querySelector(".drawn"), null);
});

test("a page that has to wait shows no still picture, and its cell comes anew", async () => {
  await awaitDrawn();
  tell({ is: "queue-place", text: "You are next." });
  assert.equal(document.querySelector(".drawn"), null);
  await showSame();
  assert.deepEqual(
    [document.querySelector(".still"), findPlace() !== null],
    [null, true],
    "without its style",
  );
  await dress();
  assert.deepEqual([findPlace(), listShown(document)], [null, ["A"]]);
});
