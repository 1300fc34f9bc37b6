import { joinList, joinLabel } from "../../../components/sentences.js";
import { renderKeyed, renderMark } from "../../../components/templates.js";
import { renderUndo } from "../../../companion/head.js";
import { ReportTracker } from "../../../companion/reporting.js";
import { makeTrackedView } from "../../../companion/tracked.js";
import { html, nothing } from "../../../vendor/lit-html.js";
import { renderCards } from "./trackercards.js";
import { renderEnds, renderHungry } from "./trackerfeast.js";
import { renderFact, renderNews, renderPicture } from "./trackerparts.js";
import { renderBuildings, renderPoints } from "./trackerpoints.js";

/** @import { Button, CardButton, GrowthButton, TrackerState, TribeCard } from "./messages" */
/** @import { Words } from "./words" */
/** @import { MadeEntry, SendWithWords, View, WaitingInput } from "../../../companion/types" */
/** @import { Mark, Sheet } from "../../../components/types" */

/** The whole state of the tracker. @typedef {Required<TrackerState>} KnownState */

const ENDS = "end-turn";
const PICKS = "half a card";
// a window in which the cards are unfolded unless the player unfolds something else
const ROOMY = "(min-width: 700px) and (min-height: 600px)";

/** The tracker of Stone Age: the tribes in the order of play, the entries of one of them, and the
 * questions when a round or the game is over.
 * @extends {ReportTracker<KnownState, Words>} */
export class Tracker extends ReportTracker {
  turn = ""; // the question and its tribe, when the pad was drawn last
  chosen = /** @type {number | null} */ (null); // the seat whose pad was opened; null for the one on turn
  open = ""; // the unfolded part of the pad: cards, buildings or points
  figure = ""; // the picked lower half of a card
  typed = ""; // the typed points of a building

  /** @param {Words} words @param {SendWithWords} send @param {Sheet} answers */
  constructor(words, send, answers) {
    super(words, send, answers, "vc-stone-tracker", ENDS);
  }

  /** @override */
  escape() {
    if (this.half) this.letGo();
    else if (this.open) this.unfold("");
  }

  /** Take up the inputs that wait, as the base does. Another turn closes what was open, and can't be ended
   * for a moment: a touch may still be meant for the turn before.
   * @override @param {WaitingInput[]} list @param {boolean} alone @param {boolean} undo */
  showWaiting(list, alone, undo) {
    this.waiting = list;
    const turn = JSON.stringify([this.active, this.known?.feast.length]);
    if (this.turn && turn !== this.turn) {
      this.press(ENDS);
      this.turnTo(null);
    }
    this.turn = turn;
    super.showWaiting(list, alone, undo);
  }

  /** @override @param {KnownState} known */
  describeDue({ feast, showing, tribes }) {
    const { words } = this;
    const name = tribes.find(({ seat }) => seat === this.active)?.name[0];
    const asked = feast.length ? words["tracker-feast"] : showing;
    return asked || (name ? joinLabel(words, words["tracker-now"], name) : "");
  }

  /** The seat on turn after the inputs that wait; null if no seat is. */
  get active() {
    return this.known?.acting[this.ended] ?? null;
  }
  /** The seat of the open pad. */
  get seat() {
    return this.chosen ?? this.active ?? this.known?.tribes[0].seat ?? 0;
  }

  /** True if a tribe's card opens its pad. */
  get hasPads() {
    return Boolean(this.known?.writes && !this.known.showing);
  }

  /** Open the pad of a seat; null means the seat on turn. @param {number | null} seat */
  turnTo(seat) {
    this.chosen = seat;
    this.unfold("");
  }

  /** Open a part of the pad (cards, buildings or points), or close it if it is open. @param {string} what */
  unfold(what) {
    this.open = this.open === what ? "" : what;
    this.figure = "";
    this.typed = "";
    this.entered.begin();
    this.draw();
  }

  /** Let go of the lower half that was picked. */
  letGo() {
    this.figure = "";
    this.draw();
  }

  /** Pick the lower half of a card and scroll to it, or with an empty name let go of it; the second half of a
   * double tap is ignored.
   * @param {string} figure */
  pick(figure) {
    if (this.hasJust(PICKS)) return;
    this.press(PICKS);
    this.figure = figure;
    this.draw();
    this.root.querySelector(".vc-st-figures")?.scrollIntoView({ block: "nearest" });
  }

  /** Let go of what was picked and typed; what is open stays open and says what was entered.
   * @override @param {string} said @param {boolean} ends */
  begin(said, ends) {
    this.figure = this.typed = "";
    super.begin(ends ? "" : said, ends);
  }

