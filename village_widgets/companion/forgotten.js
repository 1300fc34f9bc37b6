import { findPart } from "../components/element.js";
import { renderName, renderButton } from "../components/templates.js";
import { html } from "../vendor/lit-html.js";
import { readTableCopy } from "./storage.js";

/** @import { Send, Sheet } from "../components/types" */
/** @import { Words } from "./words" */

/** The offer of the browser's copy of a table that the server doesn't have. */
export class ForgottenTable {
  /** @param {Words} words @param {Send} send @param {Sheet} answers */
  constructor(words, send, answers) {
    this.words = words;
    this.send = send;
    this.answers = answers;
  }

  /** The code of the table that is offered; empty if no such message is open. */
  get code() {
    const { isOpen, root } = this.answers;
    return (isOpen && findPart(root, "[data-missing]")?.dataset.missing) || "";
  }

  /** Offer the copy of a table, to be restored or opened elsewhere. Return whether there is a copy.
   * @param {string} wanted */
  offer(wanted) {
    const { words, answers, send } = this;
    const table = readTableCopy(wanted);
    if (!table) return false;
    if (this.code === wanted) return true;
    const [writers] = table.codes;
    const { codes, head, lines } = table;
    /** Return a function that closes the offer and sends a command. @param {Parameters<Send>[0]} command */
    const choose = (command) => () => {
      answers.close();
      send(command);
    };
    const restore = choose({ do: "restore", codes, head, lines });
    const goElsewhere = choose({ do: "open", text: [head, ...lines, ""].join("\n") });
    answers.tell(
      words["lobby-forgotten"],
      words[writers ? "lobby-forgotten-about" : "lobby-forgotten-viewer"],
      html`<p class="vc-known-names" data-missing=${wanted}>
        ${(table.names ?? []).map((one) => renderName(one))}</p>`,
      renderButton(words["lobby-restore"], restore, "vc-main"),
      renderButton(words["lobby-elsewhere"], goElsewhere),
    );
    return true;
  }
}
