### 모든 게임에 쓰이는 말: 할 수 없는 까닭, 출처, 직접 만든 파일의 잘못.

not-now = 지금 할 수 있는 일이 아니에요.

amount-time = { $count }타임
amount-score = { $count }점

options-none = 여기서는 고를 것이 없어요.
options-more = 이 밖에도 { $count }가지가 더 있어요.
payment-free = 무료
lack-pieces =
    { $has ->
        [0] { $needed }(지금은 없음)
        [1] { $needed }(지금은 하나뿐)
        [2] { $needed }(지금은 둘뿐)
        [3] { $needed }(지금은 셋뿐)
        [4] { $needed }(지금은 넷뿐)
        [5] { $needed }(지금은 다섯뿐)
        [6] { $needed }(지금은 여섯뿐)
        [7] { $needed }(지금은 일곱뿐)
        [8] { $needed }(지금은 여덟뿐)
        [9] { $needed }(지금은 아홉뿐)
       *[other] { $needed }(지금 가진 수: { $has })
    }
lack-among =
    { $different ->
        [0] { $kinds } 중에서 { $needed }개(지금은 { $has ->
            [0] 없음
           *[other] { $has }개
        })
       *[other] { $kinds } 중에서 정확히 { $different }종류로 { $needed }개(그중 지금 채울 수 있는 것: { $has ->
            [0] 없음
           *[other] { $has }개
        })
    }
lack-not-now = 값은 { $needed }인데 { JOSA($has, "을/를") } 내려고 했어요.
# $needs (text): lack-pieces or lack-among, with “or” between the ways that would do
refusal-lacking = 그러려면 { JOSA($needs, "이/가") } 필요해요.
refusal-unknown =
    { $names ->
        [nothing] 이 게임에 “{ $what }” 같은 것은 없어요.
       *[other] 이 게임에 “{ $what }” 같은 것은 없어요. 쓸 수 있는 이름: { $names }.
    }
citation = { $text }, “{ $section }” 부분
decision-over = 게임이 끝났어요.
waiting-tallying = 최종 점수계산
tally-right = 점수표가 맞음
choice-tell = { $who } 님, { $line }: { $count }
choice-note-points = { $who } 님: { $points }점 늘어남
choice-note-points-fewer = { $who } 님: { $points }점 줄어듦
event-paid = { $who } 님이 { JOSA($spent, "을/를") } 냈어요.
event-told = { $who } 님, { $line }: { $count }.
event-points-noted = { $who } 님의 점수가 { $points }점 늘었어요.
event-points-noted-fewer = { $who } 님의 점수가 { $points }점 줄었어요.
won-alone = { $who } 님이 { JOSA($score, "으로/로") } 승리했어요.
tie-shared = 그래도 동점이면 함께 승리해요.
text-data = 이 게임에 대해 저희가 정리한 것
printed-nothing = 없음
colour-name-red = 빨강
colour-name-yellow = 노랑
colour-name-blue = 파랑
colour-name-green = 녹색
problem-named = 쓸 수 있는 이름: { $names }.
copy-unknown-edition = 그런 판본은 없어요.
copy-unknown-name =
    { $detail ->
        [nothing] 이 판본에 { JOSA($place, "이라는/라는") } 이름은 없어요.
       *[other] 이 판본에 { JOSA($place, "이라는/라는") } 이름은 없어요. 혹시 { $detail }인가요?
    }
