import { keyed, mark } from "../../../components/templates.js";
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
import { trackerColumn, trackerFact, trackerPictures, trackerPress, trackerSection } from "./trackerparts.js";

/** @import { ClanTile, Press, SeasonCard, TrackerState } from "./messages" */
/** @import { Words } from "./words" */
/** @import { SendSaid, View, Waiting } from "../../../companion/types" */
/** @import { Sheet } from "../../../components/types" */

/** The whole state of the tracker. @typedef {Required<TrackerState>} Told */

// milliseconds in which a second touch on the same button is ignored
const MOMENT = 600;
const ENDS = "end-round";

/** The tracker of Manitoba: the season's cards, a tile for each clan, and below them the end of the round.
 * `draw` shows its fields. */
export class Tracker {
  root = element("div", { class: "vc-manitoba-tracker" });
  main = element("div", { class: "vc-mt-main" });
  /** The state as Python told it; null before the first message. */
  known = /** @type {Told | null} */ (null);
  /** The inputs that are not stored yet. */
  waiting = /** @type {Waiting[]} */ ([]);
  canUndo = false;
  more = /** @type {number | null} */ (null); // the seat whose rarer reports lie open
  picks = ""; // the cards that lie open to be picked: events or clouds
  last = { what: "", at: 0 }; // what was entered last

