import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { listLabels, show, words } from "./page.js";
import { render } from "../../village_widgets/vendor/lit-html.js";
import { Sounds } from "../../village_widgets/components/sound.js";

// A sound card that records what it is given.
let started;
let made;
class Node {
  constructor(_, { frequency } = {}) {
    this.frequency = frequency;
  }
  gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect(other) {
    return other;
  }
  start(when) {
    started.push([this.constructor.name, this.frequency, when]);
  }
  stop() {}
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
  started = [];
  made = 0;
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
