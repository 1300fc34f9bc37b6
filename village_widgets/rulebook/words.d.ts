// Words that the rulebook page is sent: written from the word files by `python -m tests.declaring`, not by hand.

import type { Words as Shared } from "../components/words";

export type WordKey =
  | "glance-board" | "glance-clear" | "glance-title" | "rules-asked" | "rules-board" | "rules-common"
  | "rules-find" | "rules-find-about" | "rules-found" | "rules-games" | "rules-leans" | "rules-link"
  | "rules-none";

/** Words that the rulebook page is sent, by key without `ui-`. */
export interface Words extends Shared, Record<WordKey, string> {}
