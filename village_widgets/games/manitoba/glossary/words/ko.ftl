### 마니토바의 용어: 뜻, 제목, 글에서 쓰는 꼴.
###
### The forms stand between upright lines, and # is a number. Particles need not be written: ui-word-endings has them. Write down
### each form that your texts use, without those that only mean something else in them. A meaning may use any number of the
### edition under its dotted name with hyphens, as rules do.

word-clan = 한 플레이어의 사람들이에요. 색이 같은 크리족 모두와 마을 하나로 이루어져요.
    .name = 씨족
    .forms = 씨족

word-cree = 씨족의 사람이에요. 오두막에서 자거나, 마을광장에서 기다리거나, 영토에 있거나, 예지의 길을 걸어요. 하나는 점수를 표시하는 데 써요.
    .name = { reason-cree }
    .forms = 크리족

word-active-player = 이 라운드에 토템을 가진 사람이에요. 디스크를 떼고, 맨 위의 색으로 액션을 두 가지 하거나 크리족을 깨워요. 다음 라운드에는 왼쪽 사람이에요.
    .name = 활성 플레이어
    .forms = 활성 플레이어

word-totem = 지형마다 하나씩, 디스크 5개를 쌓은 것이에요. 활성 플레이어가 위에서부터 떼어 뒤집으면, 그 색들이 이 라운드에 쓰는 색이 돼요.
    .name = { board-area-totem }
    .forms = 토템

word-disc = 토템을 이루는 5개 가운데 하나예요. 색마다 지형이 하나씩 있고, 파란색 말고는 길도 하나씩 있어요.
    .name = 디스크
    .forms = 디스크

word-terrain = 숲, 언덕, 대초원, 호수, 산이에요. 저마다 색이 있고, 그곳에서 나는 상품이 있어요.
    .name = 지형
    .forms = 지형

word-village = 오두막, 마을광장, 저장구역 4개, 제단 2개가 있는 내 판이에요. 떼어 낸 디스크도 여기에 놓아요.
    .name = 마을
    .forms = 마을 | 마을보드

word-path = 채집가, 전사, 사냥꾼, 주술사의 길 네 가지예요. 크리족이 도착한 칸의 보너스를 바로 받아요. 길에 놓은 크리족은 돌아오지 않아요.
    .name = 예지의 길
    .forms = 예지의 길 | 길

word-region = 한 가지 지형으로 된 영토의 한 곳이에요. 크리족 1명과 상품 1개까지만 놓을 수 있어요.
    .name = 지역
    .forms = 지역

word-square = 깨어 있는 크리족이 있는 곳이에요. 여기서 영토나 예지의 길로 가요.
    .name = 마을광장
    .forms = 마을광장 | 광장

word-hut = 크리족이 자는 곳이에요. 그 지형의 상품으로 점수를 계산하면 크리족이 이곳으로 돌아와요. 다시 쓰려면 깨워야 해요.
    .name = 오두막
    .forms = 오두막

word-asleep = 오두막에 있는 크리족은 자고 있어요. 깨워서 마을광장으로 나와야 어디든 갈 수 있어요.
    .name = 잠자는 크리족
    .forms = 잠자는 | 자는 크리족 | 자고 있어요 | 자고 있는

word-good = 베리, 들소, 말, 카누, 깃털이에요. 영토, 예지의 길, 이벤트에서 얻어 저장구역이나 제단에 놓아요.
    .name = 상품
    .forms = 상품

word-storage = 한 가지 상품을 아래에서부터 채우는 줄이에요. 점수를 계산하면 맨 위 상품 옆의 점수를 얻고, 비어 있으면 { $lost }점을 잃어요.
    .name = 저장구역
    .forms = 저장구역

word-path-action = 마을광장의 크리족을 길의 첫 번째 칸에 놓거나, 길에 있는 내 크리족을 한 칸 앞으로 옮겨요. 그 칸의 보너스를 바로 받아요.
    .name = 예지의 길 액션
    .forms = 예지의 길 액션

word-season-card = 라운드마다 한 장씩 있어요. 라운드를 이벤트로 끝낼지 점수 계산으로 끝낼지 알려 줘요. 겨울에는 둘 다 없어요.
    .name = 계절 카드
    .forms = 계절 카드

word-event = 모두 액션을 마치면 물음표 카드에 적힌 대로 하는 것이에요. 활성 플레이어부터 시계 방향으로 해요.
    .name = 이벤트
    .forms = 이벤트

word-wake = 오두막의 크리족을 마을광장으로 옮기는 것이에요. 활성 플레이어는 두 액션 대신 마을에 놓인 디스크 수까지 깨울 수 있어요.
    .name = 깨우기
    .forms = 기상 액션 | 깨우기 | 깨워 | 깨워요 | 깨우는 | 깨울 | 깨운 | 깨우고 | 깨우세요 | 깨웠어요 | 깨우면 | 깨우지 | 깨우려면

word-free-region = 크리족이 한 명도 없는 지역이에요. 상품까지 없으면 ‘빈 지역’이라고 해요.
    .name = 아무도 없는 지역
    .forms = 아무도 없는 지역 | 아무도 없는 | 빈 지역

word-supply = 아무도 갖고 있지 않은 상품과 조가비예요. 점수를 계산한 상품과 놓을 자리가 없는 상품은 이곳으로 돌아가요.
    .name = 공급처
    .forms = 공급처

word-bonus = 길의 칸에서 바로 받는 것이고, 내 씨족만 받아요. 쓸 수 없는 보너스는 그냥 사라져요.
    .name = 보너스
    .forms = 보너스

