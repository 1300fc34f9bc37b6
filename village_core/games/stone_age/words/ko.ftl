### 석기시대의 말: 규칙, 이름, 선택지, 값, 결정, 일어난 일, 끝.
###
### A rule's wording may use any number of the edition under its dotted name with hyphens: tribe.best_tool is
### $tribe-best-tool, the third space of the row is $row-2. A ruling is $rulings-declining and so on ("yes" and "no" where it is
### a switch). A place has the forms .at (…에서) and .to (…으로).

## 규칙: 게임 준비

setup-tribe = 부족마다 일꾼 { $tribe-workers }명과 식량 { $tribe-food }개로 시작해요. 자원, 도구, 카드는 없고 마커는 0에 있어요.
setup-cards = 첫 라운드 전에 카드 칸 4곳에 카드를 한 장씩 펼쳐 놓아요.
setup-buildings = 플레이어 수만큼 건물 { $pile }개짜리 더미를 쓰고, 더미마다 맨 위 건물을 펼쳐 놓아요. 나머지 더미는 상자에 둬요.
setup-start = 첫 라운드를 누가 시작할지는 의논하거나 제비를 뽑아 정하고, 그 사람이 시작 플레이어 말을 받아요.

## 규칙: 일꾼 놓기

place-turn = 차례대로 한 장소에 일꾼을 1명 이상 놓아요. 일꾼을 모두 놓을 때까지 계속해요. 패스할 수는 없지만, 놓을 곳이 없는 사람은 건너뛰어요.
place-workers = 아직 부족판에 있는 일꾼만 놓을 수 있어요.
place-once = 한 장소에는 라운드마다 한 번만 갈 수 있어요. 전에 놓은 일꾼이 있는 곳에 더 놓지 못해요. 사냥터도 마찬가지예요.
place-room = 숲, 진흙 채집소, 채석장, 강에는 일꾼이 각각 { $room }명까지 들어가요.
place-gatherers = 숲, 진흙 채집소, 채석장, 강에는 한 곳마다, 2명이 할 때는 플레이어 { $setup-2-gatherers }명, 3명이 할 때는 플레이어 { $setup-3-gatherers }명만 일꾼을 놓을 수 있어요.
place-one = 도구 제작소, 밭, 카드 한 장, 건물 하나에는 일꾼을 1명만 놓을 수 있어요.
place-taken = 이미 다른 일꾼이 있어요. 도구 제작소, 오두막, 밭, 카드, 건물에는 이번 라운드에 더 놓을 수 없어요.
place-pair = 오두막에는 한 플레이어의 일꾼을 정확히 2명 놓아야 해요.
place-hut-full = 한 부족의 일꾼은 { $tribe-most-workers }명까지예요. 테이블에서 달리 정하지 않았다면, 일꾼을 모두 가진 사람은 오두막을 쓸 수 없어요.
place-village = 라운드마다 도구 제작소, 오두막, 밭 가운데 2명이 할 때는 { $setup-2-village }곳, 3명이 할 때는 { $setup-3-village }곳만 써요. 나머지는 닫혀 있어요.

## 규칙: 일꾼 행동

