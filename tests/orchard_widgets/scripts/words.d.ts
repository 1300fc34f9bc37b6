// Words that the companion's page of Orchard is sent: written from the word files by `python -m tests.declaring`, not by hand.

import type { Words as Shared } from "../../../companion/words";

export type WordKey =
  never;

/** Words that the companion's page of Orchard is sent, by key without `ui-`. */
export interface Words extends Shared, Record<WordKey, string> {}