word-exempt = 게임이 끝날 때까지 그 상품의 점수를 계산하지 않아도 되는 것이에요. 원하면 계산해도 돼요. 길의 칸에서 얻어요.
    .name = 면제
    .forms = 면제 | 면제된 | 면제되면 | 면제돼요 | 면제되는 | 면제되고 | 면제받은 | 면제받아요

word-territory-action = 마을광장의 크리족을 아무도 없는 지역에 놓거나, 영토의 크리족을 인접한 아무도 없는 지역으로 옮겨요. 그곳의 상품을 가져와요.
    .name = 영토 액션
    .forms = 영토 액션

word-shell = 제단을 완성하면 받는 타일이에요. 활성 조가비를 뒤집어 크리족을 깨우거나 베리를 다른 상품으로 바꿔요. 끝날 때 활성은 { $worth-active }점, 비활성은 { $worth-used }점이에요.
    .name = 조가비
    .forms = 조가비 | 조가비 타일

word-offering = 최종 점수 계산 전에, 비어 있지 않은 저장구역마다 상품을 1개씩 내놓아요. 주술사의 길 끝에 있으면 내놓지 않아요.
    .name = 제물
    .forms = 제물

word-feather = 산에서 나는 조커예요. 아무 저장구역에나, 또는 제단에 놓아요. 봄과 여름이 끝나면 저장구역의 깃털은 사라져요.
    .name = 깃털
    .forms = 깃털 | 독수리 깃털

word-altar = 상품을 { $clan-altars-0 }개 놓는 것과 { $clan-altars-1 }개 놓는 것이 있고, 같은 상품은 2개 놓지 못해요. 가득 차면 바로 저장구역으로 옮기고 조가비를 받아요.
    .name = 제단
    .forms = 제단

word-scoring = 계절의 셋째와 다섯째 라운드에 저장구역 하나로 점수를 얻고 비워요. 그 지형의 내 크리족은 오두막으로 돌아가고, 영토에는 상품이 다시 놓여요.
    .name = 점수 계산
    .forms = 점수 계산

word-scoring-tile = “3”이나 “5” 카드에 놓여 무엇의 점수를 계산할지 알려 줘요. 상품 하나, 둘 중 하나, 또는 가장 많은 상품이에요.
    .name = 점수 타일
    .forms = 점수 타일

word-most-goods = 각자 가장 많이 찬 저장구역의 점수를 계산하는 점수 타일이에요. 여럿이 같으면 하나를 골라요.
    .name = 가장 많은 상품
    .forms = 가장 많은 상품

word-group = 서로 인접한 지역에 이어져 있는 자기 크리족이에요. 무리가 가장 크거나 두 번째로 크면 점수를 얻는 이벤트가 있어요.
    .name = 무리
    .forms = 무리

word-final-scoring = 마지막 라운드와 제물 다음에 모든 저장구역의 점수를 한 번 더 계산하고, 조가비 점수를 더해요. 제단의 상품은 점수가 없어요.
    .name = 최종 점수 계산
    .forms = 최종 점수 계산

## 용어집 페이지의 묶음

terms-table = 토템과 액션
terms-land = { board-area-land }
terms-clan = 씨족과 마을
terms-goods = 상품
terms-paths = { board-area-paths }
terms-seasons = 계절, 이벤트, 점수 계산

## 글에서 설명하지 않는 용어: 용어집 페이지에만 나와요

word-round = 활성 플레이어가 액션을 하고, 다른 사람이 한 번씩 액션을 하고, 계절 카드대로 해요.
    .name = 라운드

word-forest = 베리가 나는 녹색 지형이에요.
    .name = { terrain-forest }

word-hills = 말이 있는 베이지색 지형이에요.
    .name = { terrain-hills }

word-prairie = 들소가 있는 갈색 지형이에요.
    .name = { terrain-prairie }

word-lake = 카누가 있는 파란색 지형이에요. 파란색 길은 없어요.
    .name = { terrain-lake }

word-mountain = 독수리 깃털이 있는 흰색 지형이에요. 봄과 여름이 끝나면 크리족이 모두 내려와요.
    .name = { terrain-mountain }

word-territory-tile = 지형마다 하나씩, 지역 5곳으로 이루어진 타일이에요. 플레이어 수보다 1개 더 놓아요.
    .name = 영토 타일

word-adjacent = 서로 맞닿은 지역이에요. 크리족은 인접한 지역으로 이동해요.
    .name = 인접

word-points = 길, 이벤트, 점수 계산에서 얻고, 끝날 때 저장구역과 조가비에서 한 번 더 얻어요. 가장 많은 씨족이 승리해요.
    .name = { label-points }

word-berries = 숲에서 나는 상품이에요. 조가비를 쓰면 다른 상품으로 바꿀 수 있어요.
    .name = { kind-berries }

word-bison = 대초원에서 나는 상품이에요.
    .name = { kind-bison }

word-horses = 언덕에서 나는 상품이에요.
    .name = { kind-horses }

word-canoes = 호수에서 나는 상품이에요.
    .name = { kind-canoes }

word-gatherer = 녹색 길이에요.
    .name = { path-gatherer }

word-warrior = 베이지색 길이에요.
    .name = { path-warrior }

word-hunter = 갈색 길이에요.
    .name = { path-hunter }

word-shaman = 흰색 길이에요. 끝까지 가면 제물을 바치지 않아요.
    .name = { path-shaman }

word-season = 겨울 다음에 봄, 여름, 가을이 5라운드씩 이어져요. 계절마다 이벤트가 달라요.
    .name = 계절

word-solstice = 겨울의 첫 번째 카드예요. 첫 라운드 전의 게임 준비를 나타내요.
    .name = 동지
