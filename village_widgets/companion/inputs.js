import { Conflicts } from "./conflicts.js";
import { describeWaiting } from "./waiting.js";

/** @import { CompanionMessage } from "./messages" */
/** @import { SeatedPage } from "./seated" */
/** @import { Input } from "./types" */
/** @import { Sheet } from "../components/types" */
/** @import { Words } from "./words" */
/** The views in which inputs are made: they may ask something first, and a pressed button stays pressed until
 * it is released.
 * @typedef {{ isAsking: () => boolean, releaseButtons: () => void }} InputViews */

/** The inputs of this page at its table: they are entered, taken back before they are sent, and settled if
 * they came too late. */
export class Inputs {
  /** @param {Words} words @param {Sheet} answers @param {() => SeatedPage | null} findTable
   * @param {() => InputViews} findViews @param {() => void} draw */
  constructor(words, answers, findTable, findViews, draw) {
    this.findTable = findTable;
    this.findViews = findViews;
    this.draw = draw;
    this.conflicts = new Conflicts(
      words,
      answers,
      (token, input) => this.settle(token, input),
      (token) => findTable()?.list.filter(({ behind }) => behind === token) ?? [],
      (waiting) => describeWaiting(words, waiting),
      (token) => this.take(token),
      (token) => findTable()?.repeat(token),
    );
  }

  /** Keep an input until it is known to be stored; an undo first takes back the last input if that was not
   * sent yet.
   * @param {SeatedPage} table @param {Input} input @param {string} [said] */
  enter(table, input, said) {
    const goes = input.do === "undo" || input.do === "redo";
    if (input.do === "undo" && !input.count && this.take()) return;
    const ahead = goes && table.waiting > 0 && !this.findViews().isAsking();
    table.enter(ahead ? { ...input, ahead } : input, said);
    this.draw();
  }

  /** Take back an input that was not sent yet; return whether there was one.
   * @param {string} [token] that of the input; the last one if none is named */
  take(token) {
    const taken = this.findTable()?.take(token) ?? false;
    if (taken) this.findViews().releaseButtons();
    this.draw();
    return taken;
  }

  /** Settle an input that came too late: enter `input` in its place, or leave it out if that is null.
   * @param {string} token @param {Input | null} input */
  settle(token, input) {
    const table = this.findTable();
    if (!table) return;
    table.settle(token, input);
    this.findViews().releaseButtons();
    this.draw();
  }

  /** Note which inputs were stored, and show the one that conflicts with others.
   * @param {CompanionMessage} message */
  receive(message) {
    const table = this.findTable();
    table?.receiveResults(message);
    if (message.answered) this.findViews().releaseButtons();
    if (table && message.conflict) this.conflicts.show(message.conflict);
  }
}
