import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { findButton, listLabels, makeOutgoing, noteFocusing, press, settle, show, words } from "./page.js";
import { makeBesides } from "../../village_widgets/companion/anyway.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { renderButton } from "../../village_widgets/components/templates.js";

const REASON = [[["Serve", "one ox is missing", []]], "Whoever sells must deliver.", ["Rules, page 7"]];
let before;
let answers;
let out;

beforeEach(() => {
  out = makeOutgoing();
  before = makeElement("button", {}, "before");
  answers = new Sheet(words, out.send);
  show(before, answers.root);
  before.focus();
});

test("each refused choice may have happened anyway, by a button that names it", () => {
  const asked = new Sheet(words, out.send, makeBesides(words, out.send));
  const ways = [["free", {}]];
  const choices = ["Serve", "Train"].map((choice) => [choice, "an ox is missing", ways]);
  show(asked.root);
  asked.refuse({ title: "Market", reasons: [[choices, "Pay.", []]], decision: "" }, null, 1);
  assert.deepEqual(
    [...asked.root.querySelectorAll(".vc-anyway")].map((one) => one.getAttribute("aria-label")),
    ["anyway: Serve", "anyway: Train"],
  );
});

test("a question focuses its first answer; an answer closes it and restores the focus", () => {
  answers.ask(
    [
      "How to pay?",
      [
        [
          3,
          "Serve",
          [
            ["one ox", ["#ox"]],
            ["two coins", []],
          ],
          [],
        ],
      ],
      [],
    ],
    9,
  );
  assert.equal(document.activeElement.textContent, "one ox");
  answers.root.querySelectorAll(".vc-ways button")[1].click();
  assert.deepEqual(out.sent, [{ do: "pick", row: 3, way: 1, v: 9 }]);
  assert.ok(!answers.isOpen);
  before.focus();
});

test("a sheet that closes when nothing is left to go back to keeps the keyboard on the page", () => {
  answers.tell("Whose?", "It lies on the table.");
  before.remove();
  document.activeElement.blur(); // a browser moves the focus when a popover closes
  answers.close();
  assert.equal(document.activeElement, answers.root.parentElement);
});

test("a sheet that is not open closes without taking the keyboard", () => {
  before.blur();
  answers.close();
  assert.equal(document.activeElement, document.body);
});

const PAYMENT = {
  row: 2,
  title: "How to pay?",
  asked: null,
  put: [],
  kinds: [],
  said: "",
  ways: [],
  fill: "",
};

test("a payment closes only when the game goes on", () => {
  answers.compose(PAYMENT, [], 9);
  answers.overtake(9);
  assert.ok(answers.isOpen);
  answers.overtake(10);
  assert.ok(!answers.isOpen);
});

test("a refusal is one sentence, with rule and citation behind Why? and focus on its title", () => {
  answers.refuse({ title: "", reasons: [REASON], decision: "Choose something else." }, null);
  assert.equal(answers.root.getAttribute("role"), "alertdialog");
  assert.equal(document.activeElement, answers.root.querySelector("h2"));
  assert.equal(answers.root.querySelector(".vc-sentence").textContent, "one ox is missing");
  assert.ok(!answers.root.querySelector("details").open);
  assert.deepEqual(listLabels(answers.root.querySelectorAll(":scope > :not(h2, details)")), [
    "one ox is missing",
    "close",
  ]);
  assert.equal(answers.root.querySelector("details .vc-decision").textContent, "Choose something else.");
  assert.equal(answers.root.querySelector(".vc-rule").textContent, "Whoever sells must deliver.");
  assert.equal(answers.root.querySelector(".vc-against").textContent, "Serveone ox is missing");
  assert.equal(answers.root.querySelector(".vc-cited").textContent, "cited: Rules, page 7");
});

test("a refusal is the first sentence of its rule, also in a language without spaces", () => {
  const tellRule = (rule) => {
    answers.refuse({ title: "", reasons: [[[REASON[0][0], REASON[0][0]], rule, []]] }, null);
    return answers.root.querySelector(".vc-sentence").textContent;
  };
  assert.equal(tellRule("Whoever sells must deliver. Nobody may wait."), "Whoever sells must deliver.");
  assert.equal(tellRule("賣出者須交貨。誰都不能等待。"), "賣出者須交貨。");
});

