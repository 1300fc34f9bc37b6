import { html } from "../vendor/lit-html.js";
import { readText, writeText } from "./browserstore.js";
import { renderChoice } from "./templates.js";

/** @import { Sound, Words } from "./types" */
/** @typedef {[wave: OscillatorType | "noise", hertz: number, loud: number, lasts: number, begins?: number]}
 * Partial times in seconds; of noise the frequency that a filter lets through */

const KEPT = "village-companion.sound";
const OFF = "off";
const PLAYING = "playing";
const LEARNING = "learning";
const LOUD = 0.22;
const ATTACK = 0.006; // seconds
const SILENT = 0.0001;

/** The waves that make up each sound: they begin at once or soon after, and die away.
 * @type {Record<Sound, Partial[]>} */
const SOUNDS = {
  wood: [
    ["noise", 1700, 0.7, 0.05],
    ["sine", 310, 0.5, 0.09],
    ["sine", 745, 0.2, 0.05],
  ],
  metal: [
    ["sine", 2637, 0.28, 0.3],
    ["sine", 3951, 0.16, 0.22],
    ["sine", 5274, 0.1, 0.16, 0.03],
  ],
  cloth: [
    ["noise", 900, 0.3, 0.14],
    ["noise", 1300, 0.24, 0.12, 0.13],
    ["noise", 800, 0.26, 0.16, 0.25],
  ],
  dice: [
    ["noise", 2100, 0.5, 0.04],
    ["sine", 480, 0.4, 0.05],
    ["noise", 1500, 0.4, 0.05, 0.07],
    ["sine", 390, 0.3, 0.05, 0.07],
    ["noise", 1200, 0.25, 0.06, 0.15],
  ],
  bell: [
    ["sine", 262, 0.3, 2.4],
    ["sine", 523, 0.4, 2],
    ["sine", 622, 0.22, 1.4],
    ["sine", 784, 0.2, 1.1],
    ["sine", 1047, 0.16, 0.9],
    ["sine", 1397, 0.08, 0.5],
  ],
  solemn: [
    ["sine", 98, 0.4, 2.6],
    ["sine", 196, 0.42, 2.2],
    ["sine", 233, 0.14, 1.6],
    ["sine", 294, 0.1, 1.2],
  ],
  end: [
    ["triangle", 392, 0.4, 0.5],
    ["triangle", 494, 0.4, 0.5, 0.16],
    ["triangle", 587, 0.4, 0.5, 0.32],
    ["triangle", 784, 0.5, 1.4, 0.48],
  ],
};

/** Make a second of noise, the same each time.
 * @param {AudioContext} context */
function makeNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (state * 48271) % 2147483647;
    samples[at] = state / 1073741823.5 - 1;
  }
  return buffer;
}

/** Sounds at the table: none until the reader asks for them, and then in lessons only if wanted there too.
 * Browsers let a page sound only after it has been touched. */
export class Sounds {
  /** The browser's sound output; null until the reader has touched the page and wants sounds.
   * @type {AudioContext | null} */
  context = null;
  /** A second of noise, made when first needed. @type {AudioBuffer | null} */
  noise = null;

  /** Prepare to play sounds, once `touched` has been touched; `isLesson` tells whether a lesson is on the
   * page.
   * @param {Words} words @param {HTMLElement} touched @param {() => boolean} isLesson */
  constructor(words, touched, isLesson) {
    this.words = words;
    this.isLesson = isLesson;
    for (const touch of ["pointerdown", "keydown"]) touched.addEventListener(touch, this.wake, true);
  }

  /** True if the reader wants sounds on this page. */
  get areWanted() {
    const kept = readText(KEPT);
    return kept === LEARNING || (kept === PLAYING && !this.isLesson());
  }

  /** Start the sound output if sounds are wanted: browsers allow it only during a touch. */
  wake = () => {
    if (!this.areWanted || typeof AudioContext !== "function") return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") this.context.resume();
  };

  /** Play a sound, unless it is unwanted, empty or the page is hidden.
   * @param {Sound | ""} sound @param {number} [delay] milliseconds */
  play = (sound, delay = 0) => {
    const { context } = this;
    if (!sound || context?.state !== "running" || document.hidden || !this.areWanted) return;
    for (const partial of SOUNDS[sound]) this.ring(context, partial, context.currentTime + delay / 1000);
  };

  /** Play one wave of a sound.
   * @param {AudioContext} context @param {Partial} partial @param {number} when seconds */
  ring(context, [wave, hertz, loud, lasts, begins = 0], when) {
    const { source, output } = this.makeVoice(context, wave, hertz);
    const volume = new GainNode(context, { gain: SILENT });
    const start = when + begins;
    volume.gain.setValueAtTime(SILENT, start);
    volume.gain.exponentialRampToValueAtTime(loud * LOUD, start + ATTACK);
    volume.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
    output.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + lasts);
  }

  /** Make the source of a sound, and the node that gives it out.
   * @param {AudioContext} context @param {Partial[0]} wave @param {number} hertz
   * @returns {{ source: AudioScheduledSourceNode, output: AudioNode }} */
  makeVoice(context, wave, hertz) {
    if (wave !== "noise") {
      const source = new OscillatorNode(context, { type: wave, frequency: hertz });
      return { source, output: source };
    }
    this.noise ??= makeNoise(context);
    const source = new AudioBufferSourceNode(context, { buffer: this.noise });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: hertz, Q: 1.2 });
    return { source, output: source.connect(filter) };
  }

  /** Render the list that chooses where sounds are heard; all pages keep the choice. */
  renderPicker() {
    const { words } = this;
    /** All choices with their labels. @type {[string, string][]} */
    const list = [
      [OFF, words["sound-off"]],
      [PLAYING, words["sound-playing"]],
      [LEARNING, words["sound-learning"]],
    ];
    const kept = readText(KEPT);
    const chosen = list.some(([value]) => value === kept) ? kept : OFF;
    /** Keep another choice. @param {string} value */
    const change = (value) => {
      writeText(KEPT, value);
      this.wake();
    };
    const choice = renderChoice(list, chosen, change);
    return html`<label class="vc-pick"><span>${words.sound}</span>${choice}</label>`;
  }
}
