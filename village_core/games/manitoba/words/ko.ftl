### 마니토바의 한국어 문구: 규칙, 명사, 선택지, 결정, 일어나는 일, 게임 종료.

## 규칙: 게임 준비

setup-tiles = 플레이어 수보다 1개 많은 영토 타일을 뽑아 놓고, 모든 지역에 그 지형의 상품을 1개씩 놓아요.
setup-totem = 토템의 디스크 5개를 무작위 순서로 쌓아요.
setup-clan = 씨족마다 오두막에서 자는 크리족 { $clan-huts }명과 마을광장의 크리족 { $clan-square }명으로 시작해요.
setup-goods = 씨족마다 저장구역에 베리, 들소, 말, 카누를 1개씩 놓고 시작해요.
setup-region = 활성 플레이어의 오른쪽 사람부터 시계 반대 방향으로, 씨족마다 마을광장의 크리족 1명을 아무도 없는 지역 한 곳에 놓고 그곳의 상품을 가져와요.
setup-path =
    { $rulings-setup-passes ->
        [2] 모두 영토에 크리족을 놓은 다음, 씨족마다 차례대로 마을광장의 크리족 1명을 원하는 길의 첫 번째 칸에 놓고 보너스를 받아요.
       *[1] 이어서 같은 씨족이 마을광장의 크리족 1명을 원하는 길의 첫 번째 칸에 놓고 보너스를 받아요. 그 뒤에 다른 씨족이 준비해요.
    }
setup-storage = 이 테이블에서는 게임 준비에서 얻은 상품을 제단이 아니라 저장구역에만 놓아요.

## 규칙: 토템과 차례

totem-lift = 활성 플레이어는 토템 위에서 디스크를 1개 이상 떼어 통째로 뒤집어요. 떼어 낸 것 가운데 맨 아래 디스크가 맨 위로 와요.
totem-pass = 라운드가 끝나면 마을 옆의 디스크를 마을에 있는 디스크 위에 올리고, 왼쪽 사람이 활성 플레이어가 돼요.
act-colour = 활성 플레이어는 마을에 놓인 맨 위 디스크의 색으로 액션을 해요.
act-once = 활성 플레이어는 영토 액션과 예지의 길 액션을 원하는 순서로 한 번씩만 해요.
act-wake = 활성 플레이어는 두 액션 대신, 마을에 놓인 디스크 수까지 잠자는 크리족을 깨울 수 있어요.
act-end = 액션을 꼭 할 필요는 없어요.
trade-none = 씨족끼리는 아무것도 바꾸거나 주고받지 않아요.
follow-discs = 다른 사람은 활성 플레이어의 마을에 놓인 디스크의 색만 쓸 수 있어요. 마을 옆에 있는 디스크의 색은 쓸 수 없어요.
follow-one = 다른 사람은 영토나 예지의 길 가운데 액션을 하나만 해요.
follow-neighbour = 다른 사람이 크리족을 새로 놓을 때는 자기 크리족이 있는 지역과 인접한 곳에 놓아야 해요. 영토에 자기 크리족이 없으면 어디든 괜찮아요.
follow-no-wake = 기상 액션은 활성 플레이어만 할 수 있어요.

## 규칙: 영토

land-enter = 마을광장의 크리족 1명을 아무도 없는 지역에 놓아요.
land-move = 영토에 있는 크리족은 인접한 아무도 없는 지역으로 이동할 수 있어요.
land-free = 크리족이 한 명도 없으면 ‘아무도 없는 지역’이에요. 상품은 있어도 없어도 돼요.
land-good = 크리족이 간 지역에 있는 상품은 바로 가져와요.

## 규칙: 상품과 제단

store-good = 상품은 그 상품의 저장구역이나 제단에 놓아요.
store-feather = 깃털은 조커예요. 아무 저장구역에나 놓을 수 있고, 거기서는 그 상품 1개로 쳐요.
store-room = 가득 찬 저장구역에는 상품을 더 놓을 수 없어요.
store-back = 놓을 자리가 없는 상품은 공급처로 돌아가요.
altar-place = 가져온 상품은 저장구역 대신 제단에 놓아도 돼요.
altar-kind = 제단 하나에 같은 상품을 2개 놓을 수는 없어요.
altar-empty = 가득 찬 제단은 바로 비우고, 놓여 있던 상품은 모두 저장구역으로 옮겨요.
altar-shell = 제단을 완성하면 활성 조가비를 1개 받아요. 남은 것이 없으면 받지 못해요.
altar-renew = 큰 제단을 완성하면 비활성 조가비 1개도 다시 활성이 돼요.