act-order = 한 사람씩 차례로 자기 일꾼 모두로 행동해요. 장소 순서는 마음대로이고, 행동한 일꾼은 회수해요.
act-own = 자기 일꾼을 놓은 곳에서만 행동할 수 있어요.
act-decline = 사지 않고 일꾼만 회수해도 돼요. 그러면 카드나 건물은 그 자리에 남아요.
act-must-buy = 테이블에서 그렇게 정했다면, 카드나 건물의 값을 낼 수 있는 사람은 꼭 사야 해요.
act-no-trade = 플레이어끼리도 공급처와도 서로 바꾸지 않아요. 자원은 카드와 건물의 값을 내거나 모자라는 식량 대신 낼 때만 써요.
hunt = 일꾼 1명마다 주사위를 1개씩 굴려, 합을 { JOSA($divisors-hunt, "으로/로") } 나눈 만큼 식량을 받아요. 나머지는 버려요.
gather = 일꾼 1명마다 주사위를 1개씩 굴려요. 합을 나무는 { $divisors-forest }, 벽돌은 { $divisors-clay-pit }, 돌은 { $divisors-quarry }, 금은 { JOSA($divisors-river, "으로/로") } 나누고 나머지는 버려요.
supply-unlimited = 자원과 식량은 떨어지지 않아요. 말이 모자라면 다른 물건으로 대신해요.
tool-use = 식량이나 자원을 얻으려고 굴린 다음, 도구는 값 전부를 그 굴림에 더해요. 한 굴림에 여러 개를 써도 돼요.
tool-once = 도구는 라운드마다 한 번 쓰고 돌려 놓아요. 돌려 놓은 도구는 다음 라운드에 다시 쓸 수 있어요.
tool-grown = 돌려 놓은 도구를 더 좋은 도구로 바꿔도 다음 라운드까지 돌려 놓은 채예요. 빈칸에 새로 받은 도구는 바로 쓸 수 있어요.
tool-one-use = 1회용 도구도 다른 도구처럼 굴림에 더하지만, 게임에서 한 번만 쓸 수 있어요.
tool-maker = 도구 제작소에서는 도구를 1개 받아요. 도구 칸 3개를 차례로 채운 다음, 같은 순서로 더 좋은 도구로 바꿔요.
tool-best = 도구의 값은 { $tribe-best-tool }까지예요. 그런 도구가 3개면 도구 제작소에서 더 받을 것이 없어요.
hut = 오두막에 놓은 일꾼 2명으로 행동하면 일꾼이 1명 늘어요. 새 일꾼은 다음 일꾼 놓기부터 쓸 수 있어요.
hut-no-effect = 일꾼 { $tribe-most-workers }명을 모두 가진 부족도 오두막을 쓸 수 있다고 테이블에서 정했다면, 그 부족은 오두막에서 더 받지 못해요.
field = 밭에서는 식량 생산량 표시의 마커를 1칸 올려요.
field-top = 식량 생산량 표시는 { $tribe-most-field }까지예요. 거기서는 밭을 써도 더 올라가지 않아요.

## 규칙: 카드

card-price = 카드의 값은 칸에 따라 오른쪽부터 차례로 아무 자원 { $row-0 }, { $row-1 }, { $row-2 }, { $row-3 }개예요. 식량으로는 낼 수 없어요.
card-take = 산 카드는 뒤집어서 최종 점수 계산까지 갖고 있어요.
card-supplies = 카드 위쪽의 식량과 자원은 바로 받아요.
card-points = 카드 위쪽의 점수는 바로 얻어요.
card-roll =
    { $rulings-card-tools ->
        [no] 카드 위쪽에 주사위가 있으면 바로 굴려서 표시된 자원을 얻어요. 이 테이블에서는 도구를 쓸 수 없어요.
       *[yes] 카드 위쪽에 주사위가 있으면 바로 굴려서 표시된 자원을 얻어요. 도구도 쓸 수 있어요.
    }
card-dice = ‘모두의 주사위’ 카드를 사면 플레이어 수만큼 주사위를 굴려요.
card-draft = 모두의 주사위는 산 사람부터 하나씩 골라 그 눈에 해당하는 것을 받아요. 도구를 써서 눈을 바꿀 수는 없어요.
card-faces = 모두의 주사위에서 눈에 따라 받는 것: { $faces }. 밭은 식량 생산량 표시에서 마커를 1칸 올리는 거예요.
card-tool = 도구가 그려진 카드를 사면 도구 제작소에서처럼 도구를 1개 받아요.
card-field = 밭이 그려진 카드를 사면 식량 생산량 표시의 마커를 1칸 올려요.
card-one-use = 1회용 도구가 그려진 카드는 쓸 때까지 앞에 둬요.
card-extra = ‘카드 1장 더’가 그려진 카드를 사면 더미에서 1장을 혼자만 보고 가져와요. 그 카드는 아래쪽만 세고, 더미가 비었으면 아무것도 받지 못해요.
card-any-two = ‘원하는 자원 2개’ 카드는 주인이 쓰고 싶을 때까지 갖고 있어요.
any-two-take = ‘원하는 자원 2개’ 카드로 공급처에서 주인이 고른 자원 2개를 한 번 가져와요. 일꾼이 행동하거나 일꾼을 먹여 살릴 때 쓸 수 있고, 일꾼을 놓을 때는 쓸 수 없어요.
any-two-paying = 테이블에서 그렇게 정했다면, ‘원하는 자원 2개’ 카드는 낼 것이 있을 때만 쓸 수 있어요. 카드나 건물을 사거나 식량을 낼 때예요.