test("a tap beside an information sheet only closes it; beside a question it counts", async () => {
  let heard = 0;
  before.addEventListener("click", () => {
    heard += 1;
  });
  const tap = async () => {
    before.dispatchEvent(new window.Event("pointerdown", { bubbles: true }));
    answers.close();
    before.dispatchEvent(new window.Event("click", { bubbles: true, cancelable: true }));
    await settle();
  };
  answers.tell("Whose page is this?", "");
  await tap();
  assert.equal(heard, 0);
  answers.tell("Whose page is this?", "");
  before.dispatchEvent(new window.Event("pointerdown", { bubbles: true }));
  press(before, "Enter");
  before.click();
  assert.equal(heard, 1, "a finger that only moved the page keeps no key from pressing a button");
  answers.ask(["How to pay?", [[3, "Serve", [["one ox", ["#ox"]]], []]], []], 9);
  await tap();
  assert.equal(heard, 2);
});

test("names that contain markup are shown as text", () => {
  answers.tell("<b>Anna</b>", "<img src=x>");
  assert.equal(answers.root.querySelector("h2").textContent, "<b>Anna</b>");
  assert.equal(answers.root.querySelector("img, b"), null);
});

test("Tab goes round inside, both ways", () => {
  answers.tell(
    "Title",
    "",
    renderButton("one", () => {}),
    renderButton("two", () => {}),
  );
  const pressTab = (shiftKey) => {
    press(document.activeElement, "Tab", { shiftKey });
    return document.activeElement.textContent;
  };
  answers.root.querySelector("button").focus();
  assert.deepEqual(
    [pressTab(false), pressTab(false), pressTab(false), pressTab(true)],
    ["two", "close", "one", "close"],
  );
});

test("a tap that began before an interruption does not answer it", async () => {
  let later;
  const waiting = mock.method(globalThis, "setTimeout", (go) => {
    later = go;
  });
  answers.tellWrong("Wrong", "It could not be done.");
  assert.equal(answers.root.dataset.interrupts, "true");
  answers.root.hidePopover();
  await settle();
  assert.ok(answers.isOpen, "it opens again");
  later();
  assert.equal(answers.root.dataset.interrupts, undefined);
  answers.close();
  assert.ok(!answers.isOpen);
  waiting.mock.restore();
});

test("other refusals can be unfolded", () => {
  answers.ask(["Which?", [[0, "Serve", [["", []]], []]], [REASON]], 1);
  assert.deepEqual(listLabels(answers.root.querySelectorAll("summary")), ["also-barred"]);
});

test("an answer is told again in another language, with the same parts unfolded", () => {
  const tell = (said) => {
    answers.refuse({ title: said, reasons: [[[], `${said}.`, ["Rules, page 7"]]], decision: "" }, null);
    answers.again = () => tell("Markt");
  };
  tell("Market");
  answers.root.querySelector("details").open = true;
  answers.leaveOpen()();
  assert.ok(answers.isOpen && answers.root.querySelector("details").open);
  assert.equal(answers.root.querySelector("h2").textContent, "Markt");
  tell("Church");
  assert.ok(!answers.root.querySelector("details").open, "only what is told again is unfolded again");
});

test("a sheet that nothing can tell again in another language closes, and is empty", () => {
  answers.tell("Games", "There is no room.");
  answers.leaveOpen()();
  assert.ok(!answers.isOpen);
  assert.equal(answers.root.textContent, "");
});

test("an answer in place of a payment stays when the game goes on, and hears nothing of it", () => {
  answers.compose(PAYMENT, [], 9);
  answers.tell("Whose?", "It lies on the table.");
  answers.compose({ ...PAYMENT, asked: [] }, [], 9);
  answers.overtake(10);
  assert.deepEqual([answers.isOpen, answers.root.querySelector("h2").textContent], [true, "Whose?"]);
});

test("an answer that nothing can tell again is not taken for the one before it", () => {
  let again = 0;
  answers.tell("Market", "");
  answers.again = () => {
    again += 1;
  };
  answers.tell("Church", "");
  answers.leaveOpen()();
  assert.deepEqual([answers.isOpen, again], [false, 0]);
});

test("a tap beside a question counts, also where the question took the place of information", () => {
  let heard = 0;
  before.addEventListener("click", () => {
    heard += 1;
  });
  answers.tell("Whose page is this?", "");
  answers.ask(["How to pay?", [[3, "Serve", [["one ox", ["#ox"]]], []]], []], 9);
  before.dispatchEvent(new window.Event("pointerdown", { bubbles: true }));
  before.click();
  assert.equal(heard, 1);
});

test("a tap inside information presses what is there", () => {
  let pressed = 0;
  const more = renderButton("more", () => {
    pressed += 1;
  });
  answers.tell("Title", "", more);
  const button = answers.root.querySelector("button");
  button.dispatchEvent(new window.Event("pointerdown", { bubbles: true }));
  button.click();
  assert.equal(pressed, 1);
});

