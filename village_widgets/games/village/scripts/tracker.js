import { read, write } from "../../../components/browserstore.js";
import { aloud, playerName, tap } from "../../../components/templates.js";
import { element, findFocused, part } from "../../../components/element.js";
import { Spoken } from "../../../companion/spoken.js";
import { ScoreSheet } from "../../../companion/scoresheet.js";
import { trackedView } from "../../../companion/tracked.js";
import { guard } from "../../../vendor/directives/guard.js";
import { repeat } from "../../../vendor/directives/repeat.js";
import { renderInto } from "../../../components/rendering.js";
import { html, nothing } from "../../../vendor/lit-html.js";
import { foresee } from "./foresight.js";
import { TrackerPad } from "./trackerpad.js";
import {
  trackerChoice,
  trackerChoices,
  trackerFocus,
  trackerGroup,
  trackerKeep,
  trackerLife,
  trackerPicture,
} from "./trackerparts.js";

/** @import { Asking, PadRow, PlayerCard, Sign, TrackerState } from "./messages" */
/** @import { Foreseen, Made, Press, Shown, Sure, Told } from "./types" */
/** @import { SendSaid, View, Waiting } from "../../../companion/types" */
/** @import { Command, Sheet } from "../../../components/types" */
/** @import { Words } from "./words" */

const MOMENT = 400; // milliseconds in which a second tap may be a mistake
const LARGE = "village-companion.large"; // whether the table is looked at from afar
const REST = 1500; // milliseconds in which a second tap on the same answer is ignored

/** The tracker of Village: the table between the players, and what can be entered. Python makes all that it
 * shows and every choice; `draw` shows its fields.
 */
class Tracker {
  root = element("div", { class: "vc-tracker" });
  known = /** @type {Told | null} */ (null); // as Python told it
  // as it is shown, as soon as anything is known
  state = /** @type {Foreseen} */ (/** @type {unknown} */ (null));
  isBehind = false; // whether a state came that is not shown yet
  waiting = /** @type {Waiting[]} */ ([]);
  alone = false;
  undo = false;
  large = read(LARGE) === true;
  wide = false; // whether there is room for the chronicle
  chosen = /** @type {number | null} */ (null); // the seat of the open pad, if it is not on turn
  turn = { active: /** @type {number | null} */ (null), round: "" }; // what the pad was last shown for
  before = { said: "", at: 0 }; // what was entered last
  answered = { made: "", at: 0 }; // what was answered last to the question that is open
  spoken = new Spoken();
  isNews = false; // whether an entry came that is not announced yet

  /** @param {Words} words @param {SendSaid} send @param {Sheet} sheet */
  constructor(words, send, sheet) {
    this.words = words;
    this.send = send;
    this.sheet = sheet;
    this.count = new ScoreSheet(words, (made) => this.enter(made, "", false));
    this.pad = new TrackerPad(
      words,
      this.meant,
      () => this.turnTo(null),
      this.sure,
      () => send({ do: "undo" }),
    );
  }

  // Receiving

  /** Take up the whole state, or the parts that have changed; `waits` shows it.
   * @param {TrackerState} told */
  receive(told) {
    const had = this.known;
    if (!had) this.wide = matchMedia("(min-width: 900px)").matches;
    if (had && told.v !== had.v) this.isNews = true;
    this.known = /** @type {Told} */ ({ ...had, ...told, pads: { ...had?.pads, ...told.pads } });
    if (told.asking !== undefined) this.answered.made = "";
    this.pad.sent = "";
    this.isBehind = true;
  }

  /** Show the state with the inputs that are not stored yet.
   * @param {Waiting[]} list @param {boolean} alone @param {boolean} undo */
  waits(list, alone, undo) {
    const same =
      this.alone === alone &&
      this.undo === undo &&
      list.length === this.waiting.length &&
      list.every(({ message }, at) => message.token === this.waiting[at].message.token);
    const behind = this.isBehind;
    Object.assign(this, { waiting: list, alone, undo, isBehind: false });
    if (this.known && (behind || !same)) this.foresee(this.known);
  }

