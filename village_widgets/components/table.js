import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { Board } from "./board.js";
import { Carrying } from "./carrying.js";
import { findState } from "./card.js";
import { Choices } from "./choices.js";
import { ClearView } from "./clearing.js";
import { Director } from "./closeup.js";
import { makeCoach, makeReview } from "./coach.js";
import { Cover } from "./cover.js";
import { makeElement, findFocused, findParts, reveal } from "./element.js";
import { ForcedMove } from "./forced.js";
import { Grip } from "./grip.js";
import { Guide } from "./guide.js";
import { Glossary } from "./glossary.js";
import { GameKeeper } from "./keptgame.js";
import { labelTargets } from "./labels.js";
import { Lesson } from "./lesson.js";
import { LogView } from "./log.js";
import { Motion } from "./motion.js";
import { PartedGame } from "./parted.js";
import { Question } from "./question.js";
import { ScoreTable } from "./score.js";
import { joinSentences } from "./sentences.js";
import { Sheet } from "./sheet.js";
import { Sounds } from "./sound.js";
import { OtherStrips, PlaceStrip, StripView } from "./strip.js";
import { renderButton } from "./templates.js";
import { ThinkingBar } from "./thinking.js";
import { Toolbar } from "./toolbar.js";
import { Version } from "./versions.js";
import { WhatIfLines } from "./whatif.js";
import { entitle, follow } from "./speaking.js";

/** @import { BoardPlayer, BoardState, TeacherCard, LogEntry, BarringRule, WhatIf } from "./messages" */
/** @import { DrawForm, Send, Words } from "./types" */
/** @typedef {{ renew?: () => void, kept?: string, drawn?: DrawForm, imagines?: boolean }} More `renew` begins
 * another game: without it there is no toolbar. `kept` is the name under which the browser keeps the game.
 * `drawn` is the form where people say what they drew, if the page draws nothing for them. `imagines`:
 * what-if lines. */

/** The table: the board, and beside it what the player has, the question and the log. */
export class Table {
  /** The players by seat. @type {BoardPlayer[]} */
  players = [];
  /** The lesson that this table belongs to; null for a game. @type {Lesson | null} */
  lesson = null;
  hints = 0; // the hints that the reader got for the step
  /** The questions that can be asked beside the game, such as the coach's. @type {BoardState["asides"]} */
  asides = [];
  can = [false, false]; // whether undo and redo are possible

  /** @param {Words} words @param {Send} send @param {Sheet} sheet @param {More} [more] */
  constructor(words, send, sheet, { renew, kept, drawn, imagines } = {}) {
    this.words = words;
    this.send = send;
    this.sheet = sheet;
    this.drawn = drawn;
    this.seen = new Version(send);
    this.root = makeElement("div", { class: "vc-table", hidden: true });
    this.glossary = new Glossary(send, new Sheet(words, send), words, this.root);
    const { ask, explain, knows } = this.glossary;
    this.board = new Board(words, (at) => this.point({ at }), explain, knows);
    this.strip = new StripView();
    this.others = new OtherStrips();
    this.strips = makeElement("div", { class: "vc-strips" });
    this.around = new PlaceStrip(words, (at) => this.guide.show(this.board.findSpot(at)), ask);
    renderInto([this.strip.root, this.others.root, this.around.root], this.strips);
    sheet.begin = this.glossary.begin;
    this.carrying = new Carrying(this.board, this.strip.root, (piece, at) => this.point({ at, piece }));
    this.asked = entitle(words, "agenda", makeElement("section", { class: "vc-agenda", tabindex: "-1" }));
    this.side = entitle(words, "side", makeElement("aside", { class: "vc-side" }));
    this.grip = new Grip(words, this.asked);
    this.clear = new ClearView(this.strips, this.asked, sheet.root, this.root);
    this.guide = new Guide(this.board, this.clear);
    this.sounds = new Sounds(words, this.root, () => this.lesson !== null);
    this.director = new Director(words, this.board, this.clear, this.asked);
    this.motion = new Motion(words, this.board, this.sounds.play, this.director, this.guide.returnHome);
    this.question = new Question(words, this.motion);
    this.question.begin = this.glossary.begin;
    this.motion.narrate = (entry) => this.question.tellStep(entry);
    this.pickers = makeElement("span", { class: "vc-picks" });
    follow(words, () => renderInto([this.motion.renderPicker(), this.sounds.renderPicker()], this.pickers));
    this.thinking = new ThinkingBar(words, send);
    this.choices = new Choices(words, send, this.board, {
      showOnBoard: () => this.guide.show(this.board.findNext()),
      showQuestion: () => this.focus(),
    });
    this.forced = new ForcedMove(words, send, sheet);
    this.cover = new Cover(words, send);
    this.log = new LogView(words, send, imagines ? sheet : null);
    this.log.begin = this.glossary.begin;
    this.whatIf = new WhatIfLines(words, send, () => this.compare());
    this.score = new ScoreTable(words, () => this.sounds.play("end"));
    this.copy = kept
      ? new GameKeeper(kept, () => sheet.tell(words["games-full"], words["games-full-about"]))
      : null;
    this.parted = this.copy && renew ? new PartedGame(words, send, this.copy) : null;
    this.tools =
      renew && this.copy
        ? new Toolbar(words, send, renew, this.copy, () => (this.lesson ? nothing : this.pickers), sheet)
        : null;
    this.coach = makeCoach(words, send, sheet, (at) => {
      this.board.light(at);
      this.guide.show(this.board.subject);
    });
    this.review = makeReview(words, send, sheet);
    this.spoken = makeElement("p", { class: "vc-spoken", role: "status", "aria-live": "polite" });
    this.why = makeElement("details", { class: "vc-why" });
    this.lexicon = makeElement("details", { class: "vc-lexicon" });
    this.listen();
    follow(words, () => this.draw());
    follow(words, () => this.drawWhy(nothing));
  }

