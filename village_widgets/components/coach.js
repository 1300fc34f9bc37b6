import { repeat } from "../vendor/directives/repeat.js";
import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { makeElement, findFocused } from "./element.js";
import { joinClauses, joinLabel } from "./sentences.js";
import { renderButton } from "./templates.js";

/** @import { CoachAnswer, CoachedMove, CostlyMove, Whisker } from "./messages" */
/** @import { Mark, Send, Sheet, Words } from "./types" */
/** The part of a coach's message that says how far the search has come.
 * @typedef {Pick<CoachAnswer, "said" | "percent" | "looking" | "opens">} CoachProgress */

const SETTLED = 400; // milliseconds until entries may move after a pointer has left: a tap is a click by then

/** The wording and rendering of one kind of search; `findKey` tells moves apart while their entries change.
 * @template M
 * @typedef {{ findTitle: () => string, findKey: (move: M) => string,
 * renderEntry: (move: M, mark: Mark) => unknown, renderBelow: (moves: M[]) => unknown }} Search */

/** A search's answer in a sheet, which gets better while it is open: entries change in place. Closing the
 * sheet stops the search. While a pointer is on the list, all entries stay in their order, so that a press
 * means what was pointed at.
 * @template M */
class Answer {
  root = makeElement("div", { class: "vc-coach" });
  /** The moves found so far, by key. @type {Map<string, M>} */
  entries = new Map();
  /** The keys of the entries in the order in which they stand. @type {string[]} */
  order = [];
  said = "";
  headline = ""; // the answer in one sentence; empty without an answer
  percent = 0;
  isLooking = false;
  isPointedAt = false;

  /** @param {Words} words @param {Send} send @param {Sheet} sheet @param {Search<M>} search */
  constructor(words, send, sheet, search) {
    this.words = words;
    this.send = send;
    this.sheet = sheet;
    this.search = search;
    // Before the sheet closes: the press that closes it may ask the next question.
    sheet.root.addEventListener("beforetoggle", (event) => event.newState === "closed" && this.leave());
  }

  get isHere() {
    return this.root.isConnected && this.sheet.isOpen;
  }

  /** Show a message of the search; a message that doesn't open the sheet is ignored once the reader has left.
   * @param {CoachProgress & { moves: M[], headline?: string }} told */
  show(told) {
    if (!told.opens && !(this.isHere && this.isLooking)) return this.leave();
    this.take(told);
    if (told.opens) this.sheet.tell(this.search.findTitle(), "", this.root);
  }

  /** Show the last message again, told in another language. @param {Parameters<Answer<M>["show"]>[0]} told */
  retell(told) {
    if (!this.isHere) return;
    this.take({ ...told, opens: true });
    this.sheet.tell(this.search.findTitle(), "", this.root);
  }

  /** Take over what a message tells of the search.
   * @param {Parameters<Answer<M>["show"]>[0]} told */
  take(told) {
    this.entries = new Map(told.moves.map((move) => [this.search.findKey(move), move]));
    if (told.opens) {
      this.order = [];
      this.isPointedAt = false;
      renderInto(nothing, this.root);
    }
    this.isLooking = told.looking;
    this.percent = told.percent;
    this.headline = told.headline ?? "";
    if (told.looking) this.said = told.said;
    else this.finish(told.said);
    this.sort();
  }

  /** End a search that is still going on, and say that the table has gone on: its answer was about another
   * decision. */
  overtake() {
    if (!this.isHere || !this.isLooking) return;
    this.isLooking = false;
    this.finish(this.words["coach-overtaken"]);
    this.draw();
  }

  /** Tell the process to stop the search, if it still goes on. */
  leave() {
    if (this.isLooking) this.send({ do: "coach-leave" });
    this.isLooking = false;
  }

  /** Stop the search at the reader's wish, and say so. */
  stop = () => {
    this.leave();
    this.finish(this.words["coach-stopped"]);
    this.draw();
  };

  /** Show the closing words of a search; the keyboard leaves the button that stops it.
   * @param {string} text */
  finish(text) {
    this.said = text;
    const going = this.root.querySelector(".vc-coach-going");
    if (going && findFocused(going)) this.sheet.root.querySelector("h2")?.focus();
  }

  /** Note that the pointer is on the list: entries now keep their order. */
  point = () => {
    this.isPointedAt = true;
  };

  /** Note that the pointer has left the list, and sort it soon after. */
  unpoint = () => {
    this.isPointedAt = false;
    setTimeout(() => this.isPointedAt || this.sort(), SETTLED);
  };

  /** Order the entries, new ones last while a pointer is on the list. */
  sort() {
    const keys = [...this.entries.keys()];
    this.order = this.isPointedAt
      ? [...new Set([...this.order, ...keys])].filter((key) => this.entries.has(key))
      : keys;
    const held = findFocused(this.root);
    this.draw();
    if (held?.isConnected && document.activeElement !== held) held.focus({ preventScroll: true });
  }

