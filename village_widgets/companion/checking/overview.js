import { html } from "../../vendor/lit-html.js";
import { goesOn } from "./state.js";
import { choice, tap } from "../../components/templates.js";

/** @import { CheckStep } from "../messages" */
/** @import { CheckActions, CheckState } from "../types" */

// All steps of the check: where one begins, comes back to, and ends.

/** @param {string} name @param {unknown} list */
const labelled = (name, list) => html`<label><span>${name}</span>${list}</label>`;

/** @param {CheckState} state @param {CheckActions} actions */
function beginView(state, actions) {
  const { check } = state;
  const next = goesOn(state);
  if (!next) return html`<p class="vc-told">${check.words["all-done"]}</p>`;
  const fresh = check.steps.every((step) => step.state === "open");
  return tap(fresh ? check.words.begin : check.words["go-on"], () => actions.turnTo(next), "vc-main");
}

/** @param {CheckStep} step @param {CheckActions} actions */
const entryView = (step, actions) =>
  html`<li>${tap(html`${step.title}<small>${step.said}</small>`, () => actions.turnTo(step.key), `vc-check-${step.state}`)}</li>`;

/** @param {string} title @param {CheckStep[]} steps @param {CheckActions} actions */
const stepsView = (title, steps, actions) =>
  steps.length
    ? html`<h3>${title}</h3><ol class="vc-check-steps">${steps.map((step) => entryView(step, actions))}</ol>`
    : "";

// Other numbers of players, for which something else is printed.
/** @param {CheckState} state @param {CheckActions} actions @param {[seats: number, said: string][]} seats */
function othersView({ check }, actions, seats) {
  const [players] = check.players;
  const others = seats.filter(([count]) => count !== players);
  if (!others.length) return "";
  const buttons = others.map(
    ([
      count,
      said,
    ]) => html`<button type="button" class="vc-button" aria-pressed=${String(check.players.includes(count))}
    @click=${() => actions.also(count)}>${said}</button>`,
  );
  return html`<h3>${check.words.also}</h3><p class="vc-about">${check.words["also-about"]}</p><div class="vc-check-row">${buttons}</div>`;
}

// Where the browser keeps nothing the file is the only way to have the numbers again.
/** @param {CheckState} state @param {CheckActions} actions */
function unkeptView({ fleeting, check }, actions) {
  if (!fleeting) return "";
  return html`<div class="vc-problem" role="alert"><p>${check.words.unkept}</p>${check.text ? tap(check.words.save, actions.save, "vc-main") : ""}</div>`;
}

// What becomes of the numbers at the table that is running.
/** @param {CheckState} state @param {CheckActions} actions */
export function hereView(
  {
    check: {
      table: [said, use],
      words,
    },
  },
  actions,
) {
  if (!said.length) return "";
  return html`<section class="vc-check-here"><h3>${words.here}</h3>
    <div role="status">${said.map((line) => html`<p>${line}</p>`)}</div>${use ? tap(use, actions.use, "vc-main") : ""}</section>`;
}

/** @param {CheckState} state */
function differingView({ check: { differs, words } }) {
  if (!differs.length) return "";
  const rows = differs.map(
    ([name, ours, yours]) =>
      html`<li><h4>${name}</h4><p><span>${words.ours}: ${ours}</span><strong>${yours}</strong></p></li>`,
  );
  return html`<h3>${words.differs}</h3><ul class="vc-check-differs">${rows}</ul>`;
}

/** @param {CheckState} state @param {CheckActions} actions */
function fileView({ fleeting, check: { stay, text, words } }, actions) {
  const [load, file] = actions.opening();
  const save = text ? tap(words.save, actions.save) : "";
  const forget = text ? tap(words.forget, actions.forget, "vc-quiet") : "";
  return html`<div class="vc-check-row">${save}${load}${forget}${file}</div><p class="vc-about">${words.running}</p>${fleeting ? "" : html`<p class="vc-about">${stay}</p>`}`;
}

/** @param {CheckState} state @param {CheckActions} actions */
export function overview(state, actions) {
  const { check } = state;
  const { words } = check;
  const [players] = check.players;
  const [, , seats] = check.editions.find(([name]) => name === check.edition) ?? check.editions[0];
  return html`
    <h2 tabindex="-1">${words.title}</h2>
    ${check.taken ? html`<p class="vc-told" role="status">${check.taken}</p>` : html`<p>${words.about}</p>`}
    ${hereView(state, actions)}
    ${
      state.table.table
        ? ""
        : html`<div class="vc-check-copy">
      ${labelled(
        words.edition,
        choice(check.editions, check.edition, (edition) => actions.open(edition, players)),
      )}
      ${
        seats.length
          ? labelled(
              words.players,
              choice(seats, players, (count) => actions.open(check.edition, count)),
            )
          : ""
      }</div>`
    }
    ${beginView(state, actions)}
    <p class="vc-about" role="status">${check.kept}</p>
    ${unkeptView(state, actions)}
    ${stepsView(
      words.steps,
      check.steps.filter((step) => !step.when),
      actions,
    )}
    ${stepsView(
      words.next,
      check.steps.filter((step) => step.when === "next"),
      actions,
    )}
    ${stepsView(
      words.past,
      check.steps.filter((step) => step.when === "past"),
      actions,
    )}
    ${state.table.table ? "" : othersView(state, actions, seats)}${differingView(state)}${fileView(state, actions)}
    ${tap(words.leave, actions.leave, "vc-quiet")}`;
}