## 규칙: 조가비

shell-use = 자기 차례에는 활성 조가비를 몇 개든 쓸 수 있어요. 쓴 조가비는 비활성 면으로 뒤집어요.
shell-wake = 활성 조가비로 잠자는 크리족을 1명 깨울 수 있어요.
shell-berry = 활성 조가비로 베리 저장구역의 베리 1개를 다른 저장구역으로 옮길 수 있어요. 옮긴 베리는 그 상품으로 쳐요.
shell-turn = 이 테이블에서는 자기가 액션을 할 때만 조가비를 쓸 수 있고, 이벤트나 점수 계산 때는 쓸 수 없어요.
shell-last = 마지막 라운드에는 조가비를 쓸 수 없어요.

## 규칙: 예지의 길

path-step = 예지의 길 액션으로 마을광장의 크리족 1명을 길의 첫 번째 칸에 놓거나, 그 길에 있는 자기 크리족을 한 칸 앞으로 옮겨요.
path-lost = 쓸 수 없는 보너스는 그냥 사라져요.
path-good = 공급처에서 상품을 받는 칸이 있어요.
path-wake = 크리족 1명을 깨우는 칸이 있어요.
path-points = 바로 점수를 얻는 칸이 있어요.
path-first = 모든 사람 가운데 가장 먼저 도착한 크리족만 점수를 얻는 칸이 있어요.
path-exempt = 게임이 끝날 때까지 한 상품의 의무 점수 계산에서 면제되는 칸이 있어요.
path-shell = 활성 조가비를 받는 칸이 있어요. 남은 것이 없으면 받지 못해요.
path-land = 지형과 관계없이 영토 액션을 한 번 더 할 수 있는 칸이 있어요. 하지 않아도 돼요.
path-renew = 비활성 조가비 1개가 다시 활성이 되는 칸이 있어요. 그런 조가비가 없으면 깃털을 받아요.
path-again =
    { $rulings-end-bonus-on-arrival ->
        [yes] 마지막 칸의 크리족은 그대로 있고, 도착할 때와 그 뒤로 그 길의 액션을 할 때마다 칸 옆의 보너스를 받아요.
       *[no] 마지막 칸의 크리족은 그대로 있고, 그 뒤로 그 길의 액션을 할 때마다 칸 옆의 보너스를 받아요.
    }
path-spared = 주술사의 길 끝에 도착하면 게임이 끝날 때 제물을 바치지 않아도 돼요.
path-over = 이 길의 끝에서는 더 할 것이 없어요.

## 규칙: 이벤트

card-path = 이벤트: 자기 크리족이 없는 길에 마을광장의 크리족을 놓거나, 길에 있는 자기 크리족 1명을 한 칸 옮기고 보너스를 받아요.
card-path-end = 이 테이블에서는 이벤트로는 길 끝 옆의 보너스를 받지 못해요.
card-step = 이벤트: 자기 크리족 1명을 인접한 아무도 없는 지역으로 옮기고 그곳의 상품을 가져와요. 지형은 상관없어요.
card-must = 이 테이블에서는 크리족을 옮기는 이벤트를 할 수 있다면 꼭 해야 해요.
card-home = 이벤트: 영토에 있는 자기 크리족 1명이 오두막으로 돌아가요.
card-good = 이벤트: 표시된 상품 가운데 1개를 공급처에서 가져와요.
card-feather = 이벤트: 저장구역에 깃털이 있으면 1개를 공급처에 돌려놓아요.
card-each = 이벤트: 영토에 있는 자기 크리족마다 { $worth-each }점을 얻어요.
card-lakes = 이벤트: 호수에 있는 자기 크리족마다 { $worth-lakes }점을 얻어요.
card-most =
    { $rulings-second-after-tie ->
        [no] 이벤트: 영토에 크리족이 가장 많으면 { $worth-most }점, 두 번째로 많으면 { $worth-second }점을 얻어요. 같은 순위는 모두 얻지만, 1위가 여럿이면 2위는 없어요.
       *[yes] 이벤트: 영토에 크리족이 가장 많으면 { $worth-most }점, 두 번째로 많으면 { $worth-second }점을 얻어요. 같은 순위는 모두 얻고, 1위가 여럿이어도 2위가 있어요.
    }
