import { findPart } from "../components/element.js";
import { live } from "../vendor/directives/live.js";
import { repeat } from "../vendor/directives/repeat.js";
import { html, nothing } from "../vendor/lit-html.js";
import { findChapterPage } from "../components/address.js";
import { renderGames } from "../components/formparts.js";
import { joinBracket, joinSentences, joinLabel } from "../components/sentences.js";
import { findInput, renderName, selectAll, renderButton } from "../components/templates.js";
import { countOwnCorrections, readOwnNumbers } from "./storage.js";

/** @import { TableSettings } from "./newtable" */
/** @import { NewPlayer } from "./types" */
/** @import { WordKey, Words } from "./words" */
/** Functions of the lobby around the form.
 * @typedef {{ renderProblem: (field: string) => unknown, draw: () => void, reseat: () => void,
 *   check: (edition: string, players: number) => void, begin: (event: Event) => void,
 *   turn: (game: string) => void }} LobbyFunctions */

/** Return the value of the control of an event. @type {(event: Event) => string} */
const readValue = (event) => findInput(event).value;

/** Render the options of a list, one of them chosen.
 * @type {(list: [string, string, ...unknown[]][], chosen: string) => unknown} */
const renderOptions = (list, chosen) =>
  list.map(
    ([value, label]) => html`<option value=${value} .selected=${live(value === chosen)}>${label}</option>`,
  );

/** Return the first letter of a colour's name as a capital, for players who can't tell colours apart; empty
 * if the colour is not offered.
 * @type {(colours: [string, string, ...unknown[]][], colour: string) => string} */
const findInitial = (colours, colour) =>
  [...(colours.find(([value]) => value === colour)?.[1] ?? "")].slice(0, 1).join("").toUpperCase();

/** Return a function that renders one place: its colour, its name, the starting player's mark, buttons that
 * move or remove it, and the problems of its name and colour.
 * @param {Words} words @param {TableSettings} table @param {LobbyFunctions} lobby */
const makePlaceRenderer =
  (words, table, { renderProblem, draw, reseat }) =>
  (/** @type {NewPlayer} */ place, /** @type {number} */ at) => {
    const { colours } = table.offered;
    /** Return a label that ends with the number of the place. @param {WordKey} key */
    const describePlace = (key) => joinLabel(words, words[key], at + 1);
    const raise = () => {
      table.raise(place);
      reseat();
    };
    const remove = () => {
      table.remove(place);
      reseat();
    };
    /** Give the player another colour. @param {Event} event */
    const recolour = (event) => {
      table.recolour(place, readValue(event));
      draw();
    };
    /** Give the player another name. @param {Event} event */
    const rename = (event) => {
      place.name = readValue(event);
    };
    const start = () => {
      table.starter = place;
    };
    return html`<li class="vc-place">
    <span class="vc-swatch" data-colour=${place.colour} data-sign=${findInitial(colours, place.colour)}
    ><select aria-label=${describePlace("lobby-colour")} @change=${recolour}
    >${renderOptions(colours, place.colour)}</select></span>
    <input type="text" autocomplete="off" maxlength="30" aria-label=${describePlace("lobby-name")}
      .value=${live(place.name)} @input=${rename} @focus=${selectAll}>
    <label class="vc-starts" title=${words["lobby-starter"]}>
      <input type="radio" name="start" aria-label=${describePlace("lobby-starts-seat")}
        .checked=${live(place === table.starter)} @change=${start}>
      <span aria-hidden="true"><b>${words["lobby-starts"]}</b><i>${words["lobby-starts-ask"]}</i></span>
    </label>
    ${renderButton("↑", raise, "vc-quiet vc-up", {
      title: words["lobby-up"],
      label: describePlace("lobby-up"),
      disabled: at === 0,
    })}
    ${renderButton("×", remove, "vc-quiet vc-remove", {
      title: words["lobby-remove"],
      label: describePlace("lobby-remove"),
      disabled: table.places.length <= table.least,
    })}
    <div class="vc-problems">${renderProblem(`name:${at}`)}${renderProblem(`colour:${at}`)}</div>
  </li>`;
  };

