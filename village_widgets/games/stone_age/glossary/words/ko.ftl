### 석기시대의 용어: 뜻, 제목, 글에서 쓰는 꼴.
###
### The forms stand between upright lines, and # is a number. Particles need not be written: ui-word-endings has them. Write down
### each form that your texts use, without those that only mean something else in them. A meaning may use any number of the
### edition under its dotted name with hyphens, as rules do.

word-tribe = 한 플레이어의 사람들이에요. 일꾼 { $tribe-workers }명으로 시작해 { $tribe-most-workers }명까지 늘어나요. 라운드마다 모두 먹어요.
    .name = 부족
    .forms = 부족

word-worker = 부족의 사람이에요. 라운드마다 일꾼을 모두 놓고, 행동하고, 먹여 살려요.
    .name = 일꾼
    .forms = 일꾼

word-field = 일꾼 1명이 들어가는 곳이에요. 식량 생산량 표시의 마커를 1칸 올리고, 그만큼 라운드마다 식량을 받아요.
    .name = { place-field }
    .forms = 밭

word-hunting-ground = 일꾼을 몇 명이든 놓을 수 있는 곳이에요. 1명마다 주사위를 1개씩 굴려, 합을 { JOSA($divisors-hunt, "으로/로") } 나눈 만큼 식량을 받아요.
    .name = { place-hunt }
    .forms = 사냥터

word-tool-maker = 일꾼 1명이 들어가, 도구를 1개 받거나 더 좋은 것으로 바꾸는 곳이에요. 카드에 그려진 장인은 게임이 끝날 때 점수가 되는 사람이에요.
    .name = { place-tool-maker }
    .forms = 도구 제작소 | 장인

word-food = 라운드가 끝날 때 일꾼 1명이 식량 1개를 먹어요. 남는 것은 갖고 있지만, 게임이 끝나면 점수가 되지 않아요.
    .name = { kind-food }
    .forms = 식량

word-food-track = 먹여 살리기 전에, 부족은 이 표시의 마커만큼 식량을 받아요. 밭을 쓰면 올라가고, { $tribe-most-field }까지예요.
    .name = 식량 생산량 표시
    .forms = 식량 생산량 표시 | 식량 생산량

word-tool = 주사위를 굴린 다음, 나온 합에 도구의 값을 그대로 더해요. 라운드마다 한 번씩 쓸 수 있고, 값은 { $tribe-best-tool }까지예요.
    .name = 도구
    .forms = 도구 | #짜리 도구

word-pip = 주사위에 찍힌 눈이에요. 굴려서 나온 눈을 모두 더한 다음 나눠요.
    .name = 눈
    .forms = 눈 | 주사위 눈

word-hut = 한 부족의 일꾼이 반드시 2명 함께 들어가는 곳이에요. 부족의 일꾼을 1명 늘리고, { $tribe-most-workers }명까지 늘어나요.
    .name = 오두막
    .forms = 오두막

word-resource = 나무, 벽돌, 돌, 금이에요. 카드와 건물의 값으로 내고, 남으면 1개에 1점이에요. 식량은 자원이 아니에요.
    .name = 자원
    .forms = 자원

word-civilization-card = 종류에 상관없이 자원을 내고 사요. 위쪽은 바로 받고, 아래쪽은 게임이 끝날 때 점수가 돼요.
    .name = 문명 카드
    .forms = 문명 카드 | 카드

word-dice-for-everyone = 플레이어 수만큼 굴리는 주사위예요. 카드를 산 사람부터 하나씩 가져가서 그 눈에 해당하는 것을 받아요.
    .name = 모두의 주사위
    .forms = 모두의 주사위

word-one-use-tool = 카드에서 얻는 도구예요. 어느 굴림에나 더할 수 있지만 게임에서 한 번뿐이에요.
    .name = 1회용 도구
    .forms = #회용 도구 | #짜리 #회용 도구

word-any-two = 쓰고 싶을 때까지 갖고 있는 카드예요. 쓰면 원하는 자원 2개를 한 번 가져와요.
    .name = ‘원하는 자원 2개’ 카드
    .forms = ‘원하는 자원 #개’ 카드 | 원하는 자원 #개

word-row = 살 수 있는 카드 4장이에요. 오른쪽부터 차례로 자원 { $row-0 }, { $row-1 }, { $row-2 }, { $row-3 }개예요. 남은 카드는 오른쪽으로 옮겨져요.
    .name = 카드 칸
    .forms = 카드 칸

word-building = 그려진 자원을 내거나, 정해진 개수만큼 직접 골라 내고, 바로 점수를 얻는 타일이에요.
    .name = 건물
    .forms = 건물

word-pile = 맨 위만 펼쳐 놓은 건물 더미예요. 더미마다 건물이 { $pile }개 있어요. 어느 더미의 마지막 건물을 사면, 그 라운드까지 하고 게임이 끝나요.
    .name = 건물 더미
    .forms = 더미 | 건물 더미

