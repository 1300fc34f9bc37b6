import { Version } from "../components/versions.js";
import { ENTERING } from "./entering.js";
import { Outbox } from "./outbox.js";
import { readSeat, sitAt, makeTableKeeper } from "./storage.js";

/** @import { CompanionMessage, SharedState } from "./messages" */
/** @import { Connection } from "./connection" */
/** @import { Input, WaitingInput } from "./types" */
/** @import { Command } from "../components/types" */

const SIGN_OF_LIFE = 10; // heartbeats between two questions to Python whether it is there
const WORRY = 3; // heartbeats between two looks for what keeps Python from answering
const LINGERING = 1_000; // milliseconds after which an input that waits is shown in a list

/** Tell whether a command may become a line of the table's log.
 * @param {Command} command @returns {command is Input} */
export const isEntry = (command) => ENTERING.has(command.do);

/** Return what Python has to know of this browser before the page joins a table. @param {string} code */
export const describeBrowser = (code) => ({
  code,
  seat: readSeat(code),
  pending: new Outbox(code).listTokens(),
});

/** This page at one shared table: the state that it received, and the inputs that it enters. */
export class SeatedPage {
  /** The state, put together from all messages; null before the first. @type {SharedState | null} */
  shared = null;
  kept = true; // whether the browser keeps its copy of the table
  unstored = ""; // why the store can't be used just now
  late = false; // whether an input waits longer than it should
  /** The page's seat, null if it is everybody's; undefined before the first state.
   * @type {number | null | undefined} */
  #seat = undefined;
  #box;
  #keeper;
  #line;
  #asks;
  #version;

  /** @param {string} code @param {Connection} line
   * @param {() => boolean} asks whether the table asks something before anything else */
  constructor(code, line, asks) {
    this.code = code;
    this.#box = new Outbox(code);
    this.#keeper = makeTableKeeper(code);
    this.#line = line;
    this.#asks = asks;
    this.#version = new Version(line.send);
  }

  /** The number of lines that the page has seen. */
  get count() {
    return this.#version.v;
  }

  /** The number of inputs that are not stored yet. */
  get waiting() {
    return this.#box.size;
  }

  /** Ask for the seat that this browser had here if the state has another one; return whether it has never
   * chosen one. Such a page is everybody's from now on.
   * @param {SharedState} shared */
  sit(shared) {
    const seat = readSeat(this.code);
    if (seat === null) sitAt(this.code, "table");
    else if (Number.isInteger(seat) && seat !== shared.seat) this.#line.send({ do: "sit", seat });
    return seat === null;
  }

  /** The inputs that are not stored yet, in order. @returns {WaitingInput[]} */
  get list() {
    return this.#box.list();
  }

  /** True while the process does not answer. */
  get alone() {
    return this.late || this.#line.silent;
  }

  /** True if the page should announce the inputs that wait. */
  get lingers() {
    return this.waiting > 0 && (this.alone || Date.now() - this.list[0].at > LINGERING);
  }

  /** Keep an input, and send it when its turn comes. @param {Input} input @param {string} [said] */
  enter(input, said) {
    this.#box.put({ ...input, v: input.v ?? this.count }, said);
    this.flush();
  }

  /** Take back an input that was not sent yet, the last one if none is named; return whether there was one.
   * @param {string} [token] */
  take(token = this.list.at(-1)?.message.token) {
    return token !== undefined && this.#box.take(token);
  }

  /** Send the next waiting input, unless one is on its way. Inputs wait while the process does not answer;
   * those entered ahead also wait while the table asks something that comes first. What was sent already is
   * sent again in any case: it may be stored, and others may have told the same. */
  flush() {
    const next = this.#box.sendNext(
      ({ sent, message }) => sent || !(this.#line.silent || (message.ahead && this.#asks())),
    );
    if (next) this.#line.send(next);
    if (!this.waiting) this.late = false;
  }

  /** Forget how waiting inputs were described: the page speaks another language. */
  forgetWords() {
    this.#box.forgetWords();
  }

  /** Send an input in conflict once more, to be told of the conflict in another language.
   * @param {string} token */
  repeat(token) {
    const one = this.list.find(({ message }) => message.token === token);
    if (one) this.#line.send(one.message);
  }

  /** Send again what was on its way, since it may be lost, unless the page is hidden. */
  sendAgain() {
    this.#box.forgetSent();
    if (!document.hidden) this.flush();
  }

  /** Send again what waits too long. */
  sendLate() {
    this.flush();
    this.late = this.#box.late;
  }

  /** Ask for what is newer than the page's lines, unless the page is hidden. */
  look() {
    if (!document.hidden) this.#line.ask({ do: "look", v: this.count });
  }

  /** Ask for the newest state and send again what waits, since messages may have been lost during a sleep
   * or a gap in the network. */
  wake() {
    this.sendAgain();
    this.look();
  }

  /** Send again what waits, and now and then ask whether Python is there and whether the page has missed
   * anything. @param {number} beats heartbeats of the page so far */
  keepUp(beats) {
    this.sendLate();
    if (beats % SIGN_OF_LIFE === 0) this.look();
    if (beats % WORRY === 0 && this.alone) document.dispatchEvent(new Event("village:look"));
  }

  /** Settle an input that came too late: enter `input` in its place, or leave it out if that is null.
   * @param {string} token @param {Input | null} input */
  settle(token, input) {
    if (input) this.#box.replace(token, { ...input, v: this.count });
    else this.#box.settle([token]);
    this.flush();
  }

  /** Receive a state of the table and store its lines; one that doesn't follow on the page's lines is asked
   * for as a whole. Lines that the server has lost are sent back.
   * @param {SharedState} shared */
  receive(shared) {
    if (!this.#version.reach(shared)) return;
    const { kept, ahead } = this.#keeper.receive(shared);
    this.shared = { ...this.shared, back: "", unproven: false, ...shared };
    this.kept = kept;
    if (ahead) this.#line.send({ do: "restore", ...ahead }); // before the waiting inputs, which came later
    if (this.#seat !== undefined && this.#seat !== shared.seat) sitAt(this.code, shared.seat ?? "table");
    this.#seat = shared.seat;
  }

  /** Receive the results of inputs; one in conflict waits for the player.
   * @param {CompanionMessage} message */
  receiveResults({ accepted = [], answered = [], conflict }) {
    this.#box.settle([...accepted, ...answered.filter((token) => token !== conflict?.token)]);
    if (conflict) this.#box.hold(conflict.token, conflict.mine);
    this.flush();
  }
}
