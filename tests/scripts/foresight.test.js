import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { foresee } from "../../village_widgets/games/village/scripts/foresight.js";

const COUNTS = { coin: ["coin", 1], prestige: ["star", 0] };
const makePlayer = (seat, left = 10, dying = 0) => ({
  seat,
  ends: [left, left + 10, left + 20],
  dying,
  counts: COUNTS,
  marks: [
    ["flag", "starts", "", ""],
    ["<svg/>", "a death", "vc-alarm", ""],
  ],
});
const makeTurn = (seat, to) => ({ seat, to, next: { label: `Next: ${to}`, made: { type: "end-turn" } } });
const TOLD = {
  active: 0,
  sold: false,
  asking: null,
  turn: makeTurn(0, 1),
  customers: [[7], [8]],
  turns: { 0: makeTurn(0, 1), 1: makeTurn(1, 0) },
  players: [makePlayer(0, 8), makePlayer(1)],
};
const enter = (choice) => ({ message: { do: "enter", choice, ahead: true } });
const spend = (seat, time) => enter({ type: "spend", seat, why: "time", time });
const END = enter({ type: "end-turn" });

test("waiting inputs already use up hourglasses, and the pad goes to the next player", () => {
  const { active, turn, players } = foresee(
    TOLD,
    [spend(0, 2), spend(0, 1), END, spend(1, 3), enter({ type: "note", seat: 1, what: "coin", change: 2 })],
    false,
  );
  assert.deepEqual(
    [active, turn.to, players.map(({ waits }) => waits)],
    [
      1,
      0,
      [
        [["hourglass", 8, 5]],
        [
          ["hourglass", 10, 7],
          ["coin", 1, 3],
        ],
      ],
    ],
  );
});

test("a new round of life is named; a turn with a death leads on only if no answer is due", () => {
  const waiting = [spend(0, 3), spend(0, 6)];
  const before = foresee(TOLD, waiting, false);
  assert.deepEqual(
    [before.players[0].waits, before.deadly, before.stopped],
    [[["hourglass", 8, 9]], true, false],
  );
  assert.deepEqual(
    [foresee(TOLD, [...waiting, END], false).active, foresee(TOLD, [...waiting, END], true).active],
    [0, 1],
  );
});

test("a sale takes the customer off the list, and the caller's next one costs a surcharge", () => {
  const sold = {
    message: {
      do: "several",
      ahead: true,
      answers: [
        { choice: { type: "sold", seat: 1, customer: 7 } },
        { choice: { type: "spend", seat: 1, why: "market", time: 1 } },
      ],
    },
  };
  const other = foresee(TOLD, [sold], false);
  assert.deepEqual(
    [other.customers, other.sold, other.players[1].waits],
    [[[8]], false, [["hourglass", 10, 9]]],
  );
  assert.ok(foresee(TOLD, [enter({ type: "sold", seat: 0, customer: 8 })], false).sold);
});

test("the surcharge after the caller's sale outlasts others' sales and ends with the turn", () => {
  const [own, other] = [0, 1].map((seat) => enter({ type: "sold", seat, customer: 7 + seat }));
  assert.ok(foresee(TOLD, [own, other], false).sold);
  assert.ok(foresee({ ...TOLD, sold: true }, [other], false).sold);
  assert.equal(foresee(TOLD, [own, END], false).sold, false);
});

test("a mass, the end and a waiting answer stop foresight; unknown inputs only wait", () => {
  assert.ok(foresee(TOLD, [enter({ type: "end-round" }), END], true).stopped);
  assert.ok(foresee({ ...TOLD, turns: {} }, [END], true).stopped);
  const asking = { ...TOLD, asking: { kind: "death" } };
  assert.deepEqual(
    [
      foresee(asking, [{ message: { do: "enter", choice: { type: "bury" } } }], true).stopped,
      foresee(asking, [spend(0, 1)], false).asking,
    ],
    [true, asking.asking],
  );
  const sure = { ...TOLD, asking: { kind: "death", following: 1 } };
  assert.ok(
    foresee(sure, [{ message: { do: "anyway", answer: { choice: { type: "bury" } } } }], true).stopped,
  );
  const { active, stopped, players } = foresee(TOLD, [{ message: { do: "undo" } }], false);
  assert.deepEqual([active, stopped, players[0].waits], [0, false, []]);
});

test("after an answer about a death the pad goes on if the next turn is certain, over several turns", () => {
  const asking = { ...TOLD, turn: null, asking: { kind: "death", seat: 0, following: 1 } };
  const bury = { message: { do: "enter", choice: { type: "bury", generation: 1, place: "farm" } } };
  const gone = foresee(asking, [bury, spend(1, 3), END, spend(0, 1)], true);
  assert.deepEqual(
    [gone.stopped, gone.asking, gone.active, gone.turn.to, gone.deadly],
    [false, null, 0, 1, false],
  );
  assert.deepEqual(
    gone.players.map(({ ends, waits }) => [ends[0], waits.length]),
    [
      [7, 1],
      [7, 1],
    ],
  );
  assert.deepEqual(
    gone.players.map(({ marks }) => marks.length),
    [1, 2],
  );
  const heard = foresee(asking, [bury], false);
  assert.deepEqual([heard.asking, heard.active], [asking.asking, 0]);
});

test("waiting numbers stand on the final sheet with their total; the winner waits", () => {
  const tell = (seat, line, count) => ({ type: "tell", seat, line, count });
  const makeCells = (line, ...counts) => [
    line,
    counts.map((count, seat) => [count, false, tell(seat, line, count)]),
  ];
  const tally = {
    totals: [12, 9],
    winners: [0],
    result: "Anna leads",
    lines: [makeCells("coins", 5, 4), makeCells("customers", 7, 5)],
    ties: [makeCells("living", 3, 2)],
  };
  const waiting = [tell(1, "coins", 6), tell(1, "coins", 8), tell(0, "living", 4)].map((choice) => ({
    message: { do: "enter", choice },
  }));
  const { tally: now } = foresee({ ...TOLD, tally }, waiting, true);
  assert.deepEqual([now.totals, now.winners, now.result], [[12, 13], [], ""]);
  assert.deepEqual(
    [now.lines[0][1][1].slice(0, 2), now.ties[0][1][0].slice(0, 2)],
    [
      [8, true],
      [4, true],
    ],
  );
  assert.equal(foresee({ ...TOLD, tally }, [], true).tally, tally);
});

test("a death in a player's last turn does not count in the player's next turn", () => {
  const { active, deadly } = foresee(TOLD, [spend(0, 9), END, spend(1, 1), END, spend(0, 1)], true);
  assert.deepEqual([active, deadly], [0, false]);
});
