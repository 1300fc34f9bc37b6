### 빌리지의 연습 문제: 무엇을 묻는지, 무엇이 답일 수 있는지, 왜 그런지. How the keys are found is told at the
### top of tutor/wording.py. All words of the rules and the board can be used as well.

## 타임트랙 한 바퀴의 끝, 두 판본의 말 (조사까지)

lap-end =
    { $lap-end ->
        [quill] 깃펜을
       *[bridge] 다리를
    }

## 무슨 일이 일어나는가

scene-edition = “{ $name }”({ $year }) 규칙으로 해요.
scene-supply = 공급처에 남은 것: { $pieces }. 다른 것은 넉넉해요.
scene-cubes-out = 최종액션 중이고, 게임판에 큐브가 하나도 없어요.
scene-turn = { told-active }
scene-market =
    { $free ->
        [yes] { $caller } 님이 장날을 열었고, 이제 첫 판매를 할 참이에요.
       *[no] { $caller } 님이 연 장날이고, 추가 비용 없는 첫 판매는 끝났어요. 이제 { $who } 님이 팔 차례예요.
    }
scene-passed =
    { $count ->
        [1] { $out } 님은 패스했어요.
       *[other] { $out } 님은 모두 패스했어요.
    }
scene-privileges =
    { $stage ->
        [1] { $who } 님은 1단계의 특권을 쓸 수 있어요.
       *[other] { $who } 님은 1단계부터 { $stage }단계까지의 특권 가운데 하나를 쓸 수 있어요.
    }
scene-rewarded = { $who } 님은 원하는 색 영향력 큐브를 { $count }개 가져올 수 있어요.
scene-acting = { $who } 님이 { $space-from } 큐브를 가져왔어요.
scene-anywhere = { $who } 님은 우물에서 값을 냈고, 원하는 액션을 할 수 있어요.
scene-free = { $who } 님은 큐브를 가져오지 않고 원하는 액션을 할 수 있어요.
task-has =
    { $sort ->
        [cube] { JOSA($claim, "이/가") } 되게 큐브를 가져오세요.
        [less-grain]
            { $count ->
                [0] 남은 { JOSA($change, "을/를") } 다 쓰세요.
               *[other] { JOSA($change, "을/를") } 써서 { JOSA($claim, "이/가") } 남게 하세요.
            }
        [less-coin]
            { $count ->
                [0] 마지막 코인까지 쓰세요.
               *[other] { JOSA($change, "을/를") } 써서 { JOSA($claim, "이/가") } 남게 하세요.
            }
       *[more]
            { $now ->
                [0] { JOSA($change, "을/를") } 얻으세요.
               *[other] { JOSA($change, "을/를") } 얻어서 { JOSA($claim, "이/가") } 되게 하세요.
            }
    }
task-loses = { JOSA($claim, "이/가") } 드는 큐브를 가져오세요.
task-goods = { JOSA($claim, "이/가") } 되게 영향력을 가져오세요.
task-at-home =
    { $sort ->
        [none] 농장에 있는 마지막 가족원을 내보내세요.
        [fewer] 농장의 가족원 1명을 내보내서 { $count }명만 남게 하세요.
       *[more]
            { $count ->
                [1] 빈 농장에 가족원 1명을 데려오세요.
               *[other] 농장에 가족원을 1명 더 데려와서 { $count }명이 되게 하세요.
            }
    }
task-stands =
    { $sort ->
        [bring-home] { $start-from } { JOSA($member, "을/를") } 농장으로 데려오세요.
        [train] { $end-at }서 { JOSA($member, "을/를") } 수련시키세요.
        [enter-council] 농장의 { JOSA($member, "을/를") } 의회에 들여보내세요.
        [advance] { JOSA($member, "을/를") } { $end-to } 올리세요.
        [join-church] { JOSA($member, "을/를") } 검정주머니에 넣으세요.
       *[travel] { $start-from } { $end-to } { JOSA($member, "을/를") } 보내세요.
    }
task-may-use =
    { $stage ->
        [1] 첫 번째 특권만 쓸 수 있게 의회에서 액션을 하세요.
        [2] 첫 번째나 두 번째 특권을 쓸 수 있게 의회에서 액션을 하세요.
        [3] 앞의 세 특권 가운데 하나를 쓸 수 있게 의회에서 액션을 하세요.
       *[other] 네 특권 가운데 어느 것이든 쓸 수 있게 의회에서 액션을 하세요.
    }
