### 마니토바의 연습 문제: 무엇을 묻는지, 무엇이 답일 수 있는지, 왜 그런지. How the keys are found is told at the
### top of tutor/wording.py. All words of the rules and the board can be used as well.

## 어떻게 이 결정에 이르렀는가

scene-lifting = 활성 플레이어인 { $who } 님이 이제 디스크를 떼어 내요.
scene-active-none = 활성 플레이어인 { $who } 님이 디스크를 떼어 냈고, 이제 액션을 해요.
scene-active-landed = 활성 플레이어인 { $who } 님은 영토 액션을 이미 했어요.
scene-active-walked = 활성 플레이어인 { $who } 님은 예지의 길 액션을 이미 했어요.
scene-other-none = 이제 비활성 플레이어인 { $who } 님 차례예요.
scene-other-both = 비활성 플레이어인 { $who } 님은 하나뿐인 액션을 이미 했어요.
scene-storing = { $who } 님이 상품을 가져와 어딘가에 놓아야 해요({ $good }).
scene-storing-emptied = { $who } 님이 제단을 완성해, 제단의 상품을 옮겨야 해요({ $good }).
scene-happening = { $who } 님이 이벤트를 처리해요: { $event }.
scene-scoring = { $who } 님이 이 타일로 점수를 계산해요: { $cloud }.
scene-refilling = { $who } 님이 지역을 채우는데, 남은 상품이 모자라요({ $terrain }).
scene-settling-land = { $who } 님이 첫 번째 크리족을 영토에 놓아요.
scene-settling-path = { $who } 님이 예지의 길에 크리족을 놓아요.

## 토템

task-on-top = 내 마을에서 { JOSA($disc, "이/가") } 맨 위에 오도록 디스크를 떼어 내세요.
task-next-top = 다음 라운드에 { JOSA($disc, "이/가") } 맨 위에 오도록 디스크를 떼어 내세요.
task-shares = 다른 사람들이 { JOSA($disc, "은/는") } 쓸 수 있지만 { JOSA($barred, "은/는") } 쓸 수 없게 디스크를 떼어 내세요.
task-opens-land = 영토에서 { JOSA($good, "을/를") } 가져올 수 있게 디스크를 떼어 내세요.
task-could-wake = 크리족 { $count }명을 깨울 수 있게 디스크를 떼어 내세요.

## 영토

task-takes =
    { $which ->
        [berries] 베리를 얻으세요.
        [bison] 들소를 얻으세요.
        [horses] 말을 얻으세요.
        [canoes] 카누를 얻으세요.
       *[feathers] 깃털을 얻으세요.
    }
task-takes-nothing = 상품이 없는 지역으로 크리족을 보내세요.
task-comes =
    { $sort ->
        [enter] 마을광장의 크리족을 { $terrain }에 새로 놓으세요.
       *[move] 영토에 있는 크리족을 { JOSA($terrain, "으로/로") } 옮기세요.
    }
task-blocks = 다음은 { $rival } 님 차례예요. { $rival } 님이 영토 액션을 할 수 없게 하세요.
task-has =
    { $sort ->
        [group] 가장 큰 내 무리의 크리족이 { $count }명이 되게 하세요.
        [square] 마을광장에 크리족이 { $count }명 있게 하세요.
        [huts] 오두막에서 잠자는 크리족이 { $count }명이 되게 점수를 계산하세요.
       *[active] 활성 조가비가 { $count }개 있게 하세요.
    }
task-declines = 남은 액션을 하지 말고 차례를 마치세요.

## 상품과 제단

task-worth = 내 { $kind } 저장구역의 점수가 { $points }점이 되게 하세요.
task-stocks = 내 { $kind } 저장구역에 상품이 { $count }개 있게 하세요.
task-on-altar =
    { $where ->
        [small-altar]
            { $count ->
                [1] 작은 제단에 첫 번째 상품을 놓으세요.
               *[other] 작은 제단에 상품이 { $count }개 있게 놓으세요.
            }
       *[large-altar]
            { $count ->
                [1] 큰 제단에 첫 번째 상품을 놓으세요.
               *[other] 큰 제단에 상품이 { $count }개 있게 놓으세요.
            }
    }
task-fills =
    { $sort ->
        [small-altar] 작은 제단을 완성하세요.
       *[large-altar] 큰 제단을 완성하세요.
    }
