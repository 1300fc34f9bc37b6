import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { labels, outgoing, show, words } from "./page.js";
import { remove } from "../../village_widgets/components/browserstore.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { checking } from "../../village_widgets/companion/checking/check.js";

const KEPT = "village-companion.copy.new";
const BEGUN = "village-companion.checking.new";
const stored = localStorage;

const field = (key, more = {}) => ({
  key,
  name: `name of ${key}`,
  kind: "count",
  value: 2,
  believed: 2,
  least: 0,
  most: 9,
  choices: [],
  ...more,
});
const spot = (number, key, ...fields) => ({
  key,
  number,
  name: `spot ${key}`,
  believed: "likely: 2",
  yours: "",
  fields,
});
const step = (key, ...spots) => ({
  key,
  number: `number ${key}`,
  title: `title ${key}`,
  where: `where ${key}`,
  state: "open",
  when: "",
  said: "to look at",
  spots,
  picture: [
    "picture",
    "0 0 9 9",
    spots.map((one) => `<g class="vc-ring" data-spot="${one.key}"></g>`).join(""),
  ],
});
const BOX = step(
  "box",
  spot(1, "box.cakes", field("box.cakes")),
  spot(2, "box.fruit", field("box.fruit", { value: 3, believed: 3 })),
);
const CAKE = step(
  "cake",
  spot(
    1,
    "cake.0",
    field("cake.0.points"),
    field("cake.0.fruit", { kind: "pieces", value: "plum pear", believed: "plum pear" }),
  ),
  spot(
    2,
    "cake.kind",
    field("cake.kind", {
      kind: "choice",
      value: true,
      believed: true,
      choices: [
        [true, "yes"],
        [false, "no"],
      ],
    }),
  ),
);
const SEATS = [
  [2, "2 players"],
  [3, "3 players"],
  [4, "4 players"],
];
const ACCOUNT = {
  text: "",
  used: "",
  kept: "none looked at",
  stay: "kept here",
  file: "new.toml",
  differs: [],
};
const CHECK = {
  edition: "new",
  editions: [
    ["old", "Old", SEATS],
    ["new", "New", SEATS],
  ],
  players: [4],
  also: "also-about",
  pieces: [
    ["plum", "plum"],
    ["pear", "pear"],
  ],
  steps: [BOX, CAKE],
  defs: '<g id="vc-plum"></g>',
  unread: [],
  ...ACCOUNT,
};
const MINE = { text: "box.cakes = 5\n", used: "use mine", differs: [["Cakes", "2", "on yours: 5"]] };
const DONE = {
  edition: "new",
  changed: [{ ...BOX, state: "differs", said: "1 different" }],
  ...ACCOUNT,
  ...MINE,
  problems: [],
};

let out;
let answers;
let check;

const find = (selector) => check.root.querySelector(selector);
const all = (selector) => [...check.root.querySelectorAll(selector)];
const tap = (said, place = check.root) => {
  const found = [...place.querySelectorAll("button")].find((each) =>
    [each.textContent, each.getAttribute("aria-label")].includes(said),
  );
  assert.ok(found, `there is no button ${said}: ${labels(place.querySelectorAll("button")).join(", ")}`);
  found.click();
};
const turnTo = (at) => all(".vc-check-steps button")[at].click();
const typed = (key, value) => {
  const input = find(`input[aria-label="name of ${key}"]`);
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
};
const chosen = (select, at) => {
  select.selectedIndex = at;
  select.dispatchEvent(new Event("change", { bubbles: true }));
};
const title = () => find("h2").textContent;
const main = () => find(".vc-main").textContent;
const last = () => out.sent.at(-1);
const said = (key) => {
  const line = find(`[data-value="${key}"]`);
  return line.hidden ? "" : line.textContent;
};
const begun = () => JSON.parse(localStorage.getItem(BEGUN));

/** The check is opened and Python has answered. */
function opened(more = {}) {
  check.open("new", 4);
  check.show({ ...CHECK, ...more });
}

/** A browser that keeps nothing, until the test is over. */
function withoutStore(t) {
  Object.defineProperty(globalThis, "localStorage", {
    get() {
      throw new DOMException("no", "SecurityError");
    },
    configurable: true,
  });
  t.after(() => {
    Object.defineProperty(globalThis, "localStorage", { value: stored, configurable: true });
    for (const key of [KEPT, `${KEPT}.used`, BEGUN]) remove(key);
  });
}

beforeEach(() => {
  stored.clear();
  out = outgoing();
  answers = new Sheet(words, out.send);
  check = checking(words, out.send, answers);
  show(check.root, answers.root);
});