task-starts-next = 다음 라운드의 선이 되세요.
question-decides = { $scene } { $who } 님의 선택: { $after }. 다음은 어떻게 될까요?
question-steps-up = { $scene } { $who } 님이 패스해서 장날이 끝나요. 첫 번째 빈 가판대로 옮겨 오는 손님은 누구일까요?
claim-nothing = 없음
claim-decides =
    { $step ->
        [turn] { $who } 님이 턴을 시작해요.
        [acting] { $who } 님이 액션을 하거나 하지 않기로 해요.
        [market-day] { $who } 님이 손님을 응대하거나 패스해요.
       *[rewarded] { $who } 님이 원하는 영향력을 가져와요.
    }
claim-steps-up = { $customer }

## 계획

task-costs =
    { $sort ->
        [well] { JOSA($payment, "을/를") } 내고 우물을 쓰세요.
        [train] { JOSA($payment, "을/를") } 써서 가족원 1명을 수련시키세요.
        [produce] { JOSA($payment, "을/를") } 써서 상품을 만드세요.
        [buy] { JOSA($payment, "을/를") } 내고 상품을 사세요.
        [grind] { JOSA($payment, "을/를") } 써서 제분소에서 곡식을 빻으세요.
        [serve] { JOSA($payment, "을/를") } 내고 손님을 응대하세요.
        [travel] { JOSA($payment, "을/를") } 내고 여행을 하세요.
        [enter-council] { JOSA($payment, "을/를") } 내고 가족원 1명을 의회에 들여보내세요.
        [advance] { JOSA($payment, "을/를") } 내고 의회의 가족원 1명을 올리세요.
        [join-church] { JOSA($payment, "을/를") } 써서 가족원 1명을 검정주머니에 넣으세요.
        [rise] { JOSA($payment, "을/를") } 내고 성당의 가족원 1명을 올리세요.
       *[buy-prestige] { JOSA($payment, "을/를") } 내고 명성을 사세요.
    }
task-sparing =
    { $what ->
        [time] 할 일: { $choice }. 타임을 되도록 적게 쓰세요.
       *[jokers] 할 일: { $choice }. 코인을 되도록 많이 남기세요.
    }
task-well-closes = 이번 라운드에 아무도 우물에 갈 수 없게 큐브를 가져오세요.
task-sells-again = 당신이 연 장날이고, 첫 판매에는 추가 비용이 없어요. 한 번 더 팔 비용이 남게 첫 손님을 고르세요.
task-new-mark = 가족이 아직 들르지 않은 도시로 여행하세요.
task-gets-safely =
    { $what ->
        [scroll] 마커가 { lap-end } 바로 앞두고 있어요. 아무도 죽지 않게 두루마리 1개를 얻으세요.
        [wagon] 마커가 { lap-end } 바로 앞두고 있어요. 아무도 죽지 않게 마차 1대를 얻으세요.
        [plow] 마커가 { lap-end } 바로 앞두고 있어요. 아무도 죽지 않게 쟁기 1개를 얻으세요.
        [horse] 마커가 { lap-end } 바로 앞두고 있어요. 아무도 죽지 않게 말 1마리를 얻으세요.
       *[ox] 마커가 { lap-end } 바로 앞두고 있어요. 아무도 죽지 않게 소 1마리를 얻으세요.
    }
task-crosses-unseen = 마커가 { lap-end } 바로 앞두고 있고, 보이는 가족원은 1명뿐이에요. 아무도 죽지 않게 { lap-end } 넘으세요.
task-rests =
    { $where ->
        [grave] 숫자가 가장 작은 가족원 1명이 죽어요. 무명무덤에 묻힐 가족원을 고르세요.
       *[no] 숫자가 가장 작은 가족원 1명이 죽어요. 마을 연대기에 남을 가족원을 고르세요.
    }
