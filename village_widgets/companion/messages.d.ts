// What Python tells the companion's page: written from the Python types by `python -m tests.declaring`, not by hand.

import type { BarringRule, BoardState, ChoiceQuestion, Choosable, CoachAnswer, Composer, Costly, FieldProblem, Handful, Meaning, Message, Odds, OfferedEdition, OfferedRuling, ShownRefusal, SoloOffer, State } from "../components/messages";
import type { Words } from "../components/words";
import type { Anyway, Correct, Draw, Enter, EnterDrawn, EnterSeveral, Lay, Pick, PickRow, PlainAnswer, PointAt, Redo, Undo, UseCopy } from "../components/commands";
import type { ShownBook } from "../rulebook/messages";

/** A decision in words, and as a page sends it. */
export type Alternative = [said: string, answer: PlainAnswer];

/** An entry, or what differs in its outcome, in words before and after a correction; empty where there is none. */
export type ChangeInWords = [was: string, now: string];

/** An edition with each number of players that it seats, in words; none if it prints the same for all of them. */
export type CheckEdition = [key: string, label: string, seats: [number, string][]];

/** A value to check: ``believed`` by us, and the ``value`` that the owner says. A count is between ``least`` and ``most``. */
export interface CheckField {
  key: string;
  name: string;
  kind: "choice" | "count" | "grid" | "line" | "pieces";
  value: number | string | boolean;
  believed: number | string | boolean;
  least: number;
  most: number;
  choices: Possible[];
  between: string;
}

/** A picture of where to look: its title, its view box, and its content as SVG. */
export type CheckPicture = [title: string, box: string, inside: string];

/** A spot on the board: what we believe is printed there, and what is on the owner's copy, empty if it is the same. */
export interface CheckSpot {
  key: string;
  number: number;
  name: string;
  believed: string;
  yours: string;
  fields: CheckField[];
}

/** A step of the check: its number among all and ``where`` to look, in words. */
export interface CheckStep {
  key: string;
  number: string;
  title: string;
  where: string;
  state: string;
  said: string;
  picture: CheckPicture | null;
  spots: CheckSpot[];
  when: string;
}

/** The effect of an owner's numbers on the running table, in words. ``use`` is its button's label, empty without a button. */
export type CheckTable = [said: string[], use: string];

/** The check of an owner's copy: all its ``steps``, those that an answer ``changed``, or the answer's ``problems``. */
export interface CheckedCopy {
  edition?: string;
  editions?: CheckEdition[];
  players?: number[];
  also?: string;
  pieces?: [string, string][];
  steps?: CheckStep[];
  defs?: string;
  text?: string;
  corrected?: number;
  kept?: string;
  stay?: string;
  file?: string;
  taken?: string;
  table?: CheckTable;
  differs?: Difference[];
  unread?: string[];
  changed?: CheckStep[];
  problems?: FieldProblem[];
}

/** A column of a sheet of numbers. */
export type Column = [label: string, picture: FieldPicture];

/** A message to the companion's page. */
export interface CompanionMessage extends Message {
  lobby?: NewTableForm;
  view?: string;
  shared?: SharedState;
  begun?: boolean;
  views?: Record<string, State>;
  unknown?: string;
  opened?: OpenedGame;
  unstored?: string;
  here?: boolean;
  accepted?: string[];
  conflict?: ShownConflict;
  wrong?: string;
  drawn?: string[];
  glossary?: string[][];
  history?: PastEntry[];
  correcting?: CorrectionOffer;
  corrected?: CorrectionEffects;
  unfit?: UnfittingLine;
  share?: Invitations;
  exports?: Exports;
  exported?: ExportedFile;
  handful?: Handful;
  laying?: LayingMessage;
  checking?: CheckedCopy;
  book?: ShownBook;
}

/** The effects of a correction: the change, in ``lines`` what the new entry brings about, and what ``differs`` after it. */
export interface CorrectionEffects {
  change: ChangeInWords;
  lines: string[];
  differs: ChangeInWords[];
}

