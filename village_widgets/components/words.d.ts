// Words that every page is sent: written from the word files by `python -m tests.declaring`, not by hand.

export type WordKey =
  | "add-player" | "advice-ask" | "advice-off" | "advice-on" | "agenda" | "all-choices" | "alone-chapter"
  | "also-barred" | "back" | "back-to-board" | "bar-unfold" | "barred" | "because" | "begin"
  | "between-sentences" | "board" | "bracket-close" | "bracket-open" | "by-computer" | "cancel" | "chance"
  | "charts" | "charts-close" | "charts-coming" | "choices" | "choices-back" | "cited" | "close" | "coach"
  | "coach-about" | "coach-overtaken" | "coach-scale" | "coach-stop" | "coach-stopped" | "colon" | "comma"
  | "compose-fill" | "compose-less" | "compose-more" | "continue-game" | "copy" | "copy-about" | "copy-clear"
  | "costly" | "costly-about" | "costly-figures" | "costly-go" | "edition" | "failed" | "forced-done"
  | "game-current" | "game-delete" | "game-deleted" | "game-lesson" | "game-lines" | "game-parted"
  | "game-save" | "game-unreadable" | "games" | "games-about" | "games-all" | "games-full"
  | "games-full-about" | "games-unkept" | "go-on" | "habit-cover" | "habit-cover-about" | "habit-forced"
  | "habit-forced-about" | "habits" | "home" | "home-again" | "home-map" | "hurry" | "lesson"
  | "lesson-advanced" | "lesson-again" | "lesson-answers" | "lesson-back" | "lesson-check" | "lesson-checks"
  | "lesson-contents" | "lesson-done" | "lesson-example" | "lesson-hint" | "lesson-hint-more" | "lesson-lay"
  | "lesson-less" | "lesson-more" | "lesson-near-board" | "lesson-next" | "lesson-no" | "lesson-now"
  | "lesson-repeat" | "lesson-reread" | "lesson-reset" | "lesson-reset-sure" | "lesson-reset-yes"
  | "lesson-sheet-piece" | "lesson-skip" | "lesson-steps" | "lesson-taught" | "lesson-try-again"
  | "lesson-whole-board" | "lesson-why" | "lesson-yes" | "load" | "load-instead" | "loaded" | "log"
  | "look-up" | "meaning" | "meanwhile" | "misheard" | "more" | "motion" | "motion-again" | "motion-calm"
  | "motion-lively" | "motion-off" | "motion-skip" | "new" | "not-loaded" | "odds" | "odds-none" | "otherwise"
  | "pause" | "pay" | "places-around" | "player-colour" | "player-name" | "player-plays" | "players" | "redo"
  | "refused" | "remove-player" | "rescue" | "rulings" | "save" | "score" | "seed" | "seed-about"
  | "semicolon" | "settings" | "show-board" | "side" | "sound" | "sound-learning" | "sound-off"
  | "sound-playing" | "still" | "table" | "thinking" | "to-the-end" | "total" | "uncover" | "undo"
  | "unreached" | "used-seed" | "used-seed-about" | "wait" | "ways" | "what-if" | "what-if-before"
  | "what-if-compare" | "what-if-finish" | "what-if-forget" | "what-if-level" | "what-if-lines"
  | "what-if-more" | "what-if-own" | "what-if-stop" | "why-not" | "why-nothing" | "winner" | "word-endings"
  | "words-of-game" | "your-games";

/** Words that every page is sent, by key without `ui-`. */
export interface Words extends Record<WordKey, string> {}
