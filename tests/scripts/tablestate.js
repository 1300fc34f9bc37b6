/** The message that Python sends when the game on a table has gone on. */
export const LATER = { v: 2, after: 1, rows: [], agenda: [0, "Anna: pick.", []], log: [0, []] };
/** The whole state of a table as Python sends it first: one player, and a market with one stall. */
export const STATE = {
  ...LATER,
  v: 1,
  after: undefined,
  can: [false, false],
  own: "",
  strip: ["", []],
  others: [],
  panels: [["market", "Market", "0 0 9 9", [["stalls", '<g data-at="stall:0" class="m"></g>']]]],
  players: [["Anna", "red", false]],
};
