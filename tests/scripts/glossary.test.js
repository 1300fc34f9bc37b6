import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listLabels, makeOutgoing, noteFocusing, settle, show, words } from "./page.js";
import { Board } from "../../village_widgets/components/board.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { Glossary, Lexicon } from "../../village_widgets/components/glossary.js";
import { renderParagraphs, renderText } from "../../village_widgets/components/references.js";
import { renderInto } from "../../village_widgets/components/rendering.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const LIST = [
  ["plague", "plague", "plague cube", "plague cubes"],
  ["market-day", "market day", "market days"],
  ["time", "# time"],
  ["well", "the well"],
];
let board;
let glossary;
let out;
let root;

beforeEach(() => {
  out = makeOutgoing();
  board = new Board(words, () => {});
  board.setPanels([]);
  root = makeElement("div");
  glossary = new Glossary(out.send, new Sheet(words, out.send), words, root);
  glossary.set(LIST);
  show(root, board.root);
});

/** Render a text, and return the words that are marked in it. */
function renderMarked(text, render = (said) => glossary.begin()(said)) {
  const place = makeElement("p");
  renderInto(render(text), place);
  assert.equal(place.textContent.replace(/\s+/g, " "), text.replace(/\[|\]\([^)]*\)/g, ""));
  root.replaceChildren(place);
  return listLabels(place.querySelectorAll(".vc-word"));
}

test("each form is found, the longest one first, whatever its case", () => {
  assert.deepEqual(renderMarked("Plague cubes lie there on a market day."), ["Plague cubes", "market day"]);
});

test("only the first occurrence in a text is marked, in whatever form", () => {
  assert.deepEqual(renderMarked("The plague: a plague cube, two plague cubes."), ["plague"]);
});

test("a word inside another word, and one that means something else, is left alone", () => {
  assert.deepEqual(renderMarked("The plagued do well, and replague nobody at the wellside."), []);
});

test("a number in a form stands for any number", () => {
  assert.deepEqual(renderMarked("It takes 12 time, and no time at all."), ["12 time"]);
});

test("a form that ends in a number is found before the shorter word without it", () => {
  glossary.set([["stage", "stage", "stage #"]]);
  assert.deepEqual(renderMarked("Go up to stage 4, where a stage ends."), ["stage 4"]);
});

