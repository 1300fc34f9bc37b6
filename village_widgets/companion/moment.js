/** The format of a time of today; other days add the date. @type {Intl.DateTimeFormatOptions} */
const CLOCK = { hour: "2-digit", minute: "2-digit" };
/** @type {Intl.DateTimeFormatOptions} */
const DAY_AND_CLOCK = { day: "numeric", month: "short", ...CLOCK };

/** Write a time (milliseconds since 1970) in the language of the page: without the date if it was today.
 * @param {number} at */
export function writeMoment(at) {
  const when = new Date(at);
  const today = when.toDateString() === new Date().toDateString();
  return when.toLocaleString(document.documentElement.lang || undefined, today ? CLOCK : DAY_AND_CLOCK);
}
