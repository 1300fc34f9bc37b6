### 가진 석기시대에 인쇄된 것의 말: 어디를 볼지, 그것을 무엇이라 부르는지.

check-step-tribe = 식량 생산량 표시
check-where-tribe = 게임판의 식량 생산량 표시를 보세요. 밭을 쓸 때마다 마커가 올라가는 곳이에요.
check-spot-tribe-most-field = 마지막 칸
check-spot-rulings-row-from = 새 카드를 놓기 시작하는 쪽
printed-value-left = 왼쪽
printed-value-right = 오른쪽
