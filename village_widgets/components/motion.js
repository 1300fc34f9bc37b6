import { canMove, isOff, onInterrupt, prefersStill, readManner, renderMannerPicker } from "./manner.js";
import { HIGHLIGHT, Stage } from "./stage.js";

/** @import { CloseUp, Director } from "./closeup" */
/** @import { Flight } from "./flight" */
/** @import { LogEntry } from "./messages" */
/** @import { Board, Tone, Words } from "./types" */
/** A log entry, and the flights that show it on the board.
 * @typedef {{ entry: LogEntry, flights: Flight[] }} Step */

const CHANCE = -1; // the seat of chance in the log
const BETWEEN = 160; // milliseconds between two sounds if nothing flies
const OVERLAP = 260; // milliseconds from a draw to the next step, unless the draw is narrated

/** Moves pieces on the board from where they were to where they are. The board shows the new state already;
 * any press ends the motion. With reduced motion places light up instead. Sounds play when a piece
 * arrives. */
export class Motion {
  /** The steps since the last change of the board. @type {Step[]} */
  steps = [];
  /** Steps that last long enough to be read. @type {LogEntry[]} */
  narrated = [];
  /** Called with each step as it begins, and with null at the end.
   * @type {(entry: LogEntry | null) => void} */
  narrate = () => {};
  /** Called once at the end of the motion. @type {(() => void) | null} */
  ended = null;
  ignoreInterrupts = () => {};
  isStill = false; // whether the reader's system asks for less motion; read once for a series of steps

  /** @param {Words} words @param {Pick<Board, "find" | "root">} board
   * @param {(tone: Tone, delay?: number) => void} playSound @param {Director} director
   * @param {() => void} home shows what is asked */
  constructor(words, board, playSound, director, home) {
    this.words = words;
    this.director = director;
    this.home = home;
    this.playSound = playSound;
    this.stage = new Stage(board, playSound);
    this.root = this.stage.root;
  }

  get isOff() {
    return isOff();
  }

  /** True if the last steps can be shown as movement: there are some, and the reader's system allows it. */
  get moves() {
    return this.steps.length > 0 && !this.isStill;
  }

  /** All flights of the steps. */
  get flights() {
    return this.steps.flatMap(({ flights }) => flights);
  }

  /** Note where everything lies before the board changes, and end an earlier motion. Return a function that
   * looks where everything has come to after that, and moves it; where nothing can move it only plays the
   * sounds.
   * @param {LogEntry[]} entries @param {LogEntry[]} narrated those of them that are shown long enough to be
   * read */
  prepare(entries, narrated) {
    this.isStill = prefersStill();
    this.stage.measure();
    // First, while the layout is valid: this measures.
    const steps = canMove() && entries.map((entry) => ({ entry, flights: this.leave(entry) }));
    this.finish();
    this.steps = steps || [];
    this.narrated = narrated;
    return () => {
      if (!steps) return this.soundAll(entries);
      this.drawPieces();
      for (const flight of this.flights) flight.land(this.stage.spots);
      this.play();
    };
  }

  /** Return the flights of a step, from where their pictures lie before the board changes.
   * @param {LogEntry} entry */
  leave({ moves = [] }) {
    return moves.map((movement) => this.stage.leave(movement));
  }

  /** Draw the pictures that will fly, and measure the changed board. */
  drawPieces() {
    if (!this.isStill) this.stage.draw(this.flights);
    this.stage.measure();
  }

  /** Play each sound of some steps once.
   * @param {LogEntry[]} entries */
  soundAll(entries) {
    const tones = new Set(entries.flatMap(({ moves = [] }) => moves.map(([, , , tone]) => tone)));
    tones.delete("");
    [...tones].forEach((tone, at) => {
      this.playSound(tone, at * BETWEEN);
    });
  }

  /** Show all steps, and end the motion when they are through or the reader presses something. */
  play() {
    if (!this.steps.length) return;
    this.ignoreInterrupts = onInterrupt(this.finish);
    this.stage.start(this.isStill ? this.lightAll() : this.performAll(), this.skip);
  }

  /** Light up where the flights lead, and play their sounds; return how long that takes, in milliseconds. */
  lightAll() {
    for (const { stops } of this.flights) {
      const place = stops.at(-1);
      if (place?.wide) this.stage.light(place, 0);
    }
    this.soundAll(this.steps.map(({ entry }) => entry));
    return HIGHLIGHT;
  }

  /** Perform one step after the other; return how long all of them take, in milliseconds. */
  performAll() {
    const { stage, director } = this;
    const manner = readManner();
    let begins = 0;
    let ends = 0;
    /** The close-up in which the last step was shown. @type {CloseUp | null} */
    let last = null;
    stage.expect(this.flights);
    for (const { entry, flights } of this.steps) {
      const narrated = this.narrated.includes(entry);
      const begin = () => this.narrate(entry);
      if (begins) stage.timeline.schedule(begins, begin);
      else stage.timeline.add(begin); // the first step appears in the same frame as the new board
      const spots = flights.flatMap(({ stops }) => stops);
      const closeUp = narrated ? director.look(entry.panel ?? "", spots) : null;
      if (last && last !== closeUp) this.fold(last, begins);
      const takes = Math.max(stage.perform(flights, begins, manner, closeUp), narrated ? manner.told : 0);
      if (closeUp) director.show(closeUp, stage.timeline, begins, takes);
      last = closeUp;
      ends = Math.max(ends, begins + takes);
      begins += entry.seat === CHANCE && !narrated ? Math.min(takes, OVERLAP) : takes;
    }
    return last ? ends + this.fold(last, ends) : ends;
  }

  /** Fold a close-up and take away what lies on it; return how long that takes, in milliseconds.
   * @param {CloseUp} closeUp @param {number} delay */
  fold(closeUp, delay) {
    this.stage.takeDice(delay);
    return this.director.fold(closeUp, this.stage.timeline, delay);
  }

  /** Show the last steps once more. */
  replay = () => {
    this.isStill = prefersStill();
    this.finish();
    this.drawPieces();
    this.play();
  };

  /** End the motion, and see that what is asked can be seen. */
  skip = () => {
    this.finish();
    this.home();
  };

  /** End the motion, with the page where it is, and call what waits for the end; nothing if nothing moves. */
  finish = () => {
    if (!this.stage.timeline.isRunning) return;
    this.stage.cancel();
    this.director.cut();
    this.ignoreInterrupts();
    this.narrate(null);
    const then = this.ended;
    this.ended = null;
    then?.();
  };

  /** Call a function once when the motion ends, also if the reader ends it; it takes the place of an earlier
   * one.
   * @param {() => void} then */
  callAfterwards(then) {
    this.ended = then;
  }

  /** Render the list that chooses how much moves. */
  renderPicker() {
    return renderMannerPicker(this.words, this.finish);
  }
}
