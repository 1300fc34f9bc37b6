// Types that the companion's modules share. Messages from Python are in messages.d.ts.

import type { CheckField, CheckedCopy, CheckSpot, CheckStep, ShownPlayer } from "./messages";
import type { Command, Send, Sheet } from "../components/types";
import type { Words } from "./words";

/** A table that this browser knows, for the list in the lobby. */
export interface KnownTable {
  code: string;
  names: ShownPlayer[];
  writes: boolean;
  over: boolean;
  at: number;
  game?: string; // its name
  /** The points of each player and the seats that have won, where they are known. */
  totals?: number[];
  winners?: number[];
}

/** This browser's copy of a table: enough to restore it. */
export interface TableCopy {
  codes: [table: string, viewer: string];
  head: string;
  names: ShownPlayer[];
  lines: string[];
}

/** The place of a page at a table: a seat, or "table" for a page that all players share; null before a
 * choice. */
export type PagePlace = number | "table" | null;

export interface NewTable {
  edition: string;
  players: { name: string; colour: string }[];
  start: number;
  depth: string;
  rulings: Record<string, string>;
}

/** The form of a new table before the table begins: the players who stepped back for one who plays alone,
 * whether the numbers of the owner's copy are used, and whether the player has said who sits where. */
export interface Draft extends NewTable {
  players: NewPlayer[];
  resting: NewPlayer[];
  owned: boolean;
  said: boolean;
}

/** The typed text of a lobby: the form, a table's code, a game's link. */
export interface LobbyDraft {
  table: Draft;
  code: string;
  link: string;
}

/** A player at a new table, with their colour in each game whose form they were in. */
export interface NewPlayer {
  name: string;
  colour: string;
  colours?: Record<string, string>;
}

/** The players at a new table and the one who starts; whether a player has said so. */
export interface Guests {
  places: NewPlayer[];
  start: number;
  said: boolean;
}

/** An input that waits: when it was made, what it is in words (empty after a reload: the browser keeps none),
 * whether it was sent already, whether it is held until the player decides about it, and which input it waits
 * behind. */
export interface WaitingInput {
  at: number;
  message: Input & { token: string };
  said: string;
  sent: boolean;
  held: boolean;
  behind: string;
}

type WithToken<C> = C extends unknown ? ("token" extends keyof C ? C : never) : never;
/** A command that may become a line of the table's log: it has a token of its own, so that it becomes one
 * once. */
export type Input = WithToken<Command>;

/** Settle the input of a token: enter a message in its place, or leave it out if that is null. */
export type Settle = (token: string, message: Input | null) => void;

/** A view of a table that a game brings. `show` receives the view's part of a message. `showWaiting` follows
 * with the inputs that are not stored yet: only then both are drawn, so that an input that has just been
 * stored is not counted twice; `alone` tells that the process does not answer. `releaseButtons` lets a button
 * whose press led to nothing be pressed again. Inputs that the view enters `ahead` wait while `isAsking`: the
 * table asks something that has to be answered first. */
export interface View {
  root: HTMLElement;
  show(told: unknown): void;
  releaseButtons(): void;
  showWaiting(list: WaitingInput[], alone: boolean, undo: boolean): void;
  isAsking(): boolean;
}
/** The drawing of a tracked table: `receive` is called with each of its messages in order, then
 * `showWaiting`. */
export interface TrackedDrawing<T> extends Omit<View, "show"> {
  receive(told: T): void;
}
/** Functions that give the views of a game, by the key of their messages; `W` is the type of its page's
 * words. */
export type ViewMakers<W extends Words = Words> = Record<
  string,
  (words: W, send: SendWithWords, answers: Sheet) => View
>;
/** A choice, an answer (a choice with its payment) or a whole command, made by Python and sent back
 * unchanged. */
export type MadeEntry = Record<string, unknown>;
/** Send a command; `said` describes it in words while it waits. */
export type SendWithWords = (command: Command, said?: string) => void;

/** The value of a field of the check; null if it is empty. */
export type Value = CheckField["value"] | null;
/** The check of a copy, as it stands. */
export type WholeCheck = Required<Omit<CheckedCopy, "changed" | "problems">>;

/** The state of the check of a copy, as the browser keeps it: the step, the other numbers of players that are
 * checked too, and the typed values. */
export interface CheckProgress {
  at: string;
  also: number[];
  values: Record<string, Value>;
}

/** The check of a copy on one page. `here` is the key of the step in view, null for the list of all steps;
 * `typed` holds the text of each field as it was typed, and `turn` counts the pages that were shown. */
export interface CheckState {
  words: Words;
  check: WholeCheck;
  here: string | null;
  turn: number;
  /** The steps that were handed over and not answered yet, in order. */
  waiting: string[];
  begun: CheckProgress;
  typed: Record<string, string>;
  problems: [key: string, said: string][];
  /** The numbers of a file that replace others once the reader agrees; null without one. */
  offered: WholeCheck | null;
  /** True if the browser keeps nothing, so that the numbers are lost with the page. */
  fleeting: boolean;
  /** A field for every command if the copy is that of the running table; empty otherwise. */
  table: { table?: true };
}

/** Actions of the reader in the check; `turnTo` with null leads to the list of all steps. */
export interface CheckActions {
  open(edition: string, players: number): void;
  togglePlayers(players: number): void;
  turnTo(step: string | null): void;
  put(field: CheckField, value: Value, typed?: string): void;
  markNear(spot: CheckSpot, on: boolean): void;
  hand(step: CheckStep): void;
  renderFilePicker(): HTMLElement[];
  use(): void;
  save(): void;
  forget(): void;
  leave(): void;
}
