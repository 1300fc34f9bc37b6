// Shapes that the tracker's modules share. What Python tells them is in messages.d.ts.

import type { EntryButton, PlayerCard, TrackerState } from "./messages";

/** What the tracker shows, once it was told everything. */
export type Told = Required<TrackerState>;

/** The same with what waits shown as entered: what each player's numbers were and are, and whether somebody
 * dies by it at the turn's end.
 * `stopped`: what comes next has to be asked first.
 */
export interface Foreseen extends Omit<Told, "players"> {
  players: Shown[];
  stopped: boolean;
  deadly: boolean;
}
export interface Shown extends PlayerCard {
  waits: [picture: string, before: number, after: number][];
}

/** A choice, or an answer (a choice with what is paid for it), made by Python and sent back as it is. */
export type Made = Record<string, unknown>;
/** Enter something; `said` is what it is in words. */
export type Enter = (made: Made, said?: string) => void;
export type Press = (choice: Made, said: string) => void;
/** Ask for the customer that a button's choice still lacks. */
export type Ask = (entry: EntryButton) => void;
export type Sure = (title: string, about: string, go: () => void) => void;
