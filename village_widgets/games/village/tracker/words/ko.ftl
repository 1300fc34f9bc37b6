### 간단 기록의 말. ui-로 시작하는 것은 페이지에 그대로 건네요.

## 페이지가 스스로 하는 말

ui-tracker-players = 플레이어(차례대로)
ui-tracker-chronicle = 연대기와 무덤
ui-tracker-show-chronicle = 연대기 보기
ui-tracker-back = { ui-check-back }
ui-tracker-to-turn = 턴으로 돌아가기
ui-tracker-family = { chart-odds-who }
ui-tracker-why-not = 왜 다른 가족원은 안 되나요?
ui-tracker-why-not-mass = { ui-why-not }
ui-tracker-draw = { ui-handful-draw }
ui-tracker-sure-enter = 입력하기
ui-tracker-sure-not = { ui-conflict-leave }
ui-tracker-twice = 잠깐 사이에 두 번 입력됐어요. 둘 다 맞나요?
ui-tracker-waits-death = 그다음 누군가 죽음
ui-tracker-stopped = 다음에 물을 것은 저장되는 대로 물어볼게요.
ui-tracker-large = 크게 보기
ui-tracker-small = 버튼 보기
ui-tracker-now = 지금 차례
ui-tracker-bag = 검정주머니에
ui-tracker-promote-ask = 도우미가 모두 기록할까요?
ui-tracker-promote = 모두 기록하기
ui-tracker-sells = 누가 손님을 응대하나요?
ui-tracker-promote-about = 지금 테이블에 놓인 그대로 한 번만 입력하면 돼요. 그다음부터는 도우미가 큐브와 상품과 손님까지 기록하고, 모든 값과 할 수 있는 것을 알려 줘요.

## 라운드, 턴, 끝

tracker-round = { $number ->
    [0] 첫 라운드 전
   *[other] { $number }라운드
}
tracker-order = 차례: { $order }
tracker-starts-this = 이번 라운드의 선은 { $who } 님
tracker-starts-next = 다음 라운드의 선은 { $who } 님
tracker-near-chronicle = { $count ->
    [0] 연대기에 빈칸이 없어요.
    [1] 게임이 곧 끝나요: 연대기에 빈칸이 1칸 남았어요.
   *[other] 게임이 곧 끝나요: 연대기에 빈칸이 { $count }칸 남았어요.
}
tracker-near-graves = { $count ->
    [0] 빈 무덤이 없어요.
    [1] 게임이 곧 끝나요: 빈 무덤이 1칸 남았어요.
   *[other] 게임이 곧 끝나요: 빈 무덤이 { $count }칸 남았어요.
}
tracker-unsure = 가진 게임판에 칸이 몇 개인지 저희는 확실히 몰라요. ‘{ ui-check-title }’를 보세요.
tracker-unsure-looking = 게임판에 칸이 몇 개인지 저희는 확실히 몰라요.
tracker-rung-chronicle = { $who } 님이 연대기를 꽉 채웠어요. 종료조건이 채워졌어요.
tracker-rung-graves = { $who } 님이 마지막 무덤을 채웠어요. 종료조건이 채워졌어요.
tracker-still = 한 턴씩 더 해요. 차례는 { $who } 님
tracker-still-now = 최종액션: 지금 { $now } 님, 다음은 { $who } 님
tracker-still-last = { $now } 님이 맨 마지막 턴을 해요. 다음: 마지막 미사.
tracker-still-nobody = 방금이 마지막 턴이었어요. 다음: 마지막 미사.
tracker-mark-start = 이번 라운드의 선
tracker-mark-ring = 반지가 있어 다음 라운드의 선
tracker-mark-death = { $count ->
    [1] 턴이 끝날 때 1명 죽음
   *[other] 턴이 끝날 때 { $count }명 죽음
}
tracker-mark-death-now = { $count ->
    [1] 바로 1명 죽음
   *[other] 차례로 { $count }명 죽음
}
tracker-mark-count = ×{ $count }
tracker-mark-last = 한 턴 더
tracker-mark-none = 턴 없음
tracker-next = 다음: { $who } 님
tracker-monk-drawn = 수도사가 뽑혔어요.
tracker-turn-over = { $who } 님의 턴이 끝났어요.
tracker-next-mass = 다음: 마지막 미사
tracker-mass-nobody = 검정주머니에 적힌 가족원이 없어 아무도 뽑지 않음
tracker-end-turn = 턴 끝내기
tracker-then-death = { $count ->
    [1] 그다음 { $who } 님의 가족원이 1명 죽음
   *[other] 그다음 { $who } 님의 가족원이 { $count }명 죽음
}
tracker-sure-bridge = { $who } 님은 이번 턴에 이미 다리를 넘었어요
tracker-sure-quill = { $who } 님은 이번 턴에 이미 깃펜을 넘었어요
tracker-sure-more = { $time }타임을 더 쓰고 가족원이 또 1명 죽나요?
tracker-more-lines = … 외 { $count }개
tracker-times = { $line } ×{ $count }