  draw() {
    const { words, entries, search } = this;
    const mark = this.sheet.begin();
    const list = repeat(
      this.order,
      (key) => key,
      (key) => search.renderEntry(/** @type {M} */ (entries.get(key)), mark),
    );
    renderInto(
      html`<p class="vc-coach-headline" role="status" ?hidden=${!this.headline}>${mark(this.headline)}</p>
        <p class="vc-coach-said" role=${this.headline ? nothing : "status"}>${this.said}</p>
        <div class="vc-coach-going" ?hidden=${!this.isLooking}>
          <progress max="100" aria-hidden="true" .value=${this.percent}></progress>
          ${renderButton(words["coach-stop"], this.stop, "vc-quiet")}
        </div>
        <ol class="vc-coach-moves" @pointerenter=${this.point} @pointerleave=${this.unpoint}>${list}</ol>
        ${search.renderBelow([...entries.values()])}`,
      this.root,
    );
  }
}

/** Render a plan as one line for each move. @param {string[]} moves */
const renderLine = (moves) => moves.map((move) => html`<small>→ ${move}</small>`);

/** Render a move's distance from the best move and its margin of error: a dot with a bar; the best is an
 * upright line.
 * @param {NonNullable<Whisker>} whisker */
const renderWhisker = ([best, low, here, high]) =>
  html`<svg class="vc-whisker" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
    <path class="vc-best" d="M${best} 0V16"></path>
    <path class="vc-span" d="M${low} 8H${high}M${low} 4V12M${high} 4V12"></path>
    <path class="vc-here" d="M${here} 8h0"></path>
  </svg>`;

/** Build the answer that shows the coach's opinion of each possible move; `light` lights a place on the
 * board.
 * @param {Words} words @param {Send} send @param {Sheet} sheet @param {(at: string) => void} light */
export function makeCoach(words, send, sheet, light) {
  /** Render a move with its plan, and a button that lights it on the board. Its verdict opens to the
   * figures: a whisker, the reasons and the points; before the first look there are none.
   * @param {CoachedMove} move @param {Mark} mark */
  function renderEntry({ move, plan, at, verdict, why, points, lines, whisker, rule }, mark) {
    const reasons = mark(why);
    const showOnBoard = () => {
      sheet.close();
      light(at);
    };
    const named = { label: joinLabel(words, words["show-board"], move) };
    return html`<li>
      <strong>${move}</strong>${renderLine(plan)}
      <p ?hidden=${!!verdict}>${reasons}</p>
      <details ?hidden=${!verdict}>
        <summary class="vc-verdict">${verdict}</summary>
        <div>${whisker ? renderWhisker(whisker) : nothing}</div>
        <p>${reasons}</p>
        <p>${points}</p>
        <dl>${lines.map(([category, each]) => html`<dt>${category}</dt><dd>${each}</dd>`)}</dl>
        ${rule ? sheet.renderLookUp(rule) : nothing}
      </details>
      ${at ? renderButton(words["show-board"], showOnBoard, "vc-quiet", named) : nothing}
    </li>`;
  }

  /** Render notes below the moves: how to read the bars, and what the coach considers.
   * @param {CoachedMove[]} moves */
  const renderBelow = (moves) =>
    html`<small ?hidden=${!moves.some((move) => move.whisker)}>${words["coach-scale"]}</small
      ><small>${words["coach-about"]}</small>`;

  return new Answer(words, send, sheet, {
    findTitle: () => words.coach,
    findKey: ({ move }) => move,
    renderEntry,
    renderBelow,
  });
}

/** Build the answer that lists the costliest decisions of a finished game; going to one opens a what-if line
 * before it.
 * @param {Words} words @param {Send} send @param {Sheet} sheet */
export function makeReview(words, send, sheet) {
  /** Render a decision with what was better, and a button that opens a what-if line before it.
   * @param {CostlyMove} move @param {Mark} mark */
  function renderEntry({ step, when, done, verdict, better, plan, why, figures }, mark) {
    const imagine = () => {
      sheet.close();
      send({ do: "what-if", step });
    };
    const named = { label: joinLabel(words, words["costly-go"], joinClauses(words, [when, done])) };
    return html`<li>
      <strong>${when}</strong>
      <p class="vc-verdict">${mark(verdict)}</p>
      <p>${mark(done)}</p>
      <p>${mark(better)}${renderLine(plan)}</p>
      <p>${mark(why)}</p>
      <details><summary>${words["costly-figures"]}</summary><p>${figures}</p></details>
      ${renderButton(words["costly-go"], imagine, "vc-quiet", named)}
    </li>`;
  }

  return new Answer(words, send, sheet, {
    findTitle: () => words.costly,
    findKey: ({ step }) => String(step),
    renderEntry,
    renderBelow: () => html`<small>${words["costly-about"]}</small>`,
  });
}
