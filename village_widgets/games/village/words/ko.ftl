# 게임판의 이름표: 작은 표지판에 들어가도록 짧게.

board-title-land = 들: 추수, 가족, 우물
board-title-crafts = { space-crafts }
board-title-market = { space-market }
board-title-travel = { space-travel }
board-title-council = 의회
board-title-church = { space-church }
board-title-chronicle = 마을 연대기와 무덤
board-title-prestige = 명성과 라운드
board-title-farm = { $name } 님의 농장
strip-own = 내 농장
board-title-rival = { $name } 판
board-rival-farm = 판 옆
board-rival-unborn = 성당 대기
board-rival-asked = 카를라가 이 큐브를 따라 가져가요. 내가 가져온 곳: { $space }
board-rival-laid = { $count ->
    [1] 카를라의 타임트랙에 큐브가 1개 놓였고, 그것이 타임트랙 마커예요
   *[other] 카를라의 타임트랙에 지금까지 큐브가 { $count }개 놓였고, 마지막 큐브가 타임트랙 마커예요
}
board-rival-fate-hidden = 뒤집힌 운명 타일
board-rival-fate-blank = 빈 면인 운명 타일
board-rival-fate-quill = 깃펜

board-area-rival = 카를라 판
board-area-harvest = { space-harvest }
board-area-family = { space-family }
board-area-crafts = { space-crafts }
board-area-market = { space-market }
board-area-travel = { space-travel }
board-area-council = { space-council }
board-area-church = { space-church }
board-area-chronicle = 연대기
board-area-prestige = 명성

board-no-cubes = 큐브 없음
board-green-bag = 녹색주머니에 큐브가 { $count }개 있어요.
board-guessed-about = 거기 인쇄된 수치 중 몇 개는 저희의 추측이에요. 가진 게임의 수치를 넣을 수 있어요.

board-well = 우물
board-well-price = 같은 색 영향력 { $count }개로 아무 액션이나

board-sign-train = 수련
board-sign-train-long = 가족원이 이 기술을 수련하는 데 드는 타임
board-sign-make = 제작
board-sign-make-long = 수련을 마친 가족원이 상품을 만드는 데 드는 타임
board-sign-buy = 구입
board-sign-buy-long = 일하는 가족원이 없을 때 상품의 값

board-market-first = 개최자 첫 회: 추가 비용 없음
board-market-then = 그 밖의 판매:
board-queue = 대기 줄
board-pile = 더미

board-place-city-a = A
board-place-city-b = B
board-place-city-c = C
board-place-city-d = D
board-place-city-e = E
board-place-city-f = F
board-village = 마을
board-each-leg = 길마다
board-cities = 들른 도시 수에 따른 점수

board-privilege-ring = 첫 번째 특권: 다음 라운드 선마커
board-privilege-ring-alone = 첫 번째 특권: 새 라운드까지 코인처럼 쓰는 반지
board-privilege-influence = 두 번째 특권: 원하는 영향력
board-privilege-good = 세 번째 특권: 원하는 상품
board-privilege-prestige = 네 번째 특권: 코인으로 명성
board-each-stage = 단계마다
board-or = 또는

board-bag = { place-bag }
board-monks = 주머니에 가족원과 함께 수도사 { $count }명이 있어요.
board-join = 들어가기
board-buy-out = 꺼내기
board-majority = 최다

board-row-farm = { place-farm }
board-row-crafts = { space-crafts }
board-row-travel = { space-travel }
board-row-church = { space-church }
board-row-council = { space-council }
board-graves = 무명무덤
board-left-chronicle = 연대기에 빈칸이 { $count }칸 있어요.
board-left-graves = 무명무덤에 빈칸이 { $count }칸 있어요.

board-starts = 이번 라운드의 선은 { $name } 님이에요.
board-ring = 다음 라운드의 선은 { $name } 님이에요.
board-ring-alone = { $name } 님에게 반지가 있어요. 새 라운드까지 코인처럼 쓸 수 있어요.
board-last = 게임이 곧 끝나요: 최종액션.