card-group =
    { $rulings-group-of-one ->
        [no] 이벤트: 인접한 지역에 이어진 자기 크리족의 무리가 가장 크면 { $worth-most }점, 두 번째로 크면 { $worth-second }점을 얻어요. 크리족 1명은 무리로 치지 않아요.
       *[yes] 이벤트: 인접한 지역에 이어진 자기 크리족의 무리가 가장 크면 { $worth-most }점, 두 번째로 크면 { $worth-second }점을 얻어요. 크리족 1명도 무리로 쳐요.
    }
card-none = 이 테이블에서는 영토에 크리족이 없는 씨족은 순위 점수를 얻지 못해요.

## 규칙: 점수 계산

tile-one = 상품이 하나인 점수 타일이에요. 모두 그 상품의 점수를 계산해요.
tile-two = 상품이 둘인 점수 타일이에요. 각자 그 가운데 하나의 점수를 계산해요.
tile-most =
    { $rulings-most-of-nothing ->
        [skip] ‘가장 많은 상품’ 점수 타일이에요. 가장 많이 찬 저장구역의 점수를 계산하고, 여럿이 같으면 하나를 골라요. 가진 것이 없으면 계산하지 않아요.
       *[choose] ‘가장 많은 상품’ 점수 타일이에요. 가장 많이 찬 저장구역의 점수를 계산하고, 여럿이 같으면 하나를 골라요. 모두 비어 있어도 골라야 해요.
    }
tile-must = 점수를 계산할 수 있는 상품에서 모두 면제된 사람만 점수 계산을 건너뛸 수 있어요.
tile-skip = 면제된 사람은 점수 계산을 건너뛰어도 돼요. 그러면 그 절차를 하나도 하지 않아요.
tile-points = 점수를 계산하는 저장구역에서 맨 위 상품 옆의 점수를 얻어요.
tile-empty =
    { $rulings-minus-two-goes-home ->
        [no] 빈 저장구역의 점수를 계산하면 { $lost }점을 잃고, 나머지 절차는 하지 않아요.
       *[yes] 빈 저장구역의 점수를 계산하면 { $lost }점을 잃고, 나머지 절차는 그대로 해요.
    }
tile-return = 점수를 계산한 저장구역의 상품은 모두 공급처로 돌아가요.
tile-home = 점수를 계산한 상품의 지형에 있는 자기 크리족은 오두막으로 돌아가요.
tile-refill = 그런 다음 그 지형에서 크리족도 상품도 없는 지역마다 공급처의 상품을 1개씩 놓아요.
tile-short = 남은 상품이 모자라면 채우는 사람이 어느 지역에 놓을지 골라요.
points-floor = 이 테이블에서는 점수가 0점 아래로 내려가지 않아요.

## 규칙: 계절

season-cards = 새 계절에는 이벤트 6개 가운데 무작위로 3개를 공개하고, 점수 카드마다 점수 타일을 1개씩 공개해요.
season-feathers = 봄과 여름이 끝나면 저장구역의 깃털이 모두 공급처로 돌아가요. 제단의 깃털은 그대로예요.
season-home = 봄과 여름이 끝나면 산에 있는 크리족이 모두 오두막으로 돌아가요.
season-refill =
    { $rulings-mountain-refill ->
        [each] 차례대로 각자 자기 크리족을 산에서 데려오고 나서, 바로 빈 산마다 깃털을 놓아요.
       *[once] 모든 크리족이 산에서 돌아온 다음, 빈 산마다 깃털을 놓아요.
    }
season-wake = 봄과 여름이 끝나면 씨족마다 크리족 1명을 깨워요.

## 규칙: 게임 종료와 점수

end-autumn = 가을의 다섯 번째 라운드가 끝나면 최종 점수를 계산하고 게임이 끝나요.
end-offering =
    { $rulings-offering-spares-feathers ->
        [yes] 최종 점수 계산 전에, 씨족마다 깃털 말고 다른 상품이 있는 저장구역에서 상품을 1개씩 제물로 바쳐요.
       *[no] 최종 점수 계산 전에, 씨족마다 비어 있지 않은 저장구역에서 상품을 1개씩 제물로 바쳐요.
    }
