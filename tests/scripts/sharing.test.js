import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listLabels, settle, show, words } from "./page.js";
import { listOwnWays, Sharing } from "../../village_widgets/companion/sharing.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const WAY = {
  key: "table",
  title: "Players",
  about: "",
  code: "KX4P7-M2Q9R",
  link: "http://a/#K",
  qr: "data:a",
};
let answers;
let copied;
const findAll = (selector) => [...answers.root.querySelectorAll(selector)];
const find = (selector) => answers.root.querySelector(selector);
const listCopiers = () => listLabels(findAll(".vc-share-row button"));

/** Show ways to a table, on a page that may write to the clipboard or not. */
function share(mayCopy, more = {}) {
  globalThis.isSecureContext = true;
  const writeText = async (text) => {
    if (!mayCopy) throw new Error("not allowed");
    copied.push(text);
  };
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  new Sharing(words, answers).show({ ways: [WAY], warning: "", game: null, ...more });
}

beforeEach(() => {
  copied = [];
  answers = new Sheet(words, () => {});
  show(answers.root);
});

test("a link or code is copied, and its button says so", async () => {
  share(true);
  assert.deepEqual(listCopiers(), ["share-copy", "share-copy-code"]);
  findAll(".vc-share-row button")[0].click();
  await settle();
  assert.deepEqual([copied, listCopiers()], [[WAY.link], ["share-copied", "share-copy-code"]]);
  share(true); // open the dialog again
  assert.deepEqual(listCopiers(), ["share-copy", "share-copy-code"]);
});

test("a text that can't be copied is shown to be copied by hand, selected", async () => {
  share(false);
  findAll(".vc-share-row button")[1].click();
  await settle();
  const [field] = findAll("textarea");
  assert.deepEqual([listCopiers(), field.value], [["share-copy"], WAY.code]);
  assert.deepEqual([field.selectionStart, field.selectionEnd], [0, WAY.code.length]);
  assert.deepEqual([field.readOnly, field.ariaLabel], [true, "share-copy-by-hand"]);
  assert.equal(find(".vc-share-code").dir, "ltr", "a code is read in one direction everywhere");
});

test("of several texts that can't be copied the last one is selected", async () => {
  share(false);
  for (const value of [WAY.link, WAY.code]) {
    findAll(".vc-share-row button")[0].click();
    await settle();
    const field = findAll("textarea").find((one) => one.value === value);
    assert.deepEqual([field.selectionStart, field.selectionEnd], [0, value.length]);
  }
});

test("a text that is copied selects none of those that are to be copied by hand", async () => {
  share(false);
  findAll(".vc-share-row button")[1].click();
  await settle();
  Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => {} }, configurable: true });
  const [field] = findAll("textarea");
  field.setSelectionRange(0, 0);
  findAll(".vc-share-row button")[0].click();
  await settle();
  assert.deepEqual([listCopiers(), field.selectionEnd], [["share-copied"], 0]);
});

test("where the page is not secure, the browser's own command copies, and the focus stays", async (t) => {
  share(true);
  globalThis.isSecureContext = false;
  const fields = [];
  document.execCommand = () => {
    const field = document.querySelector("textarea.vc-hidden");
    fields.push(field.value.slice(field.selectionStart, field.selectionEnd));
    field.focus();
    return fields.length === 1;
  };
  t.after(() => delete document.execCommand);
  const [link, code] = findAll(".vc-share-row button");
  link.focus();
  const focus = t.mock.method(link, "focus");
  link.click();
  await settle();
  assert.deepEqual([fields, listCopiers(), copied], [[WAY.link], ["share-copied", "share-copy-code"], []]);
  assert.deepEqual(
    [document.activeElement, focus.mock.calls.at(-1).arguments],
    [link, [{ preventScroll: true }]],
  );
  assert.equal(document.querySelector("textarea"), null);
  code.click();
  await settle();
  assert.deepEqual([listCopiers(), findAll("textarea").length], [["share-copied"], 1], "it may refuse");
});

test("pictures of links that no other device can open are folded, below a warning", () => {
  share(true);
  assert.deepEqual([findAll(".vc-share-qr").length, findAll(".vc-share-folded, .vc-problem").length], [1, 0]);
  share(true, { warning: "Only here" });
  assert.equal(find(".vc-problem").role, "status");
  assert.deepEqual(listLabels(findAll(".vc-problem, .vc-share-folded summary")), [
    "Only here",
    "share-show-still",
  ]);
});

test("other ways to the table and the game itself stand below the first way", () => {
  const viewer = { ...WAY, key: "viewer", title: "Viewers" };
  share(true, { ways: [WAY, viewer], game: ["Game", "All of it", "http://a/#g", ""] });
  assert.deepEqual(listLabels(findAll("h3, .vc-share-way > summary")), ["Players", "Viewers", "Game"]);
  assert.deepEqual(listLabels(findAll(".vc-share-whole .vc-about")), ["All of it", "share-too-long"]);
  assert.equal(findAll(".vc-share-whole .vc-share-row").length, 1);
  share(true, { game: ["Game", "All of it", "g.ipynb#g", ""] });
  assert.deepEqual(listLabels(findAll(".vc-share-whole .vc-about")), ["All of it"], "no link for a camera");
});

test("a page that Python does not answer knows the links to its table", () => {
  const { ways } = listOwnWays(words, { codes: ["KX4P7M2Q9R", ""] }, "http://a/#old");
  assert.deepEqual(
    ways.map(({ key, code, link }) => [key, code, link]),
    [["table", "KX4P7-M2Q9R", "http://a/#KX4P7M2Q9R"]],
  );
  const [unlinked] = listOwnWays(words, { codes: ["KX4P7M2Q9R", ""] }, "").ways;
  assert.equal(unlinked.link, "", "a page without an address has a code, but no link");
});

test("a page that Python does not answer has a way for viewers, and says that it is alone", () => {
  const { ways, warning, game } = listOwnWays(words, { codes: ["", "ABCDE23456"] }, "http://a/");
  assert.deepEqual(
    [ways.map(({ title, link }) => [title, link]), warning, game],
    [[["share-own-viewer", "http://a/#ABCDE23456"]], "share-own", null],
  );
  assert.deepEqual(listOwnWays(words, {}, "http://a/").ways, []);
});

test("the picture of a whole game is folded; a game without a link that a camera reads has no remark", () => {
  share(true, { game: ["Game", "All of it", "http://a/#g", "data:b"] });
  const [folded] = findAll(".vc-share-whole details");
  assert.deepEqual(
    [folded.open, folded.querySelector("summary").textContent, folded.querySelector("img").alt],
    [false, "share-show", "share-picture: Game"],
  );
  share(true, { game: ["Game", "All of it", "", ""] });
  assert.deepEqual(
    [listLabels(findAll(".vc-share-whole .vc-about")), findAll(".vc-share-whole .vc-share-row").length],
    [["All of it"], 0],
  );
});

test("a table without a server has no way in: only the game itself is shared", () => {
  share(true, { ways: [], warning: "Only here", game: ["Game", "All of it", "http://a/#g", ""] });
  assert.deepEqual(listLabels(findAll("h3, .vc-share-way > summary")), ["Game"]);
  assert.equal(find(".vc-share-code"), null);
});

test("a way in without a link is copied as a code alone", () => {
  share(true, { ways: [{ ...WAY, link: "", qr: "" }] });
  assert.deepEqual([listCopiers(), find(".vc-share-code").textContent], [["share-copy-code"], WAY.code]);
  assert.equal(find("img"), null);
});
