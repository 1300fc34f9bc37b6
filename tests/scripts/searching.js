// Search as a page does: read books and queries from its input as JSON, and write for each query the rules
// found after the last key, the best first, and the milliseconds of each key. Pasted queries have one key.
import { foldRules, searchRules } from "../../village_widgets/rulebook/search.js";

let input = "";
for await (const chunk of process.stdin) input += chunk;
const { books, queries, pasted } = JSON.parse(input);
const folded = Object.fromEntries(
  Object.entries(books).map(([key, { book, common }]) => [key, foldRules(book.groups, common)]),
);
const found = queries.map(({ book, typed }) => {
  let rules = [];
  const lengths = pasted ? [typed.length] : [...typed].map((_, at) => at + 1);
  const keys = lengths.map((length) => {
    const before = performance.now();
    rules = searchRules(folded[book], typed.slice(0, length));
    return performance.now() - before;
  });
  return { rules, keys };
});
console.log(JSON.stringify(found));
