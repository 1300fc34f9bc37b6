### 가진 빌리지에 인쇄된 것의 말: 어디를 볼지, 그것을 무엇이라 부르는지.

check-also-about = 셋업카드, 연대기, 무덤은 인원수에 따라 달라요. 따로 고르지 않으면 함께하는 인원의 것만 물어요.
check-counting = 프로그램은 0부터 세요. council.time.2는 거기서 세 번째 수예요.
check-problem-demand = 손님은 무언가를 요구해야 해요.
check-problem-spaces = 라운드마다 적어도 한 공간에는 큐브가 놓여야 해요.

## 단계, 그리고 볼 곳

check-step-farm = 내 농장
check-where-farm = 농장을 보세요. 타임트랙의 한 바퀴가 몇 칸인지 세고, 거기 인쇄된 다른 것도 보세요.
check-step-turn = 턴마다
check-where-turn = 게임판의 우물과, 규칙서의 질병 큐브를 보세요.
check-step-crafts = 기술
check-where-crafts = 건물 다섯 곳을 보세요. 저마다 옆에 수가 적혀 있어요.
check-step-market = 시장
check-where-market = 대기 줄과, 더 팔 때마다 드는 것을 보세요.
check-step-customers = 손님: { $points }
check-where-customers = 손님타일 중 이 점수인 것을 펼쳐 놓으세요. 그려진 사람은 상관없어요. 아래의 타일이 하나씩 있어야 해요.
check-step-travel = 여행할 때마다
check-where-travel = 여행지도 옆을 보세요. 길마다 드는 값과 도시의 점수가 적혀 있어요.
check-step-legs = 도시 사이의 길
check-where-legs = 여행지도를 보세요. 길마다 큐브가 인쇄되어 있어요. 글자는 저희가 붙였어요. 마을 옆 두 도시 중 위쪽이 A, 아래쪽이 B예요. 그다음이 C와 D이고, 가장 먼 곳이 E와 F예요.
check-step-cities = 도시혜택
check-where-cities = 여행지도를 보세요. 도시마다 처음 들를 때 받는 것이 인쇄되어 있어요.
check-step-council = 의회
check-where-council = 의회의 네 단계를 가장 낮은 곳부터 보세요. 모래시계의 수가 들어갈 때 드는 타임이에요.
check-step-church = 성당
check-where-church = 창문 사이를 보세요. 한 칸 올라갈 때 드는 곡식자루가 그려져 있어요.
check-step-chronicle-points = 연대기의 점수
check-where-chronicle-points = 마을 연대기를 보세요. 남은 가족원 수에 따른 점수가 적혀 있어요.
check-step-chronicle-direction = 연대기를 채우는 방향
check-where-chronicle-direction = 마을 연대기나 규칙서를 보세요. 기록란의 어느 쪽 끝부터 죽은 가족원을 놓나요?
check-step-setup = { $players }인용 셋업카드
check-where-setup = { $players }인용 셋업카드를 보세요. 라운드마다 주머니에 넣는 큐브와, 공간마다 놓는 수가 적혀 있어요.
check-step-solo = { board-area-rival }
check-where-solo = 혼자 할 때 쓰는 카를라 판을 보세요. 카를라의 타임트랙이 몇 칸인지, 운명 타일이 어디 놓이는지, 액션공간이 어떤 순서인지요.
check-step-chronicle = { $players }인용 연대기와 무덤
check-where-chronicle = 마을 연대기와 무덤을 보세요. { $players }명일 때 기록란마다 몇 칸을 쓰는지 세세요. 사람이 더 많을 때 쓰는 칸은 빼세요.
check-step-box = 상자에 든 것
check-where-box = 구성물을 세거나 규칙서의 목록을 보세요.

## 자리의 이름

check-piece-grain = { reason-grain }
check-one-of-customers = 타일 { $number }
check-spot-customer = 손님: { $demand }
check-spot-leg = { $start } – { $end }
check-spot-space = { $space }
check-spot-row = { $row }
check-spot-solo-track = 카를라의 타임트랙 칸 수
check-spot-solo-above = 위쪽 운명 타일 { $number }의 앞 칸
check-spot-solo-below = 아래쪽 운명 타일 { $number }의 앞 칸
check-spot-solo-beside = 카를라 판 옆에 서는 가장 큰 숫자
check-spot-solo-ranks = 칭호 { $number }의 시작 점수
check-spot-solo-clockwise = 시계방향으로 액션공간 { $number }
check-spot-setup-added = 주머니에 넣는 색깔별 큐브 수
check-spot-setup-stalls = 시장의 가판대
check-spot-chronicle-graves = { board-graves }
check-spot-box-influence = { printed-box-influence }
check-spot-box-plague = 질병 큐브
check-spot-box-monks = 수도사
check-spot-box-goods = { printed-box-goods }
check-spot-box-coins = { printed-box-coins }
check-spot-box-grain = { printed-box-grain }
check-spot-box-substitutes = 떨어진 상품과 코인은 다른 것으로 대신함
check-spot-box-family = 숫자가 { $number }인 가족원
check-spot-farm-lap = 타임트랙 한 바퀴의 칸 수
check-spot-farm-grain = 곡식을 둘 자리
check-spot-farm-harvest = 추수하면 받는 곡식
check-spot-farm-harvest-horse = 말과 쟁기가 있을 때 곡식
check-spot-farm-harvest-ox = 소와 쟁기가 있을 때 곡식
check-spot-farm-coins = 시작할 때 코인
check-spot-turn-plague-time = 질병 큐브의 타임
check-spot-turn-well = 우물에서 내는 큐브
check-spot-market-queue = 대기 줄의 손님
check-spot-market-surcharge-persuasion = 더 팔 때마다 설득
check-spot-market-surcharge-time = 더 팔 때마다 드는 타임
check-spot-travel-time = 길마다 타임
check-spot-travel-wagons = 길마다 마차
check-spot-travel-points =
    { $number ->
        [1] 도시 1곳의 점수
       *[other] 도시 { $number }곳의 점수
    }
check-spot-council-time = { $number }단계의 타임
check-spot-council-points = { $number }단계의 점수
check-spot-council-persuasion = 단계마다 드는 설득
check-spot-council-scrolls = 단계마다 두루마리
check-spot-council-influence = { printed-rulings-second-privilege }
check-spot-council-coins = 네 번째 특권에 드는 코인
check-spot-council-prestige = 네 번째 특권의 명성
check-spot-church-faith = 들어갈 때 신앙
check-spot-church-time = 들어갈 때 드는 타임
check-spot-church-grain = 창문 { $number }에서 한 칸 올라갈 때 곡식
check-spot-church-points = 창문 { $number }의 점수
check-spot-church-majority = 최다일 때 명성
check-spot-church-coins = 가족원을 꺼낼 때 코인
check-spot-church-direction = { printed-church-direction }
check-spot-chronicle-direction = { printed-chronicle-direction }
check-spot-chronicle-points =
    { $count ->
        [1] 연대기에 남은 가족원 1명의 점수
       *[other] 연대기에 남은 가족원 { $count }명의 점수
    }
check-spot-rulings-second-privilege = { printed-rulings-second-privilege }
check-spot-rulings-tie = { printed-rulings-tie }

check-field-points = { label-points }
check-field-demand = 요구품
check-field-prestige = { board-area-prestige }
check-field-coins = { printed-box-coins }
check-field-influence = 원하는 영향력
check-field-training = 수련 타임
check-field-time = 제작 타임
check-field-grain = { printed-box-grain }
check-field-makes = 상품 { $number }
