import { live } from "../vendor/directives/live.js";
import { repeat } from "../vendor/directives/repeat.js";
import { html, nothing } from "../vendor/lit-html.js";
import { pageOf } from "../components/address.js";
import { inputOf, selectAll, tap } from "../components/templates.js";
import { lastSettings, leaveGuests, ownNumbers, ownNumbersSaid, takeGuests } from "./storage.js";

/** @import { NewTableForm } from "./messages" */
/** @import { Place } from "./types" */
/** @import { WordKey, Words } from "./words" */
/** @typedef {{ problem: (field: string) => unknown, draw: () => void, reseat: () => void,
 * check: (edition: string, players: number) => void, begin: (event: Event) => void,
 * turn: (game: string) => void }} Around functions of the lobby around the form */

/** Return the first value of a list that is not taken. @param {string[]} list @param {string[]} taken */
const unused = (list, taken) => list.find((value) => !taken.includes(value)) ?? list[0];

/** The settings of a new table while its form is filled in: places, starting player, depth and rulings. The
 * choices are in `offered`. */
export class NewTable {
  /** @type {Place[]} */
  places = [];
  /** @type {Place[]} */
  standing = []; // players without a place at this game or edition
  owned = true; // whether the table uses the numbers of the owner's copy, if there are any

  /** Propose the last settings again, as far as they are offered. @param {NewTableForm} offered */
  constructor(offered) {
    const before = lastSettings(offered.kept);
    this.offered = offered;
    const { editions, depths } = offered;
    this.edition = (editions.find(({ key }) => key === before?.edition) ?? editions[0]).key;
    this.depth = (depths.find(([key]) => key === before?.depth) ?? depths[0])[0];
    const guests = takeGuests();
    // players who come from another game's form
    const others = guests && (guests.said || !before) ? guests : null;
    const known = others?.places ?? (Array.isArray(before?.players) ? before.players : []);
    for (const place of known.length >= this.least ? known : [null, null]) this.seat(place, known);
    this.#keep(this.places);
    this.starter = this.places[others?.start ?? 0] ?? this.places[0];
    this.rulings = this.printed;
    this.seatedAtFirst = this.seating;
    this.changed = others?.said ?? false; // whether the player has changed who sits where
  }

  /** The names, colours and starting player as one text, to be compared. */
  get seating() {
    return JSON.stringify([
      this.places.map(({ name, colour }) => [name, colour]),
      this.places.indexOf(this.starter),
    ]);
  }

