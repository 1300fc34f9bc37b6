import { renderName, renderButton } from "../components/templates.js";
import { html, nothing } from "../vendor/lit-html.js";
import { makeCorrecting } from "./correcting.js";
import { makeExporting } from "./exporting/dialog.js";
import { TableHistory } from "./history.js";
import { listOwnWays, Sharing } from "./sharing.js";
import { makeWakeLock } from "./wakelock.js";

/** @import { CompanionMessage, Invitations, SharedState } from "./messages" */
/** @import { TableCopy } from "./types" */
/** @import { Command, Send, Sheet } from "../components/types" */
/** @import { Words } from "./words" */

/** Render a choice of the page's language where the one at its head is out of sight; nothing without one.
 * @param {Words} words */
function renderLanguageChoice(words) {
  const head = /** @type {HTMLSelectElement | null} */ (document.getElementById("language"));
  if (!head || head.checkVisibility()) return nothing;
  /** Choose at the page's head what was chosen here. @param {{ currentTarget: HTMLSelectElement }} event */
  const choose = ({ currentTarget }) => {
    head.value = currentTarget.value;
    head.dispatchEvent(new Event("change"));
  };
  const options = [...head.options].map(
    ({ value, text }) =>
      html`<option value=${value} lang=${value} ?selected=${value === head.value}>${text}</option>`,
  );
  return html`<label class="vc-button">${words["table-language"]}
    <select autocomplete="off" translate="no" @change=${choose}>${options}</select></label>`;
}

/** The tools of a table in the sheet above it: the page's seat, the menu, the history, links to the table,
 * exports. While the process does not answer (`isAlone`), the page's own `copy` of the table is used.
 * `showRules` shows the rules of the game, `check` opens the check of an owner's copy. */
export class TableTools {
  isAsking = false; // whether the player waits for the answer whether the screen stays awake
  invite = () => {}; // shows again the ways to the table that were shown last

  /** @param {Words} words @param {Send} send @param {Sheet} answers @param {() => void} showRules
   * @param {() => boolean} isAlone @param {() => TableCopy | null} copy
   * @param {(edition: string, players: number) => void} check */
  constructor(words, send, answers, showRules, isAlone, copy, check) {
    this.words = words;
    this.send = send;
    this.answers = answers;
    this.showRules = showRules;
    this.isAlone = isAlone;
    this.copy = copy;
    this.check = check;
    this.past = new TableHistory(words, send, answers);
    this.fix = makeCorrecting(words, send, answers);
    this.ways = new Sharing(words, answers);
    this.away = makeExporting(words, send);
    this.awake = makeWakeLock((now) => {
      if (this.isAsking) answers.tell(words["table-awake"], words[`table-awake-${now}`]);
      this.isAsking = false;
    });
  }

  /** Return a function that closes the sheet and sends a command. @param {Command} message */
  makeSender = (message) => () => {
    this.answers.close();
    this.send(message);
  };

  /** Ask whose page this is: a player's or everybody's.
   * @param {Pick<SharedState, "names" | "seat">} shared */
  askSeat({ names = [], seat }) {
    /** Render a button that takes a seat; null for everybody's page.
     * @type {(label: unknown, to: number | null) => unknown} */
    const renderSeat = (label, to) =>
      renderButton(label, this.makeSender({ do: "sit", seat: to }), "", { pressed: seat === to });
    this.answers.tell(
      this.words["table-whose"],
      this.words["table-whose-about"],
      html`<div class="vc-menu">
        ${renderSeat(this.words["table-everybody"], null)}
        ${names.map((player, at) => renderSeat(renderName(player), at))}
      </div>`,
    );
    this.answers.again = () => this.askSeat({ names, seat });
  }

