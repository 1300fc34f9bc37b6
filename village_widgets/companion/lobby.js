import { findControl, makeElement, keepFocus, callWhenSeen } from "../components/element.js";
import { renderInto } from "../components/rendering.js";
import { renderProblems } from "../components/formparts.js";
import { joinSentences } from "../components/sentences.js";
import { renderName, renderButton } from "../components/templates.js";
import { html, nothing } from "../vendor/lit-html.js";
import { TableSettings } from "./newtable.js";
import { renderNewTable } from "./newtableform.js";
import { nameLobby, readPlace } from "./address.js";
import { findCode } from "./codes.js";
import { KnownTables } from "./knowntables.js";
import { makeGamePicker } from "./opening.js";
import { forgetDraft, keepDraft, readDraft, rememberSettings } from "./storage.js";
import { captionButton } from "../components/speaking.js";

/** @import { NewTableForm, OpenedGame } from "./messages" */
/** @import { LobbyDraft } from "./types" */
/** @import { FieldProblem } from "../components/messages" */
/** @import { Send, Sheet } from "../components/types" */
/** @import { Words } from "./words" */

/** The lobby: go on with a table that this browser knows, join one, begin one, or open a game. */
export class Lobby {
  root = makeElement("div", {
    class: "vc-lobby",
    input: () => this.keep(),
    change: () => this.keep(),
    click: () => this.keep(),
  });
  /** Problems that Python reported, by field. @type {FieldProblem[]} */
  wrong = [];

  /** @param {Words} words @param {Send} send @param {NewTableForm} offered @param {Sheet} answers
   * @param {(edition: string, players: number) => void} check */
  constructor(words, send, offered, answers, check) {
    this.words = words;
    this.send = send;
    this.answers = answers;
    this.check = check;
    const draft = readDraft(offered.kept);
    this.table = new TableSettings(offered, draft?.table);
    this.known = new KnownTables(words, send, answers, () => this.list());
    this.file = captionButton(words, "lobby-load", makeGamePicker("", send));
    this.list();
    this.type(draft?.code ?? "", draft?.link ?? "");
    this.kept = this.table.changed ? "" : JSON.stringify(this.draft); // the draft that the browser keeps
    this.keep();
  }

  /** Offer the same in another language; what was typed and chosen stays. @param {NewTableForm} offered */
  offer(offered) {
    this.table.offered = offered;
    this.wrong = [];
    this.draw();
  }

  /** The field for a table's code; null on pages that can't join one. */
  get codeField() {
    return /** @type {HTMLInputElement | null} */ (this.root.querySelector(".vc-lobby-join input"));
  }
  get linkField() {
    return findControl(this.root, "input[type=url]");
  }

  /** Fill in the fields of the code and the link. @param {string} code @param {string} link */
  type(code, link) {
    if (this.codeField) this.codeField.value = code;
    this.linkField.value = link;
  }

  /** All that was typed and chosen. @returns {LobbyDraft} */
  get draft() {
    return { table: this.table.draft, code: this.codeField?.value ?? "", link: this.linkField.value };
  }

  /** Keep what was typed, for a page that comes back, if it has changed. */
  keep() {
    const text = JSON.stringify(this.draft);
    if (text !== this.kept) keepDraft(this.table.offered.kept, this.draft);
    this.kept = text;
  }

  /** Forget what led the page to a table: the code and the link, and the form if it has begun the table.
   * @param {boolean} begun */
  leave(begun) {
    this.type("", "");
    this.keep();
    if (begun) forgetDraft(this.table.offered.kept);
  }

  draw() {
    const { words } = this;
    const { joins } = this.table.offered; // false where this browser alone keeps tables
    const form = {
      renderProblem: this.renderProblem,
      draw: () => this.draw(),
      reseat: () => this.reseat(),
      check: this.check,
      begin: this.begin,
      turn: this.turn,
    };
    const alone = html`<section class="vc-lobby-box vc-lobby-alone"><h2>${words["lobby-several"]}</h2>
      <p class="vc-about">${words["lobby-only-here"]}</p></section>`;
    renderInto(
      html`
      <header><h2>${words.lobby}</h2><p>${words["lobby-about"]}</p>${this.renderProblem("store")}</header>
      ${this.known.render(this.table.offered)}
      ${joins ? this.renderJoining() : this.renderProblem("code")}
      <section class="vc-lobby-box vc-lobby-new">
        <h2>${words["lobby-new"]}</h2>${renderNewTable(words, this.table, form)}</section>
      ${this.renderOpening()}
      ${joins ? nothing : alone}`,
      this.root,
    );
  }

