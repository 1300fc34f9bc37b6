### 빌리지의 용어: 뜻, 제목, 글에서 쓰는 꼴.
###
### The forms stand between upright lines, and # is a number. Particles need not be written: ui-word-endings has them. Write down
### each form that your texts use, without those that only mean something else in them. A meaning may use any number of the
### edition under its dotted name with hyphens, as rules do.

word-action-space = 큐브가 놓이는 일곱 곳이에요. 추수, 가족, 기술, 시장, 여행, 의회, 성당이 있어요. 자기 턴에 그중 한 곳에서 큐브를 가져오고, 그곳의 액션을 할 수 있어요.
    .name = 액션공간
    .forms = 액션공간

word-influence = 값을 낼 때 쓰는 네 가지 색 큐브예요. 숙련, 설득, 신앙, 지식이 있고, 액션공간에서 가져와요.
    .name = 영향력
    .forms = 영향력 | 영향력 큐브

word-skill = 주황색 영향력 큐브예요. 기술과 길에 내요.
    .name = { influence-skill }
    .forms = 숙련

word-persuasion = 녹색 영향력 큐브예요. 의회에 내고, 시장에서 팔 때도 내요.
    .name = { influence-persuasion }
    .forms = 설득

word-faith = 갈색 영향력 큐브예요. 성당에 들어갈 때와 길에 내요.
    .name = { influence-faith }
    .forms = 신앙

word-knowledge = 분홍색 영향력 큐브예요. 기술과 길에 내요.
    .name = { influence-knowledge }
    .forms = 지식

word-unborn = 아직 태어나지 않은 가족원이에요. 작은 숫자부터 차례로 태어나요.
    .name = { place-unborn }
    .forms = 태어나기 전 | 태어나지 않은

word-generation = 가족원에 적힌 숫자예요. ‘1’이 첫 세대이고 ‘4’가 마지막 세대예요. 작은 숫자부터 죽어요.
    .name = 세대
    .forms = 세대 | #세대

word-coin = 아무 색 영향력 큐브 1개 대신 낼 수 있어요. 끝까지 남긴 코인은 1점이에요.
    .name = 코인
    .forms = 코인 | #코인

word-life-track = 자기 농장을 둘러싼 트랙이에요. 가족이 쓰는 타임만큼 마커가 나아가요. 한 바퀴는 { $farm-lap }칸이고, 한 바퀴마다 누군가 죽어요.
    .name = 타임트랙
    .forms = 타임트랙

word-plague = 검정 큐브예요. 영향력을 주지 않고 { $turn-plague-time }타임이 들지만, 다른 큐브처럼 그곳의 액션은 할 수 있어요.
    .name = 질병
    .forms = 질병 | 질병 큐브

word-time = 많은 일에 드는 값이에요. 1타임마다 마커가 타임트랙을 1칸 나아가고, 그러다 보면 누군가 죽어요.
    .name = { chart-life-time }
    .forms = 타임 | #타임

word-supply = 누구의 것도 아닌 큐브, 상품, 코인, 곡식이에요. 게임판 옆에 놓여 있고, 낸 것은 그리로 돌아가요.
    .name = 공급처
    .forms = 공급처 | 일반공급처

word-bridge =
    타임트랙 한 바퀴의 끝이에요. 마커가 넘을 때마다 숫자가 가장 작은 가족원이 1명 죽어요.
    .name = { $lap-end ->
        [quill] 깃펜
       *[bridge] 다리
    }
    .forms = 다리 | 깃펜

word-well = 큐브를 가져오는 대신 같은 색 영향력 큐브 { $turn-well }개를 내고 원하는 액션을 하나 하는 곳이에요.
    .name = { board-well }
    .forms = 우물

word-green-bag = 라운드를 시작할 때 액션공간에 놓을 큐브를 뽑는 주머니예요.
    .name = 녹색주머니
    .forms = 녹색주머니

word-mass = 라운드마다 마지막에 해요. 검정주머니에서 4명이 나오고, 곡식을 내면 성당에서 올라갈 수 있어요. 성당에 가족원이 가장 많은 사람이 명성 { $church-majority }점을 얻어요.
    .name = 미사
    .forms = 미사

word-council = 네 단계가 있는 곳이에요. 설득이나 두루마리를 내고 들어가거나 올라가요. 단계마다 특권이 있고, 끝나면 점수가 돼요.
    .name = { space-council }
    .forms = 의회

word-ring =
    { $alone ->
        [yes] 의회의 첫 번째 특권이에요. 새 라운드가 시작될 때까지 코인처럼 쓸 수 있어요.
       *[no] 다음 라운드 선마커이고, 의회의 첫 번째 특권이에요. 가진 사람이 다음 라운드의 선이 돼요.
    }
    .name = 반지
    .forms = 반지 | 다음 라운드 선마커

