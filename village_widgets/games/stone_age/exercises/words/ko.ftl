### 석기시대의 연습 문제: 무엇을 묻는지, 무엇이 답일 수 있는지, 왜 그런지. How the keys are found is told at the
### top of tutor/wording.py. All words of the rules and the board can be used as well.

## 어떻게 이 결정에 이르렀는가

scene-placing = 이제 { $who } 님이 일꾼을 놓아요.
scene-acting = 이제 { $who } 님이 행동해요.
scene-adding = { $who } 님이 주사위를 굴려 { JOSA($pips, "이/가") } 나왔어요({ $what }).
scene-hungry = { $who } 님은 식량이 { $missing }개 모자라요.

## 일꾼 놓기

task-all-out = 부족판에 남은 일꾼을 모두 한 장소로 보내세요.
task-alone = 이번 라운드에 다른 사람이 더 들어올 수 없는 곳에 일꾼을 놓으세요.
task-fills = 이번 라운드에 { $place-at } 다른 사람이 더 일하지 못하게 일꾼을 놓으세요.
task-shuts =
    { $where ->
        [tool-maker] 도구 제작소가 라운드 내내 비어 있게 일꾼을 놓으세요.
        [hut] 오두막이 라운드 내내 비어 있게 일꾼을 놓으세요.
       *[field] 밭이 라운드 내내 비어 있게 일꾼을 놓으세요.
    }

## 일꾼 행동

task-costs =
    { $sort ->
        [buy] { JOSA($payment, "을/를") } 내고 카드를 사세요.
        [build] { JOSA($payment, "을/를") } 내고 건물을 지으세요.
       *[feed] { JOSA($payment, "으로/로") } 일꾼을 먹여 살리세요.
    }
task-rolls = { JOSA($what, "을/를") } 얻으려고 주사위 { $dice }개를 굴리세요.
task-throws = 모두의 주사위를 굴리는 카드를 사세요.
task-draws = 카드 더미에서 카드를 1장 더 받는 카드를 사세요.
task-turns-up = 새 건물이 펼쳐지게 하세요.
task-has =
    { $sort ->
        [workers] 일꾼을 1명 더 얻어 { $count }명이 되게 하세요.
        [field] 식량 생산량 마커를 { $count }까지 올리세요.
        [tools] 도구를 얻어 도구 값의 합이 { JOSA($count, "이/가") } 되게 하세요.
        [one-use] 1회용 도구를 얻으세요.
        [any-two] ‘원하는 자원 2개’ 카드를 얻으세요.
       *[piece]
            { $now ->
                [0] { JOSA($change, "을/를") } 얻으세요.
               *[other] { JOSA($change, "을/를") } 얻어서 { JOSA($sum, "이/가") } 되게 하세요.
            }
    }
task-brings =
    { $sort ->
        [keeping] { JOSA($what, "을/를") } 얻으려고 주사위를 굴려 { JOSA($pips, "이/가") } 나왔어요. 도구 하나를 더해 { $what } { $count }개를 받고, 1회용 도구는 남기세요.
       *[adding] { JOSA($what, "을/를") } 얻으려고 주사위를 굴려 { JOSA($pips, "이/가") } 나왔어요. 도구 하나를 더해 { $what } { $count }개를 받으세요.
    }
task-scores = 이번 행동으로 정확히 { $points }점을 얻으세요.
task-scores-most = 이번 행동으로 점수를 되도록 많이 얻으세요.
task-leaves = 일꾼을 회수하고 아무것도 사지 마세요.
task-idles = 부족이 아무것도 얻지 못하는 행동을 하세요.
task-enables =
    { $where ->
        [building-1] ‘원하는 자원 2개’ 카드를 써서 첫 번째 건물을 지을 수 있게 하세요.
        [building-2] ‘원하는 자원 2개’ 카드를 써서 두 번째 건물을 지을 수 있게 하세요.
        [building-3] ‘원하는 자원 2개’ 카드를 써서 세 번째 건물을 지을 수 있게 하세요.
       *[building-4] ‘원하는 자원 2개’ 카드를 써서 네 번째 건물을 지을 수 있게 하세요.
    }
