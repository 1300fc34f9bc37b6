### 마니토바 게임판의 이름표와 그림이 보여 주는 것.

## 게임 준비

setup-section-clans = 씨족마다
setup-section-land = { board-area-land }
setup-section-supply = 쓰는 구성물
setup-part-huts = 오두막의 크리족
setup-part-square = 마을광장의 크리족
setup-part-first = 깃털을 뺀 상품 종류마다
setup-part-tiles = 영토 타일
setup-part-goods = 깃털을 뺀 상품 종류마다
setup-part-feathers = 깃털
setup-part-shells = 조가비
setup-section-scoring = 점수와 계절
setup-step-goods = 깃털을 뺀 상품을 종류마다 { $count }개씩 가운데에 놓아요. 남는 것은 상자에 둬요.
setup-step-feathers = 깃털 { $count }개를 더해요.
setup-step-shells = 조가비 { $count }개를 옆에 놓아요.
setup-step-tiles = 영토 타일 { $count }개를 무작위로 뽑아 나란히 이어 놓아요.
setup-step-regions = 지역마다 지형에 맞는 상품을 1개씩 놓아요.
setup-step-track = 점수트랙을 놓고 0 옆에 50/100점 마커를 둬요. 네 부분으로 된 예지보드도 놓아요.
setup-step-clouds = 점수 타일을 섞어 모두의 손이 닿는 곳에 뒷면으로 놓아요.
setup-step-seasons = 계절 카드를 계절별로 나눠 뒷면으로 네 더미를 만들어요.
setup-step-solstice = 겨울 카드는 동지만 놓고, 그 위에 작은 독수리상을 올려요.
setup-step-winter = 겨울 카드는 2장 모두 놓아요. 왼쪽에 동지를 두고 그 위에 작은 독수리상을 올려요.
setup-step-colour = 저마다 색을 고르고 그 색의 마을보드와 크리족을 가져가서, 크리족 1명을 점수트랙 0에 놓아요.
setup-step-huts = 크리족 { $count }명을 오두막에 놓아요.
setup-step-square = 크리족 { $count }명을 마을광장에 놓아요.
setup-step-first = 베리, 들소, 말, 카누를 { $count }개씩 각각의 저장구역에 놓아요.
setup-step-active = 가장 최근에 마니토바에 다녀온 사람, 아무도 없으면 가장 어린 사람이 첫 활성 플레이어예요. 토템과 큰 독수리상을 가져가요.

## 게임과 그래프

game-title = 마니토바
game-about = 계절이 바뀌는 동안 크리족 씨족을 이끌어요. 무엇을 할 수 있는지는 토템이 정하고, 영토에서 모은 상품과 예지의 길에서 얻은 것이 점수가 돼요. 2~4명, 12세 이상, 약 1시간.
game-printed = 마니토바에 인쇄된 것은 거의 다 우리가 짐작해서 다시 만든 거예요. 저장구역의 숫자와 길의 칸 대부분, 이벤트와 타일을 나눈 방식, 지도가 그래요. 갖고 있는 게임과 비교해 보고, 다른 것은 입력하세요.
chart-score = { chart-axis-points }
chart-points-about = 지금까지 얻은 점수를 라운드마다 보여 줘요. 저장구역에 있는 상품은 점수를 계산할 때 세요.
chart-categories-about = 지금 게임이 끝난다면 몇 점인지 보여 줘요: 지금까지의 점수, 저장구역 네 곳, 조가비.

board-title-land = 영토와 토템
board-title-season = 계절, 계절 카드와 공급처
board-title-paths = 예지의 길
board-title-clan = { $name } 님의 마을
board-area-land = 영토
board-area-paths = 예지의 길
board-area-totem = 토템
board-of-rounds = { $rounds }라운드 중 { $number }번째
board-setting-up = 준비
board-winter = 겨울: 이벤트도 점수 계산도 없어요
board-due-event = 이번 라운드: { $event }
board-due-cloud = 이번 라운드 점수 계산: { $cloud }
board-due-end = 이번 라운드: 최종 점수 계산
board-leads = 이번 라운드의 활성 플레이어는 { $name } 님이에요
board-shells = 활성 조가비 { $active }개, 비활성 { $used }개
board-guessed-about = 거기 인쇄된 것 중 일부는 저희의 추측이에요. 가진 게임의 수치를 넣을 수 있어요.
board-guessed-tiles = 지도
board-guessed-storages = 저장구역
board-guessed-paths = 길
board-guessed-cards = 카드
board-initial-red = 빨
board-initial-blue = 파
board-initial-green = 녹
board-initial-yellow = 노
strip-own = 내 마을
strip-land = 영토와 토템
strip-season = { $season }
strip-paths = 예지의 길
strip-here = { $who } 님: 크리족 { $count }명
strip-storage = { $place }: { $spaces }칸 중 { $count }칸, { $points }
strip-altar = { $place }: { $spaces }칸 중 { $count }칸

## 가리킬 수 있는 것

