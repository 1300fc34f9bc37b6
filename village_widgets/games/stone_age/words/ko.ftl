### 석기시대 게임판의 이름표, 그림이 보여 주는 것, 카드와 건물이 하는 일.

game-title = 석기시대
game-about = 부족을 보내 사냥하고 채집하고 짓고 교환해요. 무엇을 가져올지는 주사위로 정해요. 2~4명, 10세 이상, 약 1시간 반.
chart-score = { chart-axis-points }
chart-points-about = 게임 중에 얻은 점수를 라운드마다 보여 줘요. 카드와 자원은 끝날 때에만 세요.
chart-categories-about = 지금 게임이 끝난다면 몇 점인지 보여 줘요. 주인만 본 카드는 빠져 있어요.

## 게임판의 이름표

board-title-wilds = 사냥하고 채집하는 곳
board-title-settlement = 마을
board-title-cards = 문명 카드
board-title-sites = { board-area-sites }
board-title-hearth = 모닥불: 라운드, 점수, 주사위
strip-own = 내 부족
strip-fire = 주사위와 점수
strip-workers = { $who } 님: 일꾼 { $count }명
board-title-tribe = { $name } 님의 부족
board-area-settlement = 마을
board-area-cards = 카드
board-area-sites = 건물
board-place-tool-maker = { place-tool-maker }
board-place-hut = { place-hut }
board-place-field = { place-field }
board-settlement-some = 라운드마다 세 곳 중 { $count }곳만 써요.
board-settlement-all = 라운드마다 세 곳을 모두 쓸 수 있어요.
board-starts = 이번 라운드는 { $name } 님부터예요
board-deck =
    { $count ->
        [0] 더미에 남은 카드가 없어요.
       *[other] 더미에 카드가 { $count }장 남았어요.
    }
board-under =
    { $count ->
        [0] 마지막
       *[other] { $count }개 더
    }
board-kinds =
    { $kinds ->
        [0] 아무 종류
       *[other] { $kinds }종류
    }
board-emptied = 마지막 라운드!
board-tray = 모두의 주사위를 놓는 곳이에요.
board-field = 식량 생산량 { $most }칸 중 { $field }
board-worth = = { $points }
board-kept = 건물 { $buildings }개와 카드 { $cards }장
board-initial-red = 빨
board-initial-blue = 파
board-initial-green = 녹
board-initial-yellow = 노

## 가리킬 수 있는 것

# What is left to say of a choice under the name of its area
part-place = { $place }: { $thing }

name-die = 주사위 { $face }
name-tool = { $who } 님의 { $space }번 도구
name-one-use = { $who } 님의 { $value }짜리 1회용 도구
name-any-two = { $who } 님의 ‘원하는 자원 2개’ 카드
name-roll = 굴린 주사위
name-food = { $who } 님의 식량
name-wood = { $who } 님의 나무
name-brick = { $who } 님의 벽돌
name-stone = { $who } 님의 돌
name-gold = { $who } 님의 금
name-home = { $who } 님의 부족판에 있는 일꾼
name-kept = { $who } 님의 건물과 카드
name-farmer = { $who } 님의 농부
name-tool-maker = { $who } 님의 장인
name-hut-builder = { $who } 님의 건축가
name-shaman = { $who } 님의 제사장
name-culture = { $who } 님의 문화 상징
placed-average = { $placed }, 평균 { $kind } { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }개
tool-worth = { $tool }, 값 { $value }
collect-pieces = { $collect }: { $pieces }
strip-tools = 쓸 수 있는 도구: { $tools }
kept-line = • { $thing }
kept-drawn = • { $thing }, 뒤집어 가져옴
kept-nothing = 아직 건물도 카드도 없어요.

## 카드나 건물이 하는 일

about-card =
    바로: { $gift }
    끝날 때: { $figure }