board-initial-red = 빨
board-initial-yellow = 노
board-initial-blue = 파
board-initial-white = 흰
board-initial-purple = 보
board-lap-bridge = 다리: 마커가 넘으면 가족원이 1명 죽어요.
board-lap-quill = 깃펜: 마커가 넘으면 가족원이 1명 죽어요.
board-time = 타임트랙: { $lap }칸 중 { $space }번 칸
picture-way = { $passed ->
    [0] { amount-time }
   *[other] { amount-time }, { JOSA($end, "을/를") } 넘음
}
picture-odds = { $who } 님: 누군가 나올 확률 { $chance }
strip-home = { $count ->
    [0] 농장에 아무도 없음
   *[other] 농장에 { $count }명
}
board-served = 응대함
board-served-count = 응대한 손님 { $count }명

# 수업 옆의 그래프. What can be done is named as on an axis, short; .long is for a sentence.

chart-life = { $name } 님의 타임트랙
chart-life-about = { $passes ->
    [0] 마커는 { $space }번 칸에 있어요. 지금 할 수 있는 것 중에 { JOSA($end, "을/를") } 넘는 것은 없어요.
   *[other] 마커는 { $space }번 칸에 있어요. 줄마다 할 수 있는 것이 하나씩이고, 빨간 줄은 { JOSA($end, "을/를") } 넘는다는 뜻이에요.
}
chart-life-eldest = { $count ->
    [0] 보이는 가족원이 없어서 아무도 죽지 않아요.
   *[other] 마커가 { JOSA($end, "을/를") } 넘으면 숫자가 가장 작은 가족원 1명이 죽어요. 지금은 { JOSA($member, "이에요/예요") }.
}
chart-life-here = 지금 마커
chart-life-on = 쓰는 타임
chart-life-past = { JOSA($end, "을/를") } 넘어서 쓰는 타임
chart-life-end = { $end }
chart-life-spaces = 타임트랙의 칸
chart-life-time = 타임
chart-life-stop = 멈추는 칸
chart-life-for = 하는 일
chart-life-space = { $passed ->
    [0] { $space }번 칸
   *[other] { $space }번 칸, { JOSA($end, "을/를") } 넘음
}
chart-bridge = 다리
chart-quill = 깃펜

chart-costs = 무엇이 드나요
chart-costs-about = 한 칸이 1개나 1타임이에요. 코인은 아무 색 영향력 큐브 대신 쓸 수 있어요.
chart-costs-nothing = 지금 여기서는 낼 것이 없어요.
chart-costs-count = 내는 것과 타임
chart-costs-what = 하는 일
chart-costs-price = 값
chart-costs-or = 또는: { $deed }
chart-kind-skill = { influence-skill }
chart-kind-persuasion = { influence-persuasion }
chart-kind-faith = { influence-faith }
chart-kind-knowledge = { influence-knowledge }
chart-kind-time = { reason-time }
chart-kind-grain = { reason-grain }
chart-kind-coin = { category-coins }
chart-kind-scroll = 두루마리
chart-kind-wagon = 마차
chart-kind-plow = 쟁기
chart-kind-horse = 말
chart-kind-ox = 소

chart-action-take =
    .long = 질병 큐브
chart-action-well =
    { $what ->
        [nothing] 우물: 코인
       *[influence] 우물: { $influence }
    }
chart-action-train =
    { $what ->
        [nothing] { $building }: 수련
       *[good] { $building }: 수련 + { $product }
    }
    .long =
    { $what ->
        [nothing] { $building-at }서 수련하기
       *[good] { $building-at }서 수련하고 { $product-a } 만들기
    }
chart-action-produce = { $building }: { $product } 제작
    .long = { $building-at }서 { $product-a } 만들기
chart-action-buy = { $building }: { $product } 구입
chart-action-grind = 제분소: 빻기
    .long = 제분소에서 곡식 빻기
chart-action-serve = 손님: { $prestige }
    .long = 장날에 추가 비용을 내고 팔기
chart-action-travel = { $start } – { $end }
    .long = { spending-travel }
chart-action-enter-council = 의회: 1단계
    .long = 의회에 들어가기
chart-action-advance = 의회: { $stage }단계
    .long = 의회 { $stage }단계로 올라가기
chart-action-join-church = 성당에 들어가기
    .long = 신앙 없이 성당에 들어가기
chart-action-buy-out = 가족원 꺼내기
chart-action-rise = 창문 { $from } → { $to }
chart-action-buy-prestige = { $prestige }

