import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { listLabels, show, words } from "./page.js";
import { render } from "../../village_widgets/vendor/lit-html.js";
import { Sounds } from "../../village_widgets/components/sound.js";

// A sound card that records what it is given.
let started;
let stopped;
let ramps; // the volumes that are reached, each with its time
let made;
let noises; // the number of times that noise was made
class Node {
  constructor(_, { frequency } = {}) {
    this.frequency = frequency;
  }
  gain = {
    setValueAtTime() {},
    exponentialRampToValueAtTime: (...ramp) => ramps.push(ramp),
  };
  connect(other) {
    return other;
  }
  start(when) {
    started.push([this.constructor.name, this.frequency, when]);
  }
  stop(when) {
    stopped.push(when);
  }
}
before(() => {
  globalThis.OscillatorNode = class Oscillator extends Node {};
  globalThis.AudioBufferSourceNode = class Rustle extends Node {};
  globalThis.BiquadFilterNode = class Filter extends Node {};
  globalThis.GainNode = class Gain extends Node {};
  globalThis.AudioContext = class {
    state = "suspended";
    sampleRate = 8;
    currentTime = 5;
    constructor() {
      made += 1;
    }
    resume() {
      this.state = "running";
    }
    createBuffer() {
      noises += 1;
      return { getChannelData: () => new Float32Array(8) };
    }
  };
});

const touch = (place) => place.dispatchEvent(new Event("pointerdown", { bubbles: true }));
let page;
let learning;
let heard;

beforeEach(() => {
  localStorage.clear();
  [started, stopped, ramps] = [[], [], []];
  [made, noises] = [0, 0];
  learning = false;
  page = document.createElement("div");
  heard = new Sounds(words, page, () => learning);
  render(heard.renderPicker(), page);
  show(page);
});

function ask(value) {
  const list = page.querySelector("select");
  list.value = value;
  list.dispatchEvent(new Event("change"));
}

test("the page is silent until the reader chooses sounds, even when touched", () => {
  touch(page);
  heard.play("wood");
  assert.deepEqual([made, started.length, page.querySelector("select").value], [0, 0, "off"]);
});

test("chosen sounds are heard and kept, and end when they are switched off", () => {
  ask("playing");
  heard.play("bell", 500);
  assert.ok(started.length > 2 && started.every(([, , when]) => when === 5.5));
  assert.equal(localStorage.getItem("village-companion.sound"), "playing");
  ask("off");
  started = [];
  heard.play("bell");
  assert.deepEqual(started, []);
});

test("sounds that were chosen earlier begin once the page has been touched", () => {
  localStorage.setItem("village-companion.sound", "playing");
  heard.play("metal");
  assert.deepEqual([made, started.length], [0, 0]);
  touch(page);
  heard.play("metal");
  assert.ok(made === 1 && started.length > 0);
});

test("a lesson is silent unless sounds are chosen for lessons too", () => {
  learning = true;
  ask("playing");
  heard.play("wood");
  assert.deepEqual([made, started.length], [0, 0]);
  ask("learning");
  heard.play("wood");
  assert.ok(started.length > 0);
});

test("each tone has a sound of its own; a move without a tone is silent", () => {
  ask("playing");
  const all = ["wood", "metal", "cloth", "bell", "solemn", "end"].map((sound) => {
    started = [];
    heard.play(sound);
    return JSON.stringify(started);
  });
  assert.equal(new Set(all).size, 6);
  started = [];
  heard.play("");
  assert.deepEqual(started, []);
  assert.deepEqual(listLabels(page.querySelectorAll("option")), [
    "sound-off",
    "sound-playing",
    "sound-learning",
  ]);
});

test("each wave of a sound swells quickly, dies away and then ends", () => {
  ask("playing");
  heard.play("metal", 1000);
  const round = (number) => Math.round(number * 1e4) / 1e4;
  assert.deepEqual(started, [
    ["Oscillator", 2637, 6],
    ["Oscillator", 3951, 6],
    ["Oscillator", 5274, 6.03],
  ]);
  assert.deepEqual(stopped.map(round), [6.3, 6.22, 6.19]);
  assert.deepEqual(
    ramps.slice(0, 2).map((ramp) => ramp.map(round)),
    [
      [0.0616, 6.006],
      [0.0001, 6.3],
    ],
  );
});

test("noise is made once for all sounds that rustle", () => {
  ask("playing");
  for (const sound of ["cloth", "wood", "metal"]) heard.play(sound);
  assert.deepEqual([noises, started.filter(([kind]) => kind === "Rustle").length], [1, 4]);
});

test("a hidden page is silent, and a key wakes the sounds as a touch does", (t) => {
  localStorage.setItem("village-companion.sound", "playing");
  page.dispatchEvent(new Event("keydown", { bubbles: true }));
  heard.play("wood");
  assert.deepEqual([made, started.length], [1, 3]);
  t.mock.getter(document, "hidden", () => true);
  heard.play("wood");
  assert.equal(started.length, 3);
});

test("a kept choice is shown, one that is not known is off", () => {
  const read = (kept) => {
    localStorage.setItem("village-companion.sound", kept);
    render(heard.renderPicker(), page);
    return page.querySelector("select").value;
  };
  assert.deepEqual(["learning", "loud", "playing"].map(read), ["learning", "off", "playing"]);
});
