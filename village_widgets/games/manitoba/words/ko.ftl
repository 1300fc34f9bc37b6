### 마니토바 게임판의 이름표와 그림이 보여 주는 것.

game-title = 마니토바
game-about = 계절이 바뀌는 동안 크리족 씨족을 이끌어요. 무엇을 할 수 있는지는 토템이 정하고, 영토에서 모은 상품과 예지의 길에서 만난 것이 점수가 돼요. 2~4명, 12세 이상, 약 1시간.
chart-score = 점수
chart-points-about = 지금까지 얻은 점수를 라운드마다 보여 줘요. 저장구역에 있는 상품은 점수를 계산할 때 세요.
chart-categories-about = 지금 게임이 끝난다면 몇 점인지 보여 줘요: 지금까지의 점수, 저장구역 네 곳, 조가비.

board-title-land = 영토와 토템
board-title-season = 계절, 계절 카드와 공급처
board-title-paths = 예지의 길
board-title-clan = { $name } 님의 마을
