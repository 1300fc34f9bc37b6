### 사람들이 진짜 주사위와 카드로 하면서 여기 적는 석기시대 게임의 말.

dice-title = 주사위에서 무엇이 나왔나요?
dice-title-sum = 주사위마다 나온 눈을 누르거나, 아래에서 합을 누르세요
dice-name = 주사위
dice-count =
    { $typed ->
        [0] { $dice }개 남음
       *[other] { $dice }개 중 { $typed }개, 합 { $sum }
    }
dice-lying = 주사위: { $faces }
dice-none = 아직 없음
dice-add = 눈이 { $face }인 주사위
dice-enter = 주사위 입력
dice-back = 마지막 주사위 무르기
