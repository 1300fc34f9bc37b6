import { repeat } from "../vendor/directives/repeat.js";
import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { callAfterPaint, makeElement } from "./element.js";
import { joinList } from "./sentences.js";
import { renderAloud, renderPicture, renderName } from "./templates.js";
import { entitle } from "./speaking.js";

/** @import { BoardPlayer, BoardState, HeldThing, Other, ShownPlace, Sign } from "./messages" */
/** @import { Words } from "./types" */

/** View of one player's pieces at a glance; it stays in view while the page scrolls. */
export class StripView {
  /** The things in the strip. @type {HeldThing[]} */
  held = [];

  constructor(look = "vc-strip") {
    this.root = makeElement("ul", { class: look, hidden: true });
  }

  /** Show a strip, or what has changed in it; without a change everything stays.
   * @param {BoardState["strip"]} changed */
  show(changed) {
    if (!changed) return;
    if (Array.isArray(changed)) this.begin(...changed);
    else this.held = this.held.map((one, place) => changed[place] ?? one);
    renderInto(this.held.map(renderHeld), this.root);
  }

  /** Show another strip as a whole. @param {string} title @param {HeldThing[]} held */
  begin(title, held) {
    this.held = held;
    this.root.hidden = !held.length;
    this.root.setAttribute("aria-label", title);
    this.root.style.setProperty("--across", String(Math.ceil(held.length / 2)));
  }
}

/** Render one thing with its count; without a picture, in words. @param {HeldThing} held */
function renderHeld([shared, count, text]) {
  const shown = html`${renderPicture(shared)}<b aria-hidden="true">${count}</b>${renderAloud(text)}`;
  return html`<li title=${text} class=${count === "0" ? "vc-none" : ""}>${shared ? shown : text}</li>`;
}

/** View of the other players' strips: a line for each, cut off where there is no room. */
export class OtherStrips {
  root = makeElement("div", { class: "vc-others", hidden: true });
  /** The strip of each seat. @type {Map<number, StripView>} */
  strips = new Map();

  /** Show the strips of all other players; without a list everything stays.
   * @param {Other[] | undefined} others @param {BoardPlayer[]} players */
  show(others, players) {
    if (!others) return;
    for (const [seat, changed] of others) {
      const strip = this.strips.get(seat) ?? new StripView("vc-held");
      this.strips.set(seat, strip);
      strip.show(changed);
    }
    const lines = repeat(
      others,
      ([seat]) => seat,
      ([seat]) =>
        html`<div class="vc-other">${renderName(players[seat])}${this.strips.get(seat)?.root}</div>`,
    );
    this.root.hidden = !others.length;
    renderInto(lines, this.root);
  }

  /** Forget all strips, because other players sit there now. */
  clear() {
    this.strips.clear();
    this.root.hidden = true;
    renderInto(nothing, this.root);
  }
}

/** The places of the board with the pieces that lie there, in one line that scrolls beside its last place; a
 * press leads to a place, and on a picture that needs explanation shows its meaning too. */
export class PlaceStrip {
  /** All places by their number. @type {Record<number, ShownPlace>} */
  places = {};
  /** The signs of the places by key. @type {Record<string, Sign>} */
  signs = {};

  /** @param {Words} words @param {(at: string) => void} lead @param {(word: string) => void} explain */
  constructor(words, lead, explain) {
    this.words = words;
    this.lead = lead;
    this.explain = explain;
    this.root = entitle(words, "places-around", makeElement("nav", { class: "vc-around", hidden: true }));
  }

  /** Show what has changed; nothing is left of another game's places.
   * @param {Pick<BoardState, "places" | "signs" | "panels">} message */
  show({ places, signs, panels }) {
    if (panels) this.places = {};
    if (!places && !panels) return;
    Object.assign(this.places, places);
    Object.assign(this.signs, signs);
    this.root.hidden = !Object.keys(this.places).length;
    callAfterPaint(this.draw); // the board is drawn first
  }

  /** Draw all places; the last of them stands beside the line that scrolls. */
  draw = () => {
    const drawn = Object.values(this.places).map(this.render);
    const last = drawn.pop();
    renderInto([html`<div>${drawn}</div>`, last], this.root);
  };

  /** Render a place as a button with its sign and its pieces. @param {ShownPlace} place */
  render = ([sign, at, lying]) => {
    const [label, [shared]] = this.signs[sign];
    const pieces = lying.map(([piece, count, said, word]) => {
      const explain = word ? () => this.explain(word) : nothing;
      const many = count > 1 ? html`<b>${count}</b>` : nothing;
      return html`<i title=${said} aria-hidden="true" @click=${explain}>${renderPicture(piece)}${many}</i>`;
    });
    const named = joinList(this.words, label, ...lying.map(([, , said]) => said));
    return html`<button type="button" title=${label} @click=${() => this.lead(at)}
      >${renderPicture(shared)}${renderAloud(named)}${pieces}</button>`;
  };
}

/** All strips, above the question: that of the reader, those of the other players, and the places of the
 * board. */
export class Strips {
  root = makeElement("div", { class: "vc-strips" });
  own = new StripView();
  others = new OtherStrips();

  /** @param {Words} words @param {(at: string) => void} lead @param {(word: string) => void} explain */
  constructor(words, lead, explain) {
    this.around = new PlaceStrip(words, lead, explain);
    renderInto([this.own.root, this.others.root, this.around.root], this.root);
  }

  /** Show what has changed; nothing is left of another game's players.
   * @param {BoardState} message @param {BoardPlayer[]} players */
  show(message, players) {
    if (message.panels) this.others.clear();
    this.own.show(message.strip);
    this.others.show(message.others, players);
    this.around.show(message);
  }
}
