import { keepFocus } from "../components/element.js";
import { Sheet } from "../components/sheet.js";
import { renderInto } from "../components/rendering.js";
import { nothing } from "../vendor/lit-html.js";
import { findPageAddress, nameTable, readAddress } from "./address.js";
import { tellMessages, tellProblems } from "./sheetmessages.js";
import { makeBesides } from "./anyway.js";
import { findCode } from "./codes.js";
import { TableFollower } from "./following.js";
import { ForgottenTable } from "./forgotten.js";
import { renderHead } from "./head.js";
import { Inputs } from "./inputs.js";
import { Lobby } from "./lobby.js";
import { RulesSheet } from "./rulessheet.js";
import { describeBrowser, isEntry, SeatedPage } from "./seated.js";
import { readTableCopy } from "./storage.js";
import { makeTableViews } from "./tableviews.js";
import { TableTools } from "./tools.js";
import { renderWaitingList } from "./waiting.js";

/** @import { CompanionMessage, NewTableForm, SharedState } from "./messages" */
/** @import { ViewMakers } from "./types" */
/** @import { FieldProblem } from "../components/messages" */
/** @import { Command } from "../components/types" */
/** @import { Connection } from "./connection" */
/** @import { Words } from "./words" */

const RETRY = 3; // heartbeats between two attempts to join a table that Python has forgotten
const BEGINNING = 10_000; // milliseconds without a new table after which it counts as lost
const AROUND = new Set(["lobby", "laying", "checking"]); // views that are not the table itself

/**
 * The companion's page: the lobby, and then one table with its views. `draw` shows what its fields hold.
 * @template {Words} W the words that the page of a game is sent
 */
export class CompanionPage {
  /** The table at which the page is; null in the lobby. @type {SeatedPage | null} */
  table = null;
  view = "lobby"; // the view that is shown
  base = ""; // the view of the table itself, where the way back leads
  begun = 0; // when this page asked for a new table; 0 once it has come
  beats = 0;

  /**
   * @param {HTMLElement} root @param {Connection} line @param {ViewMakers<W>} brought @param {W} words
   * @param {NewTableForm} offered
   */
  constructor(root, line, brought, words, offered) {
    this.root = root;
    this.line = line;
    this.brought = brought;
    this.words = words;
    this.answers = new Sheet(words, this.send, makeBesides(words, this.send));
    this.views = this.makeViews("");
    this.lobby = new Lobby(words, this.send, offered, this.answers, (edition, players) =>
      this.views.check(edition, players),
    );
    this.forgotten = new ForgottenTable(words, this.send, this.answers);
    this.following = new TableFollower(words, this.answers, (code) => this.join(code));
    this.inputs = new Inputs(
      words,
      this.answers,
      () => this.table,
      () => this.views,
      () => this.draw(),
    );
    this.rules = new RulesSheet(words, this.send, this.answers);
    this.tools = new TableTools(
      words,
      this.send,
      this.answers,
      () => this.rules.open(),
      () => this.table?.alone ?? false,
      () => readTableCopy(this.table?.code ?? ""),
      (edition, players) => this.views.check(edition, players, true),
    );
    this.presses = {
      undo: () => this.send({ do: "undo" }),
      redo: () => this.send({ do: "redo" }),
      history: () => this.send({ do: "history" }),
      share: () => {
        if (this.table?.shared) this.tools.share(this.table.shared, findPageAddress());
      },
      menu: () => {
        if (this.table?.shared) this.tools.showMenu(this.table.shared, this.table.kept);
      },
      decide: this.inputs.conflicts.open,
    };
    document.body.dataset.returns = "lobby";
    this.draw();
  }

  /** Build the views of a table; those of another one know nothing of it. @param {string} code its code */
  makeViews(code) {
    return makeTableViews(this.words, this.send, this.answers, () => this.show(""), code, this.brought);
  }

  draw() {
    const { table, view, words } = this;
    if (table) this.root.dataset.count = String(table.count);
    const away = view === "lobby" || view === "checking";
    const above = table ? renderHead(words, table, this.inputs.conflicts.size, away, this.presses) : nothing;
    const take = (/** @type {string} */ token) => this.inputs.take(token);
    const below = table?.lingers && !away ? renderWaitingList(words, table, take) : nothing;
    if (table)
      this.views.showWaiting(table.list, table.alone, Boolean(table.waiting || table.shared?.can[0]));
    const all = [above, below, this.lobby.root, this.views.roots, this.answers.root];
    keepFocus(this.root, () => renderInto(all, this.root));
  }

  /** Show one view and hide the others. @param {string} view empty for the table's own, or the lobby */
  show(view) {
    const before = this.view;
    this.view = view || (this.table ? this.base : "lobby");
    if (!AROUND.has(this.view)) this.base = this.view;
    this.lobby.root.hidden = this.view !== "lobby";
    this.lobby.draw();
    this.views.show(this.view);
    this.draw();
    if (this.view !== before && this.root.getBoundingClientRect().top < 0)
      this.root.scrollIntoView({ block: "start" });
  }

  // Sending

  /** Send a command, or enter an input for the table. Shortly after a table was begun here, commands that
   * would begin another one are dropped.
   * @param {Command} command @param {string} [said] */
  send = (command, said) => {
    if (command.do === "begin" || command.do === "take" || command.do === "again") {
      if (this.begunLately) return; // a double tap begins one table
      this.begun = Date.now();
    }
    if (command.do === "again" && this.table) this.following.ask(this.table.code);
    if (command.do === "join") return this.join(command.code);
    if (!this.table || !isEntry(command)) return this.line.send(command);
    this.inputs.enter(this.table, command, said);
  };

