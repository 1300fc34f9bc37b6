import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";
import { read, write } from "../../village_widgets/components/browserstore.js";
import { leaveOutShown, findLastStep, makeStepKeeper } from "../../village_widgets/components/comingback.js";

const MARKET = '"05_market"';
const writePlace = (place) => JSON.stringify({ places: { "05_market": place } });
const makeStep = (place, more) => ({ kind: "step", chapter: "05_market", at: place, steps: [], ...more });
const makeWhole = (v) => ({ v, panels: [] });

beforeEach(() => localStorage.clear());

test("readers who come back to a step see it as it began; elsewhere they don't", () => {
  const keep = makeStepKeeper(MARKET);
  keep({ table: makeWhole(1), lesson: makeStep("call") });
  keep({ table: makeWhole(4), lesson: makeStep("sell") });
  keep({
    table: { v: 5, after: 4 },
    lesson: makeStep("sell", { state: "done", steps: [["sell", "Selling", true]] }),
  });
  const shown = { table: makeWhole(4), lesson: makeStep("sell", { steps: [["sell", "Selling", true]] }) };
  assert.deepEqual(findLastStep(MARKET, writePlace("sell"), ""), shown);
  assert.deepEqual(findLastStep(MARKET, writePlace("call"), "sell"), shown);
  for (const [chapter, copy, pointed] of [
    [MARKET, writePlace("call"), ""],
    [MARKET, writePlace("sell"), "call"],
    ['"06_travel"', writePlace("sell"), "sell"],
    [MARKET, "", ""],
    ["", writePlace("sell"), ""],
  ]) {
    assert.equal(findLastStep(chapter, copy, pointed), null);
  }
});

test("only steps of the page's chapter are kept", () => {
  const keep = makeStepKeeper(MARKET);
  keep({ lesson: makeStep("call") });
  keep({ table: makeWhole(2), lesson: makeStep("check", { kind: "quiz" }) });
  keep({ table: makeWhole(3), lesson: makeStep("go", { chapter: "06_travel" }) });
  makeStepKeeper("")({ table: makeWhole(4), lesson: makeStep("call") });
  assert.equal(findLastStep(MARKET, writePlace("call"), ""), null);
});

test("a step that other scripts have kept is not shown", () => {
  makeStepKeeper(MARKET)({ table: makeWhole(1), lesson: makeStep("call") });
  const [key] = Object.keys(localStorage);
  write(key, { ...read(key), made: "others.js" });
  assert.equal(findLastStep(MARKET, writePlace("call"), ""), null);
});

test("a step that was shown in another language is not shown", (t) => {
  t.after(() => (document.documentElement.lang = "en"));
  makeStepKeeper(MARKET)({ table: makeWhole(1), lesson: makeStep("call") });
  assert.notEqual(findLastStep(MARKET, writePlace("call"), ""), null);
  document.documentElement.lang = "ko";
  assert.equal(findLastStep(MARKET, writePlace("call"), ""), null);
});

test("only what differs from the shown step is told again", () => {
  const shown = { table: makeWhole(4), lesson: makeStep("sell") };
  assert.deepEqual(
    leaveOutShown(shown, { progress: "{}", table: makeWhole(4), lesson: makeStep("sell", { problem: "!" }) }),
    { progress: "{}", table: undefined, lesson: makeStep("sell", { problem: "!" }) },
  );
});

test("neither table nor card is told again if both are those that are shown", () => {
  const shown = { table: makeWhole(4), lesson: makeStep("sell") };
  assert.deepEqual(leaveOutShown(shown, { table: makeWhole(4), lesson: makeStep("sell") }), {
    table: undefined,
    lesson: undefined,
  });
  const other = { table: makeWhole(5), lesson: makeStep("sell") };
  assert.deepEqual(leaveOutShown(shown, other), { table: makeWhole(5), lesson: undefined });
});

test("readers whose progress can't be read come back only to a step that the address names", () => {
  makeStepKeeper(MARKET)({ table: makeWhole(1), lesson: makeStep("call") });
  assert.equal(findLastStep(MARKET, "{broken", ""), null);
  assert.notEqual(findLastStep(MARKET, "{broken", "call"), null);
});
