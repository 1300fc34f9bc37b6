import { button, element } from "../components/element.js";
import { answerList, chooser, folding } from "./whose.js";

/** @import { Correct, Decided } from "../components/commands" */
/** @import { Alternative, Correcting, UnfittingLine } from "./messages" */
/** @import { Send, Sheet } from "../components/types" */
/** @import { Words } from "./words" */

// The correction of one entry: the player picks another answer, and then decides about each later entry that
// no longer fits. Nothing is entered before every later entry is settled.
/** @param {Words} words @param {Send} send @param {Sheet} answers */
export function correcting(words, send, answers) {
  /** @param {Correct} correction @param {number} v */
  function correct(correction, v) {
    answers.close();
    send({ ...correction, v });
  }

  /** @param {string} said */
  const quoted = (said) => element("p", { class: "vc-mine" }, said);

  return {
    /** @param {Correcting} correcting @param {number} v */
    show({ line, said, near, every, gap, forgotten }, v) {
      /** @param {Alternative[1]} answer */
      const put = (answer) => correct({ do: "correct", line, answer }, v);
      /** @param {Alternative[1]} answer */
      const add = (answer) => correct({ do: "correct", line: gap, answer, adds: true }, v);
      const leave = button(words["correct-leave"], () => correct({ do: "correct", line }, v), {
        class: "vc-button",
      });
      answers.tell(
        words.correct,
        words["correct-about"],
        quoted(said),
        answerList(near, put, said),
        leave,
        folding(words["correct-others"], chooser(words, every, put, said)),
        folding(words["correct-adds"], chooser(words, forgotten.length ? forgotten : every, add)),
      );
    },
    /** @param {UnfittingLine} unfit @param {number} v */
    decide({ line, said, why, asked, anyway, instead, again }, v) {
      /** @param {Decided} decided */
      const then = (decided) => correct({ ...again, decided: [...(again.decided ?? []), decided] }, v);
      const leave = button(words["unfit-leave"], () => then([line, "leave", null]), {
        class: "vc-button vc-main",
      });
      const keep = button(words["unfit-anyway"], () => then([line, "anyway", null]), { class: "vc-button" });
      const first = chooser(words, instead, (answer) => then([line, "first", answer]));
      answers.tell(
        words.unfit,
        words["unfit-about"],
        quoted(said),
        ...(why ? [element("p", {}, why)] : []),
        leave,
        ...(anyway ? [keep] : []),
        ...(instead.length ? [folding(`${words["unfit-asked"]}: ${asked}`, first)] : []),
      );
    },
  };
}
