/** @import { Words } from "./types" */

// The grammar of the language, for the few texts that only a script can put together.

/** Join sentences; empty ones are left out.
 * @param {Words} words @param {(string | undefined)[]} sentences */
export const joinSentences = (words, ...sentences) =>
  sentences.filter(Boolean).join(words["between-sentences"]);

/** Join the parts of a list; empty ones are left out.
 * @param {Words} words @param {(string | number | undefined)[]} parts */
export const joinList = (words, ...parts) => parts.filter(Boolean).join(words.comma);

/** Join clauses, which may have commas of their own.
 * @param {Words} words @param {readonly string[]} clauses */
export const joinClauses = (words, clauses) => clauses.join(words.semicolon);

/** Say something about a thing: “what: said”.
 * @param {Words} words @param {string} what @param {string | number} said */
export const joinLabel = (words, what, said) => `${what}${words.colon}${said}`;

/** Add a remark in brackets. @param {Words} words @param {string} what @param {string | number} remark */
export const joinBracket = (words, what, remark) =>
  `${what}${words["bracket-open"]}${remark}${words["bracket-close"]}`;
