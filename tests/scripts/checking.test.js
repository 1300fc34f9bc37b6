import assert from "node:assert/strict";
import { test } from "node:test";
import {
  checkingPages,
  findAll,
  BEGUN,
  readBegun,
  BOX,
  CAKE,
  CHECK,
  check,
  choose,
  DONE,
  makeField,
  find,
  KEPT,
  findLastSent,
  readMainLabel,
  MINE,
  openCheck,
  out,
  readRemark,
  makeSpot,
  makeStep,
  tap,
  readTitle,
  turnTo,
  typeIn,
} from "./checkingpage.js";
import { listLabels } from "./page.js";

checkingPages();

test("all steps are listed with their state, and the first open one is offered", () => {
  openCheck({ steps: [{ ...BOX, state: "same", said: "as we have it" }, CAKE] });
  assert.deepEqual(out.sent, [{ do: "checking", edition: "new", players: [4], text: "" }]);
  assert.deepEqual(listLabels(findAll(".vc-check-steps button")), [
    "title boxas we have it",
    "title caketo look at",
  ]);
  assert.ok(find(".vc-check-steps .vc-check-same"));
  assert.equal(document.activeElement, find("h2"));
  assert.equal(readMainLabel(), "check-go-on");
  tap("check-go-on");
  assert.equal(readTitle(), "title cake");
  assert.equal(document.activeElement, find("h2"));
});

test("an unchanged step is sent whole, and the next one follows", () => {
  openCheck();
  tap("check-begin");
  assert.deepEqual([readTitle(), readMainLabel()], ["title box", "check-as-printed"]);
  tap("check-as-printed");
  assert.deepEqual(findLastSent(), {
    do: "check-values",
    edition: "new",
    players: [4],
    text: "",
    values: { "box.cakes": 2, "box.fruit": 3 },
  });
  check.show(DONE);
  assert.equal(readTitle(), "title cake");
  assert.equal(localStorage.getItem(KEPT), MINE.text);
});

test("a reader who skips before the answer stays at the step they chose", () => {
  openCheck();
  tap("check-begin");
  tap("check-as-printed");
  tap("check-skip");
  tap("check-skip");
  const gone = readTitle();
  check.show(DONE);
  assert.equal(readTitle(), gone);
  assert.notEqual(gone, "title cake");
});

test("a corrected spot is kept as typed until it has been sent", () => {
  openCheck();
  turnTo(0);
  tap("check-more: name of box.cakes");
  typeIn("box.fruit", "7");
  tap("check-less: name of box.fruit");
  assert.equal(readMainLabel(), "check-keep");
  assert.deepEqual(readBegun().values, { "box.cakes": 3, "box.fruit": 6 });
  tap("check-keep");
  assert.deepEqual(findLastSent().values, { "box.cakes": 3, "box.fruit": 6 });
  check.show(DONE);
  assert.deepEqual(readBegun(), { at: "cake", also: [], values: {} });
  tap("check-all");
  assert.deepEqual(listLabels(findAll("ul.vc-check-differs li")), ["Cakescheck-ours: 2on yours: 5"]);
});

test("a cleared number is null, and typed text stays as typed", () => {
  openCheck();
  tap("check-begin");
  typeIn("box.cakes", "07");
  assert.equal(find("input").value, "07");
  typeIn("box.cakes", "");
  assert.equal(readBegun().values["box.cakes"], null);
  assert.equal(readMainLabel(), "check-keep");
});

test("pieces can be removed and added; the focus stays on the piece or in its row", () => {
  openCheck();
  turnTo(1);
  const listPieces = () =>
    findAll(".vc-check-pieces > .vc-check-row:first-child button").map((each) =>
      each.getAttribute("aria-label"),
    );
  assert.deepEqual(listPieces(), ["check-take-away: plum", "check-take-away: pear"]);
  tap("plum");
  assert.equal(document.activeElement.getAttribute("aria-label"), "plum");
  assert.equal(listPieces()[2], "check-take-away: plum (2)");
  tap("check-take-away: plum");
  assert.equal(document.activeElement.getAttribute("aria-label"), "check-take-away: plum");
  tap("check-take-away: pear");
  assert.equal(document.activeElement, find(".vc-check-pieces"));
  assert.deepEqual(listPieces(), ["check-take-away: plum"]);
  assert.equal(readBegun().values["cake.0.fruit"], "plum");
  choose(findAll("select")[0], 1);
  assert.equal(readBegun().values["cake.kind"], false);
  tap("check-keep");
  assert.deepEqual(findLastSent().values, { "cake.0.points": 2, "cake.0.fruit": "plum", "cake.kind": false });
});

