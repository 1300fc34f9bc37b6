// Words that the glossary page is sent: written from the word files by `python -m tests.declaring`, not by hand.

import type { Words as Shared } from "../components/words";

export type WordKey =
  | "terms-find" | "terms-find-about" | "terms-games" | "terms-none" | "terms-shown";

/** Words that the glossary page is sent, by key without `ui-`. */
export interface Words extends Shared, Record<WordKey, string> {}
