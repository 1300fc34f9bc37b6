import { joinList, label } from "../../../components/sentences.js";
import { keyed, mark, tap } from "../../../components/templates.js";
import { Entered } from "../../../companion/entered.js";
import { undoButton } from "../../../companion/head.js";
import { padKeys } from "../../../companion/padkeys.js";
import { Spoken } from "../../../companion/spoken.js";
import { ScoreSheet } from "../../../companion/scoresheet.js";
import { trackedView } from "../../../companion/tracked.js";
import { element, keepFocus } from "../../../components/element.js";
import { renderInto } from "../../../components/rendering.js";
import { html, nothing } from "../../../vendor/lit-html.js";
import { live } from "../../../vendor/directives/live.js";
import { trackerCards } from "./trackercards.js";
import { trackerFact, trackerNews, trackerPicture } from "./trackerparts.js";
import { trackerBuildings, trackerPoints } from "./trackerpoints.js";

/** @import { Button, CardButton, Growing, TrackerState, TribeCard } from "./messages" */
/** @import { Words } from "./words" */
/** @import { SendSaid, View, Waiting } from "../../../companion/types" */
/** @import { Sheet } from "../../../components/types" */

/** The whole state of the tracker. @typedef {Required<TrackerState>} Told */
/** A choice as Python made it; it is sent back unchanged. @typedef {Record<string, unknown>} Made */

// milliseconds in which a second touch on a button, or on what has taken its place, is ignored
const MOMENT = 600;
const ENDS = "end-turn";
const PICKS = "half a card";
// where the cards lie open as long as nothing else does
const ROOMY = "(min-width: 700px) and (min-height: 600px)";

/** The tracker of Stone Age: the tribes in the order of play, the entries of one of them, and the
 * questions when a round or the game is over. `draw` shows its fields. */
export class Tracker {
  root = element("div", { class: "vc-stone-tracker" });
  main = element("div", { class: "vc-st-main" });
  /** The state as Python told it; null before the first message. */
  known = /** @type {Told | null} */ (null);
  /** The inputs that are not stored yet. */
  waiting = /** @type {Waiting[]} */ ([]);
  canUndo = false;
  turn = ""; // what is asked, and of whom
  chosen = /** @type {number | null} */ (null); // the seat of the open pad, if it does not act now
  open = ""; // what is picked on the pad: a card, a building, points
  figure = ""; // the lower half that was picked
  typed = ""; // points of a building as they were typed
  last = { what: "", at: 0 }; // what was entered or picked last

  /** @param {Words} words @param {SendSaid} send @param {Sheet} answers */
  constructor(words, send, answers) {
    this.words = words;
    this.answers = answers;
    this.spoken = new Spoken(words);
    this.send = send;
    this.entered = new Entered(words); // for whose pad is open
    this.sheet = new ScoreSheet(words, (choice) =>
      choice.do ? send(/** @type {any} */ (choice)) : send({ do: "enter", choice }),
    );
    this.root.append(this.spoken.root, this.main, this.sheet.root);
    padKeys(this.main, undefined, {
      Escape: () => {
        if (this.half) this.letGo();
        else if (this.open) this.unfold("");
      },
    });
  }

  /** Take over a state, or the parts that have changed; `waits` shows it. @param {Told} told */
  receive(told) {
    if (this.known && told.v !== this.known.v) {
      this.entered.receive(told.news ?? this.known.news);
      this.spoken.isNews = true;
    }
    this.known = { ...this.known, ...told };
  }

  /** Take up the inputs that are not stored yet, and show all. Another turn closes what was open, and can't
   * be ended for a moment: a touch may still be meant for the turn before.
   * @param {Waiting[]} list @param {boolean} alone the process does not answer
   * @param {boolean} undo something can be taken back */
  waits(list, alone, undo) {
    Object.assign(this, { waiting: list, canUndo: undo });
    const turn = JSON.stringify([this.active, this.known?.feast.length]);
    if (this.turn && turn !== this.turn) {
      this.last = { what: ENDS, at: Date.now() };
      this.turnTo(null);
    }
    this.turn = turn;
    this.draw();
    this.announce(alone);
  }

