import { html, nothing } from "../vendor/lit-html.js";
import { isOwnPage, findChapterPage } from "./address.js";
import { renderEnd } from "./ending.js";
import { LaidPieces } from "./laidpieces.js";
import { renderMap } from "./map.js";
import { renderParagraphs, renderText } from "./references.js";
import { renderTally } from "./pointbars.js";
import { renderPictured, renderButton } from "./templates.js";

/** @import { TeacherCard, EndCard, GameCard, NextChapter, QuizCard } from "./messages" */
/** @import { StepCard, TaughtStep } from "./messages" */
/** @import { LaidPart, SetupSheet, SheetLine } from "./messages" */
/** @import { Board, Mark, Send, Words } from "./types" */

/** Return what the board is for while a card is shown: "asked" if a move is asked for, "find" if a place is,
 * "lay" if pieces are; else a step's state, or the card's kind: "quiz", "game" or "end".
 * @param {TeacherCard} card */
export function findState(card) {
  if (card.find) return "find";
  if (card.kind === "step" && card.laid?.length) return "lay";
  if (card.kind === "step") return card.state;
  const waits = card.kind === "quiz" && !card.claims.length && card.solved === undefined;
  return waits ? "asked" : card.kind;
}

/** Render a line of a sheet of numbers, or a heading above some lines.
 * @param {SheetLine} line @param {number} columns */
function renderLine([called, shared, numbers], columns) {
  if (!numbers.length) return html`<tr><th scope="rowgroup" colspan=${columns + 1}>${called}</th></tr>`;
  const cells = numbers.map((number) => html`<td>${number}</td>`);
  return html`<tr><th scope="row">${renderPictured(shared ? [shared] : [], called)}</th>${cells}</tr>`;
}

/** View of the teacher's card: what it explains, what it asks, and the answer. */
export class CardView {
  /** @param {Words} words @param {Send} send @param {Board} board
   * @param {(chapter: string, step: string, label: string, here: string) => unknown} renderWay to a step
   * @param {() => Mark} begin */
  constructor(words, send, board, renderWay, begin) {
    this.words = words;
    this.send = send;
    this.board = board;
    this.renderWay = renderWay;
    this.begin = begin;
    this.mark = begin();
    this.pieces = new LaidPieces(words, send, board);
  }

  /** Render a button that sends a command without arguments.
   * @param {"next" | "undo" | "hint" | "check" | "chart" | "advice" | "quiet"} name @param {string} label
   * @param {string} [look] */
  renderTool(name, label, look) {
    return renderButton(label, () => this.send({ do: name }), look);
  }

  /** Render a text of one paragraph, as `renderTexts` does.
   * @param {string} text */
  renderText(text) {
    return renderText(text, this.board, this.mark);
  }

  /** Render a text's paragraphs, with buttons for the places on the board that it names, and for words that
   * it explains.
   * @param {string} text */
  renderTexts(text) {
    return renderParagraphs(text, this.board, this.mark);
  }

  /** Render what a card tells, below its heading.
   * @param {TeacherCard} card */
  renderTold(card) {
    const { words } = this;
    this.mark = this.begin();
    if (card.kind === "end") return renderEnd(words, card, this.renderMissed(card));
    if (card.kind === "game")
      return [this.renderTexts(card.text), card.map ? renderMap(words, card.map) : nothing];
    if (card.kind === "step") return [this.renderTexts(card.text), this.renderSheet(card.sheet)];
    const about = card.steps.length ? nothing : this.renderTexts(card.about);
    return [about, card.count ? html`<p class="vc-soft">${card.count}</p>` : nothing];
  }

  /** Render what a card asks, or the answer.
   * @param {TeacherCard} card */
  renderAsked(card) {
    this.mark = this.begin();
    if (card.kind === "end") return this.renderWaysOut(card);
    if (card.kind === "step") return this.renderStep(card);
    return card.kind === "quiz" ? this.renderQuiz(card) : this.renderGame(card);
  }