test("fields with one name are labelled with their spots", () => {
  const makePoints = (key) => makeField(key, { name: "Points" });
  openCheck({
    steps: [makeStep("tiles", makeSpot(1, "1", makePoints("1")), makeSpot(2, "2", makePoints("2")))],
  });
  turnTo(0);
  assert.deepEqual(
    findAll("input").map((each) => each.getAttribute("aria-label")),
    ["spot 1: Points", "spot 2: Points"],
  );
});

test("an impossible value's field opens with the problem until the value changes", () => {
  openCheck();
  turnTo(1);
  assert.equal(find("details").open, false);
  typeIn("cake.0.points", "77");
  tap("check-keep");
  check.show({
    problems: [
      ["cake.0.points", "At most 9."],
      ["cake.kind", "No."],
      ["cake", "Not like that."],
      ["other", "Nor that."],
    ],
  });
  assert.deepEqual(["cake.0.points", "cake.0.fruit", "cake.kind", "*"].map(readRemark), [
    "At most 9.",
    "",
    "No.",
    "Not like that. Nor that.",
  ]);
  assert.deepEqual(
    findAll("details").map((each) => each.open),
    [true, true],
  );
  assert.equal(find("input").value, "77");
  typeIn("cake.0.points", "8");
  assert.deepEqual(["cake.0.points", "cake.kind"].map(readRemark), ["", "No."]);
  check.show({ problems: [["cake.0.points", "Still wrong."]] });
  assert.deepEqual(["cake.0.points", "cake.kind", "*"].map(readRemark), ["Still wrong.", "", ""]);
});

test("a focused spot is marked on the picture", () => {
  openCheck();
  tap("check-begin");
  const listNearSpots = () => findAll(".vc-ring.vc-near").map((each) => each.dataset.spot);
  find("input").focus();
  assert.deepEqual(listNearSpots(), ["box.cakes"]);
  typeIn("box.cakes", "4");
  assert.deepEqual(listNearSpots(), ["box.cakes"]);
  find("input").blur();
  assert.deepEqual(listNearSpots(), []);
});

test("a check resumes at its last step, with the values that were not sent", () => {
  localStorage.setItem(KEPT, MINE.text);
  localStorage.setItem(BEGUN, JSON.stringify({ at: "cake", also: [3, "x"], values: { "cake.0.points": 4 } }));
  openCheck({ ...MINE, players: [4, 3] });
  assert.deepEqual(findLastSent(), { do: "checking", edition: "new", players: [4, 3], text: MINE.text });
  assert.deepEqual(
    findAll("[aria-pressed]").map((each) => [each.textContent, each.getAttribute("aria-pressed")]),
    [
      ["2 players", "false"],
      ["3 players", "true"],
    ],
  );
  tap("check-begin");
  assert.equal(readTitle(), "title cake");
  assert.deepEqual(
    findAll("details").map((each) => each.open),
    [true, false],
  );
  assert.deepEqual([find("input").value, readMainLabel()], ["4", "check-keep"]);
  tap("check-back");
  assert.equal(readTitle(), "title box");
  tap("check-skip");
  tap("check-skip");
  assert.equal(readTitle(), "check-title");
  turnTo(0);
  check.open("new", 3);
  assert.deepEqual(findLastSent().players, [3]);
  check.show({ ...CHECK, ...MINE, players: [3] });
  assert.equal(readTitle(), "check-title", "it is opened at all steps");
});

test("Later leads to the next open step, without older problems or typed text", () => {
  openCheck({ steps: [BOX, { ...CAKE, key: "seen", title: "title seen", state: "same" }, CAKE] });
  tap("check-go-on");
  typeIn("box.cakes", "077");
  check.show({ problems: [["box.cakes", "At most 9."]] });
  tap("check-skip");
  assert.equal(readTitle(), "title cake");
  tap("check-all");
  turnTo(0);
  assert.deepEqual([find("input").value, readRemark("box.cakes")], ["77", ""]);
});