task-feeds-keeping = 식량이 { $missing }개 모자라요. 일꾼을 모두 먹여 살리고, { JOSA($what, "은/는") } 모두 남기세요.
task-keeps-all = 식량이 { $missing }개 모자라요. 자원을 모두 남기세요.

## 다음 라운드, 그리고 끝

task-slides =
    { $where ->
        [card-1] 이번 라운드의 마지막 행동이에요. 이 카드가 첫 번째 카드 칸으로 밀려가게 하세요: { $card }.
        [card-2] 이번 라운드의 마지막 행동이에요. 이 카드가 두 번째 카드 칸으로 밀려가게 하세요: { $card }.
       *[card-3] 이번 라운드의 마지막 행동이에요. 이 카드가 세 번째 카드 칸으로 밀려가게 하세요: { $card }.
    }
task-ends-game = 이번 라운드의 마지막 행동이에요. 이 행동으로 게임을 끝내세요.
task-most-at-end = 이 행동 뒤에 게임이 끝난다고 해 봐요. 점수가 가장 많아지는 행동을 하세요.
task-wins = 건물 더미 하나가 바닥났고, 이번이 마지막 행동이에요. 이 행동으로 승리하세요.

## 문제

question-yields =
    { $dice ->
        [1] { $who } 님이 { JOSA($what, "을/를") } 얻으려고 주사위 1개를 굴려 { JOSA($pips, "이/가") } 나왔어요. 그러면 몇 개를 받을까요?
       *[other] { $who } 님이 { JOSA($what, "을/를") } 얻으려고 주사위 { $dice }개를 굴려, 합이 { JOSA($pips, "이에요/예요") }. 그러면 몇 개를 받을까요?
    }
question-turn = { $who } 님의 선택: { $about }. 다음은 누구 차례일까요?
question-begins = { $who } 님이 { $place-at } 이번 라운드의 마지막 행동을 해요. 모두 식량이 넉넉해요. 다음 라운드의 시작 플레이어는 누구일까요?
question-eats = { $who } 님이 { $place-at } 이번 라운드의 마지막 행동을 해요. 그다음 모두가 일꾼을 먹여 살려요. { $who } 님에게 남는 식량은 몇 개일까요?
question-at-the-top = { $who } 님이 { $place-at } 행동해요. 그러면 { $who } 님은 무엇을 얼마나 가지고 있을까요?
question-counts =
    { $line ->
        [points] 지금 게임이 끝난다고 해 봐요. { $who } 님은 점수 표시에서 몇 점일까요?
        [culture] 지금 게임이 끝난다고 해 봐요. { $who } 님은 문화 상징으로 몇 점을 받을까요?
        [farmers] 지금 게임이 끝난다고 해 봐요. { $who } 님은 농부로 몇 점을 받을까요?
        [tool-makers] 지금 게임이 끝난다고 해 봐요. { $who } 님은 장인으로 몇 점을 받을까요?
        [hut-builders] 지금 게임이 끝난다고 해 봐요. { $who } 님은 건축가로 몇 점을 받을까요?
        [shamans] 지금 게임이 끝난다고 해 봐요. { $who } 님은 제사장으로 몇 점을 받을까요?
       *[resources] 지금 게임이 끝난다고 해 봐요. { $who } 님은 남은 자원으로 몇 점을 받을까요?
    }
question-winner = 지금 게임이 끝난다고 해 봐요. 누가 승리할까요?
question-setup =
    { $what ->
        [cards] { $players }인 게임을 시작해요. 카드 칸에 펼쳐 놓는 카드는 몇 장일까요?
       *[buildings] { $players }인 게임을 시작해요. 건물 더미는 몇 개 놓을까요?
    }
claim-decides = { $who }
claim-has-then =
    { $what ->
        [workers] 일꾼 { $count }명
        [field] 식량 생산량 { $count }
        [tools] 도구 값의 합 { $count }
        [food]
            { $count ->
                [0] 식량 없음
               *[other] 식량 { $count }개
            }
        [wood] 나무 { $count }개
        [brick] 벽돌 { $count }개
        [stone] 돌 { $count }개
        [gold] 금 { $count }개
       *[other] { $what } { $count }개
    }