task-lets-fill =
    { $sort ->
        [small-altar] 작은 제단을 완성할 수 있는 상품을 가져오세요.
       *[large-altar] 큰 제단을 완성할 수 있는 상품을 가져오세요.
    }
task-outlasts = 이 라운드가 지나면 계절이 끝나요. 그 뒤에도 깃털이 남아 있을 곳에 놓으세요.

## 예지의 길

task-wakes = 크리족 1명이 깨어나는 칸으로 가세요.
task-frees = { $kind } 점수 계산에서 면제되는 칸으로 가세요.
task-spares = 마지막 제물을 바치지 않아도 되는 칸으로 가세요.
task-opens-extra = 영토 액션을 한 번 더 할 수 있는 칸으로 가세요.
task-idles = 보너스를 쓸 수 없는 칸으로 가세요.

## 이벤트와 점수 계산

task-scores =
    { $sort ->
        [lose] { $lost }점을 잃는 저장구역의 점수를 계산하세요.
        [gain] 정확히 { $points }점을 얻게 점수를 계산하세요.
       *[step] 바로 { $points }점을 얻는 칸으로 가세요.
    }
task-scores-by-event = 이번 라운드의 마지막 차례예요. 이어지는 이벤트로 { $points }점을 얻게 하세요.
task-leaves = 점수 계산에서 면제됐어요. 모든 것을 그대로 두세요.
task-keeps = { $kind } 저장구역의 상품이 그대로 남게 점수를 계산하세요.
task-relays =
    { $count ->
        [0] 새 상품이 놓이는 지역이 없게 점수를 계산하세요.
       *[other] 새 상품이 놓이는 지역이 { $count }곳이 되게 점수를 계산하세요.
    }
task-sends-from = { $terrain }에 있는 크리족을 오두막으로 돌려보내세요.
task-loses-least = 저장구역의 점수가 가장 적게 줄어드는 깃털을 돌려놓으세요.
task-refills-near = 내 크리족이 바로 옮겨 갈 수 있는 지역에 상품을 놓으세요.

## 게임 종료

task-ends-with = 이 선택으로 게임이 끝나요. 최종 점수가 가장 높아지는 곳에 깃털을 놓으세요.
task-wins = 이 선택으로 게임이 끝나요. 혼자 승리하세요.

## 문제

question-before =
    { $when ->
        [setup] 새 게임을 준비해요. 첫 활성 플레이어는 { $start } 님이에요.
        [season] { $who } 님이 이 계절에 마지막으로 점수를 계산해요. { $who } 님의 선택: { $about }. 그다음 계절이 끝나요.
        [event] 이번 라운드의 마지막 차례인 { $who } 님은 더 하지 않아요. 그다음은 이벤트예요: { $event }.
        [end] { $who } 님은 더 하지 않고, 이제 게임이 끝나요.
       *[move] { $who } 님의 선택: { $about }.
    }
question-decides =
    { $when ->
        [setup] { question-before } 영토에 첫 번째 크리족을 놓는 사람은 누구일까요?
       *[move] { question-before } 다음은 누구 차례일까요?
    }
question-has-then =
    { $what ->
        [square] { question-before } 그러면 { $whose } 님의 마을광장에 있는 크리족은 몇 명일까요?
        [huts] { question-before } 그러면 { $whose } 님의 잠자는 크리족은 몇 명일까요?
        [land] { question-before } 그러면 영토에 있는 { $whose } 님의 크리족은 몇 명일까요?
        [active] { question-before } 그러면 { $whose } 님의 활성 조가비는 몇 개일까요?
        [feathers] { question-before } 그러면 { $whose } 님의 깃털은 몇 개일까요?
       *[stored] { question-before } 그러면 { $whose } 님의 { $kind } 저장구역에 있는 상품은 몇 개일까요?
    }
question-gains-then =
    { $when ->
        [event] { question-before } 이벤트로 { $whose } 님이 얻는 점수는 몇 점일까요?
       *[move] { question-before } 그러면 { $whose } 님은 바로 몇 점을 얻을까요?
    }
question-lies-then =
    { $when ->
        [season] { question-before } 그러면 깃털이 놓인 산은 몇 곳일까요?
       *[move] { question-before } 그러면 { $terrain } 지역 가운데 상품이 놓인 곳은 몇 곳일까요?
    }
