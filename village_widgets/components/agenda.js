import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { Choices } from "./choices.js";
import { Cover } from "./cover.js";
import { makeElement } from "./element.js";
import { ForcedMove } from "./forced.js";
import { Grip } from "./grip.js";
import { Question } from "./question.js";
import { joinSentences } from "./sentences.js";
import { entitle } from "./speaking.js";
import { renderButton } from "./templates.js";
import { ThinkingBar } from "./thinking.js";

/** @import { BoardPlayer, BoardState, LogEntry } from "./messages" */
/** @import { Board, DrawForm, Send, Sheet, Words } from "./types" */
/** Ways to the board: its motion is ended or shown once more, or its next target is shown.
 * @typedef {{ skip: () => void, replay: () => void, showOnBoard: () => void }} BoardActions */

/** The question and all that answers it: the choices, a forced move, a program that thinks, and further
 * questions. A game has it in a bar that unfolds; a lesson puts its task above it. */
export class AgendaView {
  /** The questions that can be asked beside the game, such as the coach's.
   * @type {NonNullable<BoardState["asides"]>} */
  asides = [];
  /** The task of a lesson; null in a game. @type {HTMLElement | null} */
  task = null;
  /** The buttons beside the question. @type {HTMLElement | undefined} */
  undoing;
  /** The parts that stand below the choices, before the news. @type {(HTMLElement | undefined)[]} */
  beneath = [];

  /** @param {Words} words @param {Send} send @param {Sheet} sheet @param {Board} board
   * @param {BoardActions} ways @param {DrawForm} [drawn] the form where people say what they drew */
  constructor(words, send, sheet, board, ways, drawn) {
    this.words = words;
    this.send = send;
    this.drawn = drawn;
    this.root = entitle(words, "agenda", makeElement("section", { class: "vc-agenda", tabindex: "-1" }));
    this.grip = new Grip(words, this.root);
    this.question = new Question(words, ways);
    this.thinking = new ThinkingBar(words, send);
    const { showOnBoard } = ways;
    this.choices = new Choices(words, send, board, { showOnBoard, showQuestion: () => this.focus() });
    this.forced = new ForcedMove(words, send, sheet);
    this.cover = new Cover(words, send);
  }

  /** Move the keyboard to the question. */
  focus() {
    this.root.focus({ preventScroll: true });
  }

  /** Draw what the agenda consists of. The parts draw themselves. */
  draw() {
    const { words, send, drawn, task, question, forced } = this;
    const asides = this.asides.map((aside) =>
      renderButton(words[aside], () => send({ do: aside }), "vc-quiet"),
    );
    const deciding = [
      task ? nothing : this.grip.root,
      task,
      html`<div class="vc-asking">
        <div>${question.root}${this.thinking.root}${forced.root}</div>${this.undoing}
      </div>`,
      ...[this.cover.root, drawn?.root, this.choices.root, drawn?.foot, forced.done],
      html`<div class="vc-asides" ?hidden=${!asides.length}>${asides}</div>`,
    ];
    renderInto(
      [
        task ? deciding : html`<div class="vc-deciding">${deciding}</div>`,
        html`<div class="vc-beneath">${this.beneath}${question.told}</div>`,
      ],
      this.root,
    );
  }

  /** Show the question of a state of the game, from its top.
   * @param {BoardState} message @param {BoardPlayer[]} players @param {boolean} covers whether the question
   * lies over the board @param {boolean} canUndo whether a forced move can be undone at its line */
  show(message, players, covers, canUndo) {
    this.question.show(message.agenda, players);
    this.forced.show(message, canUndo);
    this.cover.show(message.cover);
    this.drawn?.show(message, message.v);
    this.choices.show(message.rows, message.v, covers, message.tiles, message.signs);
    if (message.asides) {
      this.asides = message.asides;
      this.draw();
    }
    requestAnimationFrame(() => {
      for (const each of [this.root, ...this.root.children]) each.scrollTop = 0;
    }); // in the next frame, when all of it is drawn
  }

  /** Return what is read aloud of a state: a forced move, and the question or what covers it.
   * @param {BoardState} message */
  say({ cover, agenda }) {
    return joinSentences(this.words, this.forced.said, cover || agenda[1]);
  }

  /** Expect the same state in another language. Return a function that then tells the same news of a log
   * again, and holds a move that was held. */
  keep() {
    const { question, forced, choices } = this;
    const told = new Set(question.news.map(({ step }) => step));
    const { isHeld } = forced;
    choices.isRetold = true;
    return (/** @type {LogEntry[]} */ entries) => {
      question.tell(
        entries.filter(({ step }) => told.has(step)),
        false,
      );
      if (isHeld) forced.hold();
    };
  }
}
