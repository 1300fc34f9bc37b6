// Words that every companion's page is sent: written from the word files by `python -m tests.declaring`, not by hand.

import type { Words as Shared } from "../components/words";

export type WordKey =
  | "anyway" | "check-about" | "check-add" | "check-all" | "check-all-done" | "check-also"
  | "check-as-printed" | "check-back" | "check-begin" | "check-change" | "check-differs" | "check-edition"
  | "check-forget" | "check-forget-sure" | "check-forget-yes" | "check-go-on" | "check-here" | "check-keep"
  | "check-leave" | "check-less" | "check-load" | "check-load-sure" | "check-load-yes" | "check-more"
  | "check-next" | "check-ours" | "check-past" | "check-players" | "check-running" | "check-save"
  | "check-skip" | "check-steps" | "check-take-away" | "check-title" | "check-unkept" | "check-unread"
  | "check-unread-kept" | "conflict" | "conflict-about" | "conflict-before" | "conflict-before-about"
  | "conflict-later" | "conflict-leave" | "conflict-look" | "conflict-mine" | "conflict-same"
  | "conflict-somebody" | "conflict-still" | "correct" | "correct-about" | "correct-adds" | "correct-leave"
  | "correct-nobody" | "correct-others" | "correct-whose" | "corrected" | "corrected-later"
  | "corrected-lines" | "corrected-same" | "corrected-undo" | "drawn" | "export-alone" | "export-alone-over"
  | "export-app-open" | "export-app-open-about" | "export-own" | "export-ready" | "exports" | "handful-draw"
  | "history" | "history-about" | "history-back" | "history-back-sure" | "history-back-yes" | "history-change"
  | "history-empty" | "history-forth" | "history-news" | "history-turn-count" | "history-undone" | "laying"
  | "laying-afresh" | "laying-as-it-stands" | "laying-digits" | "laying-empty-slot" | "laying-enter"
  | "laying-erase" | "laying-fine" | "laying-fine-unseen" | "laying-kept" | "laying-lay" | "laying-leave"
  | "laying-look" | "laying-minus" | "laying-next" | "laying-not-looked" | "laying-onward" | "laying-overview"
  | "laying-plus" | "laying-previous" | "laying-resume" | "laying-seen" | "laying-set-aside"
  | "laying-take-away" | "laying-unseen" | "laying-unsure" | "laying-wrong" | "lobby" | "lobby-about"
  | "lobby-add" | "lobby-check" | "lobby-check-about" | "lobby-code" | "lobby-code-about" | "lobby-colour"
  | "lobby-create" | "lobby-depth" | "lobby-edition" | "lobby-elsewhere" | "lobby-enter" | "lobby-file"
  | "lobby-file-about" | "lobby-forget" | "lobby-forget-here" | "lobby-forget-sure" | "lobby-forget-yes"
  | "lobby-forgotten" | "lobby-forgotten-about" | "lobby-forgotten-viewer" | "lobby-go-on" | "lobby-go-on-at"
  | "lobby-join" | "lobby-known" | "lobby-link" | "lobby-link-open" | "lobby-load" | "lobby-look-at"
  | "lobby-more" | "lobby-name" | "lobby-new" | "lobby-only-here" | "lobby-only-part" | "lobby-over"
  | "lobby-owned" | "lobby-players" | "lobby-remove" | "lobby-restore" | "lobby-rulings-about"
  | "lobby-several" | "lobby-starter" | "lobby-starts" | "lobby-starts-ask" | "lobby-starts-seat" | "lobby-up"
  | "lobby-viewing" | "pad-undo" | "put-right" | "share" | "share-copied" | "share-copy"
  | "share-copy-by-hand" | "share-copy-code" | "share-own" | "share-own-table" | "share-own-viewer"
  | "share-picture" | "share-show" | "share-show-still" | "share-too-long" | "table-again"
  | "table-again-about" | "table-awake" | "table-awake-not" | "table-awake-off" | "table-awake-on"
  | "table-away" | "table-check" | "table-check-about" | "table-everybody" | "table-failed" | "table-history"
  | "table-laying" | "table-leave" | "table-leave-about" | "table-looking" | "table-menu" | "table-no-copy"
  | "table-redo" | "table-saved" | "table-saving" | "table-share" | "table-tools" | "table-undecided"
  | "table-undo" | "table-unproven" | "table-waiting" | "table-whose" | "table-whose-about" | "table-wrong"
  | "tally" | "tally-back" | "tally-done" | "tally-empty" | "tally-known" | "tally-number" | "tally-print"
  | "tally-ties" | "tally-ties-about" | "tally-told" | "tally-total" | "tally-why" | "tally-wins"
  | "tracker-entered" | "tracker-for" | "tracker-news" | "tracker-pad" | "unfit" | "unfit-about"
  | "unfit-anyway" | "unfit-asked" | "unfit-leave" | "waiting" | "waiting-chance" | "waiting-copy"
  | "waiting-correct" | "waiting-entry" | "waiting-lay" | "waiting-redo" | "waiting-sent" | "waiting-take"
  | "waiting-undo";

/** Words that every companion's page is sent, by key without `ui-`. */
export interface Words extends Shared, Record<WordKey, string> {}