  /** Announce an entry, and whose turn it is. @param {boolean} alone the process does not answer */
  announce(alone) {
    const { known, words } = this;
    if (!known) return;
    const name = known.tribes.find(({ seat }) => seat === this.active)?.name[0];
    const asked = known.tally?.title ?? (known.feast.length ? words["tracker-feast"] : known.showing);
    const now = asked || (name ? label(words, words["tracker-now"], name) : "");
    this.spoken.announce(known.news, now, "", alone);
  }

  /** The number of turns that the waiting inputs end. */
  get ended() {
    return this.waiting.filter(({ message }) => message.do === "enter" && message.choice?.type === ENDS)
      .length;
  }
  /** The seat on turn after the inputs that wait; null if nobody is on turn. */
  get active() {
    return this.known?.acting[this.ended] ?? null;
  }
  /** The seat of the open pad. */
  get seat() {
    return this.chosen ?? this.active ?? this.known?.tribes[0].seat ?? 0;
  }

  /** Whether a tribe's card opens its pad. */
  get hasPads() {
    return Boolean(this.known?.writes && !this.known.showing);
  }

  /** Open the pad of a seat; null means the seat on turn. @param {number | null} seat */
  turnTo(seat) {
    this.chosen = seat === this.active ? null : seat;
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

  /** Tell whether the same was entered or picked a moment ago, so that this is the second half of a double
   * tap.
   * @param {string} what */
  hasJust(what) {
    return what === this.last.what && Date.now() - this.last.at < MOMENT;
  }

  /** Let a button be pressed again after its input was stored or refused. */
  again() {
    this.last = { what: "", at: 0 };
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
    this.last = { what: PICKS, at: Date.now() };
    this.figure = figure;
    this.draw();
    this.root.querySelector(".vc-st-figures")?.scrollIntoView({ block: "nearest" });
  }

  /** Enter a choice, unless this is the second half of a double tap. What is open stays open and says what
   * was entered. An entry made ahead waits while the table asks something else.
   * @param {Made} choice @param {string} said */
  enter(choice, said) {
    const what = choice.type === ENDS ? ENDS : JSON.stringify(choice);
    if (this.hasJust(what)) return;
    this.last = { what, at: Date.now() };
    const ahead = !this.asks();
    this.figure = this.typed = "";
    this.entered.begin(what === ENDS ? "" : said);
    this.send({ do: "enter", choice, ...(ahead ? { ahead } : {}) }, said);
    this.draw();
    if (this.root.contains(document.activeElement) || document.activeElement === document.body) this.lead();
  }

  /** Lead the keyboard to the first entry, or to the end of the turn if that stands before all entries,
   * unless it is on the view already. */
  lead() {
    const next = /** @type {HTMLElement | null} */ (
      this.root.querySelector(".vc-st-next, .vc-st-what .vc-button")
    );
    if (!this.root.contains(document.activeElement)) next?.focus({ preventScroll: true });
  }

  /** The part of the pad that lies open; empty if none does. The cards lie open if there is room. */
  get unfolded() {
    return this.open || (matchMedia(ROOMY).matches ? "card" : "");
  }

  /** Tell whether the table asks something besides the turns: feeding, a card to be shown, or the final
   * sheet. */
  asks() {
    return Boolean(this.known && (this.known.feast.length || this.known.showing || this.known.tally));
  }

  draw() {
    const { known } = this;
    if (!known) return;
    const { tally, feast, showing, writes } = known;
    this.root.dataset.view = tally ? "tally" : feast.length ? "feast" : showing ? "showing" : "turn";
    const explain = this.answers.begin();
    this.sheet.root.hidden = !tally;
    if (tally) this.sheet.show(tally, writes);
    const view = [
      html`<svg class="vc-st-shared" aria-hidden="true" .innerHTML=${live(known.pictures)}></svg>`,
      html`<div class="vc-st-notes">${known.notes.map(
        ([text, urgent]) =>
          html`<p class=${urgent ? "vc-st-note vc-st-urgent" : "vc-st-note"}
            ><span>${explain(text)}</span></p>`,
      )}</div>`,
      tally
        ? nothing
        : html`<div class="vc-st-tribes" role="group" aria-label=${this.words["tracker-tribes"]}
            style="--tribes: ${known.tribes.length}">${known.tribes.map((tribe) => this.tribe(tribe))}</div>`,
      tally ? nothing : trackerNews(this.words["tracker-news"], known.news, explain),
      tally || !writes
        ? nothing
        : showing
          ? this.showing(showing)
          : feast.length
            ? this.feast(feast)
            : this.pad(),
    ];
    keepFocus(this.main, () => renderInto(view, this.main));
  }

  /** Render a tribe's card: its points, pieces and cards, and its inputs that wait, or else whether it is on
   * turn; where entries are possible it opens the tribe's pad.
   * @param {TribeCard} tribe */
  tribe({ seat, number, name, points, facts, cards, food }) {
    const active = seat === this.active;
    const waits = this.waiting.filter(
      ({ message }) => message.do === "enter" && message.choice?.seat === seat,
    );
    const now = active ? html`<small>${this.words["tracker-now"]}</small>` : nothing;
    const who = [
      html`<b aria-hidden="true">${number}</b>${mark(name[1])}<bdi>${name[0]}</bdi>`,
      waits.length ? this.pending(waits) : now,
    ];
    const inside = html`<span class="vc-st-who">${who}</span>
      <b class="vc-st-points">${points}</b>
      <span class="vc-st-facts">${facts.map(trackerFact)}<small>${food}</small></span>
      <span class="vc-st-facts vc-st-cards">${cards.map(trackerFact)}</span>`;
    const look = active ? "vc-st-tribe vc-st-active" : "vc-st-tribe";
    if (!this.hasPads)
      return html`<div class=${look} data-colour=${name[1]} data-seat=${seat}>${inside}</div>`;
    return html`<button type="button" class=${look} data-colour=${name[1]} data-seat=${seat}
      aria-pressed=${String(seat === this.seat)} @click=${() => this.turnTo(seat)}>${inside}</button>`;
  }

  /** Render the inputs of a tribe that are not stored yet: the last one, and their number.
   * @param {Waiting[]} waits */
  pending(waits) {
    const count = waits.length > 1 ? `${waits.length} · ` : "";
    return html`<small class="vc-st-waits" title=${this.words.waiting}>${count}${waits.at(-1)?.said}</small>`;
  }

  /** Render the entries of one tribe, and below them the end of the turn. */
  pad() {
    const turn = this.known?.turns[this.ended];
    return html`<section class="vc-pad vc-st-pad vc-st-entries" data-open=${this.unfolded}
      aria-label=${this.words["tracker-pad"]}>
      <div class="vc-st-body vc-goes-on">${this.reports()}</div>
      ${this.foot(turn ? this.next(turn) : html`<p>${this.words["tracker-waits-feast"]}</p>`)}
    </section>`;
  }

  /** Render the foot of a pad: undo, and what ends the turn. @param {unknown} end */
  foot(end) {
    const undo = undoButton(this.words, this.canUndo, () => this.send({ do: "undo" }));
    return html`<div class="vc-pad-foot vc-st-foot">${undo}${end}</div>`;
  }

  /** Render the button that ends the turn; it can't be pressed while an entry is half done.
   * @param {Button} button */
  next([label, made, small]) {
    // a half-typed entry is not lost by going on
    const first = this.half ? "tracker-card-first" : this.typed.trim() ? "tracker-other-first" : "";
    const note = first ? this.words[first] : small;
    return html`<button type="button" class="vc-button vc-main vc-st-next" aria-keyshortcuts="N"
      ?disabled=${Boolean(first)} @click=${() => this.enter(made, label)}
    >${label}${note ? html`<small>${note}</small>` : nothing}</button>`;
  }

  /** Render the entries of the open pad. Buttons of another tribe are other elements: a finger that is
   * down on one enters nothing for the other tribe. */
  reports() {
    return keyed(this.seat, this.reportsOf(this.known?.tribes.find(({ seat }) => seat === this.seat)));
  }

  /** Render the entries of a tribe: what grows, and its cards, buildings and points.
   * @param {TribeCard | undefined} player */
  reportsOf(player) {
    const { words, unfolded } = this;
    if (!player) return nothing;
    /** Render the button that opens a part of the pad.
     * @type {(what: "card" | "building" | "points", drawn: string) => unknown} */
    const opens = (what, drawn) => html`<button type="button" class="vc-button" data-open=${what}
      aria-expanded=${String(unfolded === what)}
      @click=${() => this.unfold(what)}
    >${trackerPicture(drawn)}<span>${words[`tracker-${what}`]}</span></button>`;
    const told = this.entered.draw();
    const cards = player.cards.length
      ? html`<span class="vc-st-facts">${player.cards.map(trackerFact)}</span>`
      : words["tracker-hint"];
    const [name, colour] = player.name;
    /** The functions that render each part of the pad. @type {Record<string, () => unknown>} */
    const open = {
      card: () => trackerCards(this, words["tracker-card-which"]),
      building: () => trackerBuildings(this),
      points: () => trackerPoints(this),
    };
    return html`<header class="vc-st-heading">
        <h2 data-colour=${colour}>${words["tracker-for"]} ${mark(colour)}<bdi>${name}</bdi></h2>
        <div class="vc-st-line">${told === nothing ? cards : told}</div></header>
      <div class="vc-st-what">
        ${player.grows.map((growing, at) => this.growing(growing, at + 1))}
        ${opens("card", "card")}${opens("building", "hut")}${opens("points", "points")}
      </div>
      ${open[unfolded]?.() ?? nothing}`;
  }

  /** Render the button by which something grows.
   * @param {Growing} growing @param {number} key the key that presses it too */
  growing({ drawn, label, small, made, spoken, full }, key) {
    return html`<button type="button" class=${full ? "vc-button vc-st-full" : "vc-button"}
      data-grow=${made.growth} aria-keyshortcuts=${key} @click=${() => this.enter(made, spoken)}>
      ${trackerPicture(drawn)}<span>${label}</span><small>${small}</small></button>`;
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
      label(this.words, this.words["tracker-card"], joinList(this.words, gift, small)),
    );
  }

