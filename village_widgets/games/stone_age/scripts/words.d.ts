// Words that the companion's page of Stone Age is sent: written from the word files by `python -m tests.declaring`, not by hand.

import type { Words as Shared } from "../../../companion/words";

export type WordKey =
  | "tracker-building" | "tracker-building-which" | "tracker-card" | "tracker-card-first"
  | "tracker-card-gift" | "tracker-card-other" | "tracker-card-which" | "tracker-feast"
  | "tracker-feast-about" | "tracker-forgot" | "tracker-hint" | "tracker-now" | "tracker-other"
  | "tracker-other-about" | "tracker-other-first" | "tracker-other-where" | "tracker-over" | "tracker-points"
  | "tracker-points-which" | "tracker-row-empty" | "tracker-starved" | "tracker-taken" | "tracker-tribes"
  | "tracker-waits-feast";

/** Words that the companion's page of Stone Age is sent, by key without `ui-`. */
export interface Words extends Shared, Record<WordKey, string> {}
