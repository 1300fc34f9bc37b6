import { renderKeyed, renderName } from "../../../components/templates.js";
import { LastEntry } from "../../../companion/entered.js";
import { renderUndo } from "../../../companion/head.js";
import { listenToKeys } from "../../../companion/padkeys.js";
import { makeElement, findPart } from "../../../components/element.js";
import { renderInto } from "../../../components/rendering.js";
import { html, nothing } from "../../../vendor/lit-html.js";
import {
  renderChoice,
  renderChoices,
  focusFirst,
  renderGroup,
  drawAndKeep,
  renderLife,
  renderPicture,
} from "./trackerparts.js";
import { ShortRest, StrayPresses } from "./trackerguards.js";
import { renderCustomers, renderGrid, renderRow } from "./trackertiles.js";
import { entitle } from "../../../components/speaking.js";

/** @import { EntryButton, News, Pad, PadRow, PadTile, TurnEnd, UnservedCustomer } from "./messages" */
/** @import { AskCustomer, Enter, ForeseenCard, Press, Sure } from "./types" */
/** @import { Picking } from "./trackertiles" */
/** @import { Words } from "./words" */
/** The parts of the state that are shown in a pad and around it.
 * @typedef {{ player: ForeseenCard, here: boolean, pad: Pad | null, turn: TurnEnd | null, to: string,
 *   market: PadRow[], news: News[], customers: UnservedCustomer[], note: string, writes: boolean,
 *   undo: boolean }} PadState */

const ANSWER = 1800; // milliseconds without an answer after which the end of the turn can be pressed again
const HOURGLASSES = ["1", "2", "3"]; // the keys of the first buttons
const ONWARD = "N"; // the key of the button that ends the turn
const MARKET = "market"; // the tile for sales of all players

/** The pad of one player: time at one tap, a tile for each place of action, and the end of the turn. */
export class TrackerPad {
  root = makeElement("section", { class: "vc-pad vc-tr-pad" });
  /** The state that the pad shows; null before the first. */
  shown = /** @type {PadState | null} */ (null);
  open = ""; // the tile that is open
  left = ""; // the tile that was open last
  /** The picking of a customer; null while none is picked. */
  picking = /** @type {Picking | null} */ (null);
  inner = ""; // the player, the tile, and whether a customer is picked, as drawn last
  sent = ""; // the last entry, until it is answered
  rest = new ShortRest(() => this.draw()); // of the button that ends the turn
  stray = new StrayPresses(() => this.sent);

  /** @param {Words} words @param {Enter} enter @param {() => void} back @param {Sure} askSure
   * @param {() => void} undo */
  constructor(words, enter, back, askSure, undo) {
    this.words = words;
    this.enter = enter;
    this.back = back;
    this.askSure = askSure;
    this.undo = undo;
    this.entered = new LastEntry(words); // the last entry from the open tile
    entitle(words, "tracker-pad", this.root);
    const close = () => {
      if (this.open) this.turnTo(this.picking ? this.open : "");
    };
    listenToKeys(this.root, () => this.stray.endLead(), { Escape: close });
  }

  /** Show the pad. `begins`: a turn has begun, which closes what was open.
   * @param {PadState} now @param {boolean} begins */
  show(now, begins) {
    if (begins) {
      this.shut();
      this.rest.begin();
    }
    if (this.shown && now.news !== this.shown.news) this.entered.receive(now.news.map(([text]) => text));
    this.shown = now;
    this.draw();
  }

  /** Open another tile, or none, without drawing it. @param {string} [tile] */
  shut(tile = "") {
    this.left = this.open || this.left;
    this.open = tile;
    this.picking = null;
    this.entered.begin();
  }

  /** Lead the keyboard to the first button for time, or else to the pad; for a moment a second Enter presses
   * nothing there. */
  lead() {
    this.stray.noteLead();
    focusFirst(this.body, [findPart(this.body, ".vc-tr-quick .vc-tr-choice")?.dataset.key]);
  }

