### 記錄用自己的配件玩的曼尼托巴。

totem-title = 由上往下點圖騰的圓片
totem-name = { board-area-totem }
totem-count = { $discs }個圓片已點{ $typed }個
totem-lying = 由上往下：{ $discs }
totem-enter = 輸入圖騰
totem-back = 收回最後一個圓片
tile-rows = { $short }／{ $long }
