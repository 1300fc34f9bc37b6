// What Python tells the view that Manitoba brings to the companion's page: written from the Python types by `python -m tests.declaring`, not by hand.

import type { State } from "../../../components/messages";
import type { Reminder, ShownPlayer, Tally } from "../../../companion/messages";

/** A clan: its points, storages, steps on paths, altars and shells. */
export interface ClanTile {
  seat: number;
  name: ShownPlayer;
  points: string;
  facts: Fact[];
  columns: Column[];
  steps: Press[];
  ready: Section | null;
  more: Section[];
  active: boolean;
  done: boolean;
}

/** A storage: the pictures of its tokens from the lowest up, and the button that puts its good there. */
export type Column = [tokens: string[], press: Press, exempt: boolean];

/** A fact about a clan: its pictures, a short text beside them, and all of it in words. */
export type Fact = [drawn: string[], label: string, spoken: string];

/** A button: its pictures, label and small words, all of it in words, and what it enters. */
export interface Press {
  drawn: string[];
  label: string;
  small: string;
  spoken: string;
  made: Record<string, unknown>;
  off: boolean;
}

/** A card of the season: what it shows in pictures, a short text and in words, and whether it is this round's, or over. */
export interface SeasonCard {
  drawn: string[];
  label: string;
  spoken: string;
  now: boolean;
  over: boolean;
  picks: string;
}

/** Some buttons under a title. */
export type Section = [title: string, presses: Press[]];

/** The state of the tracker, or the parts of it that have changed. */
export interface TrackerState extends State {
  writes?: boolean;
  notes?: Reminder[];
  news?: string[];
  row?: SeasonCard[];
  events?: Section | null;
  clouds?: Section | null;
  clans?: ClanTile[];
  asked?: Section | null;
  end?: Press | null;
  tally?: Tally | null;
  pictures?: string;
}
