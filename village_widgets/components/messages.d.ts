// What Python tells the page of a game or of a course: written from the Python types by `python -m tests.declaring`, not by hand.

import type { Words } from "./words";
import type { PlainAnswer } from "./commands";

/** The seat that decides, the decision, and notes to keep in mind. */
export type Agenda = [seat: number | null, decision: string, notes: string[]];

/** A choice that a click may mean: its number in the list of choices, label, pictures and ways to pay, none if too many. */
export type AskedRow = [row: number, label: string, ways: Way[], pictures: string[]];

/** The chance of one result, or for one player: a label (``who``), a colour, and the chance in words and in whole per cent. */
export interface Bar {
  who: string;
  colour: string;
  inside: string;
  said: string;
  percent: number;
  exact?: string;
}

/** A choice that a rule bars: what it lacks, and how it may have happened anyway. */
export type BarredChoice = [choice: string, lacking: string, ways: PaidAnyway[]];

/** The wording of a rule, or of another reason, the choices that it bars, if it bars certain ones, and its citations. */
export type BarringRule = [choices: BarredChoice[], wording: string, cited: string[]];

/** A game on a page: the name under which it is kept, and its edition in words. */
export interface BegunGame {
  name: string;
  title: string;
}

/** A player at a live board: ``reasons`` tells whether it can explain its decisions. */
export type BoardPlayer = [name: string, colour: string, reasons: boolean];

/** The board of a game with everything around it: the whole if it has ``panels``, else the changes in ``parts``. */
export interface BoardState extends State {
  rows: ShownRow[];
  signs?: Record<string, Sign>;
  places?: Record<string, ShownPlace>;
  barred?: string[];
  misplaced?: MisplacedPiece[];
  names?: Record<string, string>;
  glossary?: string[][];
  game?: string;
  alike?: Record<string, string>;
  agenda: Agenda;
  log: Log;
  can?: [boolean, boolean];
  own?: string;
  strip?: Strip | Record<string, HeldThing>;
  others?: Other[];
  panels?: ShownPanel[];
  parts?: Record<string, string>;
  players?: BoardPlayer[];
  seed?: string;
  head?: string;
  kept?: SaveLines;
  progress?: string;
  score?: Score;
  asides?: ("coach" | "costly" | "odds")[];
  watching?: boolean;
  tiles?: boolean;
  chance?: boolean;
  odds?: Odds;
  handful?: Handful;
  forced?: string;
  soon?: boolean;
  cover?: string;
}

/** One thing that a reader can do after a chapter, in words and pictures. */
export type CanDo = [said: string, pictures: Picture[]];

/** The teacher's card beside the board. */
export interface CardBase {
  heading: string;
  chapter: string;
  at: string;
  step: string;
  steps: StepName[];
  checks: boolean;
  rules: string[];
  why?: string;
  example?: string[];
  problem: string;
  lit: string[];
  near?: string[];
  named?: string[];
  rest?: string[];
  find?: boolean;
}

/** The numbers of pieces of one kind at one place: typed ones, and forced ones, which are certain because no others are left. */
export type Cell = [told: string, typed: number, forced: number, open: boolean];

/** A chapter in the list of all: how many of its steps are done, its best result, and whether it is beside the core. */
export interface ChapterLine {
  chapter: string;
  called: string;
  done: number;
  steps: number;
  best: number;
  advanced: boolean;
}

/** The best result of a chapter's exercises, short and in words, and whether all were right. */
export type ChapterScore = [short: string, said: string, whole: boolean];

/** A question before the move: which of several choices, or how to pay; and the refusals at the same place. */
export type ChoiceQuestion = [title: string, rows: AskedRow[], refused: BarringRule[], about: string];

/** One of several values, and its name. */
export type Choosable = [value: string, label: string];

/** The moves that the coach has found so far, the best first; ``headline`` names the best and why, if there is one. */
export interface CoachAnswer extends SearchProgress {
  headline: string;
  moves: CoachedMove[];
}

/** A move in words, the seat's next moves after it, and its target ``at``, empty if it has no place on the board. */
export interface CoachedMove {
  move: string;
  plan: string[];
  at: string;
  verdict: string;
  why: string;
  points: string;
  lines: [string, string][];
  whisker: Whisker | null;
  rule: string;
}