  /** @param {Told} known */
  foresee(known) {
    const was = /** @type {Foreseen | null} */ (this.state);
    this.state = foresee(known, this.waiting, this.alone);
    const { active, asking, round } = this.state;
    const asks = Boolean(was?.asking) !== Boolean(asking);
    // a question comes between, as a death in the market day: then the same turn goes on
    const begins = !asking && (this.turn.active !== active || this.turn.round !== round);
    if (begins) Object.assign(this, { chosen: null, turn: { active, round } });
    else if (asks && !asking) this.pad.rest();
    this.draw(begins, asks);
    if (asks || was?.asking?.stage !== asking?.stage) this.toTop();
    this.announce();
  }

  /** Announce an entry once it is stored, and whose turn it is; without an answer, only the turn. */
  announce() {
    const { isNews, spoken, words, state } = this;
    if (!(isNews || this.alone || !spoken.now)) return;
    this.isNews = false;
    const { active, asking, tally, players, news } = state;
    const player = players.find(({ seat }) => seat === active);
    const asked = asking?.title ?? tally?.title;
    const now = asked ?? (player ? `${words["tracker-now"]}: ${player.name[0]}` : "");
    const left = player && asked === undefined ? `, ${player.left}` : "";
    if (isNews || now !== spoken.now) spoken.announce(isNews ? news.map(([text]) => text) : [], now, left);
  }

  // Actions of the players

  /** Enter a choice, an answer (a choice with its payment), or a whole command. `ahead`: it was made on the
   * pad, where what waits is shown as entered. @param {Made} made @param {string} said @param {boolean}
   * ahead
   */
  enter(made, said, ahead) {
    const command = /** @type {Command} */ (
      /** @type {unknown} */ (made.do ? made : { do: "enter", [made.choice ? "answer" : "choice"]: made })
    );
    this.send(/** @type {Command} */ ({ ...command, ...(ahead ? { ahead } : {}) }), said);
  }

  /** Enter what a button of the pad makes. A second quick tap is asked about. @param {Made} made */
  meant = (made, said = "") => {
    const now = { said: JSON.stringify(made), at: Date.now() };
    const twice = now.said === this.before.said && now.at - this.before.at < MOMENT;
    this.before = now;
    const go = () => this.enter(made, said, true);
    if (twice) this.sure(this.words["tracker-twice"], said, go);
    else go();
  };

  /** Ask before an entry that may be a mistake: a second death in one turn, the last cube, the same once
   * more.
   * @type {Sure} */
  sure = (title, about, go) => {
    const { sheet, words } = this;
    const enter = () => {
      sheet.close();
      go();
    };
    sheet.show(
      "dialog",
      title,
      html`<p>${about}</p>
        <div class="vc-tr-sure">${tap(words["tracker-sure-enter"], enter, "vc-main")}${tap(
          words["tracker-sure-not"],
          sheet.close,
        )}</div>`,
    );
  };

  /** Enter an answer to the question; a second tap on it is ignored. @type {Press} */
  press = (choice, said) => {
    const made = JSON.stringify(choice);
    if (this.rests === made) return;
    this.answered = { made, at: Date.now() };
    setTimeout(() => this.draw(), REST);
    this.enter(choice, said, false);
    this.draw();
  };

  /** The answer that can't be pressed for a moment. */
  get rests() {
    return Date.now() - this.answered.at < REST ? this.answered.made : "";
  }

  /** Let buttons be pressed again after their input came to nothing. */
  again() {
    this.answered.made = "";
    this.pad.again();
    this.draw();
  }

  /** Turn the view from afar on or off: lives, whose turn it is, and the end of the turn. */
  enlarge() {
    this.large = !this.large;
    write(LARGE, this.large);
    this.draw();
  }

  /** @param {number | null} to */
  turnTo(to) {
    if (this.large) this.enlarge();
    this.chosen = to === this.state.active ? null : to;
    this.pad.shut();
    this.draw();
  }

  asks() {
    return Boolean(this.known?.asking || this.known?.tally);
  }

