### 빌리지의 상황을 직접 입력하는 말.

## 부분

laying-section-turn = 라운드와 턴
    .about = 누군가의 턴이 시작되는 때의 상황을 입력해요. 턴 중이라면 먼저 마치세요.
laying-section-cubes = 큐브
    .about = 액션공간마다 무엇이 놓였는지, 마지막 줄에는 게임판 옆에 무엇이 있는지 입력해요. 녹색주머니는 열지 않아도 돼요.
laying-section-market = 시장의 손님
    .about = 가판대는 왼쪽부터, 그다음 대기 줄은 맨 앞부터예요.
laying-section-family = { $who } 님의 가족
    .about = 저마다 어디 있나요? 죽은 가족원은 마을 연대기나 무덤에 있어요.
laying-section-life = { $who } 님의 타임트랙과 명성
    .about = 타임트랙의 마커, 명성점수트랙의 마커, 들른 도시, 응대한 손님이에요.
laying-section-stores = { $who } 님이 가진 것
    .about = 농장에 놓인 것이에요.

## 칸

laying-turn = 누구의 턴이 시작되나요?
laying-start = 이번 라운드의 선은 누구였나요?
laying-ring = 반지는 누가 갖고 있나요?
laying-ring-council = 아무도 없음(의회에 있음)
laying-filled = 종료조건이 채워졌나요?
laying-filled-no = 아니요
laying-filled-chronicle = 네, 연대기가 꽉 찼어요
laying-filled-graves = 네, 무덤이 꽉 찼어요
laying-filler = 마지막 칸을 누가 채웠나요?
laying-moment = 언제였나요?
laying-moment-turn-end = 자기 턴이 끝날 때
laying-moment-market-day = 장날 중에
laying-last = 맨 마지막 턴은 누가 하나요?
laying-supply = 게임판 옆
laying-stalls = 가판대
laying-queue = { board-queue }
laying-family = { $member }, { $count }명 중 { $number }번째
laying-group-home = 농장과 태어나기 전
laying-group-crafts = { space-crafts }
laying-group-travel = 여행지
laying-group-council = { space-council }
laying-group-church = { space-church }
laying-group-dead = 죽음
laying-space = 타임트랙의 마커
    .about =
        0은 { $lap-end ->
            [quill] 깃펜
           *[bridge] 다리
        } 바로 다음의 첫 칸이고, { JOSA($last, "은/는") } 그 바로 앞의 마지막 칸이에요.
laying-prestige = { board-area-prestige }
laying-cities = 마커를 올린 도시
laying-customers = 응대한 손님
laying-tiles-add = 모든 손님 중에서 고르기
laying-tiles-pick = 손님을 누르면 다음 빈자리에 놓이고, 거기서 다시 누르면 빠져요.
laying-piece-skill = { influence-skill }
laying-piece-persuasion = { influence-persuasion }
laying-piece-faith = { influence-faith }
laying-piece-knowledge = { influence-knowledge }
laying-piece-coin = { printed-box-coins }
laying-piece-grain = { printed-box-grain }
laying-piece-scroll = 두루마리
laying-piece-wagon = 마차
laying-piece-plow = 쟁기
laying-piece-horse = 말
laying-piece-ox = 소

## 입력한 것에서 알 수 있는 것

laying-told-bag = 그렇다면 녹색주머니에 있는 것: { $bag }.
laying-told-bag-empty = 그렇다면 녹색주머니는 비었어요.
laying-told-pile =
    { $count ->
        [0] 그렇다면 더미에 남은 손님이 없어요.
        [1] 그렇다면 뒤집힌 더미에 손님이 1명 남았어요.
       *[other] 그렇다면 뒤집힌 더미에 손님이 { $count }명 남았어요.
    }
laying-told-stock = 게임판 옆에 있어야 할 것: { $stock }.
laying-told-stock-empty = 게임판 옆에 상품도 코인도 곡식도 없어야 해요.
laying-told-laps =
    { $count ->
        [0] 이 가족은 아무도 죽지 않았어요.
        [1] 가족원이 1명 죽었어요.
       *[other] 가족원이 { $count }명 죽었어요.
    } { $laps ->
        [0] 마커가 첫 바퀴를 돌고 있어요.
        [1] 마커가 한 바퀴를 돌았어요.
       *[other] 마커가 { $laps }바퀴를 돌았어요.
    }

## 있을 수 없는 것

