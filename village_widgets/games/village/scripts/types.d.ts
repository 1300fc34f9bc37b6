// Types that the tracker's modules share. Messages from Python are in messages.d.ts.

import type { MadeEntry } from "../../../companion/types";
import type { EntryButton, PlayerCard, TrackerState } from "./messages";

/** The whole state of the tracker. */
export type KnownState = Required<TrackerState>;

/** The state with the waiting inputs shown as entered: each player's numbers before and after. `deadly`: by
 * these inputs a member dies at the turn's end. `stopped`: the table has to answer a question first. */
export interface ForeseenState extends Omit<KnownState, "players"> {
  players: ForeseenCard[];
  stopped: boolean;
  deadly: boolean;
}
/** A player's card with the numbers that change once the waiting inputs are stored. */
export interface ForeseenCard extends PlayerCard {
  waits: [picture: string, before: number, after: number][];
}

/** Enter a choice; `said` describes it in words. */
export type Enter = (made: MadeEntry, said?: string) => void;
/** Enter the choice of a button that was pressed; `said` describes it in words. */
export type Press = (choice: MadeEntry, said: string) => void;
/** Ask for the customer that a button's choice still lacks. */
export type AskCustomer = (entry: EntryButton) => void;
/** Ask whether a doubtful entry is meant; `go` enters it. */
export type Sure = (title: string, about: string, go: () => void) => void;
