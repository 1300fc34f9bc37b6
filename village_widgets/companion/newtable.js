import { live } from "../vendor/directives/live.js";
import { repeat } from "../vendor/directives/repeat.js";
import { html, nothing } from "../vendor/lit-html.js";
import { pageOf } from "../components/address.js";
import { lastSettings, leaveGuests, ownNumbers, ownNumbersSaid, takeGuests } from "./storage.js";

/** @import { NewTableForm } from "./messages" */
/** @import { Place } from "./types" */
/** @import { WordKey, Words } from "./words" */
/** @typedef {{ problem: (field: string) => unknown, draw: () => void, reseated: () => void, check: (edition:
 * string, players: number) => void, begin: (event: Event) => void, turn: (game: string) => void }} Around
 * what the form needs of the lobby around it */

/** The first of a list that nobody has yet. @param {string[]} list @param {string[]} taken */
const unused = (list, taken) => list.find((value) => !taken.includes(value)) ?? list[0];

/** A new table as it is being filled in: who sits where, who starts, how much is followed. What may be chosen
 * is `offered`. */
export class NewTable {
  /** @type {Place[]} */
  places = [];
  /** @type {Place[]} */
  standing = []; // for whom there is no place at this game or edition
  owned = true; // whether the numbers of the owner's copy are used, where there are any

  /** What was chosen last is proposed again, as far as it is offered. @param {NewTableForm} offered */
  constructor(offered) {
    const before = lastSettings(offered.kept);
    this.offered = offered;
    const { editions, depths } = offered;
    this.edition = (editions.find(({ key }) => key === before?.edition) ?? editions[0]).key;
    this.depth = (depths.find(([key]) => key === before?.depth) ?? depths[0])[0];
    const guests = takeGuests();
    // who came over from another game's form
    const others = guests && (guests.said || !before) ? guests : null;
    const known = others?.places ?? (Array.isArray(before?.players) ? before.players : []);
    for (const place of known.length >= this.least ? known : [null, null]) this.seat(place, known);
    this.#keep(this.places);
    this.starter = this.places[others?.start ?? 0] ?? this.places[0];
    this.rulings = this.printed;
    this.came = this.said;
    this.told = others?.said ?? false;
  }

  /** Who sits there, as one text. */
  get said() {
    return JSON.stringify([
      this.places.map(({ name, colour }) => [name, colour]),
      this.places.indexOf(this.starter),
    ]);
  }

  /** Another game's form takes this one's place: whoever has sat down here sits there too. */
  leave() {
    const { game } = this.offered;
    const places = [...this.places, ...this.standing].map((place) => ({
      ...place,
      colours: { ...place.colours, [game]: place.colour },
    }));
    leaveGuests({
      places,
      start: this.places.indexOf(this.starter),
      said: this.told || this.said !== this.came,
    });
  }