  /** Keep the players for the form of another game, which replaces this one. */
  leave() {
    const { game } = this.offered;
    const places = [...this.places, ...this.standing].map((place) => ({
      ...place,
      colours: { ...place.colours, [game]: place.colour },
    }));
    leaveGuests({
      places,
      start: this.places.indexOf(this.starter),
      said: this.changed || this.seating !== this.seatedAtFirst,
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
  /** Whether one player plays alone; such a table is followed in full. */
  get alone() {
    return this.places.length === 1;
  }
  /** The edition for a single player: the chosen one if it allows that, else the first that does, if any. */
  get #forOne() {
    return [this.#chosen, ...this.offered.editions].find(({ least }) => least === 1)?.key;
  }
  /** Whether the form offers to play alone. */
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

  /** Seat a known player, one without a place, or a new one: in their own colour if it is free, else in one
   * that none of the `others` wants.
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

  /** Move a player one place up. @param {Place} place */
  raise(place) {
    const at = this.places.indexOf(place);
    this.places.splice(at, 1);
    this.places.splice(at - 1, 0, place);
  }

  /** Give a player a colour. Another player who had it gets a free one.
   * @param {Place} place @param {string} colour */
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

  /** Seat as many of the players as there is room for; the others stand. @param {Place[]} places */
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

  /** The numbers of the owner's copy as the text of a file; empty if the table doesn't use them. */
  get copy() {
    return this.owned ? ownNumbers(this.edition) : "";
  }
}

/** @type {(event: Event) => string} */
const value = (event) => inputOf(event).value;

/** @type {(list: [string, string, ...unknown[]][], chosen: string) => unknown} */
const options = (list, chosen) =>
  list.map(
    ([value, label]) => html`<option value=${value} .selected=${live(value === chosen)}>${label}</option>`,
  );

// The first letter of a colour's name, for players who can't tell colours apart.
/** @type {(colours: [string, string, ...unknown[]][], colour: string) => string} */
const initial = (colours, colour) =>
  [...(colours.find(([value]) => value === colour)?.[1] ?? "")].slice(0, 1).join("").toUpperCase();

/** Render one place: its colour, its name, the starting player's mark, and buttons that move or remove it.
 * @param {Words} words @param {NewTable} table @param {Around} lobby */
const placeRow =
  (words, table, { problem, draw, reseat }) =>
  (/** @type {Place} */ place, /** @type {number} */ at) => {
    const { colours } = table.offered;
    /** @param {WordKey} key */
    const said = (key) => `${words[key]}: ${at + 1}`;
    const raise = () => {
      table.raise(place);
      reseat();
    };
    const remove = () => {
      table.remove(place);
      reseat();
    };
    /** @param {Event} event */
    const recolour = (event) => {
      table.recolour(place, value(event));
      draw();
    };
    /** @param {Event} event */
    const rename = (event) => {
      place.name = value(event);
    };
    const start = () => {
      table.starter = place;
    };
    return html`<li class="vc-place">
    <span class="vc-swatch" data-colour=${place.colour} data-sign=${initial(colours, place.colour)}
    ><select aria-label=${said("lobby-colour")} @change=${recolour}
    >${options(colours, place.colour)}</select></span>
    <input type="text" autocomplete="off" maxlength="30" aria-label=${said("lobby-name")}
      .value=${live(place.name)} @input=${rename} @focus=${selectAll}>
    <label class="vc-starts" title=${words["lobby-starter"]}>
      <input type="radio" name="start" aria-label=${said("lobby-starts-seat")}
        .checked=${live(place === table.starter)} @change=${start}>
      <span aria-hidden="true"><b>${words["lobby-starts"]}</b><i>${words["lobby-starts-ask"]}</i></span>
    </label>
    ${tap("↑", raise, "vc-quiet vc-up", {
      title: words["lobby-up"],
      label: said("lobby-up"),
      disabled: at === 0,
    })}
    ${tap("×", remove, "vc-quiet vc-remove", {
      title: words["lobby-remove"],
      label: said("lobby-remove"),
      disabled: table.places.length <= table.least,
    })}
    <div class="vc-problems">${problem(`name:${at}`)}${problem(`colour:${at}`)}</div>
  </li>`;
  };

/** Render the choice to use the owner's numbers, if this browser has some, and the button that checks a copy.
 * @param {Words} words @param {NewTable} table @param {Around} lobby */
function ownCopy(words, table, { check, problem }) {
  const kept = Boolean(ownNumbers(table.edition));
  const toCheck = tap(words["lobby-check"], () => check(table.edition, table.places.length), "vc-quiet");
  const use = (/** @type {Event} */ event) => {
    table.owned = inputOf(event).checked;
  };
  const owned = ownNumbersSaid(table.edition) || words["lobby-owned"];
  return [
    html`<div class="vc-own-numbers" ?hidden=${!kept}>
      <label><input type="checkbox" .checked=${live(table.owned)} @change=${use}><span>${owned}</span></label>
      ${toCheck}</div>`,
    problem("copy"),
    problem("begin"),
    html`<button type="submit" class="vc-button vc-main">${words["lobby-create"]}</button>`,
    html`<p class="vc-lobby-check" ?hidden=${kept}>
      ${toCheck}<small>${words["lobby-check-about"]}</small></p>`,
  ];
}

/** Render the form of a new table. @param {Words} words @param {NewTable} table @param {Around} lobby */
export function newTableForm(words, table, lobby) {
  const { problem, reseat, begin, turn } = lobby;
  const { editions, rulings, depths, alone: forOne, game, games } = table.offered;
  /** @type {(label: string, list: [string, string, ...unknown[]][], chosen: string, pick: (value: string) =>
   * void) => unknown} */
  const choice = (label, list, chosen, pick) => {
    const change = (/** @type {Event} */ event) => {
      pick(value(event));
      lobby.draw();
    };
    const seen = list.find(([key]) => key === chosen)?.[1];
    return html`<label class="vc-labelled">
      <span>${label}</span><span class="vc-chosen" aria-hidden="true">${seen}</span>
      <select @change=${change}>${options(list, chosen)}</select></label>`;
  };
  /** @param {string} edition */
  const choose = (edition) => {
    table.choose(edition);
    reseat();
  };
  const depth = depths.map(([key, label, about]) => {
    const follow = () => {
      table.depth = key;
    };
    return html`<label class="vc-depth">
      <input type="radio" name="depth" value=${key} .checked=${live(key === table.depth)} @change=${follow}>
      <span><b>${label}</b><small>${about}</small></span></label>`;
  });
  const titled = games.map(([key, title]) =>
    tap(title, () => key !== game && turn(key), "vc-quiet", { pressed: key === game }),
  );
  const switcher = html`<div class="vc-games" role="group" aria-label=${words.games}>${titled}</div>`;
  const add = () => {
    table.seat();
    reseat();
  };
  const chapter = forOne?.[1];
  const playAlone = (/** @type {Event} */ event) => {
    table.playAlone();
    reseat();
    begin(event);
  };
  return html`<form class="vc-new-table" novalidate @submit=${begin}>
    ${games.length > 1 ? switcher : nothing}
    ${choice(
      words["lobby-edition"],
      editions.map(({ key, label }) => [key, label]),
      table.edition,
      choose,
    )}${problem("edition")}
    <fieldset>
      <legend>${words["lobby-players"]}</legend>
      <ol class="vc-places">${repeat(table.places, (place) => place, placeRow(words, table, lobby))}</ol>
      ${tap(words["lobby-add"], add, "vc-quiet", { hidden: table.places.length >= table.most })}
      ${forOne && tap(forOne[0], playAlone, "vc-quiet", { hidden: !table.canBeAlone })}
      ${chapter && html`<p class="vc-alone"><a href=${pageOf(chapter)}>${words["alone-chapter"]}</a></p>`}
      ${problem("players")}${problem("start")}
    </fieldset>
    <fieldset class="vc-depths" ?hidden=${table.alone}>
      <legend class="vc-spoken">${words["lobby-depth"]}</legend>${depth}</fieldset>
    <details class="vc-more">
      <summary>${words["lobby-more"]}</summary>
      <p class="vc-about">${words["lobby-rulings-about"]}</p>
      ${rulings
        .filter(([, , , matters]) => matters !== (table.alone ? "together" : "alone"))
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