chart-odds = 검정주머니에서 누가 나올까요?
chart-odds-about = 주머니에 { $inside }명이 있고 그중 수도사가 { $monks }명이에요. 보지 않고 { $drawn }명을 뽑아요. 1명마다 뽑힐 확률: { $each }.
chart-odds-empty = 검정주머니에 아무도 없어서 아무도 뽑히지 않아요.
chart-odds-count = { $count ->
    [0] 아무도 안 나옴
   *[other] 가족원 { $count }명
}
chart-odds-who = 가족
chart-odds-some = 누군가 나옴
chart-buying-out = { $name } 님이 먼저 코인을 내고 꺼낸다면
chart-buying-out-about = { $name } 님의 가족원이 모두 몇 명 나오는지 보여 줘요. 코인을 내고 꺼낸 수에, 다른 사람이 아무도 꺼내지 않을 때 뽑히는 수를 더한 것이에요.
chart-buying-out-members = 코인을 내고 꺼낸 수

# 판본마다 다르게 인쇄된 것

printed-lap-end = 타임트랙 한 바퀴가 끝나는 곳
printed-church-direction = 성당 창문을 올라가는 방향
printed-chronicle-direction = 연대기 기록란이 채워지는 방향
printed-box-influence = 색마다 영향력 큐브
printed-box-goods = 종류마다 상품
printed-box-coins = 코인
printed-box-grain = 곡식
printed-box-substitutes = 다 떨어진 상품과 코인을 다른 것으로 대신해도 되는지
printed-rulings-second-privilege = 두 번째 특권의 영향력
printed-rulings-tie = 동점일 때 승자가 더 많이 가진 것
printed-value-bridge = 다리
printed-value-quill = 깃펜
printed-value-leftwards = 오른쪽에서 왼쪽으로
printed-value-rightwards = 왼쪽에서 오른쪽으로
printed-value-any = 아무 색
printed-value-different = 서로 다른 색
printed-value-customers = { tie-line-served }
printed-value-grain = { tie-line-grain }

# 첫 게임에서 하는 조언의 까닭. $way is gained or kept: the move brings something, or most other moves leave less of it.

advice-death =
    이 선택으로 마커가 { $lap-end ->
        [quill] 깃펜을
       *[bridge] 다리를
    } 넘어서 숫자가 가장 작은 가족원 1명이 죽어요. 마을 연대기에 자리가 있는 동안은 그것이 점수가 될 수 있어요.
advice-prestige =
    { $way ->
        [gained] 바로 명성을 얻어요.
       *[kept] 다른 선택을 하면 대부분 명성이 더 적게 남아요.
    }
advice-travel =
    { $way ->
        [gained] 새 도시에 들를 때마다 여행의 최종 점수가 커져요.
       *[kept] 다른 선택을 하면 대부분 여행의 점수가 더 적어요.
    }
advice-council =
    { $way ->
        [gained] 의회에 자리가 있으면 지금은 특권을, 마지막에는 명성을 얻어요.
       *[kept] 다른 선택을 하면 대부분 의회에서 얻는 것이 더 적어요.
    }
advice-church =
    { $way ->
        [gained] 성당 창문이 높을수록 마지막에 명성을 더 얻어요.
       *[kept] 다른 선택을 하면 대부분 성당에서 얻는 것이 더 적어요.
    }
advice-chronicle =
    { $way ->
        [gained] 마을 연대기에 남는 가족원은 마지막에 명성이 돼요.
       *[kept] 다른 선택을 하면 대부분 마을 연대기에서 얻는 것이 더 적어요.
    }
advice-customers =
    { $way ->
        [gained] 응대한 손님의 명성은 아무도 빼앗지 못해요.
       *[kept] 다른 선택을 하면 대부분 손님이 더 적게 남아요.
    }
advice-goods =
    { $way ->
        [gained] 상품은 손님이 원하는 것이고, 몇 가지는 직접 쓸 수도 있어요.
       *[kept] 다른 선택을 하면 대부분 팔 것이 더 적게 남아요.
    }
advice-goods-wanted =
    { $place ->
        [stalls] { JOSA($good-a, "을/를") } 얻어요. 가판대의 손님이 원하는 것이에요.
       *[queue] { JOSA($good-a, "을/를") } 얻어요. 대기 줄의 손님이 원하는 것이에요.
    }
advice-goods-ready = 이제 가진 상품이 손님의 요구품과 같거나 더 가까워졌어요.
advice-grain =
    { $way ->
        [gained] 곡식은 제분소, 외양간, 성당, 배고픈 손님까지 쓸 곳이 많아요.
       *[kept] 다른 선택을 하면 대부분 곡식이 더 적게 남아요.
    }
