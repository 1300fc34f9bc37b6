import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { findButton, makeOutgoing, show, words } from "./page.js";
import { LATER, STATE } from "./tablestate.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { Table } from "../../village_widgets/components/table.js";

let out;
let sheet;
let table;

/** Open a table, and show its first state. */
function open(more = { renew() {}, kept: "game", imagines: true }, state = STATE) {
  out = makeOutgoing();
  sheet = new Sheet(words, out.send);
  table = new Table(words, out.send, sheet, more);
  show(table.root, sheet.root);
  table.root.hidden = false;
  table.receive(state);
}

beforeEach(() => {
  localStorage.clear();
  open();
});

test("a page on which people say what they drew has that form around the choices", () => {
  const drawn = { root: makeElement("p"), foot: makeElement("footer"), show() {} };
  open({ drawn });
  const { choices, root } = table.agenda;
  assert.ok(root.contains(drawn.root) && drawn.root.nextElementSibling === choices.root);
  assert.equal(choices.root.nextElementSibling, drawn.foot);
});

test("the sheet knows the game on the table, whose rules it leads to", () => {
  assert.equal(sheet.game, "");
  open({}, { ...STATE, game: "orchard" });
  assert.equal(sheet.game, "orchard");
});

test("an open sheet keeps what is asked in view; a closed one changes nothing", (t) => {
  const clear = t.mock.method(table.clear, "show", () => {});
  for (const newState of ["closed", "open"])
    sheet.root.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
  assert.equal(clear.mock.callCount(), 1);
});

test("folding the log with the keyboard in it uncovers what is asked", (t) => {
  const uncover = t.mock.method(table.guide, "uncover", () => {});
  const fold = (isOpen) => {
    table.log.root.open = isOpen;
    table.log.root.dispatchEvent(new Event("toggle"));
    return uncover.mock.callCount();
  };
  assert.deepEqual([fold(false), fold(true)], [0, 0], "the keyboard is elsewhere");
  table.log.root.querySelector(".vc-lines").focus();
  assert.deepEqual([fold(true), fold(false)], [0, 1]);
});

test("the end has its sound", (t) => {
  const play = t.mock.method(table.sounds, "play", () => {});
  const score = { players: ["Anna"], lines: [], totals: [3], winners: [0], result: "", reasons: [] };
  table.score.show(score, table.players);
  assert.deepEqual(
    play.mock.calls.map((call) => call.arguments),
    [["end"]],
  );
});

test("a full browser is told of", () => {
  table.copy.tellFull();
  assert.equal(sheet.root.querySelector("h2").textContent, "games-full");
});

test("what-if lines of a table are kept and shown; compared where the game is asked for its charts", (t) => {
  const turn = t.mock.method(table.copy, "turn", () => {});
  const lines = { open: "A", lines: [["A", "What if A", 1, "s"]], levels: [], level: "" };
  table.showLines(lines);
  assert.deepEqual(turn.mock.calls[0].arguments, [lines]);
  findButton(table.root, "what-if-compare").click();
  assert.deepEqual(out.sent, [{ do: "charts" }]);
});

test("a table without what-if lines has no buttons for them in the log", () => {
  const log = [0, [{ step: 0, seat: 0, lines: ["Anna picks."] }]];
  const countButtons = (more) => {
    open(more, { ...STATE, log });
    return table.root.querySelectorAll(".vc-imagine").length;
  };
  assert.deepEqual([countButtons({ imagines: true }), countButtons({})], [1, 0]);
});

test("a change of the game overtakes what the coach has found", (t) => {
  const overtake = t.mock.method(table.coach, "overtake", () => {});
  table.receive(LATER);
  assert.equal(overtake.mock.callCount(), 1);
});

test("a piece that is put somewhere is sent with its place and the version", () => {
  table.point({ at: "stall:0", piece: "ox" });
  assert.deepEqual(out.sent, [{ do: "at", at: "stall:0", piece: "ox", v: 1 }]);
});
