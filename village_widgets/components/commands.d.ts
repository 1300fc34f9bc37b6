// What a page says to Python: written from the Python types by `python -m tests.declaring`, not by hand.

/** Send the texts about these rules to the page. */
export interface About {
  do: "about";
  rules: string[];
}

/** Send advice about the present decision to the page. */
export interface Advise {
  do: "advice";
}

/** Go to the table where the same players play again, with the same copy and rulings. */
export interface Again {
  do: "again";
}

/** Ask for the decisions that could stand in the place of a ``line``. */
export interface Alternatives {
  do: "alternatives";
  line: number;
}

/** Answer the exercise with the claim of this number, counted from 0. */
export interface AnswerExercise {
  do: "answer";
  claim: number;
}

/** Enter a decision that the rules refuse, because people carried it out anyway. */
export interface Anyway extends Entering {
  do: "anyway";
  answer: PlainAnswer;
}

/** Open the page: where its address leads, and what its browser knows of that table. */
export interface Arrive extends Omit<Join, "do" | "code"> {
  do: "hello";
  code?: string;
  game?: string;
  plays?: string;
}

/** Ask for the best moves at the table's position, and how sure they are. */
export interface AskCoach {
  do: "coach";
}

/** Ask why a program decided as it did from a step on, counted from 0. */
export interface AskReason {
  do: "because";
  step: number;
}

/** Begin another guided game. */
export interface BeginAnother {
  do: "again";
}

/** Begin a game with these settings. */
export interface BeginGame {
  do: "begin";
  settings: Settings;
}

/** Begin a table with these settings. */
export interface BeginTable {
  do: "begin";
  settings: NewTable;
}

/** Begin a what-if line before a step of the game on the table, counted from 0. */
export interface BranchOff {
  do: "what-if";
  step: number;
}

/** Change the reader's habits. */
export interface ChangeHabits {
  do: "habits";
  habits: Habits;
}

/** Check what was typed into the form so far. */
export interface CheckLaying {
  do: "lay-check";
  values?: Record<string, unknown>;
}

/** Check the pieces that are laid out. */
export interface CheckPieces {
  do: "check";
}

/** Send the values that the owner has read on the copy. */
export interface CheckValues extends Checking {
  do: "check-values";
  values?: Record<string, unknown>;
}

/** Check an owner's copy: its ``edition``, the numbers of ``players`` to ask about, and the owner's file so far. */
export interface Checking {
  edition?: string;
  players?: number[];
  text?: string;
  table?: boolean;
}

/** Ask what the pieces ``put`` so far for a row's payment come to; with ``fill``, the game first adds the missing ones. */
export interface Compose {
  do: "compose";
  row: number;
  put?: string[];
  fill?: boolean;
  v?: number;
}

/** Send all chapters of the course, and the reader's progress in each, to the page. */
export interface Contents {
  do: "contents";
}

/** Go on with the opened game at a new table. */
export interface ContinueGame {
  do: "take";
}

/** Put ``answer`` in the place of a ``line``, or before it if ``adds``; with neither of them leave the line out. */
export interface Correct extends Entering {
  do: "correct";
  line: number;
  answer?: PlainAnswer | null;
  adds?: boolean;
  decided?: Decided[];
}

/** The page's decision about a ``line`` that no longer fits after a correction. */
export type Decided = [line: number, does: "anyway" | "first" | "leave", answer: PlainAnswer | null];

/** Ask for the description of a saved game that the page keeps under the name ``game``; ``text`` is the save. */
export interface Describe {
  do: "describe";
  game: string;
  text: string;
}

/** Draw by chance for the people at the table, except what they have typed in already. */
export interface Draw extends Entering {
  do: "chance";
  typed?: Record<string, string[]>;
}

/** Enter a decision: an ``answer``, or a ``choice`` alone if nothing is paid. */
export interface Enter extends Entering {
  do: "enter";
  answer?: PlainAnswer | null;
  choice?: Record<string, unknown> | null;
}