advice-influence =
    { $way ->
        [gained] 영향력 큐브가 많으면 나중에 할 수 있는 일이 많아져요.
       *[kept] 다른 선택을 하면 대부분 영향력이 더 적게 남아요.
    }
advice-coins =
    { $way ->
        [gained] 코인은 마지막에 명성이 되고, 그때까지는 아무 색 영향력 큐브 대신 쓸 수 있어요.
       *[kept] 다른 선택을 하면 대부분 코인이 더 적게 남아요.
    }
advice-family =
    { $way ->
        [gained] 농장에 가족원이 많으면 다른 모든 일에 일손이 늘어요.
       *[kept] 다른 선택을 하면 대부분 농장에 가족원이 더 적게 남아요.
    }
advice-trained =
    { $way ->
        [gained] 수련을 마친 가족원은 상품을 몇 번이고 만들 수 있어요.
       *[kept] 다른 선택을 하면 대부분 수련을 마친 가족원이 더 적게 남아요.
    }
advice-bag =
    { $way ->
        [gained] 검정주머니의 가족원은 다음 미사 때 뽑혀 성당에 설 수 있어요.
       *[kept] 다른 선택을 하면 대부분 검정주머니에 가족원이 더 적게 남아요.
    }
advice-time =
    { $way ->
        [gained] 타임이 거의 들지 않아요.
       *[kept] 다른 선택을 하면 대부분 타임이 더 들어요.
    }
advice-ring-alone =
    { $way ->
        [gained] 반지는 새 라운드까지 코인처럼 쓸 수 있어요.
       *[kept] 다른 선택을 하면 대부분 반지가 그 자리에 남아요.
    }
advice-ring =
    { $way ->
        [gained] 반지가 있으면 다음 라운드의 선이 되어 가장 먼저 골라요.
       *[kept] 다른 선택을 하면 대부분 반지를 다른 사람에게 넘겨주게 돼요.
    }

## 플레이어의 색

colour-name-white = 흰색
colour-name-purple = 보라

## 새 게임 설정: 도우미가 얼마나 따라가는지
lobby-depth-tracked-about = 턴마다 몇 번 누르면 돼요. 타임, 죽음, 연대기, 미사, 점수를 기록해요. 코치가 조언할 만큼 알지는 못해요.
export-depth-tracked = 타임, 죽음, 미사, 점수

## 가리킨 액션공간에서 액션을 하려면

first-cube = 여기서 액션을 하려면 먼저 { $from } 큐브를 가져오세요.
first-well = { $at } 가져올 큐브가 없어요. 지금은 우물을 써야만 여기서 액션을 할 수 있어요.

## 가리킬 수 있는 것의 이름(화면을 읽어 주는 프로그램용)

# What is left to say of a choice under the name of its place
part-take = { $cube }
part-well =
    { $what ->
        [nothing] 코인만 내기
       *[influence] { $influence }
    }
part-train =
    { $what ->
        [nothing] { $member } 수련시키기
       *[product] { $member } 수련시키고 { $product-a } 만들기
    }
part-produce = { $product-a } 만들기
part-buy = { $product-a } 사기
part-travel = { $start-from } { $member } 보내기
part-bury = { $member } 죽게 하기

name-rank = { $points }점부터 { $rank }
name-ranks = 칭호: { $ranks }.
name-cube = { $place }: { $piece }
name-stall = 손님: { $customer }
name-unborn = { $who } 님: 태어나기 전 { $member }
name-member = { $who } 님: { $place } 있는 { $member }
name-city = { $city }, 혜택은 { $reward }
name-journey = { $journey }, 혜택은 { $reward }
name-influence = 원하는 영향력 { $count }개
name-well = 우물
name-field = 밭: 추수
name-house = 가족의 집: 가족원이 태어나는 곳
name-market = 종: 장날
name-queue = 손님의 대기 줄
name-bag = 검정주머니

## 그래프

