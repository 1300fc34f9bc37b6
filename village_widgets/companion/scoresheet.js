import { makeElement, findFocused, findParts, callWhenSeen } from "../components/element.js";
import { live } from "../vendor/directives/live.js";
import { repeat } from "../vendor/directives/repeat.js";
import { renderInto } from "../components/rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { readNumber, writeNumber } from "../components/numbers.js";
import { joinList } from "../components/sentences.js";
import { findInput, renderName, selectAll, renderButton } from "../components/templates.js";
import { entitle } from "../components/speaking.js";

/** @import { Tally, TallyLine } from "./messages" */
/** @import { Words } from "./words" */
/** @typedef {{ key: string, label: string, line: TallyLine, seat: number }} Field one number of the sheet: a
 * line's, for a player */

const NUMBER = /^[-−]?\d{1,3}$/; // Python refuses impossible numbers with their rule

/** Return the known number of a field as text, empty if it is missing. @param {Field} field */
const writeKnown = ({ line, seat }) => writeNumber(line[1][seat][0] ?? "");

/** The final sheet by category and player. A player can correct a number by hand; a half-typed number stays
 * while other pages enter theirs. */
export class ScoreSheet {
  root = makeElement("section", { class: "vc-tally", hidden: true });
  /** The sheet as Python described it last; null before that. @type {Tally | null} */
  tally = null;
  writes = false;
  /** The numbers that can still be typed. @type {Field[]} */
  fields = [];
  /** The typed text by the field's key, until a newer number is known. @type {Map<string, string>} */
  typed = new Map();
  /** The keys of fields that were left with an impossible number. @type {Set<string>} */
  wrong = new Set();
  asked = false; // whether a finish was refused because numbers are missing

  /** @param {Words} words @param {(choice: Record<string, unknown>) => void} enter */
  constructor(words, enter) {
    this.words = words;
    this.enter = enter;
    entitle(words, "tally", this.root);
  }

  /** Show a newer state; the page scrolls to the sheet when the game ends. A half-typed and an impossible
   * number stay; every other typed number is known, or has been entered.
   * @param {Tally} tally @param {boolean} writes this page may enter numbers */
  show(tally, writes) {
    const ended = !tally.done && (!this.tally || this.tally.done);
    const at = findFocused(this.root)?.dataset.field;
    const open = this.fields.filter(
      (field) =>
        this.wrong.has(field.key) ||
        (field.key === at && writeNumber(this.typed.get(at)?.trim() ?? "") !== writeKnown(field)),
    );
    const stays = new Set(open.map(({ key }) => key));
    Object.assign(this, { tally, writes });
    this.fields =
      tally.done && writes
        ? [...this.listFields(tally.lines, "line"), ...this.listFields(tally.ties, "tie")]
        : [];
    const keys = new Set(this.fields.map(({ key }) => key));
    this.wrong = new Set([...this.wrong].filter((key) => keys.has(key)));
    this.typed = new Map([...this.typed].filter(([key]) => stays.has(key)));
    this.draw();
    // who has won stands above
    if (ended) callWhenSeen(this.root, () => this.root.scrollIntoView({ block: "start" }));
  }

  /** Return the fields of some lines, for each player; `part` tells equal labels apart.
   * @param {TallyLine[]} lines @param {string} part @returns {Field[]} */
  listFields(lines, part) {
    const names = this.tally?.players.map(([called]) => called) ?? [];
    return lines.flatMap((line) =>
      names.map((called, seat) => ({
        key: `${part}: ${line[0]}, ${seat}`,
        label: joinList(this.words, line[0], called),
        line,
        seat,
      })),
    );
  }

  /** Note what is typed in a field; a field that was marked as wrong is judged at once.
   * @param {string} key @param {string} typed */
  type(key, typed) {
    this.typed.set(key, typed);
    if (this.wrong.has(key)) this.judge(key, typed);
    this.draw();
  }

  /** Tell whether a field is empty or has a possible number; mark it as wrong, or take its mark away.
   * @param {string} key @param {string} typed */
  judge(key, typed) {
    const least = this.fields.find((field) => field.key === key)?.line[2] ?? 0;
    const fine = !typed.trim() || (NUMBER.test(typed.trim()) && readNumber(typed.trim()) >= least);
    if (fine) this.wrong.delete(key);
    else this.wrong.add(key);
    return fine;
  }

  /** Enter the number of a field that was left, if it is possible and differs from the known one. An emptied
   * field shows the known number again.
   * @param {string} key */
  leave(key) {
    const field = this.fields.find((one) => one.key === key);
    const typed = this.typed.get(key)?.trim();
    if (!field || typed === undefined) return;
    const [, , choice] = field.line[1][field.seat];
    if (this.judge(key, typed)) {
      if (typed && writeNumber(typed) !== writeKnown(field))
        this.enter({ ...choice, count: readNumber(typed) });
      else this.typed.delete(key);
    }
    this.draw();
  }

  /** Leave a field for the next empty one, after the last beginning with the first; without one, for the
   * button that finishes the sheet, if there is one. The key presses nothing there.
   * @param {KeyboardEvent} event */
  goOn(event) {
    event.preventDefault();
    const field = findInput(event);
    const all = /** @type {HTMLInputElement[]} */ (findParts(this.root, "input[data-field]"));
    const at = all.indexOf(field);
    const next = [...all.slice(at + 1), ...all.slice(0, at)].find(({ value }) => !value.trim());
    const done = /** @type {HTMLElement | null} */ (this.root.querySelector(".vc-tally-done"));
    if (next ?? done) (next ?? done)?.focus();
    else field.blur();
  }

