import { renderInto } from "./rendering.js";
import { html } from "../vendor/lit-html.js";
import { makeElement, keepFocus } from "./element.js";
import { give, makeTextPicker } from "./files.js";
import { showHabits } from "./habits.js";
import { renderButton } from "./templates.js";
import { captionButton, entitle, follow } from "./speaking.js";

/** @import { GameKeeper } from "./keptgame" */
/** @import { Send, Sheet, Words } from "./types" */

/** The buttons for a game as a whole: save, load, a new game, charts and habits; and undo and redo, which
 * stand beside the question. */
export class Toolbar {
  canUndo = true;
  canRedo = true;
  isWatching = false; // whether programs play all seats
  isRunning = false;
  /** True while charts are shown; undefined until there are some. @type {boolean | undefined} */
  showsCharts;
  seed = "";

  /** @param {Words} words @param {Send} send @param {() => void} renew @param {GameKeeper} copy
   * @param {() => unknown} pickers returns those of movement and sound, which stand among the habits
   * @param {Sheet} sheet */
  constructor(words, send, renew, copy, pickers, sheet) {
    this.words = words;
    this.send = send;
    this.renew = renew;
    this.copy = copy;
    this.pickers = pickers;
    this.sheet = sheet;
    this.root = entitle(words, "table", makeElement("div", { class: "vc-toolbar", role: "toolbar" }));
    this.undoing = makeElement("div", { class: "vc-undoing" });
    const load = makeTextPicker("", ".jsonl,.json,.txt", (text) => send({ do: "load", text }));
    this.load = captionButton(words, "load", load);
    follow(words, () => this.draw());
  }

  /** Change some of what the tools show.
   * @param {Partial<Pick<Toolbar, "canUndo" | "canRedo" | "isWatching" | "isRunning" | "showsCharts" |
   * "seed">>} now */
  show(now) {
    const before = this.shown;
    Object.assign(this, now);
    this.drawUndoing();
    if (this.shown.some((each, at) => each !== before[at])) this.drawTools();
  }

  /** The states that the tools beside undo and redo show. */
  get shown() {
    return [this.isWatching, this.isRunning, this.showsCharts];
  }

  save = () => give(this.copy.fileName, this.copy.text);

  /** Take back the last decision, or the beginning of the game: then the one before is on the table again. */
  undo = () => this.send(this.canUndo || !this.copy.before ? { do: "undo" } : this.copy.takeBack());

  /** Return a function that sends a command of that name.
   * @param {"redo" | "pause" | "run" | "end" | "charts"} name */
  makeSayer = (name) => () => this.send({ do: name });

  draw() {
    this.drawUndoing();
    this.drawTools();
  }

  drawUndoing() {
    const { words } = this;
    const disabled = !this.canUndo && !this.copy.before;
    const undoing = html`${renderButton(words.undo, this.undo, "", { disabled })}
        ${renderButton(words.redo, this.makeSayer("redo"), "", { hidden: !this.canRedo })}`;
    keepFocus(this.undoing, () => renderInto(undoing, this.undoing));
  }

  drawTools() {
    const { words, isRunning } = this;
    const openHabits = () => {
      showHabits(words, this.send, this.sheet, this.seed, this.pickers());
      this.sheet.again = openHabits;
    };
    const tools = html`<span class="vc-paces" ?hidden=${!this.isWatching}>
          ${renderButton(words.pause, this.makeSayer("pause"), "", { hidden: !isRunning })}
          ${renderButton(words["go-on"], this.makeSayer("run"), "", { hidden: isRunning })}
          ${renderButton(words["to-the-end"], this.makeSayer("end"))}
        </span>
        ${renderButton(words.save, this.save)} ${this.load} ${renderButton(words.new, this.renew)}
        ${renderButton(words.charts, this.makeSayer("charts"), "", { pressed: this.showsCharts })}
        ${renderButton(words.habits, openHabits)}`;
    keepFocus(this.root, () => renderInto(tools, this.root));
  }
}
