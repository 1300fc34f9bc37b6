import { joinLabel } from "../../../components/sentences.js";
import { renderAloud, renderButton } from "../../../components/templates.js";
import { repeat } from "../../../vendor/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html.js";
import { renderChoice, renderChoices, renderPicture } from "./trackerparts.js";

/** @import { EntryButton, PadRow, PadTile, UnservedCustomer } from "./messages" */
/** @import { Press } from "./types" */
/** @import { MadeEntry } from "../../../companion/types" */
/** @import { Words } from "./words" */
/** Renders a button that enters a choice. @typedef {(entry: EntryButton) => unknown} RenderEntry */
/** The button whose customer is picked, and the exception that holds instead.
 * @typedef {{ entry: EntryButton, other: EntryButton | null }} Picking */

// The contents of an open tile of the pad: rows or a grid of buttons, or the customers to pick from.

/** Render a row of buttons. @param {PadRow} row @param {RenderEntry} renderEntry */
export function renderRow([label, drawn, buttons], renderEntry) {
  const who = [drawn ? renderPicture(drawn) : nothing, label ? html`<bdi>${label}</bdi>` : nothing];
  return html`<div class=${label || drawn ? "vc-tr-row" : "vc-tr-row vc-tr-bare"} role="group"
      aria-label=${label}>
      <span class="vc-tr-who">${who}</span>${renderChoices(buttons, renderEntry)}</div>`;
}

/** Render rows as a grid below their heads.
 * @param {PadTile["heads"]} heads @param {PadRow[]} rows @param {RenderEntry} renderEntry */
export function renderGrid(heads, rows, renderEntry) {
  /** Render a head of the grid. @type {(head: PadTile["heads"][number]) => unknown} */
  const renderColumn = ([label, drawn]) =>
    html`<span class="vc-tr-column">${renderPicture(drawn)}<small>${label}</small></span>`;
  /** Render a row of the grid. @type {(row: PadRow) => unknown} */
  const renderLine = ([label, drawn, buttons]) => {
    const who = [drawn ? renderPicture(drawn) : nothing, label ? html`<small>${label}</small>` : nothing];
    return [html`<span class="vc-tr-who">${who}</span>`, renderChoices(buttons, renderEntry)];
  };
  return html`<div class="vc-tr-grid" style="--columns: ${heads.length}">
      <span></span>${heads.map(renderColumn)}${rows.map(renderLine)}</div>`;
}

/** Render the customers to pick from; the number goes into the choice. Exceptions stand above the list: one
 * that needs a customer too applies to the one that is picked.
 * @param {Words} words @param {Picking} picking @param {UnservedCustomer[]} listed @param {Press} press
 * @param {(picking: Picking) => void} pick switches an exception on or off */
export function renderCustomers(words, { entry, other }, listed, press, pick) {
  const { spoken, about, instead = [] } = entry;
  const { made: begun, field = "" } = other ?? entry;
  /** Render an exception: one that needs a customer is switched on, others are entered.
   * @param {EntryButton} exception */
  const renderException = (exception) =>
    exception.field
      ? html`<button type="button" class="vc-button" aria-pressed=${String(other !== null)}
            data-key="instead" @click=${() => pick({ entry, other: other ? null : exception })}
          >${exception.label}</button>`
      : renderChoice(words, exception, press);
  /** Render a customer as a button. @param {UnservedCustomer} customer */
  const renderCustomer = ([number, drawn, said]) =>
    renderButton(
      [renderPicture(drawn), renderAloud(said)],
      () => press(putPicked(begun ?? {}, field, number), joinLabel(words, spoken ?? "", said)),
      "vc-tr-pick",
    );
  const above = html`<div class="vc-tr-instead">${instead.map(renderException)}</div>`;
  return html`${instead.length ? above : nothing}
      <div class="vc-tr-picks">${repeat(listed, ([number]) => number, renderCustomer)}</div>
      <p class="vc-tr-note">${about}</p>`;
}

/** Return a choice with the number that was picked; of several that are entered together it goes into the
 * first.
 * @type {(made: MadeEntry, field: string, picked: number) => MadeEntry} */
function putPicked(made, field, number) {
  if (!Array.isArray(made.answers)) return { ...made, [field]: number };
  const [first, ...rest] = made.answers;
  return { ...made, answers: [{ ...first, choice: { ...first.choice, [field]: number } }, ...rest] };
}