  /** Enter a choice as the base does. A keyboard without a place is led to the first entry, or to the end of
   * the turn if that stands before all entries.
   * @override @param {MadeEntry} choice @param {string} said */
  enter(choice, said) {
    super.enter(choice, said);
    if (document.activeElement !== document.body) return;
    const next = /** @type {HTMLElement | null} */ (
      this.root.querySelector(".vc-st-next, .vc-st-what .vc-button")
    );
    next?.focus({ preventScroll: true });
  }

  /** The part of the pad that lies open; empty if none does. The cards lie open if there is room. */
  get unfolded() {
    return this.open || (matchMedia(ROOMY).matches ? "card" : "");
  }

  /** Tell whether the table asks something besides the turns: feeding, a card to be shown, or the final
   * sheet. */
  isAsking() {
    return Boolean(this.known && (this.known.feast.length || this.known.showing || this.known.tally));
  }

  /** @override @param {KnownState} known */
  nameView({ feast, showing }) {
    return feast.length ? "feast" : showing ? "showing" : "turn";
  }

  /** @override @param {KnownState} known @param {Mark} explain */
  renderBody({ feast, news, showing, tally, tribes, writes }, explain) {
    return [
      tally
        ? nothing
        : html`<div class="vc-st-tribes" role="group" aria-label=${this.words["tracker-tribes"]}
            style="--tribes: ${tribes.length}">${tribes.map((tribe) => this.renderTribe(tribe))}</div>`,
      tally ? nothing : renderNews(this.words["tracker-news"], news, explain),
      tally || !writes
        ? nothing
        : showing
          ? this.renderShowing(showing)
          : feast.length
            ? this.renderFeast(feast)
            : this.renderPad(),
    ];
  }

  /** Render a tribe's card: its points, pieces and cards, and its inputs that wait, or else whether it is on
   * turn; where entries are possible it opens the tribe's pad.
   * @param {TribeCard} tribe */
  renderTribe({ seat, number, name, points, facts, cards, food }) {
    const active = seat === this.active;
    const now = active ? html`<small>${this.words["tracker-now"]}</small>` : nothing;
    const who = [
      html`<b aria-hidden="true">${number}</b>${renderMark(name[1])}<bdi>${name[0]}</bdi>`,
      this.renderPending(seat) ?? now,
    ];
    const inside = html`<span class="vc-reports-who">${who}</span>
      <b class="vc-st-points">${points}</b>
      <span class="vc-st-facts">${facts.map(renderFact)}<small>${food}</small></span>
      <span class="vc-st-facts vc-st-cards">${cards.map(renderFact)}</span>`;
    const look = active ? "vc-st-tribe vc-st-active" : "vc-st-tribe";
    if (!this.hasPads)
      return html`<div class=${look} data-colour=${name[1]} data-seat=${seat}>${inside}</div>`;
    return html`<button type="button" class=${look} data-colour=${name[1]} data-seat=${seat}
      aria-pressed=${String(seat === this.seat)} @click=${() => this.turnTo(seat)}>${inside}</button>`;
  }

  /** Render the entries of one tribe, and below them the end of the turn. */
  renderPad() {
    const turn = this.known?.turns[this.ended];
    return html`<section class="vc-pad vc-st-pad vc-st-entries" data-open=${this.unfolded}
      aria-label=${this.words["tracker-pad"]}>
      <div class="vc-st-body vc-goes-on">${this.renderReports()}</div>
      ${this.renderFoot(turn ? this.renderNext(turn) : html`<p>${this.words["tracker-waits-feast"]}</p>`)}
    </section>`;
  }

  /** Render the foot of a pad: undo, and what ends the turn. @param {unknown} end */
  renderFoot(end) {
    const undo = renderUndo(this.words, this.canUndo, () => this.send({ do: "undo" }));
    return html`<div class="vc-pad-foot vc-st-foot">${undo}${end}</div>`;
  }

  /** Render the button that ends the turn; it can't be pressed while an entry is half done.
   * @param {Button} button */
  renderNext([label, made, small]) {
    // ending the turn would lose a half-typed entry
    const first = this.half ? "tracker-card-first" : this.typed.trim() ? "tracker-other-first" : "";
    const note = first ? this.words[first] : small;
    return html`<button type="button" class="vc-button vc-main vc-st-next" aria-keyshortcuts="N"
      ?disabled=${Boolean(first)} @click=${() => this.enter(made, label)}
    >${label}${note ? html`<small>${note}</small>` : nothing}</button>`;
  }