laying-alone = 카를라와 하는 게임은 상황을 직접 입력할 수 없어요. 잘못 입력한 것이 있으면 무르거나 기록에서 고치세요.
laying-dies-now = 먼저 { $who } 님의 가족 중 누가 죽는지 정하세요. 그다음 테이블 상황을 입력할 수 있어요.
laying-dies-later = 이번 턴이 끝나면 { $who } 님의 가족원이 죽어요. 턴을 마치고 누가 죽는지 정하세요. 그다음 테이블 상황을 입력할 수 있어요.
laying-players = { $most }인 테이블이어야 하는데 농장이 { $count }개 있어요.
laying-no-cubes = 액션공간에 큐브가 하나도 없어요. 그렇다면 라운드가 끝난 것이니, 미사를 하고 다음 라운드의 큐브를 놓은 뒤에 테이블 상황을 입력하세요.
laying-chronicle-full = 마을 연대기가 꽉 찼으니 종료조건이 채워졌어요. ‘{ laying-filled }’에 그렇게 답하세요. 아니라면 누군가 잘못 놓인 거예요.
laying-graves-full = 무덤이 꽉 찼으니 종료조건이 채워졌어요. ‘{ laying-filled }’에 그렇게 답하세요. 아니라면 누군가 잘못 놓인 거예요.
laying-chronicle-not-full =
    { $count ->
        [1] 마을 연대기가 꽉 차서 종료조건이 채워졌다고 입력했는데, 빈칸이 1칸 있어요.
       *[other] 마을 연대기가 꽉 차서 종료조건이 채워졌다고 입력했는데, 빈칸이 { $count }칸 있어요.
    }
laying-graves-not-full =
    { $count ->
        [1] 무덤이 꽉 차서 종료조건이 채워졌다고 입력했는데, 빈 무덤이 1칸 있어요.
       *[other] 무덤이 꽉 차서 종료조건이 채워졌다고 입력했는데, 빈 무덤이 { $count }칸 있어요.
    }
laying-no-more-turn = { $who } 님이 자기 턴에 마지막 칸을 채웠으니, { $who } 님은 턴이 더 없어요.
laying-space-over =
    { $count ->
        [1] { $place }: 큐브가 1개 있는데, 셋업카드로는 { $most }개까지 놓여요.
       *[other] { $place }: 큐브가 { $count }개 있는데, 셋업카드로는 { $most }개까지 놓여요.
    }
laying-too-many-cubes =
    { $over ->
        [1] { $cube } 큐브가 1개 많아요. 보이는 것이 { $count }개인데 상자에는 { $most }개 들어 있어요.
       *[other] { $cube } 큐브가 { $over }개 많아요. 보이는 것이 { $count }개인데 상자에는 { $most }개 들어 있어요.
    }
laying-too-many = { JOSA($over-amount, "이/가") } 많아요. 농장에 모두 { $count }개인데 상자에는 { $most }개 들어 있어요.
laying-no-customer = 이 판본에 { $count }번 손님은 없어요.
laying-customer-twice = 이 손님이 { $count }곳에 있어요: { $customer }.
laying-stalls-over = 가판대에 손님이 { $count }명 있는데, 이 인원수에서는 가판대를 { $most }곳 써요.
laying-queue-over = 대기 줄에 손님이 { $count }명 있는데, 자리는 { $most }개뿐이에요.
laying-stall-empty =
    { $count ->
        [1] 대기 줄이나 더미에 손님이 있는데 가판대 1곳이 비었어요. 가판대부터 채워요.
       *[other] 대기 줄이나 더미에 손님이 있는데 가판대 { $count }곳이 비었어요. 가판대부터 채워요.
    }
laying-queue-short =
    { $count ->
        [0] 대기 줄에 손님이 없어요. 더미에 타일이 남아 있으니 { $most }명이어야 해요.
        [1] 대기 줄에 손님이 1명 있어요. 더미에 타일이 남아 있으니 { $most }명이어야 해요.
       *[other] 대기 줄에 손님이 { $count }명 있어요. 더미에 타일이 남아 있으니 { $most }명이어야 해요.
    }
laying-members-over = { $who } 님의 { $member } 가족원이 { $count }명이에요. 모두 { $most }명뿐이에요.
laying-members-missing = { $who } 님: { $member } 가족원 { $most }명 중 { $count }명만 자리가 있어요.
laying-born-early = { $who } 님: { JOSA($elder, "이/가") } 아직 태어나기 전인데 { JOSA($member, "이/가") } 이미 태어났어요. 작은 숫자가 먼저예요.
laying-first-unborn = { $who } 님: ‘1’은 태어나기 전일 수 없어요. 처음부터 모두 농장에 있었어요.
laying-life-track = { $who } 님: 타임트랙에 { $count }번 칸은 없어요. 0부터 { $most }까지예요.
laying-farm-grain = { $who } 님의 곡식이 { $count }자루예요. 농장에는 { $most }자루까지 둘 수 있어요.
laying-no-city = { $who } 님: 도시가 아닌 곳에 놓인 마커가 있어요.
laying-city-twice = { $who } 님의 마커가 { $place }에 { $count }개 있어요. 1개만 있을 수 있어요.
laying-city-unmarked = { $who } 님의 가족원이 { $place }에 있는데, 거기 마커가 없어요.
laying-row = { $place }: { $count }명이 있는데, 이 인원수에서는 { $most }칸이에요.
laying-graves = 무명무덤에 { $count }명이 있는데, 이 인원수에서는 { $most }칸이에요.
