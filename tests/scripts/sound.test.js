import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { labels, show, words } from "./page.js";
import { render } from "../../village_widgets/vendor/lit-html.js";
import { Sounds } from "../../village_widgets/components/sound.js";

// A sound card that writes down what it is given.
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

test("nothing is heard until somebody asks for it, however much the page is touched", () => {
  touch(page);
  heard.play("wood");
  assert.deepEqual([made, started.length, page.querySelector("select").value], [0, 0, "off"]);
});

test("what is asked for is heard, is kept, and ends when it is switched off", () => {
  ask("playing");
  heard.play("bell", 500);
  assert.ok(started.length > 2 && started.every(([, , when]) => when >= 5.5));
  assert.equal(localStorage.getItem("village-companion.sound"), "playing");
  ask("off");
  started = [];
  heard.play("bell");
  assert.deepEqual(started, []);
});

test("what was asked for on another day is heard only once the page has been touched", () => {
  localStorage.setItem("village-companion.sound", "playing");
  heard.play("metal");
  assert.deepEqual([made, started.length], [0, 0]);
  touch(page);
  heard.play("metal");
  assert.ok(made === 1 && started.length > 0);
});

test("a lesson is silent unless sounds are asked for there too", () => {
  learning = true;
  ask("playing");
  heard.play("wood");
  assert.deepEqual([made, started.length], [0, 0]);
  ask("learning");
  heard.play("wood");
  assert.ok(started.length > 0);
});

test("each sound is one of its own, and no tone is none", () => {
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
  assert.deepEqual(labels(page.querySelectorAll("option")), ["sound-off", "sound-playing", "sound-learning"]);
});