test("all steps are listed with their state, and the first open one is offered", () => {
  opened({ steps: [{ ...BOX, state: "same", said: "as we have it" }, CAKE] });
  assert.deepEqual(out.sent, [{ do: "checking", edition: "new", players: [4], text: "" }]);
  assert.deepEqual(labels(all(".vc-check-steps button")), ["title boxas we have it", "title caketo look at"]);
  assert.ok(find(".vc-check-steps .vc-check-same"));
  assert.equal(document.activeElement, find("h2"));
  assert.equal(main(), "check-go-on");
  tap("check-go-on");
  assert.equal(title(), "title cake");
  assert.equal(document.activeElement, find("h2"));
});

test("an unchanged step is sent whole, and the next one follows", () => {
  opened();
  tap("check-begin");
  assert.deepEqual([title(), main()], ["title box", "check-as-printed"]);
  tap("check-as-printed");
  assert.deepEqual(last(), {
    do: "check-values",
    edition: "new",
    players: [4],
    text: "",
    values: { "box.cakes": 2, "box.fruit": 3 },
  });
  check.show(DONE);
  assert.equal(title(), "title cake");
  assert.equal(localStorage.getItem(KEPT), MINE.text);
});

test("a reader who skips before the answer stays at the step they chose", () => {
  opened();
  tap("check-begin");
  tap("check-as-printed");
  tap("check-skip");
  tap("check-skip");
  const gone = title();
  check.show(DONE);
  assert.equal(title(), gone);
  assert.notEqual(gone, "title cake");
});

test("a corrected spot is kept as typed until it has been sent", () => {
  opened();
  turnTo(0);
  tap("check-more: name of box.cakes");
  typed("box.fruit", "7");
  tap("check-less: name of box.fruit");
  assert.equal(main(), "check-keep");
  assert.deepEqual(begun().values, { "box.cakes": 3, "box.fruit": 6 });
  tap("check-keep");
  assert.deepEqual(last().values, { "box.cakes": 3, "box.fruit": 6 });
  check.show(DONE);
  assert.deepEqual(begun(), { at: "cake", also: [], values: {} });
  tap("check-all");
  assert.deepEqual(labels(all("ul.vc-check-differs li")), ["Cakescheck-ours: 2on yours: 5"]);
});

test("a cleared number is null, and typed text stays as typed", () => {
  opened();
  tap("check-begin");
  typed("box.cakes", "07");
  assert.equal(find("input").value, "07");
  typed("box.cakes", "");
  assert.equal(begun().values["box.cakes"], null);
  assert.equal(main(), "check-keep");
});

test("pieces can be removed and added; the focus stays on the piece or in its row", () => {
  opened();
  turnTo(1);
  const there = () =>
    all(".vc-check-pieces > .vc-check-row:first-child button").map((each) => each.getAttribute("aria-label"));
  assert.deepEqual(there(), ["check-take-away: plum", "check-take-away: pear"]);
  tap("plum");
  assert.equal(document.activeElement.getAttribute("aria-label"), "plum");
  assert.equal(there()[2], "check-take-away: plum (2)");
  tap("check-take-away: plum");
  assert.equal(document.activeElement.getAttribute("aria-label"), "check-take-away: plum");
  tap("check-take-away: pear");
  assert.equal(document.activeElement, find(".vc-check-pieces"));
  assert.deepEqual(there(), ["check-take-away: plum"]);
  assert.equal(begun().values["cake.0.fruit"], "plum");
  chosen(all("select")[0], 1);
  assert.equal(begun().values["cake.kind"], false);
  tap("check-keep");
  assert.deepEqual(last().values, { "cake.0.points": 2, "cake.0.fruit": "plum", "cake.kind": false });
});

test("fields with one name are labelled with their spots", () => {
  const points = (key) => field(key, { name: "Points" });
  opened({ steps: [step("tiles", spot(1, "1", points("1")), spot(2, "2", points("2")))] });
  turnTo(0);
  assert.deepEqual(
    all("input").map((each) => each.getAttribute("aria-label")),
    ["spot 1: Points", "spot 2: Points"],
  );
});