task-most-points = 이제는 게임이 끝날 때의 점수만 중요해요. 점수가 가장 많이 느는 선택을 하세요.
task-rings-in = 숫자가 가장 작은 가족원 1명이 죽어요. 죽으면 게임 종료조건이 채워지는 가족원을 고르세요.
task-goes-on = 숫자가 가장 작은 가족원 1명이 죽어요. 게임이 이어지게 고르세요.
task-majority-goes-to =
    { $winners ->
        [0] 미사가 거의 끝났고, 더 올릴 수 있는 사람은 나뿐이에요. 많아야 한 칸을 올려서, 가족원이 가장 많아 받는 명성을 아무도 받지 못하게 하세요.
        [1] 미사가 거의 끝났고, 더 올릴 수 있는 사람은 나뿐이에요. 많아야 한 칸을 올려서, 가족원이 가장 많아 받는 명성을 { $winner } 님이 받게 하세요.
       *[other] 미사가 거의 끝났고, 더 올릴 수 있는 사람은 나뿐이에요. 많아야 한 칸을 올려서, 가족원이 가장 많아 받는 명성을 { $winner } 님이 각자 받게 하세요.
    }

## 죽음

question-death =
    { $who } 님의 마커가 방금 타임트랙의 { lap-end } 넘었어요. { $deed ->
        [leave] { $who } 님은 액션을 하지 않아요.
       *[other] { $who } 님은 이렇게 턴을 마쳐요: { $about }.
    } { $rulings-last-deaths ->
        [removed] 이 테이블에서는 최종액션 중에 죽은 가족원이 게임에서 빠지고, 지금은 최종액션 중이에요.{" "}
       *[placed] {""}
    }이 턴이 끝날 때 누가 죽고, 어디로 갈까요?
claim-dies =
    { $gone ->
        [yes] { $place-at } 있는 { JOSA($member, "이/가") } 죽어 게임에서 빠져요.
       *[no] { $place-at } 있는 { JOSA($member, "이/가") } 죽어 { $end-at } 놓여요.
    }
claim-owner-chooses = 어느 { JOSA($member, "이/가") } 죽을지 { $who } 님이 골라요.
claim-nobody-dies = 아무도 죽지 않아요.
question-death-when =
    { $scene ->
        [first-sale] { $caller } 님이 장날을 열고 첫 판매를 해요: { $about }.
        [market] { $caller } 님이 연 장날이고, 첫 판매는 끝났어요. { $who } 님의 선택: { $about }.
        [action] { $who } 님이 큐브를 가져오고 액션을 해요: { $about }.
       *[turn] { $who } 님이 이렇게 턴을 시작해요: { $about }.
    } 그러면 { $who } 님의 가족원이 죽을까요? 죽는다면 언제일까요?
claim-death-comes =
    { $when ->
        [once] 네, 숫자가 가장 작은 가족원 1명이 바로 죽어요.
        [turn-end] 네, 숫자가 가장 작은 가족원 1명이 턴이 끝날 때 죽어요.
        [not-passed] 아니요, 마커가 { lap-end } 넘지 않아요.
       *[unseen] 아니요, 마커가 { lap-end } 넘지만 보이는 가족원이 없어요.
    }

## 미사

question-majority-drawn = 미사 때 검정주머니에서 마지막으로 나온 것: { $about }. 이번에는 아무도 더 높은 창문으로 올라가지 않아요. 성당에 가족원이 가장 많아 명성을 받는 사람은 누구일까요?
claim-majority-goes-to =
    { $winners ->
        [0] 아무도 받지 못해요.
        [1] { $who } 님이 { JOSA($prestige, "을/를") } 받아요.
       *[other] { $who } 님이 각자 { JOSA($prestige, "을/를") } 받아요.
    }
question-rising-barred = 이제 { $who } 님이 성당의 가족원을 더 높은 창문으로 올릴 수 있어요. 그중 지금 올라갈 수 없는 가족원은 누구일까요?
claim-cannot-rise = { $place-at } 있는 { $member }
question-drawn-blindly =
    { $count ->
        [0] 미사가 시작돼요.
       *[other] 이번 미사에서 지금까지 코인을 내고 검정주머니에서 꺼낸 가족원은 { $count }명이에요.
    } { $deed ->
        [done] { $who } 님은 아무도 꺼내지 않고, 다른 사람들도 꺼내지 않아요.
       *[buy-out] { $who } 님이 { JOSA($member, "을/를") } 꺼내고, 그 뒤로는 누구도 꺼내지 않아요.
    } 그러면 보지 않고 뽑는 것은 몇 명일까요?
claim-drawn-blindly =
    { $count ->
        [0] 없음
       *[other] { $count }명
    }
