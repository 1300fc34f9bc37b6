import { renderInto } from "./rendering.js";
import { nothing } from "../vendor/lit-html.js";
import { AgendaView } from "./agenda.js";
import { Board } from "./board.js";
import { Carrying } from "./carrying.js";
import { findState } from "./card.js";
import { ClearView } from "./clearing.js";
import { Director } from "./closeup.js";
import { makeCoach, makeReview } from "./coach.js";
import { makeElement, findFocused } from "./element.js";
import { Guide } from "./guide.js";
import { Glossary, Lexicon } from "./glossary.js";
import { GameKeeper } from "./keptgame.js";
import { labelTargets } from "./labels.js";
import { Lesson } from "./lesson.js";
import { LogView } from "./log.js";
import { Motion } from "./motion.js";
import { PartedGame } from "./parted.js";
import { listTellable } from "./question.js";
import { Refusals } from "./refusals.js";
import { ScoreTable } from "./score.js";
import { joinSentences } from "./sentences.js";
import { Sheet } from "./sheet.js";
import { Sounds } from "./sound.js";
import { Strips } from "./strip.js";
import { Toolbar } from "./toolbar.js";
import { Version } from "./versions.js";
import { WhatIfLines } from "./whatif.js";
import { entitle, follow } from "./speaking.js";

/** @import { BoardPlayer, BoardState, TeacherCard, WhatIf } from "./messages" */
/** @import { DrawForm, Send, Words } from "./types" */
/** Options of a table: `renew` begins another game; without it there is no toolbar. `kept` is the name under
 * which the browser keeps the game. `drawn` is the form where people say what they drew, if the page draws
 * nothing for them. `imagines`: what-if lines.
 * @typedef {{ renew?: () => void, kept?: string, drawn?: DrawForm, imagines?: boolean }} TableOptions */

/** The table: the board, and beside it what the player has, the question and the log. */
export class Table {
  /** The players by seat. @type {BoardPlayer[]} */
  players = [];
  /** The lesson that this table belongs to; null for a game. @type {Lesson | null} */
  lesson = null;
  can = [false, false]; // whether undo and redo are possible

  /** @param {Words} words @param {Send} send @param {Sheet} sheet @param {TableOptions} [more] */
  constructor(words, send, sheet, { renew, kept, drawn, imagines } = {}) {
    this.words = words;
    this.send = send;
    this.sheet = sheet;
    this.seen = new Version(send);
    this.root = makeElement("div", { class: "vc-table", hidden: true });
    this.glossary = new Glossary(send, new Sheet(words, send), words, this.root);
    const { ask, explain, knows } = this.glossary;
    this.board = new Board(words, (at) => this.point({ at }), explain, knows);
    this.lexicon = new Lexicon(words, this.glossary);
    this.strips = new Strips(words, (at) => this.guide.show(this.board.findSpot(at)), ask);
    sheet.begin = this.glossary.begin;
    this.carrying = new Carrying(this.board, this.strips.own.root, (piece, at) => this.point({ at, piece }));
    this.side = entitle(words, "side", makeElement("aside", { class: "vc-side" }));
    const ways = {
      skip: () => this.motion.skip(),
      replay: () => this.motion.replay(),
      showOnBoard: () => this.guide.show(this.board.findNext()),
    };
    this.agenda = new AgendaView(words, send, sheet, this.board, ways, drawn);
    this.agenda.question.begin = this.glossary.begin;
    this.clear = new ClearView(this.strips.root, this.agenda.root, sheet.root, this.root);
    this.guide = new Guide(this.board, this.clear);
    this.sounds = new Sounds(words, this.root, () => this.lesson !== null);
    this.director = new Director(words, this.board, this.clear, this.agenda.root);
    this.motion = new Motion(words, this.board, this.sounds.play, this.director, this.guide.returnHome);
    this.motion.narrate = (entry) => this.agenda.question.tellStep(entry);
    this.pickers = makeElement("span", { class: "vc-picks" });
    follow(words, () => renderInto([this.motion.renderPicker(), this.sounds.renderPicker()], this.pickers));
    this.log = new LogView(words, send, imagines ? sheet : null);
    this.log.begin = this.glossary.begin;
    this.whatIf = new WhatIfLines(words, send);
    this.score = new ScoreTable(words, () => this.sounds.play("end"));
    const tellFull = () => sheet.tell(words["games-full"], words["games-full-about"]);
    this.copy = kept ? new GameKeeper(kept, tellFull) : null;
    this.parted = this.copy && renew ? new PartedGame(words, send, this.copy) : null;
    const findPickers = () => (this.lesson ? nothing : this.pickers);
    this.tools = renew && this.copy ? new Toolbar(words, send, renew, this.copy, findPickers, sheet) : null;
    this.agenda.undoing = this.tools?.undoing;
    this.agenda.beneath = [this.parted?.root, this.whatIf.root];
    this.coach = makeCoach(words, send, sheet, (at) => this.guide.point(at));
    this.review = makeReview(words, send, sheet);
    this.spoken = makeElement("p", { class: "vc-spoken", role: "status", "aria-live": "polite" });
    this.refusals = new Refusals(words, send, sheet);
    this.listen();
    follow(words, () => this.draw());
  }

