// What Python tells the companion's page: written from the Python types by `python -m tests.declaring`, not by hand.

import type { Words } from "../components/words";
import type { Alone, Asked, BoardState, Choosable, Coached, Composer, Costly, Handful, Odds, OfferedEdition, OfferedRuling, Problem, Reason, Refused, State } from "../components/messages";
import type { Anyway, Correct, Draw, Enter, EnterDrawn, EnterSeveral, Lay, Pick, PickRow, PlainAnswer, PointAt, Redo, Undo, UseCopy } from "../components/commands";

/** A decision in words, and as a page says it. */
export type Alternative = [said: string, answer: PlainAnswer];

/** One entry, in a sentence, as it was and as it is now; empty where there was none or is none. */
export type Changed = [was: string, now: string];

/** An edition, and each number of players that it seats, in words. */
export type CheckEdition = [key: string, label: string, seats: [number, string][]];

/** A value that is asked for: what is believed, and what it is by now. A count is between ``least`` and ``most``. */
export interface CheckField {
  key: string;
  name: string;
  kind: "choice" | "count" | "pieces";
  value: number | string | boolean;
  believed: number | string | boolean;
  least: number;
  most: number;
  choices: Possible[];
}

/** Where to look, drawn. */
export type CheckPicture = [title: string, box: string, inside: string];

/** A place on the board: what we believe is printed there, and what is on the owner's copy. */
export interface CheckSpot {
  key: string;
  number: number;
  name: string;
  believed: string;
  yours: string;
  fields: CheckField[];
}

/** A step of the check of a copy. At a running table ``when`` says whether it comes ``next`` or may be ``past``. */
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

/** What becomes of an owner's numbers at the running table, in words, and what its button says; empty where there is none. */
export type CheckTable = [said: string[], use: string];

/** The check of an owner's copy: everything, what has ``changed`` after an answer, or what can't be. */
export interface Checking {
  edition?: string;
  editions?: CheckEdition[];
  players?: number[];
  also?: string;
  pieces?: [string, string][];
  steps?: CheckStep[];
  defs?: string;
  text?: string;
  used?: string;
  kept?: string;
  stay?: string;
  file?: string;
  taken?: string;
  table?: CheckTable;
  differs?: Difference[];
  unread?: string[];
  changed?: CheckStep[];
  problems?: Problem[];
}

/** A column of a sheet of numbers. */
export type Column = [label: string, picture: Picture];

/** What the companion's page is told. */
export interface CompanionMessage {
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
  history?: PastEntry[];
  correcting?: Correcting;
  corrected?: Corrected;
  unfit?: UnfittingLine;
  share?: Invitations;
  exports?: Exports;
  exported?: Exported;
  handful?: Handful;
  laying?: LayingMessage;
  checking?: Checking;
}

/** What a correction has come to: what was changed, with all that it brings, and what is otherwise after it. */
export interface Corrected {
  change: Changed;
  lines: string[];
  differs: Changed[];
}

/** A line that holds, in one sentence, and what could stand there instead: what is likely meant, and everything, by player. */
export interface Correcting {
  line: number;
  said: string;
  near: Alternative[];
  every: Whose[];
}

/** A number, 0 or more. A sheet of numbers goes on to the next one after so many ``digits``. */
export interface Count {
  kind: "count";
  digits: number;
  key: string;
  label: string;
  about?: string;
  picture?: Picture;
  needs?: Need[];
}

/** A number of the score sheet: whether somebody told it, and the choice that puts it right, while it can be. */
export type Counted = [count: number, told: boolean, choice: Record<string, unknown> | null];

/** Decisions under one heading, empty for those that need none. */
export type DecisionGroup = [label: string, answers: Alternative[]];

/** What is printed otherwise on an owner's copy. */
export type Difference = [name: string, ours: string, yours: string];

/** A file: its name, its media type, what is in it, and whether it is shown as a page. */
export type Exported = [called: string, media: string, text: string, shown: boolean];

/** What a game can be taken away as, a link that hands its result to an app on the device, and what else there will be. */
export type Exports = [offers: OfferedFile[], link: string, note: string];

/** One answer: its value, what it is called, and the colour of whoever it stands for, if it is a player. */
export type FieldOption = [value: number | string, label: string, colour: string];

/** What can't be: said, the fields it is about, and the sections they stand in. */
export type Flaw = [said: string, fields: string[], sections: string[]];

/** The whole game as a link; empty where it is too long. */
export type GameLink = [title: string, about: string, link: string, qr: string];

/** Places that belong together: what they are called, and each by its value and name. */
export type Group = [label: string, places: [string, string][]];

/** Every way to a table, and why none leads there from elsewhere, if that is so. */
export interface Invitations {
  ways: WayIn[];
  warning: string;
  game: GameLink | null;
}