end-spared = 주술사의 길 끝에 있는 씨족은 제물을 바치지 않아요.
end-skip = 최종 점수 계산에서, 면제된 상품의 저장구역은 계산하면 점수를 잃을 때 건너뛰어요.
score-points = 게임 중에 얻은 점수에서 잃은 점수를 빼요.
score-berries = 끝날 때 베리 저장구역의 점수를 한 번 더 계산해요.
score-bison = 끝날 때 들소 저장구역의 점수를 한 번 더 계산해요.
score-horses = 끝날 때 말 저장구역의 점수를 한 번 더 계산해요.
score-canoes = 끝날 때 카누 저장구역의 점수를 한 번 더 계산해요.
score-shells = 끝날 때 활성 조가비는 { $worth-active }점, 비활성 조가비는 { $worth-used }점이에요.
score-nothing = 제단의 상품, 크리족, 길에서의 위치는 끝날 때 점수가 없어요.
win-most = 점수가 가장 많은 씨족이 승리해요.

## 출처

text-003 = 마니토바 규칙서(한국어)

## 명사

edition-first_2018 = 마니토바
good-berries = 베리
good-bison = 들소
good-horses = 말
good-canoes = 카누
good-feathers = 깃털
kind-berries = 베리
kind-bison = 들소
kind-horses = 말
kind-canoes = 카누
kind-feathers = 깃털
amount-berries = 베리 { $count }개
amount-bison = 들소 { $count }마리
amount-horses = 말 { $count }마리
amount-canoes = 카누 { $count }척
amount-feathers = 깃털 { $count }개
amount-cree = 크리족 { $count }명
amount-awake = 마을광장의 크리족 { $count }명
amount-sleeper = 잠자는 크리족 { $count }명
amount-shell = 활성 조가비 { $count }개
amount-disc = 디스크 { $count }개
place-berries = 베리 저장구역
    .to = 베리 저장구역에
place-bison = 들소 저장구역
    .to = 들소 저장구역에
place-horses = 말 저장구역
    .to = 말 저장구역에
place-canoes = 카누 저장구역
    .to = 카누 저장구역에
place-small-altar = 작은 제단
    .to = 작은 제단에
place-large-altar = 큰 제단
    .to = 큰 제단에
terrain-forest = 숲
terrain-hills = 언덕
terrain-prairie = 대초원
terrain-lake = 호수
terrain-mountain = 산
disc-forest = 녹색
disc-hills = 베이지색
disc-prairie = 갈색
disc-lake = 파란색
disc-mountain = 흰색
region = { $terrain } { $number }번
tile = { $number }번 영토 타일
path-gatherer = 채집가의 길
    .to = 채집가의 길에서
path-warrior = 전사의 길
    .to = 전사의 길에서
path-hunter = 사냥꾼의 길
    .to = 사냥꾼의 길에서
path-shaman = 주술사의 길
    .to = 주술사의 길에서
season-winter = 겨울
season-spring = 봄
season-summer = 여름
season-autumn = 가을
happens-path = 예지의 길에서 한 칸 나아가기
happens-step = 영토에서 크리족 1명 이동하기
happens-home = 크리족 1명 돌려보내기
happens-good = 공급처에서 상품 1개 가져오기({ $goods })
happens-feather = 깃털 1개 잃기
happens-each = 영토의 크리족마다 점수
happens-lakes = 호수의 크리족마다 점수
happens-most = 영토에 크리족이 많은 순서로 점수
happens-group = 무리가 큰 순서로 점수
cloud-most = 가장 많은 상품
list-goods = { JOSA($first, "이나/나") } { $last }
map-missing = 지도에 없는 지형이 있어요: { $detail ->
        [forest] { terrain-forest }
        [hills] { terrain-hills }
        [prairie] { terrain-prairie }
        [lake] { terrain-lake }
       *[mountain] { terrain-mountain }
    }.
map-pair = 짝은 지도에 있는 서로 다른 두 지역이어야 해요. 그렇지 않은 것: { $detail }.
map-pair-twice = 같은 짝이 두 번 적혀 있어요: { $detail }.

## 선택지: 버튼의 글

