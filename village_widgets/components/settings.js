import { repeat } from "../vendor/directives/repeat.js";
import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { findChapterPage } from "./address.js";
import { makeElement, keepFocus } from "./element.js";
import { makeTextPicker } from "./files.js";
import { renderGames, renderProblems } from "./formparts.js";
import { makeSettingsStore } from "./keptgame.js";
import { readAbout, findUnfinished, readGame, goOnWith, PLAYED_PAGES, readHead } from "./keptgames.js";
import { NewGame } from "./newgame.js";
import { renderChoice, findInput, renderName, renderButton } from "./templates.js";
import { renderSaid, sayGame } from "./ways.js";
import { captionButton, follow } from "./speaking.js";

/** @import { FieldProblem, SettingsForm, UsedCopy } from "./messages" */
/** @import { Player } from "./newgame" */
/** @import { Send, Words } from "./types" */

const OF_PLAYERS = /^(players$|(name|colour|plays):)/; // the fields about players, as problems name them

/** The form of a new game: ready to begin as the last game did. All other settings are folded away. */
export class SettingsView {
  /** Problems with the settings, by field. @type {FieldProblem[]} */
  problems = [];
  /** The numbers of an owner's copy that the game is played with; null for those as printed.
   * @type {UsedCopy | null} */
  copy = null;
  canGoBack = false;
  isWhole = false; // whether the folded settings are drawn: from when they are first unfolded
  left = findUnfinished(PLAYED_PAGES); // the game that the player left unfinished

  /** @param {Words} words @param {Send} send @param {SettingsForm} offered */
  constructor(words, send, offered) {
    this.words = words;
    this.send = send;
    this.offered = offered;
    this.last = makeSettingsStore(offered.editions[0].key);
    this.game = new NewGame(offered, this.last.read());
    this.root = makeElement("form", { class: "vc-settings", novalidate: true, submit: this.begin });
    const copy = makeTextPicker("", ".toml,.txt", (text) => send({ do: "copy", text }));
    const game = makeTextPicker("", ".jsonl,.json,.txt", (text) => send({ do: "load", text }));
    this.copyFile = captionButton(words, "copy", copy);
    this.gameFile = captionButton(words, "load", game);
    follow(words, () => this.draw());
  }

  /** Offer the same in another language; what was chosen and typed stays. Problems go: they are found again.
   * @param {SettingsForm} offered @param {UsedCopy | null} [copy] */
  offer(offered, copy = null) {
    this.offered = offered;
    this.game.offered = offered;
    this.copy = copy;
    this.problems = [];
    this.draw();
    if (this.left) this.send({ do: "describe", game: this.left, text: readGame(this.left) });
  }