  /** Stop showing the last entry as sent: it was stored, or refused. */
  releaseButtons() {
    this.sent = "";
    this.draw();
  }

  get body() {
    return findPart(this.root, ".vc-tr-body");
  }

  // Actions of the players

  /** Enter a choice. What is open stays open and says what was entered.
   * @type {Press} */
  press = (choice, said) => {
    if (this.open) this.stray.noteTap();
    this.shut(this.open);
    if (this.open) this.entered.begin(said);
    this.sent = JSON.stringify(choice);
    this.enter(choice, said);
    this.draw();
  };

  /** End the turn, unless its button can't be pressed for a moment. @type {Press} */
  goOn = (choice, said) => {
    if (this.rest.holds) return;
    this.rest.begin(ANSWER);
    this.press(choice, said);
  };

  /** Ask which customer a button's choice is about. @type {AskCustomer} */
  ask = (entry) => this.pick({ entry, other: null });

  /** Show the customers to pick from, or with null the tile again. @param {Picking | null} picking */
  pick(picking) {
    this.picking = picking;
    this.draw();
  }

  /** Open a tile, or none, and draw it; the keyboard goes along. @param {string} tile */
  turnTo(tile) {
    this.shut(tile);
    this.draw();
    focusFirst(this.body, tile ? ["back"] : [`tile:${this.left}`]);
  }

  // Rendering

  draw() {
    const { shown, root } = this;
    if (!shown) return;
    const inside = `${shown.player.seat} ${this.open} ${this.picking !== null}`;
    root.dataset.colour = shown.player.name[1];
    drawAndKeep(
      root,
      () =>
        renderInto(
          html`<div class="vc-tr-head">${this.renderHead(shown)}</div>
      <div class="vc-tr-body vc-goes-on" @click=${this.stray}>${renderKeyed(
        shown.player.seat,
        this.renderInside(shown),
      )}</div>
      <div class="vc-pad-foot vc-tr-foot">${this.renderFoot(shown)}</div>`,
          root,
        ),
      [`tile:${this.left}`, "back"],
    );
    if (inside !== this.inner) this.body.scrollTop = 0; // newly opened content starts at its top
    this.inner = inside;
  }

  /** Render the player's name, the time left or how what waits changes it, and the life track.
   * @param {PadState} shown */
  renderHead({ player, here }) {
    const [, before, after] = player.waits.find(([what]) => what === "hourglass") ?? [];
    const { words } = this;
    const whose = here ? nothing : html`<small>${words["tracker-for"]}</small>`;
    return html`<div class="vc-tr-line">
        <h2 class="vc-tr-turn">${whose}${renderName(player.name)}</h2>
        ${
          before === undefined
            ? html`<span class=${player.soon ? "vc-tr-left vc-soon" : "vc-tr-left"}>${player.left}</span>`
            : html`<span class="vc-tr-left vc-tr-waits" title=${words.waiting}>${before} → ${after}</span>`
        }
      </div>
      ${renderLife(player)}`;
  }

  /** Render the body of the pad: a note, the family, the customers, the open tile, or all tiles.
   * @param {PadState} shown */
  renderInside({ pad, note, player }) {
    if (note) return html`<p class="vc-tr-note">${note}</p>`;
    if (!pad) return this.renderFamily(player);
    if (this.picking) return this.renderCustomers(this.picking);
    const found = pad.tiles.find((one) => one.key === this.open);
    return found ? this.renderOpened(found) : this.renderMain(pad, player);
  }

  /** Render all tiles, and above them the family and the buttons for time.
   * @param {Pad} pad @param {ForeseenCard} player */
  renderMain({ quick, tiles }, player) {
    /** Render the button of a tile. @param {PadTile} tile */
    const renderTile = ({ key, label, picture }) =>
      html`<button type="button" class="vc-button vc-tr-tile" data-key="tile:${key}"
        @click=${() => this.turnTo(key)}
      >${renderPicture(picture)}<span class="vc-tr-label">${label}</span></button>`;
    const choices = renderChoices(quick, (entry, at) => this.renderChoice(entry, HOURGLASSES[at]));
    return html`${this.renderFamily(player)}
      <div class="vc-tr-quick">${choices}</div>
      <div class="vc-tr-tiles">${tiles.map(renderTile)}</div>`;
  }

