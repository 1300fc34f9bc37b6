import { joinClauses, joinList, label as say } from "./sentences.js";

/** @import { ShownRow } from "./messages" */
/** @import { Words } from "./types" */

/** Return a label for each target of the board that says all that can be done there; targets of `alike` get
 * the label of another one.
 * @param {Words} words @param {ShownRow[]} rows @param {Record<string, string>} [alike] */
export function labelTargets(words, rows, alike = {}) {
  /** The label of each target. @type {Map<string, string>} */
  const labels = new Map();
  for (const { target, label, ways: [only, another] = [], note } of rows) {
    const paid = only?.[0] && !another ? joinList(words, label, only[0]) : label;
    const whole = note ? say(words, paid, note) : paid;
    const before = labels.get(target);
    labels.set(target, before === undefined ? whole : joinClauses(words, [before, whole]));
  }
  for (const [at, other] of Object.entries(alike)) {
    const label = labels.get(other);
    if (label) labels.set(at, label);
  }
  return labels;
}
