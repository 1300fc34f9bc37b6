import { joinLabel } from "../../../components/sentences.js";
import { renderAloud, renderKeyed, renderName, renderButton } from "../../../components/templates.js";
import { LastEntry } from "../../../companion/entered.js";
import { renderUndo } from "../../../companion/head.js";
import { listenToKeys } from "../../../companion/padkeys.js";
import { makeElement, findPart } from "../../../components/element.js";
import { repeat } from "../../../vendor/directives/repeat.js";
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
import { entitle } from "../../../components/speaking.js";

/** @import { EntryButton, News, Pad, PadRow, PadTile, TurnEnd, Unserved } from "./messages" */
/** @import { Ask, Enter, Made, Press, Shown, Sure } from "./types" */
/** @import { Words } from "./words" */
/** @typedef {{ player: Shown, here: boolean, pad: Pad | null, turn: TurnEnd | null, to: string, market:
 * PadRow[], news: News[], customers: Unserved[], note: string, writes: boolean, undo: boolean }} Around what
 * is shown around a pad */

// milliseconds after a turn begins or goes on in which a tap counts as meant for the screen before
const GUARD = 450;
const ANSWER = 1800; // milliseconds without an answer after which the end of the turn can be pressed again
const HOURGLASSES = ["1", "2", "3"]; // the keys of the first buttons
const ONWARD = "N"; // the key of the button that ends the turn
const MARKET = "market"; // the tile for sales of all players