choice-lift = { $discs } 떼기, 맨 위는 { $disc }
choice-enter = { $region }에 크리족 놓기
choice-move = { $origin }에서 { JOSA($region, "으로/로") } 이동하기
choice-walk = { $path-to } 한 칸 가기
choice-wake = 크리족 깨우기
choice-finish = 더 하지 않기
choice-wake-one = 조가비로 크리족 깨우기
choice-turn-berry = 조가비로 베리 1개를 { $place-to } 옮겨 놓기
choice-store = { $place-to } 놓기
choice-score = { $kind } 점수 계산하기
choice-skip = 점수 계산 건너뛰기
choice-refill = { $region }에 놓기
choice-send-home = { $region }의 크리족을 오두막으로 돌려보내기
choice-take-good = { $piece } 가져오기
choice-lose-feather = 깃털 1개 돌려놓기({ $place })
choice-lay-tile = 놓은 타일: { $tile }
choice-lay-totem = 위에서부터: { $order }
choice-turn-event = 공개한 이벤트: { $card }
choice-turn-cloud = 공개한 점수 타일: { $cloud }
choice-note-good = { $who } 님이 { JOSA($piece, "을/를") } { $place-to } 놓음
choice-note-step = { $who } 님이 { $path-to } 한 칸 감
choice-note-waking = { $who } 님이 조가비를 써서 크리족 1명을 깨움
choice-note-berry = { $who } 님이 조가비를 써서 베리 1개를 { $place-to } 옮김
choice-note-feather-lost = { $who } 님이 깃털 1개를 잃음({ $place })
choice-note-score = { $who } 님의 점수 계산: { $kind }
choice-note-skip = { $who } 님이 점수 계산을 건너뜀
choice-end-round = 라운드가 끝남
choice-done = { tally-right }

## 결정과 기다리는 것

decision-drawing-tiles = 우연: 영토 타일을 뽑아요.
decision-laying-totem = 우연: 토템을 쌓아요.
decision-settling-land = { $who } 님, 첫 번째 크리족을 아무도 없는 지역에 놓으세요.
decision-settling-path = { $who } 님, 예지의 길에 크리족을 놓으세요.
decision-lifting = { $who } 님, 토템에서 디스크를 떼어 내세요.
decision-acting = { $who } 님, 액션을 하거나 차례를 마치세요.
decision-storing = { $who } 님, 가져온 상품({ $good })을 어디에 놓을까요?
decision-extra-land = { $who } 님, 지형과 관계없이 영토 액션을 한 번 더 하거나 그만두세요.
decision-happening = { $who } 님, 이벤트: { $event }.
decision-scoring = { $who } 님, 점수 계산: { $cloud }.
decision-refilling = { $who } 님, 남은 상품이 모자라요. 채울 지역을 고르세요({ $terrain }).
decision-turning-events = 우연: 새 계절의 이벤트를 공개해요.
decision-turning-clouds = 우연: 점수 타일을 공개해요.
decision-watching = 모두 플레이하고 알려 주세요.
decision-counting = 점수 계산: { $cloud }. 각자 어느 저장구역의 점수를 계산하는지 알려 주세요.
decision-counting-unknown = 점수 계산: 어느 타일이 놓여 있나요?
decision-tallying = 함께 확인하세요. 최종 점수의 줄이 모두 맞나요?
waiting-drawing-tiles = 영토 타일 놓기
waiting-laying-totem = 토템 쌓기
waiting-settling-land = { $who } 님이 영토에 놓기
waiting-settling-path = { $who } 님이 길을 시작하기
waiting-lifting = { $who } 님이 디스크 떼기
waiting-acting = { $who } 님의 액션
waiting-storing = { $who } 님이 상품 놓기
waiting-extra-land = { $who } 님의 추가 영토 액션
waiting-happening = 이 라운드의 이벤트
waiting-scoring = 점수 계산
waiting-refilling = 지역 채우기
waiting-season-over = 계절 종료
waiting-descending = 산에서 돌아오기
waiting-waking = 씨족마다 크리족 1명 깨우기
waiting-turning-events = 계절의 이벤트
waiting-turning-clouds = 계절의 점수 타일
waiting-counting = { waiting-scoring }

## 일어나는 일