  // Rendering

  /** Draw all. The keyboard moves with the view, and to the next entry when a turn begins or goes on after a
   * question. */
  draw(begins = false, asks = false) {
    const { state, root, pad, count } = this;
    if (!state) return;
    const { asking, tally, writes } = state;
    const held = findFocused(root);
    root.dataset.view = tally ? "tally" : asking ? "asking" : "turn";
    root.toggleAttribute("data-large", this.large && !tally && !asking);
    pad.root.hidden = Boolean(asking || tally);
    count.root.hidden = !tally;
    trackerKeep(root, () => renderInto([this.table(), count.root, pad.root, this.asked(asking)], root));
    if (tally) count.show(tally, writes);
    if (!pad.root.hidden) this.drawPad(begins);
    const view = tally ? count.root : asking ? part(root, ".vc-tr-asked") : pad.root;
    const free = held ?? !document.activeElement?.checkVisibility();
    if (
      (begins || asks) &&
      view === pad.root &&
      (free || document.activeElement === document.body) &&
      !document.querySelector(":popover-open")
    )
      pad.lead();
    else if (held && !findFocused(root)?.checkVisibility()) trackerFocus(view);
  }

  /** The seat of the open pad. */
  get seat() {
    return this.chosen ?? this.state.active ?? this.known?.active ?? this.state.players[0].seat;
  }

  /** @param {boolean} begins */
  drawPad(begins) {
    const { seat, words, undo, state } = this;
    const { players, turn, news, customers, deadly, stopped, pads, writes } = state;
    const player = players.find((one) => one.seat === seat) ?? players[0];
    const here = seat === state.active;
    const to = players.find((one) => one.seat === turn?.to)?.name[1] ?? "";
    const end =
      turn && deadly ? { ...turn, next: { ...turn.next, small: words["tracker-waits-death"] } } : turn;
    const note = stopped ? words["tracker-stopped"] : "";
    this.pad.show(
      {
        player,
        here,
        pad: stopped ? null : pads[seat],
        turn: end,
        to,
        market: this.market(player, here),
        news,
        customers,
        note,
        writes,
        undo,
      },
      begins,
    );
  }

  /** List who can sell: on the pad of the player on turn all players, beginning there; on another pad that
   * player alone.
   * @param {Shown} player @param {boolean} here */
  market(player, here) {
    const { sales, players, sold, turn } = this.state;
    if (!sales[player.seat]) return [];
    const at = players.indexOf(player);
    const sellers = here ? [...players.slice(at), ...players.slice(0, at)] : [player];
    const rows = /** @type {PadRow[]} */ ([
      [
        this.words["tracker-sells"],
        "",
        sellers.map(({ seat }) => sales[seat][here && seat === player.seat && !sold ? 1 : 0]),
      ],
    ]);
    const nobody = /** @type {PadRow[]} */ (here && turn ? [["", "", [turn.none]]] : []);
    return [...rows, ...nobody];
  }

  /** Render what lies on the table. */
  table() {
    const { words, large, state } = this;
    const { asking, tally } = state;
    const stage = asking ? trackerPicture(asking.stage) : nothing;
    const dying = asking?.kind === "death";
    return html`<div class="vc-hidden" aria-hidden="true"><svg .innerHTML=${state.pictures}></svg></div>
      <div class="vc-tr-main">
        ${this.spoken.root}
        <header class="vc-tr-round">
          <div class="vc-tr-top">
            <ul class="vc-tr-notes">${state.notes.map((note) => this.note(note))}</ul>
            <p class="vc-tr-news">${tally ? nothing : this.news()}</p></div>
          <button type="button" class="vc-button vc-tr-size" data-key="size" @click=${() => this.enlarge()}
          >${words[large ? "tracker-small" : "tracker-large"]}</button></header>
        <div class="vc-tr-middle">${stage}${dying ? this.unsure() : nothing}</div>
        <div class="vc-tr-cards" role="group" aria-label=${words["tracker-players"]}>${repeat(
          state.players,
          ({ seat }) => seat,
          (player) => this.card(player),
        )}</div>
        <div class="vc-tr-rests" role="group" aria-label=${words["tracker-chronicle"]}
          ?hidden=${Boolean(tally) || dying}>${state.resting.map((rest) => this.rest(rest))}</div>
        <details class="vc-tr-book" ?open=${this.wide} ?hidden=${Boolean(asking || tally)}>
          <summary>${words["tracker-show-chronicle"]}</summary>
          ${trackerPicture(state.chronicle)}${this.unsure()}</details>
        <p class="vc-tr-greats" ?hidden=${Boolean(tally)}>${this.greats()}</p>
        <div class="vc-tr-more" ?hidden=${!state.promote}>${state.promote ? this.promote() : nothing}</div>
      </div>`;
  }

