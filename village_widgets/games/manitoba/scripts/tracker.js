import { renderKeyed, renderMark } from "../../../components/templates.js";
import { renderUndo } from "../../../companion/head.js";
import { ReportTracker } from "../../../companion/reporting.js";
import { makeTrackedView } from "../../../companion/tracked.js";
import { html, nothing } from "../../../vendor/lit-html.js";
import { renderColumn, renderFact, renderPictures, renderPress, renderSection } from "./trackerparts.js";

/** @import { ClanTile, Press, SeasonCard, TrackerState } from "./messages" */
/** @import { Words } from "./words" */
/** @import { SendWithWords, View } from "../../../companion/types" */
/** @import { Mark, Sheet } from "../../../components/types" */

/** The whole state of the tracker. @typedef {Required<TrackerState>} KnownState */

/** The tracker of Manitoba: the season's cards, a tile for each clan, and below them the end of the round.
 * @extends {ReportTracker<KnownState, Words>} */
export class Tracker extends ReportTracker {
  more = /** @type {number | null} */ (null); // the seat whose rarer reports are unfolded
  picks = ""; // the kind of cards that are unfolded: events or clouds

  /** @param {Words} words @param {SendWithWords} send @param {Sheet} answers */
  constructor(words, send, answers) {
    super(words, send, answers, "vc-manitoba-tracker", "end-round");
  }

  /** @override */
  escape() {
    if (this.picks) this.pick("");
    else if (this.more !== null) this.open(null);
  }

  /** @override @param {KnownState} known */
  describeDue({ asked, notes }) {
    return asked?.[0] ?? notes[0]?.[0] ?? "";
  }

  /** Open the rarer reports of a clan and close those of another; close them if they were open.
   * @param {number | null} seat */
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

  /** Close the cards, and at the end of the round the rarer reports.
   * @override @param {string} said @param {boolean} ends */
  begin(said, ends) {
    this.picks = "";
    if (ends) this.more = null;
    super.begin(said, ends);
  }

  /** Enter what a button stands for. @param {Press} press */
  report = ({ spoken, made }) => this.enter(made, spoken);

  /** @override */
  isAsking() {
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

  /** @override @param {KnownState} known @param {Mark} explain */
  renderBody({ clans, row, tally }, explain) {
    const { words } = this;
    return [
      row.length
        ? html`<div class="vc-mt-row" role="group" aria-label=${words["tracker-row"]}
            >${row.map((card) => this.renderCard(card))}</div>`
        : nothing,
      tally
        ? nothing
        : html`<div class="vc-mt-clans" role="group" aria-label=${words["tracker-clans"]}
            >${clans.map((clan) => this.renderClan(clan))}</div>`,
      tally ? nothing : this.renderFoot(explain),
    ];
  }

  /** Render a card of the season; one that isn't known opens those that may lie there.
   * @param {SeasonCard} card */
  renderCard({ drawn, label, spoken, now, over, picks }) {
    const look = `vc-mt-card${now ? " vc-mt-now" : ""}${over ? " vc-mt-over" : ""}`;
    const inside = html`${renderPictures(drawn)}<b aria-hidden="true">${label}</b>`;
    return picks && this.known?.writes
      ? html`<button type="button" class=${look} aria-label=${spoken} title=${spoken} data-picks=${picks}
          aria-expanded=${String(this.picks === picks)} @click=${() => this.pick(picks)}>${inside}</button>`
      : html`<span class=${look} role="img" aria-label=${spoken} title=${spoken}>${inside}</span>`;
  }

  /** Render a clan's tile. Nothing in it can be pressed while the table asks something else.
   * @param {ClanTile} clan */
  renderClan({ seat, name: [name, colour], points, facts, columns, steps, ready, more, active, done }) {
    const { words, known } = this;
    const enters = Boolean(known?.writes && !known.asked);
    const opened = enters && this.more === seat && more.length > 0;
    const state = done ? words["tracker-done"] : active ? words["tracker-active"] : "";
    const note = this.renderPending(seat) ?? html`<small>${state}</small>`;
    const who = html`${renderMark(colour)}<bdi translate="no">${name}</bdi>${note}`;
    const head = html`<span class="vc-reports-who">${who}</span>
      <b class="vc-mt-points">${points}</b>
      <span class="vc-mt-facts">${facts.map(renderFact)}</span>`;
    const opens = html`<button type="button" class="vc-mt-head" aria-expanded=${String(opened)}
      data-more=${seat} @click=${() => this.open(seat)}>${head}<i aria-hidden="true"></i></button>`;
    const enter = enters ? this.report : null;
    return html`<section class=${active ? "vc-mt-clan vc-mt-active" : "vc-mt-clan"} data-colour=${colour}
      data-seat=${seat} aria-label=${name}>
      ${enters && more.length ? opens : html`<div class="vc-mt-head">${head}</div>`}
      ${ready && enter ? renderSection(ready, enter, "vc-mt-ready") : nothing}
      <div class="vc-mt-columns">${columns.map((column) => renderColumn(column, enter, words))}</div>
      <div class="vc-mt-steps">${steps.map((step) => renderPress(step, enter))}</div>
      ${opened ? renderKeyed(seat, this.renderRarer(more)) : nothing}
    </section>`;
  }

  /** Render the rarer reports of a clan. @param {ClanTile["more"]} more */
  renderRarer(more) {
    return html`<div class="vc-mt-more" role="group" aria-label=${this.words["tracker-rarely"]}
      >${more.map((section) => renderSection(section, this.report))}</div>`;
  }

  /** Render the foot: what is asked, cards to pick, the last entry, undo, and the end of the round. A page
   * that may not enter anything has the last entry alone. @param {Mark} explain */
  renderFoot(explain) {
    const { known, words } = this;
    if (!known?.writes) return this.renderNews(explain);
    const { asked, end } = known;
    const picked = this.picked;
    const picks =
      picked && !asked
        ? html`<div class="vc-mt-picks vc-goes-on">${renderSection(picked, this.report)}</div>`
        : nothing;
    const told = this.entered.draw();
    const undo = renderUndo(words, this.canUndo, () => this.send({ do: "undo" }));
    const ends =
      end && !this.picks
        ? html`<button type="button" class="vc-button vc-main vc-mt-end" aria-keyshortcuts="N"
          ?disabled=${this.ended > 0} @click=${() => this.report(end)}
          >${end.label}<small>${end.small}</small></button>`
        : nothing;
    const close = this.picks
      ? html`<button type="button" class="vc-button" data-close @click=${() => this.pick("")}
          >${words["tracker-later"]}</button>`
      : nothing;
    return html`<section class="vc-pad vc-mt-pad" aria-label=${words["tracker-pad"]}>
      ${asked ? renderSection(asked, this.report, "vc-mt-asked") : nothing}
      ${picks}
      <div class="vc-mt-line">${told === nothing ? this.renderNews(explain) : told}</div>
      <div class="vc-pad-foot">${undo}${close}${ends}</div>
    </section>`;
  }

  /** Render the lines of the last entry. @param {Mark} explain */
  renderNews(explain) {
    const lines = this.known?.news.map((line) => html` <span>${explain(line)}</span>`);
    return html`<p class="vc-mt-news">${lines}</p>`;
  }
}

/** The view of a tracked table. @type {(words: Words, send: SendWithWords, answers: Sheet) => View} */
export function makeTracker(words, send, answers) {
  return makeTrackedView(new Tracker(words, send, answers), send);
}
