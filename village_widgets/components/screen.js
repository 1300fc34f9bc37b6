import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { findFocused, reveal } from "./element.js";
import { AwaitedCharts } from "./awaitedcharts.js";
import { keepPlayed } from "./keptgame.js";
import { goOnWith, keepDescribed } from "./keptgames.js";
import { showOdds } from "./odds.js";
import { remember } from "./reader.js";
import { SettingsView } from "./settings.js";
import { Sheet } from "./sheet.js";
import { Table } from "./table.js";
import { renderButton } from "./templates.js";
import { rememberWay } from "./ways.js";
import { YourGames } from "./yourgames.js";
import { follow } from "./speaking.js";

/** @import { BoardState, CourseMessage, DescribedGame } from "./messages" */
/** @import { Send, Words } from "./types" */

/** The contents of a page: the form of a new game, on pages that begin games, and the table. A page goes on
 * with the game that it was left with; one that keeps nothing (`keeps` is empty) is a board alone. */
export class Screen {
  isStill = false; // whether the page is still a picture: no process has answered
  /** The last command to the process. @type {Parameters<Send>[0] | undefined} */
  said;
  /** The table, once something is shown on it. @type {Table | undefined} */
  built;

  /** @param {Words} words @param {Send} send @param {HTMLElement} root @param {CourseMessage} message */
  constructor(words, send, root, { settings, keeps }) {
    this.words = words;
    this.root = root;
    this.keeps = keeps;
    this.send = (/** @type {Parameters<Send>[0]} */ said) => {
      this.said = said;
      send(said);
    };
    this.sheet = new Sheet(words, this.send);
    this.charts = new AwaitedCharts(words, {
      goBack: () => this.goToBoard(),
      close: () => this.send({ do: this.table.lesson ? "chart" : "charts" }),
    });
    this.form = settings ? this.makeForm(settings) : null;
    this.games = settings ? this.makeGames(settings) : null;
    follow(words, () => this.draw());
    this.games?.read();
  }

  /** The table, which is made at its first use: a page that begins games has its form sooner without it. */
  get table() {
    if (this.built) return this.built;
    const { words, send, sheet, keeps } = this;
    const more = { renew: () => this.renew(), kept: keeps ?? "game", imagines: this.form !== null };
    this.built = new Table(words, send, sheet, keeps === "" ? {} : more);
    this.draw();
    return this.built;
  }

  /** The version of the board that is shown; -1 if there is none. */
  get version() {
    return this.built?.version ?? -1;
  }

  draw() {
    const { form, games, built, charts, sheet, words, isStill } = this;
    const beginning = html`<div class="vc-beginning">${form?.root}${games?.root}</div>`;
    renderInto(
      html`${form ? beginning : nothing}<p class="vc-unanswered" role="status" ?hidden=${!isStill}>${
        words.still
      }</p>${built?.root}${charts.root}${sheet.root}`,
      this.root,
    );
  }

  /** Note whether the page is still a picture. @param {boolean} isStill */
  showStill(isStill) {
    this.isStill = isStill;
    this.draw();
  }

  /** Make the form of a new game; its *Back* leads to the table.
   * @param {NonNullable<CourseMessage["settings"]>} settings */
  makeForm(settings) {
    const form = new SettingsView(this.words, this.send, settings);
    form.root.addEventListener("back", () => this.turnTo(this.table));
    return form;
  }

  /** Make the list of the reader's games; the game on the table is opened without being loaded again.
   * @param {NonNullable<CourseMessage["settings"]>} settings */
  makeGames({ games }) {
    const findCurrent = () => (this.version > -1 ? (this.built?.copy?.name ?? "") : "");
    /** Go on with a game. */
    const open = (/** @type {string} */ name) =>
      name === findCurrent() ? this.turnTo(this.table) : this.send(goOnWith(name));
    const noteChange = () => this.form?.setBack(this.version > -1);
    const findLeftOut = () => this.form?.left ?? "";
    const more = { open, findCurrent, noteChange, findLeftOut };
    return new YourGames(this.words, this.send, Object.fromEntries(games), more);
  }

  /** Begin another game: show the form, or on a page without one let the process begin again. */
  renew() {
    if (this.form) this.turnTo(this.form);
    else this.send({ do: "again" });
  }

  /** Put the settings of another game in the place of the form, on pages that begin games.
   * @param {NonNullable<CourseMessage["settings"]>} settings */
  changeForm(settings) {
    const before = this.form;
    if (!before) return;
    const form = this.makeForm(settings);
    const hadFocus = findFocused(before.root);
    form.root.hidden = before.root.hidden;
    this.form = form;
    this.draw();
    if (!form.root.hidden) form.setBack(this.version > -1);
    if (hadFocus) form.focus();
  }

