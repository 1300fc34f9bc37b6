import { button, element } from "../components/element.js";

/** @import { Correct, Decided } from "../components/commands" */
/** @import { Alternative, Correcting, Unfit } from "./messages" */
/** @import { Send, Sheet, Words } from "../components/types" */

// One entry is corrected: what could have happened instead, and, one by one, what becomes of what does not fit any more after it.
// Nothing is entered before all of that is decided.
/** @param {Words} words @param {Send} send @param {Sheet} answers */
export function correcting(words, send, answers) {
  /** @param {Correct} correction @param {number} v */
  function correct(correction, v) {
    answers.close();
    send({ ...correction, v });
  }

  /** @param {Alternative[]} list @param {(answer: Alternative[1]) => void} take */
  const choices = (list, take) => element("div", { class: "vc-menu vc-correct-list" }, ...list.map(([said, answer]) => button(said, () => take(answer))));

  /** @type {(title: string, ...inside: Node[]) => HTMLElement} */
  const folded = (title, ...inside) => element("details", {}, element("summary", {}, title), ...inside);

  /** @param {string[]} lines */
  const quoted = (lines) => element("p", { class: "vc-mine" }, lines.join(" "));

  return {
    /** @param {Correcting} correcting @param {number} v */
    show({ line, said, near, others }, v) {
      /** @param {Alternative[1]} answer */
      const put = (answer) => correct({ do: "correct", line, answer }, v);
      /** @param {Alternative[1]} answer */
      const add = (answer) => correct({ do: "correct", line, answer, adds: true }, v);
      const leave = button(words["correct-leave"], () => correct({ do: "correct", line }, v), { class: "vc-button" });
      answers.tell(words.correct, words["correct-about"], quoted(said), choices(near, put), leave,
        ...(others.length ? [folded(words["correct-others"], choices(others, put))] : []),
        folded(words["correct-adds"], choices([...near, ...others], add)));
    },
    /** @param {Unfit} unfit @param {number} v */
    decide({ line, said, why, asked, anyway, instead, again }, v) {
      /** @param {Decided} decided */
      const then = (decided) => correct({ ...again, decided: [...(again.decided ?? []), decided] }, v);
      const leave = button(words["unfit-leave"], () => then([line, "leave", null]), { class: "vc-button vc-main" });
      const keep = button(words["unfit-anyway"], () => then([line, "anyway", null]), { class: "vc-button" });
      const first = choices(instead, (answer) => then([line, "first", answer]));
      answers.tell(words.unfit, words["unfit-about"], quoted(said), ...(why ? [element("p", {}, why)] : []), leave, ...(anyway ? [keep] : []),
        ...(instead.length ? [folded(`${words["unfit-asked"]}: ${asked}`, first)] : []));
    },
  };
}
