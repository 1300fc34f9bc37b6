import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { findButton, listLabels, makeWording, show, words } from "./page.js";
import { exchange } from "../../village_widgets/components/speaking.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { RulesSheet } from "../../village_widgets/companion/rulessheet.js";

const BOOK = {
  game: "pond",
  title: "Pond",
  groups: [
    {
      title: "A turn",
      rules: [
        { key: "swim", wordings: [["You swim one pond further.", []]], find: { en: "go" } },
        { key: "rest", wordings: [["You rest by a reed.", []]], leans: ["swim"] },
      ],
    },
  ],
};
let sent = [];

/** Return the rules of a page, and its sheet, which is shown. */
function begin(spoken = words) {
  sent = [];
  const answers = new Sheet(spoken, () => {});
  show(answers.root);
  return { answers, rules: new RulesSheet(spoken, (said) => sent.push(said), answers) };
}

test("the rules are asked for once, some time after the table has come", () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const { rules } = begin();
  rules.prepare();
  rules.prepare();
  assert.deepEqual(sent, []);
  mock.timers.tick(10_000);
  assert.deepEqual(sent, [{ do: "look-up" }]);
  rules.receive(BOOK);
  rules.prepare();
  mock.timers.tick(10_000);
  assert.equal(sent.length, 1);
  mock.timers.reset();
});

test("a sheet that is opened early says that table-rules-coming, and shows them as they do", () => {
  const { answers, rules } = begin();
  rules.open();
  assert.deepEqual(sent, [{ do: "look-up" }]);
  assert.match(answers.root.textContent, /table-rules-coming/);
  rules.receive(BOOK);
  assert.doesNotMatch(answers.root.textContent, /table-rules-coming/);
  assert.deepEqual(listLabels(answers.root.querySelectorAll(".vc-rule-entry > summary")), [
    "You swim one pond further.",
    "You rest by a reed.",
  ]);
});

test("a refusal leads to its rule in the same sheet, and a rule to the one that it builds on", () => {
  const { answers, rules } = begin();
  rules.receive(BOOK);
  answers.refuse({ title: "", reasons: [[[], "You rest by a reed.", []]], rules: ["rest"] }, null);
  findButton(answers.root, "look-up").click();
  const listOpened = () =>
    [...answers.root.querySelectorAll("[data-marked]")].map((each) => each.dataset.rule);
  assert.deepEqual(listOpened(), ["rest"]);
  answers.root.querySelector('[href="#swim"]').click();
  assert.deepEqual(listOpened(), ["swim"]);
  assert.equal(location.hash, "", "the address stays the table's");
});

test("rules that have come are asked for again in another language, and the open rule stays open", () => {
  const spoken = makeWording({ "table-rules": "Rules" });
  const { answers, rules } = begin(spoken);
  exchange(spoken, { "table-rules": "Regeln" });
  assert.deepEqual(sent, [], "there are none yet");
  rules.receive(BOOK);
  rules.open("rest");
  exchange(spoken, { "table-rules": "Rules" });
  assert.deepEqual(sent, [{ do: "look-up" }]);
  answers.again();
  rules.receive(BOOK);
  assert.equal(answers.root.querySelector("h2").textContent, "Rules");
  assert.equal(answers.root.querySelector("[data-marked]").dataset.rule, "rest");
});

test("rules that come while the sheet is closed, or shows something else, don't open it", () => {
  const { answers, rules } = begin();
  rules.receive(BOOK);
  assert.equal(answers.isOpen, false);
  answers.tell("Whose?", "Anna's.");
  rules.receive(BOOK);
  assert.equal(answers.root.querySelector("h2").textContent, "Whose?");
  rules.open();
  assert.doesNotMatch(answers.root.textContent, /table-rules-coming/);
  assert.deepEqual(sent, []);
});
