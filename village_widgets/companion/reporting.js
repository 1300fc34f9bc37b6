import { LastEntry } from "./entered.js";
import { listenToKeys } from "./padkeys.js";
import { ScoreSheet } from "./scoresheet.js";
import { Announcer } from "./spoken.js";
import { makeElement, keepFocus } from "../components/element.js";
import { renderInto } from "../components/rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { live } from "../vendor/directives/live.js";

/** @import { Reminder, Tally } from "./messages" */
/** @import { MadeEntry, SendWithWords, WaitingInput } from "./types" */
/** @import { Words } from "./words" */
/** @import { State } from "../components/messages" */
/** @import { Mark, Sheet } from "../components/types" */

/** The state of a tracker as far as this base shows it: whether the page may enter anything, reminders (some
 * of them urgent), the lines of the last entry, the final sheet, and the pictures that the view uses.
 * @typedef {State & {
 *   writes: boolean, notes: Reminder[], news: string[], tally: Tally | null,
 *   pictures: string,
 * }} ReportState */

// milliseconds in which a second touch on a button, or on what has taken its place, is ignored
const MOMENT = 600;

/** The base of a tracker that enters each report of the players by one touch. A game extends it: it says what
 * is asked (`isAsking`, `describeDue`), closes what an entry or Escape closes (`begin`, `escape`), and
 * renders the rest (`renderBody`).
 * @template {ReportState} T the whole state @template {Words} W */
export class ReportTracker {
  main = makeElement("div", { class: "vc-reports-main" });
  /** The state as Python told it; null before the first message. */
  known = /** @type {T | null} */ (null);
  /** The inputs that are not stored yet. */
  waiting = /** @type {WaitingInput[]} */ ([]);
  canUndo = false;
  last = { what: "", at: 0 }; // the last press

  /** @param {W} words @param {SendWithWords} send @param {Sheet} answers
   * @param {string} look the class of the whole view
   * @param {string} ends the type of the choice that ends a turn or round */
  constructor(words, send, answers, look, ends) {
    this.words = words;
    this.send = send;
    this.answers = answers;
    this.ends = ends;
    this.spoken = new Announcer(words);
    this.entered = new LastEntry(words);
    this.sheet = new ScoreSheet(words, (choice) =>
      choice.do ? send(/** @type {any} */ (choice)) : send({ do: "enter", choice }),
    );
    this.root = makeElement("div", { class: `vc-reports ${look}` });
    this.root.append(this.spoken.root, this.main, this.sheet.root);
    listenToKeys(this.main, undefined, { Escape: () => this.escape() });
  }

  // Overridden by games

  /** Tell whether the table asks something that comes before all reports. */
  isAsking() {
    return false;
  }

  /** Return what is asked now, or of whom, to be announced. @param {T} _known */
  describeDue(_known) {
    return "";
  }

  /** Note the entry that is sent, and close what it needed.
   * @param {string} said @param {boolean} _ends it ends the turn or round */
  begin(said, _ends) {
    this.entered.begin(said);
  }

  /** Close what the player opened last. */
  escape() {}

  /** Name the view that is shown while there is no final sheet. @param {T} _known */
  nameView(_known) {
    return "reports";
  }

  /** Render the view below the reminders. @param {T} _known @param {Mark} _explain @returns {unknown} */
  renderBody(_known, _explain) {
    return nothing;
  }

  // Common to all games

  /** Take over a state, or the parts that have changed; `showWaiting` shows it. @param {T} told */
  receive(told) {
    if (this.known && told.v !== this.known.v) {
      this.entered.receive(told.news ?? this.known.news);
      this.spoken.isNews = true;
    }
    this.known = { ...this.known, ...told };
  }

  /** Take up the inputs that are not stored yet, show all, and announce an entry and what is due.
   * @param {WaitingInput[]} list @param {boolean} alone the process does not answer
   * @param {boolean} undo something can be taken back */
  showWaiting(list, alone, undo) {
    Object.assign(this, { waiting: list, canUndo: undo });
    this.draw();
    const { known } = this;
    if (known) this.spoken.announce(known.news, known.tally?.title ?? this.describeDue(known), "", alone);
  }

  /** The number of turns or rounds that the waiting inputs end. */
  get ended() {
    return this.waiting.filter(({ message }) => message.do === "enter" && message.choice?.type === this.ends)
      .length;
  }

  /** Remember that this is pressed now. @param {string} what */
  press(what) {
    this.last = { what, at: Date.now() };
  }

  /** Tell whether the same was pressed a moment ago, so that this is the second half of a double tap.
   * @param {string} what */
  hasJust(what) {
    return what === this.last.what && Date.now() - this.last.at < MOMENT;
  }

  /** Let a button be pressed again after its input was stored or refused. */
  releaseButtons() {
    this.last = { what: "", at: 0 };
  }

  /** Enter a choice, unless this is the second half of a double tap. An entry made ahead waits while the
   * table asks something else.
   * @param {MadeEntry} choice @param {string} said */
  enter(choice, said) {
    const ends = choice.type === this.ends;
    const what = ends ? this.ends : JSON.stringify(choice);
    if (this.hasJust(what)) return;
    this.press(what);
    const ahead = !this.isAsking();
    this.begin(said, ends);
    this.send({ do: "enter", choice, ...(ahead ? { ahead } : {}) }, said);
    this.draw();
  }

  draw() {
    const { known } = this;
    if (!known) return;
    const { notes, pictures, tally, writes } = known;
    this.root.dataset.view = tally ? "tally" : this.nameView(known);
    const explain = this.answers.begin();
    this.sheet.root.hidden = !tally;
    if (tally) this.sheet.show(tally, writes);
    const view = [
      html`<svg class="vc-reports-shared" aria-hidden="true" .innerHTML=${live(pictures)}></svg>`,
      html`<div class="vc-reports-notes">${notes.map(
        ([text, urgent]) =>
          html`<p class=${urgent ? "vc-reports-note vc-reports-urgent" : "vc-reports-note"}
            ><span>${explain(text)}</span></p>`,
      )}</div>`,
      this.renderBody(known, explain),
    ];
    keepFocus(this.main, () => renderInto(view, this.main));
  }

  /** Render the inputs of a seat that are not stored yet: the last one, and their number; null without any.
   * @param {number} seat */
  renderPending(seat) {
    const waits = this.waiting.filter(
      ({ message }) => message.do === "enter" && message.choice?.seat === seat,
    );
    if (!waits.length) return null;
    const said = `${waits.length > 1 ? `${waits.length} · ` : ""}${waits.at(-1)?.said}`;
    return html`<small class="vc-reports-waits" title=${this.words.waiting}>${said}</small>`;
  }
}
