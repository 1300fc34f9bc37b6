import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { holdFrames, listLabels, makeOutgoing, makeWording, press, settle, show, words } from "./page.js";
import { LATER, STATE } from "./tablestate.js";
import rulebook from "../../village_widgets/rulebook/page.js";
import { RulesView } from "../../village_widgets/rulebook/rules.js";
import { foldRules, searchRules } from "../../village_widgets/rulebook/search.js";

const makeRule = (key, said, find = {}, more = {}) => ({ key, wordings: [[said, []]], find, ...more });
const GROUPS = [
  {
    title: "A turn",
    rules: [
      makeRule("swim", "You swim one pond further.", { en: "go | move", de: "Teich | weiter schwimmen" }),
      makeRule(
        "rest",
        "You rest by a reed.",
        { en: "sleep", ko: "쉬기", "zh-Hant": "休息" },
        {
          leans: ["swim"],
          questions: [["May I rest twice?", "Only at dusk."]],
          taught: [["02_pond", "reed", "2 · Ponds: Reeds"]],
          sources: [["Old (1999)", ["our notes, 1", "our notes, 2"]]],
          rulings: [
            [
              "Rest at night",
              [
                ["allowed", "usual"],
                ["barred", ""],
              ],
            ],
          ],
        },
      ),
    ],
  },
  {
    title: "The end",
    rules: [
      {
        key: "end",
        wordings: [
          ["Six ponds end it.", ["Old"]],
          ["Seven ponds end it.", ["New", "Newer"]],
        ],
      },
    ],
  },
];
const BOOK = { game: "pond", title: "Pond", groups: GROUPS };
const find = (typed) => searchRules(foldRules(GROUPS), typed);
let close = () => {};
afterEach(() => {
  close();
  close = () => {};
  history.replaceState(null, "", "/");
});

/** Unfold a rule, as a press on its line does. */
function unfold(key) {
  const place = document.querySelector(`[data-rule="${key}"]`);
  place.open = true;
  place.dispatchEvent(new Event("toggle"));
  return place;
}

/** Show the rules alone, as pages do that have no board for them. */
function list() {
  const view = new RulesView(words);
  show(view.root);
  view.take(structuredClone(BOOK));
  return view;
}
const listSeen = (selector) =>
  listLabels([...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()));
const type = (typed) => {
  const field = document.querySelector("input");
  field.focus();
  field.value = typed;
  field.dispatchEvent(new Event("input"));
};
const readStatus = () => listSeen("[role=status]").map((one) => one.trim());
const listRules = () =>
  [...document.querySelectorAll("[data-rule]")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.dataset.rule);

test("a rule is found by what players call it in any language, its wording, questions and answers", () => {
  assert.deepEqual(find("schwimmen"), ["swim"]);
  assert.deepEqual(find("SLEEP"), ["rest"]);
  assert.deepEqual(find("休"), ["rest"]);
  assert.deepEqual(find("쉬기를"), ["rest"]);
  assert.deepEqual(find("reed"), ["rest"]);
  assert.deepEqual(find("twice"), ["rest"]);
  assert.deepEqual(find("dusk"), ["rest"]);
  assert.deepEqual(find("seven"), ["end"]);
  assert.deepEqual(find("turn"), ["swim", "rest"], "the heading above them");
  assert.deepEqual(find("qqq"), []);
  assert.deepEqual(find("   "), []);
});

test("a search finds the same whatever was typed before", () => {
  const folded = foldRules(GROUPS);
  for (const typed of ["s", "sw", "swim", "sleep", "schwimmen", "p", "pond", "pond end", "s"])
    assert.deepEqual(searchRules(folded, typed), find(typed), typed);
});

test("a rule that players call so comes before those that only say so, one with all words first", () => {
  assert.deepEqual(find("pond"), ["swim", "end"]);
  assert.deepEqual(find("move"), ["swim"]);
  assert.equal(find("pond end")[0], "end");
  assert.deepEqual(find("sleep qqq"), ["rest"]);
});

