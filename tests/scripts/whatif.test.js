import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { findButton, listLabels, makeOutgoing, show, words } from "./page.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { GameKeeper } from "../../village_widgets/components/keptgame.js";
import { forgetGame, readAbout, readGame, readLines } from "../../village_widgets/components/keptgames.js";
import { LogView } from "../../village_widgets/components/log.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { WhatIfLines } from "../../village_widgets/components/whatif.js";

const A = ["A", "What if A: from round 1, Anna to move", 2, "1 A"];
const B = ["B", "What if B: from round 2, Bert to move", 9, "1 B"];
const LEVELS = [
  ["steady", "steady player"],
  ["good", "good player"],
];
/** Return a message about what-if lines. */
const makeTold = (open, ...lines) => ({ open, lines, levels: LEVELS, level: "good" });
/** Return a save as a message tells it. */
const makeSave = (head, ...lines) => ({ head, kept: [0, lines] });

beforeEach(() => localStorage.clear());

test("the band names the line on the table, and leads to the others and back to the game", () => {
  const { sent, send } = makeOutgoing();
  const band = new WhatIfLines(words, send);
  show(band.root);
  band.show(makeTold(""));
  assert.ok(band.root.hidden);
  band.show(makeTold("A", A, B));
  assert.equal(band.root.querySelector("p").textContent, A[1]);
  const find = (label) => findButton(band.root, label);
  const doing = band.root.querySelector(".vc-line-doing");
  assert.ok(doing.hidden);
  find("what-if-more").click();
  assert.ok(!doing.hidden && find("what-if-more").getAttribute("aria-expanded") === "true");
  for (const label of ["what-if-own", B[1], "what-if-finish", "what-if-compare", "what-if-forget"])
    find(label).click();
  assert.deepEqual(sent, [
    { do: "line", name: "" },
    { do: "line", name: "B" },
    { do: "finish", level: "good" },
    { do: "charts" },
    { do: "forget", name: "A" },
  ]);
  assert.deepEqual(
    [band.root.hidden, band.root.dataset.line, find("what-if-own").hidden],
    [false, "A", false],
  );
  band.show(makeTold("B", A, B));
  assert.deepEqual(listLabels(band.root.querySelectorAll(".vc-lines-there button")), [A[1]]);
  find("what-if-forget").click();
  assert.deepEqual(sent.at(-1), { do: "forget", name: "B" }, "the line on the table, not the first");
  band.show(makeTold("", A, B));
  assert.equal(band.root.querySelector("p").textContent, "what-if-lines");
  assert.deepEqual([band.root.dataset.line, find("what-if-own").hidden], ["", true], "the game itself");
  assert.deepEqual(listLabels(band.root.querySelectorAll(".vc-lines-there button")), [A[1], B[1]]);
  assert.deepEqual(listLabels(band.root.querySelectorAll(".vc-line-doing > button")), ["what-if-compare"]);
});

test("the band goes with the last line, and has no list where there is one level", () => {
  const band = new WhatIfLines(words, () => {});
  show(band.root);
  band.show({ ...makeTold("A", A), levels: [] });
  assert.deepEqual(
    [band.root.querySelector("select"), band.root.querySelectorAll(".vc-line-finish button").length],
    [null, 1],
  );
  band.show(makeTold("A", A));
  assert.equal(band.root.querySelectorAll("select").length, 1);
  band.show(makeTold(""));
  assert.deepEqual([band.root.hidden, band.root.dataset.line], [true, ""]);
});

test("lines are compared where the page has charts, which are not asked for again", (t) => {
  const { sent, send } = makeOutgoing();
  const band = new WhatIfLines(words, send);
  const charts = makeElement("div", { class: "vc-charts" });
  const scroll = t.mock.method(charts, "scrollIntoView", () => {});
  show(makeElement("div", { class: "vc-page" }, band.root, charts));
  band.compare();
  assert.deepEqual([sent, scroll.mock.callCount()], [[], 1]);
});

test("the chosen level finishes a line once, and can be stopped", () => {
  const { sent, send } = makeOutgoing();
  const band = new WhatIfLines(words, send);
  show(band.root);
  band.show(makeTold("A", A));
  band.root.querySelector("select").value = "steady";
  band.root.querySelector("select").dispatchEvent(new Event("change"));
  band.show(makeTold("A", A, B));
  const finish = band.root.querySelector(".vc-line-finish");
  finish.querySelector("button").click();
  band.showFinishing("round 2");
  assert.ok(finish.hidden);
  [...band.root.querySelectorAll(".vc-thinking button")].at(-1).click();
  assert.deepEqual(sent, [{ do: "finish", level: "steady" }, { do: "pause" }]);
  band.showFinishing("");
  assert.ok(!finish.hidden && band.root.querySelector(".vc-thinking").hidden);
  band.showEnd(true);
  assert.ok(finish.hidden);
});

