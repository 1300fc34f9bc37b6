import { read, remove, write } from "../../components/browserstore.js";

/** @import { CheckField, CheckStep } from "../messages" */
/** @import { Progress, WholeCheck, CheckState } from "../types" */
/** @import { Words } from "../words" */

// The check of a copy as it stands on one page, what is read off it, and what the browser remembers of it.

// and the edition: where the check was left, and what is not yet handed over
const BEGUN = "village-companion.checking.";

/** @type {WholeCheck} */
export const UNOPENED = {
  edition: "",
  editions: [],
  players: [],
  also: "",
  pieces: [],
  steps: [],
  defs: "",
  text: "",
  used: "",
  kept: "",
  stay: "",
  file: "",
  taken: "",
  table: [[], ""],
  differs: [],
  unread: [],
};

/** @param {Words} words @returns {CheckState} */
export const unopened = (words) => ({
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

// What this browser remembers of a check, whatever stands there.
/** @param {string} edition @returns {Progress} */
export function progressOf(edition) {
  const found = read(BEGUN + edition);
  return {
    at: String(found?.at ?? ""),
    also: [].concat(found?.also ?? []).filter(Number.isInteger),
    values: Object(found?.values),
  };
}

/** @param {string} edition @param {Progress} begun */
export const rememberProgress = (edition, begun) => write(BEGUN + edition, begun);
/** @param {string} edition */
export const forgetProgress = (edition) => remove(BEGUN + edition);

/** @param {CheckState} state @param {string | null} key */
export const stepOf = (state, key) => state.check.steps.find((step) => step.key === key);

/** @param {CheckStep} step */
export const fieldsOf = (step) => step.spots.flatMap((spot) => spot.fields);

// What stands in a field: what was typed, or what Python told.
/** @param {CheckState} state @param {CheckField} field */
export const fieldValue = (state, field) =>
  field.key in state.begun.values ? state.begun.values[field.key] : field.value;

/** @param {CheckState} state @param {CheckStep} step */
export const stepValues = (state, step) =>
  Object.fromEntries(fieldsOf(step).map((field) => [field.key, fieldValue(state, field)]));

// The step before one, and the next one after it at which something is open; null leads to all steps.
/** @param {CheckState} state @param {CheckStep} step */
export const before = ({ check: { steps } }, step) => steps[steps.indexOf(step) - 1]?.key ?? null;
/** @param {CheckState} state @param {CheckStep} step */
export const after = ({ check: { steps } }, step) =>
  steps.slice(steps.indexOf(step) + 1).find((next) => next.state === "open")?.key ?? null;

// Where the check goes on: where it was left, or at the first step at which something is open.
/** @param {CheckState} state */
export const goesOn = (state) =>
  [stepOf(state, state.begun.at), ...state.check.steps].find((step) => step?.state === "open")?.key;
