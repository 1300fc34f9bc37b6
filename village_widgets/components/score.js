import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { makeElement, findParts, reveal } from "./element.js";
import { unfold } from "./manner.js";
import { writeNumber } from "./numbers.js";
import { renderName } from "./templates.js";
import { entitle } from "./speaking.js";

/** @import { BoardPlayer, Score } from "./messages" */
/** @import { Words } from "./types" */

/** The final score by category, with the winner and the rules that decided. At first its lines come one after
 * the other, the winner last. */
export class ScoreTable {
  isShown = false;

  /** @param {Words} words @param {() => void} ended is called when the score is first shown */
  constructor(words, ended) {
    this.words = words;
    this.ended = ended;
    this.root = entitle(
      words,
      "score",
      makeElement("section", { class: "vc-score", tabindex: "-1", hidden: true }),
    );
  }

  /** Show the final score, or hide the table if there is none; the first time its lines appear one by one.
   * @param {Score | undefined} score @param {BoardPlayer[]} players */
  show(score, players) {
    const begins = score && !this.isShown;
    this.isShown = Boolean(score);
    this.root.hidden = !score;
    if (score) renderInto(this.renderScore(score, players), this.root);
    if (begins) this.unfold();
  }

  /** Scroll to the score, play the end's sound and let the lines appear one after the other. */
  unfold() {
    reveal(this.root, "start");
    this.ended();
    unfold([
      ...findParts(this.root, "tbody tr"),
      ...findParts(this.root, "tfoot"),
      ...findParts(this.root, "thead small, .vc-result, .vc-cited"),
    ]);
  }

  /** Render the score: the result in words, and a row of points for each category.
   * @param {Score} score @param {BoardPlayer[]} seated */
  renderScore({ players, lines, totals, winners, result, reasons }, seated) {
    const { words } = this;
    const winner = html`<small>${words.winner}</small>`;
    const heads = players.map((_, seat) => {
      const won = players.length > 1 && winners.includes(seat);
      return html`<th scope="col">${renderName(seated[seat])}${won ? winner : nothing}</th>`;
    });
    return html`<div>
        <h2>${words.score}</h2>
        <p class="vc-result">${result}</p>
        <ul class="vc-cited">${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>
      </div>
      <div class="vc-wide">
        <table>
          <thead><tr><td></td>${heads}</tr></thead>
          <tbody>${lines.map(([label, points]) => renderRow(label, points))}</tbody>
          <tfoot>${renderRow(words.total, totals)}</tfoot>
        </table>
      </div>`;
  }
}

/** Render a row of the table: its label and each player's points.
 * @param {string} label @param {number[]} counts */
const renderRow = (label, counts) =>
  html`<tr><th scope="row">${label}</th>${counts.map((count) => html`<td>${writeNumber(count)}</td>`)}</tr>`;