tracker-last-cube = 마지막 큐브
tracker-last-cube-then = 다음은 미사
tracker-last-cube-sure = 게임판에 남은 마지막 큐브였나요?
tracker-last-cube-more = 턴과 라운드가 함께 끝나고 미사를 시작해요.

## 플레이어의 카드

tracker-life = 타임트랙 { $lap }칸 중 { $here }번 칸이에요.
tracker-left-bridge = 다리까지 { $count }칸
tracker-left-quill = 깃펜까지 { $count }칸
tracker-visited = 마커: { $cities }
tracker-so-many = ‘{ $member }’ { $count }명
tracker-dies-known = 입력한 대로라면 아마 이쪽
tracker-monks = { $count ->
    [1] 수도사 1명
   *[other] 수도사 { $count }명
}
tracker-dead = 죽은 가족원
tracker-room = { $count ->
    [0] 꽉 참
   *[other] { $count }칸 남음
}

tracker-place-council-1 = 의회 1단계
tracker-place-council-2 = 의회 2단계
tracker-place-council-3 = 의회 3단계
tracker-place-council-4 = 의회 4단계
tracker-place-bag = 주머니
tracker-place-church-1 = 첫 번째 창문
tracker-place-church-2 = 두 번째 창문
tracker-place-church-3 = 세 번째 창문
tracker-place-church-4 = 네 번째 창문

## 입력할 수 있는 것

tracker-lose = +{ $time }
tracker-plague = { spending-plague }
tracker-time = { $count }
tracker-more = +{ $count }
tracker-fewer = −{ $count }

tracker-kind-counts = { label-points }
tracker-kind-time = { chart-life-time }
tracker-kind-turn = 턴의 끝

tracker-about-harvest = 들어온 곡식이에요. 그냥, 또는 쟁기와 말로, 또는 쟁기와 소로요. 곡식을 여기서 셀 때만 입력하세요.
tracker-about-family = 누가 태어나거나 게임판에서 농장으로 돌아와요.
tracker-about-crafts = 거기서 일하는 가족원이 상품을 만들거나, 농장의 가족원이 수련하고 바로 만들거나, 수련만 해요. 타임만 기록하지만, 제분소는 낸 곡식과 받은 코인도 기록해요.
tracker-about-market = 누가 어느 손님에게 파나요. 타일의 곡식과 추가 비용도 함께 세요. 추가 비용이 없는 것은 장날 개최자의 첫 판매뿐이에요. 타일의 점수는 게임이 끝날 때 세요.
tracker-about-travel = 누가 어디로 여행하나요. 처음 들르면 마커를 올리고 표시된 혜택을 받아요.
tracker-about-council = 누가 의회에서 올라가고, 어느 특권을 썼나요? 점수를 사면 여기 적힌 코인에서 빠져요.
tracker-about-church = 누가 검정주머니에 들어가고, 타임과 신앙 중 무엇을 냈나요.
tracker-about-counts = 점수, 코인, 곡식이에요. 여기서 세고 싶은 만큼만 세세요. 타임을 너무 많이 입력했다면 −1로 마지막 입력을 고칠 수 있어요.
tracker-none-harvest = 곳간이 꽉 찼어요. 곡식을 더 둘 수 없어요.
tracker-harvested = { $before } → { $after }
tracker-harvested-full = { $before } → { $after }(꽉 참)
tracker-none-family = 태어나거나 돌아올 가족원이 없어요.
tracker-none-crafts = 입력할 것이 없어요.
tracker-none-market = { tracker-none-crafts }
tracker-none-counts = { tracker-none-crafts }
tracker-none-travel = 입력한 대로라면 농장에도 여행지에도 가족원이 없어요. 돌아가세요. 쓴 타임만 입력하는 버튼이 그 화면 맨 앞에 있어요.
tracker-none-council = 입력한 대로라면 농장에도 의회에도 가족원이 없어요. 돌아가세요. 쓴 타임만 입력하는 버튼이 그 화면 맨 앞에 있어요.
tracker-none-church = 입력한 대로라면 농장에 가족원이 없어요. 돌아가세요. 쓴 타임만 입력하는 버튼이 그 화면 맨 앞에 있어요.