  /** @param {Foreseen["notes"][number]} note */
  note([drawn, text, urgent]) {
    const before = drawn ? trackerPicture(drawn) : nothing;
    return html`<li class=${urgent ? "vc-tr-urgent" : ""}>${before}<span>${text}</span></li>`;
  }

  /** @param {Sign} sign */
  sign([drawn, text, style, count]) {
    if (!drawn) return html`<span class="vc-tr-sign ${style}">${text}</span>`;
    return html`<span class="vc-tr-sign ${style}" role="img" aria-label=${text} title=${text}
    >${trackerPicture(drawn)}${count ? html`<b>${count}</b>` : nothing}</span>`;
  }

  /** @param {PlayerCard["facts"][number]} fact */
  fact([drawn, text, spoken]) {
    return html`<span class="vc-tr-fact" role="img" aria-label=${spoken} title=${spoken}
    >${trackerPicture(drawn)}${text}</span>`;
  }

  /** @param {Shown["waits"][number]} change */
  change([drawn, before, after]) {
    const [said, waits] = [`${before} → ${after}`, this.words.waiting];
    return html`<span class="vc-tr-waits" role="img" aria-label="${waits}: ${said}" title=${waits}
    >${trackerPicture(drawn)}${said}</span>`;
  }

  /** @param {Shown} player */
  card(player) {
    const { state } = this;
    const { seat, number, name, marks } = player;
    const [signs, facts] = [marks.filter(([drawn]) => drawn), marks.filter(([drawn]) => !drawn)].map((some) =>
      some.map((mark) => this.sign(mark)),
    );
    const line = [
      player.waits.map((change) => this.change(change)),
      player.facts.map((fact) => this.fact(fact)),
      facts,
    ];
    return html`<button type="button"
      class=${seat === state.active ? "vc-tr-card vc-tr-active" : "vc-tr-card"}
      aria-pressed=${String(seat === this.seat && !state.tally)}
      data-colour=${name[1]} data-key="card:${seat}" @click=${() => this.turnTo(seat)}>
      <span class="vc-tr-line"><b class="vc-tr-number">${number}</b>${playerName(name)}${signs}</span>
      <b class="vc-tr-far" aria-hidden="true">${player.ends[0]}</b>
      ${trackerLife(player)}
      <span class="vc-tr-line vc-tr-facts">${line}</span>
      <span class="vc-tr-family">${player.family.map((member) => trackerGroup(member))}</span>
    </button>`;
  }

  /** @param {Told["resting"][number]} rest */
  rest({ label, drawn, lying, spaces, room, leftwards }) {
    const pips = [...Array(spaces)].map((_, at) => html`<i class=${at < lying ? "vc-full" : ""}></i>`);
    const parts = [
      trackerPicture(drawn),
      html`<b>${label}</b><span class=${leftwards ? "vc-tr-pips vc-leftwards" : "vc-tr-pips"}
        aria-hidden="true">${pips}</span><small>${room}</small>`,
    ];
    return html`<span class=${lying >= spaces ? "vc-tr-rest vc-filled" : "vc-tr-rest"}>${parts}</span>`;
  }

