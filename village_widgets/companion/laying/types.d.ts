// Types that the modules of the form share. Messages from Python are in ../messages.d.ts.

import type { FieldContent, FieldPicture, Flaw, LayField, Section, Tiles } from "../messages";
import type { Send } from "../../components/types";
import type { Words } from "../words";

/** The typed values for one table, as the browser keeps them; `aside` are the values of the companion, or
 * those that were typed before. */
export interface LayingDraft {
  values: Record<string, FieldContent>;
  unknown: string[];
  seen: string[];
  lines?: number;
  when?: number;
  typed?: boolean;
  at?: number;
  aside?: LayingDraft | null;
}

/** The number of a tile at a place; null for an empty place, a text if that is no number. */
export type Tile = number | string | null;

/** The state of the form. */
export interface LayingState {
  sections: Section[];
  /** The section that is shown. */
  at: number;
  /** The values in the fields; those that the companion has, for fields newer than the draft. */
  values: Record<string, FieldContent>;
  given: Record<string, FieldContent>;
  /** The text of a field while it is typed, where it differs from the written value. */
  texts: Record<string, string>;
  unknown: ReadonlySet<string>;
  /** True if the section had unknown fields when the player came to it. */
  dashed: boolean;
  /** The keys of the sections that the player has opened. */
  seen: ReadonlySet<string>;
  tiles: [name: string, picture: FieldPicture][];
  pictures: string;
  /** The fields whose list of tiles is open. */
  open: ReadonlySet<string>;
  /** The place of the number in the sheet that the digit keys type. */
  cell: number;
  /** All problems, those that are shown now, and whether the player has seen all of them. */
  problems: Flaw[];
  wrong: Flaw[];
  judged: boolean;
  /** The consequence of the values, in words, by section. */
  told: Record<string, string>;
  /** True while the form asks about the sections that were not opened. */
  asking: boolean;
  /** The number of lines that the table had when the values were filled in. */
  lines: number;
  /** That time, in milliseconds since 1970; 0 if it is unknown. */
  when: number;
  /** The key under which the draft is kept, the values set aside, and whether the shown ones were typed. */
  place: string;
  aside: LayingDraft | null;
  typed: boolean;
  /** True if the form has just been opened, and if anything was changed in it. */
  begun: boolean;
  touched: boolean;
}

/** Actions of the player in the form. */
export interface Acts {
  type(key: string, text: string): void;
  enter(key: string, value: FieldContent): void;
  step(key: string, move: "stepUp" | "stepDown"): void;
  choose(field: LayField, value: number | string, on: boolean): void;
  put(field: Tiles, tile: number): void;
  take(field: Tiles, place: number): void;
  unfold(key: string, open: boolean): void;
  pointDigits(cell: number): void;
  go(to: number, key?: string): void;
  goOn(): void;
  lay(): void;
  swap(): void;
  leave(): void;
}

/** The form on a page. */
export interface Form {
  root: HTMLElement;
  words: Words;
  send: Send;
  state: LayingState;
  waiting: ReturnType<typeof setTimeout> | undefined;
  /** The state that stays while the form is told again in another language. */
  retold: LayingState | null;
}