about-fixed = 값은 { $cost }, 바로 { JOSA($score, "을/를") } 얻어요.
about-free =
    { $kinds ->
        [0] 아무 자원이나 { $pieces }개부터 { $most }개까지 내요. 낸 자원의 가치만큼 바로 점수를 얻어요. 나무 { $value-wood }, 벽돌 { $value-brick }, 돌 { $value-stone }, 금 { $value-gold }점이에요.
        [1] 한 종류 자원을 { $pieces }개 내요. 낸 자원의 가치만큼 바로 점수를 얻어요. 나무 { $value-wood }, 벽돌 { $value-brick }, 돌 { $value-stone }, 금 { $value-gold }점이에요.
       *[other] 꼭 { $kinds }종류로 자원을 { $pieces }개 내요. 낸 자원의 가치만큼 바로 점수를 얻어요. 나무 { $value-wood }, 벽돌 { $value-brick }, 돌 { $value-stone }, 금 { $value-gold }점이에요.
    }
gift-about-dice = 플레이어 수만큼 주사위를 굴려요. 가져온 사람부터 차례로 하나씩 가져요: { $faces }.
gift-about-food = 식량 { $count }개.
gift-about-wood = 나무 { $count }개.
gift-about-brick = 벽돌 { $count }개.
gift-about-stone = 돌 { $count }개.
gift-about-gold = 금 { $count }개.
gift-about-roll-wood = 숲에서처럼 주사위 { $count }개를 굴려 나무를 얻어요.
gift-about-roll-brick = 진흙 채집소에서처럼 주사위 { $count }개를 굴려 벽돌을 얻어요.
gift-about-roll-stone = 채석장에서처럼 주사위 { $count }개를 굴려 돌을 얻어요.
gift-about-roll-gold = 강에서처럼 주사위 { $count }개를 굴려 금을 얻어요.
gift-about-points = { $count }점.
gift-about-one-use-tool = { $count }짜리 도구. 굴림 한 번에 쓰고 나면 없어져요.
gift-about-tool = 도구 제작소에서처럼 도구 1개.
gift-about-field = 식량 생산량 1칸 더.
gift-about-card = 더미에서 카드를 1장 더 뽑아요. 그 카드는 아래쪽만 세요.
gift-about-any-two =
    { $when ->
        [paying] 원하는 자원 2개. 바로 쓰거나, 나중에 낼 것이 있을 때 써요.
       *[deciding] 원하는 자원 2개. 원하는 때에 써요.
    }
figure-about-symbol = { $symbol }, 문화 상징이에요. 서로 다른 상징의 수를 제곱해요.
figure-about-farmer = 농부 { $count }명. 1명마다 식량 생산량만큼 점수예요.
figure-about-tool-maker = 장인 { $count }명. 1명마다 도구 값의 합만큼 점수예요.
figure-about-hut-builder = 건축가 { $count }명. 1명마다 건물의 수만큼 점수예요.
figure-about-shaman = 제사장 { $count }명. 1명마다 일꾼의 수만큼 점수예요.
counted-culture = 서로 다른 상징 { $different }개, 한 번 더 { $more }개: { $different } × { $different } + { $more } × { $more } = 끝날 때 { $points }점.
counted-farmer = { $number } × 식량 생산량 { $many } = 끝날 때 { $points }점.
counted-tool-maker = { $number } × 도구의 값 { $many } = 끝날 때 { $points }점.
counted-hut-builder = { $number } × 건물 { $many }개 = 끝날 때 { $points }점.
counted-shaman = { $number } × 일꾼 { $many }명 = 끝날 때 { $points }점.

## 결정하는 자리의 확률

chances-where =
    { $tools ->
        [0] { $place }
       *[other] { $place }, 쓸 수 있는 도구를 모두 더해서
    }
chances-goal =
    { $missing ->
        [0] { $where }: { $pieces } 이상
       *[other] { $where }: { $pieces } 이상(모자라는 만큼)
    }
chances-brings = 평균 { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }개
chances-at-least = { $count }개 이상
chances-other = { $count }개 이상: { $chance }
chances-average =
    { $tools ->
        [0] 평균 { $kind } { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }개
       *[other] 쓸 수 있는 도구를 모두 더해서 평균 { $kind } { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }개
    }
chances-of = { $where }. { $said }

## 보지 못하는 사람을 위해 그림을 말로

told-worker = { $who } 님의 { $workers }
told-standing = { $place }: { $people }.
told-card = { $place }, 값은 자원 { $cost }개: { $thing }.
told-site =
    { $under ->
        [0] { $place }: { $thing }. 아래에 남은 건물이 없어요.
       *[other] { $place }: { $thing }. 아래에 { $under }개 더 있어요.
    }
