// Words that the companion's page of Village is sent: written from the word files by `python -m tests.declaring`, not by hand.

import type { Words as Shared } from "../../../companion/words";

export type WordKey =
  | "tracker-back" | "tracker-bag" | "tracker-chronicle" | "tracker-draw" | "tracker-family" | "tracker-large"
  | "tracker-now" | "tracker-players" | "tracker-promote" | "tracker-promote-about" | "tracker-promote-ask"
  | "tracker-sells" | "tracker-show-chronicle" | "tracker-small" | "tracker-stopped" | "tracker-sure-enter"
  | "tracker-sure-not" | "tracker-to-turn" | "tracker-twice" | "tracker-waits-death" | "tracker-why-not"
  | "tracker-why-not-mass";

/** Words that the companion's page of Village is sent, by key without `ui-`. */
export interface Words extends Shared, Record<WordKey, string> {}