question-first-to-buy-out = { $who } 님이 방금 턴을 마쳤어요. 큐브가 다 떨어져 미사가 시작돼요. 검정주머니에서 가장 먼저 가족원을 꺼낼 수 있는 사람은 누구일까요?
question-next-to-buy-out =
    { $count ->
        [0] 미사가 시작돼요.
       *[other] 이번 미사에서 지금까지 코인을 내고 검정주머니에서 꺼낸 가족원은 { $count }명이에요.
    } { $deed ->
        [done] { $who } 님은 더 꺼내지 않아요.
       *[buy-out] { $who } 님이 { JOSA($member, "을/를") } 꺼내요.
    } 검정주머니에서 다음으로 가족원을 꺼낼 수 있는 사람은 누구일까요?
question-next-to-rise =
    { $deed ->
        [done] 미사에서 뽑기가 끝났어요. { $who } 님이 먼저 성당의 가족원을 더 높은 창문으로 올릴 수 있는데, 아무도 올리지 않아요. 다음으로 올릴 수 있는 사람은 누구일까요?
       *[rise] 미사에서 뽑기가 끝났어요. { $who } 님이 먼저 성당의 가족원을 더 높은 창문으로 올릴 수 있고, 이렇게 골라요: { $about }. 다음으로 올릴 수 있는 사람은 누구일까요?
    }
claim-decides-next = { $who }
claim-step-is-over =
    { $step ->
        [buying-out] 아무도 없어요. 꺼내기는 여기서 끝나요.
       *[rising] 아무도 없어요. 이제 가족원이 가장 많은 사람을 정해요.
    }
question-monks =
    { $count ->
        [0] 이번 미사에서 지금까지 뽑힌 수도사는 없어요.
       *[other] 이번 미사에서 지금까지 뽑힌 수도사는 { $count }명이에요.
    } 이제 검정주머니에서 마지막 네 번째로 나온 것: { $about }. 뽑기가 끝나면 검정주머니로 돌아가는 수도사는 몇 명일까요?
claim-monks-go-back =
    { $count ->
        [0] 없음
       *[other] 수도사 { $count }명
    }
question-bag-holds =
    { $count ->
        [0] 이번 미사에서 지금까지 뽑힌 수도사는 없어요.
       *[other] 이번 미사에서 지금까지 뽑힌 수도사는 { $count }명이에요.
    } 이제 검정주머니에서 마지막 네 번째로 나온 것: { $about }. 미사가 끝나면 검정주머니에는 가족원과 수도사가 모두 몇 명 있을까요?
claim-bag-holds = { claim-drawn-blindly }

## 점수와 끝

question-farm-worth = 마지막 미사가 끝났어요. { $category ->
        [prestige] { $who } 님은 명성점수트랙에서 몇 점일까요
        [travel] { $who } 님은 여행지도의 도시로 몇 점일까요
        [council] { $who } 님은 의회의 가족원으로 몇 점일까요
        [church] { $who } 님은 성당의 가족원으로 몇 점일까요
        [chronicle] { $who } 님은 마을 연대기에 남은 가족원으로 몇 점일까요
        [customers] { $who } 님은 응대한 손님으로 몇 점일까요
       *[coins] { $who } 님은 코인으로 몇 점일까요
    }?
question-farm-total = 마지막 미사가 끝났어요. 모두 더하면 { $who } 님은 몇 점일까요?
claim-worth = { $points }점
claim-totals = { claim-worth }
because-line = { $category } { $points }
because-farm-total = { $lines }, 모두 { $total }점이에요.
question-winner-line = { $who } { $points }점
question-winner =
    “{ $name }”({ $year }) 규칙으로 해요. 마지막 미사가 끝났어요. { $told ->
        [totals] 모두 더한 점수는 이래요: { $lines }.{" "}
        [customers] 뒤집어 놓은 손님타일의 점수는 이래요: { $lines }.{" "}
       *[nothing] {""}
    }누가 어떤 규칙으로 승리할까요?
claim-wins =
    { $by ->
        [win-most] { $who } 님: 점수가 가장 많음
        [tie-customers] { $who } 님: 점수는 동점, 응대한 손님이 더 많음
        [tie-grain] { $who } 님: 점수는 동점, 남은 곡식이 더 많음
        [tie-living] { $who } 님: 점수와 첫 번째 동점 기준은 같음, 살아 있는 가족원이 더 많음
       *[tie-shared] { $who } 님 함께: 모든 기준이 같음
    }
