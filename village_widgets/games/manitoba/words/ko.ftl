### 마니토바 게임판의 이름표와 그림이 보여 주는 것.

## 게임 준비

setup-section-clans = 씨족마다
setup-section-land = 영토
setup-section-supply = 쓰는 구성물
setup-part-huts = 오두막의 크리족
setup-part-square = 마을광장의 크리족
setup-part-first = 깃털을 뺀 상품 종류마다
setup-part-tiles = 영토 타일
setup-part-goods = 깃털을 뺀 상품 각각
setup-part-feathers = 깃털
setup-part-shells = 조가비

## 게임과 그래프

game-title = 마니토바
game-about = 계절이 바뀌는 동안 크리족 씨족을 이끌어요. 무엇을 할 수 있는지는 토템이 정하고, 영토에서 모은 상품과 예지의 길에서 만난 것이 점수가 돼요. 2~4명, 12세 이상, 약 1시간.
chart-score = 점수
chart-points-about = 지금까지 얻은 점수를 라운드마다 보여 줘요. 저장구역에 있는 상품은 점수를 계산할 때 세요.
chart-categories-about = 지금 게임이 끝난다면 몇 점인지 보여 줘요: 지금까지의 점수, 저장구역 네 곳, 조가비.

board-title-land = 영토와 토템
board-title-season = 계절, 계절 카드와 공급처
board-title-paths = 예지의 길
board-title-clan = { $name } 님의 마을

## 확률

chances-next-tile = 다음 점수 타일({ $season })에 나올 확률
chances-tiles = 앞으로 나올 점수 타일 { $count }개 가운데 하나에라도 나올 확률
chances-events = { $season } 이벤트 { $count }개에 들어갈 확률

## 첫 게임의 조언

advice-points =
    { $way ->
        [gained] 바로 점수를 얻어요.
       *[kept] 다른 선택을 하면 대부분 점수가 더 적게 남아요.
    }
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