/** The pad of one player: time at one tap, a tile for each place of action, and the end of the turn. */
export class TrackerPad {
  root = makeElement("section", { class: "vc-pad vc-tr-pad" });
  /** The state that the pad shows; null before the first. */
  shown = /** @type {Around | null} */ (null);
  open = ""; // the tile that is open
  left = ""; // the tile that was open last
  /** The button whose customer is picked, and the exception that holds instead; null while none is picked. */
  picking = /** @type {{ entry: EntryButton, other: EntryButton | null } | null} */ (null);
  inner = ""; // the player, the tile, and whether a customer is picked, as drawn last
  sent = ""; // the last entry, until it is answered
  guarded = 0; // the time until which the button that ends the turn is disabled
  /** The timer after which the end of the turn can be pressed again; undefined while it can. */
  resting = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  // the time until which the second half of a double tap presses no button that has come under it
  calm = 0;
  led = 0; // the time until which a second Enter does not press the button that got the focus

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
    listenToKeys(
      this.root,
      () => {
        this.led = 0;
      },
      {
        Escape: () => {
          if (this.open) this.turnTo(this.picking ? this.open : "");
        },
      },
    );
  }

  /** Show the pad. `begins`: a turn has begun, which closes what was open.
   * @param {Around} now @param {boolean} begins */
  show(now, begins) {
    if (begins) {
      this.shut();
      this.restTurn();
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
    this.led = Date.now() + GUARD;
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
    if (this.open) this.calm = Date.now() + GUARD;
    this.shut(this.open);
    if (this.open) this.entered.begin(said);
    this.sent = JSON.stringify(choice);
    this.enter(choice, said);
    this.draw();
  };

  /** End the turn, unless its button can't be pressed for a moment. @type {Press} */
  goOn = (choice, said) => {
    if (Date.now() < this.guarded) return;
    this.restTurn(ANSWER);
    this.press(choice, said);
  };

  /** Ask which customer a button's choice is about. @type {Ask} */
  ask = (entry) => this.pick({ entry, other: null });

  /** Show the customers to pick from, or with null the tile again. @param {TrackerPad["picking"]} picking */
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

  /** Keep the end of the turn from being pressed for a moment. */
  restTurn(time = GUARD) {
    this.guarded = Date.now() + time;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.resting = undefined;
      this.draw();
    }, time);
  }

  /** Ignores the second half of a double tap or of a press of Enter if another button has come under it. */
  stray = {
    capture: true,
    /** Stop a press that was meant for the button before. @param {MouseEvent} event */
    handleEvent: (event) => {
      const same =
        /** @type {Element} */ (event.target).closest("[data-key]")?.getAttribute("data-key") === this.sent;
      if (
        (event.detail > 1 && !same && Date.now() < this.calm) ||
        (event.detail === 0 && Date.now() < this.led)
      )
        event.stopPropagation();
    },
  };

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
   * @param {Around} shown */
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
   * @param {Around} shown */
  renderInside({ pad, note, player }) {
    if (note) return html`<p class="vc-tr-note">${note}</p>`;
    if (!pad) return this.renderFamily(player);
    if (this.picking) return this.renderCustomers(this.picking);
    const found = pad.tiles.find((one) => one.key === this.open);
    return found ? this.renderOpened(found) : this.renderMain(pad, player);
  }

  /** Render all tiles, and above them the family and the buttons for time.
   * @param {Pad} pad @param {Shown} player */
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

  /** Render the player's family. @param {Shown} player */
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
    const body = heads.length ? this.renderGrid(heads, rows) : rows.map((row) => this.renderRow(row));
    return html`${this.renderHeading(label, () => this.turnTo(""), this.entered.draw())}
      <div class="vc-tr-rows" data-tile=${key}>${body}</div>
      <p class="vc-tr-note">${note}</p>`;
  }

  /** Render a row of buttons. @param {PadRow} row */
  renderRow([label, drawn, buttons]) {
    const who = [drawn ? renderPicture(drawn) : nothing, label ? html`<bdi>${label}</bdi>` : nothing];
    const choices = renderChoices(buttons, (entry) => this.renderChoice(entry));
    return html`<div class=${label || drawn ? "vc-tr-row" : "vc-tr-row vc-tr-bare"} role="group"
      aria-label=${label}>
      <span class="vc-tr-who">${who}</span>${choices}</div>`;
  }

  /** Render rows as a grid below their heads. @param {PadTile["heads"]} heads @param {PadRow[]} rows */
  renderGrid(heads, rows) {
    /** Render a head of the grid. @type {(head: PadTile["heads"][number]) => unknown} */
    const renderColumn = ([label, drawn]) =>
      html`<span class="vc-tr-column">${renderPicture(drawn)}<small>${label}</small></span>`;
    /** Render a row of the grid. @type {(row: PadRow) => unknown} */
    const renderLine = ([label, drawn, buttons]) => {
      const who = [drawn ? renderPicture(drawn) : nothing, label ? html`<small>${label}</small>` : nothing];
      return [
        html`<span class="vc-tr-who">${who}</span>`,
        renderChoices(buttons, (entry) => this.renderChoice(entry)),
      ];
    };
    return html`<div class="vc-tr-grid" style="--columns: ${heads.length}">
      <span></span>${heads.map(renderColumn)}${rows.map(renderLine)}</div>`;
  }

  /** Render the customers to pick from; the number goes into the choice. Exceptions stand above the list: one
   * that needs a customer too applies to the one that is picked. @param {NonNullable<TrackerPad["picking"]>}
   * picking */
  renderCustomers({ entry, other }) {
    const { spoken, title = "", about, instead = [] } = entry;
    const { made: begun, field = "" } = other ?? entry;
    /** Render an exception: one that needs a customer is switched on, others are entered.
     * @param {EntryButton} exception */
    const renderException = (exception) =>
      exception.field
        ? html`<button type="button" class="vc-button" aria-pressed=${String(other !== null)}
            data-key="instead" @click=${() => this.pick({ entry, other: other ? null : exception })}
          >${exception.label}</button>`
        : renderChoice(this.words, exception, this.press);
    /** Render a customer as a button. @param {Unserved} customer */
    const renderCustomer = ([number, drawn, said]) =>
      renderButton(
        [renderPicture(drawn), renderAloud(said)],
        () => this.press(putPicked(begun ?? {}, field, number), joinLabel(this.words, spoken ?? "", said)),
        "vc-tr-pick",
      );
    const listed = this.shown?.customers ?? [];
    return html`${this.renderHeading(title, () => this.pick(null))}
      ${instead.length ? html`<div class="vc-tr-instead">${instead.map(renderException)}</div>` : nothing}
      <div class="vc-tr-picks">${repeat(listed, ([number]) => number, renderCustomer)}</div>
      <p class="vc-tr-note">${about}</p>`;
  }

  /** Render the foot of the pad: undo, and what ends the turn; for another player's pad, the way back to the
   * turn; nothing on a page that only looks on.
   * @param {Around} shown */
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
    const shown = { askSure: this.askSure, sent: this.sent, rests: this.resting !== undefined };
    return [
      back,
      turn.last ? renderChoice(words, turn.last, this.goOn, { ...shown, look: "vc-tr-last" }) : nothing,
      renderChoice(words, turn.next, this.goOn, { ...shown, look: "vc-tr-next", key: ONWARD, colour: to }),
    ];
  }
}

/** Return a choice with the number that was picked; of several that are entered together it goes into the
 * first.
 * @type {(made: Made, field: string, picked: number) => Made} */
function putPicked(made, field, number) {
  if (!Array.isArray(made.answers)) return { ...made, [field]: number };
  const [first, ...rest] = made.answers;
  return { ...made, answers: [{ ...first, choice: { ...first.choice, [field]: number } }, ...rest] };
}
