import { readLastSettings, leaveGuests, readOwnNumbers, takeGuests } from "./storage.js";

/** @import { NewTableForm } from "./messages" */
/** @import { Draft, NewPlayer } from "./types" */

/** Return the first value of a list that is not taken, or the first of all if each is.
 * @param {string[]} list @param {string[]} taken */
const findUnused = (list, taken) => list.find((value) => !taken.includes(value)) ?? list[0];

/** The settings of a new table while its form is filled in: places, starting player, depth and rulings. The
 * choices are in `offered`. */
export class TableSettings {
  /** The players at the table, in the order of their seats. @type {NewPlayer[]} */
  places = [];
  /** Players for whom the edition has no place: no table begins until they are taken away.
   * @type {NewPlayer[]} */
  standing = [];
  /** Players who step back for the one who plays alone. @type {NewPlayer[]} */
  resting = [];

  /** Propose the settings of an unfinished form (`draft`) or else the last ones, as far as they are offered;
   * rulings stay only from a draft. Players who come from another game's form take the place of the listed
   * ones.
   * @param {NewTableForm} offered @param {Draft | null} [draft] */
  constructor(offered, draft = null) {
    const before = draft ?? readLastSettings(offered.kept);
    this.offered = offered;
    const { editions, depths, rulings, game } = offered;
    this.edition = (editions.find(({ key }) => key === before?.edition) ?? editions[0]).key;
    this.depth = (depths.find(([key]) => key === before?.depth) ?? depths[0])[0];
    const guests = takeGuests();
    // players of another game's form, if they were typed or no draft has others
    const others = guests && (guests.said || !before) ? guests : null;
    /** The players who are proposed, those of the other form first. @type {NewPlayer[]} */
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

  /** All who are to play, also those without a place. */
  get all() {
    return [...this.places, ...this.standing];
  }

  /** The names, colours and starting player as one text, to be compared. */
  get seating() {
    return JSON.stringify([this.all.map(({ name, colour }) => [name, colour]), this.start]);
  }

  /** The place of the starting player among all, from 0. */
  get start() {
    return this.all.indexOf(this.starter);
  }

  /** Tell whether the player of this page has said who sits where. */
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
  /** The numbers of players that the edition allows, in a sentence. */
  get room() {
    return this.#chosen.room;
  }
  /** Tell whether one player plays alone; such a table is followed in full. */
  get alone() {
    return this.places.length === 1;
  }
  /** The key of an edition for a single player: the chosen one if it allows that, else the first that
   * does, if any. */
  get #forOne() {
    return [this.#chosen, ...this.offered.editions].find(({ least }) => least === 1)?.key;
  }
  /** Tell whether the form offers to play alone. */
  get canBeAlone() {
    return !this.alone && Boolean(this.#forOne);
  }

  /** Let the first player play alone: the others step back, and the edition becomes one for a single
   * player. */
  playAlone() {
    if (this.#forOne) this.choose(this.#forOne);
    this.resting = [...this.places.slice(1), ...this.standing];
    this.places = this.places.slice(0, 1);
    this.standing = [];
    this.#arrange();
  }

  /** The rulings of the edition as it is printed, by key. */
  get printed() {
    return { ...this.#chosen.rulings };
  }

  /** Seat a known player; if none is given, one who stepped back, or with null or without such a one a new
   * player. They get their own colour if it is free, else one that none of the `others` wants.
   * @param {NewPlayer | null} [known] @param {NewPlayer[]} [others] */
  seat(known = this.resting.shift(), others = []) {
    const { colours, names } = this.offered;
    const offered = colours.map(([value]) => value);
    const taken = this.places.map((one) => one.colour);
    const free = known && offered.includes(known.colour) && !taken.includes(known.colour);
    const name =
      known?.name ??
      findUnused(
        [...names.slice(this.places.length), ...names],
        this.places.map((one) => one.name),
      );
    const colour = free
      ? known.colour
      : findUnused(offered, [...taken, ...others.map((other) => other.colour)]);
    this.places.push(Object.assign(known ?? {}, { name, colour }));
  }

  /** Take a player away; one who stands without a place moves up. The first player starts if the starter has
   * gone.
   * @param {NewPlayer} place */
  remove(place) {
    this.places = this.places.filter((other) => other !== place);
    this.standing = this.standing.filter((other) => other !== place);
    this.#arrange();
  }

  /** Move a player one place up. @param {NewPlayer} place */
  raise(place) {
    const at = this.places.indexOf(place);
    this.places.splice(at, 1);
    this.places.splice(at - 1, 0, place);
  }

  /** Give a player a colour. Another player who had it gets a free one.
   * @param {NewPlayer} place @param {string} colour */
  recolour(place, colour) {
    const before = this.places.find((other) => other !== place && other.colour === colour);
    place.colour = colour;
    if (before)
      before.colour = findUnused(
        this.offered.colours.map(([value]) => value),
        this.places.map((other) => other.colour),
      );
  }

  /** Choose an edition with the rulings that are printed in it. Players who stepped back come again; as many
   * are seated as it needs and allows.
   * @param {string} edition */
  choose(edition) {
    this.edition = edition;
    this.rulings = this.printed;
    this.standing.push(...this.resting.splice(0));
    this.#arrange();
    while (this.places.length < this.least) this.seat();
  }

  /** Seat as many of the players as there is room for; the others stand. The first player starts if no other
   * does. */
  #arrange() {
    this.standing.unshift(...this.places.splice(this.most));
    while (this.standing.length && this.places.length < this.most) this.seat(this.standing.shift());
    if (!this.all.includes(this.starter)) [this.starter] = this.places;
  }

  /** The settings of the table, as Python gets them, without players who have no place. */
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
    return this.owned ? readOwnNumbers(this.edition) : "";
  }
}
