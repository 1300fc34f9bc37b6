import { html } from "../vendor/lit-html.js";

/** @import { Seated } from "./seated" */
/** @import { Words } from "./words" */

/** @typedef {{ undo: () => void, redo: () => void, history: () => void, share: () => void, menu: () => void,
 * decide: () => void }} Presses */

/** @type {Record<string, string>} */
const PATHS = {
  undo: "M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2",
  redo: "m15 5 5 5-5 5M20 10h-9a6 6 0 0 0 0 12h2",
  history: "M12 4a8.500 8.500 0 1 1-8 6M4 4v6h6M12 8v5l4 2",
  share: "M12 15V3m-4 4 4-4 4 4M5 12v8h14v-8",
  menu: "M4 7h16M4 12h16M4 17h16",
};

// What stands below the bar: that the store can't be used. That something waits is heard; it is seen where
// the list of it is.
/** @type {(words: Words, table: Seated) => string} */
const notice = (words, { unstored, late }) => unstored || (late ? words["table-waiting"] : "");

// How many inputs are not stored yet; where somebody has to decide about some, that is said instead.
/** @type {(words: Words, waiting: number, undecided: number) => string} */
function state(words, waiting, undecided) {
  if (undecided) return "";
  if (!waiting) return words["table-saved"];
  return waiting > 1 ? `${words["table-saving"]} (${waiting})` : words["table-saving"];
}

// Why nothing can be entered here, or that the browser keeps no copy.
/** @type {(words: Words, table: Seated) => string} */
function limits(words, { shared, kept }) {
  if (!shared || (shared.writes && kept)) return "";
  return shared.unread || words[shared.writes ? "table-no-copy" : "table-looking"];
}

/** @param {string} key */
const icon = (key) => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[key]}></path></svg>`;

/** The way back within the thumb's reach: beside what ends a turn.
 * @type {(words: Words, can: boolean, undo: () => void) => unknown} */
export const undoButton = (
  words,
  can,
  undo,
) => html`<button type="button" class="vc-button vc-pad-undo" data-key="undo" aria-label=${words["pad-undo"]}
  title=${words["pad-undo"]} ?disabled=${!can} @click=${() => undo()}>${icon("undo")}</button>`;

/** The head of a table: whether everything is stored, undo and redo, and what is done with the table as a
 * whole.
 * @param {Words} words @param {Seated} table @param {number} undecided @param {boolean} hidden @param
 * {Presses} presses */
export function head(words, table, undecided, hidden, presses) {
  const { bar = [], can = [], writes = false } = table.shared ?? {};
  /** @type {(key: Exclude<keyof Presses, "decide">, disabled?: boolean, hidden?: boolean) => unknown} */
  const tool = (
    key,
    disabled = false,
    hidden = false,
  ) => html`<button type="button" class="vc-tool" aria-label=${words[`table-${key}`]} title=${words[`table-${key}`]}
    data-tool=${key} ?disabled=${disabled} ?hidden=${hidden} @click=${presses[key]}>${icon(key)}</button>`;
  const warning = notice(words, table);
  const only = limits(words, table);
  return html`<header class="vc-head" ?hidden=${hidden}>
    <div class="vc-head-bar" role="toolbar" aria-label=${words["table-tools"]}>
      <div class="vc-head-text">
        <b class="vc-head-said" title=${bar.join(" · ")}>${bar.find(Boolean) ?? ""}</b>
        <span class="vc-head-state" role="status" data-waiting=${table.waiting > 0} ?hidden=${!writes} .textContent=${state(words, table.waiting, undecided)}></span>
        <button type="button" class="vc-head-undecided" ?hidden=${undecided === 0} @click=${presses.decide}>${words["table-undecided"]}</button>
      </div>
      ${tool("undo", !can[0], !writes)}${tool("redo", !can[1], !writes)}${tool("history")}${tool("share")}${tool("menu")}
    </div>
    <p class="vc-head-only" ?hidden=${!only}>${only}</p>
    <p class="vc-head-only vc-head-back" role="status" ?hidden=${!table.shared?.back}>${table.shared?.back ?? ""}</p>
    <p class=${table.unstored ? "vc-problem vc-head-notice" : "vc-spoken vc-head-notice"} role="alert" ?hidden=${!warning}>${warning}</p>
  </header>`;
}