question-order-then =
    { $what ->
        [village] { question-before } 마을에 놓인 디스크는 위에서부터 어떤 순서일까요?
       *[round] { question-before } 다음 라운드의 디스크는 위에서부터 어떤 순서일까요?
    }
question-goes-to = { question-before } 그곳의 상품은 어디로 갈까요?
question-line-then =
    { $what ->
        [points] { question-before } 최종 점수 계산 전까지 { $whose } 님이 얻은 점수는 몇 점일까요?
        [shells] { question-before } { $whose } 님은 조가비로 몇 점을 얻을까요?
       *[stored] { question-before } 최종 점수 계산에서 { $whose } 님은 { $kind } 저장구역으로 몇 점을 얻을까요?
    }
question-offers-then = { question-before } { $whose } 님은 상품을 몇 개 제물로 바칠까요?
question-winners-then = { question-before } 누가 승리할까요?
question-rounds-left = 지금은 { $season }의 { $rounds }라운드 중 { $number }번째 라운드예요. 이 뒤로 게임에 몇 라운드가 남아 있을까요?
question-lays-out =
    { $what ->
        [tiles] { $players }인 게임을 시작해요. 영토 타일은 몇 개 놓을까요?
        [events] 새 계절이 시작돼요: { $season }. 이 계절에 공개하는 이벤트는 몇 개일까요?
       *[clouds] 새 계절이 시작돼요: { $season }. 이 계절에 공개하는 점수 타일은 몇 개일까요?
    }
question-begins-with = 새 게임을 준비해요. 토템의 맨 위는 무슨 색일까요?

because-tied = 점수가 같으면 함께 승리해요.

## 답

claim-decides = { $who }
claim-has-then =
    { $count ->
        [0] 없음
       *[other]
            { $what ->
                [stored] { $count }개
               *[piece] { $amount }
            }
    }
claim-gains-then =
    { $way ->
        [lose] { $amount } 잃음
        [none] 0점
       *[gain] { $amount }
    }
claim-lies-then = { $count }곳
claim-order-then = { $order }
claim-goes-to =
    { $where ->
        [small-altar] 작은 제단으로
        [large-altar] 큰 제단으로
        [supply] 공급처로
       *[storage] 그 상품의 저장구역으로
    }
claim-offers-then = { $count }개
claim-winners-then = { $seats }
claim-rounds-left = { $count }
claim-lays-out = { $count }개
claim-begins-with =
    { $count ->
        [1] 언제나 { $order }
       *[other] 다섯 색 가운데 아무 색
    }

## 답이 왜 틀렸는가

remark-on-top = 그러면 맨 위가 { JOSA($disc, "이/가") } 돼요.
remark-next-top = 그러면 다음 라운드에 맨 위가 { JOSA($disc, "이/가") } 돼요.
remark-shares =
    { $miss ->
        [closed] 그러면 첫 번째 색이 마을에 오지 않아요.
       *[open] 그러면 다른 사람들이 두 번째 색도 쓸 수 있어요.
    }
remark-opens-land = 그러면 맨 위가 { JOSA($disc, "이/가") } 되는데, 그 색은 다른 상품의 색이에요.
remark-could-wake =
    { $count ->
        [0] 그러면 크리족을 깨울 수 없어요.
       *[other] 그러면 크리족 { $count }명을 깨울 수 있어요.
    }
remark-takes =
    { $miss ->
        [nothing] 그러면 상품을 얻지 못해요.
       *[other] 그러면 다른 상품을 얻어요.
    }
remark-takes-nothing =
    { $miss ->
        [stays] 그러면 어느 지역으로도 가지 않아요.
       *[takes] 그 지역에는 상품이 있어요.
    }
remark-comes =
    { $miss ->
        [terrain] 그곳은 다른 지형이에요.
       *[deed]
            { $sort ->
                [enter] 그러면 마을광장의 크리족이 영토로 가지 않아요.
               *[move] 그러면 영토에 있는 크리족이 움직이지 않아요.
            }
    }