/** Render the players for whom the edition has no place, each with a button that takes them away, and the
 * reason above them.
 * @param {Words} words @param {TableSettings} table @param {LobbyFunctions} lobby */
function renderStandings(words, table, { reseat }) {
  const colours = table.offered.colours.map(([value]) => value);
  const renderStanding = (/** @type {NewPlayer} */ place) => {
    const { name, colour } = place;
    const remove = () => {
      table.remove(place);
      reseat();
    };
    return html`<li>${renderName([name, colours.includes(colour) ? colour : ""])}${renderButton(
      "×",
      remove,
      "vc-quiet vc-remove",
      { title: words["lobby-remove"], label: joinLabel(words, words["lobby-remove"], name) },
    )}</li>`;
  };
  const all = table.standing;
  const reason = html`<p class="vc-problem">${joinSentences(words, table.room, words["lobby-no-place"])}</p>`;
  return html`<div role="status">${all.length ? reason : nothing}</div>
    <ul class="vc-standing" ?hidden=${!all.length}>${repeat(all, (place) => place, renderStanding)}</ul>`;
}

/** Render the end of the form: the choice to use the owner's numbers, if this browser has some, the button
 * that begins the table, what keeps it from beginning, and the button that checks a copy.
 * @param {Words} words @param {TableSettings} table @param {LobbyFunctions} lobby */
function renderOwnCopy(words, table, { check, renderProblem }) {
  const kept = Boolean(readOwnNumbers(table.edition));
  const toCheck = renderButton(
    words["lobby-check"],
    () => check(table.edition, table.places.length),
    "vc-quiet",
  );
  const use = (/** @type {Event} */ event) => {
    table.owned = findInput(event).checked;
  };
  const count = countOwnCorrections(table.edition);
  const owned = count ? joinBracket(words, words["lobby-owned"], count) : words["lobby-owned"];
  return [
    html`<div class="vc-own-numbers" ?hidden=${!kept}>
      <label><input type="checkbox" .checked=${live(table.owned)} @change=${use}><span>${owned}</span></label>
      ${toCheck}</div>`,
    renderProblem("copy"),
    renderProblem("begin"),
    table.standing.length ? html`<p class="vc-problem" id="vc-no-room">${table.room}</p>` : nothing,
    html`<button type="submit" class="vc-button vc-main" ?disabled=${table.standing.length > 0}
      aria-describedby=${table.standing.length ? "vc-no-room" : nothing}>${words["lobby-create"]}</button>`,
    html`<p class="vc-lobby-check" ?hidden=${kept}>
      ${toCheck}<small>${words["lobby-check-about"]}</small></p>`,
  ];
}

/** Render a list with its label; the form is drawn again after a choice.
 * @param {LobbyFunctions} lobby @param {string} label @param {[string, string, ...unknown[]][]} list
 * @param {string} chosen @param {(value: string) => void} pick */
function renderList(lobby, label, list, chosen, pick) {
  const change = (/** @type {Event} */ event) => {
    pick(readValue(event));
    lobby.draw();
  };
  const seen = list.find(([key]) => key === chosen)?.[1];
  return html`<label class="vc-labelled">
    <span>${label}</span><span class="vc-chosen" aria-hidden="true">${seen}</span>
    <select @change=${change}>${renderOptions(list, chosen)}</select></label>`;
}

/** Render the players: their places, those without one, and the ways to more players, to a game alone and to
 * the course.
 * @param {Words} words @param {TableSettings} table @param {LobbyFunctions} lobby */
