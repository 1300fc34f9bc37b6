import { html, nothing } from "../vendor/lit-html.js";
import { OWN_NUMBERS, read, readText, write } from "../components/browserstore.js";
import { makeElement } from "../components/element.js";
import { renderInto } from "../components/rendering.js";
import { renderChoice, renderPicture, renderButton } from "../components/templates.js";

/** @import { ShownSetup } from "./messages" */
/** @import { Send } from "../components/types" */
/** @import { Words } from "./words" */

const TICKED = "village-companion.set-up."; // the prefix of the keys of ticks in the storage

/** The set-up of a game at a glance, with boxes to tick: for an edition and a number of players, with the
 * numbers of an owner's copy. The choice and its ticks stay until the ticks are cleared. */
export class Glance {
  root = makeElement("details", { class: "vc-glance" });
  list = makeElement("div", {});
  /** The place of the board that shows the table. */
  place = makeElement("div", { class: "vc-rule-place" });
  game = "";
  /** @type {ShownSetup | undefined} */
  setup;

  /** @param {Words} words @param {Send} send */
  constructor(words, send) {
    this.words = words;
    this.send = send;
    this.root.addEventListener("toggle", () => this.root.matches("[open]") && !this.setup && this.ask());
  }

  /** Turn to a game: its set-up is asked for once it is unfolded. @param {string} game */
  turn(game) {
    const isOther = game !== this.game;
    this.game = game;
    if (isOther) this.setup = undefined;
    this.draw();
    if (this.root.matches("[open]")) this.ask(this.setup?.edition, this.setup?.players);
  }

  /** Unfold the set-up and scroll to it. */
  open() {
    this.root.setAttribute("open", "");
    if (!this.setup) this.ask();
    this.root.scrollIntoView({ block: "start" });
  }

  /** Ask for the set-up of an edition, or of the one that was chosen last, with the numbers that its owner
   * has told this browser. @param {string} [edition] @param {number} [players] */
  ask(edition, players) {
    const kept = read(`${TICKED}${this.game}`);
    const [last = "", number = 0] = Array.isArray(kept) ? kept : [];
    const chosen = edition ?? String(last);
    const owned = chosen ? readText(`${OWN_NUMBERS}${chosen}`) : "";
    this.send({
      do: "lay-out",
      game: this.game,
      edition: chosen,
      players: players ?? (Number(number) || 0),
      owned,
    });
  }

  /** Keep a choice for the next visit, and ask for its set-up.
   * @param {string} edition @param {number} players */
  choose(edition, players) {
    write(`${TICKED}${this.game}`, [edition, players]);
    this.ask(edition, players);
  }

  /** Show a set-up. One of which the owner's numbers are known by now is asked for again with them.
   * @param {ShownSetup} setup */
  take(setup) {
    const isFirst = !this.setup;
    this.setup = setup;
    this.draw();
    if (isFirst && readText(`${OWN_NUMBERS}${setup.edition}`)) this.ask(setup.edition, setup.players);
  }

  /** The address of the ticks in the browser's storage. */
  get ticks() {
    return `${TICKED}${this.game}.${this.setup?.edition}.${this.setup?.players}`;
  }

  /** The steps that are ticked. @returns {string[]} */
  get ticked() {
    const kept = read(this.ticks);
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  }

  /** Tick a step, or clear all. @param {string} [key] */
  tick(key) {
    const before = this.ticked;
    const now = before.includes(key ?? "") ? before.filter((each) => each !== key) : [...before, key ?? ""];
    write(this.ticks, key === undefined ? [] : now);
    this.draw();
  }

  draw() {
    const { words, setup, list, place, root } = this;
    renderInto(html`<summary>${words["glance-title"]}</summary>${list}${place}`, root);
    renderInto(setup ? this.renderSetup(setup) : nothing, list);
  }

  /** Render the choices, and the steps in their groups. @param {ShownSetup} setup */
  renderSetup({ edition, editions, players, numbers, groups, note }) {
    const { words, ticked } = this;
    const counts = numbers.map((count) => /** @type {[number, string]} */ ([count, String(count)]));
    const steps = groups.map(
      ({ title, steps }) =>
        html`<section>
          <h2>${title}</h2>
          <ul>
            ${steps.map((step) => this.renderStep(step, ticked))}
          </ul>
        </section>`,
    );
    return html`<div class="vc-glance-choice">
        <label
          >${words.edition}
          ${renderChoice(editions, edition, (to) => this.choose(to, players), words.edition)}</label
        >
        <label
          >${words.players}
          ${renderChoice(counts, players, (to) => this.choose(edition, to), words.players)}</label
        >
        ${renderButton(words["glance-clear"], () => this.tick(), "vc-quiet", { disabled: !ticked.length })}
      </div>
      ${note ? html`<p role="status">${note}</p>` : nothing}
      <div class="vc-glance-steps">${steps}</div>`;
  }

  /** Render a step with its box. @param {ShownSetup["groups"][number]["steps"][number]} step
   * @param {string[]} ticked */
  renderStep([key, told, shown, count], ticked) {
    const tick = () => this.tick(key);
    const piece = shown ? renderPicture(shown) : nothing;
    return html`<li>
      <label
        ><input type="checkbox" .checked=${ticked.includes(key)} @change=${tick} /><span>${told}</span>
        ${count ? html`<b aria-hidden="true">${piece}${count}</b>` : nothing}</label
      >
    </li>`;
  }
}