remark-blocks = 그래도 { $rival } 님은 영토 액션을 할 수 있어요.
remark-has =
    { $sort ->
        [group] 그러면 가장 큰 무리의 크리족이 { $count }명이 돼요.
        [square]
            { $count ->
                [0] 그러면 마을광장에 크리족이 없어요.
               *[other] 그러면 마을광장에 크리족이 { $count }명 있어요.
            }
        [huts]
            { $count ->
                [0] 그러면 오두막에 잠자는 크리족이 없어요.
               *[other] 그러면 오두막에서 잠자는 크리족이 { $count }명이 돼요.
            }
       *[active]
            { $count ->
                [0] 그러면 활성 조가비가 없어요.
               *[other] 그러면 활성 조가비가 { $count }개 있어요.
            }
    }
remark-declines = 그러면 무언가를 하게 돼요.
remark-worth = 그러면 그 저장구역의 점수가 { $points }점이 돼요.
remark-stocks =
    { $count ->
        [0] 그러면 거기에 상품이 없어요.
       *[other] 그러면 거기에 상품이 { $count }개 있어요.
    }
remark-on-altar =
    { $count ->
        [0] 그러면 그 제단에 상품이 없어요.
       *[other] 그러면 그 제단에 상품이 { $count }개 있어요.
    }
remark-fills = 그러면 그 제단이 완성되지 않아요.
remark-lets-fill =
    { $miss ->
        [nothing] 그러면 상품을 얻지 못해요.
       *[lies] 그 제단에는 같은 상품이 이미 있어요.
    }
remark-outlasts = 그러면 계절이 끝날 때 그 깃털이 없어져요.
remark-wakes = 그러면 깨어나는 크리족이 없어요.
remark-frees = 그러면 그 상품에서 면제되지 않아요.
remark-spares = 그래도 제물을 바쳐야 해요.
remark-opens-extra = 그러면 영토 액션을 더 할 수 없어요.
remark-idles = 그러면 사라지는 보너스가 없어요.
remark-scores =
    { $points ->
        [0] 그러면 바로 얻는 점수가 없어요.
       *[other]
            { $way ->
                [lose] 그러면 { $lost }점을 잃어요.
               *[gain] 그러면 { $points }점을 얻어요.
            }
    }
remark-scores-by-event =
    { $points ->
        [0] 그러면 이벤트로 얻는 점수가 없어요.
       *[other] 그러면 이벤트로 { $points }점을 얻어요.
    }
remark-leaves = 그러면 점수를 계산하게 돼요.
remark-keeps = 그러면 그 저장구역의 상품이 공급처로 가요.
remark-relays =
    { $count ->
        [0] 그러면 새 상품이 놓이는 지역이 없어요.
       *[other] 그러면 새 상품이 놓이는 지역이 { $count }곳이에요.
    }
remark-sends-from = 그 크리족은 다른 지형에 있어요.
remark-loses-least = 점수가 더 적게 줄어드는 깃털이 있어요.
remark-refills-near = 그 지역 옆에는 내 크리족이 없어요.
remark-wins = { remark-not-alone }
remark-decides =
    { $step ->
        [settling-land] { $who } 님이 아니에요. 활성 플레이어가 마지막이고, 시계 반대 방향으로 이어져요.
       *[acting] { $who } 님이 아니에요. 시계 방향으로 이어 가 보세요.
    }
remark-has-then = { remark-number }
remark-gains-then = { remark-number }
remark-lies-then = { remark-number }
remark-order-then = 디스크를 따라가 보세요. 떼어 낸 것은 뒤집고, 마을 옆에 남은 것은 뒤집지 않아요.
remark-goes-to =
    { $where ->
        [supply] 아직 놓을 자리가 있어요.
        [small-altar] 작은 제단에는 놓을 수 없어요.
        [large-altar] 큰 제단에는 놓을 수 없어요.
       *[storage] 그 상품의 저장구역에는 놓을 수 없어요.
    }
remark-line-then = { remark-number }
remark-offers-then = { remark-number }
remark-winners-then =
    { $way ->
        [more] 그 씨족들은 동점이 아니에요.
        [fewer] { $seats } 님과 동점인 씨족이 또 있어요.
       *[other] 점수가 더 많은 씨족이 있어요.
    }
remark-rounds-left = { remark-number }
remark-lays-out = { remark-number }
remark-begins-with = 디스크를 어떻게 쌓는지 생각해 보세요.