  /** Render the entries of the open pad. Buttons of another tribe are other elements: a finger that is
   * down on one enters nothing for the other tribe. */
  renderReports() {
    return renderKeyed(
      this.seat,
      this.listReports(this.known?.tribes.find(({ seat }) => seat === this.seat)),
    );
  }

  /** Render the entries of a tribe: what grows, and its cards, buildings and points.
   * @param {TribeCard | undefined} player */
  listReports(player) {
    const { words, unfolded } = this;
    if (!player) return nothing;
    /** Render the button that opens a part of the pad.
     * @type {(what: "card" | "building" | "points", drawn: string) => unknown} */
    const renderOpener = (what, drawn) => html`<button type="button" class="vc-button" data-open=${what}
      aria-expanded=${String(unfolded === what)}
      @click=${() => this.unfold(what)}
    >${renderPicture(drawn)}<span>${words[`tracker-${what}`]}</span></button>`;
    const told = this.entered.draw();
    const cards = player.cards.length
      ? html`<span class="vc-st-facts">${player.cards.map(renderFact)}</span>`
      : words["tracker-hint"];
    const [name, colour] = player.name;
    /** The functions that render each part of the pad. @type {Record<string, () => unknown>} */
    const open = {
      card: () => renderCards(this, words["tracker-card-which"]),
      building: () => renderBuildings(this),
      points: () => renderPoints(this),
    };
    return html`<header class="vc-st-heading">
        <h2 data-colour=${colour}>${words["tracker-for"]} ${renderMark(colour)}<bdi>${name}</bdi></h2>
        <div class="vc-st-line">${told === nothing ? cards : told}</div></header>
      <div class="vc-st-what">
        ${player.grows.map((growing, at) => this.renderGrowing(growing, at + 1))}
        ${renderOpener("card", "card")}${renderOpener("building", "hut")}${renderOpener("points", "points")}
      </div>
      ${open[unfolded]?.() ?? nothing}`;
  }

  /** Render the button by which something grows.
   * @param {GrowthButton} growing @param {number} key the key that presses it too */
  renderGrowing({ drawn, label, small, made, spoken, full }, key) {
    return html`<button type="button" class=${full ? "vc-button vc-st-full" : "vc-button"}
      data-grow=${made.growth} aria-keyshortcuts=${key} @click=${() => this.enter(made, spoken)}>
      ${renderPicture(drawn)}<span>${label}</span><small>${small}</small></button>`;
  }

  /** The lower half that was picked while the card itself is still open; undefined without one. */
  get half() {
    return this.unfolded === "card" || this.known?.showing
      ? this.known?.figures.find(([drawn]) => drawn === this.figure)
      : undefined;
  }

  /** Enter a card that was taken, or one that was shown, unless this is the second half of a double tap.
   * @param {CardButton} gift */
  take([gift, small, made]) {
    if (this.hasJust(PICKS)) return; // the second half of a double tap
    this.enter(
      made.type === "show-card" ? made : { ...made, seat: this.seat },
      joinLabel(this.words, this.words["tracker-card"], joinList(this.words, gift, small)),
    );
  }

  /** Render the feeding, with the button that ends it. Folded below are forgotten entries and, if the game
   * can end now, the buttons that end the game.
   * @param {Button[]} buttons */
  renderFeast([fed, ...ends]) {
    const { words } = this;
    const enter = (/** @type {MadeEntry} */ made, /** @type {string} */ said) => this.enter(made, said);
    return html`<section class="vc-pad vc-st-pad vc-st-feast" aria-label=${words["tracker-feast"]}>
      <h2>${words["tracker-feast"]}</h2>
      <p>${this.answers.begin()(words["tracker-feast-about"])}</p>
      <ul>${this.known?.tribes.map((tribe) => renderHungry(words, tribe, enter))}</ul>
      ${this.renderFoot(this.renderNext(fed))}
      <details><summary>${words["tracker-forgot"]}</summary>${this.renderReports()}</details>
      ${renderEnds(words, ends, enter)}
    </section>`;
  }

  /** Render the question which card was shown. @param {string} title */
  renderShowing(title) {
    return html`<section class="vc-pad vc-st-pad vc-st-showing" aria-label=${title}>
      <h2>${title}</h2>${renderCards(this, this.words["tracker-card-which"])}</section>`;
  }
}

/** The view of a tracked table. @type {(words: Words, send: SendWithWords, answers: Sheet) => View} */
export function makeTracker(words, send, answers) {
  return makeTrackedView(new Tracker(words, send, answers), send);
}
