// Types that the tracker's modules share. Messages from Python are in messages.d.ts.

import type { EntryButton, PlayerCard, TrackerState } from "./messages";

/** The whole state of the tracker. */
export type Told = Required<TrackerState>;

/** The state with the waiting inputs shown as entered: each player's numbers before and after. `deadly`: by
 * these inputs a member dies at the turn's end. `stopped`: the table has to answer a question first. */
export interface Foreseen extends Omit<Told, "players"> {
  players: Shown[];
  stopped: boolean;
  deadly: boolean;
}
/** A player's card with the numbers that change once the waiting inputs are stored. */
export interface Shown extends PlayerCard {
  waits: [picture: string, before: number, after: number][];
}

/** A choice, or an answer (a choice with its payment), made by Python and sent back unchanged. */
export type Made = Record<string, unknown>;
/** Enter a choice; `said` describes it in words. */
export type Enter = (made: Made, said?: string) => void;
/** Enter the choice of a button that was pressed; `said` describes it in words. */
export type Press = (choice: Made, said: string) => void;
/** Ask for the customer that a button's choice still lacks. */
export type Ask = (entry: EntryButton) => void;
/** Ask whether a doubtful entry is meant; `go` enters it. */
export type Sure = (title: string, about: string, go: () => void) => void;