question-last-turns =
    { $day ->
        [none] { $who } 님은 턴이 끝날 때 숫자가 가장 작은 가족원 1명을 잃고, 그래서 게임 종료조건이 채워져요. { $who } 님의 선택: { $about }.
        [own] { $who } 님이 장날을 열고, 그 장날에 숫자가 가장 작은 가족원 1명을 잃어요. 그래서 게임 종료조건이 채워져요. { $who } 님의 선택: { $about }. 남은 장날은 모두 패스해요.
       *[other] { $caller } 님이 연 장날에 { $who } 님이 숫자가 가장 작은 가족원 1명을 잃고, 그래서 게임 종료조건이 채워져요. { $who } 님의 선택: { $about }. 남은 장날은 모두 패스해요.
    } 아직 한 턴이 남은 사람은 누구이고, 어떤 순서로 할까요?
claim-turns-left = { $order }
list-then = { $first }, 그다음 { $last }
question-then-what =
    { $last ->
        [no] { $who } 님이 마지막 큐브를 가져왔고, 이 턴이 끝날 때 숫자가 가장 작은 가족원 1명을 잃어요. 그래서 게임 종료조건이 채워져요. { $who } 님의 선택: { $about }.
       *[yes] 최종액션을 하는 중이고, { $who } 님이 방금 마쳤어요. { $left ->
            [0] 남은 사람은 없어요.
           *[other] 아직 남은 사람: { $seats }.
        }
    } 다음에는 어떻게 될까요?
claim-comes-next =
    { $comes ->
        [cube] { $who } 님이 큐브를 가져오고 거기서 액션을 할 수 있어요.
        [free] { $who } 님이 큐브 없이 원하는 액션을 할 수 있어요.
        [last-mass] 마지막 미사를 해요.
        [mass] 미사를 하고, 그 뒤 새 라운드가 시작돼요.
       *[score] 미사 없이 바로 점수를 계산해요.
    }

## 라운드

question-customers-missing = { $players }인 게임을 준비하며 손님타일을 공개하고 있어요. 첫 라운드 전에 손님이 몇 명 더 올까요?
claim-customers-missing = { $count }명 더
question-compensation = 이 테이블에서는 나중에 시작하는 사람이 보상을 받아요. 선은 { $starter } 님이에요. { $who } 님은 첫 라운드 전에 무엇을 받을까요?
claim-compensation =
    { $gets ->
        [grain] 곡식 1자루
        [random] 무작위 영향력 큐브 1개
        [choice] 원하는 영향력 큐브 1개
        [coin] 1코인
       *[nothing] 없음
    }
question-filling = 미사가 끝나고 새 라운드가 시작돼요. { $players }인 셋업카드에는 영향력 색마다 큐브 { $added }개라고 적혀 있어요. 공급처에 있는 것: { $supply }. 녹색주머니에 무엇을 넣을까요?
claim-goes-into-bag = { $cubes }
question-seeding-card = { $space } { $count }개
question-seeding = 라운드가 시작될 때 녹색주머니에 큐브가 { $bag }개 있어요. 셋업카드에 적힌 것: { $card }. 그러면 { $space-at }서 가져올 수 있는 큐브는 몇 개일까요?
claim-space-gets =
    { $count ->
        [0] 없음
       *[other] 큐브 { $count }개
    }
question-next-starter = 라운드의 마지막 턴이고, 게임판에 큐브가 하나도 없어요. { $who } 님의 선택: { $about }. 다음 라운드의 선은 누구일까요?
question-round-end = 아직 게임 종료조건은 채워지지 않았어요. { $who } 님의 선택: { $about }. 다음은 무엇일까요?
claim-starts-round = { $who }

## 카를라와 하는 1인 게임

task-her-cube = 카를라가 { $space-from } { JOSA($cube-a, "을/를") } 가져가게 큐브를 가져오세요.
task-you-choose = 카를라가 가져갈 큐브를 내가 { $space-from } 고르게 되도록 큐브를 가져오세요.
task-die-cannot = 카를라의 큐브 색은 주사위로 정해요. 주사위에서 { JOSA($cube, "이/가") } 나올 수 없게 큐브를 가져오세요.
task-die-finds = 카를라의 큐브 색은 주사위로 정해요. { JOSA($cube, "이/가") } 나오면 카를라가 { $space-from } 가져가게 큐브를 가져오세요.
task-carla-does =
    { $deed ->
        [calls] 카를라가 장날을 열게 큐브를 가져오세요.
        [sends] 카를라의 가족원 1명이 검정주머니에 들어가게 큐브를 가져오세요.
        [leaves] 성당에서 기다리는 가족원이 없는데도 카를라가 성당의 큐브를 가져가게 큐브를 가져오세요.
       *[rests] 카를라가 반응하지 않는 선택을 하세요.
    }
