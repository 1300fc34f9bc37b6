import { guard } from "../vendor/directives/guard.js";
import { repeat } from "../vendor/directives/repeat.js";
import { html, nothing } from "../vendor/lit-html.js";
import { callAfterPaint, makeElement, keepFocus, findPart } from "./element.js";
import { makePlain } from "./glossary.js";
import { renderInto } from "./rendering.js";
import { joinBracket, joinSentences, joinLabel } from "./sentences.js";
import { renderName, renderButton } from "./templates.js";
import { follow } from "./speaking.js";

/** @import { BoardPlayer, Log } from "./messages" */
/** @import { Mark, Send, Sheet, Words } from "./types" */

/** One line of the log, and the step that it tells. @typedef {{ step: number, text: string }} LogLine */
/** The lines of a stretch in which the same player decided, and why the program did so, once it was asked.
 * @typedef {{ seat: number, player: BoardPlayer | undefined, lines: LogLine[], grounds: string }} Block */

/** Tell whether a block has lines from a step on. @param {Block} block @param {number} since */
const hasNews = ({ lines }, since) => lines[lines.length - 1].step >= since;

/** A game's log in words: a block for each stretch in which the same player decided, the newest in view.
 * Programs say why they did something, and a what-if line can begin just before any decision. News are drawn
 * after the board; until then the root has `data-late`. */
export class LogView {
  root = makeElement("details", { class: "vc-log", open: true });
  /** The log's blocks, the oldest first. @type {Block[]} */
  blocks = [];
  since = 0; // the step with which the news begin
  begin = makePlain; // returns a function that marks the words of the news
  /** Steps whose reasons are told again, in another language. @type {Set<number>} */
  again = new Set();

  /** @param {Words} words @param {Send} send @param {Sheet | null} [sheet] asks before which decision a
   * what-if line begins; null without such lines */
  constructor(words, send, sheet = null) {
    this.words = words;
    this.send = send;
    this.sheet = sheet;
    follow(words, () => this.draw());
  }

  /** Add what happened from a step on, in place of what happened since; return the texts of
   * its lines.
   * @param {Log} log @param {BoardPlayer[]} players */
  add([since, entries], players) {
    this.since = since;
    for (const block of this.blocks)
      if (hasNews(block, since)) block.lines = block.lines.filter(({ step }) => step < since);
    this.blocks = this.blocks.filter(({ lines }) => lines.length);
    for (const { step, seat, lines } of entries.filter((entry) => entry.lines.length)) {
      if (this.blocks.at(-1)?.seat !== seat)
        this.blocks.push({ seat, player: players[seat], lines: [], grounds: "" });
      const block = this.blocks[this.blocks.length - 1];
      block.lines = [...block.lines, ...lines.map((text) => ({ step, text }))];
    }
    this.root.toggleAttribute("data-late", true);
    callAfterPaint(this.drawNews);
    return entries.flatMap(({ lines }) => lines);
  }

  /** Draw what was added, and show its end. If more was added before a frame, all is drawn at once. */
  drawNews = () => {
    const { root } = this;
    if (!root.hasAttribute("data-late")) return;
    keepFocus(root, () => this.draw());
    root.toggleAttribute("data-late", false);
    requestAnimationFrame(() => {
      const list = findPart(root, ".vc-lines");
      list.scrollTop = list.scrollHeight;
    }); // in the next frame, when the log has its height
  };

  /** Mark the lines from a step on as news. @param {number} since */
  mark(since) {
    this.since = since;
    this.draw();
  }

  draw() {
    const { words } = this;
    const mark = this.begin();
    const blocks = repeat(
      this.blocks,
      (block) => block,
      (block, at) => {
        const { lines, grounds } = block;
        const isNew = hasNews(block, this.since) ? mark : null; // unmarked blocks are not redrawn
        return guard([lines, grounds, isNew], () => this.renderBlock(block, at + 1, mark));
      },
    );
    renderInto(
      html`<summary>${words.log}</summary>
        <ol class="vc-lines" tabindex="0" aria-label=${words.log}>${blocks}</ol>`,
      this.root,
    );
  }

  /** Render a block: its player, its lines, and the program's reasons once asked for.
   * @param {Block} block @param {number} number @param {Mark} mark marks the words of the news */
  renderBlock(block, number, mark) {
    const { seat, player, lines, grounds } = block;
    const told = lines.map(({ step, text }) =>
      step < this.since
        ? html`<li data-step=${step}>${text}</li>`
        : html`<li data-step=${step} class="vc-new">${mark(text)}</li>`,
    );
    const why = grounds ? html`<p class="vc-grounds" tabindex="-1">${mark(grounds)}</p>` : nothing;
    return html`<li data-seat=${seat} class=${player ? "" : "vc-chance"}>${this.renderHead(block, number)}
      <ul>${told}</ul>${why}</li>`;
  }

  /** Render the name of a block's player, and buttons whose names tell them from those of other blocks.
   * @param {Block} block @param {number} number */
  renderHead({ player, lines, grounds }, number) {
    const { words, sheet, send } = this;
    if (!player) return html`<span class="vc-name">${words.chance}</span>`;
    const [{ step, text }] = lines;
    /** Render a button of the block that names the block's number and first line to screen readers.
     * @type {(key: "what-if" | "because", press: () => void, look: string) => unknown} */
    const renderHeadButton = (key, press, look) =>
      renderButton(words[key], press, `vc-quiet ${look}`, {
        label: joinLabel(words, joinBracket(words, words[key], number), text),
      });
    return [
      renderName(player),
      sheet ? renderHeadButton("what-if", () => this.imagine(sheet, lines), "vc-imagine") : nothing,
      player[2] && !grounds
        ? renderHeadButton("because", () => send({ do: "because", step }), "vc-because")
        : nothing,
    ];
  }

  /** Begin a what-if line before a decision of a block; of several the reader picks one.
   * @param {Sheet} sheet @param {LogLine[]} lines */
  imagine(sheet, lines) {
    /** The lines of each step, joined. @type {Map<number, string>} */
    const told = new Map();
    for (const { step, text } of lines) told.set(step, joinSentences(this.words, told.get(step), text));
    const [first, ...others] = told.keys();
    if (!others.length) return this.send({ do: "what-if", step: first });
    /** Return a function that begins a what-if line before a step. @param {number} step */
    const pick = (step) => () => {
      sheet.close();
      this.send({ do: "what-if", step });
    };
    const choices = [...told].map(([step, text]) => renderButton(text, pick(step)));
    const asked = html`<div class="vc-asked">${choices}</div>`;
    sheet.tell(this.words["what-if"], this.words["what-if-before"], asked);
  }

  /** Ask again for the reasons that are told, because all is told in another language now.
   * @param {number[]} steps with which their blocks begin */
  explainAgain(steps) {
    this.again = new Set(steps);
    for (const step of steps) this.send({ do: "because", step });
  }

  /** The first steps of the blocks whose reasons are told. */
  get explained() {
    return this.blocks.filter(({ grounds }) => grounds).map(({ lines }) => lines[0].step);
  }

  /** Say below a block why a program did what began with a step; the keyboard goes to the answer.
   * @param {[step: number, text: string]} because */
  explain([step, text]) {
    const block = this.blocks.find(({ lines }) => lines.some((line) => line.step === step));
    if (!block) return;
    block.grounds = text;
    this.draw();
    const said = findPart(this.root, `[data-step="${step}"]`).closest("[data-seat]");
    if (said && !this.again.delete(step)) findPart(said, ".vc-grounds").focus();
  }
}