/** A payment that a player puts together, kind by kind. */
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

/** One kind of piece in a payment: how many are put of how many the player has (``label``), and how many fit still (``room``). */
export interface ComposerRow {
  kind: string;
  picture: string;
  label: string;
  room: string;
  more: boolean;
  less: boolean;
}

/** The costliest decisions found so far in a game, the one that cost most first. */
export interface Costly extends SearchProgress {
  moves: CostlyMove[];
}

/** A decision that cost points, in words. */
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

/** A player's points: those of each source counted, their sum, and the ``rest`` that it is below the highest final score. */
export interface CountedPoints {
  who: string;
  colour: string;
  parts: number[];
  total: number;
  rest: number;
}

/** A message to a page of a course. */
export interface CourseMessage extends PlayMessage {
  lesson?: TeacherCard;
  progress?: string;
  way?: WayOn;
  contents?: ChapterLine[];
  about?: RuleText[];
  chapter?: string;
  homes?: Home[];
}

/** A kept game as the list shows it: ``progress`` is its round, or the result if it is ``over``; ``picture`` is a whole SVG. */
export interface DescribedGame {
  begun: BegunGame;
  progress: string;
  over: boolean;
  picture: string;
  problem: string;
}

/** A kind of drawn piece: its look, its name, how many are left (negative if unknown), and how it is typed. */
export type DrawnColour = [ink: string, name: string, left: number, piece: string];

/** The end of a chapter: what its reader can do now, the map, and the next chapter. */
export interface EndCard extends CardBase {
  kind: "end";
  can: CanDo[];
  result: string;
  again: TaughtStep[];
  map: Home;
  next?: NextChapter;
}

/** A problem, and the field that it is about. */
export type FieldProblem = [field: string, said: string];

/** A place for pieces that are drawn together: its key, its name, and in words how many of its pieces are known, and which. */
export interface FilledSpace {
  space: string;
  name: string;
  count: string;
  lying: string;
  state: string;
  typed: string[];
  cells: Cell[];
}

/** A whole game with advice: ``quiet`` if the reader has turned it off, ``asks`` if the reader can ask for it. */
export interface GameCard extends CardBase {
  kind: "game";
  text: string;
  advice: string[];
  quiet: boolean;
  asks: boolean;
  over: boolean;
  next?: NextChapter;
  map?: Home;
}

/** A form for pieces that players draw together, as far as it is filled in. */
export interface Handful {
  title: string;
  about: string;
  enter: string;
  back: string;
  all: boolean;
  ready: boolean;
  colours: DrawnColour[];
  spaces: FilledSpace[];
}

/** One thing in a player's strip: a shared picture (``#id``, or empty), its count, and both in words. */
export type HeldThing = [picture: string, count: string, said: string];

/** The home of a course: the link that goes on, the progress, the chapters, the map, and steps that the exam would test again. */
export interface Home {
  game: string;
  onward: Onward;
  done: string;
  places: HomePlace[];
  picture?: [string, string];
  again: TaughtStep[];
  folder?: string;
}

/** A chapter on a course's home page; the reader has done ``done`` of its ``steps``. */
export interface HomePlace {
  chapter: string;
  number: number;
  title: string;
  called: string;
  about: string;
  done: number;
  steps: number;
  note: string;
  spot: number[];
  advanced: boolean;
  score?: ChapterScore;
}

/** A sort of piece that the reader lays out: its name, picture and panel, the number so far, and what is wrong with that. */
export interface LaidPart {
  called: string;
  picture: string;
  at: string;
  count: number;
  slip: string;
}

/** The reason why a save can't be continued, and how much of it could be read, in words; empty if nothing could. */
export type LoadFailure = [why: string, rescued: string];

/** New entries of the log, from the step ``since`` on, counted from 0; those before it still hold. */
export type Log = [since: number, entries: LogEntry[]];

/** A step of the log, or a part of it: its number from 0, the seat that decided, and its lines. */
export interface LogEntry {
  step: number;
  seat: number;
  lines: string[];
  deed?: number;
  moves?: Movement[];
  moment?: boolean;
  panel?: string;
}

