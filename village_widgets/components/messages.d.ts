// What Python tells a page, as its modules read it.

import type { PlainAnswer } from "./commands";

/** A player as shown: a name and a colour. */
export type Player = [name: string, colour: string];

/** A button: where it points to on the board, what it says, what may be paid; and whether it stands beside the question. */
export type Row = [target: string, label: string, ways: string[], beside?: boolean];

/** What is refused: the choice, what is lacking, and what may have been paid for it all the same, with the answer that says so. */
export type Against = [choice: string, lacking: string, ways?: Way[]];
export type Way = [paid: string, answer: PlainAnswer];
export type Reason = [choices: Against[], wording: string, cited: string[]];

export type Asked = [title: string, rows: [row: number, label: string, ways: string[]][], refused: Reason[]];
export type Refused = [title: string, reasons: Reason[], decision: string, rules: string[], right?: boolean];

/** A payment that is put together: what lies there, what can be added or taken away, and the ways to pay that this is. */
export interface Composing {
  row: number;
  title: string;
  asked: string[] | null;
  put: string[];
  kinds: { kind: string; label: string; room: string; more: boolean; less: boolean }[];
  said: string;
  ways: [number: number, paid: string][];
  fill: string;
}

export type Agenda = [seat: number, decision: string, notes: string[], watching: boolean];
export type LogEntry = [step: number, seat: number, ...lines: string[]];
export type Log = [from: number, entries: LogEntry[]];
export type Panel = [key: string, title: string, box: string, parts: [key: string, inside: string][]];
export type Score = [
  players: unknown[], lines: [label: string, ...points: number[]][], totals: number[], winners: number[], result: string, reasons: string[],
];

/** The lines of a save that a page keeps: from which on, and those. */
export type Kept = [from: number, lines: string[]];

export interface Odds {
  title: string;
  bars: [who: string, colour: string, inside: string, said: string, percent: number][];
}

export interface Space {
  space: string;
  name: string;
  count: string;
  lying: string;
  state: string;
  typed: string[];
  cells: [told: string, count: number, forced: number, open: boolean][];
}

/** Cubes that people drew, as far as they have typed them in. */
export interface Handful {
  title: string;
  about: string;
  enter: string;
  all: boolean;
  ready: boolean;
  colours: [ink: string, name: string, left: number, cube: string][];
  spaces: Space[];
}

/** The table as a page shows it: whole, with its panels, or what has changed after a version. */
export interface Table {
  v: number;
  after?: number;
  lines?: number;
  players: Player[];
  panels?: Panel[];
  parts?: Record<string, string>;
  own: string;
  rows: Row[];
  tiles?: boolean;
  barred: string[];
  names: Record<string, string>;
  agenda: Agenda;
  log: Log;
  can: [undo: boolean, redo: boolean];
  score?: Score;
  seed?: string;
  head?: string;
  kept?: Kept;
  odds?: Odds;
  handful?: Handful;
  chance?: boolean;
}

export type Step = [key: string, called: string, done: boolean];
export type Reference = [chapter: string, step: string, called: string];

interface CardOf<State extends string> {
  state: State;
  at: string;
  step: string;
  steps: Step[];
  checks: boolean;
  chapter: string;
  rules: string[];
  problem?: string;
  lit?: string[];
  near?: string[];
  find?: boolean;
  picked?: number;
  result?: string;
  next: [] | [chapter: string, title: string];
}

/** A step of a chapter: what it tells and asks, and what was made of it. */
export interface StepCard extends CardOf<"asked" | "done" | "wrong"> {
  text: string;
  task: string;
  answer: string;
  hints: string[];
  more: boolean;
  chart: string;
}

/** One exercise; after the last, the result. */
export interface QuizCard extends CardOf<"quiz"> {
  about: string;
  count: string;
  question: string;
  claims: string[];
  right: number;
  answer: string;
  again: Reference[];
}

/** A whole game with advice. */
export interface GameCard extends CardOf<"game"> {
  text: string;
  advice: string[];
  quiet: boolean;
  asks: boolean;
  over: boolean;
}

export type Card = StepCard | QuizCard | GameCard;
export type Chapter = [chapter: string, title: string, done: number, steps: number, best: number | string];
export type Ruling = [wording: string, sources: [edition: string, cited: string[]][], taught: Reference[]];

type Choices = [value: string, label: string][];

/** What may be chosen for a new game. */
export interface Settings {
  editions: [key: string, label: string, least: number, most: number, rulings: Record<string, string>][];
  rulings: [key: string, label: string, options: Choices][];
  colours: Choices;
  plays: Choices;
  names: Record<string, string[]>;
}

export type Problem = [field: string, said: string];

/** A message to a page of one game; whatever it doesn't tell has not changed. */
export interface Message {
  packed?: boolean;
  words?: Record<string, string>;
  settings?: Settings;
  keeps?: string;
  progress?: string;
  failed?: boolean;
  misheard?: boolean;
  problems?: Problem[];
  copy?: null | [edition: string, said: string, rulings: Record<string, string>];
  ask?: Asked;
  compose?: Composing;
  barred?: Reason[];
  refused?: Refused;
  why?: Reason[];
  contents?: Chapter[];
  about?: Ruling[];
  chapter?: string;
  running?: boolean;
  charts?: boolean;
  unloaded?: [why: string, rescued: string];
  table?: Table;
  lesson?: Card;
}
