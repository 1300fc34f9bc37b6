// What the server tells a page that asks for its process: written from the Python types by `python -m tests.declaring`, not by hand.

/** There is a process, of this number (``kernel``). */
export interface Enters {
  is: "enters";
  kernel: string;
}

/** What the cell of this number shows, as HTML; the first cell is 0. Nothing comes where the page has it as a still picture, with places for these ids (``stills.py``). */
export interface Shows {
  is: "shows";
  cell: number;
  html: string;
  ids: string[];
}

/** All places are taken: ``said`` tells which one in the line the page has. */
export interface Waits {
  is: "waits";
  said: string;
}

/** All cells have run. */
export interface Whole {
  is: "whole";
}

/** Whatever it tells. */
export type DoorMessage =
  Waits
  | Enters
  | Shows
  | Whole;
