import { read, remove, write } from "../../components/browserstore.js";

/** @import { CheckField, CheckStep } from "../messages" */
/** @import { CheckProgress, CheckState, WholeCheck } from "../types" */
/** @import { Words } from "../words" */

// The state of a check on one page, questions to it, and the progress that the browser stores.

// with the edition's name: the progress of a check
const BEGUN = "village-companion.checking.";

/** A check in which no copy has been opened. @type {WholeCheck} */
export const UNOPENED = {
  edition: "",
  editions: [],
  players: [],
  also: "",
  pieces: [],
  steps: [],
  defs: "",
  text: "",
  corrected: 0,
  kept: "",
  stay: "",
  file: "",
  taken: "",
  table: [[], ""],
  differs: [],
  unread: [],
};

/** Return the state of a page before a copy is opened. @param {Words} words @returns {CheckState} */
export const makeUnopened = (words) => ({
  words,
  check: UNOPENED,
  here: null,
  turn: 0,
  waiting: [],
  begun: { at: "", also: [], values: {} },
  typed: {},
  problems: [],
  offered: null,
  fleeting: false,
  table: {},
});

/** Load the progress of a check; whatever is missing or broken in it is empty.
 * @param {string} edition @returns {CheckProgress} */
export function readProgress(edition) {
  const found = read(BEGUN + edition);
  return {
    at: String(found?.at ?? ""),
    also: [].concat(found?.also ?? []).filter(Number.isInteger),
    values: Object(found?.values),
  };
}

/** Store the progress of a check. @param {string} edition @param {CheckProgress} begun */
export const rememberProgress = (edition, begun) => write(BEGUN + edition, begun);
/** Forget the progress of a check. @param {string} edition */
export const forgetProgress = (edition) => remove(BEGUN + edition);

/** Find a step by its key; undefined if there is none.
 * @param {CheckState} state @param {string | null} key */
export const findStep = (state, key) => state.check.steps.find((step) => step.key === key);

/** Return the fields of all spots of a step. @param {CheckStep} step */
export const listFields = (step) => step.spots.flatMap((spot) => spot.fields);

/** Return the value of a field: the typed one, or that of Python.
 * @param {CheckState} state @param {CheckField} field */
export const findValue = (state, field) =>
  field.key in state.begun.values ? state.begun.values[field.key] : field.value;

/** Return the values of all fields of a step, by key. @param {CheckState} state @param {CheckStep} step */
export const findValues = (state, step) =>
  Object.fromEntries(listFields(step).map((field) => [field.key, findValue(state, field)]));

/** Return the key of the step before this one; null, which leads to the list of all steps, for the first.
 * @param {CheckState} state @param {CheckStep} step */
export const findPrevious = ({ check: { steps } }, step) => steps[steps.indexOf(step) - 1]?.key ?? null;
/** Return the key of the next open step after this one; null, which leads to the list of all steps, if there
 * is none.
 * @param {CheckState} state @param {CheckStep} step */
export const findNextOpen = ({ check: { steps } }, step) =>
  steps.slice(steps.indexOf(step) + 1).find((next) => next.state === "open")?.key ?? null;

/** Return the key of the step at which the check goes on: the one that the reader turned to last, if it is
 * open, or else the first open one; undefined if all are done.
 * @param {CheckState} state */
export const findResumed = (state) =>
  [findStep(state, state.begun.at), ...state.check.steps].find((step) => step?.state === "open")?.key;
