// What Python tells the views that Village brings to the companion's page: written from the Python types by `python -m tests.declaring`, not by hand.

import type { BarringRule, State } from "../../../components/messages";
import type { ShownPlayer, Tally } from "../../../companion/messages";

/** Answers to a question under a common heading. */
export type AnswerGroup = [label: string, buttons: EntryButton[]];

/** A mark on a player's card: a picture with its words and a count, or only the words if it has no picture. */
export type Badge = [drawn: string, text: string, style: string, count: string];

/** A button with what it enters, if it can be pressed now. */
export interface EntryButton {
  label: string;
  made: Record<string, unknown> | null;
  small?: string;
  drawn?: string;
  sign?: string;
  spoken?: string;
  style?: string;
  field?: string;
  title?: string;
  about?: string;
  instead?: EntryButton[];
  colour?: string;
}

/** A count on a player's card, such as customers: a picture, the count as text (cities by letter), and both in words. */
export type Fact = [drawn: string, text: string, spoken: string];

/** Some members at one place, or the number of those that are off the board. */
export type Member = [place: string, drawn: string];

/** A line of what happened last, the rule behind it where people ask for it, and whether it is great news. */
export type News = [text: string, why: string, great: boolean];

/** All buttons of one player: ``quick`` ones for hourglasses lost, and tiles that open rows. */
export interface Pad {
  quick: EntryButton[];
  tiles: PadTile[];
}

/** A row of buttons with its label and its picture, each of which may be empty; None is a gap. */
export type PadRow = [label: string, drawn: string, buttons: (EntryButton | null)[]];

/** A tile of a pad with the rows that it opens; with ``heads`` the rows make a grid. */
export interface PadTile {
  key: string;
  label: string;
  picture: string;
  note: string;
  heads: [string, string][];
  rows: PadRow[];
}

/** A reminder for all players. */
export type PicturedReminder = [drawn: string, text: string, urgent: boolean];

/** A player's card. */
export interface PlayerCard {
  seat: number;
  number: number;
  name: ShownPlayer;
  left: string;
  soon: boolean;
  ends: number[];
  dying: number;
  counts: Record<string, [string, number]>;
  life: string;
  marks: Badge[];
  facts: Fact[];
  family: Member[];
}

/** A row of the chronicle, or the graves: how many lie there, on how many spaces, and whether they fill from the right. */
export interface RestingPlace {
  label: string;
  drawn: string;
  lying: number;
  spaces: number;
  room: string;
  leftwards: boolean;
}

/** The buttons by which a player serves a customer: ``first`` for the first sale on a day that they called, else ``later``. */
export type Sales = [later: EntryButton, first: EntryButton];

/** A question with its answers, and the refusals there. */
export interface TrackerQuestion {
  kind: string;
  stage: string;
  seat: number | null;
  title: string;
  about: string[];
  groups: AnswerGroup[];
  refused: BarringRule[];
  chance: boolean;
  steps: string[];
  step: number;
  bag: string[] | null;
  following: number | null;
}

/** The state of the tracker, or the parts of it that have changed. The pads change one by one, by seat. */
export interface TrackerState extends State {
  writes?: boolean;
  round?: string;
  rounds?: number;
  decision?: string;
  news?: News[];
  notes?: PicturedReminder[];
  active?: number | null;
  players?: PlayerCard[];
  resting?: RestingPlace[];
  chronicle?: string;
  turn?: TurnEnd | null;
  asking?: TrackerQuestion | null;
  tally?: Tally | null;
  turns?: Record<string, TurnEnd>;
  sales?: Record<string, Sales>;
  sold?: boolean;
  unsure?: string;
  promote?: boolean;
  pads?: Record<string, Pad | null>;
  customers?: UnservedCustomer[];
  pictures?: string;
}

/** The buttons that end a ``seat``'s turn: the biggest one, ``next``, leads to the turn of the seat ``to``, if one follows. */
export interface TurnEnd {
  seat: number;
  next: EntryButton;
  to: number | null;
  last: EntryButton | null;
  none: EntryButton;
}

/** A customer that is not served yet: the number of the tile, its picture, and the same in words. */
export type UnservedCustomer = [number: number, drawn: string, spoken: string];
