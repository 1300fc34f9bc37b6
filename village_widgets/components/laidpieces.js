import { live } from "../vendor/directives/live.js";
import { html, nothing } from "../vendor/lit-html.js";
import { reveal } from "./element.js";
import { joinLabel } from "./sentences.js";
import { findInput, renderPictured, renderButton } from "./templates.js";

/** @import { LaidPart } from "./messages" */
/** @import { Board, Send, Words } from "./types" */

const MOST = 20; // the most pieces of a sort that the reader can lay out

/** The pieces that the reader of a lesson lays out: a number of each sort. One sort is chosen, whose number
 * can be stepped or typed. */
export class LaidPieces {
  step = ""; // the key of the step for which they are laid out; empty while none are
  part = 0; // the index of the chosen sort
  /** The pieces of each sort, shown before Python confirms them. @type {number[]} */
  counts = [];
  /** A remark about each wrong number. @type {string[]} */
  slips = [];
  redraw = () => {}; // draws the card again, with the same elements

  /** @param {Words} words @param {Send} send @param {Pick<Board, "findPanel">} board */
  constructor(words, send, board) {
    this.words = words;
    this.send = send;
    this.board = board;
  }

  /** Render the sorts that a step has; when numbers become wrong, the sort of the first is chosen.
   * @param {string} step @param {LaidPart[]} laid */
  renderSorts(step, laid) {
    const slips = laid.map(({ slip }) => slip);
    const wrong = slips.findIndex(Boolean);
    if (this.step !== step) {
      this.counts = laid.map(({ count }) => count);
      this.part = 0;
    } else if (wrong >= 0 && !this.slips.some(Boolean)) this.part = wrong;
    this.step = step;
    this.slips = slips;
    const sorts = laid.map((each, part) => this.renderSort(each, part));
    return html`<div class="vc-sorts" role="group" aria-label=${this.words["lesson-lay"]}>${sorts}</div>`;
  }

  /** Render a sort of piece with its number, to be chosen.
   * @param {LaidPart} laid @param {number} part */
  renderSort({ called, picture, at, slip }, part) {
    const choose = () => {
      this.part = part;
      this.redraw();
      this.showPanel(at);
    };
    const wrong = slip ? html` <small>${slip}</small>` : nothing;
    const name = renderPictured(picture ? [picture] : [], called);
    const label = html`${name} <b>${this.counts[part]}</b>${wrong}`;
    return renderButton(label, choose, slip ? "vc-sort vc-slip" : "vc-sort", { pressed: part === this.part });
  }

  /** Render the number of the chosen sort, to step or to type; each change is sent.
   * @param {LaidPart[]} laid */
  renderStepper(laid) {
    const { words, counts, part } = this;
    const { called, at } = laid[part];
    const change = (/** @type {number} */ count) => {
      counts[part] = Math.max(0, Math.min(MOST, count || 0));
      this.redraw();
      this.showPanel(at);
      this.send({ do: "lay", part, count: counts[part] });
    };
    const changeTyped = (/** @type {Event} */ event) => change(Number.parseInt(findInput(event).value, 10));
    const less = { label: joinLabel(words, words["lesson-less"], called) };
    const more = { label: joinLabel(words, words["lesson-more"], called) };
    return html`<span class="vc-stepper">
      ${renderButton("−", () => change(counts[part] - 1), "vc-by", less)}
      <input inputmode="numeric" aria-label=${called} .value=${live(String(counts[part]))}
        @change=${changeTyped} />
      ${renderButton("+", () => change(counts[part] + 1), "vc-by", more)}
    </span>`;
  }

  /** Bring the panel on which pieces are laid out into view, unless all of it is: the task may lie over it.
   * @param {string} at */
  showPanel(at) {
    const panel = this.board.findPanel(at);
    const task = document.querySelector(".vc-agenda");
    if (!panel || !task) return;
    const [shown, over] = [panel, task].map((place) => place.getBoundingClientRect());
    const edge = over.left < shown.right && shown.left < over.right ? over.top : innerHeight;
    if (shown.top < 0 || shown.bottom > edge) reveal(panel, "start");
  }
}