  /** Render what happened last. The line keeps its place, so that nothing moves when it comes and goes. */
  news() {
    const { news } = this.state;
    if (!news.length) return nothing;
    return [
      html`<strong aria-hidden="true">✓ </strong>${aloud(`${this.words["tracker-news"]}: `)}`,
      news.map(([text, , great]) => (great ? html`<b>${text}</b> ` : `${text} `)),
    ];
  }

  /** Render great news with the rule behind it, below everything else. */
  greats() {
    /** @type {(news: Told["news"][number]) => unknown} */
    const line = ([text, why]) => html`<span>${text}${why ? html`<small>${why}</small>` : nothing}</span>`;
    return this.state.news
      .filter(([, , great]) => great)
      .map((news) => html`<span class="vc-great">${trackerPicture("bell")}${line(news)}</span>`);
  }

  promote() {
    const { words } = this;
    return html`<details><summary>${words["tracker-promote-ask"]}</summary>
      <p>${words["tracker-promote-about"]}</p>
      <button type="button" class="vc-button" data-key="promote"
        @click=${() => this.send({ do: "promote" })}>${words["tracker-promote"]}</button></details>`;
  }

  /** Render the note that printed numbers are only guessed. */
  unsure() {
    const { unsure } = this.state;
    return unsure ? html`<p class="vc-tr-unsure">${unsure}</p>` : nothing;
  }

  /** @param {Asking | null} asking */
  asked(asking) {
    const colour = this.state.players.find(({ seat }) => seat === asking?.seat)?.name[1] ?? "";
    return html`<section class="vc-tr-pad vc-tr-asked" data-colour=${colour}
      data-kind=${asking?.kind ?? ""} ?hidden=${!asking}
    >${asking ? this.question(asking) : nothing}</section>`;
  }

  /** @param {Asking} asking */
  question({ title, about, groups, refused, chance, steps, step, bag, kind }) {
    const { words, rests } = this;
    const { v, writes } = this.state;
    /** @param {Asking["groups"][number]} group */
    const group = ([label, buttons]) => {
      const answers = trackerChoices(buttons, (entry) =>
        trackerChoice(entry, this.press, {
          sent: this.answered.made,
          rests: rests === JSON.stringify(entry.made),
        }),
      );
      const heading = label ? html`<h3>${label}</h3>` : nothing;
      return html`${heading}<div class="vc-tr-answers">${answers}</div>`;
    };
    /** @type {(label: string, at: number) => unknown} */
    const stepOf = (label, at) =>
      html`<li class=${at < step ? "vc-done" : ""} aria-current=${at === step ? "step" : nothing}
      >${label}</li>`;
    return [
      steps.length ? html`<ol class="vc-tr-steps">${steps.map(stepOf)}</ol>` : nothing,
      html`<h2>${title}</h2>`,
      chance && !writes ? nothing : about.map((text) => html`<p>${text}</p>`), // how to draw
      bag
        ? html`<div class="vc-tr-bag"><small>${words["tracker-bag"]}</small>${bag.map(trackerPicture)}</div>`
        : nothing,
      writes ? groups.map(group) : nothing,
      chance && writes
        ? html`<button type="button" class="vc-button vc-main vc-tr-chance" data-key="chance"
          @click=${() => this.send({ do: "chance" })}>${words["tracker-draw"]}</button>`
        : nothing,
      refused.length
        ? html`<details class="vc-tr-why">
            <summary>${words[kind === "death" ? "tracker-why-not" : "tracker-why-not-mass"]}</summary>
            ${guard([refused], () => this.sheet.renderReasons(refused, v))}</details>`
        : nothing,
    ];
  }

  /** Scroll to the beginning of a question, below the bar. */
  toTop() {
    const bar = document.querySelector(".vc-head")?.getBoundingClientRect().height ?? 0;
    if (this.root.getBoundingClientRect().top >= bar) return;
    this.root.style.scrollMarginBlockStart = `${bar}px`;
    this.root.scrollIntoView({ block: "start" });
  }
}

/** The view of a tracked table. @type {(words: Words, send: SendSaid, sheet: Sheet) => View} */
export function tracker(words, send, sheet) {
  return trackedView(new Tracker(words, send, sheet), send);
}
