lesson-title = 마을 준비하기
lesson-about = 마을을 하나하나 직접 준비하고, 우리 테이블에서 쓸 숫자가 모두 적힌 준비표를 챙겨요.
can-market = 인원에 맞게 손님 늘어놓기
can-close = 연대기와 무덤의 칸 막기
can-cubes = 녹색주머니를 채우고, 거기서 액션공간 채우기

step-farms = 게임판은 가운데에 놓아요. 각자 [농장](farm:0) 하나와 그 색 가족원을 모두 가져와요. 집 앞에는 가장 나이 든
    { $setup-family }명, ‘1’만 세워요. 나머지는 아직 태어나기 전이라 게임판 옆에 둬요.

    마커 하나는 타임트랙 첫 칸에, 다른 하나는 [명성점수트랙](prestige) 시작 칸에 놓아요. 그리고 모두
    { $setup-coins }코인을 받아요.
    .title = 농장 두 개
    .task = 에이다와 벨라 두 명이에요. 두 농장을 준비하세요. ‘1’은 몇 명씩, 코인은 몇 개씩일까요?
    .hint = 놓을 것을 고르고, 농장마다 +를 누르며 농장을 보세요. 그다음 ‘확인’을 누르세요.
    .move = 농장마다 ‘1’ { $setup-family }명과 { $setup-coins }코인이에요.
    .done = 두 농장이 준비됐어요. 몇 명이 하든 똑같아요.
    .family = 가족의 ‘1’ { $setup-family }명은 처음부터 모두 농장에 살고, 다른 가족원은 아직 없어요.
    .coins = 몇 명이 하든 가족마다 { $setup-coins }코인으로 시작해요.

step-customers = 손님타일을 섞어 [시장](market) 옆에 뒷면으로 더미를 만들어요. 그다음 몇 장을 펼쳐요. 먼저 응대할 수 있는
    가판대에, 그다음 대기 줄에 놓아요.

    가판대 몇 곳에는 인원수가 적혀 있어요. 우리 인원보다 큰 숫자가 적힌 곳은 비워 두세요. 두 명이면 { $setup-stalls-2 }곳, 세 명이면
    { $setup-stalls-3 }곳, 네 명이면 { $setup-stalls-4 }곳을 써요. 대기 줄은 몇 명이 하든 { $setup-queue }자리예요.
    .title = 손님
    .task = 두 명이 할 때처럼 손님을 늘어놓으세요.
    .hint = 가판대는 인원에 따라 다르고, 대기 줄은 그대로예요.
    .move = 가판대에 { $setup-stalls }명, 대기 줄에 { $setup-queue }명이에요.
    .done = 손님들이 줄을 섰어요. 나머지 타일은 더미에 남아요.
    .stalls = 두 명이니 가판대는 { $setup-stalls }곳만 써요. 인원이 더 많아야 손님도 더 서요.
    .queue = 대기 줄은 언제나 { $setup-queue }자리이고, 자리마다 손님이 한 명씩 서요.

step-graves = [연대기](chronicle)와 무덤에도 인원수가 적힌 칸이 있어요. 우리 인원보다 큰 숫자가 적힌 칸마다 아무도 쓰지 않는 색의
    가족원을 놓아요. 이 칸은 이번 게임에서 막혀요. 네 명이면 막는 칸이 없어요.

    인원이 적을수록 더 적은 죽음으로 게임이 끝나요. 연대기의 칸은 이미 막아 뒀어요. 무덤은 네 명이면 { $setup-graves-4 }칸을 모두 쓰고,
    한 명이 줄 때마다 한 칸을 막아요.
    .title = 연대기와 무덤
    .task = 두 명이 할 때처럼 무덤을 막으세요. 맞는 수만 남을 때까지 −를 누르세요.
    .hint = 두 명은 네 명보다 두 명이 적어요.
    .move = 무덤을 { $setup-graves-2 }칸 남기세요.
    .done = 세 명이었다면 { $setup-graves-3 }칸이 남아요. 무덤 전체나 연대기 전체가 꽉 차면 종료조건이 채워져요.
    .graves = 네 명이면 { $setup-graves-4 }칸 모두, 세 명이면 { $setup-graves-3 }칸이에요. 두 명이면 거기서 한 칸 더 줄어요.