/** A line that holds, in one sentence, and decisions that could stand there: the likely ones, and all, by player. */
export interface CorrectionOffer {
  line: number;
  said: string;
  near: Alternative[];
  every: PlayerDecisions[];
  gap: number;
  forgotten: PlayerDecisions[];
}

/** A number from 0. On a sheet of numbers the next field is reached after this many ``digits``. */
export interface Count extends Field {
  kind: "count";
  digits: number;
}

/** Decisions under one heading, which is empty if they need none. */
export type DecisionGroup = [label: string, answers: Alternative[]];

/** A difference between our edition and an owner's copy. */
export type Difference = [name: string, ours: string, yours: string];

/** A file: its name, its media type, its text, and whether the page shows it. */
export type ExportedFile = [called: string, media: string, text: string, shown: boolean];

/** The formats in which a page can get its game as a file now, a link that hands the result to an app, and a note. */
export type Exports = [offers: OfferedFile[], link: string, note: string];

/** One question. ``key`` names its value; the field appears when all ``needs`` are met. */
export interface Field {
  key: string;
  label: string;
  about?: string;
  picture?: FieldPicture;
  needs?: Need[];
}

/** One answer: its value, its label, and, if it stands for a player, the player's colour. */
export type FieldOption = [value: number | string, label: string, colour: string];

/** A drawing: its view box, and its content as SVG. */
export type FieldPicture = [box: string, inside: string];

/** An impossible value: its text, the fields that it is about, and their sections. */
export type Flaw = [said: string, fields: string[], sections: string[]];

/** The whole game as a link (empty if too long), with a title, a text about it, and a picture if a camera can read it. */
export type GameLink = [title: string, about: string, link: string, qr: string];

/** All ways to a table, and a warning if none of them leads there from another device. */
export interface Invitations {
  ways: WayIn[];
  warning: string;
  game: GameLink | null;
}

/** The form that lays a table out, filled with what is known after ``seen`` lines, or the problems of what was typed. */
export interface LayingMessage {
  sections?: Section[];
  values?: Record<string, FieldContent>;
  unknown?: string[];
  tiles?: TileOption[];
  pictures?: string;
  keep?: string;
  seen?: number;
  problems?: Flaw[];
  told?: Record<string, string>;
  refused?: boolean;
  laid?: boolean;
}

/** An entry that reached a table's log before the input in conflict did: its author's name, and its text in sentences. */
export type Meanwhile = [by: string, lines: string[]];

/** A condition: another field, and the answers to it that make a field appear. */
export type Need = [field: string, answers: (number | string)[]];

/** The form of a new table; ``names`` are the first entries for the players' names, by seat. */
export interface NewTableForm {
  kept: string;
  editions: OfferedEdition[];
  rulings: OfferedRuling[];
  colours: Choosable[];
  names: string[];
  depths: OfferedDepth[];
  game: string;
  games: Choosable[];
  joins: boolean;
  alone?: SoloOffer;
  setup: string;
}

/** A depth that the form of a new table offers: its value, its label, and an explanation of how much is followed. */
export type OfferedDepth = [value: string, label: string, about: string];

/** A format offered for an export: its key, its label, and what it is about. */
export type OfferedFile = [what: string, label: string, about: string];

/** One of several answers; if they are ``narrow``, five stand in a line. */
export interface OneOf extends Field {
  kind: "choice";
  options: FieldOption[];
  narrow?: boolean;
}

/** The game in a file or a link: its players, how far it went, and why only a part of it could be read. */
export type OpenedGame = [players: ShownPlayer[], said: string, rescued: string];

/** A line of the history: its ``number``, who entered it, when (seconds since 1970), its text, and whether it was taken back. */
export interface PastEntry {
  number: number;
  by: string;
  at: number;
  lines: string[];
  undone: boolean;
  later: number;
  turn: string;
  line: number;
  count: string;
}

