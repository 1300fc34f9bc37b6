### 한국어 문법: 언어의 이름, 문장과 목록과 이름표와 괄호를 잇는 법.

language-name = 한국어

## 이어지는 문장과 목록: 앞부분과 뒷부분

list-sentence = { $first } { $last }
list-and = { JOSA($first, "과/와") } { $last }
list-or = { $first } 또는 { $last }
list-comma = { $first }, { $last }
list-semicolon = { $first }, { $last }

## 사물과 그 값, 사물과 그 설명

label = { $what }: { $said }
bracketed = { $what }({ $said })
