import { writeNumber } from "../components/numbers.js";
import { joinList, joinLabel } from "../components/sentences.js";
import { renderName, renderButton } from "../components/templates.js";
import { html, nothing } from "../vendor/lit-html.js";
import { spellCode } from "./codes.js";
import { forgetTable, listKnownTables } from "./storage.js";

/** @import { NewTableForm } from "./messages" */
/** @import { KnownTable } from "./types" */
/** @import { Send, Sheet } from "../components/types" */
/** @import { Words } from "./words" */

const MINUTE = 60_000; // milliseconds

/** The list of the tables that this browser knows; the page goes on with one, or forgets it. */
export class KnownTables {
  /** The tables, the last one first. @type {KnownTable[]} */
  all = [];
  looks = ""; // the code of the table that was opened from the list although its game is over

  /** @param {Words} words @param {Send} send @param {Sheet} answers
   * @param {() => void} noteChange is called when a table was forgotten */
  constructor(words, send, answers, noteChange) {
    this.words = words;
    this.send = send;
    this.answers = answers;
    this.noteChange = noteChange;
  }

  /** Read which tables the browser knows now. */
  read() {
    this.all = listKnownTables();
  }

  /** Render the box with the list; it is hidden if there are none.
   * @param {Pick<NewTableForm, "games" | "joins">} offered */
  render(offered) {
    const rows = this.all.map((table, at) => this.renderRow(table, at, offered));
    return html`<section class="vc-lobby-box" ?hidden=${!rows.length}><h2>${this.words["lobby-known"]}</h2>
        <ul class="vc-known">${rows}</ul></section>`;
  }

  /** Render one table. The last one comes first: a player who returns most likely wants it.
   * @param {KnownTable} table @param {number} at @param {Pick<NewTableForm, "games" | "joins">} offered */
  renderRow(table, at, { games, joins }) {
    const { words } = this;
    const names = table.names.map((one, seat) => renderName(one, this.renderResult(table, seat)));
    const about = this.describe(table, games);
    const named = joinList(words, ...table.names.map(([called]) => called), about);
    const forget = joinLabel(words, words["lobby-forget"], named);
    return html`<li>
      <button type="button" class=${at ? "vc-button vc-known-table" : "vc-button vc-main vc-known-table"}
        @click=${() => this.go(table)}>
        ${at ? nothing : html`<b>${words[table.over ? "lobby-look-at" : "lobby-go-on-at"]}</b>`}
        <span class="vc-known-names">${names}</span>
        <small>${about}</small>
      </button>
      <button type="button" class="vc-button vc-quiet vc-remove" aria-label=${forget}
        title=${words["lobby-forget"]} @click=${() => this.forget(table, joins)}>×</button>
    </li>`;
  }

  /** Return what tells a table from others: its game, when it was used, its state, and the code of one that
   * looks like another. @param {KnownTable} table @param {NewTableForm["games"]} games */
  describe(table, games) {
    const { words } = this;
    const title = games.find(([game]) => game === table.game)?.[1];
    const when = new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
      dateStyle: "medium",
      timeStyle: "short",
    }).format(new Date(table.at || 0));
    return [
      ...(games.length > 1 && title ? [title] : []),
      when,
      ...(table.over && !table.totals?.length ? [words["lobby-over"]] : []),
      ...(table.writes ? [] : [words["lobby-viewing"]]),
      ...(this.isTwin(table) ? [spellCode(table.code)] : []),
    ].join(" · ");
  }

  /** Render how a player has ended: the points, and whether they have won; nothing while that is unknown.
   * @param {KnownTable} table @param {number} seat */
  renderResult({ names, totals = [], winners = [] }, seat) {
    if (!(seat in totals)) return nothing;
    const wins = names.length > 1 && winners.includes(seat);
    const said = wins ? html` <small>${this.words["tally-wins"]}</small>` : nothing;
    return html` <b class="vc-known-result">${writeNumber(totals[seat])}</b>${said}`;
  }

  /** Tell whether another table has the same players and was used in the same minute.
   * @param {KnownTable} table */
  isTwin({ code, names, at }) {
    /** Return a text that is the same for tables that look the same.
     * @param {Pick<KnownTable, "names" | "at">} table */
    const makeKey = ({ names, at }) => JSON.stringify([names, Math.floor((at || 0) / MINUTE)]);
    return this.all.some((other) => other.code !== code && makeKey(other) === makeKey({ names, at }));
  }

  /** Go to a table. A page that comes to look at a game that is over stays there.
   * @param {KnownTable} table */
  go({ code, over }) {
    this.looks = over ? code : "";
    this.send({ do: "join", code });
  }

  /** Ask whether to forget a table, and do so on a yes.
   * @param {KnownTable} table @param {boolean} joins whether a code leads back to it */
  forget({ code }, joins) {
    const { words, answers } = this;
    const forgetSure = () => {
      forgetTable(code);
      answers.close();
      this.noteChange();
    };
    answers.tell(
      words["lobby-forget"],
      words[joins ? "lobby-forget-sure" : "lobby-forget-here"],
      renderButton(words["lobby-forget-yes"], forgetSure),
    );
  }
}
