// Shapes that the tracker's modules share. What Python tells them is in messages.d.ts.

import type { TrackerState } from "./messages";

/** What the tracker shows, once it was told everything. */
export type Told = Required<TrackerState>;

/** A choice, or an answer (a choice with what is paid for it), made by Python and sent back as it is. */
export type Made = Record<string, unknown>;
export type Enter = (made: Made) => void;
export type Press = (choice: Made, made: HTMLElement) => void;
export type Sure = (title: string, about: string, go: () => void) => void;
