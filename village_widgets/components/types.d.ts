// Types that the modules share. Messages from Python are in messages.d.ts.

import type { BoardState, Movement, PaidAnyway } from "./messages";

export type { Words } from "./words";

/** A command that a page sends to Python. */
export type Command = import("./commands").Command;
export type Send = (command: Command) => void;

/** The tone of a movement, and the sounds that the page can play. */
export type Tone = Movement[3];
export type Sound = Exclude<Tone, ""> | "end";

/** An element's attributes. A function listens to the event of that name; true and false switch an attribute
 * on and off. */
export type Attributes = Record<string, string | number | boolean | ((event: never) => unknown) | undefined>;

/** The widget's model, as far as a page uses it. */
export interface Model {
  get(name: "_unshown" | "_unrun" | "_newcomer" | "_language"): string;
  get(name: "_told"): DataView<ArrayBuffer> | undefined;
  get(name: "_version"): number | undefined;
  get(name: "_turned"): boolean;
  send(command: Command): void;
  on(event: "msg:custom", receive: Receive): void;
  off(event: "msg:custom", receive: Receive): void;
  on(event: "change:_language", changed: () => void): void;
  off(event: "change:_language", changed: () => void): void;
}
export type Receive = (message: { packed?: boolean }, buffers: BlobPart[]) => void;

export interface Props {
  model: Model;
  el: HTMLElement;
}

/** The default export of an entry module: shows the page in an element and returns what cleans it up. */
export interface Widget {
  render(props: Props): (() => void) | Promise<() => void>;
}

/** Offers of a sheet on pages that write a game down: moves that may have happened although the rules
 * refuse them, and the way to correct the game first. */
export interface Besides {
  renderAnyway(
    choice: string,
    ways: PaidAnyway[],
    v: number | undefined,
    sheet: Pick<Sheet, "close" | "show">,
  ): unknown;
  renderCorrection(close: () => void): unknown;
}

/** The form where people say what they drew, on a page that draws nothing for them. */
export interface DrawForm {
  root: HTMLElement;
  foot: HTMLElement;
  show(state: BoardState, v: number): void;
}

export type Board = import("./board.js").Board;
export type Sheet = import("./sheet.js").Sheet;
/** Renders a text; words of the glossary that it meets for the first time can be tapped. */
export type Mark = (text: string) => unknown;
export type Clear = import("./clearing.js").ClearView;
