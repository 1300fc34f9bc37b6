import assert from "node:assert/strict";
import { test } from "node:test";
import {
  VALUES,
  WRONG,
  findAll,
  goTo,
  findButton,
  leaveField,
  takeEntered,
  findField,
  find,
  form,
  later,
  prepareLayingForms,
  listMarked,
  goOn,
  out,
  listSaid,
  listShown,
  readTitle,
  type,
} from "./layingform.js";
import { listLabels, press } from "./page.js";

prepareLayingForms();

test("the form begins with its first section, as the companion knows it", () => {
  assert.equal(readTitle(), "Round and turn");
  assert.equal(find(".vc-lay-progress").textContent, "1 of 5");
  assert.deepEqual([find("progress").value, find("progress").max], [1, 5]);
  assert.equal(findField("round").value, "3");
  assert.deepEqual(listLabels(findAll("[data-field=turn] .vc-lay-chip")), ["Anna", "<b>Bert</b>"]);
  assert.equal(find("[data-field=turn] .vc-lay-chip").querySelector("input").checked, true);
  assert.equal(listShown(".vc-lay-told"), "It is round 3.");
  assert.ok(!findButton("laying-previous") && find(".vc-lay-notice").hidden);
  assert.equal(find("#drawing").namespaceURI, "http://www.w3.org/2000/svg");
  assert.equal(out.sent.length, 0);
});

test("a typed number is sent as a number after a pause", () => {
  type("round", "1");
  assert.deepEqual([out.sent.length, later.time], [0, 250]);
  type("round", " 12");
  assert.deepEqual(takeEntered(), { round: 12 });
  assert.equal(out.sent.length, 1);
  assert.equal(findField("round").value, " 12", "what is being typed is nobody else's business");
});

test("other text stays as typed, with its problem beside it", () => {
  type("round", "4x");
  assert.deepEqual(takeEntered(), { round: "4x" });
  form.show({ problems: [["A whole number.", ["round"], ["turn"]]], told: {} });
  assert.deepEqual(
    [findField("round").value, listSaid(), listMarked("vc-lay-bad")],
    ["4x", ["A whole number."], ["round"]],
  );
  assert.equal(findField("round").getAttribute("aria-invalid"), "true");
  assert.ok(find(".vc-lay-told").hidden, "nothing follows from it");
  goOn();
  findButton("laying-previous").click();
  assert.equal(findField("round").value, "4x");
  findButton("+").click();
  assert.equal(findField("round").value, "1");
});

test("an emptied field waits for its number; left empty it becomes 0", () => {
  type("round", "");
  form.show({ problems: [], told: {} });
  assert.deepEqual([findField("round").value, later], ["", null]);
  leaveField("round");
  assert.equal(findField("round").value, "0");
  assert.deepEqual(takeEntered(), { round: 0 });
  type("round", " ");
  leaveField("round");
  assert.equal(findField("round").value, "0", "spaces are no number");
});

test("the buttons count up and down, never below 0", () => {
  const [fewer, more] = findAll(".vc-lay-step button");
  assert.deepEqual(
    [fewer, more].map((one) => one.getAttribute("aria-label")),
    ["Round: laying-minus", "Round: laying-plus"],
  );
  more.click();
  assert.equal(findField("round").value, "4");
  for (let at = 0; at < 6; at += 1) fewer.click();
  assert.equal(findField("round").value, "0");
  assert.deepEqual(takeEntered(), { round: 0 });
});

test("a touched answer replaces the other; its further fields come and go", () => {
  assert.equal(findField("ender"), null);
  find("[data-field=ended]").querySelectorAll("input")[1].click();
  assert.deepEqual(
    findAll("[data-field=ended] input").map((one) => one.checked),
    [false, true, false],
  );
  assert.ok(findField("ender"));
  findField("ender").querySelectorAll("input")[1].click();
  assert.deepEqual(takeEntered(), { ended: "full", ender: 1 });
  find("[data-field=ended] input").click();
  assert.equal(findField("ender"), null);
  assert.deepEqual(takeEntered(), { ender: 1 });
});

test("several answers can be chosen, and a place from a list", () => {
  goTo("mine");
  const [oak, elm] = findAll("[data-field='mine.ships'] input");
  elm.click();
  assert.deepEqual(takeEntered(), { "mine.ships": ["oak", "elm"] });
  oak.click();
  assert.deepEqual(takeEntered(), { "mine.ships": ["elm"] });
  assert.deepEqual([oak.checked, elm.checked], [false, true]);
  const cow = findField("mine.cow");
  assert.deepEqual(
    [
      cow.value,
      cow.getAttribute("aria-label"),
      listLabels(cow.querySelectorAll("optgroup[label=Away] option")),
    ],
    ["inn", "Cow", ["Inn", "Sea"]],
  );
  cow.value = "sea";
  leaveField("mine.cow");
  assert.equal(takeEntered()["mine.cow"], "sea");
});

