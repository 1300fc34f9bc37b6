import { joinLabel } from "../components/sentences.js";
import { renderButton } from "../components/templates.js";
import { html } from "../vendor/lit-html.js";

/** @import { PlainAnswer } from "../components/commands" */
/** @import { Besides, Send } from "../components/types" */
/** @import { Words } from "./words" */

/** Return what a sheet offers about a refused move on pages that write a game down: to enter it as it was
 * made, or to correct the table. Each of `ways` is a possible payment with its answer.
 * @type {(words: Words, send: Send) => Besides} */
export function makeBesides(words, send) {
  return {
    renderAnyway(choice, ways, v, sheet) {
      /** Return a function that closes the sheet and enters the move with its payment; the log marks it.
       * @param {PlainAnswer} answer */
      const enter = (answer) => () => {
        sheet.close();
        send({ do: "anyway", answer, v });
      };
      const ask = () =>
        sheet.show(
          "dialog",
          words.anyway,
          html`<p>${choice}</p>
            <div class="vc-ways">${ways.map(([paid, answer]) => renderButton(paid, enter(answer)))}</div>`,
          renderButton(words.cancel, sheet.close, "vc-quiet"),
        );
      const press = ways.length === 1 ? enter(ways[0][1]) : ask;
      return renderButton(words.anyway, press, "vc-quiet vc-anyway", {
        label: joinLabel(words, words.anyway, choice),
      });
    },
    renderCorrection(close) {
      const lay = () => {
        close();
        send({ do: "laying" });
      };
      return renderButton(words["put-right"], lay, "vc-main");
    },
  };
}