## 규칙: 건물

building-price = 건물을 지을 때는 그려진 자원을 그대로 내요. 다른 종류로 대신할 수 없어요.
building-kinds = 내는 자원을 직접 고르는 건물도 있어요. 표시된 개수만큼, 정확히 표시된 종류 수로 내고, 종류 수가 없으면 아무 종류나 내요.
building-points = 건물을 지으면 바로 점수를 얻어요. 적힌 점수이거나, 낸 자원의 가치예요. 나무 { $values-wood }, 벽돌 { $values-brick }, 돌 { $values-stone }, 금 { $values-gold }점이에요.
building-next = 건물을 지으면 그 더미의 다음 건물을 펼쳐요. 그 건물은 다음 라운드부터 지을 수 있어요.
building-many = 건물은 몇 개든 가질 수 있어요. 부족판의 자리보다 많아도 돼요.

## 규칙: 먹여 살리기와 새 라운드

feed-field = 일꾼을 모두 회수하면, 부족마다 식량 생산량 표시의 마커 위치만큼 식량을 받아요.
feed-food = 일꾼 1명이 식량 1개를 먹어요. 남는 식량은 갖고 있어요.
feed-newborn = 이번 라운드에 오두막에서 얻은 일꾼도 이번 라운드부터 먹어요.
feed-resources = 식량을 다 낸 다음에는, 모자라는 식량 1개마다 아무 자원 1개를 대신 낼 수 있어요. 다만 모자라는 것을 모두 채워야 해요.
feed-penalty =
    { $rulings-part-fed ->
        [lost] 일꾼을 다 먹여 살리지 않으면 식량을 모두 잃고, 굶는 일꾼이 몇 명이든 한 번만 { $penalty }점 감점이에요. 자원이 모자란다면 자원도 잃어요.
       *[kept] 일꾼을 다 먹여 살리지 않으면 식량을 모두 잃고, 굶는 일꾼이 몇 명이든 한 번만 { $penalty }점 감점이에요. 자원은 그대로 갖고 있어요.
    }
round-start = 새 라운드는 왼쪽 플레이어가 시작하고, 모든 도구를 다시 쓸 수 있어요.
round-cards =
    { $rulings-row-from ->
        [right] 남은 카드는 오른쪽으로 끝까지 밀고, 새 카드를 빈칸에 오른쪽부터 채워요.
       *[left] 남은 카드는 오른쪽으로 끝까지 밀고, 새 카드를 빈칸에 왼쪽부터 채워요.
    }

## 규칙: 끝과 점수

end-cards = 새 라운드의 카드 칸을 다 채울 카드가 없으면, 그 라운드는 하지 않고 바로 게임이 끝나요.
end-buildings = 어느 더미의 마지막 건물을 지으면, 그 라운드의 먹여 살리기까지 하고 게임이 끝나요.
score-points = 게임 중에 얻은 점수에서 감점을 뺀 점수예요.
score-culture = 서로 다른 문화 상징의 수를 제곱해요. 남은 것도 같은 방법으로 한 번 더 세요.
score-farmers = 농부의 수에 식량 생산량 표시의 값을 곱해요.
score-tool-makers =
    { $rulings-one-use-scored ->
        [yes] 장인의 수에 모든 도구의 값을 곱해요. 쓰지 않은 1회용 도구도 들어가요.
       *[no] 장인의 수에 부족판에 있는 도구의 값을 곱해요. 1회용 도구는 들어가지 않아요.
    }
