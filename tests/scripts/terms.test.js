import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { listLabels, makeOutgoing, settle, show, words } from "./page.js";
import glossary from "../../village_widgets/glossary/page.js";
import { foldTerm, search } from "../../village_widgets/glossary/search.js";

const makeTerm = (en, de, ko, zh, text = `All about ${en}.`) => ({
  names: { en, de, ko, "zh-Hant": zh },
  text,
  pictures: [["0 0 24 24", 1]],
});
const TERMS = [
  makeTerm("Scroll", "Schriftrolle", "두루마리", "卷軸", "It pays for the council and the mill."),
  makeTerm("Plague cube", "Peststein", "질병 큐브", "瘟疫方塊"),
  makeTerm("Ox", "Ochse", "소", "牛隻"),
  makeTerm("Anonymous grave", "Anonymes Grab", "무명무덤", "公墓"),
  makeTerm("Mill", "Mühle", "제분소", "磨坊"),
  makeTerm("River", "Fluss", "강", "河流"),
];
const FOLDED = TERMS.map((each) => ({ name: each.names.en, ...foldTerm(each) }));
const LANGUAGES = { en: "English", de: "Deutsch", ko: "한국어", "zh-Hant": "繁體中文" };
const find = (typed) => search(FOLDED, typed).map(({ name }) => name);
let page;
let receive;
let close = () => {};

/** Open the page in a language, which asks for the terms and is told them. */
async function open(message, language = "en") {
  page = document.createElement("div");
  show(page);
  const on = (event, hear) => {
    if (event === "msg:custom") receive = hear;
  };
  const get = (name) => (name === "_language" ? language : "");
  const { sent, send } = makeOutgoing();
  close = glossary.render({ model: { get, send, on, off() {} }, el: page });
  assert.deepEqual(sent, [{ do: "hello" }]);
  receive(message, []);
  await settle();
}
const makeGame = (key, ...terms) => ({
  game: key,
  title: key.toUpperCase(),
  drawings: ["<defs></defs>", `<use href="#${key}"></use>`],
  groups: [
    { title: `${key}, first`, terms: terms.slice(0, 1) },
    { title: `${key}, rest`, terms: terms.slice(1) },
  ],
});
const makeWhole = () => ({
  words,
  languages: LANGUAGES,
  games: [makeGame("farm", ...TERMS.slice(0, 3)), makeGame("lake", ...TERMS.slice(3))],
});
const listSeen = (selector) =>
  [...page.querySelectorAll(selector)]
    .filter((one) => !one.closest("[hidden]"))
    .map((one) => one.textContent);
const type = (typed) => {
  const field = page.querySelector("input");
  field.value = typed;
  field.dispatchEvent(new Event("input"));
};

afterEach(() => close());

test("a term is found by a part of its name in any language, whatever the case and accents", () => {
  assert.deepEqual(find("stein"), ["Plague cube"]);
  assert.deepEqual(find("MUHLE"), ["Mill"]);
  assert.deepEqual(find("mühle"), ["Mill"]);
  assert.deepEqual(find("세상"), []);
  assert.deepEqual(find("마리"), ["Scroll"]);
  assert.deepEqual(find("軸"), ["Scroll"]);
  assert.deepEqual(find("ﬂuss"), ["River"]);
  assert.deepEqual(find(""), listLabels(TERMS.map(({ names }) => ({ textContent: names.en }))));
});

test("a syllable that is being typed finds what begins with it", () => {
  assert.deepEqual(find("두루ㅁ"), ["Scroll"]);
  assert.deepEqual(find("무머"), []);
});

test("only if no name has the word, one counts that it begins with: with an ending or a particle", () => {
  assert.deepEqual(find("두루마리를"), ["Scroll"]);
  assert.deepEqual(find("소에게"), ["Ox"]);
  assert.deepEqual(find("Ochsen"), ["Ox"]);
  assert.deepEqual(find("Gräber"), ["Anonymous grave"]);
  assert.equal(search([foldTerm(makeTerm("Hut", "Haus", "집", "屋"))], "huts").length, 1);
  assert.deepEqual(find("oxen"), [], "two Latin letters are no beginning of a word");
});

