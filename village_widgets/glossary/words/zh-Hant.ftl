### 詞彙表頁面的繁體中文。以 ui- 開頭的，頁面照原樣取得。

ui-terms-find = 尋找詞彙
ui-terms-find-about = 用任何一種語言都可以，輸入詞的一部分就行。
ui-terms-games = 遊戲
# The number of terms follows after a colon
ui-terms-shown = 顯示的詞彙
ui-terms-none = 沒有詞彙包含這些字。可以少打幾個字，或改用另一種語言。