  /** Begin a game with the settings of the form, and keep these for the next time. */
  begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    this.showProblems([]);
    const { seed, ...kept } = this.game.makeSettings();
    this.last.keep(kept);
    this.send({ do: "begin", settings: { ...kept, seed } });
  };

  /** Begin a game for one person. The form stays as it is, for the next game with others. */
  beginAlone = () => {
    this.showProblems([]);
    this.send({ do: "begin", settings: this.game.makeSettingsAlone() });
  };

  resume = () => this.send(goOnWith(this.left));

  turn = (/** @type {string} */ game) => this.send({ do: "turn", game });

  goBack = () => this.root.dispatchEvent(new CustomEvent("back"));

  /** Make a change to the settings, and draw the form. @param {() => unknown} change */
  change(change) {
    change();
    this.draw();
  }

  /** Make a change to the players, draw the form, and drop problems with players.
   * @param {() => unknown} change */
  reseat(change) {
    change();
    this.problems = this.problems.filter(([field]) => !OF_PLAYERS.test(field));
    keepFocus(this.root, () => this.draw());
  }

  /** Show problems at their fields in place of the older ones; unfold the first and scroll to it.
   * @param {FieldProblem[]} problems */
  showProblems(problems) {
    this.problems = problems;
    this.drawWhole();
    const first = this.root.querySelector("[data-field]:not([hidden])");
    for (let around = first?.closest("details"); around; around = around.parentElement?.closest("details"))
      around.open = true;
    first?.scrollIntoView({ block: "nearest" });
  }

  /** Play with the numbers, the edition and the rulings of an owner's copy; without a copy as printed.
   * @param {UsedCopy | null} copy */
  useCopy(copy) {
    this.copy = copy;
    this.problems = [];
    this.game.changeEdition(copy?.[0] ?? this.game.edition);
    if (copy) this.game.setRulings(copy[2]);
    this.draw();
  }

  /** Show or hide the button back to the game on the table; without it offer the unfinished game that was
   * played last.
   * @param {boolean} possible whether there is a game on the table to go back to */
  setBack(possible) {
    this.canGoBack = possible;
    this.left = possible ? "" : findUnfinished(PLAYED_PAGES);
    this.draw();
  }

  /** Move the keyboard to the title of this form's game. */
  focus() {
    /** @type {HTMLElement | null} */ (this.root.querySelector(".vc-games [aria-pressed='true']"))?.focus();
  }

  /** Draw the folded settings too. */
  drawWhole = () => {
    this.isWhole = true;
    this.draw();
  };

  draw() {
    const { words, game, offered } = this;
    renderInto(
      html`<h2>${words.settings}</h2>
      ${renderGames(words, offered, this.turn)}
      <p class="vc-summed">
        ${game.players.map((player) => this.renderSummary(player))}<span>${game.chosen.label}</span>
      </p>
      ${this.renderStart()}
      <details class="vc-otherwise">
        <summary @click=${this.drawWhole}>${words.otherwise}</summary>
        ${this.isWhole ? [this.renderEdition(), this.renderPlayers(), this.renderMore()] : nothing}
      </details>
      <p class="vc-load">${words["load-instead"]} ${this.gameFile}</p>`,
      this.root,
    );
  }

  /** Render a player's name and colour, and whether a program plays. @param {Player} player */
  renderSummary({ name, colour, plays }) {
    const computer =
      plays === this.game.person ? nothing : html`<small> ${this.words["by-computer"]}</small>`;
    return renderName([name, colour, false], computer);
  }

  /** Render the buttons that begin a game, also alone where that is offered, that go on with the one that was
   * left, which then stands out, or that lead back to the table. */
  renderStart() {
    const { words, left, canGoBack } = this;
    const [alone, chapter] = this.offered.alone ?? [];
    const { game } = readHead(readGame(left));
    const [, title] = this.offered.games.find(([key]) => key === game) ?? [];
    const said = renderSaid(sayGame(words, { title, ...readAbout(left) }));
    return html`<div class="vc-start">
        ${left ? renderButton(said, this.resume, "vc-resume vc-main") : nothing}
        <button type="submit" class=${left ? "vc-button" : "vc-button vc-main"}>${words.begin}</button>
        ${alone ? renderButton(alone, this.beginAlone) : nothing}
        ${canGoBack ? renderButton(words.back, this.goBack) : nothing}
      </div>
      ${
        chapter
          ? html`<p class="vc-alone"><a href=${findChapterPage(chapter)}>${words["alone-chapter"]}</a></p>`
          : nothing
      }`;
  }

  /** Render the problems of a field, hidden if there are none. @param {string} field */
  renderProblem(field) {
    return renderProblems(this.words, this.problems, field);
  }

  /** Render a field: its label and control, an explanation, and its problems.
   * @param {string} label @param {unknown} control @param {string} field @param {string} [about] */
  renderField(label, control, field, about) {
    return html`<div class="vc-field">
      <label><span>${label}</span>${control}</label>
      ${about ? html`<p class="vc-about">${about}</p>` : nothing} ${this.renderProblem(field)}
    </div>`;
  }

  renderEdition() {
    const { words, offered, game } = this;
    const list = renderChoice(
      offered.editions.map(({ key, label }) => [key, label]),
      game.chosen.key,
      (edition) => this.reseat(() => game.changeEdition(edition)),
    );
    return this.renderField(words.edition, list, "edition", game.chosen.guessed);
  }

  renderPlayers() {
    const { words, offered, game } = this;
    const add = () => this.reseat(() => game.addPlayer(offered.rival));
    const rows = repeat(
      game.players,
      (player) => player,
      (player, seat) => this.renderPlayer(player, seat),
    );
    const crowded = html`<p class="vc-problem" data-field="players" role="alert">${game.chosen.room}</p>`;
    return html`<fieldset>
      <legend>${words.players}</legend>
      <ol class="vc-seats">${rows}</ol>
      ${game.canAddPlayer ? renderButton(words["add-player"], add) : nothing}
      ${game.isCrowded ? crowded : this.renderProblem("players")}
    </fieldset>`;
  }

  /** Render the row of a player: name, colour, who plays, their problems, and a button that removes the
   * player if the edition can do without one.
   * @param {Player} player @param {number} seat */
  renderPlayer(player, seat) {
    const { words, offered, game } = this;
    /** @param {Event} event */
    const rename = (event) => this.change(() => Object.assign(player, { name: findInput(event).value }));
    /** @param {string} colour */
    const recolour = (colour) => this.change(() => Object.assign(player, { colour }));
    /** @param {string} plays */
    const changePlays = (plays) => this.change(() => game.changePlays(player, plays));
    const remove = () => this.reseat(() => game.players.splice(seat, 1));
    const named = { label: words["remove-player"], title: words["remove-player"] };
    const colours = renderChoice(offered.colours, player.colour, recolour, undefined, "vc-colour");
    const kinds = renderChoice(offered.plays, player.plays, changePlays, undefined, "vc-plays");
    return html`<li class="vc-seat" data-colour=${player.colour}>
      <label>
        <span>${words["player-name"]}</span>
        <input type="text" autocomplete="off" maxlength="30" .value=${player.name} @input=${rename} />
      </label>
      <label><span>${words["player-colour"]}</span>${colours}</label>
      <label><span>${words["player-plays"]}</span>${kinds}</label>
      ${game.canRemovePlayer ? renderButton("×", remove, "vc-remove", named) : nothing}
      <div class="vc-problems">
        ${["name", "colour", "plays"].map((field) => this.renderProblem(`${field}:${seat}`))}
      </div>
    </li>`;
  }

  /** Render the settings that few games change: rulings, the seed and an owner's numbers. */
  renderMore() {
    const { words, copy, game } = this;
    /** @param {Event} event */
    const type = (event) => Object.assign(game, { seed: findInput(event).value });
    const seed = html`<input type="text" autocomplete="off" maxlength="30" @input=${type} />`;
    const forget = () => this.send({ do: "copy", text: "" });
    return html`<details class="vc-more">
      <summary>${words.more}</summary>
      <h3>${words.rulings}</h3>
      ${this.offered.rulings.map((ruling) => this.renderRuling(ruling))}
      ${this.renderField(words.seed, seed, "seed", words["seed-about"])}
      <div class="vc-field">
        ${this.copyFile} ${copy ? renderButton(words["copy-clear"], forget) : nothing}
        <p class="vc-about">${words["copy-about"]}</p>
        <p class="vc-told" role="status">${copy?.[1]}</p>
        ${this.renderProblem("copy")}
      </div>
    </details>`;
  }

  /** Render the list of a ruling's values; nothing if the ruling doesn't matter to this number of players.
   * @param {SettingsForm["rulings"][number]} ruling */
  renderRuling([key, label, options, matters]) {
    const { players, rulings } = this.game;
    if (matters === (players.length > 1 ? "alone" : "together")) return nothing;
    const list = renderChoice(options, rulings[key], (value) => Object.assign(rulings, { [key]: value }));
    return this.renderField(label, list, `ruling:${key}`);
  }
}
