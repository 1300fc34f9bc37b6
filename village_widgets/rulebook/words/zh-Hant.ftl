### 規則書頁面的繁體中文。以 ui- 開頭的，頁面照原樣取得。

ui-rules-find = 尋找規則
ui-rules-find-about = 輸入你在桌上會問的話，用任何一種語言都可以。
ui-rules-common = 怎麼 | 怎樣 | 什麼 | 可以 | 能不 | 會不 | 要不 | 可不 | 還能 | 還可 | 一定 | 麼辦 | 幾個 | 多少 | 如果 | 時候 | 哪裡 | 沒有 | 我們 | 能 | 會 | 要 | 嗎 | 呢 | 了 | 的 | 是 | 有 | 還 | 幾 | 哪 | 誰 | 我 | 你 | 他
ui-rules-games = 要看哪款遊戲的規則
# The number of rules follows after a colon
ui-rules-found = 找到的規則
ui-rules-none = 沒有規則包含這些字。可以少打幾個字，或換個說法。
ui-rules-leans = 要先知道的規則
ui-rules-asked = 相關練習
ui-rules-link = 這條規則的連結
ui-rules-board = 版圖上的規則

# The only heading of a game whose rules are not in groups yet
rules-all = 所有規則
# Beside a value of a ruling: what a table plays that decides nothing else
ruling-usual = 通常

## 呈現規則的局面

# $choice is worded as on its button.
example-refused = 試試看：「{ $choice }」。規則不允許。
example-made = 做做看，看會發生什麼事：「{ $choice }」。
example-try = 試試看
example-none = 這條規則還沒有可以看的局面。

## 遊戲設置一覽

ui-glance-title = 遊戲設置一覽
ui-glance-clear = 清除所有勾選
ui-glance-board = 設置好的桌面
# $count (number)：與版本不同的數值
setup-section-start = 誰先開始
glance-owned =
    使用你手上遊戲的數字：有{ $count }處不同。