  /** Render the feeding: one touch feeds all tribes; those that go hungry are entered before. Folded below
   * are forgotten entries and, if the game can end now, the buttons that end it.
   * @param {Button[]} buttons */
  feast([fed, ...ends]) {
    const { words } = this;
    /** Render a tribe with the button that lets it go hungry. @type {(tribe: TribeCard) => unknown} */
    const row = ({ name: [name, colour], food, hungry, starved }) => {
      const fed = starved ? html`<b>${words["tracker-starved"]}</b>` : nothing;
      /** Render the button that lets the tribe go hungry. @type {(button: Button) => unknown} */
      const starve = ([not, made]) => {
        const said = label(words, name, not);
        return html`<button type="button" class="vc-button" data-hungry aria-label=${said}
          @click=${() => this.enter(made, said)}>${not}</button>`;
      };
      return html`<li data-colour=${colour}>
        ${mark(colour)}<span><bdi>${name}</bdi> <small>${food}</small></span>
        ${hungry ? starve(hungry) : fed}</li>`;
    };
    /** Render a button that ends the game. @type {(button: Button) => unknown} */
    const end = ([label, made]) => tap(label, () => this.enter(made, label));
    return html`<section class="vc-pad vc-st-pad vc-st-feast" aria-label=${words["tracker-feast"]}>
      <h2>${words["tracker-feast"]}</h2>
      <p>${this.answers.begin()(words["tracker-feast-about"])}</p>
      <ul>${this.known?.tribes.map(row)}</ul>
      ${this.foot(this.next(fed))}
      <details><summary>${words["tracker-forgot"]}</summary>${this.reports()}</details>
      ${
        ends.length
          ? html`<details><summary>${words["tracker-over"]}</summary>
              <div class="vc-st-ends">${ends.map(end)}</div></details>`
          : nothing
      }
    </section>`;
  }

  /** Render the question which card was shown. @param {string} title */
  showing(title) {
    return html`<section class="vc-pad vc-st-pad vc-st-showing" aria-label=${title}>
      <h2>${title}</h2>${trackerCards(this, this.words["tracker-card-which"])}</section>`;
  }
}

/** The view of a tracked table. @type {(words: Words, send: SendSaid, answers: Sheet) => View} */
export function tracker(words, send, answers) {
  return trackedView(new Tracker(words, send, answers), send);
}
