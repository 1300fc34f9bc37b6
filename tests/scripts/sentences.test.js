import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "./page.js";
import {
  joinBracket,
  joinList,
  joinSentences,
  joinLabel,
} from "../../village_widgets/components/sentences.js";

/** The words of a page in Chinese, which has no space between sentences and signs of its own. */
const chinese = {
  ...words,
  "between-sentences": "",
  colon: "：",
  comma: "、",
  "bracket-open": "（",
  "bracket-close": "）",
};

test("sentences and lists are joined as the language does it, without empty ones", () => {
  assert.equal(joinSentences(words, "It is over.", "", undefined, "Anna wins."), "It is over. Anna wins.");
  assert.equal(joinSentences(chinese, "結束了。", "", "安娜贏了。"), "結束了。安娜贏了。");
  assert.equal(joinList(words, "one ox", "", "two coins"), "one ox, two coins");
  assert.equal(joinList(chinese, "一頭牛", "兩枚硬幣"), "一頭牛、兩枚硬幣");
  assert.equal(joinSentences(words), "");
});

test("labels and brackets have the signs of the language", () => {
  assert.equal(joinLabel(words, "Anna", "three"), "Anna: three");
  assert.equal(joinLabel(chinese, "安娜", "三"), "安娜：三");
  assert.equal(joinBracket(words, "Saving …", 2), "Saving … (2)");
  assert.equal(joinBracket(chinese, "儲存中", 2), "儲存中（2）");
});
