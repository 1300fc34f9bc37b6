/** Write a number as text, with a real minus sign. @param {number | string} number */
export const writeNumber = (number) => String(number).replace("-", "−");

/** Read a typed number, with a minus sign or a hyphen. @param {string} typed */
export const readNumber = (typed) => Number(typed.replace("−", "-"));

/** Return a random number of some bytes, two hexadecimal digits for each. @param {number} bytes */
export const makeRandomHex = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
