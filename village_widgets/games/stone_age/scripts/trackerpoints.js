import { joinList, joinLabel } from "../../../components/sentences.js";
import { live } from "../../../vendor/directives/live.js";
import { html, nothing } from "../../../vendor/lit-html.js";

/** @import { BuildingPile } from "./messages" */
/** @import { KnownState, Tracker } from "./tracker" */

// Entries of points: of a building, and changes of what a tribe has.

const NUMBER = /^\d{1,2}$/;

/** Render the piles of buildings: a building with a fixed price takes one touch, any other sum is typed
 * first.
 * @param {Tracker} tracker */
export function renderBuildings(tracker) {
  const { words, seat } = tracker;
  const { sites = [], fixed = [] } = tracker.known ?? {};
  const number = NUMBER.test(tracker.typed.trim()) ? Number(tracker.typed) : null;
  const numbers = number === null || fixed.includes(number) ? fixed : [...fixed, number];
  const type = (/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => {
    tracker.typed = currentTarget.value;
    tracker.draw();
  };
  /** Enter the points of a building.
   * @type {(made: NonNullable<BuildingPile[2]>, pile: string, points: number) => void} */
  const enter = (made, pile, points) =>
    tracker.enter({ ...made, seat, points }, joinLabel(words, pile, points));
  /** Enter the typed sum on Enter; if several piles could be meant, focus the first of their buttons. */
  const enterTyped = (/** @type {KeyboardEvent} */ event) => {
    const open = sites.filter(([, , made]) => made);
    if (event.key !== "Enter" || number === null) return;
    event.preventDefault(); // else Enter also presses the button that gets the focus
    if (open.length === 1 && open[0][2]) return enter(open[0][2], open[0][0], number);
    const pileOfNumber = tracker.root.querySelector(`.vc-st-pile [data-points="${number}"]`);
    if (pileOfNumber instanceof HTMLElement) pileOfNumber.focus();
  };
  /** Render a pile with a button for each sum; without buttons if its building was taken.
   * @type {(site: BuildingPile) => unknown} */
  const renderPile = ([name, left, made]) => {
    const buttons =
      made &&
      numbers.map(
        (points) =>
          html`<button type="button" class=${points === number ? "vc-button vc-main" : "vc-button"}
            data-points=${points} @click=${() => enter(made, name, points)}>${points}</button>`,
      );
    return html`<div class="vc-st-pile" role="group" aria-label=${name}>
      <b>${name}</b> <small>${made ? left : joinList(words, left, words["tracker-taken"])}</small>
      ${buttons ? html`<div class="vc-st-numbers">${buttons}</div>` : nothing}
    </div>`;
  };
  return html`<h3>${words["tracker-building-which"]}</h3>
    <label class="vc-st-other"><span>${words["tracker-other"]}</span><input type="text" inputmode="numeric"
      maxlength="2" autocomplete="off" .value=${live(tracker.typed)} @input=${type}
      @keydown=${enterTyped}></label>
    <p>${words[number === null ? "tracker-other-about" : "tracker-other-where"]}</p>
    ${sites.map(renderPile)}`;
}

/** Render the entries that change a tribe's points. @param {Tracker} tracker */
export function renderPoints(tracker) {
  const { words, seat, known } = tracker;
  /** Render the button of one change. @type {(change: KnownState["changes"][number]) => unknown} */
  const renderChange = ([points, made]) =>
    html`<button type="button" class="vc-button" data-points=${made.points}
      @click=${() => tracker.enter({ ...made, seat }, joinLabel(words, words["tracker-points"], points))}
    >${points}</button>`;
  return html`<h3>${words["tracker-points-which"]}</h3>
    <div class="vc-st-numbers">${known?.changes.map(renderChange)}</div>`;
}
