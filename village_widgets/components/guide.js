import { reveal } from "./element.js";

/** @import { TeacherCard } from "./messages" */
/** @import { Board, Clear } from "./types" */

const ENOUGH = 0.7; // the share of a task's place that must be in view

/** Scrolls the page to what a reader should see: to what a lesson speaks of, and to what is asked. */
export class Guide {
  /** Targets that a guided game's advice points at. @type {string[]} */
  advised = [];

  /** @param {Board} board @param {Clear} clear */
  constructor(board, clear) {
    this.board = board;
    this.clear = clear;
  }

  /** Show a place, with its whole panel if there is room.
   * @param {Element | null | undefined} place */
  show(place) {
    this.clear.show(place, place?.closest(".vc-panel") ?? null);
  }

  /** Return the places to be seen while a player decides: those that are advised, or else, where the question
   * lies over the board, those that it is about. */
  listWanted() {
    const places = this.board.listPlaces(this.advised);
    return places.length || !this.clear.isCovering() ? places : this.board.listAsked();
  }

  /** Show the first of the wanted places, unless one of them is clear. */
  uncover = () => {
    const places = this.listWanted();
    if (!places.some((place) => this.clear.isClear(place))) this.show(places[0]);
  };

  /** Show what is held in view, or else what is wanted if the question would lie over that. */
  returnHome = () => {
    if (this.clear.holds) this.clear.lift();
    else if (this.listWanted().length) this.uncover();
  };

  /** Show what a card speaks of: beside the text all panels of a step, or the task's surroundings; under a
   * text that lies over the board the place itself, then as much as has room. An answer shows what it points
   * at.
   * @param {TeacherCard} card @param {string} state @param {Element[]} texts */
  attend({ lit, near = lit, named = [] }, state, texts) {
    const { board, clear } = this;
    /** Find what some names mean; that of a panel means all of it, even if a place on it has the same
     * name. */
    const find = (/** @type {string[]} */ names) => {
      const panels = /** @type {Map<string, Element>} */ (board.panels);
      return names.flatMap((at) => panels.get(at) ?? board.listPlaces([at]));
    };
    const task = find(near);
    if (!clear.isCovering()) {
      const seen = named.length ? [...find(named), ...texts.slice(0, 1)] : [];
      if (seen.some((place) => !clear.isClear(place))) reveal(board.root, "start");
      else if (task[0] && clear.share(task[0]) <= ENOUGH) this.show(task[0]);
    } else if (state === "done") clear.lift(board.listPlaces(lit));
    else if (state !== "wrong" && task[0])
      clear.lift([task[0], ...find([...lit, ...named]), ...texts, ...task]);
  }
}
