### 中文語法：語言的名稱，以及句子、清單、標籤與括號的連接方式。

language-name = 繁體中文

## 前後相連的句子與清單：前段與後段

list-sentence = { $first }{ $last }
list-and = { $first }和{ $last }
list-or = { $first }，或{ $last }
list-comma = { $first }、{ $last }
list-semicolon = { $first }；{ $last }

## 事物與它的值，事物與補充說明

label = { $what }：{ $said }
bracketed = { $what }（{ $said }）