chart-points-about = 플레이어마다 그래프 선이 하나씩이에요. 아직 뒤집혀 있는 손님타일은 빠져 있어요. 그래프의 점은 명성점수트랙만 나타내요.
chart-categories-about = 지금 게임이 끝난다면 몇 점인지 보여 줘요. 아직 뒤집혀 있는 손님타일은 빠져 있어요. 끝나면 최종 점수예요.
chart-score = { reason-prestige }
setup-section-farms = 농장마다
setup-section-market = 손님
setup-section-chronicle = 비워 두는 칸
setup-section-bags = 주머니에 넣기: 수도사, 큐브
setup-section-spaces = 녹색주머니에서 액션공간으로
setup-part-family = 농장의 ‘1’
setup-part-coins = { printed-box-coins }
setup-part-stalls = 가판대
setup-part-queue = 대기 줄
setup-part-row-farm = 연대기: 농장
setup-part-row-crafts = 연대기: 기술
setup-part-row-travel = 연대기: 여행
setup-part-row-church = 연대기: 성당
setup-part-row-council = 연대기: 의회
setup-part-graves = { board-graves }
setup-part-monks = 수도사(검정주머니)
setup-part-colours = 색마다 큐브
setup-part-plague = 검정 질병 큐브
setup-part-at-harvest = { space-harvest }
setup-part-at-family = { space-family }
setup-part-at-crafts = { space-crafts }
setup-part-at-market = { space-market }
setup-part-at-travel = { space-travel }
setup-part-at-council = { space-council }
setup-part-at-church = { space-church }
setup-section-carla = { board-area-rival }
setup-step-colour = 저마다 색을 고르고 그 색의 농장, 가족원, 마커를 가져가요.
setup-step-family = ‘1’이 적힌 가족원 { $count }명을 자기 농장에 세워요. 나머지는 게임판 옆에서 기다려요.
setup-step-markers = 마커 1개를 타임트랙 첫 칸에, 1개를 명성점수트랙이 시작되는 곳에 놓아요.
setup-step-coins = { $count }코인을 가져가요. 나머지 코인은 게임판 옆에 둬요.
setup-step-pile = 손님타일을 섞어 시장 옆에 뒷면으로 쌓아요.
setup-step-stalls = 사용하는 가판대마다 1장씩, 손님타일 { $count }장을 공개해요.
setup-step-queue = 대기 줄의 칸마다 1장씩, { $count }장을 더 공개해요.
setup-step-cover = 연대기와 무덤의 나머지 칸은 모두 아무도 쓰지 않는 색의 가족원으로 덮어요.
setup-step-row-farm = 연대기 농장 줄은 { $count }칸을 비워 둬요.
setup-step-row-crafts = 연대기 기술 줄은 { $count }칸을 비워 둬요.
setup-step-row-travel = 연대기 여행 줄은 { $count }칸을 비워 둬요.
setup-step-row-church = 연대기 성당 줄은 { $count }칸을 비워 둬요.
setup-step-row-council = 연대기 의회 줄은 { $count }칸을 비워 둬요.
setup-step-graves = 무명무덤은 { $count }칸을 비워 둬요.
setup-step-ring = 다음 라운드 선마커(반지)를 의회에 놓아요.
setup-step-monks = 수도사 { $count }명을 검정주머니에 넣고 성당 옆에 둬요.
setup-step-supply = 상품타일, 곡식자루, 큐브를 게임판 옆에 놓아요.
setup-step-colours = 영향력 큐브를 네 가지 색마다 { $count }개씩 녹색주머니에 넣어요.
setup-step-plague = 질병 큐브 { $count }개를 모두 넣고 주머니를 잘 섞어요.
setup-step-at-harvest = 추수에 큐브 { $count }개를 뽑아 놓아요.
setup-step-at-family = 가족에 큐브 { $count }개를 뽑아 놓아요.
setup-step-at-crafts = 기술에 큐브 { $count }개를 뽑아 놓아요.
setup-step-at-market = 시장에 큐브 { $count }개를 뽑아 놓아요.
setup-step-at-travel = 여행에 큐브 { $count }개를 뽑아 놓아요.
setup-step-at-council = 의회에 큐브 { $count }개를 뽑아 놓아요.
setup-step-at-church = 성당에 큐브 { $count }개를 뽑아 놓아요.
setup-step-fate = 운명 타일을 3장씩 두 묶음으로 나눠 따로 섞고, 카를라 판의 제자리에 뒷면으로 놓아요.
setup-step-front = 카를라의 마커 1개를 시장 맨 앞 손님 옆에 놓아요.
lesson-chart-life = 그래프로 보는 타임트랙
lesson-chart-costs = 그래프로 보는 값
lesson-chart-odds = 그래프로 보는 확률

## 시작 페이지