/** Enter pieces that people drew together. */
export interface EnterDrawn extends Entering {
  do: "drawn";
  typed?: Record<string, string[]>;
}

/** Enter all decisions that one button stands for, or none of them. */
export interface EnterSeveral extends Entering {
  do: "several";
  answers: PlainAnswer[];
}

/** A command that may change the table. */
export interface Entering {
  v?: number;
  token?: string;
  ahead?: boolean;
}

/** Ask for the meaning of a word of the game's glossary. */
export interface ExplainWord {
  do: "meaning";
  word: string;
}

/** Ask for the game as a file in the format ``what``. */
export interface Export {
  do: "export";
  what: string;
}

/** Let programs play the what-if line on the table to its end, with programs of this level (by default good) for people. */
export interface FinishLine {
  do: "finish";
  level?: string;
}

/** Forget a what-if line. */
export interface ForgetLine {
  do: "forget";
  name: string;
}

/** Go to the step of this key: ``check`` leads to the exercises if there are any, another or empty key to the beginning. */
export interface Go {
  do: "go";
  step?: string;
}

/** Go to the reader's place in another chapter on the same page; a chapter without a lesson changes nothing. */
export interface GoToChapter {
  do: "turn";
  to: string;
}

/** A reader's habits, kept by the browser. */
export interface Habits {
  forced?: boolean;
  cover?: boolean;
}

/** Open a page: its reader, the progress that their browser remembers (``copy``), and their habits. */
export interface Hello {
  do: "hello";
  reader?: string;
  copy?: string;
  step?: string;
  habits?: Habits;
  told?: boolean;
  last?: LastStep;
}

/** Show one more hint about the step; nothing changes once all are shown. */
export interface Hint {
  do: "hint";
}

/** Ask for the history of the table. */
export interface History {
  do: "history";
}

/** Let a thinking program take the best move found so far. */
export interface Hurry {
  do: "hurry";
}

/** Go to the table of a code, however it is typed, and take a ``seat``. ``pending`` are tokens of the page's own inputs. */
export interface Join {
  do: "join";
  code: string;
  seat?: number | "table" | null;
  pending?: string[];
}

/** A what-if line as a page keeps it: its name, how many steps it took over (``at``), its seed, and its game as a save. */
export interface KeptLine {
  name: string;
  at: number;
  seed: string;
  text: string;
}

/** The step ``place`` that a page shows from its browser's memory, on a table of this version; empty if it shows none. */
export type LastStep = [place: string, v: number];

/** Enter the table as it was laid out by hand. */
export interface Lay extends Entering {
  do: "lay";
  values?: Record<string, unknown>;
}

/** Show how a game is set up in an edition for a number of players; ``owned`` is the file of an owner's numbers, if any. */
export interface LayOut {
  do: "lay-out";
  game: string;
  edition?: string;
  players?: number;
  owned?: string;
}

/** Let this number of pieces of a sort lie on the table; ``part`` is its place in the step's list, counted from 0. */
export interface LayPieces {
  do: "lay";
  part: number;
  count: number;
}

/** Stop the coach: its answer is no longer shown. */
export interface LeaveCoach {
  do: "coach-leave";
}

/** Leave the table. */
export interface LeaveTable {
  do: "leave";
}

/** Continue a saved game, with the what-if lines that were kept beside it. */
export interface Load {
  do: "load";
  text: string;
  lines?: KeptLine[];
  game?: string;
  seed?: string;
}

/** Say that the page is still open, and ask for news; ``v`` is the number of the table's stored lines that the page has. */
export interface Look {
  do: "look";
  v?: number;
}

/** Ask for all rules of the page's games (the companion's page has one), with the words that find them in every language. */
export interface LookUp {
  do: "look-up";
}

/** The settings of a new table: the players clockwise, who starts, and how much is followed. */
export interface NewTable {
  edition: string;
  players: Player[];
  start?: number;
  depth?: string;
  rulings?: Record<string, string>;
  copy?: string;
}

