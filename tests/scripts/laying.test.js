import assert from "node:assert/strict";
import { test } from "node:test";
import {
  VALUES,
  WRONG,
  all,
  at,
  button,
  done,
  entered,
  field,
  find,
  form,
  later,
  layingForms,
  marked,
  next,
  out,
  said,
  shown,
  title,
  type,
} from "./layingform.js";
import { labels, press } from "./page.js";

layingForms();

test("the form begins with its first section, as the companion knows it", () => {
  assert.equal(title(), "Round and turn");
  assert.equal(find(".vc-lay-progress").textContent, "1 of 5");
  assert.deepEqual([find("progress").value, find("progress").max], [1, 5]);
  assert.equal(field("round").value, "3");
  assert.deepEqual(labels(all("[data-field=turn] .vc-lay-chip")), ["Anna", "<b>Bert</b>"]);
  assert.equal(find("[data-field=turn] .vc-lay-chip").querySelector("input").checked, true);
  assert.equal(shown(".vc-lay-told"), "It is round 3.");
  assert.ok(!button("laying-previous") && find(".vc-lay-notice").hidden);
  assert.equal(find("#drawing").namespaceURI, "http://www.w3.org/2000/svg");
  assert.equal(out.sent.length, 0);
});

test("a typed number is sent as a number after a pause", () => {
  type("round", "1");
  assert.deepEqual([out.sent.length, later.time], [0, 250]);
  type("round", " 12");
  assert.deepEqual(entered(), { round: 12 });
  assert.equal(out.sent.length, 1);
  assert.equal(field("round").value, " 12", "what is being typed is nobody else's business");
});

test("other text stays as typed, with its problem beside it", () => {
  type("round", "4x");
  assert.deepEqual(entered(), { round: "4x" });
  form.show({ problems: [["A whole number.", ["round"], ["turn"]]], told: {} });
  assert.deepEqual(
    [field("round").value, said(), marked("vc-lay-bad")],
    ["4x", ["A whole number."], ["round"]],
  );
  assert.equal(field("round").getAttribute("aria-invalid"), "true");
  assert.ok(find(".vc-lay-told").hidden, "nothing follows from it");
  next();
  button("laying-previous").click();
  assert.equal(field("round").value, "4x");
  button("+").click();
  assert.equal(field("round").value, "1");
});

test("an emptied field waits for its number; left empty it becomes 0", () => {
  type("round", "");
  form.show({ problems: [], told: {} });
  assert.deepEqual([field("round").value, later], ["", null]);
  done("round");
  assert.equal(field("round").value, "0");
  assert.deepEqual(entered(), { round: 0 });
});

test("the buttons count up and down, never below 0", () => {
  const [fewer, more] = all(".vc-lay-step button");
  assert.deepEqual(
    [fewer, more].map((one) => one.getAttribute("aria-label")),
    ["Round: laying-minus", "Round: laying-plus"],
  );
  more.click();
  assert.equal(field("round").value, "4");
  for (let at = 0; at < 6; at += 1) fewer.click();
  assert.equal(field("round").value, "0");
  assert.deepEqual(entered(), { round: 0 });
});

test("a touched answer replaces the other; its further fields come and go", () => {
  assert.equal(field("ender"), null);
  find("[data-field=ended]").querySelectorAll("input")[1].click();
  assert.deepEqual(
    all("[data-field=ended] input").map((one) => one.checked),
    [false, true, false],
  );
  assert.ok(field("ender"));
  field("ender").querySelectorAll("input")[1].click();
  assert.deepEqual(entered(), { ended: "full", ender: 1 });
  find("[data-field=ended] input").click();
  assert.equal(field("ender"), null);
  assert.deepEqual(entered(), { ender: 1 });
});

test("several answers can be chosen, and a place from a list", () => {
  at("mine");
  const [oak, elm] = all("[data-field='mine.ships'] input");
  elm.click();
  assert.deepEqual(entered(), { "mine.ships": ["oak", "elm"] });
  oak.click();
  assert.deepEqual(entered(), { "mine.ships": ["elm"] });
  assert.deepEqual([oak.checked, elm.checked], [false, true]);
  const cow = field("mine.cow");
  assert.deepEqual(
    [cow.value, cow.getAttribute("aria-label"), labels(cow.querySelectorAll("optgroup[label=Away] option"))],
    ["inn", "Cow", ["Inn", "Sea"]],
  );
  cow.value = "sea";
  done("mine.cow");
  assert.equal(entered()["mine.cow"], "sea");
});

