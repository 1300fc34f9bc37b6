import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Timeline } from "../../village_widgets/components/timeline.js";

let timeline;
let played;
const makeAnimated = (name) => ({
  animate(frames, timing) {
    const animation = { name, frames, timing, cancel: () => played.push(`${name} cancelled`) };
    played.push(animation);
    return animation;
  },
});

beforeEach(() => {
  played = [];
  timeline = new Timeline(makeAnimated("clock"));
});

test("nothing changes before the timeline starts, and each change is made once", () => {
  timeline.animate(makeAnimated("piece"), ["from", "to"], { delay: 5 });
  timeline.add(() => played.push("changed"));
  assert.deepEqual([played, timeline.isRunning], [[], false]);
  timeline.start();
  timeline.start();
  assert.deepEqual(
    played.map((each) => each.name ?? each),
    ["piece", "changed"],
  );
  assert.ok(timeline.isRunning);
});

test("a function is called after a delay, during which no animation lasts", () => {
  const ignore = () => {};
  timeline.schedule(300, ignore);
  timeline.start();
  const [{ frames, timing, onfinish }] = played;
  assert.deepEqual([frames, timing, onfinish], [null, { delay: 300, duration: 0 }, ignore]);
});

test("a cancelled timeline no longer runs", () => {
  timeline.animate(makeAnimated("piece"), [], {});
  timeline.start();
  timeline.cancel();
  assert.deepEqual([played.at(-1), timeline.isRunning], ["piece cancelled", false]);
});