event-tile-laid = 놓은 타일: { $tile }.
event-totem-laid = 토템, 위에서부터: { $order }.
event-endowed = { $who } 님이 { JOSA($goods, "을/를") } 갖고 시작해요.
event-lifted = { $who } 님이 { JOSA($discs, "을/를") } 떼었어요. 맨 위는 { JOSA($disc, "이에요/예요") }.
event-entered = { $who } 님이 { $region }에 크리족을 놓았어요.
event-moved = { $who } 님의 크리족이 { JOSA($region, "으로/로") } 이동했어요.
event-went-home = { $who } 님의 크리족 { $count }명이 오두막으로 돌아갔어요({ $terrain }).
event-picked = { $who } 님이 { JOSA($piece, "을/를") } 가져왔어요.
event-gained = { $who } 님이 { JOSA($piece, "을/를") } 받았어요.
event-stored = { $who } 님이 { JOSA($piece, "을/를") } { $place-to } 놓았어요.
event-put-back = 놓을 자리가 없어 { JOSA($piece, "이/가") } 공급처로 돌아갔어요.
event-altar-emptied = { $who } 님이 제단을 완성하고 비웠어요.
event-shell-gained = { $who } 님이 활성 조가비를 1개 받았어요.
event-shell-renewed = { $who } 님의 비활성 조가비 1개가 다시 활성이 됐어요.
event-shell-used = { $who } 님이 조가비를 썼어요.
event-berry-turned = { $who } 님이 베리 1개를 { $place-to } 옮겨 놓았어요.
event-woke = { $who } 님이 { JOSA($sleepers, "을/를") } 깨웠어요.
event-walked = { $who } 님이 { $path } { $space ->
        [1] 첫 번째
       *[other] { $space }번째
    } 칸에 왔어요.
event-repeated = { $who } 님이 { $path } 끝 옆의 보너스를 받았어요.
event-exempted = { $who } 님은 이제 { $kind } 점수 계산에서 면제돼요.
event-spared = { $who } 님은 게임이 끝날 때 제물을 바치지 않아도 돼요.
event-spared-end-spared = { $who } 님은 제물을 바치지 않았어요.
event-points-gained = { $who } 님이 { JOSA($score, "을/를") } 얻었어요.
event-points-lost = { $who } 님이 { JOSA($score, "을/를") } 잃었어요.
event-nothing-gained = { $who } 님이 아무것도 받지 못했어요.
event-nothing-gained-altar-shell = 남은 조가비가 없어 { $who } 님은 받지 못했어요.
event-declined = { $who } 님은 더 하지 않았어요.
event-skipped = { $who } 님은 면제되어 점수 계산을 건너뛰었어요.
event-feather-lost = { $who } 님이 깃털 1개를 잃었어요.
event-feathers-lost = { $who } 님이 { JOSA($feathers, "을/를") } 돌려놓았어요.
event-storage-cleared = { $who } 님의 { $place }에 있던 상품이 모두 공급처로 돌아갔어요.
event-offered = { $who } 님이 상품을 1개씩 제물로 바쳤어요: { $places }.
event-refilled = 지역 { $count }곳에 상품을 다시 놓았어요({ $kind }).
event-season-began = 새 계절이 시작됐어요: { $season }.
event-event-turned = 이 계절의 이벤트: { $card }.
event-cloud-turned = 점수를 계산할 상품: { $cloud }.
event-reminded-path-good = { $who } 님은 공급처에서 { JOSA($piece, "을/를") } 가져올 수 있어요.
event-reminded-path-wake = { $who } 님이 크리족 1명을 깨워요.
event-reminded-path-land = { $who } 님은 지형과 관계없이 영토 액션을 한 번 더 할 수 있어요.
event-reminded-path-renew = { event-reminded-path-good }
event-reminded-shell-wake = { event-reminded-path-wake }
event-reminded-tile-home = { $who } 님의 크리족이 오두막으로 돌아가고, 빈 지역에 상품을 다시 놓아요({ $terrain }).
event-all-reminded = 산의 크리족이 모두 오두막으로 돌아가고, 빈 산에 깃털을 놓아요. 그리고 씨족마다 크리족 1명을 깨워요.
event-round-began = 새 라운드가 시작됐어요. 활성 플레이어는 { $who } 님이에요.
event-scored = { $who } 님, { $category }: { $score }.
event-ended = { won-alone }
event-ended-shared = { $who } 님이 { JOSA($score, "으로/로") } 함께 승리했어요.

