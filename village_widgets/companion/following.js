import { renderButton } from "../components/templates.js";
import { keepSeat, stayAt, isStayingAt } from "./storage.js";

/** @import { SeatedPage } from "./seated" */
/** @import { Sheet } from "../components/types" */
/** @import { Words } from "./words" */

const PATIENT = 10_000; // milliseconds after which a page that was not led to the next table tries again

/** The way from a table whose game is over to the one where the same players play again. */
export class TableFollower {
  from = ""; // the code of the table that the page leaves for the next one
  asked = false; // whether a tap on this page asks for the next table
  tried = 0; // when the page last tried to go
  told = ""; // the code of the table whose player has read about the next one

  /** @param {Words} words @param {Sheet} answers @param {(code: string) => void} join */
  constructor(words, answers, join) {
    this.words = words;
    this.answers = answers;
    this.join = join;
  }

  /** Note that the player of this page asked for the next table.
   * @param {string} code that of the table in view */
  ask(code) {
    this.from = code;
    this.asked = true;
  }

  /** Lead the page to the next table, if there is one, no input waits here and the player hasn't come back to
   * stay. A page that was opened to `look` is only told, once. It may be called often: it tries now and then.
   * @param {SeatedPage} table @param {boolean} looks */
  lead(table, looks) {
    const { words, answers } = this;
    const next = table.shared?.next;
    if (!next || table.waiting || isStayingAt(table.code)) return;
    if (looks) {
      if (this.told === table.code) return;
      this.told = table.code;
      const go = () => {
        answers.close();
        this.go(table.code, next);
      };
      const along = renderButton(words["table-go-along"], go, "vc-main");
      answers.tell(words["table-again"], words["table-next-begun"], along);
    } else if (Date.now() - this.tried > PATIENT) this.go(table.code, next);
  }

  /** Go to the next table with the seat of the last one. @param {string} from @param {string} next */
  go(from, next) {
    this.from = from;
    this.tried = Date.now();
    keepSeat(from, next);
    this.join(next);
  }

  /** Keep the player's seat if this page asked for the table that it now comes to. @param {string} code */
  come(code) {
    if (this.from && this.asked) keepSeat(this.from, code);
  }

  /** Tell a page that was led to a table where it is, and offer the way back; a player who asked for the
   * table is told nothing. */
  tellArrived() {
    const { words, answers, from, asked } = this;
    this.from = "";
    this.asked = false;
    this.tried = 0;
    if (!from || asked) return;
    const goBack = () => {
      answers.close();
      stayAt(from);
      this.join(from);
    };
    answers.tell(words["table-again"], words["table-led"], renderButton(words["table-back-to-last"], goBack));
  }
}