task-hers-rests = 카를라의 다음 운명 타일이 깃펜이면 카를라의 가족원 1명이 죽어요. 그 가족원이 { $end-at } 놓이게 큐브를 가져오세요.
task-hers-served = 당신이 연 장날이고, 첫 판매에는 추가 비용이 없어요. 카를라가 이 손님을 응대하게 파세요: { $customer }.
task-spends-ring = 반지를 가지고 있어요. 그 반지를 쓰는 선택을 하세요.
task-gains-majority = 미사에서 뽑기가 끝났어요. 성당의 가족원 1명을 올려서 가족원이 가장 많아 받는 { JOSA($prestige, "을/를") } 받으세요.
question-alone-customers = 1인 게임을 준비하며 손님타일을 공개하고 있어요. 첫 라운드 전에 손님이 몇 명 더 올까요?
question-next-round =
    { $ring ->
        [spent] 혼자 하는 게임에서 반지를 이미 썼고, 게임판에 큐브가 하나도 없어요. 라운드의 마지막 액션은 하지 않아요. 다음 라운드는 어떻게 시작될까요?
       *[yours] 혼자 하는 게임에서 반지를 가지고 있고, 게임판에 큐브가 하나도 없어요. 라운드의 마지막 액션은 하지 않아요. 다음 라운드는 어떻게 시작될까요?
    }
claim-next-round =
    { $alone ->
        [yes] 당신이 선이고, 반지는 의회에 있어요.
        [yours] 당신이 선이고, 반지는 당신에게 있어요.
        [supply] 당신이 선이고, 반지는 공급처에 있어요.
       *[no] 카를라가 선이고, 반지는 의회에 있어요.
    }
question-her-track =
    { $new ->
        [yes] 혼자 하는 게임에서 게임판에 큐브가 하나도 없고, 라운드의 마지막 액션은 하지 않아요. 카를라는 새 라운드의 첫 큐브를 자기 타임트랙에서 의회 표시부터 세어 몇 번째 칸에 놓을까요?
       *[no] 혼자 하는 게임에서 큐브를 가져왔고, 액션은 하지 않아요. 카를라는 큐브를 자기 타임트랙에서 의회 표시부터 세어 몇 번째 칸에 놓을까요?
    }
claim-lies-on =
    { $spot ->
        [1] 첫 번째 칸
       *[other] { $spot }번째 칸
    }
question-face-down =
    { $quill ->
        [yes] 혼자 하는 게임에서 카를라의 큐브가 운명 타일을 지났고, 깃펜이 나왔어요. 그 뒤 이 3장 묶음에서 뒷면인 타일은 몇 장일까요?
       *[no] 혼자 하는 게임에서 카를라의 큐브가 운명 타일을 지났고, 빈 면이 나왔어요. 그 뒤 이 3장 묶음에서 뒷면인 타일은 몇 장일까요?
    }
claim-face-down =
    { $count ->
        [0] 없음
       *[other] { $count }장
    }
question-hers-dies = 혼자 하는 게임에서 카를라의 큐브가 운명 타일을 지났고, 깃펜이 나왔어요. 카를라의 가족 중 누가 죽을까요?
claim-hers-dies = { $where } 있는 { $member }
question-her-window = 혼자 하는 게임에서 미사를 해요. 카를라의 가족원 1명이 검정주머니에서 뽑혔어요. 이 가족원은 어디로 갈까요?
claim-her-window = { $place }
question-rank = 혼자 한 게임에서 모두 더해 { $points }점을 얻었어요. 칭호는 무엇일까요?
claim-ranks = { $name }

## 답이 왜 틀렸는가

remark-has =
    { $miss ->
        [same]
            { $count ->
                [0] 그 선택으로는 얻는 것이 없어요.
               *[other] 그래도 { $claim } 그대로예요.
            }
       *[other]
            { $count ->
                [0] 그러면 하나도 남지 않아요.
               *[other] 그러면 { JOSA($claim, "이/가") } 돼요.
            }
    }
remark-loses =
    { $time ->
        [0] 그 큐브에는 타임이 들지 않아요.
       *[other] 그 큐브에는 { JOSA($claim, "이/가") } 들어요.
    }