test("a what-if line begins before any decision, which the reader picks if there are several", () => {
  const { sent, send } = makeOutgoing();
  const asks = new Sheet(words, send);
  const happened = new LogView(words, send, asks);
  show(happened.root, asks.root);
  const seated = [
    ["Anna", "red", false],
    ["Bert", "blue", true],
  ];
  happened.add(
    [
      0,
      [
        { step: 0, seat: 2, lines: ["Drawn."] },
        { step: 1, seat: 0, lines: ["Anna takes."] },
        { step: 2, seat: 1, lines: ["Bert takes.", "It costs."] },
        { step: 4, seat: 1, lines: ["Bert builds."] },
      ],
    ],
    seated,
  );
  const buttons = happened.root.querySelectorAll(".vc-imagine");
  assert.equal(buttons.length, 2); // no button for a draw, which no player decides
  buttons[0].click();
  buttons[1].click();
  const choices = asks.root.querySelectorAll(".vc-asked button");
  assert.deepEqual(listLabels(choices), ["Bert takes. It costs.", "Bert builds."]);
  choices[1].click();
  assert.deepEqual(sent, [
    { do: "what-if", step: 1 },
    { do: "what-if", step: 4 },
  ]);
  assert.ok(!asks.isOpen);
  const quiet = new LogView(words, send);
  quiet.add([0, [{ step: 1, seat: 0, lines: ["Anna takes."] }]], seated);
  assert.equal(quiet.root.querySelectorAll(".vc-imagine").length, 0);
});

test("the kept game stays as it is while a line is played, and the line is kept beside it", () => {
  const begun = { name: "game.00000001", title: "G" };
  const [own, lines] = [() => readGame(begun.name), () => readLines(begun.name)];
  const copy = new GameKeeper("game");
  copy.begin(begun);
  copy.turn(makeTold(""));
  copy.receive(makeSave('{"game":"g"}', "1", "2"));
  copy.turn(makeTold("A", A));
  copy.receive(makeSave('{"line":true}', "1", "2", "a"));
  copy.receive({ kept: [2, ["b"]] });
  assert.equal(own(), '{"game":"g"}\n1\n2\n');
  assert.deepEqual(lines(), [{ name: "A", at: 2, seed: "1 A", text: '{"line":true}\n1\n2\nb\n' }]);
  assert.equal(copy.text, '{"line":true}\n1\n2\nb\n');
  copy.turn(makeTold("", A));
  copy.receive({ ...makeSave('{"game":"g"}', "1", "2", "3"), score: [] });
  assert.equal(own(), '{"game":"g"}\n1\n2\n3\n');
  assert.equal(copy.fileName, "g-game.jsonl");
  const after = new GameKeeper("game"); // as after a reload
  after.expect(begun.name);
  after.begin(begun);
  after.turn(makeTold("", A));
  assert.equal(lines()[0].text, '{"line":true}\n1\n2\nb\n');
  after.receive(makeSave('{"game":"g"}', "1"));
  after.turn(makeTold(""));
  assert.deepEqual([lines(), own()], [[], '{"game":"g"}\n1\n']);
});

test("a game that is over, or goes on under this page's name, is not brought back", () => {
  const keeper = new GameKeeper("game");
  const begin = (name, ...lines) => {
    keeper.begin({ name, title: "" });
    keeper.receive(makeSave("{}", ...lines));
  };
  begin("game.00000001", "1");
  keeper.receive({ kept: [1, ["2"]], score: {} });
  begin("game.00000002", "1");
  assert.equal(keeper.before, "");
  keeper.name = "game.00000003"; // another page has carried on the second game
  begin("game.00000003", "1");
  assert.equal(keeper.before, "");
});

test("a game after one that was taken back is kept, and one with a decision is never forgotten", () => {
  const keeper = new GameKeeper("game");
  const begin = (name) => {
    keeper.begin({ name, title: "" });
    keeper.receive({ ...makeSave("{}", "1"), can: [false, false] });
  };
  begin("game.00000001");
  begin("game.00000002");
  keeper.takeBack();
  assert.equal(readGame("game.00000002"), "");
  begin("game.00000003");
  assert.equal(readGame("game.00000003"), "{}\n1\n");
  keeper.receive({ kept: [1, ["2"]], can: [true, false] });
  keeper.takeBack();
  assert.equal(readGame("game.00000003"), "{}\n1\n2\n");
});

test("who only watches can still go back to the game before", () => {
  const keeper = new GameKeeper("game");
  for (const name of ["game.00000001", "game.00000002"]) {
    keeper.begin({ name, title: "" });
    keeper.receive(makeSave("{}", "1"));
  }
  keeper.receive({ kept: [1, ["2"]], can: [true, false], watching: true });
  assert.equal(keeper.before, "game.00000001");
});

test("a chapter's game is kept once it has a move of this page, not as it was told", () => {
  const keeper = new GameKeeper("01_setup");
  const text = () => readGame("01_setup.00000001");
  keeper.begin({ name: "01_setup.00000001", title: "" });
  keeper.receive(makeSave("{}", "1"));
  keeper.receive({ kept: [1, []] });
  assert.equal(text(), "");
  keeper.receive({ kept: [1, ["2"]] });
  assert.equal(text(), "{}\n1\n2\n");
});

test("that the browser is full is told again for another game", (t) => {
  let told = 0;
  const keeper = new GameKeeper("game", () => {
    told += 1;
  });
  t.mock.method(Object.getPrototypeOf(localStorage), "setItem", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  for (const name of ["game.00000001", "game.00000002"]) {
    keeper.begin({ name, title: "" });
    keeper.receive(makeSave("{}", "1"));
    keeper.receive({ kept: [1, ["2"]] });
  }
  assert.equal(told, 2);
  t.mock.restoreAll();
  for (const name of ["game.00000001", "game.00000002"]) forgetGame(name);
});

test("only a kept game that was asked for is marked when it can't be read", () => {
  const keeper = new GameKeeper("game");
  keeper.refuse();
  assert.equal(localStorage.length, 0);
  keeper.expect("game.00000001");
  keeper.refuse();
  assert.ok(readAbout("game.00000001").unreadable);
});
