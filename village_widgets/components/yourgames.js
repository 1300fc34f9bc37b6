import { repeat } from "../vendor/directives/repeat.js";
import { html, nothing } from "../vendor/lit-html.js";
import { mayKeep } from "./browserstore.js";
import { makeElement, keepFocus, callWhenSeen } from "./element.js";
import { give } from "./files.js";
import {
  makeAddress,
  forgetGame,
  readLines,
  readGame,
  listGames,
  nameFile,
  PLAYED_PAGES,
  readHead,
} from "./keptgames.js";
import { renderInto } from "./rendering.js";
import { joinList, joinLabel } from "./sentences.js";
import { renderName, renderButton } from "./templates.js";
import { entitle, follow } from "./speaking.js";

/** @import { ListedGame } from "./keptgames" */
/** @import { DescribedGame } from "./messages" */
/** @import { Send, Words } from "./types" */
/** A game, its text and the names of its lines.
 * @typedef {ListedGame & { text: string, lines: string[] }} ListedRow */
/** Functions of the page around the list: `open` goes on with a game of this page, and `findCurrent` names
 * the one on its table; without them all games are links. `noteChange` hears of a deletion and its undoing.
 * The game that `findLeftOut` names is not listed.
 * @typedef {{ open?: (name: string) => void, findCurrent?: () => string, noteChange?: () => void,
 *   findLeftOut?: () => string }} PageFunctions */

const FEW = 4; // games that the list shows before it is unfolded
const DAY = 86_400_000; // milliseconds

/** View of the games that were begun on this browser, the last one first: each can be resumed, saved to a
 * file and deleted. */
export class YourGames {
  root = makeElement("section", { class: "vc-your-games", hidden: true });
  /** All kept games. @type {ListedRow[]} */
  rows = [];
  /** Descriptions by game, each with the text of the game that it describes.
   * @type {Map<string, DescribedGame & { of: string }>} */
  told = new Map();
  /** Functions that bring deleted games back, until the list is read again.
   * @type {Map<string, () => void>} */
  deleted = new Map();
  /** The game that stands out. @type {ListedRow | undefined} */
  lead;
  isWhole = false;
  /** The game whose description the process was asked for. @type {ListedRow | undefined} */
  asked;

  /** @param {Words} words @param {Send} send @param {Record<string, string>} titles of all games
   * @param {PageFunctions} [more] */
  constructor(
    words,
    send,
    titles,
    { open, findCurrent = () => "", noteChange = () => {}, findLeftOut = () => "" } = {},
  ) {
    this.words = words;
    this.send = send;
    this.titles = titles;
    this.open = open;
    this.findCurrent = findCurrent;
    this.noteChange = noteChange;
    this.findLeftOut = findLeftOut;
    entitle(words, "your-games", this.root);
    follow(words, () => this.describeAgain());
  }

  /** Read the kept games, and forget how to bring deleted ones back. */
  read() {
    this.deleted.clear();
    const leftOut = this.findLeftOut();
    const listed = listGames().filter(({ name }) => name !== leftOut);
    this.rows = listed.map(({ name, ...rest }) => ({
      ...rest,
      name,
      text: readGame(name),
      lines: readLines(name).map((line) => line.name),
    }));
    this.draw();
    if (this.rows.length) callWhenSeen(this.root, () => this.describe());
  }

  /** Have every listed game described again, in another language: the way back to a game shows it too. */
  describeAgain() {
    this.told.clear();
    this.asked = undefined;
    this.draw();
    this.describe();
  }

  /** The rows that are listed now. */
  get shown() {
    return this.isWhole ? this.rows : this.rows.slice(0, FEW);
  }

  /** Ask the process to describe the next listed game, unless an answer is awaited. */
  describe() {
    if (this.asked) return;
    const next = this.shown.find((row) => !this.findDescription(row) && !this.deleted.has(row.name));
    if (!next) return;
    this.asked = next;
    this.send({ do: "describe", game: next.name, text: next.text });
  }

  /** Return the process's description of a game; undefined if there is none or the game has gone on since.
   * @param {ListedRow} row */
  findDescription({ name, text }) {
    const told = this.told.get(name);
    return told?.of === text ? told : undefined;
  }

  /** Take over the process's description of a game, and ask for the next one. @param {DescribedGame} told */
  receive(told) {
    const { asked } = this;
    if (asked?.name !== told.begun.name) return;
    this.told.set(asked.name, { ...told, of: asked.text });
    this.asked = undefined;
    this.draw();
    this.describe();
  }

