/** @import { Badge } from "./messages" */
/** @import { Tally, TallyLine } from "../../../companion/messages" */
/** @import { ForeseenState, KnownState } from "./types" */
/** @import { WaitingInput } from "../../../companion/types" */

// The tracker as it will be when the inputs that wait are stored: hourglasses, points, coins, grain,
// customers and whose turn it is follow from the choices and from the turns that Python has listed.

/** The fields of a choice that foresight reads.
 * @typedef {{ type?: string, seat?: number, time?: number, what?: string, change?: number, customer?:
 * number, line?: string, count?: number }} Plain */

/** Return the choices that an input makes. @param {WaitingInput["message"]} message @returns {Plain[]} */
function listChoices(message) {
  if (message.do === "several") return message.answers.map(({ choice }) => choice);
  if (message.do !== "enter") return [];
  const choice = message.answer?.choice ?? message.choice;
  return choice ? [choice] : [];
}

/** The turns of the players while inputs that wait are entered one after the other. */
class Foresight {
  gone = new Set(); // the numbers of the customers that were served
  /** The numbers that were entered on the final sheet. @type {Plain[]} */
  tells = [];
  stopped = false;
  /** The seat of which it was answered who dies; null without such an answer. @type {number | null} */
  buried = null;

  /** @param {KnownState} told @param {boolean} alone whether the process does not answer */
  constructor(told, alone) {
    this.told = told;
    this.alone = alone;
    this.active = told.active;
    this.sold = told.sold;
    this.asking = told.asking;
    this.players = new Map(
      told.players.map((player) => [
        player.seat,
        { ...player, time: 0, dies: player.dying, gains: /** @type {Record<string, number>} */ ({}) },
      ]),
    );
  }

  /** Return the player at a seat; undefined if nobody sits there. @param {number | null} [seat] */
  find(seat) {
    return this.players.get(seat ?? -1);
  }

  /** Take the open question as answered, if the process does not answer and it is sure whose turn goes on;
   * else nothing beyond it is foreseen. Further deaths are asked about later.
   * @param {boolean} legal */
  answer(legal) {
    const { asking } = this.told;
    const following = this.alone && legal ? asking?.following : null;
    if (following === null || following === undefined) this.stopped = true;
    else Object.assign(this, { active: following, asking: null, buried: asking?.seat ?? null });
  }

  /** Spend hourglasses: each lap that ends by them is a death at the turn's end. @param {Plain} choice */
  lose({ seat, time = 0 }) {
    const player = this.find(seat);
    if (!player) return;
    player.dies += countEnded(player, player.time + time) - countEnded(player, player.time);
    player.time += time;
  }

  /** Let the next turn begin; if its seat is unknown or a death has to be asked about first, nothing beyond
   * is foreseen. */
  endTurn() {
    const player = this.find(this.active);
    const next = player && this.told.turns[player.seat]?.to;
    this.stopped ||= !player || next === undefined || next === null || (player.dies > 0 && !this.alone);
    if (this.stopped || !player) return;
    this.active = next ?? null;
    player.dies = 0;
    this.sold = false;
  }

  /** Change the state as a choice does. @param {Plain} choice */
  enter(choice) {
    const player = this.find(choice.seat);
    if (choice.type === "spend" || choice.type === "send") this.lose(choice);
    if (choice.type === "note" && player)
      player.gains[choice.what ?? ""] = (player.gains[choice.what ?? ""] ?? 0) + (choice.change ?? 0);
    if (choice.type === "sold") {
      this.gone.add(choice.customer);
      this.sold ||= choice.seat === this.active;
    }
    if (choice.type === "tell") this.tells.push(choice);
    if (choice.type === "end-turn") this.endTurn();
    if (choice.type === "end-round") this.stopped = true;
  }

  /** Enter the choices of an input, unless it answers the open question.
   * @param {WaitingInput["message"]} message */
  take(message) {
    const made = listChoices(message);
    const answers = this.asking && !message.ahead;
    if (answers && (made.length || message.do === "anyway")) this.answer(made.length > 0);
    else for (const choice of made) this.enter(choice);
  }
}

