import { read, write } from "../../../components/browserstore.js";
import { joinLabel } from "../../../components/sentences.js";
import { renderButton } from "../../../components/templates.js";
import { makeElement, findFocused, findPart } from "../../../components/element.js";
import { Announcer } from "../../../companion/spoken.js";
import { ScoreSheet } from "../../../companion/scoresheet.js";
import { makeTrackedView } from "../../../companion/tracked.js";
import { renderInto } from "../../../components/rendering.js";
import { html } from "../../../vendor/lit-html.js";
import { foresee } from "./foresight.js";
import { TrackerPad } from "./trackerpad.js";
import { focusFirst, drawAndKeep } from "./trackerparts.js";
import { renderQuestion } from "./trackerquestion.js";
import { renderTable } from "./trackertable.js";

/** @import { PadRow, TrackerState } from "./messages" */
/** @import { ForeseenCard, ForeseenState, KnownState, Press, Sure } from "./types" */
/** @import { MadeEntry, SendWithWords, View, WaitingInput } from "../../../companion/types" */
/** @import { Command, Sheet } from "../../../components/types" */
/** @import { Words } from "./words" */

const MOMENT = 400; // milliseconds in which a second tap may be a mistake
const LARGE = "village-companion.large"; // whether players look at the table from afar
const REST = 1500; // milliseconds in which a second tap on the same answer is ignored

/** The tracker of Village: the table between the players, and what can be entered. Python makes all that it
 * shows and every choice; `draw` shows its fields.
 */
export class Tracker {
  root = makeElement("div", { class: "vc-tracker" });
  /** The state as Python told it; null before the first message. */
  known = /** @type {KnownState | null} */ (null);
  /** The state with the waiting inputs shown as entered; set as soon as Python has told one. */
  state = /** @type {ForeseenState} */ (/** @type {unknown} */ (null));
  /** The inputs that are not stored yet. */
  waiting = /** @type {WaitingInput[]} */ ([]);
  alone = false;
  undo = false;
  large = read(LARGE) === true;
  wide = false; // whether there is room for the chronicle
  /** The seat whose pad was opened; null for the one on turn. */
  chosen = /** @type {number | null} */ (null);
  turn = { active: /** @type {number | null} */ (null), rounds: 0 }; // the pad's last turn
  before = { said: "", at: 0 }; // the last entry, and when it was made
  answered = { made: "", at: 0 }; // the last answer to the open question, and when it was made

  /** @param {Words} words @param {SendWithWords} send @param {Sheet} sheet */
  constructor(words, send, sheet) {
    this.words = words;
    this.spoken = new Announcer(words);
    this.send = send;
    this.sheet = sheet;
    this.count = new ScoreSheet(words, (made) => this.enter(made, "", false));
    this.pad = new TrackerPad(
      words,
      this.enterMeant,
      () => this.turnTo(null),
      this.askSure,
      () => send({ do: "undo" }),
    );
  }

  // Receiving

  /** Take up the whole state, or the parts that have changed; `showWaiting` shows it. Buttons that were
   * pressed before can then be pressed again.
   * @param {TrackerState} told */
  receive(told) {
    const had = this.known;
    if (!had) this.wide = matchMedia("(min-width: 900px)").matches;
    if (had && told.v !== had.v) this.spoken.isNews = true;
    this.known = /** @type {KnownState} */ ({ ...had, ...told, pads: { ...had?.pads, ...told.pads } });
    if (told.asking !== undefined) this.answered.made = "";
    this.pad.sent = "";
  }

  /** Show the state with the inputs that are not stored yet.
   * @param {WaitingInput[]} list @param {boolean} alone the process does not answer
   * @param {boolean} undo something can be taken back */
  showWaiting(list, alone, undo) {
    Object.assign(this, { waiting: list, alone, undo });
    if (this.known) this.foresee(this.known);
  }

