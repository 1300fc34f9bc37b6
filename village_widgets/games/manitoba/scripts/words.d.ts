// Words that the companion's page of Manitoba is sent: written from the word files by `python -m tests.declaring`, not by hand.

import type { Words as Shared } from "../../../companion/words";

export type WordKey =
  | "tracker-active" | "tracker-clans" | "tracker-done" | "tracker-exempt" | "tracker-later"
  | "tracker-rarely" | "tracker-row";

/** Words that the companion's page of Manitoba is sent, by key without `ui-`. */
export interface Words extends Shared, Record<WordKey, string> {}