/** Go on to the next step or exercise, from the last one to the chapter's end, and from there to new exercises, if any. */
export interface Next {
  do: "next";
}

/** Ask in which formats the page can get the game as a file. */
export interface OfferExports {
  do: "exports";
}

/** Open a game from a file's bytes in base64 or from a text; of a file that is too large the page sends only its ``size``. */
export interface Open {
  do: "open";
  text?: string;
  data?: string | null;
  size?: number;
}

/** Open the check; ``file``: the text is a file that the player has just chosen: if it can't be used, it is only explained. */
export interface OpenChecking extends Checking {
  do: "checking";
  file?: boolean;
}

/** Open the form that lays the table out. */
export interface OpenLaying {
  do: "laying";
}

/** Put a what-if line on the table; an empty name brings back the game itself, an unknown one changes nothing. */
export interface OpenLine {
  do: "line";
  name?: string;
}

/** Stop programs from moving, also one that is thinking; ``Run`` lets them go on. */
export interface Pause {
  do: "pause";
}

/** Pick a row of the list and a way to pay for it. */
export interface Pick extends Entering {
  do: "pick";
  row: number;
  way: number;
}

/** Pick a row of the list; a question follows if there are several ways to pay. */
export interface PickRow extends Entering {
  do: "row";
  row: number;
}

/** A choice with its payment, as a save has them. The game's own codec decodes them. */
export interface PlainAnswer {
  choice: Record<string, unknown>;
  payment?: Record<string, unknown>;
}

/** The player at a seat: a name, a colour, and who decides (``person`` or the name of a player program). */
export interface Player {
  name: string;
  colour: string;
  plays?: string;
}

/** Point at a target on the board, or put the ``piece`` down there that was carried. */
export interface PointAt extends Entering {
  do: "at";
  at: string;
  piece?: string;
}

/** Open the form that lays the table out, to follow the whole board once it is entered. */
export interface Promote {
  do: "promote";
}

/** Turn unasked advice off if it is on, and on if it is off. */
export interface Quieten {
  do: "quiet";
}

/** Restore the decision taken back last; on a shared table, ``count`` steps, by default those taken back last. */
export interface Redo extends Entering {
  do: "redo";
  count?: number | null;
}

/** Continue with the readable part of the save that could not be loaded last. */
export interface Rescue {
  do: "rescue";
}

/** Start the course of this game over: forget what the reader has done in all its chapters. */
export interface Reset {
  do: "reset";
}

/** Put back a table that the server has forgotten, from the page's own copy. */
export interface Restore {
  do: "restore";
  codes: string[];
  head: string;
  lines: string[];
}

/** Ask for the costliest decisions of people in a finished game, and for better ones. */
export interface ReviewGame {
  do: "costly";
}

/** Let programs move; where they play all seats, at a pace that can be watched. */
export interface Run {
  do: "run";
}

/** Settings of a new game: an edition, a player for each seat, a seed (empty for any), rulings by name. */
export interface Settings {
  edition: string;
  players: Player[];
  seed?: string;
  rulings?: Record<string, string>;
}

/** Ask for the links and codes by which others join the table. ``address`` is the page's own; empty if the page has none. */
export interface ShareTable {
  do: "share";
  address?: string;
}

/** Show the chart that the step names below the board, or hide it if it is shown. */
export interface ShowChart {
  do: "chart";
}

/** Show the charts, or hide them if they are shown. */
export interface ShowCharts {
  do: "charts";
}

/** Ask for the form of pieces that are drawn together, counted with those that people have typed so far. */
export interface ShowHandful {
  do: "handful";
  typed?: Record<string, string[]>;
}

/** Ask for the odds of coming draws. */
export interface ShowOdds {
  do: "odds";
}

/** Put the position on the board in which a rule of a game can be seen. */
export interface ShowRule {
  do: "show-rule";
  game: string;
  rule: string;
}

/** Give the page to a seat, or to the whole table. */
export interface Sit {
  do: "sit";
  seat?: number | "table" | null;
}