score-hut-builders = 건축가의 수에 건물의 수를 곱해요.
score-shamans = 제사장의 수에 일꾼의 수를 곱해요.
score-resources =
    { $rulings-any-two-left ->
        [nothing] 남은 자원은 1개에 1점이에요. 쓰지 않은 ‘원하는 자원 2개’ 카드는 0점이에요.
       *[two-resources] 남은 자원은 1개에 1점이에요. 쓰지 않은 ‘원하는 자원 2개’ 카드는 자원 2개로 쳐요.
    }
score-nothing = 남은 식량은 끝날 때 점수가 없어요. 도구, 일꾼, 식량 생산량 표시, 건물은 그때 카드로만 점수가 돼요.
win-most = 점수가 가장 높은 사람이 승리해요.
tie-strength = 가장 높은 점수가 동점이면, 그 가운데 식량 생산량 표시의 값과 도구의 값과 일꾼 수를 모두 더해 가장 큰 사람이 승리해요.

## 출처

text-001 = 게임 규칙서(한국어)

## 이름

edition-first_2008 = 석기시대
kind-wood = 나무
kind-brick = 벽돌
kind-stone = 돌
kind-gold = 금
kind-food = 식량
amount-wood = 나무 { $count }개
amount-brick = 벽돌 { $count }개
amount-stone = 돌 { $count }개
amount-gold = 금 { $count }개
amount-food = 식량 { $count }개
amount-worker = 일꾼 { $count }명
place-hunt = 사냥터
    .at = 사냥터에서
    .to = 사냥터로
place-forest = 숲
    .at = 숲에서
    .to = 숲으로
place-clay-pit = 진흙 채집소
    .at = 진흙 채집소에서
    .to = 진흙 채집소로
place-quarry = 채석장
    .at = 채석장에서
    .to = 채석장으로
place-river = 강
    .at = 강에서
    .to = 강으로
place-tool-maker = 도구 제작소
    .at = 도구 제작소에서
    .to = 도구 제작소로
place-hut = 오두막
    .at = 오두막에서
    .to = 오두막으로
place-field = 밭
    .at = 밭에서
    .to = 밭으로
place-card-1 = 첫 번째 카드
    .at = 첫 번째 카드에서
    .to = 첫 번째 카드로
place-card-2 = 두 번째 카드
    .at = 두 번째 카드에서
    .to = 두 번째 카드로
place-card-3 = 세 번째 카드
    .at = 세 번째 카드에서
    .to = 세 번째 카드로
place-card-4 = 네 번째 카드
    .at = 네 번째 카드에서
    .to = 네 번째 카드로
place-building-1 = 첫 번째 건물
    .at = 첫 번째 건물에서
    .to = 첫 번째 건물로
place-building-2 = 두 번째 건물
    .at = 두 번째 건물에서
    .to = 두 번째 건물로
place-building-3 = 세 번째 건물
    .at = 세 번째 건물에서
    .to = 세 번째 건물로
place-building-4 = 네 번째 건물
    .at = 네 번째 건물에서
    .to = 네 번째 건물로
card = { $gift } / { $figure }
gift-dice = 모두의 주사위
gift-food = { amount-food }
gift-wood = { amount-wood }
gift-brick = { amount-brick }
gift-stone = { amount-stone }
gift-gold = { amount-gold }
gift-roll-wood = 주사위 { $count }개(나무)
gift-roll-brick = 주사위 { $count }개(벽돌)
gift-roll-stone = 주사위 { $count }개(돌)
gift-roll-gold = 주사위 { $count }개(금)
gift-points = { amount-score }
gift-one-use-tool = { $count }짜리 1회용 도구
gift-tool = 도구 { $count }개
gift-field = 밭 { $count }칸
gift-card = 카드 { $count }장 더
gift-any-two =
    { $count ->
        [1] 원하는 자원 2개
       *[other] 원하는 자원 2개, { $count }번
    }
