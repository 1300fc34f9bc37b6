// What Python tells the page of a game or of a course: written from the Python types by `python -m tests.declaring`, not by hand.

import type { Words } from "./words";
import type { PlainAnswer } from "./commands";

/** A choice that a rule stands against: what is lacking for it, and how it may have happened anyway. */
export type Against = [choice: string, lacking: string, ways: PaidAnyway[]];

/** Whose turn it is, what is being decided, what else to keep in mind; and whether everybody here only looks on. */
export type Agenda = [seat: number | null, decision: string, notes: string[], watching: boolean];

/** The game for one: what the button says that begins it, and its chapter, with its folder; empty where there is none. */
export type Alone = [said: string, chapter: string];

/** A question before something is done: which of several choices, or how to pay; and what is refused at the same place. */
export type Asked = [title: string, rows: AskedRow[], refused: Reason[], about: string];

/** A choice that may have been meant, by its number, and the ways to pay for it; none where there are too many to list. */
export type AskedRow = [row: number, label: string, ways: Way[], pictures: string[]];

/** How likely something is for one player; ``exact`` is the fraction, where it is one to be read. */
export interface Bar {
  who: string;
  colour: string;
  inside: string;
  said: string;
  percent: number;
  exact?: string;
}

/** A player at a board that is played on here: whether it can be asked why it did something. */
export type BoardPlayer = [name: string, colour: string, reasons: boolean];

/** The board of a game with everything around it: with its ``panels`` the whole, with ``parts`` what has changed. */
export interface BoardState {
  v: number;
  after?: number;
  rows: ShownRow[];
  barred: string[];
  carried: Carried[];
  names: Record<string, string>;
  alike?: Record<string, string>;
  agenda: Agenda;
  log: Log;
  can: [boolean, boolean];
  own: string;
  strip?: Strip;
  others?: Other[];
  panels?: ShownPanel[];
  parts?: Record<string, string>;
  players?: BoardPlayer[];
  seed?: string;
  head?: string;
  kept?: Kept;
  score?: Score;
  asides?: ("coach" | "costly" | "odds")[];
  tiles?: boolean;
  chance?: boolean;
  odds?: Odds;
  handful?: Handful;
  forced?: string;
  soon?: boolean;
  cover?: string;
}

/** What can be carried on the board, and where it is put down: a target or a panel; whether it may lie there just now. */
export type Carried = [piece: string, place: string, may: boolean];

/** Pieces of one colour at one place: typed, forced because nothing else is left to draw, and whether more can come. */
export type Cell = [told: string, typed: number, forced: number, open: boolean];

/** A chapter in the list of all: how much of it is done, the best result of its exercises, whether it is beside the core. */
export interface ChapterLine {
  chapter: string;
  title: string;
  done: number;
  steps: number;
  best: number;
  advanced: boolean;
}

/** One of several values, and what it is called. */
export type Choosable = [value: string, label: string];

/** What the coach has found by now, the best first. */
export interface Coached {
  said: string;
  percent: number;
  looking: boolean;
  opens: boolean;
  moves: CoachedMove[];
}

/** A move in words, with how the seat would go on; where it is made, empty for no place on the board. */
export interface CoachedMove {
  move: string;
  plan: string[];
  at: string;
  verdict: string;
  why: string;
  points: string;
  lines: [string, string][];
  whisker: Whisker | null;
}

/** What lies there of a payment that is put together, kind by kind, and how to go on. */
export interface Composer {
  row: number;
  title: string;
  asked: string[] | null;
  put: string[];
  kinds: ComposerRow[];
  said: string;
  ways: [number, Way][];
  fill: string;
}

/** One kind of piece: how many of those that one holds lie there, in words; whether one more can, or one less. */
export interface ComposerRow {
  kind: string;
  picture: string;
  label: string;
  room: string;
  more: boolean;
  less: boolean;
}

/** The decisions of a game that cost most, as far as they are found by now, the dearest first. */
export interface Costly {
  said: string;
  percent: number;
  looking: boolean;
  opens: boolean;
  moves: CostlyMove[];
}

/** A decision that cost points: its step, counted from 0; whose it was and when; what was done and how that stands to what was better, with how the seat would have gone on, in what that is more and less, and the difference in numbers. All in words. */
export interface CostlyMove {
  step: number;
  when: string;
  done: string;
  verdict: string;
  better: string;
  plan: string[];
  why: string;
  figures: string;
}