  /** Show a state with the waiting inputs as entered; another turn closes what was open.
   * @param {KnownState} known */
  foresee(known) {
    const was = /** @type {ForeseenState | null} */ (this.state);
    this.state = foresee(known, this.waiting, this.alone);
    const { active, asking, rounds } = this.state;
    const asks = Boolean(was?.asking) !== Boolean(asking);
    // after a question, such as a death in the market day, the same turn goes on
    const begins = !asking && (this.turn.active !== active || this.turn.rounds !== rounds);
    if (begins) Object.assign(this, { chosen: null, turn: { active, rounds } });
    else if (asks && !asking) this.pad.rest.begin();
    this.draw(begins, asks);
    if (asks || was?.asking?.stage !== asking?.stage) this.scrollToTop();
    this.announce();
  }

  /** Announce an entry, and whose turn it is. */
  announce() {
    const { words, alone } = this;
    const { active, asking, tally, players, news } = this.state;
    const player = players.find(({ seat }) => seat === active);
    const asked = asking?.title ?? tally?.title;
    const now = asked ?? (player ? joinLabel(words, words["tracker-now"], player.name[0]) : "");
    const left = player && asked === undefined ? player.left : "";
    const lines = news.map(([text]) => text);
    this.spoken.announce(lines, now, left, alone);
  }

  // Actions of the players

  /** Enter a choice, an answer (a choice with its payment), or a whole command. `ahead`: it was made on the
   * pad, where what waits is shown as entered. @param {MadeEntry} made @param {string} said @param {boolean}
   * ahead
   */
  enter(made, said, ahead) {
    const command = /** @type {Command} */ (
      /** @type {unknown} */ (made.do ? made : { do: "enter", [made.choice ? "answer" : "choice"]: made })
    );
    this.send(/** @type {Command} */ ({ ...command, ...(ahead ? { ahead } : {}) }), said);
  }

  /** Enter what a button of the pad makes. A second quick tap is asked about. @param {MadeEntry} made */
  enterMeant = (made, said = "") => {
    const now = { said: JSON.stringify(made), at: Date.now() };
    const twice = now.said === this.before.said && now.at - this.before.at < MOMENT;
    this.before = now;
    const go = () => this.enter(made, said, true);
    if (twice) this.askSure(this.words["tracker-twice"], said, go);
    else go();
  };

  /** Ask before an entry that may be a mistake: a second death in one turn, the last cube, the same once
   * more.
   * @type {Sure} */
  askSure = (title, about, go) => {
    const { sheet, words } = this;
    const enter = () => {
      sheet.close();
      go();
    };
    sheet.show(
      "dialog",
      title,
      html`<p>${about}</p>
        <div class="vc-tr-sure">${renderButton(words["tracker-sure-enter"], enter, "vc-main")}${renderButton(
          words["tracker-sure-not"],
          sheet.close,
        )}</div>`,
    );
  };

  /** Enter an answer to the question; for a moment a second tap on it is ignored. @type {Press} */
  press = (choice, said) => {
    const made = JSON.stringify(choice);
    if (this.rests === made) return;
    this.answered = { made, at: Date.now() };
    setTimeout(() => this.draw(), REST);
    this.enter(choice, said, false);
    this.draw();
  };

  /** The answer that can't be pressed for a moment. */
  get rests() {
    return Date.now() - this.answered.at < REST ? this.answered.made : "";
  }

  /** Let buttons be pressed again after their input was stored or refused. */
  releaseButtons() {
    this.answered.made = "";
    this.pad.releaseButtons();
    this.draw();
  }

  /** Turn the view from afar on or off, and keep the choice: it shows lives, whose turn it is, and the end of
   * the turn. */
  enlarge() {
    this.large = !this.large;
    write(LARGE, this.large);
    this.draw();
  }

  /** Open the pad of a seat; null means the seat on turn. @param {number | null} to */
  turnTo = (to) => {
    if (this.large) this.enlarge();
    this.chosen = to;
    this.pad.shut();
    this.draw();
  };