test("in a sheet of numbers digits move on, arrows move and a key erases", () => {
  goTo("pieces");
  assert.deepEqual(listLabels(findAll(".vc-lay-grid tbody th")), ["Bank", "Shop"]);
  const cells = findAll(".vc-lay-cell");
  const pressKey = (label) => findButton(label).click();
  pressKey("5");
  assert.deepEqual([cells[0].value, document.activeElement], ["5", cells[1]]);
  pressKey("2");
  pressKey("0");
  assert.equal(document.activeElement, cells[3], "digit by digit to the number that has two");
  pressKey("1");
  assert.equal(document.activeElement, cells[3]);
  pressKey("7");
  assert.equal(cells[3].value, "17");
  assert.deepEqual(takeEntered(), { "bank.gold": 5, "bank.iron": 2, "shop.iron": 17 });
  press(cells[3], "ArrowUp");
  assert.equal(document.activeElement, cells[1]);
  pressKey("⌫");
  assert.deepEqual([cells[1].value, document.activeElement], ["0", cells[1]]);
  press(cells[1], "Enter");
  assert.equal(document.activeElement, cells[2]);
  pressKey("→");
  press(cells[3], "ArrowUp");
  press(cells[1], "ArrowDown");
  assert.equal(document.activeElement, cells[3]);
  assert.deepEqual(takeEntered(), { "bank.gold": 5, "shop.iron": 17 });
});

const listLying = (key) =>
  findAll(`[data-field="${key}"] > .vc-lay-tiles > *`).map((one) => one.title || one.textContent);
const findTile = (key, number) => find(`[data-field="${key}"] [data-tile="${number}"]`);

test("a touched tile goes into the first free place, and the next one into the next field", () => {
  goTo("market");
  assert.deepEqual(
    [listLying("desk"), listLying("queue")],
    [
      ["tile C", "2"],
      ["tile E", "2"],
    ],
  );
  assert.deepEqual(findAll("details[open]").length, 1);
  assert.deepEqual(
    findAll("[data-field=desk] [data-tile]").map((one) => one.title),
    ["tile A", "tile B", "tile C", "tile B (2)", "tile E"],
  );
  assert.deepEqual(
    findAll("[data-field=desk] [data-tile]").map((one) => one.disabled),
    [false, false, true, false, true],
  );
  findTile("desk", 0).focus();
  findTile("desk", 0).click();
  assert.deepEqual(listLying("desk"), ["tile C", "tile A"]);
  assert.equal(find("[data-field=desk] details"), null, "it is full");
  assert.equal(
    document.activeElement,
    findTile("queue", 1),
    "the keyboard is at the next tile of the list that is open now",
  );
  findTile("queue", 3).click();
  assert.deepEqual([listLying("queue"), findAll("details").length], [["tile E", "tile B (2)"], 0]);
  assert.deepEqual(takeEntered(), { desk: [2, 0], queue: [4, 3] });
});

test("a removed tile leaves a hole if the field allows holes; otherwise the others move up", () => {
  goTo("market");
  find("[data-field=desk] [data-place]").click();
  assert.deepEqual(listLying("desk"), ["1", "2"]);
  findTile("desk", 2).click();
  findTile("desk", 0).click();
  find("[data-field=desk] [data-place]").click();
  assert.deepEqual(listLying("desk"), ["1", "tile A"]);
  findTile("queue", 1).click();
  const [first] = findAll("[data-field=queue] [data-place]");
  assert.equal(first.querySelector(".vc-spoken").textContent, "laying-take-away: tile E");
  first.focus();
  first.click();
  assert.deepEqual(listLying("queue"), ["tile B", "2"]);
  assert.equal(document.activeElement.dataset.place, "0");
  assert.deepEqual(takeEntered(), { desk: [null, 0], queue: [1] });
});

test("the list of a field without a limit stays, and opens and closes by hand", () => {
  goTo("mine");
  const findDetails = () => find("[data-field='mine.tiles'] details");
  assert.equal(findDetails().open, false);
  findDetails().open = true;
  findDetails().dispatchEvent(new Event("toggle"));
  for (const number of [3, 1, 0]) findTile("mine.tiles", number).click();
  assert.deepEqual([listLying("mine.tiles"), findDetails().open], [["tile B (2)", "tile B", "tile A"], true]);
  findDetails().open = false;
  findDetails().dispatchEvent(new Event("toggle"));
  form.show({ problems: [], told: {} });
  assert.equal(findDetails().open, false, "an answer does not open it again");
  find("[data-field='mine.tiles'] [data-place]").click();
  assert.equal(findDetails().open, true, "taking one away does");
  assert.deepEqual(takeEntered(), { "mine.tiles": [1, 0] });
});

