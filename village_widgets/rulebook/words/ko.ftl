### 규칙서 페이지의 한국어. ui-로 시작하는 것은 그대로 페이지에 넘겨요.

ui-rules-find = 규칙 찾기
ui-rules-find-about = 게임하면서 물어볼 말을 어느 언어로든 입력해 보세요.
ui-rules-common = 어떻게 | 언제 | 무엇 | 뭐 | 뭘 | 왜 | 누가 | 어디 | 어디에 | 몇 | 얼마나 | 꼭 | 다시 | 좀 | 그냥 | 할 | 수 | 안 | 못 | 때 | 그 | 이 | 저 | 것 | 거 | 게 | 돼요 | 되나요 | 되나 | 되면 | 되는지 | 하나요 | 해요 | 해도 | 하면 | 있나요 | 있나 | 있어요 | 없어요 | 인가요 | 나요 | 가능 | 가능한가요 | 가능해요 | 어떡해
ui-rules-games = 규칙을 볼 게임
# The number of rules follows after a colon
ui-rules-found = 찾은 규칙
ui-rules-none = 이 말이 든 규칙이 없어요. 낱말을 줄이거나 다른 말로 찾아보세요.
ui-rules-leans = 먼저 알아야 할 규칙
ui-rules-asked = 이 규칙의 연습 문제
ui-rules-link = 이 규칙의 링크
ui-rules-board = 게임판에서 보는 규칙

# The only heading of a game whose rules are not in groups yet
rules-all = 모든 규칙
# Beside a value of a ruling: what a table plays that decides nothing else
ruling-usual = 보통

## 규칙을 보여 주는 상황

# $choice is worded as on its button.
example-refused = 해 보세요: “{ $choice }”. 규칙상 할 수 없어요.
example-made = 해 보고 어떻게 되는지 보세요: “{ $choice }”.
example-try = 해 보기
example-none = 이 규칙을 보여 주는 상황은 아직 없어요.

## 한눈에 보는 게임 준비

ui-glance-title = 한눈에 보는 게임 준비
ui-glance-clear = 체크 모두 지우기
ui-glance-board = 준비를 마친 테이블
# $count (number): 판본과 다른 값의 수
setup-section-start = 시작하는 사람
glance-owned =
    내 게임의 숫자를 써요. 다른 것이 { $count }개예요.