test("a word that few rules have counts more than one that many have", () => {
  const rules = [
    makeRule("last", "a", { en: "otter" }),
    ...["b", "c", "d"].map((key) => makeRule(key, key, { en: "pond" })),
  ];
  const folded = foldRules([{ title: "", rules }]);
  assert.equal(searchRules(folded, "pond otter")[0], "last");
  assert.equal(searchRules(foldRules([{ title: "", rules: rules.toReversed() }]), "pond otter")[0], "last");
});

test("each rule is one line in its group, which unfolds the rest", () => {
  list();
  assert.deepEqual(listSeen("h3"), ["A turn", "The end"]);
  assert.deepEqual(listLabels(document.querySelectorAll("[data-rule] > summary")), [
    "You swim one pond further.",
    "You rest by a reed.",
    "Six ponds end it. Old",
  ]);
  assert.ok([...document.querySelectorAll("details")].every((one) => !one.open));
  assert.equal(document.querySelectorAll("dt").length, 0, "what is folded is not drawn");
  const rest = unfold("rest");
  assert.deepEqual(listLabels(rest.querySelectorAll("dt")), [
    "rulings",
    "rules-leans",
    "lesson-taught",
    "cited",
  ]);
  assert.equal(rest.querySelector('a[href^="02_pond"]').getAttribute("href"), "02_pond.ipynb#reed");
  assert.match(rest.textContent, /Old \(1999\): our notes, 1; our notes, 2/);
  assert.equal(rest.querySelector("b").textContent, "allowed (usual)");
  assert.equal(
    rest.querySelector("details").textContent.replace(/\s+/g, " ").trim(),
    "May I rest twice? Only at dusk.",
  );
  const end = unfold("end").textContent;
  assert.match(end, /Seven ponds end it. New, Newer/);
  assert.equal(end.split("Six ponds").length, 2, "the first wording stands in the line alone");
});

test("what is typed shows the rules that fit in place of the groups, and counts them; Escape empties", () => {
  list();
  assert.deepEqual(
    listSeen("[role=status]").map((one) => one.trim()),
    [""],
  );
  assert.equal(document.querySelector("[role=status]").className, "");
  type("pond");
  assert.deepEqual(listRules(), ["swim", "end"]);
  assert.deepEqual(
    listSeen("[role=status]").map((one) => one.trim()),
    ["rules-found: 2"],
  );
  assert.ok(document.getElementById("rules-find-about").hidden);
  type("qqq");
  assert.deepEqual([listRules(), readStatus()], [[], ["rules-none"]]);
  type(" ");
  assert.deepEqual(listRules(), ["swim", "rest", "end"], "a space asks for nothing");
  type("qqq");
  press(document.querySelector("input"), "Escape");
  assert.equal(document.querySelector("input").value, "");
  assert.deepEqual(listRules(), ["swim", "rest", "end"]);
});

test("arrow keys lead from the field to the rules and back, no further than the last", () => {
  list();
  type("pond");
  const findHeld = () => document.activeElement.closest("[data-rule]")?.dataset.rule ?? "field";
  const walk = (...keys) =>
    keys.map((key) => {
      press(document.activeElement, key);
      return findHeld();
    });
  assert.deepEqual(walk("ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp"), [
    ...["swim", "end", "end", "swim", "field", "field"],
  ]);
  walk("ArrowDown", "ArrowDown");
  press(document.activeElement, "Escape");
  assert.equal(findHeld(), "field");
});

test("a rule that is opened unfolds and is marked alone, and the search gives way", (t) => {
  const view = list();
  type("pond");
  const { mock } = t.mock.method(HTMLElement.prototype, "focus");
  view.open("rest");
  assert.deepEqual(mock.calls[0].arguments, [{ preventScroll: true }]);
  assert.equal(view.open("unknown"), undefined);
  document.querySelector('[data-rule="rest"] a[href="#swim"]').click();
  const marked = [...document.querySelectorAll("[data-marked]")];
  assert.deepEqual([marked.map((one) => one.dataset.rule), marked[0].open], [["swim"], true]);
  assert.equal(document.querySelector("input").value, "");
});

