import { read, write } from "./browserstore.js";

/** @import { BoardState, CourseMessage } from "./messages" */
/** The messages that show a step as it begins.
 * @typedef {CourseMessage & { table: BoardState, lesson: { at: string } }} StepStart */
/** A step as the browser keeps it: what drew it, its chapter, and its messages.
 * @typedef {{ made: string, newcomer: string, shown: StepStart }} KeptStep */

// Readers who come back to a chapter see their step at once, as the page showed it last; the process confirms
// or corrects it. The browser keeps one step, the reader's last.
const KEY = "village-last-step";
/** Return a mark that differs for other scripts, which draw another page, and for another language. */
const markPage = () => `${import.meta.url} ${document.documentElement.lang}`;

/** Return the messages of the step that the reader comes back to, if it was shown last here, by these scripts
 * and in this language; else null.
 * @param {string} newcomer the chapter, as progress names it; empty on other pages
 * @param {string} copy the reader's progress @param {string} pointed the step that the address names */
export function findLastStep(newcomer, copy, pointed) {
  const kept = /** @type {KeptStep | null} */ (read(KEY));
  if (!newcomer || kept?.made !== markPage() || kept.newcomer !== newcomer) return null;
  return (pointed || findStep(copy, JSON.parse(newcomer))) === kept.shown.lesson.at ? kept.shown : null;
}

/** Return the reader's step in a chapter; undefined if their progress names none or can't be read.
 * @param {string} copy @param {string} chapter @returns {string | undefined} */
function findStep(copy, chapter) {
  try {
    return JSON.parse(copy).places[chapter];
  } catch {
    return undefined;
  }
}

/** Return a function to call with each message: it keeps the board and card of the step that is on the page.
 * @param {string} newcomer the chapter, as progress names it */
export function makeStepKeeper(newcomer) {
  /** The board and card of the step as it began. @type {StepStart | null} */
  let shown = null;
  let chapter = "";
  /** Keep the step that a message shows. @param {CourseMessage} message */
  return ({ table, lesson }) => {
    if (!newcomer || !lesson) return;
    chapter ||= lesson.chapter;
    if (lesson.chapter !== chapter || lesson.kind !== "step") return;
    if (table?.panels) shown = { table, lesson };
    else if (shown?.lesson.at === lesson.at)
      shown = { table: shown.table, lesson: { ...shown.lesson, steps: lesson.steps } };
    else return;
    write(KEY, { made: markPage(), newcomer, shown });
  };
}

/** Return a message without its table or lesson if the page already shows the same.
 * @param {StepStart} shown @param {CourseMessage} message @returns {CourseMessage} */
export function leaveOutShown(shown, message) {
  const isShown = (/** @type {"table" | "lesson"} */ part) =>
    JSON.stringify(message[part]) === JSON.stringify(shown[part]);
  return {
    ...message,
    ...(isShown("table") && { table: undefined }),
    ...(isShown("lesson") && { lesson: undefined }),
  };
}