copy-out-of-range = { $place }에는 그 값을 쓸 수 없어요. { $limit }.
copy-limit-most = { $bound } 이하여야 해요
copy-limit-least = { $bound } 이상이어야 해요
copy-limit-int = 정수를 적어야 해요
copy-limit-bool = true 또는 false여야 해요
copy-limit-other = 거기 쓸 수 있는 단어가 아니에요
copy-bad-word = { $place }, { $line }번째 단어 “{ $detail }”: 여기에는 쓸 수 없어요.
copy-word-count = { $place }: 단어가 { $line }개인데, { $detail }개여야 해요.
copy-not-a-value = { $place }에는 정수 하나, 단어 하나, 또는 true나 false가 필요해요. 여러 부분으로 나뉜 것이라면 점 뒤에 그중 하나의 이름을 적으세요.
copy-not-toml = 수치를 적은 이 파일을 읽을 수 없어요: { $detail }.
copy-long-line = 수치를 적은 이 파일의 { $detail }번째 줄이 너무 길어요.
copy-not-settings = 판본은 이렇게 적어요: EditionSettings("{ $detail }").
copy-players = 이 판본은 { $detail }명이 하는 게임이에요.
unknown-player = 그런 플레이어는 없어요: “{ $detail }”.
unknown-chapter = 그런 장은 없어요: “{ $detail }”.
unknown-seat = 그런 자리는 없어요: “{ $detail }”.
save-not-a-save = 저장한 게임이 아니에요. 어느 게임인지 알려 주는 첫 줄을 읽을 수 없어요.
save-too-new = 이 게임은 더 새로운 버전의 프로그램으로 저장됐어요(형식 { $detail }). 이 버전으로는 아직 읽을 수 없어요.
save-other-game = 여기에 그런 게임은 없어요: “{ $detail }”.
save-bad-position = 저장한 게임의 { $line }번째 줄에 있을 수 없는 상황이 적혀 있어요: { $detail }
save-bad-line = 저장한 게임의 { $line }번째 줄을 읽을 수 없어요.
save-changed = { $line }번째 줄이 저장했을 때와 달라요. 그 뒤로 파일이 손상됐거나 바뀌었어요. 그 앞까지는 온전해서 열 수 있어요.
save-changed-head = 게임이 시작되는 첫 줄이 저장했을 때와 달라요. 그 뒤로 파일이 손상됐거나 바뀌었어요. 첫 줄이 없으면 파일의 어떤 것도 믿을 수 없어요. 다른 사본이 있다면 그것을 여세요.
save-unsealed = 더 오래된 버전으로 저장돼서, 그 뒤로 파일이 바뀌었는지 확인해 주는 봉인이 없어요.
save-misfit = 저장한 게임의 { $line }번째 줄에 규칙상 거기서 할 수 없는 선택이 적혀 있어요.
save-other-position = { $line }번째 줄까지 진행하면 저장된 것과 다른 상황이 돼요.

## 코치가 수에 대해 하는 말

coach-best = 지금까지 가장 좋은 선택이에요.
# $move (text): a move as a demand; $why (text): a clause, “it saves time”
coach-headline = { $move }: { $why }
# $said (text): a sentence of coach-headline, without its full stop, or a move alone
coach-headline-equal = { $said }. 비슷하게 좋은 선택: { $other }
coach-headline-only = { $move }: 달리 할 수 있는 것이 없어요
coach-untracked = 간단 기록만으로는 누가 무엇을 갖고 있는지 다 알 수 없어서, 코치도 어느 선택이 가장 좋은지 말할 수 없어요. 테이블에 놓인 그대로 입력하고 거기서부터 모두 기록하면 물어볼 수 있어요.
coach-points =
    { $others ->
        [none] 예상 { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }점
       *[other] 예상 { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }점, 다른 플레이어 중 최고는 { NUMBER($others, minimumFractionDigits: 1, maximumFractionDigits: 1) }점
    }
coach-same = 결국 똑같아요.
coach-equal = 거의 비슷해요.
coach-behind =
    { $sure ->
        [yes] 약 { $about }점 손해예요.
       *[no] 약 { $about }점 손해지만 확실하지는 않아요.
    }
coach-figures = { NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }점 적음
coach-priced = { $move }({ $price })
coach-part = { $what } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }점
coach-more = 더 얻는 점수: { $what }.
coach-less = 덜 얻는 점수: { $what }.
reason-others = 다른 플레이어 견제
    .why = 다른 플레이어에게 돌아가는 것이 줄어요

## 컴퓨터가 그렇게 한 까닭

because-only = { $who } 님이 할 수 있는 것은 이것뿐이었어요.
because-best = { $who } 님에게 가장 이득이 되는 선택이었어요.
because-even = { $who } 님에게 거의 똑같이 좋은 선택이 여럿 있었어요.
because-slip = { $who } 님이 별생각 없이 골랐어요. 가끔 있는 일이에요.
because-further = { $who } 님이 좋은 선택들을 몇 턴 앞까지 이어 봤더니 이 선택이 가장 나았어요.
because-random = { $who } 님은 할 수 있는 것 중에서 아무거나 골라요.
# $what (text): a reason; $about (number): whole points, as the judgement reckons them
because-part = { $about ->
    [0] { $what }(조금)
   *[other] { $what }(약 { $about }점어치)
}
because-more = 늘어난 것: { $what }.
because-less = 줄어든 것: { $what }.
because-beside = { $why } 다른 선택지와 견주면, { $differs }
