import { tap } from "../components/templates.js";
import { html } from "../vendor/lit-html.js";

/** @import { PlainAnswer } from "../components/commands" */
/** @import { Besides, Send } from "../components/types" */
/** @import { Words } from "./words" */

// The question about a move that the rules refuse but the players made. `ways` are possible payments, each
// with its answer. The move is entered as it was made, and the log marks it.
/** @type {(words: Words, send: Send) => Besides} */
export function besides(words, send) {
  return {
    anyway(choice, ways, v, sheet) {
      /** @param {PlainAnswer} answer */
      const enter = (answer) => () => {
        sheet.close();
        send({ do: "anyway", answer, v });
      };
      const ask = () =>
        sheet.show(
          "dialog",
          words.anyway,
          html`<p>${choice}</p>
            <div class="vc-ways">${ways.map(([paid, answer]) => tap(paid, enter(answer)))}</div>`,
          tap(words.cancel, sheet.close, "vc-quiet"),
        );
      const press = ways.length === 1 ? enter(ways[0][1]) : ask;
      return tap(words.anyway, press, "vc-quiet vc-anyway", { label: `${words.anyway}: ${choice}` });
    },
    right(close) {
      const lay = () => {
        close();
        send({ do: "laying" });
      };
      return tap(words["put-right"], lay, "vc-main");
    },
  };
}