## 게임 종료, 테이블이 고르는 것

category-points = 게임 중 점수
category-berries = { kind-berries }
category-bison = { kind-bison }
category-horses = { kind-horses }
category-canoes = { kind-canoes }
category-shells = 조가비
ending-end-autumn = 가을이 끝남
ruling-setup_altar = 게임 준비에서 얻은 상품
ruling-setup_altar-no = 저장구역에 놓음
ruling-setup_altar-yes = 제단에도 놓을 수 있음
ruling-setup_passes = 게임 준비에서
ruling-setup_passes-1 = 씨족마다 크리족 2명을 이어서 놓음
ruling-setup_passes-2 = 모두 영토에 놓은 다음 모두 길에 놓음
ruling-shells_outside = 이벤트와 점수 계산 때의 조가비
ruling-shells_outside-no = 쓸 수 없음
ruling-shells_outside-yes = 쓸 수 있음
ruling-events_optional = 크리족을 옮기는 이벤트
ruling-events_optional-yes = 하지 않아도 됨
ruling-events_optional-no = 꼭 해야 함
ruling-end_bonus_on_arrival = 길 끝 옆의 보너스
ruling-end_bonus_on_arrival-no = 나중 액션부터 받음
ruling-end_bonus_on_arrival-yes = 도착할 때도 받음
ruling-event_end_bonus = 이벤트로 길 끝 옆의 보너스
ruling-event_end_bonus-no = 받을 수 없음
ruling-event_end_bonus-yes = 받을 수 있음
ruling-most_of_nothing = 저장구역이 모두 비었을 때 ‘가장 많은 상품’
ruling-most_of_nothing-choose = 빈 저장구역 하나를 계산함
ruling-most_of_nothing-skip = 아무것도 계산하지 않음
ruling-minus_two_goes_home = 빈 저장구역을 계산한 뒤
ruling-minus_two_goes_home-yes = 크리족이 돌아가고 지역을 채움
ruling-minus_two_goes_home-no = 다른 일은 없음
ruling-mountain_refill = 계절이 끝날 때 산 채우기
ruling-mountain_refill-once = 모든 크리족이 돌아온 다음 한 번
ruling-mountain_refill-each = 각자 자기 크리족이 돌아온 다음
ruling-offering_spares_feathers = 깃털만 있는 저장구역에서
ruling-offering_spares_feathers-no = 1개를 바침
ruling-offering_spares_feathers-yes = 아무것도 바치지 않음
ruling-second_after_tie = 1위가 여럿일 때 2위
ruling-second_after_tie-yes = 점수를 얻음
ruling-second_after_tie-no = 점수가 없음
ruling-majority_zero = 영토에 크리족이 없는 씨족
ruling-majority_zero-no = 순위 점수가 없음
ruling-majority_zero-yes = 1위나 2위가 될 수 있음
ruling-group_of_one = 크리족 1명
ruling-group_of_one-yes = 무리로 침
ruling-group_of_one-no = 무리로 치지 않음
ruling-below_zero = 점수
ruling-below_zero-yes = 0점 아래로 내려갈 수 있음
ruling-below_zero-no = 0점에서 멈춤

## 글 그림: 줄에서 틀린 것

picture-no-head = 그림은 “manitoba first_2018, 2 players” 같은 줄로 시작해요.
picture-no-such-number = { $detail }번은 여기 없거나 두 곳에 있어요.
picture-regions = 영토의 지역은 { $detail }곳이에요.
picture-round = 이 게임은 { $detail }라운드예요.

## 가진 것: 수를 고르는 까닭

reason-points = 얻은 점수
    .why = 바로 점수를 얻어요
reason-storages = 저장구역의 상품
    .why = 점수를 계산할 상품이 더 많이 남아요
reason-altars = 제단의 상품
    .why = 조가비에 더 가까워져요
reason-shells = { category-shells }
    .why = 조가비가 더 많이 남아요
reason-cree = 크리족
    .why = 쓸 수 있는 크리족이 더 많이 남아요
reason-land = 영토의 크리족
    .why = 이 계절의 이벤트에서 더 많이 얻어요
reason-paths = 예지의 길의 칸
    .why = 예지의 길에서 더 나아가요
