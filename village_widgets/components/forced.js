import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { makeElement } from "./element.js";
import { joinSentences } from "./sentences.js";
import { renderButton } from "./templates.js";
import { follow } from "./speaking.js";

/** @import { BoardState } from "./messages" */
/** @import { Send, Sheet, Words } from "./types" */

const MOMENT = 2200; // milliseconds to read a forced move before it is made

/** A move that is made in a moment, or was made, because nothing else is possible. It can be held, explained
 * and undone. */
export class ForcedMove {
  root = makeElement("div", { class: "vc-forced", hidden: true }); // announces the move
  done = makeElement("div", { class: "vc-forced", hidden: true }); // reports it, below the next question
  text = "";
  isDone = false; // whether the move has been made
  isHeld = false; // whether the reader stopped the timer, to make the move by hand
  canUndo = false;
  /** The timer until the move is made. @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  /** @param {Words} words @param {Send} send @param {Pick<Sheet, "isOpen">} sheet while it is open the moment
   * lasts */
  constructor(words, send, sheet) {
    this.words = words;
    this.send = send;
    this.sheet = sheet;
    this.root.style.setProperty("--moment", `${MOMENT}ms`);
    follow(words, () => this.draw());
  }

  /** Show the sentence about a forced move, or hide the line if there is none. With `soon` the move is still
   * to come, and `ripen` makes it; without, it was made already.
   * @param {Pick<BoardState, "forced" | "soon">} message @param {boolean} canUndo */
  show({ forced = "", soon }, canUndo) {
    const isEmpty = !forced && !this.text;
    this.stop();
    Object.assign(this, { text: forced, isDone: !soon, isHeld: false, canUndo });
    if (!isEmpty) this.draw();
  }

  /** Make the move when the moment is over; while the sheet is open, the moment begins again.
   * @param {number} v the version of the game @param {boolean} atOnce without a moment */
  ripen(v, atOnce) {
    this.root.toggleAttribute("data-soon", !atOnce);
    /** Make the move, unless a sheet is open: then wait again. */
    const make = () =>
      this.sheet.isOpen ? this.ripen(v, atOnce) : this.send({ do: "pick", row: 0, way: 0, v });
    this.timer = setTimeout(make, atOnce ? 0 : MOMENT);
  }

  /** Stop the countdown. */
  stop() {
    clearTimeout(this.timer);
    this.root.toggleAttribute("data-soon", false);
  }

  /** Stop the countdown: the reader makes the move. */
  hold = () => {
    this.stop();
    this.isHeld = true;
    this.draw();
  };

  /** Stop the countdown and ask why nothing else is possible. */
  explain = () => {
    this.hold();
    this.send({ do: "why", forced: true });
  };

  undo = () => this.send({ do: "undo" });

  /** The text to be read aloud: the sentence; after the move, with the note that it was made by itself. */
  get said() {
    const { words, text, isDone } = this;
    return isDone && text ? joinSentences(words, words["forced-done"], text) : text;
  }

  draw() {
    const { words, text, isDone, isHeld, canUndo } = this;
    const wait = html`<button type="button" class="vc-button vc-quiet" data-wait @click=${this.hold}
      >${words.wait}</button>`;
    const done = html`<b>${words["forced-done"]}</b>${words["between-sentences"]}`;
    const line = html`<span>${isDone ? done : nothing}${text}</span>
      <div>
        ${isDone || isHeld ? nothing : wait} ${renderButton(words.because, this.explain, "vc-quiet")}
        ${canUndo ? renderButton(words.undo, this.undo, "vc-quiet") : nothing}
      </div>`;
    for (const [root, shows] of /** @type {const} */ ([
      [this.root, !isDone],
      [this.done, isDone],
    ])) {
      root.hidden = !text || !shows;
      renderInto(root.hidden ? nothing : line, root);
    }
  }
}
