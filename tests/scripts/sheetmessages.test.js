import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listLabels, show, words } from "./page.js";
import { tellMessages, tellProblems } from "../../village_widgets/companion/sheetmessages.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

let sheet;
const listSaid = () => listLabels(sheet.root.querySelectorAll("h2, p, li"));

beforeEach(() => {
  sheet = new Sheet(words, () => {});
  show(sheet.root);
});

test("what went wrong is said above everything, in its own words or in ours", () => {
  const listAnnounced = (message) => {
    tellMessages(words, sheet, message);
    return listSaid();
  };
  assert.deepEqual(listAnnounced({ wrong: "No." }), ["table-wrong", "No."]);
  assert.deepEqual(listAnnounced({ failed: true }), ["table-wrong", "table-failed"]);
  assert.deepEqual(listAnnounced({ misheard: true }), ["table-wrong", "misheard"]);
  assert.deepEqual(listAnnounced({ drawn: ["A card.", "A coin."] }), ["drawn", "A card.", "A coin."]);
});

test("nothing opens for a message that says none of this", () => {
  tellMessages(words, sheet, {});
  assert.ok(!sheet.isOpen);
});

test("why another table can't be opened is said under what was tried", () => {
  const readTitle = (field) => {
    tellProblems(words, sheet, [
      [field, "No."],
      [field, "Never."],
    ]);
    return listSaid();
  };
  assert.deepEqual(
    ["open", "begin", "code"].map((field) => readTitle(field)),
    [
      ["lobby-file", "No. Never."],
      ["lobby-new", "No. Never."],
      ["lobby-join", "No. Never."],
    ],
  );
});