  draw() {
    const { words, rows, shown } = this;
    const looks = shown.map((row) => JSON.stringify(this.say(row, false)));
    /** Tell whether another row of the list looks the same. */
    const isTwin = (/** @type {number} */ at) => looks.indexOf(looks[at]) !== looks.lastIndexOf(looks[at]);
    this.root.hidden = !rows.length;
    const showAllGames = () => {
      this.isWhole = true;
      this.draw();
      this.describe();
    };
    const view = html`<h2>${words["your-games"]}</h2>
      <ul>${repeat(
        shown,
        ({ name }) => name,
        (row, at) => (this.deleted.has(row.name) ? this.renderDeleted(row) : this.renderRow(row, isTwin(at))),
      )}</ul>
      ${rows.length > shown.length ? renderButton(words["games-all"], showAllGames, "vc-quiet") : nothing}
      <p class="vc-about">${mayKeep() ? words["games-about"] : words["games-unkept"]}</p>`;
    keepFocus(this.root, () => renderInto(view, this.root));
  }

  /** Say what is known of a game.
   * @param {ListedRow} row @param {boolean} isTwin another game looks the same: the time is given by the
   * second */
  say(row, isTwin) {
    const { words, titles } = this;
    const { name, page, about, text, lines } = row;
    const told = this.findDescription(row);
    const { game = "", players = [] } = readHead(text);
    return {
      game,
      players,
      title: told?.begun.title || about.title || titles[game] || words["game-unreadable"],
      progress: told?.problem || told?.progress || about.progress || "",
      isOver: told?.over ?? about.over,
      facts: [
        name === this.findCurrent() ? words["game-current"] : "",
        PLAYED_PAGES.includes(page) ? "" : words["game-lesson"],
        lines.length ? joinLabel(words, words["game-lines"], joinList(words, ...lines)) : "",
        sayTime(about.at, isTwin),
      ].filter(Boolean),
    };
  }

  /** Render the row of a game: its picture, a link or button that goes on with it, and buttons to save it
   * and, unless it is on the table, to delete it.
   * @param {ListedRow} row @param {boolean} isTwin */
  renderRow(row, isTwin) {
    const { words, open } = this;
    const { name, page, text } = row;
    const said = this.say(row, isTwin);
    const picture = this.findDescription(row)?.picture;
    const inside = html`<span class="vc-kept-picture">${
      picture ? html`<img alt="" src=${`data:image/svg+xml,${encodeURIComponent(picture)}`} />` : nothing
    }</span><span class="vc-kept-said">${this.renderWords(said)}</span>`;
    const go =
      open && PLAYED_PAGES.includes(page)
        ? html`<button type="button" class="vc-kept-go" @click=${() => open(name)}>${inside}</button>`
        : html`<a class="vc-kept-go" href=${makeAddress(row)}>${inside}</a>`;
    const which = [said.title, ...said.players.map((player) => player.name), said.progress, ...said.facts];
    /** Return a label that names the game, and a tooltip that doesn't. */
    const nameButton = (/** @type {string} */ doing) => ({
      label: joinLabel(this.words, doing, joinList(this.words, ...which)),
      title: doing,
    });
    const remove = renderButton("×", () => this.delete(row), "vc-quiet", nameButton(words["game-delete"]));
    const save = () => give(nameFile(text), text);
    return html`<li class="vc-kept" data-game=${said.game}
      >${go}<span class="vc-kept-doing">
      ${name === this.findCurrent() ? nothing : remove}
      ${renderButton("⤓", save, "vc-quiet", nameButton(words["game-save"]))}
    </span></li>`;
  }

  /** Render what is said of a game. @param {ReturnType<YourGames["say"]>} said */
  renderWords({ title, players, progress, isOver, facts }) {
    return html`<strong>${title}</strong>
      <span class="vc-kept-who">${players.map(({ name, colour }) => renderName([name, colour]))}</span>
      <span class=${isOver ? "vc-kept-over" : "vc-kept-progress"}>${progress}</span>
      <small>${facts.map((fact) => html`<span>${fact}</span> `)}</small>`;
  }

  /** Render the row of a deleted game, which can be brought back. @param {ListedRow} row */
  renderDeleted({ name }) {
    const bringBack = () => {
      this.deleted.get(name)?.();
      this.deleted.delete(name);
      this.draw();
      this.noteChange();
    };
    return html`<li class="vc-kept vc-kept-deleted"><span role="status">${this.words["game-deleted"]}</span>
      ${renderButton(this.words.undo, bringBack, "vc-quiet")}</li>`;
  }

  /** Delete a game; its row stays until the list is read again. @param {ListedRow} row */
  delete({ name }) {
    this.deleted.set(name, forgetGame(name));
    this.draw();
    this.noteChange();
  }
}

/** Say when a game was played last: today with the time, yesterday likewise, else the date; empty if that is
 * unknown.
 * @param {number | undefined} at @param {boolean} isPrecise whether to the second */
function sayTime(at, isPrecise) {
  if (!at) return "";
  const language = document.documentElement.lang || undefined;
  const when = new Date(at);
  const days = Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date().setHours(0, 0, 0, 0)) / DAY);
  const time = when.toLocaleTimeString(language, { timeStyle: isPrecise ? "medium" : "short" });
  if (days >= -1)
    return `${new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day")} ${time}`;
  return isPrecise
    ? when.toLocaleString(language, { dateStyle: "medium", timeStyle: "medium" })
    : when.toLocaleDateString(language, { dateStyle: "medium" });
}
