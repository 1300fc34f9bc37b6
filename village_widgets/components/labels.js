import { joinClauses, joinList, joinLabel as say } from "./sentences.js";

/** @import { ShownRow } from "./messages" */
/** @import { Words } from "./types" */

/** Return what a button with a choice says: what is done, its price, and a note; each after a mark, so that
 * they don't run together when read aloud. Of several ways to pay the first is named as an example.
 * @param {Words} words @param {Pick<ShownRow, "label" | "ways" | "note">} row */
export function labelRow(words, { label, ways: [first, another] = [], note }) {
  const paid = first?.[0] ? joinList(words, label, another ? `${first[0]} …` : first[0]) : label;
  return note ? say(words, paid, note) : paid;
}

/** Return a label for each target of the board that says all that can be done there; targets of `alike` get
 * the label of another one.
 * @param {Words} words @param {ShownRow[]} rows @param {Record<string, string>} [alike] */
export function labelTargets(words, rows, alike = {}) {
  /** The label of each target. @type {Map<string, string>} */
  const labels = new Map();
  for (const { target, label, ways = [], note } of rows) {
    const whole = labelRow(words, { label, ways: ways.length > 1 ? [] : ways, note });
    const before = labels.get(target);
    labels.set(target, before === undefined ? whole : joinClauses(words, [before, whole]));
  }
  for (const [at, other] of Object.entries(alike)) {
    const label = labels.get(other);
    if (label) labels.set(at, label);
  }
  return labels;
}
