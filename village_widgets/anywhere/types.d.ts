/** The parts in use of Python in a browser (the package pyodide) and of service workers. */

/** A function of Python's as scripts have it: it is gone after the call that it came with, but a copy lasts
 * until it is destroyed. */
export interface PyProxy {
  (line?: string): void;
  copy(): PyProxy;
  destroy(): void;
}

/** The bytes that come with a message, as Python has them. */
export interface Buffers {
  toJs(): Uint8Array[];
}

/** A page as Python has it (``widgets.RunningPage``), and the store that the browser keeps for it
 * (``journal.Journal``). */
export interface RunningPage {
  receive(said: string): void;
  connect(): void;
}
export interface Journal {
  take(text: string): void;
}

/** Python's side of the workers (``browser.py``). */
export interface BrowserModule {
  start_page(
    notebook: string,
    language: string,
    records: unknown,
    keep: (key: string, text: string) => void,
    post: (text: string, buffers: Buffers) => void,
    ask: (question: string, tell: PyProxy) => () => void,
    prepare: () => void,
  ): [RunningPage, Journal];
  speak(language: string): void;
  answer_question(question: string): Iterable<string>;
}

export interface Python {
  FS: FileSystem;
  runPython(code: string): unknown;
  pyimport(name: "village_widgets.anywhere.browser"): BrowserModule;
  toPy(value: unknown): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** The files of a Python that begins. */
export interface FileSystem {
  mkdirTree(folder: string): void;
  writeFile(path: string, content: Uint8Array): void;
}

/** The machine that Python runs on, before it begins. */
export interface Machine {
  onRuntimeInitialized: () => void;
  loadDynamicLibrary(path: string, how: { global: boolean; nodelete: boolean }, scope: object): void;
  _malloc(bytes: number): number;
}

/** A service worker's own side, and what it hears. */
export interface KeeperEvent extends Event {
  readonly request: Request;
  addRoutes?(routes: object): Promise<void>;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
export interface KeeperMessage extends MessageEvent<"take over" | { keep: string }> {
  waitUntil(done: Promise<unknown>): void;
}
export interface Keeper {
  addEventListener(kind: "install" | "activate" | "fetch", heard: (event: KeeperEvent) => void): void;
  addEventListener(kind: "message", heard: (event: KeeperMessage) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
}

/** The model of a plain widget (``widgets.HTML``, ``widgets.Dropdown``). */
export interface PlainModel {
  get(name: "value" | "description"): string;
  get(name: "index"): number;
  get(name: "_names"): string[];
  set(name: "index", value: number): void;
  save_changes(): void;
  on(event: `change:${string}`, listener: () => void): void;
}

/** The script that shows a plain widget. */
export interface PlainWidget {
  render(props: { model: PlainModel; el: HTMLElement }): void;
}