  get version() {
    return this.seen.v;
  }

  get isLesson() {
    return this.lesson !== null;
  }

  /** Listen to the parts that the reader folds and unfolds. */
  listen() {
    const { sheet, log, why, lexicon } = this;
    lexicon.addEventListener("toggle", () => this.drawLexicon());
    why.addEventListener("toggle", () => why.open && this.send({ do: "why" }));
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
    const { words, send, drawn, lesson, tools } = this;
    const asides = (this.asides ?? []).map((aside) =>
      renderButton(words[aside], () => send({ do: aside }), "vc-quiet"),
    );
    const { question, forced } = this;
    const deciding = [
      lesson ? nothing : this.grip.root,
      lesson?.asked,
      html`<div class="vc-asking">
        <div>${question.root}${this.thinking.root}${forced.root}</div>${tools?.undoing}
      </div>`,
      ...[this.cover.root, drawn?.root, this.choices.root, drawn?.foot, forced.done],
      html`<div class="vc-asides" ?hidden=${!asides.length}>${asides}</div>`,
    ];
    renderInto(
      [
        lesson ? deciding : html`<div class="vc-deciding">${deciding}</div>`,
        html`<div class="vc-beneath">${this.parted?.root}${this.whatIf.root}${question.told}</div>`,
      ],
      this.asked,
    );
    renderInto([lesson?.told, this.strips, this.asked, this.log.root, this.why], this.side);
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
        this.lexicon,
        lesson?.foot,
      ],
      this.root,
    );
  }

  /** Move the keyboard to the question. */
  focus() {
    this.asked.focus({ preventScroll: true });
  }

  /** Tell the process that the reader pointed at a target, or put a piece on it.
   * @param {{ at: string, piece?: string }} pointed */
  point(pointed) {
    this.send({ do: "at", ...pointed, v: this.version });
  }

  /** Show the charts that compare lines: where they are, or else the process is asked for them. */
  compare() {
    const charts = this.root.closest(".vc-page")?.querySelector(".vc-charts");
    if (charts) reveal(charts, "start");
    else this.send({ do: "charts" });
  }

  /** Show a lesson's card. The first makes this table a lesson's.
   * @param {TeacherCard} card */
  teach(card) {
    const { guide, clear } = this;
    const opens = !this.lesson;
    const lesson = this.lesson ?? this.beginLesson(card);
    this.root.dataset.state = findState(card);
    this.root.dataset.card = card.kind;
    const begins = lesson.show(card);
    const hints = card.kind === "step" ? card.hints.length : 0;
    const isGame = card.kind === "game";
    clear.callWhenSeen(() => lesson.arrange());
    guide.advised = isGame ? card.lit : [];
    if (isGame && !this.motion.moves) clear.callWhenSeen(guide.uncover);
    else if (!isGame && (begins || opens || hints > this.hints || (clear.isCovering() && !lesson.lays)))
      clear.callWhenSeen(() => this.attend(card, lesson));
    this.hints = hints;
  }

  /** Turn this table into that of a lesson. @param {TeacherCard} card */
  beginLesson({ kind }) {
    this.lesson = new Lesson(this.words, this.send, this.sheet, this.board, this.pickers);
    this.root.classList.add("vc-lesson");
    this.log.root.open = kind === "game";
    this.choices.fold();
    this.draw();
    return this.lesson;
  }

  /** Scroll to what a card speaks of. @param {TeacherCard} card @param {Lesson} lesson */
  attend(card, { told }) {
    const texts = [...findParts(told, ".vc-text"), told, ...findParts(told, "p:last-of-type")];
    this.guide.attend(card, this.root.dataset.state ?? "", texts);
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
    const told = news.filter((entry) => this.isTold(entry, message.agenda[0]));
    const covers = this.clear.isCovering(); // measured first: later it would cost a layout
    const move = motion.prepare(news, told);
    const at = message.parts ? this.board.patch(message.parts) : undefined;
    this.sheet.overtake(message.v);
    this.coach.overtake();
    this.show(message, covers);
    this.refocus(at, held);
    this.whatIf.showEnd(message.score !== undefined);
    this.question.tell(told, motion.moves);
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
    const { question, forced, tools, log, board, choices } = this;
    const told = new Set(question.news.map(({ step }) => step));
    const { isHeld } = forced;
    const { isRunning = false } = tools ?? {};
    const { explained, since } = log;
    const at = findFocused(board.root)?.closest("[data-at]")?.getAttribute("data-at") ?? "";
    choices.isRetold = true;
    this.receive(message, true);
    log.mark(since);
    question.tell(
      message.log[1].filter(({ step }) => told.has(step)),
      false,
    );
    if (isHeld) forced.hold();
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
    this.drawLexicon();
    this.others.clear();
    this.board.setPanels(panels);
    this.tools?.show({ seed, isRunning: false });
  }

  /** Tell whether a step is shown long enough to be read: it is told in words, and is a moment for all or
   * what another player than the asked one did; of chance, only a deed.
   * @param {LogEntry} entry @param {number | null} asked the seat that decides now */
  isTold({ seat, lines, deed = -1, moment }, asked) {
    return lines.length > 0 && (moment || (seat !== asked && (Boolean(this.players[seat]) || deed >= 0)));
  }

  /** Show a state of the game in all parts of the table.
   * @param {BoardState} message @param {boolean} covers whether the question lies over the board */
  show(message, covers) {
    const { board, players, root, asked, tools } = this;
    root.dataset.version = String(message.v);
    if (message.kept) this.copy?.receive({ ...message, kept: message.kept });
    this.parted?.draw();
    if (message.own !== undefined) board.markOwn(message.own);
    board.isWatched = message.watching ?? false;
    board.setTargets(labelTargets(this.words, message.rows, message.alike), message.barred, message.names);
    this.carrying.show(message.rows, message.misplaced);
    this.strip.show(message.strip);
    this.others.show(message.others, players);
    this.around.show(message);
    this.question.show(message.agenda, players);
    this.can = message.can ?? this.can;
    const [canUndo, canRedo] = this.can;
    this.forced.show(message, canUndo && !tools);
    root.toggleAttribute("data-covered", Boolean(message.cover));
    this.cover.show(message.cover);
    this.drawn?.show(message, message.v);
    this.choices.show(message.rows, message.v, covers, message.tiles, message.signs);
    const lines = this.log.add(message.log, players);
    if (message.asides) {
      this.asides = message.asides;
      this.draw();
    }
    tools?.show({ canUndo, canRedo, isWatching: message.watching ?? false });
    const news = message.panels ? [] : lines;
    this.spoken.textContent = joinSentences(
      this.words,
      ...news,
      this.forced.said,
      message.cover || message.agenda[1],
    );
    this.why.hidden = board.isWatched || message.score !== undefined; // no move can be refused here
    if (this.why.open && !this.why.hidden) this.send({ do: "why" });
    requestAnimationFrame(() => {
      for (const each of [asked, ...asked.children]) each.scrollTop = 0;
    }); // in the next frame: show the question from its top
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
    if (soon) this.forced.ripen(v, this.motion.isOff);
    else this.score.show(score, this.players);
  }

  /** Note whether programs play on by themselves; if not, none is shown as thinking.
   * @param {boolean} isRunning */
  showRunning(isRunning) {
    this.tools?.show({ isRunning });
    if (!isRunning) this.thinking.hide();
  }

  /** Show the what-if lines, and keep them. @param {WhatIf} lines */
  showLines(lines) {
    this.copy?.turn(lines);
    this.whatIf.show(lines);
  }

  /** Show the reasons why choices are refused, or that there are none. @param {BarringRule[]} reasons */
  showReasons(reasons) {
    const none = html`<p class="vc-about">${this.words["why-nothing"]}</p>`;
    this.drawWhy(reasons.length ? this.sheet.renderReasons(reasons, this.version) : none);
  }

  /** Draw the fold-out with all words of the game. */
  drawLexicon() {
    this.glossary.drawList(this.lexicon);
  }

  /** Draw the fold-out that explains refusals. @param {unknown} reasons */
  drawWhy(reasons) {
    renderInto(html`<summary>${this.words["why-not"]}</summary><div>${reasons}</div>`, this.why);
  }
}