tracker-birth = 태어남
tracker-likely-family = 테두리가 있는 것이 가장 그럴듯해요. 아직 태어나지 않은 가장 작은 숫자가 태어나요.
tracker-likely-crafts = 테두리가 있는 것이 가장 그럴듯해요. 이 가족이 일하는 곳이에요.
tracker-home = 농장으로 돌아온 곳
tracker-make = 제작
tracker-making = 여기서 상품 제작: { $place }, { $time }타임
tracker-train-make = 수련+제작
tracker-train = 수련
# $sent (text): who learns, where, and the time in all
tracker-training-making = { $sent }, 상품도 제작
tracker-surcharge-not = 추가 비용 없음
tracker-surcharge-alone = 목록에 없음
tracker-nobody-sells = (더) 파는 사람 없음
tracker-sold-to = { $who } 님이 손님 응대
tracker-which-customer = { $who } 님이 어느 손님을 응대하나요?
tracker-other-customer = 찾는 손님이 없나요? ‘{ ui-check-title }’에서 고치거나, ‘{ label-points }’에 그 점수를 입력하세요.
tracker-guessed = { $what }, 확실하지 않음
tracker-some-guessed = “?”: 저희가 확실히 모르는 것이에요.
tracker-mostly-guessed = 여기 보이는 것은 대부분 저희의 추측이에요.
tracker-ring = 반지 가져감
tracker-privilege = { word-privilege.name }
tracker-points-for = { $coins }에 { $points }
tracker-with-time = 타임 쓰고
tracker-with-faith = 신앙 내고
tracker-count-time = 타임: { $count }
tracker-less-time = { $who } 님: 마지막에 입력한 타임을 1 줄임
tracker-count-prestige = 명성: { $count }
tracker-count-coin = 코인: { $count }
tracker-count-grain = 곡식: { $count }

## 누가 죽나요