word-starting-player = 라운드의 첫 턴을 하는 사람이에요. 반지를 가져간 사람이 없으면 그대로예요.
    .name = 선
    .forms = 선은 | 선이 | 선이에요 | 선이고 | 선인 | 선부터 | 선으로 | 선의 | 선에게 | 선을

word-setup-card = 액션공간마다 큐브를 몇 개 놓는지 인원수에 따라 알려 주는 카드예요.
    .name = 셋업카드
    .forms = 셋업카드

word-customer = 상품이나 곡식을 원하는 타일이에요. 요구품을 내준 사람이 가져가고, 끝나면 그 점수를 얻어요.
    .name = 손님
    .forms = 손님 | 손님타일

word-market-day = 시장의 액션이에요. 장날을 연 사람부터 차례로, 한 번에 1명씩 손님을 응대할 수 있어요.
    .name = 장날
    .forms = 장날

word-stall = 시장에서 손님이 서는 자리예요. 가판대에 있는 손님만 응대할 수 있어요.
    .name = 가판대
    .forms = 가판대

word-queue = 가판대 아래에서 차례를 기다리는 손님 { $market-queue }명이에요. 장날이 끝나면 빈 가판대로 옮겨 가요.
    .name = { board-queue }
    .forms = 대기 줄

word-black-bag = 성당에 들어간 가족원이 수도사 4명과 함께 담겨, 미사 때 뽑히기를 기다리는 주머니예요.
    .name = { place-bag }
    .forms = 검정주머니

word-monk = 검정주머니에 든 검정 사람 모양이에요. 누구의 가족도 아니에요. 모두 4명이고, 뽑히면 주머니로 돌아가요.
    .name = 수도사
    .forms = 수도사

word-chronicle = 마을의 기록이에요. 죽은 가족원은 일하던 곳의 기록란에 빈칸이 있으면 거기 남아요. 3명부터 점수가 돼요.
    .name = 마을 연대기
    .forms = 연대기 | 마을 연대기

word-grave = 연대기에 빈칸이 없는 가족원이 묻히는 곳이에요. 점수는 없고, 마지막 무덤이 차면 종료조건이 채워져요.
    .name = { place-grave }
    .forms = 무덤 | 무명무덤

word-workshop = 기술을 배우고 상품을 만드는 곳이에요. 수련을 마친 가족원이 타임을 쓰고 상품을 만들어요. 큐브나 곡식을 내고 살 수도 있어요.
    .name = 건물
    .forms = 건물

word-goods = 두루마리, 마차, 쟁기, 말, 소예요. 손님이 원하고, 여행과 추수에 쓰는 것도 있어요.
    .name = 상품
    .forms = 상품 | 상품타일

word-training = 기술을 배우는 것이에요. 농장의 가족원이 건물로 가서 거기 머물고, 그때부터 타임을 쓰고 그곳의 상품을 만들어요.
    .name = 수련
    .forms = 수련 | 수련시키기 | 수련시키세요 | 수련시켜요 | 수련시켰어요 | 수련시킬 | 수련시킨

word-prestige = 바로 얻는 점수예요. 명성점수트랙에 표시하고, 끝나면 나머지를 더해 점수가 가장 많은 사람이 승리해요.
    .name = { board-area-prestige }
    .forms = 명성 | 명성점수

word-free-sale = 장날을 연 사람의 첫 판매예요. 손님의 요구품만 내면 돼요.
    .name = 추가 비용 없는 판매
    .forms = 추가 비용 없이 | 추가 비용 없는 | 추가 비용이 없는 | 추가 비용이 없어요

word-extra-cost = 설득 { $market-surcharge-persuasion }개와 { $market-surcharge-time }타임이에요. 개최자의 첫 판매가 아니면 팔 때마다 들어요.
    .name = 추가 비용
    .forms = 추가 비용

word-journey = 가족원 1명이 길을 하나 따라 다음 도시로 가요. { $travel-time }타임과 마차 { $travel-wagons }대, 그리고 길 옆에 그려진 영향력이 들어요.
    .name = 여행
    .forms = 여행 | 여행해요 | 여행하세요 | 여행할

word-privilege = 의회의 단계마다 있는 혜택이에요. 반지, 영향력, 상품, 그리고 코인으로 사는 명성이에요. 가족원이 다다른 단계나 그 아래 단계의 것을 하나 쓸 수 있어요.
    .name = 특권
    .forms = 특권

word-window = 성당에 있는 네 자리예요. 미사 때 곡식을 내고 올라가고, 끝나면 창문마다 점수가 돼요.
    .name = 성당 창문
    .forms = 창문 | 성당 창문 | 첫 번째 창문 | 두 번째 창문 | 세 번째 창문 | 네 번째 창문

word-majority = 미사가 끝날 때 성당에 가족원을 가장 많이 둔 것을 말해요. 명성 { $church-majority }점을 얻어요. 인원수가 같으면 가장 높은 가족원끼리 견줘요.
    .name = 최다
    .forms = 최다

## 용어집 페이지의 묶음

