import { readText, writeText } from "./browserstore.js";
import { element } from "./element.js";

/** @import { Sound, Words } from "./types" */
/** @typedef {[wave: OscillatorType | "noise", hertz: number, loud: number, lasts: number, begins?: number]} Partial seconds; of noise what is let through */

const KEPT = "village-companion.sound";
const OFF = "off";
const PLAYING = "playing";
const LEARNING = "learning";
const LOUD = 0.22;
const ATTACK = 0.006; // seconds
const SILENT = 0.0001;

// Every sound is made here, of a few waves that begin at once or soon after and die away.
/** @type {Record<Sound, Partial[]>} */
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

// A second of noise, the same each time.
/** @param {AudioContext} context */
function noise(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (state * 48271) % 2147483647;
    samples[at] = state / 1073741823.5 - 1;
  }
  return buffer;
}

// What is heard at the table: nothing until somebody asks for it, in lessons only if they ask for that too, and nothing before the
// page is touched. `learning` says whether this is a lesson.
/** @param {Words} words @param {HTMLElement} touched @param {() => boolean} learning */
export function sounds(words, touched, learning) {
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {AudioBuffer | null} */
  let rustle = null;

  const wanted = () => readText(KEPT) === LEARNING || (readText(KEPT) === PLAYING && !learning());

  // Browsers let a page sound only once somebody has touched it: then it is made ready.
  function wake() {
    if (!wanted() || typeof AudioContext !== "function") return;
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
  }

  /** @type {(context: AudioContext, wave: OscillatorType | "noise", hertz: number) => { source: AudioScheduledSourceNode, from: AudioNode }} */
  function voice(context, wave, hertz) {
    if (wave !== "noise") {
      const source = new OscillatorNode(context, { type: wave, frequency: hertz });
      return { source, from: source };
    }
    rustle ??= noise(context);
    const source = new AudioBufferSourceNode(context, { buffer: rustle });
    return {
      source,
      from: source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: hertz, Q: 1.2 })),
    };
  }

  /** @type {(context: AudioContext, partial: Partial, when: number) => void} */
  function ring(context, [wave, hertz, loud, lasts, begins = 0], when) {
    const { source, from } = voice(context, wave, hertz);
    const volume = new GainNode(context, { gain: SILENT });
    const start = when + begins;
    volume.gain.setValueAtTime(SILENT, start);
    volume.gain.exponentialRampToValueAtTime(loud * LOUD, start + ATTACK);
    volume.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
    from.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + lasts);
  }

  for (const touch of ["pointerdown", "keydown"]) touched.addEventListener(touch, wake, true);

  return {
    /** @type {(sound: Sound | "", delay?: number) => void} */
    play(sound, delay = 0) {
      if (!sound || !context || context.state !== "running" || document.hidden || !wanted()) return;
      for (const partial of SOUNDS[sound]) ring(context, partial, context.currentTime + delay / 1000);
    },
    // Whether anything is heard: kept in the browser for all pages.
    picker() {
      const called = {
        [OFF]: words["sound-off"],
        [PLAYING]: words["sound-playing"],
        [LEARNING]: words["sound-learning"],
      };
      const kept = readText(KEPT) in called ? readText(KEPT) : OFF;
      const options = Object.entries(called).map(([value, label]) =>
        element("option", { value, selected: value === kept }, label),
      );
      const list = element(
        "select",
        {
          change: () => {
            writeText(KEPT, list.value);
            wake();
          },
        },
        ...options,
      );
      return element("label", { class: "vc-pick" }, element("span", {}, words.sound), list);
    },
  };
}
