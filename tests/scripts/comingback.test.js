import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";
import { read, write } from "../../village_widgets/components/browserstore.js";
import { leaveOutShown, findLastStep, makeStepKeeper } from "../../village_widgets/components/comingback.js";

const MARKET = '"05_market"';
const at = (place) => JSON.stringify({ places: { "05_market": place } });
const step = (place, more) => ({ kind: "step", chapter: "05_market", at: place, steps: [], ...more });
const whole = (v) => ({ v, panels: [] });

beforeEach(() => localStorage.clear());

test("readers who come back to a step see it as it began; elsewhere they don't", () => {
  const keep = makeStepKeeper(MARKET);
  keep({ table: whole(1), lesson: step("call") });
  keep({ table: whole(4), lesson: step("sell") });
  keep({
    table: { v: 5, after: 4 },
    lesson: step("sell", { state: "done", steps: [["sell", "Selling", true]] }),
  });
  const shown = { table: whole(4), lesson: step("sell", { steps: [["sell", "Selling", true]] }) };
  assert.deepEqual(findLastStep(MARKET, at("sell"), ""), shown);
  assert.deepEqual(findLastStep(MARKET, at("call"), "sell"), shown);
  for (const [chapter, copy, pointed] of [
    [MARKET, at("call"), ""],
    [MARKET, at("sell"), "call"],
    ['"06_travel"', at("sell"), "sell"],
    [MARKET, "", ""],
    ["", at("sell"), ""],
  ]) {
    assert.equal(findLastStep(chapter, copy, pointed), null);
  }
});

test("only steps of the page's chapter are kept", () => {
  const keep = makeStepKeeper(MARKET);
  keep({ lesson: step("call") });
  keep({ table: whole(2), lesson: step("check", { kind: "quiz" }) });
  keep({ table: whole(3), lesson: step("go", { chapter: "06_travel" }) });
  makeStepKeeper("")({ table: whole(4), lesson: step("call") });
  assert.equal(findLastStep(MARKET, at("call"), ""), null);
});

test("a step that other scripts have kept is not shown", () => {
  makeStepKeeper(MARKET)({ table: whole(1), lesson: step("call") });
  const [key] = Object.keys(localStorage);
  write(key, { ...read(key), made: "others.js" });
  assert.equal(findLastStep(MARKET, at("call"), ""), null);
});

test("a step that was shown in another language is not shown", (t) => {
  t.after(() => (document.documentElement.lang = "en"));
  makeStepKeeper(MARKET)({ table: whole(1), lesson: step("call") });
  assert.notEqual(findLastStep(MARKET, at("call"), ""), null);
  document.documentElement.lang = "ko";
  assert.equal(findLastStep(MARKET, at("call"), ""), null);
});

test("only what differs from the shown step is told again", () => {
  const shown = { table: whole(4), lesson: step("sell") };
  assert.deepEqual(
    leaveOutShown(shown, { progress: "{}", table: whole(4), lesson: step("sell", { problem: "!" }) }),
    { progress: "{}", table: undefined, lesson: step("sell", { problem: "!" }) },
  );
});