  /** Show the form or the table; the sheet closes. If they take turns, the page scrolls up to its
   * beginning if that is out of view.
   * @param {SettingsView | Table} view */
  turnTo(view) {
    const { form, built, root } = this;
    this.sheet.close();
    form?.setBack(this.version > -1);
    this.showBeginning(view === form);
    if (built) built.root.hidden = view !== built;
    root.closest(".vc-page")?.toggleAttribute("data-settings", view === form);
    if (form && root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
  }

  /** Show the form with the reader's games, on pages that begin games, or hide them.
   * @param {boolean} shown */
  showBeginning(shown) {
    const { form, games } = this;
    if (!form || !games) return;
    form.root.hidden = !shown;
    games.root.parentElement?.toggleAttribute("hidden", !shown);
    if (shown) games.read();
  }

  /** Show everything in a message; the table and the teacher's card come last.
   * @param {CourseMessage} message */
  show(message) {
    const { form, sheet } = this;
    if (!message.words && message.settings) this.changeForm(message.settings);
    this.showProblems(message);
    if (message.copy !== undefined) form?.useCopy(message.copy);
    if (message.described) this.receiveDescribed(message.described);
    this.showAnswers(message);
    if (message.coach) this.table.coach.show(message.coach);
    if (message.costly) this.table.review.show(message.costly);
    if (message.contents) this.table.lesson?.showContents(message.contents, message.chapter ?? "");
    if (message.about) this.table.lesson?.showRules(message.about, message.chapter ?? "");
    const { compose, ask, refused, odds, contents, about } = message;
    if ((compose && !compose.asked) || ask || refused || odds || contents || about) this.noteAnswered();
    if (message.running !== undefined) this.table.showRunning(message.running);
    if (message.thinking !== undefined) this.table.agenda.thinking.show(message.thinking);
    if (message.begun) this.table.copy?.begin(message.begun);
    if (message.lines) this.table.showLines(message.lines);
    if (message.finishing !== undefined) this.table.whatIf.showFinishing(message.finishing);
    if (message.charts !== undefined) this.showCharts(message.charts);
    if (message.unsealed) sheet.tell(this.words.loaded, message.unsealed);
    if (message.unloaded) this.showUnloaded(message.unloaded);
    if (message.progress) remember(message.progress);
    if (message.way) rememberWay(message.way);
    const reads = Boolean(message.lesson) && message.lesson?.kind !== "game";
    if (message.table) this.showTable(message.table, reads);
    if (message.lesson) this.table.teach(message.lesson);
  }

  /** Show a message that tells everything again, in another language: what is chosen, typed, unfolded and
   * scrolled to stays. An open sheet is told again if it answers what the reader asked, else it closes.
   * @param {CourseMessage} message */
  retell({ table, lesson, settings, copy, begun, lines, finishing, progress, way, ...more }) {
    const { coach, review, glossary } = this.table;
    if (settings) this.form?.offer(settings, copy);
    const tellSheet = coach.isHere || review.isHere ? null : this.sheet.leaveOpen();
    glossary.card.forget();
    this.show({ begun, lines, finishing, progress, way });
    if (table) this.table.retell(table, lesson);
    if (this.charts.isShown) this.showCharts(true, true);
    if (more.coach) coach.retell(more.coach);
    if (more.costly) review.retell(more.costly);
    tellSheet?.();
  }

  /** Let the sheet, which answers what was said last, be told again by saying that once more. */
  noteAnswered() {
    const { said, sheet, send } = this;
    if (said) sheet.again = () => send("v" in said ? { ...said, v: this.version } : said);
  }

  /** Take over the process's description of a kept game. @param {DescribedGame} told */
  receiveDescribed(told) {
    keepDescribed(told);
    this.games?.receive(told);
    this.form?.draw();
  }

  /** Show why the process could not do something: at the fields of the form, or in the sheet. After a failure
   * charts are no longer awaited.
   * @param {CourseMessage} message */
  showProblems({ failed, misheard, problems }) {
    const { words, sheet } = this;
    if (failed) {
      this.charts.hide();
      sheet.tell(words.refused, words.failed);
    }
    if (problems) this.form?.showProblems(problems);
    if (misheard) sheet.tell(words.refused, words.misheard);
  }

  /** Show the answer to a press.
   * @param {CourseMessage} message */
  showAnswers({ compose, barred = [], ask, refused, why, because, meaning, odds }) {
    const { words, sheet, built, send, version } = this;
    if (compose) sheet.compose(compose, barred, version);
    if (ask) sheet.ask(ask, version);
    if (refused) sheet.refuse(refused, built?.lesson ? (rules) => send({ do: "about", rules }) : null);
    if (why) this.table.refusals.show(why, version);
    if (because) this.table.log.explain(because);
    if (meaning) this.table.glossary.show(meaning);
    if (odds) showOdds(words, sheet, odds);
  }

  /** Say why a save could not be loaded, and offer to save what could be read of it. A page without a form
   * asks for its table again; with one, the form is shown unless there is a table.
   * @param {NonNullable<CourseMessage["unloaded"]>} unloaded */
  showUnloaded([why, rescued]) {
    const { words, sheet, send, form, table } = this;
    const rescue = () => {
      sheet.close();
      send({ do: "rescue" });
    };
    table.copy?.refuse();
    if (!form) send({ do: "whole" });
    else if (table.version < 0) this.turnTo(form); // before the sheet below, because turning closes it
    const offer = html`<p>${rescued}</p>${renderButton(words.rescue, rescue)}`;
    sheet.tell(words["not-loaded"], why, rescued ? offer : nothing);
  }

  /** Show a state of the table, and turn to it if it was hidden.
   * @param {BoardState} state @param {boolean} reads whether the reader has something else to read first */
  showTable(state, reads) {
    const { table, form, root } = this;
    const begins = state.panels && table.root.hidden;
    if (form && state.head) keepPlayed(JSON.parse(state.head).game);
    if (state.panels && table.lesson) this.charts.isShown = false; // of the step before
    const hadFocus = findFocused(root);
    if (begins) this.turnTo(table);
    table.receive(state, reads);
    if (begins && hadFocus) table.focus();
  }

  /** Note whether the page has charts, as `AwaitedCharts.show` does.
   * @param {boolean} shown @param {boolean} [isRetold] */
  showCharts(shown, isRetold) {
    if (shown || this.built) this.table.tools?.show({ showsCharts: shown });
    this.charts.show(shown, isRetold);
  }

  /** Go from the charts back to the board. */
  goToBoard() {
    reveal(this.table.root, "start");
    this.table.focus();
  }
}
