// What the server tells a page that asks for its process: written from the Python types by `python -m tests.declaring`, not by hand.

/** The output of one cell as HTML; ``cell`` is its number among all cells of the notebook, from 0. */
export interface CellOutput {
  is: "cell-output";
  cell: number;
  html: string;
  ids: string[];
}

/** A message that says that no more outputs follow: all cells have run, or one has failed. */
export interface OutputEnd {
  is: "output-end";
}

/** The page's process runs, as the kernel with this id. */
export interface ProcessReady {
  is: "process-ready";
  kernel: string;
}

/** All processes are in use: ``text`` says which place in the queue the page has. */
export interface QueuePlace {
  is: "queue-place";
  text: string;
}

/** Whatever it tells. */
export type DoorMessage =
  QueuePlace
  | ProcessReady
  | CellOutput
  | OutputEnd;