  /** Finish the sheet, unless a number is impossible or missing: then such fields are marked, and the first
   * gets the focus.
   * @param {Record<string, unknown>} choice */
  finish(choice) {
    this.asked = this.missing;
    this.draw();
    if (!this.wrong.size && !this.asked) return this.enter(choice);
    /** @type {HTMLElement | null} */ (this.root.querySelector('[aria-invalid="true"]'))?.focus();
  }

  /** Tell whether a number is missing: neither known nor typed. */
  get missing() {
    return this.fields.some((field) => !writeKnown(field) && !this.typed.get(field.key)?.trim());
  }

  draw() {
    if (this.tally) renderInto(this.renderSheet(this.tally), this.root);
  }

  /** Render the sheet: the result, the table of numbers, what is wrong, the reasons, and the buttons.
   * @param {Tally} tally */
  renderSheet(tally) {
    const { words, enter, writes } = this;
    const { title, about, result, reasons, done } = tally;
    const wrong = this.wrong.size
      ? words["tally-number"]
      : this.asked && this.missing && words["tally-empty"];
    const look = done ? "vc-tally-result" : "vc-tally-result vc-tally-won";
    const legend = html`<p class="vc-tally-legend"><span><i></i>${words["tally-told"]}</span>
      <span><i class="vc-known"></i>${words["tally-known"]}</span></p>`;
    const finish =
      done && writes && renderButton(words["tally-done"], () => this.finish(done), "vc-main vc-tally-done");
    const playAgain = () => enter({ do: "again" });
    return html`<h2>${title}</h2>
      <div class=${look} role="status">${result || words.waiting}</div>
      ${about && writes ? html`<p class="vc-tally-about">${about}</p>` : nothing}
      <div class="vc-tally-wide">${this.renderTable(tally)}</div>
      <p class="vc-problem" id="vc-tally-wrong" role="alert" ?hidden=${!wrong}
      >${wrong || ""}</p>
      ${done && writes ? legend : nothing}
      <details class="vc-tally-why" ?open=${!done}><summary>${words["tally-why"]}</summary>
        <ul>${reasons.map((text) => html`<li>${text}</li>`)}</ul></details>
      <div class="vc-tally-foot">
        ${finish || nothing}
        ${done || !writes ? nothing : renderButton(words["table-again"], playAgain, "vc-main")}
        ${done || !writes ? nothing : renderButton(words["tally-back"], () => enter({ do: "undo" }))}
        ${renderButton(words["tally-print"], () => globalThis.print())}
      </div>`;
  }

  /** Render the table of numbers: a row for each category, the totals, and what breaks ties.
   * @param {Tally} tally */
  renderTable({ players, lines, totals, ties, winners, done }) {
    const { words } = this;
    /** Render that a seat has won; nothing if it hasn't or the sheet is not finished. @param {number} seat */
    const renderWins = (seat) =>
      !done && winners.includes(seat) ? html`<small>${words["tally-wins"]}</small>` : nothing;
    const heads = players.map(
      (player, seat) => html`<th scope="col">${renderName(player)}${renderWins(seat)}</th>`,
    );
    const sums = totals.map(
      (sum, seat) =>
        html`<td class=${winners.includes(seat) ? "vc-tally-best" : ""}>${writeNumber(sum ?? "…")}</td>`,
    );
    const tied = html`<tr class="vc-tally-tie"><th scope="rowgroup" colspan=${players.length + 1}
      >${words["tally-ties"]}<small>${words["tally-ties-about"]}</small></th></tr>`;
    return html`<table>
      <thead><tr><td></td>${heads}</tr></thead>
      <tbody>${this.renderRows(lines, "line")}</tbody>
      <tbody><tr class="vc-tally-total"><th scope="row">${words["tally-total"]}</th>${sums}</tr></tbody>
      <tbody>${ties.length ? tied : nothing}${this.renderRows(ties, "tie")}</tbody>
    </table>`;
  }

  /** Render a row for each of some lines. @param {TallyLine[]} lines @param {string} part */
  renderRows(lines, part) {
    /** Render one row. @param {TallyLine} line */
    const renderRow = (line) => {
      const cells = this.listFields([line], part).map((field) => this.renderCell(field));
      return html`<tr><th scope="row">${line[0]}</th>${cells}</tr>`;
    };
    return repeat(lines, ([label]) => label, renderRow);
  }

  /** Render a number: as a field while it can be typed, else as text. @param {Field} field */
  renderCell(field) {
    const { key, label, line, seat } = field;
    if (!this.fields.length) return html`<td>${writeKnown(field)}</td>`;
    const [, told] = line[1][seat];
    const empty = this.asked && !writeKnown(field) && !this.typed.get(key)?.trim();
    const wrong = this.wrong.has(key) || empty;
    return html`<td><input class=${told ? "vc-told" : ""} type="text" inputmode="numeric" maxlength="6"
      autocomplete="off" data-field=${key} aria-label=${label} aria-invalid=${wrong}
      aria-describedby=${wrong ? "vc-tally-wrong" : nothing}
      .value=${live(this.typed.get(key) ?? writeKnown(field))}
      @focus=${selectAll} @blur=${() => this.leave(key)}
      @input=${(/** @type {Event} */ event) => this.type(key, findInput(event).value)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && this.goOn(event)}
    ></td>`;
  }
}