/** The place of a piece, chosen from a list of the section's places. */
export interface PlaceField extends Field {
  kind: "place";
}

/** Places that belong together: their label, and each by its value and name. */
export type PlaceGroup = [label: string, places: [string, string][]];

/** The decisions of one player, kind by kind; without ``who`` they belong to no player. */
export type PlayerDecisions = [who: ShownPlayer | null, kinds: DecisionGroup[]];

/** A value that may be printed, in words. */
export type Possible = [value: number | string | boolean, said: string];

/** A reminder for all players, and whether it is urgent. */
export type Reminder = [text: string, urgent: boolean];

/** The questions of one screen. */
export interface Section {
  key: string;
  title: string;
  about: string;
  fields: LayField[];
  place?: string;
  colour?: string;
  dense?: boolean;
  rows?: string[];
  columns?: Column[];
  places?: PlaceGroup[];
}

/** A question to which people choose any number of ``options``; the value is a list of these. */
export interface Several extends Field {
  kind: "several";
  options: FieldOption[];
}

/** A table as all its pages share it. Its version is the number of its lines; ``lines`` are those after ``after``. */
export interface SharedState extends State {
  lines: string[];
  seat: number | null;
  writes: boolean;
  over: boolean;
  unread: string;
  bar: [string, string];
  can: [boolean, boolean];
  unproven?: boolean;
  back?: string;
  codes?: [string, string];
  head?: string;
  names?: ShownPlayer[];
  game?: string;
  edition?: string;
  sheets?: [OfferedFile, ExportedFile][];
  totals?: number[];
  winners?: number[];
  next?: string;
}

/** A number of the score sheet, None while unknown; whether people entered it; the choice that corrects it, while one can. */
export type SheetNumber = [count: number | null, told: boolean, choice: Record<string, unknown> | null];

/** A conflict: lines were entered before the input of this ``token``, by others or, if ``own``, all by its own page. */
export interface ShownConflict {
  token: string;
  mine: string;
  again: PointAt | PickRow | Pick | Enter | EnterSeveral | Undo | Redo | EnterDrawn | Draw | Anyway | Lay | UseCopy | Correct | null;
  instead: PointAt | PickRow | Pick | Enter | EnterSeveral | Undo | Redo | EnterDrawn | Draw | Anyway | Lay | UseCopy | Correct | null;
  own: boolean;
  meanwhile: Meanwhile[];
}

/** A player on the page: a short name, and a colour. */
export type ShownPlayer = [name: string, colour: string];

/** The final score sheet; ``done`` is the choice that finishes it. */
export interface Tally {
  title: string;
  about: string;
  result: string;
  reasons: string[];
  players: ShownPlayer[];
  lines: TallyLine[];
  ties: TallyLine[];
  totals: (number | null)[];
  winners: number[];
  done: Record<string, unknown> | null;
}

/** A line of the score sheet: its numbers by seat, and the least number that can stand in it. */
export type TallyLine = [label: string, cells: SheetNumber[], least: number];

/** A tile that can lie on the table. */
export type TileOption = [name: string, picture: FieldPicture];

/** Tiles, chosen by their pictures from all that the form knows; the value is a list of their numbers. */
export interface Tiles extends Field {
  kind: "tiles";
  slots: number;
  add: string;
  pick: string;
  holes?: boolean;
}

/** A line that no longer fits after the correction ``again``. */
export interface UnfittingLine {
  line: number;
  said: string;
  why: string;
  asked: string;
  anyway: boolean;
  instead: PlayerDecisions[];
  again: Correct;
}

/** A way to a table: its code to read aloud, its link, and a picture of the link to scan. */
export interface WayIn {
  key: string;
  title: string;
  about: string;
  code: string;
  link: string;
  qr: string;
}

/** What is typed in one field of the form. */
export type FieldContent =
  number
  | string
  | (number | string | null)[];

/** One thing that is asked. */
export type LayField =
  Count
  | OneOf
  | Several
  | Tiles
  | PlaceField;
