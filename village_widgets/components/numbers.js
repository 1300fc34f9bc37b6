/** Write a number as text, with a real minus sign. @param {number | string} number */
export const writeNumber = (number) => String(number).replace("-", "−");

/** Read a typed number, with a minus sign or a hyphen. @param {string} typed */
export const readNumber = (typed) => Number(typed.replace("−", "-"));