  get #chosen() {
    return this.offered.editions.find(({ key }) => key === this.edition) ?? this.offered.editions[0];
  }
  get least() {
    return this.#chosen.least;
  }
  get most() {
    return this.#chosen.most;
  }
  /** Whoever plays alone has everything followed. */
  get alone() {
    return this.places.length === 1;
  }
  /** The edition that somebody can play alone: the chosen one, or else the first; none where all want more
   * players. */
  get #forOne() {
    return [this.#chosen, ...this.offered.editions].find(({ least }) => least === 1)?.key;
  }
  /** Whether the way to play alone is offered. */
  get canBeAlone() {
    return !this.alone && Boolean(this.#forOne);
  }

  playAlone() {
    if (this.#forOne) this.choose(this.#forOne);
    this.standing = [...this.places.slice(1), ...this.standing];
    this.#keep(this.places.slice(0, 1));
  }

  /** The rulings of the edition as it is printed. */
  get printed() {
    return { ...this.#chosen.rulings };
  }

  /** Whoever is known, or was there before, or somebody new; in their own colour, or in one that none of the
   * `others` wants.
   * @param {Place | null} [known] @param {Place[]} [others] */
  seat(known = this.standing.shift(), others = []) {
    const { colours, names, game } = this.offered;
    const offered = colours.map(([value]) => value);
    /** @type {(place: Place) => string} */
    const own = (place) => place.colours?.[game] ?? place.colour;
    const taken = this.places.map((one) => one.colour);
    const free = known && offered.includes(own(known)) && !taken.includes(own(known));
    const name =
      known?.name ??
      unused(
        [...names.slice(this.places.length), ...names],
        this.places.map((one) => one.name),
      );
    this.places.push({
      ...known,
      name,
      colour: free ? own(known) : unused(offered, [...taken, ...others.map(own)]),
    });
  }

  /** @param {Place} place */
  remove(place) {
    this.#keep(this.places.filter((other) => other !== place));
  }

  /** One place up. @param {Place} place */
  raise(place) {
    const at = this.places.indexOf(place);
    this.places.splice(at, 1);
    this.places.splice(at - 1, 0, place);
  }

  /** Whoever had the colour gets one that nobody has. @param {Place} place @param {string} colour */
  recolour(place, colour) {
    const before = this.places.find((other) => other !== place && other.colour === colour);
    place.colour = colour;
    if (before)
      before.colour = unused(
        this.offered.colours.map(([value]) => value),
        this.places.filter((other) => other !== before).map((other) => other.colour),
      );
  }

  /** @param {string} edition */
  choose(edition) {
    this.edition = edition;
    this.rulings = this.printed;
    while (this.places.length < this.least || (this.standing.length && this.places.length < this.most))
      this.seat();
    this.#keep(this.places);
  }

  /** @param {Place[]} places as many of them as there is room for */
  #keep(places) {
    this.places = places.slice(0, this.most);
    this.standing = [...places.slice(this.most), ...this.standing];
    if (!this.places.includes(this.starter)) [this.starter] = this.places;
  }

  get settings() {
    const { edition, rulings } = this;
    const depth = this.alone ? "full" : this.depth;
    return {
      edition,
      players: this.places.map(({ name, colour }) => ({ name, colour })),
      start: this.places.indexOf(this.starter),
      depth,
      rulings: { ...rulings },
    };
  }

  /** The numbers of the owner's copy that are used, as the text of a file. */
  get copy() {
    return this.owned ? ownNumbers(this.edition) : "";
  }
}

/** @type {(event: Event) => string} */
const value = (event) => /** @type {HTMLInputElement} */ (event.currentTarget).value;

/** @type {(list: [string, string, ...unknown[]][], chosen: string) => unknown} */
const options = (list, chosen) =>
  list.map(
    ([value, label]) => html`<option value=${value} .selected=${live(value === chosen)}>${label}</option>`,
  );

// The first letter of a colour's name, for those who can't tell it from another.
/** @type {(colours: [string, string, ...unknown[]][], colour: string) => string} */
const initial = (colours, colour) =>
  [...(colours.find(([value]) => value === colour)?.[1] ?? "")].slice(0, 1).join("").toUpperCase();

/** One place: its colour, its name, whether it starts, and the ways to move it up or away.
 * @param {Words} words @param {NewTable} table @param {Around} lobby */
const placeRow =
  (words, table, { problem, draw, reseated }) =>
  (/** @type {Place} */ place, /** @type {number} */ at) => {
    /** @param {WordKey} key */
    const said = (key) => `${words[key]}: ${at + 1}`;
    /** @param {Event} event */
    const raise = ({ currentTarget }) => {
      table.raise(place);
      reseated();
      /** @type {HTMLElement} */ (currentTarget).focus();
    };
    return html`<li class="vc-place">
    <span class="vc-swatch" data-colour=${place.colour} data-sign=${initial(table.offered.colours, place.colour)}><select aria-label=${said("lobby-colour")} @change=${(
      /** @type {Event} */ event,
    ) => {
      table.recolour(place, value(event));
      draw();
    }}>${options(table.offered.colours, place.colour)}</select></span>
    <input type="text" autocomplete="off" maxlength="30" aria-label=${said("lobby-name")} .value=${live(place.name)}
      @input=${(/** @type {Event} */ event) => {
        place.name = value(event);
      }} @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select()}>
    <label class="vc-starts" title=${words["lobby-starter"]}>
      <input type="radio" name="start" aria-label=${said("lobby-starts-seat")} .checked=${live(place === table.starter)} @change=${() => {
        table.starter = place;
      }}>
      <span aria-hidden="true"><b>${words["lobby-starts"]}</b><i>${words["lobby-starts-ask"]}</i></span>
    </label>
    <button type="button" class="vc-button vc-quiet vc-up" title=${words["lobby-up"]} aria-label=${said("lobby-up")} ?disabled=${at === 0} @click=${raise}>↑</button>
    <button type="button" class="vc-button vc-quiet vc-remove" title=${words["lobby-remove"]} aria-label=${said("lobby-remove")}
      ?disabled=${table.places.length <= table.least} @click=${() => {
        table.remove(place);
        reseated();
      }}>×</button>
    <div class="vc-problems">${problem(`name:${at}`)}${problem(`colour:${at}`)}</div>
  </li>`;
  };

/** The numbers of the owner's copy, where this browser keeps some; otherwise the way to check a copy.
 * @param {Words} words @param {NewTable} table @param {Around} lobby */
function ownCopy(words, table, { check, problem }) {
  const kept = Boolean(ownNumbers(table.edition));
  const toCheck = html`<button type="button" class="vc-button vc-quiet" @click=${() => check(table.edition, table.places.length)}>${words["lobby-check"]}</button>`;
  const use = (/** @type {Event} */ event) => {
    table.owned = /** @type {HTMLInputElement} */ (event.currentTarget).checked;
  };
  return [
    html`<div class="vc-own-numbers" ?hidden=${!kept}><label><input type="checkbox" .checked=${live(table.owned)} @change=${use}><span>${ownNumbersSaid(table.edition) || words["lobby-owned"]}</span></label>${toCheck}</div>`,
    problem("copy"),
    problem("begin"),
    html`<button type="submit" class="vc-button vc-main">${words["lobby-create"]}</button>`,
    html`<p class="vc-lobby-check" ?hidden=${kept}>${toCheck}<small>${words["lobby-check-about"]}</small></p>`,
  ];
}

/** The form of a new table. @param {Words} words @param {NewTable} table @param {Around} lobby */
export function newTableForm(words, table, lobby) {
  const { problem, reseated, begin, turn } = lobby;
  const { editions, rulings, depths, alone: forOne, game, games } = table.offered;
  /** @type {(label: string, list: [string, string, ...unknown[]][], chosen: string, pick: (value: string) =>
   * void) => unknown} */
  const choice = (
    label,
    list,
    chosen,
    pick,
  ) => html`<label class="vc-labelled"><span>${label}</span><span class="vc-chosen" aria-hidden="true">${list.find(([key]) => key === chosen)?.[1]}</span>
    <select @change=${(/** @type {Event} */ event) => {
      pick(value(event));
      lobby.draw();
    }}>${options(list, chosen)}</select></label>`;
  const depth = depths.map(
    ([
      key,
      label,
      about,
    ]) => html`<label class="vc-depth"><input type="radio" name="depth" value=${key} .checked=${live(key === table.depth)} @change=${() => {
      table.depth = key;
    }}>
    <span><b>${label}</b><small>${about}</small></span></label>`,
  );
  const titled = games.map(
    ([key, title]) =>
      html`<button type="button" class="vc-button vc-quiet" aria-pressed=${key === game} @click=${() => {
        if (key !== game) turn(key);
      }}>${title}</button>`,
  );
  return html`<form class="vc-new-table" novalidate @submit=${begin}>
    ${games.length > 1 ? html`<div class="vc-games" role="group" aria-label=${words.games}>${titled}</div>` : nothing}
    ${choice(
      words["lobby-edition"],
      editions.map(({ key, label }) => [key, label]),
      table.edition,
      (edition) => {
        table.choose(edition);
        reseated();
      },
    )}${problem("edition")}
    <fieldset>
      <legend>${words["lobby-players"]}</legend>
      <ol class="vc-places">${repeat(table.places, (place) => place, placeRow(words, table, lobby))}</ol>
      <button type="button" class="vc-button vc-quiet" ?hidden=${table.places.length >= table.most} @click=${() => {
        table.seat();
        reseated();
      }}>${words["lobby-add"]}</button>
      ${
        forOne &&
        html`<button type="button" class="vc-button vc-quiet" ?hidden=${!table.canBeAlone} @click=${(
          /** @type {Event} */ event,
        ) => {
          table.playAlone();
          reseated();
          begin(event);
        }}>${forOne[0]}</button>`
      }
      ${forOne?.[1] && html`<p class="vc-alone"><a href=${pageOf(forOne[1])}>${words["alone-chapter"]}</a></p>`}
      ${problem("players")}${problem("start")}
    </fieldset>
    <fieldset class="vc-depths" ?hidden=${table.alone}><legend class="vc-spoken">${words["lobby-depth"]}</legend>${depth}</fieldset>
    <details class="vc-more">
      <summary>${words["lobby-more"]}</summary>
      <p class="vc-about">${words["lobby-rulings-about"]}</p>
      ${rulings
        .filter(([, , , alone]) => !alone || table.alone)
        .map(([key, label, list]) => [
          choice(label, list, table.rulings[key], (ruling) => {
            table.rulings[key] = ruling;
          }),
          problem(`ruling:${key}`),
        ])}
    </details>
    ${ownCopy(words, table, lobby)}
  </form>`;
}