function renderPlayers(words, table, lobby) {
  const { renderProblem, reseat, begin } = lobby;
  const { alone: forOne, setup } = table.offered;
  const add = (/** @type {Event} */ event) => {
    const form = /** @type {Element} */ (event.currentTarget).closest("form");
    table.seat();
    reseat();
    // the last field, not the button for a game alone
    if (form && table.places.length >= table.most)
      findPart(form, ".vc-place:last-child input[type=text]").focus();
  };
  const chapter = forOne?.[1];
  const playAlone = (/** @type {Event} */ event) => {
    table.playAlone();
    reseat();
    begin(event);
  };
  const renderPlace = makePlaceRenderer(words, table, lobby);
  /** Render the link to a page of the course.
   * @param {string} href @param {"lobby-setup" | "alone-chapter"} key */
  const renderLesson = (href, key) => html`<p class="vc-alone"><a href=${href}>${words[key]}</a></p>`;
  return html`<fieldset>
      <legend>${words["lobby-players"]}</legend>
      <ol class="vc-places">${repeat(table.places, (place) => place, renderPlace)}</ol>
      ${renderStandings(words, table, lobby)}
      ${renderButton(words["lobby-add"], add, "vc-quiet", { hidden: table.places.length >= table.most })}
      ${forOne && renderButton(forOne[0], playAlone, "vc-quiet", { hidden: !table.canBeAlone })}
      ${setup && renderLesson(findChapterPage(setup, "sheet"), "lobby-setup")}
      ${chapter && renderLesson(findChapterPage(chapter), "alone-chapter")}
      ${renderProblem("players")}${renderProblem("start")}
    </fieldset>`;
}

/** Render the choice how much of the game is followed. @param {Words} words @param {TableSettings} table */
function renderDepths(words, table) {
  const depths = table.offered.depths.map(([key, label, about]) => {
    const follow = () => {
      table.depth = key;
    };
    return html`<label class="vc-depth">
      <input type="radio" name="depth" value=${key} .checked=${live(key === table.depth)} @change=${follow}>
      <span><b>${label}</b><small>${about}</small></span></label>`;
  });
  return html`<fieldset class="vc-depths" ?hidden=${table.alone}>
      <legend class="vc-spoken">${words["lobby-depth"]}</legend>${depths}</fieldset>`;
}

/** Render the rulings that matter to this number of players, folded.
 * @param {Words} words @param {TableSettings} table @param {LobbyFunctions} lobby */
function renderRulings(words, table, lobby) {
  const rulings = table.offered.rulings
    .filter(([, , , matters]) => matters !== (table.alone ? "together" : "alone"))
    .map(([key, label, list]) => {
      const setRuling = (/** @type {string} */ ruling) => {
        table.rulings[key] = ruling;
      };
      return [
        renderList(lobby, label, list, table.rulings[key], setRuling),
        lobby.renderProblem(`ruling:${key}`),
      ];
    });
  return html`<details class="vc-more">
      <summary>${words["lobby-more"]}</summary>
      <p class="vc-about">${words["lobby-rulings-about"]}</p>
      ${rulings}
    </details>`;
}

/** Render the form of a new table.
 * @param {Words} words @param {TableSettings} table @param {LobbyFunctions} lobby */
export function renderNewTable(words, table, lobby) {
  const { renderProblem, reseat, begin, turn } = lobby;
  /** Choose another edition. @param {string} edition */
  const choose = (edition) => {
    table.choose(edition);
    reseat();
  };
  const editions = table.offered.editions.map(
    ({ key, label }) => /** @type {[string, string]} */ ([key, label]),
  );
  return html`<form class="vc-new-table" novalidate @submit=${begin}>
    ${renderGames(words, table.offered, turn)}
    ${renderList(lobby, words["lobby-edition"], editions, table.edition, choose)}${renderProblem("edition")}
    ${renderPlayers(words, table, lobby)}
    ${renderDepths(words, table)}
    ${renderRulings(words, table, lobby)}
    ${renderOwnCopy(words, table, lobby)}
  </form>`;
}
