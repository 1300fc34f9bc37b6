// Shapes that the modules share. What Python tells them is in messages.d.ts.

export type { Words } from "./words";

/** What a page says to Python: one command, with all that it needs. */
export type Command = import("./commands").Command;
export type Send = (command: Command) => void;

/** What is heard when something arrives, and what else is: the end of a game. */
export type Tone = import("./messages").Movement[3];
export type Sound = Exclude<Tone, ""> | "end";

/** An element's attributes; a function listens to the event of that name, true and false switch an attribute on and off. */
export type Attributes = Record<string, string | number | boolean | ((event: never) => unknown) | undefined>;

/** The widget's model, as far as a page uses it. */
export interface Model {
  get(name: "_unshown" | "_newcomer"): string;
  get(name: "_told"): DataView<ArrayBuffer> | undefined;
  get(name: "_turned"): boolean;
  send(command: Command): void;
  on(event: "msg:custom", receive: Receive): void;
  off(event: "msg:custom", receive: Receive): void;
}
export type Receive = (message: { packed?: boolean }, buffers: BlobPart[]) => void;

export interface Props {
  model: Model;
  el: HTMLElement;
}

/** What an entry module exports by default: shows the page in an element and gives what cleans it up. */
export interface Widget {
  render(props: Props): (() => void) | Promise<() => void>;
}

/** What may have happened at a table although the rules refuse it. */
export interface Besides {
  anyway(choice: string, ways: import("./messages").PaidAnyway[], v: number | undefined, sheet: Pick<Sheet, "close" | "show">): HTMLElement;
  right(close: () => void): HTMLElement;
}

/** Where people say what they drew, on a page that draws nothing for them. */
export interface Drawn {
  root: HTMLElement;
  foot: HTMLElement;
  show(table: import("./messages").BoardState, v: number): void;
}

export type Board = import("./board.js").Board;
export type Lesson = import("./lesson.js").Lesson;
export type Settings = import("./settings.js").Settings;
export type Sheet = import("./sheet.js").Sheet;
export type Clear = import("./clearing.js").ClearView;
