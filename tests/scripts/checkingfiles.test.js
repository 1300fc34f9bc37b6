import assert from "node:assert/strict";
import { test } from "node:test";
import {
  checkingPages,
  findAll,
  answers,
  BEGUN,
  readBegun,
  CHECK,
  check,
  DONE,
  find,
  KEPT,
  findLastSent,
  MINE,
  openCheck,
  stored,
  tap,
  turnTo,
  keepNothing,
} from "./checkingpage.js";
import { listLabels } from "./page.js";

checkingPages();

test("a file's numbers replace others only after a confirmation", () => {
  localStorage.setItem(KEPT, MINE.text);
  openCheck(MINE);
  const other = {
    ...CHECK,
    text: "box.fruit = 9\n",
    taken: "taken over",
    kept: "one different",
    players: [3, 4],
  };
  check.show(other);
  assert.equal(answers.root.querySelector("h2").textContent, "check-load");
  assert.equal(localStorage.getItem(KEPT), MINE.text);
  assert.equal(find(".vc-told"), null);
  tap("close", answers.root);
  assert.equal(localStorage.getItem(KEPT), MINE.text);
  check.show(other);
  tap("check-load-yes", answers.root);
  assert.ok(!answers.isOpen);
  assert.deepEqual(
    [localStorage.getItem(KEPT), localStorage.getItem(`${KEPT}.before`)],
    [other.text, MINE.text],
  );
  assert.equal(find(".vc-told").textContent, "taken over");
  assert.deepEqual(
    findAll("[aria-pressed=true]").map((each) => each.textContent),
    ["4 players"],
  );
  assert.deepEqual(readBegun().also, [4]);
  tap("check-begin");
  tap("check-all");
  assert.equal(find(".vc-told"), null, "it is said once");
});

test("the browser keeps the numbers without comments, and in another language they are the same", () => {
  const makeText = (comment) =>
    `# ${comment}\nedition = "first"\n\n# ${comment}\nbox.cakes = 5\n\n# confirmed: box.x = 1\n`;
  localStorage.setItem(KEPT, makeText("Cakes"));
  check.show({ ...CHECK, ...MINE, text: makeText("Kuchen") });
  assert.equal(localStorage.getItem(KEPT), 'edition = "first"\n\nbox.cakes = 5\n\n# confirmed: box.x = 1\n');
  assert.equal(localStorage.getItem(`${KEPT}.before`), null);
});

test("a file's numbers are used at once if they are the same or the only ones", () => {
  openCheck();
  check.show({ ...CHECK, ...MINE, taken: "taken over" });
  assert.ok(!answers.isOpen);
  assert.equal(find(".vc-told").textContent, "taken over");
  check.show({ ...CHECK, ...MINE, taken: "again" });
  assert.ok(!answers.isOpen);
  assert.equal(localStorage.getItem(`${KEPT}.before`), null);
});

test("a file opened before the check shows the known numbers first, then the question", () => {
  localStorage.setItem(KEPT, MINE.text);
  const other = { ...CHECK, text: "box.fruit = 9\n", taken: "taken over", players: [3] };
  check.show(other);
  assert.deepEqual(findLastSent(), { do: "checking", edition: "new", players: [3], text: MINE.text });
  assert.ok(!answers.isOpen);
  check.show({ ...CHECK, ...MINE, players: [3] });
  assert.ok(answers.isOpen);
  assert.deepEqual(listLabels(findAll("ul.vc-check-differs h4")), ["Cakes"]);
  tap("check-load-yes", answers.root);
  assert.equal(localStorage.getItem(KEPT), other.text);
});