test("screen readers hear a refusal's sentence with its title, and not with the next answer", () => {
  answers.refuse({ title: "Market", reasons: [REASON], decision: "" }, null);
  const readAloud = () => ["label", "description"].map((name) => answers.root.getAttribute(`aria-${name}`));
  assert.deepEqual(readAloud(), ["Market", "one ox is missing"]);
  answers.tell("Whose?", "");
  assert.deepEqual(readAloud(), ["Whose?", null]);
  answers.forget();
  assert.deepEqual(readAloud(), [null, null]);
});

test("the moment without answers belongs to one interruption, not to the answer after it", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  answers.tellWrong("Wrong", "It could not be done.");
  t.mock.timers.tick(300);
  answers.tellWrong("Wrong", "Nor this.");
  t.mock.timers.tick(300);
  assert.equal(answers.root.dataset.interrupts, "true");
  answers.tell("Whose?", "");
  assert.equal(answers.root.dataset.interrupts, undefined);
});

test("a new answer is shown from its beginning", () => {
  answers.tell("Title", "");
  answers.root.scrollTop = 30;
  answers.tell("Other", "");
  assert.equal(answers.root.scrollTop, 0);
});

test("a lesson's remark is told in full, since no rule stands behind it", () => {
  answers.refuse({ title: "", reasons: [[[], "Not yet. Sell first.", []]], decision: "" }, null);
  assert.equal(answers.root.querySelector(".vc-sentence").textContent, "Not yet. Sell first.");
  assert.equal(answers.root.querySelector("details"), null);
});

test("in a lesson a refusal leads to where its rule is taught, elsewhere it does not", () => {
  const shown = [];
  const refused = { title: "", reasons: [REASON], decision: "", rules: ["market_price"] };
  const findTaught = () => findButton(answers.root, "lesson-taught");
  answers.refuse(refused, (rules) => shown.push(rules));
  findTaught().click();
  assert.deepEqual(shown, [["market_price"]]);
  answers.refuse(refused, null);
  assert.equal(findTaught(), undefined);
});

test("a rule is looked up on the page itself where that has the rules", () => {
  const opened = [];
  answers.lookUp = (rule) => opened.push(rule);
  answers.refuse({ title: "", reasons: [REASON], decision: "", rules: ["market_price"] }, null);
  findButton(answers.root, "look-up").click();
  assert.deepEqual(opened, ["market_price"]);
});

test("too many ways to pay to list are asked for piece by piece", () => {
  answers.ask(["How to pay?", [[3, "Serve", [], []]], []], 9);
  answers.root.querySelector("button").click();
  assert.deepEqual(out.sent, [{ do: "row", row: 3, v: 9 }]);
});

test("an interruption that has opened is not opened again", (t) => {
  const open = t.mock.method(answers, "open");
  answers.tellWrong("Wrong", "It could not be done.");
  answers.root.dispatchEvent(Object.assign(new window.Event("toggle"), { newState: "open" }));
  assert.equal(open.mock.callCount(), 1);
  answers.close();
});

test("what asks takes the keyboard to its first button without scrolling the page", (t) => {
  const asked = noteFocusing(t);
  answers.ask(["Which?", [[0, "Serve", [["", []]], []]], []], 1);
  assert.deepEqual(asked, Array(2).fill({ preventScroll: true }));
  assert.equal(document.activeElement.textContent, "Serve");
  assert.equal(answers.root.querySelector(".vc-lying"), null, "nothing lies there");
});

test("a refusal has below it only what there is: other reasons, and a lesson's rules", () => {
  const plain = (text) => [[], text, []];
  answers.refuse({ title: "", reasons: [plain("A."), plain("B.")], decision: "" }, () => {});
  assert.deepEqual(listLabels(answers.root.querySelectorAll(".vc-rule")), ["B."]);
  assert.deepEqual(listLabels(answers.root.querySelectorAll("button")), ["close"]);
  assert.equal(answers.root.querySelector(".vc-lying"), null);
  answers.forget();
  assert.ok(!answers.root.hasAttribute("aria-description"));
});

test("a closed sheet is not shown again in another language", () => {
  answers.tell("Once", "A text.");
  answers.again = () => answers.tell("Again", "Ein Text.");
  answers.close();
  answers.leaveOpen()();
  assert.ok(!answers.isOpen);
});

test("a payment of another game closes, too, whose versions begin anew", () => {
  answers.compose(PAYMENT, [], 9);
  answers.overtake(1);
  assert.ok(!answers.isOpen);
});

test("a touch beside the sheet that turns into scrolling swallows no later click", () => {
  const beside = makeElement("button", {});
  let count = 0;
  beside.addEventListener("click", () => {
    count += 1;
  });
  document.body.append(beside);
  answers.tell("Once", "A text.");
  for (const type of ["pointerdown", "pointercancel"])
    beside.dispatchEvent(new Event(type, { bubbles: true }));
  beside.click();
  assert.equal(count, 1);
});
