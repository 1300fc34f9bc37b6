import { joinBracket } from "../components/sentences.js";
import { html } from "../vendor/lit-html.js";

/** @import { SeatedPage } from "./seated" */
/** @import { Words } from "./words" */

/** The functions of the buttons in the head.
 * @typedef {{ undo: () => void, redo: () => void, history: () => void, share: () => void, menu: () => void,
 * decide: () => void }} Presses */

/** The drawing of each button. @type {Record<string, string>} */
const PATHS = {
  undo: "M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2",
  redo: "m15 5 5 5-5 5M20 10h-9a6 6 0 0 0 0 12h2",
  history: "M12 4a8.500 8.500 0 1 1-8 6M4 4v6h6M12 8v5l4 2",
  share: "M12 15V3m-4 4 4-4 4 4M5 12v8h14v-8",
  menu: "M4 7h16M4 12h16M4 17h16",
};

/** Return the notice below the bar, empty if there is none: why the store can't be used, or that inputs wait;
 * the latter is only announced, since their list is in view.
 * @type {(words: Words, table: SeatedPage) => string} */
const findNotice = (words, { unstored, late }) => unstored || (late ? words["table-waiting"] : "");

/** Say that everything is stored, or how many inputs are not; nothing while the player has to decide about
 * some.
 * @type {(words: Words, waiting: number, undecided: number) => string} */
function describeStore(words, waiting, undecided) {
  if (undecided) return "";
  if (!waiting) return words["table-saved"];
  return waiting > 1 ? joinBracket(words, words["table-saving"], waiting) : words["table-saving"];
}

/** Say that the table's lines come from a device that only looked on, that nothing can be entered here, or
 * that the browser keeps no copy; empty if none of this is so.
 * @type {(words: Words, table: SeatedPage) => string} */
function describeLimits(words, { shared, kept }) {
  if (shared?.unproven) return words["table-unproven"];
  if (!shared || (shared.writes && kept)) return "";
  return shared.unread || words[shared.writes ? "table-no-copy" : "table-looking"];
}

/** Render the drawing of a button. @param {string} key */
const renderIcon = (key) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[key]}></path></svg>`;

/** The undo button beside the one that ends a turn, within reach of the thumb.
 * @type {(words: Words, can: boolean, undo: () => void) => unknown} */
export const renderUndo = (words, can, undo) =>
  html`<button type="button" class="vc-button vc-pad-undo" data-key="undo" aria-label=${words["pad-undo"]}
    title=${words["pad-undo"]} ?disabled=${!can} @click=${() => undo()}>${renderIcon("undo")}</button>`;

/** The head of a table: the state of its store, undo and redo, history, sharing and the menu.
 * @param {Words} words @param {SeatedPage} table
 * @param {number} undecided inputs that conflict with others and wait for a decision
 * @param {boolean} hidden the lobby or the check is shown @param {Presses} presses */
export function renderHead(words, table, undecided, hidden, presses) {
  const { bar = [], can = [], writes = false, back = "" } = table.shared ?? {};
  /** Render a button of the head.
   * @type {(key: Exclude<keyof Presses, "decide">, disabled?: boolean, hidden?: boolean) => unknown} */
  const renderTool = (key, disabled = false, hidden = false) =>
    html`<button type="button" class="vc-tool" aria-label=${words[`table-${key}`]}
      title=${words[`table-${key}`]} data-tool=${key} ?disabled=${disabled} ?hidden=${hidden}
      @click=${presses[key]}>${renderIcon(key)}</button>`;
  const warning = findNotice(words, table);
  const only = describeLimits(words, table);
  return html`<header class="vc-head" ?hidden=${hidden}>
    <div class="vc-head-bar" role="toolbar" aria-label=${words["table-tools"]}>
      <div class="vc-head-text">
        <b class="vc-head-said" title=${bar.join(" · ")}>${bar.find(Boolean) ?? ""}</b>
        <span class="vc-head-state" data-waiting=${table.waiting > 0} ?hidden=${!writes}
          .textContent=${describeStore(words, table.waiting, undecided)}></span>
        <button type="button" class="vc-head-undecided" ?hidden=${undecided === 0} @click=${presses.decide}
        >${words["table-undecided"]}</button>
      </div>
      ${renderTool("undo", !can[0], !writes)}${renderTool("redo", !can[1], !writes)}
      ${renderTool("history")}${renderTool("share")}${renderTool("menu")}
    </div>
    <p class="vc-head-only" ?hidden=${!only}>${only}</p>
    <p class="vc-head-only vc-head-back" role="status" ?hidden=${!back}>${back}</p>
    <p class="${table.unstored ? "vc-problem" : "vc-spoken"} vc-head-notice" role="alert" ?hidden=${!warning}
    >${warning}</p>
  </header>`;
}
