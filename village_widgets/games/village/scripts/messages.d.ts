// What Python tells the views that Village brings to the companion's page, as its modules read it.

import type { PlainAnswer } from "../../../components/commands";
import type { Player, Reason } from "../../../components/messages";

/** A choice, or an answer (a choice with what is paid for it), made by Python and sent back as it is. */
export type Choice = Record<string, unknown> & { choice?: undefined };
export type Made = PlainAnswer | Choice;

/** A button with a choice; what `field` names of it is picked from a `list`, and what has a `title` alone is asked about first. */
export type Entry = [
  label: string, choice: Made | null, small?: string, drawn?: string, sign?: string, spoken?: string, style?: string,
  field?: string, list?: string, title?: string, about?: string,
];
export type Member = [place: string, drawn: string];
export type Sign = [drawn: string, text: string, style: string, count?: string];

export interface Tracked {
  seat: number;
  number: number;
  name: Player;
  left: string;
  soon: boolean;
  life: string;
  marks: Sign[];
  facts: [drawn: string, text: string, spoken: string][];
  family: Member[];
}

export interface Tile {
  key: string;
  label: string;
  picture: string;
  note: string;
  stays: boolean;
  heads: [label: string, drawn: string][];
  rows: [label: string, drawn: string, buttons: (Entry | null)[]][];
}

export interface Pad {
  quick: Entry[];
  tiles: Tile[];
}

export interface Turn {
  next: Entry;
  last: Entry | null;
  to: string;
}

export interface Asking {
  kind: string;
  title: string;
  about: string[];
  groups: [label: string, buttons: Entry[]][];
  refused: Reason[];
  chance: boolean;
  steps?: string[];
  step?: number;
  bag?: string[];
  seat: number | null;
  stage: string;
}

/** A number of the score sheet: whether somebody told it, and the choice that puts it right. */
export type Count = [count: number, told: boolean, choice: Choice];
export type Line = [label: string, cells: Count[]];

export interface Tally {
  title: string;
  about: string;
  result: string;
  reasons: string[];
  players: Player[];
  lines: Line[];
  ties: Line[];
  totals: number[];
  winners: number[];
  done: Made | null;
}

export type News = [text: string, why: string, great: boolean];

/** Everything the tracker shows; a part that is not told has not changed. Lists to pick from come under keys of their own. */
export interface Tracker {
  v: number;
  round: number;
  writes: boolean;
  active: number | null;
  pictures: string;
  notes: [drawn: string, text: string, urgent: boolean][];
  news: News[];
  players: Tracked[];
  resting: [label: string, drawn: string, lying: number, spaces: number, room: string][];
  chronicle: string;
  unsure: boolean;
  promote: boolean;
  asking: Asking | null;
  tally: Tally | null;
  turn: Turn | null;
  [pad: `pad-${number}`]: Pad | null;
}
export type Picks = [value: number, drawn: string, spoken: string][];

export type Enter = (made: Made) => void;
export type Press = (choice: Made, made: HTMLElement) => void;
export type Sure = (title: string, about: string, go: () => void) => void;
