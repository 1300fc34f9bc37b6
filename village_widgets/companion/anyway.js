import { button, element } from "../components/element.js";

/** @import { PlainAnswer } from "../components/commands" */
/** @import { Besides, Send } from "../components/types" */
/** @import { Words } from "./words" */

// The question about a move that the rules refuse but the players made. `ways` are possible payments, each
// with its answer. The move is entered as it was made, and the log marks it.
/** @type {(words: Words, send: Send) => Besides} */
export function besides(words, send) {
  const quiet = { class: "vc-button vc-quiet" };
  return {
    anyway(choice, ways, v, sheet) {
      /** @param {PlainAnswer} answer */
      const enter = (answer) => () => {
        sheet.close();
        send({ do: "anyway", answer, v });
      };
      const look = { class: "vc-button vc-quiet vc-anyway", "aria-label": `${words.anyway}: ${choice}` };
      if (ways.length === 1) return button(words.anyway, enter(ways[0][1]), look);
      const ask = () => {
        const list = ways.map(([paid, answer]) => button(paid, enter(answer)));
        sheet.show(
          "dialog",
          words.anyway,
          element("p", {}, choice),
          element("div", { class: "vc-ways" }, ...list),
          button(words.cancel, sheet.close, quiet),
        );
      };
      return button(words.anyway, ask, look);
    },
    right: (close) =>
      button(
        words["put-right"],
        () => {
          close();
          send({ do: "laying" });
        },
        { class: "vc-button vc-main" },
      ),
  };
}