/** Pieces that lie at a place: their shared picture, how many they are, and both in words. */
export type LyingPieces = [picture: string, count: number, said: string, word: string];

/** The meaning of a word with its pictures, and the passages where it is written. */
export interface Meaning {
  title: string;
  text: string;
  cited: string[];
  pictures: Picture[];
}

/** A message to any page. */
export interface Message {
  words?: Words;
  problems?: FieldProblem[];
  failed?: boolean;
  misheard?: boolean;
  answered?: string[];
  table?: BoardState;
  ask?: ChoiceQuestion;
  compose?: Composer;
  barred?: BarringRule[];
  refused?: ShownRefusal;
  why?: BarringRule[];
  because?: [number, string];
  meaning?: Meaning;
  odds?: Odds[];
  coach?: CoachAnswer;
  costly?: Costly;
}

/** A piece that can be carried, and a place (a target or a panel) where it may not lie now. */
export type MisplacedPiece = [piece: string, place: string];

/** A movement on the board: a picture and its way from place to place. */
export type Movement = [picture: string, way: string[], times: number, tone: "" | "wood" | "metal" | "cloth" | "dice" | "bell" | "solemn"];

/** The next chapter, the text of its button, and whether the same page can turn to it at once. */
export type NextChapter = [chapter: string, called: string, here: boolean];

/** The odds of a draw. */
export interface Odds {
  title: string;
  bars: Bar[];
}

/** An edition: its name, its numbers of players, the same in a sentence (``room``), and its rulings. */
export interface OfferedEdition {
  key: string;
  label: string;
  least: number;
  most: number;
  room: string;
  rulings: Record<string, string>;
  guessed: string;
}

/** A ruling that a table may choose, and for whom it matters: for one player alone, for several ``together``, or for all. */
export type OfferedRuling = [key: string, label: string, options: Choosable[], matters: "alone" | "always" | "together"];

/** The link that goes on: a chapter, the place in it, the link's text, and more about it. */
export type Onward = [chapter: string, step: string, called: string, about: string];

/** The strip of the player at ``seat``, who is not the page's own, or only what has changed in it since the last message. */
export type Other = [seat: number, strip: Strip | Record<string, HeldThing>];

/** A way in which a refused choice may have happened anyway: its payment in words, or empty, and the answer to report it. */
export type PaidAnyway = [paid: string, answer: PlainAnswer];

/** A picture: its view box and its drawing. */
export type Picture = [box: string, drawing: string];

/** A message to the page of a game. */
export interface PlayMessage extends Message {
  settings?: SettingsForm;
  keeps?: string;
  begun?: BegunGame;
  described?: DescribedGame;
  titles?: Record<string, string>;
  copy?: UsedCopy | null;
  unloaded?: LoadFailure;
  unsealed?: string;
  running?: boolean;
  thinking?: number;
  charts?: boolean;
  lines?: WhatIf;
  finishing?: string;
}

/** The points of all players, the reader's as far as they are counted, and a sentence about the last source or the result. */
export type PointTally = [players: CountedPoints[], said: string];

/** An exercise; after a wrong first answer, a remark about it; once closed, whether rightly. */
export interface QuizCard extends CardBase {
  kind: "quiz";
  about: string;
  count: string;
  question: string;
  claims: string[];
  slip?: number;
  remark: string;
  picked?: number;
  right?: number;
  solved?: boolean;
  answer: string;
}

/** A rule: its key, its wording, its places in the texts of each edition that has it, and the steps that teach it. */
export type RuleText = [key: string, wording: string, sources: [string, string[]][], taught: TaughtStep[]];

/** New lines of the page's save behind its header, after the first ``since`` lines, which still hold. */
export type SaveLines = [since: number, lines: string[]];

/** The final score: the players' names, a line of points for each category, totals, and the reasons in words. */
export interface Score {
  players: string[];
  lines: [string, number[]][];
  totals: number[];
  winners: number[];
  result: string;
  reasons: string[];
}

