// What the modules of the form share. What Python tells them of it is in ../messages.d.ts.

import type { Flaw, LayField, FieldPicture, Section, Tiles, Typed } from "../messages";
import type { Send } from "../../components/types";
import type { Words } from "../words";

/** What was typed for one table, as the browser keeps it; what stands `aside` is the companion's, or what was
 * typed before. */
export interface Draft {
  values: Record<string, Typed>;
  unknown: string[];
  seen: string[];
  lines?: number;
  when?: string;
  typed?: boolean;
  at?: number;
  aside?: Draft | null;
}

/** The number of a tile, in a place that may be empty. */
export type Tile = number | string | null;

/** All that the form holds. */
export interface State {
  sections: Section[];
  /** The section that is shown. */
  at: number;
  /** The values as they stand, and those that the companion has: what was typed may be older than a field. */
  values: Record<string, Typed>;
  given: Record<string, Typed>;
  /** What stands in a field as it is being typed, where it is not simply written so. */
  texts: Record<string, string>;
  unknown: ReadonlySet<string>;
  /** Whether the section had unknown fields when it was come to. */
  dashed: boolean;
  /** The sections that somebody has looked at. */
  seen: ReadonlySet<string>;
  tiles: [name: string, picture: FieldPicture][];
  pictures: string;
  /** The fields whose list of tiles is open. */
  open: ReadonlySet<string>;
  /** The number of a sheet that digits go to. */
  cell: number;
  /** All that can't be, what of it is said here, and whether all of it has been said already. */
  problems: Flaw[];
  wrong: Flaw[];
  judged: boolean;
  /** By section what follows. */
  told: Record<string, string>;
  /** Whether it is being asked about what nobody has looked at. */
  asking: boolean;
  /** How many lines the table had when the values were filled in: what came later is not among them. */
  lines: number;
  /** Where the table stood then, in a few words. */
  when: string;
  /** Where the draft is kept, what stands beside it, and whether what is shown was typed. */
  place: string;
  aside: Draft | null;
  typed: boolean;
  /** Whether the form has just been opened, and whether anything was changed in it. */
  begun: boolean;
  touched: boolean;
}

/** What can be done in the form. */
export interface Acts {
  type(key: string, text: string): void;
  enter(key: string, value: Typed): void;
  step(key: string, move: "stepUp" | "stepDown"): void;
  choose(field: LayField, value: number | string, on: boolean): void;
  put(field: Tiles, tile: number): void;
  take(field: Tiles, place: number): void;
  unfold(key: string, open: boolean): void;
  digitsTo(cell: number): void;
  go(to: number, key?: string): void;
  onward(): void;
  lay(): void;
  swap(): void;
  leave(): void;
}

/** The form on a page. */
export interface Form {
  root: HTMLElement;
  words: Words;
  send: Send;
  state: State;
  waiting: ReturnType<typeof setTimeout> | undefined;
}