word-hunger = 식량과 자원으로 일꾼을 다 먹여 살리지 않으면, { $penalty }점 감점이고 식량을 모두 잃어요.
    .name = 굶기기
    .forms = 굶기기 | 굶기면 | 굶겨요 | 굶길 | 굶긴 | 굶는 | 굶어요 | 굶기는

word-symbol = 녹색 카드에 그려진 문화 상징이에요. 끝나면 서로 다른 상징의 수를 제곱해요. 네 가지면 16점이에요.
    .name = 문화 상징
    .forms = 상징 | 문화 상징

word-farmer = 노란색 카드에 그려진 사람이에요. 끝나면 농부의 수에 식량 생산량 표시의 값을 곱해요.
    .name = 농부
    .forms = 농부

word-hut-builder = 노란색 카드에 그려진 사람이에요. 끝나면 건축가의 수에 건물의 수를 곱해요.
    .name = 건축가
    .forms = 건축가

word-shaman = 노란색 카드에 그려진 사람이에요. 끝나면 제사장의 수에 일꾼의 수를 곱해요.
    .name = 제사장
    .forms = 제사장

## 용어집 페이지의 묶음

terms-people = 부족과 라운드
terms-places = 일꾼을 놓는 장소
terms-pieces = 자원, 식량, 도구, 점수
terms-cards = 카드와 그려진 것
terms-buildings = { board-area-sites }

## 글에서 설명하지 않는 용어: 용어집 페이지에만 나와요

word-round = 일꾼을 모두 놓고, 행동하고, 먹여 살려요. 이 세 단계가 한 라운드예요.
    .name = 라운드

word-starting-player = 라운드에서 먼저 놓고 먼저 행동하는 사람이에요. 다음 라운드에는 왼쪽 사람이에요.
    .name = 시작 플레이어

word-feeding = 라운드의 끝에 일꾼 1명이 식량 1개를 먹어요. 모자라는 식량 대신 자원을 낼 수 있어요.
    .name = 먹여 살리기

word-forest = 나무를 얻는 곳이에요. 주사위의 합을 { JOSA($divisors-forest, "으로/로") } 나눠요.
    .name = { place-forest }

word-clay-pit = 벽돌을 얻는 곳이에요. 주사위의 합을 { JOSA($divisors-clay-pit, "으로/로") } 나눠요.
    .name = { place-clay-pit }

word-quarry = 돌을 얻는 곳이에요. 주사위의 합을 { JOSA($divisors-quarry, "으로/로") } 나눠요.
    .name = { place-quarry }

word-river = 금을 얻는 곳이에요. 주사위의 합을 { JOSA($divisors-river, "으로/로") } 나눠요.
    .name = { place-river }

word-wood = 숲에서 얻는 자원이에요. 원하는 자원을 내는 건물에 쓰면 1개가 { $values-wood }점이에요.
    .name = { kind-wood }

word-brick = 진흙 채집소에서 얻는 자원이에요. 원하는 자원을 내는 건물에 쓰면 1개가 { $values-brick }점이에요.
    .name = { kind-brick }

word-stone = 채석장에서 얻는 자원이에요. 원하는 자원을 내는 건물에 쓰면 1개가 { $values-stone }점이에요.
    .name = { kind-stone }

word-gold = 강에서 얻는 자원이에요. 원하는 자원을 내는 건물에 쓰면 1개가 { $values-gold }점이에요.
    .name = { kind-gold }

word-points = 건물과 일부 카드는 바로, 나머지는 게임이 끝날 때 점수가 돼요. 가장 많은 사람이 승리해요.
    .name = 점수

word-dice = 사냥하거나 채집하는 일꾼 1명마다 1개씩 굴려요. 합을 나눈 만큼 가져와요.
    .name = 주사위

word-upper-half = 카드를 사면 바로 받는 것이에요.
    .name = 카드 위쪽

word-lower-half = 게임이 끝날 때 점수가 되는 문화 상징이나 사람이에요.
    .name = 카드 아래쪽

word-deck = 아직 나오지 않은 카드예요. 카드 칸을 다 채울 수 없으면 게임이 바로 끝나요.
    .name = 카드 더미

word-extra-card = 더미에서 혼자만 보고 가져오는 카드예요. 아래쪽만 점수가 돼요.
    .name = 카드 1장 더

word-pottery =
    .name = { figure-pottery }

word-writing =
    .name = { figure-writing }

word-time =
    .name = { figure-time }

word-transport =
    .name = { figure-transport }

word-healing =
    .name = { figure-healing }

word-weaving =
    .name = { figure-weaving }

word-art =
    .name = { figure-art }

word-music =
    .name = { figure-music }

word-craftsman = 노란색 카드에 그려진 사람이에요. 끝나면 장인의 수에 도구의 값을 곱해요.
    .name = 장인