/** The progress of the coach: in words, and in per cent. */
export interface SearchProgress {
  said: string;
  percent: number;
  looking: boolean;
  opens: boolean;
}

/** The form of a new game. */
export interface SettingsForm {
  editions: OfferedEdition[];
  rulings: OfferedRuling[];
  colours: Choosable[];
  plays: Choosable[];
  rival: string;
  names: Record<string, string[]>;
  game: string;
  games: Choosable[];
  alone?: SoloOffer;
}

/** The numbers of pieces that a game needs: a title, a head for each column (a number of players), and lines. */
export interface SetupSheet {
  called: string;
  heads: string[];
  lines: SheetLine[];
  note: string;
}

/** A line of a set-up sheet: a sort of piece, its picture, and a number for each column; a heading has none. */
export type SheetLine = [called: string, picture: string, numbers: number[]];

/** A what-if line: its name, its beginning in words, how many steps it took over (``at``), and its seed. */
export type ShownLine = [name: string, said: string, at: number, seed: string];

/** A picture with its own coordinates and all its parts by key. */
export type ShownPanel = [key: string, title: string, box: string, parts: [string, string][]];

/** A place at a glance: the key of its sign, the target or panel that it leads to, and the pieces that lie there. */
export type ShownPlace = [sign: string, at: string, lying: LyingPieces[]];

/** The reasons why a click led to nothing or a request is refused, and what is being decided instead, if that helps. */
export interface ShownRefusal {
  title: string;
  reasons: BarringRule[];
  decision?: string;
  rules?: string[];
  right?: boolean;
  about?: string;
}

/** A choice: its target, its button with shared ``pictures`` (``#id``), how to pay, and where it stands. */
export interface ShownRow {
  target: string;
  label: string;
  number?: number;
  piece?: string;
  place?: string;
  ways?: Way[];
  beside?: boolean;
  pictures?: string[];
  quiet?: boolean;
  note?: string;
  sign?: string;
  rest?: string;
  pieces?: number;
}

/** The sign of a group of choices in a long list, or of a place at a glance: its name, and its shared pictures (``#id``). */
export type Sign = [label: string, pictures: string[]];

/** The offer to begin a game for one: the text of its button, and the chapter that teaches it, as in an address. */
export type SoloOffer = [said: string, chapter: string];

/** A changing thing as a page sees it: the whole, or the changes. */
export interface State {
  v: number;
  after?: number;
}

/** A step of a chapter: its text and task, the hints so far, and the answer to the last try, empty before it. */
export interface StepCard extends CardBase {
  kind: "step";
  state: "asked" | "wrong" | "done";
  text: string;
  task: string;
  answer: string;
  hints: string[];
  more: boolean;
  chart: string;
  laid?: LaidPart[];
  remark?: string;
  card?: SetupSheet;
  sheet?: SetupSheet;
  tally?: PointTally;
  next?: NextChapter;
  ends?: boolean;
}

/** A step of a chapter: its key, its title, and whether it is done. */
export type StepName = [key: string, called: string, done: boolean];

/** The pieces of one player at a glance: a title, and a count for each kind of thing. */
export type Strip = [title: string, held: HeldThing[]];

/** A step of the course: its chapter, its key, and its title behind the chapter's number and title. */
export type TaughtStep = [chapter: string, step: string, called: string];

/** The owner's numbers in use: their edition, a description, their rulings. */
export type UsedCopy = [edition: string, said: string, rulings: Record<string, string>];

/** A way to pay: the words ``said``, empty if nothing is paid, and pictures of the pieces and of time. */
export type Way = [said: string, pictures: string[]];

/** The link that goes on in the course of a game, and whether the reader has begun that course. */
export type WayOn = [game: string, onward: Onward, begun: boolean];

/** The what-if lines of a game; ``open`` names the one on the table, empty for the game itself. */
export interface WhatIf {
  open: string;
  lines: ShownLine[];
  levels: Choosable[];
  level: string;
}

/** The place of a move on a line of 100, better moves to the right. */
export type Whisker = [best: number, low: number, here: number, high: number];

/** The teacher's card. */
export type TeacherCard =
  StepCard
  | QuizCard
  | GameCard
  | EndCard;