  /** Tell whether the table asks something that comes before other entries. */
  isAsking() {
    return Boolean(this.known?.asking || this.known?.tally);
  }

  // Rendering

  /** Draw all. The keyboard moves with the view, and to the next entry when a turn begins or goes on after a
   * question. */
  draw(begins = false, asks = false) {
    const { state, root, pad, count } = this;
    if (!state) return;
    const { asking, tally, writes } = state;
    const held = findFocused(root);
    root.dataset.view = tally ? "tally" : asking ? "asking" : "turn";
    root.toggleAttribute("data-large", this.large && !tally && !asking);
    pad.root.hidden = Boolean(asking || tally);
    count.root.hidden = !tally;
    drawAndKeep(root, () =>
      renderInto([renderTable(this), count.root, pad.root, renderQuestion(this)], root),
    );
    if (tally) count.show(tally, writes);
    if (!pad.root.hidden) this.drawPad(begins);
    const view = tally ? count.root : asking ? findPart(root, ".vc-tr-asked") : pad.root;
    const free = held ?? !document.activeElement?.checkVisibility();
    if (
      (begins || asks) &&
      view === pad.root &&
      (free || document.activeElement === document.body) &&
      !document.querySelector(":popover-open")
    )
      pad.lead();
    else if (held && !findFocused(root)?.checkVisibility()) focusFirst(view);
  }

  /** The seat of the open pad. */
  get seat() {
    return this.chosen ?? this.state.active ?? this.known?.active ?? this.state.players[0].seat;
  }

  /** Show the open pad. @param {boolean} begins another turn begins */
  drawPad(begins) {
    const { seat, words, undo, state } = this;
    const { players, turn, news, customers, deadly, stopped, pads, writes } = state;
    const player = players.find((one) => one.seat === seat) ?? players[0];
    const here = seat === state.active;
    const to = players.find((one) => one.seat === turn?.to)?.name[1] ?? "";
    const end =
      turn && deadly ? { ...turn, next: { ...turn.next, small: words["tracker-waits-death"] } } : turn;
    const note = stopped ? words["tracker-stopped"] : "";
    this.pad.show(
      {
        player,
        here,
        pad: stopped ? null : pads[seat],
        turn: end,
        to,
        market: this.listMarket(player, here),
        news,
        customers,
        note,
        writes,
        undo,
      },
      begins,
    );
  }

  /** List who can sell, as rows of buttons: on the pad of the player on turn all players, beginning there,
   * and a button that none sells; on another pad that player alone; no rows if the pad's player has no sales.
   * @param {ForeseenCard} player @param {boolean} here */
  listMarket(player, here) {
    const { sales, players, sold, turn } = this.state;
    if (!sales[player.seat]) return [];
    const at = players.indexOf(player);
    const sellers = here ? [...players.slice(at), ...players.slice(0, at)] : [player];
    const rows = /** @type {PadRow[]} */ ([
      [
        this.words["tracker-sells"],
        "",
        sellers.map(({ seat }) => sales[seat][here && seat === player.seat && !sold ? 1 : 0]),
      ],
    ]);
    const nobody = /** @type {PadRow[]} */ (here && turn ? [["", "", [turn.none]]] : []);
    return [...rows, ...nobody];
  }

  /** Scroll to the beginning of a question, below the bar. */
  scrollToTop() {
    const bar = document.querySelector(".vc-head")?.getBoundingClientRect().height ?? 0;
    if (this.root.getBoundingClientRect().top >= bar) return;
    this.root.style.scrollMarginBlockStart = `${bar}px`;
    this.root.scrollIntoView({ block: "start" });
  }
}

/** The view of a tracked table. @type {(words: Words, send: SendWithWords, sheet: Sheet) => View} */
export function makeTracker(words, send, sheet) {
  return makeTrackedView(new Tracker(words, send, sheet), send);
}