/** What a page of a course is told; ``chapter`` is where it is, ``progress`` what its browser keeps, ``homes`` those of one course, or the ways on in several. */
export interface CourseMessage {
  words?: Words;
  problems?: Problem[];
  failed?: boolean;
  misheard?: boolean;
  answered?: string[];
  table?: BoardState;
  ask?: Asked;
  compose?: Composer;
  barred?: Reason[];
  refused?: Refused;
  why?: Reason[];
  because?: [number, string];
  odds?: Odds[];
  coach?: Coached;
  costly?: Costly;
  settings?: SettingsForm;
  keeps?: string;
  copy?: UsedCopy | null;
  unloaded?: Unloaded;
  unsealed?: string;
  running?: boolean;
  thinking?: number;
  charts?: boolean;
  lines?: WhatIf;
  finishing?: string;
  lesson?: Card;
  progress?: string;
  contents?: ChapterLine[];
  about?: Why[];
  chapter?: string;
  homes?: Home[];
}

/** A colour of pieces that are drawn: how it looks, what it is called, how many are left, and the piece as it is typed. */
export type DrawnColour = [ink: string, name: string, left: number, piece: string];

/** The next chapter, and whether the same page can turn to it at once. */
export type Following = [chapter: string, title: string, here: boolean];

/** A whole game with advice; ``asks`` says that it can be asked for. */
export interface GameCard {
  kind: "game";
  heading: string;
  chapter: string;
  at: string;
  step: string;
  steps: StepName[];
  checks: boolean;
  rules: string[];
  problem: string;
  lit: string[];
  near?: string[];
  find?: boolean;
  text: string;
  advice: string[];
  quiet: boolean;
  asks: boolean;
  over: boolean;
  next?: Following;
}

/** A form for pieces that people draw by the handful, as far as they have typed them in. */
export interface Handful {
  title: string;
  about: string;
  enter: string;
  back: string;
  all: boolean;
  ready: boolean;
  colours: DrawnColour[];
  spaces: Space[];
}

/** Something that a player has, in a strip of them: a shared picture of it (``#id``, empty where there is none), how many, and all of it in words. */
export type Held = [picture: string, count: string, said: string];

/** The home of a course: the way on, how much is done, the chapters, the map (its view box and what is drawn), and the steps that the exam would test again. ``folder`` is where the chapters lie, seen from the page: a name with a slash, or nothing. */
export interface Home {
  onward: Onward;
  done: string;
  places: HomePlace[];
  picture?: [string, string];
  again: Taught[];
  folder?: string;
}

/** A chapter at home: how many of its steps are done, that or the state of an exam in words, where it lies on the map, and whether it lies beside the core. */
export interface HomePlace {
  chapter: string;
  title: string;
  done: number;
  steps: number;
  note: string;
  spot: number[];
  advanced: boolean;
}

/** The lines of a save that the page keeps: so many still hold, and then these. */
export type Kept = [since: number, lines: string[]];

/** What happened: so many steps still hold of what was told before, and then these. */
export type Log = [since: number, entries: LogEntry[]];

/** What happened in one step, counted from 0, or in a part of it, and who decided. */
export interface LogEntry {
  step: number;
  seat: number;
  lines: string[];
  deed?: number;
  moves?: Movement[];
  moment?: boolean;
  panel?: string;
}

/** Something that moves on the board: what is seen of it, and from place to place its way; with one place it is shaken there, or, without a picture, that place lights up. ``times`` as many go that way, one after the other. */
export type Movement = [picture: string, way: string[], times: number, tone: "" | "wood" | "metal" | "cloth" | "dice" | "bell" | "solemn"];

/** How likely what is hoped for is, before it is drawn. */
export interface Odds {
  title: string;
  bars: Bar[];
}

/** An edition: what it is called, for how many, and its rulings. */
export interface OfferedEdition {
  key: string;
  label: string;
  least: number;
  most: number;
  rulings: Record<string, string>;
}

/** A ruling that a table may choose; ``alone``: it matters to one player alone. */
export type OfferedRuling = [key: string, label: string, options: Choosable[], alone: boolean];

/** Where a reader goes on: a chapter, the key of the step (empty for its beginning), and what the way there is called. */
export type Onward = [chapter: string, step: string, called: string];

/** What somebody else has; nothing where the page knows it already. */
export type Other = [seat: number, strip: Strip | null];

/** What may have been paid for something that the rules refuse, and the answer that says so. */
export type PaidAnyway = [paid: string, answer: PlainAnswer];

/** What is wrong, and the field that it is about. */
export type Problem = [field: string, said: string];