/** Return the state with the waiting inputs shown as entered, up to the next question. `alone`: the process
 * does not answer. Then a death lets the next turn begin, and so does an answer to who dies if it is sure
 * whose turn goes on; before a mass or the end the state is `stopped`.
 * @type {(told: KnownState, waiting: WaitingInput[], alone: boolean) => ForeseenState} */
export function foresee(told, waiting, alone) {
  const seen = new Foresight(told, alone);
  for (const { message } of waiting) seen.take(message);
  const { active, sold, gone, buried } = seen;
  const stopped = seen.stopped && alone;
  const now = seen.find(active);
  const turn = (active === told.active && told.turn) || (told.turns[active ?? -1] ?? null);
  const more = now ? now.dies > now.dying || (turn !== told.turn && now.dies > 0) : false;
  return {
    ...told,
    active,
    sold,
    stopped,
    asking: stopped ? null : seen.asking,
    turn,
    deadly: more,
    tally: addToTally(told.tally, seen.tells),
    customers: told.customers.filter(([number]) => !gone.has(number)),
    players: told.players.map((player) => ({
      ...player,
      marks: player.seat === buried ? player.marks.filter(isOther) : player.marks,
      ends: listAhead(player, seen.find(player.seat)?.time ?? 0),
      waits: listChanges(seen.find(player.seat)),
    })),
  };
}

/** Return how many of a player's laps end within a number of further hourglasses.
 * @type {(player: { ends: readonly number[] }, time: number) => number} */
const countEnded = ({ ends }, time) => ends.filter((end) => end <= time).length;

/** Return after how many more hourglasses the laps end that do not end with these.
 * @type {(player: { ends: readonly number[] }, time: number) => number[]} */
const listAhead = ({ ends }, time) => ends.filter((end) => end > time).map((end) => end - time);

/** Tell whether a mark is another one than that of a single death. @param {Badge} mark */
const isOther = ([, , style, count]) => style !== "vc-alarm" || count !== "";

/** Return the final sheet with the numbers that wait and the totals that are known. The winner is shown once
 * they are stored.
 * @param {Tally | null} tally @param {Plain[]} tells */
function addToTally(tally, tells) {
  if (!tally || !tells.length) return tally;
  const totals = [...tally.totals];
  /** Return a line with the waiting numbers; `sums` tells whether they change the totals.
   * @type {(line: TallyLine, sums: boolean) => TallyLine} */
  const addWaiting = ([label, cells, least], sums) => [
    label,
    cells.map(([count, told, choice], seat) => {
      const now = tells.findLast((tell) => tell.seat === seat && tell.line === choice?.line)?.count;
      const total = totals[seat];
      if (now !== undefined && sums && total !== null) totals[seat] = total + now - (count ?? 0);
      return [now ?? count, told || now !== undefined, choice];
    }),
    least,
  ];
  const lines = tally.lines.map((one) => addWaiting(one, true));
  return {
    ...tally,
    lines,
    ties: tally.ties.map((one) => addWaiting(one, false)),
    totals,
    winners: [],
    result: "",
  };
}

/** Return those of a player's numbers that change, each with its picture: as it is, and as it will be. The
 * hourglasses are those left until the next lap ends.
 * @param {{ ends: readonly number[], time: number, gains: Record<string, number>, counts: Record<string,
 * readonly [picture: string, count: number]> } | undefined} player */
function listChanges(player) {
  /** The changes found so far. @type {[picture: string, before: number, after: number][]} */
  const found = [];
  if (player?.time) found.push(["hourglass", player.ends[0], listAhead(player, player.time)[0]]);
  for (const [what, change] of Object.entries(player?.gains ?? {})) {
    const [picture, count] = player?.counts[what] ?? ["", 0];
    if (change) found.push([picture, count, count + change]);
  }
  return found;
}