  /** Render the problem of a field; it is hidden if there is none. @param {string} field */
  renderProblem = (field) => renderProblems(this.words, this.wrong, field);

  /** Render the box in which a code leads to a table. */
  renderJoining() {
    const { words } = this;
    return html`<section class="vc-lobby-box vc-lobby-join">
      <h2>${words["lobby-join"]}</h2>
      <form class="vc-join" novalidate @submit=${this.join}>
        <input type="text" autocomplete="off" autocapitalize="characters" spellcheck="false"
          aria-label=${words["lobby-code"]} placeholder="KX4P7-M2Q9R" dir="ltr">
        <button type="submit" class="vc-button">${words["lobby-enter"]}</button>
      </form>
      <p class="vc-about">${words["lobby-code-about"]}</p>
      ${this.renderProblem("code")}
    </section>`;
  }

  /** Render the box in which a file or a link is opened. */
  renderOpening() {
    const { words } = this;
    return html`<section class="vc-lobby-box">
      <h2>${words["lobby-file"]}</h2>
      <p class="vc-about">${words["lobby-file-about"]}</p>
      ${this.file}
      <form class="vc-join" novalidate @submit=${this.follow}>
        <input type="url" autocomplete="off" aria-label=${words["lobby-link"]}
          placeholder=${words["lobby-link"]} dir="ltr">
        <button type="submit" class="vc-button">${words["lobby-link-open"]}</button>
      </form>
      ${this.renderProblem("open")}
    </section>`;
  }

  // Actions of the player

  /** Join the table whose code was typed; a game's link in that field is opened instead.
   * @param {Event} event */
  join = (event) => {
    event.preventDefault();
    this.showProblems([]);
    const typed = this.codeField?.value ?? "";
    const { code, game } = readPlace(typed);
    if (game) this.send({ do: "open", text: typed });
    else if (code) this.send({ do: "join", code });
  };

  /** Open the game of a link; a link to a table joins it instead. @param {Event} event */
  follow = (event) => {
    event.preventDefault();
    this.showProblems([]);
    const link = this.linkField.value;
    const code = readPlace(link).game ? "" : findCode(link);
    if (code) this.send({ do: "join", code });
    else if (link) this.send({ do: "open", text: link });
  };

  /** Turn to another game: its lobby replaces this one, and the address names it.
   * @param {string} game */
  turn = (game) => {
    this.table.leave();
    nameLobby(game);
    this.send({ do: "hello", plays: game });
  };

  /** Begin the table of the form and keep its settings for the next one, unless some players have no place.
   * @param {Event} event */
  begin = (event) => {
    event.preventDefault();
    this.showProblems([]);
    const { settings, copy, standing } = this.table;
    if (standing.length) return;
    rememberSettings(this.table.offered.kept, settings);
    this.send({ do: "begin", settings: { ...settings, copy } });
  };

  /** Draw the places after a change of seats. Problems of names and colours go: they were about others. */
  reseat() {
    this.wrong = this.wrong.filter(([field]) => !/^(?:name|colour):/.test(field));
    keepFocus(this.root, () => this.draw());
  }

  // Receiving

  /** Focus the button of this game: the player who asked for its lobby has pressed that. */
  focus() {
    /** @type {HTMLElement | null} */ (this.root.querySelector(".vc-games [aria-pressed=true]"))?.focus();
  }

  /** List the tables of this browser, which may have changed. */
  list() {
    this.known.read();
    this.draw();
  }

  /** Show these problems in place of the older ones; unfold the first and scroll to it.
   * @param {FieldProblem[]} problems */
  showProblems(problems) {
    this.wrong = problems;
    this.draw();
    const first = this.root.querySelector("[data-field]:not([hidden])");
    first?.closest("details")?.setAttribute("open", "");
    if (first) callWhenSeen(this.root, () => first.scrollIntoView({ block: "center" }));
  }

  /** Describe a game that was opened: its players, its state, and the lines that could not be read; a button
   * goes on with it.
   * @param {OpenedGame} opened */
  showOpened([players, said, rescued]) {
    const { words, answers } = this;
    this.showProblems([]);
    const take = () => {
      answers.close();
      this.send({ do: "take" });
    };
    answers.tell(
      words["lobby-file"],
      said,
      html`<p class="vc-known-names">${players.map((one) => renderName(one))}</p>`,
      rescued
        ? html`<p class="vc-problem">${joinSentences(words, words["lobby-only-part"], rescued)}</p>`
        : nothing,
      renderButton(words["lobby-go-on"], take, "vc-main"),
    );
  }
}
