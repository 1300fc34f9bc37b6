// What Python tells the rulebook page: written from the Python types by `python -m tests.declaring`, not by hand.

import type { BarringRule, BegunGame, BoardState, ChoiceQuestion, Choosable, CoachAnswer, Composer, Costly, DescribedGame, FieldProblem, LoadFailure, Meaning, Odds, PlayMessage, SettingsForm, ShownRefusal, TaughtStep, UsedCopy, WhatIf } from "../components/messages";
import type { Words } from "../components/words";

/** A question that players ask, and its answer. */
export type AskedQuestion = [question: string, answer: string];

/** The passages that state a rule, each as a text's name and section, and the title of the edition whose texts they are in. */
export type CitedEdition = [edition: string, passages: string[]];

/** The wording of a rule, and the editions in which it reads so; none if all do. */
export type EditionWording = [text: string, editions: string[]];

/** Rules that belong together, under a heading. */
export interface RuleGroup {
  title: string;
  rules: ShownRule[];
}

/** A message to the rulebook page: the rules of all games, the position that shows one of them, or how a game is set up. */
export interface RulebookMessage extends PlayMessage {
  books?: ShownBook[];
  setup?: ShownSetup;
  example?: ShownExample;
}

/** A value of a ruling, and a remark on where it is the usual one; empty if it is nowhere. */
export type RulingValue = [said: string, usual: string];

/** Steps of a set-up that belong together, under a heading. */
export interface SetupGroup {
  title: string;
  steps: SetupStep[];
}

/** A step of setting a game up: its key, a sentence, and if it lays out one sort of piece, its shared picture and how many. */
export type SetupStep = [key: string, told: string, picture: string, count: number];

/** The rules of a game in groups; ``note`` is what readers must know of all of them. */
export interface ShownBook {
  game: string;
  title: string;
  groups: RuleGroup[];
  note?: string;
}

/** The position on the board: the rule that it shows, what to try or to look at, and the places to look at. */
export interface ShownExample {
  game: string;
  rule: string;
  said: string;
  tried?: string;
  shows?: string[];
}

/** A rule: its key and wordings, and all that helps to understand it. */
export interface ShownRule {
  key: string;
  wordings: EditionWording[];
  sources?: CitedEdition[];
  rulings?: ShownRuling[];
  leans?: string[];
  taught?: TaughtStep[];
  asked?: TaughtStep[];
  questions?: AskedQuestion[];
  find?: Record<string, string>;
}

/** A ruling that players may choose for their table where a rule leaves it open: its name, and all its possible values. */
export type ShownRuling = [name: string, values: RulingValue[]];

/** The set-up of a game in an edition for a number of players. */
export interface ShownSetup {
  game: string;
  edition: string;
  players: number;
  editions: Choosable[];
  numbers: number[];
  groups: SetupGroup[];
  note?: string;
}
