### The grammar of the language: its name, and how sentences, lists, labels and remarks in brackets are put together.

language-name = English

## Sentences that follow each other, and lists: the part said so far, and the part that follows

list-sentence = { $first } { $last }
list-and = { $first } and { $last }
list-or = { $first }, or { $last }
list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }

## A thing and the value it has, a thing and a remark about it

label = { $what }: { $said }
bracketed = { $what } ({ $said })
