import { renderMark, renderButton } from "../../../components/templates.js";
import { ScoreSheet } from "../../../companion/scoresheet.js";
import { makeTrackedView } from "../../../companion/tracked.js";
import { makeElement } from "../../../components/element.js";
import { renderInto } from "../../../components/rendering.js";
import { html, nothing } from "../../../vendor/lit-html.js";

/** @import { Report, TrackerState } from "./messages" */
/** @import { Words } from "./words" */
/** @import { SendWithWords, View, WaitingInput } from "../../../companion/types" */

/** @typedef {Required<TrackerState>} KnownState */

// The tracker of Orchard: each player's cakes, a button for each report, and the final sheet.
class Tracker {
  root = makeElement("div", { class: "o-tracker" });
  main = makeElement("div", { class: "o-tracker-main" });
  known = /** @type {KnownState | null} */ (null);

  /** @param {Words} words @param {SendWithWords} send */
  constructor(words, send) {
    this.send = send;
    this.sheet = new ScoreSheet(words, (choice) =>
      choice.do ? send(/** @type {any} */ (choice)) : send({ do: "enter", choice }),
    );
    this.root.append(this.main, this.sheet.root);
  }

  /** @param {KnownState} told */
  receive(told) {
    this.known = { ...this.known, ...told };
  }

  /** Show what waits. Until the last report is stored, further touches are ignored.
   * @param {WaitingInput[]} list */
  showWaiting(list) {
    if (!this.known) return;
    const { writes, gardens, reports, tally } = this.known;
    /** @param {Report} report */
    const renderReport = ([label, choice]) =>
      renderButton(label, () => {
        if (!list.length) this.send({ do: "enter", choice }, label);
      });
    this.sheet.root.hidden = !tally;
    if (tally) this.sheet.show(tally, writes);
    renderInto(
      tally
        ? nothing
        : [
            html`<ul>${gardens.map(
              ([[name, colour], cakes]) => html`<li>${renderMark(colour)}<bdi>${name}</bdi>: ${cakes}</li>`,
            )}</ul>`,
            writes ? reports.map(renderReport) : nothing,
          ],
      this.main,
    );
  }

  releaseButtons() {}
  isAsking() {
    return false;
  }
}

/** The view of a tracked table. @type {(words: Words, send: SendWithWords) => View} */
export const makeTracker = (words, send) => makeTrackedView(new Tracker(words, send), send);
