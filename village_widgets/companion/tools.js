import { renderName, renderButton } from "../components/templates.js";
import { html, nothing } from "../vendor/lit-html.js";
import { makeCorrecting } from "./correcting.js";
import { makeExporting } from "./exporting/dialog.js";
import { TableHistory } from "./history.js";
import { listOwnWays, makeSharing } from "./sharing.js";
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

/** Build the tools of a table in the sheet above it: the page's seat, the menu, the history, links to the
 * table, exports. While the process does not answer (`isAlone`), the page's own `copy` of the table is used.
 * `showRules` shows the rules of the game, `check` opens the check of an owner's copy.
 * @param {Words} words @param {Send} send @param {Sheet} answers @param {() => void} showRules
 * @param {() => boolean} isAlone @param {() => TableCopy | null} copy
 * @param {(edition: string, players: number) => void} check */
export function makeTableTools(words, send, answers, showRules, isAlone, copy, check) {
  const past = new TableHistory(words, send, answers);
  const fix = makeCorrecting(words, send, answers);
  const ways = makeSharing(words, answers);
  const away = makeExporting(words, send);
  let asking = false; // whether the player waits for the answer whether the screen stays awake
  let invite = () => {}; // shows again the ways to the table that were shown last
  const awake = makeWakeLock((now) => {
    if (asking) answers.tell(words["table-awake"], words[`table-awake-${now}`]);
    asking = false;
  });

  /** Return a function that closes the sheet and sends a command. @param {Command} message */
  const makeSender = (message) => () => {
    answers.close();
    send(message);
  };

  /** Ask whose page this is: a player's or everybody's.
   * @param {Pick<SharedState, "names" | "seat">} shared */
  function askSeat({ names = [], seat }) {
    /** Render a button that takes a seat; null for everybody's page.
     * @type {(label: unknown, to: number | null) => unknown} */
    const renderSeat = (label, to) =>
      renderButton(label, makeSender({ do: "sit", seat: to }), "", { pressed: seat === to });
    answers.tell(
      words["table-whose"],
      words["table-whose-about"],
      html`<div class="vc-menu">
        ${renderSeat(words["table-everybody"], null)}
        ${names.map((player, at) => renderSeat(renderName(player), at))}
      </div>`,
    );
    answers.again = () => askSeat({ names, seat });
  }

  /** Show the menu of a table.
   * @param {SharedState} shared @param {boolean} kept whether the browser keeps its copy of the table */
  function showMenu(shared, kept) {
    const { writes, over, seat, names = [], edition = "", next = "" } = shared;
    /** Render an entry of the menu. @type {(label: string, press: () => void, note?: string) => unknown} */
    const renderEntry = (label, press, note) =>
      renderButton(html`${label}${note ? html`<small>${note}</small>` : nothing}`, press);
    const mine = seat === null ? words["table-everybody"] : names[seat]?.[0];
    const copyCheck = () => {
      answers.close();
      check(edition, names.length);
    };
    const turn = () => {
      asking = true;
      awake.turn();
    };
    const compare =
      writes && !over ? renderEntry(words["table-check"], copyCheck, words["table-check-about"]) : nothing;
    const left = words[kept ? "table-leave-about" : "table-leave-unkept"];
    const now = awake.isWanted() ? words["table-awake-on"] : words["table-awake-off"];
    answers.tell(
      words["table-tools"],
      "",
      html`<div class="vc-menu">
        ${renderEntry(words["table-rules"], showRules, words["table-rules-about"])}
        ${writes ? renderEntry(words["table-whose"], () => askSeat(shared), mine) : nothing}
        ${writes && !over ? renderEntry(words["table-laying"], makeSender({ do: "laying" })) : nothing}
        ${compare}
        ${
          over && (writes || next)
            ? renderEntry(words["table-again"], makeSender({ do: "again" }), words["table-again-about"])
            : nothing
        }
        ${renderEntry(words["table-awake"], turn, awake.isPossible() ? now : words["table-awake-not"])}
        ${renderLanguageChoice(words)}
        ${renderEntry(words["table-away"], () => (isAlone() ? offerOwn(shared) : send({ do: "exports" })))}
        ${renderEntry(words["table-leave"], makeSender({ do: "leave" }), left)}
      </div>`,
    );
    answers.again = () => showMenu(shared, kept);
  }

  /** Show the exports that work without Python: the page's own copy of the table and, after the game, its
   * sheets.
   * @param {Pick<SharedState, "over" | "sheets">} shared */
  function offerOwn({ over, sheets }) {
    away.offerOwn(copy(), over ? sheets : []);
    answers.tell(words["table-away"], "", away.root);
    answers.again = () => offerOwn({ over, sheets });
  }

  /** Show ways to the table. @param {Invitations} found */
  function showInvitation(found) {
    ways.show(found);
    answers.again = invite;
  }

  /** Show the ways to the table: Python sends them, or else the page's own links are shown. `page` is the
   * address of this page.
   * @param {SharedState} shared @param {string} page */
  function share(shared, page) {
    invite = () => share(shared, page);
    if (isAlone()) showInvitation(listOwnWays(words, shared, page));
    else send({ do: "share", address: page });
  }

  return {
    seats: askSeat,
    menu: showMenu,
    share,
    begin() {
      awake.begin();
      past.forget();
    },
    end: awake.end,
    /** Ask again for the history if it is open, because the table has gone on. */
    renew() {
      if (past.open) send({ do: "history" });
    },
    /** Show the answers to what the tools asked for.
     * @param {CompanionMessage} message @param {number} count */
    receive({ history, correcting, corrected, unfit, share, exports, exported }, count) {
      if (history) past.show(history, count);
      if (corrected) past.showCorrected(corrected);
      if (correcting) fix.show(correcting, count);
      if (unfit) fix.decide(unfit, count);
      if (share) showInvitation(share);
      if (exports) {
        away.show(exports);
        answers.tell(words["table-away"], "", away.root);
        answers.again = () => send({ do: "exports" });
      }
      if (exported) away.openFile(exported);
    },
  };
}
