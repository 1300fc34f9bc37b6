import { html, nothing } from "../vendor/lit-html.js";
import { read, write } from "./browserstore.js";
import { joinLabel as say } from "./sentences.js";
import { findInput } from "./templates.js";

/** @import { Habits } from "./commands" */
/** @import { Send, Sheet, Words } from "./types" */

const KEPT = "village-companion.habits";

/** Return how the reader likes to play, as this browser keeps it; everything is on unless it was switched
 * off.
 * @returns {Required<Habits>} */
export function readHabits() {
  const { forced, cover } = read(KEPT) ?? {};
  return { forced: forced !== false, cover: cover !== false };
}

/** Show the reader's habits in a sheet, with the seed of the game on the table, if it has one.
 * @param {Words} words @param {Send} send @param {Pick<Sheet, "tell">} sheet @param {string} seed
 * @param {unknown} pickers of movement and sound */
export function showHabits(words, send, sheet, seed, pickers) {
  /** Render a switch for one habit, which is kept and sent at once.
   * @param {"forced" | "cover"} name @param {string} label @param {string} about */
  const renderSetting = (name, label, about) => {
    const change = (/** @type {Event} */ event) => {
      const habits = { ...readHabits(), [name]: findInput(event).checked };
      write(KEPT, habits);
      send({ do: "habits", habits });
    };
    const box = html`<input type="checkbox" ?checked=${readHabits()[name]} @change=${change} />`;
    return html`<div class="vc-habit">
      <label>${box}<span>${label}</span></label>
      <p class="vc-about">${about}</p>
    </div>`;
  };
  const number = html`<div class="vc-habit">
    <strong>${say(words, words["used-seed"], seed)}</strong>
    <p class="vc-about">${words["used-seed-about"]}</p>
  </div>`;
  sheet.tell(
    words.habits,
    "",
    pickers,
    renderSetting("forced", words["habit-forced"], words["habit-forced-about"]),
    renderSetting("cover", words["habit-cover"], words["habit-cover-about"]),
    seed ? number : nothing,
  );
}
