import { guard } from "../../../vendor/directives/guard.js";
import { html, nothing } from "../../../vendor/lit-html.js";
import { renderChoice, renderChoices, renderPicture } from "./trackerparts.js";

/** @import { TrackerQuestion } from "./messages" */
/** @import { Tracker } from "./tracker" */

// The question that the table has to answer before the game goes on: a death, the mass, a draw.

/** Render the question that the table has to answer before the game goes on: a death, the mass, a draw;
 * hidden if there is none.
 * @param {Tracker} tracker */
export function renderQuestion(tracker) {
  const { asking, players } = tracker.state;
  const colour = players.find(({ seat }) => seat === asking?.seat)?.name[1] ?? "";
  return html`<section class="vc-pad vc-tr-pad vc-tr-asked" data-colour=${colour}
      data-kind=${asking?.kind ?? ""} ?hidden=${!asking}
    >${asking ? renderParts(tracker, asking) : nothing}</section>`;
}

/** Render the question's parts: its steps, title, bag, answers or the button that draws, and why other
 * answers are refused. A page that only looks on gets no answers to press.
 * @param {Tracker} tracker @param {TrackerQuestion} asking */
function renderParts(tracker, { title, about, groups, refused, chance, steps, step, bag, kind }) {
  const { words, rests, answered, press, sheet, send } = tracker;
  const { v, writes } = tracker.state;
  const explain = sheet.begin();
  /** Render the answers of a group. @param {TrackerQuestion["groups"][number]} group */
  const renderGroup = ([label, buttons]) => {
    const answers = renderChoices(buttons, (entry) =>
      renderChoice(words, entry, press, {
        sent: answered.made,
        rests: rests === JSON.stringify(entry.made),
      }),
    );
    const heading = label ? html`<h3>${label}</h3>` : nothing;
    return html`${heading}<div class="vc-tr-answers">${answers}</div>`;
  };
  /** Render one step of the question. @type {(label: string, at: number) => unknown} */
  const renderStep = (label, at) =>
    html`<li class=${at < step ? "vc-done" : ""} aria-current=${at === step ? "step" : nothing}
      >${label}</li>`;
  return [
    steps.length ? html`<ol class="vc-tr-steps">${steps.map(renderStep)}</ol>` : nothing,
    html`<h2>${title}</h2>`,
    chance && !writes ? nothing : about.map((text) => html`<p>${explain(text)}</p>`), // how to draw
    bag
      ? html`<div class="vc-tr-bag"><small>${words["tracker-bag"]}</small>${bag.map(renderPicture)}</div>`
      : nothing,
    writes ? groups.map(renderGroup) : nothing,
    chance && writes
      ? html`<button type="button" class="vc-button vc-main vc-tr-chance" data-key="chance"
          @click=${() => send({ do: "chance" })}>${words["tracker-draw"]}</button>`
      : nothing,
    refused.length
      ? html`<details class="vc-tr-why">
            <summary>${words[kind === "death" ? "tracker-why-not" : "tracker-why-not-mass"]}</summary>
            ${guard([refused], () => sheet.renderReasons(refused, v))}</details>`
      : nothing,
  ];
}