claim-counts = { $score }점
claim-winners = { $seats }
claim-lies =
    { $what ->
        [cards] 카드 { $count }장
       *[other] 건물 더미 { $count }개
    }

## 답이 왜 틀렸는가

remark-all-out = 그러면 부족판에 남는 일꾼이 있어요.
remark-alone = 거기에는 다른 사람도 일꾼을 놓을 수 있어요.
remark-fills =
    { $miss ->
        [open] 그래도 다른 사람이 거기 놓을 수 있어요.
       *[elsewhere] 그 일꾼들은 다른 곳으로 가요: “{ $choice }”.
    }
remark-shuts =
    { $where ->
        [tool-maker] 그래도 도구 제작소를 쓸 수 있어요.
        [hut] 그래도 오두막을 쓸 수 있어요.
       *[field] 그래도 밭을 쓸 수 있어요.
    }
remark-rolls =
    { $dice ->
        [0] 거기서는 주사위를 굴리지 않아요.
       *[other] 그러면 { JOSA($what, "을/를") } 얻으려고 주사위 { $dice }개를 굴려요.
    }
remark-throws = 그러면 모두의 주사위를 굴리지 않아요.
remark-draws = 그러면 카드 더미에서 카드를 더 받지 못해요.
remark-turns-up = 그러면 새 건물이 펼쳐지지 않아요.
remark-has =
    { $sort ->
        [workers] 그러면 일꾼이 { $count }명이 돼요.
        [field] 그러면 식량 생산량 마커가 { $count }에 있어요.
        [tools] 그러면 도구 값의 합이 { JOSA($count, "이/가") } 돼요.
        [one-use] 그러면 1회용 도구를 얻지 못해요.
        [any-two] 그러면 ‘원하는 자원 2개’ 카드를 얻지 못해요.
       *[piece]
            { $count ->
                [0] 그러면 하나도 없어요.
               *[other] 그러면 { JOSA($sum, "이/가") } 돼요.
            }
    }
remark-brings =
    { $miss ->
        [used] 그러면 1회용 도구를 써 버려요.
       *[count] 그러면 { $what } { $count }개를 받아요.
    }
remark-scores =
    { $points ->
        [0] 그 행동으로 바로 얻는 점수는 없어요.
       *[other] 그 행동으로는 { $points }점을 얻어요.
    }
remark-scores-most =
    { $points ->
        [0] 그 행동으로 바로 얻는 점수는 없어요.
       *[other] 그 행동으로는 { $points }점을 얻어요. 더 얻을 수 있어요.
    }
remark-leaves =
    { $deed ->
        [buy] 그러면 카드를 사게 돼요.
        [build] 그러면 건물을 짓게 돼요.
       *[other] 거기에는 살 것이 없어요.
    }
remark-idles = 그러면 부족이 무언가를 얻어요.
remark-enables =
    { $deed ->
        [take-two] 그 자원 2개로는 그 건물의 값을 낼 수 없어요.
       *[other] 그러면 그 건물의 값을 낼 수 없어요.
    }
remark-feeds-keeping =
    { $miss ->
        [hungry] 그러면 일꾼이 굶어요.
       *[paid] 그러면 { JOSA($what, "을/를") } 내게 돼요.
    }
remark-keeps-all = 그러면 { JOSA($cost, "이/가") } 들어요.
remark-slides = 그러면 다음 라운드에 그 카드가 다른 칸에 놓여요.
remark-ends-game = 그러면 게임이 이어져요.
remark-most-at-end = { remark-ends-with }
remark-wins = { remark-not-alone }
remark-decides = { $who } 님이 아니에요. 시계방향으로 이어 가 보세요.
remark-has-then = { remark-number }
remark-counts = { remark-number }
remark-winners =
    { $way ->
        [more] 그 부족들은 동점이 아니에요.
        [fewer] { $seats } 님과 동점인 부족이 또 있어요.
       *[other] 점수가 더 많거나 동점 규칙에서 앞서는 다른 부족이 있어요.
    }
remark-lies = { remark-number }
