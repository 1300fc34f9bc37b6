import { findState } from "./card.js";
import { reveal } from "./element.js";

/** @import { TeacherCard } from "./messages" */
/** @import { Lesson } from "./lesson" */
/** @import { Board, Clear } from "./types" */

const ENOUGH = 0.7; // the share of a task's place that must be in view

/** Scrolls the page to what a reader should see: to what a lesson speaks of, and to what is asked. */
export class Guide {
  /** Targets that a guided game's advice points at. @type {string[]} */
  advised = [];
  hints = 0; // the hints that the reader got for the step

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

  /** Show a place that was asked for, and light it up. @param {string} at */
  point(at) {
    this.board.light(at);
    this.show(this.board.subject);
  }

  /** Follow a lesson's card: show what it speaks of when it begins or gives another hint, and where the
   * question lies over the board; of a guided game what its advice points at, unless pieces move.
   * @param {TeacherCard} card @param {Pick<Lesson, "lays" | "texts">} lesson @param {boolean} begins
   * @param {boolean} moves */
  followCard(card, lesson, begins, moves) {
    const { clear } = this;
    const hints = card.kind === "step" ? card.hints.length : 0;
    const isGame = card.kind === "game";
    this.advised = isGame ? card.lit : [];
    if (isGame && !moves) clear.callWhenSeen(this.uncover);
    else if (!isGame && (begins || hints > this.hints || (clear.isCovering() && !lesson.lays)))
      clear.callWhenSeen(() => this.attend(card, findState(card), lesson.texts));
    this.hints = hints;
  }

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
