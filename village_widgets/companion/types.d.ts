// Shapes that the companion's modules share. What Python tells them is in messages.d.ts.

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
  title?: string; // of its game, where there are several
  result?: string; // who has won, where that is known
}

/** What this browser keeps of a table: enough to put it back. */
export interface TableCopy {
  codes: [table: string, viewer: string];
  head: string;
  names: ShownPlayer[];
  lines: string[];
}

/** A seat that was taken at a table; "table" where a page is everybody's. */
export type Seat = number | "table" | null;

export interface NewTable {
  edition: string;
  players: { name: string; colour: string }[];
  start: number;
  depth: string;
  rulings: Record<string, string>;
}

/** What a form of a new table holds that has not begun its table yet: who stepped back for the one who plays
 * alone, whether the numbers of the owner's copy are used, and whether the player has said who sits where. */
export interface Draft extends NewTable {
  players: Place[];
  resting: Place[];
  owned: boolean;
  said: boolean;
}

/** What was typed in a lobby: the form, a table's code, a game's link. */
export interface LobbyDraft {
  table: Draft;
  code: string;
  link: string;
}

/** Whoever sits at a place of a new table; in which colour at each game whose form they were in. */
export interface Place {
  name: string;
  colour: string;
  colours?: Record<string, string>;
}

/** Who sits at a new table, and who starts; whether anybody has said so. */
export interface Guests {
  places: Place[];
  start: number;
  said: boolean;
}

/** An input that waits: when it was made, what it is in words, whether it was sent already, and which input
 * it waits behind. */
export interface Waiting {
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

export type Settle = (token: string, message: Input | null) => void;

/** A view of a table that a game brings. `show` is told its part of a message; `waits`, which follows, what
 * is not stored yet: then both are
 * drawn, so that nothing is counted twice that has just been stored. `alone`: nobody answers just now.
 * `again` lets what came to nothing
 * be pressed once more. What such a view enters `ahead` waits while the table `asks` something that has to be
 * answered before.
 */
export interface View {
  root: HTMLElement;
  show(told: unknown): void;
  again(): void;
  waits(list: Waiting[], alone: boolean, undo: boolean): void;
  asks(): boolean;
}
/** What draws a tracked table as its view: `receive` what was told, in order, then `waits`. */
export interface Drawn<T> extends Omit<View, "show"> {
  receive(told: T): void;
}
/** Functions that give the views of a game, by the key of their messages; `W` is the type of its page's
 * words. */
export type Brought<W extends Words = Words> = Record<string, (words: W, send: SendSaid, answers: Sheet) => View>;
/** Say something to Python; `said` is what it is in words, for as long as it waits. */
export type SendSaid = (command: Command, said?: string) => void;

/** What stands in a field of the check. */
export type Value = CheckField["value"] | null;
/** The check of a copy, as it stands. */
export type WholeCheck = Required<Omit<CheckedCopy, "changed" | "problems">>;

/** How far somebody has come in the check of a copy, as the browser remembers it: the step, other numbers of
 * players, what was typed. */
export interface Progress {
  at: string;
  also: number[];
  values: Record<string, Value>;
}

/** The check of a copy on one page. `typed` is what stands in a field as it was typed, `turn` counts the
 * pages that were shown. */
export interface CheckState {
  words: Words;
  check: WholeCheck;
  here: string | null;
  turn: number;
  /** The steps that were handed over and not answered yet, in order. */
  waiting: string[];
  begun: Progress;
  typed: Record<string, string>;
  problems: [key: string, said: string][];
  /** Numbers of a file that somebody is still to be asked about. */
  offered: WholeCheck | null;
  /** Whether the browser keeps nothing, so that all is gone with the page. */
  fleeting: boolean;
  /** What is said with every message where it is the copy at the running table; empty without one. */
  table: { table?: true };
}

/** What can be done in the check. Without a step it turns to all of them. */
export interface CheckActions {
  open(edition: string, players: number): void;
  also(players: number): void;
  turnTo(step: string | null): void;
  put(field: CheckField, value: Value, typed?: string): void;
  near(spot: CheckSpot, on: boolean): void;
  hand(step: CheckStep): void;
  opening(): HTMLElement[];
  use(): void;
  save(): void;
  forget(): void;
  leave(): void;
}