step-bags = 이제 주머니 두 개예요. 수도사 { $setup-monks }명은 [검정주머니](bag)에 들어가고, 주머니는 성당 아래에 둬요.

    녹색주머니는 큐브용이에요. 인원에 맞는 셋업카드를 찾으세요. 색깔마다 큐브를 몇 개씩 넣는지 적혀 있어요. 질병 큐브
    { $setup-plague }개도 모두 넣어요. 라운드를 시작할 때마다 다시 이렇게 해요.
    .title = 주머니 두 개
    .task = 첫 라운드에 쓸 녹색주머니를 채우세요. 두 명용 카드가 여기 있어요.
    .hint = 카드에는 네 가지 색 큐브의 수가 적혀 있어요. 질병은 카드에 없지만 모두 넣어요.
    .move = 색깔마다 { $setup-colours }개씩, 질병 큐브 { $setup-plague }개예요.
    .done = 네 가지 색 { $setup-colours }개씩과 질병 { $setup-plague }개가 주머니에 들어갔어요. 상품과 곡식과 코인과 나머지 큐브는
        게임판 옆에 일반공급처로 둬요.
    .colours = 두 명용 카드에는 색깔마다 { $setup-colours }개씩이라고 적혀 있어요.
    .plague = 질병 큐브는 라운드를 시작할 때마다 모두 넣어요. 상자에 { $setup-plague }개가 있어요.

step-spaces = 주머니를 흔드세요. 그다음 보지 않고 큐브를 뽑아 액션공간에 놓아요. 공간마다 몇 개인지도 카드에 적혀 있어요.

    뽑는 큐브는 넣은 큐브보다 적어요. 몇 개는 다음 라운드까지 주머니에 남아요.
    .title = 액션공간
    .task = 카드대로 액션공간마다 큐브를 뽑으세요.
    .hint = 카드를 차례로 따라가세요. 숫자를 직접 입력해도 돼요.
    .move = 추수 { $setup-at-harvest }개, 가족 { $setup-at-family }개, 기술 { $setup-at-crafts }개, 시장 { $setup-at-market }개, 여행 { $setup-at-travel }개, 의회 { $setup-at-council }개, 성당 { $setup-at-church }개예요.
    .done = 큐브 하나하나가 누군가의 턴이 돼요. 마지막 큐브가 없어지면 미사로 라운드를 마치고 주머니를 다시 채워요.
    .at-harvest = 카드에는 추수가 { $setup-at-harvest }개라고 적혀 있어요.
    .at-family = 카드에는 가족이 { $setup-at-family }개라고 적혀 있어요.
    .at-crafts = 카드에는 기술이 { $setup-at-crafts }개로 가장 많다고 적혀 있어요.
    .at-market = 시장은 { $setup-at-market }개뿐이에요. 장날은 드물어요.
    .at-travel = 카드에는 여행이 { $setup-at-travel }개라고 적혀 있어요.
    .at-council = 카드에는 의회가 { $setup-at-council }개라고 적혀 있어요.
    .at-church = 카드에는 성당이 { $setup-at-church }개라고 적혀 있어요.

step-start = 두 가지가 남았어요. 가장 나이가 많은 사람이 선 타일을 가져가고 먼저 시작해요. 여기서는 에이다예요.
    에이다의 [농장](farm:0)에 있는 깃발을 보세요.

    다음 라운드 선마커인 반지는 의회에 놓여 있어요. 이것을 특권으로 가져간 사람이 다음 라운드를 시작해요.
    .title = 누가 시작할까요?
    .task = [의회](council)에 있는 반지를 가리켜 보세요.
    .sought = 의회의 한 단계에 있는 다음 라운드 선마커
    .hint = 의회 네 단계 중 한 곳에 있어요.
    .move = 의회의 [반지](privilege:ring)를 누르세요.
    .done = 마을 준비가 끝났고 에이다가 시작해요. 2011년 판은 두 명부터 네 명까지 이것이 전부예요.

step-big-box = 빅 박스에서도 같은 것을 준비하고, 다섯 명까지 할 수 있어요. 연대기는 따로 된 판으로 무덤 옆에 놓고, 네 명이어도 ‘5’가
    적힌 칸은 막아요. 늦게 시작하는 사람은 보상을 받기도 해요. 두 번째는 곡식 1자루, 세 번째는 무작위 큐브 1개, 네 번째는 원하는 큐브
    1개, 다섯 번째는 1코인을 더 받아요.

    다섯 명이면 아무것도 막지 않고 가판대도 모두 써요.
    .title = 빅 박스와 다섯 명
    .task = 다섯 명이 할 때처럼 이것들을 준비하세요. 큐브 카드가 여기 있어요.
    .hint = 다섯 명이면 막는 칸이 없어요. 무덤을 모두 쓰고 가판대 { $setup-stalls }곳도 모두 써요.
    .move = 가판대에 { $setup-stalls }명, 무덤 { $setup-graves }칸, 기술에 큐브 { $setup-at-crafts }개, 성당에 { $setup-at-church }개예요.
    .done = 다섯 명이 하는 빅 박스예요. 두 명부터 네 명까지는 2011년 판과 숫자가 같아요.
    .stalls = 네 명일 때처럼 가판대 { $setup-stalls }곳을 모두 써요.
    .graves = 다섯 명이면 무덤을 막지 않아요. 모두 { $setup-graves }칸이에요.
    .at-crafts = 다섯 명용 카드에는 기술이 { $setup-at-crafts }개라고 적혀 있어요.
    .at-church = 다섯 명용 카드에는 성당이 { $setup-at-church }개라고 적혀 있어요.

