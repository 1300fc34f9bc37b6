import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listLabels, settle, show, words } from "./page.js";
import { AwaitedCharts } from "../../village_widgets/components/awaitedcharts.js";
import { makeElement } from "../../village_widgets/components/element.js";

let charts;
let did;
let page;

/** Put drawn charts on the page, as the widgets that arrive do. */
function draw() {
  const drawn = makeElement("div", { class: "vc-charts" });
  drawn.innerHTML = '<div class="bqplot"><svg><g class="axis"></g></svg></div>';
  page.append(drawn);
  return drawn;
}

beforeEach(() => {
  did = [];
  page = makeElement("div", { class: "vc-page" });
  charts = new AwaitedCharts(words, {
    goBack: () => did.push("back"),
    close: () => did.push("close"),
  });
  page.append(charts.root);
  show(page);
});

test("charts are announced until they are drawn, with the ways back above them", async () => {
  charts.announce();
  charts.show(true);
  assert.equal(charts.root.hidden, false);
  const drawn = draw();
  await settle();
  assert.equal(charts.root.hidden, true);
  const buttons = [...drawn.querySelectorAll(".vc-onboard button")];
  assert.deepEqual(listLabels(buttons), ["back-to-board", "charts-close"]);
  for (const button of buttons) button.click();
  assert.deepEqual(did, ["back", "back", "close"]);
});

test("charts that did not come are no longer announced", () => {
  charts.announce();
  charts.hide();
  assert.equal(charts.root.hidden, true);
  charts.announce();
  charts.show(false);
  assert.equal(charts.root.hidden, true);
});

test("charts that are drawn again in another language are not scrolled to", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const scroll = t.mock.method(draw(), "scrollIntoView", () => {});
  charts.show(true, true);
  t.mock.timers.tick(1000);
  assert.equal(scroll.mock.callCount(), 0);
  page.querySelector(".vc-onboard").remove();
  charts.show(true);
  t.mock.timers.tick(1000);
  assert.equal(scroll.mock.callCount(), 1);
});

test("charts that are there are neither announced nor headed again, and scrolled to once", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const drawn = draw();
  const scroll = t.mock.method(drawn, "scrollIntoView", () => {});
  const announced = t.mock.method(charts.root, "scrollIntoView", () => {});
  charts.show(true);
  t.mock.timers.tick(1000);
  charts.announce();
  assert.deepEqual([charts.root.hidden, announced.mock.callCount()], [true, 0]);
  page.append(makeElement("p", {}));
  await settle();
  t.mock.timers.tick(1000);
  assert.equal(scroll.mock.callCount(), 1);
  charts.show(true);
  assert.equal(drawn.querySelectorAll(".vc-onboard").length, 1);
});

test("a reader who leaves at once is not scrolled to the charts", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const drawn = draw();
  const scroll = t.mock.method(drawn, "scrollIntoView", () => {});
  charts.show(true);
  drawn.querySelector(".vc-onboard button").click();
  t.mock.timers.tick(1000);
  assert.deepEqual([did, scroll.mock.callCount()], [["back"], 0]);
});

test("charts in another language get the ways back once they replace the former ones", async () => {
  const former = draw();
  charts.show(true);
  charts.show(true, true);
  former.remove();
  const drawn = draw();
  await settle();
  assert.equal(drawn.querySelectorAll(".vc-onboard").length, 1);
});
