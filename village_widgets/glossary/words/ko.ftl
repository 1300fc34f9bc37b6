### 용어집 페이지의 한국어. ui-로 시작하는 것은 그대로 페이지에 넘겨요.

ui-terms-find = 용어 찾기
ui-terms-find-about = 어느 언어로든, 낱말의 일부만 입력해도 돼요.
ui-terms-games = 게임
# The number of terms follows after a colon
ui-terms-shown = 보이는 용어
ui-terms-none = 이 글자가 든 용어가 없어요. 글자를 줄이거나 다른 언어로 찾아보세요.