step-three = 이제 혼자 해 보세요. 카로가 와서 세 명이고, 2011년 판이에요. 테이블은 비었어요. 연대기의 칸만 이미 막혀 있고, 수도사는
    주머니에 들어 있어요.

    숫자가 기억나지 않으면 두 명일 때와 네 명일 때를 떠올려 보세요.
    .title = 기억해서 준비하기: 세 명
    .task = 세 명이 할 때처럼 모두 준비하세요. 카드에는 큐브 수만 적혀 있어요.
    .hint = 농장과 대기 줄과 질병은 늘 같아요. 가판대와 무덤은 두 명과 네 명의 사이예요.
    .move = 각자 ‘1’ { $setup-family }명과 { $setup-coins }코인, 가판대에 { $setup-stalls }명, 대기 줄에 { $setup-queue }명, 무덤 { $setup-graves }칸, 색깔마다 큐브 { $setup-colours }개, 질병 큐브 { $setup-plague }개예요.
    .done = 모두 맞아요. 이제 액션공간만 남았어요.
    .family = 몇 명이 하든 농장마다 ‘1’ { $setup-family }명이 모두 집 앞에 서요.
    .coins = { step-farms.coins }
    .stalls = 두 명이면 { $setup-stalls-2 }곳, 네 명이면 { $setup-stalls-4 }곳을 써요. 세 명은 그 사이예요.
    .queue = 대기 줄은 인원과 상관없이 { $setup-queue }자리예요.
    .graves = 두 명이면 { $setup-graves-2 }칸, 네 명이면 { $setup-graves-4 }칸이 남아요. 세 명은 그 사이예요.
    .colours = 세 명용 카드에는 색깔마다 { $setup-colours }개씩이라고 적혀 있어요.
    .plague = 몇 명이 하든 질병 큐브 { $setup-plague }개를 모두 넣어요.

step-three-cubes = 녹색주머니를 채웠고 세 명용 카드도 찾았어요. 흔들어서 뽑으세요!
    .title = 세 명의 액션공간
    .task = 세 명용 카드대로 액션공간마다 큐브를 뽑으세요.
    .hint = 가족과 기술과 성당은 두 명일 때보다 많아요.
    .move = { step-spaces.move }
    .done = 세 명이 할 마을을 준비했어요. 가장 나이가 많은 사람이 시작해요.
    .at-harvest = 세 명용 카드에는 추수가 { $setup-at-harvest }개라고 적혀 있어요.
    .at-family = 세 명용 카드에는 가족이 { $setup-at-family }개라고 적혀 있어요. 두 명일 때보다 많아요.
    .at-crafts = 세 명용 카드에는 기술이 { $setup-at-crafts }개라고 적혀 있어요. 두 명일 때보다 많아요.
    .at-market = 시장은 두 명일 때처럼 { $setup-at-market }개뿐이에요.
    .at-travel = 세 명용 카드에는 여행이 두 명일 때처럼 { $setup-at-travel }개라고 적혀 있어요.
    .at-council = 세 명용 카드에는 의회가 두 명일 때처럼 { $setup-at-council }개라고 적혀 있어요.
    .at-church = 세 명용 카드에는 성당이 { $setup-at-church }개라고 적혀 있어요. 두 명일 때보다 많아요.

step-sheet = 우리 테이블에서 쓸 준비표예요. 인원마다 숫자가 모두 적혀 있고, 준비하는 순서대로 되어 있어요. 언제든 다시 와서 볼 수
    있어요.

    한번 써 볼까요? 이 마을은 두 명에 맞게 준비했는데, 액션공간 한 곳에 큐브가 하나 더 많아요.
    .title = 준비표
    .task = 두 명일 때보다 큐브가 하나 더 많은 액션공간을 가리켜 보세요.
    .sought = 두 명용 카드보다 큐브가 많은 액션공간
    .hint = 추수부터 성당까지 두 명용 카드와 비교해 보세요.
    .move = 가족을 보세요. { $setup-at-family }개여야 맞아요. 거기 있는 [질병 큐브](cube:family:plague)를 누르세요.
    .done = 맞아요. 가족은 두 명이면 { $setup-at-family }개, 세 명이면 { $setup-at-family-3 }개예요. 이제 진짜 테이블에서도 마을을 준비할 수 있어요.
