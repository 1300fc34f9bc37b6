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
  assert.equal(foresee(sure, [spend(0, 1)], true).asking, sure.asking, "what was made ahead answers nothing");
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

const listWaits = (...waiting) => foresee(TOLD, waiting, false).players.map(({ waits }) => waits);

test("a lap ends with its last hourglass, not before, and the next one is then counted", () => {
  const listEnds = (time) => {
    const { players, deadly } = foresee(TOLD, [spend(0, time)], false);
    return [players[0].ends, deadly];
  };
  assert.deepEqual([7, 8, 18].map(listEnds), [
    [[1, 11, 21], false],
    [[10, 20], true],
    [[10], true],
  ]);
  assert.deepEqual(foresee(TOLD, [], false).players[0].ends, [8, 18, 28]);
});

test("a journey that is paid for spends its hourglasses too", () => {
  const answer = { choice: { type: "send", seat: 0, time: 3 }, payment: { coin: 1 } };
  assert.deepEqual(listWaits({ message: { do: "enter", answer, ahead: true } }), [[["hourglass", 8, 5]], []]);
});

test("entries that cancel each other change nothing", () => {
  const note = (change, what) => enter({ type: "note", seat: 0, what, change });
  assert.deepEqual(listWaits(note(1, "coin"), note(-1, "coin")), [[], []]);
  assert.deepEqual(listWaits(note(2, "coin"), note(-1, "coin"), note(-1, "prestige")), [
    [
      ["coin", 1, 2],
      ["star", 0, -1],
    ],
    [],
  ]);
  assert.deepEqual(listWaits(note(2, "grain")), [[["", 0, 2]], []]);
});

test("an input of no player or without a choice changes nobody's numbers", () => {
  const none = [undefined, { type: "spend", time: 3 }, { type: "note", what: "coin", change: 1 }];
  assert.deepEqual(listWaits(...none.map(enter)), [[], []]);
  assert.deepEqual(listWaits(enter({ type: "spend", seat: 0 })), [[], []]);
});

test("while nobody is on turn no turn can end, and none leads to a seat that is not known", () => {
  const nobody = { ...TOLD, active: null, turn: null };
  const before = foresee(nobody, [], true);
  assert.deepEqual([before.active, before.turn, before.deadly, before.stopped], [null, null, false, false]);
  assert.ok(foresee(nobody, [END], true).stopped);
  const last = { ...TOLD, turns: { 0: makeTurn(0, null), 1: makeTurn(1, 0) } };
  assert.deepEqual([foresee(last, [END], true).stopped, foresee(last, [END], false).stopped], [true, false]);
});

test("once foresight has stopped, no further turn ends", () => {
  const { active, sold, stopped } = foresee(
    { ...TOLD, sold: true },
    [enter({ type: "end-round" }), END],
    true,
  );
  assert.deepEqual([active, sold, stopped], [0, true, true]);
  const asking = { kind: "mass" };
  const alone = foresee({ ...TOLD, asking }, [{ message: { do: "enter", choice: { type: "go" } } }], true);
  assert.deepEqual([alone.asking, alone.stopped], [null, true]);
  const heard = foresee({ ...TOLD, asking }, [{ message: { do: "enter", choice: { type: "go" } } }], false);
  assert.deepEqual([heard.asking, heard.stopped], [asking, false]);
});

test("a death that Python knows is named again only with another one, or in a turn that waits", () => {
  const known = { ...TOLD, players: [makePlayer(0, 8, 1), makePlayer(1, 10, 1)] };
  const isDeadly = (...waiting) => foresee(known, waiting, true).deadly;
  assert.deepEqual(
    [isDeadly(), isDeadly(spend(0, 7)), isDeadly(spend(0, 8)), isDeadly(END)],
    [false, false, true, true],
  );
});

test("an answer about a death may lead to the first seat, and leaves marks of several deaths", () => {
  const [anna, bert] = TOLD.players;
  const several = { ...bert, marks: [...bert.marks, ["<svg/>", "2 deaths", "vc-alarm", "2"]] };
  const asking = { kind: "death", seat: 1, following: 0 };
  const told = { ...TOLD, active: 1, turn: null, players: [anna, several], asking };
  const bury = { choice: { type: "bury", generation: 1, place: "farm" } };
  for (const message of [
    { do: "enter", answer: bury },
    { do: "several", answers: [bury] },
  ]) {
    const { active, players, stopped } = foresee(told, [{ message }], true);
    assert.deepEqual(
      [active, stopped, players.map(({ marks }) => marks.map(([, text]) => text))],
      [
        0,
        false,
        [
          ["starts", "a death"],
          ["starts", "2 deaths"],
        ],
      ],
      message.do,
    );
  }
});

test("a waiting number adds to a total that is known, over what was told or over none", () => {
  const choose = (seat, line) => ({ type: "tell", seat, line, count: 0 });
  const tally = {
    totals: [12, null, 3],
    winners: [],
    result: "",
    lines: [
      [
        "coins",
        [
          [null, false, choose(0, "coins")],
          [2, true, choose(1, "coins")],
          [3, true, null],
        ],
        0,
      ],
    ],
    ties: [],
  };
  const tell = (seat) => enter({ type: "tell", seat, line: "coins", count: 4 });
  const { tally: now } = foresee({ ...TOLD, tally }, [tell(0), tell(1), tell(2)], true);
  assert.deepEqual(now.totals, [16, null, 3]);
  assert.deepEqual(
    now.lines[0][1].map(([count, told]) => [count, told]),
    [
      [4, true],
      [4, true],
      [3, true],
    ],
  );
  const one = foresee({ ...TOLD, tally }, [tell(1)], true).tally.lines[0][1];
  assert.deepEqual(one[0].slice(0, 2), [null, false], "another number is still to be told");
});
