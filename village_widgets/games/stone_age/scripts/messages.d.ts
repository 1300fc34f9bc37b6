// What Python tells the views that Stone Age brings to the companion's page: written from the Python types by `python -m tests.declaring`, not by hand.

import type { State } from "../../../components/messages";
import type { Reminder, ShownPlayer, Tally } from "../../../companion/messages";

/** A pile of buildings: its name, what is left of it, and what it enters for a seat and points yet to be named. */
export type BuildingPile = [label: string, left: string, made: Record<string, unknown> | null];

/** A button with what it enters; small words say what comes then. */
export type Button = [label: string, made: Record<string, unknown>, small: string];

/** A card that can be taken or shown: what it gives, its lower half with the number of equal cards, and what it enters. */
export type CardButton = [label: string, small: string, made: Record<string, unknown>];

/** A count on a tribe's card: a picture with its number, and both in words. */
export type Fact = [drawn: string, count: string, spoken: string];

/** A button by which a tribe grows: its picture and label, the numbers before and after, what it enters, and that in words. */
export interface GrowthButton {
  drawn: string;
  label: string;
  small: string;
  made: Record<string, unknown>;
  spoken: string;
  full: boolean;
}

/** A lower half of cards: its picture and name, and the cards with it that are not taken yet. */
export type LowerHalf = [drawn: string, label: string, gifts: CardButton[]];

/** The state of the tracker, or the parts of it that have changed. */
export interface TrackerState extends State {
  writes?: boolean;
  notes?: Reminder[];
  news?: string[];
  acting?: number[];
  tribes?: TribeCard[];
  figures?: LowerHalf[];
  sites?: BuildingPile[];
  fixed?: number[];
  changes?: Button[];
  turns?: Button[];
  feast?: Button[];
  showing?: string;
  tally?: Tally | null;
  pictures?: string;
}

/** A tribe: its place in the order of play, its points, what it has, the food that it has to pay, and how it can grow. */
export interface TribeCard {
  seat: number;
  number: number;
  name: ShownPlayer;
  points: string;
  facts: Fact[];
  cards: Fact[];
  food: string;
  grows: GrowthButton[];
  hungry: Button | null;
  starved: boolean;
}