test("an unknown value is dashed until it is entered or its section is left", () => {
  goTo("market");
  assert.deepEqual(
    [listMarked("vc-lay-unknown"), listLabels(findAll(".vc-lay-dashed"))],
    [["desk"], ["laying-enter"]],
  );
  goOn();
  assert.deepEqual([listMarked("vc-lay-unknown"), findField("mine.coins").value], [["mine.coins"], ""]);
  type("mine.coins", "2");
  later.go();
  form.show({ problems: [], told: {} });
  assert.deepEqual(listMarked("vc-lay-unknown"), []);
  findButton("laying-previous").click();
  assert.deepEqual([listMarked("vc-lay-unknown"), findAll(".vc-lay-dashed").length], [[], 0]);
});

test("each section puts the focus on its title and checks all values", () => {
  goOn();
  assert.deepEqual(
    [readTitle(), document.activeElement, out.sent.at(-1)],
    ["Pieces", find("h2"), { do: "lay-check", values: VALUES }],
  );
  findButton("laying-overview").click();
  assert.deepEqual([readTitle(), findButton("laying-overview")], ["Overview", undefined]);
  assert.deepEqual(
    findAll(".vc-lay-sign").map((sign) => sign.title),
    ["laying-seen", "laying-seen", "laying-unseen", "laying-unseen"],
  );
  assert.deepEqual(listLabels(findAll(".vc-lay-contents button")), [
    "Round and turn",
    "Pieces",
    "Market",
    "Anna’s",
  ]);
  findAll(".vc-lay-contents button")[3].click();
  assert.equal(readTitle(), "Anna’s");
  assert.ok(find("h2 .vc-mark[data-colour=red]") && find(".vc-lay-dense"));
  findButton("laying-previous").click();
  assert.equal(readTitle(), "Market");
});

test("an unseen section shows no problems; on the overview each problem leads to its field", () => {
  form.show({ problems: WRONG, told: {} });
  goOn();
  assert.deepEqual(listSaid(), []);
  type("bank.iron", "1");
  assert.deepEqual(listSaid(), [], "what was wrong before is not held against what is typed now");
  form.show({ problems: WRONG, told: {} });
  assert.deepEqual([listSaid(), listMarked("vc-lay-bad")], [["Too much gold."], ["bank.gold", "shop.gold"]]);
  findButton("laying-overview").click();
  assert.deepEqual(listSaid(), ["Too much gold.", "A table can’t be like this."]);
  assert.equal(listShown(".vc-lay-told"), "laying-unsure");
  assert.deepEqual(
    findAll(".vc-lay-sign").map((sign) => sign.title),
    ["laying-seen", "laying-wrong", "laying-unseen", "laying-unseen"],
  );
  assert.equal(findAll(".vc-lay-wrong button").length, 1, "what is about no field leads nowhere");
  findButton("Too much gold.").click();
  assert.deepEqual([readTitle(), document.activeElement], ["Pieces", findField("shop.gold")]);
});

test("a problem of tiles or answers leads to the first of them", () => {
  form.show({ problems: [["Which one?", ["mine.ships"], ["mine"]]], told: {} });
  findButton("laying-overview").click();
  findButton("Which one?").click();
  assert.equal(document.activeElement, findAll("[data-field='mine.ships'] input")[0]);
});

test("unseen sections are named before the table is laid out, and can be confirmed as they are", () => {
  findButton("laying-overview").click();
  assert.deepEqual(
    [listShown(".vc-lay-told"), listShown(".vc-lay-unseen"), findButton("laying-lay").className],
    ["laying-fine-unseen", "", "vc-button vc-main"],
  );
  goOn();
  assert.deepEqual(listLabels(findAll(".vc-lay-unseen li")), ["Pieces", "Market", "Anna’s"]);
  findButton("laying-look").click();
  assert.equal(readTitle(), "Pieces");
  findButton("laying-overview").click();
  assert.equal(listShown(".vc-lay-unseen"), "");
  goOn();
  findButton("laying-as-it-stands").click();
  assert.deepEqual(out.sent.at(-1), { do: "lay", values: VALUES, v: 7 });
});

test("problems are shown before unseen sections; a form that was seen whole is laid out", () => {
  form.show({ problems: WRONG, told: {} });
  findButton("laying-overview").click();
  goOn();
  assert.deepEqual([listShown(".vc-lay-unseen"), out.sent.at(-1).do], ["", "lay-check"]);
  form.show({ problems: [], told: {} });
  for (let at = 0; at < 4; at += 1) {
    findAll(".vc-lay-contents button")[at].click();
    findButton("laying-overview").click();
  }
  assert.equal(listShown(".vc-lay-told"), "laying-fine");
  goOn();
  assert.equal(out.sent.at(-1).do, "lay");
});

test("a refused form returns to the overview with all problems", () => {
  goTo("market");
  form.show({ problems: WRONG, refused: true });
  assert.deepEqual(
    [readTitle(), listSaid()],
    ["Overview", ["Too much gold.", "A table can’t be like this."]],
  );
});
