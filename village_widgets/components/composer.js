import { renderInto } from "./rendering.js";
import { html } from "../vendor/lit-html.js";
import { makeElement } from "./element.js";
import { joinList, joinLabel as say } from "./sentences.js";
import { renderPictured, renderPrice, renderButton } from "./templates.js";

/** @import { Composer, ComposerRow } from "./messages" */
/** @import { Send, Words } from "./types" */

/** A payment that is put together piece by piece: a tap on a kind adds one. The page holds which pieces were
 * tapped; the answer to each tap says what they come to, what can be added and when it can be paid. */
export class ComposerView {
  root = makeElement("div", { class: "vc-composer" });

  /** @param {Words} words @param {Send} send @param {Composer} told @param {number} v
   * @param {() => void} close */
  constructor(words, send, told, v, close) {
    this.words = words;
    this.send = send;
    this.told = told;
    this.put = told.put;
    this.v = v;
    this.close = close;
    this.draw();
  }

  /** Show the answer to a tap, unless a later tap has been made since.
   * @param {Composer} told */
  show(told) {
    if (told.asked && (told.row !== this.told.row || told.asked.join() !== this.put.join())) return;
    const held = document.activeElement;
    const wasBelow = this.root.contains(held) && !held?.closest(".vc-kind");
    this.told = told;
    this.put = told.put;
    this.draw();
    const pay = /** @type {HTMLElement} */ (this.root.querySelector(".vc-payments button"));
    if (wasBelow && !told.fill) pay.focus({ preventScroll: true });
  }

  /** Focus the first button, without scrolling. */
  focus() {
    this.root.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Ask what the tapped pieces come to.
   * @param {string[]} put @param {boolean} fill whether the game adds the rest */
  ask(put, fill) {
    this.put = put;
    this.send({ do: "compose", row: this.told.row, put, fill, v: this.v });
  }

  /** Close the sheet and make the move with one of the listed payments. @param {number} way */
  pay(way) {
    this.close();
    this.send({ do: "pick", row: this.told.row, way, v: this.v });
  }

  draw() {
    const { words, told } = this;
    const payments = told.ways.map(([way, paid]) =>
      renderButton(html`${words.pay}${renderPrice(paid)}`, () => this.pay(way), "vc-main", {
        label: joinList(words, words.pay, paid[0]),
      }),
    );
    const cannot = renderButton(words.pay, () => {}, "vc-main", { disabled: true });
    const fill = html`${words["compose-fill"]}<small>${told.fill}</small>`;
    renderInto(
      html`${told.kinds.map((row) => this.renderKind(row))}
        <p class="vc-composed" role="status">${told.said}</p>
        <div class="vc-payments">${payments.length ? payments : cannot}</div>
        ${renderButton(fill, () => this.ask(this.put, true), "vc-fill", { disabled: !told.fill })}`,
      this.root,
    );
  }

  /** Render a kind of piece with buttons to add and to take back one; unusable buttons are only marked, so
   * that they keep the keyboard.
   * @param {ComposerRow} row */
  renderKind({ kind, picture, label, room, more, less }) {
    const { words } = this;
    const add = () => this.ask([...this.put, kind], false);
    const remove = () => {
      const last = this.put.lastIndexOf(kind);
      this.ask(
        this.put.filter((_, at) => at !== last),
        false,
      );
    };
    const named = html`<strong>${label}</strong>`;
    return html`<div class="vc-kind" data-kind=${kind}>
      <button
        type="button"
        class="vc-button vc-add"
        aria-label=${say(words, words["compose-more"], joinList(words, label, room))}
        aria-disabled=${!more}
        @click=${add}
        >${renderPictured(picture ? [picture] : [], named)}<small>${room}</small></button
      >
      <button
        type="button"
        class="vc-button vc-less"
        aria-label=${say(words, words["compose-less"], label)}
        aria-disabled=${!less}
        @click=${remove}
        >−</button
      >
    </div>`;
  }
}
