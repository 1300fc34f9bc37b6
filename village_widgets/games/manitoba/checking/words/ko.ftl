### 마니토바 구성물에 적힌 것: 어디를 보는지와 그곳의 이름.

check-step-storages = 저장구역
check-where-storages = 마을보드의 저장구역 네 곳을 보세요. 맨 아래 칸부터 위로, 칸 옆의 점수를 띄어 쓰세요: 1 2 4 8.
check-step-paths = { board-title-paths }
check-where-paths = 예지보드를 보세요. 길마다 첫 칸부터 마지막 칸까지 그 칸이 주는 것을 쉼표로 나누어 적으세요.
check-step-again = 길 끝의 오른쪽
check-where-again = 길마다 마지막 칸의 오른쪽을 보세요. 그 뒤의 액션마다 받는 것이 있어요. 주술사의 길에는 없을 수도 있어요.
check-step-cards = 계절의 이벤트
check-where-cards = 계절 카드를 나누세요. 계절마다 물음표 카드가 6장 있어요. 그 이벤트를 아무 순서로나 적으세요.
check-step-scoring = 점수 타일
check-where-scoring = 점수 타일 12개를 앞면으로 놓고, 보이는 것을 아무 순서로나 적으세요.
check-step-setup = { $players }명일 때의 구성물
check-where-setup = { $players }명이 할 때 몇 개를 쓰는지 규칙서에서 찾아보세요.
check-step-territory = 영토 타일
check-where-territory = 타일 6개를 위에 두 지역, 아래에 세 지역이 오게 놓으세요. 지형을 왼쪽부터, 윗줄 다음에 아랫줄 순서로 적으세요. 타일이 다르게 생겼다면 두 단계 뒤에서 지도 전체를 적으세요.
check-step-entered = 내 지도
check-where-entered = 이런 띠로 놓을 수 없는 영토라면, 직접 펼쳐 놓고 지역을 하나씩 적으세요. 비워 두면 타일로 게임을 해요.
check-step-borders = 지도의 경계
check-where-borders = 그림에 지역마다 번호가 있어요. 그림과 다르게 맞닿은 지역이 있으면 짝으로 적으세요: 3-12. 내 지도가 없으면 비워 두세요.
check-spot-scoring = 타일 12개 모두
check-spot-setup-feathers = { kind-feathers }
check-spot-setup-goods = 나머지 네 가지 상품 각각
check-spot-setup-shells = { setup-part-shells }
check-spot-entered-regions = 지역
check-spot-borders-touching = 그 밖에 맞닿은 지역의 짝
check-spot-borders-apart = 맞닿지 않은 이웃 지역
check-map =
    { $count ->
        [0] 지도 없음, 타일을 뽑아요
       *[other] 지역이 { $count }개인 지도
    }
check-map-parts = { $map }. 지도가 { $parts }조각으로 나뉘어 있어요.
check-word-wake = 크리족 1명 깨우기
check-word-first = 처음 온 사람에게 { $score }
check-word-exempt = { tracker-bonus-exempt }
check-word-shell = 활성 조가비
check-word-land = 영토 액션 한 번 더
check-word-renew = 비활성 조가비 하나를 활성으로
check-word-no-offering = 마지막 제물 없음
check-word-nothing = { printed-nothing }