  /** Render a step's task with the hints so far, or the answer to the reader's move, and the buttons that
   * fit.
   * @param {StepCard} card */
  renderStep(card) {
    const { task, state, answer, hints, more, chart, tally, laid = [] } = card;
    const { words, board, mark } = this;
    const isAsked = state === "asked";
    const renderTask = () => html`<p class="vc-do">${renderText(task, board, mark, tally && board.point)}</p>
      ${hints.map((hint) => html`<p class="vc-hint">${this.renderText(hint)}</p>`)}`;
    const renderAnswer = () =>
      answer && html`<div class="vc-answer vc-${state}">${this.renderTexts(answer)}</div>`;
    const again = state === "wrong" ? "vc-main" : "vc-quiet";
    const hintLabel = hints.length ? words["lesson-hint-more"] : words["lesson-hint"];
    const next = card.ends
      ? this.renderOnward(card)
      : this.renderTool("next", words["lesson-next"], "vc-main");
    return html`${tally ? renderTally(tally) : nothing}
      ${isAsked ? renderTask() : renderAnswer()} ${isAsked ? this.renderCard(card.card) : nothing}
      ${laid.length ? this.renderLaid(card, laid) : nothing}
      <div class="vc-tools">
        ${laid.length ? this.pieces.renderStepper(laid) : nothing}
        ${laid.length ? this.renderTool("check", words["lesson-check"], "vc-main") : nothing}
        ${state === "done" ? next : nothing}
        ${isAsked ? nothing : this.renderTool("undo", words["lesson-back"], again)}
        ${isAsked && more ? this.renderTool("hint", hintLabel) : nothing}
        ${chart ? this.renderTool("chart", chart, "vc-quiet") : nothing}
        ${state === "done" && card.ends ? nothing : this.renderSkip(card)}
      </div>
      ${this.renderWhy(card)}`;
  }

  /** Render the pieces that the reader lays out, and the answer to a wrong number.
   * @param {StepCard} card @param {LaidPart[]} laid */
  renderLaid({ at, remark }, laid) {
    const slip = html`<div class="vc-answer vc-wrong">
      <strong>${this.words["lesson-no"]}</strong>${this.renderTexts(remark ?? "")}
    </div>`;
    return html`${this.pieces.renderSorts(at, laid)}
      ${remark ? slip : nothing}`;
  }

  /** Render the set-up card of this table: each sort of piece with its number; nothing without a card.
   * @param {SetupSheet} [card] */
  renderCard(card) {
    if (!card) return nothing;
    const lines = card.lines.map(
      ([called, shared, numbers]) =>
        html`<li>${renderPictured(shared ? [shared] : [], called)} <b>${numbers[0]}</b></li>`,
    );
    return html`<div class="vc-setup-card"><strong>${card.called}</strong><ul>${lines}</ul></div>`;
  }

  /** Render numbers to look up: a line for each sort of piece, a column for each number of players; nothing
   * without a sheet.
   * @param {SetupSheet} [sheet] */
  renderSheet(sheet) {
    if (!sheet) return nothing;
    const { called, heads, lines, note } = sheet;
    const columns = heads.map((head) => html`<th scope="col">${head}</th>`);
    const pieces = html`<th scope="col">${this.words["lesson-sheet-piece"]}</th>`;
    const head = html`<thead><tr>${pieces}${columns}</tr></thead>`;
    return html`<table class="vc-lookup">
        <caption>${called}</caption>
        ${heads.length > 1 ? head : nothing}
        <tbody>${lines.map((line) => renderLine(line, heads.length))}</tbody>
      </table>
      ${note ? html`<p class="vc-soft">${note}</p>` : nothing}`;
  }

  /** Render the way past a prologue, for readers who know the game; nothing in other chapters.
   * @param {StepCard} card */
  renderSkip({ next }) {
    return next ? this.renderTurn(next, this.words["lesson-skip"], "vc-quiet") : nothing;
  }

  /** Render the reason, with an example that is lit on the board while it is open, and the way to its
   * sources; nothing without a reason.
   * @param {TeacherCard} card */
  renderWhy({ why, example = [], rules, lit, near = [], rest = [], find = false }) {
    if (!why) return nothing;
    const { words, board } = this;
    /** Light up the example while its reason is unfolded. */
    const light = (/** @type {Event} */ { currentTarget }) => {
      const { open } = /** @type {HTMLDetailsElement} */ (currentTarget);
      board.teach(open ? [...lit, ...example] : lit, [...near, ...rest], find);
    };
    const show = () => board.reveal(example.find((at) => board.findSpot(at)) ?? "");
    return html`<details class="vc-reason" @toggle=${light}>
      <summary>${words["lesson-why"]}</summary>
      ${this.renderTexts(why)}
      <div class="vc-tools">
        ${example.length ? renderButton(words["lesson-example"], show, "vc-quiet") : nothing}
        ${renderButton(words.cited, () => this.send({ do: "about", rules }), "vc-quiet")}
      </div>
    </details>`;
  }

