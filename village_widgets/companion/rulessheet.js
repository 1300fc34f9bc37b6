import { follow } from "../components/speaking.js";
import { RulesView } from "../rulebook/rules.js";

/** @import { Send, Sheet } from "../components/types" */
/** @import { ShownBook } from "../rulebook/messages" */
/** @import { Words } from "./words" */

const UNHURRIED = 2000; // milliseconds after which the rules are asked for, once a table is shown

/** The rules of the game in the sheet above a table, which stays as it is. They come soon after the table, so
 * that they can be read and searched when there is no connection. */
export class RulesSheet {
  wanted = ""; // the rule to open, once the rules have come
  /** The timer until the rules are asked for. @type {ReturnType<typeof setTimeout> | undefined} */
  asking;

  /** @param {Words} words @param {Send} send @param {Sheet} answers */
  constructor(words, send, answers) {
    this.words = words;
    this.send = send;
    this.answers = answers;
    /** Open a rule in the sheet instead of following its link. */
    const go = (/** @type {string} */ key, /** @type {Event} */ event) => {
      event.preventDefault(); // the address must go on naming the table
      this.view.open(key);
    };
    this.view = new RulesView(words, { go });
    answers.lookUp = (rule) => this.open(rule);
    follow(words, () => this.view.book && this.ask());
  }

  /** Ask for the rules. */
  ask = () => this.send({ do: "look-up" });

  /** Ask for the rules a moment from now, unless they have come already. */
  prepare() {
    clearTimeout(this.asking);
    if (!this.view.book) this.asking = setTimeout(this.ask, UNHURRIED);
  }

  /** Show the rules, one of them opened if it is named. @param {string} [rule] */
  open(rule = "") {
    const { answers, view, words } = this;
    this.wanted = rule;
    if (!view.book) this.ask();
    answers.tell(words["table-rules"], view.book ? "" : words["table-rules-coming"], view.root);
    answers.again = () => this.open(rule);
    if (rule) view.open(rule);
  }

  /** Show the rules that have come. @param {ShownBook} book */
  receive(book) {
    this.view.take(book);
    if (this.view.root.isConnected && this.answers.isOpen) this.open(this.wanted);
  }
}