  /** @param {Words} words @param {SendSaid} send @param {Sheet} answers */
  constructor(words, send, answers) {
    this.words = words;
    this.answers = answers;
    this.send = send;
    this.spoken = new Spoken(words);
    this.entered = new Entered(words);
    this.sheet = new ScoreSheet(words, (choice) =>
      choice.do ? send(/** @type {any} */ (choice)) : send({ do: "enter", choice }),
    );
    this.root.append(this.spoken.root, this.main, this.sheet.root);
    padKeys(this.main, undefined, {
      Escape: () => {
        if (this.picks) this.pick("");
        else if (this.more !== null) this.open(null);
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

  /** Take up the inputs that are not stored yet, and show all.
   * @param {Waiting[]} list @param {boolean} alone the process does not answer
   * @param {boolean} undo something can be taken back */
  waits(list, alone, undo) {
    Object.assign(this, { waiting: list, canUndo: undo });
    this.draw();
    if (!this.known) return;
    const { tally, asked, notes, news } = this.known;
    this.spoken.announce(news, tally?.title ?? asked?.[0] ?? notes[0]?.[0] ?? "", "", alone);
  }

  /** Open the rarer reports of a clan; those of another one close. @param {number | null} seat */
  open(seat) {
    this.more = this.more === seat ? null : seat;
    this.entered.begin();
    this.draw();
  }

  /** Open the cards of a kind to pick the one that lies there, or close them. @param {string} kind */
  pick(kind) {
    this.picks = this.picks === kind ? "" : kind;
    this.entered.begin();
    this.draw();
  }

  /** Let a button be pressed again after its input was stored or refused. */
  again() {
    this.last = { what: "", at: 0 };
  }

  /** Enter what a button stands for, unless this is the second half of a double tap. An entry made ahead
   * waits while the table asks something else.
   * @param {Press} press */
  enter = ({ spoken, made: choice }) => {
    const what = choice.type === ENDS ? ENDS : JSON.stringify(choice);
    if (what === this.last.what && Date.now() - this.last.at < MOMENT) return;
    this.last = { what, at: Date.now() };
    const ahead = !this.asks();
    this.picks = "";
    if (what === ENDS) this.more = null;
    this.entered.begin(spoken);
    this.send({ do: "enter", choice, ...(ahead ? { ahead } : {}) }, spoken);
    this.draw();
  };

  /** Tell whether the table asks something that comes before all reports. */
  asks() {
    return Boolean(this.known && (this.known.asked || this.known.tally));
  }

  /** The cards that lie open to be picked; a scoring without its tile opens them by itself. */
  get picked() {
    const { known } = this;
    if (!known) return null;
    if (this.picks) return this.picks === "clouds" ? known.clouds : known.events;
    const due = known.row.find(({ now }) => now);
    return !known.end && !known.asked && due?.picks === "clouds" ? known.clouds : null;
  }

  draw() {
    const { known, words } = this;
    if (!known) return;
    const { tally, writes } = known;
    this.root.dataset.view = tally ? "tally" : "round";
    const explain = this.answers.begin();
    this.sheet.root.hidden = !tally;
    if (tally) this.sheet.show(tally, writes);
    const view = [
      html`<svg class="vc-mt-shared" aria-hidden="true" .innerHTML=${live(known.pictures)}></svg>`,
      html`<div class="vc-mt-notes">${known.notes.map(
        ([text, urgent]) =>
          html`<p class=${urgent ? "vc-mt-note vc-mt-urgent" : "vc-mt-note"}
            ><span>${explain(text)}</span></p>`,
      )}</div>`,
      known.row.length
        ? html`<div class="vc-mt-row" role="group" aria-label=${words["tracker-row"]}
            >${known.row.map((card) => this.card(card))}</div>`
        : nothing,
      tally
        ? nothing
        : html`<div class="vc-mt-clans" role="group" aria-label=${words["tracker-clans"]}
            >${known.clans.map((clan) => this.clan(clan))}</div>`,
      tally ? nothing : this.foot(),
    ];
    keepFocus(this.main, () => renderInto(view, this.main));
  }

  /** Render a card of the season; one that isn't known opens those that may lie there.
   * @param {SeasonCard} card */
  card({ drawn, label, spoken, now, over, picks }) {
    const look = `vc-mt-card${now ? " vc-mt-now" : ""}${over ? " vc-mt-over" : ""}`;
    const inside = html`${trackerPictures(drawn)}<b aria-hidden="true">${label}</b>`;
    return picks && this.known?.writes
      ? html`<button type="button" class=${look} aria-label=${spoken} title=${spoken} data-picks=${picks}
          aria-expanded=${String(this.picks === picks)} @click=${() => this.pick(picks)}>${inside}</button>`
      : html`<span class=${look} role="img" aria-label=${spoken} title=${spoken}>${inside}</span>`;
  }

  /** Render a clan's tile. Nothing in it can be pressed while the table asks something else.
   * @param {ClanTile} clan */
  clan({ seat, name: [name, colour], points, facts, columns, steps, ready, more, active, done }) {
    const { words, known } = this;
    const enters = Boolean(known?.writes && !known.asked);
    const opened = enters && this.more === seat && more.length > 0;
    const waits = this.waiting.filter(
      ({ message }) => message.do === "enter" && message.choice?.seat === seat,
    );
    const state = done ? words["tracker-done"] : active ? words["tracker-active"] : "";
    const note = waits.length
      ? html`<small class="vc-mt-waits" title=${words.waiting}
          >${waits.length > 1 ? `${waits.length} · ` : ""}${waits.at(-1)?.said}</small>`
      : html`<small>${state}</small>`;
    const head = html`<span class="vc-mt-who">${mark(colour)}<bdi translate="no">${name}</bdi>${note}</span>
      <b class="vc-mt-points">${points}</b>
      <span class="vc-mt-facts">${facts.map(trackerFact)}</span>`;
    const opens = html`<button type="button" class="vc-mt-head" aria-expanded=${String(opened)}
      data-more=${seat} @click=${() => this.open(seat)}>${head}<i aria-hidden="true"></i></button>`;
    const enter = enters ? this.enter : null;
    return html`<section class=${active ? "vc-mt-clan vc-mt-active" : "vc-mt-clan"} data-colour=${colour}
      data-seat=${seat} aria-label=${name}>
      ${enters && more.length ? opens : html`<div class="vc-mt-head">${head}</div>`}
      ${ready && enter ? trackerSection(ready, enter, "vc-mt-ready") : nothing}
      <div class="vc-mt-columns">${columns.map((column) => trackerColumn(column, enter, words))}</div>
      <div class="vc-mt-steps">${steps.map((step) => trackerPress(step, enter))}</div>
      ${opened ? keyed(seat, this.rarely(more)) : nothing}
    </section>`;
  }

  /** Render the rarer reports of a clan. @param {ClanTile["more"]} more */
  rarely(more) {
    return html`<div class="vc-mt-more" role="group" aria-label=${this.words["tracker-rarely"]}
      >${more.map((section) => trackerSection(section, this.enter))}</div>`;
  }

  /** Render the foot: what is asked, the last entry, undo, and the end of the round. */
  foot() {
    const { known, words } = this;
    if (!known?.writes) return this.news();
    const { asked, end } = known;
    const picked = this.picked;
    const picks =
      picked && !asked
        ? html`<div class="vc-mt-picks vc-goes-on">${trackerSection(picked, this.enter)}</div>`
        : nothing;
    const told = this.entered.draw();
    const undo = undoButton(words, this.canUndo, () => this.send({ do: "undo" }));
    const ends =
      end && !this.picks
        ? html`<button type="button" class="vc-button vc-main vc-mt-end" aria-keyshortcuts="N"
          ?disabled=${this.isEnding} @click=${() => this.enter(end)}
          >${end.label}<small>${end.small}</small></button>`
        : nothing;
    const close = this.picks
      ? html`<button type="button" class="vc-button" data-close @click=${() => this.pick("")}
          >${words["tracker-later"]}</button>`
      : nothing;
    return html`<section class="vc-pad vc-mt-pad" aria-label=${words["tracker-pad"]}>
      ${asked ? trackerSection(asked, this.enter, "vc-mt-asked") : nothing}
      ${picks}
      <div class="vc-mt-line">${told === nothing ? this.news() : told}</div>
      <div class="vc-pad-foot">${undo}${close}${ends}</div>
    </section>`;
  }

  /** Whether the end of the round waits to be stored. */
  get isEnding() {
    return this.waiting.some(({ message }) => message.do === "enter" && message.choice?.type === ENDS);
  }

  /** Render the lines of the last entry. */
  news() {
    const explain = this.answers.begin();
    const lines = this.known?.news.map((line) => html` <span>${explain(line)}</span>`);
    return html`<p class="vc-mt-news">${lines}</p>`;
  }
}

/** The view of a tracked table. @type {(words: Words, send: SendSaid, answers: Sheet) => View} */
export function tracker(words, send, answers) {
  return trackedView(new Tracker(words, send, answers), send);
}
