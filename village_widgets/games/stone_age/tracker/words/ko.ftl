### 석기시대 간단 기록의 말.

ui-tracker-tribes = 부족(차례대로)
ui-tracker-card = 카드
ui-tracker-building = { word-building.name }
ui-tracker-points = { label-points }
ui-tracker-points-which = 몇 점인가요?
ui-tracker-hint = 얻은 것을 누르고, 다음에 행동할 사람을 누르세요.
ui-tracker-card-which = 아래쪽에 무엇이 있나요?
ui-tracker-card-gift = 어느 카드인가요? 위쪽에 있는 것:
ui-tracker-card-other = 아니요, 다른 카드예요
ui-tracker-card-first = 어느 카드인지 먼저 고르세요
ui-tracker-building-which = 어느 더미에서, 몇 점짜리인가요?
ui-tracker-other = 다른 점수
ui-tracker-other-first = 어느 더미인지 먼저 고르거나 점수를 지우세요
ui-tracker-other-where = 건물이 놓여 있던 더미의 점수를 누르세요.
ui-tracker-other-about = 자원을 직접 골라 내는 건물은 낸 자원의 가치를 더한 점수예요.
ui-tracker-row-empty = 다음 라운드까지 카드 칸에 남은 카드가 없어요.
ui-tracker-feast = 모두 일꾼 먹여 살리기
ui-tracker-feast-about = 일꾼 1명이 식량 1개를 먹어요. 식량 생산량만큼은 받아서 내요. 다 내지 못했거나 내지 않은 사람을 누르고 계속하세요.
tracker-hungry = 굶김: −{ $penalty }
ui-tracker-starved = 감점됨
ui-tracker-forgot = 빠뜨린 것이 있나요? 지금 입력하세요
ui-tracker-over = 게임이 끝났나요?
ui-tracker-taken = 이번 라운드에 가져감

tracker-buildings = { $count ->
    [1] 건물 1개
   *[other] 건물 { $count }개
}
tracker-cards = { $count ->
    [1] 카드 1장
   *[other] 카드 { $count }장
}
tracker-food = { $count ->
    [0] 낼 식량 없음
   *[other] 식량 { $count }개 냄
}
tracker-grow-tool = { word-tool.name }
tracker-grow-worker = { word-worker.name }
tracker-grow-field = 식량 생산량
tracker-grows = { $before } → { $after }
tracker-full = { $count }, 최대
tracker-alike = { $count ->
    [1] { $figure }
   *[other] { $figure }, { $count }장
}
tracker-left = { $count ->
    [0] 비었음
   *[other] { $count }개 남음
}
tracker-more = +{ $count }
tracker-fewer = −{ $count }
tracker-next = 다음은 { $who } 님
tracker-next-feast = 모두 행동함: 일꾼 먹여 살리기
# $starved (number): who could not or would not feed all workers; $left (number): all others
tracker-fed = { $left ->
    [0] 먹여 살리기 끝
   *[other] { $starved ->
        [0] 모두 먹여 살림
       *[other] 나머지는 모두 먹여 살림
    }
}
tracker-next-round = 다음 라운드는 { $who } 님부터
tracker-over-cards = 그러면 게임 끝: 카드 칸을 채울 카드가 모자람
tracker-over-buildings = 그러면 게임 끝: 더미 하나가 바닥남
tracker-end-cards = 네: 카드 칸을 채울 카드가 모자라요
tracker-end-buildings = 네: 건물 더미 하나가 바닥났어요
tracker-starts = { $round }라운드, { $who } 님부터
tracker-placing = { $round }라운드: { $who } 님부터예요. 시계방향으로 일꾼을 놓고, 그다음 { $who } 님이 행동해요.
tracker-last-cards = 카드 칸을 더는 채울 수 없어요. 이번 라운드로 게임이 끝나요.
tracker-last-buildings = 건물 더미 하나가 바닥났어요. 이번 라운드로 게임이 끝나요.
tracker-few-cards = { $count ->
    [0] 카드 더미가 바닥났어요. 카드를 1장이라도 가져가면 그 라운드로 게임이 끝나요.
    [1] 카드 더미에 1장 남았어요. 한 라운드에 2장을 가져가면 그 라운드로 게임이 끝나요.
   *[other] 카드 더미에 { $count }장 남았어요. 한 라운드에 그보다 많이 가져가면 그 라운드로 게임이 끝나요.
}
tracker-few-buildings = 건물이 1개 남은 더미가 있어요. 그것을 가져가면 그 라운드로 게임이 끝나요.
tracker-leads-win-most = { standing-alone }
tracker-leads-tie-strength = 지금대로라면: { $score } 동점. 식량 생산량, 도구, 일꾼을 더한 값이 큰 { $who } 님이 앞서요.
tracker-leads-tie-shared = { standing-shared }
tracker-worked = { $who } 님: { $people } × { $times } = { $points }
tracker-worked-unused = { $who } 님: { $people } × ({ $times } + 쓰지 않은 1회용 도구, { $most }까지)
tracker-times-field = 식량 생산량 { $count }
tracker-times-tools = 도구의 값 { $count }
tracker-times-huts = { tracker-buildings }
tracker-times-workers = 일꾼 { $count }명
tracker-figure-farmer = { category-farmers }
tracker-figure-tool-maker = { category-tool-makers }
tracker-figure-hut-builder = { category-hut-builders }
tracker-figure-shaman = { category-shamans }
entered-end-turn = { $who } 님이 일꾼 모두로 행동했어요.
kind-of-grow = 도구, 일꾼, 식량 생산량
kind-of-note-card = { ui-tracker-card }
kind-of-note-building = { ui-tracker-building }
kind-of-note-points = { label-points }
kind-of-go-hungry = 굶김
kind-of-tell = { ui-score }
lobby-depth-tracked-about = 턴마다 몇 번 누르면 돼요. 차례, 일꾼, 식량 생산량, 도구, 카드, 건물, 굶김을 기록하고 최종 점수를 계산해요. 코치가 조언하기에는 정보가 모자라요.
ui-tracker-now = 지금 행동
ui-tracker-waits-feast = 모두 행동했어요. 다음에 물을 것은 저장되는 대로 물어볼게요.
export-depth-tracked = 성장, 카드, 건물, 굶김, 점수