/** An exercise; once it was answered, whether rightly and why; after the last, the result. */
export interface QuizCard {
  kind: "quiz";
  heading: string;
  chapter: string;
  at: string;
  step: string;
  steps: StepName[];
  checks: boolean;
  rules: string[];
  problem: string;
  lit: string[];
  near?: string[];
  find?: boolean;
  about: string;
  count: string;
  question: string;
  claims: string[];
  picked?: number;
  right?: number;
  solved?: boolean;
  answer: string;
  result: string;
  again: Taught[];
  next?: Following;
}

/** A rule's wording, the choices that it stands against, and where the rule texts say so. */
export type Reason = [choices: Against[], wording: string, cited: string[]];

/** Why nothing can be done at what was pointed at, and what is being decided instead. */
export interface Refused {
  title: string;
  reasons: Reason[];
  decision?: string;
  rules?: string[];
  right?: boolean;
  about?: string;
}

/** The final score: names of players, a line of points for each category, totals, and how it was decided in words. */
export interface Score {
  players: string[];
  lines: [string, number[]][];
  totals: number[];
  winners: number[];
  result: string;
  reasons: string[];
}

/** What may be chosen for a new game; ``names`` are those that are there already, by who plays. */
export interface SettingsForm {
  editions: OfferedEdition[];
  rulings: OfferedRuling[];
  colours: Choosable[];
  plays: Choosable[];
  rival: string;
  names: Record<string, string[]>;
  game: string;
  games: Choosable[];
  alone?: Alone;
}

/** A what-if line: its name, where it begins in words, and what the page keeps of it beside its game (``KeptLine``). */
export type ShownLine = [name: string, said: string, at: number, seed: string];

/** A picture with its own coordinates and all its parts, each under its key. */
export type ShownPanel = [key: string, title: string, box: string, parts: [string, string][]];

/** A choice: where it is pointed at, what its button says, how to pay, and whether it stands beside the question. */
export interface ShownRow {
  target: string;
  label: string;
  number: number;
  ways?: Way[];
  beside?: boolean;
  pictures?: string[];
  quiet?: boolean;
  note?: string;
}

/** A place that is filled by the handful: what was typed for it, and how many of how many lie there, in words. */
export interface Space {
  space: string;
  name: string;
  count: string;
  lying: string;
  state: string;
  typed: string[];
  cells: Cell[];
}

/** Something that changes, as a page sees it: the whole, or what has changed. */
export interface State {
  v: number;
  after?: number;
}

/** A step of a chapter: what it tells and asks, the hints so far, and the answer once there is one. */
export interface StepCard {
  kind: "step";
  heading: string;
  chapter: string;
  at: string;
  step: string;
  steps: StepName[];
  checks: boolean;
  rules: string[];
  problem: string;
  lit: string[];
  near?: string[];
  find?: boolean;
  state: "asked" | "wrong" | "done";
  text: string;
  task: string;
  answer: string;
  hints: string[];
  more: boolean;
  chart: string;
}

/** A step of a chapter: its key, what it is called, and whether it is done. */
export type StepName = [key: string, called: string, done: boolean];

/** What one player has, at a glance: whose it is, in words, and one thing after the other; none in place of what is known. */
export type Strip = [title: string, held: (Held | null)[]];

/** A step of the course: its chapter, its key, and what it is called. */
export type Taught = [chapter: string, step: string, called: string];

/** Why a save can't be gone on with, and what could be read of it, if anything. */
export type Unloaded = [why: string, rescued: string];

/** The numbers of somebody's own copy that are played with: their edition, what is said of them, its rulings. */
export type UsedCopy = [edition: string, said: string, rulings: Record<string, string>];

/** A way to pay: in words, empty where nothing is paid, and pictures of the pieces. */
export type Way = [said: string, pictures: string[]];

/** The what-if lines of a game: which of them is on the table, by its name, empty where it is the game itself. */
export interface WhatIf {
  open: string;
  lines: ShownLine[];
  levels: Choosable[];
  level: string;
}

/** Where a move stands beside the best one, on a line of 100 whose right is better: ``best`` is where that stands, ``here`` the move, which may as well be anywhere from ``low`` to ``high``. */
export type Whisker = [best: number, low: number, here: number, high: number];

/** A rule: its wording, where the texts of each edition say so, and the steps of the course that show it. */
export type Why = [wording: string, sources: [string, string[]][], taught: Taught[]];

/** The teacher's card. */
export type Card =
  StepCard
  | QuizCard
  | GameCard;
