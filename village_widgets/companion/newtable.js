import { part } from "../components/element.js";
import { live } from "../vendor/directives/live.js";
import { repeat } from "../vendor/directives/repeat.js";
import { html, nothing } from "../vendor/lit-html.js";
import { pageOf } from "../components/address.js";
import { inputOf, playerName, selectAll, tap } from "../components/templates.js";
import { lastSettings, leaveGuests, ownNumbers, ownNumbersSaid, takeGuests } from "./storage.js";

/** @import { NewTableForm } from "./messages" */
/** @import { Draft, Place } from "./types" */
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
  standing = []; // players for whom the edition has no place: no table begins until they are taken away
  /** @type {Place[]} */
  resting = []; // players who step back for the one who plays alone

  /** Propose the last settings again, or the ones of an unfinished form, as far as they are offered.
   * @param {NewTableForm} offered @param {Draft | null} [draft] */
  constructor(offered, draft = null) {
    const before = draft ?? lastSettings(offered.kept);
    this.offered = offered;
    const { editions, depths, rulings, game } = offered;
    this.edition = (editions.find(({ key }) => key === before?.edition) ?? editions[0]).key;
    this.depth = (depths.find(([key]) => key === before?.depth) ?? depths[0])[0];
    const guests = takeGuests();
    // players who come from another game's form
    const others = guests && (guests.said || !before) ? guests : null;
    /** @type {Place[]} */
    const listed = others?.places ?? (Array.isArray(before?.players) ? before.players : []);
    const known = listed.map((place) => ({ ...place, colour: place.colours?.[game] ?? place.colour }));
    for (const place of known.slice(0, this.most)) this.seat(place, known);
    while (this.places.length < (known.length ? this.least : 2)) this.seat(null);
    this.standing = known.slice(this.most);
    this.resting = !others && Array.isArray(draft?.resting) ? draft.resting : [];
    this.starter = this.all[others?.start ?? draft?.start ?? 0] ?? this.places[0];
    const chosen = rulings.flatMap(([key, , list]) =>
      list.some(([value]) => value === draft?.rulings?.[key]) ? [[key, draft?.rulings[key]]] : [],
    );
    this.rulings = { ...this.printed, ...Object.fromEntries(chosen) };
    this.owned = draft?.owned ?? true; // whether the table uses the numbers of the owner's copy
    this.seatedAtFirst = this.seating;
    this.changed = Boolean(draft?.said || others?.said); // whether the player has changed who sits where
  }

  /** Everyone who is to play, also those without a place. */
  get all() {
    return [...this.places, ...this.standing];
  }

  /** The names, colours and starting player as one text, to be compared. */
  get seating() {
    return JSON.stringify([this.all.map(({ name, colour }) => [name, colour]), this.start]);
  }

  get start() {
    return this.all.indexOf(this.starter);
  }

  /** Whether the player has said who sits where. */
  get said() {
    return this.changed || this.seating !== this.seatedAtFirst;
  }

  /** All that was typed and chosen, for a page that comes back. @returns {Draft} */
  get draft() {
    const { edition, all, start, depth, rulings, resting, owned, said } = this;
    return { edition, players: all, start, depth, rulings, resting, owned, said };
  }

  /** Keep the players for the form of another game, which replaces this one. */
  leave() {
    const { game } = this.offered;
    const places = [...this.all, ...this.resting].map((place) => ({
      ...place,
      colours: { ...place.colours, [game]: place.colour },
    }));
    leaveGuests({ places, start: this.start, said: this.said });
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
  /** For how many players the edition is, in words. */
  get room() {
    return this.#chosen.room;
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
    this.resting = [...this.places.slice(1), ...this.standing];
    this.places = this.places.slice(0, 1);
    this.standing = [];
    this.#arrange();
  }

  /** The rulings of the edition as it is printed. */
  get printed() {
    return { ...this.#chosen.rulings };
  }

  /** Seat a known player, one who stepped back, or a new one: in their own colour if it is free, else in one
   * that none of the `others` wants.
   * @param {Place | null} [known] @param {Place[]} [others] */
  seat(known = this.resting.shift(), others = []) {
    const { colours, names } = this.offered;
    const offered = colours.map(([value]) => value);
    const taken = this.places.map((one) => one.colour);
    const free = known && offered.includes(known.colour) && !taken.includes(known.colour);
    const name =
      known?.name ??
      unused(
        [...names.slice(this.places.length), ...names],
        this.places.map((one) => one.name),
      );
    const colour = free ? known.colour : unused(offered, [...taken, ...others.map((other) => other.colour)]);
    this.places.push(Object.assign(known ?? {}, { name, colour }));
  }

  /** @param {Place} place */
  remove(place) {
    this.places = this.places.filter((other) => other !== place);
    this.standing = this.standing.filter((other) => other !== place);
    this.#arrange();
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
    this.standing.push(...this.resting.splice(0));
    this.#arrange();
    while (this.places.length < this.least) this.seat();
  }

  /** Seat as many of the players as there is room for; the others stand. */
  #arrange() {
    this.standing.unshift(...this.places.splice(this.most));
    while (this.standing.length && this.places.length < this.most) this.seat(this.standing.shift());
    if (!this.all.includes(this.starter)) [this.starter] = this.places;
  }

  get settings() {
    const { edition, rulings } = this;
    const depth = this.alone ? "full" : this.depth;
    return {
      edition,
      players: this.places.map(({ name, colour }) => ({ name, colour })),
      start: this.start,
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

/** Render the players for whom the edition has no place, each with a button that takes them away.
 * @param {Words} words @param {NewTable} table @param {Around} lobby */
function standing(words, table, { reseat }) {
  const colours = table.offered.colours.map(([value]) => value);
  const row = (/** @type {Place} */ place) => {
    const { name, colour } = place;
    const remove = () => {
      table.remove(place);
      reseat();
    };
    return html`<li>${playerName([name, colours.includes(colour) ? colour : ""])}${tap(
      "×",
      remove,
      "vc-quiet vc-remove",
      { title: words["lobby-remove"], label: `${words["lobby-remove"]}: ${name}` },
    )}</li>`;
  };
  const all = table.standing;
  const reason = html`<p class="vc-problem">${table.room} ${words["lobby-no-place"]}</p>`;
  return html`<div role="status">${all.length ? reason : nothing}</div>
    <ul class="vc-standing" ?hidden=${!all.length}>${repeat(all, (place) => place, row)}</ul>`;
}

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
    table.standing.length ? html`<p class="vc-problem" id="vc-no-room">${table.room}</p>` : nothing,
    html`<button type="submit" class="vc-button vc-main" ?disabled=${table.standing.length > 0}
      aria-describedby=${table.standing.length ? "vc-no-room" : nothing}>${words["lobby-create"]}</button>`,
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
  const add = (/** @type {Event} */ event) => {
    const form = /** @type {Element} */ (event.currentTarget).closest("form");
    table.seat();
    reseat();
    // not on to the button of a game alone
    if (form && table.places.length >= table.most)
      part(form, ".vc-place:last-child input[type=text]").focus();
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
      ${standing(words, table, lobby)}
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