  get version() {
    return this.seen.v;
  }

  /** Listen to the parts that the reader folds and unfolds. */
  listen() {
    const { sheet, log } = this;
    // Folding a log that lies below the board scrolls back to the question.
    log.root.addEventListener(
      "toggle",
      () => !log.root.open && findFocused(log.root) && this.guide.uncover(),
    );
    sheet.root.addEventListener("toggle", ({ newState }) => {
      if (newState === "open") this.clear.show(this.board.subject);
    });
  }

  /** Draw what the table consists of. The parts draw themselves. */
  draw() {
    const { lesson, tools, strips, agenda, log, refusals } = this;
    agenda.draw();
    renderInto([lesson?.told, strips.root, agenda.root, log.root, refusals.root], this.side);
    renderInto(
      [
        tools?.root,
        this.score.root,
        lesson ? this.side : nothing, // screen readers read it before the board; styles place it elsewhere
        this.board.root,
        lesson?.scope,
        lesson ? nothing : this.side,
        tools || lesson ? nothing : this.pickers,
        this.director.root,
        this.motion.root,
        this.spoken,
        this.lexicon.root,
        lesson?.foot,
      ],
      this.root,
    );
  }

  /** Move the keyboard to the question. */
  focus() {
    this.agenda.focus();
  }

  /** Tell the process that the reader pointed at a target, or put a piece on it.
   * @param {{ at: string, piece?: string }} pointed */
  point(pointed) {
    this.send({ do: "at", ...pointed, v: this.version });
  }

  /** Show a lesson's card. The first makes this table a lesson's.
   * @param {TeacherCard} card */
  teach(card) {
    const opens = !this.lesson;
    const lesson = this.lesson ?? this.beginLesson(card);
    this.root.dataset.state = findState(card);
    this.root.dataset.card = card.kind;
    const begins = lesson.show(card);
    this.clear.callWhenSeen(() => lesson.arrange());
    this.guide.followCard(card, lesson, begins || opens, this.motion.moves);
  }

  /** Turn this table into that of a lesson. @param {TeacherCard} card */
  beginLesson({ kind }) {
    this.lesson = new Lesson(this.words, this.send, this.sheet, this.board, this.pickers);
    this.root.classList.add("vc-lesson");
    this.log.root.open = kind === "game";
    this.agenda.choices.fold();
    this.agenda.task = this.lesson.asked;
    this.draw();
    return this.lesson;
  }