figure-pottery = 도자기
figure-writing = 문자
figure-time = 시간
figure-transport = 수송
figure-healing = 의술
figure-weaving = 직조
figure-art = 예술
figure-music = 음악
figure-farmer = 농부 { $count }명
figure-tool-maker = 장인 { $count }명
figure-hut-builder = 건축가 { $count }명
figure-shaman = 제사장 { $count }명
building-fixed = { JOSA($cost, "으로/로") } { $score }
building-free =
    { $kinds ->
        [0] 아무 자원 { $pieces }~{ $most }개, 점수는 자원의 가치
        [1] 한 종류 자원 { $pieces }개, 점수는 자원의 가치
       *[other] { $kinds }종류 자원 { $pieces }개, 점수는 자원의 가치
    }
face = { $face }({ $worth })
reward-wood = { kind-wood }
reward-brick = { kind-brick }
reward-stone = { kind-stone }
reward-gold = { kind-gold }
reward-tool = 도구 1개
reward-field = 밭 1칸
reward-nothing = { printed-nothing }

## 모자라는 것

lack-place-room =
    { $has ->
        [0] 지금은 남은 자리가 없어요.
       *[other] 지금은 일꾼 { $has }명이 들어갈 자리만 있어요.
    }

## 단추에 쓰는 선택지

choice-place =
    { $thing ->
        [nothing] { $place-to } { $workers } 보내기
       *[other] { $place-to } { $workers } 보내기: { $thing }
    }
choice-work = { $place-at } 행동하기
choice-buy =
    { $thing ->
        [nothing] 카드 사기
       *[other] 카드 사기: { $thing }
    }
choice-build =
    { $thing ->
        [nothing] 건물 짓기
       *[other] 건물 짓기: { $thing }
    }
choice-decline =
    { $thing ->
        [nothing] 사지 않기
       *[other] 사지 않기: { $thing }
    }
choice-add-tool = { $space }번 칸의 도구 더하기
choice-add-one-use = { $value }짜리 1회용 도구 더하기
choice-collect = 나온 만큼 받기
choice-take-two = ‘원하는 자원 2개’ 카드 쓰기: { $kinds }
choice-keep = ‘원하는 자원 2개’ 카드 그대로 갖고 있기
choice-take-die = 주사위 { $face } 가져가기
choice-feed = 자원으로 일꾼 먹여 살리기
choice-starve = 일꾼 굶기기
choice-roll = { $pips }
choice-throw = { $faces }
choice-turn-card = 펼친 카드: { $card }
choice-draw-card = 뽑은 카드: { $card }
choice-turn-tile = 펼친 건물: { $tile }
choice-grow-tool = { $who } 님: 도구 1개 더
choice-grow-worker = { $who } 님: 일꾼 1명 더
choice-grow-field = { $who } 님: 식량 생산량 1칸 더
choice-note-card = { $who } 님이 카드를 가져감: { $card }
choice-note-building = { $who } 님이 { $score }짜리 건물을 가져감({ $place })
choice-end-turn = 일꾼 모두로 행동함
choice-go-hungry = { $who } 님이 일꾼을 다 먹여 살리지 않음
choice-fed = 다른 사람은 모두 일꾼을 먹여 살림
choice-end-game-cards = 게임 끝: 카드 칸을 다 채울 카드가 없음
choice-end-game-buildings = 게임 끝: 건물 더미 하나가 바닥남
choice-show-card = { choice-turn-card }
choice-done = { tally-right }

## 결정, 그리고 기다리는 것