remark-goods =
    { $miss ->
        [same] 그 선택으로는 영향력을 얻지 못해요.
       *[other] 그러면 { JOSA($claim, "이/가") } 돼요.
    }
remark-at-home =
    { $count ->
        [0] 그러면 농장에 가족원이 한 명도 없어요.
       *[other] 그러면 농장에 가족원이 { $count }명 있게 돼요.
    }
remark-stands =
    { $miss ->
        [none] 그 선택으로는 가족원이 움직이지 않아요: “{ $choice }”.
        [end] 그러면 { JOSA($member, "이/가") } { $end-to } 가요.
        [start] 그러면 { $start-from } { JOSA($member, "이/가") } 움직여요.
       *[member] 그러면 { JOSA($member, "이/가") } 움직여요.
    }
remark-may-use =
    { $stage ->
        [0] 그러면 쓸 수 있는 특권이 없어요.
        [1] 그러면 첫 번째 특권만 쓸 수 있어요.
        [2] 그러면 첫 번째나 두 번째 특권을 쓸 수 있어요.
        [3] 그러면 앞의 세 특권 가운데 하나를 쓸 수 있어요.
       *[other] 그러면 네 특권 가운데 어느 것이든 쓸 수 있어요.
    }
remark-starts-next = 그러면 다음 라운드의 선은 { $who } 님이에요.
remark-decides =
    { $differs ->
        [seat] 이어서 하는 사람은 { $who } 님이 아니에요.
        [step] { $who } 님이 이어서 하지만, 할 일이 달라요.
       *[other] 다음에 오는 것은 그것이 아니에요.
    }
remark-steps-up = 그 손님은 대기 줄에서 더 뒤에 있어요.
remark-sparing =
    { $miss ->
        [time] 그러면 { JOSA($cost, "이/가") } 드는데, 타임을 더 적게 쓸 수 있어요.
        [jokers] 그러면 { JOSA($cost, "이/가") } 드는데, 코인을 더 적게 쓸 수 있어요.
       *[choice] 그것은 다른 선택이에요: “{ $choice }”.
    }
remark-well-closes = 게임판에 큐브가 남아서 우물이 닫히지 않아요.
remark-sells-again =
    { $miss ->
        [poor] 그러면 한 번 더 팔 비용이 남지 않아요.
       *[passes] 그러면 아무것도 팔지 못해요.
    }
remark-new-mark =
    { $miss ->
        [known] 그 도시에는 가족이 이미 들렀어요.
       *[stays] 그것은 여행이 아니에요.
    }
remark-gets-safely =
    { $miss ->
        [dies] 그러면 타임이 들어요. 마커가 { lap-end } 넘어 숫자가 가장 작은 가족원 1명이 죽어요.
       *[without] 아무도 죽지 않지만, 얻어야 할 것이 아니에요.
    }
remark-crosses-unseen =
    { $miss ->
        [dies] 마커가 { lap-end } 넘지만, 아직 보이는 가족원이 있어서 죽어요.
       *[short] 그러면 마커가 { lap-end } 넘지 않아요.
    }
remark-rests =
    { $where ->
        [grave] 이 가족원이 들어갈 마을 연대기 기록란에는 아직 빈칸이 있어요.
       *[no] 이 가족원이 들어갈 마을 연대기 기록란에는 빈칸이 없어요.
    }
remark-most-points = { remark-ends-with }
remark-rings-in = 그 죽음으로는 게임 종료조건이 채워지지 않고, 게임이 이어져요.
remark-goes-on = 그 죽음으로 게임 종료조건이 채워져요.
remark-dies =
    { $differs ->
        [generation] { JOSA($member, "은/는") } 아니에요. 보이는 가족원 중 가장 작은 숫자부터 죽어요.
        [place] { JOSA($member, "이/가") } 죽지만, 다른 { JOSA($member, "이에요/예요") }.
        [end] 그 가족원이 맞지만, 가는 곳이 달라요.
       *[sort] 누가 보이는지, 가장 작은 숫자가 몇 명인지 다시 보세요.
    }
remark-owner-chooses =
    { $differs ->
        [generation] 고를 수는 있지만, 그 가족원들 중에서 고르는 것은 아니에요.
       *[sort] 여기서는 고를 것이 없어요.
    }
