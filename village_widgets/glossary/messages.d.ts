// What Python tells the glossary page: written from the Python types by `python -m tests.declaring`, not by hand.

import type { BarringRule, BoardState, ChoiceQuestion, CoachAnswer, Composer, Costly, FieldProblem, Meaning, Message, Odds, ShownRefusal } from "../components/messages";
import type { Words } from "../components/words";

/** The terms of a game in groups, and the drawings of which they show parts; the first one defines shared pictures. */
export interface GameTerms {
  game: string;
  title: string;
  drawings: string[];
  groups: TermGroup[];
}

/** The terms of all games, and the languages in which they are named: each tag with the language's own name. */
export interface GlossaryMessage extends Message {
  languages?: Record<string, string>;
  games?: GameTerms[];
}

/** A part of a drawing: its view box, and the drawing's place in the game's list. */
export type PartOfDrawing = [box: string, drawing: number];

/** A term: its name in each language, what it is in a sentence or two (empty if the name says all), and its pictures. */
export interface ShownTerm {
  names: Record<string, string>;
  text?: string;
  pictures?: PartOfDrawing[];
}

/** Terms that belong together, under a heading. */
export interface TermGroup {
  title: string;
  terms: ShownTerm[];
}