/** Speak another language from now on, on all pages of this process. Every page may send it. */
export interface Speak {
  do: "speak";
  language: string;
}

/** Let programs play on without pauses, to the end of the game or to a person's decision. */
export interface ToTheEnd {
  do: "end";
}

/** Take back the reader's moves on the board, and make the example's move, which shows the rule; some examples have none. */
export interface TryExample {
  do: "try";
}

/** Ask for the settings of another game. The table stays until a new game begins. */
export interface TurnTo {
  do: "turn";
  game: string;
}

/** Say that the next player has the page in their hands. */
export interface Uncover {
  do: "uncover";
}

/** Take back the last decision; on a shared table, ``count`` steps, by default those of the last input. */
export interface Undo extends Entering {
  do: "undo";
  count?: number | null;
}

/** Let the table use the numbers of an owner's file that it has not used yet. */
export interface UseCopy extends Entering {
  do: "copy";
  text: string;
}

/** Use the printed numbers of the owner's copy, as a file has them; an empty text drops them. */
export interface UseNumbers {
  do: "copy";
  text?: string;
}

/** Ask for the whole table, because the page has missed a message. */
export interface Whole {
  do: "whole";
}

/** Ask what can't be done now, and why. ``forced``: ask instead why the last forced move, or the next, had no alternative. */
export interface WhyNot {
  do: "why";
  forced?: boolean;
}

/** What the page of a game says. */
export type PlayCommand =
  Hello
  | ChangeHabits
  | Uncover
  | TurnTo
  | BeginGame
  | UseNumbers
  | Load
  | Describe
  | Rescue
  | PointAt
  | PickRow
  | Pick
  | Compose
  | WhyNot
  | AskReason
  | ExplainWord
  | ShowOdds
  | Whole
  | AskCoach
  | LeaveCoach
  | ReviewGame
  | Undo
  | Redo
  | Pause
  | Run
  | Hurry
  | ToTheEnd
  | ShowCharts
  | BranchOff
  | OpenLine
  | ForgetLine
  | FinishLine;

/** What the start page says. */
export type StartCommand =
  Hello
  | Describe;

/** What the page of a chapter says. */
export type ChapterCommand =
  Hello
  | PointAt
  | PickRow
  | Pick
  | Compose
  | WhyNot
  | AskReason
  | ExplainWord
  | ShowOdds
  | Whole
  | Undo
  | Next
  | Go
  | GoToChapter
  | Hint
  | LayPieces
  | CheckPieces
  | AnswerExercise
  | ShowChart
  | About
  | Contents
  | Reset;

/** What the page of a guided game says. */
export type GuidedCommand =
  PlayCommand
  | About
  | Contents
  | Reset
  | BeginAnother
  | Advise
  | Quieten;

/** What the companion's page says. */
export type CompanionCommand =
  Arrive
  | BeginTable
  | Join
  | Restore
  | Open
  | ContinueGame
  | Again
  | LeaveTable
  | Look
  | Whole
  | History
  | Alternatives
  | ShareTable
  | Sit
  | AskCoach
  | LeaveCoach
  | OfferExports
  | Export
  | WhyNot
  | ExplainWord
  | ShowOdds
  | Compose
  | ShowHandful
  | OpenLaying
  | Promote
  | CheckLaying
  | OpenChecking
  | CheckValues
  | LookUp
  | PointAt
  | PickRow
  | Pick
  | Enter
  | EnterSeveral
  | Undo
  | Redo
  | EnterDrawn
  | Draw
  | Anyway
  | Lay
  | UseCopy
  | Correct;

/** What the rulebook's page says. */
export type RulebookCommand =
  Hello
  | LookUp
  | ShowRule
  | TryExample
  | LayOut
  | Undo
  | PointAt
  | PickRow
  | Pick
  | Compose
  | WhyNot
  | AskReason
  | ExplainWord
  | ShowOdds
  | Whole;

/** Any of them. */
export type Command = PlayCommand | StartCommand | ChapterCommand | GuidedCommand | CompanionCommand | RulebookCommand | Speak;