tracker-dies-bridge = { $who } 님이 다리를 넘었어요. 누가 죽나요?
tracker-dies-quill = { $who } 님이 깃펜을 넘었어요. 누가 죽나요?
tracker-dies-about-turn-end = 농장이나 게임판에 있는 가장 작은 숫자, ‘{ $generation }’ 중 1명이에요.
tracker-dies-about-market-day = 바로 죽어요. 농장이나 게임판에 있는 가장 작은 숫자, ‘{ $generation }’ 중 1명이에요.
tracker-elsewhere = 다른 곳에 있었나요? 그렇다면 태어난 것이 입력되지 않았어요. 도우미가 아직 태어나지 않은 것으로 알고 있는 ‘{ $generation }’ 1명을 쓸게요.
tracker-elsewhere-taken = 다른 곳에 있었나요? 그렇다면 옮긴 것이 입력되지 않았어요. 도우미의 기록에 남은 ‘{ $generation }’ 1명을 { $place-at }서 옮길게요.
tracker-against = 지금은 규칙에 어긋남: { $choice }
tracker-nobody = 아무도 없어요
tracker-nobody-then = 아무도 죽지 않음
tracker-none-out = 입력한 대로라면 { $who } 님은 농장에도 게임판에도 가족원이 없어요. 태어난 것을 입력하지 않았나요?
tracker-none-out-of = 입력한 대로라면 { $who } 님은 농장에도 게임판에도 ‘{ $generation }’ 가족원이 없어요. 태어난 것을 입력하지 않았나요?
tracker-where-born = 태어난 것이 입력되지 않았어요. ‘{ $generation }’ 가족원은 어디서 일했나요?
tracker-walk-farm = 농장에
tracker-walk-crafts = 기술 건물에
tracker-walk-travel = 여행지에
tracker-walk-church = 성당에
tracker-walk-council = 의회에
tracker-leads-row = { $count ->
    [1] { $row } 기록란, 1칸 남음
   *[other] { $row } 기록란, { $count }칸 남음
}
tracker-leads-grave = { $count ->
    [1] 무명무덤, 1칸 남음
   *[other] 무명무덤, { $count }칸 남음
}
tracker-leads-gone = 남은 자리 없음: 게임에서 빠짐
tracker-rings-in = { $leads }: 종료조건이 채워짐

## 미사

tracker-step-buying-out = 꺼내기
tracker-step-drawing = 뽑기
tracker-step-rising = 올리기
tracker-step-majority = { word-majority.name }
tracker-out-title = 미사: 코인을 내고 주머니에서 꺼내나요?
tracker-out-who = 꺼낸 가족원(차례대로)
tracker-out-so-far = { $count ->
    [0] 아직 아무도 꺼내지 않음. { $most }명까지.
   *[other] { $most }명 중 { $count }명 꺼냄.
}
tracker-nobody-out = (더) 없음
tracker-nobody-out-then = 평소처럼, 다음은 뽑기
tracker-drawn-now = 더 꺼내지 않고, 처음 뽑힌 것
tracker-spoken-for = { $who } 님: { $choice }
tracker-price-noted = { $count ->
    [0] { $price }(입력된 것은 없음)
   *[other] { $price }(입력된 것은 { $count }뿐)
}
tracker-draw-title = { $count ->
    [1] 미사: 검정주머니에서 1명 더 뽑기
   *[other] 미사: 검정주머니에서 { $count }명 더 뽑기
}
tracker-draw-about = 보지 않고 뽑아서 나온 것을 누르세요. 수도사는 미사가 끝날 때까지 주머니 옆에서 기다려요.
tracker-drawn-was = 무엇이 나왔나요?
tracker-odds = { $all }명 중 { $count }명
tracker-monk = { word-monk.name }
tracker-only-monks = 수도사만
tracker-only-monks-count = { $count }명 모두
tracker-rise-title = 미사: 올릴 가족원이 있나요?
tracker-rise-who = 올린 가족원(차례대로)
tracker-rise = { $place }에서 위로, { $price }
tracker-nobody-rises = { tracker-nobody-out }
tracker-nobody-rises-then = 평소처럼, 미사가 끝남
tracker-majority-now = 지금 성당에서 최다: { $who } 님. { $rule }
tracker-majority-nobody = 성당에 아무도 없어서 최다도 없어요.

## 마지막 점수표

tracker-counting = 함께 세기
tracker-leads-with = 지금대로라면: { $who } 님, { $prestige }
tracker-leads-tie-customers = 지금대로라면: { $tied } 님이 { JOSA($prestige, "으로/로") } 동점이에요. 손님을 더 많이 응대한 { $who } 님이 앞서요.
tracker-leads-tie-grain = 지금대로라면: { $tied } 님이 { $prestige } 동점. 곡식이 더 많이 남은 { $who } 님이 앞서요.
tracker-leads-tie-living = 지금대로라면: { $tied } 님이 { $prestige } 동점. 살아 있는 가족원이 더 많은 { $who } 님이 앞서요.
tracker-leads-tie-shared = 지금대로라면: { $tied } 님이 { JOSA($prestige, "으로/로") } 동점이에요. 더 가릴 것이 없어 { $who } 님이 함께 승리해요.
