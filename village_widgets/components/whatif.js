import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { makeElement, reveal } from "./element.js";
import { renderChoice, renderButton } from "./templates.js";
import { entitle, follow } from "./speaking.js";

/** @import { WhatIf } from "./messages" */
/** @import { Send, Words } from "./types" */

/** What-if lines: which of them is on the table, and the way back to the game. Behind More are the ways to
 * other lines, and players who finish one. */
export class WhatIfLines {
  /** The lines of the game, and the levels of players who can finish one. @type {WhatIf} */
  told = { open: "", lines: [], levels: [], level: "" };
  level = ""; // the level of the programs that finish a line
  finishing = ""; // a sentence about how far they have come; empty if none runs
  isOver = false;
  isUnfolded = false;

  /** @param {Words} words @param {Send} send */
  constructor(words, send) {
    this.words = words;
    this.send = send;
    this.root = entitle(
      words,
      "what-if-lines",
      makeElement("section", { class: "vc-what-if", hidden: true }),
    );
    follow(words, () => this.draw());
  }

  /** Show the lines, or nothing if there are none. @param {WhatIf} told */
  show(told) {
    this.told = told;
    if (!told.levels.some(([value]) => value === this.level)) this.level = told.level;
    this.draw();
  }

  /** Note whether the line on the table has ended.
   * @param {boolean} isOver */
  showEnd(isOver) {
    this.isOver = isOver;
    this.draw();
  }

  /** Show how far a line is finished. @param {string} text empty at the end */
  showFinishing(text) {
    this.finishing = text;
    this.draw();
  }

  /** Show the charts that compare lines: where they are, or else the process is asked for them. */
  compare = () => {
    const charts = this.root.closest(".vc-page")?.querySelector(".vc-charts");
    if (charts) reveal(charts, "start");
    else this.send({ do: "charts" });
  };

  /** Show or hide what can be done with the lines. */
  unfold = () => {
    this.isUnfolded = !this.isUnfolded;
    this.draw();
  };

  draw() {
    const { words, send, finishing, isUnfolded } = this;
    const { open, lines } = this.told;
    this.root.hidden = !lines.length;
    this.root.dataset.line = open;
    if (!lines.length) return;
    const label = lines.find(([name]) => name === open)?.[1] ?? words["what-if-lines"];
    const returnToGame = () => send({ do: "line", name: "" });
    /** Stop the programs that play on a line. */
    const stop = () => send({ do: "pause" });
    renderInto(
      html`<p class="vc-line-said" role="status">${label}</p>
        ${renderButton(words["what-if-own"], returnToGame, "", { hidden: !open })}
        <button type="button" class="vc-button vc-quiet" aria-expanded=${isUnfolded} @click=${this.unfold}
          >${words["what-if-more"]}</button>
        <div class="vc-line-doing" ?hidden=${!isUnfolded}>${this.renderLines()}</div>
        <div class="vc-thinking" role="status" ?hidden=${!finishing}>
          <span>${finishing}</span>
          <progress aria-label=${words["what-if-finish"]}></progress>
          ${renderButton(words["what-if-stop"], stop, "vc-quiet")}
        </div>`,
      this.root,
    );
  }

  /** Render the ways to other lines, and what can be done with the one on the table. */
  renderLines() {
    const { words, send, told, compare } = this;
    const others = told.lines.filter(([name]) => name !== told.open);
    const forget = () => send({ do: "forget", name: told.open });
    return html`<div class="vc-lines-there" role="group" aria-label=${words["what-if-lines"]}>
        ${others.map(([name, label]) => renderButton(label, () => send({ do: "line", name })))}
      </div>
      ${told.open ? this.renderFinish() : nothing} ${renderButton(words["what-if-compare"], compare)}
      ${told.open ? renderButton(words["what-if-forget"], forget, "vc-quiet") : nothing}`;
  }

  /** Render the button by which programs finish the line, and the list of their levels; hidden if the line is
   * over or is being finished. */
  renderFinish() {
    const { words, send, told } = this;
    const finish = () => send({ do: "finish", level: this.level });
    /** Choose who finishes a line. @param {string} level */
    const change = (level) => {
      this.level = level;
    };
    const levels = renderChoice(told.levels, this.level, change, words["what-if-level"]);
    return html`<span class="vc-line-finish" ?hidden=${this.isOver || this.finishing}
      >${renderButton(words["what-if-finish"], finish)}${told.levels.length ? levels : nothing}</span>`;
  }
}