test("only if neither is found, what is told of a term counts", () => {
  assert.deepEqual(find("council"), ["Scroll"]);
  assert.deepEqual(find("mill"), ["Mill"], "not the scroll, which pays for it");
  assert.deepEqual(find("all about"), ["Plague cube", "Ox", "Anonymous grave", "Mill", "River"]);
});

test("each of several words has to be found", () => {
  assert.deepEqual(find("cube plague"), ["Plague cube"]);
  assert.deepEqual(find("cube river"), []);
});

test("a term has its name in the reader's language, and others that no browser translates", async () => {
  await open(makeWhole(), "ko");
  assert.equal(page.querySelector("dfn").textContent, "두루마리");
  const others = [...page.querySelector("dl").children];
  assert.deepEqual(
    others.map((one) => [one.lang, ...listLabels(one.children)]),
    [
      ["en", "English", "Scroll"],
      ["de", "Deutsch", "Schriftrolle"],
      ["zh-Hant", "繁體中文", "卷軸"],
    ],
  );
  assert.equal(page.querySelector("dl").getAttribute("translate"), "no");
});

test("pictures are parts of the drawings of their game, whose shared ones are there once", async () => {
  await open(makeWhole());
  const [farm, lake] = page.querySelectorAll("section");
  assert.equal(farm.querySelectorAll("defs").length, 1);
  assert.ok(lake.querySelector("li svg").innerHTML.includes("#lake"));
});

test("a search hides what it does not find, empty headings too, and counts the rest", async () => {
  await open(makeWhole());
  assert.deepEqual(listSeen("[role=status]"), ["terms-shown: 6"]);
  assert.deepEqual(listSeen("h2, h3"), [
    "FARM",
    "farm, first",
    "farm, rest",
    "LAKE",
    "lake, first",
    "lake, rest",
  ]);
  type("cube");
  assert.deepEqual(listSeen("[role=status]"), ["terms-shown: 1"]);
  assert.deepEqual([listSeen("dfn"), listSeen("h2, h3")], [["Plague cube"], ["FARM", "farm, rest"]]);
  type("xyz");
  assert.deepEqual([listSeen("[role=status]"), listSeen("dfn"), listSeen("h2")], [["terms-none"], [], []]);
  type("");
  assert.equal(listSeen("dfn").length, 6);
});

test("in another language what was typed stays, and so do names that do not come again", async () => {
  await open(makeWhole());
  type("plague");
  const few = structuredClone({ ...makeWhole(), words: {} });
  for (const { groups } of few.games)
    for (const { terms } of groups)
      for (const each of terms) {
        delete each.names.ko;
        each.text = "Anders gesagt.";
      }
  receive({ ...few, languages: { en: "English", de: "Deutsch" } }, []);
  await settle();
  assert.deepEqual([listSeen("dfn"), listSeen("li p")], [["Plague cube"], ["Anders gesagt."]]);
  assert.deepEqual(listSeen('[lang="ko"] dd'), ["질병 큐브"]);
  assert.equal(page.querySelector("input").value, "plague");
});

test("the page opens at the game that its address names", async () => {
  const scrolled = [];
  const { scrollIntoView } = window.Element.prototype;
  window.Element.prototype.scrollIntoView = function () {
    scrolled.push(this.textContent);
  };
  history.replaceState(null, "", "/#lake");
  await open(makeWhole());
  history.replaceState(null, "", "/");
  window.Element.prototype.scrollIntoView = scrollIntoView;
  assert.deepEqual(scrolled, ["LAKE"]);
});

test("one game has no ways to games, and a term of which nothing is told has only names", async () => {
  const [game] = makeWhole().games;
  game.groups[0].terms = [{ ...TERMS[0], text: "", pictures: undefined }];
  await open({ ...makeWhole(), games: [game] });
  assert.ok(page.querySelector("nav").hidden);
  const [term] = page.querySelectorAll("li");
  assert.deepEqual([term.querySelectorAll("p, svg").length, term.querySelectorAll("dd").length], [0, 3]);
  close();
  assert.equal(page.childElementCount, 0);
});

test("the ways to games lead to their headings", async () => {
  await open(makeWhole());
  const links = [...page.querySelectorAll("nav a")];
  assert.ok(!page.querySelector("nav").hidden);
  assert.deepEqual(
    links.map((link) => page.querySelector(link.getAttribute("href")).textContent),
    ["FARM", "LAKE"],
  );
});