test("an impossible value's field opens with the problem until the value changes", () => {
  opened();
  turnTo(1);
  assert.equal(find("details").open, false);
  typed("cake.0.points", "77");
  tap("check-keep");
  check.show({
    problems: [
      ["cake.0.points", "At most 9."],
      ["cake.kind", "No."],
      ["cake", "Not like that."],
      ["other", "Nor that."],
    ],
  });
  assert.deepEqual(["cake.0.points", "cake.0.fruit", "cake.kind", "*"].map(said), [
    "At most 9.",
    "",
    "No.",
    "Not like that. Nor that.",
  ]);
  assert.deepEqual(
    all("details").map((each) => each.open),
    [true, true],
  );
  assert.equal(find("input").value, "77");
  typed("cake.0.points", "8");
  assert.deepEqual(["cake.0.points", "cake.kind"].map(said), ["", "No."]);
  check.show({ problems: [["cake.0.points", "Still wrong."]] });
  assert.deepEqual(["cake.0.points", "cake.kind", "*"].map(said), ["Still wrong.", "", ""]);
});

test("a focused spot is marked on the picture", () => {
  opened();
  tap("check-begin");
  const near = () => all(".vc-ring.vc-near").map((each) => each.dataset.spot);
  find("input").focus();
  assert.deepEqual(near(), ["box.cakes"]);
  typed("box.cakes", "4");
  assert.deepEqual(near(), ["box.cakes"]);
  find("input").blur();
  assert.deepEqual(near(), []);
});

test("a check resumes at its last step, with the values that were not sent", () => {
  localStorage.setItem(KEPT, MINE.text);
  localStorage.setItem(BEGUN, JSON.stringify({ at: "cake", also: [3, "x"], values: { "cake.0.points": 4 } }));
  opened({ ...MINE, players: [4, 3] });
  assert.deepEqual(last(), { do: "checking", edition: "new", players: [4, 3], text: MINE.text });
  assert.deepEqual(
    all("[aria-pressed]").map((each) => [each.textContent, each.getAttribute("aria-pressed")]),
    [
      ["2 players", "false"],
      ["3 players", "true"],
    ],
  );
  tap("check-begin");
  assert.equal(title(), "title cake");
  assert.deepEqual(
    all("details").map((each) => each.open),
    [true, false],
  );
  assert.deepEqual([find("input").value, main()], ["4", "check-keep"]);
  tap("check-back");
  assert.equal(title(), "title box");
  tap("check-skip");
  tap("check-skip");
  assert.equal(title(), "check-title");
  turnTo(0);
  check.open("new", 3);
  assert.deepEqual(last().players, [3]);
  check.show({ ...CHECK, ...MINE, players: [3] });
  assert.equal(title(), "check-title", "it is opened at all steps");
});

test("Later leads to the next open step, without older problems or typed text", () => {
  opened({ steps: [BOX, { ...CAKE, key: "seen", title: "title seen", state: "same" }, CAKE] });
  tap("check-go-on");
  typed("box.cakes", "077");
  check.show({ problems: [["box.cakes", "At most 9."]] });
  tap("check-skip");
  assert.equal(title(), "title cake");
  tap("check-all");
  turnTo(0);
  assert.deepEqual([find("input").value, said("box.cakes")], ["77", ""]);
});

test("a field that was opened in one step is closed in the next", () => {
  opened({ steps: [CAKE, { ...CAKE, key: "again", title: "title again" }] });
  tap("check-begin");
  for (const each of all("details")) each.open = true;
  tap("check-skip");
  assert.equal(title(), "title again");
  assert.deepEqual(
    all("details").map((each) => each.open),
    [false, false],
  );
});

test("another edition and other numbers of players are requested", () => {
  opened();
  assert.deepEqual(
    all("select").map((each) => each.selectedIndex),
    [1, 2],
  );
  chosen(all("select")[1], 0);
  assert.deepEqual(last(), { do: "checking", edition: "new", players: [2], text: "" });
  tap("3 players");
  assert.deepEqual(last().players, [4, 3]);
  check.show({ ...CHECK, players: [4, 3] });
  tap("3 players");
  assert.deepEqual(last().players, [4]);
  check.show(CHECK);
  chosen(all("select")[0], 0);
  assert.deepEqual(last(), { do: "checking", edition: "old", players: [4], text: "" });
});

test("a copy without numbers by players asks for no number of players", () => {
  opened({ editions: [["new", "New", []]] });
  assert.deepEqual([all("select").length, labels(all("h3"))], [1, ["check-steps"]]);
});

test("a file's numbers replace others only after a confirmation", () => {
  localStorage.setItem(KEPT, MINE.text);
  opened(MINE);
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
    all("[aria-pressed=true]").map((each) => each.textContent),
    ["4 players"],
  );
  assert.deepEqual(begun().also, [4]);
  tap("check-begin");
  tap("check-all");
  assert.equal(find(".vc-told"), null, "it is said once");
});