  /** True for a moment after a table was begun here, until it comes: a second tap must not begin another
   * one. */
  get begunLately() {
    return Date.now() - this.begun < BEGINNING;
  }

  /** Ask to join the table with a code, and tell Python this browser's seat and inputs there.
   * @param {string} code */
  join(code) {
    this.line.send({ do: "join", ...describeBrowser(code) });
  }

  // Receiving

  /** Show everything in a message. @param {CompanionMessage} message */
  receive(message) {
    if (message.begun) this.begun = Date.now();
    if (message.shared) this.receiveShared(message.shared);
    if (message.view === "lobby" && this.table) this.leave();
    if (message.view !== undefined) this.show(message.view);
    this.showAnswers(message);
    this.views.receive(message);
    this.inputs.receive(message);
    this.draw();
  }

  /** Show a message that tells everything again, in another language. A sheet that can't be told again
   * closes.
   * @param {CompanionMessage} message */
  retell({ lobby, shared, opened, coach, ...message }) {
    const { coach: shown } = this.views;
    const isOffered = this.answers.isOpen && !this.table;
    if (coach) shown.retell(coach);
    this.table?.forgetWords();
    this.inputs.conflicts.retell();
    const showAgain = shown.isHere ? () => {} : this.answers.leaveOpen();
    if (lobby) this.lobby.offer(lobby);
    if (opened && isOffered) this.lobby.showOpened(opened);
    if (shared) this.receiveShared(shared);
    this.views.retell(message);
    showAgain();
    this.draw();
  }

  /** Receive the state of a table; come to that table first if the page is at another one or in the lobby. An
   * open history is asked for again after new lines, and a new page is asked whose it is.
   * @param {SharedState} shared */
  receiveShared(shared) {
    const code = shared.codes?.find(Boolean);
    const asksWhose = code !== undefined && code !== this.table?.code && this.arrive(code, shared);
    const { table } = this;
    if (!table) return;
    const before = table.shared?.v;
    table.receive(shared);
    if (table.shared?.v !== before) this.tools.renew();
    if (asksWhose) this.tools.askSeat(shared);
    this.lead();
    this.draw();
  }

  /** Lead the page to the table where the same players play again, as `TableFollower.lead` does. */
  lead() {
    if (this.table) this.following.lead(this.table, this.lobby.known.looks === this.table.code);
  }

  /** Come to a table: its views and its seat replace the former ones, and open messages close. Return whether
   * the page has to ask whose it is: this browser has no seat there yet, and the table can be written, is not
   * over and was not begun here just now.
   * @param {string} code @param {SharedState} shared */
  arrive(code, shared) {
    this.following.come(code);
    const table = new SeatedPage(code, this.line, () => this.views.isAsking());
    this.table = table;
    this.views = this.makeViews(code);
    nameTable(code);
    document.body.dataset.returns = "table";
    this.lobby.leave(this.begunLately);
    this.tools.begin();
    this.inputs.conflicts.clear();
    this.answers.close();
    this.following.tellArrived();
    this.rules.prepare();
    const asksWhose = table.sit(shared) && shared.writes && !shared.over && !this.begunLately;
    this.begun = 0;
    return asksWhose;
  }

  /** Leave the table: the page is in the lobby again, and its views know nothing of the table. */
  leave() {
    this.table = null;
    this.views = this.makeViews("");
    nameTable("");
    document.body.dataset.returns = "lobby";
    this.tools.end();
    this.inputs.conflicts.clear();
    this.lobby.list();
    this.begun = 0;
  }

  /** Show the parts of a message that concern the lobby, and those that stand above everything.
   * @param {CompanionMessage} message */
  showAnswers(message) {
    const { words, answers, lobby: entry } = this;
    if (message.problems || message.unstored || message.failed) this.begun = 0;
    if (message.unknown !== undefined && this.forgotten.offer(findCode(message.unknown)))
      entry.showProblems([]);
    else if (message.problems) this.showRefused(message.problems);
    if (message.opened) entry.showOpened(message.opened);
    if (message.unstored !== undefined || message.here || message.accepted)
      this.showUnstored(message.unstored ?? "");
    tellMessages(words, answers, message);
    if (message.book) this.rules.receive(message.book);
    this.tools.receive(message, this.table?.shared?.v ?? 0);
  }

  /** Show why another table can't be opened: in the lobby beside the fields, or at a table in the sheet.
   * @param {FieldProblem[]} problems */
  showRefused(problems) {
    if (!this.table) return this.lobby.showProblems(problems);
    tellProblems(this.words, this.answers, problems);
  }

  /** Show why the store can't be used; empty as soon as it can, which only a table's head has to know.
   * @param {string} why */
  showUnstored(why) {
    if (this.table) this.table.unstored = why;
    else if (why) this.lobby.showProblems([["store", why]]);
  }

  // Timers of the page

  /** Keep up with the table; in the lobby, try again to join a forgotten one. A hidden page does nothing. */
  keepUp() {
    if (document.hidden) return;
    const { table } = this;
    this.beats += 1;
    if (!table) return this.beats % RETRY ? undefined : this.retryJoin();
    table.keepUp(this.beats);
    this.lead();
    this.draw();
  }

  /** Try again to join the table that the server had forgotten, while the message about it is open: another
   * page may have restored it. */
  retryJoin() {
    const code = this.forgotten.code;
    if (code) this.join(code);
  }

  /** Go to the game or the other table to which a typed or followed address leads; other addresses change
   * nothing. At a table the address then names that table again. */
  followAddress() {
    const { code, game } = readAddress();
    if (this.table) nameTable(this.table.code);
    if (game) this.line.send({ do: "open", text: `game=${game}` });
    else if (code && code !== this.table?.code) this.join(code);
  }
}