test("unusable numbers are named, with or without a check behind the message", () => {
  check.show({ unread: ["It is a saved game."] });
  assert.deepEqual(
    [answers.root.querySelector("h2").textContent, ...listLabels(answers.root.querySelectorAll("li"))],
    ["lobby-file", "It is a saved game."],
  );
  localStorage.setItem(KEPT, "spoilt");
  openCheck({ ...MINE, unread: ["At most 9."] });
  assert.deepEqual(
    [answers.root.querySelector("h2").textContent, ...listLabels(answers.root.querySelectorAll("li"))],
    ["check-unread", "At most 9."],
  );
  assert.equal(localStorage.getItem(`${KEPT}.before`), "spoilt");
});

test("the page reads a chosen file", async () => {
  openCheck();
  const file = find("input[type=file]");
  Object.defineProperty(file, "files", { value: [{ name: "mine.toml", text: async () => MINE.text }] });
  file.dispatchEvent(new Event("change"));
  await null;
  await null;
  assert.deepEqual(findLastSent(), {
    do: "checking",
    edition: "new",
    players: [4],
    text: MINE.text,
    file: true,
  });
});

test("numbers are forgotten after a confirmation, and set aside for a while", () => {
  localStorage.setItem(KEPT, MINE.text);
  openCheck(MINE);
  tap("check-forget");
  tap("close", answers.root);
  assert.equal(localStorage.getItem(KEPT), MINE.text);
  tap("check-forget");
  tap("check-forget-yes", answers.root);
  assert.deepEqual(
    [localStorage.getItem(KEPT), localStorage.getItem(`${KEPT}.before`), localStorage.getItem(BEGUN)],
    [null, MINE.text, null],
  );
  assert.deepEqual(findLastSent(), { do: "checking", edition: "new", players: [4], text: "" });
});

test("a browser that keeps numbers says where they are; without numbers, nothing can be saved", () => {
  openCheck();
  assert.equal(find(".vc-problem"), null);
  assert.ok(listLabels(findAll(".vc-about")).includes("kept here"));
  assert.ok(
    !listLabels(findAll("button")).includes("check-save") &&
      !listLabels(findAll("button")).includes("check-forget"),
  );
});

test("numbers that another tab deleted are still on this page", () => {
  openCheck(MINE);
  stored.clear();
  tap("check-begin");
  tap("check-as-printed");
  assert.equal(findLastSent().text, MINE.text);
});

test("a browser without a store says so and offers the file; the numbers last as long as the page", (t) => {
  keepNothing(t);
  openCheck();
  tap("check-begin");
  tap("check-as-printed");
  check.show(DONE);
  tap("check-all");
  assert.equal(find(".vc-problem p").textContent, "check-unkept");
  assert.deepEqual(listLabels(findAll(".vc-problem button")), ["check-save"]);
  assert.ok(!listLabels(findAll(".vc-about")).includes("kept here"));
  check.open("new", 4);
  assert.equal(findLastSent().text, MINE.text);
});

test("a running table is offered numbers that it has not used, and its answer is shown", () => {
  check.open("new", 4, true);
  assert.equal(findLastSent().table, true);
  check.show({ ...CHECK, ...MINE, table: [["5 can still change."], "Use here"] });
  assert.equal(find(".vc-check-here p").textContent, "5 can still change.");
  assert.deepEqual(findAll("select").length, 0);
  turnTo(0);
  assert.ok(find(".vc-check-here"));
  tap("check-as-printed");
  assert.deepEqual([findLastSent().do, findLastSent().table], ["check-values", true]);
  check.show({ ...DONE, table: [["5 can still change."], "Use here"] });
  tap("Use here");
  assert.deepEqual(findLastSent(), { do: "copy", text: MINE.text });
  check.show({ table: [["All is used."], ""] });
  assert.deepEqual(
    [find(".vc-check-here p").textContent, findAll(".vc-check-here button").length],
    ["All is used.", 0],
  );
  check.open("new", 4);
  assert.equal("table" in findLastSent(), false);
  check.show(CHECK);
  assert.deepEqual([findAll(".vc-check-here").length, findAll("select").length], [0, 2]);
});