/** The form by which a table is laid out: all of it, filled with what is known after ``seen`` lines, or what can't be. */
export interface LayingMessage {
  sections?: Section[];
  values?: Record<string, Typed>;
  unknown?: string[];
  tiles?: Tile[];
  pictures?: string;
  keep?: string;
  seen?: number;
  problems?: Flaw[];
  told?: Record<string, string>;
  refused?: boolean;
  laid?: boolean;
}

/** What somebody entered meanwhile. */
export type Meanwhile = [by: string, lines: string[]];

/** Another field, and the answers to it with which something is asked at all. */
export type Need = [field: string, answers: (number | string)[]];

/** What may be chosen for a new table; ``names`` are those that are there already, by seat. */
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
  alone?: Alone;
}

/** How much of a game can be followed. */
export type OfferedDepth = [value: string, label: string, about: string];

/** Something as which a game can be taken away. */
export type OfferedFile = [what: string, label: string, about: string];

/** One of several answers; where they are ``narrow``, five stand in a line. */
export interface OneOf {
  kind: "choice";
  options: FieldOption[];
  narrow?: boolean;
  key: string;
  label: string;
  about?: string;
  picture?: Picture;
  needs?: Need[];
}

/** What is in a file or a link: who plays, how far it is, and why not all of it could be read. */
export type OpenedGame = [players: ShownPlayer[], said: string, rescued: string];

/** A line of a table: its number, who entered it, when (seconds since 1970), what it says, whether it was taken back. */
export interface PastEntry {
  number: number;
  by: string;
  at: number;
  lines: string[];
  undone: boolean;
  later: number;
  turn: string;
  line: number;
}

/** A drawing: its view box, and what is in it as SVG. */
export type Picture = [box: string, inside: string];

/** Where a piece is: one of the places of its section, from a list. */
export interface Place {
  kind: "place";
  key: string;
  label: string;
  about?: string;
  picture?: Picture;
  needs?: Need[];
}

/** A value that may be printed, and how it is said. */
export type Possible = [value: number | string | boolean, said: string];

/** What is asked on one screen. ``place`` says which of all sections it is, ``colour`` whose; ``dense``: its fields are short. */
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
  places?: Group[];
}

/** Any number of answers; the value is a list of them. */
export interface Several {
  kind: "several";
  options: FieldOption[];
  key: string;
  label: string;
  about?: string;
  picture?: Picture;
  needs?: Need[];
}

/** A table as all its pages share it: its version is the number of its lines, of which ``lines`` are those after ``after``. */
export interface SharedState {
  v: number;
  after?: number;
  lines: string[];
  seat: number | null;
  writes: boolean;
  over: boolean;
  unread: string;
  bar: [string, string];
  can: [boolean, boolean];
  back?: string;
  codes?: [string, string];
  head?: string;
  names?: ShownPlayer[];
  title?: string;
  edition?: string;
  sheets?: [OfferedFile, Exported][];
}

/** Something came before the input of this token: from others, or, with ``own``, all of it from its page. ``mine`` is what the input was, in words. */
export interface ShownConflict {
  token: string;
  mine: string;
  again: PointAt | PickRow | Pick | Enter | EnterSeveral | Undo | Redo | EnterDrawn | Draw | Anyway | Lay | UseCopy | Correct | null;
  same: boolean;
  own: boolean;
  meanwhile: Meanwhile[];
}

/** A player as shown: a name that is short enough, and a colour. */
export type ShownPlayer = [name: string, colour: string];

/** The final score sheet; ``done`` is what ends its filling in. */
export interface Tally {
  title: string;
  about: string;
  result: string;
  reasons: string[];
  players: ShownPlayer[];
  lines: TallyLine[];
  ties: TallyLine[];
  totals: number[];
  winners: number[];
  done: Record<string, unknown> | null;
}

/** A line of the score sheet, by seat, and the least number that can stand in it. */
export type TallyLine = [label: string, cells: Counted[], least: number];

/** A tile that can lie somewhere. */
export type Tile = [name: string, picture: Picture];

/** Tiles, chosen by their pictures from all that the form knows; the value is a list of their numbers. */
export interface Tiles {
  kind: "tiles";
  slots: number;
  add: string;
  pick: string;
  holes?: boolean;
  key: string;
  label: string;
  about?: string;
  picture?: Picture;
  needs?: Need[];
}

/** A line that does not fit any more after the correction ``again``. */
export interface UnfittingLine {
  line: number;
  said: string;
  why: string;
  asked: string;
  anyway: boolean;
  instead: Whose[];
  again: Correct;
}

/** A way to a table: with its code to be read aloud, as a link, and as the address of a picture to be scanned. */
export interface WayIn {
  key: string;
  title: string;
  about: string;
  code: string;
  link: string;
  qr: string;
}

/** What one player could have done, kind by kind; without ``who`` it is nobody's in particular. */
export type Whose = [who: ShownPlayer | null, kinds: DecisionGroup[]];

/** What is typed in one field of the form. */
export type Typed =
  number
  | string
  | (number | string | null)[];

/** One thing that is asked. */
export type LayField =
  Count
  | OneOf
  | Several
  | Tiles
  | Place;