remark-nobody-dies = 보이는 가족원이 있으니 한 명이 죽어요.
remark-death-comes =
    { $when ->
        [once] 여기서는 바로 죽는 가족원이 없어요.
        [turn-end] 이 턴이 끝날 때 죽는 가족원은 없어요.
        [not-passed] 다시 세어 보세요. 마커가 { lap-end } 넘어요.
       *[unseen] 이유가 달라요. 마커와 가족을 다시 보세요.
    }
remark-majority-goes-to =
    { $differs ->
        [points] 가족원이 가장 많아 받는 명성은 나누지 않아요.
        [seats] 성당의 가족원을 다시 센 다음, 높이를 비교하세요.
       *[move]
            { $winners ->
                [0] 그러면 가족원이 가장 많아 받는 명성을 아무도 받지 못해요.
                [1] 그러면 가족원이 가장 많아 받는 명성을 { $winner } 님이 받아요.
               *[other] 그러면 가족원이 가장 많아 받는 명성을 { $winner } 님이 각자 받아요.
            }
    }
remark-cannot-rise = 이 { JOSA($member, "은/는") } { JOSA($cost, "을/를") } 내고 올라갈 수 있어요.
remark-drawn-blindly = { remark-number }
remark-monks-go-back = { remark-number }
remark-bag-holds = { remark-number }
remark-decides-next = { $who } 님이 아니에요. 시계방향으로 돌면서, 할 수 있는 것이 없는 사람은 건너뛰세요.
remark-step-is-over = 아직 이어서 할 수 있는 사람이 있어요.
remark-worth = { remark-number }
remark-totals = { remark-number }
remark-wins =
    { $differs ->
        [seats] 점수나 동점 규칙을 따져 보면 그렇지 않아요.
       *[by] 승리하는 사람은 맞지만, 다른 규칙으로 정해져요.
    }
remark-turns-left =
    { $way ->
        [more] 턴이 너무 많아요.
        [fewer] 턴이 너무 적어요.
       *[other] 턴 수는 맞지만, 순서가 달라요.
    }
remark-comes-next =
    { $comes ->
        [cube] 이제는 아무도 큐브를 가져오지 않아요.
        [free] 지금은 큐브 없이 하는 턴이 없어요.
        [last-mass] 아직 마지막 미사를 할 때가 아니에요.
        [mass] 새 라운드가 시작되지 않으니 그런 미사도 없어요.
       *[score] 아직 점수를 계산할 때가 아니에요.
    }
remark-customers-missing = { remark-number }
remark-compensation = 그것은 다른 자리의 보상이에요. 선부터 자리를 세어 보세요.
remark-goes-into-bag = 공급처와 다시 비교해 보세요. 색마다 있는 만큼만 넣고, 질병 큐브도 넣어요.
remark-space-gets = { remark-number }
remark-starts-round = { $who } 님이 아니에요. 반지가 어디 있는지 보세요.
remark-her-cube = 카를라가 다른 큐브를 가져가거나, 다른 곳에서 가져가요.
remark-you-choose = 그러면 거기서 카를라의 큐브를 고르지 않아요.
remark-die-cannot = 그 색이 아직 게임판에 있어서 주사위에서 나올 수 있어요.
remark-die-finds = 그러면 카를라가 { $space-from } 그 큐브를 가져가지 않아요.
remark-carla-does =
    { $deed ->
        [take] 그 큐브에는 카를라가 다르게 반응해요.
       *[other] 그러면 카를라의 반응이 그렇지 않아요.
    }
remark-hers-rests = 그러면 깃펜이 나와도 카를라의 가족원이 거기 놓이지 않아요.
remark-hers-served = 그러면 카를라가 그 손님을 응대하지 않아요.
remark-spends-ring = 그 선택으로는 반지를 쓰지 않아요.
remark-gains-majority = 그러면 가족원이 가장 많아 받는 명성을 받지 못해요.
remark-next-round =
    { $differs ->
        [start] 1인 게임에서는 언제나 자기가 선이에요.
       *[ring] 당신이 선인 것은 맞지만, 반지는 다른 곳에 있어요.
    }
remark-lies-on = { remark-number }
remark-face-down = { remark-number }
remark-hers-dies =
    { $differs ->
        [generation] 카를라의 가족 중 다른 숫자가 먼저예요.
       *[place] 숫자는 맞지만, 장소가 달라요.
    }
remark-her-window = 거기가 아니에요. 가장 낮은 창문부터, 카를라의 가족원이 없는 창문을 찾아보세요.
remark-ranks = 그 점수는 다른 칭호예요.