test("in a sheet of numbers digits move on, arrows move and a key erases", () => {
  at("pieces");
  assert.deepEqual(labels(all(".vc-lay-grid tbody th")), ["Bank", "Shop"]);
  const cells = all(".vc-lay-cell");
  const key = (label) => button(label).click();
  key("5");
  assert.deepEqual([cells[0].value, document.activeElement], ["5", cells[1]]);
  key("2");
  key("0");
  assert.equal(document.activeElement, cells[3], "digit by digit to the number that has two");
  key("1");
  assert.equal(document.activeElement, cells[3]);
  key("7");
  assert.equal(cells[3].value, "17");
  assert.deepEqual(entered(), { "bank.gold": 5, "bank.iron": 2, "shop.iron": 17 });
  press(cells[3], "ArrowUp");
  assert.equal(document.activeElement, cells[1]);
  key("⌫");
  assert.deepEqual([cells[1].value, document.activeElement], ["0", cells[1]]);
  press(cells[1], "Enter");
  assert.equal(document.activeElement, cells[2]);
  key("→");
  press(cells[3], "ArrowUp");
  press(cells[1], "ArrowDown");
  assert.equal(document.activeElement, cells[3]);
  assert.deepEqual(entered(), { "bank.gold": 5, "shop.iron": 17 });
});

const lying = (key) =>
  all(`[data-field="${key}"] > .vc-lay-tiles > *`).map((one) => one.title || one.textContent);
const tile = (key, number) => find(`[data-field="${key}"] [data-tile="${number}"]`);

test("a touched tile goes into the first free place, and the next one into the next field", () => {
  at("market");
  assert.deepEqual(
    [lying("desk"), lying("queue")],
    [
      ["tile C", "2"],
      ["tile E", "2"],
    ],
  );
  assert.deepEqual(all("details[open]").length, 1);
  assert.deepEqual(
    all("[data-field=desk] [data-tile]").map((one) => one.title),
    ["tile A", "tile B", "tile C", "tile B (2)", "tile E"],
  );
  assert.deepEqual(
    all("[data-field=desk] [data-tile]").map((one) => one.disabled),
    [false, false, true, false, true],
  );
  tile("desk", 0).focus();
  tile("desk", 0).click();
  assert.deepEqual(lying("desk"), ["tile C", "tile A"]);
  assert.equal(find("[data-field=desk] details"), null, "it is full");
  assert.equal(
    document.activeElement,
    tile("queue", 1),
    "the keyboard is at the next tile of the list that is open now",
  );
  tile("queue", 3).click();
  assert.deepEqual([lying("queue"), all("details").length], [["tile E", "tile B (2)"], 0]);
  assert.deepEqual(entered(), { desk: [2, 0], queue: [4, 3] });
});

test("a removed tile leaves a hole if the field allows holes; otherwise the others move up", () => {
  at("market");
  find("[data-field=desk] [data-place]").click();
  assert.deepEqual(lying("desk"), ["1", "2"]);
  tile("desk", 2).click();
  tile("desk", 0).click();
  find("[data-field=desk] [data-place]").click();
  assert.deepEqual(lying("desk"), ["1", "tile A"]);
  tile("queue", 1).click();
  const [first] = all("[data-field=queue] [data-place]");
  assert.equal(first.querySelector(".vc-spoken").textContent, "laying-take-away: tile E");
  first.focus();
  first.click();
  assert.deepEqual(lying("queue"), ["tile B", "2"]);
  assert.equal(document.activeElement.dataset.place, "0");
  assert.deepEqual(entered(), { desk: [null, 0], queue: [1] });
});

test("the list of a field without a limit stays, and opens and closes by hand", () => {
  at("mine");
  const list = () => find("[data-field='mine.tiles'] details");
  assert.equal(list().open, false);
  list().open = true;
  list().dispatchEvent(new Event("toggle"));
  for (const number of [3, 1, 0]) tile("mine.tiles", number).click();
  assert.deepEqual([lying("mine.tiles"), list().open], [["tile B (2)", "tile B", "tile A"], true]);
  list().open = false;
  list().dispatchEvent(new Event("toggle"));
  form.show({ problems: [], told: {} });
  assert.equal(list().open, false, "an answer does not open it again");
  find("[data-field='mine.tiles'] [data-place]").click();
  assert.equal(list().open, true, "taking one away does");
  assert.deepEqual(entered(), { "mine.tiles": [1, 0] });
});