test("a field that was opened in one step is closed in the next", () => {
  openCheck({ steps: [CAKE, { ...CAKE, key: "again", title: "title again" }] });
  tap("check-begin");
  for (const each of findAll("details")) each.open = true;
  tap("check-skip");
  assert.equal(readTitle(), "title again");
  assert.deepEqual(
    findAll("details").map((each) => each.open),
    [false, false],
  );
});

test("another edition and other numbers of players are requested", () => {
  openCheck();
  assert.deepEqual(
    findAll("select").map((each) => each.selectedIndex),
    [1, 2],
  );
  choose(findAll("select")[1], 0);
  assert.deepEqual(findLastSent(), { do: "checking", edition: "new", players: [2], text: "" });
  tap("3 players");
  assert.deepEqual(findLastSent().players, [4, 3]);
  check.show({ ...CHECK, players: [4, 3] });
  tap("3 players");
  assert.deepEqual(findLastSent().players, [4]);
  check.show(CHECK);
  choose(findAll("select")[0], 0);
  assert.deepEqual(findLastSent(), { do: "checking", edition: "old", players: [4], text: "" });
});

test("a copy without numbers by players asks for no number of players", () => {
  openCheck({ editions: [["new", "New", []]] });
  assert.deepEqual([findAll("select").length, listLabels(findAll("h3"))], [1, ["check-steps"]]);
});

test("leaving sends an event to the page around", () => {
  let left = 0;
  openCheck();
  check.root.addEventListener("back", () => {
    left += 1;
  });
  tap("check-leave");
  assert.equal(left, 1);
});

test("in another language the step in view stays, and so does what is typed", () => {
  openCheck();
  turnTo(0);
  const before = readTitle();
  tap("check-more: name of box.cakes");
  check.retell();
  assert.equal(findLastSent().do, "checking");
  const steps = CHECK.steps.map((one) => ({ ...one, title: `⟦${one.title}⟧` }));
  check.show({ ...CHECK, steps });
  assert.equal(readTitle(), `⟦${before}⟧`);
  tap("check-keep");
  assert.equal(findLastSent().values["box.cakes"], 3);
});

test("a check that was left is empty in another language, and opens as before", () => {
  openCheck();
  check.root.hidden = true;
  const asked = out.sent.length;
  check.retell();
  assert.deepEqual([check.root.textContent, out.sent.length], ["", asked]);
  check.root.hidden = false;
  openCheck();
  assert.equal(listLabels(findAll(".vc-check-open")).length, CHECK.steps.length);
});

const LINE = makeStep(
  "path",
  makeSpot(
    1,
    "path.0",
    makeField("path.0", {
      kind: "line",
      value: "wake",
      believed: "wake",
      between: ", ",
      choices: [
        ["wake", "wake a worker"],
        ["shell", "shell"],
      ],
    }),
  ),
);

test("a line of words is typed, or its words are tapped", () => {
  openCheck({ steps: [LINE] });
  turnTo(0);
  const input = find("textarea");
  assert.equal(input.value, "wake");
  tap("shell");
  assert.equal(input.value, "wake, shell");
  input.value = "";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  tap("shell");
  tap("wake a worker wake");
  tap("check-keep");
  assert.equal(findLastSent().values["path.0"], "shell, wake");
});

test("a grid gets the chosen word where it is tapped, and grows with it", () => {
  const choices = [
    ["hill", "hill"],
    ["lake", "lake"],
  ];
  const map = makeField("map.0", { kind: "grid", value: "", believed: "", between: " ", choices });
  openCheck({ steps: [makeStep("map", makeSpot(1, "map.0", map))] });
  turnTo(0);
  const findPlaces = () => findAll(".vc-check-place");
  const readName = (at) => findPlaces()[at].getAttribute("aria-label");
  assert.equal(findPlaces().length, 18);
  findPlaces()[1].click();
  const lake = findAll("button").find((each) => each.textContent.trim() === "lake");
  lake.click();
  assert.equal(lake.getAttribute("aria-pressed"), "true");
  findPlaces()[12].click();
  assert.match(readName(1), /hill/);
  assert.match(readName(12), /lake/);
  assert.equal(findPlaces().length, 24, "there is room for another row");
  assert.deepEqual(listLabels(findAll(".vc-check-place b")), ["1", "2"]);
  tap("check-keep");
  assert.equal(findLastSent().values["map.0"], ". hill / . / lake");
  findPlaces()[12].click();
  tap("check-keep");
  assert.equal(findLastSent().values["map.0"], ". hill");
});
