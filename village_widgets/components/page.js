import { renderInto } from "./rendering.js";
import { html } from "../vendor/lit-html.js";
import { PLAYS, readFragment } from "./address.js";
import { findLastStep, leaveOutShown, makeStepKeeper } from "./comingback.js";
import { makeElement } from "./element.js";
import { readHabits } from "./habits.js";
import { receiveForetold, receiveInOrder } from "./incoming.js";
import { readPlayed } from "./keptgame.js";
import { findLeft, goOnWith } from "./keptgames.js";
import { identifyReader } from "./reader.js";
import { Screen } from "./screen.js";
import { exchange, followLanguage } from "./speaking.js";
import { followTheme } from "./theme.js";

/** @import { CourseMessage } from "./messages" */
/** @import { Model, Props, Send, Words } from "./types" */

const UNANSWERED = 2000; // milliseconds after which a page in a notebook has no process that answers

/** A page of a game or a course: it opens its screen with the first message that has words, and then passes
 * commands and messages on between the screen and Python. */
class GamePage {
  root = makeElement("div", { class: "vc-app vc-board" });
  /** The screen; null until the first message has brought the words. @type {Screen | null} */
  screen = null;

  /** @param {Model} model */
  constructor(model) {
    this.model = model;
    this.newcomer = model.get("_newcomer");
    this.asks = { ...identifyReader(), step: readFragment(), habits: readHabits() };
    // A page that begins games comes with the form of one game; it turns to the one played last.
    const played = readPlayed() && `${PLAYS}${readPlayed()}`;
    if (!this.asks.step && this.newcomer.startsWith(PLAYS) && this.newcomer !== played)
      this.asks.step = played;
    this.version = model.get("_version") || 0; // the version of a notebook's board; 0 on other pages
    this.board = this.version ? model.get("_told") : undefined;
    this.waiting = setTimeout(() => {
      const unrun = html`<p class="vc-unanswered" role="status">${model.get("_unrun")}</p>`;
      if (this.root.closest(".jp-Notebook")) renderInto(unrun, this.root);
    }, UNANSWERED);
    this.keepStep = makeStepKeeper(this.newcomer);
    // the step that the reader comes back to
    this.before = findLastStep(this.newcomer, this.asks.copy, this.asks.step);
  }

  /** Receive messages of Python, first the one that came with the page, and tell Python what the page has. */
  begin() {
    const { model, asks, board, version } = this;
    this.receive = receiveInOrder((message) => this.show(message));
    model.on("msg:custom", this.receive);
    if (this.before && !receiveForetold(model, this.receive)) this.before = null;
    const { before } = this;
    this.told = !before && (board || !asks.step) && receiveForetold(model, this.receive, asks.copy);
    /** @type {[place: string, v: number]} */
    const last = before ? [before.lesson.at, before.table.v] : ["", version];
    this.send({ do: "hello", ...asks, told: this.told, last });
  }

  /** End the view of a page: it hears no messages and is gone. */
  end() {
    clearTimeout(this.waiting);
    if (this.receive) this.model.off("msg:custom", this.receive);
    this.root.remove();
  }

  /** Send a command; a page that no process answers says so. @type {Send} */
  send = (message) => {
    const { screen } = this;
    if (message.do === "charts" || message.do === "chart") screen?.charts.announce();
    if (screen?.isStill) screen.sheet.tell(screen.words.refused, screen.words.still);
    if (message.do === "load") screen?.table.copy?.expect(message.game ?? "");
    try {
      this.model.send(message);
    } catch {
      screen?.sheet.tell(screen.words.refused, screen.words.unreached);
    }
  };

  /** Open the screen; return whether it goes on with the game that it was left with.
   * @param {Words} words @param {CourseMessage} message */
  open(words, message) {
    const { keeps } = message;
    const opened = new Screen(words, this.send, this.root, message);
    this.screen = opened;
    if (this.told && this.board) this.waiting = setTimeout(() => opened.showStill(true), UNANSWERED);
    const left = keeps === "" ? "" : findLeft(this.asks.step, keeps);
    if (left) {
      if (message.begun) opened.table.copy?.begin(message.begun);
      opened.showBeginning(false);
      this.send(goOnWith(left));
    }
    return Boolean(left);
  }

  /** Show a message; the first one with words opens the screen. @param {CourseMessage} told */
  show(told) {
    const { before } = this;
    let message = told;
    clearTimeout(this.waiting);
    if (this.screen?.isStill) this.screen.showStill(false);
    if (told.words && !this.screen) {
      message = { ...told, ...before };
      if (this.open(told.words, message)) message = { progress: told.progress };
    } else if (told.words && before) {
      message = leaveOutShown(before, told);
      this.before = null;
    }
    const { screen } = this;
    if (screen && message.words && exchange(screen.words, message.words)) screen.retell(message);
    else screen?.show(message);
    if (screen) this.keepStep(message);
  }
}

/** Show a page of a game or a course in an element; return what cleans it up. @param {Props} props */
function showPage({ model, el }) {
  const page = new GamePage(model);
  const unfollow = [followTheme(page.root), followLanguage(page.root, model)];
  el.append(page.root);
  page.begin();
  return () => {
    for (const end of unfollow) end();
    page.end();
  };
}

export default { render: showPage };