game-title = 빌리지
game-about = { "*" }빌리지{ "*" }는 한 가족의 여러 세대를 그린 보드게임이에요. 가족원들은 농사를 짓고, 기술을 배우고, 여행하고, 의회와 성당에서 일하고, 시장에서 팔고, 나이가 들어 연대기에 남거나 잊혀요.

## 보지 못하는 사람을 위해 그림을 말로

told-everybody-passes = 모두 패스해서 장날이 끝났어요.
told-cubes = { $place }: { $cubes }.
told-member =
    { $count ->
        [1] { $who } 님의 { $generation }세대
       *[other] { $who } 님의 { $generation }세대 { $count }명
    }
told-standing = { $place }: { $people }.
told-stalls = 가판대: { $customers }.
told-queue = 대기 줄: { $customers }.
told-pile = 더미에 손님이 { $count }명 더 있어요.
told-visited = { $place }에 들른 사람: { $people }.
told-visitor = { $who } 님
told-monks = 검정주머니에 수도사가 { $count }명 있어요.
told-nobody = 아무도 없음
told-chronicle =
    { $room ->
        [0] { $row }: { $people }. 꽉 찼어요.
       *[other] { $row }: { $people }. 빈칸이 { $room }칸 있어요.
    }
told-round = { $number }라운드. 선은 { $who } 님이에요.
told-points = { $who } 님: { $points }.
told-active = { $who } 님 차례예요.
told-life =
    타임트랙: { $space ->
        [0] 시작점
       *[other] { $lap }칸 중 { $space }번 칸
    }, { $end ->
        [quill] 깃펜까지
       *[bridge] 다리까지
    } { $left }칸.
told-home = 농장: { $members }.
told-unborn = 태어나기 전: { $members }.
told-rival-cubes = 카를라의 타임트랙: { $cubes }. 지금까지 놓인 큐브는 { $count }개예요.
told-rival-fate = 카를라의 타임트랙을 따라 놓인 운명 타일: { $tiles }.
told-rival-beside = 카를라 판 옆: { $members }.
told-rival-waiting = 성당에서 기다리는 가족원: { $members }.
told-generation = { $generation }세대 { $count }명
told-owned = 가진 것: { $things }.
told-served =
    { $count ->
        [0] 아직 응대한 손님이 없어요.
       *[other] 손님을 { $count }명 응대했어요.
    }

## 다른 할 것이 없어서 한 일
# $who (text): for whom; $everybody (yes or no): whether that is everybody; $count (number): the spaces to act at; $space-at: the first of them

forced-market-day = { $everybody ->
    [yes] 지금은 아무도 팔 수 없어요.
   *[no] { $who } 님은 지금 팔 수 없어요.
}
forced-buying-out = { $everybody ->
    [yes] 아무도 코인을 내고 꺼낼 수 없어요.
   *[no] { $who } 님은 코인을 내고 꺼낼 수 없어요.
}
forced-rising = { $everybody ->
    [yes] 아무도 올라갈 수 없어요.
   *[no] { $who } 님은 아무도 올릴 수 없어요.
}
forced-acting = { $count ->
    [1] { $who } 님은 { $space-at }서 아무것도 할 수 없어요.
   *[other] { $who } 님은 어떤 액션도 할 수 없어요.
}
forced-privileges = { $who } 님은 특권을 쓸 수 없어요.

## 결정하는 자리의 확률

chances-mass =
    { $now ->
        [now] 미리 이만큼 냈을 때 { $who } 님이 검정주머니에서 뽑힐 확률
       *[later] 지금 미사를 한다면, 미리 이만큼 냈을 때 { $who } 님이 뽑힐 확률
    }
chances-coins =
    { $coins ->
        [0] 코인 없이
       *[other] { $coins }코인
    }
chances-out =
    { $count ->
        [0] 아무도 안 나옴: { $chance }
       *[other] { $count }명 나옴: { $chance }
    }
chances-other = { $who } 님: { $chance }
chances-seeding =
    { $size ->
        [1] 지금 라운드가 시작된다면: 큐브 1개짜리 공간의 큐브
       *[other] 지금 라운드가 시작된다면: 큐브 { $size }개짜리 공간에 1개 이상
    }
chances-inside = 주머니의 { $whole }개 중 { $inside }개
chances-customers = 다음 손님이 원하는 것(아직 못 본 손님 { $unseen }명)
chances-one-of = 다음 { $most }명 중에: { $chance }
