import { joinLabel } from "../components/sentences.js";
import { renderButton } from "../components/templates.js";
import { html, nothing } from "../vendor/lit-html.js";
import { renderAnswers, makeChooser, renderFolding } from "./whose.js";

/** @import { Correct, Decided } from "../components/commands" */
/** @import { Alternative, CorrectionOffer, UnfittingLine } from "./messages" */
/** @import { Send, Sheet } from "../components/types" */
/** @import { Words } from "./words" */

/** Build the dialogs that correct one entry: the player picks another answer, and then decides about each
 * later entry that no longer fits. Nothing is entered until all of them are settled.
 * @param {Words} words @param {Send} send @param {Sheet} answers */
export function makeCorrecting(words, send, answers) {
  /** Send a correction for the table as it was with `v` lines.
   * @param {Correct} correction @param {number} v */
  function correct(correction, v) {
    answers.close();
    send({ ...correction, v });
  }

  /** Render an entry as it was told. @param {string} said */
  const renderQuoted = (said) => html`<p class="vc-mine">${said}</p>`;

  return {
    /** Ask what an entry should have been. @param {CorrectionOffer} correcting @param {number} v */
    show({ line, said, near, every, gap, forgotten }, v) {
      /** Put another answer in the entry's place. @param {Alternative[1]} answer */
      const put = (answer) => correct({ do: "correct", line, answer }, v);
      /** Add an answer that was forgotten before the entry. @param {Alternative[1]} answer */
      const add = (answer) => correct({ do: "correct", line: gap, answer, adds: true }, v);
      answers.tell(
        words.correct,
        words["correct-about"],
        renderQuoted(said),
        renderAnswers(near, put, said),
        renderButton(words["correct-leave"], () => correct({ do: "correct", line }, v)),
        renderFolding(words["correct-others"], makeChooser(words, every, put, said)),
        renderFolding(words["correct-adds"], makeChooser(words, forgotten.length ? forgotten : every, add)),
      );
      answers.again = () => send({ do: "alternatives", line });
    },
    /** Ask what becomes of a later entry that no longer fits.
     * @param {UnfittingLine} unfit @param {number} v */
    decide({ line, said, why, asked, anyway, instead, again }, v) {
      /** Go on with the correction, with one more decision about a later entry. @param {Decided} decided */
      const goOn = (decided) => correct({ ...again, decided: [...(again.decided ?? []), decided] }, v);
      const first = makeChooser(words, instead, (answer) => goOn([line, "first", answer]));
      answers.tell(
        words.unfit,
        words["unfit-about"],
        renderQuoted(said),
        why ? html`<p>${why}</p>` : nothing,
        renderButton(words["unfit-leave"], () => goOn([line, "leave", null]), "vc-main"),
        anyway ? renderButton(words["unfit-anyway"], () => goOn([line, "anyway", null])) : nothing,
        instead.length ? renderFolding(joinLabel(words, words["unfit-asked"], asked), first) : nothing,
      );
      answers.again = () => correct(again, v);
    },
  };
}
