### 사람들이 진짜 구성물로 하면서 여기 적는 게임.

handful-back = 마지막 큐브 무르기

decision-put-out = { $number }라운드: 큐브를 놓으세요
decision-customer = 손님 { $count }명 중 { $number }번째: { $place }
decision-customer-new =
    { $more ->
        [0] 새 손님: { $place }
        [1] 새 손님: { $place }. 앞으로 1명 더 있어요.
       *[other] 새 손님: { $place }. 앞으로 { $more }명 더 있어요.
    }
short-customer = 손님 { $count }명 중 { $number }번째
short-customer-new = 새 손님
customer-stall =
    { $number ->
        [1] 첫 번째 가판대
        [2] 두 번째 가판대
        [3] 세 번째 가판대
        [4] 네 번째 가판대
        [5] 다섯 번째 가판대
       *[other] { $number }번 가판대
    }
customer-queue = 대기 줄

handful-title = 녹색주머니에서 무엇을 뽑았나요?
handful-about = 공간마다 그 줄에서, 큐브 1개마다 색을 한 번씩 누르세요. 숫자는 주머니에 남은 수예요.
handful-count = { $size }개 중 { $drawn }개
handful-add = { $space }: { $cube } 1개 더
handful-row = { $space }: { $cubes }
handful-empty = 아직 없음
handful-enter = { $spaces ->
    [0] 입력
    [1] 이 공간 입력
   *[other] 이 공간 { $spaces }곳 입력
}
handful-enter-all = { $spaces ->
    [1] 이 공간 입력
   *[other] 공간 { $spaces }곳 모두 입력
}

handful-plague = { spending-plague }

tile-points = { $points }점
tile-grain = { $count ->
    [1] 곡식
   *[other] 곡식 { $count }자루
}
tile-scroll = { $count ->
    [1] 두루마리
   *[other] 두루마리 { $count }개
}
tile-wagon = { $count ->
    [1] 마차
   *[other] 마차 { $count }대
}
tile-plow = { $count ->
    [1] 쟁기
   *[other] 쟁기 { $count }개
}
tile-horse = { $count ->
    [1] 말
   *[other] 말 { $count }마리
}
tile-ox = { $count ->
    [1] 소
   *[other] 소 { $count }마리
}
odds-title = 그중 누군가 검정주머니에서 나올 확률
odds-of = { $inside ->
    [1] 주머니에 1명
   *[other] 주머니에 { $inside }명
}

anyway-flaw = 그렇다 해도 여기에 쓸 구성물이 없어요: { $what }.
flaw-spaces = 액션공간의 큐브
flaw-bag = 녹색주머니의 큐브
flaw-supply = 공급처의 { $what }
flaw-farm = { $who } 님, { $what }
flaw-family = 가족
flaw-cities = 도시의 마커
flaw-time = 타임트랙 마커
flaw-prestige = 명성점수트랙 마커
flaw-coin = { category-coins }
flaw-grain = { reason-grain }
flaw-scroll = { chart-kind-scroll }
flaw-wagon = { chart-kind-wagon }
flaw-plow = { chart-kind-plow }
flaw-horse = { chart-kind-horse }
flaw-ox = { chart-kind-ox }
flaw-skill = { influence-skill }
flaw-persuasion = { influence-persuasion }
flaw-faith = { influence-faith }
flaw-knowledge = { influence-knowledge }
flaw-plague = 질병 큐브
flaw-market = 손님타일
flaw-chronicle = 마을 연대기
flaw-graves = 무덤
flaw-other = 테이블