  /** Render the player's family. @param {ForeseenCard} player */
  renderFamily({ family }) {
    return html`<div class="vc-tr-family" aria-label=${this.words["tracker-family"]} role="list"
      >${family.map((member) => renderGroup(member, "listitem"))}</div>`;
  }

  /** Render a button that enters a choice. @param {EntryButton} entry @param {string} [key] */
  renderChoice(entry, key) {
    const ends = entry.made && entry.made.type === this.shown?.turn?.next.made?.type;
    return renderChoice(
      this.words,
      this.isStale(entry) ? { ...entry, small: "" } : entry,
      ends ? this.goOn : this.press,
      {
        ask: this.ask,
        askSure: this.askSure,
        sent: this.sent,
        key,
      },
    );
  }

  /** Tell whether the count on a button is stale, since an input with it waits.
   * @param {EntryButton} entry */
  isStale({ made }) {
    const { counts = {}, waits = [] } = this.shown?.player ?? {};
    const picture = made?.type === "note" && counts[String(made.what)]?.[0];
    return waits.some(([drawn]) => drawn === picture);
  }

  /** Render the heading of what is open, with the button that closes it.
   * @param {string} label @param {() => void} close
   * @param {unknown} [told] what was entered there, if anything was */
  renderHeading(label, close, told = nothing) {
    return html`<div class="vc-tr-heading"><div><h3>${label}</h3>${told}</div>
      <button type="button" class="vc-button vc-tr-away" data-key="back" @click=${close}
      >${this.words["tracker-back"]}</button></div>`;
  }

  /** Render the open tile. @param {PadTile} tile */
  renderOpened({ key, label, note, heads, rows: own }) {
    const rows = key === MARKET ? (this.shown?.market ?? []) : own;
    const renderEntry = (/** @type {EntryButton} */ entry) => this.renderChoice(entry);
    const body = heads.length
      ? renderGrid(heads, rows, renderEntry)
      : rows.map((row) => renderRow(row, renderEntry));
    return html`${this.renderHeading(label, () => this.turnTo(""), this.entered.draw())}
      <div class="vc-tr-rows" data-tile=${key}>${body}</div>
      <p class="vc-tr-note">${note}</p>`;
  }

  /** Render the customers to pick from. @param {Picking} picking */
  renderCustomers(picking) {
    const { title = "" } = picking.entry;
    const pick = (/** @type {Picking} */ other) => this.pick(other);
    return html`${this.renderHeading(title, () => this.pick(null))}
      ${renderCustomers(this.words, picking, this.shown?.customers ?? [], this.press, pick)}`;
  }

  /** Render the foot of the pad: undo, and what ends the turn; for another player's pad, the way back to the
   * turn; nothing on a page that only looks on.
   * @param {PadState} shown */
  renderFoot({ turn, here, pad, to, writes, undo }) {
    const { words } = this;
    if (!writes) return nothing;
    const back = renderUndo(words, undo, this.undo);
    if (!turn || !pad) return back;
    if (!here)
      return [
        back,
        html`<button type="button" class="vc-button vc-tr-next vc-tr-plain" data-key="to-turn"
          @click=${() => this.back()}>${words["tracker-to-turn"]}</button>`,
      ];
    const shown = { askSure: this.askSure, sent: this.sent, rests: this.rest.isShown };
    return [
      back,
      turn.last ? renderChoice(words, turn.last, this.goOn, { ...shown, look: "vc-tr-last" }) : nothing,
      renderChoice(words, turn.next, this.goOn, { ...shown, look: "vc-tr-next", key: ONWARD, colour: to }),
    ];
  }
}
