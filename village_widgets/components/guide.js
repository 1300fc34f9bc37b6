/** @import { TeacherCard } from "./messages" */
/** @import { Board, Clear } from "./types" */

const ENOUGH = 0.7; // the share of a place that must be seen to follow what happens there

/** Scrolls the page to what a reader should see: to what happens, to what a lesson speaks of, and to what is
 * asked. */
export class Guide {
  /** @type {string[]} */
  advised = []; // places that a guided game's advice names
  /** @type {ReturnType<Clear["here"]> | null} */
  before = null; // where the page was before it followed what happens

  /** @param {Board} board @param {Clear} clear */
  constructor(board, clear) {
    this.board = board;
    this.clear = clear;
  }

  get isAway() {
    return this.before !== null;
  }

  /** Show a place, with its whole panel if there is room.
   * @param {Element | null | undefined} place */
  show(place) {
    this.clear.show(place, place?.closest(".vc-panel") ?? null);
  }

  /** Return what should be seen while a player decides: what is advised, or else what the question is about,
   * if it lies over the board. */
  wanted() {
    const places = this.board.places(this.advised);
    return places.length || !this.clear.covers() ? places : this.board.asked();
  }

  /** Show one of the wanted places. */
  uncover = () => {
    const places = this.wanted();
    if (!this.clear.isAnyClear(places)) this.show(places[0]);
  };

  /** Show the panel on which something happens, unless most of it is seen. A narrow page doesn't scroll to
   * other players' own panels: what they have stands above the board.
   * @param {string} panel */
  follow = (panel) => {
    const { board, clear } = this;
    const skipped = !panel || (clear.covers() && board.isAnothers(panel));
    const place = skipped ? undefined : board.named(panel);
    if (!place || clear.share(place) > ENOUGH) return;
    this.before ??= clear.here();
    clear.show(place, null);
  };

  /** Scroll back to where the page was, or to what is wanted if the question would lie over that. */
  home = () => {
    const { clear, before } = this;
    const places = this.wanted();
    if (clear.holds) clear.lift();
    else if (places.length && !clear.isAnyClear(places, before?.by() ?? 0)) this.uncover();
    else before?.back();
    this.before = null;
  };

  /** Show what a card speaks of: beside the text the task's surroundings; under a text that lies over the
   * board the place itself, then as much as has room. An answer shows what it points at.
   * @param {TeacherCard} card @param {string} state @param {Element[]} texts */
  attend({ lit, near = lit }, state, texts) {
    const { board, clear } = this;
    const task = board.places(near);
    if (!clear.covers()) {
      if (task[0] && clear.share(task[0]) <= ENOUGH) this.show(task[0]);
    } else if (state === "done") clear.lift(board.places(lit));
    else if (state !== "wrong" && task[0]) clear.lift([task[0], ...board.places(lit), ...texts, ...task]);
  }
}
