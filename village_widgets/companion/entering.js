// Commands that a log stores: written from the Python types by `python -m tests.declaring`, not by hand.
export const ENTERING = new Set([
  "anyway",
  "at",
  "chance",
  "copy",
  "correct",
  "drawn",
  "enter",
  "lay",
  "pick",
  "redo",
  "row",
  "several",
  "undo",
]);
