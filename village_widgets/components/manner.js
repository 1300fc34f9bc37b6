import { html } from "../vendor/lit-html.js";
import { readText, writeText } from "./browserstore.js";
import { renderChoice } from "./templates.js";

/** @import { Words } from "./types" */
/** @typedef {{ flight: number, gap: number, arc: number, told: number }} Manner milliseconds of a flight,
 * between two flights, and of one narrated step; an arc's height in parts of its way */

// The reader's choice of how much moves on the board, which this browser keeps for all pages.

const KEPT = "village-companion.motion";
const OFF = "off";
const CALM = "calm";
/** The ways in which pieces move, by name. @type {Record<string, Manner>} */
const MANNERS = {
  calm: { flight: 640, gap: 110, arc: 0, told: 950 },
  lively: { flight: 400, gap: 70, arc: 0.16, told: 650 },
};

/** Return the reader's choice: "off" or the name of a manner; "calm" if none was made. */
const readChosen = () => {
  const kept = readText(KEPT);
  return kept === OFF || kept in MANNERS ? kept : CALM;
};

/** Return how pieces move; calmly if motion is switched off. */
export const readManner = () => MANNERS[readChosen()] ?? MANNERS.calm;

/** Tell whether the reader has switched motion off. */
export const isOff = () => readChosen() === OFF;

/** Tell whether this page can animate anything now. */
export const canMove = () => !isOff() && typeof document.body.animate === "function" && !document.hidden;

/** Tell whether the reader's system asks for less motion: then places light up and nothing flies. */
export const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Render the list that chooses how much moves; `beforeChange` is called before a choice is kept.
 * @param {Words} words @param {() => void} beforeChange */
export function renderMannerPicker(words, beforeChange) {
  /** All choices with their labels. @type {[string, string][]} */
  const manners = [
    [OFF, words["motion-off"]],
    [CALM, words["motion-calm"]],
    ["lively", words["motion-lively"]],
  ];
  /** Keep another choice. @param {string} manner */
  const change = (manner) => {
    beforeChange();
    writeText(KEPT, manner);
  };
  const list = renderChoice(manners, readChosen(), change);
  return html`<label class="vc-pick"><span>${words.motion}</span>${list}</label>`;
}

/** Call a function at each press of a pointer or a key; return a function that ends that.
 * @param {() => void} interrupt */
export function onInterrupt(interrupt) {
  const events = ["pointerdown", "keydown"];
  for (const event of events) document.addEventListener(event, interrupt, true);
  return () => {
    for (const event of events) document.removeEventListener(event, interrupt, true);
  };
}

/** Show elements one after the other; any press shows all at once. Where nothing may move, all are there from
 * the start.
 * @param {HTMLElement[]} elements */
export function unfold(elements) {
  if (!canMove() || prefersStill()) return;
  const { told } = readManner();
  const frames = [
    { opacity: 0, transform: "translateY(8px)" },
    { opacity: 1, transform: "none" },
  ];
  const animations = elements.map((each, at) =>
    each.animate(frames, { delay: at * told, duration: told / 2, fill: "backwards" }),
  );
  const stop = onInterrupt(() => {
    stop();
    for (const animation of animations) animation.finish();
  });
}
