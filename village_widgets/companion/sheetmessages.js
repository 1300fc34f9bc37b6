import { joinSentences } from "../components/sentences.js";
import { html } from "../vendor/lit-html.js";

/** @import { CompanionMessage } from "./messages" */
/** @import { FieldProblem } from "../components/messages" */
/** @import { Sheet } from "../components/types" */
/** @import { Words } from "./words" */

// Messages of a table's page in the sheet above everything: what went wrong, and what was drawn.

/** Say what went wrong at a table, and what was drawn.
 * @param {Words} words @param {Sheet} answers
 * @param {Pick<CompanionMessage, "wrong" | "failed" | "misheard" | "drawn">} message */
export function tellMessages(words, answers, { wrong, failed, misheard, drawn }) {
  if (wrong) answers.tellWrong(words["table-wrong"], wrong);
  if (failed) answers.tellWrong(words["table-wrong"], words["table-failed"]);
  if (misheard) answers.tellWrong(words["table-wrong"], words.misheard);
  if (!drawn) return;
  const lines = drawn.map((line) => html`<li>${line}</li>`);
  answers.tell(words.drawn, "", html`<ul class="vc-drawn-lines">${lines}</ul>`);
}

/** Say at a table why another one can't be opened: the lobby with its fields is out of sight.
 * @param {Words} words @param {Sheet} answers @param {FieldProblem[]} problems */
export function tellProblems(words, answers, problems) {
  const [[field]] = problems;
  const wanted = field === "open" ? "lobby-file" : field === "begin" ? "lobby-new" : "lobby-join";
  answers.tellWrong(words[wanted], joinSentences(words, ...problems.map(([, said]) => said)));
}
