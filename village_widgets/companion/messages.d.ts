// What Python tells the companion's page beside what it tells any page, as its modules read it.

import type { Input } from "./types";
import type { Composing, Asked, Handful, Kept, Player, Problem, Reason, Refused, Table } from "../components/messages";

export type Choices = [value: string, label: string][];

/** What may be chosen for a new table; `kept` ends the key under which a browser keeps what was chosen last. */
export interface Offered {
  kept: string;
  editions: [key: string, label: string, least: number, most: number, rulings: Record<string, string>][];
  rulings: [key: string, label: string, options: Choices][];
  colours: Choices;
  names: string[];
  depths: [value: string, label: string, about: string][];
}

/** A table as all its pages share it. Its codes (for writing, for viewing) come with everything. */
export interface Shared {
  codes?: [table: string, viewer: string];
  head: string;
  names: Player[];
  seat: number | null;
  writes: boolean;
  over: boolean;
  unread?: string;
  bar: string[];
  can: [undo: boolean, redo: boolean];
  count: number;
  kept: Kept;
}

/** Somebody else was faster. `again` is what can be said anew, nothing where it would mean something else by now. */
export interface Conflict {
  token: string;
  mine: string;
  again: Input | null;
  same?: boolean;
  meanwhile: [by: string, lines: string[]][];
}

/** `later` is the number of entries after one, below zero where they would come again. */
export type Past = [number: number, by: string, at: number, lines: string[], undone: boolean, later: number];

export type WayIn = [key: string, title: string, about: string, code: string, link: string, qr: string];
export interface Share {
  ways: WayIn[];
  warning: string;
  game: [title: string, about: string, link: string, qr: string];
}

export type Exports = [list: [what: string, label: string, about: string][], link: string, note: string];
export type Exported = [called: string, media: string, text: string, shown: boolean];
export type Opened = [players: Player[], said: string, rescued: string];

// The walk through a copy

export type Value = string | number | null;

export interface CheckField {
  key: string;
  name: string;
  kind: "count" | "choice" | "pieces";
  value: Value;
  believed: Value;
  least: number;
  most: number;
  choices: [value: Value, said: string][];
}

export interface CheckSpot {
  key: string;
  number: number;
  name: string;
  believed: string;
  yours: string;
  fields: CheckField[];
}

export interface CheckStep {
  key: string;
  number: string;
  title: string;
  where: string;
  state: string;
  said: string;
  picture: null | [title: string, box: string, inside: string];
  spots: CheckSpot[];
}

/** The walk through an owner's copy, with their file as it stands. */
export interface Walk {
  edition: string;
  editions: [key: string, label: string, seats: [count: number, said: string][]][];
  players: number[];
  words: Record<string, string>;
  pieces: [piece: string, name: string][];
  steps: CheckStep[];
  defs: string;
  text: string;
  used: string;
  kept: string;
  stay: string;
  file: string;
  taken: string;
  differs: [name: string, ours: string, yours: string][];
  unread: string[];
}

/** Everything, or what has changed, or what can't be. */
export interface Checking extends Partial<Walk> {
  changed?: CheckStep[];
  problems?: [key: string, said: string][];
}

// A table laid out by hand

/** What is typed in one field: a number, whatever else was typed, one of several answers, or a list of them. */
export type Typed = number | string | (number | string | null)[];
export type Picture = [box: string, inside: string];

export interface LayField {
  key: string;
  kind: "count" | "choice" | "several" | "tiles" | "place";
  label: string;
  about?: string;
  narrow?: boolean;
  picture?: Picture;
  options: [value: number | string, label: string, colour?: string][];
  slots?: number;
  holes?: boolean;
  add: string;
  pick: string;
  digits: number;
  needs?: [key: string, values: Typed[]][];
}

export interface Section {
  key: string;
  title: string;
  place: string;
  about: string;
  colour?: string;
  dense?: boolean;
  rows?: string[];
  columns?: [label: string, picture: Picture][];
  places?: [group: string, options: [value: string, label: string][]][];
  fields: LayField[];
}

/** What can't be: said, the fields it is about, and the sections they stand in. */
export type Flaw = [said: string, fields: string[], sections: string[]];

export interface Laying {
  sections?: Section[];
  values: Record<string, Typed>;
  unknown: string[];
  tiles: [name: string, picture: Picture][];
  pictures: string;
  keep: string;
  seen: number;
  problems?: Flaw[];
  told?: Record<string, string>;
  refused?: boolean;
  laid?: boolean;
}

/** A message to the companion's page; whatever it doesn't tell has not changed. What a game's own views show comes under their names. */
export interface Message {
  [view: string]: unknown;
  words?: Record<string, string>;
  lobby?: Offered;
  view?: string;
  shared?: Shared;
  problems?: Problem[];
  unknown?: string;
  opened?: Opened;
  unstored?: string;
  here?: boolean;
  accepted?: string[];
  answered?: string[];
  conflict?: Conflict;
  wrong?: string;
  failed?: boolean;
  drawn?: string[];
  history?: Past[];
  share?: Share;
  exports?: Exports;
  exported?: Exported;
  table?: Table;
  handful?: Handful;
  laying?: Laying;
  checking?: Checking;
  compose?: Composing;
  barred?: Reason[];
  ask?: Asked;
  refused?: Refused;
  why?: Reason[];
}
