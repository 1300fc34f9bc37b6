### 직접 가진 구성물로 하는 마니토바를 적는 화면의 말.

totem-title = 토템의 디스크를 맨 위부터 누르세요
totem-name = { board-area-totem }
totem-count = 디스크 { $discs }개 중 { $typed }개
totem-lying = 맨 위부터: { $discs }
totem-enter = 토템 입력하기
totem-back = 마지막 디스크 되돌리기
tile-rows = { $short } / { $long }