  /** Show the menu of a table.
   * @param {SharedState} shared @param {boolean} kept whether the browser keeps its copy of the table */
  showMenu(shared, kept) {
    const { words, answers, awake } = this;
    const { writes, over, seat, names = [], edition = "", next = "" } = shared;
    /** Render an entry of the menu. @type {(label: string, press: () => void, note?: string) => unknown} */
    const renderEntry = (label, press, note) =>
      renderButton(html`${label}${note ? html`<small>${note}</small>` : nothing}`, press);
    const mine = seat === null ? words["table-everybody"] : names[seat]?.[0];
    const openCheck = () => {
      answers.close();
      this.check(edition, names.length);
    };
    /** Switch whether the screen stays awake, and wait for the answer. */
    const turn = () => {
      this.isAsking = true;
      awake.turn();
    };
    const openExports = () => (this.isAlone() ? this.offerOwn(shared) : this.send({ do: "exports" }));
    const [again, about] = [this.makeSender({ do: "again" }), words["table-again-about"]];
    const lay = this.makeSender({ do: "laying" });
    const left = words[kept ? "table-leave-about" : "table-leave-unkept"];
    const now = awake.isWanted() ? words["table-awake-on"] : words["table-awake-off"];
    const changing = [
      renderEntry(words["table-laying"], lay),
      renderEntry(words["table-check"], openCheck, words["table-check-about"]),
    ];
    answers.tell(
      words["table-tools"],
      "",
      html`<div class="vc-menu">
        ${renderEntry(words["table-rules"], this.showRules, words["table-rules-about"])}
        ${writes ? renderEntry(words["table-whose"], () => this.askSeat(shared), mine) : nothing}
        ${writes && !over ? changing : nothing}
        ${over && (writes || next) ? renderEntry(words["table-again"], again, about) : nothing}
        ${renderEntry(words["table-awake"], turn, awake.isPossible() ? now : words["table-awake-not"])}
        ${renderLanguageChoice(words)}
        ${renderEntry(words["table-away"], openExports)}
        ${renderEntry(words["table-leave"], this.makeSender({ do: "leave" }), left)}
      </div>`,
    );
    answers.again = () => this.showMenu(shared, kept);
  }

  /** Show the exports that work without Python: the page's own copy of the table and, after the game, its
   * sheets.
   * @param {Pick<SharedState, "over" | "sheets">} shared */
  offerOwn({ over, sheets }) {
    this.away.offerOwn(this.copy(), over ? sheets : []);
    this.answers.tell(this.words["table-away"], "", this.away.root);
    this.answers.again = () => this.offerOwn({ over, sheets });
  }

  /** Show ways to the table. @param {Invitations} found */
  showInvitation(found) {
    this.ways.show(found);
    this.answers.again = this.invite;
  }

  /** Show the ways to the table: Python sends them, or else the page's own links are shown. `page` is the
   * address of this page.
   * @param {SharedState} shared @param {string} page */
  share(shared, page) {
    this.invite = () => this.share(shared, page);
    if (this.isAlone()) this.showInvitation(listOwnWays(this.words, shared, page));
    else this.send({ do: "share", address: page });
  }

  /** Begin what runs while the page is at a table, with an empty history. */
  begin() {
    this.awake.begin();
    this.past.forget();
  }

  /** End what runs while the page is at a table. */
  end() {
    this.awake.end();
  }

  /** Ask again for the history if it is open, because the table has gone on. */
  renew() {
    if (this.past.open) this.send({ do: "history" });
  }

  /** Show the answers to what the tools asked for.
   * @param {CompanionMessage} message @param {number} count */
  receive({ history, correcting, corrected, unfit, share, exports, exported }, count) {
    const { away, past, fix } = this;
    if (history) past.show(history, count);
    if (corrected) past.showCorrected(corrected);
    if (correcting) fix.show(correcting, count);
    if (unfit) fix.decide(unfit, count);
    if (share) this.showInvitation(share);
    if (exports) {
      away.show(exports);
      this.answers.tell(this.words["table-away"], "", away.root);
      this.answers.again = () => this.send({ do: "exports" });
    }
    if (exported) away.openFile(exported);
  }
}