/** Open the page, which comes with the rules of two games. */
async function open(message = {}) {
  const page = document.createElement("div");
  show(page);
  let receive;
  const on = (event, hear) => {
    if (event === "msg:custom") receive = hear;
  };
  const { sent, send } = makeOutgoing();
  const get = (name) => (name === "_language" ? "en" : "");
  close = rulebook.render({ model: { get, send, on, off() {} }, el: page });
  const books = [structuredClone(BOOK), { ...BOOK, game: "sea", title: "Sea", groups: [GROUPS[1]] }];
  receive({ words: { ...makeWords() }, keeps: "", books, ...message }, []);
  await settle();
  return { page, sent, tell: (told) => receive(told, []) };
}
/** Return the words of a page as an object that another language can replace. */
const makeWords = () => new Proxy({}, { get: (_, key) => words[key], ownKeys: () => [] });

test("the page opens at the game and the rule of its address, else at the first game", async () => {
  history.replaceState(null, "", "/#sea.end");
  await open();
  const page = document.querySelector(".vc-rulebook");
  assert.deepEqual([page.dataset.game, listRules()], ["sea", ["end"]]);
  assert.equal(document.querySelector("[data-marked]").id, "sea.end");
  close();
  history.replaceState(null, "", "/");
  await open();
  assert.deepEqual(listRules(), ["swim", "rest", "end"]);
  assert.deepEqual(listLabels(document.querySelectorAll("nav [aria-current=true]")), ["Pond"]);
});

test("a rule asks for its position, and the board moves to the rule that asked last", async () => {
  const { sent, tell } = await open();
  const ask = (key) => unfold(key).querySelector("button").click();
  const findHost = () => document.querySelector(".vc-rule-shown").closest("[data-rule]").dataset.rule;
  ask("swim");
  tell({ example: { game: "pond", rule: "swim", said: "Try it.", tried: "Go on" } });
  await settle();
  assert.deepEqual([findHost(), listSeen(".vc-rule-about p")], ["swim", ["Try it."]]);
  [...document.querySelectorAll(".vc-rule-about button")].find((one) => !one.hidden).click();
  ask("rest");
  tell({ example: { game: "pond", rule: "rest", said: "Look." } });
  await settle();
  assert.deepEqual([findHost(), document.querySelectorAll(".vc-rule-shown").length], ["rest", 1]);
  assert.ok(document.querySelector(".vc-rule-about .vc-main").hidden, "there is nothing to try");
  assert.deepEqual(sent.slice(1), [
    { do: "show-rule", game: "pond", rule: "swim" },
    { do: "try" },
    { do: "show-rule", game: "pond", rule: "rest" },
  ]);
});

test("words for a search that do not come again in another language stay", async () => {
  const { tell } = await open();
  const books = structuredClone([BOOK]);
  for (const { rules } of books[0].groups) for (const each of rules) each.find = { de: "Schilf" };
  tell({ words: { "rules-find": "Suchen" }, books });
  await settle();
  type("休息");
  assert.deepEqual(listRules(), ["rest"]);
});

test("all words for a search are asked for at its field; fewer that come later change nothing", async () => {
  const { sent, tell } = await open();
  const setup = {
    game: "pond",
    edition: "old",
    players: 2,
    editions: [["old", "Old"]],
    numbers: [2],
    groups: [],
  };
  tell({ setup });
  document.querySelector("details.vc-glance").open = true;
  type("Abpfiff");
  await settle();
  assert.deepEqual(listRules(), []);
  assert.deepEqual(sent.slice(1), [{ do: "look-up" }]);
  const give = (find) => {
    const books = structuredClone([BOOK]);
    for (const { rules } of books[0].groups)
      for (const rule of rules) if (rule.key === "end") rule.find = find;
    tell({ books });
    return settle();
  };
  await give({ de: "Schluss | Abpfiff" });
  assert.deepEqual(listRules(), ["end"], "what is typed is searched again");
  await give({ de: "Schluss" });
  assert.deepEqual(listRules(), ["end"]);
  document.querySelector("input").blur();
  document.querySelector("input").focus();
  assert.equal(sent.length, 2, "neither the words nor a set-up that lies open is asked for again");
});

