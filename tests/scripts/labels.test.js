import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "./page.js";
import { labelTargets } from "../../village_widgets/components/labels.js";

const makeRow = (target, label, more = {}) => ({ target, label, number: 0, ...more });

test("a target is labelled with all its actions, the only price and a note", () => {
  const labels = labelTargets(words, [
    makeRow("stall:0", "Serve", { ways: [["one ox", []]], note: "No use." }),
    makeRow("stall:0", "Wait"),
    makeRow("stall:1", "Serve", {
      ways: [
        ["one ox", []],
        ["two coins", []],
      ],
    }),
  ]);
  assert.deepEqual(
    [...labels],
    [
      ["stall:0", "Serve, one ox: No use.; Wait"],
      ["stall:1", "Serve"],
    ],
  );
});

test("a place that stands for another has its label", () => {
  const labels = labelTargets(words, [makeRow("farm", "Rest")], { barn: "farm", road: "nowhere" });
  assert.deepEqual([labels.get("barn"), labels.has("road")], ["Rest", false]);
});

test("a label has the signs of its language", () => {
  const signs = { comma: "，", semicolon: "；", colon: "：" };
  const rows = [
    makeRow("stall", "出售", { ways: [["一頭牛", []]], note: "沒有用" }),
    makeRow("stall", "等待"),
  ];
  assert.deepEqual([...labelTargets(signs, rows)], [["stall", "出售，一頭牛：沒有用；等待"]]);
});