decision-placing = { $who } 님, 일꾼을 놓으세요.
decision-acting = { $who } 님, 일꾼으로 행동하세요.
decision-rolling = 무작위: { $who } 님이 주사위 { $dice }개를 굴려요({ $what }).
decision-adding = { $who } 님, 나온 수는 { JOSA($pips, "이에요/예요") }({ $what }). 도구를 더하거나 나온 만큼 받으세요.
decision-throwing = 무작위: { $who } 님이 모두의 주사위를 굴려요.
decision-using-two = { $who } 님, ‘원하는 자원 2개’ 카드를 지금 쓸까요, 나중 라운드까지 갖고 있을까요?
waiting-using-two = ‘원하는 자원 2개’ 카드
decision-drafting = { $who } 님, 주사위를 하나 가져가세요.
decision-drawing-card = 무작위: { $who } 님이 더미에서 카드를 1장 뽑아요.
decision-turning-cards = 무작위: 카드 칸에 카드를 1장 펼쳐요.
decision-turning-tiles = 무작위: 더미의 다음 건물을 펼쳐요.
decision-hungry = { $who } 님, 식량이 { $missing }개 모자라요. 자원을 내거나 일꾼을 굶기세요.
decision-watching = { $who } 님이 행동해요.
decision-feasting = 모두 일꾼을 먹여 살려요.
decision-turning-over = { $who } 님이 뒤집어 가져온 카드를 펼쳐요.
decision-tallying = 함께 세어 보세요. 최종 점수의 줄마다 몇 점인가요?
waiting-turning-over = { $who } 님의 카드 펼치기
waiting-turning-cards = 카드 칸 채우기
waiting-turning-tiles = 다음 건물 펼치기
waiting-placing = 일꾼 놓기
waiting-acting = 일꾼 행동
waiting-drawing-card = { $who } 님의 카드 뽑기

## 일어난 일

event-placed = { $who } 님이 { $place-to } { JOSA($workers, "을/를") } 보냈어요.
event-rolled = { $who } 님이 주사위 { $dice }개를 굴려 { JOSA($pips, "이/가") } 나왔어요({ $what }).
event-tool-used = { $who } 님이 { $value }짜리 도구를 더했어요.
event-one-use-tool-used = { $who } 님이 { $value }짜리 1회용 도구를 더했어요. 이제 다 썼어요.
event-gained =
    { $count ->
        [0] { $who } 님이 { JOSA($what, "을/를") } 받지 못했어요.
       *[other] { $who } 님이 { JOSA($pieces, "을/를") } 받았어요.
    }
event-gained-feed-field = { $who } 님이 밭에서 { JOSA($pieces, "을/를") } 받았어요.
event-gained-any-two-take = { $who } 님이 카드를 쓰고 { JOSA($pieces, "을/를") } 받았어요.
event-paid-feed-food = { $who } 님이 { JOSA($spent, "으로/로") } 부족을 먹여 살렸어요.
event-paid-feed-resources = { $who } 님이 모자라는 식량 대신 { JOSA($spent, "을/를") } 냈어요.
event-paid-feed-penalty = { $who } 님이 { $spent }도 잃었어요.
event-tool-gained = { $who } 님이 도구를 1개 받았어요.
event-one-use-tool-gained = { $who } 님이 { $value }짜리 1회용 도구를 얻었어요.
event-worker-gained = { $who } 님의 일꾼이 1명 늘었어요.
event-field-gained = { $who } 님의 식량 생산량이 1칸 올라갔어요.
event-nothing-gained = { $who } 님이 더 받을 것이 없어요.
event-nothing-gained-card-extra = { $who } 님이 뽑을 카드가 더 없어요.
event-any-two-kept = { $who } 님이 ‘원하는 자원 2개’ 카드를 그대로 갖고 있기로 했어요.
event-any-two-used = { $who } 님이 ‘원하는 자원 2개’ 카드를 썼어요.
event-points-gained = { $who } 님이 { JOSA($score, "을/를") } 얻었어요.
event-starved = { $who } 님이 일꾼을 다 먹여 살리지 않아 { JOSA($score, "을/를") } 잃었어요.
event-card-taken = { $who } 님이 카드를 가져왔어요: { $card }.
event-card-drawn = { $who } 님이 카드를 1장 뽑아 혼자만 봤어요.
event-card-turned = 카드 칸에 새 카드가 놓였어요: { $card }.
event-row-moved = 남은 카드가 더 싼 칸으로 옮겨졌어요.
event-building-taken = { $who } 님이 건물을 지었어요: { $tile }.
event-pile-emptied = 더미의 마지막 건물이었어요. 이번 라운드가 끝나면 게임이 끝나요.
event-tile-turned = 다음 건물: { $tile }.
event-declined = { $who } 님이 사지 않고 일꾼을 회수했어요.
event-dice-thrown = { $who } 님이 모두의 주사위를 굴렸어요: { $faces }.
event-round-began = { $who } 님부터 새 라운드가 시작됐어요.
event-scored = { $who } 님, { $category }: { $score }.
event-ended = { won-alone }
event-ended-shared = { $who } 님이 { JOSA($score, "으로/로") } 함께 승리했어요.
event-card-noted = { event-card-taken }
event-card-kept = { $who } 님이 카드를 1장 뒤집어 가져왔어요. 게임이 끝날 때 계산해요.
event-card-shown = { $who } 님이 카드를 펼쳤어요: { $card }.
event-building-noted = { $who } 님이 건물을 가져왔어요({ $place }).
tie-line-strength = 식량 생산량, 도구, 일꾼

