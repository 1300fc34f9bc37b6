import { guard } from "../vendor/directives/guard.js";
import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { callAfterPaint, makeElement } from "./element.js";
import { makePlain } from "./glossary.js";
import { joinSentences, joinLabel } from "./sentences.js";
import { renderAloud, renderMark as dot, renderButton } from "./templates.js";
import { follow } from "./speaking.js";

/** @import { Agenda, BoardPlayer, LogEntry } from "./messages" */
/** @import { Words } from "./types" */
/** Functions that end the motion on the board, and that show it once more.
 * @typedef {{ skip: () => void, replay: () => void }} Replay */

/** Return the line of a step that tells what a player did; undefined if none does. @param {LogEntry} entry */
const findDeed = ({ lines, deed = -1 }) => lines[deed];

/** Return the steps of some news that are shown long enough to be read: they are told in words, and are a
 * moment for all or what another player than the asked one did; of chance, only deeds.
 * @param {LogEntry[]} news @param {number | null} asked the seat that decides now
 * @param {BoardPlayer[]} players */
export const listTellable = (news, asked, players) =>
  news.filter(
    ({ seat, lines, deed = -1, moment }) =>
      lines.length > 0 && (moment || (seat !== asked && (Boolean(players[seat]) || deed >= 0))),
  );

/** Return the main deed of what happened, from its beginning, and what came of it; without a deed, the first
 * line of the last step.
 * @param {Words} words @param {LogEntry[]} news */
function describeMainDeed(words, news) {
  const deeds = news.filter(({ deed = -1 }) => deed >= 0);
  let from = deeds.length - 1;
  /** Tell whether two deeds follow on each other: the same seat, with no step between them.
   * @param {LogEntry} before @param {LogEntry} after */
  const isSameTurn = (before, after) => before.seat === after.seat && after.step - before.step < 2;
  while (from > 0 && isSameTurn(deeds[from - 1], deeds[from])) from -= 1;
  const [first, ...rest] = deeds.slice(from);
  const then = rest.at(-1)?.moment ? rest.at(-1) : rest[0];
  const lines = [first, then].flatMap((entry) => (entry ? [findDeed(entry)] : []));
  return joinSentences(words, ...lines) || (news.at(-1)?.lines[0] ?? "");
}

/** The current decision: who makes it, what is decided, and notes. A line of its own tells what other
 * players did since, which can be skipped or replayed. */
export class Question {
  root = makeElement("div", { class: "vc-question" });
  told = makeElement("div", { class: "vc-news" });
  /** The seat that decides, -1 for chance; null once the game is over. @type {number | null} */
  seat = null;
  /** The player of that seat; undefined if no player decides. @type {BoardPlayer | undefined} */
  player;
  decision = "";
  /** Notes about the decision. @type {string[]} */
  notes = [];
  /** The steps since the page's last decision that are told. @type {LogEntry[]} */
  news = [];
  /** Those of them whose lines are drawn. @type {LogEntry[]} */
  listed = [];
  deed = "";
  summary = "";
  canReplay = false;
  isPlaying = false;
  begin = makePlain; // returns a function that marks the words of the question and the news

  /** @param {Words} words @param {Replay} motion */
  constructor(words, motion) {
    this.words = words;
    this.motion = motion;
    follow(words, () => this.draw());
  }

  /** Show who decides, and what. @param {Agenda} agenda @param {BoardPlayer[]} players */
  show([seat, decision, notes], players) {
    Object.assign(this, { seat, decision, notes, player: players[seat ?? -1] });
    this.root.dataset.colour = this.player?.[1] ?? "";
    this.drawAsked();
  }

  /** Tell what happened since the last decision: the main of it at a glance, all of it when unfolded:
   * its lines are drawn after the board.
   * @param {LogEntry[]} news @param {boolean} moves whether the board shows it step by step */
  tell(news, moves) {
    if (!news.length && !this.news.length) return;
    Object.assign(this, { news, canReplay: moves, isPlaying: false });
    this.deed = describeMainDeed(this.words, news);
    this.summary = this.summarize(this.deed);
    this.told.querySelector("details")?.removeAttribute("open");
    this.drawTold();
    callAfterPaint(() => {
      this.listed = this.news;
      this.drawTold();
    });
  }

  /** Tell the step that the board shows now; null at the end. Steps that are not told keep the words before
   * them, except a deed of one's own before all others.
   * @param {LogEntry | null} entry */
  tellStep(entry) {
    if (!this.news.length || !this.canReplay) return;
    this.isPlaying = entry !== null;
    if (!entry) this.summary = this.summarize(this.deed);
    else {
      const { step, lines, moment } = entry;
      const line = findDeed(entry);
      if (this.news.includes(entry) && lines.length)
        this.summary = this.summarize(line ?? (moment ? lines[0] : joinSentences(this.words, ...lines)));
      else if (step <= this.news[0].step) this.summary = line ?? lines[0] ?? this.summary;
    }
    this.drawTold();
  }

  /** Return a text as the summary: it begins with a word for "meanwhile" if another player has acted. Chance
   * alone follows on what was done, as the dice that the player has thrown.
   * @param {string} text */
  summarize(text) {
    const isOther = (/** @type {LogEntry} */ { seat }) => seat >= 0 && seat !== this.seat;
    return this.news.some(isOther) ? joinLabel(this.words, this.words.meanwhile, text) : text;
  }

  draw() {
    this.drawAsked();
    this.drawTold();
  }

  /** Draw what is asked, with its notes. */
  drawAsked() {
    const mark = this.begin();
    const asked = mark(this.decision);
    const notes = this.notes.map(
      (note, at) => html`<span>${at ? renderAloud(this.words.semicolon) : nothing}${note}</span>`,
    );
    renderInto(
      html`<p class="vc-decision" ?hidden=${!this.decision}>${dot(this.player?.[1])}${asked}</p>
        <p class="vc-notes">${notes}</p>`,
      this.root,
    );
  }

  /** Render the lines of what happened. A word that is marked in what is asked is not marked again. */
  renderLines() {
    const mark = this.begin();
    mark(this.decision);
    return this.listed.flatMap((entry) => entry.lines).map((text) => html`<li>${mark(text)}</li>`);
  }

  /** Draw what happened. */
  drawTold() {
    const { words, motion, news, isPlaying } = this;
    const canReplay = this.canReplay && news.length > 0 && !isPlaying;
    const again = { label: words["motion-again"], title: words["motion-again"], hidden: !canReplay };
    renderInto(
      html`<details class="vc-meanwhile" ?hidden=${!news.length}>
          <summary>${this.summary}</summary>
          <ul>${guard([this.listed], () => this.renderLines())}</ul>
        </details>
        ${renderButton(words["motion-skip"], motion.skip, "vc-quiet", { hidden: !isPlaying })}
        ${renderButton("↻", motion.replay, "vc-quiet vc-replay", again)}`,
      this.told,
    );
  }
}
