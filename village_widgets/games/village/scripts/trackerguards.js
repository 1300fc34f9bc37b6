// milliseconds after a turn begins or goes on, an entry or a move of the keyboard in which a press counts as
// meant for the screen before
const GUARD = 450;

/** A moment in which the button that ends the turn can't be pressed. */
export class ShortRest {
  until = 0; // the time at which it ends
  /** The timer of its end; undefined while the button can be pressed. */
  timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);

  /** @param {() => void} noteEnd */
  constructor(noteEnd) {
    this.noteEnd = noteEnd;
  }

  /** True while a press of the button counts as none. */
  get holds() {
    return Date.now() < this.until;
  }

  /** True while the button looks as if it can't be pressed. */
  get isShown() {
    return this.timer !== undefined;
  }

  /** Begin the moment, in place of an earlier one. */
  begin(time = GUARD) {
    this.until = Date.now() + time;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.noteEnd();
    }, time);
  }
}

/** Listens to presses, and stops one that was meant for the button before: the second half of a double tap or
 * of a press of Enter if another button has come under it. */
export class StrayPresses {
  capture = true;
  calm = 0; // the time until which the second half of a double tap presses no other button
  led = 0; // the time until which a second Enter presses nothing

  /** @param {() => string} findSent returns the key of the button that was pressed last */
  constructor(findSent) {
    this.findSent = findSent;
  }

  /** Note that other buttons come under a finger. */
  noteTap() {
    this.calm = Date.now() + GUARD;
  }

  /** Note that the keyboard was led to another button. */
  noteLead() {
    this.led = Date.now() + GUARD;
  }

  /** Let Enter press again, since another key was pressed. */
  endLead() {
    this.led = 0;
  }

  /** @param {MouseEvent} event */
  handleEvent(event) {
    const button = /** @type {Element} */ (event.target).closest("[data-key]");
    const same = button?.getAttribute("data-key") === this.findSent();
    const isTap = event.detail > 1 && !same && Date.now() < this.calm;
    if (isTap || (event.detail === 0 && Date.now() < this.led)) event.stopPropagation();
  }
}