test("an unknown value is dashed until it is entered or its section is left", () => {
  at("market");
  assert.deepEqual([marked("vc-lay-unknown"), labels(all(".vc-lay-dashed"))], [["desk"], ["laying-enter"]]);
  next();
  assert.deepEqual([marked("vc-lay-unknown"), field("mine.coins").value], [["mine.coins"], ""]);
  type("mine.coins", "2");
  later.go();
  form.show({ problems: [], told: {} });
  assert.deepEqual(marked("vc-lay-unknown"), []);
  button("laying-previous").click();
  assert.deepEqual([marked("vc-lay-unknown"), all(".vc-lay-dashed").length], [[], 0]);
});

test("each section puts the focus on its title and checks all values", () => {
  next();
  assert.deepEqual(
    [title(), document.activeElement, out.sent.at(-1)],
    ["Pieces", find("h2"), { do: "lay-check", values: VALUES }],
  );
  button("laying-overview").click();
  assert.deepEqual([title(), button("laying-overview")], ["Overview", undefined]);
  assert.deepEqual(
    all(".vc-lay-sign").map((sign) => sign.title),
    ["laying-seen", "laying-seen", "laying-unseen", "laying-unseen"],
  );
  assert.deepEqual(labels(all(".vc-lay-contents button")), ["Round and turn", "Pieces", "Market", "Anna’s"]);
  all(".vc-lay-contents button")[3].click();
  assert.equal(title(), "Anna’s");
  assert.ok(find("h2 .vc-mark[data-colour=red]") && find(".vc-lay-dense"));
  button("laying-previous").click();
  assert.equal(title(), "Market");
});

test("an unseen section shows no problems; on the overview each problem leads to its field", () => {
  form.show({ problems: WRONG, told: {} });
  next();
  assert.deepEqual(said(), []);
  type("bank.iron", "1");
  assert.deepEqual(said(), [], "what was wrong before is not held against what is typed now");
  form.show({ problems: WRONG, told: {} });
  assert.deepEqual([said(), marked("vc-lay-bad")], [["Too much gold."], ["bank.gold", "shop.gold"]]);
  button("laying-overview").click();
  assert.deepEqual(said(), ["Too much gold.", "A table can’t be like this."]);
  assert.equal(shown(".vc-lay-told"), "laying-unsure");
  assert.deepEqual(
    all(".vc-lay-sign").map((sign) => sign.title),
    ["laying-seen", "laying-wrong", "laying-unseen", "laying-unseen"],
  );
  assert.equal(all(".vc-lay-wrong button").length, 1, "what is about no field leads nowhere");
  button("Too much gold.").click();
  assert.deepEqual([title(), document.activeElement], ["Pieces", field("shop.gold")]);
});

test("a problem of tiles or answers leads to the first of them", () => {
  form.show({ problems: [["Which one?", ["mine.ships"], ["mine"]]], told: {} });
  button("laying-overview").click();
  button("Which one?").click();
  assert.equal(document.activeElement, all("[data-field='mine.ships'] input")[0]);
});

test("unseen sections are named before the table is laid out, and can be confirmed as they are", () => {
  button("laying-overview").click();
  assert.deepEqual(
    [shown(".vc-lay-told"), shown(".vc-lay-unseen"), button("laying-lay").className],
    ["laying-fine-unseen", "", "vc-button vc-main"],
  );
  next();
  assert.deepEqual(labels(all(".vc-lay-unseen li")), ["Pieces", "Market", "Anna’s"]);
  button("laying-look").click();
  assert.equal(title(), "Pieces");
  button("laying-overview").click();
  assert.equal(shown(".vc-lay-unseen"), "");
  next();
  button("laying-as-it-stands").click();
  assert.deepEqual(out.sent.at(-1), { do: "lay", values: VALUES, v: 7 });
});

test("problems are shown before unseen sections; a form that was seen whole is laid out", () => {
  form.show({ problems: WRONG, told: {} });
  button("laying-overview").click();
  next();
  assert.deepEqual([shown(".vc-lay-unseen"), out.sent.at(-1).do], ["", "lay-check"]);
  form.show({ problems: [], told: {} });
  for (let at = 0; at < 4; at += 1) {
    all(".vc-lay-contents button")[at].click();
    button("laying-overview").click();
  }
  assert.equal(shown(".vc-lay-told"), "laying-fine");
  next();
  assert.equal(out.sent.at(-1).do, "lay");
});

test("a refused form returns to the overview with all problems", () => {
  at("market");
  form.show({ problems: WRONG, refused: true });
  assert.deepEqual([title(), said()], ["Overview", ["Too much gold.", "A table can’t be like this."]]);
});