test("a page of its own follows its address until it is closed", async (t) => {
  document.body.dataset.voila = "";
  t.after(() => delete document.body.dataset.voila);
  const { page } = await open();
  const book = page.querySelector(".vc-rulebook");
  const goTo = (address) => {
    history.replaceState(null, "", address);
    dispatchEvent(new Event("hashchange"));
    return book.dataset.game;
  };
  assert.equal(goTo("/#sea.end"), "sea");
  assert.equal(goTo("/#pond"), "pond");
  close();
  assert.equal(goTo("/#sea"), "pond");
  assert.equal(page.childElementCount, 0);
});

test("in a notebook games and rules are turned to without a change of its address", async () => {
  const { page } = await open();
  const click = (selector) => {
    const event = new document.defaultView.MouseEvent("click", { bubbles: true, cancelable: true });
    page.querySelector(selector).dispatchEvent(event);
    return [event.defaultPrevented, page.querySelector(".vc-rulebook").dataset.game];
  };
  assert.deepEqual(click('nav a[href="#sea"]'), [true, "sea"]);
  assert.deepEqual(click('nav a[href="#pond"]'), [true, "pond"]);
  unfold("rest");
  assert.deepEqual(click('a[href="#pond.swim"]'), [true, "pond"]);
  assert.equal(page.querySelector("[data-marked]").dataset.rule, "swim");
});

test("of many rules that fit the first are listed at once, and all once the page is painted", (t) => {
  const view = new RulesView(words);
  show(view.root);
  const rules = Array.from({ length: 14 }, (_, at) => makeRule(`rule${at}`, `A pond ${at}.`));
  view.take({ game: "pond", title: "Pond", groups: [{ title: "", rules }] });
  const frames = holdFrames(t);
  type("pond");
  assert.equal(listRules().length, 12);
  for (const { onfinish } of frames) onfinish();
  assert.equal(listRules().length, 14);
  type("pon");
  type("qqq");
  for (const { onfinish } of frames) onfinish();
  assert.deepEqual(listRules(), [], "what was typed before is not listed any more");
});

test("a rule without a position hides the board; the set-up shows it as a mere picture", async () => {
  const { page, tell } = await open();
  const board = page.querySelector(".vc-rule-shown > div:last-child") ?? null;
  assert.equal(board, null, "no rule has asked for it");
  unfold("swim").querySelector("button").click();
  tell({ example: { game: "pond", rule: "swim", said: "Look." } });
  await settle();
  const readBoard = () => {
    const [, shown] = page.querySelector(".vc-rule-shown").children;
    return [shown.hidden, shown.hasAttribute("inert")];
  };
  assert.deepEqual(readBoard(), [true, false]);
  const editions = [["old", "Old"]];
  tell({ setup: { game: "pond", edition: "old", players: 2, editions, numbers: [2], groups: [] } });
  await settle();
  assert.deepEqual(readBoard(), [false, true]);
  assert.equal(page.querySelector(".vc-rule-about").textContent, "");
});

test("a rule's move is taken back on its board, which is live again after the set-up", async () => {
  const { page, sent, tell } = await open({ words: makeWording({}) });
  unfold("swim").querySelector("button").click();
  const example = { game: "pond", rule: "swim", said: "Try it.", tried: "Go on" };
  const table = { ...STATE, can: [true, false] };
  tell({ example, table });
  await settle();
  const undo = page.querySelector(".vc-rule-buttons button:last-child");
  assert.deepEqual([undo.hidden, undo.disabled], [false, false]);
  undo.click();
  assert.deepEqual(sent.at(-1), { do: "undo" });
  tell({ table: { ...LATER, can: [false, false] } });
  await settle();
  assert.ok(undo.disabled);
  tell({ setup: { game: "pond", edition: "old", players: 2, editions: [], numbers: [2], groups: [] } });
  tell({ example, table: { ...table, after: 2, v: 3 } });
  await settle();
  const [, board] = page.querySelector(".vc-rule-shown").children;
  assert.deepEqual([board.hidden, board.hasAttribute("inert")], [false, false]);
});
