import { joinBracket, joinLabel } from "../../components/sentences.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { renderAloud } from "../../components/templates.js";
import { listMarks, renderPicture } from "./looks.js";
import { listLying, listPlaces } from "./state.js";

/** @import { Tiles } from "../messages" */
/** @import { Words } from "../words" */
/** @import { Acts, LayingState, Tile } from "./types" */

/** Render a field for tiles, by their pictures. A touch empties a place; a touched tile goes to the first
 * free place.
 * @param {LayingState} state @param {Tiles} field @param {Words} words @param {Acts} acts */
export function renderTiles(state, field, words, acts) {
  const { key, label: legend, slots } = field;
  const places = listPlaces(state, field);
  const full = Boolean(slots) && !places.includes(null);
  const filled = places.map((_, at) => renderSlot(state, places, at, words, () => acts.take(field, at)));
  return html`<fieldset class="vc-lay-choice${listMarks(state, key)}" data-field=${key}>
    <legend>${legend}</legend>
    <div class="vc-lay-tiles">${filled}</div>
    ${full ? nothing : renderList(state, field, words, acts)}
  </fieldset>`;
}

/** Return a tile's name; of tiles that look alike, all but the first are numbered.
 * @param {LayingState} state @param {Tile} tile @param {Words} words */
function nameTile({ tiles }, tile, words) {
  const name = tiles[Number(tile)]?.[0];
  if (name === undefined) return String(tile);
  const alike = tiles.slice(0, Number(tile)).filter(([other]) => other === name).length;
  return alike ? joinBracket(words, name, alike + 1) : name;
}
/** Render a tile's picture; an unknown tile as its number. @param {LayingState} state @param {Tile} tile */
const renderFace = (state, tile) =>
  state.tiles[Number(tile)] ? renderPicture(state.tiles[Number(tile)][1]) : html`<span>${tile}</span>`;

/** Render a place: empty, or a tile that a touch takes away. Of equal tiles, all but the first are numbered.
 * @param {LayingState} state @param {(Tile | null)[]} places @param {number} at @param {Words} words
 * @param {() => void} take */
function renderSlot(state, places, at, words, take) {
  const tile = places[at];
  if (tile === null)
    return html`<span class="vc-lay-slot" role="img" aria-label=${words["laying-empty-slot"]}
    >${at + 1}</span>`;
  const equal = places.slice(0, at).filter((other) => other === tile).length;
  const name = equal
    ? joinBracket(words, nameTile(state, tile, words), equal + 1)
    : nameTile(state, tile, words);
  return html`<button type="button" class="vc-lay-tile" title=${name} data-place=${at} @click=${take}
  >${renderFace(state, tile)}${renderAloud(joinLabel(words, words["laying-take-away"], name))}</button>`;
}

/** Render the list of all tiles. Those that already lie on the table can't be chosen.
 * @param {LayingState} state @param {Tiles} field @param {Words} words @param {Acts} acts */
function renderList(state, field, words, acts) {
  const gone = listLying(state);
  /** Render a tile that can be chosen. @param {number} tile */
  const renderTile = (tile) =>
    html`<button type="button" class="vc-lay-tile" title=${nameTile(state, tile, words)} data-tile=${tile}
      ?disabled=${gone.has(tile)} @click=${() => acts.put(field, tile)}
    >${renderFace(state, tile)}${renderAloud(nameTile(state, tile, words))}</button>`;
  const unfold = (/** @type {Event} */ event) =>
    acts.unfold(field.key, /** @type {HTMLDetailsElement} */ (event.currentTarget).open);
  return html`<details class="vc-lay-picker" ?open=${state.open.has(field.key)} @toggle=${unfold}>
    <summary>${field.add}</summary>
    <p class="vc-lay-about">${field.pick}</p>
    <div class="vc-lay-tiles">${state.tiles.map((_, tile) => renderTile(tile))}</div>
  </details>`;
}