## 끝, 그리고 테이블에서 정할 수 있는 것

category-points = 게임 중 점수
category-culture = 문화
category-farmers = 농부
category-tool-makers = 장인
category-hut-builders = 건축가
category-shamans = 제사장
category-resources = 남은 자원
ending-end-cards = 다음 라운드에 쓸 카드가 모자람
ending-end-buildings = 더미의 마지막 건물이 지어짐
ruling-any_two_left = 쓰지 않은 ‘원하는 자원 2개’ 카드
ruling-any_two_left-two-resources = 끝날 때 자원 2개로 침
ruling-any_two_left-nothing = 끝날 때 세지 않음
ruling-any_two_when = ‘원하는 자원 2개’ 카드를 쓸 수 있는 때
ruling-any_two_when-deciding = 행동하거나 먹여 살리는 동안 주인이 결정할 때 언제나
ruling-any_two_when-paying = 낼 것이 있을 때만
ruling-declining = 값을 낼 수 있는 카드나 건물
ruling-declining-yes = 사지 않아도 됨
ruling-declining-no = 꼭 사야 함
ruling-row_from = 새 카드를 놓는 순서
ruling-row_from-left = 왼쪽부터
ruling-row_from-right = 오른쪽부터
ruling-part_fed = 모두를 먹여 살리기에 모자라는 자원
ruling-part_fed-kept = 그대로 가짐
ruling-part_fed-lost = 함께 잃음
ruling-card_tools = 카드의 주사위에 도구 쓰기
ruling-card_tools-yes = 더할 수 있음
ruling-card_tools-no = 더할 수 없음
ruling-at_the_top = 한도까지 찬 일꾼, 도구, 식량 생산량
ruling-at_the_top-hut-closed = 오두막은 닫히고, 나머지는 아무것도 주지 않음
ruling-at_the_top-no-effect = 모두 아무것도 주지 않음
ruling-one_use_scored = 끝날 때 쓰지 않은 1회용 도구
ruling-one_use_scored-yes = 도구로 셈
ruling-one_use_scored-no = 세지 않음

## 글자 그림: 어느 줄의 잘못

picture-no-head = 그림은 “stone_age first_2008, 2 players” 같은 줄로 시작해요.
picture-no-such-card = { $detail }번 카드는 없어요.
picture-no-such-tile = { $detail }번 건물은 없어요.
picture-card-differs = 그 카드는 달라요. 맞는 것: { $detail }.
picture-tile-differs = 그 건물은 달라요. 맞는 것: { $detail }.
picture-card-twice = { $detail }번 카드가 두 곳에 있어요.
picture-tile-twice = { $detail }번 건물이 두 곳에 있어요.
picture-too-many-spaces = { $detail }개까지만 있어요.

## 가진 것: 수를 고르는 까닭

reason-points = { category-points }
    .why = 바로 점수를 얻어요
reason-cards = 카드
    .why = 끝날 때 카드의 점수가 더 커져요
reason-resources = 자원
    .why = 자원이 더 많이 남아요
reason-food = { kind-food }
    .why = 식량이 더 많이 남아요
reason-growth = 일꾼, 도구, 밭
    .why = 다음 라운드부터 부족이 더 강해져요
reason-workers-out = 게임판의 일꾼
    .why = 게임판의 일꾼이 더 많이 가져와요
reason-workers-home = 아직 놓지 않은 일꾼
    .why = 놓을 일꾼이 더 많이 남아요