  /** Show a state of the game, unless it doesn't follow on what the page has.
   * @param {BoardState} message @param {boolean} [reads] whether the reader has something else to read
   * first */
  receive(message, reads = false) {
    if (!this.seen.reach(message)) return;
    const { guide, motion } = this;
    guide.advised = []; // the old advice is void; the card brings new
    if (message.panels) this.begin(message, message.panels);
    const held = findFocused(this.root);
    const news = message.panels ? [] : message.log[1];
    const told = listTellable(news, message.agenda[0], this.players);
    const covers = this.clear.isCovering(); // measured first: later it would cost a layout
    const move = motion.prepare(news, told);
    const at = message.parts ? this.board.patch(message.parts) : undefined;
    this.sheet.overtake(message.v);
    this.coach.overtake();
    this.show(message, covers);
    this.refocus(at, held);
    this.whatIf.showEnd(message.score !== undefined);
    this.agenda.question.tell(told, motion.moves);
    const end = () => this.end(message);
    if (motion.moves && (message.score || message.soon)) motion.callAfterwards(end);
    else end();
    const isStill = !motion.moves;
    move(); // last, because it lays out the whole page, the score included
    if (isStill && !this.root.hidden && !reads) this.clear.callWhenSeen(guide.returnHome);
  }

  /** Show the same state told in another language: what happened last, a move that is held, reasons that were
   * asked for and the keyboard stay.
   * @param {BoardState} message @param {TeacherCard} [card] of the lesson */
  retell(message, card) {
    const { tools, log, board } = this;
    const resume = this.agenda.keep();
    const { isRunning = false } = tools ?? {};
    const { explained, since } = log;
    const at = findFocused(board.root)?.closest("[data-at]")?.getAttribute("data-at") ?? "";
    this.receive(message, true);
    log.mark(since);
    resume(message.log[1]);
    tools?.show({ isRunning });
    log.explainAgain(explained);
    if (card) this.lesson?.rename(card);
    if (card) this.teach(card);
    if (at) board.focus(at);
  }

  /** Show all of another game, or of another page's.
   * @param {BoardState} message @param {NonNullable<BoardState["panels"]>} panels */
  begin({ players = [], seed = "", glossary = [], game = "" }, panels) {
    this.players = players;
    this.sheet.game = game;
    this.glossary.set(glossary);
    this.lexicon.draw();
    this.board.setPanels(panels);
    this.tools?.show({ seed, isRunning: false });
  }

  /** Show a state of the game in all parts of the table.
   * @param {BoardState} message @param {boolean} covers whether the question lies over the board */
  show(message, covers) {
    const { board, players, root, agenda, tools } = this;
    root.dataset.version = String(message.v);
    if (message.kept) this.copy?.receive({ ...message, kept: message.kept });
    this.parted?.draw();
    if (message.own !== undefined) board.markOwn(message.own);
    board.isWatched = message.watching ?? false;
    board.setTargets(labelTargets(this.words, message.rows, message.alike), message.barred, message.names);
    this.carrying.show(message.rows, message.misplaced);
    this.strips.show(message, players);
    this.can = message.can ?? this.can;
    const [canUndo, canRedo] = this.can;
    root.toggleAttribute("data-covered", Boolean(message.cover));
    agenda.show(message, players, covers, canUndo && !tools);
    const lines = this.log.add(message.log, players);
    tools?.show({ canUndo, canRedo, isWatching: message.watching ?? false });
    const news = message.panels ? [] : lines;
    this.spoken.textContent = joinSentences(this.words, ...news, agenda.say(message));
    this.refusals.update(!board.isWatched && message.score === undefined);
  }

  /** Keep the keyboard where it was: on the same target if that is there, or else on the question.
   * @param {string | undefined} at @param {Element | null} held */
  refocus(at, held) {
    if (at && this.board.focus(at)) return;
    if (held && !held.isConnected) this.focus();
  }

  /** Begin the moment before a forced move, or else show the score; it is hidden if there is none.
   * @param {BoardState} message */
  end({ soon, score, v }) {
    if (soon) this.agenda.forced.ripen(v, this.motion.isOff);
    else this.score.show(score, this.players);
  }

  /** Note whether programs play on by themselves; if not, none is shown as thinking.
   * @param {boolean} isRunning */
  showRunning(isRunning) {
    this.tools?.show({ isRunning });
    if (!isRunning) this.agenda.thinking.hide();
  }

  /** Show the what-if lines, and keep them. @param {WhatIf} lines */
  showLines(lines) {
    this.copy?.turn(lines);
    this.whatIf.show(lines);
  }
}
