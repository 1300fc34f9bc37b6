### 《曼尼托巴》版圖上的標示，以及圖片的文字描述。

game-title = 曼尼托巴
game-about = 帶領一個克里氏族度過四季：圖騰決定能做什麼，在領土上收集的物資和異象之路上的收穫都會得分。二到四人，十二歲以上，約一小時。
chart-score = 分數
chart-points-about = 到目前為止每輪獲得的分數；倉庫裡的物資要到計分時才計算。
chart-categories-about = 假設遊戲現在結束：目前的分數、四個倉庫和貝殼。

board-title-land = 領土與圖騰
board-title-season = 季節、季節卡與供應區
board-title-paths = 異象之路
board-title-clan = { $name }的村莊