terms-table = 게임판과 라운드
terms-pay = 영향력, 상품, 타임, 점수
terms-places = 액션공간과 건물
terms-market = 시장과 여행
terms-church = 의회, 성당, 연대기
terms-end = 게임의 끝과 1인 게임

## 글에서 설명하지 않는 용어: 용어집 페이지에만 나와요

word-round = 액션공간에 큐브를 채우면 시작해요. 큐브를 다 가져가면 미사를 하고 끝나요.
    .name = 라운드

word-turn = 큐브를 가져오거나 우물을 쓰고, 액션을 할 수 있어요. 그다음은 왼쪽 사람 차례예요.
    .name = 턴

word-member = 세대의 숫자가 적힌 가족 한 사람이에요. 농장에 있다가 일하러, 여행하러, 의회나 성당으로 나가요.
    .name = 가족원

word-farm = 자기 앞에 놓는 판이에요. 가족과 가진 것이 모두 여기 있고, 타임트랙이 둘러싸고 있어요.
    .name = { place-farm }

word-scroll = 사무소에서 만드는 상품이에요. 손님이 찾고, 의회에 설득 대신 낼 수 있어요.
    .name = { good-scroll }

word-wagon = 마차 공방에서 만드는 상품이에요. 손님이 찾고, 여행할 때마다 내요.
    .name = { good-wagon }

word-plow = 대장간에서 만드는 상품이에요. 손님이 찾고, 말이나 소와 함께 있으면 추수 때 곡식을 더 얻어요.
    .name = { good-plow }

word-horse = 외양간에서 얻는 상품이에요. 손님이 찾고, 쟁기가 있으면 추수로 곡식 { $farm-harvest-horse }자루를 얻어요.
    .name = { good-horse }

word-ox = 외양간에서 얻는 상품이에요. 손님이 찾고, 쟁기가 있으면 추수로 곡식 { $farm-harvest-ox }자루를 얻어요.
    .name = { good-ox }

word-grain = 추수해서 얻고, 농장에 { $farm-grain }자루까지 둘 수 있어요. 제분소, 미사, 건물, 손님에게 내요.
    .name = { printed-box-grain }

word-harvest = 농장에 곡식 { $farm-harvest }자루를 얻는 액션공간이에요. 쟁기와 말이나 소가 있으면 더 얻어요.
    .name = { space-harvest }

word-family = 다음 가족원이 태어나거나, 살아 있는 가족원이 농장으로 돌아오는 액션공간이에요.
    .name = { space-family }

word-crafts = 다섯 건물의 액션공간이에요. 가족원을 수련시키거나, 상품을 만들거나 사요.
    .name = { space-crafts }

word-market = 장날을 여는 액션공간이에요.
    .name = { space-market }

word-travel = 여섯 도시로 여행하는 액션공간이에요. 혜택은 바로 받고, 점수는 끝날 때 얻어요.
    .name = { space-travel }

word-church = 가족원이 성당에 들어가는 액션공간이에요. 먼저 검정주머니에 들어가고, 미사 때 뽑히면 창문에 서요.
    .name = { space-church }

word-wainwright = 마차를 만드는 건물이에요.
    .name = { place-wainwright }

word-stable = 말과 소를 기르는 건물이에요.
    .name = { place-stable }

word-office = 두루마리를 쓰는 건물이에요.
    .name = { place-office }

word-smithy = 쟁기를 만드는 건물이에요.
    .name = { place-smithy }

word-mill = 곡식 { $crafts-mill-grain }자루와 타임을 코인으로 바꾸는 건물이에요. 아무도 여기서 수련하지 않아요.
    .name = { place-mill }

word-city = A부터 F까지 여섯 곳이에요. 처음 들르면 거기 표시된 혜택을 받고, 들른 도시의 수는 끝날 때 점수가 돼요.
    .name = 도시

word-road = 마을이나 도시에서 다음 도시로 이어져요. 옆에 그 길로 여행할 때 내는 영향력이 그려져 있어요.
    .name = 길

word-stage = 의회에 있는 네 단계예요. 가족원은 1단계로 들어가 한 단계씩 올라가고, 끝나면 오른 단계에 따라 점수가 돼요.
    .name = 의회 단계

word-last-turns = 연대기의 마지막 칸이나 마지막 무덤이 차면, 나머지 사람이 한 턴씩 더 하고 마지막 미사를 해요.
    .name = 최종액션

word-final-scoring = 마지막 미사 다음에 도시, 의회, 성당, 연대기, 손님, 코인의 점수를 명성점수에 더해요.
    .name = 최종 점수계산

word-rival = 1인 게임의 상대예요. 큐브를 가져올 때마다 카를라도 하나 가져가요.
    .name = { rival-name }

word-fate-tile = 카를라의 타임트랙 옆에 뒷면으로 놓는 타일이에요. 3장 중 1장에 깃펜이 있고, 그것이 나오면 카를라의 가족이 1명 죽어요.
    .name = 운명 타일
