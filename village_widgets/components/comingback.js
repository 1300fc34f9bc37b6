import { read, write } from "./browserstore.js";

/** @import { BoardState, CourseMessage } from "./messages" */
/** @typedef {CourseMessage & { table: BoardState, lesson: { at: string } }} Shown a step as it begins */
/** @typedef {{ made: string, newcomer: string, shown: Shown }} Kept */

// Whoever comes back to a chapter sees the step where they were at once, as it was shown the last time. What shows it then says
// whether it is so. One step is kept, that where the reader was last; no other browser needs it.
const KEY = "village-last-step";
const MADE = import.meta.url; // other scripts may show it in another way

/**
 * The step that the reader comes back to, if it was the last that was shown here.
 * @param {string} newcomer what no newcomer's progress names: the chapter @param {string} copy the reader's progress
 * @param {string} pointed the step that the address names
 */
export function cameBackTo(newcomer, copy, pointed) {
  const kept = /** @type {Kept | null} */ (read(KEY));
  if (!newcomer || kept?.made !== MADE || kept.newcomer !== newcomer) return null;
  return (pointed || placeIn(copy, JSON.parse(newcomer))) === kept.shown.lesson.at ? kept.shown : null;
}

/** @type {(copy: string, chapter: string) => string | undefined} */
function placeIn(copy, chapter) {
  try {
    return JSON.parse(copy).places[chapter];
  } catch {
    return undefined;
  }
}

/** Keeps what is shown of the chapter's steps as they begin. @param {string} newcomer */
export function keepsSteps(newcomer) {
  /** @type {Shown | null} */
  let shown = null;
  let chapter = "";
  /** @param {CourseMessage} message */
  return ({ table, lesson }) => {
    if (!newcomer || !lesson) return;
    chapter ||= lesson.chapter;
    if (lesson.chapter !== chapter || lesson.kind !== "step") return;
    if (table?.panels) shown = { table, lesson };
    else if (shown?.lesson.at === lesson.at)
      shown = { table: shown.table, lesson: { ...shown.lesson, steps: lesson.steps } };
    else return;
    write(KEY, { made: MADE, newcomer, shown });
  };
}

/** What a message tells beside what is shown already. @param {Shown} shown @param {CourseMessage} message @returns {CourseMessage} */
export function beside(shown, message) {
  const same = (/** @type {"table" | "lesson"} */ part) =>
    JSON.stringify(message[part]) === JSON.stringify(shown[part]);
  return {
    ...message,
    ...(same("table") && { table: undefined }),
    ...(same("lesson") && { lesson: undefined }),
  };
}