told-round = { $number }라운드. { $who } 님부터 시작했어요.
told-points = { $who } 님: { $points }.
told-active = { told-turn }
told-workers = 일꾼 { $workers }명 중 { $home }명이 부족판에 있어요.
told-tool =
    { $turned ->
        [yes] { $value }(사용함)
       *[no] { $value }
    }
told-one-use = { $value }(1회용)
told-tools = 도구: { $tools }.
told-owned = 가진 것: { $things }.
told-any-two = ‘원하는 자원 2개’ 카드를 { $count }장 갖고 있어요.
told-cards = 카드에 있는 것: { $cards }.

## 첫 게임의 조언

advice-points = { advice-scoring }
advice-cards =
    { $way ->
        [gained] 끝날 때 카드의 점수가 더 커져요.
       *[kept] 다른 선택을 하면 대부분 끝날 때 카드의 점수가 더 적어요.
    }
advice-resources =
    { $way ->
        [gained] 자원은 건물과 카드가 돼요.
       *[kept] 다른 선택을 하면 대부분 자원이 더 적게 남아요.
    }
advice-food =
    { $way ->
        [gained] 부족은 먹어야 해요. 다음 라운드부터 도움이 돼요.
       *[kept] 다른 선택을 하면 대부분 식량이 더 적게 남아요.
    }
advice-growth =
    { $way ->
        [gained] 일꾼이 늘거나 도구나 밭이 좋아지면 다음 라운드마다 도움이 돼요.
       *[kept] 다른 선택을 하면 대부분 부족이 덜 자라요.
    }
advice-workers-out =
    { $way ->
        [gained] 거기서는 일꾼들이 꽤 많이 가져와요.
       *[kept] 다른 곳에서는 대부분 일꾼들이 더 적게 가져와요.
    }
advice-workers-home =
    { $way ->
        [gained] 거기 일은 끝났고 일꾼들이 돌아와요.
       *[kept] 다른 선택을 하면 대부분 놓을 일꾼이 더 적게 남아요.
    }

## 게임 준비

setup-section-tribes = 부족
setup-section-buildings = { board-area-sites }
setup-section-cards = { board-area-cards }
setup-section-limits = 라운드마다
setup-part-workers = 부족마다 일꾼
setup-part-food = 부족마다 식량
setup-part-piles = 더미
setup-part-tiles = 더미마다 건물
setup-part-cards = 펼쳐 놓는 카드
setup-part-village = 도구 제작소, 오두막, 밭 중 쓰는 곳의 수
setup-part-gatherers = 숲, 진흙 채집소, 채석장, 강 한 곳에 놓는 부족의 수
setup-section-middle = 가운데
setup-step-resources = 나무, 벽돌, 돌, 금은 저마다 나는 곳에, 식량은 사냥터에 놓고, 도구와 주사위와 주사위 컵은 게임판 옆에 놓아요.
setup-step-colour = 저마다 색을 고르고 부족판과 그 색의 일꾼, 마커를 가져가요.
setup-step-workers = 일꾼 { $count }명을 자기 부족판에 놓아요. 나머지는 게임판 옆에서 기다려요.
setup-step-food = 사냥터에서 식량 { $count }개를 가져가요.
setup-step-markers = 마커 1개를 식량 생산량 0에, 1개를 점수 표시 0에 놓아요.
setup-step-piles = 건물 타일을 뒷면으로 섞어 { $count }더미로 나눠 쌓아요.
setup-step-tiles = 더미마다 건물이 { $count }개예요. 맨 위 건물을 펼쳐 놓아요. 남은 건물은 상자에 둬요.
setup-step-cards = 문명 카드를 섞고, 카드 칸마다 1장씩 { $count }장을 펼쳐 놓아요.
setup-step-village = 도구 제작소, 오두막, 밭 중 먼저 일꾼을 놓은 { $count }곳만 한 라운드에 쓸 수 있어요.
setup-step-gatherers = 숲, 진흙 채집소, 채석장, 강에는 저마다 한 번에 부족 { $count }개까지만 들어갈 수 있어요.
