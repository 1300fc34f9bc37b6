import { playerName, tap } from "../components/templates.js";
import { html, nothing } from "../vendor/lit-html.js";
import { correcting } from "./correcting.js";
import { exporting } from "./exporting/dialog.js";
import { TableHistory } from "./history.js";
import { ownWays, sharing } from "./sharing.js";
import { wakeLock } from "./wakelock.js";

/** @import { CompanionMessage, SharedState } from "./messages" */
/** @import { TableCopy } from "./types" */
/** @import { Command, Send, Sheet } from "../components/types" */
/** @import { Words } from "./words" */

/** Build the tools of a table in the sheet above it: the page's seat, the menu, the history, links to the
 * table, exports. While the process does not answer (`isAlone`), the page's own `copy` of the table is used.
 * `check` opens the check of an owner's copy.
 * @param {Words} words @param {Send} send @param {Sheet} answers @param {() => boolean} isAlone @param {()
 * => TableCopy | null} copy
 * @param {(edition: string, players: number) => void} check */
export function tableTools(words, send, answers, isAlone, copy, check) {
  const past = new TableHistory(words, send, answers);
  const fix = correcting(words, send, answers);
  const ways = sharing(words, answers);
  const away = exporting(words, send);
  let asking = false; // whether the player waits for the answer whether the screen stays awake
  const awake = wakeLock((now) => {
    if (asking) answers.tell(words["table-awake"], words[`table-awake-${now}`]);
    asking = false;
  });

  /** Return a function that closes the sheet and sends a command. @param {Command} message */
  const then = (message) => () => {
    answers.close();
    send(message);
  };

  /** Ask whose page this is: a player's or everybody's. @param {SharedState} shared */
  function seats({ names = [], seat }) {
    /** Render a button that takes a seat; null for everybody's page.
     * @type {(label: unknown, to: number | null) => unknown} */
    const choice = (label, to) => tap(label, then({ do: "sit", seat: to }), "", { pressed: seat === to });
    answers.tell(
      words["table-whose"],
      words["table-whose-about"],
      html`<div class="vc-menu">
        ${choice(words["table-everybody"], null)}
        ${names.map((player, at) => choice(playerName(player), at))}
      </div>`,
    );
  }

  /** Show the menu of a table.
   * @param {SharedState} shared @param {boolean} kept whether the browser keeps its copy of the table */
  function menu(shared, kept) {
    const { writes, over, seat, names = [], edition = "", next = "" } = shared;
    /** Render an entry of the menu. @type {(label: string, press: () => void, note?: string) => unknown} */
    const entry = (label, press, note) =>
      tap(html`${label}${note ? html`<small>${note}</small>` : nothing}`, press);
    const mine = seat === null ? words["table-everybody"] : names[seat]?.[0];
    const copyCheck = () => {
      answers.close();
      check(edition, names.length);
    };
    const turn = () => {
      asking = true;
      awake.turn();
    };
    const left = words[kept ? "table-leave-about" : "table-leave-unkept"];
    const now = awake.wanted() ? words["table-awake-on"] : words["table-awake-off"];
    answers.tell(
      words["table-tools"],
      "",
      html`<div class="vc-menu">
        ${writes ? entry(words["table-whose"], () => seats(shared), mine) : nothing}
        ${writes && !over ? entry(words["table-laying"], then({ do: "laying" })) : nothing}
        ${writes && !over ? entry(words["table-check"], copyCheck, words["table-check-about"]) : nothing}
        ${
          over && (writes || next)
            ? entry(words["table-again"], then({ do: "again" }), words["table-again-about"])
            : nothing
        }
        ${entry(words["table-awake"], turn, awake.possible() ? now : words["table-awake-not"])}
        ${entry(words["table-away"], () => (isAlone() ? own(shared) : send({ do: "exports" })))}
        ${entry(words["table-leave"], then({ do: "leave" }), left)}
      </div>`,
    );
  }

  /** Show the exports that work without Python: the page's own copy of the table and, after the game, its
   * sheets.
   * @param {SharedState} shared */
  function own({ over, sheets }) {
    away.alone(copy(), over ? sheets : []);
    answers.tell(words["table-away"], "", away.root);
  }

  return {
    seats,
    menu,
    /** Show the ways to the table: Python sends them, or else the page's own links are shown. `page` is the
     * address of this page.
     * @param {SharedState} shared @param {string} page */
    share(shared, page) {
      if (isAlone()) ways.show(ownWays(words, shared, page));
      else send({ do: "share", address: page });
    },
    begin() {
      awake.begin();
      past.forget();
    },
    end: awake.end,
    /** Open the history again in another language, if it is open; return whether it is. */
    retell() {
      const isOpen = past.open;
      if (isOpen) {
        answers.forget();
        send({ do: "history" });
      }
      return isOpen;
    },
    /** Ask again for the history if it is open, because the table has gone on. */
    renew() {
      if (past.open) send({ do: "history" });
    },
    /** Show the answers to what the tools asked for.
     * @param {CompanionMessage} message @param {number} count */
    receive({ history, correcting, corrected, unfit, share, exports, exported }, count) {
      if (history) past.show(history, count);
      if (corrected) past.corrected(corrected);
      if (correcting) fix.show(correcting, count);
      if (unfit) fix.decide(unfit, count);
      if (share) ways.show(share);
      if (exports) {
        away.show(exports);
        answers.tell(words["table-away"], "", away.root);
      }
      if (exported) away.given(exported);
    },
  };
}