test("a file's numbers are used at once if they are the same or the only ones", () => {
  opened();
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
  assert.deepEqual(last(), { do: "checking", edition: "new", players: [3], text: MINE.text });
  assert.ok(!answers.isOpen);
  check.show({ ...CHECK, ...MINE, players: [3] });
  assert.ok(answers.isOpen);
  assert.deepEqual(labels(all("ul.vc-check-differs h4")), ["Cakes"]);
  tap("check-load-yes", answers.root);
  assert.equal(localStorage.getItem(KEPT), other.text);
});

test("unusable numbers are named, with or without a check behind the message", () => {
  check.show({ unread: ["It is a saved game."] });
  assert.deepEqual(
    [answers.root.querySelector("h2").textContent, ...labels(answers.root.querySelectorAll("li"))],
    ["lobby-file", "It is a saved game."],
  );
  localStorage.setItem(KEPT, "spoilt");
  opened({ ...MINE, unread: ["At most 9."] });
  assert.deepEqual(
    [answers.root.querySelector("h2").textContent, ...labels(answers.root.querySelectorAll("li"))],
    ["check-unread", "At most 9."],
  );
  assert.equal(localStorage.getItem(`${KEPT}.before`), "spoilt");
});

test("the page reads a chosen file", async () => {
  opened();
  const file = find("input[type=file]");
  Object.defineProperty(file, "files", { value: [{ name: "mine.toml", text: async () => MINE.text }] });
  file.dispatchEvent(new Event("change"));
  await null;
  await null;
  assert.deepEqual(last(), { do: "checking", edition: "new", players: [4], text: MINE.text, file: true });
});

test("numbers are forgotten after a confirmation, and set aside for a while", () => {
  localStorage.setItem(KEPT, MINE.text);
  opened(MINE);
  tap("check-forget");
  tap("close", answers.root);
  assert.equal(localStorage.getItem(KEPT), MINE.text);
  tap("check-forget");
  tap("check-forget-yes", answers.root);
  assert.deepEqual(
    [localStorage.getItem(KEPT), localStorage.getItem(`${KEPT}.before`), localStorage.getItem(BEGUN)],
    [null, MINE.text, null],
  );
  assert.deepEqual(last(), { do: "checking", edition: "new", players: [4], text: "" });
});

test("a browser that keeps numbers says where they are; without numbers, nothing can be saved", () => {
  opened();
  assert.equal(find(".vc-problem"), null);
  assert.ok(labels(all(".vc-about")).includes("kept here"));
  assert.ok(!labels(all("button")).includes("check-save") && !labels(all("button")).includes("check-forget"));
});

test("numbers that another tab deleted are still on this page", () => {
  opened(MINE);
  stored.clear();
  tap("check-begin");
  tap("check-as-printed");
  assert.equal(last().text, MINE.text);
});

test("a browser without a store says so and offers the file; the numbers last as long as the page", (t) => {
  withoutStore(t);
  opened();
  tap("check-begin");
  tap("check-as-printed");
  check.show(DONE);
  tap("check-all");
  assert.equal(find(".vc-problem p").textContent, "check-unkept");
  assert.deepEqual(labels(all(".vc-problem button")), ["check-save"]);
  assert.ok(!labels(all(".vc-about")).includes("kept here"));
  check.open("new", 4);
  assert.equal(last().text, MINE.text);
});

test("leaving sends an event to the page around", () => {
  let left = 0;
  opened();
  check.root.addEventListener("back", () => {
    left += 1;
  });
  tap("check-leave");
  assert.equal(left, 1);
});

test("a running table is offered numbers that it has not used, and its answer is shown", () => {
  check.open("new", 4, true);
  assert.equal(last().table, true);
  check.show({ ...CHECK, ...MINE, table: [["5 can still change."], "Use here"] });
  assert.equal(find(".vc-check-here p").textContent, "5 can still change.");
  assert.deepEqual(all("select").length, 0);
  turnTo(0);
  assert.ok(find(".vc-check-here"));
  tap("check-as-printed");
  assert.deepEqual([last().do, last().table], ["check-values", true]);
  check.show({ ...DONE, table: [["5 can still change."], "Use here"] });
  tap("Use here");
  assert.deepEqual(last(), { do: "copy", text: MINE.text });
  check.show({ table: [["All is used."], ""] });
  assert.deepEqual(
    [find(".vc-check-here p").textContent, all(".vc-check-here button").length],
    ["All is used.", 0],
  );
  check.open("new", 4);
  assert.equal("table" in last(), false);
  check.show(CHECK);
  assert.deepEqual([all(".vc-check-here").length, all("select").length], [0, 2]);
});
