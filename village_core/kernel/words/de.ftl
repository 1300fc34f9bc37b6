### Die Grammatik des Deutschen: sein Name, und wie Sätze, Aufzählungen, Beschriftungen und Klammern zusammengesetzt werden.

language-name = Deutsch

## Sätze, die aufeinander folgen, und Aufzählungen: was schon dasteht, und was folgt

list-sentence = { $first } { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }

## Eine Sache und ihr Wert, eine Sache und eine Bemerkung dazu

label = { $what }: { $said }
bracketed = { $what } ({ $said })
