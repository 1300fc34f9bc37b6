/** @import { SettingsForm } from "./messages" */
/** A player as the form has them; `plays` is the person's or a program's level.
 * @typedef {{ name: string, colour: string, plays: string }} Player */
/** The value of each ruling, by its key. @typedef {Record<string, string>} Rulings */
/** The settings that began an earlier game; any part may be missing.
 * @typedef {{ edition?: string, players?: Partial<Player>[], rulings?: Rulings }} Before */

/** The settings of a game that is about to begin: its edition, its players and rulings. */
export class NewGame {
  /** All that can be chosen. @type {SettingsForm} */
  offered;
  edition = "";
  /** The players in their order. @type {Player[]} */
  players = [];
  /** The value of each ruling, by its key. @type {Rulings} */
  rulings = {};
  seed = "";

  /** @param {SettingsForm} offered
   * @param {Before | null} before how the last game was begun, if there was one */
  constructor(offered, before) {
    this.offered = offered;
    this.person = offered.plays[0][0];
    if (before?.players?.length && this.isOffered(before.edition)) this.restore(before);
    else {
      for (const plays of [this.person, offered.rival]) this.addPlayer(plays);
      this.changeEdition(offered.editions[0].key);
    }
  }

  /** The edition that is chosen. */
  get chosen() {
    const { editions } = this.offered;
    return editions.find(({ key }) => key === this.edition) ?? editions[0];
  }

  /** Tell whether the edition has a place for another player. */
  get canAddPlayer() {
    return this.players.length < this.chosen.most;
  }

  /** Tell whether the edition can do without one of the players. */
  get canRemovePlayer() {
    return this.players.length > this.chosen.least;
  }

  /** Tell whether an edition is offered.
   * @param {string} [edition] */
  isOffered(edition) {
    return this.offered.editions.some(({ key }) => key === edition);
  }

  /** Set what an earlier game was begun with, as far as it is still offered.
   * @param {Before} before */
  restore({ edition = "", players = [], rulings = {} }) {
    this.edition = edition;
    for (const player of players.slice(0, this.offered.colours.length))
      this.addPlayer(player.plays ?? this.offered.rival, player);
    this.changeEdition(edition);
    for (const [key, , options] of this.offered.rulings)
      if (options.some(([option]) => option === rulings[key])) this.rulings[key] = rulings[key];
  }

  /** Return the first of some values that no player has yet.
   * @param {string[]} values @param {"name" | "colour"} field @param {string} otherwise */
  findUnused(values, field, otherwise) {
    const used = new Set(this.players.map((player) => player[field]));
    return values.find((value) => !used.has(value)) ?? otherwise;
  }

  /** Add a player with a name and a colour of their own.
   * @param {string} plays @param {Partial<Player>} [before] the same player in an earlier game */
  addPlayer(plays, before = {}) {
    const { names, rival, colours } = this.offered;
    const known = plays in names ? plays : rival;
    const offered = colours.map(([colour]) => colour);
    const preferred = offered.filter((colour) => colour === before.colour);
    this.players.push({
      name: before.name || this.findUnused(names[known], "name", ""),
      colour: this.findUnused([...preferred, ...offered], "colour", offered[0]),
      plays: known,
    });
  }

  /** Tell whether the edition has no place for some of the players. */
  get isCrowded() {
    return this.players.length > this.chosen.most;
  }

  /** Set the edition with the rulings that are printed in it. Players are added until there are as many as it
   * needs; none is removed.
   * @param {string} edition */
  changeEdition(edition) {
    this.edition = edition;
    const { least, rulings } = this.chosen;
    this.setRulings(rulings);
    while (this.players.length < least) this.addPlayer(this.offered.rival);
  }

  /** Set the rulings that can be chosen to their values among others. @param {Rulings} values */
  setRulings(values) {
    this.rulings = Object.fromEntries(this.offered.rulings.map(([key]) => [key, values[key]]));
  }

  /** Set who plays for a player. A proposed name changes with it; a typed one stays.
   * @param {Player} player @param {string} plays */
  changePlays(player, plays) {
    const { names } = this.offered;
    const proposed = Object.values(names).flat().includes(player.name);
    player.plays = plays;
    if (proposed) player.name = this.findUnused(names[plays], "name", "");
  }

  /** Return the settings as they are now. */
  makeSettings() {
    const { edition, players, rulings, seed } = this;
    return { edition, players: players.map((player) => ({ ...player })), rulings: { ...rulings }, seed };
  }

  /** Return the settings for one person, in the chosen edition or else the first that has a game for one. */
  makeSettingsAlone() {
    const { chosen, players, person } = this;
    const edition = [chosen, ...this.offered.editions].find(({ least }) => least === 1) ?? chosen;
    return {
      ...this.makeSettings(),
      edition: edition.key,
      players: [{ ...(players.find(({ plays }) => plays === person) ?? players[0]), plays: person }],
      rulings: edition === chosen ? { ...this.rulings } : edition.rulings,
    };
  }
}