test("a text of many words is searched in no time: one test for the edges of all forms", () => {
  glossary.set(Array.from({ length: 200 }, (_, at) => [`w${at}`, `chronicle${"abcdefghij"[at % 10]}${at}`]));
  const tests = glossary.pattern?.source.match(/\(\?<!/g) ?? [];
  assert.equal(tests.length, 1);
});

test("Chinese, which has no spaces between words, has its words found inside a sentence", () => {
  glossary.set([
    ["plague", "瘟疫方塊", "瘟疫"],
    ["time", "#時間"],
    ["market-day", "市集日"],
  ]);
  assert.deepEqual(renderMarked("拿取瘟疫方塊時，花費2時間。"), ["瘟疫方塊", "2時間"]);
  assert.deepEqual(renderMarked("在市集日（見村莊編年史）出售。"), ["市集日"]);
  assert.equal(root.querySelector(".vc-unbroken").textContent, "市集日", "a bracket may open a line");
});

test("a Korean word is found before its particles, but not inside another word", () => {
  glossary.words = {
    ...words,
    "word-endings": "에서 | 는 | 을 | 이 | 들 | 입니다",
    meaning: "뜻",
    colon: ": ",
  };
  glossary.set([
    ["church", "성당"],
    ["horse", "말"],
    ["monk", "수도사"],
  ]);
  assert.deepEqual(renderMarked("가족원이 성당에서는 말을 아껴요."), ["성당", "말"]);
  assert.deepEqual(
    renderMarked("말했어요: 거짓말을 했어요."),
    [],
    "the beginning and the end of other words",
  );
  assert.deepEqual(renderMarked("수도사들이 말입니다."), ["수도사", "말"]);
  assert.deepEqual(
    [...root.querySelectorAll(".vc-unbroken")].map((each) => each.textContent),
    ["수도사들이", "말입니다."],
    "particles and punctuation stay beside their word",
  );
});

test("a German word is found in the forms of its word file, not in a compound", () => {
  glossary.set([["market-day", "Markttag", "Markttage", "Markttagen", "Markttags"]]);
  assert.deepEqual(renderMarked("An Markttagen endet das Markttagsgeschäft."), ["Markttagen"]);
});

test("a line's end in a word file is a space, except between Han characters", () => {
  const place = makeElement("p");
  renderInto(renderText("Take\na cube.", board), place);
  assert.equal(place.textContent, "Take a cube.");
  renderInto(renderText("拿取，\n方塊。\n[市集](market)\n在此。", board), place);
  assert.equal(place.textContent.replace(/\s+$/, ""), "拿取，方塊。市集在此。");
});

test("what is attached to a way to the board stays beside it", () => {
  const text = "[성당](church)에서는 기다려요, und [Würfel](cube)n, 在[市集](market)，賣。";
  renderMarked(text, (said) => renderText(said, board, glossary.begin()));
  assert.deepEqual(
    [...root.querySelectorAll(".vc-unbroken")].map((each) => each.textContent),
    ["성당에서는", "Würfeln,", "市集，"],
  );
});

test("a word that leads to the board already is not marked, the next one is", () => {
  const render = (text) => renderText(text, board, glossary.begin());
  assert.deepEqual(renderMarked("Take the [plague cube](cube:0): a plague.", render), ["plague"]);
  assert.equal(root.querySelector("button button"), null);
});

test("paragraphs of one text mark a word once", () => {
  const place = makeElement("div");
  renderInto(renderParagraphs("A plague.\n\nThe plague again.", board, glossary.begin()), place);
  assert.equal(place.querySelectorAll(".vc-word").length, 1);
});

test("punctuation stays on the line of the word before it", () => {
  renderMarked("After the plague, rest.");
  assert.equal(root.querySelector(".vc-unbroken").textContent, "plague,");
});

test("a bracket or a quotation mark stays on the line of the word after it", () => {
  const listUnbroken = () => listLabels(root.querySelectorAll(".vc-unbroken"));
  renderMarked("Take the green cube (plague) here.");
  assert.deepEqual(listUnbroken(), ["(plague)"]);
  renderMarked("Nimm den Stein („[Würfel](cube)“) hier.", (said) =>
    renderText(said, board, glossary.begin()),
  );
  assert.deepEqual(listUnbroken(), ["(„Würfel“)"]);
});

test("without a glossary nothing is marked", () => {
  glossary.set([]);
  assert.deepEqual(renderMarked("The plague."), []);
});

test("a tap asks for the meaning; the card shows it, and the keyboard goes back to the word", async () => {
  renderMarked("The plague.");
  const word = root.querySelector(".vc-word");
  word.click();
  assert.deepEqual(out.sent, [{ do: "meaning", word: "plague" }]);
  glossary.show({
    title: "Plague",
    text: "A black cube.",
    cited: ["Page 3"],
    pictures: [["0 0 24 24", '<use href="#vc-plague"/>']],
  });
  const { card } = glossary;
  assert.ok(card.isOpen && card.root.parentElement === root);
  assert.equal(card.root.getAttribute("aria-label"), "Plague");
  assert.equal(card.root.querySelector("use").getAttribute("href"), "#vc-plague");
  assert.deepEqual(listLabels(card.root.querySelectorAll("p.vc-sentence, .vc-cited")), [
    "A black cube.",
    "Page 3",
  ]);
  card.close();
  await settle();
  assert.equal(document.activeElement, word);
});

test("a tapped word takes the keyboard where it stands: the page does not scroll", (t) => {
  renderMarked("The plague.");
  const asked = noteFocusing(t);
  root.querySelector(".vc-word").click();
  assert.deepEqual(asked, [{ preventScroll: true }]);
});

test("a word in a refusal opens its card inside the sheet, which stays open", () => {
  const sheet = new Sheet(words, out.send);
  sheet.begin = glossary.begin;
  root.append(sheet.root);
  sheet.refuse(
    { title: "No", reasons: [[[], "A plague cube brings no influence.", []]], decision: "" },
    null,
    1,
  );
  sheet.root.querySelector(".vc-sentence .vc-word").click();
  glossary.show({ title: "Plague", text: "A black cube.", cited: [], pictures: [] });
  assert.ok(sheet.isOpen && glossary.card.isOpen);
  assert.ok(sheet.root.contains(glossary.card.root));
});

test("a label on the board shows its word, unless a press there is a move", () => {
  const { send, sent } = makeOutgoing();
  const words_ = new Glossary(send, new Sheet(words, send), words, root);
  words_.set(LIST);
  const labels_ = '<text>The well</text><text>Nothing</text><g data-at="a" class="m"><text>Plague</text></g>';
  const pointed = [];
  board = new Board(words, (at) => pointed.push(at), words_.explain, words_.knows);
  board.setPanels([["land", "Land", "0 0 10 10", [["land part", labels_]]]]);
  board.markOwn("");
  show(root, board.root);
  const [well, nothing, plague] = board.list("text");
  for (const label of [well, nothing, plague]) label.dispatchEvent(new Event("click", { bubbles: true }));
  assert.deepEqual([sent.map(({ word }) => word), pointed], [["well", "plague"], []]);
  board.setTargets(new Map([["a", "Act"]]));
  plague.dispatchEvent(new Event("click", { bubbles: true }));
  assert.deepEqual([sent.length, pointed], [2, ["a"]]);
  for (const label of [well, nothing, plague])
    label.dispatchEvent(new Event("pointerover", { bubbles: true }));
  assert.deepEqual(listLabels(board.list(".vc-word")), ["The well"]);
});

test("all words of a game are listed once, numbers left out", () => {
  const place = makeElement("p");
  renderInto(glossary.renderAll(), place);
  show(place);
  assert.deepEqual(listLabels(place.querySelectorAll(".vc-word")), [
    "plague",
    "market day",
    "time",
    "the well",
  ]);
  place.querySelectorAll(".vc-word")[1].click();
  assert.deepEqual(out.sent, [{ do: "meaning", word: "market-day" }]);
});

test("a word that a line's end divides is found", () => {
  assert.deepEqual([glossary.findKey("on a market\nday"), glossary.knows("no word")], ["market-day", false]);
});

test("the card leaves a sheet for what is asked outside it, and a hidden place for what is around", () => {
  const meaning = { title: "Plague", text: "A black cube.", cited: [], pictures: [] };
  const sheet = makeElement("div", { class: "vc-sheet" });
  renderInto(glossary.begin()("The plague."), sheet);
  root.append(sheet);
  const findPlace = () => {
    glossary.show(meaning);
    return glossary.card.root.parentElement;
  };
  sheet.querySelector(".vc-word").click();
  assert.equal(findPlace(), sheet);
  assert.equal(glossary.card.root.querySelector("details"), null, "nothing is cited");
  glossary.ask("well");
  assert.equal(findPlace(), root, "a picture was asked about");
  sheet.querySelector(".vc-word").click();
  sheet.remove();
  assert.equal(findPlace(), root, "the sheet is gone");
  root.hidden = true;
  assert.equal(findPlace(), document.body);
});

test("the list of all words is drawn once it is open, and hidden without words", () => {
  const lexicon = new Lexicon(words, glossary);
  const { root } = lexicon;
  const countWords = () => root.querySelectorAll(".vc-word").length;
  lexicon.draw();
  assert.deepEqual([root.hidden, countWords()], [false, 0]);
  root.open = true;
  root.dispatchEvent(new Event("toggle"));
  assert.equal(countWords(), 4);
  glossary.set([]);
  lexicon.draw();
  assert.ok(root.hidden);
});

test("a name in a text lights up its place while the pointer or the keyboard is on it", (t) => {
  const lit = [];
  t.mock.method(board, "light", (at) => lit.push(at));
  renderInto(renderText("Buy at the [stall](stall:0).", board), root);
  const [name] = root.querySelectorAll(".vc-ref");
  for (const event of ["pointerenter", "pointerleave", "focus", "blur"]) name.dispatchEvent(new Event(event));
  assert.deepEqual(lit, ["stall:0", "", "stall:0", ""]);
});