name-region = { $number }번 지역
name-disc = 위에서 { $number }번째 디스크
name-totem = 토템
name-huts = { $who } 님의 오두막
name-square = { $who } 님의 마을광장
name-shells = { $who } 님의 조가비
name-score = { $who } 님의 점수
name-place = { $who } 님의 { $place }
name-supply = 공급처: { $what }
name-supply-shells = 공급처: 조가비
name-card = 이 계절의 { $number }번 카드
name-cloud = 다음에 계산할 점수 타일

## 한 칸, 카드, 저장구역이 주는 것

bonus-good = { $piece }
bonus-wake = 크리족 1명 깨우기
bonus-points = { $score }
bonus-first = 처음 도착한 사람에게 { $score }
bonus-exempt = 점수 계산 면제: { $good }
bonus-shell = 활성 조가비 1개
bonus-land = 지형과 관계없이 영토 액션 한 번 더
bonus-renew = 비활성 조가비 1개를 활성으로, 없으면 깃털 1개
bonus-no-offering = 마지막 제물 없음
bonus-nothing = { printed-nothing }
walk-gives = { $walk }: { $gives }
score-brings = { $score }: { $points }
card-empty = 아직 공개하지 않은 카드예요.
card-end = 가을의 마지막 카드는 최종 점수 계산이에요. 모든 저장구역을 계산해요.
storage-holds =
    { $count ->
        [0] 비어 있어요. 지금 계산하면 { JOSA($lost, "을/를") } 잃어요.
       *[other] { $spaces }칸 중 { $count }칸이 차 있어요. 지금 계산하면 { JOSA($points, "을/를") } 얻어요.
    }
path-ahead = 다음 칸: { $gives }
path-finished = 길 끝에 있어요. 앞으로 여기서 액션을 할 때마다: { $gives }

## 다른 수가 없을 때

forced-storing = { $who } 님은 그것을 놓을 곳이 하나뿐이에요.
forced-happening = { $who } 님이 이벤트를 할 방법은 하나뿐이에요: { $event }.
forced-scoring = { $who } 님이 계산할 저장구역은 하나뿐이에요: { $cloud }.

## 그림을 볼 수 없는 사람을 위해, 그림이 보여 주는 것

told-region =
    { $lies ->
        [good] { $region }: 상품이 있어요. 인접한 지역: { $beside }.
        [cree] { $region }: { $who } 님의 크리족이 있어요. 인접한 지역: { $beside }.
       *[none] { $region }: 비어 있어요. 인접한 지역: { $beside }.
    }
told-totem = 토템, 위에서부터: { $discs }.
told-village = { $who } 님의 마을에 있는 디스크, 위에서부터: { $discs }.
told-season = { $season }. { $round }. 활성 플레이어는 { $who } 님이에요.
told-card = { $number }번 카드: { $card }.
told-points = { $who } 님은 { $points }이에요.
told-supply = 공급처: { $things }.
told-path = { $path }: { $gifts }. 길 끝에서 그 뒤로: { $later }.
told-walker = { $space }번 칸에 { $who } 님
told-walkers = { $path }: { $people }.
told-active = { told-turn }
told-cree = 크리족: 오두막에 { $huts }명, 마을광장에 { $square }명.
told-storage =
    { $count ->
        [0] { $place }: 비어 있음, { $points }.
       *[other] { $place }: { $goods }, { $points }.
    }
told-altar = { $place }, { $spaces }칸: { $goods }.
told-shells = { board-shells }.
told-hand = 아직 놓지 않은 것: { $goods }.

## 확률

chances-next-tile = 다음 점수 타일({ $season })에 나올 확률
chances-tiles = 앞으로 나올 점수 타일 { $count }개 가운데 하나에라도 나올 확률
chances-events = { $season } 이벤트 { $count }개에 들어갈 확률

## 첫 게임의 조언

advice-points = { advice-scoring }
advice-storages =
    { $way ->
        [gained] 저장구역의 상품이 늘어서 나중에 점수가 돼요.
       *[kept] 다른 선택을 하면 대부분 저장구역에서 얻을 점수가 더 적어요.
    }
advice-altars =
    { $way ->
        [gained] 제단이 더 채워져요. 제단을 완성하면 조가비를 받아요.
       *[kept] 다른 선택을 하면 대부분 제단의 상품이 더 적게 남아요.
    }
advice-shells =
    { $way ->
        [gained] 조가비는 끝날 때 점수가 되고, 그전에는 크리족을 깨울 수 있어요.
       *[kept] 다른 선택을 하면 대부분 조가비가 더 적게 남아요.
    }
advice-cree =
    { $way ->
        [gained] 깨어 있는 크리족이 없으면 아무것도 할 수 없어요.
       *[kept] 다른 선택을 하면 대부분 쓸 수 있는 크리족이 더 적게 남아요.
    }
advice-land =
    { $way ->
        [gained] 영토의 크리족이 이번 계절의 이벤트에서 점수를 더 가져와요.
       *[kept] 다른 선택을 하면 대부분 이번 계절의 이벤트에서 얻을 점수가 더 적어요.
    }
advice-paths =
    { $way ->
        [gained] 예지의 길에서는 한 칸마다 보너스가 있고, 효과가 계속되는 칸도 있어요.
       *[kept] 다른 선택을 하면 대부분 예지의 길에서 덜 나아가요.
    }
