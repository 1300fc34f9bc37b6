/** Animations that begin together. They are collected while the page is measured, and change it only when
 * they start. */
export class Timeline {
  /** Changes of the page that are made at the start. @type {(() => void)[]} */
  collected = [];
  /** Animations that have started, timers too. @type {Animation[]} */
  running = [];

  /** @param {Element} clock an element whose empty animations are the timers */
  constructor(clock) {
    this.clock = clock;
  }

  /** Collect a change of the page.
   * @param {() => void} change */
  add(change) {
    this.collected.push(change);
  }

  /** Collect an animation of an element.
   * @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
  animate(element, frames, timing) {
    this.add(() => this.running.push(element.animate(frames, timing)));
  }

  /** Call a function after a delay, unless all is cancelled before. The time is an animation's delay, not its
   * duration: while an animation lasts, the browser works in every frame.
   * @param {number} delay milliseconds @param {() => void} then */
  schedule(delay, then) {
    this.add(() => {
      const timer = this.clock.animate(null, { delay, duration: 0 });
      timer.onfinish = then;
      this.running.push(timer);
    });
  }

  /** Make all collected changes, so that their animations begin together. */
  start() {
    for (const change of this.collected.splice(0)) change();
  }

  get isRunning() {
    return this.running.length > 0;
  }

  /** End all animations and timers; elements look as they do without them. */
  cancel() {
    for (const animation of this.running.splice(0)) animation.cancel();
  }
}
