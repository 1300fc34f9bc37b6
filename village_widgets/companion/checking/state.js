import { read, remove, write } from "../../components/browserstore.js";

/** @import { CheckField, CheckStep } from "../messages" */
/** @import { Progress, Walk, WalkState } from "../types" */

// The walk through a copy as it stands on one page, what is read off it, and what the browser remembers of it.

const BEGUN = "village-companion.checking."; // and the edition: where the walk was left, and what is not yet handed over

/** @type {Walk} */
export const UNOPENED = { edition: "", editions: [], players: [], words: {}, pieces: [], steps: [], defs: "", text: "", used: "", kept: "", stay: "", file: "", taken: "", table: [[], ""], differs: [], unread: [] };

/** @returns {WalkState} */
export const unopened = () => ({ walk: UNOPENED, here: null, turn: 0, waiting: [], begun: { at: "", also: [], values: {} }, typed: {}, problems: [], offered: null, fleeting: false, table: {} });

// What this browser remembers of a walk, whatever stands there.
/** @param {string} edition @returns {Progress} */
export function progressOf(edition) {
  const found = read(BEGUN + edition);
  return { at: String(found?.at ?? ""), also: [].concat(found?.also ?? []).filter(Number.isInteger), values: Object(found?.values) };
}

/** @param {string} edition @param {Progress} begun */
export const rememberProgress = (edition, begun) => write(BEGUN + edition, begun);
/** @param {string} edition */
export const forgetProgress = (edition) => remove(BEGUN + edition);

/** @param {WalkState} state @param {string | null} key */
export const stepOf = (state, key) => state.walk.steps.find((step) => step.key === key);

/** @param {CheckStep} step */
export const fieldsOf = (step) => step.spots.flatMap((spot) => spot.fields);

// What stands in a field: what was typed, or what Python told.
/** @param {WalkState} state @param {CheckField} field */
export const fieldValue = (state, field) => (field.key in state.begun.values ? state.begun.values[field.key] : field.value);

/** @param {WalkState} state @param {CheckStep} step */
export const stepValues = (state, step) => Object.fromEntries(fieldsOf(step).map((field) => [field.key, fieldValue(state, field)]));

// The step before one, and the next one after it at which something is open; null leads to all steps.
/** @param {WalkState} state @param {CheckStep} step */
export const before = ({ walk: { steps } }, step) => steps[steps.indexOf(step) - 1]?.key ?? null;
/** @param {WalkState} state @param {CheckStep} step */
export const after = ({ walk: { steps } }, step) => steps.slice(steps.indexOf(step) + 1).find((next) => next.state === "open")?.key ?? null;

// Where the walk goes on: where it was left, or at the first step at which something is open.
/** @param {WalkState} state */
export const goesOn = (state) => [stepOf(state, state.begun.at), ...state.walk.steps].find((step) => step?.state === "open")?.key;