  /** Render an exercise: its question and claims, and after an answer the remark, the verdict or the result.
   * @param {QuizCard} card */
  renderQuiz(card) {
    const { words } = this;
    const isOpen = card.solved === undefined;
    const claims = card.claims.map((text, number) => this.renderClaim(card, text, number));
    const list = html`<ol class="vc-claims" aria-label=${words["lesson-answers"]}>${claims}</ol>`;
    const next = isOpen ? nothing : this.renderTool("next", words["lesson-next"], "vc-main");
    return html`<p class="vc-do">${this.renderText(card.question)}</p>
      ${claims.length ? list : nothing}
      ${isOpen ? this.renderRemark(card) : this.renderVerdict(card)}
      <div class="vc-tools">${next}</div>
      ${this.renderWhy(card)}`;
  }

  /** Render one claim of an exercise as a button, marked once it is known to be right or wrong.
   * @param {QuizCard} card @param {string} text @param {number} number */
  renderClaim({ slip, picked, right }, text, number) {
    const claim = () => this.send({ do: "answer", claim: number });
    const isOpen = picked === undefined;
    const isRight = !isOpen && number === right;
    const isSlip = !isRight && (number === slip || number === picked);
    const look = isRight ? "vc-right" : isSlip ? "vc-slip" : isOpen ? "" : "vc-rest";
    const sign = isRight ? " ✓" : isSlip ? " ✗" : "";
    const disabled = !isOpen || isSlip;
    return html`<li>${renderButton(`${text}${sign}`, claim, `vc-claim ${look}`, { disabled })}</li>`;
  }

  /** Render what is wrong with the first answer; nothing before that. @param {QuizCard} card */
  renderRemark({ remark }) {
    const { words } = this;
    if (!remark) return nothing;
    return html`<div class="vc-answer vc-wrong">
      <strong>${words["lesson-no"]}</strong>${this.renderTexts(remark)}<p>${words["lesson-try-again"]}</p>
    </div>`;
  }

  /** Render whether the exercise was solved, and if it wasn't, a task's solution. @param {QuizCard} card */
  renderVerdict({ solved, answer }) {
    const { words } = this;
    return html`<div class="vc-answer vc-${solved ? "done" : "wrong"}">
      <strong>${solved ? words["lesson-yes"] : words["lesson-no"]}</strong>${this.renderTexts(answer)}
    </div>`;
  }

  /** Render links to the steps worth reading again, folded; nothing if there are none.
   * @param {EndCard} card */
  renderMissed({ again, chapter }) {
    if (!again.length) return nothing;
    /** Render a link to one of those steps. @param {TaughtStep} step */
    const renderLink = ([where, key, label]) => html`<li>${this.renderWay(where, key, label, chapter)}</li>`;
    return html`<details class="vc-reread">
      <summary>${this.words["lesson-reread"]}</summary>
      <ul class="vc-again">${again.map(renderLink)}</ul>
    </details>`;
  }

  /** Render the ways on from a chapter's end. @param {EndCard} card */
  renderWaysOut(card) {
    const { words } = this;
    const [first] = card.steps;
    const repeat = () => this.send({ do: "go", step: first[0] });
    return html`<div class="vc-tools">
      ${this.renderOnward(card)}
      ${card.checks ? this.renderTool("next", words["lesson-again"], "vc-quiet") : nothing}
      ${first ? renderButton(words["lesson-repeat"], repeat, "vc-quiet") : nothing}
    </div>`;
  }

  /** Render the way to the next chapter, if there is one. The same page can show it; other windows load it.
   * @param {StepCard | EndCard | GameCard} card */
  renderOnward({ next }) {
    return next ? this.renderTurn(next, next[1], "vc-main") : nothing;
  }

  /** Render a link to the next chapter; where this page can show that chapter, a press turns the page to it.
   * @param {NextChapter} next @param {string} label @param {string} look */
  renderTurn([chapter, , here], label, look) {
    const turn = (/** @type {MouseEvent} */ event) => {
      if (!here || !isOwnPage() || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      history.pushState(history.state, "", findChapterPage(chapter));
      this.send({ do: "turn", to: chapter });
    };
    return html`<a class="vc-button ${look}" href=${findChapterPage(chapter)} @click=${turn}>${label}</a>`;
  }

  /** Render the advice in a game, which is given at first and later only asked for, and after the end the way
   * on.
   * @param {GameCard} card */
  renderGame(card) {
    const { words } = this;
    const { advice, quiet, asks, over } = card;
    const lines = advice.map((line) => html`<p>${this.renderText(line)}</p>`);
    const change = this.renderTool("quiet", quiet ? words["advice-on"] : words["advice-off"], "vc-quiet");
    return html`${advice.length ? html`<div class="vc-answer vc-done">${lines}</div>` : nothing}
      <div class="vc-tools">
        ${over ? this.renderOnward(card) : nothing}
        ${asks ? this.renderTool("advice", words["advice-ask"]) : nothing}
        ${over ? nothing : change}
      </div>`;
  }
}
