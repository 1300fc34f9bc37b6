import { joinLabel } from "../../../components/sentences.js";
import { renderAloud, renderName } from "../../../components/templates.js";
import { repeat } from "../../../vendor/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html.js";
import { renderGroup, renderLife, renderPicture } from "./trackerparts.js";

/** @import { PlayerCard, Badge } from "./messages" */
/** @import { ForeseenCard, ForeseenState, KnownState } from "./types" */
/** @import { Tracker } from "./tracker" */
/** @import { Mark } from "../../../components/types" */

// The middle of the table, between the players: the round and its news, lives and families, the chronicle.

/** Render what lies on the table between the players: the round and its news, lives and families, the
 * chronicle.
 * @param {Tracker} tracker */
export function renderTable(tracker) {
  const { words, large, state } = tracker;
  const { asking, tally } = state;
  const stage = asking ? renderPicture(asking.stage) : nothing;
  const dying = asking?.kind === "death";
  const explain = tracker.sheet.begin();
  const unsure = state.unsure ? html`<p class="vc-tr-unsure">${state.unsure}</p>` : nothing;
  return html`<div class="vc-hidden" aria-hidden="true"><svg .innerHTML=${state.pictures}></svg></div>
      <div class="vc-tr-main">
        ${tracker.spoken.root}
        <header class="vc-tr-round">
          <div class="vc-tr-top">
            <ul class="vc-tr-notes">${state.notes.map((each) => renderNote(each, explain))}</ul>
            <p class="vc-tr-news">${tally ? nothing : renderNews(tracker, explain)}</p></div>
          <button type="button" class="vc-button vc-tr-size" data-key="size" @click=${() => tracker.enlarge()}
          >${words[large ? "tracker-small" : "tracker-large"]}</button></header>
        <div class="vc-tr-middle">${stage}${dying ? unsure : nothing}</div>
        <div class="vc-tr-cards" role="group" aria-label=${words["tracker-players"]}>${repeat(
          state.players,
          ({ seat }) => seat,
          (player) => renderCard(tracker, player),
        )}</div>
        <div class="vc-tr-rests" role="group" aria-label=${words["tracker-chronicle"]}
          ?hidden=${Boolean(tally) || dying}>${state.resting.map(renderRest)}</div>
        <details class="vc-tr-book" ?open=${tracker.wide} ?hidden=${Boolean(asking || tally)}>
          <summary>${words["tracker-show-chronicle"]}</summary>
          ${renderPicture(state.chronicle)}${unsure}</details>
        <p class="vc-tr-greats" ?hidden=${Boolean(tally)}>${renderGreats(state)}</p>
        <div class="vc-tr-more" ?hidden=${!state.promote}
          >${state.promote ? renderPromote(tracker) : nothing}</div>
      </div>`;
}

/** Render a reminder for all players. @param {ForeseenState["notes"][number]} note @param {Mark} explain */
function renderNote([drawn, text, urgent], explain) {
  const before = drawn ? renderPicture(drawn) : nothing;
  return html`<li class=${urgent ? "vc-tr-urgent" : ""}>${before}<span>${explain(text)}</span></li>`;
}

/** Render what happened last. The line keeps its place, so that nothing moves when it comes and goes.
 * @param {Tracker} tracker @param {Mark} explain */
function renderNews({ words, state }, explain) {
  if (!state.news.length) return nothing;
  return [
    html`<strong aria-hidden="true">✓ </strong>${renderAloud(joinLabel(words, words["tracker-news"], ""))}`,
    state.news.map(([text, , great]) => [
      great ? html`<b>${explain(text)}</b>` : explain(text),
      words["between-sentences"],
    ]),
  ];
}

/** Render a player's card: name, life, family, marks and what waits; it opens the player's pad.
 * @param {Tracker} tracker @param {ForeseenCard} player */
function renderCard({ words, state, seat: open, turnTo }, player) {
  const { seat, number, name, marks } = player;
  const signs = marks.filter(([drawn]) => drawn).map(renderSign);
  const line = [
    player.waits.map((waits) => renderChange(waits, words)),
    player.facts.map(renderFact),
    marks.filter(([drawn]) => !drawn).map(renderSign),
  ];
  return html`<button type="button"
      class=${seat === state.active ? "vc-tr-card vc-tr-active" : "vc-tr-card"}
      aria-pressed=${String(seat === open && !state.tally)}
      data-colour=${name[1]} data-key="card:${seat}" @click=${() => turnTo(seat)}>
      <span class="vc-tr-line"><b class="vc-tr-number">${number}</b>${renderName(name)}${signs}</span>
      <b class="vc-tr-far" aria-hidden="true">${player.ends[0]}</b>
      ${renderLife(player)}
      <span class="vc-tr-line vc-tr-facts">${line}</span>
      <span class="vc-tr-family">${player.family.map((member) => renderGroup(member))}</span>
    </button>`;
}

/** Render a mark of a player, as a picture with its number or in words. @param {Badge} sign */
function renderSign([drawn, text, style, count]) {
  if (!drawn) return html`<span class="vc-tr-sign ${style}">${text}</span>`;
  return html`<span class="vc-tr-sign ${style}" role="img" aria-label=${text} title=${text}
    >${renderPicture(drawn)}${count ? html`<b>${count}</b>` : nothing}</span>`;
}

/** Render a count with its picture and its words. @param {PlayerCard["facts"][number]} fact */
const renderFact = ([drawn, text, spoken]) =>
  html`<span class="vc-tr-fact" role="img" aria-label=${spoken} title=${spoken}
    >${renderPicture(drawn)}${text}</span>`;

/** Render a number that changes once the waiting inputs are stored.
 * @param {ForeseenCard["waits"][number]} change @param {Tracker["words"]} words */
function renderChange([drawn, before, after], words) {
  const { waiting } = words;
  const said = `${before} → ${after}`;
  return html`<span class="vc-tr-waits" role="img" aria-label=${joinLabel(words, waiting, said)}
    title=${waiting}>${renderPicture(drawn)}${said}</span>`;
}

/** Render a row of the chronicle or the graves, with a pip for each place.
 * @param {KnownState["resting"][number]} rest */
function renderRest({ label, drawn, lying, spaces, room, leftwards }) {
  const pips = [...Array(spaces)].map((_, at) => html`<i class=${at < lying ? "vc-full" : ""}></i>`);
  const inside = [
    renderPicture(drawn),
    html`<b>${label}</b><span class=${leftwards ? "vc-tr-pips vc-leftwards" : "vc-tr-pips"}
        aria-hidden="true">${pips}</span><small>${room}</small>`,
  ];
  return html`<span class=${lying >= spaces ? "vc-tr-rest vc-filled" : "vc-tr-rest"}>${inside}</span>`;
}

/** Render great news with the rule behind it, below everything else. @param {ForeseenState} state */
function renderGreats({ news }) {
  /** Render one line of great news. @type {(news: KnownState["news"][number]) => unknown} */
  const renderLine = ([text, why]) =>
    html`<span>${text}${why ? html`<small>${why}</small>` : nothing}</span>`;
  return news
    .filter(([, , great]) => great)
    .map((each) => html`<span class="vc-great">${renderPicture("bell")}${renderLine(each)}</span>`);
}

/** Render the offer to follow the game in full from now on. @param {Tracker} tracker */
function renderPromote({ words, send }) {
  return html`<details><summary>${words["tracker-promote-ask"]}</summary>
      <p>${words["tracker-promote-about"]}</p>
      <button type="button" class="vc-button" data-key="promote"
        @click=${() => send({ do: "promote" })}>${words["tracker-promote"]}</button></details>`;
}
